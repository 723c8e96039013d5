"""Whole random games in lock-step with a second reading of the rulebook (`referee`): every question, all its options,
and the whole table before each answer."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games import rules_for
from tests.engine import FOLLOWED
from tests.games.distant_plain.referee_game import Plain
from tests.games.lockstep import Mismatch, Steps, Tally, follow

RULES = rules_for("distant-plain")
OPTIONS: list[dict[str, str]] = [
    {},
    {"scenario": "short", "deception": "true"},
    {"scenario": "short", "sudden_propaganda": "true"},
    {"deception": "true", "players": "3", "scenario": "short", "patrol_assault": "free"},
    {"scenario": "extended", "deployment": "open"},
    {"deception": "true", "deployment": "open", "sudden_propaganda": "true"},
    {"players": "2", "pairing": "warlords"},
    {"players": "3", "capabilities": "false"},
]


def play(seed: int, options: dict[str, str], referees: type[Plain] = Plain) -> Tally:
    full = RULES.check_options(options)
    game = Game.new(RULES, full)
    referee = referees(full, RULES.final(game.board), lambda: RULES.to_position(game.board))
    referee.next_kind = lambda: "" if game.decision is None else game.decision.kind
    seen = follow(game, referee, Random(seed))
    names = RULES.spec.factions
    assert {name: RULES.margin(game.board, f) for f, name in enumerate(names)} == referee.margins()
    assert [sorted(names[f] for f in group) for group in RULES.ranking(game.board)] == [
        sorted(group) for group in referee.ranking()
    ]
    return seen


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(FOLLOWED))
def test_2_to_7_whole_games(seed: int) -> None:
    """2.3, 3.2, 3.3, 4.2, 4.3, 4.4, 4.5, 5.3, 5.4, 5.5, 6.1, 6.3, 6.4, 6.5, 6.6, 7.2, 7.3 Nothing differs in a whole
    game."""
    assert play(seed, OPTIONS[seed % len(OPTIONS)]).questions > 100


class Mistaken(Plain):
    """A referee that misreads 2.3.3: Passing pays the Taliban 2 Resources."""

    def turn_of(self, who: str, card: int) -> Steps[bool]:
        going_on = yield from super().turn_of(who, card)
        if self.acted.get(who) == "passed" and who == "taliban":
            self.t.gain("taliban", 1)
        return going_on


def test_a_difference_is_reported() -> None:
    with pytest.raises(Mismatch, match="resources"):
        play(0, {"scenario": "short"}, Mistaken)
