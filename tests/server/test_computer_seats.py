"""Clients cannot use the seat of a computer player: it takes no token, no chat and no request ids."""

from __future__ import annotations

import time

import pytest

from abyssal.kernel.errors import Problem
from abyssal.server.client import Client, Refused
from abyssal.table.play.creating import new_token
from abyssal.table.play.moves import computer_request
from abyssal.table.play.saved import Request, digest
from abyssal.table.protocol.messages import Say
from abyssal.table.protocol.reading import read_message
from tests.server.conftest import Start
from tests.server.games import GAME
from tests.waiting import PATIENCE

SEATS = {"govt": "person", "farc": "quick", "auc": "nonplayer", "cartels": "nonplayer"}


def refused(client: Client, path: str, body: object) -> str:
    with pytest.raises(Refused) as found:
        client.call(client._at(path), body)
    return found.value.error


def test_the_host_gets_no_token_for_a_computer_player(start: Start) -> None:
    host = Client.create(start().base, game=GAME, seats=SEATS, options={"scenario": "quick"})
    assert refused(host, "secret", {"request": "a", "faction": "farc"}) == "bad-seat"
    assert set(host.call(host._at("secret"), {"request": "b", "faction": "govt"})["tokens"]) == {"govt"}


def test_a_token_that_an_older_server_gave_out_is_refused(start: Start) -> None:
    running = start()
    host = Client.create(running.base, game=GAME, seats=SEATS, options={"scenario": "quick"})
    token = new_token()
    running.store.sit(host.table, Request("govt", "old", ""), "farc", {"token": digest(token)})
    thief = Client(running.base, host.table, {"farc": token})
    with pytest.raises(Refused) as found:
        thief.look()
    assert found.value.error == "bad-token"
    assert refused(thief, "chat", {"request": "mind-0", "text": "silence"}) == "bad-token"


def test_request_ids_of_clients_never_stop_a_computer_player(start: Start) -> None:
    """A client has used the id of each of its next moves, in its own name."""
    running = start()
    host = Client.create(running.base, game=GAME, seats=SEATS, options={"scenario": "quick"})
    for rev in range(20):
        running.store.say(host.table, Request("farc", f"mind-{rev}", ""), "silence")
    moved = False
    deadline = time.monotonic() + PATIENCE
    while not moved and time.monotonic() < deadline:
        state = host.look()
        if state["decision"]["mine"]:
            options = [option["choice"] for option in state["decision"]["options"]]
            host.choose("pass" if "pass" in options else options[0])
        record = host.call(host._at("record"))
        moved = any(line.startswith("farc ") for line in record.splitlines())
        time.sleep(0.05)
    assert moved, "the computer player does not move"


def test_no_client_can_send_the_request_id_of_a_computer_player() -> None:
    with pytest.raises(Problem):
        read_message(f'{{"request": "{computer_request("farc", 3, ["pass"]).id}", "text": "x"}}'.encode(), Say)
    assert read_message(b'{"request": "mind-3", "text": "x"}', Say).request == "mind-3"
