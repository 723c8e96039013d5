"""State of an Operation under way: spaces selected, pieces moved, Special Activity used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ..kernel.decision import DONE, Asker

if TYPE_CHECKING:
    from .coin_board import CoinBoard

TAKE_BACK: Final = "take_back"
"""Choice to take back one of one's own pieces."""

Finder = Callable[[Any, "Operation"], list[int]]
"""Finds the spaces of a board that an Operation could select. Must not close over the board or the Operation: the
reference cycle would wait for the garbage collector."""


class Convoy:
    """Pieces of one kind that moved together: their space, their number, and the spaces they passed."""

    __slots__ = ("column", "count", "passed", "place")

    def __init__(self, column: int, place: int, count: int, passed: list[int]) -> None:
        self.column = column
        self.place = place
        self.count = count
        self.passed = passed


class Operation(Asker):
    """One Operation of one faction."""

    __slots__ = (
        "announced",
        "arrived",
        "called_off",
        "candidates",
        "convoys",
        "entered",
        "event",
        "free",
        "limited",
        "name",
        "only",
        "origins",
        "owed",
        "paid",
        "reached",
        "spaces",
        "special",
        "taken",
        "used",
        "who",
    )

    def __init__(
        self,
        who: int,
        name: str,
        free: bool = False,
        limited: bool = False,
        special: bool = False,
        only: list[int] | None = None,
        event: bool = False,
    ) -> None:
        self.who = who
        self.name = name
        self.free = free
        """Costs no Resources."""
        self.limited = limited
        """In one space (or with one destination) only."""
        self.special = special
        """May still be accompanied by a Special Activity."""
        self.only = only
        """Spaces to which an Event limits it; None for all."""
        self.event = event
        """Granted by the Event being played, which prevails over effects in force."""
        self.used = ""
        """Special Activity used with it."""
        self.paid = 0
        self.candidates: Finder | None = None
        """Finds the spaces that could be selected now. Set when the Operation asks for its first space."""
        self.origins: Callable[[Any, Operation, int], list[int]] | None = None
        """Finds the spaces from which pieces could move into a candidate, if the Operation knows without trying. Any
        candidate can then also be selected without moving pieces there. Like `candidates`, it must not close over the
        board or the Operation."""
        self.announced = False
        """True once it has asked for a space."""
        self.called_off = False
        """True if other players gave away what it needed before it took place in a space."""
        self.spaces: list[int] = []
        """Spaces selected so far (of a move: its destinations)."""
        self.taken = 0
        """`spaces` as a bit set."""
        self.owed: list[int] = []
        """Spaces where a Special Activity took place and that must still be selected."""
        self.arrived: dict[int, int] = {}
        """Number of pieces of a kind, by column + space, that came in by this Operation and may not move again."""
        self.reached = 0
        """Spaces with pieces in `arrived`, as a bit set."""
        self.entered: dict[int, int] = {}
        """Number of pieces of a kind, by column + space, that entered the space this turn by any means. Kept only if an
        effect in force needs it."""
        self.convoys: list[Convoy] = []
        """Pieces that moved by it, with what they passed. Kept only if an effect in force needs it."""

    def choices(self, b: CoinBoard) -> list[str]:
        """Return the spaces that could be selected next (its `candidates`), and DONE if it may end."""
        names, find = b.spec.spaces, self.candidates
        found = [] if find is None else [names[s] for s in find(b, self)]
        if self.spaces:
            ends = not self.owed
        else:
            ends = b.procedures.may_forgo(b, self) or (not found and not b.procedures.enables(b, self))
        if ends:
            found.append(DONE)
        return found

    def between(self, b: CoinBoard) -> list[str]:
        """Return the possible Special Activities, if none was used yet, and taking back a piece."""
        found = b.procedures.specials(b, self) if self.special and not self.used else []
        if b.may_take_back(self.who):
            found.append(TAKE_BACK)
        return found

    def selectable(self, s: int) -> bool:
        """Return True if this space may be selected (once more)."""
        if self.spaces and (self.limited or self.taken >> s & 1):
            return False
        return self.only is None or s in self.only

    def selectable_of(self, spaces: list[int]) -> list[int]:
        """Return the spaces that may be selected (once more)."""
        taken, only = self.taken, self.only
        if taken:
            spaces = [] if self.limited else [s for s in spaces if not taken >> s & 1]
        return spaces if only is None else [s for s in spaces if s in only]

    def selectable_bits(self) -> int:
        """Return all spaces that may be selected (once more), as a bit set."""
        if self.taken and self.limited:
            return 0
        bits = ~self.taken
        if self.only is not None:
            bits &= sum([1 << s for s in set(self.only)])
        return bits

    def has_taken(self, s: int) -> bool:
        """Return True if a space has been selected."""
        return self.taken >> s & 1 == 1

    def take(self, s: int) -> None:
        """Select a space."""
        self.spaces.append(s)
        self.taken |= 1 << s

    def unplaced(self) -> bool:
        """Return True if it has been announced but has yet to take place in a space."""
        return not self.spaces and self.announced

    def is_to_come(self) -> bool:
        """Return True if it has yet to take place in a space, and its `candidates` are known."""
        return not self.spaces and self.candidates is not None

    def possible_now(self, b: CoinBoard) -> bool:
        """Return True if it has taken place in a space, or could now."""
        find = self.candidates
        return bool(self.spaces) or find is None or bool(find(b, self))

    def possible_if_paid(self, b: CoinBoard) -> bool:
        """Return True if it could take place in a space once a Special Activity has found the Resources for it."""
        free, self.free = self.free, True
        possible = self.possible_now(b)
        self.free = free
        return possible

    def feasible(self, b: CoinBoard) -> bool:
        """Return True if it could take place in a space, if need be after a Special Activity."""
        return self.possible_now(b) or b.procedures.enables(b, self)

    def stands(self, b: CoinBoard) -> bool:
        """Return True if it has been announced, has yet to take place in a space, and can."""
        return self.unplaced() and self.feasible(b)

    def survives(self, b: CoinBoard, act: Callable[[], object]) -> bool:
        """Return True unless this act would make it impossible: it has yet to take place in a space, could now, and
        could not afterwards."""
        return not self.stands(b) or b.trial(act, lambda: self.feasible(b))

    def arrive(self, column: int, s: int, count: int) -> None:
        """Note that pieces have moved into a space by this Operation."""
        self.arrived[column + s] = self.arrived.get(column + s, 0) + count
        self.reached |= 1 << s

    def leave(self, n: list[int], here: int, other: int) -> None:
        """Note that a piece was removed. `here` is its column + space, `other` that of its other side.

        It counts as one of the pieces that had moved, if there were any, even if they were turned over since.
        """
        if self.arrived.get(here):
            self.arrived[here] -= 1
        elif (moved := self.arrived.get(other)) and moved > n[other]:
            self.arrived[other] -= 1

    def fly(self, column: int, origin: int, destination: int, count: int, present: int) -> None:
        """Note that pieces moved on by a Special Activity. Unmoved pieces go first; the others stay marked as moved."""
        marked = self.arrived.get(column + origin, 0)
        moved = max(0, count - (present - marked))
        if moved:
            self.arrived[column + origin] = marked - moved
            self.arrive(column, destination, moved)
        convoys = [convoy for convoy in self.convoys if convoy.column == column and convoy.place == origin]
        left = count - (present - sum([convoy.count for convoy in convoys]))
        for convoy in convoys:
            moved = min(left, convoy.count)
            if moved > 0:
                convoy.count -= moved
                left -= moved
                self.convoys.append(Convoy(column, destination, moved, convoy.passed))
