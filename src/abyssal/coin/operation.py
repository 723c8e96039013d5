"""What an Operation under way knows of itself: what others ask for (spaces chosen, pieces moved, activity used)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ..kernel.decision import DONE, Asker

if TYPE_CHECKING:
    from .coin_board import CoinBoard

TAKE_BACK: Final = "take_back"
"""Taking back one of one's own pieces."""

Finder = Callable[[Any, "Operation"], list[int]]
"""Finds the spaces of a board that an Operation could select. It holds on to neither: they would hold on to it, and
never be let go before Python looks for such circles."""


class Convoy:
    """Pieces of one kind that moved together: where they are now, how many, and what they passed."""

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
        """An Event's choice of spaces; None for all."""
        self.event = event
        """Granted by the Event being played, which prevails over effects in force."""
        self.used = ""
        """The Special Activity it was accompanied by."""
        self.paid = 0
        self.candidates: Finder | None = None
        """Finds the spaces that could be selected now; known once the Operation asks for its first one."""
        self.announced = False
        """Whether it has asked for a space."""
        self.called_off = False
        """Whether others gave away what it counted on before it took place in a space."""
        self.spaces: list[int] = []
        """The spaces selected so far (of a move: its destinations)."""
        self.taken = 0
        """The same as a set of bits."""
        self.owed: list[int] = []
        """Spaces where a Special Activity took place that are yet to be selected."""
        self.arrived: dict[int, int] = {}
        """How many pieces of a kind (column + space) came in by this Operation and may not move again."""
        self.reached = 0
        """The spaces they came into, as a set of bits."""
        self.entered: dict[int, int] = {}
        """How many of them entered the space in this turn at all; kept only where an effect in force asks for it."""
        self.convoys: list[Convoy] = []
        """What the pieces that moved by it have passed; kept likewise."""

    def choices(self, b: CoinBoard) -> list[str]:
        """One more space (of its `candidates`), or the end of it."""
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
        """A Special Activity, as long as none was used, and taking back a piece."""
        found = b.procedures.specials(b, self) if self.special and not self.used else []
        if b.may_take_back(self.who):
            found.append(TAKE_BACK)
        return found

    def selectable(self, s: int) -> bool:
        """May this space be selected (once more)?"""
        if self.spaces and (self.limited or self.taken >> s & 1):
            return False
        return self.only is None or s in self.only

    def selectable_of(self, spaces: list[int]) -> list[int]:
        """Those of the spaces that may be selected (once more)."""
        taken, only = self.taken, self.only
        if taken:
            spaces = [] if self.limited else [s for s in spaces if not taken >> s & 1]
        return spaces if only is None else [s for s in spaces if s in only]

    def selectable_bits(self) -> int:
        """All spaces that may be selected (once more), as a set of bits."""
        if self.taken and self.limited:
            return 0
        bits = ~self.taken
        if self.only is not None:
            bits &= sum([1 << s for s in set(self.only)])
        return bits

    def has_taken(self, s: int) -> bool:
        """Whether a space has been selected."""
        return self.taken >> s & 1 == 1

    def take(self, s: int) -> None:
        """Select a space."""
        self.spaces.append(s)
        self.taken |= 1 << s

    def unplaced(self) -> bool:
        """Whether it has been announced but has yet to take place in a space."""
        return not self.spaces and self.announced

    def is_to_come(self) -> bool:
        """Whether it has yet to take place in a space, and the spaces for it can be found."""
        return not self.spaces and self.candidates is not None

    def possible_now(self, b: CoinBoard) -> bool:
        """Whether it could take place in a space, or has."""
        find = self.candidates
        return bool(self.spaces) or find is None or bool(find(b, self))

    def possible_if_paid(self, b: CoinBoard) -> bool:
        """Whether it could take place in a space once a Special Activity has found the Resources for it."""
        free, self.free = self.free, True
        possible = self.possible_now(b)
        self.free = free
        return possible

    def feasible(self, b: CoinBoard) -> bool:
        """Whether it could take place in a space, if need be with a Special Activity first."""
        return self.possible_now(b) or b.procedures.enables(b, self)

    def stands(self, b: CoinBoard) -> bool:
        """Whether it has been announced, has yet to take place in a space, and can."""
        return self.unplaced() and self.feasible(b)

    def survives(self, b: CoinBoard, act: Callable[[], object]) -> bool:
        """Whether it can take place in a space after this act, if it has yet to and can now."""
        return not self.stands(b) or b.trial(act, lambda: self.feasible(b))

    def arrive(self, column: int, s: int, count: int) -> None:
        """These have moved into a space by this Operation."""
        self.arrived[column + s] = self.arrived.get(column + s, 0) + count
        self.reached |= 1 << s

    def leave(self, n: list[int], here: int, other: int) -> None:
        """A piece (column + space) was removed: one of those that had moved, if there were any, turned over or not."""
        if self.arrived.get(here):
            self.arrived[here] -= 1
        elif (moved := self.arrived.get(other)) and moved > n[other]:
            self.arrived[other] -= 1

    def fly(self, column: int, origin: int, destination: int, count: int, present: int) -> None:
        """Pieces move on by a Special Activity: those that have not moved first, the others stay marked as moved."""
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
