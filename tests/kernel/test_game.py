"""The driver: undo, copies, and the start of records."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.helpers import RULES

TERROR: dict[str, Any] = {
    "card": 25,
    "next": [31],
    "first": "govt",
    "first_did": "event",
    "eligible": ["govt", "farc", "auc"],
    "resources": {"farc": 9, "auc": 5},
    "spaces": {"bogota": "farc 1g, PS", "cali": "farc 2g, PS", "huila": "farc 3g, auc 1g", "antioquia": "auc 1g"},
}
"""FARC is next and has every choice except the Event."""


def game(**changes: Any) -> Game:
    return Game.at(RULES, RULES.from_position({**TERROR, **changes}))


def test_undo_within_a_turn() -> None:
    table = game()
    before = table.board.snapshot()
    for choice in ("terror", "bogota", "cali"):
        table.choose(choice)
    assert table.undoable == 3
    table.undo()
    assert table.tape == ["terror", "bogota"]
    table.undo()
    table.undo()
    assert table.board.snapshot() == before
    with pytest.raises(Problem, match="nothing-to-undo"):
        table.undo()


def test_no_undo_past_a_die() -> None:
    """An Attack asks for a die: before it everything can be undone, after it nothing."""
    table = game()
    table.choose("attack")
    table.choose("huila")
    while table.decision is not None and table.decision.actor != CHANCE:
        table.choose(table.decision.options[0])
    assert table.undoable > 0
    table.choose("6")
    assert table.undoable == 0
    with pytest.raises(Problem, match="nothing-to-undo"):
        table.undo()


def test_no_undo_past_a_reveal() -> None:
    """The last turn of a card can be undone until the next card is turned up."""
    table = game(eligible=["govt", "farc"])
    table.choose("pass")
    assert table.decision is not None and table.decision.kind == "draw"
    assert table.undoable == 1
    table.undo()
    assert table.decision is not None and table.decision.kind == "turn"
    table.choose("pass")
    table.choose("32")
    assert table.undoable == 0


def test_no_undo_past_another_players_choice() -> None:
    """A finished turn can be undone until the next player chooses."""
    table = game()
    table.choose("pass")
    assert table.decision is not None and table.decision.faction == -1 and table.decision.actor == 2
    assert table.undoable == 1
    table.choose("rally")
    assert table.undoable == 1
    table.undo()
    with pytest.raises(Problem, match="nothing-to-undo"):
        table.undo()


def test_one_players_factions_share_an_undo() -> None:
    """Two factions of one player act one after the other: both turns can be undone."""
    table = game(options={"players": "2", "nonplayers": "false"}, first="auc", eligible=["farc", "cartels"])
    table.choose("pass")
    assert table.decision is not None and table.decision.actor == 3
    table.choose("pass")
    assert table.undoable == 2


def test_an_aside_is_its_givers_choice() -> None:
    """AUC can undo a gift made during FARC's turn; FARC cannot undo past it."""
    table = game()
    table.choose("terror")
    table.choose("give auc farc 2")
    assert (table.actor, table.undoable) == (2, 1)
    table.undo()
    assert table.board.resources(2) == 5
    table.choose("give auc farc 2")
    table.choose("bogota")
    assert (table.actor, table.undoable) == (1, 1)


def test_a_copy_does_not_let_go_of_what_the_original_needs() -> None:
    """The copy plays past a reveal and drops the positions before it; the original can still undo."""
    table = game(eligible=["govt", "farc"])
    before = table.board.snapshot()
    table.choose("pass")
    twin = table.clone()
    twin.choose("32")
    table.undo()
    assert table.board.snapshot() == before


def test_determinize_before_an_undo() -> None:
    """The fixed order survives when a turn before the last checkpoint is undone."""
    table = game()
    table.choose("pass")
    fixed = table.determinize(5)
    order = list(fixed.board.order)
    fixed.undo()
    assert fixed.board.order == order != []


def test_a_settled_order_is_drawn_and_not_shown() -> None:
    table = game(eligible=["govt", "farc"], deck={"order": [40, "propaganda", 41]})
    assert "order" not in table.view(0)["deck"]
    assert table.rules.to_position(table.board)["deck"]["order"] == [40, 73, 41]
    table.choose("pass")
    assert table.decision is not None and table.decision.options == ["40"]
    assert table.decision.weights == [1]


def test_illegal_choices_say_what_was_expected() -> None:
    with pytest.raises(Problem) as caught:
        game().choose("sweep")
    assert caught.value.id == "illegal-choice"
    assert "rally" in str(caught.value.facts["expected"])


def test_no_aside_at_a_closed_question() -> None:
    table = game(eligible=["govt", "farc"])
    table.choose("pass")
    with pytest.raises(Problem, match="not-now"):
        table.choose("give farc auc 1")


def test_what_may_be_said_is_checked_without_saying_it() -> None:
    table = game()
    assert table.check("rally") is table.decision
    assert table.check("give farc auc 1") is table.decision
    with pytest.raises(Problem, match="illegal-choice"):
        table.check("sweep")
    assert table.tape == []
