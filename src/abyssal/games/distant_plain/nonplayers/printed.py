"""8.1, 8.3 Events whose printed text only people know: they say what section 8 asks about the text."""

from __future__ import annotations

from ....coin.bots import instructions
from ....coin.bots.instructions import EXECUTE, NEVER, NONE
from ....coin.deck import Deck
from ....kernel.decision import CHANCE, Decision, Flow
from ..names import CARD
from .mind import Mind
from .reasons import REASON
from .wishes import RULES, wished_for


def is_unknown(m: Mind, card: int, shaded: bool) -> bool:
    """Return True if people carry out this side by hand and only they know its text."""
    return m.b.by_hand(card, shaded) and not m.b.is_sure(card, shaded)


def would(m: Mind, card: int, reason: str, rule: str) -> Flow[bool]:
    """Ask the people at the table what an Event would do, unless the deck file has the answer."""
    m.rule = rule
    known = m.b.options.would(card, m.who, reason)
    if known is None:
        known = (yield would_question(m, card, reason, rule)) == "yes"
    return m.asks(reason, known)


def would_question(m: Mind, card: int, reason: str, rule: str) -> Decision:
    number = REASON[reason]
    return Decision(CHANCE, "would", rule, ["yes", "no"], card=card, faction=m.who, number=number)


def instruction(m: Mind, card: int) -> Flow[str]:
    """8.3.1 Ask what the printed sheet tells a faction with a halo to do with the Event."""
    if m.who not in m.b.cards_now().halo[card]:
        return ""
    return (yield from instructions.instruction(m, card, "8.3.1", [EXECUTE, NEVER, NONE]))


def takes_event(m: Mind, shaded: bool) -> Flow[bool]:
    """8.1.momentum, 8.1.ineffective, 8.3.1 Return True to execute the Event: Momentum that lasts, what the sheet says,
    or a text that does what the faction's Event box asks for; and only if it has an effect."""
    b, card = m.b, m.b.n[CARD]
    told = yield from instruction(m, card)
    if told == NEVER:
        return False
    if b.cards_now().momentum_side[card][int(shaded)]:
        deck = Deck(b)
        queue = deck.queue()
        m.rule = "8.1.momentum"
        if not m.asks("momentum-lasts", not (queue and deck.is_propaganda(queue[0]))):
            return False
    elif told != EXECUTE and not (yield from _wanted(m, card)):
        return False
    return (yield from would(m, card, "event-has-effect", "8.1.ineffective"))


def _wanted(m: Mind, card: int) -> Flow[bool]:
    """8.6.2, 8.7.2, 8.8.2, 8.9.2 Ask for the conditions of the Event box in turn, up to the first that is met."""
    for wish in wished_for(m):
        if (yield from would(m, card, f"could-{wish}", RULES[m.who])):
            return True
    return False
