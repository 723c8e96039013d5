"""4.5.2 Process."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.verbs import choose_one, pick_piece, pick_space
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import CARTELS, CARTELS_BASE, GUERRILLA_COLUMNS, SHIPMENTS, S


def labs(b: Colombia) -> list[int]:
    return [s for s in range(S) if b.n[CARTELS_BASE + s]]


def can_process(b: Colombia, op: Operation) -> bool:
    return b.bases_on_map(CARTELS) > 0


def process(b: Colombia, op: Operation) -> Flow[None]:
    """4.5.2 Remove any number of Cartels Bases for 3 Resources each, or place 1 or 2 Shipments under Guerrillas at
    Bases.

    Bases must go if the Operation that follows cannot be paid for otherwise (4.1).
    """
    ways = ["bases"]
    if b.n[SHIPMENTS] and _carriers(b) and op.possible_now(b):
        ways.append("shipments")
    if (yield from choose_one(b, CARTELS, "process-how", "4.5.2", ways)) == "bases":
        yield from _sell(b)
    else:
        yield from _pack(b)


def _sell(b: Colombia) -> Flow[None]:
    sold = False
    while True:
        s = yield from pick_space(b, CARTELS, "process-base", "4.5.2", labs(b), optional=sold)
        if s < 0:
            return
        sold = True
        b.remove(CARTELS_BASE, s, 1)
        b.gain(CARTELS, 3)


def _carriers(b: Colombia) -> list[int]:
    return [s for s in labs(b) if b.all_guerrillas(s)]


def _pack(b: Colombia) -> Flow[None]:
    for placed in range(2):
        if not b.n[SHIPMENTS]:
            return
        s = yield from pick_space(b, CARTELS, "process-shipment", "4.5.2", _carriers(b), optional=placed > 0)
        if s < 0:
            return
        columns = [column for column in GUERRILLA_COLUMNS if b.n[column + s]]
        column = yield from pick_piece(b, CARTELS, "process-carrier", "4.5.2", columns, space=s)
        b.place_shipment(s, column)
