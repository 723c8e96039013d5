"""Learn a faction's chances in a position from games in which it plays alone against Non-players.

Positions after each Propaganda Round, and some between, are described by the game's features. Their values are learned
from the last stage backwards. In the last stage the value is how far ahead the faction ended. In each earlier one it is
the learned value of the position after the next Round, or 0 if a Non-player won before that. So a game teaches more
than who won it: a faction that seldom wins could hardly learn from wins alone.
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
from ..simulation import BOT, refuse_box, seat
from .sampling import on_each_card

MAX_POSITIONS_BETWEEN_ROUNDS = 3
"""Number of positions between Rounds that a game contributes."""
PULL_TO_ZERO = 10.0
"""Strength with which weights without a known value are pulled to 0, in units of features that vary by 1."""
PULL_TO_KNOWN = 200.0
"""Strength with which weights are pulled to known values."""
BEST_QUANTILE = 0.95
"""Quantile of the positions that counts as the best."""
NEWTON_STEPS = 30


@dataclass(frozen=True)
class Position:
    """A position of a game: the number of Rounds left, whether it is the first after a Round, and its features."""

    left: int
    first: bool
    features: tuple[float, ...]


@dataclass
class Course:
    """A game: some of its positions, and the faction's lead at the end (None if a Non-player won before)."""

    positions: list[Position] = field(default_factory=list)
    lead: float | None = None


def play(game: str, options: dict[str, str], faction: str, player: str, seed: int, data: dict[str, Any]) -> Course:
    """Play one game of a faction against Non-players."""
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
        table.let_bots_play([who], seasoned=True)
    play_out(table, [policy] * len(factions), random)
    b = table.board
    others = max(rules.margin(b, f) for f in range(len(factions)) if f != who)
    between = [position for position in found if not position.first]
    kept = [position for position in found if position.first]
    kept += random.sample(between, min(MAX_POSITIONS_BETWEEN_ROUNDS, len(between)))
    return Course(kept, float(rules.margin(b, who) - others) if rules.ran_out(b) else None)


def fit(courses: list[Course], start: list[list[float]] | None = None) -> list[list[float]]:
    """Return for each stage, from first to last, the level of the best positions and the weight of each feature.
    Weights stay near their initial values unless the games say otherwise."""
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
    """Return the value of the positions of a stage: by the game's end, or by the position after the next Round."""
    if left == 1:
        return 0.0 if course.lead is None else closeness(course.lead)
    for position in course.positions:
        if position.first and position.left == left - 1:
            best, *weights = stages[left - 1]
            total = sum(weight * number for weight, number in zip(weights, position.features, strict=True))
            return min(1.0, likelihood(total, 1.0) / best)
    return 0.0


def correlation(stages: list[list[float]], courses: list[Course]) -> float:
    """Return how well values predict the ends of games: the correlation of learned chances with the value of the end,
    averaged over all stages."""
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
    """Run logistic regression by Newton's method with steps of at most 1. The first feature is the constant."""
    table, wanted = numpy.array(rows), numpy.array(worths)
    middle, spread = table.mean(axis=0), table.std(axis=0) + 1e-6
    middle[0], spread[0] = 0.0, 1.0
    scaled = (table - middle) / spread
    pull = (PULL_TO_KNOWN if known else PULL_TO_ZERO) * numpy.eye(len(middle))
    pull[0, 0] = 0.0
    at_first = numpy.array(known or [0.0] * len(middle)) * spread
    at_first[0] += (at_first * middle / spread).sum()
    weights = at_first.copy()
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + numpy.exp(-numpy.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (wanted - expected) - pull @ (weights - at_first)
        curve = scaled.T @ (scaled * (expected * (1 - expected) + 1e-4)[:, None]) + pull
        step = numpy.linalg.solve(curve, slope)
        weights = weights + step / max(1.0, abs(step).max())
    best = float(numpy.quantile(expected, BEST_QUANTILE))
    plain = weights / spread
    plain[0] -= (weights * middle / spread)[1:].sum()
    return [float(f"{number:.4g}") for number in (best, *plain)]


def numbers() -> Any:
    """Import numpy, which only training needs."""
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
    """Return the data of an appraisal with the learned chances of a faction.

    Each of `rounds` rounds plays games with the previous values, then fits all games so far, starting from the initial
    values. The same seed gives the same values. `each` is called for each round with its number of games and how well
    the previous values predicted them.
    """
    refuse_box(options)
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
            each(games, correlation(data.get("values", {}).get(faction, []), found))
        courses += found
        data = {**data, "values": {**data.get("values", {}), faction: fit(courses, start)}}
    return data
