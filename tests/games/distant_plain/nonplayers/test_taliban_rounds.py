"""8.8.1, 8.8.7 Non-player Taliban: effects in force, Sharia and Redeploy."""

from __future__ import annotations

import pytest

from abyssal.coin.general import execute
from abyssal.coin.operation import Operation
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    ACCIDENTAL_GUERRILLAS,
    AEROSTATS,
    MANPADS_SCARE,
    MULLAH_OMAR,
    REAPERS,
    ROADSIDE_IEDS,
    SHADED,
    SUICIDE_BOMBERS,
    TALIBAN,
    TRIBAL_ELDERS,
    UNSHADED,
)
from tests.games.distant_plain.helpers import FACTIONS, play
from tests.games.distant_plain.nonplayers.bots import dice, in_force, led, phase, pieces, reasons, solo, turn


def operation(b: Afghanistan, who: str, name: str, *choices: str) -> dict[str, int]:
    """Play a person's Operation with answers from Non-players. Return what changed."""
    b.executing = FACTIONS[who]
    return pieces(play(b, led(b, execute(b, Operation(FACTIONS[who], name, special=True))), *choices))


# Sharia


def test_8_8_7_greatest_shift_first() -> None:
    """8.8.7 With 2 Resources for one level each: Kandahar and Khowst rather than Helmand."""
    b = solo("kandahar: taliban 1g\nhelmand: taliban 1g\nkhowst: taliban 1g", {"taliban": 2})
    assert phase(b, "sharia", *dice("61")) == {"kandahar support": -1, "khowst support": -1, "resources taliban": -2}


def test_8_8_7_support_counts_twice() -> None:
    """8.8.7 From Support to Opposition in Helmand is as great a shift as from Neutral in Kandahar; Support first."""
    b = solo("kandahar: taliban 1g\nhelmand: taliban 1g, S", {"taliban": 2})
    assert phase(b, "sharia") == {"helmand support": -2, "resources taliban": -2}
    assert "8.8.7 at-support 2>1" in reasons(b)


def test_8_8_7_fewest_terror() -> None:
    """8.8.7 Of equal shifts the one with less Terror in the way."""
    b = solo("helmand: taliban 1g, terror 1\nghazni: taliban 1g", {"taliban": 2})
    assert phase(b, "sharia") == {"ghazni support": -1, "resources taliban": -1}
    assert "8.8.7 fewest-terror 2>1" in reasons(b)


def test_8_8_7_terror_only_if_a_shift_follows() -> None:
    """8.8.7 Two Terror markers and a level cost 3."""
    b = solo("helmand: taliban 1g, terror 2", {"taliban": 2})
    assert phase(b, "sharia") == {}
    b = solo("helmand: taliban 1g, terror 2", {"taliban": 3})
    assert phase(b, "sharia") == {"helmand support": -1, "helmand terror": -2, "resources taliban": -3}


def test_8_8_7_mullah_omar() -> None:
    """8.8.7, 5.4 With Mullah Omar (36, shaded) also where the Taliban do not Control."""
    b = in_force(solo("helmand: taliban 1g, government 2t", {"taliban": 1}), MULLAH_OMAR, SHADED)
    assert phase(b, "sharia") == {"helmand support": -1, "resources taliban": -1}


# Redeploy


def test_8_8_7_one_to_each_base_first() -> None:
    """8.8.7 From a LoC to Bases without Guerrillas, in Afghanistan before Pakistan, then evenly."""
    text = "loc_kandahar_kabul: taliban 4g\nzabol: taliban 1b\nwaziristan: taliban 1b\nhelmand: taliban 1b 3g"
    b = solo(text)
    assert phase(b, "redeploy_taliban", *dice("21")) == {
        "loc_kandahar_kabul taliban.guerrilla.u": -4,
        "zabol taliban.guerrilla.u": 2,
        "waziristan taliban.guerrilla.u": 1,
        "northwest_frontier taliban.guerrilla.u": 1,
    }
    assert "8.8.7 evenly 4>1" in reasons(b)
    assert "8.8.7 evenly 4>3" in reasons(b)


def test_8_8_7_afghanistan_before_pakistan() -> None:
    """8.8.7 With a single Guerrilla the Base in Afghanistan gets it."""
    b = solo("loc_kandahar_kabul: taliban 1g\nzabol: taliban 1b\nwaziristan: taliban 1b")
    assert phase(b, "redeploy_taliban") == {
        "loc_kandahar_kabul taliban.guerrilla.u": -1,
        "zabol taliban.guerrilla.u": 1,
    }


def test_8_8_7_havens_send_to_bare_bases() -> None:
    """8.8.7 From a haven in Pakistan, where they may stay, Guerrillas go only to a Base without any."""
    b = solo("northwest_frontier: taliban 2g\nzabol: taliban 1b")
    assert phase(b, "redeploy_taliban") == {
        "northwest_frontier taliban.guerrilla.u": -1,
        "zabol taliban.guerrilla.u": 1,
    }
    b = solo("northwest_frontier: taliban 2g\nzabol: taliban 1b 1g")
    assert phase(b, "redeploy_taliban") == {}


# 8.8.1 Effects in force


@pytest.mark.parametrize(("resources", "die", "cancelled"), [(5, "4", True), (5, "5", False), (4, "", False)])
def test_8_8_1_manpads_scare(resources: int, die: str, cancelled: bool) -> None:
    """8.8.1 With 5 Resources and a roll of 4 or less the Taliban cancel an Air Lift."""
    b = in_force(solo("kabul: coalition 2t", {"taliban": resources}), MANPADS_SCARE, SHADED)
    rolled = [die] if die else []
    flown = [] if cancelled else ["herat", "1", "done"]
    changes = operation(b, "coalition", "sweep", "air_lift", *rolled, *flown, "kabul", "done")
    lifted = {"kabul coalition.troops": -1, "herat coalition.troops": 1}
    assert changes == ({"resources taliban": -3} if cancelled else lifted)


def test_8_8_1_accidental_guerrillas() -> None:
    """8.8.1 Accidental Guerrillas (34, shaded): at Support before a Taliban Base, where the most people live."""
    text = "nimruz: coalition 2t, taliban 1g(1a)\nbalkh: S\nherat: S\nkandahar: taliban 1b, O\nhelmand: O"
    b = in_force(solo(text), ACCIDENTAL_GUERRILLAS, SHADED)
    assert operation(b, "coalition", "assault", "nimruz", "done", "done")["balkh taliban.guerrilla.u"] == 1
    b = in_force(solo(text.replace(", S", ", O").replace(": S", ": O")), ACCIDENTAL_GUERRILLAS, SHADED)
    assert operation(b, "coalition", "assault", "nimruz", "done", "done")["kandahar taliban.guerrilla.u"] == 1


def test_8_8_1_aerostats() -> None:
    """8.8.1 Aerostats (5, shaded): after a Coalition Sweep Guerrillas hide at Support, otherwise at a Taliban Base."""
    text = "kabul: coalition 1t\nhelmand: taliban 1g(1a), S\nkandahar: taliban 1g(1a) 1b, O\nnimruz: taliban 2g(2a)"
    b = in_force(solo(text), AEROSTATS, SHADED)
    assert operation(b, "coalition", "sweep", "kabul", "done", "done") == {
        "helmand taliban.guerrilla.u": 1,
        "helmand taliban.guerrilla.a": -1,
    }
    b = in_force(solo(text.replace(", S", ", O")), AEROSTATS, SHADED)
    assert operation(b, "coalition", "sweep", "kabul", "done", "done") == {
        "kandahar taliban.guerrilla.u": 1,
        "kandahar taliban.guerrilla.a": -1,
    }


def test_8_3_5_reapers() -> None:
    """8.3.5 Reapers (3, shaded): of the Provinces struck the one where most Opposition is gained."""
    text = "helmand: taliban 1g(1a)\nkandahar: taliban 1g(1a), S\nkhowst: taliban 1g(1a)\nkabul: coalition 1t"
    b = in_force(solo(text), REAPERS, SHADED)
    strikes = ["air_strike", "helmand", "kandahar", "khowst"]
    assert operation(b, "coalition", "sweep", "kabul", *strikes, "done") == {
        "helmand taliban.guerrilla.a": -1,
        "kandahar taliban.guerrilla.a": -1,
        "khowst taliban.guerrilla.a": -1,
        "khowst support": -1,
    }


def test_8_2_1_suicide_bombers() -> None:
    """8.2.1 Suicide Bombers (33, shaded): a cube of the Player with the better margin goes, here the Coalition's; in
    the unshaded text a Guerrilla where others stay."""
    text = "kandahar: taliban 1g, coalition 1t\nhelmand: taliban 3g, government 1t"
    b = in_force(solo(text), SUICIDE_BOMBERS, SHADED)
    terror = {
        "kandahar taliban.guerrilla.u": -1,
        "kandahar support": -1,
        "kandahar terror": 1,
        "kandahar taliban.guerrilla.a": 1,
        "helmand taliban.guerrilla.u": -2,
        "helmand support": -1,
        "helmand terror": 1,
        "resources taliban": -1,
    }
    assert turn(b, "taliban") == terror | {
        "helmand taliban.guerrilla.a": 2,
        "kandahar coalition.troops": -1,
        "casualties 0": 1,
    }
    b = in_force(solo(text), SUICIDE_BOMBERS, UNSHADED)
    assert turn(b, "taliban") == terror | {"helmand taliban.guerrilla.a": 1}


def test_8_2_1_roadside_ieds() -> None:
    """8.2.1 Roadside IEDs (23, shaded): of the cubes that passed one is removed."""
    b = in_force(solo("kabul: coalition 1t\nloc_kabul_aibak: taliban 1g"), ROADSIDE_IEDS, SHADED)
    changes = operation(b, "coalition", "patrol", "kabul", "loc_kabul_aibak", "done")
    assert changes == {"kabul coalition.troops": -1, "casualties 0": 1}


def test_8_8_1_tribal_elders() -> None:
    """8.8.1 The Taliban set Opposition when a level of a Province changes."""
    b = solo("helmand: taliban 2g, S\nkandahar: taliban 1g, S")
    b.take_elders(TALIBAN)
    b.conduct.journal = []
    assert b.in_force(TRIBAL_ELDERS)
    changes = turn(b, "taliban")
    assert (changes["helmand support"], changes["kandahar support"]) == (-2, -2)
