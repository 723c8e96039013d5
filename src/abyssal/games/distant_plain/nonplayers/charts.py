"""8.6 to 8.9 The flow charts that there are."""

from __future__ import annotations

from ..names import GOVERNMENT, TALIBAN, WARLORDS
from . import government, taliban, warlords
from .box import FactionChart

CHARTS: dict[int, FactionChart] = {
    TALIBAN: taliban.CHART,
    GOVERNMENT: government.CHART,
    WARLORDS: warlords.CHART,
}
"""By faction. One without a chart cannot be a Non-player."""


def chart_of(who: int) -> FactionChart:
    """The chart of a Non-player."""
    return CHARTS[who]
