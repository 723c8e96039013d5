"""8.6.6 The Non-player Coalition in Propaganda Rounds: Civic Action and Redeploy."""

from __future__ import annotations

from .....coin.persuading import steps_left
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...civic_action import CIVIC_COST
from ...names import (
    AT_SUPPORT,
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT,
    KABUL,
    NEUTRAL,
    POP,
    PROPAGANDA_PLAYED,
    RESOURCES,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TERROR,
    S,
)
from ..box import Answer
from ..mind import Mind
from ..random_spaces import random_space


def is_final(m: Mind) -> bool:
    return m.b.n[PROPAGANDA_PLAYED] >= m.b.final


def left_to_spend(m: Mind) -> int:
    """8.6.6, 8.2.2 Resources left to spend of two thirds of those at the start; in the final Round, of all of them."""
    rich = m.b.n[RESOURCES + GOVERNMENT]
    purse = m.notes.setdefault("purse", [rich])[0]
    return rich if is_final(m) else purse * 2 // 3 - (purse - rich)


def steps_wanted(m: Mind, s: int) -> int:
    """8.6.6 Number of steps toward Support; 0 if no shift is possible or affordable."""
    b = m.b
    most = min(steps_left(b, s, AT_SUPPORT), left_to_spend(m) // CIVIC_COST)
    return most if most > b.n[TERROR + s] else 0


def civic_action(m: Mind, d: Decision) -> Flow[str]:
    """8.6.5 In a Train, use the planned space. 8.6.6 In a Round, act at Coalition Bases, in the final one everywhere;
    first without a Taliban Base, then without Taliban pieces."""
    b = m.b
    if b.operation is not None:
        found = m.offered(d, m.noted("builds"))
        if not found:
            raise m.lost("builds")
        return b.spec.spaces[found[0]]
    m.rule = "8.6.6"
    found = m.must("shift-affordable", m.offered(d, b.spec.lands), lambda s: steps_wanted(m, s) > 0)
    if not is_final(m):
        found = m.must("at-coalition-base", found, lambda s: b.n[COALITION_BASE + s] > 0)
    if len(found) > 1:
        found = m.prefer("without-taliban-base", found, lambda s: not b.n[TALIBAN_BASE + s])
        found = m.prefer("without-taliban", found, lambda s: not b.count(TALIBAN, s))
    s = yield from random_space(m, found)
    return b.spec.spaces[s] if s >= 0 else DONE


def civic_steps(m: Mind, d: Decision) -> str:
    """8.6.5, 8.6.6 Go as far as the spending limit allows."""
    if m.b.operation is not None:
        civic = [s for s in m.noted("builds") if m.how[s] != "patronage"]
        if d.space not in civic:
            raise m.lost("steps")
        return str(m.notes["steps"][civic.index(d.space)])
    return str(steps_wanted(m, d.space))


# Redeploy


def may_redeploy(b: Afghanistan, s: int) -> bool:
    """8.6.6 Troops leave LoCs and spaces of 0 or 1 Population without Support. None can leave COIN Bases (6.5.2)."""
    return b.n[SUPPORT + s] <= NEUTRAL and b.n[POP + s] <= 1


def redeploy_origin(m: Mind, d: Decision) -> str:
    """8.6.6 Move all Troops out of such spaces."""
    b = m.b
    for s in m.offered(d, list(range(S))):
        if may_redeploy(b, s):
            return b.spec.spaces[s]
    return DONE


def redeploy_destination(m: Mind, d: Decision) -> Flow[str]:
    """8.6.6 Control Kabul; send one Troops to each Coalition Base; then to such Bases without Support by highest
    Population; otherwise to one random space."""
    b, n = m.b, m.b.n
    m.rule = "8.6.6"
    goals = m.offered(d, list(range(S)))
    if b.coin(KABUL) <= b.pieces(KABUL) - b.coin(KABUL):
        m.says("to-kabul")
        return b.spec.spaces[KABUL]
    found = m.must("base-without-troops", goals, lambda s: n[COALITION_BASE + s] > 0 and not n[COALITION_TROOPS + s])
    if not found:
        found = m.must("base-without-support", goals, lambda s: n[COALITION_BASE + s] > 0 >= n[SUPPORT + s])
        found = m.most("highest-population", found, lambda s: n[POP + s])
    if not found:
        if "redeploy" not in m.notes:
            m.notes["redeploy"] = [(yield from random_space(m, goals))]
        found = m.notes["redeploy"]
    return b.spec.spaces[(yield from random_space(m, found))]


ANSWERS: dict[str, Answer] = {
    "civic-action": civic_action,
    "civic-steps": civic_steps,
    "redeploy-origin": redeploy_origin,
    "redeploy-destination": redeploy_destination,
}
