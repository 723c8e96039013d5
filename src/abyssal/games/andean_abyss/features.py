"""Features of a position for the learned appraisal (`features` in `data/appraisal.json`)."""

from __future__ import annotations

from .colombia import Colombia
from .names import (
    AID,
    AUC,
    CAPABILITIES,
    CARTELS,
    EFFECT,
    FARC,
    GOVT,
    GOVT_BASE,
    INSURGENTS,
    POLICE,
    POP,
    PRESIDENT,
    RESOURCES,
    SHADED,
    SHIPMENTS,
    SUPPORT,
    TOTAL_SUPPORT,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
)
from .s7_victory import margin

SAMPER = 0
URIBE = 2


def features(b: Colombia) -> list[float]:
    """Return a constant, Support and Opposition, Bases, Resources, the Insurgents' distance to their goals, forces,
    Control, and each Capability as 1 (helps the Government), -1 (harms it) or 0."""
    n = b.n
    support = n[TOTAL_SUPPORT]
    farc, auc, cartels = b.bases_on_map(FARC), b.bases_on_map(AUC), b.bases_on_map(CARTELS)
    drugs = n[RESOURCES + CARTELS]
    farc_margin, auc_margin, cartels_margin = margin(b, FARC), margin(b, AUC), margin(b, CARTELS)
    found = [
        1,
        support,
        max(0, support - 50),
        b.opposition_and_bases() - farc,
        farc,
        auc,
        cartels,
        min(drugs, 80),
        max(0, drugs - 25),
        max(0, cartels - 9),
        max(0, farc_margin + 4),
        max(0, farc_margin + 1),
        max(0, auc_margin + 3),
        max(0, auc_margin + 1),
        max(0, cartels_margin + 6),
        max(0, cartels_margin + 2),
        n[RESOURCES + GOVT],
        min(n[RESOURCES + GOVT], 12),
        n[AID],
        n[RESOURCES + FARC],
        n[RESOURCES + AUC],
        b.on_map(TROOPS),
        b.on_map(POLICE),
        b.on_map(GOVT_BASE),
    ]
    found += [b.on_map(UNDERGROUND[f]) for f in INSURGENTS]
    found += _people(b)
    found += [int(n[PRESIDENT] == SAMPER), int(n[PRESIDENT] == URIBE), n[SHIPMENTS]]
    found += [int(n[EFFECT + card] == UNSHADED) - int(n[EFFECT + card] == SHADED) for card in CAPABILITIES]
    return [float(number) for number in found]


def _people(b: Colombia) -> list[int]:
    """Return, in population: what FARC could gain by Agitation, what FARC Controls, what the Government Controls, what
    the Government could gain there, and how much of that gain is in spaces with Troops and Police."""
    n = b.n
    agitation = under_farc = under_government = unwon = ready = 0
    for s in b.spec.lands:
        people = n[POP + s]
        if not people:
            continue
        control = b.control(s)
        if control == FARC:
            agitation += people * (n[SUPPORT + s] + 2)
            under_farc += people
        elif control == GOVT:
            under_government += people
            levels = people * (2 - n[SUPPORT + s])
            unwon += levels
            if n[TROOPS + s] and n[POLICE + s]:
                ready += levels
    return [agitation, under_farc, under_government, unwon, ready]
