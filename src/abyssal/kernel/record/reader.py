"""Read records from text or JSON, and report what is wrong with a bad one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from ... import __version__
from .. import values
from ..errors import Problem
from ..json_text import parse
from .played import END, FORMAT, RULE, STOP, UNDO, Record, bad

HEADER: Final = ("format", "game", "version")
"""Keys that every record has."""
_VERSION: Final = re.compile(r"((?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*))\.(0|[1-9][0-9]{0,4})")
_COUNT: Final = re.compile(r"[0-9]{1,5}")


def read(source: Path | str) -> Record:
    """Read a record from a file, or from text (which has more than one line, or is JSON)."""
    if isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{")):
        text = source
    else:
        try:
            text = Path(source).read_text(encoding="utf-8")
        except IsADirectoryError:
            raise Problem("is-folder", path=str(source)) from None
        except OSError:
            raise Problem("no-file", path=str(source)) from None
        except UnicodeDecodeError:
            raise bad(1, Problem("not-text")) from None
    return load(text)


def load(text: str) -> Record:
    """Read a record from text or JSON. A byte order mark, which some editors add, is ignored."""
    text = text.removeprefix("\ufeff")
    return load_json(text) if text.lstrip().startswith("{") else _Reader(text).read()


def load_json(text: str) -> Record:
    try:
        return _from_data(parse(text))
    except Problem as problem:
        raise bad(1, problem) from None


def _from_data(data: Any) -> Record:
    facts = values.object_at(data, "record")
    if "format" not in facts:
        raise Problem("missing-key", key="format", where="record")
    _check_format(values.shorten_json(facts["format"]))
    values.object_at(facts, "record", ["format", "game", "version", "options", "position", "choices", "result", "stop"])
    for key in HEADER:
        if key not in facts:
            raise Problem("missing-key", key=key, where="record")
    _check_version(values.text_at(facts["version"], "version"))
    options = values.object_at(facts.get("options", {}), "options")
    choices: list[tuple[str, str]] = []
    for i, pair in enumerate(values.list_at(facts.get("choices", []), "choices")):
        where = f"choices/{i + 1}"
        if len(values.list_at(pair, where)) != 2:
            raise values.wrong_type("pair", pair, where)
        choices.append((values.text_at(pair[0], where), values.text_at(pair[1], where)))
    return Record(
        values.text_at(facts["game"], "game"),
        facts["version"],
        {name: values.text_at(value, f"options/{name}") for name, value in options.items()},
        values.object_at(facts["position"], "position") if "position" in facts else None,
        choices,
        values.text_at(facts["result"], "result") if "result" in facts else None,
        stopped=values.number_at(facts["stop"], 0, 99_999, "stop") if "stop" in facts else None,
    )


def _check_format(version: str) -> None:
    if version != str(FORMAT):
        raise Problem("other-format", found=version, known=FORMAT)


def _check_version(found: str) -> None:
    """Refuse records of another major or minor version, or of a newer one: other rules may have applied."""
    known = _VERSION.fullmatch(__version__)
    match = _VERSION.fullmatch(found)
    if not match or not known or match[1] != known[1] or int(match[2]) > int(known[2]):
        raise Problem("other-version", found=found, known=__version__)


class _Reader:
    """Parses the text of a record."""

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
                elif _without_comment(line) == RULE:
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
        if line.lstrip().startswith("position:"):
            self._place("position", number)
            self.header["position"] = _json_alone(line.partition(":")[2].strip())
            return
        line = _without_comment(line)
        if not line:
            return
        if line.startswith("option "):
            name, equals, value = line[len("option ") :].partition("=")
            if not equals:
                raise Problem("bad-line", text=line)
            self._place(f"option {name.strip()}", number)
            self.options[name.strip()] = value.strip()
            return
        name, colon, value = line.partition(":")
        if not colon or name not in HEADER:
            raise Problem("bad-line", text=line)
        self._place(name, number)
        self.header[name] = value.strip()
        if name == "format":
            _check_format(self.header[name])
        elif name == "version":
            _check_version(self.header[name])

    def _place(self, name: str, number: int) -> None:
        """Note the line of a part of the header. No part may appear twice."""
        if name in self.places:
            raise Problem("named-twice", kind="key", name=name, where="header")
        self.places[name] = number

    def _check_header(self) -> None:
        for key in HEADER:
            if key not in self.header:
                raise Problem("missing-key", key=key, where="header")

    def _position(self) -> dict[str, Any] | None:
        if "position" not in self.header:
            return None
        try:
            return values.object_at(parse(self.header["position"]), "position")
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
        elif actor == STOP and _COUNT.fullmatch(choice.strip()):
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


def _json_alone(text: str) -> str:
    """Return JSON without a comment after it. Inside JSON strings, `;` and `#` do not start a comment."""
    try:
        end = json.JSONDecoder().raw_decode(text)[1]
    except (ValueError, RecursionError):
        return text
    return text if _without_comment(text[end:]) else text[:end]


def _without_comment(line: str) -> str:
    for sign in ";#":
        line = line.partition(sign)[0]
    return line.strip()
