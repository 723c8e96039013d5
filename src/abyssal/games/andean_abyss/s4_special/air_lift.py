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
    """4.2.1 Return True if Troops may leave the space: the Operation must stay possible for some destination (4.1)."""
    if not b.n[TROOPS + s] or not flyable(b, op, s):
        return False
    if not may_strand(b, op):
        return True
    for x in range(S):
        if is_destination(b, op, s, x):
            return True
    return False


def is_destination(b: Colombia, op: Operation, origin: int, s: int) -> bool:
    """4.2.1 Return True if Troops may land here: any other space except a FARC Zone."""
    return s != origin and b.room(TROOPS, s) > 0 and flyable(b, op, s) and leaves_possible(b, op, origin, s, 1)


def may_strand(b: Colombia, op: Operation) -> bool:
    """4.1 Return True if a lift could make the Assault impossible: Madrid Donors (17, shaded) bars Departments."""
    return op.name == "assault" and b.n[EFFECT + MADRID_DONORS] == SHADED


def leaves_possible(b: Colombia, op: Operation, origin: int, s: int, count: int) -> bool:
    """4.1 Return True if an Assault still to come stays possible after the lift: where the Troops land, where some
    stay, or elsewhere."""
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
    """Return True unless Misil Antiaéreo (27, shaded) bars the Government's Special Activities here because of
    Guerrillas."""
    return op.event or b.n[EFFECT + MISIL] != SHADED or not b.all_guerrillas(s)


def limit(b: Colombia) -> int:
    """4.2.1 Air Lift moves up to 3 Troops. Blackhawks (10) makes it any number (unshaded) or 1 (shaded)."""
    side = b.n[EFFECT + BLACKHAWKS]
    return 99 if side == UNSHADED else 1 if side == SHADED else 3


def air_lift(b: Colombia, op: Operation) -> Flow[None]:
    """4.2.1 Move up to 3 Troops from one space to another that is not a FARC Zone."""
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
