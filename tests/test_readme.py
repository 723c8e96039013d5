"""The README's example is true."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_readme() -> None:
    page = Path(__file__).parent.parent / "README.md"
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted >= 10
    assert results.failed == 0
