"""3.3.1 Conditions for the Rally of all three Insurgent factions that depend only on the position."""

from __future__ import annotations

from ..colombia import Colombia
from ..names import ACTIVE, BASE, BASES_POOL, UNDERGROUND
from ..s3_operations.rally import allowed


def could_trade(b: Colombia, who: int, s: int) -> bool:
    """Return True if a Base is Available, has room (1.4.2), and 2 Guerrillas hold no Shipments."""
    if not b.n[BASES_POOL[who]] or not b.room_after_trade(s):
        return False
    return spare(b, UNDERGROUND[who], s) + spare(b, ACTIVE[who], s) >= 2


def spare(b: Colombia, column: int, s: int) -> int:
    """Count the Guerrillas of this kind without Shipments: all Shipments of a kind lie under one of them (8.1.2)."""
    return b.n[column + s] - (1 if b.shipments_with(s, column) else 0)


def could_place_base(b: Colombia, who: int) -> bool:
    """8.5.1, 8.6.1, 8.7.1 Return True if a Rally could replace 2 Guerrillas with a Base somewhere."""
    for s in b.spec.lands:
        if b.guerrillas(who, s) >= 2 and allowed(b, who, s) and could_trade(b, who, s):
            return True
    return False


def any_active_at_base(b: Colombia, who: int, s: int) -> bool:
    """Return True if Active Guerrillas share a space with a Base of theirs and a cube."""
    return b.n[ACTIVE[who] + s] > 0 and b.n[BASE[who] + s] > 0 and b.cubes(s) > 0
