"""The kernel plays an unknown game that is not a COIN game."""

from __future__ import annotations

import ast
import pickle
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.kernel.decision import CHANCE, Decision
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import Game as Driver
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.kernel.position import Auditor
from abyssal.kernel.record import dump, dump_json, read, record
from tests.kernel.toy import HEAP, NORTH, SOUTH, TAKEN, Stones, Toy

Game = Driver[Stones, Toy]
RULES = Toy()
SCRIPT = ["?sun", "?moon", "2", "roll", "5", "give north south", "2", "roll", "1", "1"]
"""A whole game: South finds a stone by the die, North gives one away and still takes the last."""


def begun(*choices: str) -> Driver[Stones, Toy]:
    game = Game.new(RULES)
    game.board.conduct.audit = Auditor().look
    for choice in choices:
        game.choose(choice)
    return game


def asked(game: Driver[Stones, Toy]) -> Decision:
    assert game.decision is not None
    return game.decision


def test_decisions_and_chance() -> None:
    game = begun()
    assert (asked(game).actor, asked(game).kind, asked(game).options) == (CHANCE, "token", ["?sun", "?moon"])
    game.choose("?sun")
    game.choose("?moon")
    assert (asked(game).actor, asked(game).options, asked(game).open) == (NORTH, ["1", "2", "roll"], True)
    game.choose("2")
    assert game.board.n == [4, SOUTH, 2, 0, 1, 2, 0]
    game.choose("roll")
    assert (asked(game).actor, asked(game).options) == (CHANCE, ["1", "2", "3", "4", "5", "6"])
    game.choose("5")
    assert game.board.n == [3, NORTH, 2, 1, 1, 2, 0]
    assert game.journal == [("take", (NORTH, 2)), ("take", (SOUTH, 1))]
    with pytest.raises(Problem, match="illegal-choice"):
        game.choose("3")


def test_tape_and_end() -> None:
    game = begun(*SCRIPT)
    assert game.over and game.tape == SCRIPT
    assert game.board.n == [0, SOUTH, 4, 2, 1, 2, NORTH + 1]
    assert RULES.ranking(game.board) == [[NORTH], [SOUTH]]
    with pytest.raises(Problem, match="game-over"):
        game.choose("1")


def test_undo() -> None:
    """Undo goes back to the last die, draw or other player's choice; an agreement is a choice of its maker."""
    game = begun("?sun", "?moon")
    before = game.board.snapshot()
    assert game.undoable == 0
    game.choose("2")
    assert game.undoable == 1
    game.undo()
    assert (game.board.snapshot(), game.tape) == (before, ["?sun", "?moon"])
    game = begun("?sun", "?moon", "2", "roll", "5")
    with pytest.raises(Problem, match="nothing-to-undo"):
        game.undo()


def test_agreements() -> None:
    """Agreements are possible at open questions only; a refused one changes nothing."""
    game = begun("?sun", "?moon")
    with pytest.raises(Problem, match="bad-aside"):
        game.choose("give north south")
    game.choose("2")
    game.choose("give north south")
    assert game.board.n[TAKEN : TAKEN + 2] == [1, 1] and asked(game).actor == SOUTH
    game.choose("roll")
    with pytest.raises(Problem, match="not-now"):
        game.choose("give north south")


def test_copies_go_their_own_way() -> None:
    game = begun("?sun", "?moon", "2")
    for twin in (game.clone(), pickle.loads(pickle.dumps(game))):
        twin.choose("2")
        assert twin.board.n[HEAP] == 2 and game.board.n[HEAP] == 4


def test_what_is_hidden() -> None:
    """Each player sees their own token; determinized games may have any other token elsewhere."""
    game = begun("?sun", "?moon", "2")
    assert game.view(NORTH)["token"] == ["?sun", "?"] and game.view(CHANCE)["token"] == ["?", "?"]
    worlds = {tuple(game.determinize(seed, NORTH).board.n[4:6]) for seed in range(20)}
    assert worlds == {(1, 1), (1, 2)}
    tapes = {tuple(game.determinize(seed, NORTH).tape) for seed in range(20)}
    assert tapes == {("?sun", "?sun", "2"), ("?sun", "?moon", "2")}
    assert [choice for _, choice in record(game, [SOUTH]).choices] == ["?", "?moon", "2"]
    assert [choice for _, choice in record(game, []).choices] == ["?", "?", "2"]


@pytest.mark.parametrize("count", range(len(SCRIPT) + 1))
def test_positions_and_records_there_and_back(count: int) -> None:
    game = begun(*SCRIPT[:count])
    for text in (dump(game), dump_json(game)):
        again: Driver[Any, Any] = read(text).replay(RULES, audit=True)
        assert (again.board.snapshot(), again.tape, again.journal) == (game.board.snapshot(), game.tape, game.journal)
    later = Game.at(RULES, RULES.from_position(game.position()))
    assert read(dump(later)).replay(RULES).board.snapshot() == later.board.snapshot()


def test_options() -> None:
    assert Game.new(RULES, {"heap": "3"}).board.n[HEAP] == 3
    with pytest.raises(Problem, match="unknown-option"):
        Game.new(RULES, {"edition": "second"})


@pytest.mark.parametrize("seed", range(20))
def test_random_games(seed: int) -> None:
    """Random games end, with the invariant checked after every effect."""
    game, random = begun(), Random(seed)
    play_out(game, [RandomPlayer(random, generous=True)] * 2, random)
    assert game.over
    assert read(dump(game)).replay(RULES).board.snapshot() == game.board.snapshot()


def test_the_kernel_loads_nothing_else() -> None:
    """These tests load nothing outside the kernel."""
    script = f"import sys, {__name__}; print([name for name in sys.modules if name.startswith('abyssal.')])"
    root = Path(__file__).parents[2]
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=root)
    loaded = ast.literal_eval(found.stdout)
    assert "abyssal.kernel.game" in loaded
    assert [name for name in loaded if not name.startswith("abyssal.kernel")] == []


COIN_WORDS = (
    r"COIN|Operation|Special Activit|Event card|Propaganda|Eligib|Guerrilla|Troops|Police|Support|Opposition|Terror"
    r"|Sabotage|Resources|\bAid\b|Control\b|LoC\b|Non-?player|Insurgent|Capabilit|Momentum|Population|govt|farc|taliban"
)


def test_the_kernel_has_no_coin_word() -> None:
    folder = Path(__file__).parents[2] / "src" / "abyssal" / "kernel"
    found = [
        f"{path.name}:{n}: {line.strip()}"
        for path in sorted(folder.rglob("*.py"))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(COIN_WORDS, line)
    ]
    assert found == []
