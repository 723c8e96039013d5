"""Players that do not search: dice, and a random player for fuzzing and as the weakest opponent."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from .decision import CHANCE, Decision
from .errors import Problem
from .game import Game, Policy, chance
from .position import Position
from .rules import Rules

RARE_CHANCE: Final = 0.02
"""Chance per decision that a random player does what is possible at any time: take back a piece, give something
away."""


class RandomPlayer:
    """Chooses any option. Rarely takes those that are open at almost every question, which would dominate its games."""

    def __init__(self, random: Random, generous: bool = False) -> None:
        self.random = random
        self.generous = generous
        """True if the player also makes agreements that give something to others."""

    def __reduce__(self) -> tuple[object, ...]:
        """Allow copies, also in other processes."""
        return RandomPlayer, (self.random, self.generous)

    def __call__(self, game: Game[Any, Any], decision: Decision) -> str:
        random = self.random.random
        rules: Rules = game.rules
        if self.generous and decision.open and random() < RARE_CHANCE:
            gifts = rules.possible_agreements(game.board, decision.actor)
            if gifts:
                return gifts[int(random() * float(len(gifts)))]
        options = decision.options
        count = float(len(options))
        while True:
            choice = options[int(random() * count)]
            if choice not in rules.always_possible or count == 1 or random() <= RARE_CHANCE:
                return choice


def play_turn(game: Game[Any, Any], seats: list[Policy], random: Random) -> list[str]:
    """Play to the end of this turn (or phase), before the next one begins. Return the choices, including those of
    chance.

    The game then has no open question; `Game.go_on` begins what follows.
    """
    dice = chance(random)
    choices: list[str] = []
    before = game.until
    game.until = every_checkpoint
    try:
        while (decision := game.decision) is not None:
            choice = (dice if decision.actor == CHANCE else seats[decision.actor])(game, decision)
            game.play(choice)
            choices.append(choice)
    finally:
        game.until = before
    return choices


def every_checkpoint(b: Position) -> bool:
    """Stop a game at its next checkpoint (for `Game.until`)."""
    return True


def play_out(game: Game[Any, Any], seats: list[Policy], random: Random, limit: int = 50_000) -> int:
    """Play a game to its end, with one policy per faction. Return the number of decisions."""
    dice = chance(random)
    count = 0
    while True:
        decision = game.decision
        if decision is None:
            return count
        policy = dice if decision.actor == CHANCE else seats[decision.actor]
        game.play(policy(game, decision))
        count += 1
        if count > limit:
            raise Problem("endless-game", limit=limit)
