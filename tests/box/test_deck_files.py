"""Deck files: what they say takes effect, and what is wrong in them is named with its line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abyssal.cli import main
from abyssal.coin.deck_file import differences, dump, game_text, read
from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.errors import Problem
from abyssal.language import Words

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
    assert json.loads(game_text(deck)) == {"4": FACTS, "60": {"dual": False}}


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


def test_the_events_of_a_game_with_a_deck_file_can_stay_ours() -> None:
    options = RULES.check_options({"deck": game_text({4: FACTS}), "events": "ours"})
    assert options["events"] == "ours" and RULES.check_options(options) == options


def test_a_second_text_that_our_card_does_not_have_is_carried_out_by_hand() -> None:
    single = next(card for card in RULES.spec.events if not RULES.cards.dual[card])
    options = {"scenario": "extended", "deck": game_text({single: {"dual": True}}), "events": "ours"}
    table = Game.new(RULES, options)
    table.choose(str(single))
    table.choose("24")
    table.choose("shaded")
    assert table.decision is not None and table.decision.kind == "hand"
    table.choose("done")


@pytest.mark.parametrize("bad", ['{"4":{"order":["x"]}}', "nonsense", '{"4":{"text":{}}}', "[1]"])
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


@pytest.mark.slow
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, other = str(tmp_path / "mine.json"), str(tmp_path / "other.json")
    facts = ["--order", ",".join(ORDER), "--sides", "two", "--capability", "none", "--halo", "taliban"]
    assert main(["deck", "edit", mine, "4", *facts]) == 2  # a new file needs its game
    assert main(["deck", "edit", mine, "4", "--game", "distant-plain", *facts, "--text", "shaded=Own words"]) == 0
    assert main(["deck", "compare", mine]) == 1
    assert "Order" in capsys.readouterr().out
    assert main(["deck", "contribute", mine]) == 0
    assert "No card is marked" in capsys.readouterr().out
    assert main(["deck", "edit", mine, "4", "--checked"]) == 0
    capsys.readouterr()
    assert main(["deck", "contribute", mine]) == 0
    patch = capsys.readouterr().out
    assert '+    {"number": 4' in patch and '"order_source": "owner"' in patch and "Own words" not in patch
    assert "number_2_is_dead_shaded" in patch
    assert main(["deck", "export", mine, other]) == 0
    assert "Own words" not in Path(other).read_text(encoding="utf-8")
    before = Path(mine).read_text(encoding="utf-8")
    assert main(["deck", "edit", mine, "5", "--order", "taliban"]) == 2
    assert Path(mine).read_text(encoding="utf-8") == before
    assert main(["deck", "import", str(tmp_path / "new.json"), other]) == 0
    assert main(["deck", "show", str(tmp_path / "new.json"), "4"]) == 0
    assert main(["deck", "show", mine, "5"]) == 2
