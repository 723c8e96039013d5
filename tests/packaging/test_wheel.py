"""The wheel, installed into an empty environment far from the repository.

`make test` runs this twice: with the pure wheel, and, after the engine is compiled, with the compiled one.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from abyssal import __version__
from tests.engine import COMPILED

ROOT = Path(__file__).parents[2]
SCRIPT = """
import random
import abyssal
dice = random.Random(7)
game = abyssal.Game.new(abyssal.rules_for("andean-abyss"), {"scenario": "quick"})
abyssal.play_out(game, [abyssal.RandomPlayer(dice)] * 4, dice)
print(game.length, abyssal.__file__)
"""


def environment(**changes: str) -> dict[str, str]:
    """Return this environment without anything that would lead Python back to the repository."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ABYSSAL"))}
    return kept | changes


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


def run(home: Path, *command: str, **changes: str) -> subprocess.CompletedProcess[str]:
    program = [str(home / "venv" / "bin" / command[0]), *command[1:]]
    return subprocess.run(
        program, cwd=home, env=environment(HOME=str(home), **changes), capture_output=True, text=True, check=True
    )


def test_the_wheel_is_marked_for_where_it_runs(wheel: Path) -> None:
    pure = wheel.name.endswith("-py3-none-any.whl")
    assert pure is not COMPILED
    with ZipFile(wheel) as file:
        names = file.namelist()
    assert any(name.startswith("abyssal/kernel/game.") and not name.endswith(".py") for name in names) is COMPILED
    assert {"abyssal/kernel/game.py", "abyssal/web/index.html", "abyssal/locale/fr/web.ftl"} <= set(names)
    assert not [name for name in names if name.startswith(("tests/", "tools/"))]


def test_the_program_says_which_engine_it_uses(home: Path) -> None:
    kind = "compiled" if COMPILED else "plain"
    assert run(home, "abyssal", "--version").stdout == f"abyssal {__version__} ({kind} engine)\n"
    plain = run(home, "abyssal", "--version", ABYSSAL_ENGINE="plain").stdout
    assert plain == f"abyssal {__version__} (plain engine)\n"
    assert ("Engine: compiled." in run(home, "abyssal", "doctor").stdout) is COMPILED


def test_both_engines_of_a_wheel_play_the_same_game(home: Path) -> None:
    first = run(home, "python", "-c", SCRIPT).stdout
    assert str(home) in first
    assert run(home, "python", "-c", SCRIPT, ABYSSAL_ENGINE="plain").stdout == first


def test_the_commands_work(home: Path) -> None:
    simulated = run(home, "abyssal", "simulate", "distant-plain", "--games", "2", "--scenario", "short", "--plain")
    assert "2" in simulated.stdout
    shown = run(home, "abyssal", "rule", "3.3.2").stdout
    assert shown.startswith("3.3.2 ")
