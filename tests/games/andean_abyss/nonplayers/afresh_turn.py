"""A question to a Non-player as data, for the independent derivations of the second edition's section 8."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .afresh import Position

DONE = "done"
Spaces = list[str]


@dataclass
class Turn:
    """The question, the position, and the progress of the Operation."""

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
    """Selected spaces."""
    paid: int = 0
    used: str = ""
    """Chosen Special Activity."""
    arrived: dict[tuple[str, str], int] = field(default_factory=dict)
    """Pieces of a kind that have arrived in a space by this Operation."""
    memory: dict[str, Any] = field(default_factory=dict)
    """Facts derived earlier in this Operation."""

    @property
    def start(self) -> Position:
        """Return the position when the Operation began."""
        return self.memory.setdefault("start", self.p)  # type: ignore[no-any-return]

    def offered(self, spaces: Spaces) -> Spaces:
        return [s for s in spaces if s in self.options]


Derivation = Callable[[Turn], "list[str] | None"]
"""All answers that the text allows; None where they are not derived."""


def first(*steps: Spaces) -> Spaces:
    """Return the spaces of the first step that finds any."""
    return next((step for step in steps if step), [])


def most(spaces: Spaces, key: Callable[[str], int]) -> Spaces:
    """Return the items with the highest number."""
    top = max(map(key, spaces), default=0)
    return [s for s in spaces if key(s) == top]


def fewest(spaces: Spaces, key: Callable[[str], int]) -> Spaces:
    """Return the items with the lowest number."""
    return most(spaces, lambda s: -key(s))
