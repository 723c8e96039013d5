"""A database that is locked, away or was tampered with."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, event, text

from abyssal.kernel import record
from abyssal.kernel.errors import Problem, Unavailable
from abyssal.language import Words
from abyssal.server.client import Client, Refused
from abyssal.server.store import database
from abyssal.server.store.store import Store
from abyssal.table.play.saved import Head, Request, Saved, Seat, digest
from tests.server.conftest import Running, Start
from tests.server.games import GAME, play_on, solo, train
from tests.server.postgresql import postgresql
from tests.server.test_refusals import CHOICE, raw
from tests.waiting import wait_until


def test_a_lock_of_another_program_stops_no_reader(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 2.0)
    running = start()
    govt = solo(running.base)
    farc = govt.seat("govt")
    with closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refused) as found:
            govt.choose(govt.state["decision"]["options"][0]["choice"])
        assert (found.value.status, found.value.error) == (503, "no-database")
        assert farc.look()["rev"] == govt.seat().look()["rev"] == 0
        assert govt.seat().look(at=0)["at"] == 0
        assert govt.record()
        with govt.live() as live:
            assert live.next()["state"]["rev"] == 0
        other.execute("ROLLBACK")
    govt.look()
    assert govt.choose(govt.state["decision"]["options"][0]["choice"])["rev"] == 1


def test_503_says_when_to_come_again(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()
    client = train(running.base)
    monkeypatch.setattr(database, "QUEUE_SECONDS", 0.1)
    running.store.database._writing.acquire()
    try:
        headers = {"Authorization": f"Bearer {client.tokens['govt']}", "Content_Type": "application/json"}
        said = set()
        for lang in ("en", "es", "fr"):
            path = f"/api/tables/{client.table}/choices?lang={lang}"
            status, answered, body = raw(running.base, "POST", path, json.dumps(CHOICE).encode(), **headers)
            assert (status, answered["retry-after"]) == (503, "2")
            said.add(json.loads(body)["message"])
        assert len(said) == 3
    finally:
        running.store.database._writing.release()
    assert client.choose("train")["rev"] == 1


def test_a_postgresql_that_goes_away() -> None:
    with postgresql() as url:
        store = Store(url)
        assert store.head("nosuch") is None
    tried: list[bool] = []
    event.listen(store.database.engine, "do_connect", lambda *about: tried.append(True))
    with pytest.raises(Exception, match="no-database"):
        store.head("nosuch")
    assert len(tried) <= 2, "it does not try again and again"
    store.close()


def break_connections(store: Store, url: str) -> None:
    """Several connections lie in the pool, and all of them break."""
    store.create(Saved("t", GAME, "{}", True, "govt", seats=[Seat("govt", digest("secret"))]))
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(store.database.engine.connect()).execute(text("SELECT 1"))
    other = Store(url)
    with other.database.engine.connect() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"))
    other.close()


def test_a_postgresql_that_comes_back() -> None:
    """All connections of the pool broke: one change is refused, which may be tried again, and no more than that."""
    with postgresql() as url:
        store = Store(url)
        break_connections(store, url)
        refused = 0
        for n in range(6):
            try:
                head = store.head("t")
                assert head is not None
                store.play("t", head, Request("govt", f"r{n}", "x"), 0, True, [("pass", False)], "x")
            except Problem as problem:
                assert problem.id == "no-database"
                refused += 1
        assert refused == 1
        assert store.head("t") == Head(5, 5)
        store.close()


def test_a_change_whose_connection_breaks_is_refused_and_the_next_one_is_not() -> None:
    """Also where the statements were handed to the driver itself, which tells the pool nothing."""
    with postgresql() as url:
        store = Store(url)
        break_connections(store, url)
        with pytest.raises(Problem, match="no-database"):
            store.play("t", Head(0, 0), Request("govt", "a", "x"), 0, True, [("pass", False)], "x")
        store.play("t", Head(0, 0), Request("govt", "a", "x"), 0, True, [("pass", False)], "x")
        assert store.head("t") == Head(1, 1)
        store.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE choices SET choice = 'nonsense' WHERE n = 1",
        "UPDATE choices SET choice = '999' WHERE n = 0",
        "UPDATE choices SET choice = '' WHERE n = 0",
        "UPDATE choices SET choice = choice || ' x' WHERE n = 3",
        "UPDATE choices SET forced = NOT forced WHERE n = 2",
        "DELETE FROM choices WHERE n = 2",
        "UPDATE choices SET n = n + 1000 WHERE n = 2",
        "UPDATE tables SET start = '{'",
        "UPDATE tables SET start = '[1]'",
        "UPDATE tables SET start = '{}'",
        "UPDATE tables SET game = 'chess'",
        "UPDATE tables SET game = ''",
        "UPDATE tables SET checksum = 'zzz'",
    ],
)
def test_rows_that_were_tampered_with(start: Start, change: str) -> None:
    running = start()
    client = solo(running.base)
    play_on(client, 4)
    with running.store.database.engine.begin() as connection:
        connection.execute(text(change))
    later = Client(start().base, client.table, client.tokens)
    acts: list[Callable[[], object]] = [
        later.look, lambda: later.look(at=1), lambda: later.choose("pass", rev=4),
    ]  # fmt: skip
    for act in acts:
        with pytest.raises(Refused) as found:
            act()
        assert (found.value.status, found.value.error) == (409, "broken-table")
    assert later.record().startswith("# Abyssal record\n")


def test_a_hash_that_is_none(start: Start) -> None:
    running = start()
    client = solo(running.base)
    with running.store.database.engine.begin() as connection:
        connection.execute(text("UPDATE seats SET token = 'ünicode'"))
    later = Client(start().base, client.table, client.tokens)
    with pytest.raises(Refused) as found:
        later.look()
    assert (found.value.status, found.value.error) == (401, "bad-token")


def test_tables_of_older_versions_have_no_checksum(start: Start) -> None:
    running = start()
    client = solo(running.base)
    with running.store.database.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET checksum = ''"))
    later = Client(start().base, client.table, client.tokens)
    later.look()
    play_on(later, 1)
    saved = running.store.load(client.table)
    assert saved is not None
    assert len(saved.checksum) == 32
    assert record.load(later.record()).choices


def test_what_was_done_is_told_though_it_cannot_be_shown(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database goes away between the commit and the answer: 503, and the same request again is not done twice."""
    running = start()
    client = train(running.base)
    server = running.app.state.services
    chat = server.tables.chat

    def away(table: object) -> list[object]:
        monkeypatch.setattr(server.tables, "chat", chat)
        raise Unavailable

    monkeypatch.setattr(server.tables, "chat", away)
    with pytest.raises(Refused) as found:
        client.choose("train", rev=0, request="r")
    assert found.value.status == 503
    assert client.choose("train", rev=0, request="r")["rev"] == 1
    assert client.look()["rev"] == 1


def test_a_table_that_waits_for_a_lock_is_readable(start: Start) -> None:
    """By those who have seen it, and by those who have not. They see what the database has."""
    running = start()
    govt = solo(running.base)
    writing, tables = running.store.database._writing, running.app.state.services.tables
    writing.acquire()
    try:
        with ThreadPoolExecutor(1) as pool:
            choosing = pool.submit(govt.seat("govt").choose, govt.state["decision"]["options"][0]["choice"], 0)
            wait_until(lambda: tables.peek(govt.table).unsaved)
            for lang in ("en", "es", "fr"):
                for tokens in (govt.tokens, {}):
                    assert Client(running.base, govt.table, tokens, lang).look()["rev"] == 0
            assert not choosing.done()
            writing.release()
            assert choosing.result()["rev"] == 1
    finally:
        if writing.locked():
            writing.release()
    assert govt.look()["rev"] == 1


EDITS = [
    "UPDATE choices SET choice = 'nonsense' WHERE n = 0",
    "DELETE FROM choices WHERE n = 1",
    "UPDATE tables SET checksum = 'nonsense'",
]


@pytest.mark.parametrize("edit", EDITS)
@pytest.mark.parametrize("act", ["choose", "look", "spectate"])
def test_the_next_request_notices_rows_that_were_edited(start: Start, tmp_path: Path, act: str, edit: str) -> None:
    client = solo(start().base)
    play_on(client, 2)
    acts: dict[str, Callable[[], object]] = {
        "choose": lambda: client.choose(client.state["decision"]["options"][0]["choice"]),
        "look": client.look,
        "spectate": client.seat().look,
    }
    client.seat().look()
    client.look()
    with closing(sqlite3.connect(tmp_path / "test.db")) as other:
        other.execute(edit)
        other.commit()
    with pytest.raises(Refused) as found:
        acts[act]()
    assert (found.value.status, found.value.error) == (409, "broken-table")
    assert client.record().startswith("# Abyssal record\n")


def test_an_edit_elsewhere_does_not_replay_a_table(start: Start, tmp_path: Path) -> None:
    running = start()
    client, other = solo(running.base), solo(running.base)
    play_on(client, 3)
    tables = running.app.state.services.tables
    before = tables.peek(client.table)
    with closing(sqlite3.connect(tmp_path / "test.db")) as connection:
        connection.execute("DELETE FROM tables WHERE id = ?", [other.table])
        connection.execute("UPDATE seats SET name = 'Ana' WHERE faction = 'govt'")
        connection.commit()
    play_on(client, 1)
    assert client.look()["rev"] == 4
    assert {faction["player"] for faction in client.state["factions"]} == {"", "Ana"}
    assert tables.peek(client.table) is before


def test_edits_on_postgresql() -> None:
    """Triggers count what other programs change. What the server itself changes does not count."""
    with postgresql() as url:
        other, running = create_engine(url), Running(url)
        tables = running.app.state.services.tables
        for edit in EDITS:
            for look in (False, True):
                client = solo(running.base)
                before = tables.peek(client.table)
                play_on(client, 2)
                assert client.look()["rev"] == 2
                assert tables.peek(client.table) is before
                with other.connect() as connection:
                    connection.execute(text(edit))
                    connection.commit()
                with pytest.raises(Refused) as found:
                    if look:
                        client.look()
                    else:
                        client.choose(client.state["decision"]["options"][0]["choice"])
                assert (found.value.status, found.value.error) == (409, "broken-table")
        running.stop()
        other.dispose()


def test_a_missing_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Problem) as found:
        Store("postgresql+psycopg://u:hidden@127.0.0.1/x")
    said = Words("en").problem(found.value)
    assert "pip install 'abyssal[postgresql]'" in said and "hidden" not in said
