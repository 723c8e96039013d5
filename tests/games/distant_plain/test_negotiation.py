"""1.5.1 Negotiation: Resources and Patronage that change hands, and refusals."""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.games.distant_plain.names import COALITION, GOVERNMENT, PATRONAGE, RESOURCES, TALIBAN, WARLORDS
from abyssal.kernel.errors import Problem
from abyssal.language import Words
from tests.games.distant_plain.asking import actor, answer, asked, deal, position
from tests.games.distant_plain.helpers import RULES, board

PEOPLE = "kabul: government 2t\nkandahar: taliban 3g(3a) 1b, O\nbalkh: warlords 3g 1b"


def rallying(who: int = 23, **options: str) -> Game:
    """The Taliban (card 23) or the Government (44) or the Warlords (60) have announced an Operation."""
    game = deal(board(PEOPLE, {"taliban": 10, "government": 20, "warlords": 5}, 9, 9, "tolerance", **options), who, 1)
    answer(game, {23: "rally", 44: "train", 60: "rally"}[who])
    return game


def test_1_5_1_resources_change_hands() -> None:
    """1.5.1 While the giving or the receiving Faction executes; the open question stays."""
    game = rallying()
    assert answer(game, "give taliban warlords 4") == {"resources taliban": -4, "resources warlords": 4}
    assert answer(game, "give government taliban 20") == {"resources government": -20, "resources taliban": 20}
    assert (actor(game), asked(game).kind) == ("taliban", "rally-space")


def test_1_5_1_patronage_to_warlords() -> None:
    """1.5.1 The Government may pay Patronage to Warlords Resources, 1 for 1, when either executes."""
    for card in (44, 60):
        assert answer(rallying(card), "grant 9") == {"patronage": -9, "resources warlords": 9}


@pytest.mark.parametrize(
    ("choice", "problem"),
    [
        ("give coalition taliban 1", "no-purse"),
        ("give taliban coalition 1", "no-purse"),
        ("give government warlords 1", "not-executing"),
        ("grant 1", "not-executing"),
        ("give taliban taliban 1", "own-factions"),
        ("give taliban warlords 11", "too-poor-operation"),
        ("give government taliban 21", "too-poor"),
        ("give taliban warlords 0", "bad-aside"),
        ("give taliban warlords 01", "bad-aside"),
        ("give taliban warlords", "bad-aside"),
        ("give taliban nobody 1", "bad-aside"),
        ("trade taliban warlords 1", "bad-aside"),
        ("grant 1 2", "bad-aside"),
        ("grant x", "bad-aside"),
    ],
)
def test_1_5_1_refused(choice: str, problem: str) -> None:
    """1.5.1 Never by or to the Coalition, only while one of the two executes, only what there is."""
    game = rallying()
    before = game.board.snapshot()
    with pytest.raises(Problem) as refused:
        game.choose(choice)
    assert refused.value.id == problem
    assert Words("en", RULES, strict=True).problem(refused.value)
    assert game.board.snapshot() == before


def test_1_5_1_before_an_operation_nothing_changes_hands() -> None:
    """1.5.1 At the choice of what to do with a card no Faction executes yet."""
    game = deal(board(PEOPLE), 23, 1)
    with pytest.raises(Problem, match="not-executing"):
        game.choose("give taliban warlords 1")


def test_1_5_1_while_an_operation_is_executed_that_an_event_grants() -> None:
    """1.5.1, 3.1.2 Through the Coalition's Partnering Policy (10) the Government executes an Operation. Only while it
    does may Resources and Patronage change hands."""
    game = deal(board(PEOPLE, {"taliban": 10, "government": 20, "warlords": 5}), 10, 1)
    for choice in ("unshaded", "done"):
        answer(game, choice)
    assert (actor(game), asked(game).kind) == ("government", "event-action")
    with pytest.raises(Problem, match="not-executing"):
        game.choose("grant 1")
    answer(game, "train")
    assert answer(game, "grant 4") == {"patronage": -4, "resources warlords": 4}
    assert answer(game, "give warlords government 9") == {"resources warlords": -9, "resources government": 9}
    with pytest.raises(Problem, match="not-executing"):
        game.choose("give warlords taliban 1")


@pytest.mark.parametrize(("choice", "problem"), [("grant 10", "too-little-patronage"), ("grant 3", "too-rich")])
def test_1_5_1_patronage_refused(choice: str, problem: str) -> None:
    """1.5.1, 1.8 No more than there is, and no more than the Warlords can hold."""
    game = deal(board(PEOPLE, {"government": 20, "warlords": 73}), 44, 1)
    answer(game, "train")
    with pytest.raises(Problem, match=problem):
        game.choose(choice)
    assert (position(game).n[PATRONAGE], position(game).n[RESOURCES + WARLORDS]) == (9, 73)


def test_1_5_1_what_could_be_agreed() -> None:
    """1.5.1 All that a Faction could give now, for players who choose from a list."""
    b = position(rallying(44))
    assert RULES.possible_agreements(b, GOVERNMENT) == [
        "give government taliban 1", "give government taliban 17", "give government warlords 1",
        "give government warlords 17", "grant 1", "grant 9",
    ]  # fmt: skip
    assert RULES.possible_agreements(b, TALIBAN) == ["give taliban government 1", "give taliban government 10"]
    assert RULES.possible_agreements(b, COALITION) == []


def test_1_5_option_not_between_own_factions() -> None:
    """1.5.option A player may not transfer between the player's own Factions."""
    game = rallying(players="2")
    with pytest.raises(Problem, match="own-factions"):
        game.choose("give taliban warlords 1")
    assert answer(game, "give taliban government 1") == {"resources taliban": -1, "resources government": 1}
    mixed = deal(board(PEOPLE, 20, players="2", pairing="warlords"), 44, 1)
    answer(mixed, "train")
    assert answer(mixed, "grant 2") == {"patronage": -2, "resources warlords": 2}
    with pytest.raises(Problem, match="own-factions"):
        mixed.choose("give government taliban 1")


def test_1_5_1_an_operation_that_can_no_longer_be_paid() -> None:
    """1.5.1, 3.1 What an announced Operation needs stays with its Faction."""
    game = deal(board(PEOPLE, {"taliban": 1}), 23, 1)
    answer(game, "rally")
    assert RULES.possible_agreements(position(game), TALIBAN) == []
