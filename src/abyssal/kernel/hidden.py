"""What only some of those at the table know, as it is written in choices, records and positions.

A word that begins with `?` is for one player's eyes, such as the name of a marker that was drawn blindly. For all
others it is `?` alone. A game can be played, recorded and begun with such words withheld: what everybody sees of it
stays the same.
"""

from __future__ import annotations

from typing import Any, Final

SECRET: Final = "?"


def is_secret(word: str) -> bool:
    """Whether a word is for one player only, or withheld."""
    return word.startswith(SECRET)


def withheld(data: Any) -> Any:
    """Words, or a position made of them, without what is for one player only."""
    if isinstance(data, str):
        return SECRET if is_secret(data) else data
    if isinstance(data, list):
        return [withheld(value) for value in data]
    if isinstance(data, dict):
        return {key: withheld(value) for key, value in data.items()}
    return data
