"""What stands between the network and the routes: names that are not ours, failures, packing."""

from __future__ import annotations

import logging

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.errors import Problem
from .errors import error, language_of, status_of
from .guard import check_host

LOG = logging.getLogger("abyssal.server")


async def answer(request: Request, problem: Problem, rev: int | None = None, status: int | None = None) -> Response:
    """Worded in a thread: the first words of a language have to be read."""
    language = language_of(request.query_params.get("lang"))
    found = await run_in_threadpool(error, problem, language, rev)
    status = status or status_of(problem)
    headers = {"Retry-After": "2"} if status in (429, 503) else None
    return Response(msgspec.json.encode(found), status, headers, media_type="application/json")


class Failures:
    """An unforeseen error: one line for the client, the rest for the log. Within `SecureHeaders`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception:
            if begun or scope["type"] != "http":
                raise
            LOG.exception("%s failed", scope["path"])
            await (await answer(Request(scope), Problem("server-failed")))(scope, receive, send)


class KnownHosts:
    """Answers only to names that are its own."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] != "lifespan":
                check_host(Headers(scope=scope), self.names)
        except Problem as problem:
            if scope["type"] == "http":
                await (await answer(Request(scope), problem))(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)


class Zipped:
    """Packs what is fetched once; what is fetched at every choice is quicker as it is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.zipped = GZipMiddleware(app, minimum_size=1024, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        once = scope["type"] == "http" and not path.startswith("/api/tables")
        await (self.zipped if once else self.app)(scope, receive, send)
