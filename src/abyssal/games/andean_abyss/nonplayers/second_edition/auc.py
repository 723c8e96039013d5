"""8.6 Non-player AUC of the second edition: a second group Marches, and Terror has conditions."""

from __future__ import annotations

from typing import Final

from .....coin.bots.chart import Chart
from .....coin.operation import Operation
from .....coin.spec import LOC
from .....kernel.decision import NOWHERE, Flow
from ...colombia import Colombia
from ...names import AUC, FARC, FARC_BASE, OPEN, SUPPORT
from ...s3_operations import march as march_rules
from ...s3_operations import terror as terror_rules
from .. import auc as first
from ..box import ladder
from ..marching import but_one, group, stay_hidden
from ..mind import Mind
from ..random_spaces import random_space

FAR: Final = 99


class March(first.March):
    """8.6.2 March into one space, move the largest group that has not moved closer to FARC, then Extort."""

    def possible(self, m: Mind) -> bool:
        return super().possible(m) or bool(ways_on(m.b, Operation(AUC, "march", special=True)))

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if m.extra:
            return NOWHERE
        if not op.spaces:
            goal = yield from first.March.space(self, m, op)
            if goal >= 0:
                return goal
        m.extra = True
        return (yield from self._onward(m, op))

    def _onward(self, m: Mind, op: Operation) -> Flow[int]:
        """8.6.2 Move the largest group that can get closer to a FARC Base or, if none can, to a FARC piece."""
        b, ways = m.b, ways_on(m.b, op)
        origins = m.most("largest-group", list(ways), lambda s: leaving(b, op, s))
        origin = yield from random_space(m, origins)
        if origin < 0:
            return NOWHERE
        spaces = m.prefer(
            "stay-underground", ways[origin], lambda s: stay_hidden(b, AUC, s, {origin: moving(b, op, origin, s)})
        )
        goal = yield from random_space(m, spaces)
        m.groups = {origin: moving(b, op, origin, goal)}
        return goal


def leaving(b: Colombia, op: Operation, s: int) -> int:
    """8.6.2 Count the Guerrillas of a space that may leave it and have not moved."""
    return but_one(b, op, s, first.stays(b, s))


def moving(b: Colombia, op: Operation, origin: int, goal: int) -> tuple[int, int]:
    """8.6.2, 8.1.2 Return the Underground and Active Guerrillas of a group that would go to a space."""
    return group(b, op, origin, goal, leaving(b, op, origin))


def ways_on(b: Colombia, op: Operation) -> dict[int, list[int]]:
    """8.6.2 By group, return the adjacent spaces closer to the nearest FARC Base or, if there are none, to the nearest
    FARC piece."""
    open_to_it = march_rules.candidates(b, op)
    bases, pieces = distances(b, FARC_BASE), distances(b, -1)
    found: dict[int, list[int]] = {}
    for origin in b.camps(AUC):
        if leaving(b, op, origin) <= 0:
            continue
        near = [s for s in b.spec.adjacent[origin] if s in open_to_it and any(moving(b, op, origin, s))]
        goals = [s for s in near if bases[s] < bases[origin]] or [s for s in near if pieces[s] < pieces[origin]]
        if goals:
            found[origin] = goals
    return found


def distances(b: Colombia, column: int) -> list[int]:
    """8.6.2 Return each space's distance to the nearest FARC Base (`column`) or FARC piece (-1)."""
    found = [FAR] * b.size
    frontier = [s for s in range(b.size) if (b.count(FARC, s) if column < 0 else b.n[column + s])]
    for s in frontier:
        found[s] = 0
    while frontier:
        following: list[int] = []
        for s in frontier:
            for x in b.spec.adjacent[s]:
                if found[x] == FAR and b.n[OPEN + x]:
                    found[x] = found[s] + 1
                    following.append(x)
        frontier = following
    return found


class Terror(first.Terror):
    """8.6.4 Terror at a FARC Base, at FARC pieces, then elsewhere, in up to 3 spaces; then Assassinate."""

    def possible(self, m: Mind) -> bool:
        op = Operation(AUC, "terror", special=True)
        return any(m.edition.terror_base(m.b, s) or may_strike(m, s) for s in lands(m.b, op))

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        if self.is_full(op):
            return NOWHERE
        b, left = m.b, lands(m.b, op)
        if not m.plan:
            m.plan.append(0)
            spaces = m.must("farc-base-outnumbered", left, lambda s: m.edition.terror_base(b, s))
            if spaces:
                return (yield from random_space(m, spaces))
        if m.edition.spares_support(b):
            left = m.limit("not-at-support", left, lambda s: may_strike(m, s))
        if len(m.plan) == 1:
            m.plan.append(1)
            spaces = m.must("farc-there", left, lambda s: b.count(FARC, s) > 0)
            if spaces:
                return (yield from random_space(m, spaces))
        return (yield from random_space(m, left))


def lands(b: Colombia, op: Operation) -> list[int]:
    """8.6.4 Return the Cities and Departments where AUC could commit Terror."""
    return [s for s in terror_rules.candidates(b, op) if b.spec.kind[s] != LOC]


def may_strike(m: Mind, s: int) -> bool:
    """8.6.4 Return True if Terror may hit the space. With a Non-player Government AUC spares Support, except in the
    first space."""
    return not m.edition.spares_support(m.b) or m.b.n[SUPPORT + s] <= 0


CHART: Chart[Mind] = ladder(
    [
        first.Rally("rally", "8.6.1", 3),
        March("march", "8.6.2"),
        first.Attack("attack", "8.6.3", 3),
        Terror("terror", "8.6.4", 3),
    ]
)
"""8.6 The boxes from top to bottom."""
