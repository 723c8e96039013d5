"""Tribal Elders (45): who holds the marker may set the level of a Province that an action has just changed."""

from __future__ import annotations

from typing import Final

from ...coin.spec import RURAL
from ...kernel.decision import DONE, Decision, Flow
from .afghanistan import Afghanistan
from .names import AT_OPPOSITION, AT_SUPPORT, ELDERS, NEUTRAL, SUPPORT, TRIBAL_ELDERS, S

LEVELS: Final = {"support": AT_SUPPORT, "neutral": NEUTRAL, "opposition": AT_OPPOSITION}


def heeded(b: Afghanistan, event: Flow[None]) -> Flow[None]:
    """An Event, and what the holder makes of the levels it changed."""
    return _heed(b, event) if b.in_force(TRIBAL_ELDERS) else event


def _heed(b: Afghanistan, event: Flow[None]) -> Flow[None]:
    b.levels_before = all_levels(b)
    yield from event
    before, b.levels_before = b.levels_before, {}
    yield from consult_elders(b, before)


def all_levels(b: Afghanistan) -> dict[int, int]:
    """The levels before an action that could shift any of them, such as an Event."""
    return {s: b.n[SUPPORT + s] for s in range(S) if b.has_level(s)}


def consult_elders(b: Afghanistan, before: dict[int, int]) -> Flow[None]:
    """After an action: the holder may set each Province whose level it changed, in the order of the map.

    `before` has the levels, from before the action, of the spaces that it could have shifted. The holder is the
    faction that `ELDERS` names, counted from 1.
    """
    if not b.in_force(TRIBAL_ELDERS):
        return
    holder = b.n[ELDERS] - 1
    for s in sorted(before):
        level = b.n[SUPPORT + s]
        if level == before[s] or b.spec.kind[s] != RURAL:
            continue
        others = [word for word, other in LEVELS.items() if other != level]
        choice = yield Decision(holder, "tribal-elders", "5.4", [*others, DONE], space=s)
        if choice != DONE:
            b.set_support(s, LEVELS[choice])
    _leave_out(b, before)


def _leave_out(b: Afghanistan, before: dict[int, int]) -> None:
    """What an action has changed that an Event granted, and what was made of it, is not the Event's own change."""
    for s in before:
        if s in b.levels_before:
            b.levels_before[s] += b.n[SUPPORT + s] - before[s]
