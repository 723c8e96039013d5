"""Everybody who watches a table live: each is sent what they may see of it after every change."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...kernel.errors import Problem
from ...table.play.saved import Line
from ...table.protocol.shapes import ChatLine
from ...table.views import state as views
from ...table.views.viewer import Presence, Viewer
from ..store.tables import Tables
from .queue import Queue

MOST = 100
"""Spectators of one table, and as many of its players: spectators never use up the players' places."""
STALE = 60.0
"""After so many seconds without news another process, and who is connected to it, is taken for gone."""


RETRY = 2.0
"""Seconds after which a table that could not be shown is tried again."""
_LOG = logging.getLogger("abyssal.hub")

Kind = tuple[tuple[str, ...], str]
"""Seats and language: clients with the same ones are shown the same."""


class Subscriber:
    """One connection. What can be sent is sent at once; of what has to wait only the newest state does, so a slow
    reader costs nothing."""

    def __init__(
        self,
        send: Callable[[bytes], bool],
        seats: Sequence[str],
        language: str,
        persons: Sequence[str],
        secrets: Sequence[str] = (),
    ) -> None:
        self._send = send
        """Sends a message if the connection takes it now; whether it did."""
        self.seats = tuple(seats)
        self.secrets = tuple(secrets)
        """By which the seats are held."""
        self.dismissed = False
        """Whether a seat was given a new secret since."""
        self.persons = persons
        """All seats of the table."""
        self.language = language
        self._state: bytes | None = None
        self._others: deque[bytes] = deque(maxlen=50)
        self._wake = asyncio.Event()
        self._idle = True
        """Whether nothing that had to wait is being sent just now: nothing may overtake that."""

    def show(self, state: bytes) -> None:
        if self._sent(state):
            self._state = None
        else:
            self._state = state
            self._wake.set()

    def tell(self, message: Any) -> None:
        text = msgspec.json.encode(message)
        if self._others or self._state is not None or not self._sent(text):
            self._others.append(text)
            self._wake.set()

    def _sent(self, text: bytes) -> bool:
        return self._idle and not self.dismissed and self._send(text)

    def dismiss(self) -> None:
        self.dismissed = True
        self._wake.set()

    async def waiting(self) -> list[bytes]:
        """What had to wait and is to be sent next, as soon as there is anything."""
        self._idle = True
        await self._wake.wait()
        self._wake.clear()
        self._idle = False
        if self.dismissed:
            raise Problem("bad-token")
        found = [self._state] if self._state is not None else []
        self._state = None
        found += self._others
        self._others.clear()
        return found


class Hub:
    """The connections of this process, by table. Lives on the event loop."""

    def __init__(self, tables: Tables, queue: Queue, watchers: Queue) -> None:
        self.tables = tables
        self.queue = queue
        self.watchers = watchers
        """Where those stand who hold no seat."""
        self.rooms: dict[str, set[Subscriber]] = {}
        self._here: dict[str, Presence] = {}
        """Who is in a room, once that was asked for: every choice asks, and few come and go."""
        self.elsewhere: dict[str, dict[str, tuple[float, Presence]]] = {}
        """Who is connected to other processes: by table and process, with the time of that news."""
        self.on_presence: Callable[[str], None] | None = None
        """Called with a table when a client came or went here, to tell other processes."""
        self.on_news: Callable[[str], None] | None = None
        """Called with a table that has changed, or that a client has come to, so that players of the program go on."""
        self._again: dict[str, bool] = {}
        self._running: set[asyncio.Task[None]] = set()

    # Coming and going.

    def join(self, table: str, subscriber: Subscriber) -> None:
        room = self.rooms.get(table, set())
        if sum(1 for other in room if bool(other.seats) == bool(subscriber.seats)) >= MOST:
            raise Problem("too-often")
        self.rooms.setdefault(table, room).add(subscriber)
        self._moved(table)
        self._wake(table)

    def leave(self, table: str, subscriber: Subscriber) -> None:
        room = self.rooms.get(table, set())
        room.discard(subscriber)
        if not room:
            self.rooms.pop(table, None)
        self._moved(table)

    def _moved(self, table: str) -> None:
        self._here.pop(table, None)
        self.tell_people(table)
        if self.on_presence is not None:
            self.on_presence(table)

    def count(self) -> int:
        """How many are connected to this process."""
        return sum(len(room) for room in self.rooms.values())

    def here(self, table: str) -> Presence:
        """Who is connected to this process."""
        found = self._here.get(table)
        if found is None:
            room = self.rooms.get(table, ())
            seats = frozenset(seat for subscriber in room for seat in subscriber.seats)
            found = Presence(seats, sum(1 for subscriber in room if not subscriber.seats))
            if room:
                self._here[table] = found
        return found

    def presence(self, table: str) -> Presence:
        """Who is connected to any process."""
        found = self.here(table)
        others = self.elsewhere.get(table, {})
        for heard, there in others.values():
            if time.monotonic() - heard < STALE:
                found = Presence(found.factions | there.factions, found.spectators + there.spectators)
        return found

    def heard(self, table: str, process: str, there: Presence) -> None:
        """Another process tells who is connected to it."""
        known = self.elsewhere.setdefault(table, {})
        before = known.get(process, (0.0, Presence()))[1]
        known[process] = (time.monotonic(), there)
        if not there.factions and not there.spectators:
            del known[process]
        if not known:
            del self.elsewhere[table]
        if there != before:
            self.tell_people(table)

    def forget_silent(self) -> None:
        """Other processes that have said nothing for too long are gone, and so are the clients connected to them."""
        now = time.monotonic()
        for table, known in list(self.elsewhere.items()):
            gone = [process for process, (heard, _) in known.items() if now - heard >= STALE]
            for process in gone:
                self.heard(table, process, Presence())

    def tell_people(self, table: str) -> None:
        now = self.presence(table)
        for subscriber in self.rooms.get(table, ()):
            online = [{"id": faction, "online": faction in now.factions} for faction in subscriber.persons]
            subscriber.tell({"type": "people", "people": {"spectators": now.spectators, "factions": online}})

    # News.

    def said(self, table: str, line: ChatLine) -> None:
        """A line of the chat: what players say is for players only, what those say who watch is for all."""
        for subscriber in self.rooms.get(table, ()):
            if subscriber.seats or not line["faction"]:
                subscriber.tell({"type": "chat", "line": line})

    def changed(self, table: str, rev: int | None = None) -> None:
        """The table has changed: everybody around it is shown how it stands, once, however often this is called.

        With the revision that it was just brought to here, what was shown of it already is not made anew.
        """
        self._wake(table)
        if table not in self.rooms or (rev is not None and self._show_ready(table, rev)):
            return
        if table in self._again:
            self._again[table] = True
            return
        self._again[table] = False
        task = asyncio.get_running_loop().create_task(self._push(table))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def _wake(self, table: str) -> None:
        if self.on_news is not None:
            self.on_news(table)

    def _show_ready(self, table: str, rev: int) -> bool:
        """Show everybody what is ready, if all of it is."""
        opened, presence = self.tables.peek(table), self.presence(table)
        if opened is None or opened.unsaved or table in self._again:
            return False
        at, shown = opened.shown_at, opened.shown
        room = self.rooms[table]
        states = {(one.seats, one.language): shown.get((one.seats, one.language, presence)) for one in room}
        if at[0] != rev or not all(states.values()):
            return False
        self._tell_states(
            list(room), {kind: b'{"type":"state","state":%b}' % state for kind, state in states.items() if state}
        )
        return True

    async def _push(self, table: str) -> None:
        try:
            while True:
                self._again[table] = False
                room = list(self.rooms.get(table, ()))
                kinds = {(subscriber.seats, subscriber.language) for subscriber in room}
                players = {kind for kind in kinds if kind[0]}
                shown = await self._shown(table, players, room) if players else {}
                self._tell_states(room, shown)
                # The players know; now those who watch.
                shown = await self._shown(table, kinds - players, []) if kinds != players else {}
                self._tell_states(room, shown)
                if not self._again[table]:
                    return
        except Problem as problem:
            if problem.id == "no-database":
                asyncio.get_running_loop().call_later(RETRY, self.changed, table)
            return
        except Exception:
            # Spectators are not left with an old state.
            _LOG.exception("table %s cannot be shown", table)
            asyncio.get_running_loop().call_later(RETRY, self.changed, table)
        finally:
            del self._again[table]

    def _tell_states(self, room: Sequence[Subscriber], shown: dict[Kind, bytes]) -> None:
        for subscriber in room:
            state = shown.get((subscriber.seats, subscriber.language))
            if state is not None and not subscriber.dismissed:
                subscriber.show(state)

    async def _shown(self, table: str, kinds: set[Kind], room: Sequence[Subscriber]) -> dict[Kind, bytes]:
        """The table as each kind of viewer sees it; from the room those are sent away whose secret is an old one."""
        presence = self.presence(table)
        queue = self.queue if any(seats for seats, _ in kinds) else self.watchers
        found, old = await queue.wait(table, lambda: self._states(table, kinds, presence, room))
        for subscriber in old:
            subscriber.dismiss()
        return found

    async def show(self, table: str, subscriber: Subscriber) -> None:
        """Show one of them how the table stands."""
        kind = (subscriber.seats, subscriber.language)
        subscriber.show((await self._shown(table, {kind}, []))[kind])

    def _states(
        self, table: str, kinds: set[Kind], presence: Presence, room: Sequence[Subscriber]
    ) -> tuple[dict[Kind, bytes], list[Subscriber]]:
        with self.tables.open(table) as opened:
            chat: list[Line] = self.tables.chat(opened)
            shown = {
                (seats, language): b'{"type":"state","state":%b}'
                % views.shown(opened, Viewer(seats, language, presence, chat, self.tables.webhooks))
                for seats, language in kinds
            }
            return shown, [one for one in room if not opened.admits(one.secrets)]

    async def close(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
