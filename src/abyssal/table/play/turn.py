"""The turn so far: the choices since the last checkpoint, noted as they are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...coin.board import Board
from ...coin.game import Game
from ...kernel.decision import Decision
from ...kernel.position import Entry


@dataclass(frozen=True)
class Step:
    """A choice, the question it answered, and what the journal says about it."""

    asked: Decision
    choice: str
    entries: Sequence[Entry]


@dataclass
class Turn:
    first: int
    """Number of choices before the first one of the turn."""
    resources: list[int]
    """Each faction's Resources at the first question after the checkpoint."""
    steps: list[Step]


def begin_turn(board: Board, length: int) -> Turn:
    """Return a turn that begins at the open question, after `length` choices."""
    return Turn(length, [board.resources(faction) for faction in range(len(board.spec.factions))], [])


def keep_question(d: Decision) -> Decision:
    """Copy a question with its options: a question computes them from the board, which the choice changes."""
    return Decision(
        d.actor, d.kind, d.rule, d.options, space=d.space, origin=d.origin, faction=d.faction, piece=d.piece,
        number=d.number, card=d.card, open=d.open,
    )  # fmt: skip


def replay_turn(game: Game) -> Turn:
    """Play the turn so far again on a copy, for a game that was loaded in the middle of it."""
    copy = game.at_checkpoint()
    copy.board.conduct.journal = []
    turn = begin_turn(copy.board, copy.length)
    for choice in game.since_checkpoint:
        if copy.decision is None:
            break
        asked, told = keep_question(copy.decision), len(copy.journal)
        copy.play(choice)
        turn.steps.append(Step(asked, choice, copy.journal[told:]))
    return turn
