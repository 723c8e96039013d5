"""What programs that use Abyssal import, from one place."""

from __future__ import annotations

import subprocess
import sys

import pytest

import abyssal
from abyssal import GAMES, Game, RandomPlayer, Record, play_out, rules_for
from abyssal.kernel import record

NAMES = [
    "CHANCE", "Decision", "GAMES", "Game", "Policy", "Problem", "RandomPlayer", "Record", "__version__", "chance",
    "env", "play_out", "play_turn", "rules_for", "vector_env",
]  # fmt: skip


def test_the_surface_is_what_it_says() -> None:
    """A name more or less is a change for users: it belongs into the changelog."""
    assert sorted(abyssal.__all__) == NAMES
    for name in NAMES:
        assert getattr(abyssal, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Board'"):
        _ = abyssal.Board


def test_importing_it_loads_no_game() -> None:
    script = "import sys, abyssal; print([name for name in sys.modules if name.startswith('abyssal.')])"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_from_the_surface_alone(name: str) -> None:
    """Play at random, record, read the record again."""
    from random import Random

    random = Random(1)
    game = Game.new(rules_for(name), {"scenario": "short" if name == "distant-plain" else "quick"})
    play_out(game, [RandomPlayer(random)] * 4, random)
    again = record.read(record.dump(game))
    assert isinstance(again, Record)
    assert again.replay(rules_for(name)).board.snapshot() == game.board.snapshot()
