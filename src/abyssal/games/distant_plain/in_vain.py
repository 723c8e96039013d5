"""Find legal spaces where an Operation would achieve nothing. This advises players; the rules ignore it."""

from __future__ import annotations

from ...coin.general import movable
from ...coin.moving import within_one_loc
from ...coin.operation import Operation
from .afghanistan import Afghanistan
from .civic_action import training_spaces
from .combat import can_find, exposed_here, government_strength, hits
from .names import (
    BASES_POOL,
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT,
    GOVERNMENT_BASE,
    INSURGENTS,
    KABUL,
    PRTS,
    SHADED,
    TROOPS,
    UNDERGROUND,
)
from .s3_operations.sweep import eyes
from .s3_operations.train import can_cut, may_recruit


def in_vain(b: Afghanistan, op: Operation, kind: str, s: int) -> bool:
    """Return True if selecting a space for an Operation would achieve nothing."""
    if kind == "train-space":
        return _train(b, op, s)
    if kind == "sweep-space":
        return _sweep(b, op, s)
    if kind == "assault-space":
        return not can_find(b, op, s) and not (exposed_here(b, op, s) and _strength(b, op, s))
    return False


def _train(b: Afghanistan, op: Operation, s: int) -> bool:
    """3.2.1 Return True if there are no cubes to place, no Base to build, no Civic Action and no Patronage to take."""
    if may_recruit(b, op.who, s):
        return False
    base = b.n[BASES_POOL[GOVERNMENT]] or b.bases_on_map(GOVERNMENT) > b.n[GOVERNMENT_BASE + s]
    if op.who == GOVERNMENT and base and b.government_cubes(s) >= 3 and b.room(GOVERNMENT_BASE, s):
        return False
    if op.who == COALITION and s == KABUL and can_cut(b):
        return False
    if op.who == COALITION and b.in_force(PRTS) == SHADED:
        return True
    return not training_spaces(b, [s])


def _sweep(b: Afghanistan, op: Operation, s: int) -> bool:
    """3.2.3 Return True if no Troops can come in and the cubes here would find no Guerrilla."""
    if eyes(b, op, s) and any(b.n[UNDERGROUND[f] + s] for f in INSURGENTS):
        return False
    column = COALITION_TROOPS if op.who == COALITION else TROOPS
    if any(movable(b, op, column, x) for x in b.spec.adjacent[s]):
        return False
    return not any(movable(b, op, column, x) for x in within_one_loc(b, s))


def _strength(b: Afghanistan, op: Operation, s: int) -> int:
    """3.2.4 Number of pieces an Assault could remove, counting Government cubes that the Coalition may bring in."""
    return hits(b, op, s) + (government_strength(b, s) if op.who == COALITION else 0)
