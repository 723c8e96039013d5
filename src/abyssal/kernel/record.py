"""Records: a game as a header and its choices in words, one to a line (docs/notation.md), or the same as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TextIO

from .. import __version__
from . import position as words
from .decision import CHANCE
from .errors import Problem
from .game import Game
from .rules import Rules

FORMAT: Final = 1
TITLE: Final = "# Abyssal record"
RULE: Final = "---"
END: Final = "end"
STOP: Final = "stop"
"""Closes the record of a game that goes on: with it, a record that lost its last lines can be told."""
UNDO: Final = "undo"
NOBODY: Final = "chance"
"""What the actor CHANCE is called."""

Lookup = Callable[[str], Rules]


class Record:
    """A game as it was played: where it began, and every choice with its actor."""

    def __init__(
        self,
        game: str,
        version: str,
        options: dict[str, str],
        position: dict[str, Any] | None,
        choices: list[tuple[str, str]],
        result: str | None = None,
        lines: list[int] | None = None,
        places: dict[str, int] | None = None,
        stopped: int | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.position = position
        """Where the game began, if not at set-up."""
        self.choices = choices
        self.result = result
        """The closing line of a finished game."""
        self.lines = list(range(1, len(choices) + 1)) if lines is None else lines
        """Where each choice stands (in a JSON record: its number)."""
        self.places = places or {}
        """Where the parts of the header (`game`, `option edition`, `position`) and the end stand."""
        self.stopped = stopped
        """How many choices the closing line of an unfinished game speaks of, if it has one."""

    @property
    def finished(self) -> bool:
        return self.result is not None

    def check_closed(self) -> None:
        """A record that was written to its end says so; one that was cut off, or is still being written, does not."""
        if self.result is None and self.stopped is None:
            raise bad(self.lines[-1] + 1 if self.lines else 1, Problem("cut-off"))
        if self.stopped is not None and self.stopped != len(self.choices):
            line = self.places.get(STOP, len(self.choices) + 1)
            raise bad(line, Problem("other-count", found=len(self.choices), expected=self.stopped))

    def begin(self, rules: Rules | Lookup, journal: bool = True) -> Game:
        """The game before its first choice."""
        at = "game"
        try:
            found = self._rules(rules)
            at = "option"
            options = found.check_options(self.options)
            if self.position is None:
                return Game.new(found, options, journal)
            at = "position"
            return Game.at(found, found.from_position({**self.position, "options": options}), journal)
        except Problem as problem:
            if at == "option":
                at = f"option {problem.facts.get('option')}"
            raise bad(self.places.get(at, 1), problem) from None

    def replay(self, rules: Rules | Lookup, check: bool = True, upto: int | None = None, journal: bool = True) -> Game:
        """The game after its choices (or the first so many). With `check` choices, actors and end must be right."""
        game = self.begin(rules, journal)
        count = len(self.choices) if upto is None else min(upto, len(self.choices))
        for i in range(count):
            self._repeat(game, i, check)
        if check and count == len(self.choices) and self.result is not None:
            line = self.places.get(END, count + 1)
            if not game.over:
                raise bad(line, Problem("ended-early"))
            result = result_of(game)
            if result != self.result:
                raise bad(line, Problem("other-result", found=self.result, expected=result))
        return game

    def _repeat(self, game: Game, i: int, check: bool) -> None:
        actor, choice = self.choices[i]
        if game.decision is None:
            raise bad(self.lines[i], Problem("goes-on", choice=choice))
        if not check:
            game.play(choice)
            return
        try:
            if " " not in choice:
                self._compare(game, game.decision.actor, actor, choice)
            game.choose(choice)
            self._compare(game, game.actor, actor, choice)
        except Problem as problem:
            raise bad(self.lines[i], problem) from None

    def _compare(self, game: Game, actor: int, found: str, choice: str) -> None:
        if found != (expected := name_of(game.rules, actor)):
            raise Problem("other-actor", found=found, expected=expected, choice=choice)

    def _rules(self, rules: Rules | Lookup) -> Rules:
        if not isinstance(rules, Rules):
            return rules(self.game)
        if rules.spec.game != self.game:
            raise Problem("other-game", found=self.game, known=rules.spec.game)
        return rules

    def text(self) -> str:
        """The record as text."""
        lines = [TITLE, f"format: {FORMAT}", f"game: {self.game}", f"version: {self.version}"]
        lines += [f"option {name}={value}" for name, value in self.options.items()]
        if self.position is not None:
            lines.append("position: " + json.dumps(self.position, ensure_ascii=False))
        lines.append(RULE)
        lines += [f"{actor} {choice}" for actor, choice in self.choices]
        if self.result is not None:
            lines.append(f"{END} {self.result}")
        elif self.stopped is not None:
            lines.append(f"{STOP} {self.stopped}")
        return "\n".join(lines) + "\n"

    def data(self) -> dict[str, Any]:
        """The record as JSON data."""
        found: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "choices": [[actor, choice] for actor, choice in self.choices],
        }
        if self.position is not None:
            found["position"] = self.position
        if self.result is not None:
            found["result"] = self.result
        elif self.stopped is not None:
            found["stop"] = self.stopped
        return found


def bad(line: int, problem: Problem) -> Problem:
    """What is wrong with a record, and at which line: the problem's id as the reason, its facts as details."""
    if problem.id == "bad-record":
        return problem
    return Problem("bad-record", line=line, reason=problem.id, details=problem.facts)


def name_of(rules: Rules, actor: int) -> str:
    return NOBODY if actor == CHANCE else rules.spec.factions[actor]


def result_of(game: Game) -> str:
    """7.1 The players from first to last, each with the margin that counts for it: `farc 3, govt+auc -2`."""
    rules, board = game.rules, game.board
    places = []
    for factions in rules.ranking(board):
        names = "+".join(rules.spec.factions[faction] for faction in factions)
        places.append(f"{names} {min(rules.margin(board, faction) for faction in factions)}")
    return ", ".join(places)


# Writing.


def _beginning(game: Game) -> Record:
    """The record of a game without its choices."""
    rules, board = game.rules, game.board.twin()
    board.load(game.start)
    position = rules.to_position(board)
    options: dict[str, str] = position.pop("options")
    del position["game"]
    from_set_up = rules.new_board(options).saved() == game.start
    return Record(rules.spec.game, __version__, options, None if from_set_up else position, [])


def record(game: Game) -> Record:
    """What was played so far, with the actors: found by playing it again.

    A game in which the program failed is recorded up to and with the choice at which it did.
    """
    found = _beginning(game)
    again = found.begin(game.rules, journal=False)
    for choice in game.tape:
        decision = again.decision
        actor = CHANCE if decision is None else decision.actor
        try:
            again.play(choice)
        except Exception:
            found.choices.append((name_of(again.rules, actor), choice))
            break
        found.choices.append((name_of(again.rules, again.actor), choice))
    else:
        if again.board.n != game.board.n:
            raise Problem("not-recordable")
    found.lines = list(range(1, len(found.choices) + 1))
    if game.over:
        found.result = result_of(game)
    else:
        found.stopped = len(found.choices)
    return found


def dump(game: Game) -> str:
    return record(game).text()


def dump_json(game: Game) -> str:
    return json.dumps(record(game).data(), ensure_ascii=False)


def write(game: Game, path: Path | str) -> None:
    """To a file, all or nothing. A name that ends in .json gets JSON."""
    path = Path(path)
    text = dump_json(game) + "\n" if path.suffix == ".json" else dump(game)
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    os.replace(part, path)


class Recorder:
    """Streams a game to an open file: make its choices through this, and each is a line at once."""

    def __init__(self, game: Game, file: TextIO) -> None:
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
        """No more choices for now: close the record of a game that goes on."""
        if not self.game.over:
            self._write(f"{STOP} {self.game.length}")

    def _write(self, line: str) -> None:
        self.file.write(line + "\n")
        self.file.flush()


# Reading.


def read(source: Path | str) -> Record:
    """A record from a file, or from text (which has more than one line, or is JSON)."""
    if isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{")):
        text = source
    else:
        try:
            text = Path(source).read_text(encoding="utf-8")
        except OSError:
            raise Problem("no-file", path=str(source)) from None
        except UnicodeDecodeError:
            raise bad(1, Problem("not-text")) from None
    return load_json(text) if text.lstrip().startswith("{") else _Reader(text).read()


def load_json(text: str) -> Record:
    try:
        return _from_data(_json(text))
    except Problem as problem:
        raise bad(1, problem) from None


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise Problem("not-json", error=str(error)) from None


def _from_data(data: Any) -> Record:
    facts = words.object_at(data, "record")
    _check_format(str(facts.get("format", "")))
    words.object_at(facts, "record", ["format", "game", "version", "options", "position", "choices", "result", "stop"])
    options = words.object_at(facts.get("options", {}), "options")
    choices: list[tuple[str, str]] = []
    for i, pair in enumerate(words.list_at(facts.get("choices", []), "choices")):
        where = f"choices/{i + 1}"
        if len(words.list_at(pair, where)) != 2:
            raise words.wrong_type("pair", pair, where)
        choices.append((words.text_at(pair[0], where), words.text_at(pair[1], where)))
    return Record(
        words.text_at(facts.get("game", ""), "game"),
        words.text_at(facts.get("version", ""), "version"),
        {name: words.text_at(value, f"options/{name}") for name, value in options.items()},
        words.object_at(facts["position"], "position") if "position" in facts else None,
        choices,
        words.text_at(facts["result"], "result") if "result" in facts else None,
        stopped=words.number_at(facts["stop"], 0, 99_999, "stop") if "stop" in facts else None,
    )


def _check_format(version: str) -> None:
    if version != str(FORMAT):
        raise Problem("other-format", found=version, known=FORMAT)


class _Reader:
    """Takes the text of a record apart."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.header: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.choices: list[tuple[str, str]] = []
        self.numbers: list[int] = []
        self.result: str | None = None
        self.stopped: int | None = None
        self.places: dict[str, int] = {}

    def read(self) -> Record:
        below = False
        for number, line in enumerate(self.lines, 1):
            try:
                if below:
                    self._choice(_without_comment(line), number)
                elif line.strip() == RULE:
                    below = True
                    self._check_header()
                else:
                    self._header_line(line, number)
            except Problem as problem:
                raise bad(number, problem) from None
        if not below or self.lines[-1].strip():
            raise bad(len(self.lines), Problem("cut-off"))
        return Record(
            self.header["game"], self.header["version"], self.options, self._position(),
            self.choices, self.result, self.numbers, self.places, self.stopped,
        )  # fmt: skip

    def _header_line(self, line: str, number: int) -> None:
        if line.startswith("position:"):
            self.header["position"] = line[len("position:") :]
            self.places["position"] = number
            return
        line = _without_comment(line)
        if not line:
            return
        if line.startswith("option "):
            name, equals, value = line[len("option ") :].partition("=")
            if not equals:
                raise Problem("bad-line", text=line)
            self.options[name.strip()] = value.strip()
            self.places[f"option {name.strip()}"] = number
            return
        name, colon, value = line.partition(":")
        if not colon or name not in ("format", "game", "version"):
            raise Problem("bad-line", text=line)
        self.header[name] = value.strip()
        self.places[name] = number
        if name == "format":
            _check_format(self.header[name])

    def _check_header(self) -> None:
        for key in ("format", "game", "version"):
            if key not in self.header:
                raise Problem("missing-key", key=key, where="header")

    def _position(self) -> dict[str, Any] | None:
        if "position" not in self.header:
            return None
        try:
            return words.object_at(_json(self.header["position"]), "position")
        except Problem as problem:
            raise bad(self.places["position"], problem) from None

    def _choice(self, line: str, number: int) -> None:
        if not line:
            return
        actor, _, choice = line.partition(" ")
        if line == UNDO:
            if not self.choices:
                raise Problem("nothing-to-undo")
            self.choices.pop()
            self.numbers.pop()
            self.result = None
        elif self.result is not None:
            raise Problem("goes-on", choice=line)
        elif actor == STOP and choice.strip().isdecimal():
            self.stopped = int(choice)
            self.places[STOP] = number
            return
        elif actor == END:
            self.result = choice.strip()
            self.places[END] = number
        elif not choice.strip():
            raise Problem("bad-line", text=line)
        else:
            self.choices.append((actor, " ".join(choice.split())))
            self.numbers.append(number)
        self.stopped = None


def _without_comment(line: str) -> str:
    for sign in ";#":
        line = line.partition(sign)[0]
    return line.strip()
