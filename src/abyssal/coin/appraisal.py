"""Judging positions for computer players: terms of an outlook, their weights, and the promise they add up to.

Each game defines the terms of a faction's outlook (`Rules.outlook`) and ships the weights as data. The same data hold
the priors: how readily a sampled turn tries each choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from ..kernel.decision import Decision

SOFTNESS: Final = 1.0
"""Weight of the second-best opponent beside the best one: the higher, the more it counts."""

SHAPE: Final = 0.1
"""Share of the margins in the value of a finished game, so that a close defeat beats a clear one."""

LOWEST: Final = 0.15
"""Value of the worst unfinished position. 1 - LOWEST is the best, so every win beats every position and every position
beats a loss."""

MAX_HOPE: Final = 1.2
"""Upper limit of `hope`, where 1 is as good as the best positions learned from."""


class Appraisal:
    """The weights of one game."""

    def __init__(self, factions: list[str], data: dict[str, Any] | None = None) -> None:
        facts: dict[str, Any] = {} if data is None else data
        self.terms: list[str] = list(facts.get("terms", ["margin"]))
        """Names of the terms, in order."""
        rows: dict[str, list[float]] = facts.get("weights", {})
        first = [1.0] + [0.0] * (len(self.terms) - 1)
        self.weights: list[list[float]] = [[float(w) for w in rows.get(name, first)] for name in factions]
        """Weight of each term for each faction."""
        ready: dict[str, float] = facts.get("ready", {})
        self.ready: list[float] = [float(ready.get(name, 0.0)) for name in factions]
        """Constant added to each faction's promise, so that promises of different factions compare."""
        self.scale = float(facts.get("scale", 4.0))
        """Lead in promise at which winning is almost three times as likely as losing."""
        priors: dict[str, dict[str, dict[str, float]]] = facts.get("priors", {})
        self.priors: list[dict[str, dict[str, float]]] = [priors.get(name, {}) for name in factions]
        """For each faction, by kind of question: weight of each choice in sampling. Choices not listed weigh 1."""
        values: dict[str, list[list[float]]] = facts.get("values", {})
        self.values: list[list[list[float]]] = [values.get(name, []) for name in factions]
        """For each faction with learned chances, by stage: the level of its best positions, then the weight of each of
        the game's features. The last stage ends with the last Round."""

    def prior(self, decision: Decision, never: set[str]) -> list[float]:
        """Return how readily each option of a question is tried; those in `never` are not."""
        table = self.priors[decision.actor].get(decision.kind)
        if table is None:
            return [0.0 if option in never else 1.0 for option in decision.options]
        return [0.0 if option in never else table.get(option, 1.0) for option in decision.options]

    def promise(self, faction: int, outlook: list[float]) -> float:
        """Return the weighted sum of a faction's outlook."""
        total, weights = self.ready[faction], self.weights[faction]
        for i in range(len(outlook)):
            total += weights[i] * outlook[i]
        return total

    def lead(self, faction: int, promises: list[float], allies: list[int]) -> float:
        """Return how far a faction is ahead of the most promising opponent (below 0: behind). The other opponents count
        a little too."""
        top = -1000.0
        for other, promise in enumerate(promises):
            if other not in allies and promise > top:
                top = promise
        spread = 0.0
        others = 0
        for other, promise in enumerate(promises):
            if other not in allies:
                others += 1
                spread += exp((promise - top) / (SOFTNESS * self.scale))
        if not others:
            return promises[faction]
        own = min([promises[ally] for ally in allies])
        return own - top - 0.25 * self.scale * (spread - 1.0)

    def chances(self, outlooks: Sequence[Sequence[float]]) -> list[float]:
        """Return each faction's chance to win, given the outlook of each."""
        promises = [self.promise(f, list(outlook)) / self.scale for f, outlook in enumerate(outlooks)]
        top = max(promises)
        weights = [exp(promise - top) for promise in promises]
        total = sum(weights)
        return [weight / total for weight in weights]

    def hope(self, faction: int, rounds_left: int, features: list[float]) -> float:
        """Return a faction's learned chances, from 0 (none) to 1 (as good as in the best positions of this stage)."""
        stages = self.values[faction]
        row = stages[max(0, len(stages) - max(1, rounds_left))]
        total = 0.0
        for i in range(len(features)):
            total += row[i + 1] * features[i]
        return min(MAX_HOPE, likelihood(total, 1.0) / row[0])


def likelihood(lead: float, scale: float) -> float:
    """Convert a lead into a chance to win, from 0 to 1."""
    x = lead / scale
    if x > 30.0:
        return 1.0
    return exp(x) / (1.0 + exp(x)) if x > -30.0 else 0.0
