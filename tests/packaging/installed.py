"""What the tests of installed packages share."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def environment(**changes: str) -> dict[str, str]:
    """Return this environment without anything that would lead Python back to the repository."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ABYSSAL"))}
    return kept | changes


def run(home: Path, *command: str, **changes: str) -> subprocess.CompletedProcess[str]:
    program = [str(home / "venv" / "bin" / command[0]), *command[1:]]
    return subprocess.run(
        program, cwd=home, env=environment(HOME=str(home), **changes), capture_output=True, text=True, check=True
    )
