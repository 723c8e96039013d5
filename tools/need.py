"""Find the programs that the tests need but pip cannot install, and install them where possible.

`python -m tools.need chromium postgresql nginx caddy compiler` reports for each missing program what cannot be tested
without it and how to get it. Developers can continue without it. If CI is set in the environment, the exit status is 1.
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
"""Browsers to try, in order. The headless shell comes first: it makes the page tests a third cheaper."""


def chromium() -> Path | None:
    """Find Chromium or Chrome, or the browser named by ABYSSAL_CHROMIUM."""
    named = os.environ.get("ABYSSAL_CHROMIUM")
    found = [shutil.which(name) for name in ([named] if named else CHROMIUM)]
    return next((Path(path) for path in found if path), None)


def postgresql() -> Path | None:
    """Find the folder with the newest PostgreSQL server programs."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    return next((path for path in folders if (path / "initdb").exists() and (path / "postgres").exists()), None)


def compiler() -> Path | None:
    """Return Python's prefix if extension modules can be compiled there."""
    return None if compiler_problem() else Path(sys.prefix)


def program(name: str) -> Path | None:
    """Find a program on the PATH, or in the sbin folders that only root has on its PATH."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    return Path(found) if found else None


@dataclass
class Need:
    """A program that the tests need."""

    find: Callable[[], Path | None]
    tests: str
    """What cannot be tested without it."""
    how: str
    packages: tuple[str, ...] = ()
    """Debian packages to try in order, installed without asking if we are root."""


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
    """Return where the program is. If it is missing, raise an error that says how to install it."""
    found = NEEDED[name].find()
    if found is None:
        raise RuntimeError(missing(name))
    return found


def missing(name: str) -> str:
    return f"The tests of {NEEDED[name].tests} need {name}: install it ({NEEDED[name].how})."


def on_ci() -> bool:
    """Return True if this runs on CI, where no one reads warnings about skipped tests."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def install(package: str) -> None:
    """Install a package with apt-get, if we are root."""
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
