"""4.2.1 Air Lift."""

from __future__ import annotations

from ....kernel.decision import Flow
from ....kernel.verbs import choose_one, pick_space
from ..colombia import Colombia
from ..combat import can_strike
from ..names import BLACKHAWKS, EFFECT, GOVT, MISIL, SHADED, TROOPS, UNSHADED, S
from ..operation import Operation
from .first import at_stake, hinges_on


def origins(b: Colombia, op: Operation) -> list[int]:
    """4.2.1 Where Troops can be lifted from."""
    found = [s for s in range(S) if b.n[TROOPS + s] and flyable(b, op, s)]
    stake = at_stake(op)
    return found if stake is None else [s for s in found if destinations(b, op, s, stake)]


def destinations(b: Colombia, op: Operation, origin: int, stake: list[int] | None) -> list[int]:
    """4.2.1 Any other space but a FARC Zone; before an Assault, where that leaves or makes it possible (4.1)."""
    n = b.n
    free = not hinges_on(stake, origin) or bool(stake and can_strike(b, op, origin, n[TROOPS + origin] - 1))
    most = min(limit(b), n[TROOPS + origin])
    return [
        s
        for s in range(S)
        if (free or can_strike(b, op, s, n[TROOPS + s] + most))
        and s != origin
        and b.room(TROOPS, s)
        and flyable(b, op, s)
    ]


def counts(b: Colombia, op: Operation, origin: int, destination: int, stake: list[int] | None) -> list[int]:
    """4.2.1 How many Troops may fly there."""
    n = b.n
    numbers = list(range(1, min(limit(b), n[TROOPS + origin], b.room(TROOPS, destination)) + 1))
    if not hinges_on(stake, origin):
        return numbers
    return [
        i
        for i in numbers
        if can_strike(b, op, destination, n[TROOPS + destination] + i)
        or (stake and can_strike(b, op, origin, n[TROOPS + origin] - i))
    ]


def limit(b: Colombia) -> int:
    """4.2.1 Up to 3 Troops; by Blackhawks (10) any number, or 1."""
    side = b.n[EFFECT + BLACKHAWKS]
    return 99 if side == UNSHADED else 1 if side == SHADED else 3


def flyable(b: Colombia, op: Operation, s: int) -> bool:
    """Misil Antiaéreo (27, shaded): no Special Activity of the Government where there are Guerrillas."""
    return op.event or b.n[EFFECT + MISIL] != SHADED or not b.all_guerrillas(s)


def can_air_lift(b: Colombia, op: Operation) -> bool:
    n = b.n
    stake = at_stake(op)
    for s in range(S):
        if n[TROOPS + s] and flyable(b, op, s) and (not hinges_on(stake, s) or destinations(b, op, s, stake)):
            return True
    return False


def air_lift(b: Colombia, op: Operation) -> Flow[None]:
    """4.2.1 Move up to 3 Troops from one space to another."""
    origin = yield from pick_space(b, GOVT, "air-lift-origin", "4.2.1", origins(b, op))
    if origin < 0:
        return
    there = destinations(b, op, origin, at_stake(op))
    destination = yield from pick_space(b, GOVT, "air-lift-destination", "4.2.1", there, origin=origin)
    if destination < 0:
        return
    numbers = counts(b, op, origin, destination, at_stake(op))
    count = yield from choose_one(
        b, GOVT, "move-count", "4.2.1", [str(i) for i in numbers], space=destination, origin=origin, piece=TROOPS,
        number=numbers[-1],
    )  # fmt: skip
    b.move(TROOPS, origin, destination, int(count))
