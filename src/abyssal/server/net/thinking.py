"""Computer players at the tables. They search in worker processes, and a table waits no longer than their time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Any

from ...kernel.errors import NoTable, RequestReused, Stale, TooOften, Unavailable
from ...search import Budget, read_budget, search
from ...search.player import FIRST
from ...table.play.computer import Task
from ..store.tables import Change, Tables
from .queue import Queue
from .workers import Workers, in_time

WORKERS = 2
"""Computer players that search in parallel. The rest wait, and the wait counts against their time."""
MAX_SEARCHES = 64
"""Tables at which a computer player may search or wait for a worker."""
GRACE_SECONDS = 10
"""How late a worker may answer before it is taken for lost."""
RETRY_SECONDS = 1.0
"""Time until a computer player that could not move, because the database did not answer, tries again. Each further
failure doubles it."""
MAX_RETRY_SECONDS = 16.0
MIN_SECONDS = 0.001
"""The shortest search."""
_LOG = logging.getLogger("abyssal.thinking")


# In the worker processes.

_hurry: Any = None
"""Shared with the server: for each slot whether its search is to stop, then for each the number of its last search."""


def _begin(flags: Any) -> None:
    """Prepare a worker."""
    global _hurry
    _hurry = flags


def _think(game: bytes, seconds: float, due: float, seed: int, slot: int, number: int) -> tuple[str, ...]:
    """Return the choices of a computer player up to where another player is asked. A late start shortens the search."""
    flags = _hurry
    flags[MAX_SEARCHES + slot] = number
    left = max(MIN_SECONDS, min(seconds, due - time.monotonic()))
    found = search(pickle.loads(game), Budget(left), seed, lambda: bool(flags[slot]))
    return found.plans[0].choices


# In the server.


class Thinkers:
    """Wakes computer players when their table waits for them. Lives on the event loop."""

    def __init__(
        self,
        tables: Tables,
        queue: Queue,
        notify: Callable[[str, Change], None],
        workers: Workers,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.tables = tables
        self.queue = queue
        self.notify = notify
        self._workers = workers
        self._sleep = sleep
        self._pool: ProcessPoolExecutor | None = None
        self._flags: Any = None
        self._searches = 0
        """The number of the last search."""
        self._slots: dict[str, int] = {}
        """The tables at which a computer player searches, each with the index of its flag."""
        self._waiting: dict[str, None] = {}
        """Tables without a slot, in the order of asking."""
        self._left: dict[str, tuple[int, Budget]] = {}
        """When the current turn of a table began, and what is left of its time."""
        self._running: set[asyncio.Task[None]] = set()

    def wake(self, table: str) -> None:
        """Let the computer players of a table answer, if it waits for one."""
        known = self.tables.peek(table)
        if table in self._slots or (known is not None and not known.computers):
            return
        if known is not None:
            with suppress(OSError):
                self._start_pool()
        if len(self._slots) >= MAX_SEARCHES:
            self._waiting[table] = None
            return
        self._slots[table] = min(set(range(MAX_SEARCHES)) - set(self._slots.values()))
        task = asyncio.get_running_loop().create_task(self._play(table))
        self._running.add(task)
        task.add_done_callback(partial(self._ended, table))

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        """Log why a computer player failed. The next change of its table wakes it again."""
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("a player of table %s cannot play", table, exc_info=error)

    def hurry(self, table: str) -> bool:
        """Make the computer player of a table answer at once. Return whether one is searching."""
        if table not in self._slots or self._flags is None:
            return False
        self._flags[self._slots[table]] = 1
        return True

    async def _play(self, table: str) -> None:
        """Answer questions until a person is asked. If the database or the queue is busy, wait and try again."""
        delay = RETRY_SECONDS
        try:
            while True:
                try:
                    if not await self._move(table):
                        return
                    delay = RETRY_SECONDS
                except (Unavailable, TooOften):
                    await self._sleep(delay)
                    delay = min(2 * delay, MAX_RETRY_SECONDS)
        except (NoTable, RequestReused):
            # The next change of the table wakes the player again.
            pass
        finally:
            self._slots.pop(table, None)
            while self._waiting and len(self._slots) < MAX_SEARCHES:
                following = next(iter(self._waiting))
                del self._waiting[following]
                self.wake(following)

    async def _move(self, table: str) -> bool:
        """Answer the question that a computer player is asked. Return whether there was one."""
        task = await self.queue.wait(table, lambda: self.tables.find_task(table))
        if task is None:
            return False
        choices = await self._answer(table, task)
        # Stale: players have made an agreement or undone a choice meanwhile. Find out what is asked now.
        with suppress(Stale):
            self.notify(table, await self.queue.wait(table, partial(self._act, table, task, choices)))
        return True

    def _act(self, table: str, task: Task, choices: tuple[str, ...]) -> Change:
        return self.tables.make_computer_choices(table, task.rev, task.faction, choices)

    async def _answer(self, table: str, task: Task) -> tuple[str, ...]:
        """Return what the player chooses. If its worker is lost, it answers without searching."""
        turn, left = self._left.get(table, (-1, Budget()))
        whole = read_budget(f"search:{task.strength}")
        if turn != task.turn:
            left = whole
        begin = time.monotonic()
        seconds = max(MIN_SECONDS, left.seconds * FIRST)
        pool: ProcessPoolExecutor | None = None
        try:
            pool = self._start_pool()
            choices = await self._search(pool, task, seconds, self._slots[table])
        except Exception:
            # A boundary: the search runs in another process, which may die or raise anything, and the table must not
            # wait for ever.
            _LOG.exception("a player of table %s has lost its thread", table)
            if pool is self._pool:
                self._end_pool()
            choices = await self._answer_at_once(task)
        self._left[table] = (task.turn, left.without(Budget(time.monotonic() - begin)))
        if len(self._left) > 4 * MAX_SEARCHES:
            self._left.pop(next(iter(self._left)))
        return choices

    async def _search(self, pool: ProcessPoolExecutor, task: Task, seconds: float, slot: int) -> tuple[str, ...]:
        """Return what the player chooses after a search. If no worker begins in time, it answers without one."""
        self._flags[slot] = 0
        self._searches += 1
        number = self._searches
        data, due, limit = pickle.dumps(task.game), time.monotonic() + seconds, ceil(seconds) + 2 * GRACE_SECONDS
        job = asyncio.wrap_future(pool.submit(in_time, limit, _think, data, seconds, due, task.rev, slot, number))
        done = (await asyncio.wait([job], timeout=seconds))[0]
        if not done and self._flags[MAX_SEARCHES + slot] != number:
            job.cancel()
            return await self._answer_at_once(task)
        # Another table may end the pool, which cancels this job but must not cancel this task.
        if not (await asyncio.wait([job], timeout=GRACE_SECONDS))[0] or job.cancelled():
            raise TimeoutError
        return job.result()

    async def _answer_at_once(self, task: Task) -> tuple[str, ...]:
        """Return what the player chooses almost without searching."""
        budget = Budget(MIN_SECONDS)
        return await self.queue.run(lambda: search(task.game, budget, task.rev, lambda: True).plans[0].choices)

    def _start_pool(self) -> ProcessPoolExecutor:
        """Return the workers. They start with the first table that needs them, because starting takes a second."""
        if self._pool is None:
            self._flags = multiprocessing.get_context("spawn").Array("i", 2 * MAX_SEARCHES, lock=False)
            self._pool = self._workers.start(WORKERS, _begin, self._flags)
            for _ in range(WORKERS):
                self._pool.submit(int)
        return self._pool

    def _end_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def close(self) -> None:
        for slot in self._slots.values():
            if self._flags is not None:
                self._flags[slot] = 1
        self._waiting.clear()
        for task in list(self._running):
            task.cancel()
        # `Workers` ends the processes.
        await asyncio.gather(*self._running, return_exceptions=True)
