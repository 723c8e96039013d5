"""8.8.6 Results of a Sweep by the Non-player Government, and the Troops it needs."""

from __future__ import annotations

from ......coin.general import movable
from ......coin.moving import within_one_loc
from ......coin.operation import Operation
from ......coin.spec import CITY
from ......kernel.decision import NOWHERE
from ....colombia import Colombia
from ....combat import unprotected
from ....names import GOVT, INSURGENTS, OPEN, PANAMA, POP, SUPPORT, TROOPS, UNDERGROUND, ZONE
from ....s3_operations.sweep import eyes
from ...mind import Mind
from .outlook import spare_troops

ENOUGH = 31
"""More Troops than exist in the game."""


def coming(b: Colombia, op: Operation, goal: int, origin: int = NOWHERE, lifted: int = 0) -> dict[int, int]:
    """3.2.3, 8.8.6 Return how many Troops may come from each space in range, after `lifted` have left `origin` by
    air."""
    found: dict[int, int] = {}
    for s in within_one_loc(b, goal):
        if b.n[TROOPS + s]:
            count = min(spare_troops(b, s), movable(b, op, TROOPS, s)) - (lifted if s == origin else 0)
            if count > 0:
                found[s] = count
    return found


def in_reach(b: Colombia, op: Operation, goal: int, origin: int = NOWHERE, lifted: int = 0) -> int:
    """3.2.3, 1.4.2 Return how many Troops a Sweep may bring: those that may come, as far as there is room."""
    return min(sum(coming(b, op, goal, origin, lifted).values()), b.room(TROOPS, goal) - lifted)


def to_activate(b: Colombia, op: Operation, s: int, extra: int = 0) -> int:
    """8.8.6 Return how many more Troops would Activate all Guerrillas here; -1 if none is Underground or it is
    impossible."""
    hidden = sum(b.n[UNDERGROUND[f] + s] for f in unprotected(b, op))
    if not hidden or hidden < sum(b.n[UNDERGROUND[f] + s] for f in INSURGENTS) or s == PANAMA or b.n[ZONE + s]:
        return -1
    for short in range(ENOUGH):
        if eyes(b, s, extra + short) >= hidden:
            return short
    return -1


def to_control(b: Colombia, s: int, extra: int = 0) -> int:
    """8.8.6 Return how many more Troops would bring Government Control; -1 if the Government has it already."""
    if b.control(s) == GOVT:
        return -1
    return max(0, b.insurgents(s) + 1 - b.government(s) - extra)


def can_activate(b: Colombia, op: Operation, s: int, origin: int = NOWHERE, lifted: int = 0) -> bool:
    """8.8.6 Return True if a Sweep here could Activate all Guerrillas, with `lifted` Troops flown in from `origin`."""
    short = to_activate(b, op, s, lifted)
    return short == 0 or 0 < short <= in_reach(b, op, s, origin, lifted)


def can_control(b: Colombia, op: Operation, s: int, origin: int = NOWHERE, lifted: int = 0) -> bool:
    """8.8.6 Return True if a Sweep here could add Government Control, with `lifted` Troops flown in from `origin`."""
    short = to_control(b, s, lifted)
    return short == 0 or 0 < short <= in_reach(b, op, s, origin, lifted)


def sweep_aim(b: Colombia, op: Operation, s: int) -> bool:
    """8.8.6 Return True if a Sweep here could Activate all Guerrillas or add Government Control."""
    return bool(b.n[OPEN + s]) and not b.n[ZONE + s] and (can_activate(b, op, s) or can_control(b, op, s))


def best_sweeps(m: Mind, spaces: list[int]) -> list[int]:
    """8.8.6 Keep Cities before Departments, then Support, then spaces with cubes, then the highest Population."""
    b = m.b
    spaces = m.prefer("city", spaces, lambda s: b.spec.kind[s] == CITY)
    spaces = m.prefer_in_turn(
        "at-support", spaces, lambda s: b.n[SUPPORT + s] > 0, "cubes-there", lambda s: b.cubes(s) > 0
    )
    return m.most("highest-population", spaces, lambda s: b.n[POP + s])
