"""The kinds of players that can take a seat, by name: `random`, `chart`, `search:…`."""

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
"""Examples of the kinds, for help and error messages."""


class ChartPlayer:
    """Follows the bot's chart in a player's seat. Where the chart has no answer, takes the last option."""

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
    """Return True if a word names a kind of player for a game. Refuse a search with an impossible budget or weights."""
    if not is_search(kind):
        return kind in (RANDOM, CHART)
    _search(kind, 0)
    weights_of(game, kind)
    return True


def _search(kind: str, seed: int) -> SearchPlayer:
    """Return a computer player. `search:1s@FILE` uses the weights in a file (`abyssal train`)."""
    kind, at, path = kind.partition("@")
    return SearchPlayer(read_budget(kind), seed, weights=weights.read(path) if at else None)


def weights_of(game: str, kind: str) -> dict[str, Any]:
    """Return the weights by which a player judges positions of a game; empty if it does not search."""
    if not is_search(kind):
        return {}
    path = kind.partition("@")[2]
    return weights.read(path, game) if path else weights.shipped(game)


def with_weights(kind: str) -> str:
    """Return the kind with the weights themselves in place of their file, so that it can play on another machine."""
    if not is_search(kind):
        return kind
    kind, at, path = kind.partition("@")
    return f"{kind}@{json.dumps(weights.read(path))}" if at else kind


def player_for(kind: str, seed: int, random: Random) -> Policy:
    """Return a player of this kind. A random player uses `random`, the dice of its game; the others use `seed`."""
    if kind == CHART:
        return ChartPlayer(seed)
    return RandomPlayer(random, generous=True) if kind == RANDOM else _search(kind, seed)
