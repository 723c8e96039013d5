"""The computer player: it samples whole turns, looks ahead from the best of them, and plays the best."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from math import isqrt
from random import Random
from typing import Any, TypeVar

from ..coin.appraisal import Appraisal
from ..coin.game import Game
from ..kernel.decision import Decision
from ..kernel.errors import Problem
from .budget import Budget
from .halving import Tally, halve_rounds
from .plans import Intent, Plan, chart_plan, promising, sample
from .rollouts import Worlds

CHARTS = 2
"""Number of plans made by the seasoned player, and again by the chart. Their dice may differ, and so may the plans."""
TRUST = 0.01
"""How much better than the chart's plan another must be, even without any doubt about its value."""
FEWEST = 4
"""Minimum number of plans to compare, if there are that many."""
SAMPLES = 32
"""Maximum number of sampled turns."""
OPENINGS = 16
"""Maximum number of options of the open question that are tried one by one."""
SAMPLING = 0.25
"""Share of the time for making plans."""
FIRST = 0.85
"""Share of a turn's budget for its first search. Each later search gets this share of what is left."""

T = TypeVar("T")
Steps = Generator[None, None, T]
"""A computation in small steps. It returns its result at the end."""
Interrupt = Callable[[], bool]
"""Returns True if the search should stop at once and answer with what it has."""


class Finding:
    """The result of a search: the plans from best to worst, with their mean values."""

    def __init__(self, plans: list[Plan], best: int, tally: Tally, worlds: Worlds) -> None:
        order = tally.best_first(list(range(len(plans))))
        order.sort(key=lambda i: (i != best, -len(tally.worths[i]), -tally.mean(i)))
        self.plans = [plans[i] for i in order]
        self.means = [tally.mean(i) - tally.bonus[i] if tally.worths[i] else 0.0 for i in order]
        self.trials = [len(tally.worths[i]) for i in order]
        self.rollouts = tally.count()
        self.worlds = worlds


def search(
    game: Game,
    budget: Budget,
    seed: int,
    interrupted: Interrupt | None = None,
    appraisal: Appraisal | None = None,
) -> Finding:
    """Find the best plan for the open question within a budget. The default appraisal is the game's.

    The search works only on copies in which everything its player does not see is dealt again, so it never looks at
    hidden information. With a budget in rollouts, the same seed gives the same result.
    """
    return finish(search_steps(game, budget, seed, interrupted, appraisal))


def finish(steps: Steps[T]) -> T:
    """Take all steps of a computation and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: T = done.value
            return found


def search_steps(
    game: Game,
    budget: Budget,
    seed: int,
    interrupted: Interrupt | None = None,
    appraisal: Appraisal | None = None,
) -> Steps[Finding]:
    """Search in steps of one plan or one rollout, for callers without threads that have other things to do meanwhile.
    See `search`."""
    begin = time.perf_counter()
    deadline = begin + budget.seconds if budget.seconds else 0.0
    worlds = Worlds(game, seed, appraisal)

    def late(part: float = 1.0) -> bool:
        if interrupted is not None and interrupted():
            return True
        return deadline > 0.0 and time.perf_counter() > begin + part * budget.seconds

    plans = yield from _plans(worlds, seed, min(SAMPLES, budget.rollouts) if budget.rollouts else SAMPLES, late)
    if len(plans) == 1:
        return Finding(plans, 0, Tally([0.0]), worlds)
    rollouts = budget.rollouts
    if not rollouts:
        started = time.perf_counter()
        worlds.worth(plans[0], 0)
        pace = max(1e-6, time.perf_counter() - started)
        rollouts = max(len(plans), int(max(0.0, deadline - time.perf_counter()) / pace))
    # With few rollouts only a few plans can be told apart.
    plans = plans[: max(FEWEST, isqrt(rollouts))]
    bonus = [TRUST if plan.chart >= 0 else 0.0 for plan in plans]

    rounds = halve_rounds(bonus, rollouts)
    wanted = next(rounds)
    while True:
        found: list[float] = []
        for plan, world in wanted:
            if late():
                break
            found.append(worlds.worth(plans[plan], world))
            yield
        try:
            wanted = rounds.send(found)
        except StopIteration as done:
            best, tally = done.value
            return Finding(plans, best, tally, worlds)


def _plans(worlds: Worlds, seed: int, samples: int, late: Callable[[float], bool]) -> Steps[list[Plan]]:
    """Return the plans to compare: first those of the charts, then the best of sampled turns and other openings. If
    there is no time, return a single plan."""
    found: list[Plan] = []
    for number in range(2 * CHARTS):
        if number and late(SAMPLING):
            break
        plan = chart_plan(worlds[number], seed + number, worlds.appraisal, seasoned=number < CHARTS)
        yield
        if plan is not None and all(plan.choices != other.choices for other in found):
            found.append(plan)
    known = {plan.choices for plan in found}
    tried: dict[tuple[str, ...], Plan] = {}
    beginnings = _beginnings(worlds, seed, samples)
    while not ((found or tried) and late(SAMPLING)):
        plan = next(beginnings, None)
        if plan is None:
            break
        yield
        if plan.choices not in known:
            tried.setdefault(plan.choices, plan)
    return found + promising(list(tried.values()))


def _beginnings(worlds: Worlds, seed: int, samples: int) -> Iterator[Plan]:
    """Yield sampled turns; for each of them, what the chart makes of its first choices; and what the chart makes of
    each option."""
    decision = worlds.game.decision
    options = [] if decision is None else decision.options[:OPENINGS]
    random = Random(seed)
    for number in range(max(len(options), samples)):
        world, own = worlds[number % 8], seed * 31 + number
        beginnings: list[Sequence[str]] = []
        if number < samples:
            sampled = sample(world, own, worlds.appraisal)
            yield sampled
            beginnings.append(sampled.choices[: random.randint(1, len(sampled.choices))])
        if number < len(options):
            beginnings.append(options[number : number + 1])
        for beginning in beginnings:
            plan = chart_plan(world, own, worlds.appraisal, beginning, seasoned=True)
            if plan is not None:
                yield plan


class SearchPlayer:
    """Answers for a faction by search. One search settles all its choices until chance or another player decides."""

    def __init__(
        self,
        budget: Budget,
        seed: int,
        interrupted: Interrupt | None = None,
        weights: dict[str, Any] | None = None,
    ) -> None:
        self.budget = budget
        self.weights = weights
        """Weights for judging positions; None for those of the game."""
        self._appraisal: Appraisal | None = None
        """The appraisal with these weights, made when the game is known."""
        self.seed = seed
        self.interrupted = interrupted
        self.finding: Finding | None = None
        """Result of the last search."""
        self._intent = Intent()
        self._turn = -1
        """Length of the game when the turn began."""
        self._left = budget

    def __call__(self, game: Game, decision: Decision) -> str:
        options = decision.options
        choice = self._intent.next(game, options)
        if choice is None and len(options) == 1:
            return options[0]
        return self._intent.begin(game, self._think(game)) if choice is None else choice

    def _think(self, game: Game) -> tuple[str, ...]:
        """Search with what is left of the turn's budget. Return the choices of the best plan."""
        turn = game.length - len(game.since_checkpoint)
        if turn != self._turn:
            self._turn, self._left = turn, self.budget
        begin = time.perf_counter()
        budget = self._left.share(FIRST)
        if self._appraisal is None and self.weights is not None:
            self._appraisal = Appraisal(game.rules.spec.factions, self.weights)
        self.finding = search(game, budget, self.seed + game.length, self.interrupted, self._appraisal)
        spent = Budget(time.perf_counter() - begin, self.finding.rollouts)
        left = self._left.without(spent)
        self._left = Budget(max(left.seconds, 0.001), 0) if self.budget.seconds else Budget(0.0, max(left.rollouts, 1))
        choices = self.finding.plans[0].choices
        if not choices:
            raise Problem("game-over", choice="")
        return choices
