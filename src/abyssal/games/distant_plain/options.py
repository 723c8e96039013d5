"""The options of a game (1.5, 2.1, 2.3.7, 7.3), by the names used everywhere."""

from __future__ import annotations

from typing import Final

from ...series.options import Clash, Seats, completed, refuse_clashes
from .names import COALITION, GOVERNMENT, TALIBAN, WARLORDS

VALUES: Final[dict[str, list[str]]] = {
    "scenario": ["main", "short", "extended"],
}
"""Every option with its values, the default first."""


class Options(Seats):
    """The options of one game, read once."""

    def __init__(self, given: dict[str, str]) -> None:
        super().__init__(4, False, [COALITION, TALIBAN, GOVERNMENT, WARLORDS], [True] * 4)
        self.given = given
        self.scenario = given["scenario"]


def check(given: dict[str, str]) -> dict[str, str]:
    """The options completed with their defaults. Unknown names or values and clashes are refused."""
    full = completed(given, VALUES)
    refuse_clashes(full, _CLASHES)
    return full


_CLASHES: Final[list[Clash]] = []
"""Options that exclude each other, with the reason."""
