"""Answers that are worked out once for all who ask for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

KEPT = 100
"""For so many tables the last answer is kept."""
T = TypeVar("T")


class Once(Generic[T]):
    """Joins those who ask the same of a table, and keeps the answer for those who come later. A table has one job at a
    time. Lives on the event loop."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, tuple[int, asyncio.Task[T]]] = OrderedDict()
        """The last job of each table, under way or done, and its revision; the one asked for last comes last."""

    async def ask(self, table: str, rev: int, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The answer for a table at a revision; worked out only if nobody has asked for it yet."""
        while (known := self._jobs.get(table)) is not None and known[0] != rev and not known[1].done():
            await asyncio.wait([known[1]])
        if known is None or known[0] != rev:
            known = rev, asyncio.get_running_loop().create_task(work())
            known[1].add_done_callback(lambda job: self._forget_failed(table, job))
            self._jobs[table] = known
        self._jobs.move_to_end(table)
        while len(self._jobs) > KEPT:
            self._jobs.popitem(last=False)
        # Whoever goes away does not end what others wait for.
        return await asyncio.shield(known[1])

    def _forget_failed(self, table: str, job: asyncio.Task[T]) -> None:
        """Who asks after a failure has it tried again."""
        failed = job.cancelled() or job.exception() is not None
        if failed and table in self._jobs and self._jobs[table][1] is job:
            del self._jobs[table]
