"""Tools that play many games and keep count: the fuzzer, the baseline with its intervals, and the swings of cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abyssal.games import GAMES, rules_for
from tools import balance, baseline, box_games, card_swings, fuzz


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play only short scenarios."""
    monkeypatch.setattr(balance.SETTINGS["andean-abyss"], "scenarios", ["quick"])
    monkeypatch.setattr(balance.SETTINGS["distant-plain"], "scenarios", ["short"])


# The fuzzer


def played(monkeypatch: pytest.MonkeyPatch, failing: int = -1) -> list[int]:
    """Replace the games of the fuzzer and return the list of those that it plays."""
    found: list[int] = []

    def play_one(number: int) -> tuple[int, str]:
        found.append(number)
        return 10, "broken" if number == failing else ""

    monkeypatch.setattr(fuzz, "play_one", play_one)
    return found


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = played(monkeypatch)
    path = tmp_path / "fuzz.json"
    assert fuzz.run(30, path).games == 30
    state = fuzz.run(50, path)
    assert games == list(range(50)) and (state.games, state.decisions, state.failed) == (50, 500, [])


def test_a_changed_engine_starts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = played(monkeypatch)
    path = tmp_path / "fuzz.json"
    fuzz.run(20, path)
    monkeypatch.setattr(fuzz, "engine", lambda: "another")
    fuzz.run(20, path)
    assert games == [*range(20), *range(20)] and json.loads(path.read_text(encoding="utf-8"))["engine"] == "another"


def test_a_failure_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played(monkeypatch, failing=3)
    command = ["--games", "20", "--into", str(tmp_path / "fuzz.json")]
    assert fuzz.main(command) == fuzz.main(command) == 1
    assert capsys.readouterr().out == 2 * "20 games, 200 decisions, 1 failed\n  broken\n"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(2))
def test_numbers_alternate_between_the_games(number: int) -> None:
    decisions, failure = fuzz.play_one(number)
    assert decisions > 50 and failure == "" and len(GAMES) == 2


def test_games_with_the_box_name_what_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Number 3 is the second game of A Distant Plain."""

    def play(self: box_games.BoxGame) -> None:
        assert (self.table.rules.spec.game, self.seed) != ("distant-plain", 1), "a slip"

    monkeypatch.setattr(box_games.BoxGame, "play", play)
    state = fuzz.run(6, tmp_path / "box.json", box=True)
    assert state.games == 6 and [line.splitlines()[0] for line in state.failed] == [
        "distant-plain 1: AssertionError: a slip"
    ]


# The baseline


FACTIONS = {game: rules_for(game).spec.factions for game in GAMES}


def facts(seed: int, winner: str, cards: int, trains: int) -> dict[str, Any]:
    factions = ["govt", "farc", "auc", "cartels"]
    margins = dict.fromkeys(factions, 0)
    actions = {"govt train": trains} if trains else {}
    return {"seed": seed, "winner": winner, "margins": margins, "cards": cards, "rounds": 2, "actions": actions}


def test_figures_are_means_with_their_spread() -> None:
    """An action that did not come up in a game counts as 0 there."""
    found = baseline.figures("andean-abyss", [facts(0, "farc", 20, 4), facts(1, "auc", 24, 0)])
    assert (found["cards"], found["wins farc"], found["wins govt"]) == ([22, 2.8284], [0.5, 0.7071], [0, 0])
    assert found["actions govt train"] == [2, 2.8284]


def test_only_what_left_its_interval_has_moved() -> None:
    known = {"games": 400, "figures": {"cards": [22.0, 2.0], "rounds": [2.0, 0.0], "wins farc": [0.5, 0.5]}}
    now = {"cards": [23.0, 2.0], "rounds": [2.0, 0.0], "wins farc": [0.55, 0.5], "actions farc kidnap": [3.0, 1.0]}
    found = baseline.moved("here", known, 100, now)
    assert [one.name for one in found] == ["actions farc kidnap", "cards"]
    assert str(found[1]) == "here: cards was 22.00 ± 0.89, now 23.00"


@pytest.mark.slow
@pytest.mark.usefixtures("short")
def test_games_are_kept_and_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Kept games are not played again; the same rules move nothing; a baseline that is wrong does."""
    path = tmp_path / "baseline.json"
    monkeypatch.setattr(baseline, "FILE", path)
    monkeypatch.setattr(baseline, "PAGE", tmp_path / "baseline.md")
    command = ["--games", "3", "--keep", str(tmp_path / "games")]
    assert baseline.main(command) == 0
    first = path.read_text(encoding="utf-8")
    monkeypatch.setattr(baseline, "play_one", None)
    assert baseline.main(command) == 0 and path.read_text(encoding="utf-8") == first
    monkeypatch.undo()
    monkeypatch.setattr(baseline, "FILE", path)
    data = json.loads(first)
    data = {"andean-abyss quick bot": data["andean-abyss quick bot"]}
    data["andean-abyss quick bot"]["figures"]["cards"] = [99.0, 1.0]
    path.write_text(json.dumps(data), encoding="utf-8")
    capsys.readouterr()
    assert baseline.main(["--compare", "3"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("andean-abyss quick bot: cards was 99.00") for line in lines)
    assert lines[-1] == f"{len(lines) - 1} figures have moved."


def test_scenarios_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step after the other, until each scenario has its games; the last step may be shorter."""
    played: list[tuple[str, int]] = []

    def games_of(game: str, scenario: str, player: str, seeds: range, *_: object) -> list[dict[str, Any]]:
        played.append((scenario, len(seeds)))
        return [{**facts(seed, "none", 20, 0), "margins": dict.fromkeys(FACTIONS[game], 0)} for seed in seeds]

    monkeypatch.setattr(baseline, "games_of", games_of)
    monkeypatch.setattr(baseline, "FILE", tmp_path / "baseline.json")
    monkeypatch.setattr(baseline, "PAGE", tmp_path / "baseline.md")
    assert baseline.main(["--games", "5", "--step", "2"]) == 0
    scenarios = [scenario for _, scenario in baseline.settings()]
    assert played == [(scenario, goal) for goal in (2, 4, 5) for scenario in scenarios]
    assert {known["games"] for known in baseline.read().values()} == {5}


def test_the_stored_baseline_covers_every_scenario() -> None:
    """3,000 games of four bots for each scenario; the page shows the same numbers."""
    stored = baseline.read()
    for game, scenario in baseline.settings():
        assert stored[f"{game} {scenario} bot"]["games"] == 3000
    assert baseline.PAGE.read_text(encoding="utf-8") == baseline.page(stored)
    for known in stored.values():
        wins = [mean for name, (mean, _) in known["figures"].items() if name.startswith("wins ")]
        assert len(wins) == 4 and abs(sum(wins) - 1) < 0.001


# The swings of cards


def test_a_side_beyond_the_known_ones_is_named() -> None:
    """Known sides of both games set the range; a designed side beyond it is out."""
    sides = {}
    for key, faction, change in (
        (("andean-abyss", 1, "shaded"), "farc", -2),
        (("andean-abyss", 2, "shaded"), "farc", 2),
        (("andean-abyss", 1, "unshaded"), "govt", 6),
        (("andean-abyss", 3, "unshaded"), "cartels", 4),
        (("distant-plain", 25, "shaded"), "taliban", 4),
        (("distant-plain", 38, "shaded"), "taliban", 1),
    ):
        side = card_swings.Side(50)
        side.changes[faction] = [change] * 50
        sides[key] = side
    chance = card_swings.Side(40, "random")
    chance.changes["taliban"] = [1, -1] * 20
    sides["distant-plain", 16, "unshaded"] = sides["andean-abyss", 9, "shaded"] = chance
    lines = card_swings.page(sides, "some games").splitlines()
    assert sum("Out of range: Koran Burning (shaded)." in line for line in lines) == 1
    assert "| 25 | Koran Burning | shaded | bot | 50 | taliban +20.0 % | +4.0 | +4 | out: taliban |" in lines
    assert "| 38 | Night Raids | shaded | bot | 50 | taliban +5.0 % | +1.0 | +1 |  |" in lines
    assert "| 16 | Amnesty | unshaded | random | 40 | taliban +0.0 % | +0.0 | +1 |  |" in lines
    assert "| farc, taliban | -8.0 % (1 shaded, farc, andean-abyss) | +8.0 % (2 shaded, farc, andean-abyss) |" in lines
    left = next(line for line in lines if line.startswith("Played fewer than 30 times: "))
    assert "ISR (shaded)" in left and "Koran Burning (unshaded)" in left and "Amnesty (unshaded)" not in left


def test_no_designed_side_is_out_of_range() -> None:
    """The page is made again when a card changes."""
    text = card_swings.PAGE.read_text(encoding="utf-8")
    assert "None is." in text and "Out of range" not in text
