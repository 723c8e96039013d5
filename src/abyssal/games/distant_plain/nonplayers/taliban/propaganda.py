"""8.8.7 Non-player Taliban in Propaganda Rounds: Sharia and Redeploy."""

from __future__ import annotations

from .....kernel.decision import DONE, Decision, Flow
from ...names import AT_OPPOSITION, NEUTRAL, POP, RESOURCES, SUPPORT, TALIBAN, TALIBAN_BASE, TERROR
from ..box import Answer
from ..mind import Mind
from ..random_spaces import random_space


def shift(m: Mind, s: int) -> int:
    """8.8.7 Number of points of Support and Opposition that Sharia could shift here with the current Resources; below 0
    if they do not even cover the Terror."""
    b = m.b
    steps = min(b.n[RESOURCES + TALIBAN] - b.n[TERROR + s], b.n[SUPPORT + s] - AT_OPPOSITION)
    return steps * b.n[POP + s]


def best_shift(m: Mind, spaces: list[int]) -> Flow[int]:
    """8.8.7 Choose the space with the greatest affordable shift, then at Support, then with the least Terror. Return -1
    if there is none."""
    b = m.b
    found = m.must("shift-affordable", spaces, lambda s: shift(m, s) > 0)
    found = m.most("greatest-shift", found, lambda s: shift(m, s))
    found = m.prefer("at-support", found, lambda s: b.n[SUPPORT + s] > NEUTRAL)
    found = m.fewest("fewest-terror", found, lambda s: b.n[TERROR + s])
    return (yield from random_space(m, found))


def sharia(m: Mind, d: Decision) -> Flow[str]:
    """8.8.7 Sharia to the maximum extent."""
    m.rule = "8.8.7"
    s = yield from best_shift(m, m.offered(d, m.b.spec.lands))
    return m.b.spec.spaces[s] if s >= 0 else DONE


def sharia_steps(m: Mind, d: Decision) -> str:
    """8.8.7 Buy as many steps as Resources allow."""
    return str(d.number)


def redeploy_origin(m: Mind, d: Decision) -> str:
    """8.8.7 In Pakistan, where Guerrillas may stay, they leave only for Bases without Guerrillas."""
    b = m.b
    m.rule = "8.8.7"
    for s in m.offered(d, b.spec.lands):
        if any(_is_bare(m, goal) and b.taliban_controls(goal) for goal in b.spec.lands):
            m.says("base-without-guerrillas")
            return b.spec.spaces[s]
    return DONE


def _is_bare(m: Mind, s: int) -> bool:
    """Return True for a Taliban Base without Guerrillas."""
    return m.b.n[TALIBAN_BASE + s] > 0 and not m.b.guerrillas(TALIBAN, s)


def redeploy_destination(m: Mind, d: Decision) -> Flow[str]:
    """8.8.7 Send one Guerrilla to each Base, in Afghanistan before Pakistan, then spread them evenly."""
    b = m.b
    m.rule = "8.8.7"
    goals = m.offered(d, b.spec.lands)
    bare = [s for s in goals if _is_bare(m, s)]
    if bare:
        found = m.must("base-without-guerrillas", goals, lambda s: s in bare)
        found = m.prefer("in-afghanistan", found, lambda s: not b.pakistan[s])
    else:
        found = m.fewest("evenly", goals, lambda s: b.guerrillas(TALIBAN, s))
    return b.spec.spaces[(yield from random_space(m, found))]


ANSWERS: dict[str, Answer] = {
    "sharia": sharia,
    "redeploy-origin": redeploy_origin,
    "redeploy-destination": redeploy_destination,
}
