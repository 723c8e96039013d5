"""Queues of requests for tables. They wait on the event loop, not in a thread that others could use."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from ...kernel.errors import TooOften
from .turns import Turns

MAX_WAITING = 300
"""Requests that may wait at one table."""
SHUTDOWN_SECONDS = 3.0
"""Time for running jobs when the server stops."""
THREADS_EACH = 3
"""Threads of one queue that work for one address at a time. While they are busy, others still find a free thread."""
T = TypeVar("T")
Job = tuple[Callable[[], Any], "asyncio.Future[Any]", str]
"""A function, the future of its result, and the address that it is for."""
Charge = Callable[[str, float], None]
"""Takes note that a job for an address has used so many seconds of processor time."""


def no_charge(address: str, seconds: float) -> None:
    """Charge nothing."""


class Worker(threading.Thread):
    """A thread that does jobs one after the other and reports each, with the processor time it took."""

    def __init__(self, name: str, done: Callable[[Worker, Job, Callable[[], None], float], None]) -> None:
        super().__init__(name=name, daemon=True)
        self._done = done
        self._handed: SimpleQueue[Job | None] = SimpleQueue()

    def hand(self, job: Job | None) -> None:
        """Hand the thread a job. None ends it."""
        self._handed.put(job)

    def run(self) -> None:
        while (job := self._handed.get()) is not None:
            work, future, _ = job
            begun = time.thread_time()
            try:
                outcome = partial(future.set_result, work())
            except BaseException as error:
                # Every error is passed on to the caller.
                outcome = partial(future.set_exception, error)
            self._done(self, job, outcome, time.thread_time() - begun)


class Threads:
    """Threads that work for one event loop, on which its methods are called. Addresses take turns.

    Python's executor does the same at several times the cost. The thread that was busy last gets the next job: its
    caches are warm, and no other thread wakes up.
    """

    def __init__(self, count: int, name: str, charge: Charge = no_charge) -> None:
        self._charge = charge
        self._turns: Turns[Job] = Turns(THREADS_EACH)
        """Jobs that wait for a thread."""
        self._unstarted = [Worker(f"{name}-{n}", self._done) for n in range(count, 0, -1)]
        self._free: list[Worker] = []
        self._started: list[Worker] = []

    async def run(self, work: Callable[[], T], address: str = "") -> T:
        """Run this in a thread for an address and wait for the result."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._free and self._unstarted:
            worker = self._unstarted.pop()
            worker.start()
            self._started.append(worker)
            self._free.append(worker)
        self._turns.add(address, (work, future, address))
        self._hand_out()
        return await future

    def _done(self, worker: Worker, job: Job, set_result: Callable[[], None], seconds: float) -> None:
        """Called by a thread when it has done a job."""

        def finish() -> None:
            _, future, address = job
            self._turns.done(address)
            if address:
                self._charge(address, seconds)
            if not future.done():
                set_result()
            self._free.append(worker)
            self._hand_out()

        # Once the loop is closed, nobody waits any more.
        with suppress(RuntimeError):
            job[1].get_loop().call_soon_threadsafe(finish)

    def _hand_out(self) -> None:
        """Hand free threads the next jobs whose callers still wait."""
        while self._free and (taken := self._turns.take()) is not None:
            address, job = taken
            if job[1].cancelled():
                self._turns.done(address)
            else:
                self._free.pop().hand(job)

    def close(self) -> None:
        """Cancel waiting jobs and give running jobs a moment to end."""
        for _, future, _ in self._turns.clear():
            future.cancel()
        for worker in self._started:
            worker.hand(None)
        for worker in self._started:
            worker.join(SHUTDOWN_SECONDS / len(self._started))


class Queue:
    """Runs one job at a time for each table, in the order of arrival. Lives on the event loop.

    Players and spectators have separate queues with their own threads, so spectators never delay players.
    """

    def __init__(self, threads: int = 16, name: str = "players", charge: Charge = no_charge) -> None:
        self._lines: dict[str, tuple[asyncio.Lock, list[None]]] = {}
        self._threads = Threads(threads, name, charge)

    async def wait(self, table: str, work: Callable[[], T], address: str = "") -> T:
        """Run this in a thread as soon as all jobs before it at the table are done.

        The processor time is charged to the address. Without one, the server works for itself.
        """
        lock, line = self._lines.setdefault(table, (asyncio.Lock(), []))
        if len(line) >= MAX_WAITING:
            raise TooOften
        line.append(None)
        try:
            async with lock:
                return await self.run(work, address)
        finally:
            line.pop()
            if not line:
                del self._lines[table]

    async def run(self, work: Callable[[], T], address: str = "") -> T:
        """Run this in one of the threads, without waiting for any table."""
        return await self._threads.run(work, address)

    def close(self) -> None:
        self._threads.close()
