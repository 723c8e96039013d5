"""The table as it changes: pushes, chat, who is there."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from abyssal.server.client import Client
from abyssal.server.net import hub
from abyssal.table.play.table import Table
from abyssal.table.views import state as views
from abyssal.table.views.viewer import Viewer
from tests.server.conftest import Start
from tests.server.games import duel, play_on, train
from tests.waiting import PATIENCE


def test_everybody_is_shown_each_change(base: str) -> None:
    govt, farc = duel(base)
    with govt.live() as one, farc.live() as two, govt.seat().live() as three:
        for live in (one, two, three):
            assert live.next()["state"]["rev"] == 0
        for n in range(1, 6):
            client = govt if govt.look()["decision"]["mine"] else farc
            client.look()
            play_on(client, 1, seed=n)
            for live, faction in ((one, "govt"), (two, "farc"), (three, "")):
                state = live.next()["state"]
                while state["rev"] < n:
                    state = live.next()["state"]
                decision = state["decision"]
                assert decision["mine"] == (decision["actor"] == faction)
                assert bool(decision["options"]) == decision["mine"]


def test_a_failure_leaves_nobody_with_an_old_state(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "RETRY_SECONDS", 0.05)
    client = train(start().base)
    with client.seat().live() as live:
        assert live.next()["state"]["rev"] == 0
        failures = iter([True, True])
        render = views.render_state

        def fail(table: Table, viewer: Viewer) -> bytes:
            if not viewer.seats and next(failures, False):
                raise OSError("the database does not answer")
            return render(table, viewer)

        monkeypatch.setattr(views, "render_state", fail)
        client.choose("train")
        assert live.next()["state"]["rev"] == 1
        assert next(failures, False) is False


def test_players_chat_is_not_for_spectators(base: str) -> None:
    govt, farc = duel(base)
    with farc.live() as player, govt.seat().live() as spectator:
        player.next()
        spectator.next()
        govt.sit("govt", name="Ana")
        player.next()
        spectator.next()
        govt.say("a secret plan", request="c1")
        govt.say("a secret plan", request="c1")
        assert player.next("chat")["line"] == {"n": 1, "name": "Ana", "faction": "govt", "text": "a secret plan"}
        spectator.send({"ping": 7})
        while (message := json.loads(spectator.socket.recv(timeout=PATIENCE)))["type"] != "pong":
            assert "secret plan" not in json.dumps(message)
    assert [line["text"] for line in farc.look()["chat"]] == ["a secret plan"]
    assert govt.seat().look()["chat"] == []


def test_who_is_there(base: str) -> None:
    govt, farc = duel(base)
    with govt.live() as one:
        alone = one.next("people")["people"]
        assert {"id": "govt", "online": True} in alone["factions"]
        with farc.live():
            people = one.next("people")["people"]
            while not all(faction["online"] for faction in people["factions"]):
                people = one.next("people")["people"]
            online = {faction["id"]: faction["online"] for faction in govt.look()["factions"]}
            assert online == {"govt": True, "farc": True, "auc": False, "cartels": False}
            with govt.seat().live():
                while one.next("people")["people"]["spectators"] != 1:
                    pass
        while one.next("people")["people"] != alone:
            pass


def test_another_language(base: str) -> None:
    client = train(base)
    with client.live() as live:
        assert live.next()["state"]["factions"][0]["name"] == "Government"
        live.send({"lang": "es"})
        assert live.next()["state"]["factions"][0]["name"] == "Gobierno"
        live.send({"ping": 5})
        assert live.next("pong") == {"type": "pong", "ping": 5}


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ('{"tokens": ["x"]}', "bad-token"),
        ('{"tokens": [], "lang": "xx"}', "unknown-language"),
        ('{"tokens": [], "admin": true}', "bad-message"),
        ("hello", "bad-message"),
        (b"\x00", "bad-message"),
    ],
)
def test_bad_greetings(base: str, message: str | bytes, error: str) -> None:
    client = train(base)
    with connect(f"{base.replace('http', 'ws')}/api/tables/{client.table}/live", proxy=None) as socket:
        socket.send(message)
        assert json.loads(socket.recv(timeout=PATIENCE))["error"] == error
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_no_such_table(base: str) -> None:
    with Client(base, "nothing").live() as live:
        assert live.next("error")["error"] == "no-table"


def test_bad_and_oversized_talk_ends_the_connection_only(base: str) -> None:
    client = train(base)
    for text in ('{"choice": "train"}', "x" * 70_000):
        with client.live() as live:
            live.next()
            live.socket.send(text)
            with pytest.raises(ConnectionClosed):
                while True:
                    live.socket.recv(timeout=PATIENCE)
    assert client.look()["rev"] == 0
    client.choose("train")
