"""3.2.2 Patrol."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, ask, finish, movable, pay
from ....coin.moving import activate_in_turn, reach, sources
from ....coin.operation import Operation
from ....coin.spec import RURAL
from ....coin.verbs import pick_number
from ....kernel.decision import DONE, Decision, Flow
from ..colombia import Colombia
from ..combat import assault_targets, removable, unprotected
from ..names import EFFECT, GOVT, INSURGENTS, METEORO, PLAN_COLOMBIA, POLICE, SHADED, TROOPS, UNSHADED
from ..s4_special.air_lift import can_air_lift, flyable
from .assault import assault_space

COST: Final = 3


def can_patrol(b: Colombia, op: Operation) -> bool:
    return affords(b, op, COST)


def patrol(b: Colombia, op: Operation) -> Flow[None]:
    """3.2.2 Move cubes over LoCs and Cities, Activate Guerrillas on LoCs, then Assault on one LoC if desired."""
    pay(b, op, COST)
    while True:
        choice = yield from ask(b, op, "patrol-origin", "3.2.2", lambda: _origins(b, op))
        if choice == DONE:
            break
        yield from _move(b, op, b.spec.space_index[choice])
    if op.event or b.n[EFFECT + PLAN_COLOMBIA] != SHADED:
        yield from activate_in_turn(b, op, b.spec.locs, b.cubes, "3.2.2", INSURGENTS)
    yield from _assault(b, op)
    yield from finish(b, op)


def _origins(b: Colombia, op: Operation) -> list[str]:
    """Return the spaces with cubes that have not moved and can move. If Limited, they must reach the one
    destination."""
    spec, reached = b.spec, op.reached
    able = sources(b, op.spaces[0]) if op.limited and op.spaces else spec.networked
    found = [
        spec.spaces[s]
        for s in b.spaces_with_either(TROOPS)
        if able[s] and (not reached >> s & 1 or movable(b, op, TROOPS, s) or movable(b, op, POLICE, s))
    ]
    found.append(DONE)
    return found


def _named(b: Colombia, spaces: list[int]) -> list[str]:
    return [b.spec.spaces[s] for s in spaces]


def _move(b: Colombia, op: Operation, origin: int) -> Flow[None]:
    near = [s for s in b.spec.adjacent[origin] if b.spec.kind[s] != RURAL]
    if op.limited and op.spaces:
        destination = op.spaces[0]
    elif len(near) == 1 and b.all_guerrillas(near[0]):
        destination = near[0]
    else:
        choice = yield Decision(GOVT, "patrol-destination", "3.2.2", lambda: _named(b, reach(b, origin)), origin=origin)
        destination = b.spec.space_index[choice]
    if destination not in op.spaces:
        op.take(destination)
    troops, police = movable(b, op, TROOPS, origin), movable(b, op, POLICE, origin)
    count = yield from pick_number(
        b, GOVT, "move-count", "3.2.2", 0 if police else 1, troops, space=destination, origin=origin, piece=TROOPS
    )
    moved = b.move(TROOPS, origin, destination, count)
    op.arrive(TROOPS, destination, moved)
    count = yield from pick_number(
        b, GOVT, "move-count", "3.2.2", 0 if moved else 1, police, space=destination, origin=origin, piece=POLICE
    )
    op.arrive(POLICE, destination, b.move(POLICE, origin, destination, count))


def _assault(b: Colombia, op: Operation) -> Flow[None]:
    """3.2.2 Assault on 1 LoC if desired. Plan Meteoro (13) makes it every LoC or none."""
    side = b.n[EFFECT + METEORO]
    done: list[int] = []

    def targets() -> list[int]:
        there = [s for s in b.spec.locs if s not in done and assault_targets(b, op, s)]
        return [s for s in there if s == op.spaces[0]] if op.limited and op.spaces else there

    def in_reach() -> bool:
        """4.1 Return True if an Air Lift could bring Troops to a target."""
        if not op.special or op.used or not can_air_lift(b, op):
            return False
        enemies = unprotected(b, op)
        left = [s for s in b.spec.locs if s not in done and flyable(b, op, s)]
        return any(removable(b, f, s) >= 0 for s in left for f in enemies)

    while side != SHADED and (not done or (side == UNSHADED and not op.limited)) and (targets() or in_reach()):
        choice = yield from ask(b, op, "patrol-assault", "3.2.2", lambda: [*_named(b, targets()), DONE])
        if choice == DONE:
            return
        s = b.spec.space_index[choice]
        done.append(s)
        yield from assault_space(b, op, s)
