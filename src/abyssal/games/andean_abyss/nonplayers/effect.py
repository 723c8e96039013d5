"""8.1.ineffective Would an Event have an effect? It is tried on the position itself, which is then put back."""

from __future__ import annotations

from ....kernel.decision import Flow
from ....series.general import TAKE_BACK
from .mind import Mind

ENOUGH = 3000
"""Ways of carrying out an Event that are tried before it counts as one without effect. None comes near it."""


def has_effect(m: Mind, card: int, *begun: str) -> bool:
    """8.1.ineffective Whether something would happen in any way of carrying it out that begins with these choices;
    lasting effects always do."""
    cards = m.sheet.cards
    if cards.capability[card] or cards.momentum[card]:
        return True
    b = m.b
    operation, executing = b.operation, b.executing
    found = False

    def try_out() -> None:
        nonlocal found
        found = _some_way_changes(m, card, list(begun))

    b.trial(try_out, lambda: True)
    b.operation, b.executing = operation, executing
    return found


def _some_way_changes(m: Mind, card: int, begun: list[str]) -> bool:
    """Follows the Event along all that can be chosen and thrown, as long as nothing has happened."""
    b = m.b
    start = b.n[:]
    ways = [begun]
    tried = 0
    while ways and tried < ENOUGH:
        tried += 1
        way = ways.pop()
        b.n[:] = start
        b.executing = m.who
        b.operation = None
        options = _follow(m, b.procedures.event(b, m.who, card, m.sheet.cards.dual[card]), way, start)
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
