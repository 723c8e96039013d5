"""What people around a table do besides playing: chat, names, tokens, open seats."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.errors import NotYourSeat, Problem, RequestReused, Unavailable
from ...table.play.creating import new_token
from ...table.play.moves import request_of
from ...table.play.people import (
    CHAT_MAX_CHARACTERS,
    NAME_MAX_CHARACTERS,
    check_name,
    check_text,
    one_line,
    require_host,
)
from ...table.play.saved import Line, OpenTable, Repeated, digest
from ...table.play.table import Table, require_seats
from ...table.protocol.messages import Aids, Call, Join, Reseat, Say, Sit
from ...table.protocol.shapes import NewTable
from ..net.webhooks import check_address
from .tables import Change, Tables

MAX_OPEN_TABLES = 2000
"""Open tables that are considered for the list."""


class People:
    """Carries out requests that do not touch the game. All methods may be called from any thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    def say(self, id: str, tokens: Sequence[str], message: Say) -> Change:
        """Add a player's line to the chat."""
        with self.tables.open(id) as table:
            seats = require_seats(table.seats_of(tokens))
            text = check_text(message.text)
            if self.tables.was_carried_out(table, seats, message):
                return Change(repeated=True)
            decision = table.game.decision
            asked = table.rules.spec.factions[decision.actor] if decision is not None and decision.actor >= 0 else ""
            seat = asked if asked in seats else seats[0]
            try:
                line, news = self.store.say(id, request_of(seat, message), text)
            except Repeated:
                return Change(repeated=True)
            return _said(table, line, news, table.seats[seat].name)

    def call(self, id: str, message: Call) -> Change:
        """Add a spectator's line to the chat."""
        text, name = check_text(message.text), one_line(message.name, NAME_MAX_CHARACTERS)
        if not name or len(message.name) > NAME_MAX_CHARACTERS:
            raise Problem("bad-text", most=CHAT_MAX_CHARACTERS)
        with self.tables.open(id) as table:
            if self.tables.was_carried_out(table, [""], message):
                return Change(repeated=True)
            try:
                line, news = self.store.say(id, request_of("", message), text, name)
            except Repeated:
                return Change(repeated=True)
            return _said(table, line, news, name)

    def join(self, id: str, message: Join) -> NewTable:
        """Give an open seat to the first client that asks. Its old token stops working."""
        name = check_name(message.name)
        with self.tables.open(id) as table:
            if message.faction not in table.seats:
                raise Problem("bad-seat", seat=message.faction)
            token = new_token()
            values = {"token": digest(token), "name": name, "webhook": ""}
            try:
                self.store.join(id, request_of(message.faction, message), message.faction, values)
            except Repeated:
                # The token was in the first answer and is stored nowhere.
                raise RequestReused from None
            return {"table": id, "tokens": {message.faction: token}, "host": table.host}

    def open_tables(self, since: int, watched: Sequence[str]) -> list[OpenTable]:
        """Return the tables with open seats that changed after `since` or are among `watched`."""
        return self.store.open_tables(since, watched, MAX_OPEN_TABLES)

    def sit(self, id: str, tokens: Sequence[str], message: Sit, language: str = "en") -> Change:
        """Set the name of a seat's player, and where turn notices go. They are worded in this language."""
        with self.tables.open(id) as table:
            seats = require_seats(table.seats_of(tokens))
            if message.faction not in table.rules.spec.factions:
                raise Problem("bad-seat", seat=message.faction)
            if message.faction not in seats:
                raise NotYourSeat(message.faction)
            values: dict[str, str] = {}
            if message.name is not None:
                values["name"] = check_name(message.name)
            if message.webhook is not None:
                if message.webhook and not self.tables.webhooks:
                    raise Problem("no-webhooks")
                values["webhook"] = check_address(message.webhook) if message.webhook else ""
                values["lang"] = language
            if self.tables.was_carried_out(table, [message.faction], message):
                return Change(repeated=True)
            try:
                self.store.sit(id, request_of(message.faction, message), message.faction, values)
            except Repeated:
                return Change(repeated=True)
            return Change()

    def switch_aids(self, id: str, tokens: Sequence[str], message: Aids) -> Change:
        """Let the host switch hints on or off."""
        with self.tables.open(id) as table:
            require_host(table, table.seats_of(tokens))
            if self.tables.was_carried_out(table, [table.host], message):
                return Change(repeated=True)
            values = {"aids": "on" if message.on else "off"}
            try:
                self.store.sit(id, request_of(table.host, message), table.host, values)
            except Repeated:
                return Change(repeated=True)
            return Change()

    def reseat(self, id: str, tokens: Sequence[str], message: Reseat) -> NewTable:
        """Let the host give a person's seat a new token. The old one stops working."""
        with self.tables.open(id) as table:
            require_host(table, table.seats_of(tokens))
            if message.faction not in table.seats or table.seats[message.faction].computer:
                raise Problem("bad-seat", seat=message.faction)
            token = new_token()
            values = {"token": digest(token), "taken": False, "webhook": ""}
            try:
                self.store.sit(id, request_of(table.host, message), message.faction, values)
            except Repeated:
                # The token was in the first answer and is stored nowhere.
                raise RequestReused from None
            return {"table": id, "tokens": {message.faction: token}, "host": table.host}

    def take_seats(self, id: str, tokens: Sequence[str]) -> tuple[list[str], list[str], bool]:
        """Return the seats of these tokens, all seats of the table, and whether one is newly taken."""
        with self.tables.open(id) as table:
            seats = table.seats_of(tokens)
            new = [seat for seat in seats if not table.seats[seat].taken]
            try:
                if new:
                    self.store.take(id, new)
            except Unavailable:
                # The next connection notes it. Watching does not depend on it.
                new = []
            return seats, list(table.seats), bool(new)


def _said(table: Table, line: Line, news: int, name: str) -> Change:
    """Note a new line in memory."""
    table.news = news if news == table.news + 1 else table.news
    table.chat = None
    return Change(line={"n": line.n, "name": name, "faction": line.faction, "text": line.text})
