"""Confidence intervals of rates and means."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.lab.rates import around, student


def test_student_has_wider_tails_than_the_normal_distribution() -> None:
    """The factors match tables of Student's distribution."""
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 30: 2.042, 1000: 1.962}
    for freedom, factor in table.items():
        assert student(freedom) == pytest.approx(factor, rel=0.008), freedom


def test_the_mean_and_its_interval() -> None:
    assert around([1, 1, 1]) == (1, 0.0)
    assert around([0, 2]) == pytest.approx((1, 12.706), abs=0.001)
    assert around([4]) == (4, float("inf"))
    assert around([]) == (0.0, float("inf"))


@pytest.mark.parametrize("count", [2, 3, 5, 20])
def test_the_interval_covers_the_truth_as_often_as_it_says(count: int) -> None:
    """The interval covers the truth in 95 of 100 samples; the factor of a normal distribution would cover 56 to 92."""
    random = Random(count)
    covered = 0
    for _ in range(4000):
        mean, reach = around([random.gauss(0, 8) for _ in range(count)])
        covered += abs(mean) <= reach
    assert covered / 4000 == pytest.approx(0.95, abs=0.015)
