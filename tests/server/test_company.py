"""Playing with others: open seats, the clock, what spectators say, a game of one's own from a replay."""

from __future__ import annotations

import json
import time
from itertools import pairwise

import pytest

from abyssal.server.client import Client, Refused
from abyssal.server.http import listing, reads
from abyssal.server.http.limits import Limits
from abyssal.table.play.saved import Request
from tests.server.conftest import Start
from tests.server.games import DUEL, GAME, duel, options, train
from tests.server.test_refusals import raw
from tests.waiting import wait_until


def refused(client: Client, path: str, body: object) -> str:
    with pytest.raises(Refused) as found:
        client.call(client._at(path), body)
    return found.value.error


def test_an_open_seat_is_for_who_comes_first(start: Start) -> None:
    base = start().base
    assert Client(base).call("/api/tables") == []
    host = Client.create(base, game=GAME, seats=DUEL, open=["farc"])
    assert host.state["people"]["host"] == "govt"
    listed = Client(base).call("/api/tables")
    assert [one["table"] for one in listed] == [host.table]
    assert [f["id"] for f in listed[0]["factions"] if f["open"]] == ["farc"]
    before = dict(host.tokens)
    stranger = Client(base, host.table)
    made = stranger.call(stranger._at("join"), {"request": "a", "faction": "farc", "name": "Eva"})
    assert set(made["tokens"]) == {"farc"}
    guest = Client(base, host.table, made["tokens"])
    seat = next(f for f in guest.look()["factions"] if f["id"] == "farc")
    assert (seat["mine"], seat["open"], seat["player"]) == (True, False, "Eva")
    # The seat is the guest's alone: the secret that came with the table is worth nothing any more.
    with pytest.raises(Refused) as found:
        Client(base, host.table, {"farc": before["farc"]}).look()
    assert found.value.error == "bad-token"
    assert Client(base).call("/api/tables") == []
    assert refused(stranger, "join", {"request": "b", "faction": "farc", "name": "Ada"}) == "seat-taken"
    assert refused(stranger, "join", {"request": "c", "faction": "govt"}) == "seat-taken"
    assert refused(stranger, "join", {"request": "d", "faction": "auc"}) == "bad-seat"


def listed(base: str) -> list[str]:
    return [one["table"] for one in Client(base).call("/api/tables")]


def wait_for_list(base: str, tables: list[str]) -> None:
    """Wait until these tables are listed: the server notices a closed connection a moment later."""
    wait_until(lambda: listed(base) == tables, f"never listed: {tables}")


def test_one_address_has_at_most_3_tables_in_the_list(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reads, "LIST_SECONDS", 0.0)
    running = start(limits=Limits(spare_local=False), proxies=["127.0.0.1"])

    def create(address: str) -> str:
        body = {"game": GAME, "seats": DUEL, "open": ["farc"]}
        headers = {"content_type": "application/json", "x_forwarded_for": address}
        status, _, answer = raw(running.base, "POST", "/api/tables", json.dumps(body).encode(), **headers)
        assert status == 200
        return str(json.loads(answer)["table"])

    honest = create("203.0.113.1")
    many = [create("203.0.113.2") for _ in range(5)]
    found = listed(running.base)
    assert honest in found
    assert len(found) == 4 and len(set(found) & set(many)) == 3


def test_tables_where_a_person_waits_come_first_and_leave_with_their_host(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reads, "LIST_SECONDS", 0.0)
    base = start().base
    first = Client.create(base, game=GAME, seats=DUEL, open=["farc"])
    second = Client.create(base, game=GAME, seats=DUEL, open=["farc"])
    for host, other in ((first, second), (second, first)):
        with host.seat("govt").live() as live:
            live.next()
            wait_for_list(base, [host.table, other.table])
    # Nothing has happened at either table for a while: only the one with its host is listed.
    monkeypatch.setattr(listing, "AWAY_SECONDS", -1)
    with Client(base, second.table).live() as watching, first.seat("govt").live() as live:
        watching.next()
        live.next()
        wait_for_list(base, [first.table])
    wait_for_list(base, [])


@pytest.mark.parametrize("open", [["govt", "farc"], ["auc"], ["nobody"]])
def test_seats_that_cannot_be_open(base: str, open: list[str]) -> None:
    """A Non-player's, an unknown one, or all of them: somebody has to put the table up."""
    with pytest.raises(Refused) as found:
        Client.create(base, game=GAME, seats=DUEL, open=open)
    assert found.value.error == "bad-seat"


def test_a_table_in_a_few_words(base: str) -> None:
    client = train(base)
    found = client.call(client._at("brief"))
    assert (found["game"], found["over"], found["actor"], found["mine"]) == (GAME, False, "govt", True)
    assert found["card"].startswith("5 ")
    margins = {f["id"]: f["margin"] for f in client.state["factions"]}
    assert {f["id"]: f["margin"] for f in found["factions"]} == margins
    assert not Client(base, client.table).call(client._at("brief"))["mine"]


def play_on(players: dict[str, Client]) -> str:
    """Let the player asked pass, or finish in a Propaganda Round. Return who it was."""
    actor: str = players["govt"].look()["decision"]["actor"]
    options = [option["choice"] for option in players[actor].look()["decision"]["options"]]
    players[actor].choose("pass" if "pass" in options else options[-1])
    return actor


def used(client: Client) -> dict[str, int]:
    return {f["id"]: f["used"] for f in client.look()["factions"] if f["seat"] == "person"}


def test_the_clock_starts_when_all_are_seated(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person is seated who has connected or made a choice. From then on the clock counts for the player asked."""
    now = [1_900_000_000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    running = start()
    running.app.state.services.tables.steady = lambda: now[0]
    govt, farc = duel(running.base, clock="player:3600")
    players = {"govt": govt, "farc": farc}
    assert govt.state["clock"] == {"kind": "player", "limit": 3600, "since": 0}
    seen: set[str] = set()
    while len(seen) < 2:
        assert govt.look()["clock"]["since"] == 0
        now[0] += 100
        seen.add(play_on(players))
        assert used(govt) == {"govt": 0, "farc": 0}
    while not (since := govt.look()["clock"]["since"]):
        play_on(players)
    assert since == now[0]
    now[0] += 40
    last = play_on(players)
    while govt.look()["clock"]["since"] == since:
        # The same player may be asked again, on the next card.
        last = play_on(players)
    assert used(govt) == {"govt": 0, "farc": 0, last: 40}
    # What is said counts for nobody.
    now[0] += 40
    govt.say("hello")
    assert used(govt) == {"govt": 0, "farc": 0, last: 40}


def test_setting_the_clock_of_the_machine_charges_nobody(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is set forward by a day while the player asked thinks for 100 seconds."""
    now, passed = [1_900_000_000.0], [5.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    running = start()
    running.app.state.services.tables.steady = lambda: passed[0]
    govt, farc = duel(running.base, clock="player:3600")
    players = {"govt": govt, "farc": farc}
    while not (since := govt.look()["clock"]["since"]):
        play_on(players)
    passed[0] += 100
    now[0] += 86_400
    last = play_on(players)
    while govt.look()["clock"]["since"] == since:
        last = play_on(players)
    assert used(govt) == {"govt": 0, "farc": 0, last: 100}
    assert govt.state["clock"]["since"] == 1_900_086_400


def test_the_clock_goes_on_while_the_server_does_not_run(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_900_000_000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    first = start()
    first.app.state.services.tables.steady = lambda: 7000.0
    govt, farc = duel(first.base, clock="player:3600")
    players = {"govt": govt, "farc": farc}
    while not (since := govt.look()["clock"]["since"]):
        play_on(players)
    now[0] += 50
    second = start()
    second.app.state.services.tables.steady = lambda: 3.0
    later = {name: Client(second.base, one.table, one.tokens) for name, one in players.items()}
    last = play_on(later)
    while later["govt"].look()["clock"]["since"] == since:
        last = play_on(later)
    assert used(later["govt"]) == {"govt": 0, "farc": 0, last: 50}


@pytest.mark.parametrize("clock", ["player", "player:", "turn:0", "day:5", "turn:5\n", "player:999999999"])
def test_a_clock_is_written_properly(base: str, clock: str) -> None:
    with pytest.raises(Refused) as found:
        Client.create(base, game=GAME, clock=clock)
    assert found.value.error == "bad-message"


def test_what_spectators_say_is_for_all_and_players_keep_their_own(base: str) -> None:
    govt, _ = duel(base)
    govt.say("between us")
    watcher = Client(base, govt.table)
    with govt.live() as playing, watcher.live() as watching:
        playing.next()
        watching.next()
        body = {"request": "g1", "name": "Max", "text": "good luck"}
        line = watcher.call(watcher._at("gallery"), body)["line"]
        assert (line["name"], line["faction"], line["text"]) == ("Max", "", "good luck")
        assert playing.next("chat")["line"] == line
        assert watching.next("chat")["line"] == line
        assert watcher.call(watcher._at("gallery"), body) == {"line": None}
    assert [one["text"] for one in watcher.look()["chat"]] == ["good luck"]
    assert [one["text"] for one in govt.look()["chat"]] == ["between us", "good luck"]
    assert refused(watcher, "gallery", {"request": "g2", "name": " ", "text": "x"}) == "bad-text"
    assert refused(watcher, "gallery", {"request": "g3", "name": "x", "text": " "}) == "bad-text"


def test_spectators_cannot_push_out_the_lines_of_players(start: Start) -> None:
    """A stranger writes 150 lines. The players keep theirs, in order, and 100 lines of the stranger."""
    running = start()
    govt, farc = duel(running.base)
    govt.say("first")
    for n in range(150):
        running.store.say(govt.table, Request("", f"g{n}", ""), f"spam {n}", "Max")
    farc.say("second")
    lines = [(line["n"], line["text"]) for line in farc.look()["chat"]]
    assert lines == [(1, "first"), *((n + 2, f"spam {n}") for n in range(50, 150)), (152, "second")]
    watcher = Client(running.base, govt.table)
    assert [line["text"] for line in watcher.look()["chat"]] == [f"spam {n}" for n in range(50, 150)]
    for n in range(120):
        running.store.say(govt.table, Request("govt", f"p{n}", ""), f"plan {n}")
    texts = [line.text for line in running.store.chat(govt.table)]
    assert texts == [*(f"spam {n}" for n in range(50, 150)), *(f"plan {n}" for n in range(20, 120))]


def test_play_on_from_an_earlier_position(base: str) -> None:
    """A game of its own begins there; the real one does not notice."""
    client = train(base)
    for choice in ("train", "cali", "6"):
        client.choose(choice)
    before, then = client.look(), client.look(at=2)
    watcher = Client(base, client.table)
    made = watcher.call(watcher._at("branch"), {"at": 2})
    twin = Client(base, made["table"], made["tokens"])
    state = twin.look()
    assert state["table"] != client.table
    assert (state["position"], state["length"]) == (then["position"], 2)
    assert state["decision"]["kind"] == "train-cubes" and state["decision"]["mine"]
    twin.choose("3")
    assert client.look() == before
    assert set(made["tokens"].values()).isdisjoint(client.tokens.values())
    assert refused(watcher, "branch", {"at": 99}) == "no-such-choice"


def test_turns_of_a_replay(base: str) -> None:
    govt, farc = duel(base)
    players = {"govt": govt, "farc": farc}
    for _ in range(3):
        asked = govt.look()["decision"]["actor"]
        names = options(players[asked].look())
        players[asked].choose("pass" if "pass" in names else names[0])
    entries = govt.call(govt._at("history"))
    turns = [turn for entry in entries for turn in entry["turns"]]
    assert len(turns) >= 2 and turns == sorted(turns)
    for entry, following in zip(entries, [*entries[1:], {"at": 10**6}], strict=True):
        assert all(entry["at"] <= turn < following["at"] for turn in entry["turns"])
    asked_then = [govt.look(at=turn)["decision"]["actor"] for turn in turns]
    assert all(one != other for one, other in pairwise(asked_then))
