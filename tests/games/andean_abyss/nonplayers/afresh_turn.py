"""A question to a Non-player in words, for derivations of the second edition's section 8 that do without the engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .afresh import Position

DONE = "done"
Spaces = list[str]


@dataclass
class Turn:
    """What is asked, the position, and what its Operation has come to."""

    p: Position
    faction: str
    kind: str
    rule: str
    options: list[str]
    space: str = ""
    origin: str = ""
    piece: str = ""
    number: int = -1
    operation: str = ""
    done: Spaces = field(default_factory=list)
    """The spaces selected."""
    paid: int = 0
    used: str = ""
    """The Special Activity that was chosen."""
    arrived: dict[tuple[str, str], int] = field(default_factory=dict)
    """How many pieces of a kind have come to a space by this Operation."""
    memory: dict[str, Any] = field(default_factory=dict)
    """What was derived and seen earlier in this Operation."""

    @property
    def start(self) -> Position:
        """The position when the Operation began."""
        return self.memory.setdefault("start", self.p)  # type: ignore[no-any-return]

    def offered(self, spaces: Spaces) -> Spaces:
        return [s for s in spaces if s in self.options]


Derivation = Callable[[Turn], "list[str] | None"]
"""All answers that the words allow; None where they are not derived."""


def first(*steps: Spaces) -> Spaces:
    """Steps in order: the first that finds a space."""
    return next((step for step in steps if step), [])


def most(spaces: Spaces, key: Callable[[str], int]) -> Spaces:
    """Those with the highest number."""
    top = max(map(key, spaces), default=0)
    return [s for s in spaces if key(s) == top]


def fewest(spaces: Spaces, key: Callable[[str], int]) -> Spaces:
    """Those with the lowest number."""
    return most(spaces, lambda s: -key(s))
