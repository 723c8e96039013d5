"""Who can be hit: what Assault (3.2.4) and the activities around it, and Attack (3.3.3) and Ambush (4.3.2), share."""

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
    """Senado & Cámara (42, shaded) shields the faction that played it from Sweep and Assault."""
    if op.event or b.n[EFFECT + SENADO] != SHADED:
        return INSURGENTS
    return [f for f in INSURGENTS if f != b.n[PROTECTED] - 1]


def barred(b: Colombia, op: Operation, s: int) -> bool:
    """Madrid Donors (17, shaded) bars Sweeps and Assaults in Departments."""
    return b.spec.kind[s] == RURAL and b.n[EFFECT + MADRID_DONORS] == SHADED and not op.event


def unbarred(b: Colombia, op: Operation, spaces: list[int]) -> list[int]:
    """Those of the spaces that Madrid Donors (17, shaded) does not bar."""
    if op.event or b.n[EFFECT + MADRID_DONORS] != SHADED:
        return spaces
    return [s for s in spaces if b.spec.kind[s] != RURAL]


def assault_cost(b: Colombia) -> int:
    """3.2.4 Three Resources a space; Tapias (3, unshaded) makes it 1."""
    return 1 if b.n[EFFECT + TAPIAS] == UNSHADED else 3


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


def exposed_pieces(b: Colombia, faction: int, s: int) -> int:
    """3.2.4 How many pieces of a faction an Assault could remove, one after the other."""
    n = b.n
    return n[ACTIVE[faction] + s] + (0 if n[UNDERGROUND[faction] + s] else n[BASE[faction] + s])


def assault_targets(b: Colombia, op: Operation, s: int) -> list[int]:
    """3.2.4 Factions that an Assault here could strike."""
    if strength(b, s, b.n[TROOPS + s], b.n[POLICE + s]) == 0:
        return []
    return [f for f in unprotected(b, op) if removable(b, f, s) >= 0]


def exposed_columns(b: Colombia, faction: int, s: int) -> list[int]:
    """3.3.3, 3.2.4.bases_last Bases last: a faction's Base cannot go while it has cubes or Guerrillas in the space."""
    shields = [TROOPS, POLICE] if faction == GOVT else [UNDERGROUND[faction], ACTIVE[faction]]
    found = [column for column in shields if b.n[column + s]]
    if not found and b.n[BASE[faction] + s]:
        found.append(BASE[faction])
    return found


def strike_enemies(b: Colombia, who: int, s: int, rule: str, victims: list[int] | None = None) -> Flow[None]:
    """3.3.3 Remove up to 2 enemy pieces (of these factions, if an Event names some)."""
    return strike(b, who, s, rule, [f for f in (range(4) if victims is None else victims) if f != who])
