"""4.2.2 Air Strike."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.spec import CITY
from ....coin.verbs import pick_faction, pick_space
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import ACTIVE, AUC_A, BASE, CARTELS_A, EFFECT, FARC_A, GOVT, INSURGENTS, PLAN_COLOMBIA, SHADED, S
from ..shipments import kill
from .air_lift import flyable


def exposed(b: Colombia, s: int) -> list[int]:
    """4.2.2 Return the factions with an Active Guerrilla here, or with a Base and no Guerrillas."""
    n = b.n
    if not (n[FARC_A + s] or n[AUC_A + s] or n[CARTELS_A + s] or b.bases(s)):
        return []
    return [f for f in INSURGENTS if n[ACTIVE[f] + s] or (n[BASE[f] + s] and not b.guerrillas(f, s))]


def is_target(b: Colombia, op: Operation, s: int) -> bool:
    """4.2.2 Return True for a Department or LoC with something to hit."""
    return b.spec.kind[s] != CITY and bool(exposed(b, s)) and flyable(b, op, s)


def can_air_strike(b: Colombia, op: Operation) -> bool:
    """4.2.2 Return True if there is a target and Plan Colombia (12, shaded) does not forbid Air Strikes."""
    if not op.event and b.n[EFFECT + PLAN_COLOMBIA] == SHADED:
        return False
    for f in INSURGENTS:
        for s in [*b.spaces_with(ACTIVE[f]), *b.spaces_with(BASE[f])]:
            if is_target(b, op, s):
                return True
    return False


def air_strike(b: Colombia, op: Operation) -> Flow[None]:
    """4.2.2 Remove 1 Active Guerrilla, or 1 Base of a faction without Guerrillas there."""
    targets = [s for s in range(S) if is_target(b, op, s)] if can_air_strike(b, op) else []
    s = yield from pick_space(b, GOVT, "air-strike", "4.2.2", targets)
    if s < 0:
        return
    faction = yield from pick_faction(b, GOVT, "air-strike-target", "4.2.2", exposed(b, s), space=s)
    column = ACTIVE[faction] if b.n[ACTIVE[faction] + s] else BASE[faction]
    yield from kill(b, column, s, 1)
