"""The README's example is true, and its tables of options are whole."""

from __future__ import annotations

import doctest
import io
import re
from pathlib import Path

import pytest

from abyssal.cli import main
from abyssal.games import rules_for

PAGE = Path(__file__).parent.parent / "README.md"


def test_readme() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted >= 9
    assert results.failed == 0


def test_the_reasons_shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What `why` tells in the README is what the program prints after three Passes of a game with this seed."""
    sample = PAGE.read_text(encoding="utf-8").partition("```\n      Non-player")[2].partition("```")[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("pass\npass\npass\nwhy\nquit\n"))
    main(("play", "andean-abyss", "--humans", "govt", "--seed", "4"))
    assert sample.count("\n") > 8
    assert "      Non-player" + sample in capsys.readouterr().out.partition("why\n")[2]


@pytest.mark.parametrize(("game", "title"), [("andean-abyss", "Andean Abyss"), ("distant-plain", "A Distant Plain")])
def test_options(game: str, title: str) -> None:
    """Every option with its values, the default first, and a word on what it decides, where there is a choice."""
    table = PAGE.read_text(encoding="utf-8").partition(f"Options of {title}:")[2].partition("\n\n| option")[2]
    rows = re.findall(r"^\| `(\w+)` \| (`.+`) \| (.+) \|$", table.partition("\n\n")[0], re.MULTILINE)
    listed = {name: re.findall(r"`([^`]+)`", values) for name, values, _ in rows}
    known = rules_for(game).option_values()
    assert listed == {name: values for name, values in known.items() if len(values) > 1}
