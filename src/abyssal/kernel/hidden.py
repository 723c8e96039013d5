"""Hidden information, as it is written in choices, records and positions.

A word that begins with `?` is known to one player only, such as the name of a marker that was drawn blindly. All others
see `?` alone. A game can be played, recorded and started with such words hidden: its public part stays the same.
"""

from __future__ import annotations

from typing import Any, Final

SECRET: Final = "?"


def is_secret(word: str) -> bool:
    """Return True if a word is for one player only, or hidden (`?`)."""
    return word.startswith(SECRET)


def withheld(data: Any) -> Any:
    """Return words, or a position made of them, with `?` for everything that only one player knows."""
    if isinstance(data, str):
        return SECRET if is_secret(data) else data
    if isinstance(data, list):
        return [withheld(value) for value in data]
    if isinstance(data, dict):
        return {key: withheld(value) for key, value in data.items()}
    return data
