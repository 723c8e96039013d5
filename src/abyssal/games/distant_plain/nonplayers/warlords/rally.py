"""8.9.3 Rally of Non-player Warlords."""

from __future__ import annotations

from typing import Final

from .....coin.operation import Operation
from .....coin.spec import RURAL
from .....kernel.decision import Decision, Flow
from ...names import (
    BASES_POOL,
    GOVERNMENT_BASE,
    GUERRILLAS_POOL,
    LOCAL_TRUCE,
    POLICE,
    POP,
    RESOURCES,
    WARLORDS,
    WARLORDS_BASE,
)
from ...s3_operations.rally import COST, candidates, most_placed
from ...s4_special.cultivate import cultivate_spaces, new_field
from ...s4_special.suborn import COST as SUBORN_COST
from ..box import Answer, Box
from ..guidelines import as_many
from ..insurgents import could_base, last_campaign, place_or_hide, rally_how
from ..mind import Mind
from ..random_spaces import random_space
from . import activities, suborn

SPACES: Final = 3


def could_suborn_and_build(m: Mind, op: Operation, s: int) -> bool:
    """8.9.3 Return True if a space has three Guerrillas, no room for a Base, and a Government Base that Suborn can
    remove to make room."""
    b = m.b
    if not op.special or op.used or b.in_force(LOCAL_TRUCE):
        return False
    if b.guerrillas(WARLORDS, s) < 3 or b.room(WARLORDS_BASE, s) or not b.n[BASES_POOL[WARLORDS]]:
        return False
    return b.n[GOVERNMENT_BASE + s] > 0 and b.n[RESOURCES + WARLORDS] >= SUBORN_COST + COST


def could_build(m: Mind) -> bool:
    """8.9.3 Return True if the first bullet of Rally would place a Base."""
    op = Operation(WARLORDS, "rally", special=True)
    return any(could_base(m.b, WARLORDS, s) for s in candidates(m.b, op)) or bool(to_suborn(m, op))


def to_suborn(m: Mind, op: Operation) -> list[int]:
    """8.9.3, 4.1 Spaces where Suborn, which may come first, makes room for a Base."""
    return [s for s in m.b.spec.lands if s not in op.spaces and could_suborn_and_build(m, op, s)]


def placed(m: Mind, s: int) -> int:
    """3.3.1 Number of Guerrillas that a Rally would place here."""
    return min(most_placed(m.b, WARLORDS, s), m.b.n[GUERRILLAS_POOL[WARLORDS]])


def enables_cultivate(m: Mind, s: int) -> bool:
    """8.9.3 Return True if Cultivate is possible here, at the latest after Guerrillas are placed."""
    b = m.b
    if not b.n[POP + s] or b.spec.kind[s] != RURAL:
        return False
    if not b.n[BASES_POOL[WARLORDS]] or not b.room(WARLORDS_BASE, s):
        return False
    return b.guerrillas(WARLORDS, s) + placed(m, s) > b.n[POLICE + s]


class Rally(Box):
    """8.9.3 In up to three spaces."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        b = m.b
        field = m.notes.get("field", [])
        if field and not op.used:
            m.says("rally-then-cultivate")
            return "cultivate"
        if len(op.spaces) >= SPACES:
            return (yield from self._for_cultivate(m, op))
        owed = m.notes.get("suborned", [])
        spaces = candidates(b, op)
        if owed and owed[0] in spaces:
            m.how[owed[0]] = "base"
            return b.spec.spaces[owed[0]]
        s = yield from random_space(m, m.must("base-to-suborn", to_suborn(m, op), lambda s: True))
        if s >= 0:
            m.notes["suborned"] = [s]
            m.activity = suborn.BASE_FIRST
            return "suborn"
        spaces, how = self.wanted(m, op, spaces)
        s = yield from random_space(m, spaces)
        if s < 0:
            return (yield from self._for_cultivate(m, op)) if op.spaces else ""
        if m.notes.get("field") == []:
            m.notes["field"] = [s]
        m.how[s] = how or place_or_hide(b, WARLORDS, s)
        return b.spec.spaces[s]

    def _for_cultivate(self, m: Mind, op: Operation) -> Flow[str]:
        """8.9.3.cultivate Choose one more space, beyond the three, if Cultivate is to follow and has no space yet."""
        b = m.b
        if op.used or b.n[RESOURCES + WARLORDS] >= activities.RICH:
            return ""
        if last_campaign(m) or cultivate_spaces(b, op):
            return ""
        m.rule = "8.9.3.cultivate"
        found = m.must("rally-to-cultivate", candidates(b, op), lambda s: enables_cultivate(m, s))
        found = m.most("highest-population", found, lambda s: b.n[POP + s])
        s = yield from random_space(m, found)
        if s < 0:
            return ""
        m.how[s] = place_or_hide(b, WARLORDS, s)
        return b.spec.spaces[s]

    def wanted(self, m: Mind, op: Operation, spaces: list[int]) -> tuple[list[int], str]:
        """Return the narrowed-down spaces of the first bullet that applies, and what to do there (empty: place, or flip
        if none are Available)."""
        b, n = m.b, m.b.n
        available = n[GUERRILLAS_POOL[WARLORDS]] > 0
        if found := m.must("three-for-a-base", spaces, lambda s: could_base(b, WARLORDS, s)):
            return found, "base"
        able = [s for s in spaces if place_or_hide(b, WARLORDS, s)]
        if op.special and not op.used and (found := self._fields(m, able)):
            m.notes["field"] = []
            return m.most("highest-population", found, lambda s: n[POP + s]), ""
        bases = [s for s in able if n[WARLORDS_BASE + s]]
        if available and (found := m.must("base-without-guerrillas", bases, lambda s: not b.guerrillas(WARLORDS, s))):
            found = m.most("highest-population", found, lambda s: n[POP + s])
            return m.most("most-bases", found, b.bases), "place"
        if found := m.must("at-own-base", bases, lambda s: True):
            return m.most("highest-population", found, lambda s: n[POP + s]), ""
        if available and (found := m.must("guerrillas-without-base", spaces, lambda s: b.guerrillas(WARLORDS, s) > 0)):
            return found, "place"
        if available and "one-more" not in m.notes:
            m.notes["one-more"] = []
            found = m.must("populated", spaces, lambda s: n[POP + s] > 0)
            return m.most("highest-population", found, lambda s: n[POP + s]), "place"
        return [], ""

    def _fields(self, m: Mind, spaces: list[int]) -> list[int]:
        """8.9.3 Populated spaces with one Warlord Base and room for another, where Rally and Cultivate are both
        possible, in either order."""
        b = m.b
        return m.must("second-base", spaces, lambda s: b.n[WARLORDS_BASE + s] == 1 and enables_cultivate(m, s))

    def follows(self, m: Mind, op: Operation) -> str:
        return activities.first(m)


def how(m: Mind, d: Decision) -> str:
    """8.9.3 In a space with one Base Cultivate first, if that is possible before Guerrillas are placed."""
    if m.notes.get("field") == [d.space] and new_field(m.b, d.space):
        m.rule = "8.9.3"
        m.says("cultivate-then-rally")
        return "cultivate"
    return rally_how(m, d)


ANSWERS: dict[str, Answer] = {"rally-how": how, "rally-trade": as_many}
