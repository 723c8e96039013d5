"""8.8.8 Non-player Government: Civic Action."""

from __future__ import annotations

from typing import Final

from ......kernel.decision import DONE, Decision, Flow
from ....civic_action import CIVIC_COST
from ....colombia import Colombia
from ....names import (
    ACTIVE_SUPPORT,
    EFFECT,
    FIRST_DIVISION,
    GOVT,
    OPEN,
    PASSIVE_SUPPORT,
    POLICE,
    POP,
    PROPAGANDA_PLAYED,
    RESOURCES,
    SHADED,
    SUPPORT,
    TERROR,
    TROOPS,
)
from ...mind import Mind
from ...random_spaces import random_space

KEPT: Final = 15
"""8.8.8 Resources that Civic Action leaves unspent, except in the final Round."""


def needed_cubes(b: Colombia) -> int:
    """6.4.1 Return how many Troops and how many Police are needed: 1 each, or 2 with 1st Division (1) shaded."""
    return 2 if b.n[EFFECT + FIRST_DIVISION] == SHADED else 1


def could_build_support(b: Colombia, s: int, extra: int, police: int = 0) -> bool:
    """3.2.1, 6.4.1, 8.8.8 Return True if Civic Action could shift a space without Terror, with `extra` more Troops and
    `police` more Police."""
    n = b.n
    if not n[OPEN + s] or not n[POP + s] or n[TERROR + s] or n[SUPPORT + s] >= ACTIVE_SUPPORT:
        return False
    needed = needed_cubes(b)
    if n[TROOPS + s] + extra < needed or n[POLICE + s] + police < needed:
        return False
    return b.government(s) + extra + police > b.insurgents(s)


def steps_to_spend(b: Colombia, final: bool = False) -> int:
    """8.8.8 Return how many steps of Civic Action the Government can pay for."""
    return max(0, b.n[RESOURCES + GOVT] - (0 if final else KEPT)) // CIVIC_COST


def shift_gain(b: Colombia, s: int, steps: int = 4) -> int:
    """8.8.8 Return by how much Total Support minus Total Opposition grows with this many steps."""
    return min(steps, ACTIVE_SUPPORT - b.n[SUPPORT + s]) * b.n[POP + s]


def civic_spaces(b: Colombia, spaces: list[int]) -> list[int]:
    """8.8.4, 8.8.8 Return the Train spaces where Civic Action would shift most now. Empty if the Government cannot pay
    for it, or if it is possible in no space."""
    steps = steps_to_spend(b)
    found = [s for s in spaces if could_build_support(b, s, 0)] if steps else []
    top = max((shift_gain(b, s, steps) for s in found), default=0)
    return [s for s in found if shift_gain(b, s, steps) == top]


def is_final_round(b: Colombia) -> bool:
    """8.8.8 Return True if the current Propaganda Round is the final one."""
    return b.n[PROPAGANDA_PLAYED] >= b.final


def civic_action(m: Mind, d: Decision) -> Flow[str]:
    """8.8.8 In Train, choose the planned space. In the Support Phase, shift to Passive Support wherever possible, then
    to Active."""
    b, n = m.b, m.b.n
    if d.rule == "3.2.1":
        spaces = m.offered(d, m.goals) or [b.spec.space_index[name] for name in d.options]
        return b.spec.spaces[(yield from random_space(m, spaces))]
    m.rule = "8.8.8"
    steps = steps_to_spend(b, is_final_round(b))
    offered = m.offered(d, b.spec.lands)
    spaces = m.must("shift-to-passive", offered, lambda s: n[SUPPORT + s] < PASSIVE_SUPPORT and steps > n[TERROR + s])
    if spaces:
        m.level = PASSIVE_SUPPORT
        spaces = m.prefer("without-terror", spaces, lambda s: not n[TERROR + s])
        spaces = m.most("opposition-reduced", spaces, lambda s: _reduced(b, s, steps))
        spaces = m.most("support-increased", spaces, lambda s: _increased(b, s, steps))
    else:
        m.level = ACTIVE_SUPPORT
        spaces = m.must("shift-to-active", offered, lambda s: n[SUPPORT + s] < ACTIVE_SUPPORT and steps > n[TERROR + s])
        spaces = m.most("highest-population", spaces, lambda s: n[POP + s])
    s = yield from random_space(m, spaces)
    return DONE if s < 0 else b.spec.spaces[s]


def _levels(b: Colombia, s: int, steps: int) -> int:
    """Return the level that a space reaches on its way to Passive Support."""
    return min(PASSIVE_SUPPORT, b.n[SUPPORT + s] + steps - b.n[TERROR + s])


def _reduced(b: Colombia, s: int, steps: int) -> int:
    level = b.n[SUPPORT + s]
    return b.n[POP + s] * (min(0, _levels(b, s, steps)) - min(0, level))


def _increased(b: Colombia, s: int, steps: int) -> int:
    return b.n[POP + s] * max(0, _levels(b, s, steps))


def civic_steps(m: Mind, d: Decision) -> str:
    """8.8.8 Pay for Terror and levels up to the current goal, as far as Resources may be spent."""
    b, s = m.b, d.space
    final = is_final_round(b) and d.rule == "6.4.1" and m.b.operation is None
    goal = m.level if m.b.operation is None else ACTIVE_SUPPORT
    wanted = b.n[TERROR + s] + goal - b.n[SUPPORT + s]
    return str(max(1, min(wanted, steps_to_spend(b, final), d.number)))
