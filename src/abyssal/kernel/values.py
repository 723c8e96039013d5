"""Read single values of JSON data. Each function reports where a bad value is."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from .errors import Problem


def object_at(data: Any, where: str, keys: Iterable[str] | None = None) -> dict[str, Any]:
    """Return a JSON object. With `keys`, refuse all other keys."""
    if not isinstance(data, dict):
        raise wrong_type("object", data, where)
    for key in data:
        if not isinstance(key, str) or (keys is not None and key not in keys):
            raise unknown("key", key, where)
    return data


def list_at(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise wrong_type("list", data, where)
    return data


def text_at(data: Any, where: str) -> str:
    if not isinstance(data, str):
        raise wrong_type("text", data, where)
    return data


def flag_at(data: Any, where: str) -> bool:
    if not isinstance(data, bool):
        raise wrong_type("true-or-false", data, where)
    return data


def number_at(data: Any, low: int, high: int, where: str) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        raise wrong_type("number", data, where)
    if not low <= data <= high:
        raise Problem("out-of-range", value=data, low=low, high=high, where=where)
    return data


def name_at(data: Any, kind: str, names: list[str], where: str) -> int:
    """Return the index of a name in a list of names."""
    name = text_at(data, where)
    if name not in names:
        raise unknown(kind, name, where)
    return names.index(name)


def names_at(data: Any, kind: str, names: list[str], where: str) -> list[int]:
    """Return the indices of a list of such names, none of them twice."""
    found: list[int] = []
    for value in list_at(data, where):
        index = name_at(value, kind, names, where)
        if index in found:
            raise Problem("named-twice", kind=kind, name=names[index], where=where)
        found.append(index)
    return found


def wrong_type(expected: str, found: Any, where: str) -> Problem:
    return Problem("wrong-type", expected=expected, found=shorten_json(found), where=where)


def shorten_json(data: Any) -> str:
    """Return a value as JSON, at most 40 characters long."""
    text = json.dumps(data, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:39] + "…"


def unknown(kind: str, name: Any, where: str) -> Problem:
    """Return the problem for a name that this game does not know."""
    return Problem("unknown-name", kind=kind, name=str(name), where=where)
