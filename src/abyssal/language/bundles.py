"""Load the messages of a language (`locale/*/*.ftl`) as Fluent bundles."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ..kernel.errors import Problem

LANGUAGES = ("en", "es", "fr")

SHARED = (
    "agents", "box", "furniture", "hints", "journal", "problems", "prompts", "server", "site", "study", "terminal",
    "web",
)  # fmt: skip
"""Files shared by all games. The files of a game start with its name."""


@cache
def bundle(language: str, game: str = "") -> FluentBundle:
    """Return the shared messages and those of one game."""
    if language not in LANGUAGES:
        raise Problem("unknown-language", language=language, known=", ".join(LANGUAGES))
    found = FluentBundle([language], use_isolating=False)
    for name in file_names(language, game):
        found.add_resource(_resource(language, name))
    return found


@cache
def _resource(language: str, name: str) -> FluentResource:
    """Read one file, once for all games: parsing is slow."""
    return FluentResource((files("abyssal") / "locale" / language / name).read_text(encoding="utf-8"))


def file_names(language: str, game: str = "") -> list[str]:
    """List the files of these messages."""
    folder = files("abyssal") / "locale" / language
    own = sorted(f.name for f in folder.iterdir() if game and f.name.startswith(game + "-") and f.name.endswith(".ftl"))
    return [f"{name}.ftl" for name in SHARED] + own
