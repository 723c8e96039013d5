"""The web application: the routes of docs/api.md."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from .. import __version__
from ..games import rules_for
from ..geometry import geometry
from ..kernel import record
from ..kernel.errors import Problem
from ..kernel.played import Record
from ..language import LANGUAGES
from ..language.page import page_words
from . import catalogue, messages, views
from .guard import Limits, Rate, SecureHeaders, body_of
from .help import help_for
from .hub import Hub
from .journal import log, words_for
from .live import live
from .messages import Message
from .middleware import Failures, KnownHosts, Zipped, answer
from .queue import Queue
from .relay import relay
from .store import Store
from .table import kept
from .tables import Change, Tables, check_id, is_id
from .views import Viewer
from .webhooks import Webhooks

WEB = Path(str(files("abyssal") / "web"))
_LOCAL = ("127.0.0.1", "::1")
M = TypeVar("M", bound=Message)


def create_app(
    store: Store,
    limits: Limits | None = None,
    webhooks: bool = False,
    kept: int = 500,
    web: Path = WEB,
    names: Iterable[str] | None = None,
    random: Random | None = None,
) -> Starlette:
    """The application on one database. With `names` it answers to these and to addresses in figures only.

    Dice and cards come from the system's own randomness, which nobody can foretell, unless a test brings another.
    """
    server = Server(store, limits or Limits(), Tables(store, kept, webhooks, random), webhooks, web)
    middleware = [Middleware(SecureHeaders), Middleware(Failures)]
    if names is not None:
        middleware.append(Middleware(KnownHosts, names=frozenset(name.lower() for name in names)))
    app = Starlette(
        routes=server.routes(),
        middleware=[*middleware, Middleware(Zipped)],
        exception_handlers={Problem: _refused, HTTPException: _not_found},
        lifespan=server.lifespan,
    )
    app.state.server = server
    return app


class Server:
    """What the routes share."""

    def __init__(self, store: Store, limits: Limits, tables: Tables, webhooks: bool, web: Path) -> None:
        self.store = store
        self.limits = limits
        self.web = web
        self.tables = tables
        self.queue = Queue()
        self.hub = Hub(self.tables, self.queue)
        self.webhooks = Webhooks() if webhooks else None
        self.chat_rate = Rate(limits.chat, 30)
        self.table_rate = Rate(limits.tables, 60)

    def routes(self) -> list[Route | WebSocketRoute | Mount]:
        table = "/api/tables/{id}"
        changes = {
            "choices": self.change(messages.Choose, self.tables.choose),
            "undo": self.change(messages.Undo, self.tables.undo),
            "rewind": self.change(messages.Rewind, self.tables.rewind),
            "seat": self.change(messages.Sit, self.tables.sit, worded=True),
            "chat": self.change(messages.Say, self.tables.say, self.chat_rate),
        }
        return [
            Route("/healthz", self.health),
            Route("/api/games", self.games),
            Route("/api/words", self.words),
            Route("/api/schema", self.schema),
            Route("/api/games/{game}/geometry", self.geometry),
            Route("/api/games/{game}/aid", self.aid),
            Route("/api/games/{game}/options", self.options, methods=["POST"]),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.state),
            Route(f"{table}/history", self.history),
            Route(f"{table}/log", self.log),
            Route(f"{table}/record", self.record),
            Route(f"{table}/preview", self.preview, methods=["POST"]),
            *(Route(f"{table}/{name}", change, methods=["POST"]) for name, change in changes.items()),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            WebSocketRoute(f"{table}/live", live(self.hub)),
            Route("/", self.page),
            Route("/t/{id}", self.page),
            Mount("/web", StaticFiles(directory=self.web, check_dir=False)),
        ]

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            if not self.store.is_sqlite:
                await stack.enter_async_context(relay(self.store, self.hub))
            yield
        await self.hub.close()
        if self.webhooks is not None:
            self.webhooks.close()

    # What belongs to no table.

    async def health(self, request: Request) -> Response:
        return _json({"status": "ok", "version": __version__})

    async def page(self, request: Request) -> Response:
        index = self.web / "index.html"
        if not index.is_file():
            raise Problem("no-page")
        return FileResponse(index)

    async def games(self, request: Request) -> Response:
        return _json(await run_in_threadpool(catalogue.catalogue, _language(request)))

    async def words(self, request: Request) -> Response:
        game = request.query_params.get("game", "")
        if game:
            rules_for(game)
        return _json(await run_in_threadpool(page_words, _language(request), game))

    async def schema(self, request: Request) -> Response:
        return _json(messages.schemas())

    async def geometry(self, request: Request) -> Response:
        game = _game(request)
        return Response(await run_in_threadpool(geometry, game), media_type="application/json")

    async def aid(self, request: Request) -> Response:
        return _json(await run_in_threadpool(help_for, _game(request), _language(request)))

    async def options(self, request: Request) -> Response:
        game, language = _game(request), _language(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Weigh)
        found = await run_in_threadpool(catalogue.clashes, game, language, message.options, message.seats)
        return _json({"clashes": found})

    # Looking at a table.

    async def state(self, request: Request) -> Response:
        shown = await self.queue.wait(_table(request), self._showing(request, _number(request, "at")))
        return Response(shown, media_type="application/json")

    def _showing(self, request: Request, at: int | None = None) -> Callable[[], bytes]:
        """The work of showing a table, now or as it was after so many choices, to those who ask."""
        id, tokens, language = _table(request), _tokens(request), _language(request)
        presence = self.hub.presence(id)

        def show() -> bytes:
            with self.tables.open(id) as table:
                seats = table.holders(tokens)
                chat = self.store.chat(id) if seats else []
                viewer = Viewer(seats, language, presence, chat, self.tables.webhooks)
                if at is None:
                    return views.shown(table, viewer)
                return msgspec.json.encode(views.state(table, viewer, at))

        return show

    def _tell(self, id: str, change: Change) -> None:
        """Let everybody know of a change."""
        if change.line is not None:
            self.hub.said(id, change.line)
        else:
            self.hub.changed(id)
        if change.notice is not None and self.webhooks is not None:
            self.webhooks.notify(*change.notice)

    async def history(self, request: Request) -> Response:
        id, language = _table(request), _language(request)

        def work() -> Any:
            with self.tables.open(id) as table:
                return views.history(table, language)

        return _json(await self.queue.wait(id, work))

    async def log(self, request: Request) -> Response:
        id, language, start = _table(request), _language(request), _number(request, "from") or 0

        def work() -> Any:
            with self.tables.open(id) as table:
                return log(words_for(language, table.rules.spec.game), table.game.journal, start)

        return _json(await self.queue.wait(id, work))

    async def record(self, request: Request) -> Response:
        id = _table(request)

        def work() -> str:
            try:
                with self.tables.open(id) as table:
                    return _record(record.record(table.game))
            except Problem as problem:
                saved = self.store.load(id)
                if problem.id not in ("broken-table", "other-table") or saved is None:
                    raise
                return _record(kept(saved))

        headers = {"Content-Disposition": f'attachment; filename="{id}.record"'}
        return PlainTextResponse(await self.queue.wait(id, work), headers=headers)

    async def preview(self, request: Request) -> Response:
        id, tokens, language = _table(request), _tokens(request), _language(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Preview)

        def work() -> Any:
            with self.tables.open(id) as table:
                seats = table.holders(tokens)
                if not seats:
                    raise Problem("no-token")
                return views.preview(table, Viewer(seats, language), message.choice)

        return _json(await self.queue.wait(id, work))

    # Changing it.

    async def create(self, request: Request) -> Response:
        _language(request)
        body = await body_of(request, self.limits.record + self.limits.body)
        if len(body) > self.limits.body and b'"record"' not in body:
            raise Problem("too-large", most=self.limits.body // 1024)
        message = messages.read(body, messages.Create)
        if message.record is not None and len(message.record.encode()) > self.limits.record:
            raise Problem("too-large", most=self.limits.record // 1024)
        self._check_rate(request)
        return _json(await run_in_threadpool(self.tables.create, message))

    def _check_rate(self, request: Request) -> None:
        """New tables for one address."""
        address = request.client.host if request.client else ""
        if not (self.limits.spare_local and address in _LOCAL):
            self.table_rate.check(address)

    def change(
        self, kind: type[M], act: Callable[..., Change], rate: Rate | None = None, worded: bool = False
    ) -> Callable[[Request], Awaitable[Response]]:
        """A change of the table, for some in the language asked for; answers the new state."""

        async def endpoint(request: Request) -> Response:
            id, tokens = _table(request), _tokens(request)
            message = messages.read(await body_of(request, self.limits.body), kind)
            if not tokens:
                raise Problem("no-token")
            if rate is not None:
                rate.check(f"{id} {tokens[0]}")
            how = [_language(request)] if worded else []
            show = self._showing(request)

            def work() -> tuple[Change, bytes]:
                change = act(id, tokens, message, *how)
                return change, show()

            change, shown = await self.queue.wait(id, work)
            if not change.repeated:
                self._tell(id, change)
            return Response(shown, media_type="application/json")

        return endpoint

    async def rematch(self, request: Request) -> Response:
        id, tokens = _table(request), _tokens(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Rematch)
        if not tokens:
            raise Problem("no-token")
        self._check_rate(request)
        found = await self.queue.wait(id, lambda: self.tables.rematch(id, tokens, message))
        self.hub.changed(id)
        return _json(found)


def _json(data: object) -> Response:
    return Response(msgspec.json.encode(data), media_type="application/json")


def _language(request: Request) -> str:
    asked = request.query_params.get("lang", "en")
    if asked not in LANGUAGES:
        raise Problem("unknown-language", language=asked[:20], known=", ".join(LANGUAGES))
    return asked


def _table(request: Request) -> str:
    return check_id(request.path_params["id"])


def _game(request: Request) -> str:
    try:
        return rules_for(request.path_params["game"]).spec.game
    except Problem:
        raise Problem("no-page") from None


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise Problem("bad-message", error=f"{name}={text[:20]}")
    return int(text)


def _tokens(request: Request) -> Sequence[str]:
    """The secrets in the header; none for a spectator."""
    header = request.headers.get("authorization", "")
    if not header:
        return []
    kind, *tokens = header.split(" ")
    tokens = [token for token in tokens if token]
    if kind.lower() != "bearer" or len(tokens) > 16 or any(len(token) > 200 for token in tokens):
        raise Problem("bad-token")
    return tokens


def _record(found: Record) -> str:
    """The record without what nobody at the table knows."""
    if found.position is not None and isinstance(found.position.get("deck"), dict):
        found.position["deck"].pop("order", None)
    return found.text()


# Refusals.


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    server: Server = request.app.state.server
    id = request.path_params.get("id", "")
    head = await run_in_threadpool(server.store.head, id) if is_id(id) and problem.id != "no-table" else None
    return await answer(request, problem, head[0] if head else None)


async def _not_found(request: Request, found: Exception) -> Response:
    status = found.status_code if isinstance(found, HTTPException) else 500
    problem = (
        Problem("no-page") if status == 404 else Problem("no-method") if status == 405 else Problem("server-failed")
    )
    return await answer(request, problem, status=status)
