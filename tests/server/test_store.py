"""The database: migrations, revisions, all or nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from abyssal.kernel.errors import Problem
from abyssal.server.store.schema import STEPS, migrate
from abyssal.server.store.store import Store
from abyssal.table.play.saved import Head, Repeated, Request, Saved, Seat, digest


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'x.db'}"


def table(id: str = "t") -> Saved:
    return Saved(
        id, "andean-abyss", "{}", True, "govt", seats=[Seat("govt", digest("secret"))], choices=[("25", False)]
    )


def request(id: str, what: str = "x") -> Request:
    return Request("govt", id, digest(what))


def test_what_is_written_is_read(url: str) -> None:
    store = Store(url)
    store.create(table())
    store.play("t", Head(0, 0), request("a"), 1, False, [("train", False), ("3", True)], "x")
    store.play("t", Head(1, 1), request("b"), 2, True, [("9", False)], "y")
    store.sit("t", request("c"), "govt", {"name": "Ana"})
    line, news = store.say("t", request("d"), "hola")
    assert (line.n, news) == (1, 4)
    store.close()
    again = Store(url)
    found = again.load("t")
    assert found is not None
    assert (found.rev, found.news, found.checksum) == (2, 4, "y")
    assert found.choices == [("25", False), ("train", False), ("9", False)]
    assert found.seats == [Seat("govt", digest("secret"), "Ana", "")]
    assert [line.text for line in again.chat("t")] == ["hola"]
    assert again.load("u") is None
    again.close()


def test_an_old_revision_writes_nothing(url: str) -> None:
    store = Store(url)
    store.create(table())
    store.play("t", Head(0, 0), request("a"), 1, False, [("x", False)], "x")
    for head in (Head(0, 1), Head(2, 1), Head(1, 0), Head(1, 2)):
        with pytest.raises(Problem, match="old-revision"):
            store.play("t", head, request("b"), 1, False, [("y", False)], "y")
    with pytest.raises(Repeated):
        store.play("t", Head(1, 1), request("a"), 2, False, [("y", False)], "y")
    assert store.head("t") == Head(1, 1)
    assert store.request_digest("t", ["govt"], "b") is None
    assert store.request_digest("t", ["govt"], "a") == digest("x")
    assert store.request_digest("t", ["farc"], "a") is None
    found = store.load("t")
    assert found is not None
    assert found.choices == [("25", False), ("x", False)]
    store.close()


def test_half_a_change_is_none(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure in the middle of a change leaves the revision, the request and the choices as they were."""
    store = Store(url)
    store.create(table())
    bad: Any = [("x", False), (None, False)]
    with pytest.raises(Exception, match="NOT NULL"):
        store.play("t", Head(0, 0), request("a"), 1, False, bad, "x")
    assert store.head("t") == Head(0, 0)
    assert store.request_digest("t", ["govt"], "a") is None
    store.close()


def test_commits_are_on_the_disk(url: str) -> None:
    store = Store(url)
    with store.database.engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    store.close()


def test_migrations_run_once_and_in_order(url: str) -> None:
    """A database of version 1 is led to version 3 and keeps what it holds."""
    store = Store(url)
    store.create(table())
    ran = []

    def step(name: str, statement: str) -> Any:
        def run(connection: Connection) -> None:
            ran.append(name)
            connection.execute(text(statement))

        return run

    later = [
        *STEPS,
        step("two", "ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"),
        step("three", "UPDATE seats SET colour = 'blue'"),
    ]
    for _ in range(2):
        with store.database.engine.begin() as connection:
            migrate(connection, later)
    assert ran == ["two", "three"]
    with store.database.engine.connect() as connection:
        assert connection.execute(text("SELECT colour FROM seats")).scalar() == "blue"
    store.close()
    with pytest.raises(Problem, match="newer-database") as refused:
        Store(url)
    assert refused.value.facts == {"found": len(later), "known": len(STEPS)}


def test_a_step_that_fails_leaves_the_database_as_it_was(url: str) -> None:
    store = Store(url)

    def fails(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE half (x INTEGER)"))
        raise RuntimeError("no")

    with pytest.raises(RuntimeError), store.database.engine.begin() as connection:
        migrate(connection, [*STEPS, fails])
    with store.database.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM sqlite_master WHERE name = 'half'")).scalar() == 0
        assert connection.execute(text("SELECT version FROM abyssal_schema")).scalar() == len(STEPS)
    store.close()


@pytest.mark.parametrize(
    "bad", ["", "nonsense", "mysql://x", "sqlite:////nonexistent/folder/x.db", "oracle+nothing://x"]
)
def test_a_database_that_cannot_be_used(bad: str) -> None:
    with pytest.raises(Problem, match="bad-database"):
        Store(bad)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_text("not a database, " * 100)
    with pytest.raises(Problem, match="bad-database"):
        Store(f"sqlite:///{path}")
    assert path.read_text().startswith("not a database")


def test_a_database_of_the_first_version_is_led_on(url: str) -> None:
    store = Store(url)
    store.create(table())
    with store.database.engine.begin() as connection:
        connection.execute(text("ALTER TABLE seats DROP COLUMN lang"))
        connection.execute(text("UPDATE abyssal_schema SET version = 1"))
    store.close()
    again = Store(url)
    found = again.load("t")
    assert found is not None
    assert found.seats == [Seat("govt", digest("secret"), "", "", "en")]
    with again.database.engine.begin() as connection:
        assert migrate(connection) == len(STEPS)
        connection.execute(text("UPDATE abyssal_schema SET version = 99"))
    again.close()
    with pytest.raises(Problem, match="newer-database"):
        Store(url)


def test_old_requests_are_forgotten_in_the_end(url: str) -> None:
    store = Store(url)
    store.create(table())
    store.play("t", Head(0, 0), request("a"), 1, False, [("x", False)], "x")
    store.play("t", Head(1, 1), request("b"), 2, False, [("x", False)], "x")
    with store.database.engine.begin() as connection:
        connection.execute(text("UPDATE requests SET made = made - 40 * 86400 WHERE request = 'a'"))
    store.close()
    again = Store(url)
    assert again.request_digest("t", ["govt"], "a") is None
    assert again.request_digest("t", ["govt"], "b") == digest("x")
    again.close()


@pytest.mark.parametrize("memory", ["sqlite://", "sqlite:///:memory:"])
def test_a_memory_is_no_database(memory: str) -> None:
    """Each thread would have its own, so nobody would find a table again."""
    with pytest.raises(Problem, match="bad-database"):
        Store(memory)


def test_what_people_say_is_not_in_errors(url: str) -> None:
    store = Store(url)
    store.create(table())
    with store.database.engine.begin() as connection:
        connection.execute(text("DROP TABLE chat"))
    with pytest.raises(Exception, match="no such table") as found:
        store.say("t", request("a"), "a secret plan")
    with pytest.raises(Exception, match="UNIQUE") as other:
        store.create(table())
    assert "secret plan" not in str(found.value)
    assert digest("secret") not in str(other.value)
    assert "andean" not in str(other.value)
    store.close()


def test_changes_that_come_at_once_share_a_commit(url: str) -> None:
    """Each is there or refused on its own, all are on the disk when they return, and the disk is asked less often."""
    store = Store(url)
    tables = [table(f"t{n}") for n in range(40)]
    for one in tables:
        store.create(one)
    said: list[str] = []
    assert store.database._pen is not None
    driver: Any = store.database._pen.connection.dbapi_connection
    driver.set_trace_callback(said.append)
    refused: list[str] = []

    def play(n: int) -> None:
        try:
            head = Head(0, 0) if n % 4 else Head(7, 7)
            store.play(f"t{n}", head, request("a"), 1, False, [("x", False)], "sum")
        except Problem as problem:
            refused.append(problem.id)

    with ThreadPoolExecutor(40) as pool:
        list(pool.map(play, range(40)))
    assert refused == ["old-revision"] * 10
    assert 0 < said.count("COMMIT") < 40
    store.close()
    again = Store(url)
    assert [again.head(one.id) for one in tables] == [Head(1, 1) if n % 4 else Head(0, 0) for n in range(40)]
    again.close()


def test_a_full_disk_takes_back_all_that_would_have_been_committed_together(url: str) -> None:
    """Nobody is told that a change was made which the disk has no room for; later changes are made again."""
    store = Store(url)
    store.create(table())
    assert store.database._pen is not None
    driver: Any = store.database._pen.connection.dbapi_connection
    pages = driver.execute("PRAGMA page_count").fetchone()[0]
    driver.execute(f"PRAGMA max_page_count = {pages}")
    long = [("x" * 5000, False)] * 30
    with pytest.raises(Problem, match="no-database"):
        store.play("t", Head(0, 0), request("a"), 1, False, long, "x")
    assert not driver.in_transaction
    driver.execute("PRAGMA max_page_count = 1000000")
    assert store.head("t") == Head(0, 0)
    store.play("t", Head(0, 0), request("a"), 1, False, long, "x")
    assert store.head("t") == Head(1, 1)
    store.close()
