"""3.2.2 Patrol."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, ask, finish, movable, pay
from ....coin.moving import activate_in_turn, reach, sources
from ....coin.operation import Operation
from ....coin.spec import LOC, RURAL
from ....kernel.decision import DONE, Decision, Flow
from ..afghanistan import Afghanistan
from ..capabilities import slip_away
from ..combat import can_find, exposed_here, hits
from ..moving import Convoys, pick_counts, quiet_route
from ..names import AEROSTATS, COALITION, COALITION_TROOPS, GOVERNMENT, GOVERNMENT_CUBES, INSURGENTS, KABUL, UNSHADED
from .assault import COST as ASSAULT_COST
from .assault import assault_space, may_assault, spaces_with_cubes

COST: Final = 3


def cost(op: Operation) -> int:
    """3.2.2 The Government pays 3 Resources in total, the Coalition nothing."""
    return COST if op.who == GOVERNMENT else 0


def can_patrol(b: Afghanistan, op: Operation) -> bool:
    return affords(b, op, cost(op))


def patrol(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.2.2 Move cubes over LoCs and Kabul, Activate Guerrillas on LoCs, then optionally Assault on one."""
    pay(b, op, cost(op))
    convoys = Convoys(b, op, op.convoys)
    while True:
        choice = yield from ask(b, op, "patrol-origin", "3.2.2", lambda: _origins(b, op))
        if choice == DONE:
            break
        yield from _move(b, op, b.spec.space_index[choice], convoys)
    yield from convoys.explode(b)
    watched = [*b.spec.locs, KABUL] if _aerostats(b, op) else b.spec.locs
    yield from activate_in_turn(b, op, watched, lambda s: eyes(b, op, s), "3.2.2", INSURGENTS)
    yield from _assault(b, op)
    yield from slip_away(b, op)
    yield from finish(b, op)


def _aerostats(b: Afghanistan, op: Operation) -> bool:
    return op.who == COALITION and b.in_force(AEROSTATS) == UNSHADED


def eyes(b: Afghanistan, op: Operation, s: int) -> int:
    """3.2.2 Number of Guerrillas a Patrol finds: 1 for each cube there. With Aerostats (5, unshaded) a Coalition Patrol
    finds all on LoCs with Coalition cubes, and 1 in Kabul."""
    if _aerostats(b, op):
        if b.spec.kind[s] != LOC:
            return 1 if b.n[COALITION_TROOPS + s] else 0
        if b.n[COALITION_TROOPS + s]:
            return 99
    return b.cubes(s)


def _columns(op: Operation) -> list[int]:
    """3.2.2 The faction's own cubes."""
    return [COALITION_TROOPS] if op.who == COALITION else GOVERNMENT_CUBES


def _origins(b: Afghanistan, op: Operation) -> list[str]:
    """Spaces with cubes that have not moved and can reach a destination (the one destination, if Limited)."""
    spec, reached = b.spec, op.reached
    able = sources(b, op.spaces[0]) if op.limited and op.spaces else spec.networked
    columns = _columns(op)
    found = [
        spec.spaces[s]
        for s in spaces_with_cubes(b, op)
        if able[s] and (not reached >> s & 1 or any(movable(b, op, column, s) for column in columns))
    ]
    found.append(DONE)
    return found


def _named(b: Afghanistan, spaces: list[int]) -> list[str]:
    return [b.spec.spaces[s] for s in spaces]


def _move(b: Afghanistan, op: Operation, origin: int, convoys: Convoys) -> Flow[None]:
    near = [s for s in b.spec.adjacent[origin] if b.spec.kind[s] != RURAL]
    if op.limited and op.spaces:
        goal = op.spaces[0]
    elif len(near) == 1 and b.blocks_way(near[0]):
        goal = near[0]
    else:
        choice = yield Decision(
            op.who, "patrol-destination", "3.2.2", lambda: _named(b, reach(b, origin)), origin=origin
        )
        goal = b.spec.space_index[choice]
    if goal not in op.spaces:
        op.take(goal)
    columns = _columns(op)
    most = [movable(b, op, column, origin) for column in columns]
    way = quiet_route(b, origin, goal) if convoys.watched else []
    counts = yield from pick_counts(b, op.who, "3.2.2", columns, most, origin, goal)
    for column, count in zip(columns, counts, strict=True):
        op.arrive(column, goal, b.move(column, origin, goal, count))
        convoys.pass_by(way, column, goal, count)


def _assault(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.2.2 If desired, Assault on 1 LoC at no added cost; if Limited, on the destination. Government cubes join the
    Coalition's only if paid for (3.2.4), unless the option says otherwise."""

    def targets() -> list[int]:
        there = [
            s
            for s in b.spec.locs
            if may_assault(b, op, s) and hits(b, op, s) and (exposed_here(b, op, s) or can_find(b, op, s))
        ]
        return [s for s in there if s == op.spaces[0]] if op.limited and op.spaces else there

    if not targets() and not (_may_bring_troops(b, op) and any(exposed_here(b, op, s) for s in b.spec.locs)):
        return
    choice = yield from ask(b, op, "patrol-assault", "3.2.2", lambda: [*_named(b, targets()), DONE])
    if choice != DONE:
        price = 0 if b.options.free_patrol_assault else ASSAULT_COST
        yield from assault_space(b, op, b.spec.space_index[choice], price)


def _may_bring_troops(b: Afghanistan, op: Operation) -> bool:
    """4.1 Return True if an Air Lift or Transport could still bring Troops to a LoC before the Assault."""
    if not op.special or op.used:
        return False
    names = b.procedures.specials(b, op)
    return "air_lift" in names or "transport" in names
