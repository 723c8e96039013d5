"""Buying popular sympathies: a price for each Terror marker removed and, once there is none, for each level shifted."""

from __future__ import annotations

from ..kernel.decision import Flow
from .coin_board import CoinBoard
from .verbs import pick_number


def steps_left(b: CoinBoard, s: int, direction: int) -> int:
    """Return how many steps can be bought in a space: its Terror markers, then, if it has Population, the levels up to
    Support (1) or Opposition (-1)."""
    levels = b.spec.levels - direction * b.n[b.SUPPORT + s] if b.has_level(s) else 0
    return b.n[b.TERROR + s] + levels


def persuade(
    b: CoinBoard, who: int, s: int, direction: int, price: int, kind: str, rule: str, low: int = 1
) -> Flow[int]:
    """Buy at least `low` steps in a space, as many as the faction wants and can pay for. Return the number bought."""
    most = min(steps_left(b, s, direction), b.purse(who) // price)
    count = yield from pick_number(b, who, kind, rule, low, most, space=s)
    for _ in range(count):
        b.gain(b.payer(who), -price)
        if not b.calm(s):
            b.shift(s, direction)
    return count
