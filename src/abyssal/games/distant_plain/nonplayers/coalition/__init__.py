"""8.6 Non-player Coalition: the questions of its flow chart, its boxes and the arrows between them."""

from __future__ import annotations

from .....coin.bots.chart import PASS, Chart
from ..box import Activities, FactionChart
from ..mind import Mind
from . import air_lift, air_strike, assault, propaganda, standing, surge, sweep, train


def designate(m: Mind) -> str:
    """8.6.3, 8.6.4, 8.6.5 Answer the chart's questions and return the box they lead to."""
    m.rule = "8.6.3"
    if m.asks("hidden-enemies", sweep.is_called_for(m)):
        return "sweep"
    m.rule = "8.6.4"
    return "assault" if m.asks("assault-would-remove", assault.is_called_for(m)) else "train"


OPERATIONS: Chart[Mind] = Chart(
    {
        "sweep": sweep.Sweep("sweep", "8.6.3"),
        "assault": assault.Assault("assault", "8.6.4"),
        "train": train.Train("train", "8.6.5"),
        "assault-in-place": assault.AssaultInPlace("assault", "8.6.4"),
    },
    {"sweep": "assault", "assault": "train", "train": "sweep", "assault-in-place": PASS},
    "",
    "assault-in-place",
)
"""8.6 The next box when nothing in one is possible. After a full round Assault in place, otherwise Pass."""

ACTIVITIES: Activities = Activities(
    {
        "air-strike": air_strike.AirStrike("air_strike", "8.6.3.air_strike"),
        "air-lift": air_lift.AirLift("air_lift", "8.6.3.air_lift"),
        "air-lift-train": air_lift.AirLift("air_lift", "8.6.3.air_lift"),
        "surge": surge.Surge("surge", "8.6.5.surge"),
    },
    {"air-strike": "air-lift", "air-lift": "air-strike", "air-lift-train": PASS, "surge": "air-lift-train"},
    "",
)
"""8.6.3, 8.6.5 Air Strike and Air Lift lead to each other, and after a full round to none. With Train, Surge comes
first, then Air Lift."""

CHART: FactionChart = FactionChart(
    designate,
    OPERATIONS,
    ACTIVITIES,
    {
        **sweep.ANSWERS,
        **assault.ANSWERS,
        **train.ANSWERS,
        **air_lift.ANSWERS,
        **air_strike.ANSWERS,
        **surge.ANSWERS,
        **propaganda.ANSWERS,
        **standing.ANSWERS,
    },
    low=0,
)
