"""6.3 Resources Phase: Sabotage, earnings, Casualties and Aid."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    COALITION_BASE,
    COALITION_TROOPS,
    HERAT,
    KABUL,
    LOC_FARAH_KANDAHAR,
    LOC_KABUL_AIBAK,
    LOC_KABUL_TOR_KHAM,
    MARKERS,
)
from abyssal.games.distant_plain.s6_propaganda import is_sabotaged, resources_phase
from tests.games.distant_plain.asking import during
from tests.games.distant_plain.helpers import board

ECON = 12
"""1.3.4 All LoCs together."""


def phase(text: str, **facts: Any) -> tuple[Afghanistan, dict[str, int]]:
    """Return what the phase changes, with Aid 0 and no Resources unless given."""
    b = board(text, **{"resources": 0, "aid": 0, **facts})
    return b, during(b, resources_phase)


@pytest.mark.parametrize(
    ("here", "sabotaged"),
    [
        ("taliban 1g", True),
        ("taliban 1g(1a)", True),
        ("taliban 2g, government 1p", True),
        ("taliban 1g, government 1p", False),
        ("taliban 1g, coalition 1t", False),
        ("taliban 2g, coalition 1t, warlords 1g", False),
        ("taliban 3g(1a), coalition 1t, warlords 1g(1a)", True),
        ("warlords 2g", False),
        ("taliban 1g, sabotage", False),
    ],
)
def test_6_3_1_sabotage(here: str, sabotaged: bool) -> None:
    """6.3.1 An unSabotaged LoC with more Taliban Guerrillas than pieces of all others together."""
    assert is_sabotaged(board(f"loc_kabul_tor_kham: {here}"), LOC_KABUL_TOR_KHAM) == sabotaged


def test_6_3_sabotage_comes_first() -> None:
    """6.3, 6.3.1, 6.3.2 A LoC Sabotaged in this phase earns nothing in it."""
    _, changed = phase("loc_kabul_tor_kham: taliban 1g\nloc_kabul_aibak: government 1p, taliban 1g", aid=5)
    assert changed == {
        "loc_kabul_tor_kham terror": 1, "resources government": ECON - 4 + 5,
    }  # fmt: skip


def test_6_3_1_markers_run_out() -> None:
    """3.3.4 With one marker left the LoC of the highest Econ takes it; with none nothing is Sabotaged."""
    b = board("loc_kabul_tor_kham: taliban 1g\nloc_kabul_aibak: taliban 1g", 0, 0)
    b.terror(KABUL, b.n[MARKERS] - 1)
    assert during(b, resources_phase) == {
        "loc_kabul_tor_kham terror": 1, "resources government": ECON - 4,
    }  # fmt: skip
    assert during(b, resources_phase) == {"resources government": ECON - 4}
    assert (is_sabotaged(b, LOC_KABUL_AIBAK), is_sabotaged(b, LOC_FARAH_KANDAHAR)) == (True, False)


def test_6_3_2_government_earnings() -> None:
    """6.3.2 Aid plus the Econ of all LoCs without Sabotage: 12 less that of the Sabotaged ones."""
    _, changed = phase("loc_kabul_tor_kham: sabotage\nloc_kandahar_spin_boldak: sabotage", aid=20)
    assert changed == {"resources government": ECON - 4 - 3 + 20}


def test_6_3_2_no_more_than_75() -> None:
    """6.3 To a maximum of 75 (1.8)."""
    _, changed = phase("", aid=75, resources={"government": 70})
    assert changed == {"resources government": 5}


def test_6_3_3_taliban_earnings() -> None:
    """6.3.3 The number of their Bases on the map, in Pakistan too; their Guerrillas on LoCs earn nothing."""
    _, changed = phase("kandahar: taliban 2b\nwaziristan: taliban 1b\nloc_kabul_aibak: taliban 1g, government 1p")
    assert changed == {"resources government": ECON, "resources taliban": 3}


def test_6_3_3_warlords_earnings() -> None:
    """6.3.3 Bases on the map plus Guerrillas, of either side, on LoCs without Sabotage."""
    _, changed = phase(
        "balkh: warlords 2b 1g\nherat: warlords 1b\nloc_kabul_aibak: warlords 2g(1a)\n"
        "loc_farah_kandahar: warlords 3g, sabotage"
    )
    assert changed == {"resources government": ECON - 1, "resources warlords": 3 + 2}


def test_6_3_4_casualties_cost_aid_last() -> None:
    """6.3.4 Finally Aid falls by 3 for each piece in Casualties; what the Government earned by it stands."""
    b = board("kabul: coalition 3t\nherat: coalition 1b", 0, 20)
    b.casualty(COALITION_TROOPS, KABUL, 2)
    b.casualty(COALITION_BASE, HERAT)
    assert during(b, resources_phase) == {"resources government": ECON + 20, "aid": -9}


def test_6_3_4_aid_does_not_fall_below_0() -> None:
    """6.3.4, 1.8 Aid is never below 0."""
    b = board("kabul: coalition 3t", 0, 4)
    b.casualty(COALITION_TROOPS, KABUL, 3)
    assert during(b, resources_phase) == {"resources government": ECON + 4, "aid": -4}
