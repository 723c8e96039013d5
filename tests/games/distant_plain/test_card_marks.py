"""What stands beside the symbols and texts of a card on screen."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.cards import Cards
from abyssal.games.distant_plain.rules import DistantPlain, load
from abyssal.language import LANGUAGES, Words

CARDS = Cards(load("cards.json"))


def test_a_reconstructed_text_says_so() -> None:
    """ISR: the rulebook states what the unshaded text does, the shaded one is ours."""
    found = [(mark.id, mark.side, mark.facts) for mark in CARDS.marks(1)]
    assert found == [
        ("reconstructed", "unshaded", {"source": "rulebook"}),
        ("reconstructed", "shaded", {"source": "designed"}),
    ]


def test_a_card_with_one_text_has_one_note() -> None:
    single = [card for card in range(1, 73) if not CARDS.dual[card] and CARDS.reconstructed(card, False)]
    assert single
    for card in single:
        assert [mark.side for mark in CARDS.marks(card)] == ["event"]


def test_halos_stand_at_their_symbols() -> None:
    data = load("cards.json")
    data["events"][0]["halo"] = ["taliban", "warlords"]
    halos = [mark for mark in Cards(data).marks(1) if mark.id == "halo"]
    assert [mark.faction for mark in halos] == [1, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_explained(language: str) -> None:
    words = Words(language, DistantPlain(), strict=True)
    assert words.say("mark-halo")
    for card in range(1, 73):
        for mark in CARDS.marks(card):
            assert words.say(mark.message, **mark.facts)
