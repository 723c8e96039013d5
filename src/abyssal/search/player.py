"""A player that searches: it samples whole turns, looks ahead from the best of them, and plays the best."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from random import Random
from typing import Any

from ..coin.appraisal import Appraisal
from ..coin.game import Game
from ..kernel.decision import Decision
from ..kernel.errors import Problem
from .budget import Budget
from .halving import Tally, halve
from .plans import Intent, Plan, chart_plan, promising, sample
from .rollouts import Worlds

CHARTS = 2
"""How many plans are made as seasoned players would, and as many as Non-players would: their dice may differ."""
TRUST = 0.01
"""How much better than such a plan another must do, if there is no doubt about it."""
FEWEST = 4
"""How many plans are compared at least, if there are so many."""
SAMPLES = 32
"""How many turns are sampled at most."""
OPENINGS = 16
"""How many options of the open question are tried one by one."""
SAMPLING = 0.25
"""The part of the time that sampling may take."""
FIRST = 0.85
"""The part of a turn's budget that its first search may use; each later one has this part of what is left."""

Interrupt = Callable[[], bool]
"""Whether the search is to stop at once and answer with what it has."""


class Finding:
    """What a search has found: the plans from best to worst, with their means."""

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
    """Find the best plan for the open question within a budget, by an appraisal or else by that of the game.

    The game itself is only copied with what its player does not see dealt anew, so nothing hidden is ever looked at.
    A budget in rollouts finds the same from the same seed.
    """
    begin = time.perf_counter()
    deadline = begin + budget.seconds if budget.seconds else 0.0
    worlds = Worlds(game, seed, appraisal)

    def late(part: float = 1.0) -> bool:
        if interrupted is not None and interrupted():
            return True
        return deadline > 0.0 and time.perf_counter() > begin + part * budget.seconds

    plans = _plans(worlds, seed, min(SAMPLES, budget.rollouts) if budget.rollouts else SAMPLES, late)
    if len(plans) == 1:
        return Finding(plans, 0, Tally([0.0]), worlds)
    rollouts = budget.rollouts
    if not rollouts:
        started = time.perf_counter()
        worlds.worth(plans[0], 0)
        pace = max(1e-6, time.perf_counter() - started)
        rollouts = max(len(plans), int(max(0.0, deadline - time.perf_counter()) / pace))
    # Few rollouts tell few plans apart.
    plans = plans[: max(FEWEST, isqrt(rollouts))]
    bonus = [TRUST if plan.chart >= 0 else 0.0 for plan in plans]

    def trials(wanted: list[tuple[int, int]]) -> list[float]:
        found: list[float] = []
        for plan, world in wanted:
            if late():
                break
            found.append(worlds.worth(plans[plan], world))
        return found

    best, tally = halve(bonus, rollouts, trials)
    return Finding(plans, best, tally, worlds)


def _plans(worlds: Worlds, seed: int, samples: int, late: Callable[[float], bool]) -> list[Plan]:
    """The plans worth a closer look: first what the charts would do, then what they would make of other beginnings.
    Without time it is a single one."""
    found: list[Plan] = []
    for number in range(2 * CHARTS):
        if number and late(SAMPLING):
            break
        plan = chart_plan(worlds[number], seed + number, worlds.appraisal, seasoned=number < CHARTS)
        if plan is not None and all(plan.choices != other.choices for other in found):
            found.append(plan)
    known = {plan.choices for plan in found}
    tried: dict[tuple[str, ...], Plan] = {}
    beginnings = _beginnings(worlds, seed, samples)
    while not ((found or tried) and late(SAMPLING)):
        plan = next(beginnings, None)
        if plan is None:
            break
        if plan.choices not in known:
            tried.setdefault(plan.choices, plan)
    return found + promising(list(tried.values()))


def _beginnings(worlds: Worlds, seed: int, samples: int) -> Iterator[Plan]:
    """Every option, as the charts would go on from it; and sampled turns, with each of them as the charts would go on
    from some point of it."""
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
    """Answers for a faction by search. One search settles all that the faction says before chance or another speaks."""

    def __init__(
        self,
        budget: Budget,
        seed: int,
        interrupted: Interrupt | None = None,
        weights: dict[str, Any] | None = None,
    ) -> None:
        self.budget = budget
        self.weights = weights
        """By which it judges positions, if not by those of the game."""
        self._appraisal: Appraisal | None = None
        """These weights, read for the game that it plays."""
        self.seed = seed
        self.interrupted = interrupted
        self.finding: Finding | None = None
        """What the last search has found."""
        self._intent = Intent()
        self._turn = -1
        """How long it was when the turn began."""
        self._left = budget

    def __call__(self, game: Game, decision: Decision) -> str:
        options = decision.options
        choice = self._intent.next(game, options)
        if choice is None and len(options) == 1:
            return options[0]
        return self._intent.begin(game, self._think(game)) if choice is None else choice

    def _think(self, game: Game) -> tuple[str, ...]:
        """The choices of the best plan that is found with what is left of the turn's budget."""
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
