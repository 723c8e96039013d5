"""Players of the program at a table: they answer in their time, by their own choices, and can be told to hurry."""

from __future__ import annotations

import time
from typing import Any

import pytest

from abyssal.server.client import Client, Refused
from tests.server.games import GAME

SEATS = {"govt": "person", "farc": "quick", "auc": "nonplayer", "cartels": "nonplayer"}


def asked(client: Client, seconds: float = 20.0) -> dict[str, Any]:
    """The state when the person is asked again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        state = client.look()
        if state["over"] or state["decision"]["actor"] == "govt":
            return state
        time.sleep(0.05)
    raise AssertionError("the player of the program does not answer")


@pytest.mark.slow
def test_a_player_of_the_program_plays_its_turns(base: str) -> None:
    """Its seat is nobody's, its choices are on the record, and it goes on by itself."""
    client = Client.create(base, game=GAME, seats=SEATS, options={"scenario": "quick"})
    assert set(client.tokens) == {"govt"}
    state = client.look()
    assert {faction["id"]: (faction["seat"], faction["mind"]) for faction in state["factions"]} == {
        "govt": ("person", ""),
        "farc": ("person", "quick"),
        "auc": ("nonplayer", ""),
        "cartels": ("nonplayer", ""),
    }
    for _ in range(8):
        state = asked(client)
        if "pass" in [option["choice"] for option in state["decision"]["options"]]:
            client.choose("pass")
        else:
            client.choose(state["decision"]["options"][0]["choice"])
    asked(client)
    assert any(line.startswith("farc ") for line in client.call(f"/api/tables/{client.table}/record").splitlines())


@pytest.mark.slow
def test_it_is_told_to_hurry(base: str) -> None:
    """A strong player stops thinking at once; who holds no seat cannot make it."""
    client = Client.create(base, game=GAME, seats={**SEATS, "farc": "strong"}, options={"scenario": "quick"})
    with pytest.raises(Refused, match="401"):
        Client(base, client.table).call(f"/api/tables/{client.table}/hurry", {})
    for _ in range(20):
        state = asked(client)
        options = [option["choice"] for option in state["decision"]["options"]]
        client.choose("pass" if "pass" in options else options[0])
        if client.state["decision"] and client.state["decision"]["actor"] == "farc":
            break
    else:
        raise AssertionError("FARC is never asked")
    assert client.state["decision"]["mine"] is False
    begin = time.monotonic()
    while client.look()["decision"]["actor"] == "farc" and time.monotonic() < begin + 10:
        assert client.call(f"/api/tables/{client.table}/hurry", {}) is not None
        time.sleep(0.1)
    assert time.monotonic() - begin < 3.5


def test_some_person_has_to_play(base: str) -> None:
    nobody = dict.fromkeys(SEATS, "quick")
    with pytest.raises(Refused, match="person"):
        Client.create(base, game=GAME, seats=nobody)
    with pytest.raises(Refused):
        Client.create(base, game=GAME, seats={"farc": "genius"})


@pytest.mark.slow
def test_a_hint_for_who_is_asked(base: str) -> None:
    """Three turns that can be played, with the margins to expect; only for the seat that is asked."""
    client = Client.create(base, game=GAME, seats={**SEATS, "farc": "nonplayer"}, options={"scenario": "quick"})
    state = asked(client)
    assert state["people"]["aids"] is True
    found = client.call(f"/api/tables/{client.table}/hint", {})
    assert found["rev"] == state["rev"] and 1 <= len(found["hints"]) <= 3
    options = [option["choice"] for option in state["decision"]["options"]]
    for hint in found["hints"]:
        assert hint["choices"][0] in options and len(hint["turn"]) == len(hint["choices"])
        assert set(hint["spaces"]) <= set(hint["choices"]) and set(hint["margins"]) == set(SEATS)
        assert 0.0 <= hint["chance"] <= 1.0
    assert client.look()["rev"] == state["rev"], "a hint changes nothing"
    with pytest.raises(Refused, match="401"):
        Client(base, client.table).call(f"/api/tables/{client.table}/hint", {})


@pytest.mark.slow
def test_the_host_switches_hints(base: str) -> None:
    """Off among people unless the host says otherwise; then nobody looks into the game's chances either."""
    host = Client.create(
        base, game=GAME, seats={"govt": "person", "farc": "person", "auc": "nonplayer", "cartels": "nonplayer"}
    )
    govt, farc = host.seat("govt"), host.seat("farc")
    assert govt.look()["people"]["aids"] is False
    for path, body in (("hint", {}), ("chances", None)):
        with pytest.raises(Refused, match="403"):
            govt.call(f"/api/tables/{host.table}/{path}", body)
    with pytest.raises(Refused, match="403"):
        farc.call(f"/api/tables/{host.table}/aids", {"request": "a", "on": True})
    assert govt.call(f"/api/tables/{host.table}/aids", {"request": "a", "on": True})["people"]["aids"] is True
    assert farc.look()["people"]["aids"] is True
    moments = farc.call(f"/api/tables/{host.table}/chances")
    assert moments and all(abs(sum(moment["chances"].values()) - 1) < 0.01 for moment in moments)
    assert govt.call(f"/api/tables/{host.table}/aids", {"request": "b", "on": False})["people"]["aids"] is False
