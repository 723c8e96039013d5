"""What the tests need: said where it is missing, and never done without on CI."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import need

ROOT = Path(__file__).parents[1]


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has nothing and may install nothing."""
    for entry in need.NEEDED.values():
        monkeypatch.setattr(entry, "find", lambda: None)
        monkeypatch.setattr(entry, "packages", ())


@pytest.mark.usefixtures("nothing")
@pytest.mark.parametrize(("ci", "status"), [("", 0), ("false", 0), ("true", 1), ("1", 1)])
def test_a_person_may_go_on_and_ci_may_not(
    ci: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", ci)
    assert need.main(list(need.NEEDED)) == status
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(" need ")[0] for line in lines] == [
        "The tests of the page",
        "The tests of tables kept in PostgreSQL",
        "The tests of the example for running behind nginx",
        "The tests of the example for running behind Caddy",
        "The tests of the compiled engine",
    ]
    assert all("sudo apt install" in line and line.endswith("left out now.") == (not status) for line in lines)
    with pytest.raises(RuntimeError, match="The tests of the page need chromium"):
        need.needed("chromium")


def test_what_is_there_is_not_mentioned(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(need.NEEDED["chromium"], "find", lambda: ROOT)
    monkeypatch.setenv("CI", "true")
    assert need.main(["chromium"]) == 0
    assert capsys.readouterr() == ("", "")
    assert need.needed("chromium") == ROOT


@pytest.mark.slow
@pytest.mark.parametrize(("ci", "status", "outcome"), [("", 0, "1 skipped"), ("true", 1, "1 error")])
def test_tests_of_the_page_without_a_browser(ci: str, status: int, outcome: str) -> None:
    """Left out with the reason in the summary; on CI an error with the same words."""
    test = "tests/web/test_board.py::test_every_space_is_drawn_and_named"
    settings = {**os.environ, "CI": ci, "ABYSSAL_CHROMIUM": "/no/such/browser"}
    settings.pop("PYTEST_XDIST_WORKER", None)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", test]
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=settings)
    assert (found.returncode, found.stdout.splitlines()[-1].split(" in ")[0]) == (status, outcome)
    assert "The tests of the page need chromium" in found.stdout


def test_the_public_ci_installs_every_need() -> None:
    """The runner has Chrome. Everything else comes from one of the packages that tools/need.py names."""
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if "apt-get install" in line)
    installed = {word for word in line.partition("install ")[2].split() if not word.startswith("-")}
    wanted = {name: set(entry.packages) for name, entry in need.NEEDED.items()}
    wanted["compiler"] = {"gcc"}
    assert [name for name, packages in wanted.items() if not packages & installed] == ["chromium"]
    assert "ABYSSAL_CHROMIUM: google-chrome" in text
    assert "google-chrome" in need.CHROMIUM
    assert "run: .ci/run" in text
