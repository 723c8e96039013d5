"""The connection to the database, SQLite or PostgreSQL: reading one moment of it, changing it all or not at all.

In SQLite one connection writes. Changes that come while another is on its way to the disk are committed together by the
next commit: the disk is what they all wait for.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import threading
import time
import warnings
from collections.abc import Iterator
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

from ...kernel.errors import Problem
from .schema import migrate

PATIENCE = 4.0
"""For so many seconds a change waits for another program's lock; then its sender is told to try again."""
LINE = 20.0
"""For so many seconds a change waits for those of other tables, whose commits may take long on a busy disk."""
CACHED = 500
"""So many kilobytes of a SQLite file each connection keeps; the system keeps all of it anyway."""
_LOG = logging.getLogger("abyssal.store")
_LOCK = 4_229_001
"""So that of several processes that start at once only one changes the schema."""
_SQLITE_AWAY = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PROTOCOL,
}  # fmt: skip
_POSTGRESQL: dict[str, Any] = {
    "pool_timeout": PATIENCE,
    "connect_args": {"connect_timeout": 5, "options": "-c lock_timeout=4000 -c statement_timeout=15000"},
}


class _Group:
    """Changes that are committed together."""

    def __init__(self) -> None:
        self.done = False
        self.error: Exception | None = None


class Database:
    """One database in its newest form. All methods may be called from any thread."""

    def __init__(self, url: str) -> None:
        parsed = _parsed(url)
        shown = parsed.render_as_string(hide_password=True)
        try:
            if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
                raise Problem("bad-database", url=shown, reason="name a file, as in sqlite:///games.db")
            # What people say and where they are is not for the log, not even in errors.
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
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
                migrate(connection)
                self.tidy(connection)
        except Problem:
            if hasattr(self, "engine"):
                self.engine.dispose()
            raise
        except SAWarning:
            raise Problem("bad-database", url=shown, reason="what follows the ? means nothing") from None
        except (ArgumentError, DatabaseError, NoSuchModuleError, ModuleNotFoundError, ValueError) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()
            raise Problem("bad-database", url=shown, reason=reason[0] if reason else "") from None
        # All that one reading sees is of one moment, whatever others commit meanwhile. (SQLite: see `_tune_sqlite`.)
        snapshot = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        self._reading = self.engine.execution_options(reading=True, **snapshot)
        driver: Any = self.engine.dialect.loaded_dbapi
        self.duplicate: type[Exception] = driver.IntegrityError
        """What `run` raises when a row is there already."""
        self._away = (OperationalError, InterfaceError, PoolTimeout, driver.OperationalError, driver.InterfaceError)
        self._writing = threading.Lock()
        """In SQLite one thread writes at a time; the others wait here instead of asking the file again and again."""
        self._committing = threading.Lock()
        self._pen: Connection | None = None
        """In SQLite the connection that writes, once there was something to write."""
        self._driver: Any = None
        """The driver's own connection of the same."""
        self._group: _Group | None = None
        self._compiled: dict[int, tuple[str, list[str] | None, dict[str, Any]]] = {}
        self._failed = 0.0
        """When a change has last waited for the database in vain."""

    def tidy(self, connection: Connection) -> None:
        """Called when the server starts, to remove what is not needed any more."""

    def close(self) -> None:
        if self._pen is not None:
            self._pen.close()
        self.engine.dispose()

    def run(self, connection: Connection, statement: Executable, values: dict[str, Any]) -> int:
        """One of the statements that every choice needs: put together once, and handed to the driver itself, because
        all that lies between takes longer than the database does. How many rows it has touched."""
        key = id(statement)
        if key not in self._compiled:
            made = statement.compile(dialect=self.engine.dialect, column_keys=list(values))  # type: ignore[attr-defined]
            self._compiled[key] = (str(made), made.positiontup, dict(made.params))
        words, order, fixed = self._compiled[key]
        filled = {**fixed, **values}
        given: Any = filled if order is None else [filled[name] for name in order]
        driver = self._driver if connection is self._pen else _driven(connection)
        return int(driver.execute(words, given).rowcount)

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """One moment of the database."""
        try:
            with self._reading.connect() as connection:
                yield connection
        except self._away as error:
            raise self._missed(error) from None

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A change: all of it or nothing, and on the disk when this returns."""
        try:
            with self._with_others() if self.is_sqlite else self.engine.begin() as connection:
                yield connection
        except self._away as error:
            self._failed = time.monotonic()
            raise self._missed(error) from None

    def _missed(self, error: Exception) -> Exception:
        """A database that does not answer now (it is locked, restarts, the way to it is broken) is a problem of its
        own; one that refuses what it was told is not."""
        cause = getattr(error, "orig", None) or error
        code: int | None = getattr(cause, "sqlite_errorcode", None)
        if code is not None and code & 0xFF not in _SQLITE_AWAY:
            return error
        _LOG.warning("the database does not answer: %s", type(cause).__name__)
        return Problem("no-database")

    @contextmanager
    def _with_others(self) -> Iterator[Connection]:
        """A change within the transaction that is open. If it fails, the others in it do not."""
        came = time.monotonic()
        if not self._writing.acquire(timeout=LINE):
            raise Problem("no-database")
        group: _Group | None = None
        try:
            first = self._group is None
            group, pen = self._begun(came)
            if not first:
                self._driver.execute("SAVEPOINT change")
            try:
                yield pen
            except BaseException as error:
                self._take_back(group, first, error)
                raise
            if not first:
                self._driver.execute("RELEASE change")
        finally:
            self._writing.release()
            if group is not None:
                self._commit(group)

    def _take_back(self, group: _Group, first: bool, error: BaseException) -> None:
        """A change has failed: without it the transaction goes on with those of others, if there are any."""
        if self._driver.in_transaction and not first:
            self._driver.execute("ROLLBACK TO change")
            self._driver.execute("RELEASE change")
            return
        # A full disk takes all of them back.
        self._group, group.done = None, True
        group.error = error if isinstance(error, Exception) else Problem("no-database")
        if self._driver.in_transaction:
            self._driver.execute("ROLLBACK")

    def _begun(self, came: float) -> tuple[_Group, Connection]:
        """The transaction that is open, or a new one; for a change that came at some time."""
        if came < self._failed:
            # Callers before it have waited for the database in vain.
            raise Problem("no-database")
        if self._pen is None:
            self._pen = self.engine.connect().execution_options(by_hand=True)
            self._driver = _driven(self._pen)
        if self._group is None:
            self._driver.execute("BEGIN IMMEDIATE")
            self._group = _Group()
        return self._group, self._pen

    def _commit(self, group: _Group) -> None:
        """The first caller commits for all of a group; if that fails, it fails for all."""
        with self._committing:
            if not group.done:
                with self._writing:
                    self._group, group.done = None, True
                    try:
                        self._driver.execute("COMMIT")
                    except Exception as error:
                        group.error = error
                        if self._driver.in_transaction:
                            self._driver.execute("ROLLBACK")
        if group.error is not None:
            raise group.error


def _driven(connection: Connection) -> Any:
    """The driver's own connection."""
    return connection.connection.dbapi_connection


def _parsed(url: str) -> URL:
    try:
        return sqlalchemy.make_url(url)
    except (ArgumentError, ValueError):
        # Whatever is wrong with it, it may hold a password.
        shown = re.sub(".*@", "***@", url)
        raise Problem("bad-database", url=shown, reason="this is no URL, such as sqlite:///games.db") from None


def _tune_sqlite(engine: Engine) -> None:
    """A commit is on the disk when it returns; readers do not wait for writers; writers wait for each other."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in (
            f"busy_timeout={int(PATIENCE * 1000)}",
            f"cache_size=-{CACHED}",
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
