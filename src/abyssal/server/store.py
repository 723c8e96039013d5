"""What must not be lost, in a database: SQLite by default, PostgreSQL by its URL.

Everything that belongs to one change is one transaction, and is committed before anybody is told. A change of the game
names the revision it stands on; if the table has moved on, nothing is written.
"""

from __future__ import annotations

import hashlib
import logging
import re
import sqlite3
import threading
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy
from sqlalchemy import (
    URL,
    BigInteger,
    Connection,
    Engine,
    Executable,
    bindparam,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    IntegrityError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    SAWarning,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..kernel.errors import Problem
from .schema import CHAT, CHOICES, REQUESTS, SEATS, TABLES, migrate

CHANNEL = "abyssal"
"""Where PostgreSQL tells the other server processes which table has changed."""
REMEMBERED = 30 * 86_400
"""For so many seconds a request that comes again is known (looked after when the server starts)."""
PATIENCE = 4.0
"""For so many seconds a change waits for another program's lock; then its sender is told to try again."""
LINE = 20.0
"""For so many seconds a change waits for those of other tables, whose commits may take long on a busy disk."""
_LOG = logging.getLogger("abyssal.store")
_LOCK = 4_229_001
"""So that of several processes that start at once only one changes the schema."""


@dataclass(frozen=True)
class Request:
    """Something a seat asked for: its own id, and a digest of what it was."""

    faction: str
    id: str
    digest: str


@dataclass
class Seat:
    faction: str
    token: str
    name: str = ""
    webhook: str = ""
    lang: str = "en"
    """What turn notices are worded in."""
    taken: bool = False
    """Whether a client has been at the table with its secret."""
    mind: str = ""
    """The strength of a player of the program; empty for a person."""
    aids: str = ""
    """Of the host: whether hints are `on` or `off`; empty where the host has not said."""
    open: bool = False
    """Whether whoever comes may have it."""
    used: int = 0
    """How many seconds its player has taken, where there is a clock."""


@dataclass
class Line:
    """One line of the chat."""

    n: int
    faction: str
    text: str
    name: str = ""
    """Of one who watches; players are known by their seats."""


@dataclass
class Saved:
    """A table as the database has it."""

    id: str
    game: str
    start: str
    friendly: bool
    host: str
    rev: int = 0
    news: int = 0
    rematch: str | None = None
    checksum: str = ""
    seats: list[Seat] = field(default_factory=list)
    choices: list[tuple[str, bool]] = field(default_factory=list)
    clock: str = ""
    asked: int = 0


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass
class Later:
    """What a table in memory lacks: its heads as the database has them, and the choices from some number on."""

    rev: int
    news: int
    rematch: str | None
    checksum: str
    seats: list[Seat]
    choices: list[tuple[str, bool]]
    asked: int = 0


@dataclass(frozen=True)
class Idle:
    """A table that was not touched for some time: since when, and how many choices it has."""

    id: str
    game: str
    changed: int
    choices: int


class _Group:
    """Changes that are committed together."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.done = False
        self.error: Exception | None = None


class Repeated(Exception):
    """The same request was carried out in the meantime."""


class Store:
    """One database. All methods may be called from any thread."""

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
                connection.execute(delete(REQUESTS).where(REQUESTS.c.made < int(time.time()) - REMEMBERED))
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
        self._writing = threading.Lock()
        """In SQLite one thread writes at a time; the others wait here instead of asking the file again and again."""
        self._committing = threading.Lock()
        self._group: _Group | None = None
        self._compiled: dict[int, tuple[str, list[str] | None, dict[str, Any]]] = {}
        self._failed = 0.0
        """When a change has last waited for the database in vain."""
        self.process = ""
        """The name of this process where changes are announced to others."""

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        """One moment of the database."""
        try:
            with self._reading.connect() as connection:
                yield connection
        except (OperationalError, InterfaceError, PoolTimeout) as error:
            if not _is_away(error):
                raise
            _LOG.warning("the database does not answer: %s", type(getattr(error, "orig", None) or error).__name__)
            raise Problem("no-database") from None

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        """A change: all of it or nothing, and on the disk when this returns."""
        group: _Group | None = None
        came = time.monotonic()
        try:
            if not self.is_sqlite:
                with self.engine.begin() as connection:
                    yield connection
                return
            if not self._writing.acquire(timeout=LINE):
                raise Problem("no-database")
            try:
                group = self._begun(came)
                with group.connection.begin_nested():
                    yield group.connection
            finally:
                self._writing.release()
                if group is not None:
                    self._commit(group)
        except (OperationalError, InterfaceError, PoolTimeout) as error:
            if not _is_away(error):
                raise
            self._failed = time.monotonic()
            _LOG.warning("the database does not answer: %s", type(getattr(error, "orig", None) or error).__name__)
            raise Problem("no-database") from None

    def _begun(self, came: float) -> _Group:
        """The transaction that is open, or a new one; for a change that came at some time."""
        if came < self._failed:
            # Callers before it have waited for the database in vain.
            raise Problem("no-database")
        if self._group is None:
            connection = self.engine.connect()
            try:
                connection.begin()
            except BaseException:
                connection.close()
                raise
            self._group = _Group(connection)
        return self._group

    def _commit(self, group: _Group) -> None:
        """Changes that come while a commit is under way are committed together by the next one: the disk is what they
        all wait for. The first caller commits for all; if that fails, it fails for all."""
        with self._committing:
            if not group.done:
                with self._writing:
                    self._group = None
                    group.done = True
                    try:
                        group.connection.commit()
                    except Exception as error:
                        group.error = error
                    finally:
                        group.connection.close()
        if group.error is not None:
            raise group.error

    def _run(self, connection: Connection, statement: Executable, values: dict[str, Any]) -> int:
        """One of the statements that every choice needs, put together once; how many rows it has touched."""
        key = id(statement)
        if key not in self._compiled:
            made = statement.compile(dialect=self.engine.dialect, column_keys=list(values))  # type: ignore[attr-defined]
            self._compiled[key] = (str(made), made.positiontup, dict(made.params))
        text, order, fixed = self._compiled[key]
        filled = {**fixed, **values}
        given: Any = filled if order is None else tuple(filled[name] for name in order)
        return connection.exec_driver_sql(text, given).rowcount

    # Reading.

    def head(self, table: str) -> tuple[int, int] | None:
        """The revision of a table and the number of its news, to see whether it has changed."""
        with self._read() as connection:
            found = connection.execute(_HEAD, {"id": table}).first()
        return None if found is None else (found.rev, found.news)

    def changed(self, table: str) -> int:
        """When a table was changed last, in seconds since 1970; 0 if there is none."""
        with self._read() as connection:
            return connection.execute(select(TABLES.c.changed).where(TABLES.c.id == table)).scalar() or 0

    def load(self, table: str) -> Saved | None:
        with self._read() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            choices = connection.execute(_CHOICES_FROM, {"id": table, "start": 0}).all()
            seats = _seats(connection, table)
        made = [(choice, forced) for choice, forced in choices]
        about = row.id, row.game, row.start, row.friendly, row.host, row.rev, row.news, row.rematch, row.checksum
        return Saved(*about, seats, made, row.clock, row.asked)

    def since(self, table: str, length: int) -> Later | None:
        """What has become of a table since so many choices; nothing if it has fewer now."""
        with self._read() as connection:
            row = connection.execute(_LATER, {"id": table}).first()
            if row is None:
                return None
            choices = connection.execute(_CHOICES_FROM, {"id": table, "start": length}).all()
            seats = _seats(connection, table)
        made = [(choice, forced) for choice, forced in choices]
        return Later(row.rev, row.news, row.rematch, row.checksum, seats, made, row.asked)

    def people(self, table: str) -> tuple[list[Seat], str | None, int]:
        """The seats, the rematch if there is one, and the number of the news they are."""
        with self._read() as connection:
            row = connection.execute(select(TABLES.c.rematch, TABLES.c.news).where(TABLES.c.id == table)).one()
            return _seats(connection, table), row.rematch, row.news

    def chat(self, table: str, most: int = 100) -> list[Line]:
        """The last lines of the chat."""
        with self._read() as connection:
            rows = connection.execute(_CHAT, {"id": table, "most": most}).all()
        return [Line(n, faction, said, name) for n, faction, said, name in reversed(rows)]

    def open_tables(self, most: int) -> list[str]:
        """The tables with seats that are open to all, those that were touched last first."""
        with self._read() as connection:
            found = connection.execute(
                select(TABLES.c.id)
                .where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.open)))
                .order_by(TABLES.c.changed.desc(), TABLES.c.id)
                .limit(most)
            )
            return [row.id for row in found]

    def made(self, table: str, factions: Sequence[str], request: str) -> str | None:
        """The digest of a request that one of these seats made already."""
        with self._read() as connection:
            return connection.execute(_MADE, {"table": table, "factions": list(factions), "request": request}).scalar()

    def idle(self, before: int) -> list[Idle]:
        """The tables that were not touched since a time, the oldest first."""
        counted = select(CHOICES.c.table_id, func.count().label("made")).group_by(CHOICES.c.table_id).subquery()
        with self._read() as connection:
            rows = connection.execute(
                select(TABLES.c.id, TABLES.c.game, TABLES.c.changed, func.coalesce(counted.c.made, 0))
                .outerjoin(counted, counted.c.table_id == TABLES.c.id)
                .where(TABLES.c.changed <= before)
                .order_by(TABLES.c.changed, TABLES.c.id)
            ).all()
        return [Idle(*row) for row in rows]

    # Writing.

    def remove(self, table: str, before: int) -> bool:
        """Remove a table with all that belongs to it, unless it was touched since a time."""
        with self._write() as connection:
            found = connection.execute(delete(TABLES).where(TABLES.c.id == table, TABLES.c.changed <= before))
            return found.rowcount == 1

    def create(self, table: Saved) -> None:
        with self._write() as connection:
            _create(connection, table)

    def play(
        self,
        table: str,
        head: tuple[int, int],
        request: Request,
        keep: int,
        cut: bool,
        added: Sequence[tuple[str, bool]],
        checksum: str,
        time_taken: tuple[str, int, int] | None = None,
    ) -> None:
        """Keep the first so many choices (`cut`: there are more) and add others. Revision and news grow by one.

        `time_taken`: by which seat, how long, and since when another one is asked, where there is a clock.

        Refused if the table does not stand at this revision and these news any more.
        """
        with self._change(table, request, head, checksum) as (connection, _):
            if cut:
                connection.execute(delete(CHOICES).where(CHOICES.c.table_id == table, CHOICES.c.n >= keep))
            rows = [
                {"table_id": table, "n": keep + i, "choice": choice, "forced": forced}
                for i, (choice, forced) in enumerate(added)
            ]
            for row in rows:
                self._run(connection, _ADD, row)
            if time_taken is not None:
                seat, seconds, asked = time_taken
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(asked=asked))
                connection.execute(
                    update(SEATS)
                    .where(SEATS.c.table_id == table, SEATS.c.faction == seat)
                    .values(used=SEATS.c.used + seconds)
                )

    def say(self, table: str, request: Request, said: str, name: str = "") -> tuple[Line, int]:
        """The line of the chat, and the number of the news it is."""
        with self._change(table, request) as (connection, news):
            last = connection.execute(
                select(CHAT.c.n).where(CHAT.c.table_id == table).order_by(CHAT.c.n.desc()).limit(1)
            ).scalar()
            line = Line((last or 0) + 1, request.faction, said, name)
            values = {"n": line.n, "faction": line.faction, "text": said, "name": name}
            connection.execute(insert(CHAT).values(table_id=table, **values))
            return line, news

    def sit(self, table: str, request: Request, faction: str, values: dict[str, Any]) -> None:
        """Change the name, the webhook or the secret of a seat."""
        with self._change(table, request) as (connection, _):
            if values:
                connection.execute(
                    update(SEATS).where(SEATS.c.table_id == table, SEATS.c.faction == faction).values(**values)
                )

    def join(self, table: str, request: Request, faction: str, values: dict[str, Any]) -> None:
        """Take a seat that is open to all; refused if it is not, or not any more."""
        with self._change(table, request) as (connection, _):
            here = SEATS.c.table_id == table, SEATS.c.faction == faction, SEATS.c.open
            if connection.execute(update(SEATS).where(*here).values(open=False, **values)).rowcount != 1:
                raise Problem("seat-taken", faction=faction)

    def take(self, table: str, factions: Sequence[str]) -> None:
        """A client has come with the secrets of these seats."""
        with self._write() as connection:
            connection.execute(_TOUCH, {"table": table, "now": int(time.time())})
            connection.execute(
                update(SEATS).where(SEATS.c.table_id == table, SEATS.c.faction.in_(factions)).values(taken=True)
            )

    def rematch(self, table: str, request: Request, new: Saved) -> str:
        """Put up a table that follows another; its id, or the id of the one that was put up before."""
        with self._change(table, request) as (connection, _):
            found: str | None = connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table)).scalar()
            if found:
                return found
            _create(connection, new)
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(rematch=new.id))
            return new.id

    @contextmanager
    def _change(
        self, table: str, request: Request, head: tuple[int, int] | None = None, checksum: str = ""
    ) -> Iterator[tuple[Connection, int]]:
        """One transaction, and the number of the news it is. The update comes first: it takes the lock that makes all
        others wait."""
        with self._write() as connection:
            now = int(time.time())
            if head is None:
                news = connection.execute(_NEWS, {"table": table, "now": now}).scalar()
            else:
                known = {"rev_known": head[0], "news_known": head[1], "sum": checksum}
                moved = self._run(connection, _MOVE, {"table": table, "now": now, **known})
                news = head[1] + 1 if moved == 1 else None
            if news is None:
                raise Problem("old-revision")
            try:
                made = {"faction": request.faction, "request": request.id, "digest": request.digest}
                self._run(connection, _REQUEST, {"table_id": table, "made": now, **made})
            except IntegrityError:
                raise Repeated from None
            yield connection, news
            if not self.is_sqlite:
                payload = f"{self.process} {table}"
                connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


_SQLITE_AWAY = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PROTOCOL,
}  # fmt: skip
_POSTGRESQL: dict[str, Any] = {
    "pool_timeout": PATIENCE,
    "connect_args": {"connect_timeout": 5, "options": "-c lock_timeout=4000 -c statement_timeout=15000"},
}

# Built once: putting a statement together costs more than running it.
_HEAD = select(TABLES.c.rev, TABLES.c.news).where(TABLES.c.id == bindparam("id"))
_MADE = select(REQUESTS.c.digest).where(
    REQUESTS.c.table_id == bindparam("table"),
    REQUESTS.c.faction.in_(bindparam("factions", expanding=True)),
    REQUESTS.c.request == bindparam("request"),
)
_TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(news=TABLES.c.news + 1, changed=bindparam("now", type_=BigInteger))
)
_NEWS = _TOUCH.returning(TABLES.c.news)
_MOVE = _TOUCH.where(TABLES.c.rev == bindparam("rev_known"), TABLES.c.news == bindparam("news_known")).values(
    rev=TABLES.c.rev + 1, checksum=bindparam("sum")
)
_LATER = select(
    TABLES.c.rev, TABLES.c.news, TABLES.c.rematch, TABLES.c.checksum, TABLES.c.asked
).where(TABLES.c.id == bindparam("id"))  # fmt: skip
_CHOICES_FROM = (
    select(CHOICES.c.choice, CHOICES.c.forced)
    .where(CHOICES.c.table_id == bindparam("id"), CHOICES.c.n >= bindparam("start"))
    .order_by(CHOICES.c.n)
)
_ADD = insert(CHOICES)
_SEATS = select(
    SEATS.c.faction,
    SEATS.c.token,
    SEATS.c.name,
    SEATS.c.webhook,
    SEATS.c.lang,
    SEATS.c.taken,
    SEATS.c.mind,
    SEATS.c.aids,
    SEATS.c.open,
    SEATS.c.used,
).where(SEATS.c.table_id == bindparam("id"))
_CHAT = (
    select(CHAT.c.n, CHAT.c.faction, CHAT.c.text, CHAT.c.name)
    .where(CHAT.c.table_id == bindparam("id"))
    .order_by(CHAT.c.n.desc())
    .limit(bindparam("most"))
)
_REQUEST = insert(REQUESTS)
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def _is_away(error: Exception) -> bool:
    """Whether the database does not answer now (it is locked, restarts, the way to it is broken), rather than refuses
    what it was told."""
    code: int | None = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code is None or code & 0xFF in _SQLITE_AWAY


def _parsed(url: str) -> URL:
    try:
        return sqlalchemy.make_url(url)
    except (ArgumentError, ValueError):
        # Whatever is wrong with it, it may hold a password.
        shown = re.sub(".*@", "***@", url)
        raise Problem("bad-database", url=shown, reason="this is no URL, such as sqlite:///games.db") from None


def _seats(connection: Connection, table: str) -> list[Seat]:
    rows: Sequence[Any] = connection.execute(_SEATS, {"id": table}).all()
    return [Seat(*row) for row in rows]


def _create(connection: Connection, table: Saved) -> None:
    now = int(time.time())
    connection.execute(
        insert(TABLES).values(
            id=table.id, game=table.game, start=table.start, friendly=table.friendly, host=table.host,
            rev=0, news=0, created=now, changed=now, checksum=table.checksum, clock=table.clock, asked=table.asked,
        )
    )  # fmt: skip
    seats = [{"table_id": table.id, **asdict(seat)} for seat in table.seats]
    connection.execute(insert(SEATS), seats)
    choices = [
        {"table_id": table.id, "n": n, "choice": choice, "forced": forced}
        for n, (choice, forced) in enumerate(table.choices)
    ]
    if choices:
        connection.execute(insert(CHOICES), choices)


def _tune_sqlite(engine: Engine) -> None:
    """A commit is on the disk when it returns; readers do not wait for writers; writers wait for each other."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in (
            f"busy_timeout={int(PATIENCE * 1000)}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}").fetchall()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
