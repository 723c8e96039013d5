"""Reading requests strictly, and JSON responses."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from ...games import rules_for
from ...kernel.errors import BadToken, NoPage, Problem
from ...language import LANGUAGES
from ...table import encoding
from ..store.tables import check_id
from .limits import headers_of

MAX_TOKENS = 16
MAX_TOKEN_CHARACTERS = 200


def as_json(data: object) -> Response:
    return json_response(encoding.encode(data))


def json_response(text: bytes) -> Response:
    return Response(text, media_type="application/json")


def language_asked(request: Request) -> str:
    if not request.scope["query_string"]:
        return "en"
    asked = request.query_params.get("lang", "en")
    if asked not in LANGUAGES:
        raise Problem("unknown-language", language=asked[:20], known=", ".join(LANGUAGES))
    return asked


def table_asked(request: Request) -> str:
    return check_id(request.path_params["id"])


def game_asked(request: Request) -> str:
    try:
        return rules_for(request.path_params["game"]).spec.game
    except Problem:
        raise NoPage from None


def number_asked(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise Problem("bad-message", error=f"{name}={text[:20]}")
    return int(text)


def tokens_sent(request: Request) -> Sequence[str]:
    """Return the tokens in the header, none for a spectator."""
    header = headers_of(request.scope).get("authorization", "")
    if not header:
        return []
    kind, *tokens = header.split(" ")
    tokens = [token for token in tokens if token]
    too_long = any(len(token) > MAX_TOKEN_CHARACTERS for token in tokens)
    if kind.lower() != "bearer" or len(tokens) > MAX_TOKENS or too_long:
        raise BadToken
    return tokens
