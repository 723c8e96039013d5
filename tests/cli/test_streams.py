"""Output that goes nowhere or to a full disk; and Ctrl-C before anything has begun."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOLDEN = Path(__file__).parents[1] / "golden" / "andean-abyss" / "quick.record"


def abyssal(*arguments: str, program: tuple[str, ...] = ("-m", "abyssal")) -> list[str]:
    return [sys.executable, *program, *arguments]


def test_no_output(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shell has closed standard output (`>&-`), so it does not exist."""
    monkeypatch.setattr("sys.stdout", None)
    result = run("show", str(GOLDEN))
    assert (result.status, result.err) == (2, "Cannot write stdout: Bad file descriptor.\n")


def test_the_output_is_full(tmp_path: Path) -> None:
    """The program prints one line, and nothing more while it closes."""

    def little() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    with (tmp_path / "full").open("w") as full:
        done = subprocess.run(
            abyssal("replay", str(GOLDEN)), stdout=full, stderr=subprocess.PIPE, text=True, preexec_fn=little
        )
    assert (done.returncode, done.stderr) == (2, "Cannot write stdout: File too large.\n")


def test_ctrl_c_while_it_starts() -> None:
    begin = """
import runpy, sys

class Interrupted:
    def find_spec(self, name, path=None, target=None):
        if name == "abyssal.kernel.game":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupted())
runpy.run_module("abyssal", run_name="__main__")
"""
    done = subprocess.run(abyssal("--version", program=("-c", begin)), capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "\n")
