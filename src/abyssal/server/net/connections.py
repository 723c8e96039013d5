"""Connections: how many there may be, and deadlines for reading and writing.

uvicorn reads and writes HTTP and WebSocket. These subclasses of its protocols end connections that would stay open for
ever: a request that is never finished, a response that is never read.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ..http.limits import Limits, Proxies, bucket, is_loopback
from .counting import Counts

HEAD_SECONDS = 10.0
"""Time for the head of a request, from the beginning of the connection."""
BODY_SECONDS = 30.0
"""Time for the body of a request."""
STALL_SECONDS = 30.0
"""How long a client may read nothing while data waits to be sent."""
LINGER_SECONDS = 5.0
"""Time for data that still waits to be sent when a connection is closed."""
MAX_HEAD_BYTES = 64 * 1024
MAX_BYTES_WAITING = 1024 * 1024
"""A connection is closed when more bytes than this wait to be sent."""
MAX_PIPELINED = 16
"""Requests of one connection that may wait for the response to an earlier one."""
SPARE_FILES = 100
"""Open files reserved for the database and the page."""


def allow_files(most: int = 65_536) -> int:
    """Raise the limit of open files, and return it. Each connection is one."""
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
    """Counts connections to this process, and those of each address to all processes. Lives on the event loop."""

    def __init__(
        self,
        most: int = 4000,
        each: int = Limits.connections,
        proxies: Proxies | None = None,
        local: bool = True,
        counts: Counts | None = None,
        requests: int = Limits.requests,
    ) -> None:
        self.most = min(most, max(50, allow_files() - SPARE_FILES))
        self.each = each
        self.proxies = proxies or Proxies([])
        self.spare_local = local
        self.inside = 0
        self.counts = counts or Counts()
        self.requests = requests
        """Requests of one address in a minute. Beyond them, its connections are refused."""
        self._silent: OrderedDict[asyncio.Transport, None] = OrderedDict()
        """Connections without a request so far, the oldest first."""

    def enter(self, transport: asyncio.Transport, peer: str) -> str | None:
        """Count a connection. Return the key it is counted under, or None if there is no room.

        When all places are taken, the oldest connection without a request makes room.
        """
        spared = peer in self.proxies or (self.spare_local and is_loopback(peer))
        key = "" if spared else bucket(peer)
        if self.inside >= self.most and not self._silent:
            return None
        if key and (self.counts.level(f"requests {key}", 60) >= self.requests or not self.counts.hold(key, self.each)):
            return None
        if self.inside >= self.most:
            oldest, _ = self._silent.popitem(last=False)
            oldest.abort()
        self.inside += 1
        self._silent[transport] = None
        return key

    def note_request(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a request."""
        self._silent.pop(transport, None)

    def leave(self, transport: asyncio.Transport, key: str) -> None:
        self.inside -= 1
        self._silent.pop(transport, None)
        if key:
            self.counts.release(key)


class _Deadline:
    """Closes a connection after some time, unless it is stopped or started again."""

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
    """Seconds for the rest of the current request; 0 if nothing is missing."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reading = _Deadline(self.loop, transport)
        self._writing = _Deadline(self.loop, transport)
        self._key = self.door.enter(transport, self.client[0] if self.client else "")
        if self._key is None:
            transport.abort()
        else:
            self._allowed = HEAD_SECONDS
            self._reading.start(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._reading.stop()
        self._writing.stop()
        if self._key is not None:
            self.door.leave(self.transport, self._key)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            # On a connection that is kept open, even an empty line stops the clock.
            self._allowed = self._allowed or HEAD_SECONDS
        self._head += len(data)
        super().data_received(data)
        if self._head > MAX_HEAD_BYTES and not self._handed:
            self.transport.abort()
        # Most requests arrive in one piece and need no deadline.
        if self._allowed and not self._reading.running:
            self._reading.start(self._allowed)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["state"]["answer"] = self.answer

    def on_headers_complete(self) -> None:
        self._head = 0
        self._reading.stop()
        self._allowed = BODY_SECONDS
        self.door.note_request(self.transport)
        super().on_headers_complete()
        if len(self.pipeline) > MAX_PIPELINED:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._reading.stop()
        self._allowed = 0
        super().on_message_complete()

    def answer(self, scope: Any, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> bool:
        """Send a complete response in one write; `RequestResponseCycle.send` would need two.

        Return whether it was sent. In unusual cases it is not, and uvicorn has to do it.
        """
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
        self._reading.stop()
        self._allowed = 0
        self._writing.stop()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._writing.start(STALL_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._writing.stop()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._writing.start(LINGER_SECONDS)


class Ws(WebSocketsSansIOProtocol):
    """WebSocket with deadlines. `door` is set by `protocols`. The connection was counted as HTTP."""

    door: Door

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._writing = _Deadline(self.loop, transport)
        http = transport.get_protocol()
        self._key: str | None = http._key if isinstance(http, Http) else None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._writing.stop()
        if self._key is not None:
            self.door.leave(self.transport, self._key)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # Pings are answered even if the client does not read.
        if self.transport.get_write_buffer_size() > MAX_BYTES_WAITING:
            self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope["state"]["tell"] = self.tell
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.transport.get_write_buffer_size() > MAX_BYTES_WAITING:
            self.transport.abort()

    def tell(self, text: bytes) -> bool:
        """Send a UTF-8 text if nothing waits before it. Return whether it was sent."""
        if self.disconnected or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.writelines(self.conn.data_to_send())
        if self.transport.get_write_buffer_size() > MAX_BYTES_WAITING:
            self.transport.abort()
        return True

    def pause_writing(self) -> None:
        self._writing.start(STALL_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._writing.stop()
        super().resume_writing()


def protocols(door: Door) -> tuple[type[Http], type[Ws]]:
    """Return the protocols of one server."""
    return type("DoorHttp", (Http,), {"door": door}), type("DoorWs", (Ws,), {"door": door})
