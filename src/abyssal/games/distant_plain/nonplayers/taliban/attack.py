"""8.8.6 Attack and Ambush of Non-player Taliban."""

from __future__ import annotations

from typing import Final

from .....coin.combat import STRIKES
from .....coin.operation import Operation
from .....kernel.decision import Decision, Flow
from ...combat import spares_coalition
from ...names import (
    CAR_BOMBS,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT_BASE,
    POLICE,
    RESOURCES,
    SHADED,
    TALIBAN,
    TALIBAN_U,
    TROOPS,
    WARLORDS,
    WARLORDS_A,
    WARLORDS_BASE,
    WARLORDS_U,
)
from ...s3_operations.attack import candidates
from ...s4_special.ambush import limit
from ..box import Answer, Box
from ..guidelines import in_order
from ..insurgents import may_expose, may_expose_all
from ..mind import Mind
from ..random_spaces import random_space

ENOUGH: Final = 2
"""8.8.5, 8.8.6 Number of Coalition pieces that an Attack must remove."""
SURE: Final = 6
"""8.8.6 Number of Guerrillas with which an Attack succeeds on any roll."""
BAND: Final = 4
"""8.8.6 Number of Guerrillas with which the Taliban Attack in any case."""

PREY: Final = [
    COALITION_BASE, COALITION_TROOPS, GOVERNMENT_BASE, POLICE, TROOPS, WARLORDS_BASE, WARLORDS_U, WARLORDS_A,
]  # fmt: skip
"""8.8.6.ambush Pieces that an Ambush removes, first to last."""


def coalition_losses(m: Mind, s: int) -> int:
    """8.8.6 Number of Coalition pieces that two strikes remove. Government cubes shield them, and Troops shield their
    Base."""
    b = m.b
    if spares_coalition(b, TALIBAN):
        return 0
    return max(0, min(STRIKES - b.government_cubes(s), b.count(COALITION, s)))


def may_ambush(m: Mind, s: int) -> bool:
    """8.8.6.ambush Return True if there is an Underground Guerrilla to spare, or with Car Bombs (31, shaded) if none is
    Underground."""
    b = m.b
    if b.n[TALIBAN_U + s]:
        return may_expose(b, TALIBAN, s)
    return b.in_force(CAR_BOMBS) == SHADED


def is_sure(m: Mind, s: int) -> bool:
    """8.8.6 Return True if an Attack succeeds without Ambush."""
    return m.b.guerrillas(TALIBAN, s) >= SURE and may_expose_all(m.b, TALIBAN, s)


def sure_losses(m: Mind) -> int:
    """8.8.5, 8.8.6 Number of Coalition pieces that affordable Attacks and Ambushes are sure to remove."""
    op = Operation(TALIBAN, "attack", special=True)
    ambushes = limit(m.b)
    found = 0
    spaces = sorted(candidates(m.b, op), key=lambda s: -coalition_losses(m, s))
    rich = m.b.n[RESOURCES + TALIBAN]
    for s in spaces:
        if rich <= 0:
            break
        if is_sure(m, s):
            found += coalition_losses(m, s)
            rich -= 1
        elif ambushes and may_ambush(m, s):
            found += coalition_losses(m, s)
            ambushes -= 1
            rich -= 1
    return found


def best_prey(m: Mind, s: int) -> int:
    """8.8.6.ambush Index in `PREY` of the best piece that two strikes could remove here."""
    for place, column in enumerate(PREY):
        if m.b.n[column + s] and _within_reach(m, column, s):
            return place
    return len(PREY)


def _within_reach(m: Mind, column: int, s: int) -> bool:
    """Return True if two strikes can reach a piece. Cubes and Guerrillas shield Bases, and Government cubes shield the
    Coalition."""
    b = m.b
    if column == COALITION_TROOPS:
        return b.government_cubes(s) < STRIKES
    if column in (COALITION_BASE, GOVERNMENT_BASE):
        return b.cubes(s) < STRIKES
    return column != WARLORDS_BASE or b.guerrillas(WARLORDS, s) < STRIKES


class Attack(Box):
    """8.8.6 First where Coalition pieces are removed, then by the list with Ambush, then with large groups."""

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b = m.b
        ambushed = m.notes.setdefault("ambush", [])
        left = op.special and op.used in ("", "ambush") and len(ambushed) < limit(b)
        spaces = candidates(b, op)
        able = [s for s in spaces if left and may_ambush(m, s)]
        found = m.must(
            "removes-coalition",
            [s for s in spaces if is_sure(m, s) or s in able],
            lambda s: coalition_losses(m, s) > 0,
        )
        if not found:
            found = m.must("ambush-with-few", able, lambda s: b.guerrillas(TALIBAN, s) < SURE)
        if found:
            found = m.fewest("best-target", found, lambda s: best_prey(m, s))
            s = yield from random_space(m, found)
            if not is_sure(m, s):
                ambushed.append(s)
            return s
        bands = [s for s in spaces if may_expose_all(b, TALIBAN, s)]
        found = m.must("four-guerrillas", bands, lambda s: b.guerrillas(TALIBAN, s) >= BAND)
        return (yield from random_space(m, found))

    def follows(self, m: Mind, op: Operation) -> str:
        return "extort"


def attack_how(m: Mind, d: Decision) -> str:
    """8.8.6 Ambush or roll, as decided with the space."""
    return "ambush" if d.space in m.notes.get("ambush", [d.space]) else "attack"


def attack_target(m: Mind, d: Decision) -> str:
    """8.8.6.ambush In the order of the list."""
    return in_order(m, d, PREY)


ANSWERS: dict[str, Answer] = {"attack-how": attack_how, "attack-target": attack_target}
