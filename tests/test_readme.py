"""The README's example is true, and its table of options is whole."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from abyssal.games import rules_for

PAGE = Path(__file__).parent.parent / "README.md"


def test_readme() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted >= 10
    assert results.failed == 0


def test_options() -> None:
    """Every option with its values, the default first, and a word on what it decides."""
    rows = re.findall(r"^\| `(\w+)` \| (`.+`) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    listed = {name: re.findall(r"`([^`]+)`", values) for name, values, _ in rows}
    assert listed == rules_for("andean-abyss").option_values()
