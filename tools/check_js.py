"""Checks the types of the page's scripts with tsc (make lint). Without Node or TypeScript it says so and stops."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HERE = ROOT / "tools" / "js"
INSTALLED = ROOT / "build" / "js"
LOCK = "package-lock.json"


def main() -> int:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return unchecked("there is no Node here")
    if not is_current():
        INSTALLED.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", LOCK):
            shutil.copy(HERE / name, INSTALLED)
        if subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=INSTALLED).returncode:
            return unchecked("npm could not fetch TypeScript")
    tsc = INSTALLED / "node_modules" / ".bin" / "tsc"
    return subprocess.run([tsc, "--project", HERE]).returncode


def unchecked(reason: str) -> int:
    print(f"The types of the page's scripts are not checked: {reason}.")
    return 0


def is_current() -> bool:
    """Return True if what the lock file names is installed. npm writes its own note of it last of all."""
    note, lock = INSTALLED / "node_modules" / ".package-lock.json", INSTALLED / LOCK
    return note.is_file() and lock.read_bytes() == (HERE / LOCK).read_bytes()


if __name__ == "__main__":
    sys.exit(main())
