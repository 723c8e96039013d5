"""Look ahead on copies of a game: sample turns, play on, and judge the result."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from ..kernel.decision import CHANCE, DONE, Decision
from .appraisal import LOWEST, SHAPE, Appraisal, likelihood
from .board import Board
from .by_hand import MENU
from .game import Game
from .rules import Rules

CLOSE_MARGIN: Final = 6.0
"""A game lost by this many points of margin is worth half as much as one almost won."""


def closeness(lead: float) -> float:
    """Return the value, from 0 to 1, of a game that ran to its last Round with this lead (below 0: behind)."""
    return likelihood(lead + CLOSE_MARGIN, 3.0)


class Sampler:
    """Chooses at random by the priors of an appraisal. Never takes a choice that is always possible anyway, and changes
    nothing by hand."""

    def __init__(self, random: Random, appraisal: Appraisal) -> None:
        self.random: Callable[[], float] = random.random
        self.appraisal = appraisal

    def __call__(self, game: Game, decision: Decision) -> str:
        return self.draw(game.rules, decision)

    def draw(self, rules: Rules, decision: Decision) -> str:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if decision.kind == MENU:
            return DONE
        weights = self.appraisal.prior(decision, rules.always_possible)
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            return options[int(self.random() * float(len(options)))]
        x = self.random() * total
        for i, weight in enumerate(weights):
            x -= weight
            if x < 0.0:
                return options[i]
        return options[-1]


def play_on(game: Game, answer: Sampler, dice: Callable[[], float], own: Callable[[], float], who: int) -> int:
    """Play until the game ends or stops. Questions that no bot answers are sampled. Return the number of dice.

    `own` supplies the dice for decisions of the bot that plays the faction `who`.
    """
    count = 0
    b = game.board
    while True:
        decision = game.decision
        if decision is None:
            return count
        if decision.actor == CHANCE:
            game.play(decision.by_odds(own() if b.conduct.deciding == who and who >= 0 else dice()))
            count += 1
        else:
            game.play(answer.draw(game.rules, decision))


def worth(rules: Rules, appraisal: Appraisal, b: Board, faction: int) -> float:
    """Return how good a position is for a faction, from 0 to 1: its chance to win, as judged by the outlooks."""
    factions = range(len(rules.spec.factions))
    leader = rules.leader(b, faction)
    allies = [f for f in factions if rules.leader(b, f) == leader]
    if has_learned(rules, appraisal, b, faction):
        return learned_worth(rules, appraisal, b, faction)
    if not rules.is_over(b):
        promises = [appraisal.promise(f, rules.outlook(b, f)) for f in factions]
        hope = likelihood(appraisal.lead(faction, promises, allies), 2.0 * appraisal.scale)
        return LOWEST + (1.0 - 2.0 * LOWEST) * hope
    margins = [float(rules.margin(b, f)) for f in factions]
    shape = SHAPE * likelihood(appraisal.lead(faction, margins, allies), 2.0 * appraisal.scale)
    winner = rules.winner(b)
    return shape + (1.0 - SHAPE if winner >= 0 and rules.leader(b, winner) == leader else 0.0)


def has_learned(rules: Rules, appraisal: Appraisal, b: Board, faction: int) -> bool:
    """Return True if a faction's chances were learned for such a game: it is the only one with a player."""
    others = [f for f in range(len(rules.spec.factions)) if f != faction]
    return bool(appraisal.values[faction]) and not any(rules.is_player(b, f) for f in others)


def learned_worth(rules: Rules, appraisal: Appraisal, b: Board, faction: int) -> float:
    """Return a faction's learned chance to win.

    A game lost on margins alone is worth more the closer it was, since better play might have won it. A game lost
    before its end is worth next to nothing.
    """
    if not rules.is_over(b):
        return 0.06 + 0.6 * appraisal.hope(faction, rules.rounds_left(b), rules.features(b))
    own = float(rules.margin(b, faction))
    lead = own - max([float(rules.margin(b, f)) for f in range(len(rules.spec.factions)) if f != faction])
    if rules.winner(b) == faction:
        return 0.8 + 0.1 * likelihood(lead, 4.0)
    if not rules.ran_out(b):
        return 0.02 * likelihood(own - 20.0, 10.0)
    return 0.1 + 0.35 * closeness(lead)
