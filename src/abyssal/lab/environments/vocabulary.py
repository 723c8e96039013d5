"""Numbers for the choices and questions of a game, for machine learning: the same in every version.

The engine knows choices only by their words. Here every word that may be an option of a decision has a number: factions
first, then spaces, pieces, actions on a piece, plain numbers, and last the words of the game. The words are listed in
`data/vocabulary.json`, because they are spread over the rules. New ones are added at the end, with a new version; a
test pins all numbers of a version.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from ...coin.rules import Rules
from ...games import rules_for
from ...kernel.errors import Problem

NUMBER_COUNT: Final = 100
"""Plain numbers below this one have words too. Cards are among them."""


class Vocabulary:
    """The numbered words of one game."""

    def __init__(self, rules: Rules) -> None:
        spec = rules.spec
        listed = json.loads(files(__package__).joinpath("data/vocabulary.json").read_text(encoding="utf-8"))[spec.game]
        self.game = spec.game
        self.version: int = listed["version"]
        """Grows when a number is added or changed."""
        pieces = [piece.name for piece in spec.pieces]
        self.words: list[str] = [
            *spec.factions,
            *spec.spaces,
            *pieces,
            *(f"{deed}:{piece}" for deed in listed["deeds"] for piece in pieces),
            *map(str, range(NUMBER_COUNT)),
            *listed["words"],
        ]
        """Every choice, by its number."""
        self.number: dict[str, int] = {word: i for i, word in enumerate(self.words)}
        self.questions: list[str] = listed["questions"]
        """Every kind of question, by its number."""
        self.question_number: dict[str, int] = {kind: i for i, kind in enumerate(self.questions)}

    def __len__(self) -> int:
        return len(self.words)

    def numbers(self, options: Iterable[str]) -> list[int]:
        """Return the numbers of these choices, in order."""
        number = self.number
        return [number[option] for option in options]

    def choice(self, number: int) -> str:
        """Return the choice with this number. Refuse a number without a choice."""
        if not 0 <= number < len(self.words):
            raise Problem("out-of-range", value=number, low=0, high=len(self.words) - 1, where="action")
        return self.words[number]


@cache
def vocabulary(game: str) -> Vocabulary:
    """Return the numbered words of a game, read once."""
    return Vocabulary(rules_for(game))
