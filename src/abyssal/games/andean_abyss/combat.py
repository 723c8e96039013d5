"""Targets shared by Assault (3.2.4) and its activities, and by Attack (3.3.3) and Ambush (4.3.2)."""

from __future__ import annotations

from ...coin.combat import strike
from ...coin.operation import Operation
from ...coin.spec import RURAL
from ...kernel.decision import Flow
from .colombia import Colombia
from .names import (
    ACTIVE,
    BASE,
    EFFECT,
    GOVT,
    INSURGENTS,
    MADRID_DONORS,
    MOUNTAIN,
    MOUNTAIN_BATTALIONS,
    POLICE,
    PROTECTED,
    SENADO,
    SHADED,
    TAPIAS,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
)


def unprotected(b: Colombia, op: Operation) -> list[int]:
    """Return the Insurgents that Sweep and Assault may target. Senado & Cámara (42, shaded) shields the faction that
    played it."""
    if op.event or b.n[EFFECT + SENADO] != SHADED:
        return INSURGENTS
    return [f for f in INSURGENTS if f != b.n[PROTECTED] - 1]


def barred(b: Colombia, op: Operation, s: int) -> bool:
    """Return True if Madrid Donors (17, shaded) bars Sweep and Assault here: it covers Departments."""
    return b.spec.kind[s] == RURAL and b.n[EFFECT + MADRID_DONORS] == SHADED and not op.event


def unbarred(b: Colombia, op: Operation, spaces: list[int]) -> list[int]:
    """Return the spaces that Madrid Donors (17, shaded) does not bar."""
    if op.event or b.n[EFFECT + MADRID_DONORS] != SHADED:
        return spaces
    return [s for s in spaces if b.spec.kind[s] != RURAL]


def assault_cost(b: Colombia) -> int:
    """3.2.4 Assault costs 3 Resources per space, or 1 with Tapias (3, unshaded)."""
    return 1 if b.n[EFFECT + TAPIAS] == UNSHADED else 3


def strength(b: Colombia, s: int, troops: int, police: int) -> int:
    """3.2.4 Return how many pieces an Assault removes: one per cube in Cities and on LoCs, one per Troops elsewhere,
    half as many in Mountains. Mountain Battalions (9) changes the last."""
    if b.spec.kind[s] != RURAL:
        return troops + police
    if b.spec.terrain[s] != MOUNTAIN:
        return troops
    side = b.n[EFFECT + MOUNTAIN_BATTALIONS]
    if side == UNSHADED:
        return troops + police
    return troops // 4 if side == SHADED else troops // 2


def removable(b: Colombia, faction: int, s: int) -> int:
    """3.2.4 Bases last: return the kind of piece that an Assault removes next from a faction, or -1. A Base goes only
    after all Guerrillas."""
    n = b.n
    if n[ACTIVE[faction] + s]:
        return ACTIVE[faction]
    if n[BASE[faction] + s] and not n[UNDERGROUND[faction] + s]:
        return BASE[faction]
    return -1


def exposed_pieces(b: Colombia, faction: int, s: int) -> int:
    """3.2.4 Count the pieces of a faction that an Assault could remove in total."""
    n = b.n
    return n[ACTIVE[faction] + s] + (0 if n[UNDERGROUND[faction] + s] else n[BASE[faction] + s])


def assault_targets(b: Colombia, op: Operation, s: int) -> list[int]:
    """3.2.4 Return the factions that an Assault here could hit."""
    if strength(b, s, b.n[TROOPS + s], b.n[POLICE + s]) == 0:
        return []
    return [f for f in unprotected(b, op) if removable(b, f, s) >= 0]


def exposed_columns(b: Colombia, faction: int, s: int) -> list[int]:
    """3.3.3, 3.2.4.bases_last Return the kinds of pieces that can be removed. A Base is safe while its faction has
    cubes or Guerrillas in the space."""
    shields = [TROOPS, POLICE] if faction == GOVT else [UNDERGROUND[faction], ACTIVE[faction]]
    found = [column for column in shields if b.n[column + s]]
    if not found and b.n[BASE[faction] + s]:
        found.append(BASE[faction])
    return found


def strike_enemies(b: Colombia, who: int, s: int, rule: str, victims: list[int] | None = None) -> Flow[None]:
    """3.3.3 Remove up to 2 enemy pieces, only of `victims` if an Event names factions."""
    return strike(b, who, s, rule, [f for f in (range(4) if victims is None else victims) if f != who])
