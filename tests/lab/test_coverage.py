"""What came up in games and what did not (`abyssal study --coverage`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyssal.cli import main
from abyssal.games import GAMES, rules_for
from abyssal.lab.study import coverage

QUICK = {"scenario": "quick", "edition": "second", "players": "1", "insurgents": "farc"}


@pytest.mark.parametrize("name", list(GAMES))
def test_each_part_has_something_to_come_up(name: str) -> None:
    """Every part is listed without repeats; 72 cards have at least one side each."""
    found = coverage.everything(rules_for(name))
    assert list(found) == coverage.PARTS
    assert all(things and len(set(things)) == len(things) for things in found.values())
    assert {side.split()[0] for side in found["sides"]} == {str(card) for card in range(1, 73)}


def test_what_comes_up_is_counted() -> None:
    """A game counts only what could come up, each question that was asked and the boxes of its bots."""
    rules = rules_for("andean-abyss")
    counts = coverage.cover_game("andean-abyss", QUICK, 1)
    known = coverage.everything(rules)
    assert {part: set(found) - set(known[part]) for part, found in counts.items()} == {part: set() for part in known}
    assert 0 < counts["lines"]["card"] <= counts["questions"]["draw"]
    assert any(box.startswith("govt ") for box in counts["boxes"])
    never = coverage.missing(rules, counts)
    assert all(set(never[part]) == set(known[part]) - set(counts[part]) for part in known)
    assert len(never["sides"]) > 100 and "card" not in never["lines"]


def test_coverage_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Games that are counted in the file are not played again; those of other options do not count."""
    path, played = tmp_path / "coverage.json", list[int]()
    first = coverage.run("andean-abyss", range(1), into=path, given=QUICK)
    both = coverage.run("andean-abyss", range(2), into=path, given=QUICK, progress=played.append)
    assert played == [2] and both == coverage.run("andean-abyss", range(2), given=QUICK)
    assert first[0] == 1 and sum(first[1]["questions"].values()) < sum(both[1]["questions"].values())
    assert coverage.run("andean-abyss", range(1), into=path, given={"scenario": "quick"})[0] == 1


def test_study_prints_what_never_came_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["study", "andean-abyss", "--coverage", "--games", "1", "--out", str(tmp_path), "--plain"]
    assert main([*arguments, "--option", "scenario=quick"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Never seen in one game:"
    assert [line.split(" (")[0] for line in lines[1:]] == [
        "Events",
        "Questions",
        "Log lines",
        "Flow chart boxes",
        "Reasons of Non-players",
    ]
    assert (tmp_path / "coverage.json").exists()
