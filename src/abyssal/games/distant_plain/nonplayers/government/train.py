"""8.7.5 Train of the Non-player Government."""

from __future__ import annotations

from typing import Final

from .....coin.bots.lots import lot_of
from .....coin.operation import Operation
from .....coin.spec import RURAL
from .....kernel.decision import DONE, Decision, Flow
from ...civic_action import CIVIC_COST, training_spaces
from ...names import (
    AID,
    AT_SUPPORT,
    BASES_POOL,
    COALITION_BASE,
    GOVERNMENT,
    GOVERNMENT_BASE,
    MOST_PATRONAGE,
    NEUTRAL,
    NIGHT_LETTERS,
    PATRONAGE,
    POLICE,
    POLICE_POOL,
    POP,
    SHADED,
    SUPPORT,
    TERROR,
    TROOPS,
    TROOPS_POOL,
)
from ...s3_operations.train import COST, candidates, may_recruit
from ..box import Answer, Box
from ..mind import Mind
from ..random_spaces import random_space
from .cubes import first_activity, to_spare
from .transport import Road, roads

SPACES: Final = 3
CUBES: Final = 3
"""3.2.1 Number of cubes that a Base replaces."""
CONVOY: Final = 5
"""8.7.5 Number of Troops that a Transport brings to build a Base."""
EXTRA_TROOPS: Final = 2
"""8.7.5 Number of Troops placed beyond the number of Police."""


def limit(m: Mind) -> int:
    """3.2.1 Number of cubes one space may get: 6, or 4 with Night Letters (29, shaded)."""
    return 4 if m.b.in_force(NIGHT_LETTERS) == SHADED else 6


def site(m: Mind, s: int) -> bool:
    """8.7.5 Return True for a populated Province with 3 Government cubes, no COIN Base and room for one."""
    b = m.b
    if b.spec.kind[s] != RURAL or not b.n[POP + s] or not b.n[BASES_POOL[GOVERNMENT]]:
        return False
    return b.government_cubes(s) >= CUBES and not b.coin_bases(s) and b.room(GOVERNMENT_BASE, s) > 0


def could_build(m: Mind) -> bool:
    """8.7.5 Return True if the first bullet of Train would place a Base."""
    return any(site(m, s) for s in m.b.spec.lands)


def civic_cost(m: Mind, s: int, level: int) -> int:
    """6.4.1 Cost of the Civic Action that brings a space to a level."""
    return CIVIC_COST * (m.b.n[TERROR + s] + level - m.b.n[SUPPORT + s])


def showpiece(m: Mind, s: int) -> bool:
    """8.7.5 Return True for a Province of 2 Population or more under COIN Control, without Coalition Base or Terror,
    where Civic Action to Support and Govern for Patronage are both possible."""
    b = m.b
    if b.spec.kind[s] != RURAL or b.n[POP + s] < 2 or not b.coin_controls(s):
        return False
    if b.n[COALITION_BASE + s] or b.n[TERROR + s]:
        return False
    return b.n[AID] > 0 and b.n[PATRONAGE] < MOST_PATRONAGE


def price(op: Operation) -> int:
    """3.2.1, 3.1.2 Cost of a space: nothing if an Event grants the Train. Civic Action must be paid for in any case."""
    return 0 if op.free else COST


class Train(Box):
    """8.7.5 In up to three spaces, for at most two thirds of the Resources."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        b = m.b
        budget = m.two_thirds(op) - m.notes.get("reserved", [0])[0]
        if "transport" in m.notes and not op.used:
            return "transport"
        if "site" in m.notes and m.notes["site"][0] not in op.spaces:
            return b.spec.spaces[m.notes["site"][0]]
        if len(op.spaces) >= SPACES or budget < price(op):
            yield from self.plan_civic(m, op, [], budget)
            return ""
        s = yield from self.next_space(m, op, candidates(b, op), budget)
        return b.spec.spaces[s] if s >= 0 and s not in op.spaces else ""

    def next_space(self, m: Mind, op: Operation, spaces: list[int], budget: int) -> Flow[int]:
        """8.7.5 Choose the next space by the bullets in turn."""
        b, n = m.b, m.b.n
        if "base" not in m.notes:
            found = m.must("three-cubes-for-a-base", spaces, lambda s: site(m, s))
            found = m.most("highest-population", found, lambda s: n[POP + s])
            if found:
                s = yield from random_space(m, found)
                m.notes["base"] = [s]
                return s
        fresh = "base" not in m.notes and "civic" not in m.notes and op.special and not op.used
        if fresh:
            found = m.must(
                "train-and-govern", spaces, lambda s: showpiece(m, s) and COST + civic_cost(m, s, AT_SUPPORT) <= budget
            )
            found = m.most("highest-population", found, lambda s: n[POP + s])
            if found:
                s = yield from random_space(m, found)
                m.notes["govern"] = [s]
                m.notes["civic"] = [s]
                m.notes["reserved"] = [civic_cost(m, s, AT_SUPPORT)]
                return s
            s = yield from self.plan_convoy(m, spaces, budget)
            if s >= 0:
                return s
        found = m.must("kabul-or-base", spaces, lambda s: may_recruit(b, GOVERNMENT, s) and self._available(m))
        if found:
            found = m.fewest("fewest-government-cubes", found, b.government_cubes)
            found = m.most("highest-population", found, lambda s: n[POP + s])
            return (yield from random_space(m, found))
        return (yield from self.plan_civic(m, op, spaces, budget))

    def _available(self, m: Mind) -> bool:
        return m.b.n[TROOPS_POOL] + m.b.n[POLICE_POOL] > 0

    def plan_convoy(self, m: Mind, spaces: list[int], budget: int) -> Flow[int]:
        """8.7.5 Plan to Train Troops in one space, Transport five of them to a space of 2 Population or more, and build
        there: all three or nothing, at the lowest Transport cost."""
        b, n = m.b, m.b.n
        if not n[BASES_POOL[GOVERNMENT]]:
            return -1
        goals = [
            s
            for s in spaces
            if n[POP + s] >= 2 and not b.coin_bases(s) and b.room(GOVERNMENT_BASE, s) and b.spec.kind[s] == RURAL
        ]
        plans: dict[int, dict[int, Road]] = {}
        for origin in [s for s in spaces if may_recruit(b, GOVERNMENT, s)]:
            coming = min(limit(m), n[TROOPS_POOL])
            if n[TROOPS + origin] + coming <= CONVOY or to_spare(b, origin) + coming < CONVOY:
                continue
            for goal, road in roads(b, origin).items():
                if goal in goals and 2 * COST + road.cost <= budget:
                    plans.setdefault(goal, {})[origin] = road
        found = m.must("convoy-for-a-base", list(plans), lambda s: True)
        found = m.most("highest-population", found, lambda s: n[POP + s])
        found = m.fewest("lowest-cost", found, lambda s: min(road.cost for road in plans[s].values()))
        goal = yield from random_space(m, found)
        if goal < 0:
            return -1
        ways = plans[goal]
        origin = yield from random_space(m, m.fewest("lowest-cost", list(ways), lambda s: ways[s].cost))
        road = ways[origin]
        m.notes["base"] = [goal]
        m.notes["site"] = [goal]
        m.notes["transport"] = [origin]
        m.notes["origin"] = [origin]
        m.notes["road"] = list(road.spaces)
        m.notes["convoy"] = [CONVOY]
        m.how[origin] = "troops"
        return origin

    def plan_civic(self, m: Mind, op: Operation, spaces: list[int], budget: int) -> Flow[int]:
        """8.7.5 Without a Base or Civic Action so far, plan Civic Action in one space under COIN Control where most
        Opposition is removed: one of these, or one it Trains in anyway."""
        b, n = m.b, m.b.n
        if "civic" in m.notes or "base" in m.notes:
            return -1

        def affordable(s: int) -> bool:
            return (0 if s in op.spaces else price(op)) + civic_cost(m, s, NEUTRAL) <= budget

        found = m.must(
            "removes-opposition",
            [*op.spaces, *spaces],
            lambda s: b.coin_controls(s) and n[SUPPORT + s] < NEUTRAL and affordable(s),
        )
        found = m.most("highest-population", found, lambda s: n[POP + s])
        s = yield from random_space(m, found)
        if s >= 0:
            m.notes["civic"] = [s]
            m.notes["reserved"] = [civic_cost(m, s, NEUTRAL)]
        return s

    def comes_last(self) -> bool:
        """8.2, 8.7.5 Civic Action comes at the very end of Train, and Govern after it."""
        return True

    def follows(self, m: Mind, op: Operation) -> str:
        return "govern" if "govern" in m.notes else first_activity(m)


def train_cubes(m: Mind, d: Decision) -> str:
    """8.7.5 Place as many cubes as possible, two more Troops than Police; for a Transport, only Troops."""
    if d.piece == POLICE:
        return str(d.number)
    most = limit(m)
    share = most if m.how.get(d.space) == "troops" else (most + EXTRA_TROOPS) // 2
    return str(min(d.number, max(share, most - m.b.n[POLICE_POOL])))


def train_build(m: Mind, d: Decision) -> str:
    """8.7.5 Build a Base if its cubes have arrived, or carry out Civic Action, as planned."""
    if "base" in m.notes and m.b.government_cubes(m.notes["base"][0]) >= CUBES:
        return "base"
    return "civic_action" if training_spaces(m.b, m.notes.get("civic", [])) else DONE


def train_base(m: Mind, d: Decision) -> str:
    """8.7.5 Where it was planned."""
    return m.b.spec.spaces[m.noted("base")[0]]


def train_trade(m: Mind, d: Decision) -> Flow[str]:
    """8.7.5, 8.2.1 Choose three cubes at random, one after the other."""
    b, s = m.b, d.space
    troops, police = b.n[TROOPS + s], b.n[POLICE + s]
    taken = 0
    for left in range(CUBES, 0, -1):
        kinds = [
            kind for kind, count in (("troops", troops - taken), ("police", police - CUBES + left + taken)) if count
        ]
        if (yield from lot_of(m, kinds, "8.2.1")) == "troops":
            taken += 1
    return str(taken)


def keep_cubes(m: Mind, d: Decision) -> str:
    """8.1 Take none of its own cubes from the map to place them again."""
    return DONE


ANSWERS: dict[str, Answer] = {
    "train-cubes": train_cubes,
    "train-build": train_build,
    "train-base": train_base,
    "train-trade": train_trade,
    "train-take": keep_cubes,
}
