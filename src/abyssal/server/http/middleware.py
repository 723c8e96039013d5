"""What stands between the network and the routes: names that are not ours, failures, packing."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.errors import Problem
from ..net.metrics import Metrics
from .errors import error, language_of, status_of
from .limits import check_host, headers_of, with_headers

LOG = logging.getLogger("abyssal.server")


async def answer(request: Request, problem: Problem, rev: int | None = None, status: int | None = None) -> Response:
    """Worded in a thread: the first words of a language have to be read."""
    language = language_of(request.query_params.get("lang"))
    found = await run_in_threadpool(error, problem, language, rev)
    status = status or status_of(problem)
    headers = {"Retry-After": "2"} if status in (429, 503) else None
    return Response(msgspec.json.encode(found), status, headers, media_type="application/json")


class Endpoint:
    """A function that answers requests, as an application. `Gate` sees to what it refuses."""

    def __init__(self, function: Callable[[Request], Awaitable[Response]]) -> None:
        self.function = function

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.function(Request(scope, receive))
        await response(scope, receive, send)


class Gate:
    """Answers only to names that are its own, puts the headers on every answer and counts it, answers what was refused
    or has failed. All in one place: every choice goes through each layer that there is, there and back."""

    def __init__(
        self,
        routes: ASGIApp,
        names: frozenset[str] | None,
        metrics: Metrics,
        refused: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self.routes = routes
        self.packed = GZipMiddleware(routes, minimum_size=1024, compresslevel=6)
        self.names = names
        self.metrics = metrics
        self.refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "lifespan" or self._is_ours(scope):
            await self.routes(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _is_ours(self, scope: Scope) -> bool:
        try:
            self._check(scope)
        except Problem:
            return False
        return True

    def _check(self, scope: Scope) -> None:
        if self.names is not None:
            check_host(headers_of(scope), self.names)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, path = False, scope["path"]
        head: Message | None = None

        async def told(message: Message) -> None:
            nonlocal begun, head
            if message["type"] == "http.response.start":
                begun = True
                self.metrics.answered(message["status"])
                message["headers"] = with_headers(message.get("headers", ()), path)
                head = message
                return
            if head is not None:
                first, head = head, None
                whole = message.get("body") if not message.get("more_body") else None
                if whole and scope["state"]["answer"](scope, first["status"], first["headers"], whole):
                    return
                await send(first)
            await send(message)

        try:
            self._check(scope)
            # What is fetched once is packed; what is fetched at every choice is quicker as it is.
            await (self.routes if path.startswith("/api/tables") else self.packed)(scope, receive, told)
        except Exception as failure:
            if begun:
                raise
            await (await self._sorry(Request(scope), failure))(scope, receive, told)

    async def _sorry(self, request: Request, failure: Exception) -> Response:
        """What was refused; an unforeseen error: one line for the client, the rest for the log."""
        try:
            return await self.refused(request, failure)
        except Exception:
            LOG.exception("%s failed", request.scope["path"])
            return await answer(request, Problem("server-failed"))
