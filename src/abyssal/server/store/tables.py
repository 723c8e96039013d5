"""All tables. Those in use are in memory; one thread at a time works on a table."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random, SystemRandom

from ...kernel.decision import CHANCE
from ...kernel.errors import NoTable, Problem, RequestReused, Stale
from ...kernel.game import chance
from ...table.play import computer
from ...table.play.creating import branch_from, create_rematch, create_table
from ...table.play.moves import Move, plan_computer_choices
from ...table.play.saved import Line, Repeated, Request, digest
from ...table.play.table import Table, require_seats
from ...table.protocol import messages
from ...table.protocol.messages import Create, Rematch
from ...table.protocol.shapes import ChatLine, NewTable
from ..net.webhooks import turn_notice
from .store import Store

IDLE_SECONDS = 300.0
"""A table without requests for this long is dropped from memory."""
MAX_TABLES_IN_MEMORY = 500
MAX_CACHING_TABLES = 64
"""Tables that keep their rendered states. The others compute them again."""
MAX_ID_CHARACTERS = 32


@dataclass(frozen=True)
class Change:
    """What to tell the other viewers about a request that was carried out."""

    repeated: bool = False
    """Whether it was carried out before, so that there is nothing new."""
    line: ChatLine | None = None
    """A new line of the chat."""
    notice: tuple[str, dict[str, str]] | None = None
    """Where to send a turn notice, and its content."""
    rev: int | None = None
    """The new revision of the table, if this process has made it."""


class _Slot:
    """The place of a table in memory."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.table: Table | None = None
        self.used = 0.0


class Tables:
    """Opens, creates and changes tables. All methods may be called from any thread."""

    def __init__(
        self,
        store: Store,
        in_memory: int = MAX_TABLES_IN_MEMORY,
        webhooks: bool = False,
        random: Random | None = None,
    ) -> None:
        self.store = store
        self.in_memory = in_memory
        self.webhooks = webhooks
        self.random = random or SystemRandom()
        self.dice = chance(self.random)
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._caching: OrderedDict[str, _Slot] = OrderedDict()
        """The tables that were opened last."""
        self._guard = threading.Lock()

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._slots)

    @contextmanager
    def open(self, id: str, rev: int | None = None) -> Iterator[Table]:
        """Lock a table and yield it as the database has it now.

        With `rev`, a table in memory at this revision is used without a query: the caller will commit a change, and the
        commit compares the revision with the database anyway.
        """
        slot = self._slot(id)
        with slot.lock:
            try:
                if rev is None or slot.table is None or slot.table.rev != rev:
                    slot.table = self._load(id, slot.table)
                yield slot.table
            finally:
                if slot.table is None or slot.table.unsaved:
                    self._drop(id, slot)

    def peek(self, id: str) -> Table | None:
        """Return a table that is in memory, without locking it. Read only attributes that are replaced as a whole."""
        slot = self._slots.get(id)
        return None if slot is None else slot.table

    def chat(self, table: Table) -> list[Line]:
        """Return the last lines of the chat."""
        if table.chat is None:
            table.chat = self.store.chat(table.id)
        return table.chat

    def _slot(self, id: str) -> _Slot:
        with self._guard:
            slot = self._slots.pop(id, None) or _Slot()
            self._slots[id] = slot
            slot.used = time.monotonic()
            self._caching.pop(id, None)
            self._caching[id] = slot
            if len(self._caching) > MAX_CACHING_TABLES:
                _, oldest = self._caching.popitem(last=False)
                if oldest.table is not None:
                    oldest.table.drop_caches()
            while len(self._slots) > self.in_memory or next(iter(self._slots.values())).used < slot.used - IDLE_SECONDS:
                self._slots.popitem(last=False)
            return slot

    def _drop(self, id: str, slot: _Slot) -> None:
        """Forget a table in memory. The database has it."""
        slot.table = None
        with self._guard:
            if self._slots.get(id) is slot:
                del self._slots[id]

    def _load(self, id: str, known: Table | None) -> Table:
        """Bring the table in memory up to date, or load it."""
        head = self.store.head(id)
        if head is not None and known is not None and known.rev == head[0]:
            if known.news != head[1]:
                seats, known.rematch, known.news, known.asked = self.store.people(id)
                known.seats = {seat.faction: seat for seat in seats}
                known.chat = None
            return known
        if head is not None and known is not None and known.rev < head[0]:
            later = self.store.since(id, known.game.length)
            if later is not None and known.catch_up(later):
                return known
        saved = self.store.load(id) if head is not None else None
        if saved is None:
            raise NoTable(id[:40])
        return Table(saved)

    # New tables.

    def create(self, message: Create) -> NewTable:
        created = create_table(message, self.dice, self.random, int(time.time()))
        self.store.create(created.saved)
        return created.answer()

    def branch(self, id: str, at: int) -> NewTable:
        """Create a table that continues this one after its first `at` choices. This table stays as it is."""
        with self.open(id) as table:
            if at > table.game.length:
                raise Problem("no-such-choice", number=at, last=table.game.length)
            game, friendly = table.game.clone(), table.friendly
        return self.create(branch_from(game, at, friendly))

    def rematch(self, id: str, tokens: Sequence[str], message: Rematch) -> NewTable:
        """Create a new game with the same options, seats and tokens, once."""
        with self.open(id) as table:
            seat = require_seats(table.seats_of(tokens))[0]
            if table.rematch is None:
                new = create_rematch(table, self.dice, self.random, int(time.time()))
                try:
                    table.rematch = self.store.rematch(id, request_of(seat, message), new)
                except Repeated:
                    table.rematch = self.store.people(id)[1]
                    if table.rematch is None:
                        raise RequestReused from None
            held = {seat: token for token in tokens for seat in table.seats_of([token])}
            return {"table": table.rematch or "", "tokens": held, "host": table.host}

    # Changes of the game. The table is open.

    def was_carried_out(self, table: Table, seats: list[str], message: messages.Change) -> bool:
        """Whether one of these seats has sent this request before. Refused if the id was used for another request."""
        known = self.store.request_digest(table.id, seats, message.request)
        if known is not None and known != _digest(message):
            raise RequestReused
        return known is not None

    def is_repeated(self, table: Table, seats: list[str], message: messages.Move) -> bool:
        """Whether a move was carried out before. Refused without a seat, or if a new move names an old revision.

        A move changes the revision, so a request that names the current one cannot be a repetition.
        """
        require_seats(seats)
        if message.rev == table.rev:
            return False
        if self.was_carried_out(table, seats, message):
            return True
        raise Stale

    def carry_out(self, table: Table, move: Move, request: Request) -> Change:
        """Make a move in memory, play on to the next question, and commit. If that fails, `open` drops the table from
        memory."""
        before = table.player_asked()
        table.unsaved = True
        move.make()
        table.proceed(self.dice)
        after = table.player_asked()
        head, added = (table.rev, table.news), table.choices(move.keep)
        time_taken = _time_taken(table, before, int(time.time())) if table.clock and after != before else None
        try:
            self.store.play(table.id, head, request, move.keep, move.removes, added, table.checksum, time_taken)
        except Repeated:
            # The revision is current, so the id belongs to an earlier, different request.
            raise RequestReused from None
        table.rev, table.news = head[0] + 1, head[1] + 1
        table.unsaved = False
        if time_taken is not None:
            table.asked = time_taken[2]
            table.seats[time_taken[0]].used += time_taken[1]
        notice = turn_notice(table) if self.webhooks and after not in ("", before) else None
        return Change(notice=notice, rev=table.rev)

    # Computer players.

    def find_task(self, id: str) -> computer.Task | None:
        """Return the question that a computer player is asked at a table."""
        with self.open(id) as table:
            return computer.find_task(table)

    def make_computer_choices(self, id: str, rev: int, faction: str, choices: Sequence[str]) -> Change:
        """Let a computer player make its choices, if the table is still at this revision."""
        with self.open(id, rev) as table:
            if table.rev != rev:
                raise Stale
            move = plan_computer_choices(table, faction, choices)
            return self.carry_out(table, move, computer_request(faction, rev, choices))


def request_of(seat: str, message: messages.Change) -> Request:
    """Return the id and the digest of a seat's request."""
    return Request(seat, message.request, _digest(message))


def computer_request(faction: str, rev: int, choices: Sequence[str]) -> Request:
    """Return what identifies a move of a computer player. No client can send this id: it contains a space."""
    return Request(faction, f"mind {rev}", digest(" ".join(choices)))


def is_id(id: str) -> bool:
    """Whether this could be the id of a table."""
    return id.isascii() and id.isalnum() and len(id) <= MAX_ID_CHARACTERS


def check_id(id: str) -> str:
    if not is_id(id):
        raise NoTable(id[:40])
    return id


def _digest(message: messages.Change) -> str:
    return digest(repr(message))


def _time_taken(table: Table, seat: str, now: int) -> tuple[str, int, int] | None:
    """Return the seat that was asked, the seconds it used, and when the next one was asked.

    Nobody uses time before all persons are seated: each has connected, or has made a choice.
    """
    if seat not in table.seats:
        return None
    if table.asked:
        return seat, max(0, now - table.asked), now
    acted = {table.rules.spec.factions[actor] for actor in table.actors if actor != CHANCE}
    return (seat, 0, now) if all(one.taken or one.faction in acted for one in table.seats.values()) else None
