"""Fixtures that run the program as a user does."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from abyssal.cli import main

POSITION = {
    "game": "andean-abyss",
    "card": 25,
    "next": [1],
    "resources": {"govt": 20, "farc": 10, "auc": 10, "cartels": 10},
    "aid": 9,
    "spaces": {
        "bogota": "govt 3t 2p, AS",
        "meta_west": "farc 2g 1b, AO",
        "huila": "farc 1g",
        "antioquia": "auc 2g 1b",
        "cali": "cartels 1g 1b",
    },
}
"""A small position with a known card: FARC, AUC, Government, Cartels."""


class Output:
    """The result of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


Run = Callable[..., Output]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in an empty folder; `typed` is its piped input."""
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, typed: str = "") -> Output:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(arguments)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        if status == 2:
            assert err.count("\n") == 1, err
        return Output(status, out, err)

    return command


@pytest.fixture
def play(run: Run, tmp_path: Path) -> Run:
    """Play from the small position with these lines."""
    (tmp_path / "start.json").write_text(json.dumps(POSITION), encoding="utf-8")

    def session(*lines: str, lang: str = "en") -> Output:
        typed = "".join(line + "\n" for line in lines)
        return run("play", "andean-abyss", "--position", "start.json", "--seed", "1", "--lang", lang, typed=typed)

    return session
