"""How sure a rate or a mean is that was found in some games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

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


def around(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values, and how far to either side its 95 % interval reaches (Student). One value alone says
    nothing of that: the interval has no end."""
    if len(values) < 2:
        return mean(values) if values else 0.0, float("inf")
    return mean(values), student(len(values) - 1) * stdev(values) / sqrt(len(values))


def student(freedom: int) -> float:
    """So many standard errors around a mean 95 % of Student's distribution lie: more than of a normal one, the fewer
    values there are. From three degrees of freedom on by the expansion of Cornish and Fisher."""
    if freedom < 3:
        return (12.7062, 4.3027)[freedom - 1]
    n, z3, z5 = float(freedom), Z * Z * Z, Z * Z * Z * Z * Z
    more = (z3 + Z) / 4 / n + (5 * z5 + 16 * z3 + 3 * Z) / 96 / n**2
    return Z + more + (3 * z5 * Z * Z + 19 * z5 + 17 * z3 - 15 * Z) / 384 / n**3
