"""All routes of the server (docs/api.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from ...bundle import SCRIPT, STYLE
from .live import Live
from .middleware import Endpoint
from .pages import Pages
from .reads import Reads
from .services import Services
from .writes import Writes

TABLE = "/api/tables/{id}"


def build_routes(services: Services) -> list[Route | WebSocketRoute | Mount]:
    """List the routes. Starlette tries them in order, so the most frequent come first."""
    reads, writes, pages = Reads(services), Writes(services), Pages(services)
    return [
        _post(f"{TABLE}/choices", writes.choose),
        _post(f"{TABLE}/undo", writes.undo),
        _post(f"{TABLE}/rewind", writes.rewind),
        _post(f"{TABLE}/adjust", writes.adjust),
        _post(f"{TABLE}/seat", writes.sit),
        _post(f"{TABLE}/chat", writes.say),
        _post(f"{TABLE}/aids", writes.switch_aids),
        _get("/healthz", pages.health),
        _get("/metrics", pages.metrics),
        _get("/api/games", pages.games),
        _get("/api/words", pages.words),
        _get("/api/schema", pages.schema),
        _get("/api/games/{game}/geometry", pages.geometry),
        _get("/api/games/{game}/aid", pages.aid),
        _post("/api/games/{game}/options", pages.options),
        _post("/api/games/{game}/deck", pages.deck),
        _post("/api/tables", writes.create),
        _get(TABLE, reads.state),
        _get("/api/tables", reads.open_tables),
        _get(f"{TABLE}/brief", reads.brief),
        _post(f"{TABLE}/join", writes.join),
        _post(f"{TABLE}/gallery", writes.call),
        _get(f"{TABLE}/history", reads.history),
        _get(f"{TABLE}/summary", reads.summary),
        _get(f"{TABLE}/log", reads.log),
        _get(f"{TABLE}/story", reads.story),
        _get(f"{TABLE}/record", reads.record),
        _get(f"{TABLE}/result", reads.result),
        _get(f"{TABLE}/adjust", reads.adjusting),
        _get(f"{TABLE}/compare", reads.compare),
        _get(f"{TABLE}/deck", reads.deck),
        _get(f"{TABLE}/ends", reads.ends),
        _get(f"{TABLE}/further", reads.further),
        _post(f"{TABLE}/preview", reads.preview),
        _post(f"{TABLE}/rematch", writes.rematch),
        _post(f"{TABLE}/hurry", writes.hurry),
        _post(f"{TABLE}/hint", reads.hint),
        _get(f"{TABLE}/chances", reads.chances),
        _post(f"{TABLE}/branch", writes.branch),
        _post(f"{TABLE}/secret", writes.reseat),
        _post(f"{TABLE}/continue", writes.go_on),
        WebSocketRoute(f"{TABLE}/live", Live(services).serve),
        _get("/", pages.page),
        _get("/t/{id}", pages.page),
        _get("/results", pages.page),
        _get("/cards", pages.page),
        _get(f"/web/{SCRIPT}", pages.script),
        _get(f"/web/{STYLE}", pages.style),
        Mount("/web", services.files),
    ]


def _get(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, Endpoint(answer), methods=["GET"])


def _post(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, Endpoint(answer), methods=["POST"])
