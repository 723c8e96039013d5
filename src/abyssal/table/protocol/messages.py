"""Messages that clients send, as dataclasses. `read_message` refuses anything else, unknown fields included."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Annotated, Literal

from ...kernel.decision import is_agreement
from ...kernel.errors import Problem
from .reading import Length, Pattern, Range

RequestId = Annotated[str, Length(64, 1), Pattern(r"^[!-~]+$(?!\n)")]
Word = Annotated[str, Length(64)]
Choice = Annotated[str, Length(200, 1)]
Choices = Annotated[list[Choice], Length(100, 1)]
Number = Annotated[int, Range(0, 1_000_000)]
Pieces = Annotated[dict[Word, Number], Length(16)]
Options = Annotated[dict[Word, Word], Length(40)]
SeatKind = Literal["person", "nonplayer", "quick", "steady", "strong"]
Seats = Annotated[dict[Word, SeatKind], Length(16)]
Words = Annotated[list[Word], Length(16)]
Clock = Annotated[str, Pattern(r"^((player|turn):[1-9][0-9]{1,7})?$(?!\n)")]
Tokens = Annotated[list[Annotated[str, Length(200)]], Length(16)]
Ping = Annotated[int, Range(0, below=2**53)]


@dataclass(slots=True)
class Message:
    """The base of all messages."""


@dataclass(slots=True)
class Create(Message):
    game: Word = ""
    options: Options = field(default_factory=dict)
    seats: Seats = field(default_factory=dict)
    friendly: bool = True
    record: str | None = None
    lesson: bool = False
    puzzle: Word = ""
    open: Words = field(default_factory=list)
    clock: Clock = ""
    deck: str = ""
    """The text of a deck file."""


@dataclass(slots=True)
class Deck(Message):
    """Check a deck file, given as text (`""`: an empty deck). Compare it with another one or, without, with our facts.
    With `merge`, add the other one's facts. `card` asks for the choices that enter its facts in a game."""

    deck: str = ""
    other: str = ""
    merge: bool = False
    card: Number = 0


@dataclass(slots=True)
class Weigh(Message):
    """Check options before creating a table with them."""

    options: Options = field(default_factory=dict)
    seats: Seats = field(default_factory=dict)


@dataclass(slots=True)
class Preview(Message):
    """Preview a choice, or several (`choices`, instead of `choice`), without making them."""

    choice: Choice | None = None
    choices: Choices | None = None

    def listed(self) -> list[str]:
        return _listed(self.choice, self.choices)


@dataclass(slots=True)
class Choose(Message):
    """Make a choice, or several one after the other (`choices`, instead of `choice`).

    With `on`, the server answers questions that have only one sensible answer. With `most`, it also moves as many
    pieces of this kind as possible (`""`: of every kind) and as few of others. With `pieces`, it moves these numbers of
    pieces, by kind, as far as possible.
    """

    rev: Number
    request: RequestId
    choice: Choice | None = None
    choices: Choices | None = None
    on: bool = False
    most: Word | None = None
    pieces: Pieces | None = None

    def listed(self) -> list[str]:
        return _listed(self.choice, self.choices)

    def __repr__(self) -> str:
        """Leave out `pieces` if it is not given: the store keeps digests of this text, some of them older than the
        field."""
        return _shown(self, "pieces")


@dataclass(slots=True)
class Undo(Message):
    """Undo the last choice, or all after the first `to`."""

    rev: Number
    request: RequestId
    to: Number | None = None

    def __repr__(self) -> str:
        return _shown(self, "to")


@dataclass(slots=True)
class Rewind(Message):
    rev: Number
    request: RequestId
    at: Number


@dataclass(slots=True)
class Branch(Message):
    """Create a table that continues from an earlier position."""

    at: Number


@dataclass(slots=True)
class Sit(Message):
    request: RequestId
    faction: Word
    name: str | None = None
    webhook: str | None = None


@dataclass(slots=True)
class Reseat(Message):
    """Give a seat a new token."""

    request: RequestId
    faction: Word


@dataclass(slots=True)
class Say(Message):
    request: RequestId
    text: str


@dataclass(slots=True)
class Hurry(Message):
    """Make a computer player answer at once."""


@dataclass(slots=True)
class Aids(Message):
    """Switch hints on or off, as the host."""

    request: RequestId
    on: bool


@dataclass(slots=True)
class Ask(Message):
    """Ask for a hint."""


@dataclass(slots=True)
class Call(Message):
    """Add a line to the chat, as a spectator."""

    request: RequestId
    name: str
    text: str


@dataclass(slots=True)
class Join(Message):
    """Take an open seat."""

    request: RequestId
    faction: Word
    name: str = ""


@dataclass(slots=True)
class Rematch(Message):
    request: RequestId


@dataclass(slots=True)
class GoOn(Message):
    """Go on from the last known position of a table whose choices no longer fit the rules."""

    request: RequestId


@dataclass(slots=True)
class Hello(Message):
    """The first message of a live connection."""

    tokens: Tokens = field(default_factory=list)
    lang: Word = "en"


@dataclass(slots=True)
class Talk(Message):
    """Any later message of a live connection."""

    lang: Word | None = None
    ping: Ping | None = None


@dataclass(slots=True)
class Adjust(Message):
    """Change the position by hand, agree to somebody's change, or (with `agree` false) drop the open proposal."""

    rev: Number
    request: RequestId
    line: Choice
    agree: bool = True


Move = Choose | Undo | Rewind | Adjust
"""Messages that change the game and therefore name the revision they are meant for."""
Change = Move | Say | Sit | Call | Join | Rematch | GoOn | Reseat | Aids
"""Messages that are carried out once, however often they arrive."""
REQUESTS = [
    Create, Deck, Weigh, Preview, Choose, Undo, Rewind, Adjust, Branch, Sit, Reseat, Say, Call, Join, Rematch, GoOn,
    Hurry, Aids, Ask, Hello, Talk,
]  # fmt: skip
"""All messages, as /api/schema lists them."""


def _shown(message: Message, later: str) -> str:
    """Show a message as a dataclass does, without the field `later` if it has its default."""
    known = [one.name for one in fields(message) if one.name != later or getattr(message, later) is not None]
    return f"{type(message).__name__}({', '.join(f'{name}={getattr(message, name)!r}' for name in known)})"


def _listed(choice: str | None, choices: list[str] | None) -> list[str]:
    """Return the choices of a message that has either one or several. An agreement stands alone."""
    if (choice is None) == (choices is None):
        raise Problem("bad-message", error="either `choice` or `choices` expected")
    found = choices or [choice or ""]
    if len(found) > 1 and any(is_agreement(one) for one in found):
        raise Problem("bad-message", error="an agreement stands alone")
    return found
