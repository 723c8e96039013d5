"""8.8.5 March of Non-player Taliban."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from .....coin.operation import Operation
from .....coin.spec import LOC
from .....kernel.decision import Flow
from ...afghanistan import Afghanistan
from ...names import (
    BACKING,
    BASES_POOL,
    COALITION,
    ISLAMABAD,
    NEUTRAL,
    POP,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TALIBAN_U,
)
from ...s3_operations.march import COST, goes_on
from ..box import Answer, Box
from ..insurgents import (
    TOLL_TAKERS,
    Groups,
    gather,
    gather_at_random,
    kept,
    leaving,
    march_origin,
    move_count,
    ready,
    size,
    stays_hidden,
    toll_takers,
)
from ..mind import Mind
from ..random_spaces import random_space

BUILDERS: Final = 3
"""8.8.5 Number of Guerrillas to gather where a Base can be built."""
SPIES: Final = 3
"""8.8.5 Number of spaces that get one Underground Guerrilla each."""
PAIR: Final = 2
"""8.8.1 Number of Underground Guerrillas wanted at a Base with Find Fix Finish."""
FAR: Final = 99


def price(b: Afghanistan, origin: int, goal: int) -> int:
    """3.3.2, 6.6.1 Cost of a step into a Province or Kabul that the March has not entered yet."""
    return 0 if b.n[ISLAMABAD] >= BACKING and (b.pakistan[origin] or b.pakistan[goal]) else COST


class Way:
    """The route of one Underground Guerrilla to a goal: its spaces, origin first, and their cost."""

    def __init__(self, cost: int, spaces: list[int]) -> None:
        self.cost = cost
        self.spaces = spaces


def ways(m: Mind, op: Operation, budget: int) -> dict[int, Way]:
    """Return the cheapest, then shortest route of one Underground Guerrilla to each Province and Kabul, within the
    budget. It may pass through Pashtun spaces that the March has not entered yet, and stays Underground all the way."""
    b = m.b
    found: dict[int, Way] = {}
    frontier: list[tuple[int, int, int, Way]] = []
    count = 0
    for s in b.spaces_with(TALIBAN_U):
        if ready(m, op, s)[0] and leaving(m, s) > 0:
            count += 1
            frontier.append((0, 1, count, Way(0, [s])))
    while frontier:
        way = heappop(frontier)[3]
        here = way.spaces[-1]
        if len(way.spaces) > 1 and not goes_on(b, op, here):
            continue
        for goal in b.spec.adjacent[here]:
            if goal in op.spaces or goal in way.spaces or not stays_hidden(b, TALIBAN, 1, goal):
                continue
            cost = way.cost + price(b, here, goal)
            if cost > budget:
                continue
            known = found.get(goal)
            if known is None or (cost, len(way.spaces) + 1) < (known.cost, len(known.spaces)):
                found[goal] = Way(cost, [*way.spaces, goal])
                count += 1
                heappush(frontier, (cost, len(way.spaces) + 1, count, found[goal]))
    return found


class March(Box):
    """8.8.5 For at most two thirds of the Resources."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        """Return the next hop. The hops of a plan are destinations in turn."""
        if not m.plan:
            yield from self.choose(m, op)
        if not m.plan:
            return ""
        goal = m.plan.pop(0)
        if not m.groups:
            m.groups = {m.notes["from"][0]: m.group}
        m.notes["from"] = [goal]
        return m.b.spec.spaces[goal]

    def choose(self, m: Mind, op: Operation) -> Flow[None]:
        """8.8.5 Choose the next destination by the bullets in turn, and put all hops to it in `m.plan`."""
        b, n = m.b, m.b.n
        if "tolls" in m.notes:  # 8.2.3 Effects of the last bullet do not reopen the others.
            yield from self.send_to_loc(m, op)
            return
        budget = m.two_thirds(op)
        routes = ways(m, op, budget)
        bare = [s for s in routes if n[TALIBAN_U + s] < kept(b, TALIBAN, s)]
        found = m.must("base-without-underground", bare, lambda s: not b.pakistan[s] or not b.guerrillas(TALIBAN, s))
        if found:
            goal = yield from self.send_one(m, found, routes)
            self.send_second(m, op, goal)
            return
        if n[BASES_POOL[TALIBAN]] and "builders" not in m.notes and (yield from self.send_builders(m, op, budget)):
            return
        spies = m.notes.setdefault("spies", [])
        if len(spies) < SPIES:
            lands = [s for s in routes if b.spec.kind[s] != LOC and not b.pakistan[s]]
            found = m.must("neutral-and-empty", lands, lambda s: self._is_empty(m, s))
            if not found:
                found = m.must("at-support", lands, lambda s: n[SUPPORT + s] > NEUTRAL)
            if found:
                spies.append((yield from self.send_one(m, found, routes)))
                return
        yield from self.send_to_loc(m, op)

    def _is_empty(self, m: Mind, s: int) -> bool:
        b = m.b
        return b.n[SUPPORT + s] == NEUTRAL and not b.count(TALIBAN, s) and not b.count(COALITION, s)

    def send_one(self, m: Mind, goals: list[int], routes: dict[int, Way]) -> Flow[int]:
        """8.8.5 Send one Guerrilla at the lowest cost, then to the highest Population."""
        b = m.b
        found = m.fewest("lowest-cost", goals, lambda s: routes[s].cost)
        found = m.most("highest-population", found, lambda s: b.n[POP + s])
        goal = yield from random_space(m, found)
        m.plan = routes[goal].spaces[1:]
        m.groups = {routes[goal].spaces[0]: (1, 0)}
        m.posted[goal] = m.posted.get(goal, 0) + 1
        return goal

    def send_second(self, m: Mind, op: Operation, goal: int) -> None:
        """8.8.1 With Find Fix Finish (7, unshaded) a Base wants two: send a second Guerrilla along if possible."""
        b = m.b
        origin = next(iter(m.groups))
        if kept(b, TALIBAN, goal) - b.n[TALIBAN_U + goal] < PAIR:
            return
        if min(ready(m, op, origin)[0], leaving(m, origin)) >= PAIR and stays_hidden(b, TALIBAN, PAIR, goal):
            m.groups = {origin: (PAIR, 0)}
            m.posted[goal] = PAIR

    def send_builders(self, m: Mind, op: Operation, budget: int) -> Flow[bool]:
        """8.8.5 Bring one Afghan space with room for a Base to three Guerrillas."""
        b = m.b
        costs: dict[int, int] = {}
        for s in b.spec.lands:
            need = BUILDERS - b.guerrillas(TALIBAN, s)
            if b.pakistan[s] or s in op.spaces or need <= 0 or not b.room(TALIBAN_BASE, s):
                continue
            for cost in (0, COST):
                if cost <= budget and size(gather(m, op, s, need, _origins(b, s, cost), {})) == need:
                    costs[s] = cost
                    break
        found = m.fewest("three-for-later-base", list(costs), lambda s: costs[s])
        found = m.most("highest-population", found, lambda s: b.n[POP + s])
        goal = yield from random_space(m, found)
        if goal < 0:
            return False
        need = BUILDERS - b.guerrillas(TALIBAN, goal)
        m.groups = yield from gather_at_random(m, op, goal, need, _origins(b, goal, costs[goal]), {})
        m.notes["builders"] = [goal]
        m.plan = [goal]
        return True

    def send_to_loc(self, m: Mind, op: Operation) -> Flow[None]:
        """8.8.5 Send up to two Guerrillas to each adjacent LoC where they then outnumber all enemies, but none that
        another LoC needs."""
        b = m.b
        coming: dict[int, Groups] = {}
        stays = toll_takers(b)
        for s in b.spec.locs:
            need = TOLL_TAKERS - b.guerrillas(TALIBAN, s)
            if need <= 0:
                continue
            groups = gather(m, op, s, need, b.spec.adjacent[s], stays)
            if groups and b.guerrillas(TALIBAN, s) + size(groups) > b.enemies(TALIBAN, s):
                coming[s] = groups
        found = m.must("outnumbers-on-loc", list(coming), lambda s: True)
        found = m.most("highest-econ", found, lambda s: b.spec.econ[s])
        found = m.prefer("stay-underground", found, lambda s: _hidden(b, coming[s], s))
        goal = yield from random_space(m, found)
        if goal >= 0:
            m.notes["tolls"] = []
            m.plan = [goal]
            m.groups = yield from gather_at_random(m, op, goal, size(coming[goal]), b.spec.adjacent[goal], stays)

    def follows(self, m: Mind, op: Operation) -> str:
        return "extort-locs"


def _origins(b: Afghanistan, goal: int, cost: int) -> list[int]:
    """Spaces next to a goal from which a March costs at most `cost`."""
    return [s for s in b.spec.adjacent[goal] if price(b, s, goal) <= cost]


def _hidden(b: Afghanistan, groups: Groups, goal: int) -> bool:
    """Return True if any Guerrillas of these groups arrive Underground."""
    return any(hidden and stays_hidden(b, TALIBAN, hidden + active, goal) for hidden, active in groups.values())


ANSWERS: dict[str, Answer] = {"march-origin": march_origin, "move-count": move_count}
