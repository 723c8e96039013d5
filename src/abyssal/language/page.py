"""The words of the browser page, as plain text whose placeholders the page fills itself."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from .bundles import LANGUAGES, bundle

PAGE = "web"
"""The file that holds them."""


@cache
def page_words(language: str) -> dict[str, str]:
    """Every message of the page by its id; `{ $name }` reads `{name}`."""
    found = bundle(language)
    text = (files("abyssal") / "locale" / language / f"{PAGE}.ftl").read_text(encoding="utf-8")
    words: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ftl.Message) or entry.value is None:
            continue
        names = [name for part in entry.value.elements if (name := _placeholder(part))]
        pattern = found.get_message(entry.id.name).value
        if pattern is not None:
            words[entry.id.name] = str(found.format_pattern(pattern, {name: f"{{{name}}}" for name in names})[0])
    return words


def _placeholder(part: ftl.BaseNode) -> str:
    """The name of what is filled in there; empty if it is text."""
    if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference):
        return part.expression.id.name
    return ""


__all__ = ["LANGUAGES", "PAGE", "page_words"]
