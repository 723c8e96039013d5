"""8.7 Non-player Government: the questions of its flow chart, its boxes and the arrows between them."""

from __future__ import annotations

from .....coin.bots.chart import PASS, Chart
from ...names import TROOPS_POOL
from ..box import Activities, FactionChart
from ..mind import Mind
from . import assault, eradicate, govern, patrol, propaganda, sweep, train, transport

MANY = 10
"""8.7.5 The Government Trains with at least this many Troops Available."""
LOW = 3
"""8.1.low_resources With fewer Resources it Passes instead of Operations."""


def designate(m: Mind) -> str:
    """8.7.3, 8.7.4, 8.7.5, 8.7.6 Answer the chart's questions and return the box they lead to."""
    m.rule = "8.7.3"
    if m.asks("assault-gains", assault.gains(m)):
        return "assault"
    m.rule = "8.7.4"
    if m.asks("locs-in-danger", patrol.is_called_for(m)):
        return "patrol"
    m.rule = "8.7.5"
    if m.asks("ten-troops-available", m.b.n[TROOPS_POOL] >= MANY) or m.asks("train-could-base", train.could_build(m)):
        return "train"
    return "sweep"


OPERATIONS: Chart[Mind] = Chart(
    {
        "assault": assault.Assault("assault", "8.7.3"),
        "patrol": patrol.Patrol("patrol", "8.7.4"),
        "train": train.Train("train", "8.7.5"),
        "sweep": sweep.Sweep("sweep", "8.7.6"),
    },
    {"assault": "patrol", "patrol": "train", "train": "sweep", "sweep": "train"},
    "",
)
"""8.7 The next box when nothing in one is possible. After a full round, Pass."""

ACTIVITIES: Activities = Activities(
    {
        "eradicate": eradicate.Eradicate("eradicate", "8.7.3.eradicate"),
        "eradicate-assault": eradicate.Eradicate("eradicate", "8.7.3.eradicate"),
        "govern": govern.Govern("govern", "8.7.4.govern"),
        "transport": transport.Transport("transport", "8.7.3.transport"),
    },
    {"eradicate": "govern", "eradicate-assault": "transport", "govern": "eradicate", "transport": PASS},
    "",
    loop="transport",
)
"""8.7.3, 8.7.4 Eradicate and Govern lead to each other, and after a full round to Transport. After Assault, Eradicate
leads there at once."""

CHART: FactionChart = FactionChart(
    designate,
    OPERATIONS,
    ACTIVITIES,
    {
        **assault.ANSWERS,
        **patrol.ANSWERS,
        **train.ANSWERS,
        **sweep.ANSWERS,
        **eradicate.ANSWERS,
        **govern.ANSWERS,
        **transport.ANSWERS,
        **propaganda.ANSWERS,
    },
    low=LOW,
)
