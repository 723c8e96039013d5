"""4.3.3 Kidnap."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.spec import LOC, RURAL
from ....coin.verbs import pick_faction, pick_piece, pick_where
from ....kernel.decision import Flow, roll
from ..colombia import Colombia
from ..names import AUC, AUC_BASE, AUC_U, CARTELS, CARTELS_BASE, FARC, FARC_U, GOVT, POLICE, RESOURCES
from ..shipments import hideout


def victims(b: Colombia, s: int) -> list[int]:
    """4.3.3 Return the possible victims: the Government in a City or on a LoC, the Cartels where they have a Base."""
    found = [] if b.spec.kind[s] == RURAL else [GOVT]
    return [*found, CARTELS] if b.n[CARTELS_BASE + s] else found


def within_reach(b: Colombia, op: Operation, s: int) -> bool:
    """4.3.3 Return True for a space selected (or still selectable) for Terror, with victims and more FARC Guerrillas
    than Police."""
    return b.guerrillas(FARC, s) > b.n[POLICE + s] and bool(targets(b, op, s))


def targets(b: Colombia, op: Operation, s: int) -> list[int]:
    """4.3.3 Return the factions that FARC may target here.

    If Terror must still follow, it needs an Underground Guerrilla and its Resource, which may come from the ransom
    (4.1).
    """
    n = b.n
    found = victims(b, s)
    if s in op.spaces:
        return found
    if not (op.selectable(s) and n[FARC_U + s]):
        return []
    bound = sum(1 for x in op.owed if b.spec.kind[x] != LOC)
    if b.spec.kind[s] == LOC or op.free or n[RESOURCES + FARC] > bound:
        return found
    return [f for f in found if n[RESOURCES + f] and not (f == CARTELS and b.shipments_of(CARTELS, s))]


def can_kidnap(b: Colombia, op: Operation) -> bool:
    return any(within_reach(b, op, s) for s in b.camps(FARC))


def kidnap(b: Colombia, op: Operation) -> Flow[None]:
    """4.3.3 Roll for the ransom in up to 3 spaces. A 6 also places an AUC piece there."""
    done: list[int] = []

    def open_to_it(s: int) -> bool:
        return s not in done and within_reach(b, op, s)

    while len(done) < 3:
        s = yield from pick_where(b, FARC, "kidnap", "4.3.3", open_to_it, bool(done), among=b.camps(FARC))
        if s < 0:
            return
        done.append(s)
        b.log("select", s)
        possible = targets(b, op, s)
        if s not in op.spaces:
            op.owed.append(s)
        victim = yield from pick_faction(b, FARC, "kidnap-target", "4.3.3", possible, space=s)
        yield from _ransom(b, s, victim)


def _ransom(b: Colombia, s: int, victim: int) -> Flow[None]:
    """4.3.3 Drug Ransom: take a Shipment of the Cartels instead of rolling a die."""
    cargo = b.shipments_of(CARTELS, s) if victim == CARTELS else []
    if cargo:
        b.hand_shipment(cargo[0], s, hideout(b, FARC, s))
        return
    die = yield from roll("4.3.3", "kidnap-die", space=s, faction=victim)
    b.log("rolled", die)
    b.transfer(victim, FARC, die)
    if die == 6:
        columns = [c for c in (AUC_U, AUC_BASE) if b.available(c) and b.room(c, s)]
        column = yield from pick_piece(b, AUC, "kidnap-auc", "4.3.3", columns, space=s)
        if column >= 0:
            b.place(column, s)
