"""5.0 Events: one function per card side, registered under its number."""

from __future__ import annotations

from ....kernel.decision import Flow
from ....series.events import carry_out
from ..afghanistan import Afghanistan
from .registry import EVENTS


def execute(b: Afghanistan, who: int, card: int, shaded: bool) -> Flow[None]:
    """5.1 Carry out the text of one side of a card."""
    return carry_out(EVENTS, b, who, card, shaded)


__all__ = ["EVENTS", "execute"]
