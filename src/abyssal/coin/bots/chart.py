"""A bot's flow chart: boxes, and the arrows between them.

A box is an Operation with the Special Activity that goes with it; a game may have charts of Special Activities too. If
nothing in a box can be carried out, an arrow leads to another box. Charts may have loops, so a box that was found
impossible is not entered again.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ...kernel.decision import NOWHERE, Flow, nothing
from ..operation import Operation
from .mind import Mind

M = TypeVar("M", bound=Mind[Any])

PASS = ""
"""Target of an arrow that ends the chart without an Operation."""


class Box(Generic[M]):
    """One box of a chart."""

    def __init__(self, operation: str, rule: str, most: int = 0) -> None:
        self.operation = operation
        self.rule = rule
        self.most = most
        """Maximum number of spaces; 0 for any number."""

    def is_full(self, op: Operation) -> bool:
        """Return True if the Operation has as many spaces as the box allows."""
        return 0 < self.most <= len(op.spaces)

    def possible(self, m: M) -> bool:
        """Return True if any of the Operation can be carried out as the box says."""
        raise NotImplementedError

    def space(self, m: M, op: Operation) -> Flow[int]:
        """Return the next space; NOWHERE when the box wants no more."""
        yield from nothing()
        return NOWHERE

    def stays(self, m: M, s: int) -> bool:
        """Return True if one Guerrilla has to stay in a space that others March from."""
        return False

    def special(self, m: M, op: Operation) -> str:
        """Return the Special Activity that follows, if it can be done as the box says; otherwise empty."""
        return ""


class Chart(Generic[M]):
    """One faction's boxes by name, and the target of each box's "if none" arrow."""

    def __init__(self, boxes: dict[str, Box[M]], if_none: dict[str, str], cites: str, loop: str = PASS) -> None:
        self.boxes = boxes
        self.if_none = if_none
        self.cites = cites
        """Rule by which an impossible box leads on; empty if each box itself says where."""
        self.loop = loop
        """Box to go to when a walk returns to a box it has visited: the exit of a loop."""

    def after(self, name: str, seen: list[str]) -> str:
        """Return the target of an impossible box's arrow, after a walk past all these boxes."""
        then = self.if_none[name]
        if then in seen:
            then = self.loop
        return PASS if then in seen else then

    def follow(self, m: M, start: str) -> Box[M] | None:
        """Return the first box along the arrows from `start` of which anything can be carried out; None for a Pass."""
        seen: list[str] = []
        name = start
        while name != PASS:
            seen.append(name)
            box = self.boxes[name]
            m.rule = box.rule
            if box.possible(m):
                self.log_box(m, box)
                return box
            m.rule = self.cites or box.rule
            name = self.after(name, seen)
            if name != PASS or not self.cites:
                self.log_impossible(m, box)
        return None

    def log_box(self, m: M, box: Box[M]) -> None:
        """Log which box was chosen."""
        m.b.log("bot-box", m.who, m.b.procedures.operations.index(box.operation), m.rules[box.rule])

    def log_impossible(self, m: M, box: Box[M]) -> None:
        """Log that nothing in a box can be carried out."""
        m.b.log("bot-impossible", m.b.procedures.operations.index(box.operation), m.rules[m.rule])

    def box_for(self, operation: str) -> Box[M] | None:
        """Return the box for an Operation, or None if the chart has none."""
        for box in self.boxes.values():
            if box.operation == operation:
                return box
        return None
