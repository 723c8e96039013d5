"""The rules of choosing, undoing and rewinding at a table: who may, for which seat, and which choices stay."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ...coin.by_hand import is_adjustment
from ...kernel.errors import Problem
from ...kernel.game import Policy
from ..protocol import messages
from .agreements import AGREEMENT_WINDOW, check_agreements
from .saved import Request, digest
from .table import Table, require_seats

MAX_CHOICES = 20_000
"""Maximum number of choices in a game. No real game comes near it; it ends endless gifts back and forth."""


@dataclass(frozen=True)
class Move:
    """A change of the game that was checked but not made yet. `make_move` makes it."""

    seat: str
    """The seat that makes it."""
    keep: int
    """Number of choices that stay."""
    removes: bool
    """Whether the choices after those are removed."""
    make: Callable[[], None]
    """Change the table in memory, up to the next question."""


def plan_choice(
    table: Table,
    seats: Sequence[str],
    choices: Sequence[str],
    on: bool,
    most: str | None,
    pieces: Mapping[str, int] | None = None,
) -> Move:
    """Check that these seats may make these choices now. An agreement is the only choice of its request."""
    if is_adjustment(choices[0]):
        raise Problem("adjust-apart")
    seat = table.seat_choosing(seats, choices[0])
    check_length(table)
    if table.exercise is not None:
        table.exercise.check(table.own_choices(), choices)
    if " " not in choices[0]:
        return Move(seat, table.game.length, False, lambda: table.choose(seats, choices, on, most, pieces))
    check_agreements([*table.game.tape[-AGREEMENT_WINDOW:], choices[0]])
    return Move(seat, table.game.length, False, lambda: table.play(choices[0]))


def plan_undo(table: Table, seats: Sequence[str], to: int | None = None) -> Move:
    """Check that these seats may undo their last choice, or all after the first `to`. Forced choices after it go with
    it."""
    game = table.game
    if game.undoable <= 0 or not any(not forced for forced in table.forced[game.fence :]):
        raise Problem("nothing-to-undo")
    seat = table.seat_for(seats, game.actor)
    own = [n for n, forced in enumerate(table.forced) if not forced and n >= game.fence]
    if to is not None and to not in own:
        raise Problem("nothing-to-undo")
    keep = own[-1] if to is None else to
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


@dataclass(frozen=True)
class Played:
    """A move that was made in memory and is not saved yet."""

    added: list[tuple[str, bool]]
    """The choices after those that stay, each with whether it was forced."""
    asked: str
    """The player who decides now, if that is another one than before; otherwise empty."""
    time_taken: tuple[str, int, int] | None
    """Where there is a clock and another player decides now: the seat that was asked, the seconds it used, and since
    when the other one is asked."""
    position: tuple[int, int, str] | None
    """If there was a checkpoint: after how many choices its card was turned up, after how many the checkpoint was, and
    the position there."""


def make_move(table: Table, move: Move, dice: Policy, now: int, steady: float) -> Played:
    """Make a move and play on to the next question. `now` is in seconds since 1970, `steady` the time of a monotonic
    clock.

    The table stays `unsaved` until the caller has saved it.
    """
    before, checkpoint = table.player_asked(), table.checkpoint
    table.unsaved = True
    move.make()
    table.proceed(dice)
    after = table.player_asked()
    time_taken: tuple[str, int, int] | None = None
    if table.clock and after != before and before in table.seats:
        if table.asked and table.since is not None:
            time_taken = before, max(0, int(steady - table.since[1])), now
        elif table.is_everyone_seated():
            time_taken = before, 0, now
    position: tuple[int, int, str] | None = None
    if table.checkpoint is not None and table.checkpoint is not checkpoint:
        length, text = table.last_position()
        position = min(table.history[-1][0], length) if table.history else 0, length, text
    return Played(table.choices(move.keep), after if after != before else "", time_taken, position)


def note_saved(table: Table, played: Played, steady: float) -> None:
    """Note that a move was saved: `rev` and `news` have grown by one."""
    table.rev += 1
    table.news += 1
    table.unsaved = False
    if played.time_taken is not None:
        seat, seconds, now = played.time_taken
        table.asked, table.since = now, (now, steady)
        table.seats[seat].used += seconds


def request_of(seat: str, message: messages.Change) -> Request:
    """Return the id and the digest of a seat's request."""
    return Request(seat, message.request, message_digest(message))


def computer_request(faction: str, rev: int, choices: Sequence[str]) -> Request:
    """Return what identifies a move of a computer player. No client can send this id: it contains a space."""
    return Request(faction, f"mind {rev}", digest(" ".join(choices)))


def message_digest(message: messages.Change) -> str:
    return digest(repr(message))


def check_length(table: Table) -> None:
    """Refuse another choice in a game that has too many."""
    if table.game.length >= MAX_CHOICES:
        raise Problem("too-long", most=MAX_CHOICES)
