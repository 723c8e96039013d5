"""3.2.4 Assault, 3.2.5 Drug Bust."""

from __future__ import annotations

from ....kernel.decision import Flow
from ....kernel.spec import RURAL
from ....kernel.verbs import pick_faction
from ..colombia import Colombia
from ..names import (
    ACTIVE,
    BASE,
    EFFECT,
    GOVT,
    MADRID_DONORS,
    MOUNTAIN,
    MOUNTAIN_BATTALIONS,
    POLICE,
    SHADED,
    TAPIAS,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
    S,
)
from ..operation import Operation
from ..s4_special.air_lift import flyable, limit
from ..shipments import kill
from ..turn import affords, enter, select
from .sweep import unprotected

DRUG_BUST = 6


def cost(b: Colombia) -> int:
    """3.2.4 Three Resources a space; Tapias (3, unshaded) makes it 1."""
    return 1 if b.n[EFFECT + TAPIAS] == UNSHADED else 3


def candidates(b: Colombia, op: Operation) -> list[int]:
    """3.2.4 Spaces where something can be removed; limited by Tapias (3) and Madrid Donors (17), shaded."""
    n = b.n
    if not affords(b, op, cost(b)) or (op.spaces and not op.event and n[EFFECT + TAPIAS] == SHADED):
        return []
    banned = not op.event and n[EFFECT + MADRID_DONORS] == SHADED
    kind = b.spec.kind
    return [
        s
        for s in range(S)
        if (n[TROOPS + s] or n[POLICE + s])
        and op.selectable(s)
        and not (banned and kind[s] == RURAL)
        and assault_targets(b, op, s)
    ]


def can_assault(b: Colombia, op: Operation) -> bool:
    return bool(candidates(b, op))


def air_lift_enables(b: Colombia, op: Operation) -> bool:
    """4.1 If no Assault is possible now: could Troops be lifted (4.2.1) to where it then is?"""
    n = b.n
    if not affords(b, op, cost(b)):
        return False
    flying = [s for s in range(S) if n[TROOPS + s] and flyable(b, op, s)]
    if not flying:
        return False
    banned = not op.event and n[EFFECT + MADRID_DONORS] == SHADED
    victims = unprotected(b, op)
    for s in range(S):
        if (banned and b.spec.kind[s] == RURAL) or not any(removable(b, f, s) >= 0 for f in victims):
            continue
        most = max((n[TROOPS + x] for x in flying if x != s), default=0)
        most = min(most, limit(b), b.room(TROOPS, s)) if flyable(b, op, s) else 0
        if most and strength(b, s, n[TROOPS + s] + most, n[POLICE + s]):
            return True
    return False


def assault(b: Colombia, op: Operation) -> Flow[None]:
    """3.2.4 In each selected space the cubes remove exposed enemies."""
    while (s := (yield from select(b, op, "assault-space", "3.2.4", lambda: candidates(b, op)))) >= 0:
        enter(b, op, s, cost(b))
        yield from assault_space(b, op, s)


def strength(b: Colombia, s: int, troops: int, police: int) -> int:
    """3.2.4 Troops everywhere, Police in Cities and on LoCs too; in Mountains half the Troops (and see card 9)."""
    if b.spec.kind[s] != RURAL:
        return troops + police
    if b.spec.terrain[s] != MOUNTAIN:
        return troops
    side = b.n[EFFECT + MOUNTAIN_BATTALIONS]
    if side == UNSHADED:
        return troops + police
    return troops // 4 if side == SHADED else troops // 2


def removable(b: Colombia, faction: int, s: int) -> int:
    """3.2.4 Bases last: what an Assault removes of a faction next, a Base only without Guerrillas; -1 if nothing."""
    n = b.n
    if n[ACTIVE[faction] + s]:
        return ACTIVE[faction]
    if n[BASE[faction] + s] and not n[UNDERGROUND[faction] + s]:
        return BASE[faction]
    return -1


def assault_targets(b: Colombia, op: Operation, s: int) -> list[int]:
    """Factions that an Assault here could strike."""
    if strength(b, s, b.n[TROOPS + s], b.n[POLICE + s]) == 0:
        return []
    return [f for f in unprotected(b, op) if removable(b, f, s) >= 0]


def assault_space(b: Colombia, op: Operation, s: int) -> Flow[None]:
    """3.2.4 Assault in one space with the cubes there."""
    hits = strength(b, s, b.n[TROOPS + s], b.n[POLICE + s])
    yield from remove_pieces(b, s, hits, unprotected(b, op))


def remove_pieces(b: Colombia, s: int, hits: int, victims: list[int]) -> Flow[None]:
    """3.2.4, 1.4.1.full_removal Remove pieces one by one; of the targeted factions as many as can be."""
    targeted: list[int] = []
    while hits > 0:
        exposed = [f for f in victims if removable(b, f, s) >= 0]
        must = any(f in targeted for f in exposed)
        faction = yield from pick_faction(
            b, GOVT, "assault-target", "3.2.4", exposed, optional=bool(targeted) and not must, space=s
        )
        if faction < 0:
            return
        targeted.append(faction)
        busted = yield from kill(b, removable(b, faction, s), s, 1)
        hits -= 1
        if busted:
            b.add_aid(DRUG_BUST * busted)
