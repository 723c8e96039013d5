"""Scenes of a replay: which lines of the log stand together."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.table.views.story import group_lines


def line(kind: str) -> Any:
    return {"kind": kind}


@pytest.mark.parametrize(
    ("kinds", "scenes"),
    [
        ("round phase move", ["phase move"]),
        ("card operation move special", ["card", "operation move", "special"]),
        ("card operation special move", ["card", "special move"]),
        ("card pass card", ["card", "pass", "card"]),
        ("phase card phase move", ["card", "phase move"]),
        ("move event", ["move", "event"]),
    ],
)
def test_a_heading_that_nothing_follows_is_left_out(kinds: str, scenes: list[str]) -> None:
    """Unless it is a card, an Event or a Pass; or the last one, which more may follow."""
    groups = group_lines([line(kind) for kind in kinds.split()])
    assert [" ".join(one["kind"] for one in group) for group in groups] == scenes
