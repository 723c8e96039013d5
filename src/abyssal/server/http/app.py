"""The web application: the routes of docs/api.md."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import files
from pathlib import Path
from random import Random

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from ... import __version__
from ...games import rules_for
from ...kernel.errors import Problem
from ...language.page import page_words
from ...table.protocol import messages
from ...table.views import catalogue
from ...table.views.geometry import geometry
from ...table.views.help import help_for
from ..net import memory
from ..net.relay import relay
from ..store.store import Store
from ..store.tables import Tables, is_id
from .limits import Limits, Proxies, body_of, is_local
from .live import live
from .middleware import Endpoint, Gate, answer
from .reads import Looking
from .requests import as_json, game_asked, language_asked
from .writes import Changing

WEB = Path(str(files("abyssal") / "web"))
_WITHOUT_REVISION = ("no-table", "no-page", "too-often", "no-database")
"""Problems that are told without asking the database where the table stands."""
TIDY = 30.0
"""So many seconds lie between two searches for garbage. One takes some 6 ms for 100 tables in memory."""


def create_app(
    store: Store,
    limits: Limits | None = None,
    webhooks: bool = False,
    kept: int = 500,
    web: Path = WEB,
    names: Iterable[str] | None = None,
    random: Random | None = None,
    proxies: Iterable[str] = (),
    metrics: bool = False,
) -> Starlette:
    """The application on one database. With `names` it answers to these and to addresses in figures only.

    `proxies` are believed when they say for whom they ask; `metrics` are shown to other machines too.
    Dice and cards come from the system's own randomness, which cannot be foretold, unless a test brings another.
    """
    tables = Tables(store, kept, webhooks, random)
    server = Server(store, limits or Limits(), tables, webhooks, web, Proxies(proxies), metrics)
    app = Starlette(routes=server.routes(), lifespan=server.lifespan)
    known = None if names is None else frozenset(name.lower() for name in names)
    app.middleware_stack = Gate(app.router, known, server.metrics, _refused)
    app.state.server = server
    return app


class Server(Looking, Changing):
    """All routes."""

    def routes(self) -> list[Route | WebSocketRoute | Mount]:
        table = "/api/tables/{id}"
        changes = {
            "choices": self.change(messages.Choose, self.tables.choose),
            "undo": self.change(messages.Undo, self.tables.undo),
            "rewind": self.change(messages.Rewind, self.tables.rewind),
            "seat": self.change(messages.Sit, self.tables.sit, worded=True),
            "chat": self.change(messages.Say, self.tables.say),
            "aids": self.change(messages.Aids, self.tables.aids),
        }
        # What is asked for most often comes first: routes are tried one after the other.
        return [
            *(_post(f"{table}/{name}", change) for name, change in changes.items()),
            _get("/healthz", self.health),
            _get("/metrics", self.measured),
            _get("/api/games", self.games),
            _get("/api/words", self.words),
            _get("/api/schema", self.schema),
            _get("/api/games/{game}/geometry", self.geometry),
            _get("/api/games/{game}/aid", self.aid),
            _post("/api/games/{game}/options", self.options),
            _post("/api/tables", self.create),
            _get(table, self.state),
            _get("/api/tables", self.open_tables),
            _get(f"{table}/brief", self.brief),
            _post(f"{table}/join", self.join),
            _post(f"{table}/gallery", self.call),
            _get(f"{table}/history", self.history),
            _get(f"{table}/summary", self.summary),
            _get(f"{table}/log", self.log),
            _get(f"{table}/story", self.story),
            _get(f"{table}/record", self.record),
            _get(f"{table}/result", self.result),
            _get(f"{table}/ends", self.ends),
            _get(f"{table}/further", self.further),
            _post(f"{table}/preview", self.preview),
            _post(f"{table}/rematch", self.rematch),
            _post(f"{table}/hurry", self.hurry),
            _post(f"{table}/hint", self.hint),
            _get(f"{table}/chances", self.chances),
            _post(f"{table}/branch", self.branch),
            _post(f"{table}/secret", self.reseat),
            WebSocketRoute(f"{table}/live", live(self.hub, self.rates)),
            _get("/", self.page),
            _get("/t/{id}", self.page),
            _get("/results", self.page),
            Mount("/web", StaticFiles(directory=self.web, check_dir=False)),
        ]

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            if not self.store.is_sqlite:
                await stack.enter_async_context(relay(self.store, self.hub))
            tidying = asyncio.create_task(_tidy())
            yield
            tidying.cancel()
        await self.thinkers.close()
        await self.hub.close()
        self.queue.close()
        self.watchers.close()
        if self.webhooks is not None:
            self.webhooks.close()

    # What belongs to no table.

    async def health(self, request: Request) -> Response:
        return as_json({"status": "ok", "version": __version__})

    async def page(self, request: Request) -> Response:
        index = self.web / "index.html"
        if not index.is_file():
            raise Problem("no-page")
        return FileResponse(index)

    async def games(self, request: Request) -> Response:
        return as_json(await run_in_threadpool(catalogue.catalogue, language_asked(request)))

    async def words(self, request: Request) -> Response:
        game = request.query_params.get("game", "")
        if game:
            rules_for(game)
        return as_json(await run_in_threadpool(page_words, language_asked(request), game))

    async def schema(self, request: Request) -> Response:
        return as_json(messages.schemas())

    async def geometry(self, request: Request) -> Response:
        game = game_asked(request)
        return Response(await run_in_threadpool(geometry, game), media_type="application/json")

    async def aid(self, request: Request) -> Response:
        return as_json(await run_in_threadpool(help_for, game_asked(request), language_asked(request)))

    async def options(self, request: Request) -> Response:
        game, language = game_asked(request), language_asked(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Weigh)
        found = await run_in_threadpool(catalogue.clashes, game, language, message.options, message.seats)
        return as_json({"clashes": found})

    async def measured(self, request: Request) -> Response:
        """For the operator: on the machine itself, and on others only if they were let in."""
        if not (self.open_metrics or is_local(request.scope, self.proxies)):
            raise Problem("no-page")
        return PlainTextResponse(self.metrics.text(), media_type="text/plain; version=0.0.4")


def _get(path: str, answers: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, Endpoint(answers), methods=["GET"])


def _post(path: str, answers: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, Endpoint(answers), methods=["POST"])


async def _tidy() -> None:
    """Positions in the middle of an Operation refer to themselves. Python looks for such garbage the less often the
    older it is, and what belonged to tables that nobody asks for any more is old."""
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()
        await run_in_threadpool(memory.give_back)


# Refusals.


async def _refused(request: Request, failure: Exception) -> Response:
    if isinstance(failure, HTTPException):
        status = failure.status_code
        problem = {404: Problem("no-page"), 405: Problem("no-method")}.get(status, Problem("server-failed"))
        return await answer(request, problem, status=status)
    if not isinstance(failure, Problem):
        raise failure
    server: Server = request.app.state.server
    server.metrics.refused(failure.id)
    id = request.path_params.get("id", "")
    rev = await run_in_threadpool(_revision, server, id) if failure.id not in _WITHOUT_REVISION else None
    return await answer(request, failure, rev)


def _revision(server: Server, id: str) -> int | None:
    try:
        head = server.store.head(id) if is_id(id) else None
    except Problem:
        return None
    return head[0] if head else None
