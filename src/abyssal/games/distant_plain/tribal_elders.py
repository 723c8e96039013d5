"""Tribal Elders (45): the holder of the marker may set the level of a Province that an action has just changed."""

from __future__ import annotations

from typing import Final

from ...coin.spec import RURAL
from ...kernel.decision import DONE, Decision, Flow
from .afghanistan import Afghanistan
from .names import AT_OPPOSITION, AT_SUPPORT, ELDERS, NEUTRAL, SUPPORT, TRIBAL_ELDERS, S

LEVELS: Final = {"support": AT_SUPPORT, "neutral": NEUTRAL, "opposition": AT_OPPOSITION}


def heeded(b: Afghanistan, event: Flow[None]) -> Flow[None]:
    """Run an Event, then let the holder set the levels it changed."""
    return _heed(b, event) if b.in_force(TRIBAL_ELDERS) else event


def _heed(b: Afghanistan, event: Flow[None]) -> Flow[None]:
    b.levels_before = all_levels(b)
    yield from event
    before, b.levels_before = b.levels_before, {}
    yield from consult_elders(b, before)


def all_levels(b: Afghanistan) -> dict[int, int]:
    """Return the current levels, before an action such as an Event that could shift any of them."""
    return {s: b.n[SUPPORT + s] for s in range(S) if b.has_level(s)}


def consult_elders(b: Afghanistan, before: dict[int, int]) -> Flow[None]:
    """After an action, let the holder set each Province whose level it changed, in map order.

    `before` has the earlier levels of the spaces that the action could have shifted. `ELDERS` names the holder, counted
    from 1.
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
    """Exclude from the Event's own changes those of an action that it granted, and the holder's choice after it."""
    for s in before:
        if s in b.levels_before:
            b.levels_before[s] += b.n[SUPPORT + s] - before[s]
