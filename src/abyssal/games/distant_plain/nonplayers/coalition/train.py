"""8.6.5 Train of the Non-player Coalition."""

from __future__ import annotations

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...civic_action import CIVIC_COST
from ...names import (
    AT_SUPPORT,
    BASES_POOL,
    COALITION,
    COALITION_BASE,
    GOVERNMENT,
    KABUL,
    NEUTRAL,
    NIGHT_LETTERS,
    PATRONAGE,
    POLICE,
    POLICE_POOL,
    POP,
    PRTS,
    SHADED,
    SUPPORT,
    TALIBAN,
    TERROR,
    TROOPS_POOL,
    UNSHADED,
)
from ...s3_operations.train import COST, can_cut, candidates
from ..box import Answer, Box
from ..insurgents import last_campaign
from ..mind import Mind
from ..random_spaces import random_space
from .surge import Surge

SPACES: int = 3
CORRUPT: int = 11
"""8.6.5 Patronage at or above which the Coalition cuts that of a Government Player."""
THREAT: int = 18
"""8.6.5 Opposition plus Bases of a Taliban Player at or above which the Coalition uses Civic Action."""


def rounds(m: Mind) -> int:
    """3.2.1, 8.6.1 Number of spaces for Civic Action or the cut of Patronage: 1, or 2 with PRTs (18, unshaded)."""
    return 2 if m.b.in_force(PRTS) == UNSHADED else 1


def shift(m: Mind, s: int, budget: int) -> int:
    """6.4.1 Points that Civic Action could shift here within the budget; 0 unless a shift is affordable."""
    b = m.b
    steps = min(budget // CIVIC_COST - b.n[TERROR + s], AT_SUPPORT - b.n[SUPPORT + s])
    return max(0, steps) * b.n[POP + s]


def opposition_lost(m: Mind, s: int, budget: int) -> int:
    """Points of Opposition that Civic Action could remove here."""
    return m.b.n[POP + s] if m.b.n[SUPPORT + s] < NEUTRAL and shift(m, s, budget) else 0


class Train(Box):
    """8.6.5 In up to three spaces, for at most two thirds of the Government's Resources."""

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        b = m.b
        if self._pauses(m, op):
            m.notes["surged"] = []
            if SURGE.fits(m, op):
                m.activity = SURGE
                return "surge"
        s = yield from self.next_space(m, op, candidates(b, op) if len(op.spaces) < SPACES else [])
        while s in op.spaces:  # Civic Action where it Trains anyway; with PRTs there may be another one.
            s = yield from self.next_space(m, op, candidates(b, op) if len(op.spaces) < SPACES else [])
        return b.spec.spaces[s] if s >= 0 else ""

    def _pauses(self, m: Mind, op: Operation) -> bool:
        """8.6.5 After the first two bullets, with Bases Available or in the last Campaign, Surge comes first."""
        if "surged" in m.notes or not op.special or self.first_two(m, op, candidates(m.b, op)):
            return False
        return m.b.n[BASES_POOL[COALITION]] > 0 or last_campaign(m)

    def budget(self, m: Mind, op: Operation) -> int:
        """Resources that may still be spent, after setting aside planned Civic Action."""
        return m.two_thirds(op) - sum(m.notes.get("reserved", []))

    def first_two(self, m: Mind, op: Operation, spaces: list[int]) -> list[int]:
        """8.6.5 Kabul, to cut the Patronage of a Government Player; or spaces where a Taliban Player loses
        Opposition."""
        b = m.b
        builds = m.notes.setdefault("builds", [])
        if len(builds) >= rounds(m):
            return []
        if m.is_player(GOVERNMENT) and b.n[PATRONAGE] >= CORRUPT and KABUL in spaces and can_cut(b):
            return [KABUL]
        if not m.is_player(TALIBAN) or b.opposition_and_bases() < THREAT or b.in_force(PRTS) == SHADED:
            return []
        budget = self.budget(m, op)
        held = [s for s in spaces if b.coin_controls(s) and b.count(COALITION, s)]
        return [s for s in held if opposition_lost(m, s, budget)]

    def next_space(self, m: Mind, op: Operation, spaces: list[int]) -> Flow[int]:
        """8.6.5 Choose the next space by the bullets in turn: one of these, or (last bullet) one already selected.
        `builds` holds the spaces for Patronage or Civic Action."""
        b, n = m.b, m.b.n
        budget = self.budget(m, op)
        builds = m.notes.setdefault("builds", [])
        found = self.first_two(m, op, spaces)
        if found == [KABUL] and m.is_player(GOVERNMENT) and n[PATRONAGE] >= CORRUPT and can_cut(b):
            m.says("cuts-patronage")
            m.how[KABUL] = "patronage"
            builds.append(KABUL)
            return KABUL
        if found:
            found = m.most("removes-opposition", found, lambda s: opposition_lost(m, s, budget))
            return (yield from self._civic(m, found, budget))
        civic = len(builds) < rounds(m) and b.in_force(PRTS) != SHADED
        held = self._held(m, spaces, budget) if civic else []
        found = m.must("at-coalition-base", held, lambda s: n[COALITION_BASE + s] > 0)
        if found:
            found = m.most("greatest-shift", found, lambda s: shift(m, s, budget))
            found = m.prefer("non-pashtun", found, lambda s: not b.pashtun[s])
            found = m.prefer("without-taliban", found, lambda s: not b.count(TALIBAN, s))
            return (yield from self._civic(m, found, budget))
        if budget >= COST and n[POLICE_POOL] + n[TROOPS_POOL]:
            found = m.must("base-needs-cubes", spaces, lambda s: self.needs_cubes(m, s))
            if found:
                s = yield from random_space(m, found)
                m.how[s] = "cubes"
                return s
        if civic:
            held = [*self._held(m, [s for s in op.spaces if s not in builds], budget), *held]
        found = m.most("greatest-shift", held, lambda s: shift(m, s, budget))
        if found:
            return (yield from self._civic(m, found, budget))
        return -1

    def _held(self, m: Mind, spaces: list[int], budget: int) -> list[int]:
        """8.6.5 Spaces with COIN Control and Coalition pieces where Civic Action could shift something."""
        b = m.b
        return [s for s in spaces if b.coin_controls(s) and b.count(COALITION, s) and shift(m, s, budget)]

    def needs_cubes(self, m: Mind, s: int) -> bool:
        """8.6.5 Return True for a Coalition Base with fewer than two Government pieces, or without Police."""
        b = m.b
        return b.n[COALITION_BASE + s] > 0 and (b.count(GOVERNMENT, s) < 2 or not b.n[POLICE + s])

    def _civic(self, m: Mind, found: list[int], budget: int) -> Flow[int]:
        """Choose a space for full Civic Action, and set its price aside."""
        b = m.b
        s = yield from random_space(m, found)
        steps = min(budget // CIVIC_COST, b.n[TERROR + s] + AT_SUPPORT - b.n[SUPPORT + s])
        m.notes["builds"].append(s)
        m.notes.setdefault("reserved", []).append(CIVIC_COST * steps)
        m.notes.setdefault("steps", []).append(steps)
        m.how[s] = "civic_cubes" if self.needs_cubes(m, s) and budget - CIVIC_COST * steps >= COST else "civic"
        return s

    def comes_last(self) -> bool:
        """8.2 Civic Action comes at the very end of Train."""
        return True

    def follows(self, m: Mind, op: Operation) -> str:
        return "surge"


SURGE = Surge("surge", "8.6.5.surge")


def train_cubes(m: Mind, d: Decision) -> str:
    """8.6.5 Place none, unless the box says so; then all Available Police, and Troops up to the limit."""
    if not m.how.get(d.space, "").endswith("cubes"):
        return d.options[0]
    if d.piece == POLICE:
        return str(d.number)
    limit = 4 if m.b.in_force(NIGHT_LETTERS) == SHADED else 6
    return str(min(d.number, max(0, limit - m.b.n[POLICE_POOL])))


def train_build(m: Mind, d: Decision) -> str:
    """8.6.5 Patronage or Civic Action as planned and no more: the remaining Resources are kept."""
    left = m.notes.setdefault("unbuilt", list(m.notes.get("builds", [])))
    while left:
        s = left.pop(0)
        build = "patronage" if m.how.get(s) == "patronage" else "civic_action"
        if build == "patronage" or m.b.coin_controls(s):
            return build
    return DONE


def village_police(m: Mind, d: Decision) -> Flow[str]:
    """8.6.1 VSO: place Police with Government cubes, then by highest Population."""
    b = m.b
    m.rule = "8.6.1"
    found = m.prefer("government-cubes", m.offered(d, list(range(b.size))), lambda s: b.government_cubes(s) > 0)
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    return b.spec.spaces[(yield from random_space(m, found))]


def police_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.6.1 VSO: if none are Available, take Police from where most are."""
    b = m.b
    m.rule = "8.6.1"
    found = m.most("most-police", m.offered(d, list(range(b.size))), lambda s: b.n[POLICE + s])
    return b.spec.spaces[(yield from random_space(m, found))]


def keep_cubes(m: Mind, d: Decision) -> str:
    """8.6.5 Take no cubes from elsewhere."""
    return DONE


ANSWERS: dict[str, Answer] = {
    "train-cubes": train_cubes,
    "train-build": train_build,
    "train-take": keep_cubes,
    "village-police": village_police,
    "village-police-origin": police_origin,
}
