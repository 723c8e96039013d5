"""What could a side of an Event do? It is tried on the position itself, every way there is; then the position is put
back."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.decision import Flow
from ..board import CoinBoard
from ..general import TAKE_BACK

ENOUGH = 3000
"""Ways of carrying out an Event that are tried before the answer is no. None comes near it."""

Test = Callable[[list[int]], bool]
"""Whether what is asked for is so now, given the numbers of the position before the Event."""


def could(b: CoinBoard, who: int, card: int, shaded: bool, test: Test, begun: list[str]) -> bool:
    """Whether the test holds after some way of carrying out one side of a card that begins with these choices."""
    operation, executing = b.operation, b.executing
    found = False

    def try_out() -> None:
        nonlocal found
        found = _some_way(b, who, card, shaded, test, begun)

    b.trial(try_out, lambda: True)
    b.operation, b.executing = operation, executing
    return found


def could_change(b: CoinBoard, who: int, card: int, shaded: bool, begun: list[str]) -> bool:
    """Whether anything at all could happen."""
    return could(b, who, card, shaded, lambda start: b.n != start, begun)


def _some_way(b: CoinBoard, who: int, card: int, shaded: bool, test: Test, begun: list[str]) -> bool:
    """Follows the Event along all that can be chosen and thrown, as long as the test does not hold."""
    start = b.n[:]
    ways = [begun]
    tried = 0
    while ways and tried < ENOUGH:
        tried += 1
        way = ways.pop()
        b.n[:] = start
        b.look_again()
        b.executing = who
        b.operation = None
        options = _follow(b.procedures.event(b, who, card, shaded), way, test, start)
        if test(start):
            return True
        ways += [[*way, option] for option in reversed(options) if option != TAKE_BACK]
    return False


def _follow(flow: Flow[None], way: list[str], test: Test, start: list[int]) -> list[str]:
    """Carry out the Event along these choices, or until the test holds; what can be chosen next."""
    try:
        decision = next(flow)
        for choice in way:
            if test(start):
                return []
            decision = flow.send(choice)
    except StopIteration:
        return []
    return decision.options
