"""2.3 Playing an Event card: the turns of the Eligible factions."""

from __future__ import annotations

from typing import Final

from ...coin import general, sequence
from ...coin.deck import Deck
from ...coin.operation import Operation
from ...coin.verbs import choose_one, pick_faction, pick_space
from ...kernel.decision import DONE, Flow, nothing
from .cards import Cards
from .colombia import Colombia
from .names import (
    CARD,
    INSURGENTS,
    NEW_CARD,
    PHASE,
    SHIPMENTS,
)

FINAL_BAN: Final = ["sweep", "march"]
"""2.3.9 Operations barred to players on the last Event card before the final Propaganda."""


def faction_order(b: Colombia, cards: Cards) -> list[int]:
    """2.3.2, 2.3.1.a, 2.3.1.b Return the factions in card order: of the current card, or of the next Event card under
    Eligibility Options A and B."""
    if b.options.eligibility == "standard":
        return cards.order[b.n[CARD]]
    deck = Deck(b)
    ahead = [card for card in deck.queue() if not deck.is_propaganda(card)]
    if ahead:
        return cards.order[ahead[0]]
    seen = [card for card in deck.events if b.n[deck.SEEN + card]]
    return cards.order[min(seen, key=lambda card: b.n[deck.SEEN + card])]


def play_card(b: Colombia, cards: Cards) -> Flow[None]:
    """2.3 Play the next faction's turn. When no faction is left, adjust Eligibility (2.3.7)."""
    who = sequence.next_faction(b, faction_order(b, cards))
    if who < 0:
        sequence.adjust(b, executing_counts=b.options.eligibility != "b")
        b.set(PHASE, NEW_CARD)
        return nothing()
    return turn(b, who, cards, sequence.is_final_event(b, b.final))


def turn(b: Colombia, who: int, cards: Cards, final: bool) -> Flow[None]:
    """2.3.4, 2.3.5, 2.3.9, 8.1.not_limited Pass, Operation or Event. On the final Event card (`final`), players'
    Operations are Limited."""
    return sequence.turn(b, who, cards.dual[b.n[CARD]], final, FINAL_BAN)


def ship(b: Colombia, who: int, banned: list[str] | None) -> Flow[None]:
    """2.3.6, 8.1.no_shipping Ship: remove a Shipment, the faction's own or with its owner's consent, for a free extra
    Limited Operation. Non-players never Ship."""
    if b.n[SHIPMENTS] == 4 or not b.options.is_player[who]:
        return
    refused: list[int] = []
    while True:
        owners = [f for f in INSURGENTS if b.options.is_player[f] and b.shipments_of(f) and f not in refused]
        if not owners or not general.menu(b, who, True, False, free=True, without=banned):
            return
        owner = yield from pick_faction(b, who, "ship", "2.3.6", owners, optional=True)
        if owner < 0:
            return
        spaces = sorted({b.shipment_space(i) for i in b.shipments_of(owner)})
        s = yield from pick_space(b, owner, "ship-from", "2.3.6", spaces, optional=owner != who, faction=who)
        if s >= 0:
            break
        refused.append(owner)
    b.remove_shipment(b.shipments_of(owner, s)[0])
    names = general.menu(b, who, True, False, free=True, without=banned)
    name = yield from choose_one(b, who, "ship-operation", "2.3.6", [*names, DONE])
    if name != DONE:
        yield from general.execute(b, Operation(who, name, free=True, limited=True))
