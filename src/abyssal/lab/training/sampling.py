"""Sample the positions of a game while it is played."""

from __future__ import annotations

from collections.abc import Callable

from ...coin.board import Board
from ...coin.game import Game


def on_each_card(table: Game, note: Callable[[Board, int], None]) -> None:
    """Call `note` once for each card: with the first position at a checkpoint after it was revealed, and how many cards
    were revealed by then."""
    seen: set[int] = set()

    def look(b: Board) -> bool:
        revealed = b.n[b.spec.REVEALED]
        if revealed not in seen:
            seen.add(revealed)
            note(b, revealed)
        return False

    table.until = look
