"""6.4.1 Civic Action and 6.4.2 Agitation: paying to remove Terror and shift Support."""

from __future__ import annotations

from typing import Final

from ...coin.persuading import persuade
from ...kernel.decision import Flow
from .colombia import Colombia
from .names import (
    ACTIVE_SUPPORT,
    EFFECT,
    FARC,
    FIRST_DIVISION,
    GOVT,
    OPEN,
    POLICE,
    POP,
    RESOURCES,
    SHADED,
    SUPPORT,
    TERROR,
    TROOPS,
    UNSHADED,
)

CIVIC_COST: Final = 3
AGITATION_COST: Final = 1


def civic_spaces(b: Colombia, spaces: list[int], phase: bool, eased: int = -1) -> list[int]:
    """6.4.1 Return the spaces where the Government can build Support.

    It needs Control, Troops and Police, and Terror to remove or Support to gain.
    1st Division (card 1), shaded: 2 Troops and 2 Police are needed. Unshaded: any cube will do in one space per Support
    Phase (`eased` is that space, or -1 if it is still open).
    """
    n = b.n
    if n[RESOURCES + GOVT] < CIVIC_COST:
        return []
    side = n[EFFECT + FIRST_DIVISION]
    needed = 2 if side == SHADED else 1
    easing = phase and side == UNSHADED
    found = []
    for s in spaces:
        if not n[POP + s] or not n[OPEN + s] or (n[SUPPORT + s] == ACTIVE_SUPPORT and not n[TERROR + s]):
            continue
        if (b.marked_control(s) if phase else b.control(s)) != GOVT:
            continue
        troops, police = n[TROOPS + s], n[POLICE + s]
        if (troops >= needed and police >= needed) or (easing and eased in (-1, s) and troops + police):
            found.append(s)
    return found


def needs_easing(b: Colombia, s: int) -> bool:
    """Return True if only 1st Division (unshaded) allows Civic Action here."""
    return not (b.n[TROOPS + s] and b.n[POLICE + s])


def civic_action(b: Colombia, s: int) -> Flow[None]:
    """6.4.1 Every 3 Resources remove 1 Terror or, once there is none, shift 1 level toward Active Support."""
    yield from persuade(b, GOVT, s, 1, CIVIC_COST, "civic-steps", "6.4.1")


def agitate(b: Colombia, s: int) -> Flow[None]:
    """6.4.2 Every Resource removes 1 Terror or, once there is none, shifts 1 level toward Active Opposition."""
    yield from persuade(b, FARC, s, -1, AGITATION_COST, "agitate-steps", "6.4.2")
