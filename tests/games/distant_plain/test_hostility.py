"""6.6.1 At Hostility Taliban Guerrillas in Pakistan are always Active (1.4.3)."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    KANDAHAR,
    KHOWST,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_U,
    WAZIRISTAN,
    ZABOL,
)
from tests.games.distant_plain.helpers import board


def guerrillas(b: Afghanistan, s: int) -> tuple[int, int]:
    """Underground and Active Taliban Guerrillas in a space."""
    return b.n[TALIBAN_U + s], b.n[TALIBAN_A + s]


def test_arriving_at_hostility() -> None:
    """6.6.1 The shift to Hostility turns those in Pakistan over, and no others."""
    b = board("waziristan: taliban 3g(1a)\nkhowst: taliban 2g", islamabad="pressure")
    b.shift_islamabad(-1)
    assert (guerrillas(b, WAZIRISTAN), guerrillas(b, KHOWST)) == ((0, 3), (2, 0))


def test_leaving_hostility() -> None:
    """6.6.1 They may hide again afterwards, but do not do so by themselves."""
    b = board("waziristan: taliban 2g(2a)", islamabad="hostility")
    b.shift_islamabad(1)
    assert guerrillas(b, WAZIRISTAN) == (0, 2)
    assert b.hide(TALIBAN, WAZIRISTAN, 1) == 1
    assert guerrillas(b, WAZIRISTAN) == (1, 1)


def test_placed_moved_and_flipped_at_hostility() -> None:
    """6.6.1, 1.4.3 New ones and arrivals are Active, and none goes Underground; those that leave stay Active."""
    b = board("zabol: taliban 2g\nwaziristan: taliban 1g(1a)", islamabad="hostility")
    assert b.place(TALIBAN_U, WAZIRISTAN, 2) == 2
    assert b.move(TALIBAN_U, ZABOL, WAZIRISTAN, 1) == 1
    assert b.hide(TALIBAN, WAZIRISTAN, 99) == 0
    assert guerrillas(b, WAZIRISTAN) == (0, 4)
    assert b.move(TALIBAN_A, WAZIRISTAN, KANDAHAR, 1) == 1
    assert (guerrillas(b, WAZIRISTAN), guerrillas(b, KANDAHAR), guerrillas(b, ZABOL)) == ((0, 3), (0, 1), (1, 0))
