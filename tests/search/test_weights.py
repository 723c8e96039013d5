"""Weights in files: those of the game at hand are taken, all else is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abyssal.cli import main
from abyssal.games import GAMES
from abyssal.kernel.errors import Problem
from abyssal.search.weights import read, shipped


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_is_taken(game: str, tmp_path: Path) -> None:
    path = tmp_path / "w.json"
    path.write_text(json.dumps(shipped(game)))
    assert read(str(path), game) == read(str(path)) == shipped(game)


def broken(change: str) -> str:
    """The weights of Andean Abyss with something wrong in them."""
    data: dict[str, Any] = shipped("andean-abyss")
    if change == "short row":
        data["weights"]["farc"].pop()
    elif change == "short stage":
        data["values"]["govt"][0].pop()
    elif change == "word":
        data["weights"]["farc"][0] = "much"
    elif change == "faction":
        data["weights"]["crown"] = data["weights"].pop("farc")
    elif change == "values":
        data["values"] = [1]
    return json.dumps(data)


@pytest.mark.parametrize("change", ["short row", "short stage", "word", "faction", "values"])
def test_what_does_not_fit_is_refused(change: str, tmp_path: Path) -> None:
    path = tmp_path / "w.json"
    path.write_text(broken(change))
    with pytest.raises(Problem, match="bad-file"):
        read(str(path), "andean-abyss")
    path.write_text(broken(""))
    read(str(path), "andean-abyss")
    with pytest.raises(Problem, match="bad-file"):
        read(str(path), "distant-plain")


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"weights": 1}'])
def test_train_refuses_a_start_that_is_none(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("w.json").write_text(text)
    assert main(["train", "andean-abyss", "--start", "w.json", "--out", "x.json"]) == 2
    assert "w.json" in capsys.readouterr().err
    assert main(["train", "andean-abyss", "--start", "/dev/zero", "--out", "x.json"]) == 2


def test_train_refuses_too_few_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each fifth game is held back, so there have to be five."""
    monkeypatch.chdir(tmp_path)
    assert main(["train", "andean-abyss", "--games", "4", "--player", "chart", "--out", "x.json"]) == 2
    assert "5" in capsys.readouterr().err
