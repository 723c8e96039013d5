"""Random games for tests of the kernel."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from abyssal.games.andean_abyss.events import EVENTS
from abyssal.games.andean_abyss.names import CARD
from abyssal.kernel.decision import CHANCE, Decision
from abyssal.kernel.game import Game, chance
from tests.helpers import RULES

OPTIONS: list[dict[str, str]] = [
    {},
    {"edition": "second"},
    {"scenario": "quick"},
    {"eligibility": "a", "piles": "rough"},
    {"eligibility": "b", "deployment": "open"},
    {"no_reveal": "true", "short": "true"},
    {"players": "2", "nonplayers": "false"},
    {"edition": "second", "seeded": "true", "players": "3"},
    {"scenario": "quick", "players": "1"},
]


def written(game: Game, choice: str) -> bool:
    """Whether the choice is no Event, or one that has been written."""
    if choice not in ("event", "unshaded", "shaded"):
        return True
    return (game.board.n[CARD], choice == "shaded") in EVENTS


def answer(game: Game, decision: Decision, random: Random) -> str:
    """Any legal choice; dice and cards by their odds; now and then an agreement aside."""
    if decision.actor == CHANCE:
        return chance(random)(game, decision)
    if decision.open and random.random() < 0.05:
        found = game.rules.asides(game.board, random.randrange(4))
        if found:
            return random.choice(found)
    return random.choice([choice for choice in decision.options if written(game, choice)])


def play(game: Game, random: Random, choices: int = 9999) -> Iterator[Decision]:
    """Play on (to the end, or so many choices), stopping before each choice."""
    last = game.length + choices
    while game.decision is not None and game.length < last:
        decision = game.decision
        yield decision
        if game.decision is decision:
            game.choose(answer(game, decision, random))


def played(seed: int, choices: int, options: dict[str, str]) -> Game:
    """A random game after so many choices."""
    game = Game.new(RULES, options)
    for _ in play(game, Random(seed), choices):
        pass
    return game


Entries = list[tuple[str, tuple[int, ...]]]


def state(game: Game) -> tuple[bytes, list[str], str, int, int, Entries]:
    """All that can be told of a game: position, open question, the journal's length and its last page."""
    decision = game.decision
    options = [] if decision is None else list(decision.options)
    kind, actor = ("", -1) if decision is None else (decision.kind, decision.actor)
    return game.board.snapshot(), options, kind, actor, len(game.journal), game.journal[-50:]
