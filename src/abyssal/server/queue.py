"""Requests for a table wait for it on the event loop, not in a thread that others could use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlette.concurrency import run_in_threadpool

from ..kernel.errors import Problem

MOST = 300
"""How many may wait at one table."""
T = TypeVar("T")


class Queue:
    """One thread at a time for each table, in the order of asking. Lives on the event loop."""

    def __init__(self) -> None:
        self._lines: dict[str, tuple[asyncio.Lock, list[None]]] = {}

    async def wait(self, table: str, work: Callable[[], T]) -> T:
        """Do this in a thread as soon as nothing before it is under way at the table."""
        lock, line = self._lines.setdefault(table, (asyncio.Lock(), []))
        if len(line) >= MOST:
            raise Problem("too-often")
        line.append(None)
        try:
            async with lock:
                return await run_in_threadpool(work)
        finally:
            line.pop()
            if not line:
                del self._lines[table]
