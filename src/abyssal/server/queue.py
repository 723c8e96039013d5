"""Requests for a table wait for it on the event loop, not in a thread that others could use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..kernel.errors import Problem

MOST = 300
"""How many may wait at one table."""
T = TypeVar("T")


class Queue:
    """One thread at a time for each table, in the order of asking. Lives on the event loop.

    Players and watchers have a queue each, with threads of its own: who only watches never stands before a player.
    """

    def __init__(self, threads: int = 16, name: str = "players") -> None:
        self._lines: dict[str, tuple[asyncio.Lock, list[None]]] = {}
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

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
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
