"""Live viewers of tables: after every change each is sent the state they may see."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ...kernel.errors import BadToken, Problem, TooOften, Unavailable
from ...table import encoding
from ...table.play.saved import Line
from ...table.protocol.shapes import ChatLine
from ...table.views import state as views
from ...table.views.viewer import Presence, Viewer
from ..store.tables import Tables
from .queue import Queue

MAX_CONNECTIONS = 100
"""Spectators of one table, and as many players: spectators never use up the places of players."""
SILENCE_SECONDS = 60.0
"""Another process is taken for gone, with its clients, after this long without news."""
RETRY_SECONDS = 2.0
"""Time until a table that could not be rendered is tried again."""
MAX_MESSAGES_WAITING = 50
_LOG = logging.getLogger("abyssal.hub")

Kind = tuple[tuple[str, ...], str]
"""Seats and language. Clients that share both are sent the same state."""


class Subscriber:
    """One connection. Messages are sent at once if possible. Of the states that have to wait only the newest is kept,
    so a slow reader costs nothing."""

    def __init__(
        self,
        send: Callable[[bytes], bool],
        seats: Sequence[str],
        language: str,
        all_seats: Sequence[str],
        tokens: Sequence[str] = (),
        address: str = "",
    ) -> None:
        self.address = address
        """The address that requests over the connection count for; empty if it is not limited."""
        self._send = send
        """Send a message if the connection accepts it now. Return whether it did."""
        self.seats = tuple(seats)
        self.tokens = tuple(tokens)
        self.dismissed = False
        """Whether one of the seats has a new token."""
        self.all_seats = all_seats
        """All seats of the table."""
        self.language = language
        self._state: bytes | None = None
        self._others: deque[bytes] = deque(maxlen=MAX_MESSAGES_WAITING)
        self._wake = asyncio.Event()
        self._idle = True
        """Whether no waiting message is being sent right now. Nothing may overtake one."""

    def send_state(self, state: bytes) -> None:
        if self._try_send(state):
            self._state = None
        else:
            self._state = state
            self._wake.set()

    def send(self, message: Any) -> None:
        text = encoding.encode(message)
        if self._others or self._state is not None or not self._try_send(text):
            self._others.append(text)
            self._wake.set()

    def _try_send(self, text: bytes) -> bool:
        return self._idle and not self.dismissed and self._send(text)

    def dismiss(self) -> None:
        """Disconnect a client whose token is not valid any more."""
        self.dismissed = True
        self._wake.set()

    async def waiting(self) -> list[bytes]:
        """Wait for messages that could not be sent at once, and return them."""
        self._idle = True
        await self._wake.wait()
        self._wake.clear()
        self._idle = False
        if self.dismissed:
            raise BadToken
        found = [self._state] if self._state is not None else []
        self._state = None
        found += self._others
        self._others.clear()
        return found


class Hub:
    """The connections of this process, by table. Lives on the event loop."""

    def __init__(self, tables: Tables, players: Queue, spectators: Queue) -> None:
        self.tables = tables
        self.players = players
        self.spectators = spectators
        self.rooms: dict[str, set[Subscriber]] = {}
        self._here: dict[str, Presence] = {}
        """Who is in a room, cached: every choice asks, and clients rarely come and go."""
        self.elsewhere: dict[str, dict[str, tuple[float, Presence]]] = {}
        """Who is connected to other processes, by table and process, with the time of the news."""
        self.on_presence: Callable[[str], None] | None = None
        """Called with a table when a client came or left here, to tell other processes."""
        self.on_change: Callable[[str], None] | None = None
        """Called with a table that has changed, or that a client has come to, to wake its computer players."""
        self._pushing: dict[str, bool] = {}
        """Tables whose viewers are being updated, and whether the table has changed again meanwhile."""
        self._running: set[asyncio.Task[None]] = set()

    # Coming and going.

    def join(self, table: str, subscriber: Subscriber) -> None:
        room = self.rooms.get(table, set())
        if sum(1 for other in room if bool(other.seats) == bool(subscriber.seats)) >= MAX_CONNECTIONS:
            raise TooOften
        self.rooms.setdefault(table, room).add(subscriber)
        self._presence_changed(table)
        self._wake(table)

    def leave(self, table: str, subscriber: Subscriber) -> None:
        room = self.rooms.get(table, set())
        room.discard(subscriber)
        if not room:
            self.rooms.pop(table, None)
        self._presence_changed(table)

    def _presence_changed(self, table: str) -> None:
        self._here.pop(table, None)
        self.send_presence(table)
        if self.on_presence is not None:
            self.on_presence(table)

    def count(self) -> int:
        """Return the number of connections to this process."""
        return sum(len(room) for room in self.rooms.values())

    def watched(self) -> list[str]:
        """Return the tables that a client is connected to, in any process."""
        return list({**self.rooms, **self.elsewhere})

    def here(self, table: str) -> Presence:
        """Return who is connected to this process."""
        found = self._here.get(table)
        if found is None:
            room = self.rooms.get(table, ())
            seats = frozenset(seat for subscriber in room for seat in subscriber.seats)
            found = Presence(seats, sum(1 for subscriber in room if not subscriber.seats))
            if room:
                self._here[table] = found
        return found

    def presence(self, table: str) -> Presence:
        """Return who is connected to any process."""
        found = self.here(table)
        others = self.elsewhere.get(table, {})
        for heard, there in others.values():
            if time.monotonic() - heard < SILENCE_SECONDS:
                found = Presence(found.factions | there.factions, found.spectators + there.spectators)
        return found

    def note_presence(self, table: str, process: str, there: Presence) -> None:
        """Note who is connected to another process."""
        known = self.elsewhere.setdefault(table, {})
        before = known.get(process, (0.0, Presence()))[1]
        known[process] = (time.monotonic(), there)
        if not there.factions and not there.spectators:
            del known[process]
        if not known:
            del self.elsewhere[table]
        if there != before:
            self.send_presence(table)

    def forget_silent(self) -> None:
        """Forget processes that have announced nothing for too long, and their clients."""
        now = time.monotonic()
        for table, known in list(self.elsewhere.items()):
            gone = [process for process, (heard, _) in known.items() if now - heard >= SILENCE_SECONDS]
            for process in gone:
                self.note_presence(table, process, Presence())

    def send_presence(self, table: str) -> None:
        now = self.presence(table)
        for subscriber in self.rooms.get(table, ()):
            online = [{"id": faction, "online": faction in now.factions} for faction in subscriber.all_seats]
            subscriber.send({"type": "people", "people": {"spectators": now.spectators, "factions": online}})

    # Changes.

    def add_chat_line(self, table: str, line: ChatLine) -> None:
        """Send a line of the chat. Lines of players go to players only, lines of spectators to all."""
        for subscriber in self.rooms.get(table, ()):
            if subscriber.seats or not line["faction"]:
                subscriber.send({"type": "chat", "line": line})

    def update_viewers(self, table: str, rev: int | None = None) -> None:
        """Send the current state to all viewers of a table, once, however often this is called meanwhile.

        `rev` is the revision that this process has just made: states that it has rendered already are sent at once.
        """
        self._wake(table)
        if table not in self.rooms or (rev is not None and self._send_rendered(table, rev)):
            return
        if table in self._pushing:
            self._pushing[table] = True
            return
        self._pushing[table] = False
        task = asyncio.get_running_loop().create_task(self._push(table))
        self._running.add(task)
        task.add_done_callback(partial(self._pushed, table))

    def _pushed(self, table: str, task: asyncio.Task[None]) -> None:
        """Log why an update failed, and try again: viewers must not be left with an old state."""
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("table %s cannot be shown", table, exc_info=error)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.update_viewers, table)

    def _wake(self, table: str) -> None:
        if self.on_change is not None:
            self.on_change(table)

    def _send_rendered(self, table: str, rev: int) -> bool:
        """Send states that are rendered already, if there is one for every viewer. Return whether they were sent."""
        opened, presence = self.tables.peek(table), self.presence(table)
        if opened is None or opened.unsaved or table in self._pushing:
            return False
        at, rendered = opened.rendered_at, opened.rendered
        room = self.rooms[table]
        states = {(one.seats, one.language): rendered.get((one.seats, one.language, presence)) for one in room}
        if at[0] != rev or not all(states.values()):
            return False
        self._send_states(
            list(room), {kind: b'{"type":"state","state":%b}' % state for kind, state in states.items() if state}
        )
        return True

    async def _push(self, table: str) -> None:
        """Render the table and send it, players first, until it stays the same."""
        try:
            while True:
                self._pushing[table] = False
                room = list(self.rooms.get(table, ()))
                kinds = {(subscriber.seats, subscriber.language) for subscriber in room}
                players = {kind for kind in kinds if kind[0]}
                states = await self._render(table, players, room) if players else {}
                self._send_states(room, states)
                states = await self._render(table, kinds - players, []) if kinds != players else {}
                self._send_states(room, states)
                if not self._pushing[table]:
                    return
        except Unavailable:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.update_viewers, table)
        except Problem:
            # The table is gone or cannot be played any more: there is nothing to send.
            return
        finally:
            del self._pushing[table]

    def _send_states(self, room: Sequence[Subscriber], states: dict[Kind, bytes]) -> None:
        for subscriber in room:
            state = states.get((subscriber.seats, subscriber.language))
            if state is not None and not subscriber.dismissed:
                subscriber.send_state(state)

    async def _render(
        self, table: str, kinds: set[Kind], room: Sequence[Subscriber], address: str = ""
    ) -> dict[Kind, bytes]:
        """Render the table for each kind of viewer, and dismiss viewers in the room whose token is old."""
        presence = self.presence(table)
        queue = self.players if any(seats for seats, _ in kinds) else self.spectators
        found, dismissed = await queue.wait(table, lambda: self._states(table, kinds, presence, room), address)
        for subscriber in dismissed:
            subscriber.dismiss()
        return found

    async def show(self, table: str, subscriber: Subscriber) -> None:
        """Send one viewer the current state."""
        kind = (subscriber.seats, subscriber.language)
        subscriber.send_state((await self._render(table, {kind}, [], subscriber.address))[kind])

    def _states(
        self, table: str, kinds: set[Kind], presence: Presence, room: Sequence[Subscriber]
    ) -> tuple[dict[Kind, bytes], list[Subscriber]]:
        with self.tables.open(table) as opened:
            chat: list[Line] = self.tables.chat(opened)
            states = {
                (seats, language): b'{"type":"state","state":%b}'
                % views.render_state(opened, Viewer(seats, language, presence, chat, self.tables.webhooks))
                for seats, language in kinds
            }
            return states, [one for one in room if not opened.admits(one.tokens)]

    async def close(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
