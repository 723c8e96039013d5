"""Sequential halving: divide a budget of trials among candidates, with more trials for those that do better."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import ceil, log2

SPREAD = 0.03
"""Standard deviation of the candidates' true values, measured with many trials in a few positions of Andean Abyss."""

Wanted = list[tuple[int, int]]
"""Trials to run, each given as (candidate, world)."""
Trials = Callable[[Wanted], list[float]]
"""Runs trials and returns the value of each. When time runs out it may stop early and return fewer."""


class Tally:
    """The results of the trials: for each candidate, its value in each world."""

    def __init__(self, bonus: Sequence[float]) -> None:
        self.bonus = bonus
        """Added to the mean of each candidate: how far it is trusted before any trial."""
        self.worths: list[list[float]] = [[] for _ in bonus]

    def mean(self, candidate: int) -> float:
        worths = self.worths[candidate]
        return sum(worths) / len(worths) + self.bonus[candidate] if worths else float("-inf")

    def count(self) -> int:
        return sum(map(len, self.worths))

    def best_first(self, candidates: list[int]) -> list[int]:
        """Sort candidates by their means in the worlds that all of them have met. Ties keep the order of the
        candidates."""
        met = min(len(self.worths[candidate]) for candidate in candidates)
        if not met:
            return candidates

        def mean(candidate: int) -> float:
            return sum(self.worths[candidate][:met]) / met + self.bonus[candidate]

        return sorted(candidates, key=lambda candidate: (-mean(candidate), candidate))

    def clearly_better(self, candidate: int, trusted: int) -> bool:
        """Return True if a candidate is probably better than a trusted one, judging by the worlds both have met.

        Its expected true gain must exceed the difference of their bonuses. Few trials, or trials that vary a lot, need
        a larger mean gain; `SPREAD` says by how much true values differ.
        """
        pairs = list(zip(self.worths[candidate], self.worths[trusted], strict=False))
        if len(pairs) < 2:
            return False
        gains = [worth - other for worth, other in pairs]
        mean = sum(gains) / len(gains)
        doubt = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains)
        return mean > (self.bonus[trusted] - self.bonus[candidate]) * (1 + doubt / SPREAD**2)


def halve(bonus: Sequence[float], budget: int, trials: Trials) -> tuple[int, Tally]:
    """Return the best candidate and the results of all trials. See `halve_rounds`."""
    rounds = halve_rounds(bonus, budget)
    wanted = next(rounds)
    while True:
        try:
            wanted = rounds.send(trials(wanted))
        except StopIteration as done:
            found: tuple[int, Tally] = done.value
            return found


def halve_rounds(bonus: Sequence[float], budget: int) -> Generator[Wanted, list[float], tuple[int, Tally]]:
    """Yield the trials of each round, to be sent their values. Return the best candidate and the results of all trials.

    All candidates start, and after each round the better half continues. Each round has the same share of the budget.
    Candidates in the same round meet the same worlds, so that luck does not decide between them. The candidate with the
    highest bonus stays to the end, and wins unless the best of the others is clearly better.
    """
    tally = Tally(bonus)
    left = list(range(len(bonus)))
    most = max(bonus)
    trusted = bonus.index(most) if most > min(bonus) else -1
    rounds = max(1, ceil(log2(len(left)))) if len(left) > 1 else 1
    for round in range(rounds):
        worlds = max(1, (budget - tally.count()) // (len(left) * (rounds - round)))
        begin = len(tally.worths[left[0]])
        wanted = [(candidate, world) for world in range(begin, begin + worlds) for candidate in left]
        found = yield wanted
        for (candidate, _), worth in zip(wanted, found, strict=False):
            tally.worths[candidate].append(worth)
        left = tally.best_first(left)
        if len(found) < len(wanted) or len(left) == 1:
            break
        half = left[: max(1, (len(left) + 1) // 2)]
        left = half if trusted < 0 or trusted in half else [*half, trusted]
        if len(left) == 1:
            break
    best = left[0]
    if trusted >= 0 and best != trusted and not tally.clearly_better(best, trusted):
        best = trusted
    return best, tally
