"""Studies: correct rows, readable tables, and plots that match the rows."""

from __future__ import annotations

import csv
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet
import pytest

from abyssal import GAMES, Game, RandomPlayer, play_out, rules_for
from abyssal.cli import main
from abyssal.lab import simulation
from abyssal.lab.study import course, plots, study
from abyssal.lab.study.course import Cards, Row
from abyssal.language import LANGUAGES, Words

SHORT = {"andean-abyss": {"scenario": "quick"}, "distant-plain": {"scenario": "short"}}


def played(
    game: str, options: dict[str, str], games: int, seats: dict[str, str], seed: int, workers: int = 1
) -> study.Study:
    """Play games and make a study of them."""
    results = simulation.run(game, options, games, seats, seed, workers, follow=Cards)
    return study.Study(game, options, seats, results)


@pytest.fixture(scope="module", params=GAMES)
def found(request: pytest.FixtureRequest) -> study.Study:
    """Three random games of each kind."""
    return played(request.param, SHORT[request.param], 3, {}, seed=7)


def test_rows_hang_together(found: study.Study) -> None:
    """Each card begins with the margins at which the previous one ended; the last ends with those of the result."""
    assert [row["seed"] for row in found.games] == [7, 8, 9]
    for game in found.games:
        rows = [row for row in found.cards if row["seed"] == game["seed"]]
        assert [row["place"] for row in rows] == list(range(1, len(rows) + 1))
        for faction in found.factions:
            after = [row[f"after_{faction}"] for row in rows]
            assert after[:-1] == [row[f"margin_{faction}"] for row in rows[1:]]
            assert after[-1] == game[f"margin_{faction}"]
        assert set(game) == set(found.columns_of_games())
        assert all(set(row) == set(found.columns_of_cards()) for row in rows)


def test_turns_are_what_the_sequence_of_play_allows(found: study.Study) -> None:
    for row in found.cards:
        did = [row["first_did"], row["second_did"]]
        if row["propaganda"]:
            assert did == [None, None] and row["passed"] == ""
        assert did[1] is None or did[0] is not None
        assert row["first_faction"] is None or row["first_faction"] != row["second_faction"]
        for place in course.PLACES:
            operation = row[f"{place}_did"] == "operation"
            assert (row[f"{place}_operation"] is not None) == operation == (row[f"{place}_limited"] is not None)
            assert row[f"{place}_special"] is None or not row[f"{place}_limited"]


class Told:
    """Reads each turn from the position itself, to check what is read from the journal."""

    def __init__(self) -> None:
        self.did: list[tuple[int, int, int]] = []

    def look(self, game: Game) -> None:
        n, spec = game.board.n, game.rules.spec
        here = (n[spec.CARD], n[spec.FIRST], n[spec.SECOND])
        if here[1] and (not self.did or self.did[-1] != here):
            if self.did and self.did[-1][0] == here[0]:
                self.did.pop()
            self.did.append(here)


@pytest.mark.parametrize("game", GAMES)
def test_who_executed_is_as_the_position_says(game: str) -> None:
    rules, random = rules_for(game), Random(3)
    table, told = Game.new(rules, SHORT[game]), Told()
    follower = Cards(rules)
    table.board.conduct.heard = follower.hear
    player = RandomPlayer(random, generous=True)

    def watched(table: Game, decision: Any) -> str:
        told.look(table)
        return player(table, decision)

    play_out(table, [watched] * 4, random)
    rows = follower.found(table.board)
    executed = {row["card"]: (row["first_faction"], row["second_faction"]) for row in rows}
    assert len(told.did) > 5
    for card, first, second in told.did:
        assert executed[card][0] == rules.spec.factions[first - 1]
        if second:
            assert executed[card][1] == rules.spec.factions[second - 1]


def test_following_changes_nothing() -> None:
    plain = simulation.play_game("andean-abyss", SHORT["andean-abyss"], 5)
    followed = simulation.play_game("andean-abyss", SHORT["andean-abyss"], 5, follow=Cards)
    assert len(followed.followed) > 5
    followed.followed = None
    assert followed == plain


@pytest.mark.slow
def test_workers_bring_the_same_rows() -> None:
    alone = played("andean-abyss", SHORT["andean-abyss"], 2, {}, seed=1)
    shared = played("andean-abyss", SHORT["andean-abyss"], 2, {}, seed=1, workers=2)
    assert (shared.games, shared.cards) == (alone.games, alone.cards)


def test_players_that_look_ahead_are_followed_too() -> None:
    """What they try out on copies is not heard."""
    found = played("andean-abyss", SHORT["andean-abyss"], 1, {"farc": "chart"}, seed=2)
    assert found.players == {"govt": "random", "farc": "chart", "auc": "random", "cartels": "random"}
    assert [row["place"] for row in found.cards] == list(range(1, len(found.cards) + 1))
    assert all(found.cards[-1][f"after_{faction}"] == found.games[0][f"margin_{faction}"] for faction in found.factions)


def test_who_plays() -> None:
    rules = rules_for("andean-abyss")
    seats = {"govt": "random", "farc": "bot", "auc": "bot", "cartels": "bot"}
    options = simulation.seat("andean-abyss", seats, {})
    assert study.players(rules, options, seats) == seats
    assert study.players(rules, options, {}) == seats


def test_a_government_led_by_the_second_editions_rules_in_a_game_of_the_first() -> None:
    """`government=second`: no player is asked, the Government acts, and the margins match from card to card."""
    everyone = dict.fromkeys(("govt", "farc", "auc", "cartels"), "bot")
    options = simulation.seat("andean-abyss", everyone, {**SHORT["andean-abyss"], "government": "second"})
    found = played("andean-abyss", options, 1, everyone, seed=3)
    assert found.players == everyone and "edition" not in found.options
    turns = [row for row in found.cards for place in course.PLACES if row[f"{place}_faction"] == "govt"]
    assert len(turns) > 3
    assert all(found.cards[-1][f"after_{faction}"] == found.games[0][f"margin_{faction}"] for faction in found.factions)


def row(card: int, place: int = 1, **more: Any) -> Row:
    """Return a card of a game of two factions."""
    found = dict.fromkeys(course.columns(["red", "blue"]))
    margins = {"margin_red": 0, "margin_blue": 0}
    return {**found, "place": place, "card": card, "title": f"Card {card}", "propaganda": False, **margins, **more}


def say(id: str, **facts: Any) -> str:
    return " ".join([id, *map(str, facts.values())])


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


INKS = {"red": "#b52a26", "blue": "#2456a6"}
NAMES = {"red": "Red", "blue": "Blue", "rally": "Rally", "extort": "Extort"}


def test_factions_have_the_colours_of_the_page() -> None:
    assert plots.colours("distant-plain", ["taliban", "coalition"]) == {"taliban": "#24221f", "coalition": "#74541a"}
    for game in GAMES:
        found = plots.colours(game, rules_for(game).spec.factions)
        assert len(set(found.values())) == 4 and plots.INK not in found.values()


def test_plot_of_winners() -> None:
    games = [{"winner": "red", "lost": False}] * 3 + [{"winner": "blue", "lost": True}]
    shown = texts(plots.winners(games, INKS, NAMES, {"red": "bot", "blue": "random"}, say))
    assert shown[1:] == ["study-winners-about 4", "Red (bot)", "75 %", "Blue (random)", "0 %", "study-all-lost", "25 %"]


def test_plot_of_events() -> None:
    """The plot shows how often each side was played, most often first; Propaganda cards are left out."""
    cards = [
        row(1, first_did="unshaded"), row(1, first_did="operation", second_did="shaded"), row(1), row(1),
        row(2, first_did="event"), row(3, propaganda=True),
    ]  # fmt: skip
    svg = plots.events(cards, say)
    assert texts(svg)[4:] == ["2 Card 2", "100 % / 1", "1 Card 1", "50 % / 4"]
    widths = [float(bar.attrib["width"]) for bar in ElementTree.fromstring(svg)[4:] if bar.tag.endswith("rect")][2:]
    assert widths == [390.0, 0.0, 97.5, 97.5]


def test_plot_of_what_turns_are_worth() -> None:
    deeds: dict[str, Any] = {"first_faction": "red", "first_did": "operation", "first_operation": "rally"}
    cards = [row(1, **deeds, first_gain=gain) for gain in (1, 2, 3, 2, 2)]
    cards += [row(2, **deeds, first_special="extort", first_gain=0)] * 5
    cards += [row(3, second_faction="blue", second_did="shaded", second_gain=-1)] * 4
    shown = texts(plots.worth(cards, INKS, NAMES, say))
    assert [text for text in shown if "(" in text or text in ("Red", "Blue")] == [
        "Red",
        "Rally (5)",
        "Rally + Extort (5)",
    ]


def test_plot_of_margins() -> None:
    cards = [row(1, place, margin_red=place * game) for place in range(1, 6) for game in range(10)]
    svg = plots.margins(cards, INKS, NAMES, say)
    assert texts(svg).count("Red") == 1 and svg.count("<polyline") == 2 and svg.count("<polygon") == 4
    assert "<polyline" not in plots.margins([], INKS, NAMES, say)


def test_both_formats_hold_the_same(found: study.Study, tmp_path: Path) -> None:
    words = Words("en", found.rules)
    study.write(found, str(tmp_path / "a"), words, study.CSV)
    study.write(found, str(tmp_path / "b"), words, study.PARQUET)
    for name, rows, columns in (
        ("cards", found.cards, found.columns_of_cards()),
        ("games", found.games, found.columns_of_games()),
    ):
        stored = pyarrow.parquet.read_table(tmp_path / "b" / f"{name}.parquet")
        assert stored.column_names == columns
        assert stored.to_pylist() == [{column: row[column] for column in columns} for row in rows]
        with (tmp_path / "a" / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            texts = list(csv.DictReader(file))
        assert texts == [{c: "" if row[c] is None else str(row[c]) for c in columns} for row in rows]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "folder"
    arguments = ["study", "andean-abyss", "--games", "1", "--scenario", "quick", "--out", str(out), "--format", "csv"]
    assert main(arguments) == 0
    files = ["cards.csv", "games.csv", "winners.svg", "margins.svg", "events.svg", "worth.svg", "index.html"]
    assert ", ".join(files) in capsys.readouterr().out
    assert sorted(path.name for path in out.iterdir()) == sorted(files)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page(found: study.Study, lang: str) -> None:
    words = Words(lang, found.rules, strict=True)
    page = study.page(found, study.draw_plots(found, words), words)
    assert f'<html lang="{lang}">' in page and words.say("study-worth") in page and page.count("<svg") == 4
    assert all(words.faction(faction) in page for faction in range(4))


def test_what_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bad arguments are refused in one line, before a game is played."""
    monkeypatch.setattr(simulation, "run", lambda *_, **__: pytest.fail("played"))
    (tmp_path / "file").write_text("")
    for arguments, complaint in [
        (["chess", "--out", str(tmp_path)], "chess"),
        (["andean-abyss", "--out", str(tmp_path / "file")], "file"),
        (["andean-abyss", "--out", str(tmp_path), "--option", "scenario=none"], "scenario"),
        (["andean-abyss", "--out", str(tmp_path), "--format", "parquet"], "pyarrow"),
        (["andean-abyss"], "--out"),
    ]:
        with monkeypatch.context() as patch:
            if complaint == "pyarrow":
                patch.setitem(sys.modules, "pyarrow", None)
            assert main(["study", *arguments]) == 2
        said = capsys.readouterr().err
        assert complaint in said and said.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file"]


def test_without_pyarrow_tables_are_text(found: study.Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "games.csv" in study.write(found, str(tmp_path), Words("en", found.rules))
