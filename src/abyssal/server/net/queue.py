"""Queues of requests for tables. They wait on the event loop, not in a thread that others could use."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from ...kernel.errors import TooOften

MAX_WAITING = 300
"""Requests that may wait at one table."""
SHUTDOWN_SECONDS = 3.0
"""Time for running jobs when the server stops."""
T = TypeVar("T")
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Worker(threading.Thread):
    """A thread that does jobs one after the other and reports each."""

    def __init__(self, name: str, done: Callable[[Worker, Job, Callable[[], None]], None]) -> None:
        super().__init__(name=name, daemon=True)
        self._done = done
        self._handed: SimpleQueue[Job | None] = SimpleQueue()

    def hand(self, job: Job | None) -> None:
        """Hand the thread a job. None ends it."""
        self._handed.put(job)

    def run(self) -> None:
        while (job := self._handed.get()) is not None:
            work, future = job
            try:
                self._done(self, job, partial(future.set_result, work()))
            except BaseException as error:
                # The caller gets it, whatever it is.
                self._done(self, job, partial(future.set_exception, error))


class Threads:
    """Threads that work for one event loop, on which its methods are called.

    Python's executor does the same at several times the cost. The thread that was busy last gets the next job: its
    caches are warm, and no other thread wakes up.
    """

    def __init__(self, count: int, name: str) -> None:
        self._jobs: deque[Job] = deque()
        """Jobs that wait for a thread."""
        self._unstarted = [Worker(f"{name}-{n}", self._done) for n in range(count, 0, -1)]
        self._free: list[Worker] = []
        self._started: list[Worker] = []

    async def run(self, work: Callable[[], T]) -> T:
        """Run this in a thread and wait for the result."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._free and self._unstarted:
            worker = self._unstarted.pop()
            worker.start()
            self._started.append(worker)
            self._free.append(worker)
        if self._free:
            self._free.pop().hand((work, future))
        else:
            self._jobs.append((work, future))
        return await future

    def _done(self, worker: Worker, job: Job, set_result: Callable[[], None]) -> None:
        """Called by a thread when it has done a job."""

        def finish() -> None:
            if not job[1].done():
                set_result()
            self._hand_next(worker)

        # Once the loop is closed, nobody waits any more.
        with suppress(RuntimeError):
            job[1].get_loop().call_soon_threadsafe(finish)

    def _hand_next(self, worker: Worker) -> None:
        """Hand a thread the next job whose caller still waits."""
        while self._jobs:
            job = self._jobs.popleft()
            if not job[1].cancelled():
                worker.hand(job)
                return
        self._free.append(worker)

    def close(self) -> None:
        """Cancel waiting jobs and give running jobs a moment to end."""
        for _, future in self._jobs:
            future.cancel()
        self._jobs.clear()
        for worker in self._started:
            worker.hand(None)
        for worker in self._started:
            worker.join(SHUTDOWN_SECONDS / len(self._started))


class Queue:
    """Runs one job at a time for each table, in the order of arrival. Lives on the event loop.

    Players and spectators have separate queues with their own threads, so spectators never delay players.
    """

    def __init__(self, threads: int = 16, name: str = "players") -> None:
        self._lines: dict[str, tuple[asyncio.Lock, list[None]]] = {}
        self._threads = Threads(threads, name)

    async def wait(self, table: str, work: Callable[[], T]) -> T:
        """Run this in a thread as soon as all jobs before it at the table are done."""
        lock, line = self._lines.setdefault(table, (asyncio.Lock(), []))
        if len(line) >= MAX_WAITING:
            raise TooOften
        line.append(None)
        try:
            async with lock:
                return await self.run(work)
        finally:
            line.pop()
            if not line:
                del self._lines[table]

    async def run(self, work: Callable[[], T]) -> T:
        """Run this in one of the threads, without waiting for any table."""
        return await self._threads.run(work)

    def close(self) -> None:
        self._threads.close()
