"""How sure a rate is that was found in some games."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""95 % of a normal distribution lie so many standard deviations around its middle."""


def interval(hits: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson): what the true rate may well be if it came to that in so many of so many
    games."""
    if not of:
        return 0.0, 1.0
    rate, weight = hits / of, Z * Z / of
    middle = (rate + weight / 2) / (1 + weight)
    around = Z * sqrt(rate * (1 - rate) / of + weight / (4 * of)) / (1 + weight)
    return max(0.0, middle - around), min(1.0, middle + around)
