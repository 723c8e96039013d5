"""2.1, 2.2 The deck: the places of the cards, and their odds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from abyssal.coin.deck import Deck
from abyssal.coin.game import Game
from abyssal.kernel.game import chance
from tests.games.andean_abyss.helpers import RULES


def drawn(seed: int, **options: str) -> list[int]:
    """Draw a whole deck card by card, checking each packet."""
    b = RULES.new_board(RULES.check_options(options))
    deck, random, cards = Deck(b), Random(seed), []
    game = Game.at(RULES, b)
    while deck.left():
        flow = deck.reveal()
        decision = next(flow)
        try:
            flow.send(chance(random)(game, decision))
        except StopIteration as stop:
            cards.append(stop.value)
    assert next(deck.reveal(), None) is None
    return cards


def test_a_draw_by_odds_agrees_with_its_weights() -> None:
    """Each card covers a share of the numbers from 0 to 1 that matches its weight, in the order of the options."""
    for piles in ([(15, 1)], [(3, 2)], [(0, 1)], [(4, 0)]):
        b = RULES.new_board(RULES.check_options({}))
        deck = Deck(b)
        deck.stack(piles)
        b.set(deck.SET_ASIDE, len(deck.events) - piles[0][0])
        decision = next(deck.reveal())
        weights = decision.weights
        assert weights is not None
        total = sum(weights)
        found = [decision.by_odds((i + 0.5) / total) for i in range(total)]
        assert found == [o for o, weight in zip(decision.options, weights, strict=True) for _ in range(weight)]


@pytest.mark.slow
def test_propaganda_falls_uniformly_within_its_packet() -> None:
    """Each of the 16 places is equally likely: 800 decks of 4 packets give 200 per place, and 100 or 300 are beyond 7
    sigma."""
    places: list[Counter[int]] = [Counter() for _ in range(4)]
    decks = 800
    for seed in range(decks):
        cards = drawn(seed)
        assert len(cards) == len(set(cards)) == 64
        for packet in range(4):
            where = [i for i, card in enumerate(cards[16 * packet : 16 * packet + 16]) if card > 72]
            assert len(where) == 1
            places[packet][where[0]] += 1
    for place in range(16):
        total = sum(packet[place] for packet in places)
        assert 100 < total < 300, (place, total)


@pytest.mark.slow
def test_every_event_is_as_likely_as_any_other() -> None:
    """60 of 72 Events are drawn, the first card is any Event, and no card prefers a packet."""
    decks = 800
    in_deck: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for seed in range(decks):
        cards = drawn(seed)
        events = [card for card in cards if card <= 72]
        in_deck.update(events)
        first.update(events[:15])
    for card in range(1, 73):
        assert 0.75 < in_deck[card] / decks < 0.91, card
        assert 0.14 < first[card] / decks < 0.28, card


def test_seeded_propaganda_lies_low() -> None:
    """Second edition: a Propaganda card is among the last six of its packet of sixteen."""
    for seed in range(50):
        cards = drawn(seed, edition="second", seeded="true")
        for packet in range(4):
            assert next(i for i, card in enumerate(cards[16 * packet : 16 * packet + 16]) if card > 72) >= 10


def test_quick_deck() -> None:
    """2.1 The quick game: four packets of 6 Events, a Propaganda card in the second and the fourth."""
    for seed in range(50):
        cards = drawn(seed, scenario="quick")
        assert [card > 72 for card in cards[:6]] == [False] * 6
        assert sum(card > 72 for card in cards[6:13]) == 1
        assert [card > 72 for card in cards[13:19]] == [False] * 6
        assert sum(card > 72 for card in cards[19:]) == 1


def test_determinized_order_is_as_likely_as_drawing() -> None:
    """Shuffling gives the same odds as drawing: Propaganda anywhere in its packet, any Event anywhere."""
    game = Game.new(RULES)
    places: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    for seed in range(1600):
        order = game.determinize(seed).board.order
        places[next(i for i, card in enumerate(order) if card > 72)] += 1
        tops.update(card for card in order[:16] if card <= 72)
    assert set(places) == set(range(16)) and all(45 < count < 170 for count in places.values())
    assert all(240 < tops[card] < 440 for card in range(1, 73))


def test_propaganda_cards_are_numbered_as_they_come() -> None:
    """This holds even if one packet has several, so that a fixed deck can be written in words."""
    game = Game.at(RULES, RULES.from_position({"deck": {"packets": [[3, 4]]}}))
    for seed in range(20):
        settled = game.determinize(seed)
        assert [card for card in settled.board.order if card > 72] == [73, 74, 75, 76]
        assert RULES.from_position(settled.position()).order == settled.board.order
