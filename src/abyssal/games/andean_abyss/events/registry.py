"""Where events are found by card and side."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Flow
from ..colombia import Colombia

Event = Callable[[Colombia, int], Flow[None] | None]
"""Carries out one side of a card for the faction that executes it. A plain function where nothing is to be decided."""

EVENTS: dict[tuple[int, bool], Event] = {}


def event(card: int, shaded: bool = False) -> Callable[[Event], Event]:
    """Register a function as the event of a card side (single cards have only the unshaded one)."""

    def register(function: Event) -> Event:
        EVENTS[card, shaded] = function
        return function

    return register
