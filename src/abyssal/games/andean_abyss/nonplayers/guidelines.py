"""8.1.2 Procedure guidelines: pieces that a Non-player places and removes, and its handling of Shipments."""

from __future__ import annotations

from ....kernel.decision import DONE, Decision, Flow
from ..colombia import Colombia
from ..names import ACTIVE, BASE, BASES_POOL, GOVT, INSURGENTS, POLICE, TROOPS, UNDERGROUND
from ..shipments import REMOVE
from .box import Answer
from .mind import Mind
from .random_spaces import random_space


def enemy_columns(faction: int) -> list[int]:
    """8.1.2 Return the removal order of an enemy's pieces: Bases, Police, Troops, Underground, Active Guerrillas."""
    if faction == GOVT:
        return [BASE[GOVT], POLICE, TROOPS]
    return [BASE[faction], UNDERGROUND[faction], ACTIVE[faction]]


def removal_rank(b: Colombia, who: int, column: int) -> int:
    """8.1.2 Return a rank; lower is removed sooner. Enemies: Bases, Police, Troops, Underground, Active Guerrillas. Its
    own pieces come last: Active, Underground, Bases."""
    piece = b.spec.piece_at[column]
    if piece.faction == who:
        return 12 if column == BASE[who] else 10 if column == ACTIVE[who] else 11
    if column == BASE[piece.faction]:
        return 0
    if piece.faction == GOVT:
        return 1 if column == POLICE else 2
    return 3 if column == UNDERGROUND[piece.faction] else 4


def first_by(m: Mind, d: Decision, order: list[int]) -> str:
    """Return the first of these kinds that is offered, otherwise DONE if offered."""
    options = d.options
    for column in order:
        name = m.b.spec.piece_at[column].name
        if name in options:
            return name
    return DONE if DONE in options else options[0]


def as_many(m: Mind, d: Decision) -> str:
    """8.1.1 Choose the maximum."""
    return str(d.number)


def holders(b: Colombia, who: int) -> list[int]:
    """8.1.2 Return the Guerrillas that may hold a Non-player's Shipment, in order: its own Underground, its own Active,
    then other Non-players' Underground, then Active, each in the order FARC, AUC, Cartels."""
    others = [f for f in INSURGENTS if f != who and not b.options.is_player[f]]
    return [UNDERGROUND[who], ACTIVE[who]] + [UNDERGROUND[f] for f in others] + [ACTIVE[f] for f in others]


def shipment_carrier(m: Mind, d: Decision) -> str:
    """8.1.2 Hand a Shipment that would be removed to its own Guerrillas or to other Non-players', if possible."""
    m.rule = "8.1.2"
    for column in holders(m.b, m.who):
        piece = m.b.spec.piece_at[column]
        if piece.name in d.options:
            if piece.faction == m.who:
                m.says("shipment-taken" if d.rule == "4.5.4" else "shipment-kept")
            else:
                m.says("shipment-to-non-player")
            return piece.name
    return REMOVE


def carrier(m: Mind, d: Decision) -> str:
    """8.1.2 Place Shipments under Underground before Active Guerrillas, its own first. All Shipments of a kind in a
    space count as held by one Guerrilla."""
    return first_by(m, d, [*holders(m.b, m.who), *UNDERGROUND[1:], *ACTIVE[1:]])


def drug_profit(m: Mind, d: Decision) -> Flow[str]:
    """8.1.2 Turn Shipments into Bases first, then Resources. If Bases are too few, pick random spaces (8.2)."""
    b, who = m.b, m.who
    m.rule = "8.1.2"
    if "base" not in d.options:
        m.says("profit-resources")
        return "resources"
    wanted = {s: min(len(b.shipments_of(who, s)), b.room(BASE[who], s)) for s in b.spec.lands}
    if sum(wanted.values()) <= b.n[BASES_POOL[who]]:
        m.says("profit-base")
        return "base"
    before = m.chosen.setdefault(d.kind, [])
    if not before or not wanted[before[-1]]:
        before.append((yield from random_space(m, [s for s, count in wanted.items() if count])))
    chosen = before[-1] == d.space
    m.says("profit-base" if chosen else "profit-base-elsewhere")
    return "base" if chosen else "resources"


def base_first(m: Mind, d: Decision) -> str:
    """8.1.2 Place friendly Bases before Guerrillas."""
    return first_by(m, d, [BASE[m.who], UNDERGROUND[m.who]])


ANSWERS: dict[str, Answer] = {
    "rally-count": as_many,
    "shipments-along": as_many,  # those under the kinds of Guerrillas that moved
    "shipment-carrier": shipment_carrier,
    "process-carrier": carrier,
    "drug-profit": drug_profit,
    "kidnap-auc": base_first,
}
