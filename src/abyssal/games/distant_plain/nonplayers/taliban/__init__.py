"""8.8 Non-player Taliban: the questions of their flow chart, its boxes and the arrows between them."""

from __future__ import annotations

from .....coin.bots.chart import PASS, Chart
from ...names import GUERRILLAS_POOL, TALIBAN
from ..box import Activities, FactionChart
from ..insurgents import could_base
from ..mind import Mind
from . import attack, extort, infiltrate, march, propaganda, rally, standing, terror

MANY = 15
"""8.8.4 The Taliban Rally with at least this many Guerrillas Available."""


def designate(m: Mind) -> str:
    """8.8.3, 8.8.4, 8.8.5, 8.8.6 Answer the chart's questions and return the box they lead to."""
    b = m.b
    m.rule = "8.8.3"
    if m.asks("terror-shifts-three", terror.points(m) >= terror.ENOUGH):
        return "terror"
    m.rule = "8.8.4"
    if m.asks("fifteen-available", b.n[GUERRILLAS_POOL[TALIBAN]] >= MANY):
        return "rally"
    if m.asks("rally-could-base", any(could_base(b, TALIBAN, s) for s in rally.legal(m))):
        return "rally"
    m.rule = "8.8.5"
    return "attack" if m.asks("attack-removes-two", attack.sure_losses(m) >= attack.ENOUGH) else "march"


OPERATIONS: Chart[Mind] = Chart(
    {
        "terror": terror.Terror("terror", "8.8.3"),
        "rally": rally.Rally("rally", "8.8.4"),
        "march": march.March("march", "8.8.5"),
        "attack": attack.Attack("attack", "8.8.6"),
    },
    {"terror": "rally", "rally": "march", "march": "rally", "attack": "march"},
    "",
)
"""8.8 The next box when nothing in one is possible. After a full round, Pass."""

ACTIVITIES: Activities = Activities(
    {
        "extort": extort.EVERYWHERE,
        "extort-locs": extort.ExtortOnLocs("extort", "8.8.4.extort"),
        "infiltrate": infiltrate.Infiltrate("infiltrate", "8.8.4.infiltrate"),
    },
    {"extort": PASS, "extort-locs": "infiltrate", "infiltrate": "extort"},
    "",
)
"""8.8.3, 8.8.4 Extort everywhere; or on LoCs, then Infiltrate, then Extort everywhere. Ambush belongs to Attack."""

CHART: FactionChart = FactionChart(
    designate,
    OPERATIONS,
    ACTIVITIES,
    {
        **extort.ANSWERS,
        **infiltrate.ANSWERS,
        **rally.ANSWERS,
        **march.ANSWERS,
        **attack.ANSWERS,
        **propaganda.ANSWERS,
        **standing.ANSWERS,
    },
    low=0,
)
