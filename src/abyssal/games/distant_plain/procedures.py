"""What the shared procedures call of A Distant Plain: its Operations, Special Activities and Events by name."""

from __future__ import annotations

from ...kernel.decision import Flow
from ...series.procedures import Citations, Procedures
from . import elders, events
from .afghanistan import Afghanistan

CITES = Citations(take_back="1.4.1", deal="1.5.1", turn="2.3.4", special="4.1", event="5.1")


class AfghanProcedures(Procedures[Afghanistan]):
    """The procedures of A Distant Plain."""

    def __init__(self) -> None:
        super().__init__(CITES, [], [])

    def event(self, b: Afghanistan, who: int, card: int, shaded: bool) -> Flow[None]:
        return elders.heeded(b, events.execute(b, who, card, shaded))
