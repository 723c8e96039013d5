"""Set-up: forces by the scenario, and Open Deployment by the players."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.decision import Flow
from .coin_board import CoinBoard
from .verbs import pick_number, pick_space

Limit = Callable[[int], int]
"""Returns how many more pieces may come to a space."""


def column_of(b: CoinBoard, name: str) -> int:
    """Return the column of a piece as scenarios name it: new Guerrillas are Underground."""
    return b.spec.piece_named[name + ".u" if name.endswith("guerrilla") else name].column


def deploy(b: CoinBoard, who: int, column: int, count: int, rule: str, limit: Limit) -> Flow[None]:
    """Deploy all pieces of one kind freely, space by space. Pieces without room stay Available."""
    placed = 0
    while placed < count:
        spaces = [s for s in range(b.size) if b.room(column, s) and limit(s) > 0]
        if not spaces:
            return
        s = yield from pick_space(b, who, "deploy", rule, spaces, piece=column, number=count - placed)
        most = min(count - placed, b.room(column, s), limit(s))
        number = yield from pick_number(b, who, "deploy-count", rule, 1, most, space=s, piece=column)
        placed += b.place(column, s, number)
