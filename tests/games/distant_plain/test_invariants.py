"""Invariants that hold after every effect: each one, broken on purpose, is noticed at once."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.names import (
    AID,
    AVAILABLE,
    BASES_POOL,
    CASUALTIES,
    COALITION,
    COALITION_TROOPS,
    COIN_POPULATION,
    CONTROL,
    GOVERNMENT,
    GOVERNMENT_BASE,
    HERAT,
    KABUL,
    KHOWST,
    LOC_KABUL_AIBAK,
    MARKERS,
    OUT_OF_PLAY,
    PATRONAGE,
    POP,
    RESOURCES,
    RETURNEE,
    RETURNEES,
    SUPPORT,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_U,
    TERROR,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
    TROOPS,
    UNCONTROLLED,
    WARLORDS_BASE,
    WAZIRISTAN,
)
from tests.games.distant_plain.helpers import board

PLACES = """
kabul: coalition 2t 1b, government 2t 1b, S
khowst: taliban 3g 1b, O
herat: warlords 1g 1b
waziristan: taliban 2g 1b
loc_kabul_aibak: taliban 1g
"""
TROOPS_POOL = AVAILABLE + 2
"""The Government's Troops; the Coalition's two kinds come first."""

BROKEN: dict[str, tuple[str, dict[int, int]]] = {
    "1.4.1 a piece too many": ("inventory", {TROOPS + KABUL: 1}),
    "1.4.1 a piece too few": ("inventory", {TROOPS_POOL: -1}),
    "1.4.1 a piece from nowhere in Casualties": ("inventory", {CASUALTIES: 1}),
    "1.4.1 a piece from nowhere out of play": ("inventory", {OUT_OF_PLAY: 1}),
    "3.3.3 a piece in Casualties that is not the Coalition's": ("casualties", {CASUALTIES + 2: 1, TROOPS_POOL: -1}),
    "1.4.2 three Bases": ("bases", {WARLORDS_BASE + KABUL: 1, BASES_POOL[names.WARLORDS]: -1}),
    "1.4.2 a Base on a LoC": ("bases", {WARLORDS_BASE + LOC_KABUL_AIBAK: 1, BASES_POOL[names.WARLORDS]: -1}),
    "1.4.2 Troops in Pakistan": ("pakistan", {TROOPS + WAZIRISTAN: 1, TROOPS_POOL: -1}),
    "1.4.2 a Base of others in Pakistan": (
        "pakistan", {GOVERNMENT_BASE + WAZIRISTAN: 1, BASES_POOL[GOVERNMENT]: -1},
    ),
    "1.6.2 a level in Pakistan": ("level", {SUPPORT + WAZIRISTAN: -1, TOTAL_OPPOSITION: 1}),
    "1.6.2 a level on a LoC": ("level", {SUPPORT + LOC_KABUL_AIBAK: 1}),
    "1.6.1 beyond Support": ("level", {SUPPORT + KABUL: 1, TOTAL_SUPPORT: 3}),
    "1.7 Control that is not so": ("control", {CONTROL + HERAT: names.TALIBAN_CONTROL}),
    "1.8 Resources below 0": ("resources", {RESOURCES + TALIBAN: -11}),
    "1.8 Resources above 75": ("resources", {RESOURCES + TALIBAN: 66}),
    "1.8 Resources of the Coalition": ("tracks", {RESOURCES + COALITION: 1}),
    "1.8 Aid below 0": ("aid", {AID: -10}),
    "1.8 Aid above 75": ("aid", {AID: 67}),
    "1.8 Patronage below 0": ("tracks", {PATRONAGE: -10}),
    "1.8 Patronage above 40": ("tracks", {PATRONAGE: 32}),
    "1.9 Total Support": ("totals", {TOTAL_SUPPORT: 1}),
    "1.9 Total Opposition": ("totals", {TOTAL_OPPOSITION: -1}),
    "1.9 COIN-Controlled Population": ("controlled population", {COIN_POPULATION: 1}),
    "1.9 uncontrolled Population": ("controlled population", {UNCONTROLLED: -1}),
    "1.9 Bases of the Taliban": ("inventory", {BASES_POOL[TALIBAN]: -1}),
    "1.9 Available pieces of the Coalition": ("inventory", {AVAILABLE + 1: 1}),
    "3.3.4 a second Sabotage": ("markers", {TERROR + LOC_KABUL_AIBAK: 2, MARKERS: -2}),
    "3.3.4 a marker from nowhere": ("markers", {TERROR + KABUL: 1}),
    "4.3.1 Population without a marker": ("population", {POP + HERAT: 1, UNCONTROLLED: 1}),
    "4.3.1 a marker from nowhere": ("returnees", {RETURNEE + HERAT: 1, POP + HERAT: 1, UNCONTROLLED: 1}),
    "4.3.1 a marker on a LoC": ("loc", {RETURNEE + LOC_KABUL_AIBAK: 1, POP + LOC_KABUL_AIBAK: 1, RETURNEES: -1}),
}  # fmt: skip
"""The invariant that is broken, and the numbers that break it."""


@pytest.mark.parametrize("case", BROKEN)
def test_each_invariant_is_watched(case: str) -> None:
    """1.4.1, 1.4.2, 1.6.2, 1.7, 1.8, 1.9 By `check`, and by the next effect in a game that is audited."""
    what, written = BROKEN[case]
    b = board(PLACES)
    b.check()
    b.log("select", KHOWST)  # the auditor's first look
    for at, change in written.items():
        b.n[at] += change
    with pytest.raises(AssertionError, match=f"^invariant {what} broken"):
        b.check()
    with pytest.raises(AssertionError, match=f"^invariant {what} broken"):
        b.log("select", KHOWST)


def test_6_6_1_nobody_is_underground_in_pakistan_at_hostility() -> None:
    """6.6.1 Taliban Guerrillas in Pakistan are always Active at Hostility."""
    b = board("waziristan: taliban 1g(1a)", islamabad="hostility")
    b.n[TALIBAN_A + WAZIRISTAN], b.n[TALIBAN_U + WAZIRISTAN] = 0, 1
    with pytest.raises(AssertionError, match=r"^invariant hostility broken"):
        b.check()


def test_1_4_1_where_pieces_may_be() -> None:
    """1.4.1, 3.3.3, 6.6 On the map, Available, in Casualties or out of play: all are counted."""
    b = board(PLACES)
    assert b.casualty(COALITION_TROOPS, KABUL, 2) == 2
    assert b.rebox(COALITION_TROOPS, 1, CASUALTIES, OUT_OF_PLAY) == 1
    b.check()
    assert (b.n[AVAILABLE], b.n[CASUALTIES], b.n[OUT_OF_PLAY]) == (18, 1, 1)
