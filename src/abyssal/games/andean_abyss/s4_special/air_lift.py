"""4.2.1 Air Lift."""

from __future__ import annotations

from ....coin.general import affords
from ....coin.operation import Operation
from ....coin.verbs import pick_number, pick_space, pick_where
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..combat import assault_cost, barred
from ..names import BLACKHAWKS, EFFECT, GOVT, MADRID_DONORS, MISIL, SHADED, SPACES, TROOPS, UNSHADED, S


def can_air_lift(b: Colombia, op: Operation) -> bool:
    n = b.n
    for s in range(S):
        if n[TROOPS + s] and is_origin(b, op, s):
            return True
    return False


def is_origin(b: Colombia, op: Operation, s: int) -> bool:
    """4.2.1 Any Troops, if (4.1) the Operation stays possible somewhere they could go."""
    if not b.n[TROOPS + s] or not flyable(b, op, s):
        return False
    if not may_strand(b, op):
        return True
    for x in range(S):
        if is_destination(b, op, s, x):
            return True
    return False


def is_destination(b: Colombia, op: Operation, origin: int, s: int) -> bool:
    """4.2.1 Any other space, but a FARC Zone."""
    return s != origin and b.room(TROOPS, s) > 0 and flyable(b, op, s) and leaves_possible(b, op, origin, s, 1)


def may_strand(b: Colombia, op: Operation) -> bool:
    """4.1 Madrid Donors (17, shaded) bars Assaults in Departments: Troops that left for there could not make them."""
    return op.name == "assault" and b.n[EFFECT + MADRID_DONORS] == SHADED


def leaves_possible(b: Colombia, op: Operation, origin: int, s: int, count: int) -> bool:
    """4.1 Whether the Assault, if it is still to come, could take place after such a lift: where the Troops go, where
    some stay, or elsewhere."""
    if not may_strand(b, op) or not op.is_to_come():
        return True
    if not affords(b, op, assault_cost(b)):
        return False
    for x in op.selectable_of(SPACES):
        cubes = b.cubes(x) + (count if x == s else -count if x == origin else 0)
        if cubes > 0 and not barred(b, op, x):
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
    origins = [s for s in range(S) if is_origin(b, op, s)]
    origin = yield from pick_space(b, GOVT, "air-lift-origin", "4.2.1", origins)
    if origin < 0:
        return

    def fits(s: int) -> bool:
        return is_destination(b, op, origin, s)

    destination = yield from pick_where(b, GOVT, "air-lift-destination", "4.2.1", fits, origin=origin)
    if destination < 0:
        return
    most = min(limit(b), b.n[TROOPS + origin], b.room(TROOPS, destination))
    while most > 1 and not leaves_possible(b, op, origin, destination, most):
        most -= 1
    count = yield from pick_number(
        b, GOVT, "move-count", "4.2.1", 1, most, space=destination, origin=origin, piece=TROOPS
    )
    op.fly(TROOPS, origin, destination, count, b.n[TROOPS + origin])
    b.move(TROOPS, origin, destination, count)
