"""Plans: what a faction could choose from the open question on, as far as only it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..coin.appraisal import Appraisal
from ..coin.board import Board
from ..coin.game import Game
from ..coin.looking_ahead import Sampler, play_on, worth
from ..kernel.decision import CHANCE, is_agreement
from ..kernel.errors import Astray

MOST = 24
"""How many plans are compared at most, beside those of the charts."""


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


class Intent:
    """What a player has in mind to choose, as long as nobody else speaks in between."""

    def __init__(self) -> None:
        self._choices: list[str] = []
        self._due = -1
        """How long the game is when the next choice is due."""

    def begin(self, game: Game, choices: Sequence[str]) -> str:
        """Keep these choices in mind, and make the first."""
        self._choices, self._due = list(choices), game.length + 1
        return self._choices.pop(0)

    def next(self, game: Game, options: Sequence[str]) -> str | None:
        """The choice that is due; None if there is none, or it is not open."""
        if self._due != game.length or not self._choices or self._choices[0] not in options:
            return None
        self._due += 1
        return self._choices.pop(0)


def at_once(b: Board) -> bool:
    return True


def sample(world: Game, seed: int, appraisal: Appraisal) -> Plan:
    """One turn, sampled by the priors, played to its end in a world."""
    game, random = world.clone(), Random(seed)
    decision = game.decision
    if decision is None:
        raise AssertionError("no question to plan for")
    who = decision.actor
    sampler = Sampler(random, appraisal)
    game.until = at_once
    choices: list[str] = []
    while (decision := game.decision) is not None and decision.actor == who:
        choice = sampler(game, decision)
        game.play(choice)
        choices.append(choice)
    play_on(game, sampler, random.random, random.random, -1)
    return Plan(tuple(choices), worth(game.rules, appraisal, game.board, who))


def chart_plan(
    world: Game, seed: int, appraisal: Appraisal, first: Sequence[str] = (), seasoned: bool = False
) -> Plan | None:
    """What the rules that lead Non-players (or a seasoned player, if the game knows how) would do in the faction's
    stead from here on, after these first choices.

    The turn is played again from its checkpoint: what was said in it is said again, by the faction and by chance.
    """
    decision = world.decision
    if decision is None:
        return None
    who, said = decision.actor, world.since_checkpoint
    own = own_choices(world)
    if own is None:
        return None
    try:
        plan = _charted(world.at_checkpoint(), who, said, [*own, *first], seed, appraisal, seasoned)
    except Astray:
        return None
    if plan is None or plan.choices[: len(first)] != tuple(first):
        return None
    return plan if first else Plan(plan.choices, plan.worth, chart=seed)


def own_choices(world: Game) -> list[str] | None:
    """What the faction that is asked has said since the checkpoint; None if it has agreed on something at a question of
    its own, which cannot be played again without asking it."""
    if world.decision is None:
        return None
    who, said, game = world.decision.actor, world.since_checkpoint, world.at_checkpoint()
    found: list[str] = []
    for choice in said:
        decision = game.decision
        if decision is None:
            return None
        if decision.actor == who:
            if is_agreement(choice):
                return None
            found.append(choice)
        game.play(choice)
    return found


def _charted(
    game: Game, who: int, said: list[str], script: list[str], seed: int, appraisal: Appraisal, seasoned: bool
) -> Plan | None:
    answers: list[str] = []
    told: list[str] = []
    """All that is said from the checkpoint on; at first it has to be what was said."""

    def has_answered(b: Board) -> bool:
        """Non-players may have turns between the checkpoint and the question: those do not end the plan."""
        return bool(answers) or len(told) > len(said)

    game.until = has_answered
    b = game.board
    b.conduct.answers = answers
    b.conduct.script = list(script)
    b.conduct.scripted = who
    game.led_by_rules([who], seasoned=seasoned)
    dice = Random(seed).random
    while True:
        told += answers
        answers.clear()
        if told[: len(said)] != said[: len(told)]:
            return None
        following = game.decision
        if following is None:
            break
        if following.actor == CHANCE and b.conduct.musing == who:
            game.play(following.by_odds(dice()))
            continue
        if len(told) >= len(said):
            break
        choice = said[len(told)]
        if choice not in following.options and not is_agreement(choice):
            return None
        told.append(choice)
        game.play(choice)
    choices = tuple(told[len(said) :])
    if not choices:
        return None
    random = Random(seed)
    play_on(game, Sampler(random, appraisal), random.random, random.random, -1)
    return Plan(choices, worth(game.rules, appraisal, b, who))


def promising(plans: list[Plan], most: int = MOST) -> list[Plan]:
    """The best of each opening choice, then the best others, up to so many; no two that begin alike and are worth the
    same."""
    firsts: list[Plan] = []
    others: list[Plan] = []
    openings: set[str] = set()
    worths: set[tuple[str, float]] = set()
    for plan in sorted(plans, key=lambda plan: -plan.worth):
        known = (plan.opening, round(plan.worth, 9))
        if known in worths:
            continue
        worths.add(known)
        (others if plan.opening in openings else firsts).append(plan)
        openings.add(plan.opening)
    return (firsts + others)[:most]
