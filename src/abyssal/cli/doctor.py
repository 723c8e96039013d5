"""`abyssal doctor`: show what is installed, and how to get what is missing."""

from __future__ import annotations

import argparse
import os
import platform
import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from .. import __version__, engine
from ..games import GAMES, broken, is_own
from ..language import Words
from . import common
from .screen import Screen
from .serve import default_database_path

if TYPE_CHECKING:
    from .common import Commands

EXTRAS = {
    "postgresql": ("psycopg",),
    "research": ("numpy", "pettingzoo", "pyarrow"),
    "openspiel": ("numpy", "pyspiel"),
    "cluster": ("distributed",),
}
"""The optional parts, and the modules that each needs."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "doctor",
        help="check this installation",
        description="Show the engine, the database and the optional parts of this installation, and what is missing.",
    )
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the report. Return 1 if something that Abyssal needs does not work."""
    words, screen = Words(args.lang), Screen(args.plain)
    screen.line(f"abyssal {__version__} · Python {platform.python_version()} · {platform.platform()}", "bold")
    screen.line(engine_line(words))
    problem = database_problem(default_database_path())
    screen.line(
        words.say("doctor-database-bad", path=str(default_database_path()), reason=problem)
        if problem
        else words.say("doctor-database", path=str(default_database_path()), version=sqlite3.sqlite_version)
    )
    for extra, modules in EXTRAS.items():
        missing = [module for module in modules if find_spec(module) is None]
        about = words.say(f"doctor-extra-{extra}")
        if missing:
            screen.line(words.say("doctor-missing", about=about, install=f"pip install 'abyssal[{extra}]'"))
        else:
            screen.line(words.say("doctor-installed", about=about))
    for game in GAMES:
        if not is_own(game):
            screen.line(words.say("doctor-game", game=game) if game not in broken() else words.problem(broken()[game]))
    return 1 if problem else 0


def engine_line(words: Words) -> str:
    if engine.is_compiled():
        return words.say("doctor-compiled")
    if os.environ.get("ABYSSAL_ENGINE") == "plain":
        return words.say("doctor-plain-wanted")
    return words.say("doctor-plain")


def database_problem(path: Path) -> str:
    """Return what keeps the server from using its database file, or an empty string. Nothing is created."""
    folder = path if path.is_file() else next(parent for parent in path.parents if parent.exists())
    if not os.access(folder, os.R_OK | os.W_OK):
        return f"{folder}: {os.strerror(13)}"
    return ""
