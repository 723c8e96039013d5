"""Learning what a faction may hope for in a position, from games that it plays alone against Non-players.

Positions after each Propaganda Round, and some between, are described by the game's features. What they were worth is
said by how the game went on, from the last stage backwards: in the last one by how far ahead the faction ended, in each
earlier one by what the position after the next Round is worth, as far as that is learned. Where a Non-player
won before, it is 0. So a game says more than whether it was won, from which a faction that seldom wins could hardly
learn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

from ...coin.appraisal import likelihood
from ...coin.board import Board
from ...coin.game import Game
from ...coin.looking_ahead import closeness
from ...games import rules_for
from ...kernel.errors import Problem
from ...kernel.players import play_out
from ...search.player import SearchPlayer
from ...search.seats import CHART, player_for
from ..crew import carried_out
from ..simulation import BOT, seat
from .sampling import on_each_card

BETWEEN = 3
"""How many positions between Rounds a game is good for."""
DOUBT = 10.0
"""How strongly weights are drawn to 0 where nothing was known before, in units of features that vary by 1."""
TRUST = 200.0
"""How strongly they are drawn to what was known before."""
BEST = 0.95
"""The part of positions that come to less than what counts as the best."""
STEPS = 30


@dataclass(frozen=True)
class Position:
    """A position of a game: the Rounds that are left, whether it is the first after a Round, and its features."""

    left: int
    first: bool
    features: tuple[float, ...]


@dataclass
class Course:
    """A game: some of its positions, and how far ahead the faction was at the end (None if a Non-player won before)."""

    positions: list[Position] = field(default_factory=list)
    lead: float | None = None


def play(game: str, options: dict[str, str], faction: str, player: str, seed: int, data: dict[str, Any]) -> Course:
    """One game of a faction against Non-players."""
    rules = rules_for(game)
    factions = rules.spec.factions
    who = factions.index(faction)
    seats = {name: CHART if name == faction else BOT for name in factions}
    table = Game.new(rules, seat(game, seats, options), journal=False)
    found: list[Position] = []

    def note(b: Board, revealed: int) -> None:
        left = rules.rounds_left(b)
        found.append(Position(left, not found or found[-1].left != left, tuple(rules.features(b))))

    on_each_card(table, note)
    random = Random(seed)
    policy = player_for(player, seed, random)
    if isinstance(policy, SearchPlayer):
        policy.weights = data
    elif player == CHART:
        table.led_by_rules([who], seasoned=True)
    play_out(table, [policy] * len(factions), random)
    b = table.board
    others = max(rules.margin(b, f) for f in range(len(factions)) if f != who)
    between = [position for position in found if not position.first]
    kept = [position for position in found if position.first]
    kept += random.sample(between, min(BETWEEN, len(between)))
    return Course(kept, float(rules.margin(b, who) - others) if rules.ran_out(b) else None)


def fit(courses: list[Course], start: list[list[float]] | None = None) -> list[list[float]]:
    """For each stage, from the first to the last, what the best positions came to and the weight of each feature. The
    weights stay near those they start with, unless the games say otherwise."""
    numpy = numbers()
    most = max([position.left for course in courses for position in course.positions] + [len(start or [])])
    stages: dict[int, list[float]] = {}
    for left in range(1, most + 1):
        rows = []
        worths = []
        for course in courses:
            worth = _worth(course, left, stages)
            for position in course.positions:
                if position.left == left:
                    rows.append(position.features)
                    worths.append(worth)
        known = start[-left] if start and left <= len(start) else []
        if not rows and not known:
            raise Problem("no-such-stage", left=left)
        stages[left] = _regression(numpy, rows, worths, known[1:]) if rows else known
    return [stages[left] for left in range(most, 0, -1)]


def _worth(course: Course, left: int, stages: dict[int, list[float]]) -> float:
    """What the positions of a stage of a game were worth: by its end, or by the position that the next Round led to."""
    if left == 1:
        return 0.0 if course.lead is None else closeness(course.lead)
    for position in course.positions:
        if position.first and position.left == left - 1:
            best, *weights = stages[left - 1]
            total = sum(weight * number for weight, number in zip(weights, position.features, strict=True))
            return min(1.0, likelihood(total, 1.0) / best)
    return 0.0


def foretold(stages: list[list[float]], courses: list[Course]) -> float:
    """How well values foretell the ends of games: the correlation of what they hope for with what the end was worth,
    the mean of all stages."""
    numpy = numbers()
    found = []
    for left, (_, *weights) in enumerate(reversed(stages), 1):
        pairs = [
            (numpy.dot(weights, position.features), _worth(course, 1, {}))
            for course in courses
            for position in course.positions
            if position.left == left
        ]
        totals, ends = numpy.array(pairs).T if pairs else ([], [])
        if len(set(totals)) > 1 and len(set(ends)) > 1:
            found.append(float(numpy.corrcoef(1 / (1 + numpy.exp(-numpy.clip(totals, -30, 30))), ends)[0, 1]))
    return sum(found) / max(1, len(found))


def _regression(numpy: Any, rows: list[tuple[float, ...]], worths: list[float], known: list[float]) -> list[float]:
    """Logistic regression by Newton's steps, none of them longer than 1; the first feature is the constant."""
    table, wanted = numpy.array(rows), numpy.array(worths)
    middle, spread = table.mean(axis=0), table.std(axis=0) + 1e-6
    middle[0], spread[0] = 0.0, 1.0
    scaled = (table - middle) / spread
    pull = (TRUST if known else DOUBT) * numpy.eye(len(middle))
    pull[0, 0] = 0.0
    at_first = numpy.array(known or [0.0] * len(middle)) * spread
    at_first[0] += (at_first * middle / spread).sum()
    weights = at_first.copy()
    for _ in range(STEPS):
        expected = 1 / (1 + numpy.exp(-numpy.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (wanted - expected) - pull @ (weights - at_first)
        curve = scaled.T @ (scaled * (expected * (1 - expected) + 1e-4)[:, None]) + pull
        step = numpy.linalg.solve(curve, slope)
        weights = weights + step / max(1.0, abs(step).max())
    best = float(numpy.quantile(expected, BEST))
    plain = weights / spread
    plain[0] -= (weights * middle / spread)[1:].sum()
    return [float(f"{number:.4g}") for number in (best, *plain)]


def numbers() -> Any:
    """numpy, which only training needs."""
    try:
        return import_module("numpy")
    except ImportError:
        raise Problem("needs-package", package="numpy", extra="research") from None


def learn(
    game: str,
    data: dict[str, Any],
    options: dict[str, str],
    faction: str,
    player: str,
    rounds: int,
    games: int,
    seed: int = 0,
    workers: int = 1,
    scheduler: str = "",
    progress: Callable[[int], None] | None = None,
    each: Callable[[int, float], None] | None = None,
) -> dict[str, Any]:
    """The data of an appraisal with the chances of a faction learned: so many rounds of games, each with what the last
    one has found, and a fit to all of them that begins with what the data knew before. The same seed gives the same
    values. `each` is told of each round how many games it had, and how well what was known before foretold them."""
    numbers()
    if not data.get("features"):
        raise Problem("no-features", game=game)
    start = data.get("values", {}).get(faction)
    courses: list[Course] = []
    for round in range(rounds):
        seeds = range(seed + round * games, seed + (round + 1) * games)
        jobs = [(game, options, faction, player, s, data) for s in seeds]
        found = carried_out(play, jobs, workers, scheduler, progress, len(courses))
        if each:
            each(games, foretold(data.get("values", {}).get(faction, []), found))
        courses += found
        data = {**data, "values": {**data.get("values", {}), faction: fit(courses, start)}}
    return data
