"""Pieces that can be moved: origin first, whatever the rules ask first, and only kinds that may move."""

from __future__ import annotations

from typing import Any

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.table.protocol import shapes
from abyssal.table.views.movement import movement
from tests.server.games import begun_at
from tests.table.tables import Play

POSITION: dict[str, Any] = {
    "card": 5,
    "next": [35],
    "resources": {"govt": 30, "farc": 20},
    "spaces": {"bogota": "govt 6t 6p, farc 2g, PS", "huila": "govt 1t, farc 4g(1a)"},
}


def at(*choices: str, **changed: Any) -> tuple[dict[str, list[shapes.Movable]], bool]:
    """The moves by origin after these choices, and whether a space may be chosen without a move."""
    rules = rules_for("andean-abyss")
    game = Game.at(rules, rules.from_position({**POSITION, **changed}))
    for choice in choices:
        game.choose(choice)
    assert game.decision is not None
    moves, selects = movement(game, game.decision)
    found: dict[str, list[shapes.Movable]] = {}
    for move in moves:
        found.setdefault(move["space"], []).append(move)
    return found, selects


def test_where_the_rules_ask_for_the_destination_first() -> None:
    found, selects = at("sweep")
    assert set(found) == {"bogota", "huila"} and selects
    (move,) = found["bogota"]
    assert move["pieces"] == [{"piece": "govt.troops", "most": 6}]
    assert move["to"]["huila"] == ["huila", "bogota"] and "bogota" not in move["to"]
    found, selects = at("march", card=25)
    assert not selects
    (move,) = found["huila"]
    assert move["pieces"] == [{"piece": "farc.guerrilla.u", "most": 3}, {"piece": "farc.guerrilla.a", "most": 1}]


def test_from_a_chosen_space_one_can_turn_to_another() -> None:
    (move,) = at("sweep", "huila", "bogota", "2")[0]["bogota"]
    assert move["pieces"] == [{"piece": "govt.troops", "most": 4}]
    assert move["to"]["huila"] == ["bogota"] and move["to"]["santander"] == ["done", "santander", "bogota"]


def test_kinds_that_move_one_after_the_other_stand_apart() -> None:
    """First Troops, and after *Done* Police."""
    found, _ = at(card=73, phase="redeploy", spaces={"bogota": "govt 6t 3p, PS", "cali": "govt 1p", "pasto": "govt 2t"})
    troops, police = found["bogota"]
    assert [one["pieces"] for one in (troops, police)] == [
        [{"piece": "govt.troops", "most": 6}],
        [{"piece": "govt.police", "most": 3}],
    ]
    assert police["to"]["cali"] == ["done", "bogota", "cali"]


def test_the_server_moves_as_many_as_were_picked_up() -> None:
    """Each kind by its number, the rest as few as possible; the record has every choice."""
    play = Play(record=begun_at(POSITION))
    play.choose("patrol")
    table = play.table
    table.choose(play.seats, ["bogota", "cali"], True, None, {"govt.troops": 2, "govt.police": 1})
    assert table.game.tape == ["patrol", "bogota", "cali", "2", "1"]
    cali = table.rules.to_position(table.game.board)["spaces"]["cali"]
    assert (cali["govt.troops"], cali["govt.police"]) == (2, 1)
