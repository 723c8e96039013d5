"""Shared by the Coalition's boxes (8.6): enemies to find, and Troops that must stay."""

from __future__ import annotations

from .....coin.general import movable
from .....coin.operation import Operation
from ...afghanistan import Afghanistan
from ...names import (
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    NEUTRAL,
    SUPPORT,
    TALIBAN_U,
    TROOPS,
    WARLORDS_U,
)

HELD: int = 3
"""8.6.3 Number of cubes that stay in a non-Pashtun space at Support."""
PAIR: int = 2
"""8.6.3.air_lift Number of Government Troops that stay with Coalition pieces."""


def hidden(b: Afghanistan, s: int) -> int:
    """Number of Underground Guerrillas in a space."""
    return b.n[TALIBAN_U + s] + b.n[WARLORDS_U + s]


def spare_cubes(b: Afghanistan, s: int) -> int:
    """8.6.3 Number of cubes that may leave: the last three in a non-Pashtun space at Support stay."""
    cubes = b.cubes(s)
    return cubes - HELD if b.n[SUPPORT + s] > NEUTRAL and not b.pashtun[s] else cubes


def is_swept(b: Afghanistan, op: Operation, s: int) -> bool:
    """8.6.3, 8.2.3 Return True if cubes are needed to find enemies here: at Support, or where the Sweep takes place."""
    return hidden(b, s) > 0 and (b.n[SUPPORT + s] > NEUTRAL or s in op.spaces)


def may_leave(b: Afghanistan, op: Operation, s: int) -> int:
    """8.6.3 Number of cubes of either faction that may leave in a Sweep: not those needed here."""
    most = spare_cubes(b, s)
    return min(most, b.cubes(s) - hidden(b, s)) if is_swept(b, op, s) else most


def may_sweep_away(b: Afghanistan, op: Operation, s: int) -> int:
    """8.6.3 Number of Coalition Troops that may leave in a Sweep: not the last at a Coalition Base, nor the last piece
    where enemies are to be found, as Government cubes alone find none for the Coalition (3.2.3)."""
    if not b.n[COALITION_TROOPS + s]:
        return 0
    most = min(movable(b, op, COALITION_TROOPS, s), may_leave(b, op, s))
    if b.n[COALITION_BASE + s] or is_swept(b, op, s):
        most = min(most, b.n[COALITION_TROOPS + s] - 1)
    return max(0, most)


def may_go_along(b: Afghanistan, op: Operation, s: int, gone: int) -> int:
    """8.6.3 Number of Government Troops that may leave beside `gone` Coalition Troops: not the Government's last cube
    at a Coalition Base."""
    most = may_leave(b, op, s) - gone
    if b.n[COALITION_BASE + s]:
        most = min(most, b.government_cubes(s) - 1)
    return most


def may_fly(b: Afghanistan, s: int) -> int:
    """8.6.3.air_lift Number of Coalition Troops that may fly: not the last at a Coalition Base."""
    last = 1 if b.n[COALITION_BASE + s] else 0
    return max(0, min(b.n[COALITION_TROOPS + s] - last, spare_cubes(b, s)))


def allies_may_fly(b: Afghanistan, s: int) -> int:
    """8.6.3.air_lift Number of Government Troops that may fly: not the last two with Coalition pieces."""
    stay = PAIR if b.count(COALITION, s) else 0
    return max(0, min(b.n[TROOPS + s] - stay, spare_cubes(b, s)))
