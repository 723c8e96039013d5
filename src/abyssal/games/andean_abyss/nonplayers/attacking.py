"""3.3.3, 4.3.2 What the Attack boxes of AUC (8.6.3) and FARC (8.7.3) share."""

from __future__ import annotations

from ....kernel.decision import NOWHERE, Decision, Flow
from ..colombia import Colombia
from ..names import AUC, CARTELS, FARC, GOVT, GUERRILLA_COLUMNS, INSURGENTS, RESOURCES, UNDERGROUND
from ..operation import Operation
from ..s3_operations.attack import COST, candidates
from .guidelines import enemy_columns, first_by
from .mind import Mind
from .random_spaces import random_space

TARGETS = {FARC: [AUC, GOVT, CARTELS], AUC: [FARC, GOVT], CARTELS: [GOVT, FARC, AUC]}
"""8.5.3, 8.6.3, 8.7.3 Whom each faction targets, first to last."""

NOBODY = 9


def aim(b: Colombia, who: int, s: int) -> int:
    """8.6.3, 8.7.3 The best target in a space: 0 for a Shipment to take, then the faction's place in the list."""
    for faction in INSURGENTS:
        if faction != who and b.shipments_of(faction, s):
            return 0
    for place, faction in enumerate(TARGETS[who], 1):
        if b.count(faction, s):
            return place
    return NOBODY


def budget(b: Colombia, op: Operation, most: int) -> int:
    """3.1 How many spaces it can pay for."""
    return most if op.free else min(most, b.n[RESOURCES + op.who] // COST)


def choose_ambush(m: Mind) -> Flow[None]:
    """8.6.3.ambush, 8.7.3.ambush The Attack space with the fewest Guerrillas of the faction, one of them Underground;
    if tied, by target."""
    b, who = m.b, m.who
    spaces = m.must("ambush-underground", m.plan, lambda s: b.n[UNDERGROUND[who] + s] > 0)
    spaces = m.fewest("fewest-guerrillas", spaces, lambda s: b.guerrillas(who, s))
    spaces = m.fewest("best-target", spaces, lambda s: aim(b, who, s))
    m.ambush = yield from random_space(m, spaces)


def next_attack(m: Mind, op: Operation) -> int:
    """The next space of the plan where an Attack is still possible."""
    left = candidates(m.b, op)
    for s in m.plan:
        if s in left:
            return s
    return NOWHERE


def attack_how(m: Mind, d: Decision) -> str:
    """8.6.3.ambush, 8.7.3.ambush Ambush in one space, Attack in the others."""
    return "ambush" if d.space == m.ambush else "attack"


def attack_target(m: Mind, d: Decision) -> str:
    """8.6.3, 8.7.3, 8.1.2 Guerrillas with Shipments, then the factions in their order, each in the order of removal."""
    b = m.b
    order = [c for c in GUERRILLA_COLUMNS if b.spec.piece_at[c].faction != m.who and b.shipments_with(d.space, c)]
    for faction in TARGETS[m.who]:
        order += enemy_columns(faction)
    return first_by(m, d, order)
