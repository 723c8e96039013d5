"""What requests say, read strictly, and how answers look."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...games import rules_for
from ...kernel.errors import Problem
from ...language import LANGUAGES
from ..store.tables import check_id
from .limits import headers_of


def as_json(data: object) -> Response:
    return Response(msgspec.json.encode(data), media_type="application/json")


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
        raise Problem("no-page") from None


def number_asked(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise Problem("bad-message", error=f"{name}={text[:20]}")
    return int(text)


def secrets_sent(request: Request) -> Sequence[str]:
    """The secrets in the header; none for a spectator."""
    header = headers_of(request.scope).get("authorization", "")
    if not header:
        return []
    kind, *tokens = header.split(" ")
    tokens = [token for token in tokens if token]
    if kind.lower() != "bearer" or len(tokens) > 16 or any(len(token) > 200 for token in tokens):
        raise Problem("bad-token")
    return tokens
