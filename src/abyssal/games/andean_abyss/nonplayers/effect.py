"""8.1.ineffective Would an Event have an effect? It is tried on the position itself, which is then put back."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Flow
from ..colombia import Colombia
from ..events import execute
from ..turn import TAKE_BACK
from .mind import Mind
from .sheet import Sheet

Conduct = Callable[[Colombia, Flow[None], Sheet], Flow[None]]
"""Carries a procedure on: Non-players answer for themselves, chance and persons are asked."""

ENOUGH = 3000
"""Ways of carrying out an Event that are tried before it counts as one without effect. None comes near it."""


def has_effect(m: Mind, card: int, conduct: Conduct) -> bool:
    """8.1.ineffective Whether something would happen, as Non-players carry the Event out, whatever the dice say and
    persons choose; lasting effects always do."""
    cards = m.sheet.cards
    if cards.capability[card] or cards.momentum[card]:
        return True
    b = m.b
    operation, executing, unasked = b.operation, b.executing, b.unasked
    found = False

    def try_out() -> None:
        nonlocal found
        found = _some_way_changes(m, card, conduct)

    b.trial(try_out, lambda: True)
    b.operation, b.executing, b.unasked = operation, executing, unasked
    return found


def _some_way_changes(m: Mind, card: int, conduct: Conduct) -> bool:
    """Follows the Event along all that chance and persons may say, as long as nothing has happened."""
    b = m.b
    start = b.n[:]
    ways: list[list[str]] = [[]]
    tried = 0
    while ways and tried < ENOUGH:
        tried += 1
        way = ways.pop()
        b.n[:] = start
        b.executing = m.who
        b.operation = None
        options = _follow(m, conduct(b, execute(b, m.who, card, m.sheet.cards.dual[card]), m.sheet), way, start)
        if b.n != start:
            return True
        ways += [[*way, option] for option in reversed(options) if option != TAKE_BACK]
    return False


def _follow(m: Mind, flow: Flow[None], way: list[str], start: list[int]) -> list[str]:
    """Carry out the Event along these choices, or until something happens; what can be chosen next."""
    try:
        decision = next(flow)
        for choice in way:
            if m.b.n != start:
                return []
            decision = flow.send(choice)
    except StopIteration:
        return []
    return decision.options
