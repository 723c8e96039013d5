"""Whole cards and Propaganda Rounds, for the tests of the frame of A Distant Plain."""

from __future__ import annotations

from collections.abc import Callable, Generator

from abyssal.coin.game import Game
from abyssal.games.distant_plain import names, s6_propaganda
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import CARD, PHASE, PROPAGANDA_PLAYED, ROUNDS, VICTORY_PHASE
from abyssal.kernel.decision import Decision, Flow
from tests.games import asking
from tests.games.asking import actor, answer, asked, draw, eligible, table
from tests.games.distant_plain.helpers import RULES, copy, play

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


def stack(b: Afghanistan, *cards: int) -> None:
    """Stack the deck with these cards in this order."""
    asking.stack(RULES, b, *cards)


def deal(b: Afghanistan, *cards: int) -> Game:
    """Return a game at this position with these cards as the deck, the first two turned up."""
    return asking.deal(RULES, b, *cards)


def at_round(b: Afghanistan, played: int = 1, *following: int) -> Game:
    """Return a game at the start of the Round of the `played`-th Propaganda card, with Event cards on the deck."""
    stack(b, *(following or (1, 23)))
    b.set(CARD, PROPAGANDA + played - 1)
    b.set(PROPAGANDA_PLAYED, played)
    b.set(ROUNDS, played - 1)
    b.set(PHASE, VICTORY_PHASE)
    game = Game.at(RULES, b)
    draw(game)
    return game


def during(b: Afghanistan, phase: Callable[[Afghanistan], Flow[None]], *choices: str) -> dict[str, int]:
    """Return what a phase of a Round changes with these choices.

    Some phases act before they ask the first question. While pieces Redeploy, Control does not change (6.5).
    """
    if phase in REDEPLOYING:
        b.set(PHASE, REDEPLOYING[phase])

    def flow() -> Generator[Decision, str, None]:
        yield from phase(b)

    return play(b, flow(), *choices)


def position(game: Game) -> Afghanistan:
    assert isinstance(game.board, Afghanistan)
    return game.board


__all__ = [
    "actor", "answer", "asked", "at_round", "copy", "deal", "draw", "during", "eligible", "position", "stack", "table",
]  # fmt: skip
