"""1.7 Control changes with the pieces."""

from __future__ import annotations

from abyssal.games.distant_plain.names import KHOWST, PAKTIKA, TALIBAN_U, TROOPS
from tests.games.distant_plain.helpers import board


def test_moving_changes_control_of_both_spaces() -> None:
    """1.7 A move that turns the space it leaves and the space it enters keeps every invariant on the way."""
    b = board("khowst: taliban 2g, government 1t\npaktika: government 1t")
    assert (b.control_side(KHOWST), b.control_side(PAKTIKA)) == ("taliban", "coin")
    b.move(TALIBAN_U, KHOWST, PAKTIKA, 2)
    assert (b.control_side(KHOWST), b.control_side(PAKTIKA)) == ("coin", "taliban")
    b.move(TROOPS, KHOWST, PAKTIKA, 1)
    assert (b.control_side(KHOWST), b.control_side(PAKTIKA)) == ("", "")
