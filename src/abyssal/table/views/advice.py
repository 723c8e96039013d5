"""Hints, and chances in the course of a game. Worker processes compute them; this module words them."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

from ...coin.game import Game
from ...kernel.decision import CHANCE
from ...kernel.errors import Problem
from ...language import Words
from ...search.budget import Budget
from ...search.hints import Hint, Moment, hints, look_back, outcome, turning_points
from ..play.table import Table
from ..protocol import shapes
from .hint_words import reason_words, spaces_of, turn_sentence, turn_words

HINT_SECONDS = 1.0
"""Time to search for a hint."""


def find_hints(game: bytes, seed: int) -> list[Hint]:
    """Search for hints. Called in a worker process, with a pickled game."""
    return hints(pickle.loads(game), Budget(HINT_SECONDS), seed)


def find_chances(game: bytes) -> list[Moment]:
    """Compute the chances in the course of a game. Called in a worker process, with a pickled game."""
    return look_back(pickle.loads(game))


def check_aided(table: Table) -> None:
    """Refuse hints at tables where they are switched off."""
    if not table.aided:
        raise Problem("no-aids")


def game_for_hint(table: Table, seats: Sequence[str]) -> Game:
    """Return a copy of the game, if one of these seats is asked now."""
    check_aided(table)
    decision = table.game.decision
    if decision is None:
        raise Problem("game-over", choice="")
    if decision.actor == CHANCE:
        raise Problem("not-now", choice="hint")
    table.seat_for(seats, decision.actor)
    return table.game.clone()


def game_for_chances(table: Table) -> Game:
    """Return a copy of the game. When it is over, hints need not be on, only not switched off by the host."""
    if not table.game.over or table.aids == "off":
        check_aided(table)
    return table.game.clone()


def describe_hints(words: Words, game: Game, rev: int, found: list[Hint]) -> shapes.Hints:
    names = game.rules.spec.factions
    return {
        "rev": rev,
        "hints": [
            {
                "text": text,
                "turn": turn_words(words, game, hint),
                "choices": list(hint.choices),
                "play": playable(game, hint.choices),
                "changes": effects(game, hint.choices),
                "spaces": spaces_of(game, hint),
                "chart": hint.chart,
                "chance": round(hint.chance, 3),
                "margins": {names[f]: round(margin, 1) for f, margin in enumerate(hint.margins)},
                "reasons": [reason_words(words, reason) for reason in hint.reasons],
            }
            for text, hint in _worded(words, game, found).items()
        ],
    }


def _worded(words: Words, game: Game, found: Sequence[Hint]) -> dict[str, Hint]:
    """Return the hints by their sentences. Of turns with the same sentence, keep the best."""
    told: dict[str, Hint] = {}
    for hint in found:
        told.setdefault(turn_sentence(words, game, hint), hint)
    return told


def playable(game: Game, choices: Sequence[str]) -> list[str]:
    """Return the choices that a player would make by hand, up to the one that ends the turn or rolls a die."""
    twin, found = game.clone(), list[str]()
    for choice in choices:
        if twin.decision is None or choice not in twin.decision.options or twin.ends(choice):
            break
        if twin.leaves_a_choice():
            found.append(choice)
        twin.play(choice)
    return found


def effects(game: Game, choices: Sequence[str]) -> dict[str, shapes.Effects]:
    """Return how a turn changes margins and Resources before any die is rolled. Leave out factions without a change."""
    rules, before = game.rules, game.board
    after = before.twin()
    after.load(outcome(game, choices) or before.saved())
    found: dict[str, shapes.Effects] = {}
    for f, name in enumerate(rules.spec.factions):
        margin = rules.margin(after, f) - rules.margin(before, f)
        resources = after.resources(f) - before.resources(f)
        if margin or resources:
            found[name] = {"margin": margin, "resources": resources}
    return found


def describe_chances(words: Words, game: Game, moments: list[Moment]) -> list[shapes.Moment]:
    names, turning = game.rules.spec.factions, turning_points(moments)
    return [
        {
            "at": moment.at,
            "card": moment.card,
            "title": words.lexicon.cards.title[moment.card],
            "chances": {names[f]: round(chance, 3) for f, chance in enumerate(moment.chances)},
            "turning": i in turning,
        }
        for i, moment in enumerate(moments)
    ]
