"""Marks beside the symbols and texts of a card on screen."""

from __future__ import annotations

import pytest

from abyssal.cli.display import Display
from abyssal.cli.screen import Screen
from abyssal.coin.game import Game
from abyssal.games.distant_plain.cards import SIDES, Cards
from abyssal.games.distant_plain.names import CAPABILITIES, CARD, MOMENTUM, SHADED, UNSHADED
from abyssal.games.distant_plain.rules import DistantPlain, load
from abyssal.language import LANGUAGES, Words
from abyssal.table.views import furniture

CARDS = Cards(load("cards.json"))


def notes(words: Words, card: int) -> list[str]:
    """Return the note below each text of a card; empty for a text that is known."""
    return [
        words.say("reconstructed", source=source.replace(" ", "-")) if CARDS.reconstructed(card, bool(place)) else ""
        for place, source in enumerate(CARDS.source[card])
        if source
    ]


def solid(text: str) -> str:
    """Return a text without blanks and breaks: the terminal wraps it."""
    return "".join(text.split())


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_so_below_each_text(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = DistantPlain()
    words, game = Words(language, rules, strict=True), Game.new(rules)
    display = Display(Screen(plain=True), words, game)
    for card in range(1, 73):
        game.board.set(CARD, card)
        display.card()
        shown = solid(capsys.readouterr().out)
        told = notes(words, card)
        for place, note in enumerate(told):
            assert solid(words.card_text(card, bool(place), "") + note) in shown
        first_word = words.say("reconstructed", source="designed").split(":")[0]
        assert shown.count(solid(first_word)) == len([note for note in told if note])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_told_so_for_each_text(language: str) -> None:
    """On the card and beside a lasting effect; a card with one text has one side, called `event`."""
    rules = DistantPlain()
    words, board = Words(language, rules, strict=True), rules.empty_board(rules.check_options({}))
    for card in range(1, 73):
        view = furniture.card_view(words, "", card)
        told = {mark["side"]: mark["title"] for mark in view["marks"]}
        assert [told.get(side["side"], "") for side in view["sides"]] == notes(words, card)
    for card in [*CAPABILITIES, *MOMENTUM]:
        for side in (UNSHADED, SHADED) if CARDS.dual[card] else (UNSHADED,):
            board.put_in_force(card, side)
            (effect,) = furniture.effects(words, board, "")
            assert effect["side"] == (SIDES[side - 1] if CARDS.dual[card] else "event")
            assert [mark["title"] for mark in effect["marks"]] == [
                note for note in [notes(words, card)[side - 1]] if note
            ]
        board.put_in_force(card, 0)
