"""Find out what a side of an Event could do, by trying every way on the position itself and undoing it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush

from ...kernel.decision import DONE, Decision, Flow
from ..coin_board import CoinBoard
from ..operation import TAKE_BACK

MAX_WAYS = 3000
"""Maximum number of ways to carry out an Event that are tried before the answer is no. No Event comes near it."""

Test = Callable[[list[int]], bool]
"""Tests the position, given its numbers before the Event."""


def could(
    b: CoinBoard, who: int, card: int, shaded: bool, test: Test, begun: list[str], whole: bool = False,
    enough: int = MAX_WAYS, lasting: bool = False,
) -> bool:  # fmt: skip
    """Return True if the test holds after some way of carrying out one side of a card that begins with these choices.

    With `whole` the test must hold after the whole Event; otherwise it is also tested between its steps. With `lasting`
    only those steps count at which the player may stop.
    """
    operation, executing = b.operation, b.executing
    found = False

    def try_out() -> None:
        nonlocal found
        found = _some_way(b, who, card, shaded, test, begun, whole, enough, lasting)

    b.trial(try_out, lambda: True)
    b.operation, b.executing = operation, executing
    return found


def could_change(b: CoinBoard, who: int, card: int, shaded: bool, begun: list[str]) -> bool:
    """Return True if anything at all could happen."""
    return could(b, who, card, shaded, lambda start: bool(b.changes()), begun)


def _some_way(
    b: CoinBoard, who: int, card: int, shaded: bool, test: Test, begun: list[str], whole: bool, enough: int,
    lasting: bool,
) -> bool:  # fmt: skip
    """Follow the Event through all choices and dice until the test holds.

    Ways that repeat the same choice come first, as they change most in one place. Ways that lead to the same question
    in the same position, by the same choices since it last changed, are followed once. The test is made between steps
    only on the first way: all others continue from where it did not hold.
    """
    start = b.n[:]
    ways = [(0, 0, begun)]
    seen: set[tuple[str, tuple[tuple[int, int], ...], tuple[str, ...], tuple[str, ...]]] = set()
    tried = count = 0
    while ways and tried < enough:
        tried += 1
        turns, _, way = heappop(ways)
        b.rewind()
        b.executing = who
        b.operation = None
        flow = b.procedures.event(b, who, card, shaded)
        decision, settled = _follow(b, flow, way, test if tried == 1 and not whole and not lasting else None, start)
        if decision is None:
            if test(start):
                return True
            continue
        if not whole and test(start) and (not lasting or DONE in decision.options):
            return True
        met = (decision.kind, tuple(sorted(b.changes().items())), tuple(decision.options), tuple(way[settled:]))
        if met not in seen:
            seen.add(met)
            last = way[-1] if len(way) > len(begun) else ""
            for option in decision.options:
                if option != TAKE_BACK:
                    count += 1
                    heappush(ways, (turns + (option != last), -count, [*way, option]))
    return False


def _follow(
    b: CoinBoard, flow: Flow[None], way: list[str], test: Test | None, start: list[int]
) -> tuple[Decision | None, int]:
    """Carry out the Event along these choices, or until the test holds.

    Return the next question, if there is one, and how many of the choices show in the position. Later choices, such as
    a faction, are remembered only by the Event.
    """
    settled = written = 0
    try:
        decision = next(flow)
        for i, choice in enumerate(way):
            if test is not None and test(start):
                return None, settled
            decision = flow.send(choice)
            if b.written() > written:
                if b.changes(written):
                    settled = i + 1
                written = b.written()
    except StopIteration:
        return None, settled
    return decision, settled


class Rehearsal:
    """An Event under way. To see what an answer would do, the Event is carried out again from its beginning on the
    position itself, and then undone."""

    def __init__(self, b: CoinBoard, who: int, card: int, shaded: bool) -> None:
        self.who = who
        self.card = card
        self.shaded = shaded
        self.start = b.n[:]
        self.way: list[str] = []
        """All answers so far, including those of dice and of other factions."""

    def after(
        self, b: CoinBoard, choices: list[str], settle: Callable[[Decision], str], read: Callable[[], None]
    ) -> None:
        """Call `read` on the position after each of these answers to the open question.

        `settle` answers further questions; an empty answer stops there.
        """
        operation, executing, start = b.operation, b.executing, self.start
        other = [at for at in range(len(start)) if b.n[at] != start[at]]

        def try_out(choice: str) -> None:
            for at in other:
                b.set(at, start[at])
            b.executing = self.who
            b.operation = None
            self._carry_on(b, choice, settle)
            read()

        for choice in choices:
            b.trial(partial(try_out, choice), lambda: True)
            b.operation, b.executing = operation, executing

    def _carry_on(self, b: CoinBoard, choice: str, settle: Callable[[Decision], str]) -> None:
        flow = b.procedures.event(b, self.who, self.card, self.shaded)
        try:
            decision = next(flow)
            for answer in [*self.way, choice]:
                decision = flow.send(answer)
            while answer := settle(decision):
                decision = flow.send(answer)
        except StopIteration:
            return
