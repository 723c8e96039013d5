"""8.9.5 Terror of Non-player Warlords."""

from __future__ import annotations

from typing import Final

from .....coin.operation import Operation
from .....kernel.decision import Flow
from ...names import COALITION, NEUTRAL, POP, SUPPORT, TALIBAN, WARLORDS
from ...s3_operations.terror import candidates
from ..box import Box
from ..insurgents import may_expose
from ..mind import Mind
from ..random_spaces import random_space

SPACES: Final = 3


def shifting(m: Mind, op: Operation) -> list[int]:
    """8.9.5 Spaces where Terror removes Support or Opposition without exposing the last Guerrilla at a Base."""
    b = m.b
    return [s for s in candidates(b, op) if b.n[SUPPORT + s] != NEUTRAL and may_expose(b, WARLORDS, s)]


def costs_player(m: Mind, s: int) -> bool:
    """8.9.5 Support counts for a Coalition Player, Opposition for a Taliban Player."""
    return m.is_player(COALITION if m.b.n[SUPPORT + s] > NEUTRAL else TALIBAN)


def costly(m: Mind) -> list[int]:
    """8.9.5 Spaces where Terror could lower a Player's margin."""
    op = Operation(WARLORDS, "terror", special=True)
    return [s for s in shifting(m, op) if costs_player(m, s)]


class Terror(Box):
    """8.9.5 In up to three spaces."""

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b = m.b
        if len(op.spaces) >= SPACES:
            return -1
        spaces = shifting(m, op)
        found = m.must("costs-player", spaces, lambda s: costs_player(m, s))
        if not found and "one-more" not in m.notes:
            m.notes["one-more"] = []
            found = m.must("takes-a-level", spaces, lambda s: True)
        found = m.most("highest-population", found, lambda s: b.n[POP + s])
        return (yield from random_space(m, found))

    def follows(self, m: Mind, op: Operation) -> str:
        return "suborn-only"
