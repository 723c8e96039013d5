"""Helpers for the tests of Capabilities and Momentum (5.3, 5.4)."""

from __future__ import annotations

from abyssal.coin.general import execute
from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import GOVT
from abyssal.kernel.decision import Decision
from tests.games.andean_abyss.helpers import question


def in_force(b: Colombia, *effects: tuple[int, int]) -> Colombia:
    for card, side in effects:
        b.put_in_force(card, side)
    return b


def ask(b: Colombia, name: str, *choices: str, special: bool = False, event: bool = False) -> Decision:
    """Return the question that a Government Operation asks after these choices."""
    op = Operation(GOVT, name, special=special, event=event)
    return question(execute(b, op), *choices)


def spaces(decision: Decision) -> list[str]:
    """Return the options except being done and taking back pieces."""
    return [option for option in decision.options if option not in ("done", "take_back")]
