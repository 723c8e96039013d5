"""Searches (tests/golden/plans.json, made by tools/make_golden_plans.py): either engine finds the same plans."""

from __future__ import annotations

import pytest

from abyssal.games import GAMES
from tools.make_golden_plans import GAMES_EACH, SHORT, expected, found

EXPECTED = expected()


def test_all_games_are_searched() -> None:
    """Each with 20 games, and 5 searches a game on average."""
    assert set(EXPECTED) == set(SHORT) == set(GAMES)
    for texts in EXPECTED.values():
        assert len(texts) == GAMES_EACH == 20
        assert sum(int(text.split()[0]) for text in texts) >= 5 * GAMES_EACH


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize("name", GAMES)
def test_plans_are_the_same_in_both_engines(name: str, number: int) -> None:
    """A difference in the plain engine means that charts, search or weights changed: make the file again only if they
    were meant to. A difference in one engine only is a bug."""
    assert found(name, number) == EXPECTED[name][number]
