"""8.9 Non-player Warlords: the questions of their flow chart, its boxes and the arrows between them."""

from __future__ import annotations

from .....coin.bots.chart import PASS, Chart
from ..box import Activities, FactionChart
from ..mind import Mind
from . import activities, attack, march, rally, suborn, terror


def designate(m: Mind) -> str:
    """8.9.3, 8.9.4, 8.9.5, 8.9.6 Answer the chart's questions and return the box they lead to."""
    b = m.b
    m.rule = "8.9.3"
    if m.asks("rally-could-base", rally.could_build(m)):
        return "rally"
    m.rule = "8.9.4"
    margin = b.procedures.margin
    if not m.asks("player-ahead", any(margin(b, f) > 0 for f in range(4) if m.is_player(f))):
        return "march"
    m.rule = "8.9.5"
    return "terror" if m.asks("terror-costs-player", bool(terror.costly(m))) else "attack"


OPERATIONS: Chart[Mind] = Chart(
    {
        "rally": rally.Rally("rally", "8.9.3"),
        "march": march.March("march", "8.9.4"),
        "terror": terror.Terror("terror", "8.9.5"),
        "attack": attack.Attack("attack", "8.9.6"),
        "march-anywhere": march.MarchAnywhere("march", "8.9.4"),
    },
    {"rally": "march", "march": "rally", "terror": "attack", "attack": "terror", "march-anywhere": PASS},
    "",
    loop="march-anywhere",
)
"""8.9 The next box when nothing in one is possible. After a full round March anywhere, otherwise Pass."""

ACTIVITIES: Activities = Activities(
    {
        "cultivate": activities.Cultivate("cultivate", "8.9.3.cultivate"),
        "traffic": activities.Traffic("traffic", "8.9.3.traffic"),
        "suborn": suborn.Suborn("suborn", "8.9.3.suborn"),
        "suborn-only": suborn.Suborn("suborn", "8.9.3.suborn"),
    },
    {"cultivate": "traffic", "traffic": "suborn", "suborn": "cultivate", "suborn-only": PASS},
    "",
)
"""8.9.3 Each is tried once, in a circle. After Terror or Attack only Suborn is tried."""

CHART: FactionChart = FactionChart(
    designate,
    OPERATIONS,
    ACTIVITIES,
    {**rally.ANSWERS, **march.ANSWERS, **attack.ANSWERS, **activities.ANSWERS, **suborn.ANSWERS},
    low=1,
)
