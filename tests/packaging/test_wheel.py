"""The wheel, installed into an empty environment far from the repository.

`make test` runs this twice: with the pure wheel, and, after the engine is compiled, with the compiled one.
"""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

from abyssal import __version__
from tests.engine import COMPILED
from tests.packaging.installed import run

SCRIPT = """
import random
import abyssal
dice = random.Random(7)
game = abyssal.Game.new(abyssal.rules_for("andean-abyss"), {"scenario": "quick"})
abyssal.play_out(game, [abyssal.RandomPlayer(dice)] * 4, dice)
print(game.length, abyssal.__file__)
"""


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
