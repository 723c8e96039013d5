"""Load the messages of a language (`locale/*/*.ftl`) as Fluent bundles."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ..games import home, is_own
from ..kernel.errors import Problem

LANGUAGES = ("en", "es", "fr")

SHARED = (
    "agents", "box", "furniture", "hints", "journal", "problems", "prompts", "server", "site", "study", "terminal",
    "web",
)  # fmt: skip
"""Files shared by all games. The files of a game start with its name; a game of another package has them there."""


@cache
def bundle(language: str, game: str = "") -> FluentBundle:
    """Return the shared messages and those of one game."""
    if language not in LANGUAGES:
        raise Problem("unknown-language", language=language, known=", ".join(LANGUAGES))
    found = FluentBundle([language], use_isolating=False)
    for path in message_files(language, game):
        found.add_resource(_resource(str(path)))
    return found


@cache
def _resource(path: str) -> ast.Resource:
    """Read one file, once for all games: parsing is slow."""
    return FluentResource(Path(path).read_text(encoding="utf-8"))


def message_files(language: str, game: str = "") -> list[Traversable]:
    """List the files of the shared messages and of one game's."""
    return [files("abyssal") / "locale" / language / f"{name}.ftl" for name in SHARED] + game_files(language, game)


def game_files(language: str, game: str) -> list[Traversable]:
    """List the files of a game's own messages. A game of another package may lack a language: English stands in."""
    if not game:
        return []
    folder = (files("abyssal") if is_own(game) else home(game)) / "locale" / language
    if language != LANGUAGES[0] and not folder.is_dir():
        return game_files(LANGUAGES[0], game)
    found = [path for path in folder.iterdir() if path.name.startswith(game + "-") and path.name.endswith(".ftl")]
    return sorted(found, key=lambda path: path.name)
