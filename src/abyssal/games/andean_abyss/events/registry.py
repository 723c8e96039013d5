"""Registry of Events by card and side."""

from __future__ import annotations

from ....coin.events import Events, registrar
from ..colombia import Colombia

EVENTS: Events[Colombia] = {}
event = registrar(EVENTS)
