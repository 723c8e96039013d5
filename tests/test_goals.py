"""The load tests say which goals were met."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tools.attack import figures
from tools.load import SOAK_GOALS, judge, load_goals


@pytest.mark.parametrize(
    ("engine", "processes", "found", "status", "missed"),
    [
        ("compiled", 1, {"cpu_ms_if_quiet": 1.2, "answer_ms_p99": 99.9}, 0, []),
        ("compiled", 1, {"cpu_ms_if_quiet": 1.21, "answer_ms_p99": 99.9}, 1, ["cpu_ms_if_quiet"]),
        ("plain", 1, {"cpu_ms_if_quiet": 2.0, "answer_ms_p99": 100.1}, 1, ["answer_ms_p99"]),
        ("compiled", 2, {"cpu_ms_if_quiet": 9.0, "answer_ms_p99": 499.0}, 0, []),
    ],
)
def test_goals_of_a_load_test(
    engine: str, processes: int, found: dict[str, float], status: int, missed: list[str],
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    output = tmp_path / "found.json"
    goals = load_goals(engine, processes)
    assert judge(found, goals, output) == status
    written = json.loads(output.read_text(encoding="utf-8"))
    assert written == {**found, "goals": {goal.figure: goal.figure not in missed for goal in goals}}
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Goal")]
    assert [line.split(":")[0] for line in lines] == [
        "Goal MISSED" if goal.figure in missed else "Goal met" for goal in goals
    ]


def test_goals_of_a_soak(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge({"grown_percent": 5.1}, SOAK_GOALS, None) == 1
    said = "Goal MISSED: memory growth since the first fifth, in percent: 5.1 (at most 5)"
    assert said in capsys.readouterr().out


def test_figures_need_answers() -> None:
    with pytest.raises(SystemExit, match="no choice was answered"):
        figures([], Counter())
