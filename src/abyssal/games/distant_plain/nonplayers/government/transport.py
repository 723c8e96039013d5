"""8.7.3.transport Transport of the Non-player Government."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from .....coin.operation import Operation
from .....coin.spec import RURAL
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...names import POP, TROOPS, S
from ..box import Activity, Answer
from ..mind import Mind
from ..random_spaces import random_space
from .cubes import needed, spare_troops, to_win

COMPANY: Final = 4
"""8.7.3.transport, 8.7.6 Number of Troops that go, or more if Control needs them."""


class Road:
    """4.3.2 A route for Troops: the spaces entered, and the dues for those with Guerrillas."""

    def __init__(self, cost: int, spaces: list[int]) -> None:
        self.cost = cost
        self.spaces = spaces


def roads(b: Afghanistan, origin: int) -> dict[int, Road]:
    """4.3.2 Return the cheapest, then shortest route from a space to every other, over LoCs and through Kabul. Routes
    are searched in this order, so the first to reach a space is the best."""
    found: dict[int, Road] = {}
    frontier: list[tuple[int, int, int, list[int]]] = [(0, 0, 0, [])]
    while frontier:
        cost, length, _, road = heappop(frontier)
        for s in b.spec.adjacent[road[-1] if road else origin]:
            if b.pakistan[s] or s == origin or s in found:
                continue
            further = Road(cost + (1 if b.all_guerrillas(s) else 0), [*road, s])
            found[s] = further
            if b.spec.kind[s] != RURAL and not b.blocks_way(s):
                heappush(frontier, (further.cost, length + 1, len(found), further.spaces))
    return found


class Transport(Activity):
    """8.7.3.transport To establish COIN Control in one space."""

    def fits(self, m: Mind, op: Operation) -> bool:
        return bool(self.pairs(m, op))

    def pairs(self, m: Mind, op: Operation) -> dict[int, tuple[int, int, Road]]:
        """Return origin, goal and route of each pair with enough Troops to win Control at the goal, keyed by a
        number."""
        b = m.b
        found: dict[int, tuple[int, int, Road]] = {}
        wanted = {goal: needed(b, goal) for goal in to_win(b)}
        for origin in b.spaces_with(TROOPS):
            spare = spare_troops(b, op, origin)
            goals = [goal for goal in wanted if wanted[goal] <= spare]
            if goals:
                reached = roads(b, origin)
                for goal in goals:
                    if goal in reached:
                        found[origin * S + goal] = (origin, goal, reached[goal])
        return found


def plan(m: Mind) -> Flow[None]:
    """8.7.3.transport Choose the goal with the highest Population, then the origin with the most Troops to spare, then
    the lowest cost, unless a Train has planned the Transport."""
    b, op = m.b, m.operation()
    if "convoy" in m.notes:
        return
    m.rule = "8.7.3.transport"
    pairs = Transport("transport", "8.7.3.transport").pairs(m, op)
    if not pairs:
        raise m.lost("convoy")
    found = m.most("highest-population", list(pairs), lambda pair: b.n[POP + pairs[pair][1]])
    found = m.most("most-troops-to-spare", found, lambda pair: spare_troops(b, op, pairs[pair][0]))
    found = m.fewest("lowest-cost", found, lambda pair: pairs[pair][2].cost)
    goal = yield from random_space(m, sorted({pairs[pair][1] for pair in found}))
    origin = yield from random_space(m, [pairs[pair][0] for pair in found if pairs[pair][1] == goal])
    m.notes["origin"] = [origin]
    m.notes["road"] = list(pairs[origin * S + goal][2].spaces)
    m.notes["convoy"] = [max(needed(b, goal), min(COMPANY, spare_troops(b, op, origin)))]


def transport_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.7.3.transport Return the planned origin."""
    yield from plan(m)
    return m.b.spec.spaces[m.noted("origin")[0]]


def transport_count(m: Mind, d: Decision) -> Flow[str]:
    """8.7.3.transport Move four Troops, or more if needed."""
    yield from plan(m)
    return str(m.notes["convoy"][0])


def transport_step(m: Mind, d: Decision) -> Flow[str]:
    """4.3.2 Follow the planned route to its end."""
    yield from plan(m)
    road = m.notes["road"]
    return m.b.spec.spaces[road.pop(0)] if road else DONE


ANSWERS: dict[str, Answer] = {
    "transport-origin": transport_origin,
    "transport-count": transport_count,
    "transport-step": transport_step,
}
