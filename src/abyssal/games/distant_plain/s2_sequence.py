"""2.3 Playing an Event card: the turns of the Eligible factions, and Sudden Propaganda."""

from __future__ import annotations

from typing import Final

from ...coin import card_facts, sequence
from ...coin.deck import Deck
from ...kernel.decision import Flow, nothing
from .afghanistan import Afghanistan
from .cards import Cards
from .names import CARD, NEW_CARD, PHASE

FINAL_BAN: Final = ["sweep", "march"]
"""2.3.8 Operations that players may not use on the last card before the final Propaganda."""


def play_card(b: Afghanistan, cards: Cards) -> Flow[None]:
    """2.3 Play the next faction's turn. After the last one, adjust Eligibility (2.3.6)."""
    card = b.n[CARD]
    who = sequence.next_faction(b, cards.order[card])
    if who < 0:
        sequence.adjust(b)
        b.set(PHASE, NEW_CARD)
        return nothing()
    return turn(b, who, cards, is_last(b))


def is_last(b: Afghanistan) -> bool:
    """2.3.8, 8.1.players_limited Final Event Card: return True if the next card is the final Propaganda, unless Sudden
    Propaganda is in use (2.3.7). In games with Non-players any Propaganda counts, unless that option is off."""
    if b.options.players_limited and sequence.is_propaganda_next(b):
        return True
    return not b.options.sudden_propaganda and sequence.is_final_event(b, b.final)


def turn(b: Afghanistan, who: int, cards: Cards, final: bool) -> Flow[None]:
    """2.3.4, 2.3.5, 2.3.8 Pass, an Operation, or the Event. On the final Event card players' Operations are Limited."""
    return sequence.turn(b, who, cards.dual[b.n[CARD]], final, FINAL_BAN)


def learn(b: Afghanistan, card: int) -> Flow[None]:
    """Ask the people with the printed deck what is on a card that has come up for the first time, if that is not
    known for certain."""
    cards = b.cards_now()
    if b.options.printed_cards and card in b.spec.events and not cards.sure[card]:
        b.tell_card(card, (yield from card_facts.ask(b, cards, card, "2.2")))


def learn_owner(b: Afghanistan, card: int) -> Flow[None]:
    """Ask the people with the printed deck whose Capability a removed card is, unless that is known. Nothing else on it
    matters."""
    cards = b.cards_now()
    if b.options.printed_cards and not cards.sure[card] and "capability" not in b.options.deck.get(card, {}):
        b.tell_owner(card, (yield from card_facts.ask_owner(b, cards, card, "2.2")))


def turn_up(b: Afghanistan, deck: Deck) -> Flow[int]:
    """2.2, 2.3.7 Bring the next card into play and reveal the one after it. With Sudden Propaganda, a revealed
    Propaganda card changes places with it: its Round comes at once, and the Event is the first card after it."""
    card = yield from sequence.turn_up(b, deck, True, False)
    queue = deck.queue()
    for shown in [card, *queue]:
        yield from learn(b, shown)
    if b.options.sudden_propaganda and queue and deck.is_propaganda(queue[0]) and not deck.is_propaganda(card):
        b.log("sudden-propaganda")
        return deck.swap()
    return card
