"""The registry of Events by card and side."""

from __future__ import annotations

from ....coin.events import Events, registrar
from ..afghanistan import Afghanistan

EVENTS: Events[Afghanistan] = {}
event = registrar(EVENTS)
