"""8.1.1 Boxes and charts of this game's Non-player flow charts, and the type of an answer."""

from __future__ import annotations

from collections.abc import Callable

from ....coin.bots import chart
from ....kernel.decision import Decision, Flow
from .mind import Mind

Answer = Callable[[Mind, Decision], "Flow[str] | str"]
"""A function that answers a question for a Non-player, with dice if necessary."""


def as_planned(m: Mind, d: Decision) -> str:
    """Return the choice made together with the space."""
    return m.how


class Box(chart.Box[Mind]):
    """One box of a chart."""


class Arrows(chart.Chart[Mind]):
    """A chart of either edition. The second edition's arrows are unknown, so its log entries mark them as our own."""

    def log_impossible(self, m: Mind, box: chart.Box[Mind]) -> None:
        operation, rule = m.b.procedures.operations.index(box.operation), m.rules[m.rule]
        if m.edition.guesses_arrows:
            m.b.log("bot-arrow", operation, rule)
        else:
            m.b.log("bot-impossible", operation, rule)


def ladder(boxes: list[Box]) -> chart.Chart[Mind]:
    """8.1.1.not_possible Stack the boxes of a chart: if one is impossible, the one above it follows."""
    names = [box.operation for box in boxes]
    return Arrows(
        {box.operation: box for box in boxes},
        dict(zip(names, [chart.PASS, *names], strict=False)),
        "8.1.1.not_possible",
    )
