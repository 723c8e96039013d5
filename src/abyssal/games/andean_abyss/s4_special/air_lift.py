"""4.2.1 Air Lift."""

from __future__ import annotations

from ....kernel.decision import Flow
from ....kernel.verbs import pick_number, pick_space
from ..colombia import Colombia
from ..names import BLACKHAWKS, EFFECT, GOVT, MISIL, SHADED, TROOPS, UNSHADED, S
from ..operation import Operation


def origins(b: Colombia, op: Operation) -> list[int]:
    """4.2.1 Where Troops can be lifted from."""
    return [s for s in range(S) if b.n[TROOPS + s] and flyable(b, op, s)]


def flyable(b: Colombia, op: Operation, s: int) -> bool:
    """Misil Antiaéreo (27, shaded): no Special Activity of the Government where there are Guerrillas."""
    return op.event or b.n[EFFECT + MISIL] != SHADED or not b.all_guerrillas(s)


def can_air_lift(b: Colombia, op: Operation) -> bool:
    n = b.n
    return any(n[TROOPS + s] and flyable(b, op, s) for s in range(S))


def air_lift(b: Colombia, op: Operation) -> Flow[None]:
    """4.2.1 Move up to 3 Troops from one space to another."""
    origin = yield from pick_space(b, GOVT, "air-lift-origin", "4.2.1", origins(b, op))
    if origin < 0:
        return
    there = [s for s in range(S) if s != origin and b.room(TROOPS, s) and flyable(b, op, s)]
    destination = yield from pick_space(b, GOVT, "air-lift-destination", "4.2.1", there, origin=origin)
    if destination < 0:
        return
    side = b.n[EFFECT + BLACKHAWKS]
    limit = 99 if side == UNSHADED else 1 if side == SHADED else 3
    most = min(limit, b.n[TROOPS + origin], b.room(TROOPS, destination))
    count = yield from pick_number(
        b, GOVT, "move-count", "4.2.1", 1, most, space=destination, origin=origin, piece=TROOPS
    )
    b.move(TROOPS, origin, destination, count)
