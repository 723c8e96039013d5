"""The games, by name."""

from __future__ import annotations

from ..kernel.board import unknown
from ..kernel.rules import Rules

GAMES = ["andean-abyss"]
UNFINISHED = ["distant-plain"]
"""Begun, but not yet to be played."""

_loaded: dict[str, Rules] = {}


def rules_for(name: str) -> Rules:
    """The rules of a game, loaded once."""
    if name not in GAMES:
        raise unknown("game", name, "game")
    if name not in _loaded:
        from .andean_abyss.rules import AndeanAbyss

        _loaded[name] = AndeanAbyss()
    return _loaded[name]
