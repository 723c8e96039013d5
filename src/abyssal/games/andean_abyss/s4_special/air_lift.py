"""4.2.1 Air Lift."""

from __future__ import annotations

from ....kernel.decision import Flow
from ....kernel.verbs import pick_number, pick_space, pick_where
from ..colombia import Colombia
from ..names import BLACKHAWKS, EFFECT, GOVT, MISIL, SHADED, TROOPS, UNSHADED, S
from ..operation import Operation


def can_air_lift(b: Colombia, op: Operation) -> bool:
    n = b.n
    for s in range(S):
        if n[TROOPS + s] and flyable(b, op, s):
            return True
    return False


def flyable(b: Colombia, op: Operation, s: int) -> bool:
    """Misil Antiaéreo (27, shaded): no Special Activity of the Government where there are Guerrillas."""
    return op.event or b.n[EFFECT + MISIL] != SHADED or not b.all_guerrillas(s)


def limit(b: Colombia) -> int:
    """4.2.1 Up to 3 Troops; by Blackhawks (10) any number, or 1."""
    side = b.n[EFFECT + BLACKHAWKS]
    return 99 if side == UNSHADED else 1 if side == SHADED else 3


def air_lift(b: Colombia, op: Operation) -> Flow[None]:
    """4.2.1 Move up to 3 Troops from one space to another, but a FARC Zone."""
    origins = [s for s in range(S) if b.n[TROOPS + s] and flyable(b, op, s)]
    origin = yield from pick_space(b, GOVT, "air-lift-origin", "4.2.1", origins)
    if origin < 0:
        return

    def fits(s: int) -> bool:
        return s != origin and b.room(TROOPS, s) > 0 and flyable(b, op, s)

    destination = yield from pick_where(b, GOVT, "air-lift-destination", "4.2.1", fits, origin=origin)
    if destination < 0:
        return
    most = min(limit(b), b.n[TROOPS + origin], b.room(TROOPS, destination))
    count = yield from pick_number(
        b, GOVT, "move-count", "4.2.1", 1, most, space=destination, origin=origin, piece=TROOPS
    )
    op.fly(TROOPS, origin, destination, count, b.n[TROOPS + origin])
    b.move(TROOPS, origin, destination, count)
