"""Classify the lines of the journal."""

from __future__ import annotations


def is_reason(id: str) -> bool:
    """Return True if a line of the journal gives the reason of a Non-player rather than an event."""
    return id.startswith("bot-")
