"""Pieces that can be moved: origin first, whatever the rules ask first, and only kinds that may move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel.decision import DONE, Decision
from abyssal.kernel.game import chance
from abyssal.table.play.table import moved_count
from abyssal.table.protocol import shapes
from abyssal.table.views.movement import Movement, movement
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


def tried(game: Game, decision: Decision) -> tuple[dict[str, dict[str, int]], dict[str, set[str]]]:
    """The pieces that can leave each space and where they can go, found by trying every way for every kind."""
    spec, pieces, goals = game.rules.spec, dict[str, dict[str, int]](), dict[str, set[str]]()
    for goal in (option for option in decision.own() if option in spec.space_index):
        asked = game.ahead(goal)[1]
        if asked is None or not asked.kind.endswith("-origin"):
            continue
        for origin in (option for option in asked.own() if option in spec.space_index):
            goals.setdefault(origin, set()).add(goal)
            if origin in pieces:
                continue
            s, found = spec.space_index[origin], dict[str, int]()
            for column in range(0, spec.piece_columns, spec.size):
                kind = spec.piece_at[column].name
                twin = game.ahead(goal)[0]
                following = twin.further(origin)
                while following is not None and following.actor >= 0 and following.origin >= 0 and following.space >= 0:
                    following = twin.further(moved_count(twin, following, {kind: 999}) or following.options[0])
                left = game.board.n[column + s] - twin.board.n[column + s]
                found |= {kind: left} if left > 0 else {}
            pieces[origin] = found
    return pieces, goals


@pytest.mark.parametrize("name", ["andean-abyss", "distant-plain"])
def test_sweeps_are_those_that_trying_finds(name: str) -> None:
    """Origins and numbers are read from as few copies of the game as possible: one for each origin."""
    random, rules, compared = Random(7), rules_for(name), 0
    dice = chance(random)
    while compared < 12:
        game: Game = Game.new(rules, {})
        while (decision := game.decision) is not None and compared < 12:
            if decision.kind == "sweep-space" and not decision.own().count(DONE):
                pieces, goals = tried(game, decision)
                with counted() as copies:
                    moves, _ = movement(game, decision)
                assert {one["space"]: {of["piece"]: of["most"] for of in one["pieces"]} for one in moves} == pieces
                assert {one["space"]: set(one["to"]) for one in moves} == goals
                assert len(copies) <= len(goals)
                compared += 1
            options = decision.options
            choice = "sweep" if "sweep" in options else random.choice(options)
            game.play(dice(game, decision) if decision.actor < 0 else choice)


@contextmanager
def counted() -> Iterator[list[str]]:
    """Collects the choices that are tried on copies of games."""
    tried: list[str] = []
    after = Movement._after

    def count(self: Movement, *choices: str, kind: str = "") -> Any:
        tried.append(choices[0])
        return after(self, *choices, kind=kind)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Movement, "_after", count)
        yield tried
