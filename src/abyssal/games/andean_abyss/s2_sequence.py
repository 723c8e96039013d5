"""2.3 Playing an Event card: the turns of the Eligible factions."""

from __future__ import annotations

from ...kernel.decision import DONE, Decision, Flow, nothing
from ...kernel.deck import Deck
from ...series import general, sequence
from ...series.operation import Operation
from ...series.verbs import choose_one, pick_faction, pick_space
from .cards import Cards
from .colombia import Colombia
from .names import (
    CARD,
    FIRST,
    FIRST_DID,
    GOVT,
    INSURGENTS,
    NEW_CARD,
    PHASE,
    PROPAGANDA_PLAYED,
    QUEUE,
    SHIPMENTS,
)

PASS = "pass"
EVENT = "event"


def faction_order(b: Colombia, deck: Deck, cards: Cards) -> list[int]:
    """2.3.2, 2.3.1.a, 2.3.1.b The symbols of the card; by Eligibility Options A and B those of the next Event card."""
    if b.options.eligibility == "standard":
        return cards.order[b.n[CARD]]
    ahead = [card for card in deck.queue() if not deck.is_propaganda(card)]
    if ahead:
        return cards.order[ahead[0]]
    seen = [card for card in deck.events if b.n[deck.SEEN + card]]
    return cards.order[min(seen, key=lambda card: b.n[deck.SEEN + card])]


def is_final_event(b: Colombia, deck: Deck) -> bool:
    """2.3.9 The next card is known to be the final Propaganda."""
    if b.n[QUEUE] not in deck.propaganda:
        return False
    rounds = 0
    for card in deck.queue():
        if not deck.is_propaganda(card):
            break
        rounds += 1
    return rounds > 0 and b.n[PROPAGANDA_PLAYED] + rounds >= b.final


def play_card(b: Colombia, deck: Deck, cards: Cards) -> Flow[None]:
    """2.3 The next faction's turn; when there is none, adjust Eligibility (2.3.7)."""
    who = sequence.next_faction(b, faction_order(b, deck, cards))
    if who < 0:
        sequence.adjust(b, executing_counts=b.options.eligibility != "b")
        b.set(PHASE, NEW_CARD)
        return nothing()
    return turn(b, who, cards, is_final_event(b, deck))


def turn(b: Colombia, who: int, cards: Cards, final: bool) -> Flow[None]:
    """2.3.4, 8.1.not_limited Pass, an Operation, or the Event, as the 1st Eligible's choice leaves open.

    The limits of 2.3.5 and 2.3.9 are for player Operations only.
    """
    did = b.n[FIRST_DID] if b.n[FIRST] else sequence.NOTHING
    if not b.options.is_player[who]:
        final, limited = False, False
    else:
        limited = final or did in (sequence.OPERATION, sequence.OPERATION_AND_SPECIAL)
    with_event = did in (sequence.NOTHING, sequence.OPERATION_AND_SPECIAL)
    dual = cards.dual[b.n[CARD]]
    banned = ["sweep", "march"] if final else None

    def options() -> list[str]:
        found = (["unshaded", "shaded"] if dual else [EVENT]) if with_event else []
        b.executing = who  # what it could do if it executed, by the second edition's 1.4.1
        found += general.menu(b, who, limited, not limited, without=banned)
        b.executing = -1
        return [*found, PASS]

    if limited:
        choice = yield Decision(who, "turn-limited", "2.3.4", options, card=b.n[CARD], open=True)
    else:
        choice = yield Decision(who, "turn", "2.3.4", options, card=b.n[CARD], open=True)
    if choice == PASS:
        sequence.passes(b, who, 3 if who == GOVT else 1, who)
        return
    b.executing = who
    if choice in (EVENT, "unshaded", "shaded"):
        yield from execute_event(b, who, choice == "shaded")
        sequence.executed(b, who, sequence.EVENT)
    else:
        op = Operation(who, choice, limited=limited, special=not limited)
        yield from general.execute(b, op)
        if op.paid and not op.used:
            yield from ship(b, who, banned)
        sequence.executed(b, who, sequence.OPERATION_AND_SPECIAL if op.used else sequence.OPERATION)
    b.executing = -1


def execute_event(b: Colombia, who: int, shaded: bool) -> Flow[None]:
    """5.1, 5.2, 5.3, 5.4 Execute one side of the current card."""
    card = b.n[CARD]
    b.log("event", who, card, int(shaded))
    yield from b.procedures.event(b, who, card, shaded)


def ship(b: Colombia, who: int, banned: list[str] | None) -> Flow[None]:
    """2.3.6, 8.1.no_shipping Ship: remove a Shipment, one's own or with its owner's leave, for a free Limited Operation
    more. Non-players do not."""
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
