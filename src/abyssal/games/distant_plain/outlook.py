"""Features of each faction's prospects, as numbers for computer players to weigh."""

from __future__ import annotations

from .afghanistan import Afghanistan
from .names import (
    AID,
    BASE,
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT,
    PATRONAGE,
    POLICE,
    POP,
    RESOURCES,
    SUPPORT,
    TALIBAN,
    TROOPS,
    UNDERGROUND,
    WARLORDS,
    S,
)
from .s7_victory import RESOURCES_GOAL, UNCONTROLLED_GOAL, margin


def outlook(b: Afghanistan, faction: int) -> list[float]:
    """Return the margin, the rest of the goal, Resources, Bases, forces, hidden forces, and Population within reach."""
    return [
        float(margin(b, faction)),
        _lag(b, faction),
        float(min(b.purse(faction), 40)) / 10.0,
        float(b.on_map(BASE[faction])),
        _forces(b, faction) / 10.0,
        _hidden(b, faction) / 10.0,
        _reach(b, faction),
    ]


def _lag(b: Afghanistan, faction: int) -> float:
    """For the Warlords, the half of their double goal that the margin leaves out; for the Government, Aid and
    Patronage."""
    if faction == WARLORDS:
        return float(max(b.uncontrolled() - UNCONTROLLED_GOAL, b.n[RESOURCES + WARLORDS] - RESOURCES_GOAL))
    return float(min(b.n[AID], 40) + b.n[PATRONAGE]) / 10.0 if faction == GOVERNMENT else 0.0


def _forces(b: Afghanistan, faction: int) -> float:
    if faction == COALITION:
        return float(b.on_map(COALITION_TROOPS))
    if faction == GOVERNMENT:
        return float(b.on_map(TROOPS) + b.on_map(POLICE))
    return float(b.on_map(UNDERGROUND[faction]))


def _hidden(b: Afghanistan, faction: int) -> float:
    """Underground Guerrillas; for the Government, Police, who stay in place."""
    if faction == COALITION:
        return 0.0
    column = POLICE if faction == GOVERNMENT else UNDERGROUND[faction]
    return float(sum(b.n[column : column + S]))


def _reach(b: Afghanistan, faction: int) -> float:
    """Population that a Support Phase could shift; for the Warlords, Population that neither side Controls."""
    n, total = b.n, 0
    if faction == WARLORDS:
        return float(b.uncontrolled())
    for s in b.spec.lands:
        if not b.has_level(s):
            continue
        if faction == TALIBAN:
            total += n[POP + s] * (1 + n[SUPPORT + s]) if b.taliban_controls(s) else 0
        elif b.coin_controls(s):
            total += n[POP + s] * (1 - n[SUPPORT + s])
    return float(total)
