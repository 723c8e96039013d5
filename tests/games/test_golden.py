"""Golden games (tests/golden, made by tools/make_golden.py): each plays again to the same position and journal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abyssal.games import rules_for
from abyssal.kernel import record
from tools.make_golden import GOLDEN, has_nonplayers, outcome, reason_trail

FOLDER = Path(__file__).parents[1] / "golden"
NAMES = [(game, name) for game, games in GOLDEN.items() for name in games]


@pytest.mark.parametrize(("game_name", "name"), NAMES)
def test_golden_game(game_name: str, name: str) -> None:
    """A difference means that the rules changed: make them anew only if they were meant to."""
    folder = FOLDER / game_name
    text = (folder / f"{name}.record").read_text(encoding="utf-8")
    found = record.read(text)
    assert found.finished
    game = found.replay(rules_for)
    expected = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    assert outcome(game) == expected
    assert found.text() == text
    trail = folder / f"{name}.journal"
    assert trail.exists() == has_nonplayers(game)
    if trail.exists():
        assert reason_trail(game) == trail.read_text(encoding="utf-8")
    assert record.record(game).choices == found.choices
    assert record.read(record.dump_json(game)).replay(rules_for, check=False).board.snapshot() == game.board.snapshot()


def test_all_golden_games_are_tested() -> None:
    found = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*")}
    assert found == set(NAMES)
