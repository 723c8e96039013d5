"""All tables. Those in use are in memory; one thread at a time works on a table."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random, SystemRandom

from ...kernel.errors import NoTable, Problem, RequestReused, Stale, UnplayableTable
from ...kernel.game import chance
from ...table.play import computer
from ...table.play.adjusting import Assents
from ...table.play.creating import Created, create_rematch, create_table
from ...table.play.moves import (
    Move,
    computer_request,
    make_move,
    message_digest,
    note_saved,
    plan_computer_choices,
    request_of,
)
from ...table.play.saved import Head, Line, Repeated, Request
from ...table.play.table import Table, require_seats
from ...table.play.upgrading import Continuation, find_continuation
from ...table.protocol import messages
from ...table.protocol.messages import Create, GoOn, Rematch
from ...table.protocol.shapes import ChatLine, NewTable
from ..net.webhooks import turn_notice
from .store import Store

IDLE_SECONDS = 300.0
"""A table without requests for this long is dropped from memory."""
MAX_TABLES_IN_MEMORY = 500
MAX_CACHING_TABLES = 64
"""Tables that keep their rendered states. The others compute them again."""
MAX_ID_CHARACTERS = 32
MAX_CONTINUATIONS = 100
READ_SECONDS = 0.5
"""How long a reader waits for a table that a change has locked, before it reads the table from the database."""


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
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.steady = steady
        """The time, in seconds since any moment. It goes on evenly, also when the clock of the machine is set."""
        self.store = store
        self.in_memory = in_memory
        self.webhooks = webhooks
        self.random = random or SystemRandom()
        self.dice = chance(self.random)
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._caching: OrderedDict[str, _Slot] = OrderedDict()
        """The tables that were opened last."""
        self._guard = threading.Lock()
        self._continuations: dict[tuple[str, int], Continuation | None] = {}
        """Where tables that cannot be replayed can go on, by table and revision."""

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
            yield from self._opened(id, slot, rev)

    @contextmanager
    def read(self, id: str) -> Iterator[Table]:
        """Yield a table that the caller only reads. A change that waits for the database does not delay it."""
        slot = self._slot(id)
        if not slot.lock.acquire(timeout=READ_SECONDS):
            saved = self.store.load(id)
            if saved is None:
                raise NoTable(id[:40])
            yield Table(saved)
            return
        try:
            yield from self._opened(id, slot, None)
        finally:
            slot.lock.release()

    def _opened(self, id: str, slot: _Slot, rev: int | None) -> Iterator[Table]:
        """Yield a table whose lock the caller holds."""
        try:
            now, table = self.steady(), slot.table
            if table is None:
                table = slot.table = self._verify(id, None)
            elif rev is None or table.rev != rev or self.store.is_edited(table.edits):
                table = slot.table = self._load(id, table)
            if table.clock and (table.since is None or table.since[0] != table.asked):
                # From here on, setting the machine's clock makes no difference.
                table.since = table.asked, now - max(0, int(time.time()) - table.asked)
            yield table
        except UnplayableTable:
            slot.table = None
            raise
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

    def _verify(self, id: str, known: Table | None) -> Table:
        """Return the table in memory if the database has the same choices, and otherwise load it."""
        saved = self.store.load(id)
        if saved is None:
            raise NoTable(id[:40])
        return known if known is not None and known.adopt(saved) else Table(saved)

    def _load(self, id: str, known: Table) -> Table:
        """Bring the table in memory up to date, or load it."""
        head = self.store.head(id)
        if head is not None and known.edits != head.edits:
            if known.rev < head.rev and (later := self.store.since(id, known.game.length)) is not None:
                known.catch_up(later)
            return self._verify(id, known)
        if head is not None and known.rev == head.rev:
            if known.news != head.news:
                seats, known.rematch, known.news, known.asked = self.store.people(id)
                known.seats = {seat.faction: seat for seat in seats}
                known.chat = None
            return known
        if head is not None and known.rev < head.rev:
            later = self.store.since(id, known.game.length)
            if later is not None and known.catch_up(later):
                return known
        saved = self.store.load(id) if head is not None else None
        if saved is None:
            raise NoTable(id[:40])
        return Table(saved)

    # New tables.

    def create(self, message: Create) -> NewTable:
        return self.keep(create_table(message, self.dice, self.random, int(time.time())))

    def keep(self, created: Created) -> NewTable:
        """Save a new table. Return the answer to its creator."""
        self.store.create(created.saved)
        return created.answer()

    def branching(self, id: str, at: int) -> tuple[str, list[str], bool]:
        """Return what a branch after the first `at` choices is made from: the start, all choices, and whether the
        table is friendly."""
        with self.open(id) as table:
            if at > table.game.length:
                raise Problem("no-such-choice", number=at, last=table.game.length)
            return table.start, table.game.tape, table.friendly

    def continuation(self, id: str) -> Continuation | None:
        """Return where a table whose choices no longer fit the rules can go on."""
        saved = self.store.load(id)
        if saved is None:
            return None
        key = (id, saved.rev)
        if key not in self._continuations:
            self._continuations[key] = find_continuation(saved, self.store.positions(id))
            if len(self._continuations) > MAX_CONTINUATIONS:
                self._continuations.pop(next(iter(self._continuations)))
        return self._continuations[key]

    def go_on(self, id: str, tokens: Sequence[str], message: GoOn) -> Change:
        """Let a table whose choices no longer fit the rules go on from the last position that is known. Any player may
        do so. At a table that can be played, nothing happens."""
        slot = self._slot(id)
        with slot.lock:
            try:
                slot.table = self._verify(id, slot.table)
                require_seats(slot.table.seats_of(tokens))
                return Change(repeated=True)
            except UnplayableTable:
                found, saved = self.continuation(id), self.store.load(id)
                if found is None or saved is None:
                    raise
            new = replace(saved, start=found.start, choices=[], checksum="")
            table = Table(new)
            seat = require_seats(table.seats_of(tokens))[0]
            table.proceed(self.dice)
            new.choices, new.checksum, new.position = table.choices(), table.checksum, table.last_position()
            self.store.go_on(id, Head(saved.rev, saved.news, saved.edits), request_of(seat, message), saved, new)
            self._drop(id, slot)
            return Change()

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
        """Return True if one of these seats has sent this request before. Refuse an id used for another request."""
        known = self.store.request_digest(table.id, seats, message.request)
        if known is not None and known != message_digest(message):
            raise RequestReused
        return known is not None

    def is_repeated(self, table: Table, seats: list[str], message: messages.Move) -> bool:
        """Return True if a move was carried out before. Refuse one without a seat, or a new one for an old revision.

        A move changes the revision, so a request that names the current one cannot be a repetition. Only answers to a
        change by hand do not.
        """
        require_seats(seats)
        current = message.rev == table.rev
        if current and not isinstance(message, messages.Adjust):
            return False
        if self.was_carried_out(table, seats, message):
            return True
        if not current:
            raise Stale
        return False

    def carry_out(self, table: Table, move: Move, request: Request) -> Change:
        """Make a move in memory, play on to the next question, and commit. If that fails, `open` drops the table from
        memory."""
        played = make_move(table, move, self.dice, int(time.time()), self.steady())
        head, changed = (
            Head(table.rev, table.news, table.edits),
            (move.keep, move.removes, played.added, table.checksum),
        )
        try:
            self.store.play(table.id, head, request, *changed, played.time_taken, played.position)
        except Repeated:
            # The revision is current, so the id belongs to an earlier, different request.
            raise RequestReused from None
        note_saved(table, played, self.steady())
        notice = turn_notice(table) if self.webhooks and played.asked else None
        return Change(notice=notice, rev=table.rev)

    def note_assents(self, table: Table, assents: Assents, request: Request) -> Change:
        """Save what seats say to a change by hand."""
        try:
            self.store.assent(table.id, table.news, request, assents.values)
        except Repeated:
            return Change(repeated=True)
        assents.note(table)
        return Change()

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


def is_id(id: str) -> bool:
    """Return True if this could be the id of a table."""
    return id.isascii() and id.isalnum() and len(id) <= MAX_ID_CHARACTERS


def check_id(id: str) -> str:
    if not is_id(id):
        raise NoTable(id[:40])
    return id
