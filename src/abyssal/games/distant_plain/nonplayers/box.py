"""8.2.3 Flow charts: boxes for Operations and Special Activities, and answers to questions."""

from __future__ import annotations

from collections.abc import Callable

from ....coin.bots import chart
from ....coin.operation import Operation
from ....kernel.decision import Decision, Flow
from .mind import Mind

Answer = Callable[[Mind, Decision], "Flow[str] | str"]
"""Answers a question for a Non-player, with dice if needed."""

UNDECIDED = "?"


def peek(m: Mind, flow: Flow[str]) -> str:
    """Run a choice up to its first die without logging. Return the choice, or UNDECIDED if dice would decide."""
    journal, m.b.conduct.journal = m.b.conduct.journal, None
    try:
        next(flow)
        return UNDECIDED
    except StopIteration as stop:
        return str(stop.value)
    finally:
        m.b.conduct.journal = journal


class Box(chart.Box[Mind]):
    """A box of an Operation. `step` returns what comes next, so `possible` asks for the first step."""

    def possible(self, m: Mind) -> bool:
        op = m.prospect(self.operation)
        m.begin(op)
        return bool(peek(m, self.step(m, op)))

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        """Return the next space, or a Special Activity that must come first; empty when the box wants no more."""
        s = yield from self.space(m, op)
        return m.b.spec.spaces[s] if s >= 0 else ""

    def comes_last(self) -> bool:
        """Return True if its Special Activity waits for the very end of the Operation, after everything that follows
        the spaces."""
        return False

    def follows(self, m: Mind, op: Operation) -> str:
        """Return the box of the Special Activity that goes with the Operation, or an empty string."""
        return ""


class Activity(chart.Box[Mind]):
    """A box of a Special Activity. It is possible if it can be carried out as described with the Operation under
    way."""

    def possible(self, m: Mind) -> bool:
        return self.fits(m, m.operation())

    def fits(self, m: Mind, op: Operation) -> bool:
        raise NotImplementedError


class Activities(chart.Chart[Mind]):
    """The Special Activities of a faction and the arrows between them."""

    def log_box(self, m: Mind, box: chart.Box[Mind]) -> None:
        m.b.log("bot-special", m.who, m.b.procedures.special_names.index(box.operation), m.rules[box.rule])

    def log_impossible(self, m: Mind, box: chart.Box[Mind]) -> None:
        m.b.log("bot-special-impossible", m.b.procedures.special_names.index(box.operation), m.rules[m.rule])


class FactionChart:
    """8.6 to 8.9 A faction's flow chart: its questions, its boxes for Operations and Special Activities with the arrows
    between them, and its own answers by kind of question."""

    def __init__(
        self,
        designate: Callable[[Mind], str],
        operations: chart.Chart[Mind],
        activities: Activities,
        answers: dict[str, Answer],
        low: int,
    ) -> None:
        self.designate = designate
        """Answers the questions of the chart and returns the box they lead to."""
        self.operations = operations
        self.activities = activities
        self.answers = answers
        self.low = low
        """8.1.low_resources With fewer Resources it Passes instead of Operations."""
