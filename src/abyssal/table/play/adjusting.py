"""Changing the position by hand at a table: all people must agree. Alone, a person changes it at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...coin.by_hand import line_of
from ...kernel.errors import Problem
from .agreements import AGREEMENT_WINDOW, check_agreements
from .moves import Move, check_length
from .table import Table, require_seats


@dataclass(frozen=True)
class Proposal:
    """A correction that not everybody has agreed to yet."""

    line: str
    """A step of the palette with its answers: `place kandahar taliban.guerrilla.u 2`."""
    agreed: list[str]
    """The seats that agree, the one that proposed it first."""
    missing: list[str]
    """The seats of people who have not agreed."""


@dataclass(frozen=True)
class Assents:
    """What seats have said to a proposal (`Seat.assent`), to be saved."""

    seat: str
    """The seat that makes the request."""
    values: dict[str, str]
    """The new value for each seat that changes."""

    def note(self, table: Table) -> None:
        """Change the seats in memory."""
        for faction, assent in self.values.items():
            table.seats[faction] = replace(table.seats[faction], assent=assent)
        table.news += 1


def persons(table: Table) -> list[str]:
    """Return the seats that people play."""
    return [name for name, seat in table.seats.items() if not seat.computer]


def find_proposal(table: Table) -> Proposal | None:
    """Return the open proposal. It lapses when the game goes on, even if that is undone: `rev` never goes back."""
    found: list[tuple[int, str, str]] = []
    for name in persons(table):
        rev, _, rest = table.seats[name].assent.partition(" ")
        place, _, line = rest.partition(" ")
        if line and rev == str(table.rev):
            found.append((int(place), name, line))
    if not found:
        return None
    agreed = [name for _, name, _ in sorted(found)]
    return Proposal(found[0][2], agreed, [name for name in persons(table) if name not in agreed])


def plan_adjustment(table: Table, seats: Sequence[str], line: str, agree: bool = True) -> Move | Assents:
    """Check that these seats may change the position by hand, or agree to it. Return what to do: the change itself if
    everybody agrees, otherwise what to note."""
    own = [seat for seat in require_seats(list(seats)) if not table.seats[seat].computer]
    if table.exercise is not None:
        raise Problem("not-now", choice=line)
    proposal = find_proposal(table)
    if not agree:
        if proposal is None:
            raise Problem("nothing-proposed")
        return Assents(own[0], dict.fromkeys(proposal.agreed, ""))
    plain = " ".join(line.split())
    before = proposal.agreed if proposal is not None and proposal.line == plain else []
    agreed = [*before, *(seat for seat in own if seat not in before)]
    choice = line_of(agreed, plain.split(" "))
    check_length(table)
    check_agreements([*table.game.tape[-AGREEMENT_WINDOW:], choice])
    table.game.check(choice)
    table.game.ahead(choice)
    if set(agreed) == set(persons(table)):
        return Move(own[0], table.game.length, False, lambda: table.play(choice))
    values = dict.fromkeys(proposal.agreed, "") if proposal is not None and not before else {}
    values.update({seat: f"{table.rev} {place} {plain}" for place, seat in enumerate(agreed) if seat not in before})
    return Assents(own[0], values)
