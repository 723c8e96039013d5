"""1.3 The map, 1.6 levels, 1.8 ranges, 1.9 totals."""

from __future__ import annotations

import pytest

from abyssal.coin.spec import CITY, LOC, RURAL
from abyssal.games.distant_plain.names import (
    AID,
    BALOCHISTAN,
    COALITION,
    FARAH,
    GOVERNMENT,
    KABUL,
    KHOWST,
    LOC_KABUL_TOR_KHAM,
    PATRONAGE,
    RESOURCES,
    SUPPORT,
    TALIBAN,
    TOTAL_SUPPORT,
    WARLORDS,
    WAZIRISTAN,
    S,
)
from tests.games.distant_plain.helpers import RULES, board

SPEC = RULES.spec
PASHTUN = {
    "kabul", "farah", "ghazni", "ghowr", "helmand", "kandahar", "khowst", "nimruz", "nuristan", "oruzgan", "paktika",
    "zabol", "northwest_frontier", "waziristan",
}  # fmt: skip


def next_to(one: str, other: str) -> bool:
    at = SPEC.space_index
    return at[other] in SPEC.adjacent[at[one]] and at[one] in SPEC.adjacent[at[other]]


def test_1_3_1_spaces() -> None:
    """1.3.1 Provinces, the City of Kabul and LoCs; all of them hold pieces."""
    assert [sum(kind == k for k in SPEC.kind) for kind in (CITY, RURAL, LOC)] == [1, 24, 7]
    b = board("\n".join(f"{name}: taliban 1g" for name in SPEC.spaces[:30]))
    assert sum(b.count(TALIBAN, s) for s in range(S)) == 30


def test_1_3_2_provinces() -> None:
    """1.3.2 Population 0 to 2; Mountain, Plains or Pakistan; some are Pashtun."""
    provinces = [s for s in range(S) if SPEC.kind[s] == RURAL]
    assert {SPEC.pop[s] for s in provinces} == {0, 1, 2}
    b = board()
    assert {SPEC.terrain[s] for s in provinces if not b.pakistan[s]} == {"mountain", "plains"}
    assert {SPEC.spaces[s] for s in range(S) if b.pashtun[s]} == PASHTUN


def test_1_3_3_city() -> None:
    """1.3.3 Kabul is Pashtun and has Population 3."""
    assert (SPEC.kind[KABUL], SPEC.pop[KABUL], board().pashtun[KABUL]) == (CITY, 3, True)


def test_1_3_4_locs() -> None:
    """1.3.4 Econ 1 to 4, never Pashtun."""
    assert sorted(SPEC.econ[s] for s in SPEC.locs) == [1, 1, 1, 1, 1, 3, 4]
    assert not any(board().pashtun[s] for s in SPEC.locs)


def test_1_3_5_foreign_countries() -> None:
    """1.3.5 Three Provinces of Pakistan, and no other country has spaces."""
    assert {facts["country"] for facts in SPEC.facts} == {"afghanistan", "pakistan"}
    assert [SPEC.spaces[s] for s in range(S) if board().in_pakistan(s)] == [
        "balochistan", "northwest_frontier", "waziristan",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("one", "other"),
    [("faryab", "loc_shibirghan_aibak"), ("ghazni", "paktika"), ("kabul", "loc_kandahar_kabul")],
)
def test_1_3_6_adjacency(one: str, other: str) -> None:
    """1.3.6 Spaces that touch, also at a Town; the example has Faryab and the LoC that ends at Shibirghan."""
    assert next_to(one, other)


def test_1_3_6_across_a_loc() -> None:
    """1.3.6 Provinces north and south of a LoC are adjacent."""
    assert next_to("balkh", "samangan")
    assert not next_to("herat", "kandahar")


def test_1_6_1_three_levels() -> None:
    """1.6.1 Support, Neutral, Opposition, and no step beyond."""
    b = board("khowst: O")
    assert [b.shift(KHOWST, 5), b.n[SUPPORT + KHOWST], b.shift(KHOWST, 1), b.shift(KHOWST, -1)] == [2, 1, 0, -1]


@pytest.mark.parametrize("s", [LOC_KABUL_TOR_KHAM, WAZIRISTAN, FARAH])
def test_1_6_2_where_there_is_no_level(s: int) -> None:
    """1.6.2 LoCs, Pakistan and Provinces without Population are always Neutral."""
    b = board()
    assert (b.shift(s, 1), b.shift(s, -1), b.n[SUPPORT + s]) == (0, 0, 0)


def test_1_6_2_returnees_make_a_province_of_1() -> None:
    """1.6.2 With a +1 Pop marker a Province without Population has levels and counts like any other."""
    b = board("farah: returnee")
    assert (b.shift(FARAH, 1), b.n[TOTAL_SUPPORT]) == (1, 1)


def test_1_8_ranges() -> None:
    """1.8 Resources and Aid 0 to 75, Patronage 0 to 40."""
    b = board()
    assert [b.gain(TALIBAN, 99), b.n[RESOURCES + TALIBAN], b.gain(TALIBAN, -99)] == [65, 75, -75]
    assert [b.add_aid(99), b.n[AID], b.add_aid(-99)] == [66, 75, -75]
    assert [b.add_patronage(99), b.n[PATRONAGE], b.add_patronage(-99), b.n[PATRONAGE]] == [31, 40, -40, 0]


def test_1_8_the_coalition_has_no_resources() -> None:
    """1.8, 3.1 It pays from the Government's."""
    b = board()
    with pytest.raises(AssertionError):
        b.gain(COALITION, 1)
    assert (b.payer(COALITION), b.payer(WARLORDS)) == (GOVERNMENT, WARLORDS)


def test_1_9_totals() -> None:
    """1.9 Support + Available, Opposition + Bases, COIN Control + Patronage, Uncontrolled Afghan Population."""
    b = board(
        "kabul: coalition 2t 1b, government 1t, S\nkhowst: taliban 2g 1b, O\nbalkh: warlords 1b, S\n"
        "waziristan: taliban 1g 1b",
        patronage=7,
    )
    assert b.support_and_available() == 3 + 2 + (20 - 2) + (6 - 1)
    assert b.opposition_and_bases() == 2 + 2
    assert b.coin_control_and_patronage() == 3 + 7
    assert b.uncontrolled() == 25 - 3 - 2
    assert b.control_side(BALOCHISTAN) == ""


def test_1_9_returnees_count() -> None:
    """1.9, 4.3.1 A +1 Pop marker raises whichever totals its space counts for."""
    b = board("kabul: government 1t, S, returnee\nkhowst: returnee, O", patronage=0)
    assert (b.n[TOTAL_SUPPORT], b.opposition_and_bases(), b.coin_control_and_patronage()) == (4, 3, 4)
    assert b.uncontrolled() == 27 - 4
