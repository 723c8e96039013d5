"""The routes for changing a table: putting one up, choosing, taking seats, talking."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import Problem
from ...table.protocol import messages
from ...table.protocol.messages import Message
from ...table.protocol.shapes import NewTable
from ..store.company import Change
from .limits import body_of
from .requests import as_json, language_asked, secrets_sent, table_asked
from .shared import Shared

M = TypeVar("M", bound=Message)


class Changing(Shared):
    """A part of the server."""

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
        if message.open:
            self._listed.clear()
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
            language = language_asked(request)
            how = [language] if worded else []
            show = self._showing(id, tokens, language)

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

    async def _anew(self, request: Request, kind: type[M], act: Callable[..., NewTable]) -> NewTable:
        """Who holds a seat has something made that is told only now: a table, or the secret of a seat."""
        id, tokens = table_asked(request), secrets_sent(request)
        message = messages.read(await body_of(request, self.limits.body), kind)
        if not tokens:
            raise Problem("no-token")
        self.rates.check("tables", request.scope)
        found = await self._line(id, tokens).wait(id, lambda: act(id, tokens, message))
        self.hub.changed(id)
        return found

    async def rematch(self, request: Request) -> Response:
        found = await self._anew(request, messages.Rematch, self.tables.rematch)
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
        self._listed.clear()
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
        return as_json(await self._anew(request, messages.Reseat, self.tables.reseat))
