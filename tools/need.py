"""Finds the programs that the tests need but pip cannot install, and installs them where that is possible.

`python -m tools.need chromium postgresql nginx caddy compiler` says of each that is missing what cannot be tested
without it and how to get it. A person may go on without; where CI is set in the environment it exits with 1.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.build_fast import compiler_problem

CHROMIUM = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
]  # fmt: skip
"""The first is the browser without a window to draw, which makes the tests of the page a third cheaper."""


def chromium() -> Path | None:
    """Chromium or Chrome; ABYSSAL_CHROMIUM names another one."""
    named = os.environ.get("ABYSSAL_CHROMIUM")
    found = [shutil.which(name) for name in ([named] if named else CHROMIUM)]
    return next((Path(path) for path in found if path), None)


def postgresql() -> Path | None:
    """The folder with PostgreSQL's server programs, the newest there is."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    return next((path for path in folders if (path / "initdb").exists() and (path / "postgres").exists()), None)


def compiler() -> Path | None:
    """Where Python's extension modules can be compiled."""
    return None if compiler_problem() else Path(sys.prefix)


def program(name: str) -> Path | None:
    """A program that may lie where only the administrator looks."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    return Path(found) if found else None


@dataclass
class Need:
    """Something the tests need."""

    find: Callable[[], Path | None]
    tests: str
    """What cannot be tested without it."""
    how: str
    packages: tuple[str, ...] = ()
    """Debian packages that may be installed without asking, where we are root, until one of them has it."""


NEEDED = {
    "chromium": Need(
        chromium,
        "the page",
        "on Debian and Ubuntu `sudo apt install chromium`, or name a browser with ABYSSAL_CHROMIUM=path",
        packages=("chromium-headless-shell", "chromium"),
    ),
    "postgresql": Need(
        postgresql,
        "tables kept in PostgreSQL",
        "on Debian and Ubuntu `sudo apt install postgresql`",
        packages=("postgresql",),
    ),
    "nginx": Need(
        lambda: program("nginx"),
        "the example for running behind nginx",
        "on Debian and Ubuntu `sudo apt install nginx`",
        packages=("nginx-light", "nginx"),
    ),
    "caddy": Need(
        lambda: program("caddy"),
        "the example for running behind Caddy",
        "on Debian and Ubuntu `sudo apt install caddy`",
        packages=("caddy",),
    ),
    "compiler": Need(
        compiler,
        "the compiled engine",
        "on Debian and Ubuntu `sudo apt install gcc python3-dev`, or name one with CC=path",
    ),
}


def needed(name: str) -> Path:
    """Where it is; an error that says what to do if it is nowhere."""
    found = NEEDED[name].find()
    if found is None:
        raise RuntimeError(missing(name))
    return found


def missing(name: str) -> str:
    return f"The tests of {NEEDED[name].tests} need {name}: install it ({NEEDED[name].how})."


def on_ci() -> bool:
    """Whether nobody is there to read what was left out."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def install(package: str) -> None:
    """With the system's package manager, where we may use it."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"Installing {package} …", flush=True)
    silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", package]):
        subprocess.run(["apt-get", *command], check=False, stdout=subprocess.DEVNULL, env=silent)


def main(names: list[str]) -> int:
    left_out = 0
    for name in names:
        for package in NEEDED[name].packages:
            if NEEDED[name].find() is None:
                install(package)
        if NEEDED[name].find() is None:
            left_out += 1
            print(missing(name), "" if on_ci() else "They are left out now.", file=sys.stderr)
    return 1 if left_out and on_ci() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
