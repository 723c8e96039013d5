"""8.1.ineffective Test if an Event would have an effect."""

from __future__ import annotations

from ....coin.bots.effect import could_change
from .mind import Mind


def has_effect(m: Mind, card: int, *begun: str) -> bool:
    """8.1.ineffective Return True if some way to execute the Event, starting with the choices in `begun`, changes
    something.

    Lasting effects count, except some Momentum before a Propaganda card in the second edition.
    """
    cards = m.b.cards_now()
    if cards.capability[card]:
        return True
    if cards.momentum[card]:
        return m.edition.momentum_counts(m.b, card)
    return could_change(m.b, m.who, card, cards.dual[card], list(begun))
