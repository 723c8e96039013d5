"""3.3.2 March."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import ID_CARDS, SANDSTORMS, SHADED, UNSHADED
from tests.games.distant_plain.helpers import asks, board, operation, spaces


def test_3_3_2_one_resource_for_each_province_or_kabul_none_for_locs() -> None:
    """3.3.2 Pay 1 Resource per Province or City that Guerrillas move into, 0 for LoCs."""
    b = board("konduz: warlords 3g", resources={"warlords": 1})
    assert spaces(asks(b, "warlords", "march")) == {"badakhshan", "baghlan", "balkh"}
    b = board("kabul: warlords 3g", resources={"warlords": 0})
    assert spaces(asks(b, "warlords", "march", special=False)) == {
        "loc_kabul_aibak",
        "loc_kabul_tor_kham",
        "loc_kandahar_kabul",
    }
    b = board("kabul: warlords 3g")
    choices = ["loc_kabul_aibak", "kabul", "1", "bamian", "kabul", "2", "done"]
    assert operation(b, "warlords", "march", *choices, special=False) == {
        "kabul warlords.guerrilla.u": -3,
        "loc_kabul_aibak warlords.guerrilla.u": 1,
        "bamian warlords.guerrilla.u": 2,
        "resources warlords": -1,
    }


def test_3_3_2_groups_from_several_spaces_pay_once() -> None:
    """3.3.2 The destination is paid for once, however many groups come."""
    b = board("konduz: warlords 1g(1a)\nbalkh: warlords 1g")
    assert operation(b, "warlords", "march", "baghlan", "konduz", "balkh", "done", special=False) == {
        "konduz warlords.guerrilla.a": -1,
        "balkh warlords.guerrilla.u": -1,
        "baghlan warlords.guerrilla.u": 1,
        "baghlan warlords.guerrilla.a": 1,
        "resources warlords": -1,
    }


def test_3_3_2_warlords_move_once_and_not_to_pakistan() -> None:
    """3.3.2 Warlord Guerrillas move once only, not on from a Pashtun space; 1.4.2 never into Pakistan."""
    b = board("khowst: warlords 1g")
    assert not spaces(asks(b, "warlords", "march")) & {"northwest_frontier", "waziristan"}
    assert asks(b, "warlords", "march", "ghazni", "khowst", special=False).options == ["done", "take_back"]


def test_3_3_2_taliban_march_on_from_pashtun_destinations() -> None:
    """3.3.2, 6.6.1 (example B12) Waziristan to Paktika free at Backing, Ghazni 1, Bamian 1; from Bamian not on."""
    b = board("waziristan: taliban 1g", islamabad="backing")
    choices = ["paktika", "waziristan", "ghazni", "paktika", "bamian", "ghazni"]
    assert asks(b, "taliban", "march", *choices, special=False).options == ["done", "take_back"]
    assert operation(b, "taliban", "march", *choices, "done", special=False) == {
        "waziristan taliban.guerrilla.u": -1,
        "bamian taliban.guerrilla.u": 1,
        "resources taliban": -2,
        "bamian control": 2,
        "waziristan control": -2,
    }


def test_3_3_2_taliban_pay_for_added_destinations() -> None:
    """3.3.2 Each destination on the way is paid for; without Resources the March ends, but onto a LoC."""
    b = board("waziristan: taliban 1g", resources={"taliban": 1})
    asked = asks(b, "taliban", "march", "paktika", "waziristan", special=False)
    assert spaces(asked) == {"loc_kandahar_kabul"}


def test_3_3_2_taliban_stop_on_locs_and_outside_pashtun_spaces() -> None:
    """3.3.2, 1.3.4 LoCs are never Pashtun, nor are Balochistan and the North."""
    b = board("kandahar: taliban 3g")
    choices = ["balochistan", "kandahar", "1", "loc_kandahar_kabul", "kandahar", "2"]
    assert asks(b, "taliban", "march", *choices, special=False).options == ["done", "take_back"]


def test_3_3_2_marching_on_joins_those_that_stayed() -> None:
    """3.3.2 Guerrillas moving from 1 space to another move as a single group: from here to there only once."""
    b = board("paktika: taliban 1g\nghazni: taliban 2g")
    choices = ["ghazni", "paktika", "bamian", "ghazni", "3"]
    assert asks(b, "taliban", "march", *choices[:4], special=False).options == ["1", "2", "3"]
    asked = asks(b, "taliban", "march", "ghazni", "paktika", "bamian", "ghazni", "1", special=False)
    assert "bamian" not in spaces(asked)
    assert operation(b, "taliban", "march", "ghazni", "paktika", "bamian", "ghazni", "3", "done", special=False) == {
        "paktika taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.u": -2,
        "bamian taliban.guerrilla.u": 3,
        "resources taliban": -2,
        "bamian control": 2,
        "ghazni control": -2,
        "paktika control": -2,
    }


def test_3_3_2_warlords_do_not_return_to_a_destination() -> None:
    """3.3.2 All groups move before the next destination is selected. Helmand, where 1 of 2 Guerrillas went, is not
    offered again. The other one can still go to any other neighbour."""
    b = board("kandahar: warlords 2g")
    assert "helmand" in asks(b, "warlords", "march").options
    asked = asks(b, "warlords", "march", "helmand", "kandahar", "1", special=False)
    assert asked.kind == "march-space" and "helmand" not in asked.options and "zabol" in asked.options


def test_3_3_2_a_destination_once_more_for_those_that_march_on() -> None:
    """3.3.2 Guerrillas that March on may come to a space that is a destination already; it is not paid for again."""
    b = board("zabol: taliban 1g\nkhowst: taliban 1g")
    asked = asks(b, "taliban", "march", "ghazni", "zabol", "done", "paktika", "khowst", "done", special=False)
    assert "ghazni" in spaces(asked) and "paktika" in spaces(asked)
    choices = ["ghazni", "zabol", "done", "paktika", "khowst", "done", "ghazni", "paktika", "done"]
    assert operation(b, "taliban", "march", *choices, special=False) == {
        "zabol taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.u": 2,
        "resources taliban": -2,
        "ghazni control": 2,
        "khowst control": -2,
        "zabol control": -2,
    }


@pytest.mark.parametrize(("islamabad", "cost"), [("pressure", 2), ("tolerance", 2), ("backing", 0), ("sponsorship", 0)])
def test_6_6_1_march_to_and_from_pakistan(islamabad: str, cost: int) -> None:
    """6.6.1 At Backing and Sponsorship March to or from Pakistan costs 0 Resources."""
    b = board("waziristan: taliban 1g\nhelmand: taliban 1g", islamabad=islamabad)
    choices = ["zabol", "waziristan", "balochistan", "helmand", "done"]
    expected = {
        "waziristan taliban.guerrilla.u": -1,
        "helmand taliban.guerrilla.u": -1,
        "zabol taliban.guerrilla.u": 1,
        "balochistan taliban.guerrilla.u": 1,
        "helmand control": -2,
        "zabol control": 2,
        "balochistan control": 2,
        "waziristan control": -2,
    }
    if cost:
        expected["resources taliban"] = -cost
    assert operation(b, "taliban", "march", *choices, special=False) == expected


def test_6_6_1_a_group_from_afghanistan_pays_where_one_from_pakistan_did_not() -> None:
    """6.6.1 Free is what moves to or from Pakistan; the same destination costs 1 once others come."""
    b = board("waziristan: taliban 1g\nghazni: taliban 1g", islamabad="backing")
    choices = ["paktika", "waziristan", "ghazni", "done"]
    assert operation(b, "taliban", "march", *choices, special=False) == {
        "waziristan taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.u": -1,
        "paktika taliban.guerrilla.u": 2,
        "resources taliban": -1,
        "ghazni control": -2,
        "paktika control": 2,
        "waziristan control": -2,
    }
    b = board("waziristan: taliban 1g\nghazni: taliban 1g", resources=0, islamabad="backing")
    assert spaces(asks(b, "taliban", "march", "paktika", special=False)) == {"waziristan"}


def test_6_6_1_march_into_pakistan_at_hostility_activates() -> None:
    """6.6.1 Taliban Guerrillas in Pakistan are always Active at Hostility; they March on all the same."""
    b = board("ghazni: taliban 2g", islamabad="hostility")
    choices = ["paktika", "ghazni", "2", "waziristan", "paktika", "2", "done"]
    assert operation(b, "taliban", "march", *choices, special=False) == {
        "ghazni taliban.guerrilla.u": -2,
        "waziristan taliban.guerrilla.a": 2,
        "resources taliban": -2,
        "ghazni control": -2,
        "waziristan control": 2,
    }
    asked = asks(b, "taliban", "march", "zabol", "waziristan", "1", special=False)
    assert "kandahar" in spaces(asked)


def test_3_3_2_example_bamian() -> None:
    """3.3.2 (example A10) Two Guerrillas, 1 Warlord Guerrilla and 1 Police make 4: both become Active."""
    b = board("ghazni: taliban 2g\nbamian: warlords 1g, government 1p")
    assert operation(b, "taliban", "march", "bamian", "ghazni", "2", "done", special=False) == {
        "ghazni taliban.guerrilla.u": -2,
        "bamian taliban.guerrilla.a": 2,
        "ghazni control": -2,
        "resources taliban": -1,
    }


@pytest.mark.parametrize(
    ("who", "goal", "there", "group", "noticed", "control"),
    [
        ("taliban", "bamian", "warlords 1g", 2, False, 2),
        ("taliban", "bamian", "coalition 2t", 2, True, -1),
        ("taliban", "paktika", "coalition 5t", 3, False, 0),
        ("taliban", "loc_kandahar_kabul", "government 1p", 3, True, 0),
        ("taliban", "loc_kandahar_kabul", "government 1p", 2, False, 0),
        ("taliban", "bamian", "", 4, True, 2),
        ("warlords", "bamian", "government 5t, taliban 1g", 3, False, 0),
        ("warlords", "paktika", "government 5t, taliban 1g", 3, True, 0),
        ("warlords", "paktika", "government 5t", 3, False, 0),
        ("warlords", "loc_kandahar_kabul", "government 5t", 3, False, 0),
        ("warlords", "loc_kandahar_kabul", "taliban 1g(1a)", 3, True, 0),
        ("warlords", "paktika", "", 4, True, 0),
    ],
)
def test_3_3_2_who_is_noticed(who: str, goal: str, there: str, group: int, noticed: bool, control: int) -> None:
    """3.3.2 (examples B13, B14) On a LoC, or non-Pashtun for Taliban, Pashtun for Warlords, with enemy Guerrillas, for
    Taliban also cubes, more than 3. Taliban that leave Ghazni give up its Control (1.7)."""
    b = board(f"ghazni: {who} {group}g\n{goal}: {there}")
    state = "a" if noticed else "u"
    expected = {f"ghazni {who}.guerrilla.u": -group, f"{goal} {who}.guerrilla.{state}": group}
    if not goal.startswith("loc"):
        expected[f"resources {who}"] = -1
    if who == "taliban":
        expected["ghazni control"] = -2
    if control:
        expected[f"{goal} control"] = control
    assert operation(b, who, "march", goal, "ghazni", str(group), "done", special=False) == expected


def test_2_3_5_limited_march_has_one_destination() -> None:
    """2.3.5, 3.3.2 One destination, so that nothing Marches on; at Sponsorship (6.6.1) as a normal Operation."""
    text = "waziristan: taliban 2g\nghazni: taliban 2g"
    asked = asks(
        board(text), "taliban", "march", "paktika", "waziristan", "2", "ghazni", "1", limited=True, special=False
    )
    assert asked.options == ["done", "take_back"]
    b = board(text, islamabad="sponsorship")
    asked = asks(b, "taliban", "march", "paktika", "waziristan", "2", "done", limited=True, special=False)
    assert {"khowst", "zabol", "done"} <= set(asked.options)


def test_sandstorms_stop_taliban_after_one_march() -> None:
    """Card 57: each Taliban Guerrilla Marches only once, even into a Pashtun space; not what an Event grants."""
    b = board("waziristan: taliban 1g")
    b.put_in_force(SANDSTORMS, UNSHADED)
    assert asks(b, "taliban", "march", "paktika", "waziristan", special=False).options == ["done", "take_back"]
    asked = asks(b, "taliban", "march", "paktika", "waziristan", special=False, free=True, event=True)
    assert "ghazni" in asked.options


def test_id_cards_unshaded_activate_before_any_police() -> None:
    """Card 46, unshaded: Taliban that March into a space with Police become Active, however few and wherever."""
    b = board("ghazni: taliban 2g\npaktika: government 1p\nkhowst: government 1t")
    b.put_in_force(ID_CARDS, UNSHADED)
    choices = ["khowst", "ghazni", "1", "paktika", "ghazni", "done", "done"]
    assert operation(b, "taliban", "march", *choices, special=False) == {
        "ghazni taliban.guerrilla.u": -2,
        "paktika taliban.guerrilla.a": 1,
        "khowst taliban.guerrilla.u": 1,
        "resources taliban": -2,
        "ghazni control": -2,
        "khowst control": -1,
        "paktika control": -1,
    }
    b = board("konduz: warlords 1g\nbalkh: government 1p")
    b.put_in_force(ID_CARDS, UNSHADED)
    assert operation(b, "warlords", "march", "balkh", "konduz", "done", special=False) == {
        "konduz warlords.guerrilla.u": -1,
        "balkh warlords.guerrilla.u": 1,
        "resources warlords": -1,
        "balkh control": -1,
    }


def test_id_cards_shaded_police_do_not_count() -> None:
    """Card 46, shaded: Police do not count for a Taliban March; Troops do."""
    b = board("ghazni: taliban 5g\nbamian: government 3p\nloc_kandahar_kabul: government 2t")
    b.put_in_force(ID_CARDS, SHADED)
    choices = ["bamian", "ghazni", "3", "loc_kandahar_kabul", "ghazni", "2", "done"]
    assert operation(b, "taliban", "march", *choices, special=False) == {
        "ghazni taliban.guerrilla.u": -5,
        "bamian taliban.guerrilla.u": 3,
        "loc_kandahar_kabul taliban.guerrilla.a": 2,
        "resources taliban": -1,
        "bamian control": -1,
        "ghazni control": -2,
    }
