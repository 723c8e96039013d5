"""5.4 Tribal Elders (card 45): while in force, its holder may settle the level of each Province an action changed.

An action is an Operation, a Special Activity, an Event, and in the Support Phase each Civic Action and Sharia. Each is
wrapped in `heeded`. An action within another is settled by itself and does not count as the other's.
"""

from __future__ import annotations

from ...kernel.decision import DONE, Decision, Flow
from .afghanistan import Afghanistan
from .names import AT_OPPOSITION, AT_SUPPORT, ELDERS, KABUL, NEUTRAL, SUPPORT, TRIBAL_ELDERS, S

LEVELS = {"support": AT_SUPPORT, "neutral": NEUTRAL, "opposition": AT_OPPOSITION}


def heeded(b: Afghanistan, action: Flow[None]) -> Flow[None]:
    """An action, and what the Tribal Elders make of it."""
    return _heed(b, action) if b.in_force(TRIBAL_ELDERS) else action


def _heed(b: Afghanistan, action: Flow[None]) -> Flow[None]:
    around, start = b.levels_before, _levels(b)
    b.levels_before = start[:]
    yield from _settle_before_special(b, action)
    yield from settle(b)
    if around:
        now = _levels(b)
        b.levels_before = [around[s] + now[s] - start[s] for s in range(S)]


def _settle_before_special(b: Afghanistan, action: Flow[None]) -> Flow[None]:
    """Carry out an action. An Operation is over, and settled, before a Special Activity that follows it is chosen."""
    try:
        decision = next(action)
        while True:
            if decision.kind == "after-operation":
                yield from settle(b)
            decision = action.send((yield decision))
    except StopIteration:
        return


def settle(b: Afghanistan) -> Flow[None]:
    """The holder may set each Province whose level the action changed to any level; this is no such change."""
    before, holder = b.levels_before, b.n[ELDERS] - 1
    for s in range(S):
        level = b.n[SUPPORT + s]
        if s == KABUL or level == before[s]:
            continue
        options = [word for word, other in LEVELS.items() if other != level]
        choice = yield Decision(holder, "elders-level", "5.4", [*options, DONE], space=s)
        if choice != DONE:
            b.set_support(s, LEVELS[choice])
        before[s] = b.n[SUPPORT + s]


def _levels(b: Afghanistan) -> list[int]:
    return b.n[SUPPORT : SUPPORT + S]
