"""The examples of docs/research.md work."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

from abyssal.lab.environments.observation import ABOUT, UNDER_WAY
from abyssal.lab.study import course

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def examples(text: str) -> tuple[int, int]:
    """Return how many examples failed, and how many there were."""
    example = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    found = doctest.DocTestRunner().run(example)
    return found.failed, found.attempted


@pytest.mark.slow
def test_the_examples() -> None:
    text = PAGE.read_text(encoding="utf-8").replace("```", "")
    before, openspiel, rest = text.partition("## OpenSpiel")
    _, batches, after = rest.partition("## Batches of positions")
    assert openspiel and batches
    failed, attempted = examples(before + after)
    assert failed == 0 and attempted >= 18


def test_the_examples_of_openspiel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
    text = PAGE.read_text(encoding="utf-8").replace("```", "")
    assert examples(text.partition("## OpenSpiel")[2].partition("## Batches")[0]) == (0, 6)


def test_every_column_is_described() -> None:
    text = PAGE.read_text(encoding="utf-8")
    told = set(re.findall(r"`\.?([a-z_]+)`", text))
    assert {*ABOUT, *UNDER_WAY} - {"kind", "faction"} <= told
    for column in course.columns(["FACTION"]):
        assert column in text or column.partition("_")[2] in told, column


@pytest.mark.slow
def test_the_program_that_learns_runs() -> None:
    """Two short games. The page has the curve of 150."""
    path = PAGE.parents[1] / "examples" / "learning.py"
    spec = importlib.util.spec_from_file_location("learning", path)
    assert spec is not None and spec.loader is not None
    learning = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learning)
    margins, weights = learning.learn(2)
    assert len(margins) == 2 and len(weights) == 3
    assert any(weights) and all(abs(weight) < 10 for weight in weights)
