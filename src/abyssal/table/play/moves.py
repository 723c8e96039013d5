"""The rules of choosing, undoing and rewinding at a table: who may, for which seat, and which choices stay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...kernel.errors import Problem
from .agreements import AGREEMENT_WINDOW, check_agreements
from .table import Table, require_seats

MAX_CHOICES = 20_000
"""Maximum number of choices in a game. No real game comes near it; it ends endless gifts back and forth."""


@dataclass(frozen=True)
class Move:
    """A change of the game that was checked but not made yet. `Tables.carry_out` makes and commits it."""

    seat: str
    """The seat that makes it."""
    keep: int
    """Number of choices that stay."""
    removes: bool
    """Whether the choices after those are removed."""
    make: Callable[[], None]
    """Change the table in memory, up to the next question."""


def plan_choice(table: Table, seats: Sequence[str], choices: Sequence[str], on: bool, most: str | None) -> Move:
    """Check that these seats may make these choices now. An agreement is the only choice of its request."""
    seat = table.seat_choosing(seats, choices[0])
    check_length(table)
    if table.exercise is not None:
        table.exercise.check(table.own_choices(), choices)
    if " " not in choices[0]:
        return Move(seat, table.game.length, False, lambda: table.choose(seats, choices, on, most))
    check_agreements([*table.game.tape[-AGREEMENT_WINDOW:], choices[0]])
    return Move(seat, table.game.length, False, lambda: table.play(choices[0]))


def plan_undo(table: Table, seats: Sequence[str]) -> Move:
    """Check that these seats may undo their last choice. Forced choices after it go with it."""
    game = table.game
    if game.undoable <= 0 or not any(not forced for forced in table.forced[game.fence :]):
        raise Problem("nothing-to-undo")
    seat = table.seat_for(seats, game.actor)
    keep = max(n for n, forced in enumerate(table.forced) if not forced)
    return Move(seat, keep, True, lambda: table.undo_to(keep))


def plan_rewind(table: Table, seats: list[str], at: int) -> Move:
    """Check that the host may go back to the position after the first `at` choices."""
    if table.host not in require_seats(seats):
        raise Problem("not-host")
    if not table.friendly:
        raise Problem("not-friendly")
    if at >= table.game.length:
        raise Problem("no-such-choice", number=at, last=table.game.length - 1)
    choices = table.choices()[:at]
    return Move(table.host, at, True, lambda: table.replay(choices))


def plan_computer_choices(table: Table, faction: str, choices: Sequence[str]) -> Move:
    """Check that a computer player may make these choices. It stops where another player is asked."""
    check_length(table)
    actor = table.rules.spec.faction_index[faction]

    def play() -> None:
        for choice in choices:
            decision = table.game.decision
            if decision is None or decision.actor != actor:
                break
            table.game.check(choice)
            table.play(choice)

    return Move(faction, table.game.length, False, play)


def check_length(table: Table) -> None:
    """Refuse another choice in a game that has too many."""
    if table.game.length >= MAX_CHOICES:
        raise Problem("too-long", most=MAX_CHOICES)
