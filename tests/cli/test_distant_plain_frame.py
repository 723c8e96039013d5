"""A Distant Plain in the terminal: its rules, its help, and bad input, which changes nothing and ends with status 2."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.games.distant_plain.bad_input import BAD, GAME, HEAD, START, with_position


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
    assert "“grant 1”: only while the giver or the receiver is executing" in result.out + result.err


EXTENDED = f"{HEAD}option scenario=extended\n---\n"
"""The beginning of a record with at least 9 lines."""


def refused(run: Run, folder: Path, name: str, text: str, commands: list[list[str]]) -> set[str]:
    """Return what commands print for this file. Each ends with status 2 and leaves the folder as it was."""
    (folder / name).write_text(text, encoding="utf-8")
    said = set()
    for command in commands:
        result = run(*command)
        assert (result.status, result.out) == (2, "")
        said.add(result.err)
    assert [(path.name, path.read_text(encoding="utf-8")) for path in folder.iterdir()] == [(name, text)]
    return said


@pytest.mark.parametrize(("changed", "message"), BAD)
def test_bad_positions(run: Run, tmp_path: Path, changed: dict[str, Any], message: str) -> None:
    commands = [["play", GAME, "--position", "bad.json"], ["show", "bad.json", "--svg", "bad.svg"]]
    if "game" in changed:
        del commands[1:]  # the file alone does not tell which game is meant
    text = json.dumps({**START, **changed})
    assert refused(run, tmp_path, "bad.json", text, commands) == {f"bad.json: {message}\n"}


LOADING = [
    ["play", GAME, "--load", "bad.rec"],
    ["show", "bad.rec", "--svg", "bad.svg"],
    ["replay", "bad.rec", "--check"],
]


@pytest.mark.parametrize(("changed", "message"), BAD)
def test_bad_positions_in_records(run: Run, tmp_path: Path, changed: dict[str, Any], message: str) -> None:
    assert refused(run, tmp_path, "bad.rec", with_position(changed), LOADING) == {f"Line 4: {message}\n"}


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        (
            ["chance 23", "chance 44", "taliban rally", "taliban bogota"],
            "Line 9: “bogota” is not among the choices. Expected: kabul badakhshan badghis baghlan balkh bamian farah "
            "faryab …",
        ),
        (
            ["chance 23", "chance 44", "taliban rally", "taliban give coalition taliban 5"],
            "Line 9: “give coalition taliban 5”: the Coalition has no Resources of its own to give or receive.",
        ),
        (
            ["chance 1", "chance 44", "coalition sweep", "coalition waziristan"],
            "Line 9: “waziristan” is not among the choices. Expected: kabul badakhshan badghis baghlan balkh bamian "
            "farah faryab …",
        ),
        (["chance 23", "chance 44", "farc rally"], "Line 8: “rally” is for taliban, not for farc."),
    ],
)
def test_bad_choices_in_records(run: Run, tmp_path: Path, choices: list[str], message: str) -> None:
    text = EXTENDED + "".join(f"{choice}\n" for choice in choices)
    assert refused(run, tmp_path, "bad.rec", text, LOADING) == {f"{message}\n"}


def test_a_record_of_the_other_game(run: Run, tmp_path: Path) -> None:
    text = "format: 1\ngame: andean-abyss\nversion: 0.1.0\n---\nchance 25\nchance 31\nstop 2\n"
    said = refused(run, tmp_path, "bad.rec", text, [["play", GAME, "--load", "bad.rec"]])
    assert said == {"Line 2: This belongs to andean-abyss, not to distant-plain.\n"}


def test_a_record_under_the_name_of_the_other_game(run: Run, tmp_path: Path) -> None:
    """The choices do not belong to this game, as the first faction shows."""
    text = "format: 1\ngame: andean-abyss\nversion: 0.1.0\n---\nchance 23\nchance 44\ntaliban rally\n"
    said = refused(run, tmp_path, "bad.rec", text, LOADING[1:])
    assert said == {"Line 7: “rally” is for farc, not for taliban.\n"}
