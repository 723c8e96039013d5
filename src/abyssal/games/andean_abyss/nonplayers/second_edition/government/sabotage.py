"""8.8.9 7th Special Forces (7, unshaded) of the Non-player Government in the Sabotage Phase."""

from __future__ import annotations

from ......coin.spec import LOC
from ......kernel.decision import DONE, Decision, Flow
from ....civic_action import civic_spaces
from ....names import PASSIVE_SUPPORT, POP, SUPPORT, TERROR
from ...mind import Mind
from ...random_spaces import highest_econ, random_loc, random_space

MARKERS_TAKEN = 3
"""Event 7: number of markers removed."""


def special_forces(m: Mind, d: Decision) -> Flow[str]:
    """8.8.9 Remove Sabotage from LoCs of Econ 3, then Terror where Civic Action would come first without it, then
    Sabotage from other LoCs, highest Econ first."""
    b, n = m.b, m.b.n
    m.rule = "8.8.9"
    spaces = m.offered(d, list(range(b.size)))
    taken = m.chosen.setdefault(d.kind, [])
    left = MARKERS_TAKEN - len(taken)
    taken.append(0)
    dear = m.must("sabotage-on-dear-loc", spaces, lambda s: b.spec.kind[s] == LOC and b.spec.econ[s] == 3)
    if dear:
        return b.spec.spaces[(yield from random_loc(m, dear))]
    open_to_it = civic_spaces(b, b.spec.lands, phase=True)
    lands = m.must("terror-before-civic-action", spaces, lambda s: s in open_to_it and n[TERROR + s] <= left)
    if lands:
        lands = m.prefer("shift-to-passive", lands, lambda s: n[SUPPORT + s] < PASSIVE_SUPPORT)
        lands = m.most("opposition-reduced", lands, lambda s: n[POP + s] * -min(0, n[SUPPORT + s]))
        lands = m.most("highest-population", lands, lambda s: n[POP + s])
        lands = m.fewest("fewest-terror", lands, lambda s: n[TERROR + s])
        return b.spec.spaces[(yield from random_space(m, lands))]
    roads = m.must("sabotaged-loc", spaces, lambda s: b.spec.kind[s] == LOC)
    if roads:
        return b.spec.spaces[(yield from random_loc(m, highest_econ(m, roads)))]
    return DONE
