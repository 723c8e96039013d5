"""The tables of the database, and the numbered steps that bring an older database up to date."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    insert,
    inspect,
    select,
    text,
    update,
)

from ...kernel.errors import Problem

METADATA = MetaData()


def _table_id(primary: bool = True) -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary)


VERSION = Table("abyssal_schema", METADATA, Column("version", Integer, nullable=False))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("start", Text, nullable=False),
    Column("friendly", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("rev", Integer, nullable=False),
    Column("news", Integer, nullable=False),
    Column("rematch", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("checksum", String(64), nullable=False, server_default=""),
    Column("clock", String(24), nullable=False, server_default=""),
    Column("asked", BigInteger, nullable=False, server_default="0"),
    Column("engine", String(64), nullable=False, server_default=""),
    Column("edits", Integer, nullable=False, server_default="0"),
)
"""`start`: the beginning of the game, a record without choices. `rev` counts changes of the game, `news` all changes.
`checksum`: a checksum of the choices (`Table.checksum`); empty in rows that older versions wrote. `clock`: how long
players may take, `player:SECONDS` in total or `turn:SECONDS` each time; empty without a clock. `asked`: since when the
player to decide has been asked, in seconds since 1970. `engine`: the version of the rules that the last choice was made
under (`engine_version`); empty in rows that older versions wrote. `edits`: in PostgreSQL, how many times other programs
have changed the start, the checksum or the choices; triggers count it. In SQLite 0 (see `Database.edits`)."""

SEATS = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("faction", String(32), primary_key=True),
    Column("token", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("lang", String(8), nullable=False, server_default="en"),
    Column("taken", Boolean, nullable=False, server_default=false()),
    Column("mind", String(16), nullable=False, server_default=""),
    Column("aids", String(8), nullable=False, server_default=""),
    Column("open", Boolean, nullable=False, server_default=false()),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Column("assent", Text, nullable=False, server_default=""),
)
"""The seats of players. `token`: SHA-256 of the token, which itself is not stored. `lang`: language of turn notices.
`taken`: a client has connected with the token. `mind`: strength of the computer player; empty for a person. `aids`, of
the host: whether hints are on or off; empty where the host has not said. `open`: anyone may claim the seat. `used`:
seconds its player has used, where there is a clock. `assent`: the change by hand that the seat agrees to, and at which
revision (`Seat.assent`)."""

CHOICES = Table(
    "choices",
    METADATA,
    _table_id(),
    Column("n", Integer, primary_key=True),
    Column("choice", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""`forced`: made by the server because there was no other option."""

CHAT = Table(
    "chat",
    METADATA,
    _table_id(),
    Column("n", Integer, primary_key=True),
    Column("faction", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
)
"""`faction` is empty for spectators; they give their `name` with each line."""

REQUESTS = Table(
    "requests",
    METADATA,
    _table_id(),
    Column("faction", String(32), primary_key=True),
    Column("request", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Requests that were carried out, so that they are not carried out again. In SQLite databases made by this version,
rows of this table and of `CHOICES` are stored in the index alone: one page less to write at each choice."""

POSITIONS = Table(
    "positions",
    METADATA,
    _table_id(),
    Column("n", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)
"""The positions at the checkpoints of the last card at which a table has rested, each after its first `n` choices. If a
later version cannot replay the choices, the game goes on from the last one."""

EARLIER = Table(
    "earlier",
    METADATA,
    _table_id(),
    Column("part", Integer, primary_key=True),
    Column("start", Text, nullable=False),
    Column("choices", Text, nullable=False),
)
"""What was played at a table before it went on from a position: all choices as JSON, `[[choice, forced], …]`."""

Index("tables_changed", TABLES.c.changed)

Step = Callable[[Connection], None]


def _first(connection: Connection) -> None:
    METADATA.create_all(connection)


def _second(connection: Connection) -> None:
    """Add the language of turn notices."""
    if "lang" not in {column["name"] for column in inspect(connection).get_columns("seats")}:
        connection.execute(text("ALTER TABLE seats ADD COLUMN lang VARCHAR(8) NOT NULL DEFAULT 'en'"))


def _third(connection: Connection) -> None:
    """Add whether a seat was taken."""
    if "taken" not in {column["name"] for column in inspect(connection).get_columns("seats")}:
        connection.execute(text("ALTER TABLE seats ADD COLUMN taken BOOLEAN NOT NULL DEFAULT FALSE"))


def _fourth(connection: Connection) -> None:
    """Add the checksum of choices."""
    if "checksum" not in {column["name"] for column in inspect(connection).get_columns("tables")}:
        connection.execute(text("ALTER TABLE tables ADD COLUMN checksum VARCHAR(64) NOT NULL DEFAULT ''"))


def _fifth(connection: Connection) -> None:
    """Add computer players and hints."""
    known = {column["name"] for column in inspect(connection).get_columns("seats")}
    if "mind" not in known:
        connection.execute(text("ALTER TABLE seats ADD COLUMN mind VARCHAR(16) NOT NULL DEFAULT ''"))
    if "aids" not in known:
        connection.execute(text("ALTER TABLE seats ADD COLUMN aids VARCHAR(8) NOT NULL DEFAULT ''"))


def _sixth(connection: Connection) -> None:
    """Add clocks, open seats and chat of spectators."""
    added = {
        "tables": {"clock": "VARCHAR(24) NOT NULL DEFAULT ''", "asked": "BIGINT NOT NULL DEFAULT 0"},
        "seats": {"open": "BOOLEAN NOT NULL DEFAULT FALSE", "used": "BIGINT NOT NULL DEFAULT 0"},
        "chat": {"name": "TEXT NOT NULL DEFAULT ''"},
    }
    for table, columns in added.items():
        known = {column["name"] for column in inspect(connection).get_columns(table)}
        for column, kind in columns.items():
            if column not in known:
                connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column} {kind}"))


def _seventh(connection: Connection) -> None:
    """Add the version of the rules, positions, and the earlier parts of games."""
    if "engine" not in {column["name"] for column in inspect(connection).get_columns("tables")}:
        connection.execute(text("ALTER TABLE tables ADD COLUMN engine VARCHAR(64) NOT NULL DEFAULT ''"))
    METADATA.create_all(connection, [POSITIONS, EARLIER])


def _eighth(connection: Connection) -> None:
    """Count edits of other programs. The server sets `abyssal.server` in its own sessions."""
    if "edits" not in {column["name"] for column in inspect(connection).get_columns("tables")}:
        connection.execute(text("ALTER TABLE tables ADD COLUMN edits INTEGER NOT NULL DEFAULT 0"))
    if connection.dialect.name != "postgresql":
        return
    others = "(current_setting('abyssal.server', true) IS DISTINCT FROM 'on')"
    functions = {
        "abyssal_edited_choices": "UPDATE tables SET edits = edits + 1 WHERE id IN (OLD.table_id, NEW.table_id); "
        "RETURN NULL;",
        "abyssal_edited_table": "NEW.edits = OLD.edits + 1; RETURN NEW;",
    }
    for name, body in functions.items():
        connection.execute(
            text(f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$")
        )
    triggers = {
        "choices": f"AFTER INSERT OR UPDATE OR DELETE ON choices FOR EACH ROW WHEN {others}",
        "table": f"BEFORE UPDATE OF game, start, checksum ON tables FOR EACH ROW WHEN {others}",
    }
    for name, when in triggers.items():
        on = "tables" if name == "table" else name
        connection.execute(text(f"DROP TRIGGER IF EXISTS abyssal_edited ON {on}"))
        connection.execute(text(f"CREATE TRIGGER abyssal_edited {when} EXECUTE FUNCTION abyssal_edited_{name}()"))


def _ninth(connection: Connection) -> None:
    """Add what seats agree to."""
    if "assent" not in {column["name"] for column in inspect(connection).get_columns("seats")}:
        connection.execute(text("ALTER TABLE seats ADD COLUMN assent TEXT NOT NULL DEFAULT ''"))


STEPS: list[Step] = [_first, _second, _third, _fourth, _fifth, _sixth, _seventh, _eighth, _ninth]
"""Step N makes version N. Steps are only ever added, never changed. The first creates the current schema, so in a new
database the later steps find their work done."""


def migrate(connection: Connection, steps: Sequence[Step] = STEPS) -> int:
    """Bring the database up to date and return the version it had. A database of a newer program is refused."""
    found = 0
    if inspect(connection).has_table(VERSION.name):
        found = connection.execute(select(VERSION.c.version)).scalar() or 0
    if found > len(steps):
        raise Problem("newer-database", found=found, known=len(steps))
    for step in steps[found:]:
        step(connection)
    if found == 0:
        connection.execute(insert(VERSION).values(version=len(steps)))
    elif found < len(steps):
        connection.execute(update(VERSION).values(version=len(steps)))
    return found
