"""The game in plain text: short, complete, in three languages, and nothing that a seat may not know."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from abyssal import CHANCE, GAMES, Problem, RandomPlayer, chance, rules_for
from abyssal.cli import main
from abyssal.coin.game import Game
from abyssal.kernel import record
from abyssal.language import LANGUAGES, Words
from abyssal.table.views import text

games = pytest.mark.parametrize("game", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = 3_300
"""Bytes of a briefing: about 3 KB in the longest language."""


@cache
def begun(name: str, options: tuple[tuple[str, str], ...] = (), choices: int = 60) -> Game:
    """Play some choices at random, with bots beside the first Faction unless options say otherwise."""
    rules, random = rules_for(name), Random(1)
    given = dict(options) or rules.with_nonplayers(
        {"edition": "second"} if "edition" in rules.option_values() else {}, rules.spec.factions[1:]
    )
    game, dice, player = Game.new(rules, given), chance(random), RandomPlayer(random)
    for _ in range(choices):
        assert game.decision is not None
        game.play((dice if game.decision.actor == CHANCE else player)(game, game.decision))
    return game


@games
@languages
def test_a_briefing_is_short_and_names_goal_races_and_actions(game: str, language: str) -> None:
    here = begun(game)
    words = Words(language, here.rules, strict=True)
    for seat in range(4):
        said = text.briefing(here, seat, words)
        assert 1_900 < len(said.encode()) < LONGEST
        assert all(words.faction(f) in said for f in range(4))
        assert "3.2.1" in said or "3.3.1" in said
        first = text.races(here, seat, words)[0]
        assert first.startswith(f"- {words.faction(seat)} (")


@games
@languages
def test_every_piece_on_the_map_is_in_the_text(game: str, language: str) -> None:
    here = begun(game)
    words = Words(language, here.rules, strict=True)
    b, said = here.board, text.board(here, 0, words)
    lines = said.splitlines()
    for s in range(b.size):
        counts = [(piece.name, b.n[piece.column + s]) for piece in b.spec.pieces if b.n[piece.column + s]]
        if counts:
            (line,) = [line for line in lines if f"({b.spec.spaces[s]})" in line]
            assert all(words.counted(name, count) in line for name, count in counts)
    assert len(said.encode()) < 5_000
    assert "  " not in said and "\t" not in said and "|" not in said


@games
def test_questions_list_their_options_only_to_who_decides(game: str) -> None:
    here = begun(game)
    words = Words("en", here.rules)
    while here.decision is None or here.decision.actor == CHANCE:
        assert here.decision is not None
        here.play(here.decision.options[0])
    own, other = (text.question(here, seat, words) for seat in (here.decision.actor, (here.decision.actor + 1) % 4))
    assert all(f". {option}" in own for option in here.decision.options)
    assert other == own.splitlines()[0]
    assert words.prompt(here.decision) in own and f"({here.decision.rule})" in own


@games
@languages
def test_look_ups(game: str, language: str) -> None:
    here = begun(game)
    words, spec = Words(language, here.rules, strict=True), here.rules.spec
    for number in range(1, spec.cards + 1):
        assert words.card(number) in text.look_up(here, 0, words, f"card {number}")
    for name in (spec.spaces[0], spec.names[0], spec.names[0].upper()):
        assert f"({spec.spaces[0]})" in text.look_up(here, 0, words, f"space {name}").splitlines()[0]
    assert text.look_up(here, 0, words, "rule 3.3.1").startswith("3.3.1 ")
    assert len(text.look_up(here, 0, words, "history 5").splitlines()) == 5
    assert text.look_up(here, 0, words, " WHY ").count("\n") >= 1


@pytest.mark.parametrize(
    "wanted", ["", "rule", "rule 99", "card 0", "card x", "card 999", "space x", "history 0", "fly 3"]
)
def test_what_cannot_be_looked_up_gets_a_clear_message(wanted: str) -> None:
    here = begun("andean-abyss")
    with pytest.raises(Problem) as caught:
        text.look_up(here, 0, Words("en"), wanted)
    assert Words("en").problem(caught.value)


def test_nothing_is_told_before_anything_happened() -> None:
    here = Game.new(rules_for("andean-abyss"))
    words = Words("en", here.rules)
    assert text.look_up(here, 0, words, "history") == "Nothing has happened yet."
    assert text.look_up(here, 0, words, "why") == "No Non-player has acted yet."


def test_markers_held_face_down_are_named_to_their_holder_only() -> None:
    here = begun("distant-plain", (("scenario", "short"), ("deception", "true")), 30)
    words = Words("en", here.rules)
    unknown = words.holdings(here.seen_by([CHANCE]), 0)[0].message
    for seat in range(4):
        told = {line for line in text.board(here, seat, words).splitlines() if " holds: " in line}
        assert len(told) == 4
        known = [line for line in told if words.say(unknown) not in line]
        assert [line.split(" holds: ")[0] for line in known] == [words.faction(seat)]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "andean-abyss", "--scenario", "quick", "--seat", "farc", "--lang", "es"]) == 0
    assert "FARC (tú)" in capsys.readouterr().out
    path = tmp_path / "game.record"
    path.write_text(record.dump(begun("andean-abyss")), encoding="utf-8")
    assert main(["text", str(path), "--at", "20", "--look", "card", "25"]) == 0
    assert "25 " in capsys.readouterr().out
    for bad in (
        ["chess"],
        ["andean-abyss", "--seat", "x"],
        ["andean-abyss", "--look", "fly"],
        ["andean-abyss", "--at", "3"],
    ):
        assert main(["text", *bad]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert main(["text", str(path), "--scenario", "quick"]) == 2
