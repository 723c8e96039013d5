"""6.4.1 Civic Action and 6.4.2 Sharia: buying the removal of Terror and shifts of Support or Opposition."""

from __future__ import annotations

from typing import Final

from ...coin.persuading import persuade, steps_left
from ...kernel.decision import Flow
from .afghanistan import Afghanistan
from .names import GOVERNMENT, RESOURCES, TALIBAN

CIVIC_COST: Final = 3
SHARIA_COST: Final = 1


def civic_steps(b: Afghanistan, s: int) -> int:
    """6.4.1 Number of steps that can be bought here: Terror markers, then levels toward Support, within Resources."""
    return min(steps_left(b, s, 1), b.n[RESOURCES + GOVERNMENT] // CIVIC_COST)


def sharia_wanted(b: Afghanistan, s: int) -> int:
    """6.4.2 Number of steps left here: Terror markers, then levels toward Opposition."""
    return steps_left(b, s, -1)


def sharia_steps(b: Afghanistan, s: int) -> int:
    """6.4.2 Number of steps left here that the Taliban can pay for."""
    return min(sharia_wanted(b, s), b.n[RESOURCES + TALIBAN] // SHARIA_COST)


def training_spaces(b: Afghanistan, spaces: list[int]) -> list[int]:
    """3.2.1 Spaces of a Train where Civic Action can be bought. COIN Control is enough, by any pieces."""
    return [s for s in spaces if b.coin_controls(s) and civic_steps(b, s) > 0]


def civic_action(b: Afghanistan, who: int, s: int) -> Flow[None]:
    """6.4.1 Every 3 Government Resources remove 1 Terror or, once there is none, shift 1 level toward Support.

    `who` decides how much to buy.
    """
    yield from persuade(b, who, s, 1, CIVIC_COST, "civic-steps", "6.4.1")


def sharia(b: Afghanistan, s: int) -> Flow[None]:
    """6.4.2 Every Resource removes 1 Terror or, once there is none, shifts 1 level toward Opposition."""
    yield from persuade(b, TALIBAN, s, -1, SHARIA_COST, "sharia-steps", "6.4.2")
