"""Several server processes behind one port.

The first process accepts connections, peeks at the first line of each, and hands the connection to the process of its
table. Any process can serve any table, but when one process gets all requests for a table, no other has to replay its
game.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count

import uvicorn

from .connections import HEAD_SECONDS
from .counting import Counts, shared_file
from .serving import SHUTDOWN_SECONDS

CHANNEL = "ABYSSAL_CHANNEL"
"""The environment variable of a process that is handed its connections: the file descriptor over which it gets them,
that of the counters that all processes share, and its number among them."""
MAX_PEEKING = 1000
"""Connections that may wait for their first line. Further ones are handed on without peeking."""
WATCH_SECONDS = 0.5
"""Time between two checks for processes that ended."""
_TABLE = re.compile(rb"[A-Z]+ /(?:api/tables|t)/([A-Za-z0-9]+)")
_LOG = logging.getLogger("abyssal.processes")


class Child(uvicorn.Server):
    """A server that is handed its connections instead of accepting them."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket) -> None:
        super().__init__(config)
        self._channel = channel
        self._tasks: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self._channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self._channel.fileno(), self._take_connection)
        self._channel.send(b"r")

    def _take_connection(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            said, files, _, _ = socket.recv_fds(self._channel, 1, 1)
        except BlockingIOError:
            return
        except ConnectionError:
            said, files = b"", []
        if not said:
            # The first process is gone.
            loop.remove_reader(self._channel.fileno())
            self.should_exit = True
        for file in files:
            connection = socket.socket(fileno=file)
            connection.setblocking(False)
            task = loop.create_task(loop.connect_accepted_socket(self._protocol, connection))
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.warning("a connection could not be taken over: %s", type(task.exception()).__name__)

    def _protocol(self) -> asyncio.Protocol:
        make = self.config.http_protocol_class
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]


class Parent:
    """Accepts connections, hands them on, and restarts processes that end."""

    def __init__(
        self, listener: socket.socket, processes: int, command: Sequence[str], counters: int,
        on_ready: Callable[[], None],
    ) -> None:  # fmt: skip
        self.listener = listener
        self.on_ready = on_ready
        """Called when all processes serve."""
        self.command = list(command)
        self.count = processes
        self.counters = counters
        """The file of counters that all processes share."""
        self._children: list[tuple[subprocess.Popen[bytes], socket.socket]] = []
        self._peeking = 0
        self._next = count()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Event()

    def _start(self, index: int) -> tuple[subprocess.Popen[bytes], socket.socket]:
        ours, theirs = socket.socketpair()
        files = [theirs.fileno(), self.counters]
        environment = {**os.environ, CHANNEL: f"{files[0]} {files[1]} {index}"}
        process = subprocess.Popen(self.command, env=environment, pass_fds=files, stdin=subprocess.DEVNULL)
        theirs.close()
        ours.setblocking(False)
        return process, ours

    async def run(self) -> int:
        """Run until a signal ends it. Return 1 if a process cannot be started."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._ending.set)
        self._children = [self._start(index) for index in range(self.count)]
        try:
            for process, channel in self._children:
                if not await self._is_ready(channel):
                    return process.wait() or 1
            self.on_ready()
            self.listener.setblocking(False)
            watching = loop.create_task(self._watch())
            accepting = loop.create_task(self._accept())
            await self._ending.wait()
            for task in (accepting, watching, *self._tasks):
                task.cancel()
            await asyncio.gather(accepting, watching, *self._tasks, return_exceptions=True)
            return 0
        finally:
            self._end()

    async def _is_ready(self, channel: socket.socket) -> bool:
        return await asyncio.get_running_loop().sock_recv(channel, 1) == b"r"

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            for i, (process, channel) in enumerate(self._children):
                if process.poll() is not None:
                    _LOG.warning("a server process ended (%d) and is started again", process.returncode)
                    channel.close()
                    started = self._start(i)
                    if await self._is_ready(started[1]):
                        self._children[i] = started

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(self.listener)
            except OSError as error:
                _LOG.warning("a connection could not be accepted: %s", error.strerror)
                await asyncio.sleep(0.1)
                continue
            task = loop.create_task(self._hand_on(connection))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _hand_on(self, connection: socket.socket) -> None:
        """Hand a connection to the process of its table. A client that sends nothing in time is not served."""
        with connection:
            line = b""
            if self._peeking < MAX_PEEKING:
                self._peeking += 1
                try:
                    await asyncio.wait_for(_wait_readable(connection), HEAD_SECONDS)
                    with suppress(OSError):
                        line = connection.recv(256, socket.MSG_PEEK)
                    if not line:
                        return
                except TimeoutError:
                    return
                finally:
                    self._peeking -= 1
            found = _TABLE.match(line)
            first = zlib.crc32(found[1]) if found else next(self._next)
            for i in range(self.count):
                _, channel = self._children[(first + i) % self.count]
                with suppress(OSError):
                    socket.send_fds(channel, [b"c"], [connection.fileno()])
                    return

    def _end(self) -> None:
        for process, _ in self._children:
            if process.poll() is None:
                process.terminate()
        for process, channel in self._children:
            try:
                process.wait(SHUTDOWN_SECONDS + 2)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            channel.close()


async def _wait_readable(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    readable = loop.create_future()

    def finish() -> None:
        if not readable.done():
            readable.set_result(None)

    loop.add_reader(connection.fileno(), finish)
    try:
        await readable
    finally:
        loop.remove_reader(connection.fileno())


def inherited_channel() -> tuple[socket.socket, Counts] | None:
    """Return the channel and the counters of a process that is handed its connections, or None in the first process."""
    numbers = os.environ.pop(CHANNEL, "").split()
    if len(numbers) != 3 or not all(number.isdecimal() for number in numbers):
        return None
    channel, counters, index = map(int, numbers)
    return socket.socket(fileno=channel), Counts(counters, index)


def run(listener: socket.socket, processes: int, on_ready: Callable[[], None]) -> int:
    """Run the first process, which starts the others with its own arguments."""

    async def main() -> int:
        command = [sys.executable, "-m", "abyssal", *sys.argv[1:]]
        with shared_file() as counters:
            return await Parent(listener, processes, command, counters, on_ready).run()

    return asyncio.run(main())
