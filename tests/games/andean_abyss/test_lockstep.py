"""Whole random games in lock-step with a second reading of the rulebook (`referee`): every question, all its options,
and the whole table before each answer."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games import rules_for
from tests.engine import FOLLOWED
from tests.games.andean_abyss.referee_game import Andes
from tests.games.lockstep import Mismatch, Steps, Tally, follow

RULES = rules_for("andean-abyss")
OPTIONS: list[dict[str, str]] = [
    {},
    {"edition": "second"},
    {"scenario": "quick"},
    {"eligibility": "a", "piles": "rough"},
    {"eligibility": "b", "deployment": "open"},
    {"no_reveal": "true", "short": "true"},
    {"players": "2", "nonplayers": "false"},
    {"edition": "second", "seeded": "true", "players": "3"},
]


def play(seed: int, options: dict[str, str], referees: type[Andes] = Andes) -> Tally:
    full = RULES.check_options(options)
    game = Game.new(RULES, full)
    referee = referees(full, lambda: RULES.to_position(game.board))
    seen = follow(game, referee, Random(seed))
    names = RULES.spec.factions
    assert {name: RULES.margin(game.board, f) for f, name in enumerate(names)} == referee.t.margins()
    assert [sorted(names[f] for f in group) for group in RULES.ranking(game.board)] == [
        sorted(group) for group in referee.ranking()
    ]
    return seen


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(FOLLOWED))
def test_2_to_7_whole_games(seed: int) -> None:
    """2.3, 3.2, 3.3, 4.2, 4.3, 4.4, 4.5, 5.5, 6.1, 6.2, 6.3, 6.4, 6.5, 6.6, 7.2, 7.3 Nothing differs in a whole
    game."""
    seen = play(seed, OPTIONS[seed % len(OPTIONS)])
    assert seen.questions > 100


class Mistaken(Andes):
    """A referee that misreads 2.3.3: Passing pays the Government 1 Resource."""

    def turn_of(self, who: str, card: int) -> Steps[bool]:
        purse = self.t.resources["govt"]
        going_on = yield from super().turn_of(who, card)
        if self.acted.get(who) == "passed" and who == "govt":
            self.t.resources["govt"] = min(99, purse + 1)
        return going_on


def test_a_difference_is_reported() -> None:
    with pytest.raises(Mismatch, match="resources"):
        play(0, {"scenario": "quick"}, Mistaken)
