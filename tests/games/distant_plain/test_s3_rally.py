"""3.3.1 Rally."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import (
    ACCIDENTAL_GUERRILLAS,
    SHADED,
    TALIBAN_U,
    TRIBAL_ELDERS,
    UNSHADED,
)
from tests.games.distant_plain.helpers import RULES, asks, board, operation, spaces

LANDS = {RULES.spec.spaces[s] for s in RULES.spec.lands}
PAKISTAN = {"balochistan", "northwest_frontier", "waziristan"}


def test_3_3_1_taliban_not_at_support_outside_pashtun_spaces() -> None:
    """3.3.1 (example B11) Neutral, Opposition or Pashtun spaces: Helmand at Support is Pashtun, Herat is not."""
    b = board("helmand: S\nherat: S\nbadghis: O")
    assert spaces(asks(b, "taliban", "rally")) == LANDS - {"herat"}


def test_3_3_1_warlords_not_in_pakistan() -> None:
    """3.3.1 Warlords anywhere but in Pakistan, whatever the level."""
    b = board("herat: S\nbadghis: O")
    assert spaces(asks(b, "warlords", "rally")) == LANDS - PAKISTAN


@pytest.mark.parametrize(
    ("islamabad", "allowed", "cost"),
    [
        ("hostility", False, 0),
        ("pressure", False, 0),
        ("tolerance", True, 1),
        ("backing", True, 0),
        ("sponsorship", True, 0),
    ],
)
def test_6_6_1_rally_in_pakistan(islamabad: str, allowed: bool, cost: int) -> None:
    """6.6.1 No Taliban Rally in Pakistan at Hostility or Pressure; free at Backing and Sponsorship."""
    b = board(islamabad=islamabad)
    assert (spaces(asks(b, "taliban", "rally")) & PAKISTAN == PAKISTAN) == allowed
    if allowed:
        expected = {"waziristan taliban.guerrilla.u": 1, "waziristan control": 2}
        if cost:
            expected["resources taliban"] = -cost
        assert operation(b, "taliban", "rally", "waziristan", "place", "done", special=False) == expected
    expected = {"ghazni taliban.guerrilla.u": 1, "resources taliban": -1, "ghazni control": 2}
    assert operation(b, "taliban", "rally", "ghazni", "place", "done", special=False) == expected


def test_6_6_1_free_rally_in_pakistan_without_resources() -> None:
    """6.6.1 At Backing the Taliban can Rally in Pakistan with no Resources, and there only."""
    b = board(resources=0, islamabad="backing")
    assert spaces(asks(b, "taliban", "rally")) == PAKISTAN


def test_3_3_1_one_guerrilla_a_space_at_one_resource() -> None:
    """3.3.1 Without a Base 1 Guerrilla, Underground, for 1 Resource a space."""
    b = board("ghazni: taliban 1g(1a)", resources={"taliban": 2})
    choices = ["ghazni", "place", "herat", "place", "done"]
    assert operation(b, "taliban", "rally", *choices, special=False) == {
        "ghazni taliban.guerrilla.u": 1,
        "herat taliban.guerrilla.u": 1,
        "resources taliban": -2,
        "herat control": 2,
    }


def test_3_3_1_base_for_two_guerrillas_within_stacking() -> None:
    """3.3.1, 1.4.2 Two Guerrillas become a Base, the faction's choice which; not where 2 Bases are."""
    b = board("ghazni: taliban 3g(2a)\nherat: taliban 2g, warlords 2b")
    assert asks(b, "taliban", "rally", "herat", special=False).options == ["place", "take_back"]
    assert asks(b, "taliban", "rally", "ghazni", "base", special=False).options == ["1", "2"]
    assert operation(b, "taliban", "rally", "ghazni", "base", "2", "done", "done", special=False) == {
        "ghazni taliban.guerrilla.a": -2,
        "ghazni taliban.base": 1,
        "resources taliban": -1,
    }


def test_3_3_1_at_a_base_bases_plus_population() -> None:
    """3.3.1 (example B9) Up to the sum of Bases and Population: in Kandahar 3; or flip all Underground."""
    b = board("kandahar: taliban 2g(1a) 1b, O")
    assert asks(b, "taliban", "rally", "kandahar", special=False).options == ["place", "base", "hide", "take_back"]
    assert asks(b, "taliban", "rally", "kandahar", "place").options == ["1", "2", "3"]
    assert operation(b, "taliban", "rally", "kandahar", "hide", "done", special=False) == {
        "kandahar taliban.guerrilla.u": 1,
        "kandahar taliban.guerrilla.a": -1,
        "resources taliban": -1,
    }


def test_4_3_1_returnees_count_for_rally() -> None:
    """1.6.2 A +1 Pop marker counts as Population in all respects."""
    b = board("kandahar: taliban 1b, O, returnee")
    assert asks(b, "taliban", "rally", "kandahar", "place").options == ["1", "2", "3", "4"]


def test_3_3_1_warlords_at_a_pashtun_base() -> None:
    """3.3.1 (example B10) In a Pashtun space the Warlords place 1 Guerrilla or trade 2 for a Base, no more."""
    b = board("khowst: warlords 2g(2a) 1b\nbaghlan: warlords 1g(1a) 1b")
    assert asks(b, "warlords", "rally", "khowst", special=False).options == ["place", "base", "take_back"]
    assert operation(b, "warlords", "rally", "khowst", "place", "done", special=False) == {
        "khowst warlords.guerrilla.u": 1,
        "resources warlords": -1,
    }
    assert operation(b, "warlords", "rally", "baghlan", "place", "3", "done", special=False) == {
        "baghlan warlords.guerrilla.u": 3,
        "resources warlords": -1,
    }


def test_1_4_1_guerrillas_are_taken_back_to_be_placed_anew() -> None:
    """1.4.1 (example A2) With none Available an Insurgent that executes may remove its own first; not for another."""
    b = board("herat: warlords 15g(15a)")
    assert operation(b, "warlords", "rally", "baghlan", "place", "done", special=False) == {
        "herat warlords.guerrilla.a": -1,
        "baghlan warlords.guerrilla.u": 1,
        "resources warlords": -1,
    }
    choices = ["take_back", "baghlan", "baghlan", "place", "done"]
    assert operation(b, "warlords", "rally", *choices, special=False) == {"resources warlords": -1}
    assert operation(
        b, "warlords", "rally", "take_back", "herat", "baghlan", "take_back", "herat", "place", "done", special=False
    ) == {
        "herat warlords.guerrilla.a": -2,
        "baghlan warlords.guerrilla.u": 1,
        "resources warlords": -1,
    }


def test_1_4_1_coin_factions_take_nothing_back() -> None:
    """1.4.1.own_pieces Voluntary removal is for Taliban and Warlord players only."""
    b = board("herat: coalition 2t, government 2t")
    for who in ("coalition", "government"):
        assert "take_back" not in asks(b, who, "train").options


def test_3_3_1_sharia_in_one_base_space_whatever_its_control() -> None:
    """3.3.1, 6.4.2 One Resource per Terror and level, in 1 Taliban Base space selected, even under COIN Control."""
    b = board("ghazni: taliban 1b, government 3t, S, terror 1\nzabol: taliban 1b, terror 1\nherat: taliban 1b")
    choices = ["ghazni", "place", "1", "zabol", "place", "done"]
    asked = asks(b, "taliban", "rally", *choices, special=False)
    assert (asked.kind, spaces(asked)) == ("rally-sharia", {"ghazni", "zabol"})
    assert asks(b, "taliban", "rally", *choices, "ghazni", special=False).options == ["1", "2", "3"]
    assert operation(b, "taliban", "rally", *choices, "ghazni", "3", special=False) == {
        "ghazni taliban.guerrilla.u": 1,
        "zabol taliban.guerrilla.u": 1,
        "ghazni terror": -1,
        "ghazni support": -2,
        "resources taliban": -5,
    }


def test_3_3_1_rally_at_a_base_only_to_buy_sharia() -> None:
    """3.3.1 (example A8) The Taliban may place and flip nothing at a Base to buy Sharia there; in 1 space."""
    b = board("ghazni: taliban 1b\nhelmand: taliban 1b\nherat: taliban 1b, O")
    assert asks(b, "taliban", "rally", "ghazni", special=False).options == ["place", "done", "take_back"]
    assert "done" not in asks(b, "taliban", "rally", "herat", special=False).options
    assert "done" not in asks(b, "taliban", "rally", "ghazni", "done", "helmand", special=False).options
    assert operation(b, "taliban", "rally", "ghazni", "done", "done", "ghazni", special=False) == {
        "ghazni support": -1,
        "resources taliban": -2,
    }


def test_3_3_1_sharia_at_a_base_just_placed() -> None:
    """3.3.1 (example A9) The Taliban can place a Base and immediately buy Sharia."""
    b = board("ghazni: taliban 2g")
    assert operation(b, "taliban", "rally", "ghazni", "base", "done", "ghazni", special=False) == {
        "ghazni taliban.guerrilla.u": -2,
        "ghazni taliban.base": 1,
        "ghazni support": -1,
        "resources taliban": -2,
    }


def test_3_3_1_sharia_costs_even_if_rally_is_free() -> None:
    """3.3.1, 3.1.2 Sharia costs 1 Resource a step even with a free Rally; with none there is no Sharia."""
    b = board("ghazni: taliban 1b", resources={"taliban": 1})
    assert operation(b, "taliban", "rally", "ghazni", "place", "1", "done", "ghazni", special=False, free=True) == {
        "ghazni taliban.guerrilla.u": 1,
        "ghazni support": -1,
        "resources taliban": -1,
    }
    b = board("ghazni: taliban 1b", resources=0)
    assert operation(b, "taliban", "rally", "ghazni", "place", "1", "done", special=False, free=True) == {
        "ghazni taliban.guerrilla.u": 1
    }


def test_2_3_5_limited_rally_is_in_one_space() -> None:
    """2.3.5 One space; at Sponsorship (6.6.1) the Taliban's may be in several, still without Special Activity."""
    b = board()
    assert asks(b, "taliban", "rally", "ghazni", "place", limited=True, special=False).options == ["done", "take_back"]
    b = board("zabol: taliban 2g", islamabad="sponsorship")
    asked = asks(b, "taliban", "rally", "ghazni", "place", limited=True, special=False)
    assert {"zabol", "waziristan", "done"} <= set(asked.options) and "extort" not in asked.options
    asked = asks(b, "warlords", "rally", "ghazni", "place", limited=True, special=False)
    assert asked.options == ["done", "take_back"]


def test_accidental_guerrillas_unshaded_under_coin_control() -> None:
    """Card 34, unshaded: where COIN Controls the Taliban place 1, even at a Base; shaded as many as usual."""
    b = board("kandahar: taliban 1b, coalition 3t\nkhowst: taliban 1b")
    b.put_in_force(ACCIDENTAL_GUERRILLAS, UNSHADED)
    assert operation(b, "taliban", "rally", "kandahar", "place", "done", "done", special=False) == {
        "kandahar taliban.guerrilla.u": 1,
        "resources taliban": -1,
    }
    assert asks(b, "taliban", "rally", "khowst", "place").options == ["1", "2", "3"]
    b.put_in_force(ACCIDENTAL_GUERRILLAS, SHADED)
    assert asks(b, "taliban", "rally", "kandahar", "place").options == ["1", "2", "3"]


def test_tribal_elders_after_sharia() -> None:
    """Card 45: after the Sharia of a Rally the holder may set the level."""
    b = board("ghazni: taliban 1b")
    b.put_in_force(TRIBAL_ELDERS, UNSHADED)
    b.set(RULES.spec.at["elders"], 1)
    choices = ["ghazni", "place", "1", "done", "ghazni", "support"]
    assert operation(b, "taliban", "rally", *choices, special=False) == {
        "ghazni taliban.guerrilla.u": 1,
        "ghazni support": 1,
        "resources taliban": -2,
    }


def test_6_6_1_guerrillas_in_pakistan_are_active_at_hostility() -> None:
    """6.6.1 At Hostility Taliban Guerrillas in Pakistan are always Active: when placed, when the track gets there."""
    b = board("waziristan: taliban 2g\nghazni: taliban 2g", islamabad="pressure")
    b.shift_islamabad(-1)
    assert (b.n[TALIBAN_U + 24], b.n[TALIBAN_U + 24 + 32], b.n[TALIBAN_U + 8]) == (0, 2, 2)
    b.place(TALIBAN_U, 23)
    assert b.n[TALIBAN_U + 23 + 32] == 1
    assert b.hide(1, 24, 2) == 0
    b.shift_islamabad(1)
    assert b.hide(1, 24, 2) == 2
    b.check()
