"""8.7.7 The Non-player Government in Propaganda Rounds: Civic Action, Desertion, Redeploy."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import DONE, Decision, Flow
from .....kernel.spec import LOC
from ...afghanistan import Afghanistan
from ...civic_action import CIVIC_COST
from ...names import (
    AT_SUPPORT,
    COALITION_BASE,
    GOVERNMENT,
    GOVERNMENT_BASE,
    KABUL,
    NEUTRAL,
    POLICE,
    POP,
    PROPAGANDA_PLAYED,
    RESOURCES,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TERROR,
    TROOPS,
    S,
)
from ..box import Answer
from ..mind import Mind
from ..random_spaces import random_space
from .train import civic_cost

RICH: Final = 3


# Civic Action


def left_to_spend(m: Mind) -> int:
    """8.7.7, 8.2.2 What is left of two thirds of the Resources that the phase began with."""
    rich = m.b.n[RESOURCES + GOVERNMENT]
    purse = m.notes.setdefault("purse", [rich])[0]
    return purse * 2 // 3 - (purse - rich)


def goal_level(m: Mind, s: int) -> int:
    """8.7.7 Support at a Government Base without a Coalition one, unless the Round is final; else no further than
    Neutral."""
    b = m.b
    final = b.n[PROPAGANDA_PLAYED] >= b.final
    return AT_SUPPORT if b.n[GOVERNMENT_BASE + s] and not b.n[COALITION_BASE + s] and not final else NEUTRAL


def steps_wanted(m: Mind, s: int) -> int:
    """8.7.7 Steps that bring the space to its level, or nearer to it; none if no shift can be paid for."""
    b = m.b
    steps = b.n[TERROR + s] + max(0, goal_level(m, s) - b.n[SUPPORT + s])
    most = min(steps, left_to_spend(m) // CIVIC_COST)
    return most if most > b.n[TERROR + s] else 0


def civic_action(m: Mind, d: Decision) -> Flow[str]:
    """8.7.5 In a Train where it was planned; 8.7.7 in a Round to Support at Government Bases, then against Opposition;
    where the most people live, Terror last."""
    b = m.b
    if b.operation is not None and b.operation.name == "train":
        return b.spec.spaces[m.notes["civic"][0]]
    m.rule = "8.7.7"
    spaces = m.must("shift-affordable", m.offered(d, b.spec.lands), lambda s: steps_wanted(m, s) > 0)
    found = m.must("to-support", spaces, lambda s: goal_level(m, s) == AT_SUPPORT)
    if not found:
        found = m.must("removes-opposition", spaces, lambda s: b.n[SUPPORT + s] < NEUTRAL)
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    found = m.prefer("without-terror", found, lambda s: not b.n[TERROR + s])
    s = yield from random_space(m, found)
    return b.spec.spaces[s] if s >= 0 else DONE


def civic_steps(m: Mind, d: Decision) -> str:
    """8.7.5, 8.7.7 To the level that is wanted, as far as the spending limit allows."""
    b, s = m.b, d.space
    if b.operation is not None and b.operation.name == "train":
        level = AT_SUPPORT if "govern" in m.notes else NEUTRAL
        return str(min(d.number, max(1, civic_cost(m, s, level) // CIVIC_COST)))
    return str(min(d.number, max(1, steps_wanted(m, s))))


# Desertion and Redeploy


def desertion(m: Mind, d: Decision) -> str:
    """8.7.7 Evenly, Troops first; not the last of a kind, if possible. The options are how many Troops go."""
    b, s = m.b, d.space
    lost = b.government_cubes(s) // 3
    counts = [int(option) for option in d.options]

    def rank(troops: int) -> tuple[int, int, int]:
        last = int(troops == b.n[TROOPS + s]) + int(lost - troops == b.n[POLICE + s] > 0)
        return last, abs(troops - (lost - troops)), -troops

    return str(min(counts, key=rank))


def redeploy_destination(m: Mind, d: Decision) -> Flow[str]:
    """8.7.7 Troops evenly, at least 1 in Kabul and at each COIN Base; Police where they are wanted."""
    b = m.b
    m.rule = "8.7.7"
    if d.piece == POLICE:
        return b.spec.spaces[m.plan[0]]
    goals = m.offered(d, list(range(S)))
    found = m.fewest("evenly", goals, lambda s: b.n[TROOPS + s])
    return b.spec.spaces[(yield from random_space(m, found))]


def others_left(b: Afghanistan, s: int) -> int:
    """8.7.7, 6.5.4 Insurgent pieces after the Taliban have Redeployed."""
    others = b.pieces(s) - b.coin(s)
    return others if s == KABUL or b.n[TALIBAN_BASE + s] else others - b.guerrillas(TALIBAN, s)


def quota(b: Afghanistan, s: int) -> int:
    """8.7.7 Police that a LoC is to have: 2 with 3 or 4 Econ, else 1."""
    return 2 if b.spec.econ[s] >= RICH else 1


def police_wanted(m: Mind) -> list[int]:
    """8.7.7 Where Police are wanted, first to last: for COIN Control where the most people live, then on LoCs."""
    b = m.b
    lands = [
        s
        for s in b.spec.lands
        if b.coin_controls(s) and b.n[POP + s] and not b.pakistan[s] and b.coin(s) <= others_left(b, s)
    ]
    roads = [s for s in b.spec.locs if b.n[POLICE + s] < quota(b, s)]
    return sorted(lands, key=lambda s: (-b.n[POP + s], s)) + sorted(roads, key=lambda s: (-b.spec.econ[s], s))


def may_spare_police(m: Mind, s: int) -> bool:
    """8.7.7 Not the last Police, nor one that Control or the LoC needs."""
    b = m.b
    if b.n[POLICE + s] < 2:
        return False
    if b.spec.kind[s] == LOC:
        return b.n[POLICE + s] > quota(b, s)
    return not b.coin_controls(s) or not b.n[POP + s] or b.coin(s) - 1 > others_left(b, s)


def redeploy_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.7.7 Police from where most can be spared, LoCs last, one at a time."""
    b = m.b
    m.rule = "8.7.7"
    for goal in police_wanted(m):
        found = [s for s in m.offered(d, list(range(S))) if s != goal and may_spare_police(m, s)]
        if found:
            m.says("police-wanted")
            found = m.prefer("off-the-locs", found, lambda s: b.spec.kind[s] != LOC)
            found = m.most("most-police", found, lambda s: b.n[POLICE + s])
            m.plan = [goal]
            m.notes["column"] = [POLICE]
            return b.spec.spaces[(yield from random_space(m, found))]
    return DONE


ANSWERS: dict[str, Answer] = {
    "civic-action": civic_action,
    "civic-steps": civic_steps,
    "desertion": desertion,
    "redeploy-origin": redeploy_origin,
    "redeploy-destination": redeploy_destination,
}
