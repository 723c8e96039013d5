"""The shapes of a game's map."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from ...games import home, rules_for

_OUTLINE = re.compile(r"M[-0-9. MLCZ]+")
_PART = re.compile(r"([MLCZ])([^MLCZ]*)")


@cache
def map_shapes(game: str) -> dict[str, Any]:
    """Return the shapes of the map, with the neighbours of each space. Cached: do not change it."""
    spec = rules_for(game).spec
    found = home(spec.game) / "data" / "geometry.json"
    if not found.is_file():
        return {}
    shapes: dict[str, Any] = json.loads(found.read_text(encoding="utf-8"))
    for s, name in enumerate(spec.spaces):
        shapes["spaces"][name]["adjacent"] = [spec.spaces[x] for x in spec.adjacent[s]]
    return shapes


@cache
def geometry(game: str) -> bytes:
    """Return the shapes as JSON. Outlines go in steps from point to point: compressed, they take a third less."""
    return json.dumps(_in_steps(map_shapes(game)), ensure_ascii=False, separators=(",", ":")).encode()


def _in_steps(shape: Any) -> Any:
    if isinstance(shape, str):
        return relative(shape) if _OUTLINE.fullmatch(shape) else shape
    if isinstance(shape, list):
        return [_in_steps(part) for part in shape]
    # The page takes the branches of a line apart, so they keep their places.
    if isinstance(shape, dict) and shape.get("kind") != "loc":
        return {name: _in_steps(part) for name, part in shape.items()}
    return shape


def relative(path: str) -> str:
    """Return an outline in steps. Its coordinates are tenths, and so are the steps: nothing is lost."""
    x = y = 0
    start, parts = (0, 0), list[str]()
    for letter, numbers in _PART.findall(path):
        tenths = [round(float(number) * 10) for number in numbers.split()]
        points, steps = list(zip(tenths[::2], tenths[1::2], strict=True)), []
        # The control points of a curve are seen from where it begins.
        each = 3 if letter == "C" else 1
        for n, (to_x, to_y) in enumerate(points, 1):
            steps += [f"{(to_x - x) / 10:g}", f"{(to_y - y) / 10:g}"]
            if n % each == 0:
                x, y = to_x, to_y
        if letter == "M":
            start = x, y
        elif letter == "Z":
            x, y = start
        parts.append(letter.lower() + " ".join(steps))
    return "".join(parts).replace(" -", "-")
