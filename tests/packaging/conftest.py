"""A wheel of the project, and an empty environment in which it is installed."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.engine import COMPILED
from tests.packaging.installed import ROOT, environment


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel as `pip wheel .` does. The compiled one takes the modules that `make test` has compiled."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), "."]
    compile_for = "test" if COMPILED else "0"
    subprocess.run(command, cwd=ROOT, env=environment(ABYSSAL_COMPILE=compile_for), check=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Install the wheel into an empty environment. Its dependencies come from this one, so that nothing is fetched."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-index", "--no-deps"]
    subprocess.run([*install, str(wheel)], env=environment(), check=True)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    needed = [path for path in sys.path if path.endswith("site-packages")]
    # A .pth file of ours would also bring the editable install of the repository.
    for path in needed:
        for part in Path(path).iterdir():
            if part.suffix != ".pth" and "abyssal" not in part.name and not (site / part.name).exists():
                (site / part.name).symlink_to(part)
    return folder
