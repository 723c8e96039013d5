"""Counting choices: how many ways there are to play on from a position proves what is legal there, and what is not."""

from __future__ import annotations

from typing import Any

from abyssal.coin.game import Game
from abyssal.coin.rules import Rules


def perft(rules: Rules, data: dict[str, Any], depth: int, *choices: str) -> int:
    """After these choices, the number of different sequences of so many more (fewer where the turn or phase ends).

    Asides and what is possible at any time (taking back pieces) are left out.
    """
    return _count(begin(rules, data, choices), depth)


def divide(rules: Rules, data: dict[str, Any], depth: int, *choices: str) -> dict[str, int]:
    """The same, by the first choice."""
    game = begin(rules, data, choices)
    return {choice: _count_after(game, choice, depth - 1) for choice in options(game)}


def begin(rules: Rules, data: dict[str, Any], choices: tuple[str, ...]) -> Game:
    """A game at this position after these choices."""
    game = Game.at(rules, rules.from_position(data), journal=False)
    for choice in choices:
        game.choose(choice)
    return game


def options(game: Game) -> list[str]:
    """The choices that count."""
    assert game.decision is not None
    return [choice for choice in game.decision.options if choice not in game.rules.always_possible]


def _count(game: Game, depth: int) -> int:
    if game.decision is None or depth == 0:
        return 1
    found = options(game)
    if depth == 1:
        return len(found)
    return sum(_count_after(game, choice, depth - 1) for choice in found)


def _count_after(game: Game, choice: str, depth: int) -> int:
    """The count after a choice; 1 if the turn or phase, which is one procedure, ends with it."""
    twin = game.clone()
    twin.play(choice)
    ended = twin._begun == len(twin._tape)
    return 1 if ended else _count(twin, depth)
