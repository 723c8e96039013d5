"""8.6, 8.7, 8.8, 8.9 The flow charts by faction."""

from __future__ import annotations

from ..names import COALITION, GOVERNMENT, TALIBAN, WARLORDS
from . import coalition, government, taliban, warlords
from .box import FactionChart

CHARTS: dict[int, FactionChart] = {
    COALITION: coalition.CHART,
    TALIBAN: taliban.CHART,
    GOVERNMENT: government.CHART,
    WARLORDS: warlords.CHART,
}


def chart_of(who: int) -> FactionChart:
    """Return the flow chart of a Non-player."""
    return CHARTS[who]
