"""Strict reading of client messages: declared constraints on dataclasses, checked with the standard library."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache, cached_property
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NoReturn, TypeVar, Union, get_args, get_origin, get_type_hints

from ...kernel.errors import Problem

Check = Callable[[Any, str], None]
"""Raise `Problem` unless the value at the path is valid."""
M = TypeVar("M")


@dataclass(frozen=True)
class Length:
    """How many characters, items or keys a value may have."""

    most: int | None = None
    least: int = 0


@dataclass(frozen=True)
class Pattern:
    """A regular expression that a string must match."""

    expression: str

    @cached_property
    def search(self) -> Callable[[str], re.Match[str] | None]:
        return re.compile(self.expression).search


@dataclass(frozen=True)
class Range:
    """Bounds of a number. `below` is exclusive."""

    least: int
    most: int | None = None
    below: int | None = None


Constraint = Length | Pattern | Range
_NAMES = {str: "str", int: "int", bool: "bool", float: "float", list: "array", dict: "object", NoneType: "null"}


def read_message(body: bytes | str, kind: type[M]) -> M:
    """Read one message. Anything that is not exactly of this shape is refused with one clear line."""
    data = _parse(body)
    known: Any = kind
    _checker(known)(data, "$")
    return kind(**data)


def _parse(body: bytes | str) -> Any:
    try:
        text = body if isinstance(body, str) else body.decode()
        data = _DECODER.decode(text)
        if "\\u" in text:
            # Half of a surrogate pair is no text: it could be neither stored nor sent.
            json.dumps(data, ensure_ascii=False).encode()
        return data
    except RecursionError:
        _refuse("JSON is malformed: nested too deeply")
    except UnicodeError as error:
        _refuse(str(error))
    except ValueError as error:
        _refuse(f"JSON is malformed: {error}")


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


_DECODER = json.JSONDecoder(parse_constant=_refuse_constant)


def _refuse(error: str, path: str = "$") -> NoReturn:
    raise Problem("bad-message", error=error if path == "$" else f"{error} - at `{path}`")


def _expect(kind: type, value: Any, path: str, also: str = "") -> None:
    if type(value) is not kind:
        _refuse(f"Expected `{_NAMES[kind]}{also}`, got `{_NAMES.get(type(value), 'str')}`", path)


@cache
def _checker(kind: Any) -> Check:
    """Build the check of a message class, once."""
    hints = get_type_hints(kind, include_extras=True)
    checks = {field.name: (check_for(hints[field.name]), f"$.{field.name}") for field in fields(kind)}
    required = [field.name for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING]

    def check(data: Any, path: str) -> None:
        _expect(dict, data, path)
        for name, value in data.items():
            known = checks.get(name)
            if known is None:
                _refuse(f"Object contains unknown field `{name}`", path)
            known[0](value, known[1])
        for name in required:
            if name not in data:
                _refuse(f"Object missing required field `{name}`", path)

    return check


def check_for(hint: Any, also: str = "") -> Check:
    """Build the check of one annotation. `also` names what a union allows besides it."""
    constraints: tuple[Constraint, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *rest = get_args(hint)
        constraints = tuple(rest)
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        (inner,) = (one for one in get_args(hint) if one is not NoneType)
        return _optional(check_for(inner, " | null"))
    if origin is Literal:
        return _one_of(get_args(hint))
    if origin is list:
        return _list(check_for(get_args(hint)[0]), constraints, also)
    if origin is dict:
        key, value = get_args(hint)
        return _dict(check_for(key), check_for(value), constraints, also)
    return _scalar(hint, constraints, also)


def _optional(inner: Check) -> Check:
    def check(value: Any, path: str) -> None:
        if value is not None:
            inner(value, path)

    return check


def _one_of(values: tuple[str, ...]) -> Check:
    def check(value: Any, path: str) -> None:
        _expect(str, value, path)
        if value not in values:
            _refuse(f"Invalid enum value {value!r}", path)

    return check


def _list(inner: Check, constraints: tuple[Constraint, ...], also: str) -> Check:
    def check(value: Any, path: str) -> None:
        _expect(list, value, path, also)
        _check_constraints("array", value, constraints, path)
        for n, one in enumerate(value):
            inner(one, f"{path}[{n}]")

    return check


def _dict(key: Check, inner: Check, constraints: tuple[Constraint, ...], also: str) -> Check:
    def check(value: Mapping[str, Any], path: str) -> None:
        _expect(dict, value, path, also)
        _check_constraints("object", value, constraints, path)
        for name, one in value.items():
            key(name, f"key` in `{path}")
            inner(one, f"{path}[...]")

    return check


def _scalar(kind: type, constraints: tuple[Constraint, ...], also: str) -> Check:
    name = _NAMES[kind]

    def check(value: Any, path: str) -> None:
        if type(value) is not kind:
            _expect(kind, value, path, also)
        if constraints:
            _check_constraints(name, value, constraints, path)

    return check


def _check_constraints(name: str, value: Any, constraints: tuple[Constraint, ...], path: str) -> None:
    for limit in constraints:
        if isinstance(limit, Length):
            if len(value) < limit.least:
                _refuse(f"Expected `{name}` of length >= {limit.least}", path)
            if limit.most is not None and len(value) > limit.most:
                _refuse(f"Expected `{name}` of length <= {limit.most}", path)
        elif isinstance(limit, Pattern):
            if limit.search(value) is None:
                _refuse(f"Expected `{name}` matching regex {limit.expression!r}", path)
        elif value < limit.least:
            _refuse(f"Expected `{name}` >= {limit.least}", path)
        elif limit.most is not None and value > limit.most:
            _refuse(f"Expected `{name}` <= {limit.most}", path)
        elif limit.below is not None and value >= limit.below:
            _refuse(f"Expected `{name}` <= {limit.below - 1}", path)
