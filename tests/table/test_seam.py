"""The table needs no server: nothing outside the standard library and Fluent, neither asyncio nor threads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_both_games_are_played_without_the_servers_modules() -> None:
    """In a process where starlette, uvicorn, sqlalchemy, msgspec, asyncio and threading cannot be imported."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    found = subprocess.run(
        [sys.executable, "-m", "tests.table.barred"],
        capture_output=True, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert (found.returncode, found.stdout) == (0, "played\n"), found.stderr
