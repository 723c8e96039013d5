"""Files as arguments: pipes, byte order marks, no name at all."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import POSITION, Run

GOLDEN = Path(__file__).parents[1] / "golden" / "andean-abyss" / "quick.record"


@contextmanager
def piped(text: str) -> Iterator[str]:
    """Return the name of a pipe that holds a text, as a shell passes it."""
    reading, writing = os.pipe()
    os.write(writing, text.encode())
    os.close(writing)
    try:
        yield f"/proc/self/fd/{reading}"
    finally:
        os.close(reading)


def test_a_record_from_a_pipe(run: Run) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    for command in (["replay", "--check"], ["replay"], ["show"]):
        with piped(text) as path:
            assert run(*command, path).out == run(*command, str(GOLDEN)).out != ""


def test_a_position_from_a_pipe(run: Run, tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text(json.dumps(POSITION), encoding="utf-8")
    for command in (["show"], ["play", "andean-abyss", "--seed", "1", "--position"]):
        with piped(json.dumps(POSITION)) as path:
            assert run(*command, path).out == run(*command, "start.json").out != ""


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_mark_before_the_text(run: Run, tmp_path: Path, command: str) -> None:
    """Some editors write a byte order mark."""
    (tmp_path / "marked").write_text("\ufeff" + GOLDEN.read_text(encoding="utf-8"), encoding="utf-8")
    assert run(command, "marked").out == run(command, str(GOLDEN)).out != ""


def test_a_mark_before_a_position(run: Run, tmp_path: Path) -> None:
    for name, mark in (("plain", ""), ("marked", "\ufeff")):
        (tmp_path / name).write_text(mark + json.dumps(POSITION), encoding="utf-8")
    assert run("show", "marked").out == run("show", "plain").out != ""


def test_no_name(run: Run) -> None:
    assert run("show", "").err == 'There is no file "".\n'


@pytest.mark.parametrize("name", [".", "/", "folder"])
def test_a_game_is_not_saved_as_a_folder(play: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    assert f"\nCannot write {name}: Is a directory.\n" in play(f"save {name}").out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "start.json"]


def test_a_file_without_end_is_refused_by_its_size(run: Run) -> None:
    for command in ("replay", "show"):
        result = run(command, "/dev/zero")
        assert result.status == 2
        assert result.err == "/dev/zero is too large: at most 64 MB.\n"
