"""The version of the rules that a table is played by."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ... import __version__

ENGINE = ("kernel", "coin", "games")
SOURCES = (".py", ".json", ".toml")


@cache
def engine_version() -> str:
    """Return the version of the rules: that of the program, and a digest of the engine's sources.

    The plain and the compiled engine have the same.
    """
    found = hashlib.blake2b(digest_size=6)
    for package in ENGINE:
        for name, path in sorted(_sources(files("abyssal") / package, package)):
            found.update(f"{name}\n".encode() + path.read_bytes())
    return f"{__version__}+{found.hexdigest()}"


def _sources(folder: Traversable, name: str) -> Iterable[tuple[str, Traversable]]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from _sources(path, f"{name}/{path.name}")
        elif path.name.endswith(SOURCES):
            yield f"{name}/{path.name}", path
