"""JSON as people write it: what Python would let pass without a word is refused."""

from __future__ import annotations

import json
from typing import Any

from .errors import Problem


def parse(text: str) -> Any:
    """The data of a JSON text. A key named twice in one object is refused: nobody could say which one counts."""
    try:
        return json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError) as error:
        raise Problem("not-json", error=str(error)) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Problem("named-twice", kind="key", name=key, where="JSON")
        found[key] = value
    return found
