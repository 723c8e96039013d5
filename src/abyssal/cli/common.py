"""What the commands share: arguments, options of a game, files."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from ..games import GAMES, rules_for
from ..kernel import record
from ..kernel.errors import Problem
from ..kernel.game import Game
from ..kernel.json_text import parse
from ..kernel.rules import Rules
from ..language import LANGUAGES
from ..language.words import told

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]


LARGEST = 64 * 1024**2
"""Bytes of a file that is read: many times the longest record."""
POSITION = ".position"
"""How the name of a position file ends."""


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {told(message)} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=" or ".join(GAMES))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="an option of the game, such as scenario=quick"
    )


def add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scenario", metavar="S", help="the scenario")


def given_options(args: argparse.Namespace) -> dict[str, str]:
    """What --option and --scenario say; not checked yet."""
    return read_options(args.option + ([] if args.scenario is None else [f"scenario={args.scenario}"]))


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="English, Spanish or French")


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="no colours, even in a terminal")


def add_many_games(parser: argparse.ArgumentParser) -> None:
    """What commands that play many games take: how the games begin, who carries them out, and how it is told."""
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="of the first game (default: 0)")
    parser.add_argument("--workers", metavar="W", type=positive, default=1, help="processes (default: 1)")
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", default="", help="let a dask cluster do it (needs abyssal[cluster])"
    )
    add_scenario(parser)
    add_options(parser)
    add_language(parser)
    add_plain(parser)


def positive(text: str) -> int:
    """A number of things, for argparse."""
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"not a number above 0: {text!r}")
    return number


def file_name(text: str) -> str:
    """The name of a file, for argparse: an empty one is a mistake, not a wish for none."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file is empty")
    return text


def playable(game: str) -> Rules:
    """The rules of a game that can be played."""
    if game not in GAMES:
        raise Problem("unknown-game", game=game, known=", ".join(GAMES))
    return rules_for(game)


def read_options(pairs: list[str]) -> dict[str, str]:
    """Options written as name=value; not checked yet."""
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
    """What a file holds, or what comes through a pipe: it can be read only once."""
    if not path:
        raise Problem("no-file", path='""')
    try:
        with open(path, "rb") as file:
            # A pipe or a device has no size beforehand, and may have no end.
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
    """What is wrong, and in which file."""
    return Problem("in-file", path=path, reason=problem.id, details=problem.facts)


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from None


def try_writing(path: str) -> None:
    """Refuse a file that cannot be written before there is anything to write; nothing is changed."""
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
    """What the system says, without the path that is told already."""
    return str(getattr(error, "strerror", None) or error)


def position_game(path: str, rules: Rules | None = None) -> Game:
    """A game that begins at the position in a file; if no rules are given, those of the game it names."""
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
    """Whether a file holds a position rather than a record."""
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
    """A record from a file."""
    text = read_text(path)
    if _is_position(path, text):
        raise Problem("not-a-record", path=path)
    return _record(text)


def read_game(path: str) -> record.Record | Game:
    """What a file holds: a record, or a position as the game that begins there."""
    text = read_text(path)
    return _position_game(path, text) if _is_position(path, text) else _record(text)


def _record(text: str) -> record.Record:
    found = record.load(text)
    playable(found.game)
    return found


def write_position(game: Game, path: str) -> None:
    """The position at the last checkpoint, as JSON with a line for each key."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in game.position().items()]
    write_text(path, "{\n" + ",\n".join(lines) + "\n}\n")
