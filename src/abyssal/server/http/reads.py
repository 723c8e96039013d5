"""The routes for looking at a table: how it stands, how it stood, what could be chosen."""

from __future__ import annotations

import pickle
import time
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...coin.game import Game
from ...kernel import record
from ...kernel.errors import Problem
from ...table.play.table import Table, kept
from ...table.protocol import messages
from ...table.views import advice, questions
from ...table.views import done as further
from ...table.views import state as views
from ...table.views.log import log_json, words_for
from ...table.views.summary import summary
from ...table.views.viewer import Viewer
from ..net.thinking import LOOKS_BACK
from ..store import archive
from .limits import body_of
from .requests import as_json, language_asked, number_asked, secrets_sent, table_asked
from .shared import Shared

FRESH = 2.0
"""For so many seconds the list of open tables is not made anew: each of them may have to be played again for it."""


class Looking(Shared):
    """A part of the server."""

    async def state(self, request: Request) -> Response:
        id, tokens, language = table_asked(request), secrets_sent(request), language_asked(request)
        at, presence = number_asked(request, "at"), self.hub.presence(id)
        self.rates.check("looks" if at is None else "moments", request.scope)
        if at is not None:
            moment = at
            shown = await self.watchers.wait(id, lambda: self.watching.moment(id, tokens, language, presence, moment))
        else:
            ready: bytes | None = await self.watchers.apart(lambda: self.watching.ready(id, tokens, language, presence))
            show = self._showing(id, tokens, language)
            shown = ready if ready is not None else await self._line(id, tokens).wait(id, show)
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
            return questions.ends(table, Viewer(table.holders(tokens), language))

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
            return questions.preview(table, Viewer(seats, language), message.all())

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

        rev, game = await self._looked_up(request, "advice", look)
        found = await self.thinkers.work(advice.work_out, pickle.dumps(game), rev)
        words = words_for(language, game.rules.spec.game)
        return as_json(await self.watchers.apart(lambda: advice.hints_shown(words, game, rev, found)))

    async def chances(self, request: Request) -> Response:
        """How the chances stood in the course of the game."""
        id, language = table_asked(request), language_asked(request)

        def look(table: Table) -> tuple[int, Game]:
            return table.rev, advice.game_to_look_back(table)

        rev, game = await self._looked_up(request, "advice", look)
        found = await self.looks_back.ask(
            id, rev, lambda: self.thinkers.work(advice.look_back_at, pickle.dumps(game), most=LOOKS_BACK)
        )
        words = words_for(language, game.rules.spec.game)
        return as_json(await self.watchers.apart(lambda: advice.chances_shown(words, game, found)))
