"""Deck files: what they say takes effect, and what is wrong in them is named with its line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.cli import main
from abyssal.coin.deck_file import SHEET, differences, dump, game_text, lines, merge, read
from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.language import Words
from abyssal.table.play.creating import create_table
from abyssal.table.play.table import Table
from abyssal.table.protocol.messages import Create
from abyssal.table.views.decks import facts_of
from abyssal.table.views.state import Now
from abyssal.table.views.story import tell_story
from abyssal.table.views.viewer import Presence, Viewer

RULES: Any = rules_for("distant-plain")
ORDER = ["warlords", "taliban", "government", "coalition"]
FACTS = {"order": ORDER, "dual": True, "capability": None, "momentum": ["shaded"], "halo": ["taliban"]}


def text(cards: str, game: str = "distant-plain", more: str = "") -> str:
    return f'{{\n "format": 1,\n "game": "{game}",{more}\n "cards": {{\n{cards}\n }}\n}}\n'


CARD = '  "4": {"order": ["warlords", "taliban", "government", "coalition"]}'


@pytest.mark.parametrize(
    ("bad", "line", "words"),
    [
        (text(CARD, game="andean-abyss"), 3, "andean-abyss"),
        (text(CARD.replace('"coalition"]', '"coalition", "cartels"]')), 5, "cartels"),
        (text(CARD.replace(', "coalition"]', "]")), 5, "cards/4/order"),
        (text(CARD.replace('"coalition"]', '"taliban"]')), 5, "taliban"),
        (text(CARD + ",\n" + CARD), 6, "4"),
        (text('  "4": {"sides": 2}'), 5, "sides"),
        (text(CARD + ',\n  "99": {}'), 6, "99"),
        (text(CARD + ',\n  "5": {"dual": 1}'), 6, "cards/5/dual"),
        (text(CARD + ',\n  "5": {"capability": "farc"}'), 6, "farc"),
        (text(CARD + ',\n  "5": {"momentum": ["left"]}'), 6, "left"),
        (text(CARD + ',\n  "5": {"would": {"taliban": {"could-aid-up": "yes"}}}'), 6, "could-aid-up"),
        (text(CARD, more='\n "colour": 1,'), 4, "colour"),
        (text(CARD).replace('"format": 1', '"format": 2'), 2, "2"),
        (text(CARD + ',\n  "5": {"instructions": {"taliban": "sometimes"}}'), 6, "instructions/taliban"),
        (text(CARD, more='\n "sheet": {"random_spaces": {"7.1": "kabul"}},'), 4, "7.1"),
        (text(CARD, more='\n "sheet": {"random_spaces": {"1.1": "pluto"}},'), 4, "pluto"),
        (text(CARD, more='\n "sheet": {"walk": ["kabul"]},'), 4, "sheet/walk"),
        (text(CARD, more='\n "sheet": {"arrows": []},'), 4, "arrows"),
        (text('  "4": {"capability": "warlords"}'), 5, "cards/4/capability"),
        (text('  "4": {"dual": false, "capability": "taliban"}'), 5, "cards/4/capability"),
        (text('  "4": {"would": {"taliban": {"could-win": true}}}'), 5, "could-win"),
        ("[]", 1, "deck"),
        ("{", 1, "JSON"),
    ],
)
def test_a_bad_deck_file_is_refused_with_line_and_field(bad: str, line: int, words: str) -> None:
    with pytest.raises(Problem) as caught:
        read(bad, RULES.spec)
    assert caught.value.id == "in-deck" and caught.value.facts["line"] == line
    said = Words("en").problem(caught.value)
    assert f"line {line}:" in said and words in said and "\n" not in said


def test_a_deck_file_is_written_as_it_is_read() -> None:
    deck: dict[int, dict[str, Any]] = {
        4: {**FACTS, "checked": True, "text": {"shaded": "Own words; with # signs"}},
        60: {"dual": False},
    }
    assert read(dump(deck, "distant-plain"), RULES.spec) == deck
    held = game_text(deck)
    assert json.loads(held) == {"4": {**FACTS, "text": {"shaded": "Own words; with # signs"}}, "60": {"dual": False}}
    # These signs begin a comment in a record.
    assert ";" not in held and "#" not in held


def test_facts_of_a_deck_file_are_part_of_the_game_and_of_its_record() -> None:
    """Also without `cards=printed`: the order decides who comes first."""
    options = RULES.check_options({"scenario": "extended", "deck": game_text({4: FACTS})})
    assert options["events"] == "mixed" and RULES.check_options(options) == options
    table = Game.new(RULES, options)
    table.choose("4")
    table.choose("24")
    assert table.decision is not None
    assert [RULES.spec.factions[f] for f in RULES.order(table.board)] == ORDER
    assert RULES.spec.factions[table.decision.actor] == "warlords"
    again = record.read(record.dump(table)).replay(rules_for)
    assert again.board.n == table.board.n and again.rules.order(again.board) == RULES.order(table.board)
    assert RULES.cards.order[4] != RULES.order(table.board), "other games keep our own facts"


@pytest.mark.parametrize(("game", "owner"), [("distant-plain", "taliban"), ("andean-abyss", "govt")])
def test_a_card_that_is_a_capability_by_a_deck_file_is_no_momentum(game: str, owner: str) -> None:
    rules: Any = rules_for(game)
    card = next(card for card in rules.spec.events if rules.cards.momentum[card])
    word = rules.cards.momentum_word(card)
    for facts, expected in (({"dual": True}, word), ({"capability": owner}, "none")):
        b = Game.new(rules, {"deck": game_text({card: facts})}).board
        assert (b.cards_now().momentum_word(card), b.cards_now().momentum[card]) == (expected, expected != "none")


def test_the_events_of_a_game_with_a_deck_file_can_stay_ours() -> None:
    options = RULES.check_options({"deck": game_text({4: FACTS}), "events": "ours"})
    assert options["events"] == "ours" and RULES.check_options(options) == options


@pytest.mark.parametrize(("game", "scenario"), [("distant-plain", "extended"), ("andean-abyss", "quick")])
def test_a_second_text_that_our_card_does_not_have_is_carried_out_by_hand(game: str, scenario: str) -> None:
    """The replay shows no text of ours for it either."""
    rules: Any = rules_for(game)
    single = next(card for card in rules.spec.events if not rules.cards.dual[card])
    options = {"scenario": scenario, "cards": "printed", "events": "ours"}
    deck = dump({single: {"dual": True}}, game)
    table = Table(create_table(Create(game=game, options=options, deck=deck), chance(Random(1)), Random(1), 0).saved)
    drawn = [str(single), "24"]
    while (decision := table.game.decision) is not None and decision.actor == CHANCE:
        table.play(drawn.pop(0) if decision.kind == "draw" else decision.options[0])
    viewer = Viewer([], "en", Presence(frozenset(), 0), [])
    scenes = tell_story(Now.of(table), table.game, ["shaded", "done"], viewer)["scenes"]
    assert "Read your printed card and carry it out by hand." in [scene["card"] for scene in scenes]


def test_bots_of_andean_abyss_do_not_execute_a_text_that_is_not_ours() -> None:
    rules: Any = rules_for("andean-abyss")
    deck = game_text({19: {"order": ["farc", "auc", "cartels", "govt"], "dual": True}})
    options = rules.with_nonplayers({"deck": deck, "events": "ours"}, ["farc", "auc", "cartels"])
    table = Game.at(rules, rules.from_position({"game": "andean-abyss", "card": 19, "options": options}))
    while table.decision is not None and table.decision.actor == CHANCE:
        table.play(table.decision.options[0])
    lines = [Words("en", rules).entry(entry) for entry in table.journal]
    assert any(line.startswith("FARC: ") for line in lines), lines
    assert not [line for line in lines if ": Event " in line]


@pytest.mark.parametrize("bad", ['{"4":{"order":["x"]}}', "nonsense", '{"4":{"checked":true}}', "[1]"])
def test_a_bad_option_is_refused(bad: str) -> None:
    with pytest.raises(Problem):
        RULES.check_options({"deck": bad})


def test_answers_of_a_deck_file_are_not_asked_again() -> None:
    """8.3 The person told once what the Event would do for a Non-player."""
    would = {"taliban": {"could-support-down": False, "could-opposition-up": True, "event-has-effect": True}}
    taliban_first = {**FACTS, "order": ["taliban", "warlords", "government", "coalition"], "momentum": [], "halo": []}

    def kinds(**more: object) -> list[str]:
        options = {"players": "1", "scenario": "extended", "deck": game_text({4: {**taliban_first, **more}})}
        table = Game.new(RULES, options)
        table.choose("4")
        table.choose("24")
        found: list[str] = []
        while table.decision is not None and table.decision.kind == "would" and len(found) < 9:
            found.append(table.decision.rule)
            table.choose("no")
        assert table.decision is not None
        return [*found, table.decision.kind]

    assert kinds(would=would) == ["hand"], "the Taliban execute it, and people carry it out"
    assert len(kinds()) == 8, "the Taliban have 7 wishes (8.8.2)"


def test_differences() -> None:
    assert differences({4: FACTS}, {4: {**FACTS, "dual": False}}) == [(4, "dual", True, False)]
    assert differences({4: {"dual": True}}, {}) == [(4, "dual", True, None)]


def test_a_checked_capability_of_andean_abyss_stays_one(tmp_path: Path) -> None:
    """No card names its owner, so "none" would make it an Event that ends at once."""
    rules: Any = rules_for("andean-abyss")
    mine = str(tmp_path / "mine.json")
    for card in ("1", "12", "25"):
        assert main(["deck", "edit", mine, card, "--checked", "--game", "andean-abyss"]) == 0
    deck = read(Path(mine).read_text(encoding="utf-8"), rules.spec)
    assert deck[1]["capability"] == "govt" and deck[1]["momentum"] == []
    assert deck[12]["capability"] is None and deck[12]["momentum"] == ["shaded"]
    assert deck[25]["capability"] is None and deck[25]["momentum"] == []
    cards = Game.new(rules, {"deck": game_text(deck)}).board.cards_now()
    assert cards.capability == rules.cards.capability and cards.momentum == rules.cards.momentum
    merged: Any = {}
    assert merge(merged, deck) == 3 and merge(merged, deck) == 0
    assert merged == deck and main(["deck", "compare", mine]) == 0


def test_checked_facts_stay_when_decks_are_merged_and_answers_are_added() -> None:
    mine: Any = {4: {"dual": True, "checked": True, "would": {"taliban": {"could-aid-up": True}}}, 5: {"dual": True}}
    other: Any = {
        4: {"dual": False, "would": {"taliban": {"could-aid-down": False}}, "instructions": {"taliban": "never"}},
        5: {"dual": False},
    }
    assert merge(mine, other) == 2
    assert mine[4] == {
        "dual": True,
        "checked": True,
        "would": {"taliban": {"could-aid-up": True, "could-aid-down": False}},
        "instructions": {"taliban": "never"},
    }
    assert mine[5] == {"dual": False}


def test_a_printed_sheet_gives_the_random_spaces() -> None:
    """8.4 The cells and arrows of a deck file take the place of ours, and are part of the record."""
    walk = RULES.spec.random_walk[::-1]
    deck: Any = {SHEET: {"random_spaces": {"1.1": "kandahar", "6.6": "kabul"}, "walk": walk}, 4: {"dual": True}}
    assert read(dump(deck, "distant-plain"), RULES.spec) == deck
    table = Game.new(RULES, {"players": "0", "deck": game_text(deck), "events": "ours"})
    sheet, spec = RULES.sheet_of(table.board), RULES.spec
    assert [spec.spaces[s] for s in sheet.ring] == walk
    start = {(g, s): spec.spaces[sheet.ring[sheet.regions[g - 1][s - 1]]] for g in range(1, 7) for s in range(1, 7)}
    ours = {(int(cell[0]), int(cell[2])): space for cell, space in spec.random_table.items()}
    assert start == {**ours, (1, 1): "kandahar", (6, 6): "kabul"}
    assert RULES.sheet_of(Game.new(RULES, {"players": "0"}).board) is RULES.sheet
    again = record.read(record.dump(table)).replay(rules_for)
    assert RULES.sheet_of(again.board).regions == sheet.regions


def test_a_printed_sheet_of_andean_abyss_has_each_space_once() -> None:
    """8.2 Cali and Bogotá change places. A foreign country stays before the other space of its box."""
    rules: Any = rules_for("andean-abyss")
    swapped = {"1.1.1": "bogota", "2.2.2": "cali"}
    assert [rules.spec.random_table[cell] for cell in swapped] == ["cali", "bogota"]
    deck = {SHEET: {"random_spaces": swapped}}
    sheet = rules.sheet_of(Game.new(rules, {"deck": game_text(deck), "players": "1"}).board)
    names = [rules.spec.spaces[s] for s in sheet.ring]
    assert names[0] == "bogota" and names[sheet.boxes[13]] == "cali" and sorted(sheet.ring) == sorted(rules.sheet.ring)
    assert names.index("ecuador") == names.index("narino") - 1
    with pytest.raises(Problem, match="cell-twice"):
        rules.check_options({"deck": json.dumps({"sheet": {"random_spaces": {"1.1.1": "bogota"}}})})


def test_the_deck_of_a_game_has_the_answers_given_in_it() -> None:
    first = {**FACTS, "order": ["taliban", "warlords", "government", "coalition"], "momentum": []}
    table = Game.new(RULES, {"players": "1", "scenario": "extended", "deck": game_text({4: first})})
    table.choose("4")
    table.choose("24")
    assert table.decision is not None and table.decision.kind == "sheet-instruction"
    table.choose("none")
    assert table.decision is not None and table.decision.kind == "would"
    table.choose("no")
    found = facts_of(table)
    assert found[4]["instructions"] == {"taliban": "none"}
    assert list(found[4]["would"]["taliban"].values()) == [False]
    again = Game.new(RULES, {"players": "1", "scenario": "extended", "deck": game_text(found)})
    again.choose("4")
    again.choose("24")
    assert again.decision is not None and again.decision.kind == "would", "the instruction is not asked again"


@pytest.mark.slow
def test_the_command_enters_the_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = str(tmp_path / "mine.json")
    assert (
        main(["deck", "sheet", mine, "--game", "andean-abyss", "--cell", "1.1.1=bogota", "--cell", "2.2.2=cali"]) == 0
    )
    assert "1.1.1: Bogotá (bogota) ✓" in capsys.readouterr().out
    before = Path(mine).read_text(encoding="utf-8")
    for bad in (["--cell", "1.1.2=cali"], ["--cell", "9.1.1=cali"], ["--cell", "1.1.1=pluto"], ["--walk", "cali"]):
        assert main(["deck", "sheet", mine, *bad]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
        assert Path(mine).read_text(encoding="utf-8") == before
    assert main(["deck", "compare", mine]) == 1
    assert "Non-player sheet" in capsys.readouterr().out
    assert main(["deck", "edit", mine, "25", "--instruction", "govt=never"]) == 0
    # Of an Event of Andean Abyss, no bot asks what it would do.
    assert main(["deck", "edit", mine, "25", "--would", "farc:could-aid-up=no"]) == 2
    assert main(["deck", "edit", mine, "25", "--instruction", "govt=perhaps"]) == 2
    assert main(["deck", "edit", mine, "25", "--would", "farc=no"]) == 2
    assert main(["deck", "show", mine]) == 0


@pytest.mark.slow
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, other = str(tmp_path / "mine.json"), str(tmp_path / "other.json")
    facts = ["--order", ",".join(ORDER), "--sides", "two", "--capability", "none", "--halo", "taliban"]
    assert main(["deck", "edit", mine, "4", *facts]) == 2  # a new file needs its game
    assert main(["deck", "edit", mine, "4", "--game", "distant-plain", *facts, "--text", "shaded=Own words"]) == 0
    assert main(["deck", "compare", mine]) == 1
    assert "Order" in capsys.readouterr().out
    assert main(["deck", "edit", mine, "4", "--would", "taliban:could-aid-up=no"]) == 0
    assert "Taliban: Could the Event raise Aid? No" in capsys.readouterr().out
    assert main(["deck", "contribute", mine]) == 0
    assert "No card is marked" in capsys.readouterr().out
    assert main(["deck", "edit", mine, "4", "--game", "andean-abyss"]) == 2
    assert main(["deck", "edit", mine, "4", "--checked"]) == 0
    capsys.readouterr()
    assert main(["deck", "contribute", mine]) == 0
    patch = capsys.readouterr().out
    assert '+    {"number": 4' in patch and '"order_source": "owner"' in patch
    said = [line for line in patch.splitlines() if "Own words" in line]
    assert said == ["#   Shaded, in the owner’s own words: Own words"], "facts only in the data"
    assert "number_2_is_dead_shaded" in patch
    assert main(["deck", "export", mine, other]) == 0
    assert "Own words" not in Path(other).read_text(encoding="utf-8")
    before = Path(mine).read_text(encoding="utf-8")
    assert main(["deck", "edit", mine, "5", "--order", "taliban"]) == 2
    assert Path(mine).read_text(encoding="utf-8") == before
    assert main(["deck", "import", str(tmp_path / "new.json"), other]) == 0
    assert main(["deck", "show", str(tmp_path / "new.json"), "4"]) == 0
    assert main(["deck", "show", mine, "5"]) == 2


@pytest.mark.parametrize("action", [["show"], ["edit", "4", "--checked"], ["compare"], ["contribute"]])
def test_the_command_names_the_line_of_a_mistake(
    action: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text(text(CARD + ",\n" + CARD), encoding="utf-8")
    assert main(["deck", action[0], str(mine), *action[1:]]) == 2
    assert capsys.readouterr().err == f"{mine}: Deck file, line 6: JSON: “4” is named twice.\n"
    assert mine.read_text(encoding="utf-8") == text(CARD + ",\n" + CARD)


def test_the_line_of_a_field_counts_empty_lines_before_the_file_begins() -> None:
    assert lines('\n\n{"format": 1,\n"cards": {}}') == {"format": 3, "cards": 4}
