"""What people around a table do that does not touch the game: chat, names, secrets, open seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

from ...kernel.errors import Problem
from ...table.play.saved import Repeated, Request, digest
from ...table.play.table import Table
from ...table.protocol.messages import Aids, Call, Choose, Join, Message, Rematch, Reseat, Rewind, Say, Sit, Undo
from ...table.protocol.shapes import ChatLine, NewTable
from ..net.webhooks import check_address
from .store import Store

LISTED = 30
"""So many open tables are listed."""
NAME = 40
CHAT = 500
"""Characters in a line of chat; the page's field takes as many."""


@dataclass
class Change:
    """What became of a request: who made it, whether it was carried out before, what others are to be told."""

    seat: str
    repeated: bool = False
    line: ChatLine | None = None
    notice: tuple[str, dict[str, str]] | None = None
    """Where to send a turn notice, and what it says."""
    rev: int | None = None
    """The revision of the table, if this process knows all of it."""
    shown: bytes | None = None
    """The table after that, for the client."""


class Company:
    """A part of `Tables`, which opens them."""

    store: Store
    webhooks: bool

    def open(self, id: str, rev: int | None = None) -> AbstractContextManager[Table]:
        raise NotImplementedError

    def _done(self, table: Table, seats: list[str], message: Choose | Undo | Rewind | Say | Sit | Call | Aids) -> bool:
        known = self.store.made(table.id, seats, message.request)
        if known is not None and known != _digest(message):
            raise Problem("request-reused")
        return known is not None

    def say(self, id: str, tokens: Sequence[str], message: Say) -> Change:
        said = _plain(message.text, CHAT)
        with self.open(id) as table:
            seats = have(table.holders(tokens))
            if not said or len(message.text) > CHAT:
                raise Problem("bad-text", most=CHAT)
            if self._done(table, seats, message):
                return Change(seats[0], repeated=True)
            decision = table.game.decision
            asked = table.rules.spec.factions[decision.actor] if decision is not None else ""
            seat = asked if asked in seats else seats[0]
            try:
                line, news = self.store.say(id, asked_for(seat, message), said)
                table.news = news if news == table.news + 1 else table.news
                table.chat = None
                name = table.seats[seat].name
                return Change(seat, line={"n": line.n, "name": name, "faction": seat, "text": line.text})
            except Repeated:
                return Change(seat, repeated=True)

    def call(self, id: str, message: Call) -> Change:
        """A line of one who watches, for all to read."""
        said, name = _plain(message.text, CHAT), _plain(message.name, NAME)
        if not said or not name or len(message.text) > CHAT or len(message.name) > NAME:
            raise Problem("bad-text", most=CHAT)
        with self.open(id) as table:
            if self._done(table, [""], message):
                return Change("", repeated=True)
            try:
                line, news = self.store.say(id, asked_for("", message), said, name)
            except Repeated:
                return Change("", repeated=True)
            table.news = news if news == table.news + 1 else table.news
            table.chat = None
            return Change("", line={"n": line.n, "name": name, "faction": "", "text": line.text})

    def join(self, id: str, message: Join) -> NewTable:
        """A seat that is open to all, for who asks first; its old secret opens nothing any more."""
        if len(message.name) > NAME:
            raise Problem("long-name", most=NAME)
        with self.open(id) as table:
            if message.faction not in table.seats:
                raise Problem("bad-seat", seat=message.faction)
            token = secrets.token_urlsafe(24)
            values = {"token": digest(token), "name": _plain(message.name, NAME), "webhook": ""}
            try:
                self.store.join(id, asked_for(message.faction, message), message.faction, values)
            except Repeated:
                # The secret was told in the first answer and is kept nowhere.
                raise Problem("request-reused") from None
            return {"table": id, "tokens": {message.faction: token}, "host": table.host}

    def open_tables(self, most: int = LISTED) -> list[str]:
        return self.store.open_tables(most)

    def sit(self, id: str, tokens: Sequence[str], message: Sit, language: str = "en") -> Change:
        """A name for the holder of a seat, and where turn notices go, worded in the language this is asked in."""
        with self.open(id) as table:
            seats = have(table.holders(tokens))
            if message.faction not in table.rules.spec.factions:
                raise Problem("bad-seat", seat=message.faction)
            if message.faction not in seats:
                raise Problem("not-your-seat", faction=message.faction)
            values: dict[str, str] = {}
            if message.name is not None:
                if len(message.name) > NAME:
                    raise Problem("long-name", most=NAME)
                values["name"] = _plain(message.name, NAME)
            if message.webhook is not None:
                if message.webhook and not self.webhooks:
                    raise Problem("no-webhooks")
                values["webhook"] = check_address(message.webhook) if message.webhook else ""
                values["lang"] = language
            if self._done(table, [message.faction], message):
                return Change(message.faction, repeated=True)
            try:
                self.store.sit(id, asked_for(message.faction, message), message.faction, values)
            except Repeated:
                return Change(message.faction, repeated=True)
            return Change(message.faction)

    def aids(self, id: str, tokens: Sequence[str], message: Aids) -> Change:
        """The host switches hints on or off."""
        with self.open(id) as table:
            if table.host not in have(table.holders(tokens)):
                raise Problem("not-host")
            if self._done(table, [table.host], message):
                return Change(table.host, repeated=True)
            try:
                self.store.sit(id, asked_for(table.host, message), table.host, {"aids": "on" if message.on else "off"})
            except Repeated:
                return Change(table.host, repeated=True)
            return Change(table.host)

    def reseat(self, id: str, tokens: Sequence[str], message: Reseat) -> NewTable:
        """The host gives a seat a new secret; the old one opens nothing any more."""
        with self.open(id) as table:
            seats = have(table.holders(tokens))
            if table.host not in seats:
                raise Problem("not-host")
            if message.faction not in table.seats:
                raise Problem("bad-seat", seat=message.faction)
            token = secrets.token_urlsafe(24)
            try:
                values = {"token": digest(token), "taken": False, "webhook": ""}
                self.store.sit(id, asked_for(table.host, message), message.faction, values)
            except Repeated:
                # The secret was told in the first answer and is kept nowhere.
                raise Problem("request-reused") from None
            return {"table": id, "tokens": {message.faction: token}, "host": table.host}


def have(seats: list[str]) -> list[str]:
    if not seats:
        raise Problem("no-token")
    return seats


def some(seats: list[str]) -> str:
    return have(seats)[0]


def _digest(message: Message) -> str:
    return digest(repr(message))


def asked_for(
    seat: str, message: Choose | Undo | Rewind | Say | Call | Join | Sit | Rematch | Reseat | Aids
) -> Request:
    return Request(seat, message.request, _digest(message))


def _plain(text: str, most: int) -> str:
    """One line without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most]
