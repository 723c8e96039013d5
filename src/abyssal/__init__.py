"""Abyssal: a digital edition of the COIN-series games Andean Abyss and A Distant Plain.

Programs that use Abyssal import from here: `from abyssal import Game, rules_for`. Everything else may move.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .coin.game import Game
    from .games import GAMES, rules_for
    from .kernel.decision import CHANCE, Decision
    from .kernel.errors import Problem
    from .kernel.game import Policy, chance
    from .kernel.players import RandomPlayer, play_out, play_turn
    from .kernel.record import Record
    from .lab.environments.making import env
    from .lab.environments.vector import vector_env

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "Decision",
    "Game",
    "Policy",
    "Problem",
    "RandomPlayer",
    "Record",
    "__version__",
    "chance",
    "env",
    "play_out",
    "play_turn",
    "rules_for",
    "vector_env",
]

_MODULES = {
    "CHANCE": "kernel.decision",
    "GAMES": "games",
    "Decision": "kernel.decision",
    "Game": "kernel.game",
    "Policy": "kernel.game",
    "Problem": "kernel.errors",
    "RandomPlayer": "kernel.players",
    "Record": "kernel.record",
    "chance": "kernel.game",
    "env": "lab.environments.making",
    "play_out": "kernel.players",
    "play_turn": "kernel.players",
    "rules_for": "games",
    "vector_env": "lab.environments.vector",
}
"""Module of each public name. Names are imported on first use, so that the program starts without loading the games."""

if os.environ.get("ABYSSAL_ENGINE") == "plain":
    from .engine import use_plain

    use_plain()


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
