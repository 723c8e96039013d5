"""5.0 Events: one function per card side, registered under its number."""

from __future__ import annotations

from ....coin.events import carry_out
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from . import afghan_state as afghan_state
from . import coalition_policy as coalition_policy
from . import drones_and_raids as drones_and_raids
from . import foreign_hands as foreign_hands
from . import lands_and_roads as lands_and_roads
from . import loyalties as loyalties
from . import taliban_and_pakistan as taliban_and_pakistan
from . import taliban_tactics as taliban_tactics
from .registry import EVENTS


def execute(b: Afghanistan, who: int, card: int, shaded: bool) -> Flow[None]:
    """5.1 Carry out the text of one side of a card."""
    return carry_out(EVENTS, b, who, card, shaded)


__all__ = ["EVENTS", "execute"]
