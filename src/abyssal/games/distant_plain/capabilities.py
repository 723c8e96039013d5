"""Capabilities that Activate or hide Guerrillas after a Coalition Patrol (3.2.2) or Sweep (3.2.3)."""

from __future__ import annotations

from typing import Final

from ...coin.operation import Operation
from ...coin.verbs import pick_number, pick_space
from ...kernel.decision import Flow
from .afghanistan import Afghanistan
from .names import AEROSTATS, COALITION, INSURGENTS, ISR, SHADED, TALIBAN, TALIBAN_A, UNDERGROUND, UNSHADED, S

ISR_GUERRILLAS: Final = 3


def hidden(b: Afghanistan, s: int) -> int:
    """Underground Guerrillas of any faction."""
    return sum([b.n[UNDERGROUND[f] + s] for f in INSURGENTS])


def scout(b: Afghanistan, op: Operation) -> Flow[None]:
    """ISR (1, unshaded): after a Coalition Sweep Activate up to 3 Guerrillas in 1 further space."""
    if op.who != COALITION or b.in_force(ISR) != UNSHADED:
        return
    spaces = [s for s in range(S) if s not in op.spaces and hidden(b, s)]
    s = yield from pick_space(b, COALITION, "isr-space", "5.3", spaces, optional=True)
    if s < 0:
        return
    left = ISR_GUERRILLAS
    for faction in INSURGENTS:
        most = min(left, b.n[UNDERGROUND[faction] + s])
        count = yield from pick_number(
            b, COALITION, "isr-count", "5.3", 0, most, space=s, piece=UNDERGROUND[faction], faction=faction
        )
        left -= b.activate(faction, s, count)


def slip_away(b: Afghanistan, op: Operation) -> Flow[None]:
    """Aerostats (5, shaded): after a Coalition Patrol or Sweep the Taliban may hide in 1 space, but not in Pakistan at
    Hostility."""
    if op.who != COALITION or b.in_force(AEROSTATS) != SHADED:
        return
    spaces = [s for s in range(S) if b.n[TALIBAN_A + s] and not b.hunted(s)]
    s = yield from pick_space(b, TALIBAN, "aerostats-space", "5.3", spaces, optional=True)
    if s >= 0:
        b.hide(TALIBAN, s, 99)
