"""8.8.3 Terror of Non-player Taliban."""

from __future__ import annotations

from typing import Final

from .....coin.operation import Operation
from .....coin.spec import RURAL
from .....kernel.decision import Flow
from ...names import (
    AT_OPPOSITION,
    NEUTRAL,
    NIGHT_LETTERS,
    POP,
    RESOURCES,
    SHADED,
    SUPPORT,
    TALIBAN,
    UNSHADED,
)
from ...s3_operations.terror import NIGHT_LETTERS_PROVINCES, agents, candidates, price, specialists
from ..box import Box
from ..insurgents import may_expose
from ..mind import Mind
from ..random_spaces import each_space
from . import extort

ENOUGH: Final = 3
"""8.8.3 Points of Support and Opposition that Terror must shift."""


def wanted(m: Mind, op: Operation) -> list[int]:
    """8.8.3 Spaces at Support or Neutral where Terror shifts without exposing the last Guerrilla at a Base."""
    b = m.b
    return [
        s
        for s in candidates(b, op)
        if b.has_level(s)
        and b.n[SUPPORT + s] > AT_OPPOSITION
        and (specialists(b, TALIBAN, s) == SHADED or may_expose(b, TALIBAN, s, agents(b, TALIBAN, s)))
    ]


def if_paid(m: Mind, op: Operation) -> list[int]:
    """Spaces wanted if Resources did not matter."""
    free, op.free = op.free, True
    found = wanted(m, op)
    op.free = free
    return found


def points(m: Mind) -> int:
    """8.8.3 Number of points Terror would shift with the current Resources plus those from Extort."""
    b = m.b
    op = Operation(TALIBAN, "terror", special=True)
    rich = b.n[RESOURCES + TALIBAN] + extort.total(m)
    provinces = NIGHT_LETTERS_PROVINCES if b.in_force(NIGHT_LETTERS) == UNSHADED else b.size
    found = 0
    for s in sorted(if_paid(m, op), key=lambda s: (b.n[SUPPORT + s] == NEUTRAL, -b.n[POP + s])):
        if b.spec.kind[s] == RURAL:
            if not provinces:
                continue
            provinces -= 1
        rich -= price(b, TALIBAN, s)
        if rich < 0:
            break
        found += b.n[POP + s]
    return found


class Terror(Box):
    """8.8.3 In Support spaces, then in Neutral ones, by highest Population."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        b = m.b
        found = wanted(m, op)
        unpaid = [] if found else if_paid(m, op)
        if unpaid and extort.may_pause(m, op, unpaid):
            return "extort"
        spaces = m.must("at-support", found, lambda s: b.n[SUPPORT + s] > NEUTRAL)
        if not spaces:
            spaces = m.must("at-neutral", found, lambda s: True)
        spaces = m.most("highest-population", spaces, lambda s: b.n[POP + s])
        limited = op.limited or b.in_force(NIGHT_LETTERS) == UNSHADED
        s = yield from each_space(m, spaces, not limited and b.n[RESOURCES + TALIBAN] >= len(spaces))
        return b.spec.spaces[s] if s >= 0 else ""

    def follows(self, m: Mind, op: Operation) -> str:
        m.notes["needed"] = []
        return "extort"
