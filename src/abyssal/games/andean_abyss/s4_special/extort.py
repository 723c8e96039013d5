"""4.3.1, 4.4.1 Extort."""

from __future__ import annotations

from ....kernel.decision import Flow
from ....kernel.verbs import pick_space
from ..colombia import Colombia
from ..names import UNDERGROUND, S
from ..operation import Operation


def can_extort(b: Colombia, op: Operation) -> bool:
    n, column = b.n, UNDERGROUND[op.who]
    return any(n[column + s] and b.outnumbers(op.who, s) for s in range(S))


def dominated(b: Colombia, who: int) -> list[int]:
    """4.3.1 Spaces, LoCs too, with an Underground Guerrilla where the faction outnumbers all enemies."""
    n, column = b.n, UNDERGROUND[who]
    return [s for s in range(S) if n[column + s] and b.outnumbers(who, s)]


def extort(b: Colombia, op: Operation) -> Flow[None]:
    """4.3.1, 4.4.1 In each selected space Activate 1 Guerrilla and gain 1 Resource."""
    done: list[int] = []
    while True:
        spaces = [s for s in dominated(b, op.who) if s not in done]
        s = yield from pick_space(b, op.who, "extort", "4.3.1", spaces, optional=bool(done))
        if s < 0:
            return
        done.append(s)
        b.activate(op.who, s)
        b.gain(op.who, 1)
