"""How a Non-player faction makes up its mind: it narrows candidates down step by step and leaves its reasons behind."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import NOWHERE, Decision
from ....series.operation import Operation
from ..colombia import Colombia
from .reasons import REASON, RULE
from .sheet import Sheet


class Mind:
    """What one Non-player faction keeps in mind between two checkpoints, and the steps by which it chooses."""

    def __init__(self, b: Colombia, who: int, sheet: Sheet) -> None:
        self.b = b
        self.who = who
        self.sheet = sheet
        self.rule = "8.1"
        """The rule it follows at the moment."""
        self.op: Operation | None = None
        """The Operation that what follows belongs to."""
        self.finished = False
        """Whether it wants no further space for the Operation."""
        self.how = ""
        """3.3.1 What it will do in the space it Rallies in."""
        self.gathering = 0
        """3.3.1 How many Guerrillas may still come to the space it Rallies in."""
        self.groups: dict[int, tuple[int, int]] = {}
        """3.3.2 Who is yet to March into the space selected last: Underground and Active Guerrillas by origin."""
        self.group = (0, 0)
        """Of the group that is moving: how many Underground and how many Active Guerrillas."""
        self.plan: list[int] = []
        """The spaces it settled on when the Operation began."""
        self.ambush = NOWHERE
        """4.3.2 Where it will Ambush."""
        self.in_vain: list[str] = []
        """What it has looked for in vain in this Operation."""
        self.chosen: dict[str, list[int]] = {}
        """8.2 The spaces it chose in an Event, by kind of question."""
        self.for_support: bool | None = None
        """46: whether it sets Support rather than Opposition, once it has settled on that."""
        self.extra = False
        """Whether the one further space that the Operation of a box allows is taken."""
        self.extra_special = False
        """Whether the one further space that its Special Activity allows is taken."""

    def begin(self, op: Operation) -> None:
        """Another Operation has begun: forget the last one."""
        if self.op is not op:
            self.op = op
            self.finished = False
            self.in_vain = []
            self.groups = {}
            self.plan = []
            self.ambush = NOWHERE
            self.extra = False
            self.extra_special = False

    def operation(self) -> Operation:
        """The Operation under way."""
        op = self.b.operation
        if op is None:
            raise AssertionError("no Operation is under way")
        return op

    def offered(self, d: Decision, spaces: list[int]) -> list[int]:
        """Those of the spaces that a question offers."""
        options, names = d.options, self.b.spec.spaces
        return [s for s in spaces if names[s] in options]

    # Narrowing. Each step says what it looked for and how many candidates were left.

    def must(self, reason: str, found: list[int], test: Callable[[int], bool]) -> list[int]:
        """Those that meet a condition."""
        kept = [s for s in found if test(s)]
        self._note(reason, len(found), len(kept))
        return kept

    def prefer(self, reason: str, found: list[int], test: Callable[[int], bool]) -> list[int]:
        """Those that meet a condition; if none does, all of them."""
        kept = [s for s in found if test(s)]
        if kept:
            self._note(reason, len(found), len(kept))
            return kept
        if found and self.b.journal is not None:
            self.b.log("bot-unmet", RULE[self.rule], REASON[reason], len(found))
        return found

    def prefer_in_turn(
        self, reason: str, found: list[int], test: Callable[[int], bool], second: str, other: Callable[[int], bool]
    ) -> list[int]:
        """Those that meet a condition; if none does, those that meet another; if none does, all of them."""
        kept = self.prefer(reason, found, test)
        return self.prefer(second, found, other) if kept is found else kept

    def most(self, reason: str, found: list[int], key: Callable[[int], int]) -> list[int]:
        """Those with the highest number."""
        kept = found
        if len(found) > 1:
            numbers = [key(s) for s in found]
            top = max(numbers)
            kept = [s for s, number in zip(found, numbers, strict=True) if number == top]
        self._note(reason, len(found), len(kept))
        return kept

    def fewest(self, reason: str, found: list[int], key: Callable[[int], int]) -> list[int]:
        """Those with the lowest number."""
        return self.most(reason, found, lambda s: -key(s))

    def asks(self, reason: str, answer: bool) -> bool:
        """A question of the flow chart, answered."""
        if self.b.journal is not None:
            self.b.log("bot-test", RULE[self.rule], REASON[reason], int(answer))
        return answer

    def says(self, reason: str) -> None:
        """A reason that needs no numbers."""
        if self.b.journal is not None:
            self.b.log("bot-note", RULE[self.rule], REASON[reason])

    def _note(self, reason: str, before: int, after: int) -> None:
        """Tell it; but once in an Operation that there was none."""
        if not before or self.b.journal is None:
            return
        if not after:
            if reason in self.in_vain:
                return
            self.in_vain.append(reason)
        self.b.log("bot-narrow", RULE[self.rule], REASON[reason], before, after)
