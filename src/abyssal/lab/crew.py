"""Run jobs in this process, in several, or on the machines of a dask cluster."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from ..kernel.errors import Problem

T = TypeVar("T")
MAX_RETRIES = 5
"""Times a job is given to another machine after one was lost."""
SCHEDULER_TIMEOUT_SECONDS = 10.0
"""Seconds to wait for the first reply of a scheduler."""


def carry_out(
    function: Callable[..., T], jobs: Sequence[tuple[Any, ...]], workers: int = 1, scheduler: str = ""
) -> Iterator[tuple[int, T]]:
    """Call a function with the arguments of each job. Yield the number of each job with its result, as they finish.

    With a scheduler's address a dask cluster runs the jobs; a machine lost on the way costs time but no result.
    """
    if scheduler:
        yield from _by_cluster(function, jobs, scheduler)
    elif workers <= 1:
        for number, arguments in enumerate(jobs):
            yield number, function(*arguments)
    else:
        with process_pool(workers) as pool:
            with uninterrupted():
                numbers = {pool.submit(function, *arguments): number for number, arguments in enumerate(jobs)}
            for job in as_completed(numbers):
                try:
                    result = job.result()
                except BrokenProcessPool:
                    raise Problem("lost-process") from None
                yield numbers[job], result


def carried_out(
    function: Callable[..., T],
    jobs: Sequence[tuple[Any, ...]],
    workers: int = 1,
    scheduler: str = "",
    progress: Callable[[int], None] | None = None,
    before: int = 0,
) -> list[T]:
    """Like `carry_out`, but return all results in the order of the jobs. `progress` is called with the number of jobs
    done, plus `before`."""
    found: dict[int, T] = {}
    for number, result in carry_out(function, jobs, workers, scheduler):
        found[number] = result
        if progress:
            progress(before + len(found))
    return [found[number] for number in range(len(jobs))]


def _by_cluster(function: Callable[..., T], jobs: Sequence[tuple[Any, ...]], scheduler: str) -> Iterator[tuple[int, T]]:
    try:
        import distributed
    except ImportError:
        raise Problem("no-cluster") from None
    try:
        client = distributed.Client(scheduler, timeout=SCHEDULER_TIMEOUT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Problem("no-scheduler", address=scheduler, reason=type(error).__name__) from None
    with client:
        numbers = {
            client.submit(function, *arguments, pure=False, retries=MAX_RETRIES): number
            for number, arguments in enumerate(jobs)
        }
        for job in distributed.as_completed(numbers, loop=client.loop):
            yield numbers[job], job.result()


@contextmanager
def process_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool of processes that are ended at once if this process fails or is interrupted."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield pool
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Keep Ctrl-C, which a terminal sends to all processes, from those started in here: the first process ends them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
