"""Records: a game as a header and its choices in words, one to a line (docs/notation.md), or the same as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, TextIO

from ... import __version__
from ..decision import CHANCE
from ..errors import Problem
from ..game import Game
from ..hidden import is_secret
from .played import END, STOP, UNDO, Lookup, Record, name_of, result_of
from .reader import load, load_json, read

__all__ = [
    "Lookup",
    "Record",
    "Recorder",
    "dump",
    "dump_json",
    "load",
    "load_json",
    "read",
    "record",
    "result_of",
    "write",
]


def _beginning(game: Game[Any, Any], factions: Sequence[int] | None) -> Record:
    """Return the record of a game without its choices."""
    rules, board = game.rules, game.board.twin()
    board.load(game.start)
    if factions is not None:
        rules.conceal(board, factions)
        board.order = []
    position = rules.to_position(board)
    options: dict[str, str] = position.pop("options")
    del position["game"]
    from_set_up = rules.new_board(options).saved() == game.start
    return Record(rules.game, __version__, options, None if from_set_up else position, [])


def record(game: Game[Any, Any], factions: Sequence[int] | None = None) -> Record:
    """Return the record of a game so far. The actors are found by replaying it.

    With `factions` it holds what their players know, with an empty list what everybody knows, otherwise everything.
    The record of a finished game hides nothing.

    If the program failed in a game, the record ends with the choice at which it failed.
    """
    if game.was_led:
        raise Problem("not-recordable")
    factions = None if game.over else factions
    found = _beginning(game, factions)
    again = found.begin(game.rules, journal=False)
    for choice in game.tape:
        decision = again.decision
        actor = CHANCE if decision is None else decision.actor
        if factions is not None and is_secret(choice):
            choice = again.as_seen_by(choice, factions)
        try:
            again.play(choice)
        except Exception:
            found.choices.append((name_of(again.rules, actor), choice))
            break
        found.choices.append((name_of(again.rules, again.actor), choice))
    else:
        if again.board.n != (game.board if factions is None else game.seen_by(factions)).n:
            raise Problem("not-recordable")
    found.lines = list(range(1, len(found.choices) + 1))
    if game.over:
        found.result = result_of(game)
    else:
        found.stopped = len(found.choices)
    return found


def dump(game: Game[Any, Any]) -> str:
    return record(game).text()


def dump_json(game: Game[Any, Any]) -> str:
    return json.dumps(record(game).data(), ensure_ascii=False)


def write(game: Game[Any, Any], path: Path | str) -> None:
    """Write the record to a file, all or nothing; a link is followed. A name that ends in .json gets JSON."""
    text = dump_json(game) + "\n" if Path(path).suffix == ".json" else dump(game)
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        # A pipe or a device is written to, never replaced.
        target.write_text(text, encoding="utf-8", newline="\n")
        return
    part = target.with_name(f".{token_hex(8)}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


class Recorder:
    """Streams a game to an open file. Choices made through this are written at once, one line each."""

    def __init__(self, game: Game[Any, Any], file: TextIO) -> None:
        self.game = game
        self.file = file
        begun = record(game)
        begun.stopped = None
        self._write(begun.text().rstrip("\n"))

    def choose(self, choice: str) -> None:
        """Like `Game.choose`."""
        self.game.choose(choice)
        self._write(f"{name_of(self.game.rules, self.game.actor)} {choice}")
        if self.game.over:
            self._write(f"{END} {result_of(self.game)}")

    def undo(self) -> None:
        """Like `Game.undo`."""
        self.game.undo()
        self._write(UNDO)

    def close(self) -> None:
        """Close the record of an unfinished game: no more choices for now."""
        if not self.game.over:
            self._write(f"{STOP} {self.game.length}")

    def _write(self, line: str) -> None:
        self.file.write(line + "\n")
        self.file.flush()
