"""Features of a position for the learned appraisal (`features` in `data/appraisal.json`)."""

from __future__ import annotations

from .afghanistan import Afghanistan
from .names import (
    AID,
    BASE,
    CAPABILITIES,
    COALITION,
    COALITION_TROOPS,
    EFFECT,
    GOVERNMENT,
    PATRONAGE,
    POLICE,
    POP,
    RESOURCES,
    SHADED,
    SUPPORT,
    TALIBAN,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
)
from .s7_victory import margin

FACTIONS = (COALITION, TALIBAN, GOVERNMENT, WARLORDS)
NEAR = 4
"""A faction this close to its goal may reach it in one turn."""


def features(b: Afghanistan) -> list[float]:
    """Return a constant, Support and Opposition, the tracks, margins and how close they are, Bases, Resources, forces,
    Population by Control, and each Capability as 1 (unshaded), -1 (shaded) or 0."""
    n = b.n
    margins = [margin(b, f) for f in FACTIONS]
    found = [1, n[TOTAL_SUPPORT], n[TOTAL_OPPOSITION], n[AID], min(n[AID], 12), n[PATRONAGE]]
    found += margins
    found += [max(0, number + NEAR) for number in margins]
    found += [max(0, number) for number in margins]
    found += [b.on_map(BASE[f]) for f in FACTIONS]
    found += [n[RESOURCES + f] for f in (TALIBAN, GOVERNMENT, WARLORDS)]
    found += [b.on_map(COALITION_TROOPS), b.on_map(TROOPS), b.on_map(POLICE)]
    found += [b.on_map(UNDERGROUND[f]) for f in (TALIBAN, WARLORDS)]
    found += _people(b)
    found += [int(n[EFFECT + card] == UNSHADED) - int(n[EFFECT + card] == SHADED) for card in CAPABILITIES]
    return [float(number) for number in found]


def _people(b: Afghanistan) -> list[int]:
    """Return, in Population: what COIN, the Taliban and nobody Controls, and what a Support Phase could shift toward
    Support and toward Opposition."""
    n = b.n
    coin = taliban = toward_support = toward_opposition = 0
    for s in b.spec.lands:
        people = n[POP + s]
        if b.coin_controls(s):
            coin += people
            toward_support += people * (1 - n[SUPPORT + s]) if b.has_level(s) else 0
        elif b.taliban_controls(s):
            taliban += people
            toward_opposition += people * (1 + n[SUPPORT + s]) if b.has_level(s) else 0
    return [coin, taliban, b.uncontrolled(), toward_support, toward_opposition]
