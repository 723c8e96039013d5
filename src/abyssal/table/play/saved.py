"""A table as it is saved, independent of any database."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple


@dataclass(frozen=True)
class Request:
    """A request of a seat: its id, and a digest of its content."""

    faction: str
    id: str
    digest: str


@dataclass
class Seat:
    faction: str
    token: str
    """SHA-256 of the token; the token itself is not stored."""
    name: str = ""
    webhook: str = ""
    lang: str = "en"
    """Language of turn notices."""
    taken: bool = False
    """Whether a client has connected with the token."""
    computer: str = ""
    """Strength of the computer player; empty for a person."""
    aids: str = ""
    """Of the host: whether hints are `on` or `off`; empty where the host has not said."""
    open: bool = False
    """Whether anyone may claim this seat without an invitation."""
    used: int = 0
    """Seconds that its player has used, where there is a clock."""
    assent: str = ""
    """The change by hand that this seat agrees to: `REV PLACE LINE`, its place among those who agree. Counts only at
    that revision."""


@dataclass
class Line:
    """One line of the chat."""

    n: int
    faction: str
    text: str
    name: str = ""
    """Name of a spectator; players are known by their seats."""


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
    engine: str = ""
    """The version of the rules that the last choice was made under (`engine_version`); empty if unknown."""
    edits: int = 0
    """A number that grows when another program has edited the table, or may have."""
    position: tuple[int, str] | None = None
    """Of a new table: after how many choices its last checkpoint was, and the position there as JSON."""


@dataclass
class Later:
    """What a table in memory lacks: its head as the database has it, and the choices from some number on."""

    rev: int
    news: int
    rematch: str | None
    checksum: str
    seats: list[Seat]
    choices: list[tuple[str, bool]]
    asked: int = 0


class Head(NamedTuple):
    """What changes in the database with each change of a table: `rev` with those of the game, `news` with all, `edits`
    with those of other programs."""

    rev: int
    news: int
    edits: int = 0


@dataclass(frozen=True)
class Idle:
    """A table that has not changed for some time: since when, and how many choices it has."""

    id: str
    game: str
    changed: int
    choices: int


@dataclass(frozen=True)
class OpenTable:
    """A table with a seat that anyone may claim: its host, and its last change in seconds since 1970."""

    id: str
    host: str
    changed: int


class Repeated(Exception):
    """The same request was carried out in the meantime."""


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@lru_cache(maxsize=500)
def secret_digest(token: str) -> bytes:
    """Return the digest of a token, cached: every request needs it several times."""
    return digest(token).encode()
