"""Confidence intervals of rates and means over a number of games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

Z = 1.959964
"""Number of standard deviations around the mean that hold 95 % of a normal distribution."""


def interval(hits: int, of: int) -> tuple[float, float]:
    """95 % Wilson interval for `hits` successes in `of` games."""
    if not of:
        return 0.0, 1.0
    rate, weight = hits / of, Z * Z / of
    middle = (rate + weight / 2) / (1 + weight)
    around = Z * sqrt(rate * (1 - rate) / of + weight / (4 * of)) / (1 + weight)
    return max(0.0, middle - around), min(1.0, middle + around)


def around(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the half-width of its 95 % Student interval. For a single value the half-width is
    infinite."""
    if len(values) < 2:
        return mean(values) if values else 0.0, float("inf")
    return mean(values), student(len(values) - 1) * stdev(values) / sqrt(len(values))


def student(freedom: int) -> float:
    """Return how many standard errors around the mean hold 95 % of Student's distribution.

    The fewer values there are, the more it takes. From three degrees of freedom on, this is the Cornish-Fisher
    expansion.
    """
    if freedom < 3:
        return (12.7062, 4.3027)[freedom - 1]
    n, z3, z5 = float(freedom), Z * Z * Z, Z * Z * Z * Z * Z
    more = (z3 + Z) / 4 / n + (5 * z5 + 16 * z3 + 3 * Z) / 96 / n**2
    return Z + more + (3 * z5 * Z * Z + 19 * z5 + 17 * z3 - 15 * Z) / 384 / n**3
