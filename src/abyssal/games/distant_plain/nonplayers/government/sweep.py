"""8.7.6 Sweep of the Non-player Government."""

from __future__ import annotations

from typing import Final

from .....coin.moving import within_one_loc
from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...names import INSURGENTS, POP, TROOPS, UNDERGROUND
from ...s3_operations.sweep import candidates, routes
from ..box import Answer, Box
from ..guidelines import target_rank
from ..mind import Mind
from ..random_spaces import random_space
from .cubes import needed, spare_troops, to_win
from .transport import COMPANY

SPACES: Final = 2


def dues(b: Afghanistan, origin: int, goal: int) -> int:
    """3.2.3 Dues for a group: 1 if every route crosses a LoC with Guerrillas."""
    return min([int(way != goal and b.all_guerrillas(way) > 0) for way in routes(b, origin, goal)], default=1)


def sources(m: Mind, op: Operation, goal: int) -> list[int]:
    """8.7.6 Origins of Troops for a goal, cheapest first."""
    b = m.b
    found = [s for s in within_one_loc(b, goal) if spare_troops(b, op, s) > 0]
    return sorted(found, key=lambda s: dues(b, s, goal))


def within_reach(m: Mind, op: Operation, goal: int) -> bool:
    """8.7.6 Return True if enough Troops can come to establish COIN Control."""
    b = m.b
    return sum([spare_troops(b, op, s) for s in within_one_loc(b, goal)]) >= needed(b, goal)


def cost(m: Mind, op: Operation, goal: int) -> int:
    """8.7.6 Dues of the cheapest groups that are enough."""
    left, paid = needed(m.b, goal), 0
    for s in sources(m, op, goal):
        if left <= 0:
            break
        paid += dues(m.b, s, goal)
        left -= spare_troops(m.b, op, s)
    return paid


def hidden(b: Afghanistan, s: int) -> int:
    """Number of Guerrillas that a Sweep in place would Activate."""
    return min(b.government_cubes(s), sum([b.n[UNDERGROUND[f] + s] for f in INSURGENTS]))


class Sweep(Box):
    """8.7.6 In up to two spaces."""

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b = m.b
        if len(op.spaces) >= SPACES:
            return -1
        spaces = candidates(b, op)
        goals = [s for s in to_win(b) if s in spaces]
        found = m.must("sweep-for-control", goals, lambda s: within_reach(m, op, s))
        if found:
            found = m.most("highest-population", found, lambda s: b.n[POP + s])
            found = m.fewest("lowest-cost", found, lambda s: cost(m, op, s))
            s = yield from random_space(m, found)
            m.notes["goal"] = [s]
            m.notes["left"] = [max(needed(b, s), COMPANY)]
            return s
        found = m.must("finds-guerrillas", spaces, lambda s: hidden(b, s) > 0)
        if len(found) > 1:
            found = m.fewest(
                "best-target", found, lambda s: min([target_rank(m, f) for f in INSURGENTS if b.n[UNDERGROUND[f] + s]])
            )
            found = m.most("finds-most", found, lambda s: hidden(b, s))
        m.notes["goal"] = []
        return (yield from random_space(m, found))

    def comes_last(self) -> bool:
        """8.7.6 Troops find Guerrillas before Transport moves them away."""
        return True

    def follows(self, m: Mind, op: Operation) -> str:
        return "transport"


def sweep_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.7.6 Take Troops evenly from random sources, by the cheapest routes first, one at a time until enough have
    come."""
    b, op = m.b, m.operation()
    m.rule = "8.7.6"
    left = m.notes.get("left", [0])[0]
    if m.notes.get("goal") != [d.space] or left <= 0:
        return DONE
    found = m.offered(d, sources(m, op, d.space))
    if not found:
        return DONE
    found = m.fewest("lowest-cost", found, lambda s: dues(b, s, d.space))
    found = m.most("evenly", found, lambda s: spare_troops(b, op, s))
    origin = yield from random_space(m, found)
    m.notes["column"] = [TROOPS]
    m.notes["left"] = [left - 1]
    return b.spec.spaces[origin]


def sweep_route(m: Mind, d: Decision) -> str:
    """8.7.6 Take the route without dues: straight from an adjacent space. Only from there is there more than one
    route."""
    return d.options[0]


ANSWERS: dict[str, Answer] = {"sweep-origin": sweep_origin, "sweep-route": sweep_route}
