"""Simulation: options, seats, workers and results; a failed game leaves a record."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
import time
from pathlib import Path

import pytest

from abyssal.games import rules_for
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import EVENTS
from abyssal.games.andean_abyss.names import AID
from abyssal.games.andean_abyss.options import VALUES
from abyssal.kernel import record
from abyssal.kernel.errors import Problem
from abyssal.lab import crew, simulation
from abyssal.lab.simulation import Result
from abyssal.search.seats import ChartPlayer

GAME = "andean-abyss"
RULES = rules_for(GAME)


@pytest.mark.parametrize("seed", range(3))
def test_an_audited_game_tells_how_it_went(seed: int, tmp_path: Path) -> None:
    result = simulation.play_game(GAME, simulation.any_options(GAME, seed), seed, str(tmp_path), audit=True)
    assert result.error == "", result.record
    assert result.decisions > 50 and result.cards > 5
    assert result.rounds >= 1 or any(margin > 0 for margin in result.margins.values())


def test_an_audit_ends_a_game_that_breaks_an_invariant(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without the audit nothing is noticed."""

    def cheat(b: Colombia, who: int) -> None:
        b.n[AID] = -1
        b.log("aid", -1, -1)

    for key in list(EVENTS):
        monkeypatch.setitem(EVENTS, key, cheat)
    results = [simulation.play_game(GAME, {"short": "true"}, 3, str(tmp_path), audit) for audit in (True, False)]
    assert [result.error for result in results] == ["AssertionError: invariant aid broken at 0", ""]


def test_four_non_players() -> None:
    """With bots in all seats there are no players, so nobody loses to a Non-player. The first edition cannot do it."""
    seats = dict.fromkeys(RULES.spec.factions, "bot")
    result = simulation.run(GAME, {"edition": "second", "scenario": "quick"}, 2, seats)[0]
    assert result.error == "" and not result.lost and result.winner in RULES.spec.factions and result.degree == ""
    with pytest.raises(Problem, match="government-player"):
        simulation.run(GAME, {}, 1, seats)


def test_a_player_that_says_what_it_may_not_fails_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So each game of an arena shows that its players followed the rules. A legal game is unaffected."""
    seats = {"govt": "chart"}
    assert simulation.play_game(GAME, {"scenario": "quick"}, 1, str(tmp_path), seats=seats).error == ""
    monkeypatch.setattr(ChartPlayer, "__call__", lambda self, game, decision: "loot")
    result = simulation.play_game(GAME, {"scenario": "quick"}, 1, str(tmp_path), seats=seats)
    assert "illegal-choice" in result.error and result.decisions == 0


def test_any_options() -> None:
    """Options depend on the seed, all values come up, and given options stay."""
    drawn = [simulation.any_options(GAME, seed) for seed in range(150)]
    assert drawn == [simulation.any_options(GAME, seed) for seed in range(150)]
    for name, values in VALUES.items():
        assert {options[name] for options in drawn} == set(values), name
    given = {"players": "3", "nonplayers": "true"}
    for seed in range(20):
        assert simulation.any_options(GAME, seed, given).items() >= given.items()
    with pytest.raises(Problem, match="option-clash"):
        simulation.any_options(GAME, 1, {"scenario": "quick", "short": "true"})


def test_games_with_any_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game has its own options; the results say which."""
    audited: list[bool] = []

    def played(
        game: str, options: dict[str, str], seed: int, folder: str, audit: bool, seats: dict[str, str]
    ) -> Result:
        audited.append(audit)
        return Result(seed, options=options)

    monkeypatch.setattr(simulation, "play_game", played)
    results = simulation.run(GAME, {"scenario": "quick"}, 5, {}, seed=3, audit=True, vary=True)
    assert [r.options for r in results] == [simulation.any_options(GAME, s, {"scenario": "quick"}) for s in range(3, 8)]
    assert audited == [True] * 5
    assert [r.options for r in simulation.run(GAME, {"short": "true"}, 2, {})] == [{"short": "true"}] * 2


def test_same_seed_same_game() -> None:
    one, two, other = (simulation.play_game(GAME, {}, seed) for seed in (7, 7, 8))
    assert one == two
    assert one != other


def test_workers_make_no_difference(tmp_path: Path) -> None:
    seen: list[int] = []
    alone = simulation.run(GAME, {"short": "true"}, 3, {}, seed=5)
    together = simulation.run(GAME, {"short": "true"}, 3, {"farc": "random"}, seed=5, workers=2, progress=seen.append)
    assert alone == together
    assert seen == [1, 2, 3]
    simulation.write_json(alone, str(tmp_path / "results.json"))
    assert [game["seed"] for game in json.loads((tmp_path / "results.json").read_text())] == [5, 6, 7]


@pytest.mark.slow
def test_workers_make_no_difference_to_players_that_think() -> None:
    """A search by rollouts uses no clock: it finds the same result everywhere."""
    seats = {"govt": "search:2r", "farc": "bot", "auc": "search:2r", "cartels": "bot"}
    alone = simulation.run(GAME, {"scenario": "quick"}, 2, seats, seed=5)
    assert not any(result.error for result in alone)
    assert simulation.run(GAME, {"scenario": "quick"}, 2, seats, seed=5, workers=2) == alone


@pytest.mark.slow
def test_ctrl_c_ends_the_workers() -> None:
    """Workers end at once, however many games they still have to play."""

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulation.run(GAME, {}, 400, {}, workers=2, progress=interrupt)
    assert multiprocessing.active_children() == []
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        crew.carried_out(time.sleep, [(0,), (3600,), (3600,)], workers=2, progress=interrupt)
    assert multiprocessing.active_children() == []
    assert time.monotonic() - begun < 3600, "they were not waited for"


def test_workers_do_not_hear_of_ctrl_c() -> None:
    """A terminal sends Ctrl-C to all processes; each worker would print a traceback."""
    program = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
    heard = [sys.executable, "-c", program]
    with crew.uninterrupted():
        assert subprocess.check_output(heard, text=True) == "True\n"
    assert subprocess.check_output(heard, text=True) == "False\n"


def test_a_failing_game_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The record replays to the choice that failed."""

    def broken(b: Colombia, who: int) -> None:
        raise ZeroDivisionError("broken card")

    for key in list(EVENTS):
        monkeypatch.setitem(EVENTS, key, broken)
    result = simulation.play_game(GAME, {}, 3, str(tmp_path))
    assert result.error == "ZeroDivisionError: broken card"
    found = record.read(Path(result.record))
    found.replay(RULES, upto=len(found.choices) - 1)
    with pytest.raises(ZeroDivisionError):
        found.replay(RULES)


def test_a_failing_game_that_cannot_be_recorded_does_not_end_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(*arguments: object) -> int:
        raise ZeroDivisionError("broken")

    monkeypatch.setattr(simulation, "play_out", fails)
    results = simulation.run(GAME, {}, 2, {}, folder=str(tmp_path / "no" / "folder"))
    assert [result.error for result in results] == ["ZeroDivisionError: broken"] * 2
    assert all(result.unrecorded.startswith("FileNotFoundError") and not result.record for result in results)


@pytest.mark.parametrize(
    ("seats", "seated"),
    [
        ({}, {}),
        ({"farc": "random"}, {}),
        ({"farc": "bot", "auc": "bot", "cartels": "bot"}, {"players": "1", "nonplayers": "true"}),
        ({"farc": "bot", "auc": "bot"}, {"players": "2", "nonplayers": "true", "insurgents": "cartels"}),
        ({"govt": "random", "auc": "bot"}, {"players": "3", "nonplayers": "true", "insurgents": "farc+cartels"}),
    ],
)
def test_seats_make_non_players(seats: dict[str, str], seated: dict[str, str]) -> None:
    """1.5 A faction without a player is a Non-player, in any mix of Insurgents."""
    assert simulation.seat(GAME, seats, {"short": "true"}) == {"short": "true", **seated}
    options = RULES.check_options({"short": "true", **seated})
    bots = [name for f, name in enumerate(RULES.spec.factions) if not RULES.is_player(RULES.new_board(options), f)]
    assert bots == [name for name in ("farc", "auc", "cartels") if seats.get(name) == "bot"]


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        ({"govt": "bot"}, {}, "government-player"),
        ({"farc": "bot"}, {"players": "4"}, "seats"),
        ({"farc": "random"}, {"players": "1"}, "seats"),
        ({"farc": "bot", "auc": "bot"}, {"insurgents": "farc"}, "seats"),
        ({"farc": "bot"}, {"nonplayers": "false"}, "seats"),
    ],
)
def test_seats_that_cannot_be_are_refused(seats: dict[str, str], options: dict[str, str], reason: str) -> None:
    with pytest.raises(Problem) as refused:
        simulation.run(GAME, options, 1, seats)
    assert (refused.value.id, refused.value.facts["reason"]) == ("option-clash", reason)


def test_a_game_alone_tells_how_it_ended(tmp_path: Path) -> None:
    """7.1, 8.8 The result names the winner, says if the players lost, and gives the degree of success."""
    bots = {"farc": "bot", "auc": "bot", "cartels": "bot"}
    results = simulation.run(GAME, {}, 12, bots, seed=40, folder=str(tmp_path))
    assert not any(result.error for result in results)
    for result in results:
        assert result.lost == (result.winner != "govt" and result.rounds < 4)
        assert bool(result.degree) == (not result.lost)


@pytest.mark.parametrize("seats", [{"peru": "random"}, {"farc": "genius"}])
def test_unknown_seats_are_refused(seats: dict[str, str]) -> None:
    with pytest.raises(Problem, match="unknown-"):
        simulation.run(GAME, {}, 1, seats)
