"""Metrics in the text format of Prometheus, without names, ids of tables or tokens."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable

from ... import __version__

BOUNDS_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the histogram of latencies."""


class Metrics:
    """Counts what one process does. Lives on the event loop."""

    def __init__(self, gauges: Callable[[], dict[str, int]]) -> None:
        self._gauges = gauges
        self._answers: Counter[int] = Counter()
        self._refusals: Counter[str] = Counter()
        self._latencies = [0] * (len(BOUNDS_SECONDS) + 1)
        self._seconds = 0.0

    def count_answer(self, status: int) -> None:
        self._answers[status] += 1

    def count_refusal(self, id: str) -> None:
        self._refusals[id] += 1

    def count_choice(self, seconds: float) -> None:
        """Count a choice and the time until its response."""
        self._latencies[sum(1 for bound in BOUNDS_SECONDS if seconds > bound)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """Return everything counted so far. Each process counts separately and is labelled with its pid."""
        mine = f'process="{os.getpid()}"'
        lines = [
            "# TYPE abyssal_info gauge",
            f'abyssal_info{{{mine},version="{__version__}"}} 1',
            "# TYPE abyssal_cpu_seconds_total counter",
            f"abyssal_cpu_seconds_total{{{mine}}} {time.process_time():.3f}",
        ]
        for name, number in self._gauges().items():
            lines += [f"# TYPE abyssal_{name} gauge", f"abyssal_{name}{{{mine}}} {number}"]
        lines.append("# TYPE abyssal_answers_total counter")
        lines += [
            f'abyssal_answers_total{{{mine},status="{status}"}} {n}' for status, n in sorted(self._answers.items())
        ]
        lines.append("# TYPE abyssal_refusals_total counter")
        lines += [f'abyssal_refusals_total{{{mine},problem="{id}"}} {n}' for id, n in sorted(self._refusals.items())]
        lines.append("# TYPE abyssal_choice_seconds histogram")
        total = 0
        for bound, count in zip([*(f"{bound:g}" for bound in BOUNDS_SECONDS), "+Inf"], self._latencies, strict=True):
            total += count
            lines.append(f'abyssal_choice_seconds_bucket{{{mine},le="{bound}"}} {total}')
        lines.append(f"abyssal_choice_seconds_sum{{{mine}}} {self._seconds:.6f}")
        lines.append(f"abyssal_choice_seconds_count{{{mine}}} {total}")
        return "\n".join(lines) + "\n"
