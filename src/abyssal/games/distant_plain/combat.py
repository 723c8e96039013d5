"""Who can be hit: what Assault (3.2.4) and Air Strike (4.2.3), and Attack (3.3.3) and Ambush (4.4.3), share."""

from __future__ import annotations

from ...kernel.decision import Flow
from ...kernel.spec import RURAL
from ...series.operation import Operation
from ...series.verbs import pick_piece
from .afghanistan import Afghanistan
from .names import (
    ACTIVE,
    BASE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    FIND_FIX_FINISH,
    GOVERNMENT_BASE,
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


def may_use_government(b: Afghanistan, op: Operation) -> bool:
    """Partnering Policy (10, shaded): the Coalition uses no Government pieces in Sweep, Assault or Air Lift."""
    return op.event or b.in_force(PARTNERING_POLICY) != SHADED


def government_strength(b: Afghanistan, s: int) -> int:
    """3.2.4 Government cubes that count in an Assault: in Kabul and on LoCs Police too, in Provinces Troops only."""
    return b.n[TROOPS + s] + (0 if b.spec.kind[s] == RURAL else b.n[POLICE + s])


def hits(b: Afghanistan, op: Operation, s: int) -> int:
    """3.2.4 How many pieces an Assault removes: the Government's 1 for 2 cubes, in Mountains for 3; the Coalition's 1
    for each of its own Troops."""
    if op.who == COALITION:
        return b.n[COALITION_TROOPS + s]
    return government_strength(b, s) // (3 if b.spec.terrain[s] == MOUNTAIN else 2)


def removable(b: Afghanistan, faction: int, s: int) -> int:
    """3.2.4, 4.2.3 Bases last: what is removed of a faction next, a Base only without Guerrillas; -1 if nothing."""
    n = b.n
    if n[ACTIVE[faction] + s]:
        return ACTIVE[faction]
    if n[BASE[faction] + s] and not n[UNDERGROUND[faction] + s]:
        return BASE[faction]
    return -1


def assaultable(b: Afghanistan, op: Operation, faction: int, s: int) -> int:
    """3.2.4 How many pieces of a faction an Assault could remove, one after the other. By Find Fix Finish (7, shaded)
    the Coalition removes no Bases."""
    n = b.n
    if n[UNDERGROUND[faction] + s] or (op.who == COALITION and b.in_force(FIND_FIX_FINISH) == SHADED):
        return n[ACTIVE[faction] + s]
    return n[ACTIVE[faction] + s] + n[BASE[faction] + s]


def exposed_here(b: Afghanistan, op: Operation, s: int) -> int:
    """3.2.4 How many pieces an Assault could remove here, given cubes enough."""
    return sum([assaultable(b, op, f, s) for f in INSURGENTS])


def can_find(b: Afghanistan, op: Operation, s: int) -> list[int]:
    """Find Fix Finish (7, unshaded): the factions of which a Coalition Assault could first Activate a Guerrilla."""
    if op.who != COALITION or b.in_force(FIND_FIX_FINISH) != UNSHADED:
        return []
    return [f for f in INSURGENTS if b.n[UNDERGROUND[f] + s]]


def exposed_columns(b: Afghanistan, who: int, s: int) -> list[int]:
    """3.3.3 What an Attack could remove next: of Insurgents Bases after Guerrillas; of the COIN Factions Government
    cubes, then Coalition cubes, then Bases of either. The Taliban may have to spare the Coalition (card 24)."""
    n = b.n
    found: list[int] = []
    for faction in INSURGENTS:
        if faction != who:
            guerrillas = [column for column in (UNDERGROUND[faction], ACTIVE[faction]) if n[column + s]]
            found += guerrillas or [column for column in [BASE[faction]] if n[column + s]]
    cubes = [column for column in (TROOPS, POLICE) if n[column + s]]
    if not cubes and n[COALITION_TROOPS + s]:
        cubes = [COALITION_TROOPS]
    found += cubes or [column for column in (COALITION_BASE, GOVERNMENT_BASE) if n[column + s]]
    if spares_coalition(b, who):
        found = [column for column in found if column not in (COALITION_TROOPS, COALITION_BASE)]
    return found


def spares_coalition(b: Afghanistan, who: int) -> bool:
    """US-Taliban Talks (24, unshaded): Taliban Operations do not affect Coalition pieces."""
    return who == TALIBAN and b.in_force(US_TALIBAN_TALKS) == UNSHADED


STRIKES = 2
"""3.3.3 How many pieces an Attack removes."""


def strike(b: Afghanistan, who: int, s: int, rule: str, victims: list[int] | None = None) -> Flow[None]:
    """3.3.3 Remove up to 2 enemy pieces; of a targeted faction as many as possible (1.4.1). An Event may name the
    victims."""
    target = -1
    for left in range(STRIKES, 0, -1):
        columns = [
            column
            for column in exposed_columns(b, who, s)
            if victims is None or b.spec.piece_at[column].faction in victims
        ]
        free_to_stop = target >= 0 and not any(b.spec.piece_at[column].faction == target for column in columns)
        column = yield from pick_piece(
            b, who, "attack-target", rule, columns, optional=free_to_stop, space=s, number=left
        )
        if column < 0:
            return
        target = b.spec.piece_at[column].faction
        remove_by_attack(b, column, s)


def remove_by_attack(b: Afghanistan, column: int, s: int) -> None:
    """3.3.3 Coalition pieces go to the Casualties box."""
    if column in (COALITION_TROOPS, COALITION_BASE):
        b.casualty(column, s)
    else:
        b.remove(column, s)


def captured_goods(b: Afghanistan, who: int, s: int) -> None:
    """3.3.3 Captured Goods: one more Guerrilla."""
    b.place(UNDERGROUND[who], s, 1)
