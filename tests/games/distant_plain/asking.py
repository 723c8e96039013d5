"""Whole cards and Propaganda Rounds, for the tests of the frame of A Distant Plain."""

from __future__ import annotations

from collections.abc import Callable, Generator

from abyssal.games.distant_plain import names, s6_propaganda
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import CARD, ELIGIBLE, FACTIONS, PHASE, PROPAGANDA_PLAYED, ROUNDS, VICTORY_PHASE
from abyssal.kernel.decision import Decision, Flow
from abyssal.kernel.game import Game
from tests.games.distant_plain.helpers import RULES, copy, difference, play

PROPAGANDA = 73
"""The first of the six Propaganda cards."""
REDEPLOYING = {
    s6_propaganda.desertion_phase: names.DESERTION_PHASE,
    s6_propaganda.coalition_redeploy_phase: names.COALITION_REDEPLOY_PHASE,
    s6_propaganda.government_redeploy_phase: names.GOVERNMENT_REDEPLOY_PHASE,
    s6_propaganda.police_redeploy_phase: names.POLICE_REDEPLOY_PHASE,
    s6_propaganda.taliban_redeploy_phase: names.TALIBAN_REDEPLOY_PHASE,
    s6_propaganda.control_phase: names.CONTROL_PHASE,
}
"""The parts of the Redeploy Phase."""
DECK = ("queue", "seen", "pile_events", "pile_propaganda", "revealed", "card", "phase")


def stack(b: Afghanistan, *cards: int) -> None:
    """Let the deck be these cards in this order."""
    rounds = sum(card >= PROPAGANDA for card in cards)
    RULES.deck(b).stack([(len(cards) - rounds, rounds)])
    b.order = list(cards)


def deal(b: Afghanistan, *cards: int) -> Game:
    """A game at this position whose deck is these cards, the first two of them turned up."""
    stack(b, *cards)
    game = Game.at(RULES, b)
    draw(game)
    return game


def draw(game: Game) -> None:
    """Turn up the cards that chance is asked for."""
    while game.decision is not None and game.decision.kind == "draw":
        game.choose(game.decision.options[0])


def at_round(b: Afghanistan, played: int = 1, *following: int) -> Game:
    """A game at the beginning of the Round of the so-manieth Propaganda card, with Event cards on the deck."""
    stack(b, *(following or (1, 23)))
    b.set(CARD, PROPAGANDA + played - 1)
    b.set(PROPAGANDA_PLAYED, played)
    b.set(ROUNDS, played - 1)
    b.set(PHASE, VICTORY_PHASE)
    game = Game.at(RULES, b)
    draw(game)
    return game


def during(b: Afghanistan, phase: Callable[[Afghanistan], Flow[None]], *choices: str) -> dict[str, int]:
    """What a phase of a Round changes with these choices. Some do all they do before they are asked for a question.

    While pieces Redeploy, Control waits (6.5).
    """
    if phase in REDEPLOYING:
        b.set(PHASE, REDEPLOYING[phase])

    def flow() -> Generator[Decision, str, None]:
        yield from phase(b)

    return play(b, flow(), *choices)


def answer(game: Game, *choices: str) -> dict[str, int]:
    """Make these choices; everything that changed but for the deck, and what follows from the rest."""
    before = position(game).twin()
    before.restore(game.board.snapshot())
    for choice in choices:
        game.choose(choice)
        draw(game)
    found = difference(before, position(game))
    return {name: change for name, change in found.items() if name.split(" ")[0] not in DECK}


def position(game: Game) -> Afghanistan:
    assert isinstance(game.board, Afghanistan)
    return game.board


def asked(game: Game) -> Decision:
    """The open question."""
    assert game.decision is not None
    return game.decision


def actor(game: Game) -> str:
    """Whose turn it is."""
    return FACTIONS[asked(game).actor]


def eligible(game: Game) -> list[str]:
    return [name for faction, name in enumerate(FACTIONS) if game.board.n[ELIGIBLE + faction]]


def table(game: Game) -> tuple[int, list[int]]:
    """The card in play and those that lie face up on the deck."""
    return game.board.n[CARD], game.rules.deck(game.board).queue()


__all__ = [
    "actor", "answer", "asked", "at_round", "copy", "deal", "draw", "during", "eligible", "position", "stack", "table",
]  # fmt: skip
