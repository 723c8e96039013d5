"""Helpers for the tests of sections 1 to 3: questions of Operations and of whole cards."""

from __future__ import annotations

from abyssal.coin.game import Game
from abyssal.coin.general import menu
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.s4_special import NAMES
from abyssal.kernel.decision import Decision
from tests.games import asking
from tests.games.andean_abyss.helpers import FACTIONS, RULES, asks, copy
from tests.games.asking import actor, answer, asked, draw, eligible, table

SPECIAL = [*NAMES, "ambush"]
"""Names of the Special Activities. Ambush is missing: it is a way to Attack, not a choice in between."""


def plain(options: list[str]) -> set[str]:
    """Return the options except those open at any time (1.4.1, 4.1)."""
    return set(options) - {"take_back", *NAMES}


def offered(decision: Decision) -> list[str]:
    """Return the Special Activities among the options."""
    return [option for option in decision.options if option in SPECIAL]


def others(decision: Decision) -> list[str]:
    """Return the options that are neither Special Activities nor taking back pieces."""
    return [option for option in decision.options if option not in SPECIAL and option != "take_back"]


def operations(b: Colombia, who: str) -> list[str]:
    """Return the Operations, with Special Activities, that a faction could choose."""
    return menu(b, FACTIONS[who], limited=False, special=True)


def deal(b: Colombia, *cards: int) -> Game:
    """Return a game at this position with these cards as its deck, the first two face up."""
    return asking.deal(RULES, b, *cards)


def begin_round(b: Colombia) -> Game:
    """Return a game at this position, at the start of a Propaganda Round and without agreements before it (1.5.1)."""
    game = Game.at(RULES, b)
    if game.decision is not None and game.decision.kind == "before-round":
        game.choose("done")
    return game


__all__ = [
    "actor", "answer", "asked", "asks", "begin_round", "copy", "deal", "draw", "eligible", "offered", "operations",
    "others", "plain", "table",
]  # fmt: skip
