"""Choose the engine: plain Python, or its compiled twin from a wheel or from build/fast (`make fast`)."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from importlib.abc import PathEntryFinder

PACKAGE = Path(__file__).parent
PROGRAMS = ("abyssal", "__main__.py")


def is_compiled() -> bool:
    """Return True if the engine in use is the compiled one."""
    from .kernel import game

    return str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def use_plain() -> None:
    """Import the engine's modules from their sources, even where compiled ones lie beside them."""
    root = str(PACKAGE)
    sources_in = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def find_sources(path: str) -> PathEntryFinder:
        if path != root and not path.startswith(root + os.sep):
            raise ImportError
        return sources_in(path)

    sys.path_hooks.insert(0, find_sources)
    for path in [path for path in sys.path_importer_cache if path.startswith(root)]:
        del sys.path_importer_cache[path]


def twin(package: Path = PACKAGE) -> Path | None:
    """Return the folder of the compiled twin, or None if there is none or it was built from other sources."""
    fast = package.parent.parent / "build" / "fast"
    if package.parent.name != "src" or not (fast / "fingerprint").is_file():
        return None
    for path in package.rglob("*"):
        if path.suffix in (".py", ".ftl", ".json", ".toml", ".js", ".css"):
            other = fast / "abyssal" / path.relative_to(package)
            if not other.is_file() or other.read_bytes() != path.read_bytes():
                return None
    return fast


def prefer_compiled() -> None:
    """Restart this program with the compiled engine, if there is one and ABYSSAL_ENGINE does not ask for the plain one.

    Do nothing if something other than the program runs this, such as a test.
    """
    if is_compiled() or os.environ.get("ABYSSAL_ENGINE") == "plain" or Path(sys.argv[0]).name not in PROGRAMS:
        return
    fast = twin()
    if fast is not None:
        _run_again(fast)


def _run_again(fast: Path) -> NoReturn:
    path = os.pathsep.join([str(fast), *filter(None, [os.environ.get("PYTHONPATH")])])
    os.execve(sys.executable, [sys.executable, "-m", "abyssal", *sys.argv[1:]], {**os.environ, "PYTHONPATH": path})
