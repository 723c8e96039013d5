"""The web application: the routes of docs/api.md."""

from __future__ import annotations

import asyncio
import gc
import pickle
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, TypeVar

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
from ..kernel.game import Game
from ..language.page import page_words
from . import advice, archive, catalogue, further, messages, views
from .company import Change
from .guard import Limits, Proxies, Rates, SecureHeaders, body_of, is_local
from .help import help_for
from .hub import Hub
from .journal import log_json, words_for
from .live import live
from .messages import Message
from .metrics import Counted, Metrics
from .middleware import Failures, KnownHosts, Zipped, answer
from .queue import Queue
from .relay import relay
from .requests import as_json, game_asked, language_asked, number_asked, secrets_sent, table_asked
from .store import Store
from .summary import summary
from .table import Table, kept
from .tables import Tables, is_id
from .thinking import Thinkers
from .views import Viewer
from .watching import Watching
from .webhooks import Webhooks

WEB = Path(str(files("abyssal") / "web"))
_WITHOUT_REVISION = ("no-table", "no-page", "too-often", "no-database")
"""Problems that are told without asking the database where the table stands."""
FRESH = 2.0
"""For so many seconds the list of open tables is not made anew: each of them may have to be played again for it."""
TIDY = 30.0
"""So many seconds lie between two searches for garbage. One takes some 6 ms for 100 tables in memory."""
M = TypeVar("M", bound=Message)


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
    middleware = [Middleware(Counted, metrics=server.metrics), Middleware(SecureHeaders), Middleware(Failures)]
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

    def __init__(
        self, store: Store, limits: Limits, tables: Tables, webhooks: bool, web: Path, proxies: Proxies, metrics: bool
    ) -> None:
        self.store = store
        self.limits = limits
        self.web = web
        self.tables = tables
        self.queue = Queue()
        self.watchers = Queue(2, "watchers")
        self.watching = Watching(tables)
        self.hub = Hub(self.tables, self.queue, self.watchers)
        self.webhooks = Webhooks() if webhooks else None
        self.thinkers = Thinkers(tables, self.queue, self._tell)
        self.hub.on_news = self.thinkers.wake
        self.proxies = proxies
        self.rates = Rates(limits, proxies)
        self.metrics = Metrics(lambda: {"tables": len(self.tables), "live": self.hub.count()})
        self.open_metrics = metrics
        self._listed: dict[str, tuple[float, bytes]] = {}
        """The open tables as they were listed last, by language, and when."""

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
            *(Route(f"{table}/{name}", change, methods=["POST"]) for name, change in changes.items()),
            Route("/healthz", self.health),
            Route("/metrics", self.measured),
            Route("/api/games", self.games),
            Route("/api/words", self.words),
            Route("/api/schema", self.schema),
            Route("/api/games/{game}/geometry", self.geometry),
            Route("/api/games/{game}/aid", self.aid),
            Route("/api/games/{game}/options", self.options, methods=["POST"]),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.state),
            Route("/api/tables", self.open_tables),
            Route(f"{table}/brief", self.brief),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/gallery", self.call, methods=["POST"]),
            Route(f"{table}/history", self.history),
            Route(f"{table}/summary", self.summary),
            Route(f"{table}/log", self.log),
            Route(f"{table}/story", self.story),
            Route(f"{table}/record", self.record),
            Route(f"{table}/result", self.result),
            Route(f"{table}/ends", self.ends),
            Route(f"{table}/further", self.further),
            Route(f"{table}/preview", self.preview, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/hurry", self.hurry, methods=["POST"]),
            Route(f"{table}/hint", self.hint, methods=["POST"]),
            Route(f"{table}/chances", self.chances),
            Route(f"{table}/branch", self.branch, methods=["POST"]),
            Route(f"{table}/secret", self.reseat, methods=["POST"]),
            WebSocketRoute(f"{table}/live", live(self.hub, self.rates)),
            Route("/", self.page),
            Route("/t/{id}", self.page),
            Route("/results", self.page),
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

    # Looking at a table.

    def _line(self, id: str, tokens: Sequence[str]) -> Queue:
        """Where a request waits: only who holds a seat stands in the line of those who play."""
        known = self.tables.peek(id)
        return self.queue if tokens and known is not None and known.admits(tokens) else self.watchers

    async def state(self, request: Request) -> Response:
        id, tokens, language = table_asked(request), secrets_sent(request), language_asked(request)
        at, presence = number_asked(request, "at"), self.hub.presence(id)
        self.rates.check("looks" if at is None else "moments", request.scope)
        if at is not None:
            moment = at
            shown = await self.watchers.wait(id, lambda: self.watching.moment(id, tokens, language, presence, moment))
        else:
            ready: bytes | None = await self.watchers.apart(lambda: self.watching.ready(id, tokens, language, presence))
            shown = ready if ready is not None else await self._line(id, tokens).wait(id, self._showing(request))
        return Response(shown, media_type="application/json")

    async def story(self, request: Request) -> Response:
        """What happened between two moments."""
        id, tokens, language = table_asked(request), secrets_sent(request), language_asked(request)
        since, to, presence = (
            number_asked(request, "from") or 0,
            number_asked(request, "to") or 0,
            self.hub.presence(id),
        )
        self.rates.check("moments", request.scope)
        told = await self.watchers.wait(id, lambda: self.watching.story(id, tokens, language, presence, since, to))
        return Response(told, media_type="application/json")

    def _showing(self, request: Request) -> Callable[..., bytes]:
        """The work of showing a table to those who ask; at a revision that is known to be the newest, without asking
        the database again."""
        id, tokens, language = table_asked(request), secrets_sent(request), language_asked(request)
        presence = self.hub.presence(id)

        def show(rev: int | None = None) -> bytes:
            with self.tables.open(id, rev) as table:
                seats = table.holders(tokens)
                chat = self.tables.chat(table)
                return views.shown(table, Viewer(seats, language, presence, chat, self.tables.webhooks))

        return show

    def _tell(self, id: str, change: Change) -> None:
        """Let everybody know of a change."""
        if change.line is not None:
            self.hub.said(id, change.line)
        else:
            self.hub.changed(id, change.rev)
        if change.notice is not None and self.webhooks is not None:
            self.webhooks.notify(*change.notice)

    async def _looked_up(self, request: Request, kind: str, look: Callable[[Table], Any]) -> Any:
        """Something that is looked up at a table."""
        id, tokens = table_asked(request), secrets_sent(request)
        self.rates.check(kind, request.scope)

        def work() -> Any:
            with self.tables.open(id) as table:
                return look(table)

        return await self._line(id, tokens).wait(id, work)

    async def brief(self, request: Request) -> Response:
        tokens, language = secrets_sent(request), language_asked(request)

        def look(table: Table) -> Any:
            return views.brief(table, Viewer(table.holders(tokens), language))

        return as_json(await self._looked_up(request, "looks", look))

    async def open_tables(self, request: Request) -> Response:
        """The tables at which a seat is open to all. Those that cannot be played here any more are left out."""
        language = language_asked(request)
        self.rates.check("moments", request.scope)
        made, ready = self._listed.get(language, (0.0, b""))
        if time.monotonic() - made < FRESH and ready:
            return Response(ready, media_type="application/json")

        def work(id: str) -> Any:
            try:
                with self.tables.open(id) as table:
                    return views.brief(table, Viewer([], language))
            except Problem as problem:
                if problem.id == "no-database":
                    raise
                return None

        ids: list[str] = await self.watchers.apart(self.tables.open_tables)
        found = [await self.watchers.wait(id, partial(work, id)) for id in ids]
        answer = as_json([one for one in found if one is not None and not one["over"]])
        self._listed[language] = (time.monotonic(), bytes(answer.body))
        return answer

    async def history(self, request: Request) -> Response:
        language = language_asked(request)
        return as_json(await self._looked_up(request, "looks", lambda table: views.history(table, language)))

    async def summary(self, request: Request) -> Response:
        language = language_asked(request)
        return as_json(await self._looked_up(request, "looks", lambda table: summary(table, language)))

    async def log(self, request: Request) -> Response:
        language, start = language_asked(request), number_asked(request, "from") or 0

        def look(table: Table) -> bytes:
            return log_json(words_for(language, table.rules.spec.game), table.game.journal, start)

        return Response(await self._looked_up(request, "looks", look), media_type="application/json")

    async def result(self, request: Request) -> Response:
        id, tokens, language = table_asked(request), secrets_sent(request), language_asked(request)

        def look(table: Table) -> Any:
            return views.outcome(table, Viewer(table.holders(tokens), language), self.store.changed(id))

        return as_json(await self._looked_up(request, "looks", look))

    async def record(self, request: Request) -> Response:
        id = table_asked(request)
        self.rates.check("records", request.scope)

        def work() -> str:
            try:
                with self.tables.open(id) as table:
                    copy = table.game.clone()
                return archive.shown(record.record(copy, []))
            except Problem as problem:
                saved = self.store.load(id)
                if problem.id not in ("broken-table", "other-table") or saved is None:
                    raise
                return archive.shown(kept(saved))

        headers = {"Content-Disposition": f'attachment; filename="{id}.record"'}
        return PlainTextResponse(await self.watchers.wait(id, work), headers=headers)

    async def ends(self, request: Request) -> Response:
        tokens, language = secrets_sent(request), language_asked(request)

        def look(table: Table) -> Any:
            return views.ends(table, Viewer(table.holders(tokens), language))

        return as_json(await self._looked_up(request, "previews", look))

    async def further(self, request: Request) -> Response:
        tokens, language = secrets_sent(request), language_asked(request)

        def look(table: Table) -> Any:
            return further.further(table, Viewer(table.holders(tokens), language))

        return as_json(await self._looked_up(request, "previews", look))

    async def preview(self, request: Request) -> Response:
        tokens, language = secrets_sent(request), language_asked(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Preview)

        def look(table: Table) -> Any:
            seats = table.holders(tokens)
            if not seats:
                raise Problem("no-token")
            return views.preview(table, Viewer(seats, language), message.all())

        return as_json(await self._looked_up(request, "previews", look))

    async def hint(self, request: Request) -> Response:
        """Three turns for who is asked."""
        tokens, language = secrets_sent(request), language_asked(request)
        messages.read(await body_of(request, self.limits.body), messages.Ask)

        def look(table: Table) -> tuple[int, Game]:
            seats = table.holders(tokens)
            if not seats:
                raise Problem("no-token")
            return table.rev, advice.game_for_hint(table, seats)

        rev, game = await self._looked_up(request, "moments", look)
        found = await self.thinkers.work(advice.work_out, pickle.dumps(game), rev)
        words = words_for(language, game.rules.spec.game)
        return as_json(await self.watchers.apart(lambda: advice.hints_shown(words, game, rev, found)))

    async def chances(self, request: Request) -> Response:
        """How the chances stood in the course of the game."""
        language = language_asked(request)
        game: Game = await self._looked_up(request, "moments", advice.game_to_look_back)
        found = await self.thinkers.work(advice.look_back_at, pickle.dumps(game))
        words = words_for(language, game.rules.spec.game)
        return as_json(await self.watchers.apart(lambda: advice.chances_shown(words, game, found)))

    # Changing it.

    async def create(self, request: Request) -> Response:
        language_asked(request)
        body = await body_of(request, self.limits.record + self.limits.body)
        if len(body) > self.limits.body and b'"record"' not in body:
            raise Problem("too-large", most=self.limits.body // 1024)
        message = messages.read(body, messages.Create)
        if message.record is not None and len(message.record.encode()) > self.limits.record:
            raise Problem("too-large", most=self.limits.record // 1024)
        self.rates.check("tables", request.scope)
        made = await run_in_threadpool(self.tables.create, message)
        self.thinkers.wake(made["table"])
        return as_json(made)

    def change(
        self, kind: type[M], act: Callable[..., Change], worded: bool = False
    ) -> Callable[[Request], Awaitable[Response]]:
        """A change of the table, for some in the language asked for; answers the new state."""

        async def endpoint(request: Request) -> Response:
            id, tokens = table_asked(request), secrets_sent(request)
            message = messages.read(await body_of(request, self.limits.body), kind)
            if not tokens:
                raise Problem("no-token")
            self.rates.check("changes", request.scope)
            if kind is messages.Say:
                self.rates.check_chat(id, request.scope, tokens)
            how = [language_asked(request)] if worded else []
            show = self._showing(request)

            def work() -> Change:
                return act(id, tokens, message, *how)

            begun = time.perf_counter()
            line = self._line(id, tokens)
            change = await line.wait(id, lambda: self._act(work, show))
            if not change.repeated:
                self._tell(id, change)
            if change.shown is None:
                raise Problem("no-database")
            if kind is messages.Choose:
                self.metrics.chosen(time.perf_counter() - begun)
            return Response(change.shown, media_type="application/json")

        return endpoint

    def _act(self, act: Callable[[], Change], show: Callable[..., bytes]) -> Change:
        """Act first, then show. What was done is done, and told to others, even if it cannot be shown any more."""
        change = act()
        try:
            change.shown = show(change.rev)
        except Problem as problem:
            if problem.id != "no-database":
                raise
        return change

    async def rematch(self, request: Request) -> Response:
        id, tokens = table_asked(request), secrets_sent(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Rematch)
        if not tokens:
            raise Problem("no-token")
        self.rates.check("tables", request.scope)
        found = await self._line(id, tokens).wait(id, lambda: self.tables.rematch(id, tokens, message))
        self.hub.changed(id)
        self.thinkers.wake(found["table"])
        return as_json(found)

    async def hurry(self, request: Request) -> Response:
        """A player of the program has thought enough: it answers with what it has found."""
        id, tokens = table_asked(request), secrets_sent(request)
        messages.read(await body_of(request, self.limits.body), messages.Hurry)
        self.rates.check("changes", request.scope)

        def admitted() -> None:
            with self.tables.open(id) as table:
                if not table.holders(tokens):
                    raise Problem("no-token")

        await self._line(id, tokens).wait(id, admitted)
        return as_json({"thinking": self.thinkers.hurry(id)})

    async def branch(self, request: Request) -> Response:
        """A game of its own from an earlier position; who may watch may do so."""
        id = table_asked(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Branch)
        self.rates.check("tables", request.scope)
        return as_json(await self.watchers.wait(id, lambda: self.tables.branch(id, message.at)))

    async def join(self, request: Request) -> Response:
        """A seat that is open to all."""
        id = table_asked(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Join)
        self.rates.check("tables", request.scope)
        found = await self.watchers.wait(id, lambda: self.tables.join(id, message))
        self.hub.changed(id)
        return as_json(found)

    async def call(self, request: Request) -> Response:
        """What one says who watches."""
        id = table_asked(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Call)
        self.rates.check("changes", request.scope)
        self.rates.check_chat(id, request.scope, [])
        change = await self.watchers.wait(id, lambda: self.tables.call(id, message))
        if not change.repeated:
            self._tell(id, change)
        return as_json({"line": change.line})

    async def reseat(self, request: Request) -> Response:
        """A new secret for a seat; clients that came with the old one are sent away."""
        id, tokens = table_asked(request), secrets_sent(request)
        message = messages.read(await body_of(request, self.limits.body), messages.Reseat)
        if not tokens:
            raise Problem("no-token")
        self.rates.check("tables", request.scope)
        found = await self._line(id, tokens).wait(id, lambda: self.tables.reseat(id, tokens, message))
        self.hub.changed(id)
        return as_json(found)


async def _tidy() -> None:
    """Positions in the middle of an Operation refer to themselves. Python looks for such garbage the less often the
    older it is, and what belonged to tables that nobody asks for any more is old."""
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


# Refusals.


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    server: Server = request.app.state.server
    id = request.path_params.get("id", "")
    server.metrics.refused(problem.id)
    rev = await run_in_threadpool(_revision, server, id) if problem.id not in _WITHOUT_REVISION else None
    return await answer(request, problem, rev)


def _revision(server: Server, id: str) -> int | None:
    try:
        head = server.store.head(id) if is_id(id) else None
    except Problem:
        return None
    return head[0] if head else None


async def _not_found(request: Request, found: Exception) -> Response:
    status = found.status_code if isinstance(found, HTTPException) else 500
    problem = (
        Problem("no-page") if status == 404 else Problem("no-method") if status == 405 else Problem("server-failed")
    )
    return await answer(request, problem, status=status)
