"""Whole random games in lock-step with a second reading of the rulebook (`referee`): every question, all its options,
and the whole table before each answer."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games import rules_for
from tests.engine import FOLLOWED, SOAK
from tests.games.distant_plain.referee_game import CARDS, Plain
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
NEEDS: dict[int, dict[str, str]] = {45: {"elders": "warlords"}}
"""What else a position says of an effect."""


def play(seed: int, options: dict[str, str], referees: type[Plain] = Plain) -> Tally:
    return compare(Game.new(RULES, RULES.check_options(options)), seed, referees)


def compare(game: Game, seed: int, referees: type[Plain] = Plain) -> Tally:
    """Follow a game to its end, and compare the margins and the ranking."""
    full: dict[str, str] = RULES.to_position(game.board)["options"]
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


def effects() -> list[tuple[int, str, str]]:
    """Return every Capability and Momentum: the card, its side, and the key under which a position lists it."""
    found = []
    for card, facts in CARDS.items():
        for side in ("unshaded", "shaded"):
            if facts["capability"]:
                found.append((card, side, "capabilities"))
            elif side in facts["momentum"]:
                found.append((card, side, "momentum"))
    return found


def in_force(card: int, side: str, key: str) -> Game:
    """Return a game at its first card with an effect in force."""
    for seed in range(99):
        game, random = Game.new(RULES, RULES.check_options({})), Random(seed)
        while RULES.to_position(game.board)["phase"] != "turn":
            decision = game.decision
            assert decision is not None
            game.choose(random.choice(decision.options))
        data = RULES.to_position(game.board)
        if card not in (data["card"], *data["next"], *data.get("removed", [])):
            data.setdefault(key, {})[str(card)] = side
            data["deck"]["packets"][-1][0] -= 1
            del data["deck"]["set_aside"]
            return Game.at(RULES, RULES.from_position(data | NEEDS.get(card, {})))
    raise AssertionError("the card is always in play")


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize(("card", "side", "key"), effects()[:: 1 if SOAK else 20])
def test_5_3_and_5_4_under_every_effect(card: int, side: str, key: str) -> None:
    """5.3, 5.4 A whole game that begins under each Capability and Momentum."""
    assert compare(in_force(card, side, key), card).questions > 50


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
