"""4.2.2 Air Lift."""

from __future__ import annotations

from typing import Final

from ....coin.general import possible_after
from ....coin.operation import Operation
from ....coin.verbs import pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..combat import may_use_government
from ..moving import may_strand, note_entry, pick_among
from ..names import COALITION, COALITION_TROOPS, TROOPS, S
from .air import cancelled, grounded

SPACES: Final = 3
GOVERNMENT_LIFT: Final = 3


class Lift:
    """An Air Lift under way: its spaces, the flights made, and how many Government Troops may still fly."""

    def __init__(self, b: Afghanistan, op: Operation) -> None:
        self.spaces: list[int] = []
        self.flown: list[int] = []
        """Origin and destination of each flight, as one number. No flight is made twice."""
        self.allies = GOVERNMENT_LIFT if may_use_government(b) else 0

    def most_allies(self, b: Afghanistan, s: int) -> int:
        return min(self.allies, b.n[TROOPS + s])

    def loads(self, b: Afghanistan, op: Operation, origin: int, goal: int, enough: int = 99) -> list[tuple[int, int]]:
        """4.1 Possible numbers of Coalition and Government Troops to fly (at most `enough` pairs) that leave an Assault
        still to come possible."""
        watched = may_strand(b, op)
        found: list[tuple[int, int]] = []
        for own in range(b.n[COALITION_TROOPS + origin] + 1):
            for allies in range(self.most_allies(b, origin) + 1):
                if own + allies and (not watched or leaves_possible(b, op, origin, goal, own, allies)):
                    found.append((own, allies))
                    if len(found) == enough:
                        return found
        return found

    def goals(self, b: Afghanistan, op: Operation, origin: int) -> list[int]:
        """4.2.2 Destinations of a flight from here: one of the 3 spaces, or one that can still be added."""
        taken = len(self.spaces) + (0 if origin in self.spaces else 1)
        watched = may_strand(b, op)
        return [
            s
            for s in (range(S) if taken < SPACES else self.spaces)
            if s != origin
            and not b.pakistan[s]
            and origin * S + s not in self.flown
            and (not watched or self.loads(b, op, origin, s, 1))
        ]

    def origins(self, b: Afghanistan, op: Operation) -> list[int]:
        """4.2.2 Spaces with Troops that could fly."""
        among = range(S) if len(self.spaces) < SPACES else self.spaces
        fresh = not self.flown and not may_strand(b, op)
        return sorted(
            [
                s
                for s in among
                if (b.n[COALITION_TROOPS + s] or (self.allies and b.n[TROOPS + s])) and (fresh or self.goals(b, op, s))
            ]
        )


def leaves_possible(b: Afghanistan, op: Operation, origin: int, goal: int, own: int, allies: int) -> bool:
    """4.1 Return True if an Assault still to come could take place after this flight."""

    def fly() -> None:
        b.move(COALITION_TROOPS, origin, goal, own)
        b.move(TROOPS, origin, goal, allies)

    return possible_after(b, op, fly)


def can_air_lift(b: Afghanistan, op: Operation) -> bool:
    if grounded(b, op):
        return False
    if may_strand(b, op):
        return bool(Lift(b, op).origins(b, op))
    allies = may_use_government(b)
    return bool(b.spaces_with(COALITION_TROOPS)) or (allies and bool(b.spaces_with(TROOPS)))


def air_lift(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.2.2 Move any Coalition Troops and up to 3 Government Troops among any 3 spaces, not in Pakistan."""
    if (yield from cancelled(b, op)):
        return
    lift = Lift(b, op)
    while True:
        origins = lift.origins(b, op)
        origin = yield from pick_space(b, COALITION, "air-lift-origin", "4.2.2", origins, optional=bool(lift.flown))
        if origin < 0:
            return
        goal = yield from pick_space(
            b, COALITION, "air-lift-destination", "4.2.2", sorted(lift.goals(b, op, origin)), origin=origin
        )
        yield from _fly(b, op, lift, origin, goal)


def _fly(b: Afghanistan, op: Operation, lift: Lift, origin: int, goal: int) -> Flow[None]:
    loads = lift.loads(b, op, origin, goal)
    lift.flown.append(origin * S + goal)
    lift.spaces += [s for s in (origin, goal) if s not in lift.spaces]
    own = yield from pick_among(
        COALITION, "move-count", "4.2.2", sorted({x for x, _ in loads}), goal, origin, COALITION_TROOPS
    )
    allies = yield from pick_among(
        COALITION, "move-count", "4.2.2", [y for x, y in loads if x == own], goal, origin, TROOPS
    )
    lift.allies -= allies
    for column, count in ((COALITION_TROOPS, own), (TROOPS, allies)):
        if count:
            op.fly(column, origin, goal, count, b.n[column + origin])
            note_entry(b, op, column, origin, goal, count)
            b.move(column, origin, goal, count)
