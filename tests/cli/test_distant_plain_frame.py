"""A Distant Plain in the terminal: its rules, its help, and bad input, which changes nothing and ends with status 2."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

GAME = "distant-plain"
START: dict[str, Any] = {
    "game": GAME,
    "card": 23,
    "resources": {"taliban": 5},
    "spaces": {"khowst": "taliban 3g(3a) 1b, O", "kabul": "government 2t 2p, S"},
}


def test_a_rule(run: Run) -> None:
    result = run("rule", "--game", GAME, "4.4.2")
    assert result.status == 0
    assert result.out.startswith("4.4.2 Infiltrate\n")
    assert "games/distant_plain/s4_special/infiltrate.py" in result.out


def test_a_rule_that_the_book_does_not_have(run: Run) -> None:
    """Section 6 goes from 6.1 to 6.3."""
    result = run("rule", "--game", GAME, "6.2")
    assert (result.status, result.err) == (2, "There is no rule “6.2”.\n")


def test_a_turn(run: Run, tmp_path: Path) -> None:
    """1.5.1 The commands for agreements are in the help, and work."""
    (tmp_path / "start.json").write_text(json.dumps(START), encoding="utf-8")
    typed = "help\nrally\ngive taliban warlords 2\ngive coalition taliban 1\ngrant 1\nquit\n"
    result = run("play", GAME, "--position", "start.json", typed=typed)
    assert result.status == 0
    assert "give FROM TO AMOUNT" in result.out
    assert "grant AMOUNT" in result.out
    assert "Taliban → Warlords: 2 Resources" in result.out
    assert "“give coalition taliban 1”: the Coalition has no Resources of its own" in result.out + result.err
    assert "“grant 1”: only while giver or receiver executes" in result.out + result.err


BASES = dict.fromkeys(("kabul", "balkh", "herat", "farah", "zabol", "khowst"), "taliban 2b")


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"spaces": {"bogota": "taliban 1g"}}, "spaces: unknown space “bogota”."),
        ({"resources": {"coalition": 5}}, "resources/coalition: coalition has no Resources of its own."),
        (
            {"spaces": {"waziristan": "government 1t"}},
            "waziristan: government 1t: no room (government 1t): only Taliban pieces in Pakistan.",
        ),
        (
            {"spaces": {**BASES, "helmand": "taliban 1b"}},
            "helmand: taliban 1b: too many (taliban 1b): only 0 possible.",
        ),
    ],
)
def test_bad_positions(run: Run, tmp_path: Path, changed: dict[str, Any], message: str) -> None:
    (tmp_path / "bad.json").write_text(json.dumps({**START, **changed}), encoding="utf-8")
    for command in (["play", GAME, "--position", "bad.json"], ["show", "bad.json"]):
        result = run(*command)
        assert (result.status, result.out, result.err) == (2, "", f"bad.json: {message}\n")


def test_a_position_of_the_other_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text(json.dumps({"game": "andean-abyss", "card": 25}), encoding="utf-8")
    result = run("play", GAME, "--position", "other.json")
    assert (result.status, result.err) == (2, "other.json: This belongs to andean-abyss, not to distant-plain.\n")


def test_a_record_of_the_other_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "other.rec").write_text(
        "format: 1\ngame: andean-abyss\nversion: 0.1.0\n---\nchance 25\nchance 31\nstop 2\n", encoding="utf-8"
    )
    result = run("play", GAME, "--load", "other.rec")
    assert result.status == 2
    assert result.err == "Line 2: This belongs to andean-abyss, not to distant-plain.\n"
