"""Finds the programs that the tests drive but pip cannot install, and installs them where that is possible.

`python tools/need.py chromium postgresql`: exits with 1 and says what to do if one is missing and cannot be installed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMIUM = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]


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


NEEDED = {"chromium": chromium, "postgresql": postgresql}
"""By the name of the Debian package that has it."""


def needed(name: str) -> Path:
    """Where it is; an error that says what to do if it is nowhere."""
    found = NEEDED[name]()
    if found is None:
        raise RuntimeError(missing(name))
    return found


def missing(name: str) -> str:
    extra = " (or name a browser with ABYSSAL_CHROMIUM=path)" if name == "chromium" else ""
    return f"The tests need {name}: install it, on Debian and Ubuntu with `sudo apt install {name}`{extra}."


def install(name: str) -> None:
    """With the system's package manager, where we may use it."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"Installing {name} …", flush=True)
    silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", name]):
        subprocess.run(["apt-get", *command], check=False, stdout=subprocess.DEVNULL, env=silent)


def main(names: list[str]) -> int:
    status = 0
    for name in names:
        if NEEDED[name]() is None:
            install(name)
        if NEEDED[name]() is None:
            print(missing(name), file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
