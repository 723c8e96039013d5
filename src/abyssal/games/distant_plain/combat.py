"""Targets and hits: shared by Assault (3.2.4), Air Strike (4.2.3), Attack (3.3.3) and Ambush (4.4.3)."""

from __future__ import annotations

from ...coin.combat import strike
from ...coin.operation import Operation
from ...coin.spec import RURAL
from ...kernel.decision import Flow
from .afghanistan import Afghanistan
from .names import (
    ACTIVE,
    BASE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    FIND_FIX_FINISH,
    GOVERNMENT,
    GOVERNMENT_CUBES,
    INSURGENTS,
    MOUNTAIN,
    PARTNERING_POLICY,
    POLICE,
    SHADED,
    TALIBAN,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
    US_TALIBAN_TALKS,
)


def may_use_government(b: Afghanistan) -> bool:
    """Partnering Policy (10, shaded): the Coalition uses no Government pieces in Sweep, Assault or Air Lift."""
    return b.in_force(PARTNERING_POLICY) != SHADED


def government_strength(b: Afghanistan, s: int) -> int:
    """3.2.4 Government cubes that count in an Assault: in Kabul and on LoCs Police too, in Provinces Troops only."""
    return b.n[TROOPS + s] + (0 if b.spec.kind[s] == RURAL else b.n[POLICE + s])


def hits(b: Afghanistan, op: Operation, s: int) -> int:
    """3.2.4 Number of pieces an Assault removes: the Government's 1 for 2 cubes, in Mountains for 3; the Coalition's 1
    for each of its own Troops."""
    if op.who == COALITION:
        return b.n[COALITION_TROOPS + s]
    return government_strength(b, s) // (3 if b.spec.terrain[s] == MOUNTAIN else 2)


def removable(b: Afghanistan, faction: int, s: int) -> int:
    """4.2.3, 3.2.4 Bases last: the piece of a faction that is removed next, a Base only without Guerrillas; -1 if
    none."""
    n = b.n
    if n[ACTIVE[faction] + s]:
        return ACTIVE[faction]
    if n[BASE[faction] + s] and not n[UNDERGROUND[faction] + s]:
        return BASE[faction]
    return -1


def assaultable(b: Afghanistan, op: Operation, faction: int, s: int) -> int:
    """3.2.4 Number of a faction's pieces that an Assault could remove, one after the other. With Find Fix Finish (7,
    shaded) the Coalition removes no Bases."""
    n = b.n
    if n[UNDERGROUND[faction] + s] or (op.who == COALITION and b.in_force(FIND_FIX_FINISH) == SHADED):
        return n[ACTIVE[faction] + s]
    return n[ACTIVE[faction] + s] + n[BASE[faction] + s]


def exposed_here(b: Afghanistan, op: Operation, s: int) -> int:
    """3.2.4 Number of pieces an Assault could remove here, given enough cubes."""
    return sum([assaultable(b, op, f, s) for f in INSURGENTS])


def can_find(b: Afghanistan, op: Operation, s: int) -> list[int]:
    """Find Fix Finish (7, unshaded): factions with a Guerrilla that a Coalition Assault could Activate first."""
    if op.who != COALITION or b.in_force(FIND_FIX_FINISH) != UNSHADED:
        return []
    return [f for f in INSURGENTS if b.n[UNDERGROUND[f] + s]]


def exposed_columns(b: Afghanistan, faction: int, s: int) -> list[int]:
    """3.3.3 Pieces of a faction that an Attack could remove next. Insurgents lose Guerrillas before Bases. The COIN
    Factions lose Government cubes, then Coalition cubes, then Bases of either."""
    n = b.n
    if faction == GOVERNMENT:
        found = [column for column in GOVERNMENT_CUBES if n[column + s]]
        shielded = n[COALITION_TROOPS + s] > 0
    elif faction == COALITION:
        shielded = b.government_cubes(s) > 0
        found = [COALITION_TROOPS] if n[COALITION_TROOPS + s] and not shielded else []
    else:
        found = [column for column in (UNDERGROUND[faction], ACTIVE[faction]) if n[column + s]]
        shielded = False
    if not found and not shielded and n[BASE[faction] + s]:
        found.append(BASE[faction])
    return found


def spares_coalition(b: Afghanistan, who: int) -> bool:
    """US-Taliban Talks (24, unshaded): Taliban Operations do not affect Coalition pieces."""
    return who == TALIBAN and b.in_force(US_TALIBAN_TALKS) == UNSHADED


def strike_enemies(b: Afghanistan, who: int, s: int, rule: str, victims: list[int] | None = None) -> Flow[None]:
    """3.3.3 Remove up to 2 enemy pieces (only of `victims`, if an Event names them)."""
    spared = [who, COALITION] if spares_coalition(b, who) else [who]
    return strike(b, who, s, rule, [f for f in (range(4) if victims is None else victims) if f not in spared])


def remove_by_attack(b: Afghanistan, column: int, s: int, count: int = 1) -> None:
    """3.3.3 Coalition pieces go to the Casualties box."""
    if column in (COALITION_TROOPS, COALITION_BASE):
        b.casualty(column, s, count)
    else:
        b.remove(column, s, count)
