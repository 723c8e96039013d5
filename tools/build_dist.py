"""Build everything that a release uploads from this machine into dist: the source package, the pure wheel and, with a C
compiler, the wheel with the compiled engine for this platform and version of Python."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import backend, build_fast

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the source package and the wheels into dist.")
    parser.add_argument("--pure", action="store_true", help="build no compiled wheel")
    args = parser.parse_args()
    os.chdir(ROOT)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    built = [backend.build_sdist(str(DIST)), build_wheel("0")]
    if args.pure:
        pass
    elif problem := build_fast.compiler_problem():
        print(f"No compiled wheel: {problem}.")
    else:
        built.append(build_wheel("1"))
    for name in built:
        print(f"dist/{name}  {(DIST / name).stat().st_size / 1e6:.1f} MB")
    return 0


def build_wheel(compiled: str) -> str:
    """Build a wheel in a process of its own, because setuptools remembers folders that an earlier build removed."""
    script = f"from tools import backend; print(backend.build_wheel({str(DIST)!r}))"
    command, environment = [sys.executable, "-c", script], os.environ | {"ABYSSAL_COMPILE": compiled}
    built = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return built.stdout.splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main())
