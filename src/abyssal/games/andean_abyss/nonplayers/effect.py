"""8.1.ineffective Would an Event have an effect?"""

from __future__ import annotations

from ....coin.bots.effect import could_change
from .mind import Mind


def has_effect(m: Mind, card: int, *begun: str) -> bool:
    """8.1.ineffective Whether something would happen in any way of carrying it out that begins with these choices;
    lasting effects do, but in the second edition not every Momentum before a Propaganda card."""
    cards = m.sheet.cards
    if cards.capability[card]:
        return True
    if cards.momentum[card]:
        return m.edition.momentum_counts(m.b, card)
    return could_change(m.b, m.who, card, cards.dual[card], list(begun))
