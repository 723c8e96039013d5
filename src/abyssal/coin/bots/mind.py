"""How a Non-player faction makes up its mind: it narrows candidates down step by step and leaves its reasons behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ...kernel.decision import DONE, Decision, Flow
from ...kernel.errors import Astray
from ..coin_board import CoinBoard
from ..operation import Operation
from ..sequence import PASS

B = TypeVar("B", bound=CoinBoard)


class Mind(Generic[B]):
    """What one Non-player faction keeps in mind between two checkpoints, and the steps by which it chooses.

    Each game has a subclass with what its factions plan. The journal keeps the numbers of rules and reasons; their
    places in the game's lists are given here.
    """

    def __init__(self, b: B, who: int, rules: dict[str, int], reasons: dict[str, int], rule: str) -> None:
        self.b = b
        self.who = who
        self.rules = rules
        self.reasons = reasons
        self.rule = rule
        """The rule it follows at the moment."""
        self.op: Operation | None = None
        """The Operation that what follows belongs to."""
        self.finished = False
        """Whether it wants no further space for the Operation."""
        self.in_vain: list[str] = []
        """What it has looked for in vain in this Operation."""
        self.untold: tuple[int, int, int] | None = None
        """The first step that left all candidates: the numbers of its rule and reason, and how many they were."""
        self.told = False
        """Whether something was told of them."""
        self.chosen: dict[str, list[int]] = {}
        """The spaces it chose in an Event, by kind of question."""
        self.overruled = False
        """Whether a choice was made in its place since the last checkpoint, so that its plans may not fit."""

    def answer(self, d: Decision) -> Flow[str]:
        """How the faction answers a question; with dice if need be."""
        raise NotImplementedError

    def beyond_the_charts(self, d: Decision) -> str:
        """The answer to what only players are asked, if the rules lead a player's faction: no, if that is possible."""
        if not self.b.is_player(self.who):
            raise AssertionError(f"Non-players know no answer to {d.kind}")
        options = d.options
        for no in (DONE, PASS):
            if no in options:
                return no
        return options[0]

    def lost(self, what: str) -> Exception:
        """The exception to raise where a plan is missing: `Astray` after a choice made in its place, else a bug."""
        return Astray(what) if self.overruled else AssertionError(f"Non-player without a plan: {what}")

    def begin(self, op: Operation) -> bool:
        """Whether another Operation has begun; then what was planned for the last one is forgotten."""
        if self.op is op:
            return False
        self.op = op
        self.finished = False
        self.in_vain = []
        return True

    def operation(self) -> Operation:
        """The Operation under way."""
        op = self.b.operation
        if op is None:
            raise AssertionError("no Operation is under way")
        return op

    def offered(self, d: Decision, spaces: list[int]) -> list[int]:
        """Those of the spaces that a question offers."""
        options, names = set(d.options), self.b.spec.spaces
        return [s for s in spaces if names[s] in options]

    # Narrowing. Each step says what it looked for and how many candidates it left. What a space is chosen for (`must`)
    # is told even if all candidates meet it; other steps that leave all of them are not, unless nothing else is told.

    def must(self, reason: str, found: list[int], test: Callable[[int], bool]) -> list[int]:
        """Those that meet the condition of a step."""
        kept = [s for s in found if test(s)]
        if kept and len(kept) == len(found):
            self.untold = (self.rules[self.rule], self.reasons[reason], len(kept))
            self.tell()
        else:
            self._note(reason, len(found), len(kept))
        return kept

    def limit(self, reason: str, found: list[int], test: Callable[[int], bool]) -> list[int]:
        """Those that meet a condition that other steps come after."""
        kept = [s for s in found if test(s)]
        if len(kept) < len(found):
            self._note(reason, len(found), len(kept))
        return kept

    def prefer(self, reason: str, found: list[int], test: Callable[[int], bool]) -> list[int]:
        """Those that meet a condition; if none does, all of them."""
        kept = [s for s in found if test(s)]
        if not kept:
            return found
        self._note(reason, len(found), len(kept))
        return kept

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
        if self.b.conduct.journal is not None:
            self.b.log("bot-test", self.rules[self.rule], self.reasons[reason], int(answer))
        return answer

    def says(self, reason: str) -> None:
        """A reason that needs no numbers."""
        if self.b.conduct.journal is not None:
            self.b.log("bot-note", self.rules[self.rule], self.reasons[reason])

    def drawn(self, reason: str, before: int) -> None:
        """Chance decides between so many."""
        self._note(reason, before, 1)

    def tell(self) -> None:
        """Tell the step that left all candidates, if nothing else has been told of them."""
        if self.untold is not None:
            rule, reason, count = self.untold
            self.b.log("bot-found", rule, reason, count)
        self.untold = None
        self.told = True

    def _note(self, reason: str, before: int, after: int) -> None:
        """Tell it if it narrows anything; but once in an Operation that there was none."""
        if not before or self.b.conduct.journal is None:
            return
        if before == after:
            if not self.told and self.untold is None:
                self.untold = (self.rules[self.rule], self.reasons[reason], after)
            return
        if after:
            self.untold = None
            self.told = True
        elif reason in self.in_vain:
            return
        else:
            self.in_vain.append(reason)
        self.b.log("bot-narrow", self.rules[self.rule], self.reasons[reason], before, after)
