"""What the database holds, as the rest of the server knows it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import lru_cache


@dataclass(frozen=True)
class Request:
    """Something a seat asked for: its own id, and a digest of what it was."""

    faction: str
    id: str
    digest: str


@dataclass
class Seat:
    faction: str
    token: str
    name: str = ""
    webhook: str = ""
    lang: str = "en"
    """What turn notices are worded in."""
    taken: bool = False
    """Whether a client has been at the table with its secret."""
    mind: str = ""
    """The strength of a player of the program; empty for a person."""
    aids: str = ""
    """Of the host: whether hints are `on` or `off`; empty where the host has not said."""
    open: bool = False
    """Whether whoever comes may have it."""
    used: int = 0
    """How many seconds its player has taken, where there is a clock."""


@dataclass
class Line:
    """One line of the chat."""

    n: int
    faction: str
    text: str
    name: str = ""
    """Of one who watches; players are known by their seats."""


@dataclass
class Saved:
    """A table as the database has it."""

    id: str
    game: str
    start: str
    friendly: bool
    host: str
    rev: int = 0
    news: int = 0
    rematch: str | None = None
    checksum: str = ""
    seats: list[Seat] = field(default_factory=list)
    choices: list[tuple[str, bool]] = field(default_factory=list)
    clock: str = ""
    asked: int = 0


@dataclass
class Later:
    """What a table in memory lacks: its heads as the database has them, and the choices from some number on."""

    rev: int
    news: int
    rematch: str | None
    checksum: str
    seats: list[Seat]
    choices: list[tuple[str, bool]]
    asked: int = 0


@dataclass(frozen=True)
class Idle:
    """A table that was not touched for some time: since when, and how many choices it has."""

    id: str
    game: str
    changed: int
    choices: int


class Repeated(Exception):
    """The same request was carried out in the meantime."""


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@lru_cache(maxsize=500)
def secret_digest(token: str) -> bytes:
    """The digest of a secret: whose it is is asked several times for every request."""
    return digest(token).encode()
