"""The figures of docs/balance.md: the page has a place for each, they match the games, and played games are kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pytest

from abyssal import GAMES, rules_for
from abyssal.lab.simulation import Result
from tools import balance, balance_games

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Copy the page to a folder of its own, and use short games."""
    copyfile(PAGE, tmp_path / "balance.md")
    monkeypatch.setattr(balance.SETTINGS["andean-abyss"], "scenarios", ["quick"])
    monkeypatch.setattr(balance.SETTINGS["distant-plain"], "scenarios", ["short"])
    yield tmp_path


def test_every_plot_of_the_page_is_there() -> None:
    shown = re.findall(r"\]\((plots/[^)]*)\)", PAGE.read_text(encoding="utf-8"))
    assert len(shown) >= 8
    assert {path.name for path in (PAGE.parent / "plots").iterdir()} == {path.partition("/")[2] for path in shown}


@pytest.mark.parametrize("game", GAMES)
def test_non_players(game: str, docs: Path) -> None:
    """Only the text between the marks changes; the wins add up."""
    assert balance.main([game, "3"], docs) == 0
    text, before = (docs / "balance.md").read_text(encoding="utf-8"), PAGE.read_text(encoding="utf-8")
    for about in (f"figures of {game}", f"plots of {game}"):
        begin, end = f"<!-- {about}: made by tools/balance.py -->\n", f"<!-- end of {about} -->\n"
        assert "3 games" in text.partition(begin)[2].partition(end)[0]
        outside = [page.partition(begin)[0] + page.partition(end)[2] for page in (text, before)]
        text, before = outside
    assert text == before
    assert len(list((docs / "plots").glob(f"{game}-*.svg"))) == 4


@pytest.mark.parametrize("game", GAMES)
def test_players(game: str, docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of player has its figures and plots. An interrupted run continues with the games it has."""
    command = [game, "2", "--players", "random,chart", "--keep", str(docs / "kept")]
    assert balance.main(command, docs) == 0
    text = (docs / "balance.md").read_text(encoding="utf-8")
    own = text.partition(f"<!-- players of {game}")[2]
    for player in ("random", "chart"):
        part = own.partition(f"#### Four `{player}`")[2].partition("####")[0]
        wins = re.findall(r"^\| \w+ \| (\d+) \| \d+ \| -?[\d.]+ \|", part, re.MULTILINE)
        assert len(wins) == 4 and sum(map(int, wins)) == 2
        assert part.count(f"(plots/{game}-{player}-") == 4
    assert len(list((docs / "plots").iterdir())) == 8
    path = next((docs / "kept").glob(f"{game}-chart-*"))
    path.write_text(path.read_text()[:-30])
    played: list[int] = []
    kept = balance_games.play_one

    def play_one(game: str, options: dict[str, str], seed: int, seats: dict[str, str]) -> Result:
        played.append(seed)
        return kept(game, options, seed, seats)

    monkeypatch.setattr(balance_games, "play_one", play_one)
    assert balance.main(command, docs) == 0
    assert played == [1]
    assert (docs / "balance.md").read_text(encoding="utf-8") == text


def test_figures_are_what_the_games_were() -> None:
    """In a game of bots, turns match the table of cards, and actions match the journal."""
    results = balance_games.play("andean-abyss", {"scenario": "quick"}, "chart", 1)
    factions = rules_for("andean-abyss").spec.factions
    turns = balance.turns_of(results, factions)
    cards = results[0].followed["cards"]
    for f, faction in enumerate(factions):
        executed = [card for card in cards if faction in (card["first_faction"], card["second_faction"])]
        assert turns[f]["event"] + turns[f]["operation"] == len(executed)
        assert turns[f]["pass"] == sum(faction in card["passed"].split("+") for card in cards)
        deeds = results[0].followed["deeds"][f]
        assert deeds.get("event", 0) >= turns[f]["event"] and deeds.get("pass", 0) == turns[f]["pass"]
    assert sum(turns[f].total() for f in range(4)) > 20
