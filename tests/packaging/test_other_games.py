"""A game in a package of its own: installed beside Abyssal, played in the terminal, simulated, shown in the browser."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from abyssal.games import GAMES, OWN_GAMES
from abyssal.games.installed import find_games
from tests.engine import COMPILED
from tests.packaging.installed import ROOT, environment, run

PLAIN = {"ABYSSAL_ENGINE": "plain"}
"""Games of other packages need the plain engine."""


@pytest.fixture(scope="session")
def with_toy(home: Path) -> Iterator[Path]:
    """Install the example into the environment of the wheel, and take it away again for the other tests."""
    python = str(home / "venv" / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--python", python]
    source = home / "coin-toy"
    subprocess.run(["cp", "-r", str(ROOT / "examples" / "coin-toy"), str(source)], check=True)
    install = [*pip, "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", str(source)]
    subprocess.run(install, env=environment(), check=True)
    yield home
    subprocess.run([*pip, "uninstall", "-q", "-y", "abyssal-coin-toy"], env=environment(), check=True)


def test_it_is_played_in_the_terminal(with_toy: Path) -> None:
    program = [str(with_toy / "venv" / "bin" / "abyssal"), "play", "coin-toy", "--plain", "--seed", "1"]
    typed = "patrol\nhills\ndone\nsave toy.record\nquit\n"
    env = environment(HOME=str(with_toy), **PLAIN)
    shown = subprocess.run(program, cwd=with_toy, env=env, input=typed, capture_output=True, text=True, check=True)
    assert "Crown and Rebels" in shown.stdout
    assert "Crown: Patrol" in shown.stdout
    again = run(with_toy, "abyssal", "replay", "toy.record", "--plain", **PLAIN).stdout
    assert "Crown: Patrol" in again


def test_it_is_simulated_and_searched(with_toy: Path) -> None:
    """A computer player judges the positions of a game without weights by its margins."""
    command = ["abyssal", "simulate", "coin-toy", "--games", "5", "--plain", "--seats", "rebels=search:4r"]
    shown = run(with_toy, *command, **PLAIN).stdout
    assert re.search(r"^5 games", shown, re.MULTILINE)
    assert {line.split()[0] for line in shown.splitlines()[1:3]} == {"Crown", "Rebels"}


def test_the_doctor_lists_it(with_toy: Path) -> None:
    assert "Game of another package: coin-toy." in run(with_toy, "abyssal", "doctor", **PLAIN).stdout


def test_the_compiled_engine_says_what_to_do(with_toy: Path) -> None:
    """The plain engine of a pure wheel just plays it."""
    env = environment(HOME=str(with_toy))
    program = [str(with_toy / "venv" / "bin" / "abyssal"), "simulate", "coin-toy", "--games", "1", "--plain"]
    shown = subprocess.run(program, cwd=with_toy, env=env, capture_output=True, text=True)
    assert shown.returncode == (2 if COMPILED else 0), shown.stderr
    assert ("set ABYSSAL_ENGINE=plain" in shown.stderr) is COMPILED
    assert ("set ABYSSAL_ENGINE=plain" in run(with_toy, "abyssal", "doctor").stdout) is COMPILED


@pytest.mark.plain
def test_it_is_played_in_the_browser(with_toy: Path, browser: Browser) -> None:
    """The lobby offers it with its map, and its map, words and colours come from its package."""
    program = [str(with_toy / "venv" / "bin" / "abyssal"), "serve", "--db", f"sqlite:///{with_toy / 'toy.db'}"]
    env = environment(HOME=str(with_toy), PYTHONUNBUFFERED="1", **PLAIN)
    with subprocess.Popen(program, cwd=with_toy, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            started = server.stdout.readline()
            found = re.search(r"http://\S+/", started)
            assert found, started
            page = browser.new_page()
            page.set_default_timeout(60_000)
            page.goto(found[0])
            page.click('.offer[data-game="coin-toy"] .play-solo')
            assert page.locator('.offer[data-game="coin-toy"] .learn').count() == 0
            page.click('dialog .faction-card[data-faction="crown"]')
            page.wait_for_selector("#decision .prompt")
            expect(page.locator("#decision .prompt")).to_have_text("What do you do with this card?")
            assert sorted(page.locator("svg [data-space]").evaluate_all("all => all.map((e) => e.dataset.space)"))[:1]
            colour = (
                "getComputedStyle(document.querySelector('[data-game=coin-toy]')).getPropertyValue('--crown').trim()"
            )
            assert page.evaluate(colour) == "#7a2e8c"
            page.close()
        finally:
            server.terminate()


def test_our_games_come_first() -> None:
    assert GAMES[: len(OWN_GAMES)] == OWN_GAMES == ["andean-abyss", "distant-plain"]


@pytest.mark.parametrize(
    ("name", "value", "known"),
    [
        ("chess-coin", "chess_coin:Rules", True),
        ("andean-abyss", "impostor:Rules", False),
        ("Not A Name", "chess_coin:Rules", False),
        ("../x", "chess_coin:Rules", False),
    ],
)
def test_names_that_are_taken_or_malformed_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, known: bool
) -> None:
    folder = tmp_path / "other-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(f"[abyssal.games]\n{name} = {value}\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert (name in find_games(OWN_GAMES)) is known


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        ("", "No module named 'broken_game'"),
        ("Rules = None\n", "no rules of broken-game"),
        ("def Rules(): return 3\n", "no rules of broken-game"),
        ("import nowhere_to_be_found\n", "No module named 'nowhere_to_be_found'"),
    ],
)
@pytest.mark.plain
def test_a_broken_package_is_named_and_harms_no_other_game(tmp_path: Path, module: str, reason: str) -> None:
    """The catalogue has the other games, and naming the broken one gives one clear line."""
    folder = tmp_path / "broken-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[abyssal.games]\nbroken-game = broken_game:Rules\n")
    if module:
        (tmp_path / "broken_game.py").write_text(module)
    script = """
import json
from abyssal.games import broken
from abyssal.table.views.catalogue import catalogue
reasons = {name: problem.facts["reason"] for name, problem in broken().items()}
print(json.dumps([[entry["game"] for entry in catalogue("en")], reasons]))
"""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src")])}
    shown = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert json.loads(shown.stdout) == [OWN_GAMES, {"broken-game": reason}]
