"""A bot's decisions: it narrows down candidates step by step and logs its reasons."""

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
    """The memory of one bot between two checkpoints, and the steps by which it chooses.

    Each game has a subclass with its factions' plans. The journal stores rules and reasons as numbers: `rules` and
    `reasons` map each to its index in the game's lists.
    """

    def __init__(self, b: B, who: int, rules: dict[str, int], reasons: dict[str, int], rule: str) -> None:
        self.b = b
        self.who = who
        self.rules = rules
        self.reasons = reasons
        self.rule = rule
        """Rule that it follows now."""
        self.op: Operation | None = None
        """Operation that the fields below belong to."""
        self.finished = False
        """True if it wants no further space for the Operation."""
        self.in_vain: list[str] = []
        """Reasons for which it found no candidate in this Operation."""
        self.pending: tuple[int, int, int] | None = None
        """First step that left all candidates: the numbers of its rule and reason, and the number of candidates."""
        self.logged = False
        """True once a step on these candidates was logged."""
        self.chosen: dict[str, list[int]] = {}
        """Spaces that it chose in an Event, by kind of question."""
        self.overruled = False
        """True if a script chose in its place since the last checkpoint, so that its plans may not fit."""

    def answer(self, d: Decision) -> Flow[str]:
        """Answer a question, with dice if need be."""
        raise NotImplementedError

    def beyond_the_charts(self, d: Decision) -> str:
        """Answer a question that only players are asked, when a bot plays a player's faction: decline, if that is
        possible."""
        if not self.b.is_player(self.who):
            raise AssertionError(f"Non-players know no answer to {d.kind}")
        options = d.options
        for no in (DONE, PASS):
            if no in options:
                return no
        return options[0]

    def lost(self, what: str) -> Exception:
        """Return the exception for a missing plan: `Astray` after a scripted choice, otherwise a bug."""
        return Astray(what) if self.overruled else AssertionError(f"Non-player without a plan: {what}")

    def begin(self, op: Operation) -> bool:
        """Return True if another Operation has begun. Plans for the last one are then forgotten."""
        if self.op is op:
            return False
        self.op = op
        self.finished = False
        self.in_vain = []
        return True

    def operation(self) -> Operation:
        """Return the Operation under way."""
        op = self.b.operation
        if op is None:
            raise AssertionError("no Operation is under way")
        return op

    def offered(self, d: Decision, spaces: list[int]) -> list[int]:
        """Return the spaces that a question offers."""
        options, names = set(d.options), self.b.spec.spaces
        return [s for s in spaces if names[s] in options]

    # Narrowing. Each step logs what it looked for and how many candidates it left. What a space is chosen for (`must`)
    # is logged even if all candidates meet it. Other steps that leave all of them are logged only if nothing else is.

    def must(self, reason: str, found: list[int], test: Callable[[int], bool]) -> list[int]:
        """Return the candidates that meet the condition of a step."""
        kept = [s for s in found if test(s)]
        if kept and len(kept) == len(found):
            self.pending = (self.rules[self.rule], self.reasons[reason], len(kept))
            self.log_pending()
        else:
            self._note(reason, len(found), len(kept))
        return kept

    def limit(self, reason: str, found: list[int], test: Callable[[int], bool]) -> list[int]:
        """Return the candidates that meet a condition, before other steps."""
        kept = [s for s in found if test(s)]
        if len(kept) < len(found):
            self._note(reason, len(found), len(kept))
        return kept

    def prefer(self, reason: str, found: list[int], test: Callable[[int], bool]) -> list[int]:
        """Return the candidates that meet a condition; if none does, all of them."""
        kept = [s for s in found if test(s)]
        if not kept:
            return found
        self._note(reason, len(found), len(kept))
        return kept

    def prefer_in_turn(
        self, reason: str, found: list[int], test: Callable[[int], bool], second: str, other: Callable[[int], bool]
    ) -> list[int]:
        """Return the candidates that meet a condition; if none does, those that meet another; if none does, all of
        them."""
        kept = self.prefer(reason, found, test)
        return self.prefer(second, found, other) if kept is found else kept

    def most(self, reason: str, found: list[int], key: Callable[[int], int]) -> list[int]:
        """Return the candidates with the highest number."""
        kept = found
        if len(found) > 1:
            numbers = [key(s) for s in found]
            top = max(numbers)
            kept = [s for s, number in zip(found, numbers, strict=True) if number == top]
        self._note(reason, len(found), len(kept))
        return kept

    def fewest(self, reason: str, found: list[int], key: Callable[[int], int]) -> list[int]:
        """Return the candidates with the lowest number."""
        return self.most(reason, found, lambda s: -key(s))

    def asks(self, reason: str, answer: bool) -> bool:
        """Log the answer to a question of the flow chart."""
        if self.b.conduct.journal is not None:
            self.b.log("bot-test", self.rules[self.rule], self.reasons[reason], int(answer))
        return answer

    def says(self, reason: str) -> None:
        """Log a reason without numbers."""
        if self.b.conduct.journal is not None:
            self.b.log("bot-note", self.rules[self.rule], self.reasons[reason])

    def drawn(self, reason: str, before: int) -> None:
        """Log that chance decides between `before` candidates."""
        self._note(reason, before, 1)

    def log_pending(self) -> None:
        """Log the step that left all candidates, if nothing else was logged about them."""
        if self.pending is not None:
            rule, reason, count = self.pending
            self.b.log("bot-found", rule, reason, count)
        self.pending = None
        self.logged = True

    def _note(self, reason: str, before: int, after: int) -> None:
        """Log a step that narrows the candidates. Log only once in an Operation that there were none."""
        if not before or self.b.conduct.journal is None:
            return
        if before == after:
            if not self.logged and self.pending is None:
                self.pending = (self.rules[self.rule], self.reasons[reason], after)
            return
        if after:
            self.pending = None
            self.logged = True
        elif reason in self.in_vain:
            return
        else:
            self.in_vain.append(reason)
        self.b.log("bot-narrow", self.rules[self.rule], self.reasons[reason], before, after)
