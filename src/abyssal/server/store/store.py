"""Everything that must not be lost, in a database: SQLite by default, PostgreSQL by its URL.

Each change is one transaction, committed before any client hears of it. A change of the game names the revision it is
based on. If the table has moved on, nothing is written.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from ...kernel.errors import Problem, Stale
from ...table.play.saved import Head, Idle, Later, Line, OpenTable, Repeated, Request, Saved, Seat
from ...table.play.versions import engine_version
from . import statements
from .database import Database
from .schema import CHAT, CHOICES, EARLIER, POSITIONS, REQUESTS, SEATS, TABLES

CHANNEL = "abyssal"
"""The PostgreSQL channel that announces changed tables to other server processes."""
REQUEST_SECONDS = 30 * 86_400
"""How long a repeated request is recognised. Older ones are deleted when the server starts."""
MAX_CHAT_LINES = 100
"""Lines of players that are shown, and as many of spectators."""


class Store:
    """The tables of one database. All methods may be called from any thread."""

    def __init__(self, url: str) -> None:
        self.database = Database(url, _forget_requests)
        self.process = ""
        """The name of this process in announcements to others."""

    def close(self) -> None:
        self.database.close()

    # Reading.

    def head(self, table: str) -> Head | None:
        """Return the revision and the news number of a table, and the number of edits. `news` counts all changes, `rev`
        only those of the game."""
        edits = self.database.edits()
        with self.database.read() as connection:
            found = connection.execute(statements.HEAD, {"id": table}).first()
        return None if found is None else Head(found.rev, found.news, edits + found.edits)

    def is_edited(self, edits: int) -> bool:
        """Return True if another program has changed a SQLite database since `edits` was read. In PostgreSQL `play`
        finds out."""
        return self.database.is_sqlite and self.database.edits() != edits

    def changed(self, table: str) -> int:
        """Return when a table was last changed, in seconds since 1970. 0 if there is none."""
        with self.database.read() as connection:
            return connection.execute(select(TABLES.c.changed).where(TABLES.c.id == table)).scalar() or 0

    def load(self, table: str) -> Saved | None:
        edits = self.database.edits()
        with self.database.read() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            choices = connection.execute(statements.CHOICES_FROM, {"id": table, "start": 0}).all()
            seats = _seats(connection, table)
        made = [(choice, forced) for choice, forced in choices]
        about = row.id, row.game, row.start, row.friendly, row.host, row.rev, row.news, row.rematch, row.checksum
        return Saved(*about, seats, made, row.clock, row.asked, row.engine, edits + row.edits)

    def positions(self, table: str) -> list[tuple[int, str]]:
        """Return the stored positions of a table, each with the number of choices before it."""
        with self.database.read() as connection:
            rows = connection.execute(select(POSITIONS.c.n, POSITIONS.c.position).where(POSITIONS.c.table_id == table))
            return [(n, position) for n, position in rows]

    def earlier(self, table: str, part: int) -> Saved | None:
        """Return what was played at a table before it went on from a position for the `part`-th time."""
        saved = self.load(table)
        with self.database.read() as connection:
            row = connection.execute(
                select(EARLIER.c.start, EARLIER.c.choices).where(EARLIER.c.table_id == table, EARLIER.c.part == part)
            ).first()
        if saved is None or row is None:
            return None
        choices = [(choice, bool(forced)) for choice, forced in json.loads(row.choices)]
        return replace(saved, start=row.start, choices=choices, checksum="")

    def since(self, table: str, length: int) -> Later | None:
        """Return how a table went on after its first `length` choices, or None if there is no such table."""
        with self.database.read() as connection:
            row = connection.execute(statements.LATER, {"id": table}).first()
            if row is None:
                return None
            choices = connection.execute(statements.CHOICES_FROM, {"id": table, "start": length}).all()
            seats = _seats(connection, table)
        made = [(choice, forced) for choice, forced in choices]
        return Later(row.rev, row.news, row.rematch, row.checksum, seats, made, row.asked)

    def people(self, table: str) -> tuple[list[Seat], str | None, int, int]:
        """Return the seats, the rematch if there is one, the news number, and since when the clock runs."""
        found = select(TABLES.c.rematch, TABLES.c.news, TABLES.c.asked).where(TABLES.c.id == table)
        with self.database.read() as connection:
            row = connection.execute(found).one()
            return _seats(connection, table), row.rematch, row.news, row.asked

    def chat(self, table: str, most: int = MAX_CHAT_LINES) -> list[Line]:
        """Return the last `most` lines of players and the last `most` lines of spectators, in the order of writing.

        They are counted separately, so that spectators cannot push out the lines of players.
        """
        asked = {"id": table, "most": most}
        with self.database.read() as connection:
            rows = [
                *connection.execute(statements.LAST_OF_PLAYERS, asked),
                *connection.execute(statements.LAST_OF_SPECTATORS, asked),
            ]
        return [Line(*row) for row in sorted(rows, key=lambda row: row.n)]

    def open_tables(self, since: int, watched: Sequence[str], most: int) -> list[OpenTable]:
        """Return the tables with open seats that changed after `since` or are among `watched`, the last changed
        first."""
        with self.database.read() as connection:
            found = connection.execute(
                select(TABLES.c.id, TABLES.c.host, TABLES.c.changed)
                .where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.open)))
                .where((TABLES.c.changed > since) | TABLES.c.id.in_(watched))
                .order_by(TABLES.c.changed.desc(), TABLES.c.id)
                .limit(most)
            )
            return [OpenTable(*row) for row in found]

    def request_digest(self, table: str, factions: Sequence[str], request: str) -> str | None:
        """Return the digest of a request that one of these seats has made before."""
        with self.database.read() as connection:
            return connection.execute(
                statements.REQUEST_DIGEST, {"table": table, "factions": list(factions), "request": request}
            ).scalar()

    def idle(self, before: int) -> list[Idle]:
        """Return the tables that have not changed since a time, the oldest first."""
        counted = select(CHOICES.c.table_id, func.count().label("made")).group_by(CHOICES.c.table_id).subquery()
        with self.database.read() as connection:
            rows = connection.execute(
                select(TABLES.c.id, TABLES.c.game, TABLES.c.changed, func.coalesce(counted.c.made, 0))
                .outerjoin(counted, counted.c.table_id == TABLES.c.id)
                .where(TABLES.c.changed <= before)
                .order_by(TABLES.c.changed, TABLES.c.id)
            ).all()
        return [Idle(*row) for row in rows]

    # Writing.

    def remove(self, table: str, before: int) -> bool:
        """Remove a table completely, unless it has changed since a time. Return whether it was removed."""
        with self.database.write() as connection:
            found = connection.execute(delete(TABLES).where(TABLES.c.id == table, TABLES.c.changed <= before))
            return found.rowcount == 1

    def create(self, table: Saved) -> None:
        with self.database.write() as connection:
            _create(connection, table)

    def play(
        self,
        table: str,
        head: Head,
        request: Request,
        keep: int,
        removes: bool,
        added: Sequence[tuple[str, bool]],
        checksum: str,
        time_taken: tuple[str, int, int] | None = None,
        position: tuple[int, int, str] | None = None,
    ) -> None:
        """Keep the first `keep` choices, remove later ones if `removes`, and add others. `rev` and `news` grow by one.

        `time_taken`, where there is a clock: the seat, the seconds it used, and since when another seat is asked.
        `position`, if there was a checkpoint: after how many choices its card was turned up, after how many the
        checkpoint was, and the position there.

        Refused (`Stale`) if the table is no longer at `head`, or another program has edited it.
        """
        with self._change(table, request, head, checksum) as (connection, _):
            if removes:
                connection.execute(delete(CHOICES).where(CHOICES.c.table_id == table, CHOICES.c.n >= keep))
            rows = [
                {"table_id": table, "n": keep + i, "choice": choice, "forced": forced}
                for i, (choice, forced) in enumerate(added)
            ]
            for row in rows:
                self.database.run(connection, statements.ADD, row)
            if position is not None or removes:
                card, n, text = position or (0, keep + 1, "")
                forgotten = {"table": table, "from_n": min(n, keep + 1) if removes else n, "below_n": card}
                self.database.run(connection, statements.FORGET_POSITIONS, forgotten)
                if position is not None:
                    self.database.run(
                        connection, statements.ADD_POSITION, {"table_id": table, "n": n, "position": text}
                    )
            if time_taken is not None:
                seat, seconds, asked = time_taken
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(asked=asked))
                connection.execute(
                    update(SEATS)
                    .where(SEATS.c.table_id == table, SEATS.c.faction == seat)
                    .values(used=SEATS.c.used + seconds)
                )

    def go_on(self, table: str, head: Head, request: Request, before: Saved, new: Saved) -> None:
        """Replace the game of a table with one that goes on from a position. Keep what was played before as an earlier
        part."""
        with self._change(table, request, head, new.checksum) as (connection, _):
            count = select(func.count()).select_from(EARLIER).where(EARLIER.c.table_id == table)
            part = connection.execute(count).scalar() or 0
            choices = json.dumps([[choice, int(forced)] for choice, forced in before.choices])
            connection.execute(insert(EARLIER).values(table_id=table, part=part, start=before.start, choices=choices))
            for kept in (CHOICES, POSITIONS):
                connection.execute(delete(kept).where(kept.c.table_id == table))
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(start=new.start))
            _add_choices(connection, new)

    def say(self, table: str, request: Request, said: str, name: str = "") -> tuple[Line, int]:
        """Add a line to the chat. Return it, and the news number."""
        with self._change(table, request) as (connection, news):
            last = connection.execute(
                select(CHAT.c.n).where(CHAT.c.table_id == table).order_by(CHAT.c.n.desc()).limit(1)
            ).scalar()
            line = Line((last or 0) + 1, request.faction, said, name)
            values = {"n": line.n, "faction": line.faction, "text": said, "name": name}
            connection.execute(insert(CHAT).values(table_id=table, **values))
            return line, news

    def sit(self, table: str, request: Request, faction: str, values: dict[str, Any]) -> None:
        """Change columns of a seat, such as its name, webhook or token."""
        with self._change(table, request) as (connection, _):
            if values:
                connection.execute(
                    update(SEATS).where(SEATS.c.table_id == table, SEATS.c.faction == faction).values(**values)
                )

    def assent(self, table: str, news: int, request: Request, values: dict[str, str]) -> None:
        """Note what seats agree to. Refused (`Stale`) if anything has changed since this news number: another seat may
        have agreed at the same time."""
        with self._change(table, request) as (connection, found):
            if found != news + 1:
                raise Stale
            for faction, assent in values.items():
                connection.execute(
                    update(SEATS).where(SEATS.c.table_id == table, SEATS.c.faction == faction).values(assent=assent)
                )

    def join(self, table: str, request: Request, faction: str, values: dict[str, Any]) -> None:
        """Take an open seat. Refused if it is not open, or no longer."""
        with self._change(table, request) as (connection, _):
            here = SEATS.c.table_id == table, SEATS.c.faction == faction, SEATS.c.open
            if connection.execute(update(SEATS).where(*here).values(open=False, **values)).rowcount != 1:
                raise Problem("seat-taken", faction=faction)

    def take(self, table: str, factions: Sequence[str]) -> None:
        """Note that a client has connected with the tokens of these seats. With the last one the clock starts."""
        now = int(time.time())
        with self.database.write() as connection:
            connection.execute(statements.TOUCH, {"table": table, "now": now})
            connection.execute(
                update(SEATS).where(SEATS.c.table_id == table, SEATS.c.faction.in_(factions)).values(taken=True)
            )
            missing = select(SEATS.c.faction).where(SEATS.c.table_id == table, ~SEATS.c.taken).exists()
            stopped = TABLES.c.id == table, TABLES.c.clock != "", TABLES.c.asked == 0, ~missing
            connection.execute(update(TABLES).where(*stopped).values(asked=now))

    def rematch(self, table: str, request: Request, new: Saved) -> str:
        """Create the rematch of a table. Return its id, or the id of the rematch that exists already."""
        with self._change(table, request) as (connection, _):
            found: str | None = connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table)).scalar()
            if found:
                return found
            _create(connection, new)
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(rematch=new.id))
            return new.id

    @contextmanager
    def _change(
        self, table: str, request: Request, head: Head | None = None, checksum: str = ""
    ) -> Iterator[tuple[Connection, int]]:
        """Open the transaction of a change and yield it with the news number. The update comes first: it takes the lock
        that makes other changes of the table wait."""
        with self.database.write() as connection:
            now = int(time.time())
            if head is None:
                news = connection.execute(statements.NEWS, {"table": table, "now": now}).scalar()
            else:
                known = {"rev_known": head.rev, "news_known": head.news, "sum": checksum, "rules": engine_version()}
                if self.database.is_sqlite:
                    move, edited = statements.MOVE, head.edits != self.database.edits_seen
                else:
                    move, edited = statements.MOVE_UNEDITED, False
                    known["edits_known"] = head.edits
                values = {"table": table, "now": now, **known}
                news = head.news + 1 if not edited and self.database.run(connection, move, values) == 1 else None
            if news is None:
                raise Stale
            try:
                made = {"faction": request.faction, "request": request.id, "digest": request.digest}
                self.database.run(connection, statements.REQUEST, {"table_id": table, "made": now, **made})
            except self.database.duplicate:
                raise Repeated from None
            yield connection, news
            if not self.database.is_sqlite:
                payload = f"{self.process} {table}"
                connection.execute(statements.NOTIFY, {"channel": CHANNEL, "payload": payload})


def _forget_requests(connection: Connection) -> None:
    connection.execute(delete(REQUESTS).where(REQUESTS.c.made < int(time.time()) - REQUEST_SECONDS))


def _seats(connection: Connection, table: str) -> list[Seat]:
    rows = connection.execute(statements.SEATS_OF, {"id": table}).all()
    return [Seat(**row._asdict()) for row in rows]


def _seat_row(table: str, seat: Seat) -> dict[str, Any]:
    row = asdict(seat)
    row["mind"] = row.pop("computer")
    return {"table_id": table, **row}


def _create(connection: Connection, table: Saved) -> None:
    now = int(time.time())
    connection.execute(
        insert(TABLES).values(
            id=table.id, game=table.game, start=table.start, friendly=table.friendly, host=table.host,
            rev=0, news=0, created=now, changed=now, checksum=table.checksum, clock=table.clock, asked=table.asked,
            engine=engine_version(),
        )
    )  # fmt: skip
    connection.execute(insert(SEATS), [_seat_row(table.id, seat) for seat in table.seats])
    _add_choices(connection, table)


def _add_choices(connection: Connection, table: Saved) -> None:
    """Add the choices of a table, and its position."""
    choices = [
        {"table_id": table.id, "n": n, "choice": choice, "forced": forced}
        for n, (choice, forced) in enumerate(table.choices)
    ]
    if choices:
        connection.execute(insert(CHOICES), choices)
    if table.position is not None:
        n, position = table.position
        connection.execute(insert(POSITIONS).values(table_id=table.id, n=n, position=position))
