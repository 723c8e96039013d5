"""What must not be lost, in a database: SQLite by default, PostgreSQL by its URL.

Everything that belongs to one change is one transaction, and is committed before anybody is told. A change of the game
names the revision it stands on; if the table has moved on, nothing is written.
"""

from __future__ import annotations

import hashlib
import re
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

import sqlalchemy
from sqlalchemy import URL, BigInteger, Connection, Engine, bindparam, delete, event, insert, select, text, update
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, NoSuchModuleError, SAWarning

from ..kernel.errors import Problem
from .schema import CHAT, CHOICES, REQUESTS, SEATS, TABLES, migrate

CHANNEL = "abyssal"
"""Where PostgreSQL tells the other server processes which table has changed."""
REMEMBERED = 30 * 86_400
"""For so many seconds a request that comes again is known (looked after when the server starts)."""
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
    """Whether somebody has been at the table with its secret."""


@dataclass
class Line:
    """One line of the chat."""

    n: int
    faction: str
    text: str


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
    seats: list[Seat] = field(default_factory=list)
    choices: list[tuple[str, bool]] = field(default_factory=list)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


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
                    parsed, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True
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
        self.process = ""
        """The name of this process where changes are announced to others."""

    def close(self) -> None:
        self.engine.dispose()

    # Reading.

    def head(self, table: str) -> tuple[int, int] | None:
        """The revision of a table and the number of its news, to see whether it has changed."""
        with self._reading.connect() as connection:
            found = connection.execute(_HEAD, {"id": table}).first()
        return None if found is None else (found.rev, found.news)

    def load(self, table: str) -> Saved | None:
        with self._reading.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            choices = connection.execute(
                select(CHOICES.c.choice, CHOICES.c.forced).where(CHOICES.c.table_id == table).order_by(CHOICES.c.n)
            ).all()
            seats = _seats(connection, table)
        made = [(choice, forced) for choice, forced in choices]
        return Saved(row.id, row.game, row.start, row.friendly, row.host, row.rev, row.news, row.rematch, seats, made)

    def people(self, table: str) -> tuple[list[Seat], str | None, int]:
        """The seats, the rematch if there is one, and the number of the news they are."""
        with self._reading.connect() as connection:
            row = connection.execute(select(TABLES.c.rematch, TABLES.c.news).where(TABLES.c.id == table)).one()
            return _seats(connection, table), row.rematch, row.news

    def chat(self, table: str, most: int = 100) -> list[Line]:
        """The last lines of the chat."""
        with self._reading.connect() as connection:
            rows = connection.execute(
                select(CHAT.c.n, CHAT.c.faction, CHAT.c.text)
                .where(CHAT.c.table_id == table)
                .order_by(CHAT.c.n.desc())
                .limit(most)
            ).all()
        return [Line(n, faction, said) for n, faction, said in reversed(rows)]

    def made(self, table: str, factions: Sequence[str], request: str) -> str | None:
        """The digest of a request that one of these seats made already."""
        with self._reading.connect() as connection:
            return connection.execute(_MADE, {"table": table, "factions": list(factions), "request": request}).scalar()

    # Writing.

    def create(self, table: Saved) -> None:
        with self.engine.begin() as connection:
            _create(connection, table)

    def play(
        self, table: str, rev: int, request: Request, keep: int, cut: bool, added: Sequence[tuple[str, bool]]
    ) -> tuple[int, int]:
        """Keep the first so many choices (`cut`: there are more) and add others; the new revision and news."""
        with self._change(table, request, rev) as connection:
            if cut:
                connection.execute(delete(CHOICES).where(CHOICES.c.table_id == table, CHOICES.c.n >= keep))
            rows = [
                {"table_id": table, "n": keep + i, "choice": choice, "forced": forced}
                for i, (choice, forced) in enumerate(added)
            ]
            if rows:
                connection.execute(insert(CHOICES), rows)
            found = connection.execute(_HEAD, {"id": table}).one()
            return found.rev, found.news

    def say(self, table: str, request: Request, said: str) -> Line:
        with self._change(table, request) as connection:
            last = connection.execute(
                select(CHAT.c.n).where(CHAT.c.table_id == table).order_by(CHAT.c.n.desc()).limit(1)
            ).scalar()
            line = Line((last or 0) + 1, request.faction, said)
            connection.execute(insert(CHAT).values(table_id=table, n=line.n, faction=line.faction, text=said))
            return line

    def sit(self, table: str, request: Request, faction: str, values: dict[str, str]) -> None:
        """Change the name or the webhook of a seat."""
        with self._change(table, request) as connection:
            if values:
                connection.execute(
                    update(SEATS).where(SEATS.c.table_id == table, SEATS.c.faction == faction).values(**values)
                )

    def take(self, table: str, factions: Sequence[str]) -> None:
        """Somebody has come with the secrets of these seats."""
        with self.engine.begin() as connection:
            connection.execute(_NEWS, {"table": table, "now": int(time.time())})
            connection.execute(
                update(SEATS).where(SEATS.c.table_id == table, SEATS.c.faction.in_(factions)).values(taken=True)
            )

    def rematch(self, table: str, request: Request, new: Saved) -> str:
        """Put up a table that follows another; its id, or the id of the one that somebody put up before."""
        with self._change(table, request) as connection:
            found: str | None = connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table)).scalar()
            if found:
                return found
            _create(connection, new)
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(rematch=new.id))
            return new.id

    @contextmanager
    def _change(self, table: str, request: Request, rev: int | None = None) -> Iterator[Connection]:
        """One transaction. The update comes first: it takes the lock that makes all others wait."""
        with self.engine.begin() as connection:
            now = int(time.time())
            moved = {"table": table, "now": now} if rev is None else {"table": table, "now": now, "known": rev}
            if connection.execute(_NEWS if rev is None else _MOVE, moved).rowcount != 1:
                raise Problem("old-revision")
            try:
                made = {"faction": request.faction, "request": request.id, "digest": request.digest}
                connection.execute(_REQUEST, {"table_id": table, "made": now, **made})
            except IntegrityError:
                raise Repeated from None
            yield connection
            if not self.is_sqlite:
                payload = f"{self.process} {table}"
                connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


# Built once: putting a statement together costs more than running it.
_HEAD = select(TABLES.c.rev, TABLES.c.news).where(TABLES.c.id == bindparam("id"))
_MADE = select(REQUESTS.c.digest).where(
    REQUESTS.c.table_id == bindparam("table"),
    REQUESTS.c.faction.in_(bindparam("factions", expanding=True)),
    REQUESTS.c.request == bindparam("request"),
)
_NEWS = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(news=TABLES.c.news + 1, changed=bindparam("now", type_=BigInteger))
)
_MOVE = _NEWS.where(TABLES.c.rev == bindparam("known")).values(rev=TABLES.c.rev + 1)
_REQUEST = insert(REQUESTS)
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def _parsed(url: str) -> URL:
    try:
        return sqlalchemy.make_url(url)
    except (ArgumentError, ValueError):
        # Whatever is wrong with it, it may hold a password.
        shown = re.sub(".*@", "***@", url)
        raise Problem("bad-database", url=shown, reason="this is no URL, such as sqlite:///games.db") from None


def _seats(connection: Connection, table: str) -> list[Seat]:
    rows = connection.execute(
        select(SEATS.c.faction, SEATS.c.token, SEATS.c.name, SEATS.c.webhook, SEATS.c.lang, SEATS.c.taken).where(
            SEATS.c.table_id == table
        )
    ).all()
    return [Seat(*row) for row in rows]


def _create(connection: Connection, table: Saved) -> None:
    now = int(time.time())
    connection.execute(
        insert(TABLES).values(
            id=table.id, game=table.game, start=table.start, friendly=table.friendly, host=table.host,
            rev=0, news=0, created=now, changed=now,
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
        for pragma in ("busy_timeout=20000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").fetchall()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
