"""A game of a few dozen lines runs on coin: nothing in it belongs to the games of `abyssal.games`."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from coin_toy import CROWN, REBELS, CoinToy, Kingdom

from abyssal.coin.game import Game
from abyssal.coin.notation import board_text, changes
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.kernel.position import Auditor

RULES = CoinToy()


def begun(*choices: str) -> Game:
    game = Game.new(RULES)
    game.board.conduct.audit = Auditor().look
    for choice in choices:
        game.choose(choice)
    return game


def asked(game: Game) -> tuple[int, str, list[str]]:
    assert game.decision is not None
    return game.decision.actor, game.decision.kind, game.decision.options


def copy(b: Kingdom) -> Kingdom:
    twin = b.twin()
    twin.restore(b.snapshot())
    return twin


def test_an_operation_with_its_special_activity() -> None:
    """The rebels Rally in two spaces and Extort in between; the Crown has Passed."""
    game = begun("2", "1", "pass")
    assert asked(game) == (REBELS, "turn", ["event", "rally", "pass"])
    before = copy(game.board)  # type: ignore[arg-type]
    game.choose("rally")
    assert asked(game) == (REBELS, "rally-space", ["town", "hills", "woods", "extort", "take_back"])
    game.choose("hills")
    game.choose("extort")
    game.choose("hills")
    game.choose("woods")
    game.choose("done")
    assert changes(before, game.board) == {
        "hills rebels.guerrilla.a": 1,
        "hills support": -1,
        "woods rebels.guerrilla.u": 1,
        "woods support": -1,
        # Two Resources were paid and two extorted. The card is over: all are Eligible again, and the next one is due.
        "acted crown": -1,
        "phase": -1,
    }


def test_an_event_and_a_limited_operation() -> None:
    """After an Operation alone the 2nd Eligible has a Limited one, in a single space."""
    game = begun("2", "1", "patrol", "hills", "done")
    assert asked(game) == (REBELS, "turn-limited", ["rally", "pass"])
    game.choose("rally")
    game.choose("town")
    assert board_text(game.board) == "town: crown 2t, rebels 1g, O\nhills: crown 1t, S\nwoods: rebels 1g"


@pytest.mark.parametrize("seed", range(20))
def test_random_games(seed: int) -> None:
    """Random games end with the final Propaganda Round, with the invariants checked after every effect."""
    game, random = begun(), Random(seed)
    play_out(game, [RandomPlayer(random)] * 2, random)
    assert game.over
    assert sorted(f for group in RULES.ranking(game.board) for f in group) == [CROWN, REBELS]  # type: ignore[arg-type]
    again = begun(*game.tape)
    assert again.board.snapshot() == game.board.snapshot()


def test_coin_loads_no_game() -> None:
    script = f"import sys, {__name__}; print([name for name in sys.modules if name.startswith('abyssal.games')])"
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=root, env=env
    )
    assert ast.literal_eval(found.stdout) == []
