"""1.6 Support and Opposition, 1.7 Resources and Aid."""

from __future__ import annotations

import pytest

from abyssal.coin.notation import changes, space_text
from abyssal.games.andean_abyss.names import (
    AID,
    AMAZONAS,
    ANTIOQUIA,
    BOGOTA,
    CHOCO,
    FARC,
    FARC_BASE,
    GOVT,
    HUILA,
    LOC_CALI_PASTO,
    SUPPORT,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
)
from tests.games.andean_abyss.helpers import RULES, board, copy


def test_1_6_1_five_levels() -> None:
    """1.6.1 A populated space stands at one of five levels and shifts one by one, no further than Active."""
    b = board("huila: AO")
    levels = []
    for _ in range(5):
        levels.append(b.n[SUPPORT + HUILA])
        b.shift(HUILA, 1)
    assert levels == [-2, -1, 0, 1, 2]
    assert b.shift(HUILA, 1) == 0
    assert b.shift(HUILA, -3) == -3
    assert b.shift(HUILA, -3) == -1
    assert b.n[SUPPORT + HUILA] == -2


@pytest.mark.parametrize(("level", "marker"), [(2, "AS"), (1, "PS"), (-1, "PO"), (-2, "AO")])
def test_1_6_2_markers(level: int, marker: str) -> None:
    """1.6.2 Each level but Neutral has its marker."""
    b = board(f"huila: {marker}")
    assert b.n[SUPPORT + HUILA] == level
    assert space_text(b, HUILA) == f"huila: {marker}"
    b.set_support(HUILA, 0)
    assert space_text(b, HUILA) == "huila: "


@pytest.mark.parametrize("s", [LOC_CALI_PASTO, AMAZONAS])
def test_1_6_2_always_neutral(s: int) -> None:
    """1.6.2 LoCs and Departments without Population are always Neutral."""
    b = board()
    before = copy(b)
    assert b.set_support(s, 2) == 0
    assert b.shift(s, -1) == 0
    assert changes(before, b, derived=True) == {}


def test_1_6_3_totals() -> None:
    """1.6.3 Population counts once when Passive, twice when Active; Opposition + Bases adds the FARC Bases."""
    b = board("bogota: AS\nantioquia: PS\nhuila: AO, farc 2b\nchoco: PO, farc 1b\ncali: farc 1b")
    assert b.n[TOTAL_SUPPORT] == 2 * 8 + 1 * 2
    assert b.n[TOTAL_OPPOSITION] == 2 * 2 + 1 * 1
    assert b.opposition_and_bases() == 5 + 4


def test_1_6_3_totals_follow_every_change() -> None:
    """1.6.3 The totals keep up with every level that shifts and every FARC Base that comes or goes."""
    b = board("bogota: AS\nhuila: PO, farc 1b")
    b.shift(BOGOTA, -1)
    assert (b.n[TOTAL_SUPPORT], b.opposition_and_bases()) == (8, 3)
    b.shift(BOGOTA, -2)
    assert (b.n[TOTAL_SUPPORT], b.opposition_and_bases()) == (0, 11)
    b.shift(HUILA, 2)
    assert (b.n[TOTAL_SUPPORT], b.opposition_and_bases()) == (2, 9)
    b.place(FARC_BASE, CHOCO)
    b.remove(FARC_BASE, HUILA)
    b.place(FARC_BASE, ANTIOQUIA)
    assert (b.n[TOTAL_SUPPORT], b.opposition_and_bases()) == (2, 10)


def test_1_7_resources_from_0_to_99() -> None:
    """1.7 A faction has at any moment between 0 and 99 Resources."""
    b = board(resources={"farc": 95, "govt": 3})
    assert b.gain(FARC, 9) == 4
    assert b.resources(FARC) == 99
    assert b.gain(GOVT, -5) == -3
    assert b.resources(GOVT) == 0


def test_1_7_transfers_stop_at_the_limits() -> None:
    """1.7 The giver must have what it transfers, and the receiver must be able to hold it."""
    b = board(resources={"farc": 95, "govt": 10})
    assert b.transfer(GOVT, FARC, 6) == 4
    assert (b.resources(GOVT), b.resources(FARC)) == (6, 99)
    assert b.transfer(FARC, GOVT, 99) == 93
    assert (b.resources(GOVT), b.resources(FARC)) == (99, 6)


def test_1_7_aid_from_0_to_29() -> None:
    """1.7 Aid is between 0 and 29."""
    b = board(aid=25)
    assert b.add_aid(6) == 4
    assert b.n[AID] == 29
    assert b.add_aid(-30) == -29
    assert b.n[AID] == 0
    assert (RULES.spec.max_resources, RULES.spec.max_aid) == (99, 29)
