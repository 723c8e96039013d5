"""Records in files: what `write` writes, and what it leaves alone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from abyssal.coin.game import Game
from abyssal.kernel import record
from tests.games.andean_abyss.helpers import RULES


def small() -> Game:
    game = Game.at(RULES, RULES.from_position({"card": 25, "resources": {"farc": 9}}))
    game.choose("pass")
    return game


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    game = small()
    (tmp_path / "games").mkdir()
    for name in ("there", "not yet"):
        target, link = tmp_path / "games" / name, tmp_path / f"link to {name}"
        link.symlink_to(target)
        if name == "there":
            target.write_text("an older record")
        record.write(game, link)
        assert link.is_symlink()
        assert target.read_text(encoding="utf-8") == record.dump(game)
    assert sorted(path.name for path in tmp_path.rglob("*")) == [
        "games", "link to not yet", "link to there", "not yet", "there",
    ]  # fmt: skip


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    game, pipe = small(), tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        record.write(game, pipe)
        assert os.read(reader, 65536).decode() == record.dump(game)
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def test_nothing_else_is_touched(tmp_path: Path) -> None:
    """Other files stay as they are, whatever their names."""
    game, other = small(), tmp_path / "a.record.part"
    other.write_text("somebody else's")
    record.write(game, tmp_path / "a.record")
    assert other.read_text() == "somebody else's"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.record", "a.record.part"]


@pytest.mark.parametrize("name", [".", ""])
def test_a_folder_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(IsADirectoryError):
        record.write(small(), name)
    assert list(tmp_path.iterdir()) == []


def test_a_long_name(tmp_path: Path) -> None:
    """The file name is as long as the system allows."""
    game, path = small(), tmp_path / ("x" * 255)
    record.write(game, path)
    assert path.read_text(encoding="utf-8") == record.dump(game)
