"""Routes that belong to no table: the page, the games, words, help, health, metrics."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from ... import __version__, bundle
from ...games import rules_for
from ...kernel.errors import NoPage
from ...language.page import page_words
from ...table.protocol import messages
from ...table.protocol.reading import read_message
from ...table.views import catalogue
from ...table.views.geometry import geometry
from ...table.views.help import help_for
from .limits import is_local, read_body
from .requests import as_json, game_asked, json_response, language_asked
from .schema import schemas
from .services import Services

FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}
"""For the bundles: their addresses change with their contents."""


class Pages:
    """Endpoints that belong to no table."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def health(self, request: Request) -> Response:
        return as_json({"status": "ok", "version": __version__})

    async def page(self, request: Request) -> Response:
        """Return the page: bundled, or with its sources one by one if the address ends in `?modules`."""
        index = self.services.web / "index.html"
        if not index.is_file():
            raise NoPage
        if "modules" in request.query_params:
            return FileResponse(index)
        return HTMLResponse((await run_in_threadpool(bundle.build, self.services.web)).page)

    async def script(self, request: Request) -> Response:
        found = await run_in_threadpool(bundle.build, self.services.web)
        return Response(found.script, media_type="text/javascript", headers=FOR_GOOD)

    async def style(self, request: Request) -> Response:
        found = await run_in_threadpool(bundle.build, self.services.web)
        return Response(found.style, media_type="text/css", headers=FOR_GOOD)

    async def games(self, request: Request) -> Response:
        return as_json(await run_in_threadpool(catalogue.catalogue, language_asked(request)))

    async def words(self, request: Request) -> Response:
        game = request.query_params.get("game", "")
        if game:
            rules_for(game)
        return as_json(await run_in_threadpool(page_words, language_asked(request), game))

    async def schema(self, request: Request) -> Response:
        return as_json(schemas())

    async def geometry(self, request: Request) -> Response:
        return json_response(await run_in_threadpool(geometry, game_asked(request)))

    async def aid(self, request: Request) -> Response:
        return as_json(await run_in_threadpool(help_for, game_asked(request), language_asked(request)))

    async def options(self, request: Request) -> Response:
        game, language = game_asked(request), language_asked(request)
        message = read_message(await read_body(request, self.services.limits.body), messages.Weigh)
        found = await run_in_threadpool(catalogue.clashes, game, language, message.options, message.seats)
        return as_json({"clashes": found})

    async def metrics(self, request: Request) -> Response:
        """Show the metrics to the operator: on this machine, and on others only if the server allows it."""
        if not (self.services.public_metrics or is_local(request.scope, self.services.proxies)):
            raise NoPage
        return PlainTextResponse(self.services.metrics.text(), media_type="text/plain; version=0.0.4")
