"""Find the games that other installed packages add."""

from __future__ import annotations

import re
import sys
from collections.abc import Container
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "abyssal.games"
"""The group of entry points. Each is named after its game; its module is the package with the game's files."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def find_games(taken: Container[str]) -> dict[str, EntryPoint]:
    """Return the entry points by the names of their games. Names that are taken or malformed are left out."""
    if sys.platform == "emscripten":  # the site has the games of its own archive only
        return {}
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if NAME.fullmatch(point.name) and point.name not in taken:
            found.setdefault(point.name, point)
    return found
