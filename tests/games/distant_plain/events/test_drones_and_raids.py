"""Events 1 to 9, a test per side."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain import names
from tests.games.distant_plain.events.questions import ALL_TALIBAN, in_brief
from tests.games.distant_plain.helpers import board, event

FORTRESS = "waziristan: taliban 3g(1a) 1b\nkhowst: taliban 1g 1b"


def test_01_isr_unshaded() -> None:
    assert event(board(), "coalition", 1, False) == {"effect 1": names.UNSHADED}


def test_01_isr_shaded() -> None:
    assert event(board(), "taliban", 1, True) == {"effect 1": names.SHADED}


def test_02_predators_unshaded() -> None:
    assert event(board(), "coalition", 2, False) == {"effect 2": names.UNSHADED}


def test_02_predators_shaded() -> None:
    assert event(board(), "taliban", 2, True) == {"effect 2": names.SHADED}


def test_03_reapers_unshaded() -> None:
    assert event(board(), "coalition", 3, False) == {"effect 3": names.UNSHADED}


def test_03_reapers_shaded() -> None:
    assert event(board(), "taliban", 3, True) == {"effect 3": names.SHADED}


def test_04_number_2_is_dead_unshaded() -> None:
    """Any Taliban piece in Pakistan, a Base beside Guerrillas too; those in Afghanistan are safe."""
    assert in_brief(board(FORTRESS), "coalition", 4, False) == (
        "coalition",
        "event-remove-piece",
        ["taliban.guerrilla.u", "taliban.guerrilla.a", "taliban.base"],
    )
    assert event(board(FORTRESS), "coalition", 4, False, "taliban.base", "4") == {
        "waziristan taliban.base": -1,
        "resources taliban": -4,
    }


def test_04_number_2_is_dead_where() -> None:
    """The executing Faction says where; the Taliban have no say."""
    b = board("waziristan: taliban 1g\nbalochistan: taliban 1b")
    assert in_brief(b, "warlords", 4, False) == ("warlords", "event-remove", ["balochistan", "waziristan"])


def test_04_number_2_is_dead_nobody_there() -> None:
    """5.1.3 Without a piece in Pakistan the die is still rolled; the Taliban lose no more than they have."""
    assert event(board("khowst: taliban 1g"), "coalition", 4, False, "6") == {"resources taliban": -6}
    assert event(board(resources=2), "coalition", 4, False, "6") == {"resources taliban": -2}


def test_04_number_2_is_dead_shaded() -> None:
    """Even at Pressure, where the Taliban may not Rally in Pakistan."""
    b = board("balochistan: taliban 2b", islamabad="pressure")
    assert in_brief(b, "government", 4, True, "waziristan") == (
        "government",
        "event-place-piece",
        ["taliban.guerrilla.u", "taliban.base"],
    )
    b = board(islamabad="pressure")
    assert event(b, "government", 4, True, "waziristan", "taliban.base", "5") == {
        "waziristan taliban.base": 1,
        "resources taliban": 5,
        "waziristan control": 2,
    }


def test_04_number_2_is_dead_shaded_stacking() -> None:
    """1.4.2 Balochistan has both its Bases, so that only a Guerrilla can come; at Hostility it is Active (6.6.1)."""
    b = board("balochistan: taliban 2b", islamabad="hostility")
    assert event(b, "coalition", 4, True, "balochistan", "1") == {
        "balochistan taliban.guerrilla.a": 1,
        "resources taliban": 1,
    }


def test_04_number_2_is_dead_shaded_none_available() -> None:
    """5.1.3 The Taliban have all their pieces on the map: they still gain the Resources."""
    b = board(ALL_TALIBAN)
    assert (b.available(names.TALIBAN_U), b.available(names.TALIBAN_BASE)) == (0, 0)
    assert event(b, "coalition", 4, True, "2") == {"resources taliban": 2}


def test_05_aerostats_unshaded() -> None:
    assert event(board(), "coalition", 5, False) == {"effect 5": names.UNSHADED}


def test_05_aerostats_shaded() -> None:
    assert event(board(), "taliban", 5, True) == {"effect 5": names.SHADED}


@pytest.mark.parametrize(
    ("islamabad", "changed"),
    [("backing", {"islamabad": -2}), ("pressure", {"islamabad": -1, "hard": 1}), ("hostility", {"hard": 1})],
)
def test_06_us_pakistan_talks_unshaded(islamabad: str, changed: dict[str, int]) -> None:
    """6.6.1 Box by box; beyond the end of the track the marker turns to Hard."""
    assert event(board(islamabad=islamabad), "coalition", 6, False) == changed


def test_06_us_pakistan_talks_to_hostility() -> None:
    """6.6.1 At Hostility the Guerrillas in Pakistan turn Active."""
    assert event(board("waziristan: taliban 2g"), "coalition", 6, False) == {
        "islamabad": -2,
        "waziristan taliban.guerrilla.u": -2,
        "waziristan taliban.guerrilla.a": 2,
    }


@pytest.mark.parametrize(
    ("islamabad", "changed"),
    [("tolerance", {"islamabad": 2}), ("backing", {"islamabad": 1, "hard": 1}), ("sponsorship", {"hard": 1})],
)
def test_06_us_pakistan_talks_shaded(islamabad: str, changed: dict[str, int]) -> None:
    assert event(board(islamabad=islamabad), "taliban", 6, True) == changed


def test_07_find_fix_finish_unshaded() -> None:
    assert event(board(), "coalition", 7, False) == {"effect 7": names.UNSHADED}


def test_07_find_fix_finish_shaded() -> None:
    assert event(board(), "taliban", 7, True) == {"effect 7": names.SHADED}


def test_08_seal_team_6_unshaded() -> None:
    """Up to 3 pieces from one space, the Base before the Guerrillas if wished; Islamabad does not shift."""
    text = FORTRESS + "\nbalochistan: taliban 1g"
    assert in_brief(board(text), "coalition", 8, False) == ("coalition", "event-remove", ["balochistan", "waziristan"])
    chosen = ["waziristan", "taliban.base", "taliban.guerrilla.u", "taliban.guerrilla.a"]
    assert event(board(text), "coalition", 8, False, *chosen) == {
        "waziristan taliban.base": -1,
        "waziristan taliban.guerrilla.u": -1,
        "waziristan taliban.guerrilla.a": -1,
    }


def test_08_seal_team_6_fewer() -> None:
    """ "Up to" allows fewer."""
    assert event(board(FORTRESS), "coalition", 8, False, "taliban.base", "done") == {"waziristan taliban.base": -1}
    assert event(board("khowst: taliban 1g"), "coalition", 8, False) == {}


def test_08_seal_team_6_shaded() -> None:
    assert event(board(), "taliban", 8, True) == {"islamabad": 2}


def test_09_special_forces_unshaded() -> None:
    """A Base is removed only where no Guerrilla is; a Coalition Base across the border will do."""
    b = board("""
        northwest_frontier: taliban 2g 1b
        waziristan: taliban 1b
        balochistan: taliban 2g
        badakhshan: coalition 1b
        zabol: coalition 1t
    """)
    assert event(b, "coalition", 9, False) == {
        "northwest_frontier taliban.guerrilla.u": -2,
        "northwest_frontier taliban.guerrilla.a": 1,
        "waziristan taliban.base": -1,
        "waziristan control": -2,
    }


def test_09_special_forces_only_across_from_coalition() -> None:
    """Government pieces do not count, nor Coalition pieces on a LoC: only Waziristan is within reach, of Paktika."""
    b = board("""
        northwest_frontier: taliban 2g
        waziristan: taliban 2g(1a)
        nuristan: government 3t
        loc_kabul_tor_kham: coalition 3t
        paktika: coalition 1t
    """)
    assert event(b, "government", 9, False) == {
        "waziristan taliban.guerrilla.u": -1,
    }


def test_09_special_forces_shaded() -> None:
    assert event(board("kandahar: coalition 1t"), "taliban", 9, True) == {"islamabad": 2}


def test_09_special_forces_shaded_too_far() -> None:
    """Helmand borders Balochistan only, and the LoC is no Province."""
    b = board("helmand: coalition 1t\nloc_kabul_tor_kham: coalition 1t\nkabul: coalition 5t")
    assert event(b, "taliban", 9, True) == {}
