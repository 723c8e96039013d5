"""Plans: what a faction could choose from the open question on, as far as only it speaks."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..kernel.board import Board
from ..kernel.decision import CHANCE
from ..kernel.game import Game
from ..kernel.looking_ahead import Sampler, play_on, worth

BEST = 10
"""How many of the most promising plans are looked at more closely, beside the best of each other opening choice."""


@dataclass(frozen=True)
class Plan:
    """Choices up to where chance or another player speaks, or the turn ends."""

    choices: tuple[str, ...]
    worth: float = 0.0
    """What the position at the end of the turn is worth, in the one world it was sampled in."""
    chart: int = -1
    """If the rules that lead Non-players would do so: the seed of the dice by which they made up their mind."""

    @property
    def opening(self) -> str:
        return self.choices[0]


def at_once(b: Board) -> bool:
    return True


def sample(world: Game, seed: int) -> Plan:
    """One turn, sampled by the priors, played to its end in a world."""
    game, random = world.clone(), Random(seed)
    decision = game.decision
    if decision is None:
        raise AssertionError("no question to plan for")
    who = decision.actor
    sampler = Sampler(random)
    game.until = at_once
    choices: list[str] = []
    while (decision := game.decision) is not None and decision.actor == who:
        choice = sampler(game, decision)
        game.play(choice)
        choices.append(choice)
    play_on(game, sampler, random.random, random.random, -1)
    return Plan(tuple(choices), worth(game.rules, game.board, who))


def chart_plan(world: Game, seed: int) -> Plan | None:
    """What the rules that lead Non-players would do in the faction's stead, if they have led it in this turn so far."""
    decision = world.decision
    if decision is None:
        return None
    who, said = decision.actor, world.since_checkpoint
    game = world.at_checkpoint()
    game.until = at_once
    answers: list[str] = []
    game.board.answers = answers
    game.led_by_rules([who])
    dice = Random(seed).random
    script: list[str] = []
    """All that is said from the checkpoint on if the rules lead the faction; at first it has to be what was said."""
    while True:
        script += answers
        answers.clear()
        if script[: len(said)] != said[: len(script)]:
            return None
        following = game.decision
        if following is None:
            break
        if following.actor == CHANCE and game.board.musing == who:
            game.play(following.by_odds(dice()))
            continue
        if len(script) >= len(said):
            break
        choice = said[len(script)]
        if choice not in following.options:
            return None
        script.append(choice)
        game.play(choice)
    choices = tuple(script[len(said) :])
    return Plan(choices, chart=seed) if choices else None


def promising(plans: list[Plan]) -> list[Plan]:
    """The best plans, and the best of each opening choice that is not among them; no two that begin alike and are worth
    the same."""
    found: list[Plan] = []
    openings: set[str] = set()
    worths: set[tuple[str, float]] = set()
    for plan in sorted(plans, key=lambda plan: -plan.worth):
        known = (plan.opening, round(plan.worth, 9))
        if known in worths or (len(found) >= BEST and plan.opening in openings):
            continue
        worths.add(known)
        openings.add(plan.opening)
        found.append(plan)
    return found
