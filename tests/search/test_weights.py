"""Weights in files: those of the game at hand are taken, all else is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.cli import main
from abyssal.games import GAMES
from abyssal.kernel.errors import Problem
from abyssal.search import Budget, SearchPlayer
from abyssal.search.seats import player_for, with_weights
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
    elif change == "no number":
        data["weights"]["farc"][0] = float("nan")
    elif change == "endless":
        data["weights"]["farc"][0] = 10**400
    elif change == "no best":
        data["values"]["govt"][0][0] = 0
    elif change == "deep":
        data["priors"]["farc"] = {"turn": 1.0}
    elif change == "never":
        data["priors"]["farc"]["turn"]["pass"] = -1.0
    elif change in ("values", "ready", "priors"):
        data[change] = [1]
    elif change in ("0", "much"):
        data["scale"] = int(change) if change.isdecimal() else change
    return json.dumps(data)


CHANGES = [
    "short row", "short stage", "word", "faction", "no number", "endless", "no best", "deep", "never", "values",
    "ready", "priors", "0", "much",
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
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


def test_what_may_be_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file with nothing but weights and what they are about is enough to begin with."""
    monkeypatch.chdir(tmp_path)
    data = shipped("andean-abyss")
    Path("w.json").write_text(json.dumps({key: data[key] for key in ("terms", "features", "weights")}))
    more = ["--player", "chart", "--games", "5", "--scenario", "quick", "--plain"]
    assert main(["train", "andean-abyss", "--start", "w.json", "--out", "x.json", *more]) == 0
    assert read("x.json", "andean-abyss").keys() >= {"weights", "terms"}


def test_train_refuses_a_player_with_weights_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would play all rounds by the same ones."""
    monkeypatch.chdir(tmp_path)
    Path("w.json").write_text(json.dumps(shipped("andean-abyss")))
    assert main(["train", "andean-abyss", "--player", "search:2r@w.json", "--out", "x.json"]) == 2
    assert "--start" in capsys.readouterr().err and not Path("x.json").exists()


def test_weights_travel_with_their_player(tmp_path: Path) -> None:
    """A machine that has no such file judges by it all the same."""
    path = tmp_path / "w.json"
    path.write_text(json.dumps({**shipped("andean-abyss"), "scale": 9.0}))
    kind = with_weights(f"search:2r@{path}")
    path.unlink()
    player = player_for(kind, 1, Random(1))
    assert isinstance(player, SearchPlayer)
    assert player.weights == {**shipped("andean-abyss"), "scale": 9.0} and player.budget == Budget(rollouts=2)
    assert with_weights("search:2r") == "search:2r" and with_weights("bot") == "bot"


def test_train_refuses_too_few_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each fifth game is held back, so there have to be five."""
    monkeypatch.chdir(tmp_path)
    assert main(["train", "andean-abyss", "--games", "4", "--player", "chart", "--out", "x.json"]) == 2
    assert "5" in capsys.readouterr().err
