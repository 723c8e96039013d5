"""Numbers that describe each faction's prospects, weighed by the computer players."""

from __future__ import annotations

from .colombia import Colombia
from .names import (
    ACTIVE,
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    AID,
    AUC,
    BASE,
    CARTELS,
    FARC,
    FARC_BASE,
    GOVT,
    OPEN,
    POLICE,
    POP,
    PROPAGANDA_PLAYED,
    RESOURCES,
    SUPPORT,
    TERROR,
    TROOPS,
    UNDERGROUND,
    S,
)
from .s7_victory import BASES_GOAL, RESOURCES_GOAL, margin


def outlook(b: Colombia, faction: int) -> list[float]:
    """Return the margin, the goal the margin leaves out, Resources, Bases, forces, hidden forces, and what the forces
    could gain in a Propaganda Round."""
    return [
        float(margin(b, faction)),
        _lag(b, faction),
        _means(b, faction) / 10.0,
        float(b.on_map(BASE[faction])),
        _forces(b, faction) / 10.0,
        _hidden(b, faction) / 10.0,
        _reach(b, faction),
    ]


def _lag(b: Colombia, faction: int) -> float:
    """Return what the margin leaves out: the better half of the Cartels' double goal, and for AUC minus the Bases of
    FARC."""
    if faction == CARTELS:
        bases, purse = b.bases_on_map(CARTELS) - BASES_GOAL, b.n[RESOURCES + CARTELS] - RESOURCES_GOAL
        return float(max(bases, purse))
    return -float(b.on_map(FARC_BASE)) if faction == AUC else 0.0


def _means(b: Colombia, faction: int) -> float:
    """Return the Resources (at most 40). The Government adds the Aid of all remaining Propaganda Rounds."""
    found = float(min(b.n[RESOURCES + faction], 40))
    return found + b.n[AID] * max(0, b.final - b.n[PROPAGANDA_PLAYED]) if faction == GOVT else found


def _forces(b: Colombia, faction: int) -> float:
    if faction == GOVT:
        return float(b.on_map(TROOPS) + b.on_map(POLICE))
    return float(b.on_map(UNDERGROUND[faction]))


def _hidden(b: Colombia, faction: int) -> float:
    """Count the Underground Guerrillas. The Government counts its Police instead, which stay in place."""
    column = POLICE if faction == GOVT else UNDERGROUND[faction]
    return float(sum(b.n[column : column + S]))


def _reach(b: Colombia, faction: int) -> float:
    """Return the population levels a Support Phase could shift. AUC and Cartels count the spaces where they could build
    a Base."""
    n, total = b.n, 0
    if faction in (AUC, CARTELS):
        low, high = UNDERGROUND[faction], ACTIVE[faction]
        for s in b.camps(faction):
            total += int(n[low + s] + n[high + s] >= 2 and n[BASE[faction] + s] == 0 and b.bases(s) < 2)
        return float(total)
    for s in b.spec.lands:
        pop = n[POP + s]
        if not pop or not n[OPEN + s] or b.control(s) != faction:
            continue
        if faction == FARC:
            total += pop * (n[SUPPORT + s] - ACTIVE_OPPOSITION)
        elif n[TROOPS + s] and n[POLICE + s]:
            total += pop * max(0, ACTIVE_SUPPORT - n[SUPPORT + s] - n[TERROR + s])
    return float(total)
