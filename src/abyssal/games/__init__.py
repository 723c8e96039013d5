"""Registry of the games by name."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final

from ..coin.rules import Rules
from ..kernel.values import unknown


def _andean_abyss() -> Rules:
    from .andean_abyss.rules import AndeanAbyss

    return AndeanAbyss()


def _distant_plain() -> Rules:
    from .distant_plain.rules import DistantPlain

    return DistantPlain()


LOADERS: dict[str, Callable[[], Rules]] = {"andean-abyss": _andean_abyss, "distant-plain": _distant_plain}
"""Loaders import their game lazily, so only games in use are read."""
GAMES: Final = list(LOADERS)
_loaded: dict[str, Rules] = {}


def rules_for(name: str) -> Rules:
    """Return the rules of a game, loading them on first use."""
    if name not in LOADERS:
        raise unknown("game", name, "game")
    if name not in _loaded:
        rules = _loaded[name] = LOADERS[name]()
        copyreg.pickle(type(rules), _by_name)
    return _loaded[name]


def _by_name(rules: Rules) -> tuple[Callable[[str], Rules], tuple[str]]:
    """Pickle rules by their name, so that each process loads the rules of a game only once."""
    return rules_for, (rules.game,)
