"""Questions of Operations and whole cards, for the tests of sections 1 to 3."""

from __future__ import annotations

from abyssal.coin.game import Game
from abyssal.coin.general import menu
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.s4_special import NAMES
from abyssal.kernel.decision import Decision
from tests.games import asking
from tests.games.asking import actor, answer, asked, draw, eligible, table
from tests.helpers import FACTIONS, RULES, asks, copy

SPECIAL = [*NAMES, "ambush"]
"""The words for Special Activities; Ambush alone is a way to Attack, not something in between."""


def plain(options: list[str]) -> set[str]:
    """Options without what may come in between at any time (1.4.1, 4.1)."""
    return set(options) - {"take_back", *NAMES}


def offered(decision: Decision) -> list[str]:
    """The Special Activities among the options."""
    return [option for option in decision.options if option in SPECIAL]


def others(decision: Decision) -> list[str]:
    """The options that are neither Special Activities nor taking back pieces."""
    return [option for option in decision.options if option not in SPECIAL and option != "take_back"]


def operations(b: Colombia, who: str) -> list[str]:
    """The Operations, with Special Activities, that a faction could choose."""
    return menu(b, FACTIONS[who], limited=False, special=True)


def deal(b: Colombia, *cards: int) -> Game:
    """A game at this position whose deck is these cards, the first two of them turned up."""
    return asking.deal(RULES, b, *cards)


def begin_round(b: Colombia) -> Game:
    """A game at this position, the beginning of a Propaganda Round; nothing is agreed on before it (1.5.1)."""
    game = Game.at(RULES, b)
    if game.decision is not None and game.decision.kind == "before-round":
        game.choose("done")
    return game


__all__ = [
    "actor", "answer", "asked", "asks", "begin_round", "copy", "deal", "draw", "eligible", "offered", "operations",
    "others", "plain", "table",
]  # fmt: skip
