"""Wait for what must happen, however slow the machine is."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which a test gives up. Far more than anything takes, so that only what never happens fails."""


def wait_until(true: Callable[[], bool], what: str = "it never came to that", seconds: float = PATIENCE) -> None:
    """Return as soon as the condition holds; fail after so many seconds."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.005)


async def until(true: Callable[[], bool]) -> None:
    """The same on an event loop, which goes on meanwhile."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.005)


async def settle() -> None:
    """Let everything run that is ready on the event loop, and what that makes ready, without waiting for any clock."""
    for _ in range(50):
        await asyncio.sleep(0)
