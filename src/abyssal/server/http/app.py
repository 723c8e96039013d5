"""The web application."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import NoPage, NoTable, Problem, TooOften, Unavailable, UnplayableTable
from ..net import memory
from ..net.counting import Counts
from ..net.relay import relay
from ..store.store import Store
from ..store.tables import MAX_TABLES_IN_MEMORY, is_id
from . import encoding
from .limits import Limits
from .middleware import Gate, answer_problem
from .routes import build_routes
from .services import Services, build_services

WEB = Path(str(files("abyssal") / "web"))
WITHOUT_REVISION = (NoTable, NoPage, TooOften, Unavailable)
"""Problems that are answered without querying the revision of the table."""
GC_SECONDS = 30.0
"""Time between two full garbage collections. One takes about 6 ms for 100 tables in memory."""


def create_app(
    store: Store,
    limits: Limits | None = None,
    webhooks: bool = False,
    in_memory: int = MAX_TABLES_IN_MEMORY,
    web: Path = WEB,
    names: Iterable[str] | None = None,
    random: Random | None = None,
    proxies: Iterable[str] = (),
    metrics: bool = False,
    counts: Counts | None = None,
    apart: bool = False,
) -> Starlette:
    """Build the application on one database.

    With `names`, it answers only to these host names and to IP addresses. `proxies` are trusted to name the client.
    `metrics` makes the metrics public. Dice and cards come from the system's randomness, unless a test brings `random`.
    `counts` counts for the limits, `apart` runs errands in a worker process (see `build_services`).
    """
    encoding.install()
    services = build_services(
        store, limits or Limits(), web, webhooks=webhooks, in_memory=in_memory, random=random, proxies=proxies,
        public_metrics=metrics, counts=counts, apart=apart,
    )  # fmt: skip

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            if not store.database.is_sqlite:
                await stack.enter_async_context(relay(store, services.hub))
            collecting = asyncio.create_task(_collect_garbage())
            yield
            collecting.cancel()
        await services.close()

    async def answer_failure(request: Request, failure: Exception) -> Response:
        return await _answer_failure(services, request, failure)

    app = Starlette(routes=build_routes(services), lifespan=lifespan)
    known = None if names is None else frozenset(name.lower() for name in names)
    app.middleware_stack = Gate(app.router, known, services.metrics, services.rates, answer_failure)
    app.state.services = services
    return app


async def _collect_garbage() -> None:
    """Collect garbage regularly. Games in the middle of an Operation contain reference cycles, and Python checks old
    objects for cycles only rarely."""
    while True:
        await asyncio.sleep(GC_SECONDS)
        gc.collect()
        await run_in_threadpool(memory.give_back)


async def _answer_failure(services: Services, request: Request, failure: Exception) -> Response:
    """Answer a refused request. An unforeseen error is raised again."""
    if isinstance(failure, HTTPException):
        status = failure.status_code
        problem = {404: NoPage(), 405: Problem("no-method")}.get(status, Problem("server-failed"))
        return await answer_problem(request, problem, status=status)
    if not isinstance(failure, Problem):
        raise failure
    services.metrics.count_refusal(failure.id)
    rev, go_on, address = None, None, services.rates.address(request.scope)
    id = request.path_params.get("id", "")
    if not isinstance(failure, WITHOUT_REVISION):
        rev = await services.spectators.run(partial(_revision, services.store, id), address)
    if isinstance(failure, UnplayableTable):
        found = await services.spectators.run(partial(services.tables.continuation, id), address)
        go_on = None if found is None else found.length
    return await answer_problem(request, failure, rev, go_on=go_on)


def _revision(store: Store, id: str) -> int | None:
    try:
        head = store.head(id) if is_id(id) else None
    except Unavailable:
        return None
    return head[0] if head else None
