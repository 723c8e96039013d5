"""Names, floods, bombs and failures: what strangers may try without holding a secret."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from typing import Any, TypeVar

import pytest
from starlette.requests import ClientDisconnect, Request
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.errors import Problem, Stale
from abyssal.kernel.game import Policy
from abyssal.server.client import Client, Refused
from abyssal.server.http import limits, writes
from abyssal.server.http.limits import Limits, Rate
from abyssal.server.net import hub, queue
from abyssal.server.net.hub import Hub, Subscriber
from abyssal.server.net.queue import Queue
from abyssal.server.net.relay import ChangedRooms
from abyssal.table.play.moves import MAX_CHOICES
from abyssal.table.play.table import Table
from abyssal.table.views import catalogue
from abyssal.table.views.viewer import Presence
from tests.server.conftest import Start
from tests.server.games import GAME, duel, run_apart, train
from tests.server.test_refusals import CHOICE, raw, refused
from tests.waiting import PATIENCE, settle

T = TypeVar("T")
HEAD = f"format: 1\ngame: {GAME}\nversion: 0.1.0\n"


def uploaded(base: str, text: str) -> Refused:
    with pytest.raises(Refused) as found:
        Client.create(base, record=text)
    assert found.value.status == 400
    assert found.value.message.isprintable()
    assert "{???}" not in found.value.message
    assert len(found.value.message) < 500
    return found.value


# Names and origins.


@pytest.mark.parametrize("origin", ["http://[", "http://", "//", "http://]:80", "", "127.0.0.1", "data:,x"])
def test_origins_that_are_none(base: str, origin: str) -> None:
    client = train(base)
    assert refused(client, "choices", CHOICE, {"Origin": origin}).error == "other-origin"
    with pytest.raises(InvalidStatus) as found, client.live(origin=origin or "null"):
        pass
    assert found.value.response.status_code == 403


def test_names_of_others_are_not_answered_to(start: Start) -> None:
    """DNS rebinding: a stranger's name that stands for this machine all of a sudden, with the origin to match."""
    base = start(names=["Game.example"]).base
    client = train(base)
    port = base.rpartition(":")[2]
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example", "[", ""):
        for path in ("/", f"/api/tables/{client.table}", "/healthz", "/web/main.js"):
            status, headers, body = raw(base, "GET", f"{path}?lang=es", Host=host)
            assert status == 403
            assert json.loads(body)["error"] == "other-host"
            assert "content-security-policy" in headers
        created = raw(
            base, "POST", "/api/tables", b"{}", Host=host, Origin=f"http://{host}", Content_Type="application/json"
        )
        assert created[0] == 403
    for host in ("localhost", f"localhost:{port}", "127.0.0.1", f"[::1]:{port}", "game.example", "GAME.example:80"):
        assert raw(base, "GET", "/healthz", Host=host)[0] == 200
    url = f"ws://127.0.0.1:{port}/api/tables/{client.table}/live"
    with (
        pytest.raises(InvalidStatus) as found,
        connect(url.replace("127.0.0.1", "evil.example"), address=("127.0.0.1", int(port)), proxy=None),
    ):
        pass
    assert found.value.response.status_code == 403


def test_failures_have_headers_and_one_line_too(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(language: str) -> Any:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(catalogue, "catalogue", fail)
    said = set()
    base = start().base
    for lang in ("en", "es", "fr"):
        status, headers, body = raw(base, "GET", f"/api/games?lang={lang}")
        assert status == 500
        assert b"secret" not in body
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["cache-control"] == "no-store"
        answer = json.loads(body)
        assert answer["error"] == "server-failed"
        said.add(answer["message"])
    assert len(said) == 3


# What was sent is told back in one line, if at all.


@pytest.mark.parametrize("choice", ["a\nb", "give \n\x07\u202e a", "x\u2028y"])
def test_control_characters_are_not_told_back(base: str, choice: str) -> None:
    client = train(base)
    assert refused(client, "choices", {**CHOICE, "choice": choice}).message.isprintable()
    assert refused(client, "preview", {"choice": choice}).message.isprintable()
    assert refused(client, "seat", {"request": "r", "faction": choice, "name": "x"}).message.isprintable()
    assert refused(client, "choices", {**CHOICE, choice * 1000: 1}).message.isprintable()


@pytest.mark.parametrize("id", ["\x00", "a b", "a\n", "ü", "\u202e"])
def test_request_ids_are_plain(base: str, id: str) -> None:
    """What a database may not be able to keep is refused before it is asked."""
    client = train(base)
    assert refused(client, "chat", {"request": id, "text": "hi"}).error == "bad-message"
    assert refused(client, "choices", {**CHOICE, "request": id}).error == "bad-message"


def test_endless_tokens(base: str) -> None:
    """They would be kept to count who says how much."""
    client = train(base)
    long = Client(base, client.table, {"govt": "x" * 201})
    assert refused(long, "chat", {"request": "r", "text": "hi"}).error == "bad-token"


# Records.


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(HEAD + "---\nstop " + "9" * 5000 + "\n", id="endless-stop"),
        pytest.param(HEAD.replace("0.1.0", "0.1." + "9" * 5000) + "---\n", id="endless-version"),
        pytest.param(HEAD + 'position: {"resources": {"govt": ' + "9" * 4000 + "}}\n---\n", id="endless-number"),
        pytest.param(HEAD + 'position: {"spaces": ' + "[" * 5000 + "]" * 5000 + "}\n---\n", id="deep-lists"),
        pytest.param(HEAD + 'position: {"spaces": {"bogota": "' + "govt 1t, " * 50_000 + '"}}\n---\n', id="long-space"),
        pytest.param(HEAD + "".join(f"option a{n}=1\n" for n in range(30_000)) + "---\n", id="many-options"),
        pytest.param("x" * 900_000 + "\n", id="long-line"),
        pytest.param('{"a":' * 100_000, id="deep-json"),
        pytest.param('{"format": 1, "format": 1}', id="twice"),
        pytest.param("/etc/passwd", id="path"),
        pytest.param("..", id="dots"),
        pytest.param("", id="nothing"),
    ],
)
def test_records_that_are_none(base: str, text: str) -> None:
    assert uploaded(base, text).error == "bad-record"


def test_a_record_without_end(base: str) -> None:
    """Presents to and fro are allowed at any time, so a record of them could go on for ever."""
    lines = Client.create(base, game=GAME).record().splitlines()[:-1]
    gifts = ["govt give govt auc 1", "auc give auc govt 1"]
    text = "\n".join(lines + gifts * (MAX_CHOICES // 2)) + "\n"
    found = uploaded(base, text)
    assert found.error == "too-long"
    assert str(MAX_CHOICES) in found.message


def test_a_game_without_end(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client.create(base, game=GAME)
    monkeypatch.setattr("abyssal.table.play.moves.MAX_CHOICES", client.state["length"] + 1)
    client.choose("give govt auc 1")
    body = {"rev": 1, "request": "r", "choice": "give auc govt 1"}
    assert refused(client, "choices", body).error == "too-long"


def test_a_rematch_has_a_deck_of_its_own(start: Start) -> None:
    """Who has played a settled deck knows it."""
    rules = rules_for(GAME)
    settled = rules.to_position(Game.new(rules).determinize(7).board)
    running = start()
    client = Client.create(running.base, record=record.dump(Game.at(rules, rules.from_position(settled))))
    old, new = running.store.load(client.table), running.store.load(client.rematch().table)
    assert old is not None
    assert new is not None
    assert "order" in json.loads(old.start)["position"]["deck"]
    assert "order" not in json.loads(new.start)["position"]["deck"]


# Exactly once.


def test_a_request_that_reaches_two_processes_at_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = start(), start()
    client = train(here.base)
    other = Client(there.base, client.table, client.tokens)
    other.look()
    play = there.store.play

    def late(*about: Any) -> Any:
        monkeypatch.setattr(there.store, "play", play)
        assert client.choose("train", rev=0, request="r")["rev"] == 1
        return play(*about)

    monkeypatch.setattr(there.store, "play", late)
    assert other.choose("train", rev=0, request="r")["rev"] == 1
    assert client.look()["rev"] == 1
    assert client.state["length"] == other.state["length"]
    monkeypatch.setattr(there.store, "play", lambda *about: (_ for _ in ()).throw(Stale()))
    body = {"rev": 1, "request": "s", "choice": client.state["decision"]["options"][0]["choice"]}
    assert refused(other, "choices", body).error == "old-revision"


def test_a_rematch_with_the_id_of_something_else(base: str) -> None:
    client = train(base)
    client.say("hello", request="r")
    assert refused(client, "rematch", {"request": "r"}).error == "request-reused"


def test_rematches_are_tables_too(start: Start) -> None:
    base = start(limits=Limits(tables=3, spare_local=False)).base
    client = train(base).rematch().rematch()
    assert refused(client, "rematch", {"request": "r"}).status == 429


# Floods.


def test_who_waits_for_a_table_holds_no_thread() -> None:
    """There are 40 threads; 60 wait at one table, and another is answered at once."""
    gate = threading.Event()

    async def crowd() -> None:
        line = Queue()
        waiting = [asyncio.create_task(line.wait("a", gate.wait)) for _ in range(60)]
        await settle()
        assert await asyncio.wait_for(line.wait("b", lambda: 7), PATIENCE) == 7
        gate.set()
        assert all(await asyncio.gather(*waiting))
        assert line._lines == {}

    run_apart(crowd())


def test_nobody_waits_for_a_non_player_elsewhere(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one table thinks, and people wait at it, the server and other tables answer."""
    base = start().base
    slow, other = train(base), train(base)
    gate, thinking = threading.Event(), threading.Event()
    proceed = Table.proceed

    def think(table: Table, dice: Policy) -> None:
        if table.id == slow.table:
            thinking.set()
            assert gate.wait(PATIENCE)
        proceed(table, dice)

    monkeypatch.setattr(Table, "proceed", think)
    crowd = [threading.Thread(target=slow.choose, args=["train"])]
    crowd += [threading.Thread(target=slow.seat().look) for _ in range(50)]
    for thread in crowd:
        thread.start()
    try:
        assert thinking.wait(PATIENCE)
        assert Client(base).call("/healthz")["status"] == "ok"
        assert other.choose("train")["rev"] == 1
        assert raw(base, "GET", "/")[0] == 200
    finally:
        gate.set()
        for thread in crowd:
            thread.join(PATIENCE)
    assert slow.look()["rev"] == 1


def test_a_line_that_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MAX_WAITING", 2)
    gate = threading.Event()

    async def crowd() -> None:
        line = Queue()
        waiting = [asyncio.create_task(line.wait("a", gate.wait)) for _ in range(2)]
        await settle()
        with pytest.raises(Problem, match="too-often"):
            await line.wait("a", gate.wait)
        gate.set()
        await asyncio.gather(*waiting)

    run_apart(crowd())


def test_spectators_take_no_place_of_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MAX_CONNECTIONS", 2)
    found = Hub(None, Queue(), Queue())  # type: ignore[arg-type]
    for _ in range(2):
        found.join("t", Subscriber(bool, [], "en", ["govt"]))
    with pytest.raises(Problem, match="too-often"):
        found.join("t", Subscriber(bool, [], "en", ["govt"]))
    player = Subscriber(bool, ["govt"], "en", ["govt"])
    found.join("t", player)
    assert found.presence("t") == Presence(frozenset(["govt"]), 2)


def test_nothing_overtakes_what_a_slow_reader_waits_for() -> None:
    """What the connection takes is sent at once. Of what has to wait only the newest state does, and nothing is sent at
    once while that is on its way, nor to one who was sent away."""
    sent: list[bytes] = []
    taken = [True]

    def send(text: bytes) -> bool:
        if taken[0]:
            sent.append(text)
        return taken[0]

    async def told() -> list[bytes]:
        one = Subscriber(send, ["govt"], "en", ["govt"])
        one.send_state(b"1")
        taken[0] = False
        for state in (b"2", b"3"):
            one.send_state(state)
        one.send("a")
        later = await one.waiting()
        taken[0] = True
        one.send_state(b"4")
        one.send("b")
        later += await one.waiting()
        reading = asyncio.create_task(one.waiting())
        await asyncio.sleep(0)
        one.send_state(b"5")
        one.dismiss()
        one.send("c")
        with pytest.raises(Problem, match="bad-token"):
            await reading
        return later

    assert run_apart(told()) == [b"3", b'"a"', b"4", b'"b"']
    assert sent == [b"1", b"5"]


def test_processes_that_fall_silent_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Hub(None, Queue(), Queue())  # type: ignore[arg-type]
    found.note_presence("t", "other", Presence(frozenset(["govt"]), 1))
    found.forget_silent()
    assert found.presence("t").spectators == 1
    monkeypatch.setattr(hub, "SILENCE_SECONDS", 0.0)
    found.forget_silent()
    assert found.elsewhere == {}


def test_comings_and_goings_wait_once_for_each_table() -> None:
    async def news() -> list[str]:
        moved = ChangedRooms()
        for table in ("a", "b", "a", "a"):
            moved.put(table)
        found = [await moved.get(), await moved.get()]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(moved.get(), 0.01)
        moved.put("c")
        return [*found, await moved.get()]

    assert run_apart(news()) == ["a", "b", "c"]


def test_rates_forget_the_oldest() -> None:
    rate = Rate(1, 60)
    for n in range(10_500):
        rate.check(str(n))
    assert len(rate._times) == 10_000


def test_a_flood_of_talk_ends_the_connection(base: str) -> None:
    client = train(base)
    with client.seat().live() as flood:
        flood.next()
        for n in range(200):
            try:
                flood.send({"ping": n})
            except ConnectionClosed:
                break
        assert flood.next("error")["error"] == "too-often"
    assert client.look()["rev"] == 0


def test_another_language_is_nobody_elses_business(base: str) -> None:
    govt, farc = duel(base)
    with govt.live() as one, farc.live() as two:
        one.next()
        two.next()
        one.send({"ping": 1})
        one.next("pong")
        two.send({"lang": "fr"})
        assert two.next()["state"]["factions"][0]["name"] == "Gouvernement"
        one.send({"ping": 2})
        kinds = []
        while (message := json.loads(one.socket.recv(timeout=PATIENCE)))["type"] != "pong":
            kinds.append(message["type"])
        assert "state" not in kinds


@pytest.mark.parametrize("ping", ["-1", "9" * 30, "1e400", '"x"'])
def test_pings_are_small_numbers(base: str, ping: str) -> None:
    with train(base).live() as live:
        live.next()
        live.socket.send(f'{{"ping": {ping}}}')
        assert live.next("error")["error"] == "bad-message"


@pytest.mark.parametrize("id", ["%00", "..", "a%20b", "x" * 40, "%F0%9F%83%8F"])
def test_sockets_to_tables_that_cannot_be(base: str, id: str) -> None:
    with Client(base, id).live() as live:
        assert live.next("error")["error"] == "no-table"


def test_a_client_that_leaves_in_the_middle_of_its_body_is_no_error(
    start: Start, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = threading.Event()

    async def noted(request: Request, most: int) -> bytes:
        try:
            return await limits.read_body(request, most)
        except ClientDisconnect:
            left.set()
            raise

    monkeypatch.setattr(writes, "read_body", noted)
    running = start()
    host, port = running.base.removeprefix("http://").split(":")
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n"
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(head.encode() + b'{"game"')
    assert left.wait(PATIENCE)
    running.stop()
    assert [entry for entry in caplog.records if entry.levelname == "ERROR"] == []
