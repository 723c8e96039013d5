"""Build backend: setuptools, and with ABYSSAL_COMPILE=1 wheels that contain the compiled engine.

`pip wheel .` builds the pure wheel, which runs everywhere. `ABYSSAL_COMPILE=1 pip wheel .` adds the modules that
`make fast` compiles, for this platform and version of Python. The sources stay in the wheel beside them, so
`ABYSSAL_ENGINE=plain` still works.
"""

import base64
import hashlib
import os
import sys
import sysconfig
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import build_fast

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None

PURPOSES = {"1": "wheel", "test": "test"}
"""What ABYSSAL_COMPILE asks for: an optimized wheel, or one that compiles quickly."""


def purpose() -> str | None:
    """Return what to compile for, or None for a pure wheel."""
    asked = os.environ.get("ABYSSAL_COMPILE", "")
    if asked not in ("", "0", *PURPOSES):
        raise SystemExit(f"ABYSSAL_COMPILE is 1, test or 0, not {asked!r}")
    return PURPOSES.get(asked)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    found: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*found, "mypy[mypyc]>=2.0"] if purpose() else found


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    wanted = purpose()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    if wanted is None:
        return name
    if problem := build_fast.compiler_problem():
        raise SystemExit(f"No compiled wheel: {problem}.")
    build_fast.ensure(wanted)
    pure = Path(wheel_directory, name)
    compiled = add_compiled(pure, build_fast.FAST)
    pure.unlink()
    return compiled.name


def tag() -> str:
    """Return the tag of a wheel that runs on this platform with this version of Python."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def add_compiled(pure: Path, tree: Path) -> Path:
    """Write the wheel again, with the compiled modules of a tree and the tag of this platform. Return its path."""
    target = pure.with_name(pure.name.replace("py3-none-any", tag()))
    lines = []
    with ZipFile(pure) as source, ZipFile(target, "w", ZIP_DEFLATED) as wheel:
        for name, data in _files(source, tree):
            wheel.writestr(name, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(data)}\n")
        record = next(name for name in source.namelist() if name.endswith(".dist-info/RECORD"))
        wheel.writestr(record, "".join([*lines, f"{record},,\n"]))
    return target


def _files(pure: ZipFile, tree: Path) -> Iterator[tuple[str, bytes]]:
    for name in pure.namelist():
        data = pure.read(name)
        if name.endswith(".dist-info/RECORD"):
            continue
        if name.endswith(".dist-info/WHEEL"):
            text = data.decode().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
            data = text.replace("Tag: py3-none-any", f"Tag: {tag()}").encode()
        yield name, data
    for path in sorted(tree.rglob("*")):
        if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
            yield path.relative_to(tree).as_posix(), path.read_bytes()
