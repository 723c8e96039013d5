"""Shared by the commands: arguments, options of a game, files."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from ..coin.game import Game
from ..coin.rules import Rules
from ..games import GAMES, rules_for
from ..kernel import record
from ..kernel.errors import Problem
from ..kernel.json_text import parse
from ..language import LANGUAGES
from ..language.words import printable

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]


LARGEST = 64 * 1024**2
"""Largest file that is read, in bytes: many times the longest record."""
POSITION = ".position"
"""Suffix of position files."""


class Parser(argparse.ArgumentParser):
    """Argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {printable(message)} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=" or ".join(GAMES))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
        help="an option of the game, e.g. scenario=quick (repeatable)",
    )


def add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scenario", metavar="S", help="the scenario")


def given_options(args: argparse.Namespace) -> dict[str, str]:
    """Return the options given with --option and --scenario, not yet checked."""
    return read_options(args.option + ([] if args.scenario is None else [f"scenario={args.scenario}"]))


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="language: English, Spanish or French (default: en)"
    )


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="no colours, even in a terminal")


def add_many_games(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of commands that play many games: seed, workers, options, language."""
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="seed of the first game (default: 0)")
    parser.add_argument("--workers", metavar="W", type=positive, default=1, help="number of processes (default: 1)")
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        default="",
        help="play on the dask cluster at this address (needs abyssal[cluster])",
    )
    add_scenario(parser)
    add_options(parser)
    add_language(parser)
    add_plain(parser)


def positive(text: str) -> int:
    """Parse a positive number, for argparse."""
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"not a number above 0: {text!r}")
    return number


def file_name(text: str) -> str:
    """Parse a file name, for argparse. An empty name is an error."""
    if not text:
        raise argparse.ArgumentTypeError("the file name is empty")
    return text


def playable(game: str) -> Rules:
    """Return the rules of a game, or raise a Problem if there is no such game."""
    if game not in GAMES:
        raise Problem("unknown-game", game=game, known=", ".join(GAMES))
    return rules_for(game)


def read_options(pairs: list[str]) -> dict[str, str]:
    """Parse options written as name=value. Names and values are not checked yet."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Problem("bad-option", option=pair)
        if options.get(name, value) != value:
            raise Problem("option-twice", option=name)
        options[name] = value
    return options


def read_text(path: str) -> str:
    """Read a text file or a pipe. A pipe can be read only once."""
    if not path:
        raise Problem("no-file", path='""')
    try:
        with open(path, "rb") as file:
            # The size of a pipe or device is unknown, and it may never end.
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise Problem("file-too-large", path=path, most=LARGEST // 1024**2)
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise Problem("no-file", path=path) from None
    except IsADirectoryError:
        raise Problem("is-folder", path=path) from None
    except UnicodeDecodeError:
        raise in_file(path, Problem("not-text")) from None
    except (OSError, ValueError) as error:
        raise Problem("bad-file", path=path, reason=reason(error)) from None


def in_file(path: str, problem: Problem) -> Problem:
    """Wrap a problem with the file it is in."""
    return Problem("in-file", path=path, reason=problem.id, details=problem.facts)


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from None


def try_writing(path: str) -> None:
    """Raise a Problem now if the file cannot be written later. Its content stays as it is."""
    try:
        target = Path(path).resolve()
        there = target.exists()
        with target.open("a"):
            pass
        if not there:
            target.unlink()
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from None


def cannot_write(path: str, error: Exception) -> Problem:
    return Problem("cannot-write", path=path, reason=reason(error))


def reason(error: Exception) -> str:
    """Return the system's error message without the path."""
    return str(getattr(error, "strerror", None) or error)


def position_game(path: str, rules: Rules | None = None) -> Game:
    """Start a game at the position in a file. Without `rules`, use those of the game that the file names."""
    return _position_game(path, read_text(path), rules)


def _position_game(path: str, text: str, rules: Rules | None = None) -> Game:
    if not _is_json(text) and text.strip():
        raise Problem("not-a-position", path=path)
    try:
        data = parse(text)
        if not _is_record(data):
            found = rules or playable(str(data.get("game", GAMES[0])))
            return Game.at(found, found.from_position(data))
    except Problem as problem:
        raise in_file(path, problem) from None
    raise Problem("not-a-position", path=path)


def _is_position(path: str, text: str) -> bool:
    """Return True if this text is a position rather than a record."""
    if not _is_json(text):
        return False
    try:
        data = parse(text)
    except Problem as problem:
        raise in_file(path, problem) from None
    return not _is_record(data)


def _is_record(data: dict[str, object]) -> bool:
    return "choices" in data or "version" in data


def _is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def read_record(path: str) -> record.Record:
    """Read a record from a file."""
    text = read_text(path)
    if _is_position(path, text):
        raise Problem("not-a-record", path=path)
    return _record(text)


def read_game(path: str) -> record.Record | Game:
    """Read a record, or a position as the game that starts there."""
    text = read_text(path)
    return _position_game(path, text) if _is_position(path, text) else _record(text)


def _record(text: str) -> record.Record:
    found = record.load(text)
    playable(found.game)
    return found


def write_position(game: Game, path: str) -> None:
    """Write the position at the last checkpoint as JSON, one key per line."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in game.position().items()]
    write_text(path, "{\n" + ",\n".join(lines) + "\n}\n")
