"""Limits on what people around a table write, and what only the host may do."""

from __future__ import annotations

from ...kernel.errors import Problem
from .table import Table, require_seats

NAME_MAX_CHARACTERS = 40
CHAT_MAX_CHARACTERS = 500


def require_host(table: Table, seats: list[str]) -> None:
    """Refuse a request of anyone but the host."""
    if table.host not in require_seats(seats):
        raise Problem("not-host")


def check_name(name: str) -> str:
    """Return a player's name as one line. Refused if it is too long."""
    if len(name) > NAME_MAX_CHARACTERS:
        raise Problem("long-name", most=NAME_MAX_CHARACTERS)
    return one_line(name, NAME_MAX_CHARACTERS)


def check_text(text: str) -> str:
    """Return a line of the chat. Refused if it is empty or too long."""
    found = one_line(text, CHAT_MAX_CHARACTERS)
    if not found or len(text) > CHAT_MAX_CHARACTERS:
        raise Problem("bad-text", most=CHAT_MAX_CHARACTERS)
    return found


def one_line(text: str, most: int) -> str:
    """Return a text as one line without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most]
