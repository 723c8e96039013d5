"""8.1.ineffective Would an Event have an effect?"""

from __future__ import annotations

from ....series.nonplayers.effect import could_change
from .mind import Mind


def has_effect(m: Mind, card: int, *begun: str) -> bool:
    """8.1.ineffective Whether something would happen in any way of carrying it out that begins with these choices;
    lasting effects always do."""
    cards = m.sheet.cards
    if cards.capability[card] or cards.momentum[card]:
        return True
    return could_change(m.b, m.who, card, cards.dual[card], list(begun))
