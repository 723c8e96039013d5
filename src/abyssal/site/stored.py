"""A table as the browser stores it: one JSON text."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from ..kernel.errors import BrokenTable, Problem
from ..table.play.saved import Line, Saved, Seat

FORMAT = 1
"""Grows with every change that an older version of the site could not read."""
MAX_CHAT_LINES = 100
MAX_REQUESTS = 50
"""How many requests of a table are remembered, to recognise one that is repeated."""


@dataclass
class Stored:
    """A table, and what belongs to it."""

    saved: Saved
    chat: list[Line] = field(default_factory=list)
    requests: dict[str, str] = field(default_factory=dict)
    """The digest of each of the last requests, by its id."""
    seed: str = ""
    """Where dice and cards come from; empty for real chance."""
    changed: int = 0
    """When the table was last changed, in seconds since 1970."""
    tokens: list[str] = field(default_factory=list)
    """Tokens of the seats that were made in this browser. The page keeps them too, but a browser that is killed may
    forget what a page has just kept."""

    def text(self) -> str:
        return json.dumps({"format": FORMAT, **asdict(self)}, ensure_ascii=False, separators=(",", ":"))


def read_stored(text: str) -> Stored:
    """Read a table. Refused if a newer version of the site has written it, or if it was damaged."""
    try:
        data = json.loads(text)
        if data.pop("format") > FORMAT:
            raise Problem("newer-site")
        return _stored(data)
    except (ValueError, LookupError, TypeError, AttributeError):
        raise BrokenTable from None


def _stored(data: dict[str, Any]) -> Stored:
    saved = data["saved"]
    saved["seats"] = [Seat(**seat) for seat in saved["seats"]]
    saved["choices"] = [(str(choice), bool(forced)) for choice, forced in saved["choices"]]
    found = Stored(**{**data, "saved": Saved(**saved), "chat": [Line(**line) for line in data["chat"]]})
    numbers = (found.saved.rev, found.saved.news, found.changed)
    if not all(isinstance(number, int) for number in numbers) or not isinstance(found.requests, dict):
        raise TypeError
    return found
