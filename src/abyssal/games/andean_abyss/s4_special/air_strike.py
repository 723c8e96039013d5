"""4.2.2 Air Strike."""

from __future__ import annotations

from functools import partial

from ....kernel.decision import Flow
from ....kernel.spec import CITY
from ....kernel.verbs import pick_faction, pick_space
from ..colombia import Colombia
from ..names import ACTIVE, BASE, EFFECT, GOVT, PLAN_COLOMBIA, SHADED, S
from ..operation import Operation
from ..shipments import kill
from .air_lift import flyable
from .first import at_stake, exposed, hinges_on, possible_after


def targets(b: Colombia, op: Operation) -> list[int]:
    """4.2.2 Departments and LoCs with something to hit. Plan Colombia (12, shaded) forbids all."""
    if not op.event and b.n[EFFECT + PLAN_COLOMBIA] == SHADED:
        return []
    kind = b.spec.kind
    found = [s for s in range(S) if kind[s] != CITY and exposed(b, s) and flyable(b, op, s)]
    stake = at_stake(op)
    return found if stake is None else [s for s in found if victims(b, op, s, stake)]


def victims(b: Colombia, op: Operation, s: int, stake: list[int] | None) -> list[int]:
    """4.2.2 Whom it may hit here; before an Assault, so that something is left for that (4.1)."""
    found = exposed(b, s)
    if not hinges_on(stake, s):
        return found
    return [f for f in found if possible_after(b, op, partial(b.remove, prey(b, f, s), s))]


def prey(b: Colombia, faction: int, s: int) -> int:
    """4.2.2 An Active Guerrilla or, if the faction has no Guerrillas there, a Base."""
    return ACTIVE[faction] if b.n[ACTIVE[faction] + s] else BASE[faction]


def can_air_strike(b: Colombia, op: Operation) -> bool:
    return bool(targets(b, op))


def air_strike(b: Colombia, op: Operation) -> Flow[None]:
    """4.2.2 Remove 1 Active Guerrilla or, of a faction without Guerrillas there, 1 Base."""
    s = yield from pick_space(b, GOVT, "air-strike", "4.2.2", targets(b, op))
    if s < 0:
        return
    faction = yield from pick_faction(b, GOVT, "air-strike-target", "4.2.2", victims(b, op, s, at_stake(op)), space=s)
    yield from kill(b, prey(b, faction, s), s, 1)
