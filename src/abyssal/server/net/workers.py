"""Worker processes: how they start, how they end with the server, and how long one job may take."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import TypeVar
from weakref import WeakSet

LOW_PRIORITY = 10
"""How nice a worker of low priority is: with a busy processor, it gets about a tenth of what the server gets."""
CLOSE_SECONDS = 2.0
"""How long the server waits for its workers when it stops."""
T = TypeVar("T")


# In the worker processes.


def in_time(limit: int, function: Callable[..., T], *arguments: object) -> T:
    """Call a function. The process dies after `limit` seconds (not on Windows, which has no alarms)."""
    alarm: Callable[[int], object] = getattr(signal, "alarm", lambda seconds: None)
    alarm(limit)
    try:
        return function(*arguments)
    finally:
        alarm(0)


def _begin(lifeline: Connection, low_priority: bool, prepare: Callable[..., None], *arguments: object) -> None:
    """Prepare a worker. It ends when the server closes its end of the lifeline, or when the server ends in any other
    way."""
    threading.Thread(target=_end_with_server, args=(lifeline,), daemon=True).start()
    if low_priority and hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    prepare(*arguments)


def _end_with_server(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)


def prepare_nothing() -> None:
    """Workers of some pools need no preparation."""


# In the server.


class Workers:
    """Starts the worker processes of one server, and ends them all."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._lifeline: tuple[Connection, Connection] | None = None
        """The pipe that all workers watch. Nothing is sent over it: they end when our end, the second, is closed."""
        self._pools: WeakSet[ProcessPoolExecutor] = WeakSet()
        """The pools in use. One whose worker has died is dropped by its user."""

    def start(
        self, count: int, prepare: Callable[..., None] = prepare_nothing, *arguments: object, low_priority: bool = False
    ) -> ProcessPoolExecutor:
        """Return a pool of workers. Each calls `prepare` first. They start with the first jobs."""
        if self._lifeline is None:
            self._lifeline = self._context.Pipe(duplex=False)
        begin = partial(_begin, self._lifeline[0], low_priority, prepare, *arguments)
        pool = ProcessPoolExecutor(count, self._context, begin)
        self._pools.add(pool)
        return pool

    def close(self) -> None:
        """End all workers, and wait a moment until the resources of their pools are freed."""
        if self._lifeline is None:
            return
        for end in self._lifeline:
            end.close()
        self._lifeline = None
        ending = threading.Thread(target=self._end_pools, daemon=True)
        ending.start()
        ending.join(CLOSE_SECONDS)

    def _end_pools(self) -> None:
        for pool in list(self._pools):
            pool.shutdown(wait=True, cancel_futures=True)
        # A pool is part of a reference cycle. Only the garbage collector frees it with its semaphores.
        gc.collect()
