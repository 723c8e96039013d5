"""8.8.6 What a Sweep of the Non-player Government could do in a space, and the Troops it takes."""

from __future__ import annotations

from ......series.general import movable
from ......series.moving import within_one_loc
from ......series.operation import Operation
from ....colombia import Colombia
from ....combat import unprotected
from ....names import GOVT, INSURGENTS, OPEN, PANAMA, TROOPS, UNDERGROUND, ZONE
from ....s3_operations.sweep import eyes
from .outlook import spare_troops

ENOUGH = 31
"""More Troops than there are."""


def coming(b: Colombia, op: Operation, goal: int) -> dict[int, int]:
    """3.2.3, 8.8.6 How many Troops may come from each space around."""
    found: dict[int, int] = {}
    for s in within_one_loc(b, goal):
        if b.n[TROOPS + s]:
            count = min(spare_troops(b, s), movable(b, op, TROOPS, s))
            if count > 0:
                found[s] = count
    return found


def to_activate(b: Colombia, op: Operation, s: int, extra: int = 0) -> int:
    """8.8.6 How many Troops are short for Activating all Guerrillas here; -1 if none is Underground, or it cannot
    be."""
    hidden = sum(b.n[UNDERGROUND[f] + s] for f in unprotected(b, op))
    if not hidden or hidden < sum(b.n[UNDERGROUND[f] + s] for f in INSURGENTS) or s == PANAMA or b.n[ZONE + s]:
        return -1
    for short in range(ENOUGH):
        if eyes(b, s, extra + short) >= hidden:
            return short
    return -1


def to_control(b: Colombia, s: int, extra: int = 0) -> int:
    """8.8.6 How many Troops are short for Government Control that is not there yet; -1 if it is."""
    if b.control(s) == GOVT:
        return -1
    return max(0, b.insurgents(s) + 1 - b.government(s) - extra)


def sweep_aim(b: Colombia, op: Operation, s: int, extra: int) -> bool:
    """8.8.6 Whether a Sweep here could Activate all Guerrillas or add Government Control, with so many more Troops."""
    if not b.n[OPEN + s] or b.n[ZONE + s]:
        return False
    most = sum(coming(b, op, s).values())
    return 0 <= to_activate(b, op, s, extra) <= most or 0 <= to_control(b, s, extra) <= most
