"""2.3.9 The final Event card, 2.4 Propaganda cards, 2.4.1 the final one."""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.coin.notation import changes
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import CARD, CIVIC_ACTION_PHASE, FARC, OVER, PHASE, PROPAGANDA_PLAYED, ROUNDS
from abyssal.games.andean_abyss.s2_sequence import turn
from tests.games.andean_abyss.asking import actor, answer, asked, deal, table
from tests.games.andean_abyss.helpers import RULES, board, copy

PEOPLE = "bogota: govt 3t\nhuila: farc 2g 1b, AO\nantioquia: auc 2g\ncali: cartels 2g\nchoco: farc 1g(1a), govt 1t"
QUIET = "bogota: govt 3t\nmeta_west: govt 1t\nhuila: farc 2g 1b"
ROUND = ["done", "done", "done"]
"""Choices that decline Civic Action, Agitation and Elite Backing."""

FINAL = ("auc", {"president": 1, "huila zone": 1, "phase": OVER - CIVIC_ACTION_PHASE, "rounds": 1, "after_round": 1})
"""The winner after that, and all changes of such a Round from its first question on if Redeploy and Reset are
skipped."""


def late(*cards: int, played: int = 3, text: str = PEOPLE, **options: str) -> Game:
    b = board(text, 10, 9, **options)
    b.set(PROPAGANDA_PLAYED, played)
    return deal(b, *cards)


def ended(game: Game, *choices: str) -> tuple[str, dict[str, int]]:
    """Return the winner after these choices and what they changed. The Troops in Meta West would Redeploy if there were
    a Redeploy."""
    before = copy(position(game))
    for choice in choices:
        assert not game.over
        game.choose(choice)
    assert game.over
    assert game.journal[-1][0] == "over"
    return RULES.spec.factions[game.journal[-1][1][0]], changes(before, game.board)


def position(game: Game) -> Colombia:
    assert isinstance(game.board, Colombia)
    return game.board


def test_2_3_9_operations_are_limited() -> None:
    """2.3.9 When only the final Propaganda card remains, Operations are Limited, without Sweep and March."""
    game = late(1, 76)
    assert asked(game).options == ["unshaded", "shaded", "train", "patrol", "assault", "pass"]
    answer(game, "train")
    assert "air_lift" not in asked(game).options
    answer(game, "bogota", "0", "0")
    assert asked(game).options == ["done", "take_back"]
    answer(game, "done", "done")
    assert (actor(game), asked(game).options) == ("farc", ["rally", "attack", "terror", "pass"])
    answer(game, "rally", "huila", "place", "1")
    assert asked(game).options == ["done", "take_back"]


def test_2_3_9_the_event_may_be_executed() -> None:
    """2.3.9 The Event may be executed. The Operation that follows is still Limited."""
    game = late(1, 76)
    answer(game, "unshaded")
    assert (actor(game), asked(game).options) == ("farc", ["rally", "attack", "terror", "pass"])
    answer(game, "rally")
    assert "extort" not in asked(game).options


def test_2_3_9_not_earlier() -> None:
    """2.3.9 Neither before an earlier Propaganda card nor two cards before the final one."""
    full = ["unshaded", "shaded", "train", "patrol", "sweep", "assault", "pass"]
    assert asked(late(1, 75, played=2)).options == full
    assert asked(late(1, 2, 76)).options == full


def test_2_3_9_short_game() -> None:
    """2.3.9 In a short game the 3rd Propaganda is the final one."""
    assert "sweep" not in asked(late(1, 75, played=2, short="true")).options
    assert "sweep" in asked(late(1, 74, played=1, short="true")).options


def test_2_3_9_quick_play() -> None:
    """2.3.9 In the Quick-Play scenario the 2nd Propaganda is the final one."""
    assert "sweep" not in asked(late(1, 74, played=1, scenario="quick", edition="second")).options


def test_2_3_9_not_without_reveal() -> None:
    """2.3.9 The no reveal option (2.2) ignores the restriction."""
    game = late(1, 76, no_reveal="true")
    assert "sweep" in asked(game).options
    answer(game, "train")
    assert "air_lift" in asked(game).options


def test_2_3_9_with_eligibility_option_a() -> None:
    """2.3.9 Also if more cards are face up (2.3.1), and if two Propaganda cards in a row reach the final one (6.0)."""
    assert "sweep" not in asked(late(1, 76, 2, eligibility="a")).options
    assert "sweep" not in asked(late(1, 75, 76, 2, played=2, eligibility="a")).options
    assert "sweep" in asked(late(1, 75, 2, 76, played=2, eligibility="a")).options


def test_2_3_9_players_only() -> None:
    """2.3.9, 8.1.not_limited The restriction is on player Operations; Non-players operate as usual."""
    b = board(PEOPLE, 10, 9, players="1")
    b.set(CARD, 19)
    flow = turn(b, FARC, RULES.cards, True)
    decision = next(flow)
    assert (decision.kind, decision.options) == ("turn", ["event", "rally", "march", "attack", "terror", "pass"])
    for choice in ("rally", "huila", "place", "1"):
        decision = flow.send(choice)
    assert {"antioquia", "done", "extort"} < set(decision.options)
    assert asked(late(1, 76, players="1")).options == ["unshaded", "shaded", "train", "patrol", "assault", "pass"]


def test_2_4_propaganda_card() -> None:
    """2.4 A Propaganda card starts a Propaganda Round; no faction has a turn on it."""
    game = late(1, 73, 2, 3, played=0)
    answer(game, "pass", "pass", "pass", "pass")
    assert table(game) == (73, [2])
    assert (actor(game), asked(game).kind, asked(game).rule) == ("govt", "civic-action", "6.4.1")
    assert game.board.n[PROPAGANDA_PLAYED] == 1


@pytest.mark.parametrize(("played", "options"), [(3, {}), (2, {"short": "true"})])
def test_2_4_1_final_propaganda(played: int, options: dict[str, str]) -> None:
    """2.4.1 The game ends when the Round of the 4th Propaganda card (short game: the 3rd) is completed."""
    game = late(76, 2, 3, played=played, text=QUIET, **options)
    assert ended(game, *ROUND) == FINAL


@pytest.mark.parametrize(("played", "options"), [(2, {}), (1, {"short": "true"})])
def test_2_4_1_earlier_propaganda(played: int, options: dict[str, str]) -> None:
    """2.4.1 After an earlier Propaganda card the game goes on, Redeploy and Reset included."""
    game = late(75, 2, 3, played=played, text=QUIET, **options)
    answer(game, *ROUND)
    assert (actor(game), asked(game).kind) == ("govt", "redeploy-origin")


def test_2_4_1_short_game_option() -> None:
    """2.4.1.option The 3rd Propaganda card's Round is final if agreed, in either edition."""
    for edition in ("first", "second"):
        game = late(75, 2, 3, played=2, text=QUIET, short="true", edition=edition)
        assert ended(game, *ROUND) == FINAL


def test_2_4_1_victory_before() -> None:
    """2.4.1 A victory (6.1) ends the game at once, whichever Propaganda it is."""
    game = late(73, 2, 3, played=0, text="antioquia: auc 1b")
    assert ended(game) == ("auc", {})
    assert (game.board.n[PHASE], game.board.n[ROUNDS]) == (OVER, 0)
