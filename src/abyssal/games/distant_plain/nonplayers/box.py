"""8.2.3 Reading the flow charts: what a box of an Operation or Special Activity is, and what an answer is."""

from __future__ import annotations

from collections.abc import Callable

from ....coin.bots import chart
from ....coin.operation import Operation
from ....kernel.decision import Decision, Flow
from .mind import Mind

Answer = Callable[[Mind, Decision], "Flow[str] | str"]
"""How a Non-player answers a question; with dice if need be."""

UNDECIDED = "?"


def peek(m: Mind, flow: Flow[str]) -> str:
    """How a choice begins that is not made yet, without a word: the choice, or UNDECIDED if dice would decide."""
    journal, m.b.conduct.journal = m.b.conduct.journal, None
    try:
        next(flow)
        return UNDECIDED
    except StopIteration as stop:
        return str(stop.value)
    finally:
        m.b.conduct.journal = journal


class Box(chart.Box[Mind]):
    """A box of an Operation. Its `step` says what comes next, so `possible` asks it for the first step."""

    def possible(self, m: Mind) -> bool:
        op = m.prospect(self.operation)
        m.begin(op)
        return bool(peek(m, self.step(m, op)))

    def step(self, m: Mind, op: Operation) -> Flow[str]:
        """The next space, or a Special Activity that has to come first; empty when the box wants no more."""
        s = yield from self.space(m, op)
        return m.b.spec.spaces[s] if s >= 0 else ""

    def comes_last(self) -> bool:
        """Whether its Special Activity waits for the very end of the Operation, past all that follows the spaces."""
        return False

    def follows(self, m: Mind, op: Operation) -> str:
        """The box, in the faction's chart of Special Activities, of the one that goes with the Operation; or empty."""
        return ""


class Activity(chart.Box[Mind]):
    """A box of a Special Activity: whether it can be carried out as the box has it, with the Operation under way."""

    def possible(self, m: Mind) -> bool:
        return self.fits(m, m.operation())

    def fits(self, m: Mind, op: Operation) -> bool:
        raise NotImplementedError


class Activities(chart.Chart[Mind]):
    """The Special Activities of a faction and the arrows between them."""

    def tell(self, m: Mind, box: chart.Box[Mind]) -> None:
        m.b.log("bot-special", m.who, m.b.procedures.special_names.index(box.operation), m.rules[box.rule])

    def tell_impossible(self, m: Mind, box: chart.Box[Mind]) -> None:
        m.b.log("bot-special-impossible", m.b.procedures.special_names.index(box.operation), m.rules[m.rule])


class FactionChart:
    """8.6 to 8.9 A faction's flow chart: its questions, the boxes of its Operations and Special Activities with the
    arrows between them, and what it answers in its own way by kind of question."""

    def __init__(
        self,
        designate: Callable[[Mind], str],
        operations: chart.Chart[Mind],
        activities: Activities,
        answers: dict[str, Answer],
        low: int,
    ) -> None:
        self.designate = designate
        """The box that the questions lead to."""
        self.operations = operations
        self.activities = activities
        self.answers = answers
        self.low = low
        """8.1.low_resources With fewer Resources than so many it Passes instead of Operations."""
