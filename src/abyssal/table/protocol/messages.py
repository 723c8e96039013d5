"""What clients send. Whatever is not of these shapes is refused, unknown fields too."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from ...kernel.errors import Problem
from . import shapes

RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Choice = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """All messages are strict."""


Options = Annotated[dict[Word, Word], msgspec.Meta(max_length=40)]
Seats = Annotated[dict[Word, Literal["person", "nonplayer", "quick", "steady", "strong"]], msgspec.Meta(max_length=16)]


Clock = Annotated[str, msgspec.Meta(pattern=r"^((player|turn):[1-9][0-9]{1,7})?$(?!\n)")]


class Create(Message):
    game: Word = ""
    options: Options = msgspec.field(default_factory=dict)
    seats: Seats = msgspec.field(default_factory=dict)
    friendly: bool = True
    record: str | None = None
    lesson: bool = False
    open: Annotated[list[Word], msgspec.Meta(max_length=16)] = msgspec.field(default_factory=list)
    clock: Clock = ""


class Weigh(Message):
    """Options before a table is made of them."""

    options: Options = msgspec.field(default_factory=dict)
    seats: Seats = msgspec.field(default_factory=dict)


Choices = Annotated[list[Choice], msgspec.Meta(min_length=1, max_length=12)]


def _all(choice: str | None, choices: list[str] | None) -> list[str]:
    """The choices of a message that has either one or several; an agreement stands alone."""
    if (choice is None) == (choices is None):
        raise Problem("bad-message", error="either `choice` or `choices` expected")
    found = choices or [choice or ""]
    if len(found) > 1 and any(" " in one for one in found):
        raise Problem("bad-message", error="an agreement stands alone")
    return found


class Preview(Message):
    """Choices that are not made."""

    choice: Choice | None = None
    choices: Choices | None = None

    def all(self) -> list[str]:
        return _all(self.choice, self.choices)


class Choose(Message):
    """A choice, or several that are made one after the other (`choices`, instead of `choice`).

    With `on`, the server answers what is no question for its player; with `most` it also moves as many pieces of this
    kind as can be (`""`: of every kind) and as few of others.
    """

    rev: Number
    request: RequestId
    choice: Choice | None = None
    choices: Choices | None = None
    on: bool = False
    most: Word | None = None

    def all(self) -> list[str]:
        return _all(self.choice, self.choices)


class Undo(Message):
    rev: Number
    request: RequestId


class Rewind(Message):
    rev: Number
    request: RequestId
    at: Number


class Branch(Message):
    """A game of its own from an earlier position."""

    at: Number


class Sit(Message):
    request: RequestId
    faction: Word
    name: str | None = None
    webhook: str | None = None


class Reseat(Message):
    """A new secret for a seat."""

    request: RequestId
    faction: Word


class Say(Message):
    request: RequestId
    text: str


class Hurry(Message):
    """A player of the program has thought enough."""


class Aids(Message):
    """The host switches hints on or off."""

    request: RequestId
    on: bool


class Ask(Message):
    """For a hint."""


class Call(Message):
    """What one says who watches."""

    request: RequestId
    name: str
    text: str


class Join(Message):
    """A seat that is open to all."""

    request: RequestId
    faction: Word
    name: str = ""


class Rematch(Message):
    request: RequestId


class Hello(Message):
    """The first message of a live connection."""

    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=16)] = msgspec.field(
        default_factory=list
    )
    lang: Word = "en"


class Talk(Message):
    """What comes after it."""

    lang: Word | None = None
    ping: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None


M = TypeVar("M", bound=Message)


@cache
def _decoder(kind: type[M]) -> msgspec.json.Decoder[M]:
    return msgspec.json.Decoder(kind)


def read(body: bytes | str, kind: type[M]) -> M:
    """A message of one kind, or one clear line on what is wrong with it."""
    try:
        found: M = _decoder(kind).decode(body)
        return found
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("bad-message", error=str(error)) from None


@cache
def schemas() -> dict[str, Any]:
    """Requests, live messages and answers as JSON Schema."""
    kinds: dict[str, list[Any]] = {
        "requests": [
            Create, Weigh, Preview, Choose, Undo, Rewind, Branch, Sit, Reseat, Say, Call, Join, Rematch, Hurry, Aids,
            Ask, Hello, Talk,
        ],
        "answers": [
            shapes.State, shapes.NewTable, shapes.Brief, shapes.GameEntry, shapes.Clashes, shapes.Ends, shapes.Further,
            shapes.Preview, shapes.HistoryEntry, shapes.Hints, shapes.Moment, shapes.Outcome, shapes.Log, shapes.Story,
            shapes.Summary, shapes.Problem,
        ],
    }  # fmt: skip
    return {
        name: msgspec.json.schema_components(types, ref_template=f"#/{name}/{{name}}")[1]
        for name, types in kinds.items()
    }
