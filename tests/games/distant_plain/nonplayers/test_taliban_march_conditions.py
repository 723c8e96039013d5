"""8.8.5 Non-player Taliban: each condition of March, on a position where it alone decides."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import FIND_FIX_FINISH, ID_CARDS, UNSHADED
from tests.games.distant_plain.nonplayers.bots import dice, does, in_force, reasons, turn
from tests.games.distant_plain.nonplayers.bots import stretched as stretched_for
from tests.games.distant_plain.nonplayers.test_insurgents_conditions import moves
from tests.games.distant_plain.nonplayers.test_taliban_march import FULL, HELD, LOCS, moved, stretched

NORTH = HELD + "\nsamangan: coalition 1b\nsar_e_pol: coalition 1b"
"""Coalition Bases in the Neutral spaces that no one lives in, except Zabol."""


# One Underground Guerrilla at each Base


def test_8_8_5_into_pakistan_for_nothing() -> None:
    """8.8.5, 6.6.1 At Backing a Guerrilla comes to the Base in Waziristan though there are no Resources; at Tolerance
    it does not."""
    text = "zabol: taliban 2g\nwaziristan: taliban 1b\nkandahar: O"
    assert moves(stretched(text + NORTH, 0, islamabad="backing")) == ["1u zabol>waziristan"]
    assert moves(stretched(text + NORTH, 0)) == []


def test_8_8_5_none_comes_to_pakistan_where_one_is() -> None:
    """8.8.5 The Active Guerrilla at the Base in Waziristan is enough there: none comes from Zabol."""
    text = "zabol: taliban 2g\nwaziristan: taliban {}1b\nkandahar: O\nhelmand: O" + NORTH
    assert moves(stretched(text.format(""), 3)) == ["1u zabol>waziristan"]
    assert moves(stretched(text.format("1g(1a) "), 3)) == []


def test_8_8_5_none_comes_to_pakistan_at_hostility() -> None:
    """8.8.5, 6.6.1 At Hostility it would not be Underground in Waziristan: it stays."""
    text = "zabol: taliban 2g\nwaziristan: taliban 1b\nkandahar: O\nhelmand: O" + NORTH
    assert moves(stretched(text, 3)) == ["1u zabol>waziristan"]
    assert moves(stretched(text, 3, islamabad="hostility")) == []


def test_8_8_5_from_outside_pashtun_spaces() -> None:
    """8.8.5, 3.3.2 From Herat, where no one Marches on, a first step is possible as from anywhere."""
    b = stretched("farah: taliban 1g(1a) 1b\nherat: taliban 2g\nnimruz: coalition 1b", 3)
    assert moves(b) == ["1u herat>farah"]


def test_8_8_5_the_cheapest_way() -> None:
    """8.8.5, 6.6.1 At Backing Zabol is reached from Waziristan for nothing, not from Kandahar for 1."""
    b = stretched("kandahar: taliban 2g, O\nwaziristan: taliban 2g" + NORTH + "\nhelmand: O", 3, islamabad="backing")
    assert moves(b)[0] == "1u waziristan>zabol"


def test_8_8_5_one_goal_for_all_hops() -> None:
    """8.8.5 Herat and Badghis are both two steps away; when dice have chosen, the first step is followed by the second,
    and no dice fall again."""
    b = stretched(
        "herat: taliban 1g(1a) 1b\nbadghis: taliban 1g(1a) 1b\nnimruz: taliban 3g\nhelmand: O\nkandahar: O", 2
    )
    assert turn(b, "taliban", *dice("16")) == {
        "badghis taliban.guerrilla.u": 1,
        "nimruz taliban.guerrilla.u": -2,
        "nimruz taliban.guerrilla.a": 1,
        "resources taliban": -1,
    }


def test_8_8_5_only_the_one_goes_on() -> None:
    """8.8.5 By way of Helmand just the one that came goes on to Kandahar; the Active one of Helmand stays."""
    text = "kandahar: taliban 1g(1a) 1b, O\nnimruz: taliban 2g\nhelmand: taliban 1g(1a), O"
    assert moves(stretched(text, 3)) == ["1u nimruz>helmand", "1u helmand>kandahar"]


def test_8_8_1_a_second_one_only_if_it_may_leave() -> None:
    """8.8.1 With Find Fix Finish (7, unshaded) a second one goes along; not the last one that holds Nimruz."""
    b = in_force(
        stretched("helmand: taliban 1g(1a) 1b, O\nnimruz: taliban 2g\nkandahar: O", 3), FIND_FIX_FINISH, UNSHADED
    )
    assert moves(b) == ["1u nimruz>helmand"]


@pytest.mark.parametrize(("guerrillas", "count"), [("4g", 2), ("4g(1a)", 1)])
def test_8_8_1_a_second_one_only_if_it_is_underground(guerrillas: str, count: int) -> None:
    """8.8.1 With Find Fix Finish (7, unshaded) two stay Underground at the Base in Helmand: of four that are so two go
    to the one in Nimruz, of three one, though the fourth could leave too."""
    b = stretched(f"helmand: taliban {guerrillas} 1b, O\nnimruz: taliban 1b\nkandahar: O", 3)
    assert does(in_force(b, FIND_FIX_FINISH, UNSHADED), "taliban") == moved("helmand", "nimruz", count)


def test_8_8_5_the_last_one_at_a_base_stays_off_the_roads() -> None:
    """8.8.5 Of two Active Guerrillas at the Base in Baghlan one goes to a LoC. The last one does not, though the Base
    alone keeps Control: they Rally instead, and it turns Underground."""
    b = stretched("baghlan: taliban 2g(2a) 1b", 3)
    assert does(b, "taliban") == moved("baghlan", "loc_kabul_aibak", cost=0, kind="a")
    hidden = {"baghlan taliban.guerrilla.u": 1, "baghlan taliban.guerrilla.a": -1}
    assert does(stretched("baghlan: taliban 1g(1a) 1b", 3), "taliban") == hidden | {"resources taliban": -1}


def test_8_8_1_a_second_one_only_if_both_stay_underground() -> None:
    """8.8.1, 3.3.2 Beside two Police in Herat one arrives Underground, two would not: one goes."""
    text = "herat: taliban 1g(1a) 1b, government 2p\nfarah: taliban 4g\nhelmand: O\nkandahar: O"
    b = in_force(stretched(text, 1), FIND_FIX_FINISH, UNSHADED)
    assert moves(b) == ["1u farah>herat"]


def test_8_8_5_no_way_leads_back() -> None:
    """8.8.5 Kandahar, at Support, has its Guerrillas: none goes to Helmand and comes back."""
    assert moves(stretched("kandahar: taliban 2g, S\nhelmand: O\nzabol: coalition 1b" + NORTH, 3)) == []


# Builders


def test_8_8_5_builders_go_where_the_march_has_not_been() -> None:
    """8.8.5, 3.3.2 Kandahar has got its Underground Guerrilla by this March, so that no third one follows to
    build."""
    text = "kandahar: taliban 1g(1a) 1b, O\nhelmand: taliban 4g, government 2b 3p, O"
    assert moves(stretched(text, 3, bases=1)) == ["1u helmand>kandahar", "3u helmand>oruzgan"]


def test_8_8_5_builders_need_room() -> None:
    """8.8.5 The one that Kandahar lacks does not come there, where two Bases stand, but to Oruzgan."""
    text = (
        "kandahar: taliban 2g(1a) 1b, government 1b, O\noruzgan: taliban 2g(2a)\nhelmand: taliban 1g, government 2b, O"
    )
    assert moves(stretched(text, 1, bases=1)) == ["1u helmand>oruzgan"]


def test_8_8_5_builders_within_the_budget() -> None:
    """8.8.5 Without Resources no one goes to build."""
    text = "kandahar: taliban 2g(2a), O\nhelmand: taliban 1g, government 1p, O" + NORTH
    assert moves(stretched(text, 1, bases=1)) == ["1u helmand>kandahar"]
    assert moves(stretched(text, 0, bases=1)) == []


def test_8_8_5_builders_from_a_loc() -> None:
    """8.8.5 The two that stand on a LoC go to build; only another LoC leaves them there."""
    b = stretched("loc_kabul_aibak: taliban 2g\nbaghlan: taliban 1g" + NORTH, 1, bases=1)
    assert moves(b) == ["2u loc_kabul_aibak>baghlan"]


@pytest.mark.parametrize(("police", "kind"), [(0, "u"), (1, "a")])
def test_8_8_5_builders_underground_if_able(police: int, kind: str) -> None:
    """8.8.5 Of two in Konduz the Underground one goes to build in Baghlan, but the Active one if Police would notice it
    there with ID Cards (46)."""
    text = f"baghlan: taliban 2g, government {police}p\nkonduz: taliban 2g(1a), government 2b 1p"
    b = in_force(stretched(text.replace(", government 0p", ""), 1, bases=1), ID_CARDS, UNSHADED)
    assert moves(b) == [f"1{kind} konduz>baghlan"]


# Spies


def test_8_8_5_three_spies_at_most() -> None:
    """8.8.5 Of all Neutral spaces that could be reached three get one Underground Guerrilla each."""
    b = stretched_for(LOCS + "kandahar: taliban 9g, O", "taliban", {"taliban": 9})
    assert sorted(moves(b)) == ["1u kandahar>helmand", "1u kandahar>oruzgan", "1u kandahar>zabol"]


# LoCs


def test_8_8_5_no_third_one_onto_a_loc() -> None:
    """8.8.5 Where three stand already no one follows."""
    roads = ["farah_kandahar", "kandahar_spin_boldak", "kabul_tor_kham", "kabul_aibak"]
    text = FULL + "".join(f"loc_{name}: government 4p\n" for name in roads) + "helmand: O\nzabol: coalition 1b\n"
    text += "kandahar: taliban 2g, O\nloc_kandahar_kabul: taliban 3g" + NORTH
    assert moves(stretched_for(text, "taliban", {"taliban": 9})) == []


def test_8_8_5_no_loc_that_no_one_comes_to() -> None:
    """8.8.5 A lone Guerrilla on a LoC already outnumbers its 0 enemies; it need not March."""
    b = stretched("loc_kabul_aibak: taliban 1g\nkandahar: O\nhelmand: O\nzabol: coalition 1b" + NORTH, 9)
    assert moves(b) == []


def test_8_8_5_locs_for_underground_ones_first() -> None:
    """8.8.5 An Active Guerrilla does not arrive Underground: first the LoC next to Ghazni, then the one next to
    Helmand."""
    roads = "".join(f"loc_{name}: government 4p\n" for name in ["kandahar_spin_boldak", "toraghondi_farah"])
    text = FULL + roads + "helmand: taliban 1g(1a), government 1p, O\nghazni: taliban 1g, government 1p"
    b = stretched_for(text + NORTH + "\nkandahar: O\nzabol: coalition 1b", "taliban", {"taliban": 9})
    assert moves(b) == ["1u ghazni>loc_kandahar_kabul", "1a helmand>loc_farah_kandahar"]
    assert "8.8.5 stay-underground 2>1" in reasons(b)


def test_8_8_5_the_richest_loc_though_they_are_noticed() -> None:
    """8.8.5 Onto the LoC of 3 Econ, where Police notice them with ID Cards (46), not onto one of 1 Econ where they
    would stay Underground."""
    text = FULL + "kandahar: taliban 2g, O\nhelmand: O\nzabol: coalition 1b" + NORTH
    road = "\nloc_kandahar_spin_boldak: government 1p, taliban 1g(1a)"
    b = in_force(stretched_for(text + road, "taliban", {"taliban": 9}), ID_CARDS, UNSHADED)
    assert moves(b) == ["1u kandahar>loc_kandahar_spin_boldak"]
