"""The second worker: computer players, hints and chances, while the first one answers the page."""

from __future__ import annotations

import pickle
import time

from ..search import Budget
from ..search.player import Finding, search_steps
from ..table.views.advice import find_chances, find_hints


class Search:
    """The search of a computer player, in slices: between two of them the worker reads its messages."""

    def __init__(self, game: bytes, seconds: float, seed: int) -> None:
        self.hurried = False
        self._steps = search_steps(pickle.loads(game), Budget(seconds), seed, lambda: self.hurried)

    def hurry(self) -> None:
        """Make the search end with the best plan it has."""
        self.hurried = True

    def run(self, seconds: float) -> list[str] | None:
        """Search for about this long. Return the choices of the best plan once the search is over."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            try:
                next(self._steps)
            except StopIteration as done:
                found: Finding = done.value
                return list(found.plans[0].choices)
        return None


def advise(kind: str, game: bytes, seed: int) -> bytes:
    """Compute `hints` or `chances` for a pickled game. The result is pickled too."""
    return pickle.dumps(find_hints(game, seed) if kind == "hints" else find_chances(game))
