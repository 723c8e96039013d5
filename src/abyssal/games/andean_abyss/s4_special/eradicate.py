"""4.2.3 Eradicate."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.spec import RURAL
from ....coin.verbs import pick_space
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import ACTIVE_OPPOSITION, CARTELS, CARTELS_BASE, FARC_U, GOVT, OPEN, POP, SUPPORT
from .air_lift import flyable


def fields(b: Colombia, op: Operation) -> list[int]:
    """4.2.3 Return the Departments with Cartels pieces."""
    return [s for s in b.spec.rural if b.count(CARTELS, s) and flyable(b, op, s)]


def can_eradicate(b: Colombia, op: Operation) -> bool:
    for s in [*b.camps(CARTELS), *b.spaces_with(CARTELS_BASE)]:
        if b.spec.kind[s] == RURAL and flyable(b, op, s):
            return True
    return False


def eradicate(b: Colombia, op: Operation) -> Flow[None]:
    """4.2.3 Add 4 Aid and remove all Cartels Bases there. Then shift a Department there or next to it toward Active
    Opposition, or place a FARC Guerrilla there."""
    s = yield from pick_space(b, GOVT, "eradicate", "4.2.3", fields(b, op))
    if s < 0:
        return
    b.add_aid(4)
    b.remove(CARTELS_BASE, s, 2)
    angry = [x for x in [s, *b.spec.adjacent[s]] if angers(b, x)]
    if angry:
        b.shift((yield from pick_space(b, GOVT, "eradicate-shift", "4.2.3", angry, origin=s)), -1)
    else:
        b.place(FARC_U, s, 1)


def angers(b: Colombia, s: int) -> bool:
    """Return True for a Department that can still shift toward Active Opposition."""
    n = b.n
    return bool(n[OPEN + s] and b.spec.kind[s] == RURAL and n[POP + s] and n[SUPPORT + s] > ACTIVE_OPPOSITION)
