"""Random games: how to play them, and how to compare their states."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from abyssal.coin.game import Game
from abyssal.coin.rules import Rules
from abyssal.kernel.decision import CHANCE, Decision
from abyssal.kernel.game import chance
from abyssal.kernel.position import Entry


def answer(game: Game, decision: Decision, random: Random) -> str:
    """Return any legal choice; dice and cards by their odds; now and then an agreement."""
    if decision.actor == CHANCE:
        return chance(random)(game, decision)
    if decision.open and random.random() < 0.05:
        found = game.rules.possible_agreements(game.board, random.randrange(len(game.rules.spec.factions)))
        if found:
            return random.choice(found)
    return random.choice(decision.options)


def play(game: Game, random: Random, choices: int = 9999) -> Iterator[Decision]:
    """Play on to the end, or for this many choices, stopping before each choice."""
    last = game.length + choices
    while game.decision is not None and game.length < last:
        decision = game.decision
        yield decision
        if game.decision is decision:
            game.choose(answer(game, decision, random))


def played(rules: Rules, seed: int, choices: int = 9999, options: dict[str, str] | None = None) -> Game:
    """Return a random game after this many choices."""
    game = Game.new(rules, options)
    for _ in play(game, Random(seed), choices):
        pass
    return game


State = tuple[bytes, list[str], str, int, int, list[Entry]]


def state(game: Game) -> State:
    """Return the observable state of a game: position, open question, the journal's length and its last page."""
    decision = game.decision
    options = [] if decision is None else list(decision.options)
    kind, actor = ("", -1) if decision is None else (decision.kind, decision.actor)
    return game.board.snapshot(), options, kind, actor, len(game.journal), game.journal[-50:]
