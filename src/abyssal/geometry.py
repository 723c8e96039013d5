"""The shapes of a game's map, for the page and for pictures."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from .games import rules_for


@cache
def geometry(game: str) -> bytes:
    """The map's shapes, as JSON."""
    found = files("abyssal") / "games" / rules_for(game).spec.game.replace("-", "_") / "data" / "geometry.json"
    return found.read_bytes() if found.is_file() else b"{}"
