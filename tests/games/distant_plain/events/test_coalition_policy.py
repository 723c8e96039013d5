"""Events 10 to 18, a test per side."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain import names
from tests.games.distant_plain.events.questions import ALL_TALIBAN, in_brief
from tests.games.distant_plain.helpers import board, event

PASHTUN = [
    "kabul", "farah", "ghazni", "ghowr", "helmand", "kandahar", "khowst", "nimruz", "nuristan", "oruzgan", "paktika",
    "zabol",
]  # fmt: skip
"""The Pashtun spaces of Afghanistan, in map order."""


PARTNERS = "kabul: coalition 2t, government 3p, taliban 4g(4a)\nherat: government 2t, warlords 1g, taliban 1g"


def test_10_partnering_policy_unshaded() -> None:
    """First the Coalition Assaults with Government cubes, then the Government Sweeps; both for free."""
    partners = ["train", "patrol", "sweep", "assault", "done"]
    assert in_brief(board(PARTNERS), "taliban", 10, False) == ("coalition", "event-action", partners)
    assert in_brief(board(PARTNERS), "taliban", 10, False, "done") == ("government", "event-action", partners)
    coalition = ["assault", "kabul", "with_government", "done"]
    government = ["sweep", "herat", "done", "taliban", "warlords"]
    assert event(board(PARTNERS, resources=0), "taliban", 10, False, *coalition, *government) == {
        "kabul taliban.guerrilla.a": -4,
        "herat taliban.guerrilla.u": -1,
        "herat taliban.guerrilla.a": 1,
        "herat warlords.guerrilla.u": -1,
        "herat warlords.guerrilla.a": 1,
    }


def test_10_partnering_policy_declined() -> None:
    """Each may decline."""
    assert event(board(PARTNERS), "coalition", 10, False, "done", "done") == {}


def test_10_partnering_policy_hindered() -> None:
    """5.1.2 The faction chooses among several Operations, so US-Taliban Talks, shaded, still bar the Coalition's
    Assault."""
    b = board(PARTNERS)
    b.put_in_force(names.US_TALIBAN_TALKS, names.SHADED)
    assert in_brief(b, "coalition", 10, False)[2] == ["train", "patrol", "sweep", "done"]
    assert in_brief(b, "coalition", 10, False, "done")[2] == ["train", "patrol", "sweep", "assault", "done"]


def test_10_partnering_policy_shaded() -> None:
    assert event(board(), "taliban", 10, True) == {"effect 10": names.SHADED}


def test_11_strategic_release_unshaded() -> None:
    """The Taliban place them, one by one, in Kabul too, but not in Pakistan."""
    assert in_brief(board(), "coalition", 11, False) == ("taliban", "event-place", [*PASHTUN, "done"])
    assert event(board(), "coalition", 11, False, "kabul", "farah") == {
        "kabul taliban.guerrilla.u": 1,
        "farah taliban.guerrilla.u": 1,
        "kabul control": 2,
        "farah control": 2,
        "effect 11": names.UNSHADED,
    }


def test_11_strategic_release_no_guerrillas() -> None:
    """5.1.3 None has to be placed, and without any Available the rest holds all the same."""
    assert event(board(), "coalition", 11, False, "done") == {"effect 11": names.UNSHADED}
    assert event(board(ALL_TALIBAN), "coalition", 11, True) == {"effect 11": names.SHADED}


def test_11_strategic_release_shaded() -> None:
    assert event(board(), "taliban", 11, True, "zabol", "zabol", "zabol") == {
        "zabol taliban.guerrilla.u": 3,
        "zabol control": 2,
        "effect 11": names.SHADED,
    }


def test_11_strategic_release_taking_back_first() -> None:
    """1.4.1 The Taliban execute it: they may take back a Guerrilla to have one to place."""
    b = board(ALL_TALIBAN)
    choices = ["take_back", "waziristan", "done", "zabol"]
    assert in_brief(b, "taliban", 11, False) == ("taliban", "before-placing", ["done"])
    assert event(board(ALL_TALIBAN), "taliban", 11, False, *choices) == {
        "waziristan taliban.guerrilla.u": -1,
        "zabol taliban.guerrilla.u": 1,
        "zabol control": 2,
        "effect 11": names.UNSHADED,
    }


def test_12_village_stability_operations_unshaded() -> None:
    assert event(board(), "coalition", 12, False) == {"effect 12": names.UNSHADED}


def test_12_village_stability_operations_shaded() -> None:
    assert event(board(), "taliban", 12, True) == {"effect 12": names.SHADED}


def test_13_anti_corruption_drive_unshaded() -> None:
    """Any number from 0 to 5, as the executing Faction likes."""
    question = ("warlords", "event-patronage", ["0", "1", "2", "3", "4", "5"])
    assert in_brief(board(patronage=9), "warlords", 13, False) == question
    assert event(board(patronage=9), "warlords", 13, False, "3") == {"patronage": -3, "aid": 3}


@pytest.mark.parametrize(
    ("patronage", "aid", "choices", "changed"),
    [(2, 9, ["2"], {"patronage": -2, "aid": 2}), (0, 9, [], {}), (9, 74, ["5"], {"patronage": -5, "aid": 1})],
)
def test_13_anti_corruption_drive_limits(patronage: int, aid: int, choices: list[str], changed: dict[str, int]) -> None:
    """1.8 No more than the current Patronage; Aid beyond 75 is lost."""
    assert event(board(patronage=patronage, aid=aid), "coalition", 13, False, *choices) == changed


@pytest.mark.parametrize(
    ("patronage", "aid", "changed"), [(9, 9, {"patronage": 3, "aid": -6}), (39, 4, {"patronage": 1, "aid": -4})]
)
def test_13_anti_corruption_drive_shaded(patronage: int, aid: int, changed: dict[str, int]) -> None:
    assert event(board(patronage=patronage, aid=aid), "government", 13, True) == changed


def test_14_economic_project_unshaded() -> None:
    """COIN Control and a COIN Base; Farah has no Population, Herat no Base, Balkh no Control, Konduz has Support."""
    text = """
        kabul: government 1b
        baghlan: coalition 1b
        ghazni: coalition 1b, O
        farah: government 1b
        herat: coalition 3t
        balkh: government 1b, warlords 1g
        konduz: coalition 1b, S
    """
    offered = ["kabul", "baghlan", "ghazni", "done"]
    assert in_brief(board(text), "coalition", 14, False) == ("coalition", "event-shift", offered)
    assert in_brief(board(text), "coalition", 14, False, "ghazni")[2] == ["kabul", "baghlan", "done"]
    assert event(board(text), "coalition", 14, False, "ghazni", "kabul") == {
        "ghazni support": 1,
        "kabul support": 1,
        "aid": 3,
    }


def test_14_economic_project_nowhere() -> None:
    """5.1.3 Aid rises anyway."""
    assert event(board(), "coalition", 14, False) == {"aid": 3}


def test_14_economic_project_shaded() -> None:
    """3 Resources per space, however many Bases and Warlords are there."""
    b = board("""
        kabul: government 1b, coalition 1b, warlords 3g
        herat: coalition 1b, warlords 1b
        balkh: government 3t, warlords 1b
        konduz: coalition 1b, taliban 1g
    """)
    assert event(b, "warlords", 14, True) == {"resources warlords": 6}


TRIBES = "khowst: coalition 1t, taliban 1g, terror 2, O\nzabol: coalition 2t\nkabul: coalition 1t\nherat: coalition 1t"


def test_15_one_tribe_at_a_time_unshaded() -> None:
    """From Opposition to Support at once; Kabul is no Province, Herat not Pashtun."""
    assert in_brief(board(TRIBES), "coalition", 15, False) == ("coalition", "event-space", ["khowst", "zabol"])
    assert event(board(TRIBES), "coalition", 15, False, "khowst", "2") == {
        "khowst terror": -2,
        "khowst support": 2,
        "khowst government.police": 2,
        "khowst control": 1,
    }


def test_15_one_tribe_at_a_time_without_population() -> None:
    """1.6 Zabol has no level, but can be chosen for the rest; "up to" allows a single Police or none."""
    assert event(board(TRIBES), "coalition", 15, False, "zabol", "1") == {"zabol government.police": 1}
    assert event(board("kabul: coalition 1t\nghazni: government 2t"), "coalition", 15, False) == {}


def test_15_one_tribe_at_a_time_where_nothing_changes() -> None:
    """5.1.3 With no Police Available a Province in Support without Terror is not offered."""
    b = board("ghazni: coalition 1t, S\nghowr: coalition 1t, terror 1, S\nherat: government 30p")
    assert event(b, "coalition", 15, False) == {"ghowr terror": -1}


def test_15_one_tribe_at_a_time_shaded() -> None:
    """The executing Faction names one Insurgent Faction."""
    assert in_brief(board(), "government", 15, True)[2] == [s for s in PASHTUN if s != "kabul"]
    assert in_brief(board(), "government", 15, True, "ghazni") == (
        "government",
        "event-faction",
        ["taliban", "warlords"],
    )
    assert event(board("ghazni: S"), "government", 15, True, "ghazni", "warlords", "2") == {
        "ghazni support": -1,
        "ghazni warlords.guerrilla.u": 2,
    }


def test_15_one_tribe_at_a_time_shaded_in_part() -> None:
    """5.1.3 At Opposition only the Guerrillas come. With no Taliban left, the faction is not asked: it is the
    Warlords."""
    b = board(ALL_TALIBAN + "nuristan: O")
    assert event(b, "warlords", 15, True, "nuristan", "1") == {"nuristan warlords.guerrilla.u": 1}


def test_16_amnesty_unshaded() -> None:
    """One Guerrilla per space, Underground or Active, under COIN Control only."""
    text = """
        kabul: government 5t, taliban 2g(1a)
        herat: coalition 2t, taliban 1g
        balkh: government 2t, taliban 1g
        konduz: government 2t, taliban 1g(1a)
        ghazni: government 2t, taliban 2g
        baghlan: government 3t, warlords 1g
    """
    offered = ["kabul", "balkh", "herat", "konduz", "done"]
    assert in_brief(board(text), "government", 16, False) == ("government", "event-remove", offered)
    assert event(board(text), "government", 16, False, "kabul", "taliban.guerrilla.u", "herat", "konduz") == {
        "kabul taliban.guerrilla.u": -1,
        "herat taliban.guerrilla.u": -1,
        "konduz taliban.guerrilla.a": -1,
    }
    assert event(board(text), "government", 16, False, "balkh", "done") == {"balkh taliban.guerrilla.u": -1}


def test_16_amnesty_shaded() -> None:
    assert event(board(), "warlords", 16, True) == {"patronage": 2, "resources warlords": 6}


def test_17_nato_unshaded() -> None:
    """The Coalition decides, even if the Warlords execute: Kabul and the Provinces that are not Pashtun."""
    north = [
        "badakhshan",
        "badghis",
        "baghlan",
        "balkh",
        "bamian",
        "faryab",
        "herat",
        "konduz",
        "samangan",
        "sar_e_pol",
    ]
    assert in_brief(board(), "warlords", 17, False) == ("coalition", "event-place", ["kabul", *north, "done"])
    assert event(board(), "warlords", 17, False, "kabul", "herat", "herat", "herat") == {
        "kabul coalition.troops": 1,
        "herat coalition.troops": 2,
        "herat coalition.base": 1,
        "aid": 6,
        "kabul control": 1,
        "herat control": 1,
    }


def test_17_nato_declined() -> None:
    """The Coalition may decline either part; Aid rises anyway."""
    assert event(board(), "taliban", 17, False, "done", "done") == {"aid": 6}


def test_17_nato_shaded() -> None:
    assert event(board(), "taliban", 17, True) == {"effect 17": names.SHADED}


def test_18_prts_unshaded() -> None:
    assert event(board(), "coalition", 18, False) == {"effect 18": names.UNSHADED}


def test_18_prts_shaded() -> None:
    assert event(board(), "taliban", 18, True) == {"effect 18": names.SHADED}
