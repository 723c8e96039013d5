"""The last state that a table rendered, for reuse."""

from __future__ import annotations

from dataclasses import dataclass

from ..protocol import shapes


@dataclass(frozen=True)
class RenderedPosition:
    """A rendered state. Its text begins with the position in words, without a closing bracket."""

    position: bytes
    standings: list[shapes.Standing]
    text: bytes
    length: int
    """How many bytes of the text are the position in words."""
