"""A Non-player's flow chart: boxes, and the arrows between them.

A box is an Operation with the Special Activity that goes with it, or in a chart of its own a Special Activity. Where
nothing of it can be carried out, an arrow leads to another box; charts may have loops, so a box that was found
impossible once is not entered again.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from ...kernel.decision import NOWHERE, Flow, nothing
from ..operation import Operation
from .mind import Mind

M = TypeVar("M", bound=Mind[Any])

PASS = ""
"""Where an arrow leads that ends the chart without an Operation."""

IMPOSSIBLE: Final = {"bot-box": "bot-impossible", "bot-special": "bot-special-impossible"}
"""What the journal says of a box of which nothing can be carried out, by what it says of one that is."""


class Box(Generic[M]):
    """One box of a chart."""

    def __init__(self, operation: str, rule: str) -> None:
        self.operation = operation
        self.rule = rule

    def possible(self, m: M) -> bool:
        """Whether any of the Operation can be carried out as the box has it."""
        raise NotImplementedError

    def space(self, m: M, op: Operation) -> Flow[int]:
        """The next space; NOWHERE when the box wants no more."""
        yield from nothing()
        return NOWHERE

    def stays(self, m: M, s: int) -> bool:
        """Whether one Guerrilla has to stay in a space that others March from."""
        return False

    def special(self, m: M, op: Operation) -> str:
        """The Special Activity that follows, if it can be done as the box has it; else empty."""
        return ""


class Chart(Generic[M]):
    """One faction's boxes by name, and for each where its "if none" arrow leads."""

    def __init__(
        self, boxes: dict[str, Box[M]], if_none: dict[str, str], cites: str, special: bool = False, loop: str = PASS
    ) -> None:
        self.boxes = boxes
        self.if_none = if_none
        self.cites = cites
        """The rule by which an impossible box leads on; empty if each box itself says where."""
        self.special = special
        """Whether its boxes are Special Activities."""
        self.loop = loop
        """Where a walk goes on that comes to a box it has been to: the exit of a loop."""

    def after(self, name: str, seen: list[str]) -> str:
        """Where the arrow of an impossible box leads, after a walk past all these boxes."""
        then = self.if_none[name]
        if then in seen:
            then = self.loop
        return PASS if then in seen else then

    def follow(self, m: M, start: str) -> Box[M] | None:
        """The first box along the arrows from a given one of which anything can be carried out; None for a Pass."""
        procedures = m.b.procedures
        names = procedures.special_names if self.special else procedures.operations
        kind = "bot-special" if self.special else "bot-box"
        seen: list[str] = []
        name = start
        while name != PASS:
            seen.append(name)
            box = self.boxes[name]
            m.rule = box.rule
            if box.possible(m):
                m.b.log(kind, m.who, names.index(box.operation), m.rules[box.rule])
                return box
            m.rule = self.cites or box.rule
            name = self.after(name, seen)
            if name != PASS or not self.cites:
                m.b.log(IMPOSSIBLE[kind], names.index(box.operation), m.rules[m.rule])
        return None

    def box_for(self, operation: str) -> Box[M] | None:
        """The box for an Operation, if the chart has one."""
        for box in self.boxes.values():
            if box.operation == operation:
                return box
        return None
