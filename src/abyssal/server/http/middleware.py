"""Between the network and the routes: host names, limits, headers, failures."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.errors import Problem, TooOften
from ...table import encoding
from ...table.views.problems import describe_problem, language_of, status_of
from ..net.metrics import Metrics
from .limits import Rates, check_host, headers_of, with_headers

LOG = logging.getLogger("abyssal.server")
RETRY_SECONDS = 2
"""How long clients should wait after 429 and 503."""
_TOO_OFTEN: dict[str, bytes] = {}
"""The answer to a client that sends too many requests, by language."""


async def answer_problem(
    request: Request, problem: Problem, rev: int | None = None, status: int | None = None, go_on: int | None = None
) -> Response:
    """Answer with a problem. It is worded in a thread: the first use of a language reads its files."""
    language = language_of(request.query_params.get("lang"))
    if isinstance(problem, TooOften):
        text = await _too_often(language)
    else:
        text = encoding.encode(await run_in_threadpool(describe_problem, problem, language, rev, go_on))
    status = status or status_of(problem)
    headers = {"Retry-After": str(RETRY_SECONDS)} if status in (429, 503) else None
    return Response(text, status, headers, media_type="application/json")


async def _too_often(language: str) -> bytes:
    """Return the answer to a client that sends too many requests. It is worded once: it must cost next to nothing."""
    found = _TOO_OFTEN.get(language)
    if found is None:
        found = encoding.encode(await run_in_threadpool(describe_problem, TooOften(), language))
        _TOO_OFTEN[language] = found
    return found


class Endpoint:
    """A function that answers requests, as an ASGI application. `Gate` answers what it refuses."""

    def __init__(self, function: Callable[[Request], Awaitable[Response]]) -> None:
        self.function = function

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.function(Request(scope, receive))
        await response(scope, receive, send)


class Gate:
    """Checks host names, counts requests and responses, adds headers, and answers what was refused or has failed.

    One layer does all of it, because every choice passes each layer twice.
    """

    def __init__(
        self,
        routes: ASGIApp,
        names: frozenset[str] | None,
        metrics: Metrics,
        rates: Rates,
        answer_failure: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self.routes = routes
        self.names = names
        self.metrics = metrics
        self.rates = rates
        self.answer_failure = answer_failure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self.routes(scope, receive, send)
        else:
            await self._live(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
            held = self.rates.hold(scope)
        except Problem:
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self.routes(scope, receive, send)
        finally:
            self.rates.release(held)

    def _check(self, scope: Scope) -> None:
        if self.names is not None:
            check_host(headers_of(scope), self.names)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, path = False, scope["path"]
        head: Message | None = None

        async def send_on(message: Message) -> None:
            nonlocal begun, head
            if message["type"] == "http.response.start":
                begun = True
                self.metrics.count_answer(message["status"])
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
            self.rates.check("requests", scope)
            self._check(scope)
            held = self.rates.hold(scope)
        except TooOften:
            await self._turn_away(scope, receive, send)
            return
        except Problem as problem:
            await (await self._answer(Request(scope), problem))(scope, receive, send_on)
            return
        try:
            await self.routes(scope, receive, send_on)
        except ClientDisconnect:
            # The client left in the middle of its request: there is nobody to answer.
            return
        except Exception as failure:
            # This is the outermost layer, so every error must be answered here, unless the response has begun.
            if begun:
                raise
            await (await self._answer(Request(scope), failure))(scope, receive, send_on)
        finally:
            self.rates.release(held)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request of an address that sends too many, as cheaply as possible, and close the connection.

        Requests that the client has already sent after it are not read.
        """
        language = language_of(Request(scope).query_params.get("lang"))
        self.metrics.count_answer(429)
        self.metrics.count_refusal("too-often")
        headers = {"Retry-After": str(RETRY_SECONDS), "Connection": "close"}
        response = Response(await _too_often(language), 429, headers, media_type="application/json")
        response.raw_headers = with_headers(response.raw_headers, scope["path"])
        await response(scope, receive, send)

    async def _answer(self, request: Request, failure: Exception) -> Response:
        """Answer a problem. For an unforeseen error the client gets one line, and the traceback goes to the log."""
        try:
            return await self.answer_failure(request, failure)
        except Exception:
            # A boundary: without an answer the client would wait, and nobody would hear of the error.
            LOG.exception("%s failed", request.scope["path"])
            return await answer_problem(request, Problem("server-failed"))
