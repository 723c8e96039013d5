"""8.1.1 A box of a Non-player flow chart of this game, and what an answer is."""

from __future__ import annotations

from collections.abc import Callable

from ....coin.bots import chart
from ....kernel.decision import Decision, Flow
from .mind import Mind

Answer = Callable[[Mind, Decision], "Flow[str] | str"]
"""How a Non-player answers a question; with dice if need be."""


def as_planned(m: Mind, d: Decision) -> str:
    """What was settled together with the space."""
    return m.how


class Box(chart.Box[Mind]):
    """One box of a chart."""


class Arrows(chart.Chart[Mind]):
    """A chart of either edition. The arrows that the second one has drawn are not known: ours say so."""

    def tell_impossible(self, m: Mind, box: chart.Box[Mind]) -> None:
        operation, rule = m.b.procedures.operations.index(box.operation), m.rules[m.rule]
        if m.edition.guesses_arrows:
            m.b.log("bot-arrow", operation, rule)
        else:
            m.b.log("bot-impossible", operation, rule)


def ladder(boxes: list[Box]) -> chart.Chart[Mind]:
    """8.1.1.not_possible A chart whose boxes stand one below the other: an impossible one leads to the one above."""
    names = [box.operation for box in boxes]
    return Arrows(
        {box.operation: box for box in boxes},
        dict(zip(names, [chart.PASS, *names], strict=False)),
        "8.1.1.not_possible",
    )
