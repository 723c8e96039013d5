"""Nobody who only watches, or wastes the server's time, keeps others from playing."""

from __future__ import annotations

import gc
import json
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.server.client import Client, Refused
from abyssal.server.http import app
from abyssal.server.http.limits import Limits, Proxies, address_of, is_local
from abyssal.server.net.errands import Errands
from abyssal.server.net.watching import Watching
from abyssal.server.store.store import Store
from abyssal.server.store.tables import Tables
from abyssal.table.play.agreements import MAX_AGREEMENTS
from abyssal.table.play.replay import Snapshot
from abyssal.table.views.viewer import Presence, Viewer
from tests.server.conftest import Running, Start
from tests.server.games import GAME, at, duel, play_on, solo, train
from tests.server.test_refusals import raw, refused
from tests.waiting import PATIENCE, wait_until


@contextmanager
def crowd(count: int, act: object) -> Iterator[None]:
    """So many do something again and again, until what is done meanwhile is over."""
    stop = threading.Event()

    def again() -> None:
        while not stop.is_set():
            try:
                act()  # type: ignore[operator]
            except (Refused, OSError):
                time.sleep(0.01)

    threads = [threading.Thread(target=again, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(PATIENCE)


@contextmanager
def stuck(running: Running, table: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Earlier moments of this table take for ever to find."""
    gate = threading.Event()
    errands = running.app.state.services.errands
    moment = errands.moment

    def slow(snapshot: Snapshot, *about: object) -> bytes:
        if snapshot.now.table == table:
            assert gate.wait(PATIENCE), "nothing else could be done meanwhile"
        return moment(snapshot, *about)  # type: ignore[no-any-return]

    monkeypatch.setattr(errands, "moment", slow)
    try:
        yield
    finally:
        gate.set()


def test_watchers_never_stand_before_players(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many wait for an earlier moment, the table's own players choose, preview and look at once."""
    running = start()
    client = train(running.base)
    line = running.app.state.services.line
    with crowd(40, lambda: client.seat().look(at=1)), stuck(running, client.table, monkeypatch):
        wait_until(lambda: len(line) == 40)
        client.preview("train")
        assert client.choose("train")["rev"] == 1
        assert client.look()["rev"] == 1
        assert len(line) == 40, "all of them still wait"


def test_a_line_of_watchers_that_is_too_long_is_no_players_problem(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start()
    client = train(running.base)
    running.app.state.services.line.most = 5
    too_long = threading.Event()

    def watch() -> None:
        try:
            client.seat().look(at=1)
        except Refused as refusal:
            if refusal.status == 429:
                too_long.set()
            raise

    with crowd(10, watch), stuck(running, client.table, monkeypatch):
        assert too_long.wait(PATIENCE)
        assert client.choose("train")["rev"] == 1


def test_wrong_secrets_stand_in_the_line_of_watchers(start: Start) -> None:
    running = start()
    client = train(running.base)
    services = running.app.state.services
    assert services.queue_for(client.table, list(client.tokens.values())) is services.players
    assert services.queue_for(client.table, ["wrong"]) is services.spectators
    assert services.queue_for(client.table, []) is services.spectators
    assert services.queue_for("nosuchtable", ["wrong"]) is services.spectators


def test_moments_are_found_once_and_go_on_from_the_last(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()
    client = train(running.base)
    play_on(client, 6)
    errands, watching = Errands(), Watching(Tables(running.store))
    begun: list[int] = []
    play_to = errands.replay.play_to

    def noted(snapshot: Snapshot, viewer: Viewer, tape: list[str]) -> Any:
        begun.append(len(tape))
        return play_to(snapshot, viewer, tape)

    def look(at: int) -> bytes:
        return errands.moment(*watching.snapshot(client.table, [], "en", Presence()), at)

    monkeypatch.setattr(errands.replay, "play_to", noted)
    first = look(2)
    assert look(2) == first
    assert json.loads(look(4))["at"] == 4
    assert begun == [2, 4]
    expected = client.seat().look(at=4)
    assert json.loads(look(4)) == expected


def test_what_was_shown_is_shown_again_without_the_table(start: Start) -> None:
    """While a table is busy, whoever looks at it is shown what it was, which it still is."""
    running = start()
    client = train(running.base)
    client.look()
    tables = running.app.state.services.tables
    with tables.open(client.table):
        assert client.look()["rev"] == 0


# How often.


def scope(peer: str | None, *forwarded: str) -> dict[str, object]:
    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
    return {"type": "http", "client": None if peer is None else (peer, 1), "headers": headers}


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("203.0.113.9", [], "203.0.113.9"),
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),
        ("10.0.0.2", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.2", ["1.2.3.4, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.2", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.2", ["198.51.100.1, 10.0.0.3"], "198.51.100.1"),
        ("10.0.0.2", [], "10.0.0.2"),
        ("10.0.0.2", ["nonsense"], "10.0.0.2"),
        ("10.0.0.2", ["nonsense, 10.0.0.3"], "10.0.0.3"),
        ("2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
        ("10.0.0.2", ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", [], "203.0.113.9"),
        (None, [], "unknown"),
    ],
)
def test_for_whom_a_request_counts(peer: str | None, forwarded: list[str], counted: str) -> None:
    assert address_of(scope(peer, *forwarded), Proxies(["10.0.0.0/24"])) == counted


def test_who_is_spared() -> None:
    """The machine itself; not what comes through a proxy on it, known or not."""
    assert is_local(scope("127.0.0.1"), Proxies([]))
    assert is_local(scope("::1"), Proxies([]))
    assert not is_local(scope("127.0.0.1", "198.51.100.1"), Proxies([]))
    assert not is_local(scope("127.0.0.1"), Proxies(["127.0.0.1"]))
    assert not is_local(scope("203.0.113.9"), Proxies([]))
    assert not is_local(scope(None), Proxies([]))


@pytest.mark.parametrize(
    ("limit", "act"),
    [
        ("changes", lambda client: client.sit("govt", name="Ana")),
        ("previews", lambda client: client.preview("train")),
        ("previews", lambda client: client.ends()),
        ("looks", lambda client: client.look()),
        ("looks", lambda client: client.log(0)),
        ("moments", lambda client: client.look(at=0)),
        ("records", lambda client: client.record()),
    ],
)
def test_whatever_costs_time_is_limited(start: Start, limit: str, act: object) -> None:
    base = start(limits=Limits(**{limit: 3}, spare_local=False)).base
    client = Client.create(base, game=GAME) if limit == "looks" else train(base)
    with pytest.raises(Refused) as found:
        for _ in range(6):
            act(client)  # type: ignore[operator]
    assert (found.value.status, found.value.error) == (429, "too-often")
    assert raw(base, "GET", "/healthz")[0] == 200


def test_connections_are_limited(start: Start) -> None:
    base = start(limits=Limits(connects=2, spare_local=False)).base
    client = train(base)
    for _ in range(2):
        with client.live() as live:
            live.next()
    with pytest.raises(Exception, match="403"), client.live():
        pass


def test_chat_is_counted_for_a_person_not_for_a_seat(start: Start) -> None:
    """One person with two seats says no more than one with one, whichever seat they speak for."""
    base = start(limits=Limits(chat=4, spare_local=False)).base
    client = Client.create(base, game=GAME)
    for n in range(4):
        client.seat(("govt", "farc", "auc", "cartels")[n]).say("hello")
    with pytest.raises(Refused) as found:
        client.seat("govt").say("hello")
    assert found.value.status == 429


def test_a_proxy_that_is_known_is_believed(start: Start) -> None:
    base = start(limits=Limits(tables=1), proxies=["127.0.0.1"]).base
    body = json.dumps({"game": GAME}).encode()
    statuses = [
        raw(base, "POST", "/api/tables", body, Content_Type="application/json", X_Forwarded_For=f"198.51.100.{n}")[0]
        for n in (1, 2, 1, 2, 3)
    ]
    assert statuses == [200, 200, 429, 429, 200]


# What a game may be made of.


def test_gifts_to_and_fro_come_to_an_end(base: str) -> None:
    client = Client.create(base, game=GAME)
    for n in range(MAX_AGREEMENTS):
        client.choose("give govt auc 1" if n % 2 else "give auc govt 1")
    body = {"rev": client.state["rev"], "request": "r", "choice": "give auc govt 1"}
    assert refused(client, "choices", body).error == "too-many-gifts"
    assert client.preview("pass")


def test_a_record_of_gifts_is_refused(base: str) -> None:
    lines = Client.create(base, game=GAME).record().splitlines()[:-1]
    text = "\n".join(lines + ["govt give govt auc 1", "auc give auc govt 1"] * 20) + "\n"
    with pytest.raises(Refused) as found:
        Client.create(base, record=text)
    assert (found.value.status, found.value.error) == (400, "too-many-gifts")


def test_a_position_is_kept_in_its_canonical_form(start: Start) -> None:
    running = start()
    text = "huila: " + "farc 1g".ljust(100_000)
    client = at(running.base, {"card": 25, "spaces": {"huila": text[7:]}})
    saved = running.store.load(client.table)
    assert saved is not None
    assert len(saved.start) < 10_000
    assert client.look()["position"]["spaces"]["huila"] == {"farc.guerrilla.u": 1}


def test_a_choice_asks_the_database_for_nothing_it_knows(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """One transaction, nothing read: the table in memory is believed, and compared when it is written."""
    running = start()
    client = solo(running.base)
    # The first choice waits until the server has looked for computer players at the new table.
    client.choose(client.state["decision"]["options"][0]["choice"])
    read: list[str] = []
    for name in ("head", "load", "people", "chat", "since", "request_digest"):
        monkeypatch.setattr(running.store, name, lambda *about, name=name: read.append(name))
    client.choose(client.state["decision"]["options"][0]["choice"])
    assert read == []


def test_choosing_tries_nothing_out(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which choices end the turn is found when it is asked for, and once."""
    base = start().base
    client = train(base)
    tried: list[str] = []
    ends = Game.ends

    def noted(game: Game, choice: str) -> bool:
        tried.append(choice)
        return ends(game, choice)

    monkeypatch.setattr(Game, "ends", noted)
    client.choose("train")
    client.look()
    assert len(tried) <= 1, "only whether a question leaves a choice"
    tried.clear()
    first = client.ends()
    assert set(tried) == set(first)
    tried.clear()
    assert client.ends() == first
    assert tried == []
    assert client.seat().ends() == {}


def test_two_processes_share_a_table_without_playing_it_anew(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choices that another process has made are made here too; the game is not begun again."""
    running = start()
    client = train(running.base)
    other = Tables(Store(running.store.database.url.render_as_string()))
    with other.open(client.table) as table:
        before = table
    client.choose("train")
    with other.open(client.table) as table:
        assert table is before
        assert (table.rev, table.checksum) == (1, running.app.state.services.tables.peek(client.table).checksum)
    client.undo()
    with other.open(client.table) as table:
        assert table is not before, "what was taken back elsewhere is noticed by the checksum"
        assert table.game.length == client.state["length"]
    other.store.close()


def test_an_old_secret_is_refused_though_memory_knows_it(start: Start) -> None:
    """A seat was given a new secret in another process."""
    running = start()
    govt, farc = duel(running.base)
    host = Client(running.base, govt.table, {**govt.tokens})
    host.look()
    farc.look()
    other = start()
    token = Client(other.base, govt.table, govt.tokens).reseat("farc")
    acts: list[Callable[[], object]] = [farc.look, lambda: farc.say("still here"), lambda: farc.choose("pass")]
    for act in acts:
        with pytest.raises(Refused) as found:
            act()
        assert found.value.error == "bad-token"
    fresh = Client(running.base, govt.table, {"farc": token})
    assert [f["id"] for f in fresh.look()["factions"] if f["mine"]] == ["farc"]


def test_only_the_host_gives_new_secrets(base: str) -> None:
    govt, farc = duel(base)
    with pytest.raises(Refused) as found:
        farc.reseat("govt")
    assert found.value.error == "not-host"
    assert refused(govt, "secret", {"request": "r", "faction": "auc"}).error == "bad-seat"
    token = govt.reseat("farc", request="same")
    assert refused(govt, "secret", {"request": "same", "faction": "farc"}).error == "request-reused"
    farc.tokens["farc"] = token
    assert farc.look()["rev"] == 0


def test_whoever_came_with_an_old_secret_is_sent_away(base: str) -> None:
    govt, farc = duel(base)
    with farc.live() as live:
        live.next()
        govt.reseat("farc")
        assert live.next("error")["error"] == "bad-token"


def test_what_dropped_tables_leave_behind_is_found(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position in the middle of an Operation refers to itself; Python alone looks for such old garbage next to
    never, once the server has settled."""
    monkeypatch.setattr(app, "GC_SECONDS", 0.05)

    class Position:
        pass

    old = Position()
    old.__dict__["itself"] = old
    gone = weakref.ref(old)
    gc.collect()
    gc.disable()
    try:
        del old
        assert gone() is not None
        start()
        wait_until(lambda: gone() is None)
    finally:
        gc.enable()
