"""The arena: the same seats and seeds, intervals, continuing after an interruption, processes."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from abyssal.cli import main
from abyssal.kernel.errors import Problem
from abyssal.lab import arena
from abyssal.lab.arena import Bout, Terms
from abyssal.lab.crew import carry_out
from abyssal.lab.rates import interval
from abyssal.lab.simulation import Result
from abyssal.search.weights import shipped

TERMS = Terms("andean-abyss", {"scenario": "quick", "edition": "second"})
SEATS = ["govt", "farc"]
PLAYERS = ["chart", "random"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (10, 20, 0.299, 0.701), (50, 200, 0.195, 0.314)]
)
def test_intervals(wins: int, games: int, low: float, high: float) -> None:
    """The intervals match tables of Wilson's."""
    assert interval(wins, games) == pytest.approx((low, high), abs=0.001)
    assert interval(0, 0) == (0.0, 1.0)


def test_pairs_tell_more_than_rates() -> None:
    """Thirty more wins in the same hundred games are beyond doubt, though the rates alone are close."""
    mean, low, high = arena.difference([(False, True)] * 30 + [(True, True)] * 35 + [(False, False)] * 35)
    assert mean == pytest.approx(0.3) and 0.2 < low < mean < high < 0.4
    assert arena.difference([]) == (0.0, -1.0, 1.0)
    few = arena.difference([(False, True)] * 2)
    assert few[0] == 1.0 and few[1] < 0.2


def test_margins_tell_apart_players_that_win_always() -> None:
    mean, low, high = arena.margin_difference([(2, 4), (3, 4), (1, 4), (2, 4)] * 25)
    assert (mean, round(low, 2), round(high, 2)) == (2.0, 1.86, 2.14)
    wider = arena.margin_difference([(2, 4), (3, 4), (1, 4), (2, 4)])
    assert wider[0] == 2.0
    assert wider[1] < low
    assert arena.margin_difference([])[0] == 0.0


def test_each_player_in_each_seat_with_the_same_seeds() -> None:
    seen: list[int] = []
    bouts = arena.run(TERMS, PLAYERS, SEATS, range(3, 5), progress=seen.append)
    assert [bout.key for bout in bouts] == [(s, p, seed) for seed in (3, 4) for s in SEATS for p in PLAYERS]
    assert seen == list(range(9)) and not any(bout.error for bout in bouts)
    lines = arena.standings(bouts, PLAYERS, SEATS)
    assert [(line.seat, line.player, line.games) for line in lines] == [(s, p, 2) for s in SEATS for p in PLAYERS]
    assert [line.gain is None for line in lines] == [True, False, True, False]
    assert [line.margin_gain is None for line in lines] == [True, False, True, False]
    assert sum(line.wins for line in lines) == sum(bout.won for bout in bouts)


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """The file of a run that was killed ends in the middle of a line."""
    path = tmp_path / "arena.jsonl"
    whole = arena.run(TERMS, PLAYERS, SEATS, range(2), path)
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 9
    path.write_text("".join(lines[:4]) + lines[4][:20])
    played: list[Bout] = []
    kept = arena.play

    def play(terms: Terms, bout: Bout) -> Bout:
        played.append(bout)
        return kept(terms, bout)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "play", play)
        assert arena.run(TERMS, PLAYERS, SEATS, range(2), path) == whole
        assert len(played) == 5
        assert arena.run(TERMS, PLAYERS, SEATS, range(2), path) == whole
        assert len(played) == 5
    with pytest.raises(Problem, match="other-arena"):
        arena.run(Terms(TERMS.game, {"scenario": "quick"}), PLAYERS, ["govt"], range(2), path)


def test_players_that_cannot_be_are_refused_before_the_first_game() -> None:
    with pytest.raises(Problem, match="unknown-value"):
        arena.run(TERMS, ["chart", "genius"], SEATS, range(2))


COMMAND = [
    "arena", "andean-abyss", "random", "chart", "--seats", "farc", "--games", "2", "--seed", "3",
    "--option", "edition=second", "--scenario", "quick", "--plain",
]  # fmt: skip


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints a table of rates and gains with their intervals. Games in its file are not played again."""
    monkeypatch.chdir(tmp_path)
    assert main([*COMMAND, "--out", "a.jsonl"]) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[0].split("  ")[0] == "Seat" and "in the same games" in told
    bouts = arena.run(TERMS, ["random", "chart"], ["farc"], range(3, 5))
    for line, text in zip(arena.standings(bouts, ["random", "chart"], ["farc"]), told.splitlines()[1:], strict=False):
        rate = f"{50 * line.wins} % ({100 * line.low:.0f}–{100 * line.high:.0f})"
        assert text.split()[:4] == ["FARC", line.player, "2", str(line.wins)] and rate in text
    monkeypatch.setattr(arena, "play", lambda *_: pytest.fail("played again"))
    assert main([*COMMAND, "--out", "a.jsonl"]) == 0
    assert capsys.readouterr().out == told
    assert main([*COMMAND, "--seats", "peru"]) == 2


@pytest.mark.parametrize(
    ("arguments", "seat", "helps"),
    [
        (["chart"], "chart in the seat farc and bot", "--seats govt, --others chart, --option edition=second"),
        (
            ["chart", "--seats", "auc"],
            "chart in the seat auc and bot",
            "--others chart, --option edition=second, --option government=second",
        ),
        (
            ["bot", "--seats", "govt"],
            "bot in the seat govt and bot",
            "--option edition=second, --option government=second",
        ),
        (["chart", "--option", "government=second"], "chart in the seat govt and bot", "--seats farc,auc,cartels"),
    ],
)
def test_a_clash_names_the_seat_and_what_helps(
    arguments: list[str],
    seat: str,
    helps: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each suggestion works when it is added to the command."""
    assert main(["arena", "andean-abyss", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"With {seat} in the others: ") and told.endswith(f". Try: {helps}.\n")
    monkeypatch.setattr(arena, "play", lambda terms, bout: bout)
    for words in helps.split(", "):
        assert main(["arena", "andean-abyss", *arguments, *words.split(), "--games", "1", "--plain"]) == 0


def test_a_clash_that_nothing_helps_is_told_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "andean-abyss", "bot", "--option", "players=4"]) == 2
    assert capsys.readouterr().err.startswith("These options do not go together: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["genius"], "Option “PLAYER” cannot be “genius”. Possible: bot, "),
        (["chart", "--others", "genius"], "Option “--others” cannot be “genius”. Possible: bot, "),
        (["chart", "--seats", "peru"], "Option “--seats” cannot be “peru”. Possible: govt, "),
    ],
)
def test_what_cannot_be_is_named_by_where_it_was_given(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "andean-abyss", *arguments]) == 2
    assert capsys.readouterr().err.startswith(message)


def test_a_seat_named_twice_is_played_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played: list[Bout] = []

    def play(terms: Terms, bout: Bout) -> Bout:
        played.append(bout)
        return bout

    monkeypatch.setattr(arena, "play", play)
    assert main([*COMMAND, "--seats", "auc,farc,auc", "--games", "1"]) == 0
    assert [bout.key for bout in played] == [(s, p, 3) for s in ("auc", "farc") for p in ("random", "chart")]
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:5]] == ["AUC", "AUC", "FARC", "FARC"]


def test_the_help_tells_of_weights_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help"]) == 0
    assert "search:30r@weights.json" in capsys.readouterr().out


def test_a_game_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(arena, "play_game", lambda *_, **__: Result(3, error="KeyError: 'x'"))
    assert main([*COMMAND, "--games", "1"]) == 1
    failed = capsys.readouterr().err.splitlines()
    assert failed[1] == "Game 3 with chart as FARC failed: KeyError: 'x'" and len(failed) == 2


@pytest.mark.slow
def test_processes_make_no_difference(tmp_path: Path) -> None:
    assert arena.run(TERMS, ["random"], SEATS, range(3), workers=2) == arena.run(TERMS, ["random"], SEATS, range(3))


def test_what_failed_or_was_judged_otherwise_is_played_again(tmp_path: Path) -> None:
    """Of three games in the file, the failed one and the one with other weights are played again, the third is not."""
    path = tmp_path / "a.jsonl"
    for bout in arena.run(TERMS, ["random"], ["auc"], range(3)):
        changed = {0: replace(bout, error="KeyError"), 1: replace(bout, weights="other")}.get(bout.seed, bout)
        arena.append(path, TERMS, changed)
    seen: list[int] = []
    bouts = arena.run(TERMS, ["random"], ["auc"], range(3), path, progress=seen.append)
    assert seen == [1, 2, 3]
    assert not any(bout.error or bout.weights for bout in bouts)
    assert arena.run(TERMS, ["random"], ["auc"], range(3), path) == bouts


def test_which_weights_a_player_judges_by(tmp_path: Path) -> None:
    """A player judges by the shipped weights or those of a file, whatever its name; a player that does not search has
    none."""
    text = json.dumps(shipped("andean-abyss"))
    (tmp_path / "same.json").write_text(text)
    (tmp_path / "other.json").write_text(json.dumps({**shipped("andean-abyss"), "scale": 9.0}))
    own = arena.digest("andean-abyss", "search:2r")
    assert len(own) == 12
    assert arena.digest("andean-abyss", f"search:2r@{tmp_path}/same.json") == own
    assert arena.digest("andean-abyss", f"search:2r@{tmp_path}/other.json") != own
    assert arena.digest("andean-abyss", "chart") == ""
    assert arena.digest("distant-plain", "search:2r") != own
    with pytest.raises(Problem, match="bad-file"):
        arena.digest("distant-plain", f"search:2r@{tmp_path}/same.json")


def test_others_that_judge_otherwise_make_another_game(tmp_path: Path) -> None:
    """A game in the file counts only if the others' weights are the same, too."""
    text = tmp_path / "w.json"
    terms = replace(TERMS, others=f"search:1r@{text}")
    marks = []
    for scale in (3.0, 9.0):
        text.write_text(json.dumps({**shipped("andean-abyss"), "scale": scale}))
        marks.append(arena.judgement(terms, "chart"))
    assert marks[0] != marks[1] and arena.judgement(TERMS, "chart") == ""


def test_a_process_that_is_lost_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, match="lost-process"):
        list(carry_out(os._exit, [(1,), (1,)], workers=2))


@pytest.mark.parametrize("line", ['{"seat": "auc"}', '{"seat": "auc", "player": "random", "seed": 1, "colour": "red"}'])
def test_a_file_that_is_no_arena(tmp_path: Path, line: str) -> None:
    """Bouts with other fields are refused; an empty file is a new one, and bytes that are not text are skipped."""
    path = tmp_path / "a.jsonl"
    path.write_text(json.dumps(asdict(TERMS)) + "\n" + line + "\n")
    with pytest.raises(Problem, match="other-arena"):
        arena.read(path, TERMS)
    path.write_text("")
    assert arena.read(path, TERMS) == {}
    path.write_bytes(json.dumps(asdict(TERMS)).encode() + b"\n\xff\xfe\n")
    assert arena.read(path, TERMS) == {}


@pytest.mark.slow
def test_processes_make_no_difference_to_a_player_that_thinks() -> None:
    """A search by rollouts uses no clock: it finds the same result everywhere."""
    alone = arena.run(TERMS, ["search:2r"], ["farc"], range(2))
    assert not any(bout.error for bout in alone)
    assert arena.run(TERMS, ["search:2r"], ["farc"], range(2), workers=2) == alone
