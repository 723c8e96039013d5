"""The other commands: simulate, show, replay, rule, bench."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import pytest

from abyssal import __version__
from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.rules import AndeanAbyss
from abyssal.kernel import record
from abyssal.kernel.decision import Decision
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.lab import bench, simulation
from abyssal.search import SearchPlayer
from tests.cli.conftest import POSITION, Run
from tests.engine import COMPILED


@pytest.fixture
def finished(tmp_path: Path) -> str:
    """Return the record of a whole game."""
    random = Random(5)
    game = Game.new(AndeanAbyss(), {"scenario": "quick"})
    play_out(game, [RandomPlayer(random)] * 4, random)
    record.write(game, tmp_path / "whole.rec")
    return "whole.rec"


def test_replay(run: Run, finished: str) -> None:
    result = run("replay", finished)
    assert result.status == 0
    assert result.out.startswith("\nCard: ")
    assert "Propaganda Round 1" in result.out
    assert "The game is over.\n1. " in result.out


def test_replay_check(run: Run, finished: str, tmp_path: Path) -> None:
    result = run("replay", finished, "--check")
    assert result.status == 0
    assert result.out.startswith("Valid: ")
    assert result.out.endswith("finished game.\n")
    path = tmp_path / finished
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("\nend ", "\nend x"), encoding="utf-8")
    result = run("replay", finished, "--check", "--lang", "es")
    assert result.status == 2
    assert result.err.startswith("Línea ")


def test_replay_check_looks_at_the_board(run: Run, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(board: Colombia) -> None:
        raise AssertionError("out of order")

    monkeypatch.setattr(Colombia, "check", broken)
    assert run("replay", finished).status == 0
    result = run("replay", finished, "--check")
    assert result.status == 2
    assert result.err.endswith(": This position is impossible: out of order.\n")


def test_show(run: Run, finished: str) -> None:
    result = run("show", finished, "--at", "5")
    assert result.status == 0
    assert result.out.startswith("After 5 choices\n")
    for title in ("Cities", "Departments", "Resources: Govt ", "Margins: Govt ", "Available: "):
        assert title in result.out
    assert "The game is over." in run("show", finished).out
    assert run("show", finished, "--at", "0", "--lang", "es").out.startswith("Tras 0 decisiones\n")
    assert "There is no choice 99999" in run("show", finished, "--at", "99999").err


def test_a_bad_file_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    bad = {"spaces": {"x\n\x1b[31m" + "y" * 3000: "farc 1g"}}
    (tmp_path / "bad.position").write_text(json.dumps(bad), encoding="utf-8")
    error = run("show", "bad.position").err
    assert error == f"bad.position: spaces: unknown space “x  [31m{'y' * 193}…”.\n"
    assert run("show", "no\nfile").err == "There is no file no file.\n"
    wanted = "abyssal: unrecognized arguments: two lines (see abyssal --help)\n"
    assert run("show", "a", "two\nlines").err == wanted


def test_show_a_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text(json.dumps(POSITION), encoding="utf-8")
    result = run("show", "start.json")
    assert result.status == 0
    assert "FARC · What do you do with this card? (2.3.4)" in result.out
    assert run("show", "start.json", "--at", "3").status == 2


def test_show_writes_a_position(run: Run, finished: str, tmp_path: Path) -> None:
    result = run("show", finished, "--at", "40", "--position", "forty.position")
    assert result.status == 0
    data = json.loads((tmp_path / "forty.position").read_text(encoding="utf-8"))
    assert data["options"]["scenario"] == "quick"
    assert Game.at(AndeanAbyss(), AndeanAbyss().from_position(data)).decision is not None
    assert run("show", "forty.position").status == 0
    assert run("show", finished, "--position", "no/such/folder").status == 2


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_choice_that_was_not_possible(run: Run, command: str, tmp_path: Path) -> None:
    """The message names some of the possible choices."""
    text = f"format: 1\ngame: andean-abyss\nversion: {__version__}\n---\nchance 25\nchance x\n"
    (tmp_path / "wrong.rec").write_text(text, encoding="utf-8")
    assert run(command, "wrong.rec").err == ("Line 6: “x” is not among the choices. Expected: 1 2 3 4 5 6 7 8 …\n")


@pytest.mark.parametrize("command", ["show", "replay"])
def test_files_that_are_none(run: Run, command: str, tmp_path: Path) -> None:
    assert "There is no file missing.rec." in run(command, "missing.rec").err
    (tmp_path / "broken.rec").write_text("hello\n", encoding="utf-8")
    (tmp_path / "bytes.rec").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "other.rec").write_text("format: 1\ngame: chess\nversion: 1\n---\n", encoding="utf-8")
    for name in ("broken.rec", "bytes.rec", "other.rec"):
        result = run(command, name)
        assert result.status == 2
        assert not result.out


def test_simulate(run: Run, tmp_path: Path) -> None:
    result = run("simulate", "andean-abyss", "--games", "2", "--option", "scenario=quick", "--json", "r.json")
    assert result.status == 0
    assert result.out.splitlines()[0].split() == ["Faction", "Wins", "%", "Margin", "Lowest", "Highest"]
    assert "2 games, on average " in result.out
    assert "Games by Propaganda Rounds: " in result.out
    assert [game["seed"] for game in json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))] == [0, 1]


def test_simulate_with_scenario_and_any_options(run: Run, tmp_path: Path) -> None:
    arguments = ["simulate", "andean-abyss", "--games", "2", "--scenario", "quick", "--json", "r.json"]
    assert run(*arguments, "--any-options", "--check").status == 0
    options = [game["options"] for game in json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))]
    assert options == [simulation.any_options("andean-abyss", seed, {"scenario": "quick"}) for seed in (0, 1)]


def test_simulate_four_non_players(run: Run) -> None:
    """Andean Abyss: 8.0 The second edition has bots for all four factions; the first has none for the Government."""
    seats = ["--seats", "govt=bot,farc=bot,auc=bot,cartels=bot", "--games", "1"]
    result = run(
        "simulate", "andean-abyss", *seats, "--option", "edition=second", "--option", "scenario=quick", "--check"
    )
    assert result.status == 0 and "1 game," in result.out
    assert run("simulate", "andean-abyss", *seats).status != 0


def test_simulate_a_borrowed_government(run: Run) -> None:
    """Andean Abyss: 8.0 The first edition may borrow the second's Government bot."""
    seats, borrowed = ["--seats", "govt=bot,auc=bot,cartels=bot"], ["--option", "government=second"]
    assert run("simulate", "andean-abyss", "--games", "1", "--scenario", "quick", *seats, *borrowed).status == 0
    assert "needs no bot" in run("simulate", "andean-abyss", "--games", "1", *borrowed).err


def test_simulate_check(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is checked after every effect: a broken invariant ends the game, not the run."""

    def broken(board: Colombia) -> None:
        raise AssertionError("out of order")

    monkeypatch.setattr(Colombia, "check", broken)
    assert run("simulate", "andean-abyss", "--games", "1", "--scenario", "quick").status == 0
    result = run("simulate", "andean-abyss", "--games", "2", "--scenario", "quick", "--check")
    assert result.status == 1
    assert result.err.count("failed: AssertionError: out of order") == 2


def test_simulate_tries_its_file_first(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def never(*arguments: object) -> None:
        raise AssertionError("played for nothing")

    monkeypatch.setattr(simulation, "run", never)
    assert run("simulate", "andean-abyss", "--json", "no/such/folder").err.startswith("Cannot write no/such/folder: ")
    assert run("simulate", "andean-abyss", "--json", ".").status == 2
    assert list(tmp_path.iterdir()) == []


def test_trying_leaves_links_alone(run: Run, tmp_path: Path) -> None:
    """A refused command changes nothing; a good one writes where the link leads."""
    link = tmp_path / "link"
    link.symlink_to("target")
    assert run("simulate", "andean-abyss", "--games", "1", "--seats", "govt=chess", "--json", "link").status == 2
    assert (link.is_symlink(), (tmp_path / "target").exists()) == (True, False)
    assert run("simulate", "andean-abyss", "--games", "1", "--scenario", "quick", "--json", "link").status == 0
    assert link.is_symlink()
    assert len(json.loads((tmp_path / "target").read_text(encoding="utf-8"))) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "andean-abyss", "--load", ""],
        ["play", "andean-abyss", "--position", ""],
        ["show", "game.record", "--position", ""],
        ["show", "game.record", "--svg", ""],
        ["simulate", "andean-abyss", "--json", ""],
        ["bench", "--json", ""],
    ],
)
def test_a_file_without_a_name(run: Run, arguments: list[str]) -> None:
    """An unset shell variable gives an empty name, which must not mean "no file"."""
    result = run(*arguments)
    assert result.status == 2
    assert "the file name is empty" in result.err


def test_bench_tries_its_file_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(game: str, repeat: int) -> None:
        raise AssertionError("measured for nothing")

    monkeypatch.setattr(bench, "run", never)
    assert run("bench", "--json", "no/such/folder").err.startswith("Cannot write no/such/folder: ")


def test_simulate_tells_of_failures(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = simulation.Result(7, error="AssertionError: oh", record="failed-7.record")
    monkeypatch.setattr(simulation, "run", lambda *arguments: [failed])
    result = run("simulate", "andean-abyss", "--games", "1")
    assert result.status == 1
    assert result.err == "Game 7 failed: AssertionError: oh (record: failed-7.record)\n"
    failed.unrecorded = "OSError: full"
    result = run("simulate", "andean-abyss", "--games", "1")
    assert result.err == "Game 7 failed: AssertionError: oh (no record: OSError: full)\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["andean-abyss", "--games", "0"],
        ["andean-abyss", "--games", "many"],
        ["andean-abyss", "--workers", "-1"],
        ["andean-abyss", "--seats", "govt"],
        ["andean-abyss", "--seats", "govt=deep-thought", "--games", "1"],
        ["andean-abyss", "--seats", "narcos=random", "--games", "1"],
        ["andean-abyss", "--option", "x=y"],
        ["andean-abyss", "--games", "1", "--option", "scenario=quick", "--json", "no/such/folder"],
    ],
)
def test_simulate_bad_input(run: Run, arguments: list[str]) -> None:
    assert run("simulate", *arguments).status == 2


def test_rule(run: Run) -> None:
    result = run("rule", "3.3.2")
    assert result.status == 0
    assert result.out.startswith("3.3.2 March\n")
    assert "s3_operations/march.py:" in result.out
    assert "Code:" in result.out
    assert "Tests:" in result.out


@pytest.mark.parametrize(
    ("language", "start", "labels"),
    [
        ("es", "3.3.2 Marcha\n  Mover Guerrillas a casillas adyacentes;", ["  Código:\n", "  Pruebas:\n"]),
        ("fr", "3.3.2 Marche\n  Déplacer des Guérillas vers des zones adjacentes ;", ["  Code :\n", "  Tests :\n"]),
    ],
)
def test_rule_in_other_languages(run: Run, language: str, start: str, labels: list[str]) -> None:
    out = run("rule", "3.3.2", "--lang", language).out
    assert out.startswith(start)
    assert all(label in out for label in labels)


def test_rule_as_people_write_it(run: Run) -> None:
    """A rule may have a full stop after it; a section's number does not mean the card of that number."""
    assert run("rule", "3.2.1.").out == run("rule", "3.2.1").out
    assert run("rule", "3").out.startswith("3.0 ")
    assert run("rule", "3.").out == run("rule", "3.0").out == run("rule", "3").out
    assert run("rule", "card-3").out.startswith("card-03 Tapias\n")
    assert run("rule", "3S").out.startswith("card-03-shaded Tapias\n")


def test_rule_of_a_card(run: Run) -> None:
    assert "eln_shaded" in run("rule", "25s").out
    both = run("rule", "card-25").out
    assert "card-25 Ejército" in both
    assert "card-25-shaded Ejército" in both
    assert "eln\n" in run("rule", "25u", "--lang", "es").out


@pytest.mark.parametrize("arguments", [["9.9.9"], ["73"], ["card-99"], ["3.3.2", "--game", "chess"], []])
def test_rule_bad_input(run: Run, arguments: list[str]) -> None:
    assert run("rule", *arguments).status == 2


@pytest.mark.parametrize("game", ["andean-abyss", "distant-plain"])
def test_bench_knows_games_of_four_non_players(game: str) -> None:
    """No player is asked anything in them, and every turn counts."""
    options = bench.bot_options(game)
    assert options is not None
    rules = rules_for(game)
    board = rules.new_board(rules.check_options(options))
    assert not any(rules.is_player(board, faction) for faction in range(4))
    assert bench.random_games(game, 0.001, options)[0] > 0
    times = bench.nonplayer_turns(game, options, games=1)
    assert 0 < times["bot_turn_ms_median"] <= times["bot_turn_ms_p99"]


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    measured = {"games_per_s": 12.5, "games_per_s_spread": [11.0, 13.0], "compiled": False}
    asked: list[tuple[str, int]] = []

    def measure(game: str, repeat: int) -> dict[str, object]:
        asked.append((game, repeat))
        return measured

    monkeypatch.setattr(bench, "run", measure)
    result = run("bench", "--json", "b.json")
    assert result.status == 0
    assert result.out == "games_per_s   12.5  (11.0 to 13.0)\ncompiled     False\n"
    assert json.loads((tmp_path / "b.json").read_text(encoding="utf-8")) == measured
    assert json.loads(run("bench", "--repeat", "2", "--game", "andean-abyss", "--json").out) == measured
    assert asked == [("andean-abyss", 5), ("andean-abyss", 2)]


@pytest.mark.parametrize("arguments", [["--repeat", "0"], ["--game", "chess"]])
def test_bench_bad_input(run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    monkeypatch.setattr(bench, "run", lambda game, repeat: pytest.fail("measured for nothing"))
    assert run("bench", *arguments).status == 2


@pytest.mark.slow
def test_bench_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is measured once, quickly; several rounds have a spread around the median."""
    monkeypatch.setattr(bench, "rss_in_fresh_process", lambda game: 1.0)
    numbers = bench.run(repeat=1, seconds=0.01)
    turns = [numbers.pop(f"bot_turn_ms_{faction}") for faction in ("govt", "farc", "auc", "cartels")]
    assert all(isinstance(times, list) and 0 < times[0] <= times[1] for times in turns)
    assert all(isinstance(value, str | bool) or value > 0 for value in numbers.values())  # type: ignore[operator]
    assert {"game", "compiled", "random_games_per_s", "clone_us", "bot_turn_ms_p99"} < set(numbers)
    assert {"rollouts_per_s", "search_turn_ms", "search_time_used_percent"} < set(numbers)
    assert bench.medians([{"clone_us": 3.04}, {"clone_us": 9.0}, {"clone_us": 1.0}]) == {
        "clone_us": 3.0,
        "clone_us_spread": [1.0, 9.0],
    }


def test_bench_adds_up_the_searches_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock moves only for the player: 0.12 s for the first question of a turn and 0.03 s for each other one, of
    its 0.3 s."""
    now, turns = [0.0], {-1}

    def slow(self: object, game: Game, decision: Decision) -> str:
        turn = game.length - len(game.since_checkpoint)
        now[0] += 0.03 if turn in turns else 0.12
        turns.add(turn)
        return decision.options[-1]

    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    monkeypatch.setattr(SearchPlayer, "__call__", slow)
    options = bench.solo_options("andean-abyss")
    assert options is not None
    found = bench.time_used("andean-abyss", options, 5.0)
    assert found["search_time_used_percent"] == pytest.approx(40.0)
    assert found["search_time_used_percent_most"] > 49.0
    assert (found["search_time_used_percent_most"] - 40.0) % 10.0 == pytest.approx(0.0, abs=0.001)


def test_bench_profile(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The profile lists the modules' shares of the time, the largest first; the compiled engine has no profile."""
    monkeypatch.setattr(bench, "is_compiled", lambda: False)
    shares = bench.profile(games=1)
    assert "kernel/game.py" in shares and 99 < sum(shares.values()) < 101  # type: ignore[arg-type]
    assert list(shares.values()) == sorted(shares.values(), reverse=True)
    monkeypatch.setattr(bench, "profile", lambda game: {"kernel/game.py": 60.0, "(others)": 40.0})
    assert run("bench", "--profile").out == "kernel/game.py  60.0 %\n(others)        40.0 %\n"
    monkeypatch.undo()
    monkeypatch.setattr(bench, "is_compiled", lambda: True)
    assert run("bench", "--profile").status == 2


@pytest.mark.parametrize("command", ["", "play", "simulate", "show", "replay", "rule", "bench"])
def test_help(run: Run, command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.status == 0
    assert result.out.startswith("usage: abyssal")


def test_no_command(run: Run) -> None:
    """Without a command, the program says what to do first."""
    assert run().status == 0
    assert "abyssal serve --open" in run().out
    assert run("dance").status == 2


def test_version_names_the_engine(run: Run) -> None:
    kind = "compiled" if COMPILED else "plain"
    assert run("--version").out == f"abyssal {__version__} ({kind} engine)\n"
