"""2.3.8 The final Event card, 2.4 Propaganda cards, 2.4.1 and 6.5.6 the final one, 6.0 never two Rounds in a row."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games.distant_plain.names import AFTER_ROUND, OVER, PHASE, PROPAGANDA_PLAYED, ROUNDS, TURN
from tests.games.distant_plain.asking import actor, answer, asked, at_round, deal, position, table
from tests.games.distant_plain.helpers import board

PEOPLE = (
    "kabul: coalition 2t 1b, government 2t\nkandahar: taliban 3g 1b, O\nbalkh: warlords 3g 1b\nkhowst: coalition 1t"
)
ROUND = ["done"]
"""No Coalition Troops Redeploy; nothing else is asked in this position."""


def late(*cards: int, played: int, scenario: str = "short", **facts: Any) -> Game:
    b = board(PEOPLE, scenario=scenario, **facts)
    b.set(PROPAGANDA_PLAYED, played)
    return deal(b, *cards)


def test_2_3_8_operations_are_limited() -> None:
    """2.3.8 Before the final Propaganda card Operations are Limited, without Sweep and March."""
    game = late(1, 76, played=3)
    assert (asked(game).kind, asked(game).options) == (
        "turn-limited", ["unshaded", "shaded", "train", "patrol", "assault", "pass"],
    )  # fmt: skip
    answer(game, "unshaded")
    assert (actor(game), asked(game).options) == ("taliban", ["rally", "terror", "pass"])


@pytest.mark.parametrize(("scenario", "final"), [("short", 4), ("main", 5), ("extended", 6)])
def test_2_3_8_which_card_is_final(scenario: str, final: int) -> None:
    """2.4.1 The 4th, 5th or 6th Propaganda card, depending on the scenario."""
    assert asked(late(1, 72 + final, played=final - 1, scenario=scenario)).kind == "turn-limited"
    assert asked(late(1, 71 + final, played=final - 2, scenario=scenario)).kind == "turn"


def test_2_3_8_ignored_by_sudden_propaganda() -> None:
    """2.3.7 Sudden Propaganda: no card is known to be the last Event; the Round comes at once and ends the game."""
    game = late(1, 73, 2, played=3, sudden_propaganda="true")
    assert table(game) == (73, [1])
    answer(game, *ROUND)
    assert (game.over, position(game).n[PHASE]) == (True, OVER)


def test_2_4_propaganda_card() -> None:
    """2.4 No Faction acts on it: it brings a Round, and the next card follows."""
    game = late(73, 1, 23, played=0)
    assert asked(game).kind == "redeploy-origin"
    answer(game, *ROUND)
    b = position(game)
    assert (table(game), b.n[PHASE], b.n[ROUNDS], b.n[PROPAGANDA_PLAYED]) == ((1, [23]), TURN, 1, 1)


def test_6_5_6_the_final_round_ends_before_the_reset() -> None:
    """2.4.1, 6.5.6 After Redeploy and Control the game ends: Terror, Sabotage and Casualties stay as they are."""
    b = board(PEOPLE + "\nnuristan: terror 1, O\nzabol: taliban 1g(1a)", islamabad="pressure", scenario="short")
    game = at_round(b, 4)
    assert answer(game, *ROUND, "waziristan") == {
        "zabol taliban.guerrilla.a": -1, "waziristan taliban.guerrilla.a": 1, "zabol control": -2,
        "waziristan control": 2, "rounds": 1, "after_round": 1,
    }  # fmt: skip
    assert (game.over, position(game).n[AFTER_ROUND], game.journal[-1][0]) == (True, 1, "over")


def test_6_5_6_other_rounds_go_on() -> None:
    """6.5.6 If and only if it is the final Round."""
    game = at_round(board(PEOPLE, scenario="short"), 3)
    answer(game, *ROUND)
    assert (game.over, table(game)) == (False, (1, [23]))


def test_6_0_never_two_rounds_in_a_row() -> None:
    """6.0.exception A Propaganda card right after a Round is played without one."""
    game = at_round(board(PEOPLE, scenario="short"), 1, 74, 1, 23)
    answer(game, *ROUND)
    b = position(game)
    assert (table(game), b.n[PROPAGANDA_PLAYED], b.n[ROUNDS], b.n[AFTER_ROUND]) == ((1, [23]), 2, 1, 0)


def test_6_0_a_second_propaganda_card_may_end_the_game() -> None:
    """6.0.exception If it is the final one, the game ends without its Round."""
    game = at_round(board(PEOPLE, scenario="short"), 3, 76)
    answer(game, *ROUND)
    assert (game.over, position(game).n[ROUNDS]) == (True, 3)


def test_2_3_8_only_what_is_seen_counts() -> None:
    """2.3.8, 2.2 With an earlier Propaganda card before the final one it is not known that no Event comes between."""
    game = late(1, 75, 76, played=2)
    assert (table(game), asked(game).kind) == ((1, [73]), "turn")
