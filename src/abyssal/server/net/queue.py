"""Requests for a table wait for it on the event loop, not in a thread that others could use."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from ...kernel.errors import Problem

MOST = 300
"""How many may wait at one table."""
LAST = 3.0
"""Seconds for what is under way when the server ends."""
T = TypeVar("T")
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Worker(threading.Thread):
    """A thread that does what it is handed, one job after the other, and says when it is done."""

    def __init__(self, name: str, done: Callable[[Worker, Job, Callable[[], None]], None]) -> None:
        super().__init__(name=name, daemon=True)
        self._done = done
        self._handed: SimpleQueue[Job | None] = SimpleQueue()

    def hand(self, job: Job | None) -> None:
        """A job; none: come to an end."""
        self._handed.put(job)

    def run(self) -> None:
        while (job := self._handed.get()) is not None:
            work, future = job
            try:
                self._done(self, job, partial(future.set_result, work()))
            except BaseException as error:
                self._done(self, job, partial(future.set_exception, error))


class Threads:
    """Threads that work for one event loop, on which its methods are called. Python's own executor does the same, and
    more, at several times the cost of handing on a choice. Who was busy last is handed the next job: no other thread
    wakes up for it, and what it takes is still at hand."""

    def __init__(self, count: int, name: str) -> None:
        self._jobs: deque[Job] = deque()
        """What waits for a thread."""
        self._fresh = [Worker(f"{name}-{n}", self._done) for n in range(count, 0, -1)]
        """Those that had nothing to do yet."""
        self._free: list[Worker] = []
        self._begun: list[Worker] = []

    async def run(self, work: Callable[[], T]) -> T:
        """Do this in a thread, and wait for it."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._free and self._fresh:
            worker = self._fresh.pop()
            worker.start()
            self._begun.append(worker)
            self._free.append(worker)
        if self._free:
            self._free.pop().hand((work, future))
        else:
            self._jobs.append((work, future))
        return await future

    def _done(self, worker: Worker, job: Job, tell: Callable[[], None]) -> None:
        """Called by a thread when it has done a job."""

        def told() -> None:
            if not job[1].done():
                tell()
            self._go_on(worker)

        # Nobody waits any more once the loop is closed.
        with suppress(RuntimeError):
            job[1].get_loop().call_soon_threadsafe(told)

    def _go_on(self, worker: Worker) -> None:
        """With the next job that somebody still waits for."""
        while self._jobs:
            job = self._jobs.popleft()
            if not job[1].cancelled():
                worker.hand(job)
                return
        self._free.append(worker)

    def close(self) -> None:
        """What has not begun is left; what is under way has a moment to end."""
        for _, future in self._jobs:
            future.cancel()
        self._jobs.clear()
        for worker in self._begun:
            worker.hand(None)
        for worker in self._begun:
            worker.join(LAST / len(self._begun))


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
