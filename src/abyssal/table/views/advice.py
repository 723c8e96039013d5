"""Hints for who is asked, and looking back at a game: worked out in the processes that think, worded here."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

from ...coin.game import Game
from ...kernel.errors import Problem
from ...language import Words
from ...search.budget import Budget
from ...search.hints import Hint, Moment, hints, look_back, turning_points
from ..play.table import Table
from ..protocol import shapes
from .hint_words import reason_words, spaces_of, turn_words

SECONDS = 1.0
"""How long a hint is thought about."""


def work_out(game: bytes, seed: int) -> list[Hint]:
    """In a process that thinks."""
    return hints(pickle.loads(game), Budget(SECONDS), seed)


def look_back_at(game: bytes) -> list[Moment]:
    """In a process that thinks."""
    return look_back(pickle.loads(game))


def check_aided(table: Table) -> None:
    """Hints and looking back at a game under way are for tables that have them switched on."""
    if not table.aided:
        raise Problem("no-aids")


def game_for_hint(table: Table, seats: Sequence[str]) -> Game:
    """A copy of the game, for a seat that is asked just now."""
    check_aided(table)
    decision = table.game.decision
    if decision is None:
        raise Problem("game-over", choice="")
    table.seat_for(seats, decision.actor)
    return table.game.clone()


def game_to_look_back(table: Table) -> Game:
    """A copy of the game; of one that is over, unless the host has switched it off."""
    if not table.game.over or table.aids == "off":
        check_aided(table)
    return table.game.clone()


def hints_shown(words: Words, game: Game, rev: int, found: list[Hint]) -> shapes.Hints:
    names = game.rules.spec.factions
    return {
        "rev": rev,
        "hints": [
            {
                "turn": turn_words(words, game, hint),
                "choices": list(hint.choices),
                "spaces": spaces_of(game, hint),
                "chart": hint.chart,
                "chance": round(hint.chance, 3),
                "margins": {names[f]: round(margin, 1) for f, margin in enumerate(hint.margins)},
                "reasons": [reason_words(words, reason) for reason in hint.reasons],
            }
            for hint in found
        ],
    }


def chances_shown(words: Words, game: Game, moments: list[Moment]) -> list[shapes.Moment]:
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
