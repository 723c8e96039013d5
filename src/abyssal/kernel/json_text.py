"""Strict JSON: refuses what Python would accept silently."""

from __future__ import annotations

import json
from typing import Any, Final

from .errors import Problem

MAX_DEPTH: Final = 50
"""Maximum nesting of objects and lists: far deeper than our own data, and shallow enough for recursion."""


def parse(text: str) -> Any:
    """Return the data of a JSON text. Refuse a key named twice in one object: it is unclear which one counts."""
    try:
        data = json.loads(text, object_pairs_hook=_object)
        _check_depth(data, MAX_DEPTH)
        return data
    except (ValueError, RecursionError) as error:
        raise Problem("not-json", error=str(error)) from None


def _check_depth(data: Any, left: int) -> None:
    if left < 0:
        raise RecursionError("nested too deeply")
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for inner in data:
            _check_depth(inner, left - 1)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Problem("named-twice", kind="key", name=key, where="JSON")
        found[key] = value
    return found
