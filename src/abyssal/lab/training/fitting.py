"""Fit the weights of an appraisal to played games, and the priors to the turns that were chosen.

Each faction's promise is its weighted outlook. A faction's chance to win is assumed to grow with the exponential of its
promise, so the best weights are those that make the winners of the games most likely. More of a term is never a
disadvantage (no weight below 0), and weights stay near their initial values unless the games say otherwise. Plain
regression finds absurd signs, because a losing faction often has much of what it should have less of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

from ...coin.appraisal import Appraisal

GRADIENT_STEPS = 200
LEARNING_RATE = 0.5
PULL = 0.02
"""Strength with which weights are pulled to their initial values."""
MIN_PRIOR, MAX_PRIOR = 0.25, 4.0
"""Lowest and highest weight of a choice in sampling."""


@dataclass(frozen=True)
class Sample:
    """A position of a game: the outlook of each faction, and the faction that won in the end."""

    outlooks: tuple[tuple[float, ...], ...]
    winner: int


def surprise(appraisal: Appraisal, samples: Sequence[Sample]) -> float:
    """Return the mean negative log of the winners' predicted chances."""
    if not samples:
        return 0.0
    return -sum(log(max(1e-9, appraisal.chances(s.outlooks)[s.winner])) for s in samples) / len(samples)


def fit(
    data: dict[str, Any], factions: list[str], samples: Sequence[Sample], steps: int = GRADIENT_STEPS
) -> dict[str, Any]:
    """Return the data of an appraisal with weights that fit the samples better."""
    appraisal = Appraisal(factions, data)
    spread = _spread(samples, len(appraisal.terms))
    first = [list(row) for row in appraisal.weights]
    for step in range(steps):
        weights, ready = _slopes(appraisal, samples)
        rate = LEARNING_RATE * appraisal.scale * appraisal.scale / (1 + step / 50)
        for f in range(len(factions)):
            appraisal.ready[f] += rate * (ready[f] - PULL * appraisal.ready[f] / appraisal.scale)
            for i in range(len(appraisal.terms)):
                # Scale terms by how much they vary; otherwise terms with large numbers would oscillate.
                slope = weights[f][i] / spread[i] ** 2 - PULL * (appraisal.weights[f][i] - first[f][i])
                appraisal.weights[f][i] = max(0.0, appraisal.weights[f][i] + rate * slope / len(appraisal.terms))
    return {
        **data,
        # Adding 0.0 turns -0.0 into 0.0 in the file.
        "ready": {name: round(appraisal.ready[f], 3) + 0.0 for f, name in enumerate(factions)},
        "weights": {name: [round(w, 4) for w in appraisal.weights[f]] for f, name in enumerate(factions)},
    }


def _spread(samples: Sequence[Sample], terms: int) -> list[float]:
    """Return the standard deviation of each term over all factions and samples, at least 1."""
    found = []
    for i in range(terms):
        values = [outlook[i] for sample in samples for outlook in sample.outlooks]
        mean = sum(values) / max(1, len(values))
        found.append(max(1.0, (sum((value - mean) ** 2 for value in values) / max(1, len(values))) ** 0.5))
    return found


def _slopes(appraisal: Appraisal, samples: Sequence[Sample]) -> tuple[list[list[float]], list[float]]:
    """Return the gradient of weights and constants that makes the winners more likely."""
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
"""A choice that began a turn: the faction, the kind of question, the choice and its options."""


def priors(data: dict[str, Any], factions: list[str], openings: Sequence[Opening]) -> dict[str, Any]:
    """Return the data of an appraisal with priors of opening choices: how much more often than at random they were
    chosen."""
    chosen: Counter[tuple[int, str, str]] = Counter()
    by_lot: dict[tuple[int, str, str], float] = {}
    for faction, kind, choice, options in openings:
        chosen[faction, kind, choice] += 1
        for option in options:
            by_lot[faction, kind, option] = by_lot.get((faction, kind, option), 0.0) + 1 / len(options)
    table = {name: {kind: dict(row) for kind, row in data.get("priors", {}).get(name, {}).items()} for name in factions}
    for (faction, kind, option), expected in sorted(by_lot.items()):
        # Add two to both sides: one or two observations say little.
        ratio = (chosen[faction, kind, option] + 2.0) / (expected + 2.0)
        table[factions[faction]].setdefault(kind, {})[option] = round(min(MAX_PRIOR, max(MIN_PRIOR, ratio)), 2)
    return {**data, "priors": table}
