"""Statements that run often, built once: building one costs more than running it."""

from __future__ import annotations

from sqlalchemy import BigInteger, bindparam, delete, insert, select, text, update

from .schema import CHAT, CHOICES, POSITIONS, REQUESTS, SEATS, TABLES

HEAD = select(TABLES.c.rev, TABLES.c.news, TABLES.c.edits).where(TABLES.c.id == bindparam("id"))
REQUEST_DIGEST = select(REQUESTS.c.digest).where(
    REQUESTS.c.table_id == bindparam("table"),
    REQUESTS.c.faction.in_(bindparam("factions", expanding=True)),
    REQUESTS.c.request == bindparam("request"),
)
TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(news=TABLES.c.news + 1, changed=bindparam("now", type_=BigInteger))
)
NEWS = TOUCH.returning(TABLES.c.news)
MOVE = TOUCH.where(TABLES.c.rev == bindparam("rev_known"), TABLES.c.news == bindparam("news_known")).values(
    rev=TABLES.c.rev + 1, checksum=bindparam("sum"), engine=bindparam("rules")
)
MOVE_UNEDITED = MOVE.where(TABLES.c.edits == bindparam("edits_known"))
LATER = select(
    TABLES.c.rev, TABLES.c.news, TABLES.c.rematch, TABLES.c.checksum, TABLES.c.asked
).where(TABLES.c.id == bindparam("id"))  # fmt: skip
CHOICES_FROM = (
    select(CHOICES.c.choice, CHOICES.c.forced)
    .where(CHOICES.c.table_id == bindparam("id"), CHOICES.c.n >= bindparam("start"))
    .order_by(CHOICES.c.n)
)
ADD = insert(CHOICES)
FORGET_POSITIONS = delete(POSITIONS).where(
    POSITIONS.c.table_id == bindparam("table"),
    (POSITIONS.c.n >= bindparam("from_n")) | (POSITIONS.c.n < bindparam("below_n")),
)
ADD_POSITION = insert(POSITIONS)
SEATS_OF = select(
    SEATS.c.faction,
    SEATS.c.token,
    SEATS.c.name,
    SEATS.c.webhook,
    SEATS.c.lang,
    SEATS.c.taken,
    SEATS.c.mind.label("computer"),
    SEATS.c.aids,
    SEATS.c.open,
    SEATS.c.used,
    SEATS.c.assent,
).where(SEATS.c.table_id == bindparam("id"))
_LINES = (
    select(CHAT.c.n, CHAT.c.faction, CHAT.c.text, CHAT.c.name)
    .where(CHAT.c.table_id == bindparam("id"))
    .order_by(CHAT.c.n.desc())
    .limit(bindparam("most"))
)
LAST_OF_PLAYERS = _LINES.where(CHAT.c.faction != "")
LAST_OF_SPECTATORS = _LINES.where(CHAT.c.faction == "")
REQUEST = insert(REQUESTS)
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
