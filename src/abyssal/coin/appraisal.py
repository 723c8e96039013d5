"""How a game's positions are judged, for players that think: terms of an outlook, their weights, and what they promise.

Each game says what the terms of a faction's outlook are (`Rules.outlook`) and ships the weights as data. The same data
say how readily each choice is tried when a turn is sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from ..kernel.decision import Decision

SOFTNESS: Final = 1.0
"""How much the second-best of the others counts beside the best of them."""

SHAPE: Final = 0.1
"""How much of the worth of a finished game the margins make, so that the lesser evil is still the better."""

LOWEST: Final = 0.15
"""What the worst position of a game that goes on is worth: more than a loss. The best is as much less than a win."""

MOST_HOPE: Final = 1.2
"""No position is better than the best that were learned from by more than this."""


class Appraisal:
    """The weights of one game."""

    def __init__(self, factions: list[str], data: dict[str, Any] | None = None) -> None:
        facts: dict[str, Any] = {} if data is None else data
        self.terms: list[str] = list(facts.get("terms", ["margin"]))
        """The names of the terms, in their order."""
        rows: dict[str, list[float]] = facts.get("weights", {})
        first = [1.0] + [0.0] * (len(self.terms) - 1)
        self.weights: list[list[float]] = [[float(w) for w in rows.get(name, first)] for name in factions]
        """For each faction the weight of each term, and so its promise."""
        ready: dict[str, float] = facts.get("ready", {})
        self.ready: list[float] = [float(ready.get(name, 0.0)) for name in factions]
        """What is added to a faction's promise, so that those of different factions compare."""
        self.scale = float(facts.get("scale", 4.0))
        """The lead in promise that makes a win almost three times as likely as not."""
        priors: dict[str, dict[str, dict[str, float]]] = facts.get("priors", {})
        self.priors: list[dict[str, dict[str, float]]] = [priors.get(name, {}) for name in factions]
        """For each faction, by kind of question, how much readier than 1 it tries a choice."""
        values: dict[str, list[list[float]]] = facts.get("values", {})
        self.values: list[list[list[float]]] = [values.get(name, []) for name in factions]
        """For each faction whose chances were learned, by stage: what its best positions came to, then the weight of
        each of the game's features. The last stage ends with the last Round."""

    def prior(self, decision: Decision, never: set[str]) -> list[float]:
        """How readily each option of a question is tried; those in `never` are not."""
        table = self.priors[decision.actor].get(decision.kind)
        if table is None:
            return [0.0 if option in never else 1.0 for option in decision.options]
        return [0.0 if option in never else table.get(option, 1.0) for option in decision.options]

    def promise(self, faction: int, outlook: list[float]) -> float:
        """What a faction's outlook comes to."""
        total, weights = self.ready[faction], self.weights[faction]
        for i in range(len(outlook)):
            total += weights[i] * outlook[i]
        return total

    def lead(self, faction: int, promises: list[float], allies: list[int]) -> float:
        """How far a faction is before the most promising of the others, or behind; the next ones count a little too."""
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
        """How likely each faction is to win, given the outlook of each."""
        promises = [self.promise(f, list(outlook)) / self.scale for f, outlook in enumerate(outlooks)]
        top = max(promises)
        weights = [exp(promise - top) for promise in promises]
        total = sum(weights)
        return [weight / total for weight in weights]

    def hope(self, faction: int, rounds_left: int, features: list[float]) -> float:
        """What a faction may hope for by what was learned: 0 is nothing, 1 as much as in the best positions of this
        stage."""
        stages = self.values[faction]
        row = stages[max(0, len(stages) - max(1, rounds_left))]
        total = 0.0
        for i in range(len(features)):
            total += row[i + 1] * features[i]
        return min(MOST_HOPE, likelihood(total, 1.0) / row[0])


def likelihood(lead: float, scale: float) -> float:
    """A lead as the chance of a win, from 0 to 1."""
    x = lead / scale
    if x > 30.0:
        return 1.0
    return exp(x) / (1.0 + exp(x)) if x > -30.0 else 0.0
