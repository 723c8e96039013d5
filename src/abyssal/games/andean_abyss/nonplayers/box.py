"""8.1.1 A box of a Non-player flow chart: an Operation and the Special Activity that follows it."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import NOWHERE, Decision, Flow, nothing
from ....series.operation import Operation
from ..colombia import Colombia
from .mind import Mind

Answer = Callable[[Mind, Decision], "Flow[str] | str"]
"""How a Non-player answers a question; with dice if need be."""


def as_planned(m: Mind, d: Decision) -> str:
    """What was settled together with the space."""
    return m.how


class Box:
    """One box. The charts list theirs from the top down (8.1.1.not_possible)."""

    def __init__(self, operation: str, rule: str) -> None:
        self.operation = operation
        self.rule = rule

    def possible(self, m: Mind) -> bool:
        """8.1.1.not_possible Whether any of the Operation can be carried out as the box has it."""
        raise NotImplementedError

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        """The next space; NOWHERE when the box wants no more."""
        yield from nothing()
        return NOWHERE

    def stays(self, b: Colombia, s: int) -> bool:
        """Whether one Guerrilla has to stay in a space that others March from."""
        return False

    def special(self, m: Mind, op: Operation) -> str:
        """The Special Activity that follows, if it can be done as the box has it; else empty."""
        return ""
