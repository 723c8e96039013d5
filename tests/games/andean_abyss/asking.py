"""Questions of Operations and whole cards, for the tests of sections 1 to 3."""

from __future__ import annotations

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.s4_special import NAMES
from abyssal.kernel.decision import Decision
from abyssal.kernel.game import Game
from abyssal.kernel.notation import changes
from abyssal.series.general import menu
from tests.helpers import FACTIONS, RULES, asks, copy

SPECIAL = [*NAMES, "ambush"]
"""The words for Special Activities; Ambush alone is a way to Attack, not something in between."""
PROPAGANDA = [73, 74, 75, 76]
DECK = ("queue", "seen", "pile_events", "pile_propaganda", "revealed", "card", "phase")


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
    events = sum(1 for card in cards if card not in PROPAGANDA)
    RULES.deck(b).stack([(events, len(cards) - events)])
    b.order = list(cards)
    game = Game.at(RULES, b)
    draw(game)
    return game


def draw(game: Game) -> None:
    """Turn up the cards that chance is asked for; nothing is agreed on before a Propaganda Round (1.5.1)."""
    while game.decision is not None and game.decision.kind in ("draw", "before-round"):
        game.choose(game.decision.options[0])


def begin_round(b: Colombia) -> Game:
    """A game at this position, the beginning of a Propaganda Round; nothing is agreed on before it (1.5.1)."""
    game = Game.at(RULES, b)
    if game.decision is not None and game.decision.kind == "before-round":
        game.choose("done")
    return game


def answer(game: Game, *choices: str) -> dict[str, int]:
    """Make these choices; everything that changed but for the deck."""
    before = game.board.twin()
    before.restore(game.board.snapshot())
    for choice in choices:
        game.choose(choice)
        draw(game)
    return {name: change for name, change in changes(before, game.board).items() if name.split(" ")[0] not in DECK}


def asked(game: Game) -> Decision:
    """The open question."""
    assert game.decision is not None
    return game.decision


def actor(game: Game) -> str:
    """Whose turn it is."""
    return RULES.spec.factions[asked(game).actor]


def eligible(game: Game) -> list[str]:
    at = RULES.spec.at["eligible"]
    return [name for name, faction in FACTIONS.items() if game.board.n[at + faction]]


def table(game: Game) -> tuple[int, list[int]]:
    """The card in play and those that lie face up on the deck."""
    return game.board.n[RULES.spec.at["card"]], game.rules.deck(game.board).queue()


__all__ = [
    "actor", "answer", "asked", "asks", "begin_round", "copy", "deal", "draw", "eligible", "offered", "operations",
    "others", "plain", "table",
]  # fmt: skip
