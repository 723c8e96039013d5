"""8.8.3 Non-player Taliban: the first question of their chart, Terror, and Extort everywhere."""

from __future__ import annotations

from abyssal.games.distant_plain.names import (
    FIND_FIX_FINISH,
    NIGHT_LETTERS,
    SHADED,
    UNSHADED,
    URBAN_SPECIALISTS,
)
from tests.games.distant_plain.nonplayers.bots import dice, does, in_force, reasons, solo, turn


def terror(*spaces: str, cost: int, shift: int = -1) -> dict[str, int]:
    """Changes from Terror with one Guerrilla in each of these spaces, for this many Resources in total."""
    found = {"resources taliban": -cost} if cost else {}
    for name in spaces:
        found |= {f"{name} taliban.guerrilla.u": -1, f"{name} taliban.guerrilla.a": 1}
        found |= {f"{name} terror": 1, f"{name} support": shift}
    return found


def rallied(*spaces: str) -> dict[str, int]:
    """Changes from a Rally that places one Guerrilla in each of these spaces."""
    return {f"{name} taliban.guerrilla.u": 1 for name in spaces} | {"resources taliban": -len(spaces)}


# The question


def test_8_8_3_three_points() -> None:
    """8.8.3 Two spaces of 1 and 2 Population shift 3 points: Terror; with 2 points it is Rally."""
    b = solo("kandahar: taliban 1g\nhelmand: taliban 1g")
    assert turn(b, "taliban") == terror("kandahar", "helmand", cost=2)
    b = solo("kandahar: taliban 1g\nhelmand: taliban 1g, O")
    extorted = {"helmand taliban.guerrilla.u": -1, "helmand taliban.guerrilla.a": 1, "resources taliban": -2}
    assert does(b, "taliban") == rallied("kabul", "khowst", "nuristan") | extorted


def test_8_8_3_points_that_can_be_paid() -> None:
    """8.8.3 One Resource pays for 2 points only: they Rally in three spaces, with a pause to Extort everywhere. With an
    Extort possible in Nimruz it pays for more."""
    text = "kandahar: taliban 1g\nhelmand: taliban 1g\n"
    assert does(solo(text, {"taliban": 1}), "taliban") == {
        "kabul taliban.guerrilla.a": 1,
        "khowst taliban.guerrilla.u": 1,
        "nuristan taliban.guerrilla.u": 1,
        "kandahar taliban.guerrilla.u": -1,
        "kandahar taliban.guerrilla.a": 1,
        "helmand taliban.guerrilla.u": -1,
        "helmand taliban.guerrilla.a": 1,
    }
    b = solo(text + "nimruz: taliban 2g", {"taliban": 1})
    extorted = {"nimruz taliban.guerrilla.u": -1, "nimruz taliban.guerrilla.a": 1}
    assert turn(b, "taliban") == terror("kandahar", "helmand", cost=1) | extorted


def test_8_8_3_night_letters() -> None:
    """8.8.3 With Night Letters (29, unshaded) only two Provinces count: Rally."""
    text = "helmand: taliban 1g\nghazni: taliban 1g\npaktika: taliban 1g"
    assert turn(solo(text), "taliban") == terror("helmand", "ghazni", "paktika", cost=3)
    b = in_force(solo(text), NIGHT_LETTERS, UNSHADED)
    assert does(b, "taliban") == rallied("kabul", "khowst", "nuristan")


# Terror


def test_8_8_3_support_before_neutral() -> None:
    """8.8.3 With Resources for two spaces those at Support, though more people live in a Neutral one."""
    b = solo("kandahar: taliban 1g\nnuristan: taliban 1g, S\nghazni: taliban 1g, S", {"taliban": 2})
    assert turn(b, "taliban") == terror("nuristan", "ghazni", cost=1) | {
        "kandahar taliban.guerrilla.u": -1,
        "kandahar taliban.guerrilla.a": 1,
    }
    assert "8.8.3 at-support 3>2" in reasons(b)
    assert "8.8.3.extort extort" in reasons(b)


def test_8_8_3_highest_population_first() -> None:
    """8.8.3 With Resources for two spaces at Support the one of 2 Population, and by dice one of 1; the last
    Guerrilla Extorts."""
    b = solo("helmand: taliban 1g, S\nghazni: taliban 1g, S\nkandahar: taliban 1g, S", {"taliban": 2})
    assert turn(b, "taliban", *dice("31")) == terror("kandahar", "ghazni", cost=1) | {
        "helmand taliban.guerrilla.u": -1,
        "helmand taliban.guerrilla.a": 1,
    }


def test_8_8_3_not_at_opposition() -> None:
    """8.8.3 Where there is Opposition already, and on LoCs, there is no Terror."""
    b = solo("kandahar: taliban 1g\nhelmand: taliban 1g\nkhowst: taliban 1g, O\nloc_kabul_aibak: taliban 1g\nkabul: O")
    assert turn(b, "taliban") == terror("kandahar", "helmand", cost=2) | {
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
        "resources taliban": -1,
    }


def test_8_8_3_the_last_one_at_a_base_stays_hidden() -> None:
    """8.8.3 The only Underground Guerrilla at a Base is not exposed; a second one is."""
    b = solo("kandahar: taliban 1g 1b\nhelmand: taliban 1g\nkhowst: taliban 2g(1a) 1b\nnuristan: taliban 1g")
    assert turn(b, "taliban") == terror("nuristan", "helmand", cost=2)
    b = solo("kandahar: taliban 2g 1b\nhelmand: taliban 1g")
    assert turn(b, "taliban") == terror("kandahar", "helmand", cost=2)


def test_8_8_3_find_fix_finish() -> None:
    """8.8.3, 8.8.1 With Find Fix Finish (7, unshaded) the last two at a Base in Afghanistan stay Underground."""
    text = "kandahar: taliban 2g 1b\nhelmand: taliban 1g\nkhowst: taliban 3g 1b"
    b = in_force(solo(text), FIND_FIX_FINISH, UNSHADED)
    assert turn(b, "taliban") == terror("khowst", "helmand", cost=2)


def test_8_8_3_urban_specialists() -> None:
    """8.8.3 With Urban Specialists (30, shaded) Terror in Kabul exposes no Guerrilla, so the last one may carry it
    out."""
    b = in_force(solo("kabul: taliban 1g 1b"), URBAN_SPECIALISTS, SHADED)
    assert turn(b, "taliban") == {"kabul terror": 1, "kabul support": -1}


def test_8_8_3_pauses_to_extort() -> None:
    """8.8.3 When Resources run out in the middle, Extort brings the next."""
    b = solo("kandahar: taliban 1g\nhelmand: taliban 1g\nnimruz: taliban 2g", {"taliban": 1})
    changes = turn(b, "taliban")
    assert changes == terror("kandahar", "helmand", cost=1) | {
        "nimruz taliban.guerrilla.u": -1,
        "nimruz taliban.guerrilla.a": 1,
    }


# Extort


def test_8_8_3_extort_not_with_the_last() -> None:
    """8.8.3.extort Not with the last Underground Guerrilla where there is no Opposition: neither in Nimruz nor on a
    LoC; in Khowst, at Opposition, it is, and in Farah with one of two."""
    b = solo(
        "kandahar: taliban 1g\nhelmand: taliban 1g\nnimruz: taliban 1g\nfarah: taliban 2g\n"
        "khowst: taliban 1g, O\nloc_kabul_aibak: taliban 1g"
    )
    assert turn(b, "taliban") == terror("kandahar", "helmand", cost=0) | {
        "farah taliban.guerrilla.u": -1,
        "farah taliban.guerrilla.a": 1,
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
    }


def test_8_8_3_extort_everywhere_without_resources() -> None:
    """8.8.3.extort Still without Resources, with the last ones too; but not with the last one at a Base."""
    b = solo("kandahar: taliban 1g\nhelmand: taliban 1g\nnimruz: taliban 1g\nfarah: taliban 1g 1b", {"taliban": 2})
    assert turn(b, "taliban") == terror("kandahar", "helmand", cost=1) | {
        "nimruz taliban.guerrilla.u": -1,
        "nimruz taliban.guerrilla.a": 1,
    }
    assert "8.8.3.extort extort-everywhere 1>1" in reasons(b)


def test_8_8_3_extort_everywhere_goes_on() -> None:
    """8.8.3.extort Once they Extort everywhere for want of Resources, the first one that comes in does not end it."""
    text = "kandahar: taliban 1g\nhelmand: taliban 1g\nnimruz: taliban 1g\nzabol: taliban 1g"
    changes = turn(solo(text, {"taliban": 2}), "taliban")
    assert (changes["nimruz taliban.guerrilla.a"], changes["zabol taliban.guerrilla.a"]) == (1, 1)


def test_8_8_3_no_extort_without_income() -> None:
    """8.8.3.extort Warlord Bases without Resources yield nothing."""
    text = "kandahar: taliban 1g\nhelmand: taliban 1g\nnimruz: taliban 3g, warlords 1b"
    b = solo(text, {"taliban": 2, "warlords": 0})
    assert turn(b, "taliban") == terror("kandahar", "helmand", cost=2)
    assert reasons(b)[-1] == "8.8.3.extort no extort"
