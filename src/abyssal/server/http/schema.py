"""JSON Schema of all messages and answers (`/api/schema`), made from the types of `abyssal.table.protocol`."""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from ...table.protocol import messages, shapes
from ...table.protocol.reading import Constraint, Length, Pattern


@cache
def schemas() -> dict[str, Any]:
    """Return the schemas of all requests and answers."""
    kinds: dict[str, list[Any]] = {
        "requests": [struct(kind) for kind in messages.REQUESTS],
        "answers": shapes.ANSWERS,
    }
    return {
        name: msgspec.json.schema_components(types, ref_template=f"#/{name}/{{name}}")[1]
        for name, types in kinds.items()
    }


@cache
def struct(kind: type[messages.Message]) -> type[msgspec.Struct]:
    """Return a msgspec Struct with the same fields and constraints as a message."""
    hints = get_type_hints(kind, include_extras=True)
    found: list[Any] = []
    for field in fields(kind):
        about: list[Any] = [field.name, _constrained(hints[field.name])]
        if field.default is not MISSING:
            about.append(field.default)
        elif field.default_factory is not MISSING:
            about.append(msgspec.field(default_factory=field.default_factory))
        found.append(tuple(about))
    # Python gives a dataclass without a docstring one with its signature. Leave that out.
    written = not (kind.__doc__ or "").startswith(f"{kind.__name__}(")
    namespace = {"__doc__": kind.__doc__} if written else {}
    return msgspec.defstruct(kind.__name__, found, namespace=namespace, forbid_unknown_fields=True)


def _constrained(hint: Any) -> Any:
    """Translate an annotation, all the way down."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return Annotated[_constrained(arguments[0]), _meta(arguments[1:])]
    if origin in (Union, UnionType):
        (inner,) = (one for one in arguments if one is not NoneType)
        return _constrained(inner) | None
    if origin is list:
        return list[_constrained(arguments[0])]  # type: ignore[misc]
    if origin is dict:
        return dict[_constrained(arguments[0]), _constrained(arguments[1])]  # type: ignore[misc]
    return hint


def _meta(constraints: tuple[Constraint, ...]) -> msgspec.Meta:
    found: dict[str, Any] = {}
    for limit in constraints:
        if isinstance(limit, Length):
            found |= {"max_length": limit.most} | ({"min_length": limit.least} if limit.least else {})
        elif isinstance(limit, Pattern):
            found["pattern"] = limit.expression
        else:
            found |= {"ge": limit.least, "le": limit.most, "lt": limit.below}
    return msgspec.Meta(**found)
