"""4.3.1, 4.4.1 Extort."""

from __future__ import annotations

from ....kernel.decision import Flow
from ....kernel.verbs import pick_space
from ..colombia import Colombia
from ..names import UNDERGROUND, S
from ..operation import Operation


def can_extort(b: Colombia, op: Operation) -> bool:
    n, column = b.n, UNDERGROUND[op.who]
    if not leaves_terror(b, op):
        return False
    return any(n[column + s] and b.outnumbers(op.who, s) for s in range(S))


def leaves_terror(b: Colombia, op: Operation) -> bool:
    """4.1 Terror that is still to come needs an Underground Guerrilla (3.3.4), so not all may be Activated before."""
    if op.name != "terror" or op.spaces:
        return True
    start = UNDERGROUND[op.who]
    return sum(b.n[start : start + S]) > 1


def dominated(b: Colombia, who: int) -> list[int]:
    """4.3.1 Spaces, LoCs too, with an Underground Guerrilla where the faction outnumbers all enemies."""
    n, column = b.n, UNDERGROUND[who]
    return [s for s in range(S) if n[column + s] and b.outnumbers(who, s)]


def extort(b: Colombia, op: Operation) -> Flow[None]:
    """4.3.1, 4.4.1 In each selected space Activate 1 Guerrilla and gain 1 Resource."""
    done: list[int] = []
    while True:
        spaces = [s for s in dominated(b, op.who) if s not in done] if leaves_terror(b, op) else []
        s = yield from pick_space(b, op.who, "extort", "4.3.1", spaces, optional=bool(done))
        if s < 0:
            return
        done.append(s)
        b.activate(op.who, s)
        b.gain(op.who, 1)
