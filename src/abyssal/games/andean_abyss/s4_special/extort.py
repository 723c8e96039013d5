"""4.3.1, 4.4.1 Extort."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.verbs import pick_where
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import UNDERGROUND, S


def can_extort(b: Colombia, op: Operation) -> bool:
    if leaves_terror(b, op):
        for s in b.spaces_with(UNDERGROUND[op.who]):
            if b.outnumbers(op.who, s):
                return True
    return False


def leaves_terror(b: Colombia, op: Operation) -> bool:
    """4.1 Return True if an Underground Guerrilla would remain for Terror that is still to come (3.3.4)."""
    if op.name != "terror" or op.spaces:
        return True
    start = UNDERGROUND[op.who]
    return sum(b.n[start : start + S]) > 1


def dominates(b: Colombia, who: int, s: int) -> bool:
    """4.3.1 Return True for any space, LoCs included, with an Underground Guerrilla where the faction outnumbers all
    enemies."""
    return b.n[UNDERGROUND[who] + s] > 0 and b.outnumbers(who, s)


def extort(b: Colombia, op: Operation) -> Flow[None]:
    """4.3.1, 4.4.1 Activate 1 Guerrilla and gain 1 Resource in each selected space."""
    done: list[int] = []

    def open_to_it(s: int) -> bool:
        return s not in done and b.outnumbers(op.who, s)

    while leaves_terror(b, op):
        hidden = b.spaces_with(UNDERGROUND[op.who])
        s = yield from pick_where(b, op.who, "extort", "4.3.1", open_to_it, bool(done), among=hidden)
        if s < 0:
            return
        done.append(s)
        b.activate(op.who, s)
        b.gain(op.who, 1)
