"""Cards that ground Air Lift (4.2.2) and Air Strike (4.2.3)."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.verbs import choose_one
from ....kernel.decision import DONE, Flow
from ..afghanistan import Afghanistan
from ..names import MANPADS_SCARE, RESOURCES, SANDSTORMS, SHADED, TALIBAN

MANPADS_COST: Final = 3


def grounded(b: Afghanistan, op: Operation) -> bool:
    """Sandstorms (57): no Air Lift, no Air Strike."""
    return not op.event and b.in_force(SANDSTORMS) != 0


def cancelled(b: Afghanistan, op: Operation) -> Flow[bool]:
    """MANPADS Scare (26, shaded): the Taliban may spend 3 Resources to cancel the activity just announced."""
    if op.event or b.in_force(MANPADS_SCARE) != SHADED or b.n[RESOURCES + TALIBAN] < MANPADS_COST:
        return False
    if (yield from choose_one(b, TALIBAN, "manpads", "5.4", ["cancel", DONE])) == DONE:
        return False
    b.gain(TALIBAN, -MANPADS_COST)
    b.log("manpads")
    return True
