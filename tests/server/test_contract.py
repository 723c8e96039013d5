"""The interface and its description say the same."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest
from starlette.routing import Mount

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.game import chance
from abyssal.server.client import Client
from abyssal.server.http.app import create_app
from abyssal.server.http.schema import schemas
from abyssal.server.store.store import Store
from abyssal.table.protocol import shapes
from tests.server.games import GAME, duel, train

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_every_route_is_described_and_nothing_else(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    routes = set()
    for route in create_app(store).routes:
        if not isinstance(route, Mount):
            methods = getattr(route, "methods", None) or {"WS"}
            path = getattr(route, "path", "").replace("{id}", "ID").replace("{game}", "GAME")
            routes.add(f"{(methods - {'HEAD'}).pop()} {path}")
    store.close()
    described = set(re.findall(r"`((?:GET|POST|WS) /[A-Za-z/.]*)[?`]", PAGE.read_text(encoding="utf-8")))
    assert described == routes


def test_requests_and_answers_have_a_schema(base: str) -> None:
    found = Client(base).call("/api/schema")
    assert found == msgspec.json.decode(msgspec.json.encode(schemas()))
    assert found["requests"]["Choose"]["additionalProperties"] is False
    assert set(found["requests"]["Choose"]["required"]) == {"rev", "request"}
    assert "decision" in found["answers"]["State"]["properties"]


def fits(answer: Any, shape: Any) -> None:
    """Just these keys, each with a value of its kind, all the way down."""
    msgspec.convert(answer, shape)
    if get_origin(shape) is list:
        for item in answer:
            fits(item, get_args(shape)[0])
    elif get_origin(shape) is UnionType:
        if answer is not None:
            fits(answer, next(kind for kind in get_args(shape) if kind is not type(None)))
    elif is_typeddict(shape):
        hints = get_type_hints(shape)
        described = get_type_hints(shape, include_extras=True)
        required = {name for name, kind in described.items() if get_origin(kind) is not NotRequired}
        assert required - {"rev"} <= set(answer) <= set(hints) | {"rev"}
        for name, value in answer.items():
            fits(value, hints[name])


def test_answers_are_as_described(base: str) -> None:
    client = duel(base)[0]
    client.sit("govt", name="Ana")
    client.say("hola")
    fits(client.look(), shapes.State)
    fits(client.seat().look(), shapes.State)
    fits(client.look(at=1), shapes.State)
    fits(client.call("/api/games"), list[shapes.GameEntry])
    fits(client.call(f"/api/games/{GAME}/options", {}), shapes.Clashes)
    fits(client.call("/api/tables", {"game": GAME}), shapes.NewTable)
    fits(client.call(f"/api/tables/{client.table}/history"), list[shapes.HistoryEntry])
    fits(client.call(f"/api/tables/{client.table}/result"), shapes.Outcome)
    fits(client.log(0), shapes.Log)
    fits(client.call(f"/api/tables/{client.table}/rematch", {"request": "r"}), shapes.NewTable)
    alone = train(base)
    fits(alone.preview("train"), shapes.Preview)
    fits(alone.choose("train"), shapes.State)


@pytest.mark.parametrize("seed", range(3))
def test_a_choice_that_does_not_end_anything_can_be_undone(seed: int) -> None:
    """`Game.ends` against what happens: without it the same player is asked again and can take the choice back."""
    rules, random = rules_for(GAME), Random(seed)
    dice = chance(random)
    game = Game.new(rules, rules.with_nonplayers({}, ["auc", "cartels"]))
    tried = 0
    while game.decision is not None and tried < 400:
        decision = game.decision
        if decision.actor == CHANCE:
            game.play(dice(game, decision))
            continue
        before = game.board.saved(), len(game.journal)
        for option in decision.options[:12]:
            tried += 1
            ends = game.ends(option)
            twin = game.clone()
            twin.play(option)
            if not ends:
                assert twin.decision is not None
                assert rules.leader(game.board, twin.decision.actor) == rules.leader(game.board, decision.actor)
                twin.undo()
                assert twin.board.saved() == before[0]
        assert (game.board.saved(), len(game.journal)) == before
        game.play(random.choice(decision.options))
    assert tried >= 100
