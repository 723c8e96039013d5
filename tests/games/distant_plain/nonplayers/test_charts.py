"""8.2.3 The flow charts as graphs: every arrow is walked, and no walk is endless."""

from __future__ import annotations

import pytest

from abyssal.coin.bots.chart import PASS, Chart
from abyssal.games.distant_plain.names import COALITION, FACTIONS, GOVERNMENT, TALIBAN, WARLORDS
from abyssal.games.distant_plain.nonplayers.charts import CHARTS
from abyssal.games.distant_plain.nonplayers.mind import Mind

GRAPHS = {
    f"{FACTIONS[who]} {name}": chart
    for who, charts in CHARTS.items()
    for name, chart in (("operations", charts.operations), ("activities", charts.activities))
}


def walk(chart: Chart[Mind], start: str) -> list[str]:
    """The boxes that a walk comes to if none of them is possible."""
    seen = [start]
    while (name := chart.after(seen[-1], seen)) != PASS:
        seen.append(name)
        assert len(seen) <= len(chart.boxes), "an endless walk"
    return seen


@pytest.mark.parametrize("chart", GRAPHS.values(), ids=GRAPHS)
def test_8_2_3_every_arrow_leads_to_a_box(chart: Chart[Mind]) -> None:
    """8.2.3 Each box has an arrow, each arrow leads to a box or out of the chart."""
    assert set(chart.if_none) == set(chart.boxes)
    assert {*chart.if_none.values(), chart.loop} <= {*chart.boxes, PASS}


@pytest.mark.parametrize("chart", GRAPHS.values(), ids=GRAPHS)
def test_8_2_3_no_walk_is_endless(chart: Chart[Mind]) -> None:
    """8.2.3 From each box a walk past impossible boxes ends, and comes to no box twice."""
    for start in chart.boxes:
        seen = walk(chart, start)
        assert len(set(seen)) == len(seen)


WALKS = {
    (TALIBAN, "operations"): {
        "terror": ["terror", "rally", "march"],
        "rally": ["rally", "march"],
        "march": ["march", "rally"],
        "attack": ["attack", "march", "rally"],
    },
    (TALIBAN, "activities"): {
        "extort": ["extort"],
        "extort-locs": ["extort-locs", "infiltrate", "extort"],
        "infiltrate": ["infiltrate", "extort"],
    },
    (COALITION, "operations"): {
        "sweep": ["sweep", "assault", "train", "assault-in-place"],
        "assault": ["assault", "train", "sweep", "assault-in-place"],
        "train": ["train", "sweep", "assault", "assault-in-place"],
        "assault-in-place": ["assault-in-place"],
    },
    (COALITION, "activities"): {
        "air-strike": ["air-strike", "air-lift"],
        "air-lift": ["air-lift", "air-strike"],
        "air-lift-train": ["air-lift-train"],
        "surge": ["surge", "air-lift-train"],
    },
    (GOVERNMENT, "operations"): {
        "assault": ["assault", "patrol", "train", "sweep"],
        "patrol": ["patrol", "train", "sweep"],
        "train": ["train", "sweep"],
        "sweep": ["sweep", "train"],
    },
    (GOVERNMENT, "activities"): {
        "eradicate": ["eradicate", "govern", "transport"],
        "eradicate-assault": ["eradicate-assault", "transport"],
        "govern": ["govern", "eradicate", "transport"],
        "transport": ["transport"],
    },
    (WARLORDS, "operations"): {
        "rally": ["rally", "march", "march-anywhere"],
        "march": ["march", "rally", "march-anywhere"],
        "terror": ["terror", "attack", "march-anywhere"],
        "attack": ["attack", "terror", "march-anywhere"],
        "march-anywhere": ["march-anywhere"],
    },
    (WARLORDS, "activities"): {
        "cultivate": ["cultivate", "traffic", "suborn"],
        "traffic": ["traffic", "suborn", "cultivate"],
        "suborn": ["suborn", "cultivate", "traffic"],
        "suborn-only": ["suborn-only"],
    },
}
"""8.6, 8.7, 8.8, 8.9 The walks that the text gives."""


@pytest.mark.parametrize(("who", "kind"), WALKS)
def test_8_8_8_9_the_walks_of_the_text(who: int, kind: str) -> None:
    """8.8.3, 8.8.4, 8.8.5, 8.8.6, 8.9.3, 8.9.4, 8.9.5, 8.9.6 "If none" arrows, loops and their exits."""
    chart: Chart[Mind] = CHARTS[who].operations if kind == "operations" else CHARTS[who].activities
    assert {name: walk(chart, name) for name in chart.boxes} == WALKS[who, kind]
