"""5.2 Every side of every card has its function."""

from __future__ import annotations

from abyssal.games.distant_plain.cards import Cards
from abyssal.games.distant_plain.events import EVENTS
from abyssal.games.distant_plain.rules import load

CARDS = Cards(load("cards.json"))


def test_every_side_is_there() -> None:
    """5.2 Both sides of dual-use cards, the only one of the others."""
    sides = [(card, shaded) for card in range(1, 73) for shaded in (False, True) if not shaded or CARDS.dual[card]]
    assert sorted(EVENTS) == sides


def test_functions_have_the_name_of_their_card() -> None:
    for (card, shaded), function in EVENTS.items():
        assert function.__name__ == CARDS.id[card] + ("_shaded" if shaded else "")
