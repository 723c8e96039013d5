"""5.2 The function of each side of a card has the name of the card."""

from __future__ import annotations

from abyssal.games.distant_plain.cards import Cards
from abyssal.games.distant_plain.events import EVENTS
from abyssal.games.distant_plain.rules import load

CARDS = Cards(load("cards.json"))


def test_functions_have_the_name_of_their_card() -> None:
    for (card, shaded), function in EVENTS.items():
        assert function.__name__ == CARDS.id[card] + ("_shaded" if shaded else "")
