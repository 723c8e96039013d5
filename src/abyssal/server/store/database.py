"""The connection to the database, SQLite or PostgreSQL: consistent reads, and changes that are made completely or not
at all.

In SQLite one connection writes. Changes that arrive while a commit is on its way to the disk share the next commit: the
disk is what they all wait for.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy
from sqlalchemy import URL, Connection, Engine, Executable, event, text
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    SAWarning,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...kernel.errors import Problem, Unavailable
from .schema import migrate

LOCK_SECONDS = 4.0
"""How long a change waits for another program's lock before its sender has to try again."""
QUEUE_SECONDS = 20.0
"""How long a change waits for changes of other tables, whose commits may take long on a busy disk."""
CACHE_KB = 500
"""Page cache of each SQLite connection. The operating system caches the whole file anyway."""
_LOG = logging.getLogger("abyssal.store")
_MIGRATION_LOCK = 4_229_001
"""Advisory lock: when several processes start at once, only one changes the schema."""
_SQLITE_AWAY = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PROTOCOL,
}  # fmt: skip
_POSTGRESQL: dict[str, Any] = {
    "pool_timeout": LOCK_SECONDS,
    "connect_args": {
        "connect_timeout": 5,
        "options": "-c lock_timeout=4000 -c statement_timeout=15000 -c abyssal.server=on",
    },
}


class _Group:
    """Changes that are committed together."""

    def __init__(self) -> None:
        self.done = False
        self.error: Exception | None = None


class Database:
    """One database with the newest schema. All methods may be called from any thread.

    `prepare` is called once, in the transaction that brings the schema up to date.
    """

    def __init__(self, url: str, prepare: Callable[[Connection], None]) -> None:
        parsed = _parsed(url)
        safe_url = parsed.render_as_string(hide_password=True)
        try:
            if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
                raise Problem("bad-database", url=safe_url, reason="name a file, as in sqlite:///games.db")
            # Chat and addresses must not appear in the log, not even in errors.
            with warnings.catch_warnings():
                warnings.simplefilter("error", SAWarning)
                self.engine = sqlalchemy.create_engine(
                    parsed, hide_parameters=True, **({} if url.startswith("sqlite") else _POSTGRESQL)
                )
            self.url = parsed
            self.is_sqlite = self.engine.dialect.name == "sqlite"
            if self.is_sqlite:
                _tune_sqlite(self.engine)
            with self.engine.begin() as connection:
                if not self.is_sqlite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
                migrate(connection)
                prepare(connection)
        except Problem:
            if hasattr(self, "engine"):
                self.engine.dispose()
            raise
        except SAWarning:
            raise Problem("bad-database", url=safe_url, reason="what follows the ? means nothing") from None
        except (ArgumentError, DatabaseError, NoSuchModuleError, ModuleNotFoundError, ValueError) as error:
            if isinstance(error, ModuleNotFoundError) and error.name == "psycopg":
                raise Problem("no-driver", url=safe_url, command="pip install 'abyssal[postgresql]'") from None
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()
            raise Problem("bad-database", url=safe_url, reason=reason[0] if reason else "") from None
        # One read sees one moment, no matter what others commit meanwhile. (SQLite: see `_tune_sqlite`.)
        snapshot = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        self._reading = self.engine.execution_options(reading=True, **snapshot)
        driver: Any = self.engine.dialect.loaded_dbapi
        self.duplicate: type[Exception] = driver.IntegrityError
        """What `run` raises when the row exists already."""
        self._away = (OperationalError, InterfaceError, PoolTimeout, driver.OperationalError, driver.InterfaceError)
        self._writing = threading.Lock()
        """In SQLite one thread writes at a time. The others wait here instead of polling the file."""
        self._committing = threading.Lock()
        self._pen: Connection | None = None
        """The SQLite connection that writes, opened by the first change."""
        self._driver: Any = None
        """The DBAPI connection of `_pen`."""
        self._group: _Group | None = None
        self.edits_seen = 0
        """What `edits` returned last."""
        self._version: int | None = None
        """The number of SQLite that changes when another program commits."""
        self._compiled: dict[int, tuple[str, list[str] | None, dict[str, Any]]] = {}
        self._failed = 0.0
        """When a change last failed because the database did not answer."""

    def close(self) -> None:
        if self._pen is not None:
            self._pen.close()
        self.engine.dispose()

    def edits(self) -> int:
        """Return a number that grows whenever another program has changed a SQLite database.

        While the lock is taken, a change is under way: it has looked for edits, and keeps other programs from writing.
        """
        if self.is_sqlite and self._writing.acquire(blocking=False):
            try:
                self._look_for_edits()
            except self._away as error:
                raise self._translate(error) from None
            finally:
                self._writing.release()
        return self.edits_seen

    def _open_pen(self) -> Connection:
        if self._pen is None:
            self._pen = self.engine.connect().execution_options(by_hand=True)
            self._driver = _dbapi(self._pen)
        return self._pen

    def _look_for_edits(self) -> None:
        """Ask SQLite if another program has changed the database. It answers from memory."""
        self._open_pen()
        (version,) = self._driver.execute("PRAGMA data_version").fetchone()
        if self._version is not None and version != self._version:
            self.edits_seen += 1
        self._version = version

    def run(self, connection: Connection, statement: Executable, values: dict[str, Any]) -> int:
        """Run a hot statement on the DBAPI driver, compiled once: SQLAlchemy's layers cost more than the query.

        Return how many rows it changed.
        """
        key = id(statement)
        if key not in self._compiled:
            made = statement.compile(dialect=self.engine.dialect, column_keys=list(values))  # type: ignore[attr-defined]
            self._compiled[key] = (str(made), made.positiontup, dict(made.params))
        words, order, fixed = self._compiled[key]
        filled = {**fixed, **values}
        given: Any = filled if order is None else [filled[name] for name in order]
        driver = self._driver if connection is self._pen else _dbapi(connection)
        return int(driver.execute(words, given).rowcount)

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Read one moment of the database."""
        try:
            with self._reading.connect() as connection:
                yield connection
        except self._away as error:
            raise self._translate(error) from None

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Change the database, completely or not at all. The change is on the disk when this returns."""
        try:
            with self._join_group() if self.is_sqlite else self.engine.begin() as connection:
                yield connection
        except self._away as error:
            self._failed = time.monotonic()
            raise self._translate(error) from None

    def _translate(self, error: Exception) -> Exception:
        """Return `Unavailable` for a database that does not answer now (locked, restarting, unreachable), and other
        errors as they are."""
        cause = getattr(error, "orig", None) or error
        code: int | None = getattr(cause, "sqlite_errorcode", None)
        if code is not None and code & 0xFF not in _SQLITE_AWAY:
            return error
        _LOG.warning("the database does not answer: %s", type(cause).__name__)
        return Unavailable()

    @contextmanager
    def _join_group(self) -> Iterator[Connection]:
        """Change something within the open transaction. If it fails, the other changes in the transaction remain."""
        came = time.monotonic()
        if not self._writing.acquire(timeout=QUEUE_SECONDS):
            raise Unavailable
        group: _Group | None = None
        try:
            first = self._group is None
            group, pen = self._open_group(came)
            if not first:
                self._driver.execute("SAVEPOINT change")
            try:
                yield pen
            except BaseException as error:
                # Roll back what the change has written, whatever ended it, even the end of its thread.
                self._roll_back(group, first, error)
                raise
            if not first:
                self._driver.execute("RELEASE change")
        finally:
            self._writing.release()
            if group is not None:
                self._commit(group)

    def _roll_back(self, group: _Group, first: bool, error: BaseException) -> None:
        """Roll back one change. The transaction continues with the changes of others, if there are any."""
        if self._driver.in_transaction and not first:
            self._driver.execute("ROLLBACK TO change")
            self._driver.execute("RELEASE change")
            return
        # A full disk rolls back all of them.
        self._group, group.done = None, True
        group.error = error if isinstance(error, Exception) else Unavailable()
        if self._driver.in_transaction:
            self._driver.execute("ROLLBACK")

    def _open_group(self, came: float) -> tuple[_Group, Connection]:
        """Return the open transaction, or a new one, for a change that arrived at the time `came`."""
        if came < self._failed:
            # The database failed another change after this one had arrived.
            raise Unavailable
        pen = self._open_pen()
        if self._group is None:
            self._driver.execute("BEGIN IMMEDIATE")
            self._group = _Group()
            self._look_for_edits()
        return self._group, pen

    def _commit(self, group: _Group) -> None:
        """Commit a group. The first caller does it for all; if it fails, it fails for all."""
        with self._committing:
            if not group.done:
                with self._writing:
                    self._group, group.done = None, True
                    # Until the commit has succeeded, no caller of the group may believe that it has.
                    group.error = Unavailable()
                    try:
                        self._driver.execute("COMMIT")
                        group.error = None
                    except sqlite3.Error as error:
                        # Every caller of the group gets this error.
                        group.error = error
                        if self._driver.in_transaction:
                            self._driver.execute("ROLLBACK")
        if group.error is not None:
            raise group.error


def _dbapi(connection: Connection) -> Any:
    """Return the DBAPI connection."""
    return connection.connection.dbapi_connection


def _parsed(url: str) -> URL:
    try:
        return sqlalchemy.make_url(url)
    except (ArgumentError, ValueError):
        # A malformed URL may still contain a password.
        safe_url = re.sub(".*@", "***@", url)
        raise Problem("bad-database", url=safe_url, reason="this is no URL, such as sqlite:///games.db") from None


def _tune_sqlite(engine: Engine) -> None:
    """Make commits durable. Readers do not wait for writers; writers wait for each other."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in (
            f"busy_timeout={int(LOCK_SECONDS * 1000)}",
            f"cache_size=-{CACHE_KB}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}").fetchall()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get("by_hand"):
            connection.exec_driver_sql("BEGIN" if options.get("reading") else "BEGIN IMMEDIATE")
