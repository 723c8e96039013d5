"""3.3.3, 4.3.2 Code shared by the Attack boxes of AUC (8.6.3) and FARC (8.7.3)."""

from __future__ import annotations

from typing import Final

from ....coin.combat import STRIKES
from ....coin.operation import Operation
from ....kernel.decision import NOWHERE, Decision, Flow
from ..colombia import Colombia
from ..names import ACTIVE, AUC, CARTELS, FARC, GOVT, INSURGENTS, RESOURCES, UNDERGROUND
from ..s3_operations.attack import COST, candidates
from .guidelines import enemy_columns, first_by, holders
from .mind import Mind
from .random_spaces import random_space

TARGETS = {FARC: [AUC, GOVT, CARTELS], AUC: [FARC, GOVT], CARTELS: [GOVT, FARC, AUC]}
"""8.5.3, 8.6.3, 8.7.3 Targets of each faction, in order."""
TARGET_RULES = {FARC: "8.7.3", AUC: "8.6.3", CARTELS: "8.5.3"}

NOBODY: Final = 9


def could_take(b: Colombia, who: int, s: int, strikes: int, reveals: int = 0) -> int:
    """8.6.3, 8.6.4, 8.7.3 Return the owner of a Shipment that `strikes` removals could capture, or -1.

    All Guerrillas of the owner must go, or it keeps the Shipment (4.5.3). A Non-player owner hands it on first, so the
    attacker must be first in line (8.1.2). `reveals` counts the attacker's Guerrillas that are still to be Activated.
    """
    for owner in INSURGENTS:
        if owner == who or not b.shipments_of(owner, s) or b.guerrillas(owner, s) > strikes:
            continue
        if b.options.is_player[owner] or _heir(b, owner, s, {UNDERGROUND[who]: -reveals, ACTIVE[who]: reveals}) == who:
            return owner
    return -1


def _heir(b: Colombia, owner: int, s: int, turned: dict[int, int]) -> int:
    """8.1.2 Return the Non-player to which a Non-player owner would hand its Shipment, or -1. `turned` holds the
    pending changes per column."""
    for column in holders(b, owner)[2:]:
        if b.n[column + s] + turned.get(column, 0) > 0:
            return b.spec.piece_at[column].faction
    return -1


def aim(b: Colombia, who: int, s: int, reveals: int = 0) -> int:
    """8.6.3, 8.7.3 Rate the best target in a space: 0 for a Shipment to take, then the faction's place in the target
    order."""
    if could_take(b, who, s, STRIKES, reveals) >= 0:
        return 0
    for place, faction in enumerate(TARGETS[who], 1):
        if b.count(faction, s):
            return place
    return NOBODY


def budget(b: Colombia, op: Operation, most: int) -> int:
    """3.1 Return how many spaces the faction can pay for."""
    return most if op.free else min(most, b.n[RESOURCES + op.who] // COST)


def choose_ambush(m: Mind) -> Flow[None]:
    """8.6.3.ambush, 8.7.3.ambush Pick the Attack space with the fewest Guerrillas of the faction, at least one
    Underground. Break ties by target."""
    b, who = m.b, m.who
    spaces = m.must("ambush-underground", m.plan, lambda s: b.n[UNDERGROUND[who] + s] > 0)
    spaces = m.fewest("fewest-guerrillas", spaces, lambda s: b.guerrillas(who, s))
    spaces = m.fewest("best-target", spaces, lambda s: aim(b, who, s, reveals=1))
    m.ambush = yield from random_space(m, spaces)


def next_attack(m: Mind, op: Operation) -> int:
    """Return the next planned space where an Attack is still possible."""
    left = candidates(m.b, op)
    for s in m.plan:
        if s in left:
            return s
    return NOWHERE


def attack_how(m: Mind, d: Decision) -> str:
    """8.6.3.ambush, 8.7.3.ambush Ambush in one space, Attack in the others."""
    return "ambush" if d.space == m.ambush else "attack"


def attack_target(m: Mind, d: Decision) -> str:
    """8.6.3, 8.7.3, 8.1.2 Target pieces that hold a Shipment to take, then the factions in order, each in removal
    order."""
    m.rule = TARGET_RULES[m.who] + (".ambush" if d.rule == "4.3.2" else "")
    return target(m, d, d.number, TARGETS[m.who])


def target(m: Mind, d: Decision, strikes: int, factions: list[int]) -> str:
    """8.1.2 Target Guerrillas that hold a Shipment to take, then the factions in this order, each in removal order."""
    order: list[int] = []
    owner = could_take(m.b, m.who, d.space, strikes)
    if owner >= 0:
        order += [UNDERGROUND[owner], ACTIVE[owner]]
    for faction in factions:
        order += enemy_columns(faction)
    choice = first_by(m, d, order)
    if choice in m.b.spec.piece_named:
        struck = m.b.spec.piece_named[choice].faction
        m.says("target-shipment" if struck == owner else TARGET_REASONS[struck])
    return choice


TARGET_REASONS = ["target-government", "target-farc", "target-auc", "target-cartels"]
