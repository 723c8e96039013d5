"""The boxes beside the map that a table shows."""

from __future__ import annotations

import pytest

from abyssal.games import rules_for
from abyssal.table.views.furniture import boxes
from abyssal.table.views.log import words_for

GAME = "distant-plain"


@pytest.mark.parametrize(
    ("out", "casualties", "shown"),
    [
        (0, 0, [("casualties", [])]),
        (2, 0, [("casualties", []), ("out-of-play", [2])]),
        (0, 1, [("casualties", [1])]),
    ],
)
def test_an_empty_box_out_of_play_is_not_shown(out: int, casualties: int, shown: list[tuple[str, list[int]]]) -> None:
    """Casualties is a box of the map and always shown; *out of play* is none."""
    rules = rules_for(GAME)
    b = rules.from_position({"game": GAME})
    for name in ("out_of_play", "casualties"):
        at = b.spec.at[name]
        for pool in range(len(b.spec.pools)):
            b.set(at + pool, 0)
    b.set(b.spec.at["out_of_play"], out)
    b.set(b.spec.at["casualties"], casualties)
    found = boxes(words_for("en", GAME), b)
    assert sorted((box["id"], [pool["count"] for pool in box["pieces"]]) for box in found) == shown
