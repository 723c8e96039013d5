"""Routes that belong to no table: the page, the games, words, help, health, metrics."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ... import __version__, bundle
from ...games import rules_for
from ...kernel.errors import NoPage
from ...language.page import page_words
from ...table import encoding
from ...table.protocol import messages
from ...table.protocol.reading import read_message
from ...table.views import catalogue, decks
from ...table.views.geometry import geometry
from ...table.views.help import help_for
from .limits import is_direct, read_body
from .requests import as_json, game_asked, language_asked
from .schema import schemas
from .services import Services

FOR_GOOD = "public, max-age=31536000, immutable"
"""For the bundles: their addresses change with their contents."""


class Pages:
    """Endpoints that belong to no table."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def health(self, request: Request) -> Response:
        return as_json({"status": "ok", "version": __version__})

    async def page(self, request: Request) -> Response:
        """Return the page: bundled, or with its sources one by one if the address ends in `?modules`."""
        services = self.services
        if "modules" in request.query_params or not (services.files.folder / "index.html").is_file():
            return await services.files.get_response("index.html", request.scope)
        return await services.fixed.answer(request, ("page",), lambda: self._bundle().page.encode(), "text/html")

    async def script(self, request: Request) -> Response:
        make, kind = (lambda: self._bundle().script.encode()), "text/javascript"
        return await self.services.fixed.answer(request, ("script",), make, kind, FOR_GOOD)

    async def style(self, request: Request) -> Response:
        make, kind = (lambda: self._bundle().style.encode()), "text/css"
        return await self.services.fixed.answer(request, ("style",), make, kind, FOR_GOOD)

    def _bundle(self) -> bundle.Bundle:
        return bundle.build(self.services.files.folder)

    async def games(self, request: Request) -> Response:
        language = language_asked(request)
        return await self._fixed(request, ("games", language), lambda: catalogue.catalogue(language))

    async def words(self, request: Request) -> Response:
        language, game = language_asked(request), request.query_params.get("game", "")
        if game:
            game = rules_for(game).spec.game
        return await self._fixed(request, ("words", language, game), lambda: page_words(language, game))

    async def schema(self, request: Request) -> Response:
        return await self._fixed(request, ("schema",), schemas)

    async def geometry(self, request: Request) -> Response:
        game = game_asked(request)
        self.services.rates.check("pages", request.scope)
        return await self.services.fixed.answer(request, ("geometry", game), lambda: geometry(game))

    async def aid(self, request: Request) -> Response:
        game, language = game_asked(request), language_asked(request)
        return await self._fixed(request, ("aid", game, language), lambda: help_for(game, language))

    async def _fixed(self, request: Request, key: tuple[str, ...], make: Callable[[], object]) -> Response:
        """Answer what is the same for all clients."""
        self.services.rates.check("pages", request.scope)
        return await self.services.fixed.answer(request, key, lambda: encoding.encode(make()))

    async def options(self, request: Request) -> Response:
        services, game, language = self.services, game_asked(request), language_asked(request)
        message = read_message(await read_body(request, services.limits.body), messages.Weigh)
        address = services.rates.check("previews", request.scope)
        found = await services.spectators.run(
            lambda: catalogue.clashes(game, language, message.options, message.seats), address
        )
        return as_json({"clashes": found})

    async def deck(self, request: Request) -> Response:
        """Check a deck file, compare it with another or merge it, and show all cards of the game."""
        services, game, language = self.services, game_asked(request), language_asked(request)
        address = services.rates.check("previews", request.scope)
        message = read_message(await read_body(request, services.limits.record), messages.Deck)
        return as_json(await services.spectators.run(lambda: decks.read_decks(game, language, message), address))

    async def metrics(self, request: Request) -> Response:
        """Show the metrics to the operator: on this machine, and on others only if the server allows it.

        A proxy on this machine names its client, so its requests do not count as the operator's.
        """
        if not (self.services.public_metrics or is_direct(request.scope)):
            raise NoPage
        return PlainTextResponse(self.services.metrics.text(), media_type="text/plain; version=0.0.4")
