"""Several choices in one request: what the server offers, all or nothing, once, and each of them in the record."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.names import FARC
from abyssal.kernel.decision import Decision
from abyssal.server.client import Client, Refused
from tests.server.conftest import Start
from tests.server.games import at, options, train

SWEEP = {
    "card": 5,
    "next": [35],
    "resources": {"govt": 30},
    "spaces": {"bogota": "govt 6t 6p, PS", "huila": "farc 2g, auc 1g", "santander": "farc 3g"},
}
REDEPLOY = {
    "card": 73,
    "phase": "redeploy",
    "resources": {"govt": 30},
    "spaces": {"bogota": "govt 6t 6p, PS", "cali": "govt 3t 2p", "medellin": "govt 4t"},
}


def made(client: Client, *choices: str, **how: Any) -> dict[str, Any]:
    state: dict[str, Any] = client._change("choices", None, rev=client.state["rev"], choices=list(choices), **how)
    return state


def tape(client: Client) -> list[str]:
    return [line.split(" ", 1)[1] for line in client.record().split("---\n")[1].splitlines() if line[:4] == "govt"]


def test_what_lies_behind_done(base: str) -> None:
    """The questions behind *Done* are offered with it, and the way to the end of the turn."""
    client = train(base)
    for choice in ("train", "cali", "6"):
        client.choose(choice)
    found = client.call(client._at("further"))
    assert found["rev"] == client.state["rev"]
    assert found["finish"] == ["done", "done", "done"]
    assert [(one["text"], one["choices"]) for one in found["combined"]] == [
        ("Base for 3 cubes", ["done", "base"]),
        ("Civic Action", ["done", "civic_action"]),
    ]
    assert not found["ends"] and not found["only"] and found["left"] == []
    seen = client.call(client._at("preview"), {"choices": found["finish"]})
    assert seen["then"] == "end"


def test_several_choices_are_one_change(base: str) -> None:
    """One revision, one undo, and every choice in the record."""
    client = train(base)
    for choice in ("train", "cali", "6"):
        client.choose(choice)
    rev, undoable = client.state["rev"], client.state["decision"]["undoable"]
    made(client, "done", "civic_action")
    assert client.state["rev"] == rev + 1
    assert client.state["decision"]["kind"] == "civic-steps"
    assert client.state["decision"]["undoable"] == undoable + 1
    assert tape(client) == ["train", "cali", "6", "done", "civic_action"]
    client.undo()
    assert client.state["decision"]["kind"] == "train-space"
    assert tape(client) == ["train", "cali", "6"]


def test_all_or_nothing(base: str) -> None:
    client = train(base)
    client.choose("train")
    before = client.look()
    body = {"rev": before["rev"], "request": "once", "choices": ["cali", "6", "nowhere"]}
    with pytest.raises(Refused) as refused:
        client.call(client._at("choices"), body)
    assert refused.value.error == "illegal-choice"
    assert client.look() == before
    assert tape(client) == ["train"]
    # The id was not used up, since nothing was done.
    client.call(client._at("choices"), {**body, "choices": ["cali", "6"]})
    client.look()
    assert tape(client) == ["train", "cali", "6"]


def test_once_however_often_it_is_sent(base: str) -> None:
    client = train(base)
    body = {"rev": client.state["rev"], "request": "twice", "choices": ["train", "cali"]}
    first = client.call(client._at("choices"), body)
    again = client.call(client._at("choices"), body)
    assert again == first
    assert tape(client) == ["train", "cali"]
    with pytest.raises(Refused) as refused:
        client.call(client._at("choices"), {**body, "choices": ["train", "bogota"]})
    assert refused.value.error == "request-reused"


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"choices": []}, "bad-message"),
        ({"choices": ["train"] * 101}, "bad-message"),
        ({"choices": ["train"], "choice": "train"}, "bad-message"),
        ({}, "bad-message"),
        ({"choices": ["train", "give govt farc 1"]}, "bad-message"),
        ({"choices": ["pass", "train"]}, "too-far-ahead"),
    ],
)
def test_what_cannot_be_combined(base: str, body: dict[str, Any], error: str) -> None:
    client = train(base)
    before = client.look()
    with pytest.raises(Refused) as refused:
        client.call(client._at("choices"), {"rev": before["rev"], "request": "r", **body})
    assert refused.value.error == error
    assert client.look() == before


def test_a_sweep_finds_all_it_can_by_itself(base: str) -> None:
    """With one faction to find nothing is asked; with two it is asked whom."""
    client = at(base, SWEEP, players="1")
    made(client, "sweep", "santander", "bogota", "3", on=True)
    made(client, "done", "done", on=True)
    assert client.state["decision"]["kind"] == "after-operation"
    assert client.state["position"]["spaces"]["santander"] == {"farc.guerrilla.a": 3, "govt.troops": 3}
    client = at(base, SWEEP, players="1")
    made(client, "sweep", "huila", "bogota", "1", on=True)
    made(client, "done", "done", on=True)
    assert client.state["decision"]["kind"] == "activate"
    assert options(client.state) == ["farc", "auc", "done"]


def test_without_that_it_asks_for_each_step(base: str) -> None:
    client = at(base, SWEEP, players="1")
    made(client, "sweep", "santander", "bogota", "3")
    made(client, "done", "done")
    assert client.state["decision"]["kind"] == "activate-space"
    nobody = [one["text"] for one in client.state["decision"]["options"] if one["choice"] == "done"]
    assert nobody == ["Leave the rest Underground"]
    assert client.preview("done")["lines"] == ["Some Guerrillas that you could Activate stay Underground."]


def test_a_redeployment_in_two_requests(base: str) -> None:
    """All Troops of a space, and then the Police behind *Done*."""
    client = at(base, REDEPLOY, players="1")
    made(client, "medellin", "bogota", most="govt.troops")
    assert client.state["position"]["spaces"]["bogota"]["govt.troops"] == 10
    # Spaces are never among what finishes a question: the moves of the Police are listed with the others.
    assert client.call(client._at("further"))["combined"] == []
    assert {move["space"] for move in client.state["decision"]["moves"]} >= {"bogota", "cali"}
    made(client, "done", "cali", "bogota", most="govt.police")
    assert "cali" in client.state["position"]["spaces"]
    assert client.state["position"]["spaces"]["bogota"] == {"govt.troops": 10, "govt.police": 8, "support": "PS"}


MARCH = {
    "card": 25,
    "next": [35],
    "resources": {"govt": 30, "farc": 20},
    "spaces": {"bogota": "govt 6t 6p, PS", "huila": "farc 4g"},
}


def test_a_listed_answer_is_not_given_twice(base: str) -> None:
    """There is one place to come from, which the server would answer by itself: then the player's answer is that one,
    and no further destination is chosen and paid for."""
    client = at(base, MARCH)
    client.choose("march")
    seen = client.call(client._at("preview"), {"choices": ["bogota", "huila"]})
    assert seen["resources"] == {"farc": -1}
    made(client, "bogota", "huila", on=True, most="farc.guerrilla.u")
    told = [line["text"] for line in client.state["log"]["lines"]]
    assert [line for line in told if line.startswith("Space: ")] == ["Space: Bogotá"]
    assert client.state["factions"][1]["resources"] == 19
    assert client.state["decision"]["kind"] == "march-space"


def test_what_is_to_be_known_is_asked(base: str) -> None:
    """The only space of an Attack has odds: they are told before it is paid."""
    client = at(base, {**MARCH, "spaces": {"huila": "govt 1t, farc 3g"}})
    made(client, "attack", on=True)
    assert client.state["decision"]["kind"] == "attack-space"
    assert client.state["factions"][1]["resources"] == 20
    (odds,) = [one["remark"] for one in client.state["decision"]["options"] if one["choice"] == "huila"]
    assert odds == "Succeeds in 3 of 6 rolls (50 %)."


def test_what_leaves_no_choice_is_answered_on_the_way(base: str) -> None:
    """The Troops have to leave Huila, and no others can move: that they are done goes without asking, and the next
    choice is for the Police."""
    home = {**REDEPLOY, "spaces": {"huila": "govt 1t, farc 2g", "cali": "govt 2p, PS", "bogota": "govt 2p, PS"}}
    for choices in (["cali"], ["cali", "bogota"]):
        client = at(base, home, players="1")
        made(client, *choices)
        assert tape(client)[:2] == ["cali", "done"]
        assert (client.state["decision"]["kind"], options(client.state)[0]) == (
            ("redeploy-origin", "bogota") if len(choices) == 1 else ("redeploy-destination", "cali")
        )


def test_nothing_is_answered_for_another_player(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the turn's end the player's wish to be asked little ends too."""
    running = start()
    client = at(running.base, MARCH)
    looked_at: list[int] = []
    by_itself = Game.by_itself

    def noted(game: Game, decision: Decision, most: str | None = None) -> str:
        looked_at.append(decision.actor)
        return by_itself(game, decision, most)

    monkeypatch.setattr(Game, "by_itself", noted)
    with running.app.state.services.tables.open(client.table) as table:
        assert table.game.decision.actor == FARC
        table.choose(["farc"], ["pass"], True, None)
        assert table.game.decision.actor != FARC
    assert looked_at == []
