"""The messages of the browser page, as plain text. The page fills in the placeholders itself."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from .bundles import LANGUAGES, bundle, game_files

PAGE = ("web", "furniture", "site", "box")
"""Files with the page's messages for all games. Those of a game are in `<game>-page`."""

WORDS = "page-"
"""Prefix of their ids."""


@cache
def page_words(language: str, game: str = "") -> dict[str, str]:
    """Map ids to the page's messages, including those of a game if one is named. `{ $name }` becomes `{name}`."""
    found = bundle(language, game)
    words: dict[str, str] = {}
    own = [path for path in game_files(language, game) if path.name == f"{game}-page.ftl"]
    for path in [*(files("abyssal") / "locale" / language / f"{name}.ftl" for name in PAGE), *own]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.Message) or entry.value is None or not entry.id.name.startswith(WORDS):
                continue
            names = [name for part in entry.value.elements if (name := _placeholder(part))]
            pattern = found.get_message(entry.id.name).value
            if pattern is not None:
                words[entry.id.name] = str(found.format_pattern(pattern, {name: f"{{{name}}}" for name in names})[0])
    return words


def _placeholder(part: ftl.BaseNode) -> str:
    """Return the name of a placeholder, or "" for text."""
    if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference):
        return part.expression.id.name
    return ""


__all__ = ["LANGUAGES", "PAGE", "page_words"]
