"""The shapes of a game's map."""

from __future__ import annotations

import json
from functools import cache

from ...games import home, rules_for


@cache
def geometry(game: str) -> bytes:
    """Return the shapes of the map as JSON, with the neighbours of each space."""
    spec = rules_for(game).spec
    found = home(spec.game) / "data" / "geometry.json"
    if not found.is_file():
        return b"{}"
    shapes = json.loads(found.read_text(encoding="utf-8"))
    for s, name in enumerate(spec.spaces):
        shapes["spaces"][name]["adjacent"] = [spec.spaces[x] for x in spec.adjacent[s]]
    return json.dumps(shapes, ensure_ascii=False, separators=(",", ":")).encode()
