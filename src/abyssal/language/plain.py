"""Messages of nothing but text and values, put together without Fluent."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.runtime.resolver import NeverIsolatingPlaceable, Placeable, TextElement, VariableReference

Parts = list[tuple[str, str]]
"""Text, or the name of a value."""


def plain_parts(pattern: object) -> Parts | None:
    """The parts of a message that holds nothing else. Most messages are such, and Fluent takes ten times as long."""
    found: Parts = []
    for element in getattr(pattern, "elements", [pattern]):
        if isinstance(element, TextElement):
            found.append((element.value, ""))
        elif isinstance(element, Placeable | NeverIsolatingPlaceable) and isinstance(
            element.expression, VariableReference
        ):
            found.append(("", element.expression.id.name.replace("-", "_")))
        else:
            return None
    return found


def joined(parts: Parts, values: Mapping[str, str | int]) -> str | None:
    """The message with its values; None where only Fluent knows how one is written: large numbers have separators."""
    said = ""
    for text, name in parts:
        if not name:
            said += text
            continue
        value = values.get(name)
        if isinstance(value, str):
            said += value
        elif type(value) is int and 0 <= value < 1000:
            said += str(value)
        else:
            return None
    return said
