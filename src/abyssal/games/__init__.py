"""Registry of the games by name: our own, and those that installed packages add (entry points in `abyssal.games`)."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from ..coin.rules import CoinRules, Rules
from ..kernel.errors import Problem
from ..kernel.values import unknown
from .installed import find_games


def _andean_abyss() -> Rules:
    from .andean_abyss.rules import AndeanAbyss

    return AndeanAbyss()


def _distant_plain() -> Rules:
    from .distant_plain.rules import DistantPlain

    return DistantPlain()


_OWN: Final[dict[str, Callable[[], Rules]]] = {"andean-abyss": _andean_abyss, "distant-plain": _distant_plain}
"""Loaders import their game lazily, so only games in use are read."""
_INSTALLED: Final = find_games(_OWN)
"""Games of other packages by name."""
OWN_GAMES: Final = list(_OWN)
GAMES: Final = [*_OWN, *_INSTALLED]
_loaded: dict[str, Rules] = {}


def rules_for(name: str) -> Rules:
    """Return the rules of a game, loading them on first use."""
    if name not in GAMES:
        raise unknown("game", name, "game")
    if name not in _loaded:
        rules = _loaded[name] = _OWN[name]() if name in _OWN else _of_package(name)
        copyreg.pickle(type(rules), _by_name)
    return _loaded[name]


def _of_package(name: str) -> Rules:
    """Load a game of another package. Its entry point names a function or class that returns the rules.

    Its classes extend ours, which those of the compiled engine do not allow.
    """
    point = _INSTALLED[name]
    if not __file__.endswith(".py"):
        raise Problem("needs-plain-engine", game=name)
    try:
        make: Any = point.load()
    except (ImportError, AttributeError) as error:
        raise Problem("bad-game-package", game=name, package=point.value, reason=str(error)) from error
    found = make() if callable(make) else None
    if not isinstance(found, CoinRules) or found.game != name:
        raise Problem("bad-game-package", game=name, package=point.value, reason=f"no rules of {name}")
    return found


def broken() -> dict[str, Problem]:
    """Return the games of other packages that cannot be loaded, each with the reason."""
    found: dict[str, Problem] = {}
    for name in _INSTALLED:
        try:
            rules_for(name)
        except Problem as problem:
            found[name] = problem
    return found


def _by_name(rules: Rules) -> tuple[Callable[[str], Rules], tuple[str]]:
    """Pickle rules by their name, so that each process loads the rules of a game only once."""
    return rules_for, (rules.game,)


def home(name: str) -> Traversable:
    """Return the folder of a game's package, which has its `data`. One of another package also has `locale` and
    `web`."""
    if name not in GAMES:
        raise unknown("game", name, "game")
    return files("abyssal.games." + name.replace("-", "_") if name in _OWN else _INSTALLED[name].module)


def looks(name: str) -> Traversable:
    """Return the folder with a game's looks on the page. It may not exist: then the page draws it plainly."""
    return files("abyssal") / "web" / "games" / name if is_own(name) else home(name) / "web"


def style_of(name: str) -> str:
    """Return the style sheet of a game, which has the colours of its factions. Empty if it has none."""
    path = looks(name) / "game.css"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def is_own(name: str) -> bool:
    """Return True if the game is one of ours, whose texts and looks are in `abyssal` itself."""
    return name in _OWN
