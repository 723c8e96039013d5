"""Jobs that wait, taken in turn by address: an address with many jobs delays only itself."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

J = TypeVar("J")


class Turns(Generic[J]):
    """Jobs by address. At most `each` jobs of one address run at a time. Lives on the event loop.

    The empty address stands for the server itself and for clients that are not limited.
    """

    def __init__(self, each: int) -> None:
        self.each = each
        self._waiting: OrderedDict[str, deque[J]] = OrderedDict()
        """The address whose turn is next comes first."""
        self._running: Counter[str] = Counter()
        self._count = 0

    def __len__(self) -> int:
        """The number of jobs that wait."""
        return self._count

    def waiting(self, address: str) -> int:
        """Return how many jobs of an address wait."""
        return len(self._waiting.get(address, ()))

    def add(self, address: str, job: J) -> None:
        self._waiting.setdefault(address, deque()).append(job)
        self._count += 1

    def take(self) -> tuple[str, J] | None:
        """Take the next job that may run. Call `done` when it has."""
        address = next((one for one in self._waiting if not one or self._running[one] < self.each), None)
        if address is None:
            return None
        jobs = self._waiting[address]
        job = jobs.popleft()
        self._count -= 1
        if jobs:
            self._waiting.move_to_end(address)
        else:
            del self._waiting[address]
        if address:
            self._running[address] += 1
        return address, job

    def done(self, address: str) -> None:
        """Note that a job has run, or will not."""
        if address:
            self._running[address] -= 1
            if not self._running[address]:
                del self._running[address]

    def clear(self) -> list[J]:
        """Remove and return all jobs that wait."""
        found = [job for jobs in self._waiting.values() for job in jobs]
        self._waiting.clear()
        self._count = 0
        return found
