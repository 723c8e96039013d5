"""What the page needs of deck files: facts as choices, a file to share, and the story of changes by hand."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from abyssal.cli.display import Display
from abyssal.cli.screen import Screen
from abyssal.coin.card_facts import KINDS
from abyssal.coin.deck_file import dump, ours
from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.record import dump as dump_record
from abyssal.language import LANGUAGES, Words
from abyssal.table.play.creating import create_table
from abyssal.table.play.table import Table
from abyssal.table.protocol.messages import Create, Deck
from abyssal.table.views.decks import facts_of, read_decks
from abyssal.table.views.state import Now, encode_state
from abyssal.table.views.story import tell_story
from abyssal.table.views.text import card
from abyssal.table.views.viewer import Presence, Viewer

ADP = "distant-plain"
FACTS = {
    "order": ["warlords", "taliban", "government", "coalition"],
    "dual": True,
    "capability": None,
    "momentum": ["shaded"],
    "halo": ["coalition", "taliban"],
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_cards_are_a_deck_that_differs_in_nothing(game: str, language: str) -> None:
    rules = rules_for(game)
    cards = rules.lexicon().cards
    found = read_decks(game, language, Deck(dump(ours(rules.spec, cards), game)))
    assert found["differences"] == []
    assert [one["card"] for one in found["cards"]] == rules.spec.events
    assert all(one["facts"] == one["ours"] for one in found["cards"])
    assert [len(one["sides"]) for one in found["cards"]] == [1 + cards.dual[card] for card in rules.spec.events]


def test_what_the_cards_of_each_game_have() -> None:
    """No card of Andean Abyss has a halo, and all its Capabilities are the Government's. In A Distant Plain they
    are the Coalition's or the Taliban's."""
    found = {game: read_decks(game, "en", Deck()) for game in GAMES}
    fields = ["order", "dual", "capability", "momentum"]
    assert (found["andean-abyss"]["fields"], found["andean-abyss"]["owners"]) == (fields, ["govt"])
    assert found[ADP]["fields"] == [*fields, "halo"]
    assert found[ADP]["owners"] == ["coalition", "taliban"]


def test_a_file_is_merged_and_shared_without_its_wording() -> None:
    mine = dump({4: {**FACTS, "checked": True, "text": {"shaded": "mine"}}, 5: {"dual": True}}, ADP)
    other = dump({4: {"dual": False}, 5: {"dual": False}, 6: {"halo": []}}, ADP)
    found = read_decks(ADP, "en", Deck(mine, other, merge=True))
    after: dict[int, dict[str, Any]] = {4: {**FACTS, "checked": True}, 5: {"dual": False}, 6: {"halo": []}}
    assert found["changed"] == 2
    assert found["deck"] == dump({**after, 4: {**after[4], "text": {"shaded": "mine"}}}, ADP)
    assert found["shared"] == dump(after, ADP)


@pytest.mark.parametrize(
    "facts",
    [
        FACTS,
        {},
        {"capability": "taliban", "momentum": ["shaded"]},
        {"dual": False, "capability": None, "momentum": ["unshaded"], "halo": []},
        {"dual": True, "capability": None, "momentum": ["unshaded", "shaded"]},
    ],
)
def test_facts_are_entered_as_choices(facts: dict[str, Any]) -> None:
    rules = rules_for(ADP)
    answers = read_decks(ADP, "en", Deck(dump({31: facts}, ADP), card=31))["answers"]
    table = Game.new(rules, rules.check_options({"scenario": "extended", "cards": "printed"}))
    for choice in ("31", "30"):
        table.choose(choice)
    for choice in answers:
        assert table.decision is not None and table.decision.kind.startswith(KINDS)
        table.choose(choice)
    assert table.decision is None or not table.decision.kind.startswith(KINDS)
    expected = {"halo": [], **ours(rules.spec, rules.lexicon().cards)[31], **facts}
    if expected["capability"]:
        expected["momentum"] = []
    assert table.board.told_facts() == {31: expected}


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(Problem, match="unknown-name"):
        read_decks(ADP, "en", Deck(card=99))


@pytest.mark.parametrize("events", ["mixed", "ours"])
def test_the_owners_wording_is_shown_at_its_table_only(events: str, capsys: pytest.CaptureFixture[str]) -> None:
    """On the card and beside its lasting effect, in the page, the terminal and the text for programs, also in a game
    made from the record. Nobody takes it to another table."""
    wording = "An own; #1\nway"
    deck = dump({4: {**FACTS, "text": {"shaded": wording}, "checked": True}}, ADP)
    about = Create(game=ADP, options={"scenario": "extended", "events": events}, deck=deck)
    made = Table(create_table(about, chance(Random(1)), Random(1), 0).saved)
    again = Table(create_table(Create(record=dump_record(made.game)), chance(Random(1)), Random(1), 0).saved)
    other = Table(create_table(Create(game=ADP, options=about.options), chance(Random(1)), Random(1), 0).saved)
    own = f"Card owner’s wording: {wording}"
    for table, expected in ((made, own), (again, own), (other, "")):
        words, b = Words("en", table.rules), table.game.board
        b.set(b.spec.CARD, 4)
        b.set(b.spec.at["effect"] + 4, 2)
        state = json.loads(encode_state(table, Viewer(["taliban"], "en", Presence(frozenset(), 0), [])))
        sides, [effect] = state["card"]["sides"], state["effects"]
        assert [side.get("own", "") for side in sides] == ["", expected] and effect.get("own", "") == expected
        by_hand = "Read your printed card and carry it out by hand."
        assert (sides[1]["text"] == by_hand) == (effect["text"] == by_hand) == (events == "mixed")
        assert "deck" not in state["position"]["options"]
        Display(Screen(plain=True), words, table.game).card()
        shown = [" ".join(capsys.readouterr().out.split()), " ".join(" ".join(card(table.game, 4, words)).split())]
        assert [" ".join(own.split()) in text for text in shown] == [bool(expected)] * 2
        assert "text" not in facts_of(table.game).get(4, {})


def test_two_changes_by_hand_in_one_turn_are_told_one_after_the_other() -> None:
    """Each of them replays the turn from its start: its lines show the position after it."""
    about = Create(game="andean-abyss", options={"scenario": "quick", "cards": "printed"})
    table = Table(create_table(about, chance(Random(1)), Random(1), 0).saved)
    for choice in ("1", "31", "train", "bogota"):
        table.game.choose(choice)
    tape = ["adjust govt place cali farc.guerrilla.u 2", "adjust govt remove cali farc.guerrilla.u 1 available"]
    viewer = Viewer(["govt"], "en", Presence(frozenset(), 0), [])
    found = tell_story(Now.of(table), table.game, tape, viewer)
    assert found["moves"] == [
        "Cali: place 2 Underground FARC Guerrillas",
        "Cali: remove 1 Underground FARC Guerrilla to Available",
    ]
    positions = [scene["changed"]["position"] for scene in found["scenes"] if "position" in scene["changed"]]
    assert positions[-1]["spaces"]["cali"]["farc.guerrilla.u"] == 1
