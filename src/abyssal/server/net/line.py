"""Long work for strangers: the line in which it waits, and the workers that do it. Players never wait here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from ...kernel.errors import TooOften
from .queue import Charge
from .turns import Turns
from .workers import in_time

_LOG = logging.getLogger("abyssal.line")
Clock = Callable[[], float]
T = TypeVar("T")
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


def measured(clock: Clock, function: Callable[..., T], *arguments: object) -> tuple[T | Exception, float]:
    """Call a function. Return its result or its error, and the processor time it took."""
    begun = clock()
    outcome: T | Exception
    try:
        outcome = function(*arguments)
    except Exception as error:  # The caller in the server raises it again. A failure costs time too.
        outcome = error
    return outcome, clock() - begun


class Line:
    """Jobs for a pool of workers. Addresses take turns, one job each. Lives on the event loop.

    `check` refuses an address that has used up its processor time, and `charge` charges it. A job that takes longer
    than `limit` seconds ends its worker; None if the workers are threads, which cannot be ended.
    """

    def __init__(
        self,
        start: Callable[[], Executor],
        check: Callable[[str], None],
        charge: Charge,
        *,
        workers: int = 1,
        most: int = 64,
        each: int = 16,
        limit: int | None = None,
        tries: int = 1,
        clock: Clock = time.thread_time,
    ) -> None:
        self._start = start
        self._check = check
        self._charge = charge
        self.workers = workers
        self.most = most
        """Jobs that may wait or run."""
        self.each = each
        """Jobs of one address that may wait."""
        self.limit = limit
        self.tries = tries
        """How often a job is begun whose worker dies."""
        self._clock = clock
        self._pool: Executor | None = None
        self._turns: Turns[Job] = Turns(1)
        self._running: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """The number of jobs that wait or run."""
        return len(self._turns) + len(self._running)

    async def run(self, address: str, function: Callable[..., T], *arguments: object, most: int | None = None) -> T:
        """Run a function in a worker, for an address. Refused if too many jobs wait, or too many of this address."""
        self._check(address)
        most = self.most if most is None else most
        if len(self) >= most or (address and self._turns.waiting(address) >= self.each):
            raise TooOften
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._turns.add(address, (partial(function, *arguments), future))
        self._hand_out()
        return await future

    def _hand_out(self) -> None:
        while len(self._running) < self.workers and (taken := self._turns.take()) is not None:
            address, (work, future) = taken
            if future.done():
                self._turns.done(address)
                continue
            task = asyncio.get_running_loop().create_task(self._work(address, work, future))
            self._running.add(task)
            task.add_done_callback(partial(self._done, address))

    def _done(self, address: str, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._turns.done(address)
        self._hand_out()

    async def _work(self, address: str, work: Callable[[], T], future: asyncio.Future[T]) -> None:
        outcome: T | Exception
        try:
            # The jobs before it may have used up what the address had left.
            self._check(address)
            outcome, seconds = await self._submit(work)
            if address:
                self._charge(address, seconds)
        except asyncio.CancelledError:
            future.cancel()
            raise
        except Exception as error:  # Every error is passed on to the caller.
            outcome = error
        if future.done():
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    async def _submit(self, work: Callable[[], T]) -> tuple[T | Exception, float]:
        """Let a worker do a job. A job whose worker dies is charged the time that has passed, and refused."""
        begun = time.monotonic()
        for _ in range(self.tries):
            if self._pool is None:
                self._pool = self._start()
            pool = self._pool
            job: tuple[Any, ...] = (measured, self._clock, work)
            if self.limit is not None:
                job = (in_time, self.limit, *job)
            try:
                return await asyncio.wrap_future(pool.submit(*job))
            except BrokenProcessPool:
                _LOG.warning("a worker has died or took more than %s seconds", self.limit)
                if self._pool is pool:
                    self._pool = None
        return TooOften(), time.monotonic() - begun

    async def close(self) -> None:
        for _, future in self._turns.clear():
            future.cancel()
        for task in list(self._running):
            task.cancel()
        # `Workers` ends the processes. Threads end when they have nothing to do.
        await asyncio.gather(*self._running, return_exceptions=True)
