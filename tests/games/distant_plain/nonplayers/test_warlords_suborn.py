"""8.9.3.suborn Non-player Warlords: Suborn, after a Terror or with a Rally."""

from __future__ import annotations

from tests.games.distant_plain.nonplayers.bots import decides, reasons, turn
from tests.games.distant_plain.nonplayers.test_warlords_rally import BUILDER, BUILT, stretched

RALLY = "\nkabul: warlords 1g(1a), coalition 5t\nnimruz: warlords 1g(1a), coalition 5t"
"""Spaces that take the two Guerrillas traded for a Base."""
RALLIED = BUILT | {"kabul warlords.guerrilla.u": 1, "nimruz warlords.guerrilla.u": 1, "resources warlords": -3}


def suborned(text: str, *choices: str, resources: int = 50, people: str = "coalition+government") -> dict[str, int]:
    """Play a Rally in three spaces and its Suborn. Return what the Suborn changed."""
    b = stretched(text + RALLY + BUILDER, resources, people=people)
    changes = turn(b, "warlords", "1", "1", *choices)
    return {key: change - RALLIED.get(key, 0) for key, change in changes.items() if change != RALLIED.get(key, 0)}


def test_8_9_3_suborn_against_a_government_player() -> None:
    """8.9.3.suborn COIN Control that counts for a Government Player goes, up to four points: Balkh and Konduz of 2
    each; then Control of one more space, Herat."""
    text = "balkh: government 1p\nkonduz: government 1p\nherat: government 1p\nbadghis: government 1p"
    assert suborned(text, "1", "1", "1", "1", resources=60) == {
        "balkh government.police": -1,
        "konduz government.police": -1,
        "herat government.police": -1,
        "resources warlords": -6,
    }


def test_8_9_3_suborn_stops_at_four_points() -> None:
    """8.9.3.suborn After two spaces of 2 Population the margin has dropped by four: then the other bullet, and Taliban
    Control of Balkh, also of 2, before COIN Control of Herat of 1."""
    text = "konduz: government 1p\nbaghlan: government 1p\nbalkh: taliban 1g\nherat: government 1p"
    assert suborned(text, "1", "1", resources=60) == {
        "konduz government.police": -1,
        "baghlan government.police": -1,
        "balkh taliban.guerrilla.u": -1,
        "resources warlords": -6,
    }


def test_8_9_3_suborn_for_a_non_player_government_frees_one_space() -> None:
    """8.9.3.suborn With the Government a Non-player Control is removed in one space of the highest Population only."""
    text = "balkh: government 1p\nherat: government 1p\nfarah: government 1p"
    assert suborned(text, people="coalition+taliban") == {"balkh government.police": -1, "resources warlords": -2}


def test_8_9_3_suborn_taliban_control() -> None:
    """8.9.3.suborn Taliban Control is removed with one Guerrilla; not if it takes two."""
    text = "balkh: taliban 1g\nkonduz: taliban 2g"
    assert suborned(text) == {"balkh taliban.guerrilla.u": -1, "resources warlords": -2}


def test_8_9_3_suborn_a_base() -> None:
    """8.9.3.suborn Where cubes are not enough, a Government Base may be."""
    text = "balkh: government 1b"
    assert suborned(text) == {"balkh government.base": -1, "resources warlords": -2}


def test_8_9_3_suborn_not_below_41() -> None:
    """8.9.3.suborn Each space must leave 41 Resources: with 47, less 3 for the Rally, there is one."""
    text = "balkh: government 1p\nkonduz: government 1p"
    assert suborned(text, "1", "1", resources=47)["resources warlords"] == -2
    b = stretched(text + RALLY + BUILDER, 45)
    assert "8.9.3.suborn above-forty-one no" in decides(b, "warlords")


def test_8_9_3_suborn_impossible_leads_to_cultivate() -> None:
    """8.9.3.suborn With nothing to Suborn the Warlords Cultivate, then Traffic."""
    b = stretched("samangan: warlords 1g(1a) 2b" + BUILDER, 50)
    found = decides(b, "warlords")
    assert [reason for reason in found if reason.startswith("8.9.3.") and (" no " in reason or "traffic" in reason)][
        :3
    ] == ["8.9.3.suborn no suborn", "8.9.3.cultivate no cultivate", "8.9.3.traffic traffic"]
    assert reasons(b) == found
