"""Who can take a player's seat, by the word that names the kind of player."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ..coin.game import Game
from ..kernel.decision import Decision
from ..kernel.game import Policy
from ..kernel.players import RandomPlayer
from . import weights
from .budget import is_search, read_budget
from .plans import Intent, chart_plan
from .player import SearchPlayer

RANDOM = "random"
CHART = "chart"
KINDS = [RANDOM, CHART, "search", "search:strong", "search:1s", "search:2000r"]
"""Examples of what can be asked for."""


class ChartPlayer:
    """Does in a player's seat what the rules for Non-players say; where they know no answer, as little as possible."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._intent = Intent()

    def __call__(self, game: Game, decision: Decision) -> str:
        options = decision.options
        choice = self._intent.next(game, options)
        if choice is not None:
            return choice
        turn = game.length - len(game.since_checkpoint)
        plan = chart_plan(game, self.seed + turn, game.rules.appraisal)
        return self._intent.begin(game, options[-1:] if plan is None else plan.choices)


def is_kind(kind: str, game: str) -> bool:
    """Whether a word names a kind of player for a game; a search with a budget or weights that cannot be is refused."""
    if not is_search(kind):
        return kind in (RANDOM, CHART)
    _search(kind, 0)
    weights_of(game, kind)
    return True


def _search(kind: str, seed: int) -> SearchPlayer:
    """A searching player; `search:1s@FILE` judges by the weights in a file (`abyssal train`)."""
    kind, at, path = kind.partition("@")
    return SearchPlayer(read_budget(kind), seed, weights=weights.read(path) if at else None)


def weights_of(game: str, kind: str) -> dict[str, Any]:
    """The weights by which a player judges positions of a game; none if it does not search."""
    if not is_search(kind):
        return {}
    path = kind.partition("@")[2]
    return weights.read(path, game) if path else weights.shipped(game)


def with_weights(kind: str) -> str:
    """The same kind of player with its weights themselves in place of their file, so that it can play elsewhere."""
    kind, at, path = kind.partition("@")
    return f"{kind}@{json.dumps(weights.read(path))}" if at else kind


def player_for(kind: str, seed: int, random: Random) -> Policy:
    """A player of this kind. A random one draws from the dice of its table, the others from a seed."""
    if kind == CHART:
        return ChartPlayer(seed)
    return RandomPlayer(random, generous=True) if kind == RANDOM else _search(kind, seed)
