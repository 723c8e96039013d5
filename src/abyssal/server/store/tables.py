"""All tables: those in use are kept in memory, the others cost nothing. One thread at a time works on a table."""

from __future__ import annotations

import json
import secrets
import string
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random, SystemRandom

from ... import __version__
from ...coin.game import Game
from ...games import rules_for
from ...kernel import record
from ...kernel.errors import Problem
from ...kernel.game import chance
from ...kernel.record.played import Record
from ...table.play.saved import Line, Repeated, Request, Saved, Seat, digest
from ...table.play.table import Table, begin
from ...table.protocol.messages import Choose, Create, Rematch, Rewind, Undo
from ...table.protocol.shapes import NewTable
from ...table.views.catalogue import settled
from ...table.views.help import lesson
from ...table.views.log import words_for
from ..net.thinking import Task, is_mind
from . import archive
from .company import Change, Company, asked_for, have, some
from .store import Store

IDLE = 300.0
"""Seconds without a request after which a table is dropped from memory."""
LONGEST = 20_000
"""Choices of one game: many times those of the longest, so that gifts to and fro come to an end."""
GIFTS = (30, 100)
"""So many of so many choices in a row may be agreements: a turn is played again whenever it is copied."""
HOT = 64
"""So many tables keep what was shown of them ready."""
_LETTERS = string.ascii_lowercase + string.digits


class _Slot:
    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.table: Table | None = None
        self.used = 0.0


class Tables(Company):
    """Opens tables, and carries out what people around them ask for."""

    def __init__(self, store: Store, kept: int = 500, webhooks: bool = False, random: Random | None = None) -> None:
        self.store = store
        self.kept = kept
        self.webhooks = webhooks
        self.random = random or SystemRandom()
        self.dice = chance(self.random)
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._hot: OrderedDict[str, _Slot] = OrderedDict()
        """The tables that were asked for last."""
        self._guard = threading.Lock()

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._slots)

    @contextmanager
    def open(self, id: str, rev: int | None = None) -> Iterator[Table]:
        """A table as the database has it now, locked for this caller.

        With `rev`, a table that stands at this revision in memory is believed without asking the database: what is
        about to be committed, or has just been, is compared with the database anyway.
        """
        slot = self._slot(id)
        with slot.lock:
            try:
                if rev is None or slot.table is None or slot.table.rev != rev:
                    slot.table = self._current(id, slot.table)
                yield slot.table
            finally:
                if slot.table is None or slot.table.unsaved:
                    self._drop(id, slot)

    def _slot(self, id: str) -> _Slot:
        with self._guard:
            slot = self._slots.pop(id, None) or _Slot()
            self._slots[id] = slot
            slot.used = time.monotonic()
            self._hot.pop(id, None)
            self._hot[id] = slot
            if len(self._hot) > HOT:
                _, cool = self._hot.popitem(last=False)
                if cool.table is not None:
                    cool.table.cool_down()
            while len(self._slots) > self.kept or next(iter(self._slots.values())).used < slot.used - IDLE:
                self._slots.popitem(last=False)
            return slot

    def _drop(self, id: str, slot: _Slot) -> None:
        """Forget what is in memory; the database knows."""
        slot.table = None
        with self._guard:
            if self._slots.get(id) is slot:
                del self._slots[id]

    def _current(self, id: str, known: Table | None) -> Table:
        head = self.store.head(id)
        if head is not None and known is not None and known.rev == head[0]:
            if known.news != head[1]:
                seats, known.rematch, known.news = self.store.people(id)
                known.seats = {seat.faction: seat for seat in seats}
                known.chat = None
            return known
        if head is not None and known is not None and known.rev < head[0]:
            later = self.store.since(id, known.game.length)
            if later is not None and known.catch_up(later):
                return known
        saved = self.store.load(id) if head is not None else None
        if saved is None:
            raise Problem("no-table", table=id[:40])
        return Table(saved)

    def chat(self, table: Table) -> list[Line]:
        """The last lines of the chat."""
        if table.chat is None:
            table.chat = self.store.chat(table.id)
        return table.chat

    def peek(self, id: str) -> Table | None:
        """A table that is in memory, without waiting for it: only what is replaced as a whole may be looked at."""
        slot = self._slots.get(id)
        return None if slot is None else slot.table

    # New tables.

    def create(self, message: Create) -> NewTable:
        if message.record is not None:
            if message.game or message.options or message.seats or message.lesson:
                raise Problem("record-alone")
            start, choices = self._from_record(message.record)
        elif message.lesson:
            start, choices = lesson(message.game), []
        else:
            start, choices = _from_options(message), []
        _check_gifts([choice for choice, _ in choices])
        saved = Saved(_new_id(), start.game, json.dumps(start.data()), message.friendly, "", choices=choices)
        table = Table(saved)
        rules, board = table.rules, table.game.board
        persons = [name for f, name in enumerate(rules.spec.factions) if rules.is_player(board, f)]
        _check_seats(message.seats, persons)
        minds = {faction: kind for faction, kind in message.seats.items() if is_mind(kind)}
        for faction in message.open:
            if faction not in persons or faction in minds:
                raise Problem("bad-seat", seat=faction)
        tokens = {faction: secrets.token_urlsafe(24) for faction in persons}
        table.proceed(self.dice)
        saved.host = next((f for f in persons if f not in minds and f not in message.open), "")
        if not saved.host:
            raise Problem("bad-seat", seat=message.open[0]) if message.open else Problem("no-person")
        saved.choices, saved.checksum = table.choices(), table.checksum
        saved.seats = [
            Seat(
                faction, digest(token), taken=faction in minds, mind=minds.get(faction, ""),
                open=faction in message.open,
            )
            for faction, token in tokens.items()
        ]  # fmt: skip
        saved.clock, saved.asked = message.clock, int(time.time()) if message.clock else 0
        self.store.create(saved)
        given = {faction: token for faction, token in tokens.items() if faction not in minds}
        return {"table": saved.id, "tokens": given, "host": saved.host}

    def branch(self, id: str, at: int) -> NewTable:
        """A table of its own that goes on where this one stood after so many choices, as all who watch know it. The
        game it comes from is not touched; what lies hidden there is dealt anew."""
        with self.open(id) as table:
            if at > table.game.length:
                raise Problem("no-such-choice", number=at, last=table.game.length)
            copy, friendly = table.game.clone(), table.friendly
        found = record.record(copy, [])
        begun = Record(found.game, found.version, found.options, found.position, found.choices[:at], stopped=at)
        return self.create(Create(record=archive.shown(begun), friendly=friendly))

    def _from_record(self, text: str) -> tuple[Record, list[tuple[str, bool]]]:
        """A record that was sent, checked choice by choice; what it withholds is dealt anew."""
        try:
            found = record.read(text + "\n" * ("\n" not in text))
        except ValueError:
            raise Problem("bad-record", line=1, reason="not-text", details={}) from None
        if len(found.choices) > LONGEST:
            raise Problem("too-long", most=LONGEST)
        again = record.record(self._dealt(found.replay(rules_for)))
        # In its canonical form a position is short, whatever came in.
        start = Record(again.game, again.version, again.options, again.position, [])
        return start, [(choice, False) for _, choice in again.choices]

    def _anew(self, start: str) -> Record:
        """The same beginning, by the rules of this version. What was hidden, and a deck that was settled, is not the
        same again."""
        begun = begin(json.dumps({**json.loads(start), "version": __version__}))
        return record.record(self._dealt(record.record(begun, []).begin(rules_for)))

    def _dealt(self, game: Game) -> Game:
        """A game in which nothing is withheld any more."""
        game.redeal(range(len(game.rules.spec.factions)), self.random.shuffle)
        return game

    def rematch(self, id: str, tokens: Sequence[str], message: Rematch) -> NewTable:
        """A new game with the same options and seats. Everybody's secret stays the same."""
        with self.open(id) as table:
            seat = some(table.holders(tokens))
            if table.rematch is None:
                start = json.dumps(self._anew(table.start).data())
                saved = Saved(_new_id(), table.rules.spec.game, start, table.friendly, table.host, clock=table.clock)
                saved.asked = int(time.time()) if table.clock else 0
                again = Table(saved)
                again.proceed(self.dice)
                saved.choices, saved.checksum = again.choices(), again.checksum
                saved.seats = [replace(seat, open=False, used=0) for seat in table.seats.values()]
                try:
                    table.rematch = self.store.rematch(id, asked_for(seat, message), saved)
                except Repeated:
                    table.rematch = self.store.people(id)[1]
                    if table.rematch is None:
                        raise Problem("request-reused") from None
            held = {seat: token for token in tokens for seat in table.holders([token])}
            return {"table": table.rematch or "", "tokens": held, "host": table.host}

    # Changes of the game.

    def choose(self, id: str, tokens: Sequence[str], message: Choose) -> Change:
        return self._believing(id, message, lambda table: self._choose(table, tokens, message))

    def _choose(self, table: Table, tokens: Sequence[str], message: Choose) -> Change:
        seats = table.holders(tokens)
        if change := self._again(table, seats, message):
            return change
        choices = message.all()
        seat = table.seat_choosing(seats, choices[0])
        before = table.game.length
        if before >= LONGEST:
            raise Problem("too-long", most=LONGEST)
        if " " in choices[0]:
            _check_gifts([*table.game.tape[-GIFTS[1] :], choices[0]])

        def act() -> None:
            if " " in choices[0]:
                table.play(choices[0])
            else:
                table.choose(seats, choices, message.on, message.most)

        return self._commit(table, before, False, asked_for(seat, message), act)

    def undo(self, id: str, tokens: Sequence[str], message: Undo) -> Change:
        return self._believing(id, message, lambda table: self._undo(table, tokens, message))

    def _believing(self, id: str, message: Choose | Undo | Rewind, act: Callable[[Table], Change]) -> Change:
        """Act on the table as this process knows it; if it turns out that it has moved on elsewhere, or a secret is
        not what it was, once more on the table as it is."""
        try:
            with self.open(id, message.rev) as table:
                known = (table.rev, table.news)
                return act(table)
        except Problem as problem:
            if problem.id not in ("old-revision", "bad-token") or self.store.head(id) == known:
                raise
        with self.open(id) as table:
            return act(table)

    def _undo(self, table: Table, tokens: Sequence[str], message: Undo) -> Change:
        seats = table.holders(tokens)
        if change := self._again(table, seats, message):
            return change
        game = table.game
        if game.undoable <= 0 or not any(not forced for forced in table.forced[game.fence :]):
            raise Problem("nothing-to-undo")
        seat = table.seat_for(seats, game.actor)
        keep = max(n for n, forced in enumerate(table.forced) if not forced)
        return self._commit(table, keep, True, asked_for(seat, message), lambda: table.take_back(keep))

    def rewind(self, id: str, tokens: Sequence[str], message: Rewind) -> Change:
        return self._believing(id, message, lambda table: self._rewind(table, tokens, message))

    def _rewind(self, table: Table, tokens: Sequence[str], message: Rewind) -> Change:
        seats = table.holders(tokens)
        if change := self._again(table, seats, message):
            return change
        if table.host not in have(seats):
            raise Problem("not-host")
        if not table.friendly:
            raise Problem("not-friendly")
        if message.at >= table.game.length:
            raise Problem("no-such-choice", number=message.at, last=table.game.length - 1)
        choices = table.choices()[: message.at]
        request = asked_for(table.host, message)
        return self._commit(table, message.at, True, request, lambda: table.build(choices))

    def _again(self, table: Table, seats: list[str], message: Choose | Undo | Rewind) -> Change | None:
        """Nothing to do if this was done before; refused if it was meant for an earlier state of the table.

        What was done has moved the revision, so there is nothing to look up while that is still the same.
        """
        if message.rev == table.rev:
            have(seats)
            return None
        if self._done(table, have(seats), message):
            return Change(seats[0], repeated=True)
        raise Problem("old-revision")

    def _commit(self, table: Table, keep: int, cut: bool, request: Request, act: Callable[[], None]) -> Change:
        """Change the table in memory, then in the database; if that fails, the memory is given up (`open`)."""
        table.unsaved = True
        asked = _asked(table)
        act()
        table.proceed(self.dice)
        head, added = (table.rev, table.news), table.choices(keep)
        taken = _time_taken(table, asked) if table.clock and _asked(table) != asked else None
        try:
            self.store.play(table.id, head, request, keep, cut, added, table.checksum, taken)
        except Repeated:
            raise Problem("request-reused") from None
        except Problem:
            # Another process was quicker: with this very request, if it was sent to both.
            if self.store.made(table.id, [request.faction], request.id) == request.digest:
                return Change(request.faction, repeated=True)
            raise
        table.rev, table.news = head[0] + 1, head[1] + 1
        table.unsaved = False
        if taken is not None:
            table.asked = taken[2]
            table.seats[taken[0]].used += taken[1]
        notice = _notice(table) if self.webhooks and _asked(table) not in ("", asked) else None
        return Change(request.faction, notice=notice, rev=table.rev)

    # Players of the program.

    def thinker(self, id: str) -> Task | None:
        """What a player of the program is asked at a table, if it is its turn to answer."""
        with self.open(id) as table:
            decision, names = table.game.decision, table.rules.spec.factions
            if decision is None or not table.minds:
                return None
            faction = table.rules.leader(table.game.board, decision.actor)
            mind = table.minds.get(names[decision.actor]) or table.minds.get(names[faction])
            if mind is None:
                return None
            game = table.game.clone()
            turn = game.length - len(game.since_checkpoint)
            return Task(table.rev, names[decision.actor], game, turn, mind)

    def act(self, id: str, rev: int, faction: str, choices: Sequence[str]) -> Change:
        """A player of the program makes these choices, as far as they are its own to make."""
        with self.open(id, rev) as table:
            if table.rev != rev:
                raise Problem("old-revision")
            actor, before = table.rules.spec.faction_index[faction], table.game.length
            if before >= LONGEST:
                raise Problem("too-long", most=LONGEST)

            def play() -> None:
                for choice in choices:
                    decision = table.game.decision
                    if decision is None or decision.actor != actor:
                        break
                    table.game.check(choice)
                    table.play(choice)

            request = Request(faction, f"mind-{rev}", digest(" ".join(choices)))
            return self._commit(table, before, False, request, play)


def _asked(table: Table) -> str:
    """The player who is to decide, named by the faction; empty if there is none."""
    decision, rules = table.game.decision, table.rules
    return "" if decision is None else rules.spec.factions[rules.leader(table.game.board, decision.actor)]


def _time_taken(table: Table, before: str) -> tuple[str, int, int] | None:
    """By which seat how long, and that another one is asked from now on; a seat that leads several counts for all."""
    now = int(time.time())
    seat = before if before in table.seats else ""
    return (seat, max(0, now - table.asked), now) if seat else None


def _notice(table: Table) -> tuple[str, dict[str, str]] | None:
    decision, rules = table.game.decision, table.rules
    seat = table.seats.get(_asked(table))
    if decision is None or seat is None or not seat.webhook:
        return None
    words = words_for(seat.lang, rules.spec.game)
    text = f"{words.say('game-title')}: {words.faction(decision.actor)} · {words.prompt(decision)}"
    notice = {
        "type": "turn",
        "table": table.id,
        "game": rules.spec.game,
        "faction": rules.spec.factions[decision.actor],
    }
    return seat.webhook, {**notice, "path": f"/t/{table.id}", "text": text, "content": text}


def _check_gifts(choices: Sequence[str]) -> None:
    most, among = GIFTS
    last: deque[int] = deque(maxlen=most + 1)
    for n, choice in enumerate(choices):
        if " " in choice:
            last.append(n)
            if len(last) > most and n - last[0] < among:
                raise Problem("too-many-gifts", most=most, among=among)


def is_id(id: str) -> bool:
    """Whether it could be the id of a table."""
    return id.isascii() and id.isalnum() and len(id) <= 32


def check_id(id: str) -> str:
    if not is_id(id):
        raise Problem("no-table", table=id[:40])
    return id


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def _from_options(message: Create) -> Record:
    return Record(message.game, __version__, settled(message.game, message.options, message.seats), None, [])


def _check_seats(seats: Mapping[str, str], persons: list[str]) -> None:
    """The seats asked for are those that the options make."""
    for faction, kind in seats.items():
        if (kind != "nonplayer") != (faction in persons):
            raise Problem("option-clash", reason="seats")
