"""8.6.5.surge Surge of the Non-player Coalition."""

from __future__ import annotations

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow, roll
from ...names import (
    BASES_POOL,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COALITION_TROOPS_POOL,
    GOVERNMENT,
    NEUTRAL,
    PATRONAGE,
    POP,
    SUPPORT,
    TOTAL_SUPPORT,
)
from ...s4_special.surge import SPACES, surge_spaces
from ..box import Activity, Answer
from ..insurgents import last_campaign
from ..mind import Mind
from ..random_spaces import random_space

MODEST: int = 6
"""8.6.5.surge Patronage of a Government Player below which the Coalition adds Aid."""


class Plan:
    """The plan for a Surge: Troops and Bases that each of its spaces will hold, and what stays Available."""

    def __init__(self, m: Mind) -> None:
        self.m = m
        self.troops: dict[int, int] = {}
        self.bases: dict[int, int] = {}
        self.left = m.b.n[COALITION_TROOPS_POOL]
        self.bases_left = m.b.n[BASES_POOL[COALITION]]
        self.moved = False

    def takes(self, s: int) -> bool:
        """Return True if a space is, or can still become, one of the three."""
        return s in self.troops or len(self.troops) < SPACES

    def add(self, s: int) -> None:
        if s not in self.troops:
            self.troops[s] = self.m.b.n[COALITION_TROOPS + s]
            self.bases[s] = self.m.b.n[COALITION_BASE + s]

    def base_at(self, s: int) -> int:
        return self.bases.get(s, self.m.b.n[COALITION_BASE + s])

    def troops_at(self, s: int) -> int:
        return self.troops.get(s, self.m.b.n[COALITION_TROOPS + s])

    def lift(self, s: int, count: int) -> None:
        """Move Troops to the map (above 0) or from it."""
        self.add(s)
        self.troops[s] += count
        self.left -= count
        self.moved = True


def build(m: Mind) -> Flow[Plan]:
    """8.6.5.surge Plan the first three bullets."""
    b, n = m.b, m.b.n
    plan = Plan(m)
    spaces = surge_spaces(b)
    if last_campaign(m):
        while found := [s for s in spaces if _spare(m, plan, s) and plan.takes(s)]:
            found = m.most("most-troops-to-spare", found, lambda s: _spare(m, plan, s))
            found = m.prefer("without-support", found, lambda s: n[SUPPORT + s] <= NEUTRAL)
            s = yield from random_space(m, found)
            plan.lift(s, -_spare(m, plan, s))
    while plan.bases_left:
        found = [
            s
            for s in spaces
            if n[POP + s] and not plan.base_at(s) and b.room(COALITION_BASE, s) and plan.takes(s)
            and (plan.troops_at(s) or plan.left)
        ]  # fmt: skip
        found = m.most("base-for-people", found, lambda s: n[POP + s])
        s = yield from random_space(m, found)
        if s < 0:
            break
        plan.add(s)
        plan.bases[s] += 1
        plan.bases_left -= 1
        plan.moved = True
        if not plan.troops[s]:
            plan.lift(s, 1)
    yield from _relocate(m, plan, spaces)
    return plan


def _spare(m: Mind, plan: Plan, s: int) -> int:
    """Number of Troops that may become Available: not the last at a Coalition Base."""
    return max(0, plan.troops_at(s) - (1 if plan.base_at(s) else 0))


def _relocate(m: Mind, plan: Plan, spaces: list[int]) -> Flow[None]:
    """8.6.5.surge Move Bases from the lowest Population without Support to higher Population, most Support first."""
    b, n = m.b, m.b.n
    for origin in sorted(spaces, key=lambda s: n[POP + s]):
        if not plan.base_at(origin) or n[SUPPORT + origin] > NEUTRAL:
            continue
        goals = [
            s
            for s in spaces
            if n[POP + s] > n[POP + origin] and not plan.base_at(s) and b.room(COALITION_BASE, s)
            and len({*plan.troops, origin, s}) <= SPACES and (plan.troops_at(s) or plan.troops_at(origin) or plan.left)
        ]  # fmt: skip
        goals = m.most("base-to-support", goals, lambda s: n[SUPPORT + s] * n[POP + s])
        goals = m.most("highest-population", goals, lambda s: n[POP + s])
        goal = yield from random_space(m, goals)
        if goal < 0:
            continue
        plan.add(origin)
        plan.add(goal)
        plan.bases[origin] -= 1
        plan.bases[goal] += 1
        plan.moved = True
        if not plan.troops[goal]:
            if plan.troops[origin]:
                plan.troops[origin] -= 1
                plan.troops[goal] += 1
            else:
                plan.lift(goal, 1)


def _balance(m: Mind, plan: Plan, die: int) -> Flow[None]:
    """8.6.5.surge Move up to `die` Troops between Available and the map, so that as many are Available as there is
    Support. Place them first in spaces without Support, evenly."""
    n = m.b.n
    spaces = surge_spaces(m.b)
    wanted = n[TOTAL_SUPPORT]
    for _ in range(die):
        open_to = [s for s in spaces if plan.takes(s)]
        if plan.left > wanted:
            open_to = m.prefer("without-support", open_to, lambda s: n[SUPPORT + s] <= NEUTRAL)
            open_to = m.fewest("evenly", open_to, plan.troops_at)
            plan.lift((yield from random_space(m, open_to)), 1)
        elif plan.left < wanted:
            able = [s for s in open_to if _spare(m, plan, s)]
            if not able:
                break
            able = m.most("evenly", able, plan.troops_at)
            plan.lift((yield from random_space(m, able)), -1)
        else:
            break


def _protect(m: Mind, plan: Plan) -> Flow[None]:
    """8.6.5.surge Send one Troops to each Coalition Base without any, while some are Available, first where there is no
    Support."""
    n = m.b.n
    spaces = surge_spaces(m.b)
    while plan.left and (bare := [s for s in spaces if plan.base_at(s) and not plan.troops_at(s) and plan.takes(s)]):
        bare = m.prefer("without-support", bare, lambda s: n[SUPPORT + s] <= NEUTRAL)
        plan.lift((yield from random_space(m, bare)), 1)


class Surge(Activity):
    """8.6.5.surge Troops leave before the end; Bases go where Population is highest; then as many Troops are Available
    as there is Support."""

    def fits(self, m: Mind, op: Operation) -> bool:
        journal, m.b.conduct.journal = m.b.conduct.journal, None
        flow = build(m)
        try:
            next(flow)
            return True
        except StopIteration as stop:
            plan: Plan = stop.value
            return plan.moved
        finally:
            m.b.conduct.journal = journal


def _settle(m: Mind) -> Flow[None]:
    """8.6.5.surge Make the plan at the first question of the Surge."""
    m.rule = "8.6.5.surge"
    if "surge" in m.notes:
        return
    plan = yield from build(m)
    if plan.moved:
        if not last_campaign(m):
            yield from _balance(m, plan, (yield from roll("8.6.5", "surge-troops-die")))
        yield from _protect(m, plan)
    m.notes["surge"] = list(plan.troops)
    m.notes["surge-troops"] = [plan.troops[s] for s in plan.troops]
    m.notes["surge-bases"] = [plan.bases[s] for s in plan.troops]
    m.plan = list(plan.troops)


def surge_space(m: Mind, d: Decision) -> Flow[str]:
    """8.6.5.surge Return the spaces of the plan."""
    yield from _settle(m)
    if m.plan:
        return m.b.spec.spaces[m.plan.pop(0)]
    return DONE if DONE in d.options else d.options[0]


def surge_count(m: Mind, d: Decision) -> Flow[str]:
    """8.6.5.surge Return the planned number."""
    yield from _settle(m)
    kind = "surge-bases" if d.piece == COALITION_BASE else "surge-troops"
    spaces = m.notes["surge"]
    return str(m.notes[kind][spaces.index(d.space)] if d.space in spaces else m.b.n[d.piece + d.space])


def surge_roll(m: Mind, d: Decision) -> str:
    """8.6.5.surge Roll for Aid, unless a Government Player has much Patronage."""
    m.rule = "8.6.5.surge"
    wanted = not m.is_player(GOVERNMENT) or m.b.n[PATRONAGE] < MODEST
    return "roll" if m.asks("wants-aid", wanted) else DONE


def surge_aid(m: Mind, d: Decision) -> str:
    """8.6.5.surge Put all of it into Aid."""
    return str(d.number)


ANSWERS: dict[str, Answer] = {
    "surge-space": surge_space,
    "surge-count": surge_count,
    "surge-roll": surge_roll,
    "surge-aid": surge_aid,
}
