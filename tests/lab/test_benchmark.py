"""The benchmark: a fixed set, results that can be compared, and clear messages."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from abyssal import Problem, rules_for
from abyssal.cli import main
from abyssal.lab import benchmark
from abyssal.lab.benchmark import FIRST_SEED, TASKS, Played, Timed, scores
from abyssal.lab.simulation import seat

BOTS = "andean-abyss/bots"
GREEDY = f"exec:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'agents' / 'greedy.py'}"


def test_the_set_is_fixed() -> None:
    """Change VERSION if this has to change."""
    assert benchmark.VERSION == 1
    games = benchmark.wanted(2)
    assert len(games) == 32 and len({game.key for game in games}) == 32
    assert {game.seed for game in games} == {FIRST_SEED, FIRST_SEED + 1} == {70_000, 70_001}
    assert [(task.id, task.options, task.others) for task in TASKS] == [
        (BOTS, {"scenario": "quick", "edition": "second"}, "bot"),
        ("distant-plain/bots", {"scenario": "short"}, "bot"),
        ("andean-abyss/search", {"scenario": "quick"}, "search:8r"),
        ("distant-plain/search", {"scenario": "short"}, "search:8r"),
    ]
    assert benchmark.wanted(1) == benchmark.wanted(3)[:16]


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
def test_every_seat_can_be_taken(task: benchmark.Task) -> None:
    rules = rules_for(task.game)
    for name in rules.spec.factions:
        seats = {other: "chart" if other == name else task.others for other in rules.spec.factions}
        board = rules.new_board(rules.check_options(seat(task.game, seats, task.options)))
        assert rules.is_player(board, rules.spec.faction_index[name])


def test_a_game_is_the_same_each_time_and_a_program_is_counted() -> None:
    one = Played(BOTS, "farc", FIRST_SEED)
    first, again = (benchmark.play("random", one) for _ in range(2))
    assert replace(first, seconds=0) == replace(again, seconds=0)
    assert first.decisions > 0 and not first.error
    program = benchmark.play(GREEDY, one)
    assert program.decisions > 0 and program.refused == program.taken == 0 and not program.error


def test_time_is_that_of_the_player() -> None:
    ticks = iter([0.0, 2.0, 10.0, 11.5])
    timed = Timed(lambda game, decision: "pass", lambda: next(ticks))

    class Question:
        options = ("pass", "done")

    for _ in range(2):
        timed(None, Question())  # type: ignore[arg-type]
    assert (timed.seconds, timed.decisions) == (3.5, 2)


def test_scores_and_comparison() -> None:
    mine = [Played(BOTS, "farc", n, won=n < 3, margin=n, decisions=10, seconds=1.0, refused=1) for n in range(4)]
    theirs = [Played(BOTS, "farc", n, won=False, margin=n - 2) for n in range(4)]
    seat_score, task_score, total = scores([*mine, Played(BOTS, "farc", 9, error="broken")], theirs)
    assert (seat_score.seat, task_score.seat, total.task) == ("farc", "", "")
    assert (total.games, total.wins, total.margin, total.decisions, total.refused) == (4, 3, 1.5, 40, 4)
    assert total.gain is not None and total.gain[0] == 0.75
    assert total.margin_gain is not None and total.margin_gain[0] == 2.0
    assert scores(mine)[0].gain is None


def test_results_are_written_and_read() -> None:
    games = [Played(BOTS, "farc", 70_000, won=True, margin=3)]
    text = benchmark.dump("search:1s@{}", games)
    assert benchmark.load(text, "file") == ("search:1s", games)
    assert json.loads(text)["benchmark"] == 1


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"benchmark": 1, "agent": "x", "games": [{"a": 1}]}'])
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(Problem) as caught:
        benchmark.load(text, "file")
    assert caught.value.id == "not-a-benchmark"


def test_results_of_another_version_are_refused() -> None:
    with pytest.raises(Problem) as caught:
        benchmark.load('{"benchmark": 2}', "file")
    assert caught.value.id == "other-benchmark"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "results.json"
    monkeypatch.setattr(benchmark, "play", lambda agent, one: replace(one, won=one.seat == "farc", margin=2))
    argv = ["benchmark", "--agent", "random", "--seeds", "2", "--tasks", BOTS]
    assert main([*argv, "--out", str(out)]) == 0
    assert main([*argv, "--against", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "FARC" in shown and "+0 (" in shown
    for bad in (["--agent", "bot"], ["--agent", "sleeper"], ["--agent", "random", "--tasks", "chess"]):
        assert main(["benchmark", *bad]) == 2
        assert capsys.readouterr().err.count("\n") == 1
