"""Requests for a table wait for it on the event loop, not in a thread that others could use."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

from ..kernel.errors import Problem

MOST = 300
"""How many may wait at one table."""
LAST = 3.0
"""Seconds for what is under way when the server ends."""
T = TypeVar("T")
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Threads:
    """Threads that work for one event loop, on which its methods are called. Python's own executor does the same, and
    more, at several times the cost of handing on a choice."""

    def __init__(self, count: int, name: str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name=f"{name}-{n}", daemon=True) for n in range(1, count + 1)
        ]
        self._begun = 0
        """How many of them run: one more for each of the first jobs."""

    async def run(self, work: Callable[[], T]) -> T:
        """Do this in a thread, and wait for it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._begun < len(self._threads):
            self._threads[self._begun].start()
            self._begun += 1
        self._jobs.put((work, done))
        return await done

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, done = job
            if done.cancelled():
                continue
            try:
                self._tell(done, done.set_result, work())
            except BaseException as error:
                self._tell(done, done.set_exception, error)

    @staticmethod
    def _tell(done: asyncio.Future[Any], how: Callable[[Any], None], what: Any) -> None:
        def tell() -> None:
            if not done.done():
                how(what)

        # Nobody waits any more once the loop is closed.
        with suppress(RuntimeError):
            done.get_loop().call_soon_threadsafe(tell)

    def close(self) -> None:
        """What has not begun is left; what is under way has a moment to end."""
        while not self._jobs.empty():
            if (job := self._jobs.get()) is not None:
                job[1].cancel()
        begun = self._threads[: self._begun]
        for _ in begun:
            self._jobs.put(None)
        for thread in begun:
            thread.join(LAST / len(begun))


class Queue:
    """One thread at a time for each table, in the order of asking. Lives on the event loop.

    Players and watchers have a queue each, with threads of its own: who only watches never stands before a player.
    """

    def __init__(self, threads: int = 16, name: str = "players") -> None:
        self._lines: dict[str, tuple[asyncio.Lock, list[None]]] = {}
        self._threads = Threads(threads, name)

    async def wait(self, table: str, work: Callable[[], T]) -> T:
        """Do this in a thread as soon as nothing before it is under way at the table."""
        lock, line = self._lines.setdefault(table, (asyncio.Lock(), []))
        if len(line) >= MOST:
            raise Problem("too-often")
        line.append(None)
        try:
            async with lock:
                return await self.apart(work)
        finally:
            line.pop()
            if not line:
                del self._lines[table]

    async def apart(self, work: Callable[[], T]) -> T:
        """Do this in one of the threads, whatever is under way at any table."""
        return await self._threads.run(work)

    def close(self) -> None:
        self._threads.close()
