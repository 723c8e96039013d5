"""8.8.4 Rally of Non-player Taliban."""

from __future__ import annotations

from typing import Final

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...names import (
    COALITION,
    GUERRILLAS_POOL,
    KABUL,
    NEUTRAL,
    POP,
    RESOURCES,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TALIBAN_U,
)
from ...s3_operations.rally import candidates, price
from ..box import Answer, Box
from ..guidelines import as_many
from ..insurgents import could_base, place_or_hide, rally_how
from ..mind import Mind
from ..random_spaces import random_space
from . import extort
from .propaganda import best_shift, sharia_steps

PAID_SPACES: Final = 6
NEUTRAL_SPACES: Final = 2


def legal(m: Mind, op: Operation | None = None) -> list[int]:
    """3.3.1 Spaces where the Taliban could Rally if Resources did not matter."""
    op = Operation(TALIBAN, "rally", special=True) if op is None else op
    free, op.free = op.free, True
    found = candidates(m.b, op)
    op.free = free
    return found


class Rally(Box):
    """8.8.4 Up to six spaces that cost Resources, plus any free ones in Pakistan."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        b = m.b
        paid = sum([1 for s in op.spaces if price(b, s)])
        open_to = [s for s in legal(m, op) if not price(b, s) or paid < PAID_SPACES]
        spaces, how = self.wanted(m, op, open_to)
        if not b.n[RESOURCES + TALIBAN] and any(price(b, s) for s in spaces):
            if extort.may_pause(m, op, []):
                return "extort"
            spaces, how = self.wanted(m, op, [s for s in open_to if not price(b, s)])
        s = yield from random_space(m, spaces)
        if s < 0:
            return ""
        m.how[s] = how or place_or_hide(b, TALIBAN, s)
        return b.spec.spaces[s]

    def wanted(self, m: Mind, op: Operation, spaces: list[int]) -> tuple[list[int], str]:
        """Return the narrowed-down spaces of the first bullet that applies, and what to do there (empty: place, or flip
        if none are Available)."""
        b, n = m.b, m.b.n
        available = n[GUERRILLAS_POOL[TALIBAN]] > 0
        bases = [s for s in spaces if n[TALIBAN_BASE + s]]
        if available and (found := m.must("base-without-guerrillas", bases, lambda s: not b.guerrillas(TALIBAN, s))):
            return found, "place"
        if found := m.must("three-for-a-base", spaces, lambda s: could_base(b, TALIBAN, s)):
            return m.prefer("in-pakistan", found, lambda s: b.pakistan[s]), "base"
        able = [s for s in bases if place_or_hide(b, TALIBAN, s)]
        if found := m.must("base-in-sight", able, lambda s: not n[TALIBAN_U + s] and b.cubes(s) > 0):
            return m.most("highest-population", found, lambda s: n[POP + s]), ""
        if available and (found := m.must("kabul-unwatched", spaces, lambda s: s == KABUL and not n[TALIBAN_U + s])):
            return found, "place"
        if available and (found := self._neutral(m, op, spaces)):
            return m.most("highest-population", found, lambda s: n[POP + s]), "place"
        if found := m.must("at-own-base", able, lambda s: True):
            found = m.prefer("in-afghanistan", found, lambda s: not b.pakistan[s])
            return m.most("highest-population", found, lambda s: n[POP + s]), ""
        free = [s for s in spaces if not price(b, s) and place_or_hide(b, TALIBAN, s)]
        return m.must("free-in-pakistan", free, lambda s: True), ""

    def _neutral(self, m: Mind, op: Operation, spaces: list[int]) -> list[int]:
        """8.8.4 Neutral Afghan spaces without Coalition or Taliban pieces, at most two per Rally."""
        b = m.b
        done = m.notes.setdefault("neutral", [])
        if sum([1 for s in op.spaces if s in done]) >= NEUTRAL_SPACES:
            return []
        found = m.must(
            "neutral-and-empty",
            [s for s in spaces if not b.pakistan[s]],
            lambda s: b.n[SUPPORT + s] == NEUTRAL and not b.count(COALITION, s) and not b.count(TALIBAN, s),
        )
        done += found
        return found

    def follows(self, m: Mind, op: Operation) -> str:
        return "extort-locs"


def sharia_site(m: Mind, d: Decision) -> Flow[str]:
    """8.8.4 At the end of a Rally choose one Base for Sharia, for the greatest shift."""
    b = m.b
    m.rule = "8.8.4"
    spaces = yield from best_shift(m, m.offered(d, b.spec.lands))
    return b.spec.spaces[spaces] if spaces >= 0 else DONE


ANSWERS: dict[str, Answer] = {
    "rally-how": rally_how,
    "rally-trade": as_many,
    "rally-sharia": sharia_site,
    "sharia-steps": sharia_steps,
}
