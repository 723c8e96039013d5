"""Plans: the choices of a faction from the open question on, up to where chance or another player decides."""

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
from ..kernel.players import every_checkpoint

MOST = 24
"""Maximum number of plans to compare, in addition to those of the charts."""


@dataclass(frozen=True)
class Plan:
    """Choices up to where chance or another player decides, or the turn ends."""

    choices: tuple[str, ...]
    worth: float = 0.0
    """Value of the position at the end of the turn, in the one world where the plan was made."""
    chart: int = -1
    """If this is the turn of a chart: the seed of the dice for its decisions. Otherwise -1."""

    @property
    def opening(self) -> str:
        return self.choices[0]


class Intent:
    """The choices that a player still intends to make, as long as nobody else decides in between."""

    def __init__(self) -> None:
        self._choices: list[str] = []
        self._due = -1
        """Length of the game at which the next choice is due."""

    def begin(self, game: Game, choices: Sequence[str]) -> str:
        """Intend these choices. Return the first."""
        self._choices, self._due = list(choices), game.length + 1
        return self._choices.pop(0)

    def next(self, game: Game, options: Sequence[str]) -> str | None:
        """Return the choice that is due; None if there is none, or it is not among the options."""
        if self._due != game.length or not self._choices or self._choices[0] not in options:
            return None
        self._due += 1
        return self._choices.pop(0)


def sample(world: Game, seed: int, appraisal: Appraisal) -> Plan:
    """Sample one turn by the priors and play it to its end in a world."""
    game, random = world.clone(), Random(seed)
    decision = game.decision
    if decision is None:
        raise AssertionError("no question to plan for")
    who = decision.actor
    sampler = Sampler(random, appraisal)
    game.until = every_checkpoint
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
    """Return what the faction's chart (or the seasoned player, if the game has one) would do from here on, after these
    first choices. None if the chart cannot continue from them.

    The turn is played again from its checkpoint, with the same choices of the faction, of chance and of others so far.
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
    """Return the choices since the checkpoint of the faction that decides now. None if it made an agreement at a
    question of its own, which a script cannot repeat."""
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
    """All choices from the checkpoint on. They must begin with `said`, the choices already made."""

    def has_answered(b: Board) -> bool:
        """Return True once the plan has begun. Turns of Non-players before the question do not end it."""
        return bool(answers) or len(told) > len(said)

    game.until = has_answered
    b = game.board
    b.conduct.answers = answers
    b.conduct.script = list(script)
    b.conduct.scripted = who
    game.let_bots_play([who], seasoned=seasoned)
    dice = Random(seed).random
    while True:
        told += answers
        answers.clear()
        if told[: len(said)] != said[: len(told)]:
            return None
        following = game.decision
        if following is None:
            break
        if following.actor == CHANCE and b.conduct.deciding == who:
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
    """Return the best plan for each opening choice, then the best others, up to `most`. Of plans with the same opening
    and the same value, return only one."""
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
