"""4.4.2 Assassinate."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.spec import LOC
from ....coin.verbs import pick_piece, pick_where
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import AUC, AUC_U, POLICE, RESOURCES
from ..shipments import kill


def within_reach(b: Colombia, op: Operation, s: int) -> bool:
    """4.4.2 Return True for a space selected (or still selectable) for Terror, with an enemy and more AUC Guerrillas
    than Police."""
    if b.guerrillas(AUC, s) <= b.n[POLICE + s] or not b.enemies(AUC, s):
        return False
    return s in op.spaces or will_be_terror(b, op, s)


def will_be_terror(b: Colombia, op: Operation, s: int) -> bool:
    """Return True if Terror can still follow here: an Underground Guerrilla, and the Resource it costs."""
    if not (op.selectable(s) and b.n[AUC_U + s]):
        return False
    bound = sum(1 for x in op.owed if b.spec.kind[x] != LOC)
    return b.spec.kind[s] == LOC or op.free or b.n[RESOURCES + AUC] > bound


def can_assassinate(b: Colombia, op: Operation) -> bool:
    return any(within_reach(b, op, s) for s in b.camps(AUC))


def assassinate(b: Colombia, op: Operation) -> Flow[None]:
    """4.4.2 Remove any 1 enemy piece in up to 3 Terror spaces, and Commandeer its Shipment."""
    done: list[int] = []

    def open_to_it(s: int) -> bool:
        return within_reach(b, op, s) and s not in done

    while len(done) < 3:
        s = yield from pick_where(b, AUC, "assassinate", "4.4.2", open_to_it, bool(done), among=b.camps(AUC))
        if s < 0:
            return
        done.append(s)
        if s not in op.spaces:
            op.owed.append(s)
        enemies = [p.column for p in b.spec.pieces if p.faction != AUC and b.n[p.column + s]]
        column = yield from pick_piece(b, AUC, "assassinate-target", "4.4.2", enemies, space=s)
        yield from kill(b, column, s, 1, taker=AUC)
