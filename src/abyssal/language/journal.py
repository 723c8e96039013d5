"""Which lines of the journal tell what."""

from __future__ import annotations


def is_reason(id: str) -> bool:
    """Whether a line of the journal tells why a Non-player did something, not what happened."""
    return id.startswith("bot-")
