"""Fitting: the weights of an appraisal to games that were played, and the priors to the turns that were chosen.

Each faction's promise is its weighed outlook. The chance of each to win is taken to grow with the exponential of its
promise, so the weights are those under which the winners of the games were likeliest. More of a term is never a
disadvantage (no weight below 0), and weights stay near those they began with unless the games say otherwise: plain
regression finds absurd signs, because a faction that is losing has often much of what it should have less of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

from ...coin.appraisal import Appraisal

STEPS = 200
RATE = 0.5
PULL = 0.02
"""How strongly weights are drawn to those they began with."""
LEAST, MOST = 0.25, 4.0
"""The least and the greatest readiness with which a choice is tried."""


@dataclass(frozen=True)
class Sample:
    """A position of a game: the outlook of each faction, and which of them won in the end."""

    outlooks: tuple[tuple[float, ...], ...]
    winner: int


def surprise(appraisal: Appraisal, samples: Sequence[Sample]) -> float:
    """How little the winners were expected: the mean of the negative logarithms of their chances."""
    if not samples:
        return 0.0
    return -sum(log(max(1e-9, appraisal.chances(s.outlooks)[s.winner])) for s in samples) / len(samples)


def fit(data: dict[str, Any], factions: list[str], samples: Sequence[Sample], steps: int = STEPS) -> dict[str, Any]:
    """The data of an appraisal with weights that suit the samples better."""
    appraisal = Appraisal(factions, data)
    spread = _spread(samples, len(appraisal.terms))
    first = [list(row) for row in appraisal.weights]
    for step in range(steps):
        weights, ready = _slopes(appraisal, samples)
        rate = RATE * appraisal.scale * appraisal.scale / (1 + step / 50)
        for f in range(len(factions)):
            appraisal.ready[f] += rate * (ready[f] - PULL * appraisal.ready[f] / appraisal.scale)
            for i in range(len(appraisal.terms)):
                # Terms count by how much they vary, or those in large numbers would swing.
                slope = weights[f][i] / spread[i] ** 2 - PULL * (appraisal.weights[f][i] - first[f][i])
                appraisal.weights[f][i] = max(0.0, appraisal.weights[f][i] + rate * slope / len(appraisal.terms))
    return {
        **data,
        # 0 is added for files that say 0.0, never -0.0.
        "ready": {name: round(appraisal.ready[f], 3) + 0.0 for f, name in enumerate(factions)},
        "weights": {name: [round(w, 4) for w in appraisal.weights[f]] for f, name in enumerate(factions)},
    }


def _spread(samples: Sequence[Sample], terms: int) -> list[float]:
    """The standard deviation of each term over all factions and samples; 1 where it hardly varies."""
    found = []
    for i in range(terms):
        values = [outlook[i] for sample in samples for outlook in sample.outlooks]
        mean = sum(values) / max(1, len(values))
        found.append(max(1.0, (sum((value - mean) ** 2 for value in values) / max(1, len(values))) ** 0.5))
    return found


def _slopes(appraisal: Appraisal, samples: Sequence[Sample]) -> tuple[list[list[float]], list[float]]:
    """In which direction weights and constants make the winners likelier."""
    factions, terms = len(appraisal.weights), len(appraisal.terms)
    weights = [[0.0] * terms for _ in range(factions)]
    ready = [0.0] * factions
    count = max(1, len(samples)) * appraisal.scale
    for sample in samples:
        for f, expected in enumerate(appraisal.chances(sample.outlooks)):
            error = (1.0 if f == sample.winner else 0.0) - expected
            ready[f] += error / count
            row = weights[f]
            for i, value in enumerate(sample.outlooks[f]):
                row[i] += error * value / count
    return weights, ready


Opening = tuple[int, str, str, tuple[str, ...]]
"""A choice that began a turn: the faction, the kind of question, the choice, and the options there were."""


def priors(data: dict[str, Any], factions: list[str], openings: Sequence[Opening]) -> dict[str, Any]:
    """The data of an appraisal with the readiness of opening choices: how much oftener than by lot they were chosen."""
    chosen: Counter[tuple[int, str, str]] = Counter()
    by_lot: dict[tuple[int, str, str], float] = {}
    for faction, kind, choice, options in openings:
        chosen[faction, kind, choice] += 1
        for option in options:
            by_lot[faction, kind, option] = by_lot.get((faction, kind, option), 0.0) + 1 / len(options)
    table = {name: {kind: dict(row) for kind, row in data.get("priors", {}).get(name, {}).items()} for name in factions}
    for (faction, kind, option), expected in sorted(by_lot.items()):
        # Two games' worth of doubt: what was seen once or twice says little.
        ratio = (chosen[faction, kind, option] + 2.0) / (expected + 2.0)
        table[factions[faction]].setdefault(kind, {})[option] = round(min(MOST, max(LEAST, ratio)), 2)
    return {**data, "priors": table}
