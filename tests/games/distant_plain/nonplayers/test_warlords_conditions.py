"""8.9 Non-player Warlords: each condition of March, Terror, Attack and Suborn, on a position where it alone decides."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.afghanistan import Afghanistan
from tests.games.distant_plain.nonplayers.bots import does, reasons, turn
from tests.games.distant_plain.nonplayers.test_insurgents_conditions import moves
from tests.games.distant_plain.nonplayers.test_warlords_march import AHEAD
from tests.games.distant_plain.nonplayers.test_warlords_rally import AWAY, LAST, stretched
from tests.games.distant_plain.nonplayers.test_warlords_suborn import suborned

BARE = "balkh: warlords 1g(1a) 1b, coalition 4t\n"
"""A Base without an Underground Guerrilla."""


def hidden(*spaces: str, count: int = 1) -> dict[str, int]:
    """Changes where this many Active Guerrillas turn Underground."""
    found = {f"{name} warlords.guerrilla.u": count for name in spaces}
    return found | {f"{name} warlords.guerrilla.a": -count for name in spaces}


def test_8_9_4_none_underground_to_send() -> None:
    """8.9.4 Neither of the Active Guerrillas at the Base in Konduz goes to the one in Balkh: they Rally at both."""
    b = stretched(BARE + "konduz: warlords 2g(2a) 1b, coalition 1t", 5, bases=0)
    assert does(b, "warlords") == hidden("balkh") | hidden("konduz", count=2) | {"resources warlords": -2}


def test_8_9_4_the_last_one_at_a_base_stays_off_the_roads() -> None:
    """8.9.4 Of three Active Guerrillas at the Base in Balkh two go to a LoC; of two none, as the last one stays: they
    Rally. Traffic brings 1 Resource."""
    b = stretched("balkh: warlords 3g(3a) 1b", 5, bases=0)
    assert does(b, "warlords") == {
        "balkh warlords.guerrilla.a": -2,
        "loc_kabul_aibak warlords.guerrilla.a": 2,
        "resources warlords": 1,
    }
    assert does(stretched("balkh: warlords 2g(2a) 1b", 5, bases=0), "warlords") == hidden("balkh", count=2)


def at_last(text: str) -> Afghanistan:
    """A position of the last Campaign in which the Warlords need no tolls."""
    return stretched(text, 45, bases=0, played=LAST)


# March


def test_8_9_4_a_loc_has_no_control() -> None:
    """8.9.4 The one beside Police on a LoC may leave: no Control can result."""
    assert moves(at_last(BARE + "loc_kabul_aibak: warlords 1g, government 1p"), "warlords") == [
        "1u loc_kabul_aibak>balkh"
    ]


def test_8_9_4_none_comes_to_a_base_who_would_turn_active() -> None:
    """8.9.4, 3.3.2 Three Taliban Guerrillas in Pashtun Ghowr would notice the one that comes to the Base, two would
    not; so out of the loop it goes to Balkh."""
    text = "ghowr: warlords 1g(1a) 1b, taliban {}g, coalition 4t\nsar_e_pol: warlords 1g"
    assert moves(at_last(text.format(3)), "warlords") == ["1u sar_e_pol>balkh"]
    assert moves(at_last(text.format(2)), "warlords") == ["1u sar_e_pol>ghowr"]


def test_8_9_4_none_leaves_for_a_base_who_keeps_control_off() -> None:
    """8.9.4 If the one of Konduz left, COIN would Control it: it does not come to the Base, where in a Rally the Active
    one flips."""
    text = BARE + "konduz: warlords 1g, government 1t"
    flipped = {"balkh warlords.guerrilla.u": 1, "balkh warlords.guerrilla.a": -1, "resources warlords": -1}
    assert does(at_last(text), "warlords") == flipped
    assert moves(at_last(text.replace("1t", "2t")), "warlords") == ["1u konduz>balkh"]


def test_8_9_4_one_source_is_enough() -> None:
    """8.9.4 Konduz and Samangan could both send one to the Base: one of them does."""
    assert moves(at_last(BARE + "konduz: warlords 1g\nsamangan: warlords 1g"), "warlords") == ["1u konduz>balkh"]


def test_8_9_4_not_into_pakistan() -> None:
    """8.9.4, 3.3.2 Taliban Control of Waziristan, which one Guerrilla would remove, does not concern the Warlords: out
    of the loop they go to Kabul."""
    b = at_last("khowst: warlords 2g, coalition 5t\nwaziristan: taliban 1g")
    assert moves(b, "warlords") == ["2u khowst>kabul"]


def test_8_9_4_locs_when_resources_are_spent() -> None:
    """8.9.4 One Resource is for one of two Bases; then LoCs are free, the other Base is not."""
    b = stretched(BARE + "faryab: warlords 1g(1a) 1b, coalition 4t\nsar_e_pol: warlords 4g", 1, bases=0)
    assert moves(b, "warlords") == [
        "1u sar_e_pol>balkh",
        "1a balkh>loc_shibirghan_aibak",
        "1u sar_e_pol>loc_shibirghan_aibak",
    ]


def test_8_9_4_builders_need_room() -> None:
    """8.9.4 Balkh, where most people live, has two Bases already: the three go elsewhere."""
    b = stretched("sar_e_pol: warlords 3g, coalition 9t\nbalkh: coalition 2b", 45, bases=0)
    assert moves(b, "warlords") == ["3u sar_e_pol>badghis"]


def test_8_9_4_control_of_people() -> None:
    """8.9.4 Control of Samangan, where no one lives, is left alone, and out of the loop they go to Baghlan; Taliban
    Control of that takes as many Guerrillas as there are Taliban."""
    band = "balkh: warlords 2g, coalition 9t\n"
    assert moves(at_last(band + "samangan: government 1t"), "warlords") == ["2u balkh>baghlan"]
    assert moves(at_last(band + "baghlan: taliban 2g"), "warlords") == ["2u balkh>baghlan"]


def test_8_9_4_no_builders_where_nobody_lives() -> None:
    """8.9.4 Three of Nimruz do not go to Farah, where nobody lives, for a later Base: out of the loop all go to
    Helmand, where there is no room for one."""
    full = "ghowr: coalition 2b 5t\nhelmand: coalition 2b 5t"
    b = stretched("nimruz: warlords 4g, coalition 9t\n" + full, 45, bases=0)
    assert moves(b, "warlords") == ["4u nimruz>helmand"]


def test_8_9_4_out_of_the_loop_with_all_to_one_space() -> None:
    """8.9.4 Out of the loop they March to one space, from all around it, of those where anybody lives; no further."""
    b = at_last("samangan: warlords 1g\nbamian: warlords 1g\nfarah: warlords 1g")
    assert moves(b, "warlords") == ["1u bamian>kabul", "1u samangan>kabul"]
    assert "8.9.4 highest-population 9>1" in reasons(b)


# Terror


def test_8_9_5_no_terror_at_neutral() -> None:
    """8.9.5 Neutral Konduz costs a Taliban Player nothing: out of the loop the Guerrilla leaves."""
    b = stretched(AHEAD + "konduz: warlords 1g", 9, bases=0, people="coalition+taliban")
    assert does(b, "warlords") == AWAY


# Attack


@pytest.mark.parametrize(
    ("text", "people", "gone"),
    [
        ("balkh: warlords 4g(4a), taliban 1b", "coalition+government", ["3a balkh>baghlan"]),
        ("balkh: warlords 4g(4a), taliban 1g", "coalition+taliban", ["3a balkh>baghlan"]),
        ("balkh: warlords 4g(4a), government 5t", "coalition+taliban", ["4a balkh>baghlan"]),
        ("balkh: warlords 4g(4a), government 4t", "coalition+government", []),
        ("samangan: warlords 4g(4a), government 5t", "coalition+government", ["4a samangan>kabul"]),
    ],
)
def test_8_9_6_attack_that_costs_no_player(text: str, people: str, gone: list[str]) -> None:
    """8.9.6 No Attack on a Base of Non-player Taliban, on Guerrillas without a Base, on Control that counts for a
    Non-player Government, where COIN has none, or where no one lives: out of the loop they go, as far as that creates
    no Control."""
    assert moves(stretched(AHEAD + text, 9, bases=0, people=people), "warlords") == gone


def test_8_9_6_the_pieces_that_give_control() -> None:
    """8.9.6, 8.2.1 The Taliban Player is ahead, but an Attack on COIN Control removes COIN pieces until that Control is
    gone; then those of the Player who is ahead."""
    rich = ["kabul", "baghlan", "kandahar", "khowst", "konduz", "nuristan"]
    poor = ["badakhshan", "badghis", "bamian", "faryab", "ghazni", "ghowr", "helmand", "herat", "oruzgan", "paktika"]
    text = "".join(f"{name}: O\n" for name in rich + poor) + "balkh: warlords 4g(4a), government 7t, taliban 2g"
    assert turn(stretched(text, 9, bases=0, people="taliban+government"), "warlords", "4") == {
        "balkh government.troops": -1,
        "balkh taliban.guerrilla.u": -1,
        "resources warlords": -1,
    }


# Suborn


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("waziristan: taliban 1g", "coalition+government"),
        ("balkh: government 4p", "coalition+government"),
        ("balkh: coalition 1t", "coalition+government"),
        ("balkh: government 1b, coalition 2t", "coalition+government"),
        ("balkh: taliban 1g, coalition 1t", "coalition+government"),
        ("balkh: taliban 1b", "coalition+government"),
        ("farah: government 1p", "coalition+government"),
        ("farah: government 1p", "coalition+taliban"),
    ],
)
def test_8_9_3_suborn_that_removes_no_control(text: str, people: str) -> None:
    """8.9.3.suborn Not in Pakistan; not if three cubes, a Base or one Guerrilla do not remove Control, if there are
    none of them, if there is no Control, or if no one lives there."""
    assert suborned(text, people=people) == {}


def test_8_9_3_suborn_taliban_control_once() -> None:
    """8.9.3.suborn Taliban Control costs a Government Player nothing, nor does COIN Control where no one lives: it is
    removed in one space only."""
    assert suborned("balkh: taliban 1g\nkonduz: taliban 1g\nfarah: government 1p", "5", "2") == {
        "balkh taliban.guerrilla.u": -1,
        "resources warlords": -2,
    }


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("government 1p 1b, warlords 1g(1a)", "government.police"),
        ("taliban 2g, government 1p", "taliban.guerrilla.u"),
    ],
)
def test_8_9_3_suborn_what_gives_control(text: str, lost: str) -> None:
    """8.9.3.suborn Of several ways the one that removes Control: the cube, so that the Base may stay; the Guerrilla of
    the Taliban, not Police."""
    b = stretched(AHEAD + f"konduz: warlords 1g, S\nbalkh: {text}", 50, bases=0)
    changes = does(b, "warlords")
    assert {key: change for key, change in changes.items() if key.startswith("balkh")} == {f"balkh {lost}": -1}
