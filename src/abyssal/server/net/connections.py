"""The connections themselves: how many there may be, and how long one may take to say or to hear something.

uvicorn reads and writes HTTP and WebSocket; these subclasses of its protocols end what would be held for good: a
request that is never finished, an answer that is never read.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ..http.limits import Proxies, bucket, is_loopback

HEAD = 10.0
"""Seconds for the head of a request, from the moment the connection is there."""
BODY = 30.0
"""Seconds for its body."""
STALLED = 30.0
"""Seconds for which a reader may read nothing while something waits to be sent."""
LINGER = 5.0
"""Seconds for what still waits to be sent when a connection is closed."""
MOST_HEAD = 64 * 1024
MOST_WAITING = 1024 * 1024
"""A connection for which more bytes than these wait to be sent is given up."""
PIPELINED = 16
"""Requests of one connection that may wait for the answer to an earlier one."""
SPARE_FILES = 100
"""Of the files the system lets a process open, so many are kept for the database and the page."""


def files_allowed(most: int = 65_536) -> int:
    """How many files this process may have open, after asking the system for more. Each connection is one."""
    try:
        import resource
    except ImportError:
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class Door:
    """Counts the connections, in all and of each address. Lives on the event loop."""

    def __init__(self, most: int = 4000, each: int = 200, proxies: Proxies | None = None, local: bool = True) -> None:
        self.most = min(most, max(50, files_allowed() - SPARE_FILES))
        self.each = each
        self.proxies = proxies or Proxies([])
        self.spare_local = local
        self.inside = 0
        self.turned_away = 0
        self._each: Counter[str] = Counter()
        self._unheard: OrderedDict[asyncio.Transport, None] = OrderedDict()
        """Connections whose first request has not come yet, the oldest first."""

    def enter(self, transport: asyncio.Transport, peer: str) -> str | None:
        """Under which name the connection is counted; none if there is no room for it.

        When all places are taken, the oldest connection that has said nothing yet makes room.
        """
        spared = peer in self.proxies or (self.spare_local and is_loopback(peer))
        key = "" if spared else bucket(peer)
        if key and self._each[key] >= self.each:
            self.turned_away += 1
            return None
        if self.inside >= self.most:
            self.turned_away += 1
            if not self._unheard:
                return None
            oldest, _ = self._unheard.popitem(last=False)
            oldest.abort()
        self.inside += 1
        if key:
            self._each[key] += 1
        self._unheard[transport] = None
        return key

    def heard(self, transport: asyncio.Transport) -> None:
        """The connection has sent a whole request."""
        self._unheard.pop(transport, None)

    def leave(self, transport: asyncio.Transport, key: str) -> None:
        self.inside -= 1
        self._unheard.pop(transport, None)
        if key:
            self._each[key] -= 1
            if not self._each[key]:
                del self._each[key]


class _Patience:
    """A deadline that can be set anew."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._timer is not None

    def start(self, seconds: float) -> None:
        self.stop()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(HttpToolsProtocol):
    """HTTP with deadlines. `door` is set by `protocols`."""

    door: Door
    _key: str | None = None
    _handed = False
    _head = 0
    _allowed = 0.0
    """Seconds for what is still to come of a request; 0 if nothing is."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hearing = _Patience(self.loop, transport)
        self._telling = _Patience(self.loop, transport)
        self._key = self.door.enter(transport, self.client[0] if self.client else "")
        if self._key is None:
            transport.abort()
        else:
            self._allowed = HEAD
            self._hearing.start(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._hearing.stop()
        self._telling.stop()
        if self._key is not None:
            self.door.leave(self.transport, self._key)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            # Even an empty line has stopped the clock of a connection that is kept open.
            self._allowed = self._allowed or HEAD
        self._head += len(data)
        super().data_received(data)
        if self._head > MOST_HEAD and not self._handed:
            self.transport.abort()
        # Most requests come in one piece and need no clock.
        if self._allowed and not self._hearing.running:
            self._hearing.start(self._allowed)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["state"]["answer"] = self.answer

    def on_headers_complete(self) -> None:
        self._head = 0
        self._hearing.stop()
        self._allowed = BODY
        self.door.heard(self.transport)
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._hearing.stop()
        self._allowed = 0
        super().on_message_complete()

    def answer(self, scope: Any, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> bool:
        """Send an answer that is there as a whole, with its length, in one piece: `RequestResponseCycle.send` sends the
        head apart. Whether it was sent; out of the ordinary it is not."""
        cycle = self.cycle
        if (
            cycle.scope is not scope or cycle.response_started or cycle.disconnected or not cycle.keep_alive
            or self.flow.write_paused or scope["method"] == "HEAD"
        ):  # fmt: skip
            return False
        lines = [b"%b: %b\r\n" % header for header in (*self.server_state.default_headers, *headers)]
        cycle.waiting_for_100_continue = False
        cycle.response_started = cycle.response_complete = True
        self.transport.write(b"".join([STATUS_LINE[status], *lines, b"\r\n", body]))
        cycle.message_event.set()
        cycle.on_response()
        return True

    def handle_websocket_upgrade(self) -> None:
        self._handed = True
        self._hearing.stop()
        self._allowed = 0
        self._telling.stop()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._telling.start(STALLED)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._telling.stop()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._telling.start(LINGER)


class Ws(WebSocketsSansIOProtocol):
    """WebSocket for readers who read. `door` is set by `protocols`; the connection was counted as HTTP."""

    door: Door

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._telling = _Patience(self.loop, transport)
        http = transport.get_protocol()
        self._key: str | None = http._key if isinstance(http, Http) else None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._telling.stop()
        if self._key is not None:
            self.door.leave(self.transport, self._key)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # Each ping of a client is answered, whether or not the client reads the answers.
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope["state"]["tell"] = self.tell
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    def tell(self, text: bytes) -> bool:
        """Send a text that is UTF-8 already, if all before it was taken by the system; whether it was sent."""
        if self.disconnected or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.writelines(self.conn.data_to_send())
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
        return True

    def pause_writing(self) -> None:
        self._telling.start(STALLED)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._telling.stop()
        super().resume_writing()


def protocols(door: Door) -> tuple[type[Http], type[Ws]]:
    """The protocols of one server."""
    return type("DoorHttp", (Http,), {"door": door}), type("DoorWs", (Ws,), {"door": door})
