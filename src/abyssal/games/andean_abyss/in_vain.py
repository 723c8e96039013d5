"""Legal but pointless spaces for an Operation. Advice for players, not a rule."""

from __future__ import annotations

from ...coin.general import movable
from ...coin.moving import within_one_loc
from ...coin.operation import Operation
from ...coin.spec import CITY
from .civic_action import civic_spaces
from .colombia import Colombia
from .combat import assault_targets, unprotected
from .names import BASES_POOL, GOVT, GOVT_BASE, POLICE_POOL, TROOPS, TROOPS_POOL, UNDERGROUND
from .s3_operations.sweep import eyes


def in_vain(b: Colombia, op: Operation, kind: str, s: int) -> bool:
    """Return True if selecting the space would achieve nothing."""
    if kind == "train-space":
        return _train(b, s)
    if kind == "sweep-space":
        return _sweep(b, op, s)
    return kind == "assault-space" and not assault_targets(b, op, s)


def _train(b: Colombia, s: int) -> bool:
    """3.2.1 Return True if the space has no cubes to place, no 3 cubes to trade for a Base, and no Civic Action."""
    n = b.n
    if (b.spec.kind[s] == CITY or n[GOVT_BASE + s]) and (n[TROOPS_POOL] or n[POLICE_POOL]):
        return False
    if b.cubes(s) >= 3 and n[BASES_POOL[GOVT]] and b.room_after_trade(s):
        return False
    return not civic_spaces(b, [s], phase=False)


def _sweep(b: Colombia, op: Operation, s: int) -> bool:
    """3.2.3 Return True if no Troops could move in and the cubes here would expose no Guerrilla."""
    n = b.n
    if eyes(b, s) and any(n[UNDERGROUND[f] + s] for f in unprotected(b, op)):
        return False
    if any(movable(b, op, TROOPS, x) for x in b.spec.adjacent[s]):
        return False
    return not any(movable(b, op, TROOPS, x) for x in within_one_loc(b, s))
