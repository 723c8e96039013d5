"""Answers that are computed once for all clients that ask for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

MAX_ANSWERS = 100
"""Tables whose last answer is cached."""
T = TypeVar("T")


class Once(Generic[T]):
    """Runs one job for all clients that ask the same of a table, and caches the answer. A table has one job at a time.
    Lives on the event loop."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, tuple[int, asyncio.Task[T]]] = OrderedDict()
        """The last job of each table, running or done, and its revision. The last one asked for comes last."""

    async def ask(self, table: str, rev: int, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the answer for a table at a revision. Compute it only if no client has asked before."""
        while (known := self._jobs.get(table)) is not None and known[0] != rev and not known[1].done():
            await asyncio.wait([known[1]])
        if known is None or known[0] != rev:
            known = rev, asyncio.get_running_loop().create_task(work())
            known[1].add_done_callback(lambda job: self._forget_failed(table, job))
            self._jobs[table] = known
        self._jobs.move_to_end(table)
        while len(self._jobs) > MAX_ANSWERS:
            self._jobs.popitem(last=False)
        # A client that disconnects must not cancel the job of others.
        return await asyncio.shield(known[1])

    def _forget_failed(self, table: str, job: asyncio.Task[T]) -> None:
        """Drop a failed job, so that the next client tries again."""
        failed = job.cancelled() or job.exception() is not None
        if failed and table in self._jobs and self._jobs[table][1] is job:
            del self._jobs[table]
