"""Players of the program at the tables: they think in processes of their own, and their table waits no longer than they
were given."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any, TypeVar

from ...coin.game import Game
from ...kernel.errors import Problem
from ...search import STRENGTHS, Budget, read_budget, search
from ...search.player import FIRST

if TYPE_CHECKING:
    from ..store.company import Change
    from ..store.tables import Tables
    from .queue import Queue

WORKERS = 2
"""How many players think at once; others wait, and think the less."""
SLOTS = 64
"""How many of them can be told to come to an end."""
GRACE = 10
"""Seconds that a process which has begun may answer late, before it is taken for lost."""
ADVISED = 8
"""How many may wait for hints and looks back: as one of them takes some seconds, none waits much longer than half a
minute."""
PATIENCE = 120
"""Seconds after which a process that works out a hint or a look back ends itself, so that others get theirs."""
LOOKS_BACK = 4
"""A look back is refused when so many wait already: looks back leave room for hints."""
T = TypeVar("T")
_LOG = logging.getLogger("abyssal.thinking")


@dataclass(frozen=True)
class Task:
    """What a player of the program is asked at a table."""

    rev: int
    faction: str
    game: Game
    turn: int
    """Where in the game its turn began."""
    mind: str
    """Its strength."""


# In the processes that think.

_hurry: Any = None
"""For each slot whether its player is to come to an end, then for each the number of the search that began last."""


def _begin(flags: Any) -> None:
    global _hurry
    _hurry = flags


def _think(game: bytes, seconds: float, due: float, seed: int, slot: int, number: int) -> tuple[str, ...]:
    """The choices that the player makes up to where another speaks; begun late, it thinks the less."""
    flags = _hurry
    flags[SLOTS + slot] = number
    left = max(0.001, min(seconds, due - time.time()))
    found = search(pickle.loads(game), Budget(left), seed, lambda: bool(flags[slot]))
    return found.plans[0].choices


def _in_time(patience: int, function: Callable[..., T], *arguments: object) -> T:
    """Does something; the process dies if it takes too long (not on Windows, which has no alarms)."""
    alarm: Callable[[int], object] = getattr(signal, "alarm", lambda seconds: None)
    alarm(patience)
    try:
        return function(*arguments)
    finally:
        alarm(0)


# In the server.


class Thinkers:
    """Wakes the players of the program when their table waits for them. Lives on the event loop."""

    def __init__(self, tables: Tables, queue: Queue, tell: Callable[[str, Change], None]) -> None:
        self.tables = tables
        self.queue = queue
        self.tell = tell
        self._pool: ProcessPoolExecutor | None = None
        self._advisers: ProcessPoolExecutor | None = None
        """For what nobody's turn depends on, so that no player ever waits for it."""
        self._advised = 0
        """How many wait for that."""
        self._flags: Any = None
        self._searches = 0
        """How many there were."""
        self._slots: dict[str, int] = {}
        """The tables at which one thinks, each with the place of its flag."""
        self._waiting: dict[str, None] = {}
        """Tables for which there was no such place, in the order of asking."""
        self._left: dict[str, tuple[int, Budget]] = {}
        """What is left of a turn's time: where the turn began, and how much."""
        self._running: set[asyncio.Task[None]] = set()

    def wake(self, table: str) -> None:
        """The table may wait for a player of the program."""
        known = self.tables.peek(table)
        if table in self._slots or (known is not None and not known.minds):
            return
        if known is not None:
            with suppress(OSError):
                self._started()
        if len(self._slots) >= SLOTS:
            self._waiting[table] = None
            return
        self._slots[table] = min(set(range(SLOTS)) - set(self._slots.values()))
        task = asyncio.get_running_loop().create_task(self._play(table))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def hurry(self, table: str) -> bool:
        """Whoever thinks at the table answers at once with what it has found. Whether there was one."""
        if table not in self._slots or self._flags is None:
            return False
        self._flags[self._slots[table]] = 1
        return True

    async def _play(self, table: str) -> None:
        """Until a person is asked."""
        try:
            while (task := await self.queue.wait(table, lambda: self.tables.thinker(table))) is not None:
                choices = await self._answer(table, task)
                try:
                    change = await self.queue.wait(table, self._acting(table, task, choices))
                except Problem as problem:
                    if problem.id != "old-revision":
                        raise
                    # People have come to an agreement or taken something back meanwhile: what is asked now?
                    continue
                self.tell(table, change)
        except Problem as problem:
            if problem.id not in ("no-database", "no-table", "request-reused"):
                _LOG.exception("a player of table %s cannot play", table)
        except Exception:
            _LOG.exception("a player of table %s cannot play", table)
        finally:
            self._slots.pop(table, None)
            while self._waiting and len(self._slots) < SLOTS:
                following = next(iter(self._waiting))
                del self._waiting[following]
                self.wake(following)

    def _acting(self, table: str, task: Task, choices: tuple[str, ...]) -> Callable[[], Change]:
        return lambda: self.tables.act(table, task.rev, task.faction, choices)

    async def _answer(self, table: str, task: Task) -> tuple[str, ...]:
        """What the player chooses. If its process is lost it does not think at all."""
        turn, left = self._left.get(table, (-1, Budget()))
        whole = read_budget(f"search:{task.mind}")
        if turn != task.turn:
            left = whole
        begin = time.monotonic()
        seconds = max(0.001, left.seconds * FIRST)
        pool: ProcessPoolExecutor | None = None
        try:
            pool = self._started()
            choices = await self._thought(pool, task, seconds, self._slots[table])
        except Exception:
            _LOG.exception("a player of table %s has lost its thread", table)
            if pool is self._pool:
                self._end_pool()
            choices = await self._at_once(task)
        self._left[table] = (task.turn, left.without(Budget(time.monotonic() - begin)))
        if len(self._left) > 4 * SLOTS:
            self._left.pop(next(iter(self._left)))
        return choices

    async def _thought(self, pool: ProcessPoolExecutor, task: Task, seconds: float, slot: int) -> tuple[str, ...]:
        """What the player chooses when it has thought. If all processes think for others, or have to start first, the
        table does not wait for that."""
        self._flags[slot] = 0
        self._searches += 1
        number = self._searches
        data, due, patience = pickle.dumps(task.game), time.time() + seconds, ceil(seconds) + 2 * GRACE
        job = asyncio.wrap_future(pool.submit(_in_time, patience, _think, data, seconds, due, task.rev, slot, number))
        done = (await asyncio.wait([job], timeout=seconds))[0]
        if not done and self._flags[SLOTS + slot] != number:
            job.cancel()
            return await self._at_once(task)
        # Whoever ends the pool cancels the jobs of all others, which is not to end their tables' tasks.
        if not (await asyncio.wait([job], timeout=GRACE))[0] or job.cancelled():
            raise TimeoutError
        return job.result()

    async def _at_once(self, task: Task) -> tuple[str, ...]:
        """What the player chooses without thinking."""
        hasty = Budget(0.001)
        return await self.queue.apart(lambda: search(task.game, hasty, task.rev, lambda: True).plans[0].choices)

    async def work(
        self, function: Callable[..., T], *arguments: object, most: int = ADVISED, patience: int = PATIENCE
    ) -> T:
        """Something else that takes thought, done in a process of its own; if that is lost or takes too long, once more
        in another. Refused if so many wait for that process already."""
        if self._advised >= most:
            raise Problem("too-often")
        self._advised += 1
        try:
            return await self._advice(_in_time, patience, function, *arguments)
        finally:
            self._advised -= 1

    async def _advice(self, function: Callable[..., T], *arguments: object) -> T:
        pool = self._advised_by()
        try:
            return await asyncio.wrap_future(pool.submit(function, *arguments))
        except BrokenProcessPool:
            if self._advisers is pool:
                self._advisers = None
            return await asyncio.wrap_future(self._advised_by().submit(function, *arguments))

    def _advised_by(self) -> ProcessPoolExecutor:
        if self._advisers is None:
            self._advisers = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
        return self._advisers

    def _started(self) -> ProcessPoolExecutor:
        """The processes that think. They start as soon as there is a table for them, as that takes a second."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._flags = context.Array("i", 2 * SLOTS, lock=False)
            self._pool = ProcessPoolExecutor(WORKERS, context, _begin, (self._flags,))
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
        await asyncio.gather(*self._running, return_exceptions=True)
        self._end_pool()
        if self._advisers is not None:
            self._advisers.shutdown(wait=False, cancel_futures=True)


def is_mind(kind: str) -> bool:
    """Whether a seat is for a player of the program."""
    return kind in STRENGTHS
