"""8.9.4, 8.9.5, 8.9.6 Non-player Warlords: March, Terror, Attack."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import BALKH, FIND_FIX_FINISH, UNSHADED, WARLORDS
from tests.games.distant_plain.nonplayers.bots import decides, dice, does, in_force, reasons, turn
from tests.games.distant_plain.nonplayers.test_warlords_rally import LAST, TERROR, stretched


def moved(origin: str, goal: str, count: int = 1, cost: int = 1, kind: str = "u") -> dict[str, int]:
    found = {f"{origin} warlords.guerrilla.{kind}": -count, f"{goal} warlords.guerrilla.{kind}": count}
    return found | {"resources warlords": -cost} if cost else found


# March


def test_8_9_4_one_underground_to_each_base() -> None:
    """8.9.4 A Base without an Underground Guerrilla gets one first; what is left is not enough for a LoC."""
    b = stretched("balkh: warlords 1g(1a) 1b, coalition 4t\nkonduz: warlords 1g", 5, bases=0)
    assert turn(b, "warlords") == moved("konduz", "balkh")
    assert "8.9.4 base-without-underground 1>1" in reasons(b)


def test_8_9_4_the_last_one_at_a_base_stays() -> None:
    """8.9.4, 8.9.1 The last Guerrilla at a Base stays, with Find Fix Finish (7, unshaded) the last two at two Bases."""
    text = "balkh: warlords 1g(1a) 1b, coalition 4t\nkonduz: warlords {}, coalition 1t"
    assert "8.9.4 no march" in decides(stretched(text.format("1g 1b"), 5, bases=0), "warlords")
    b = stretched(text.format("2g 2b"), 5, bases=0)
    assert turn(b, "warlords") == moved("konduz", "balkh")
    b = in_force(stretched(text.format("2g 2b"), 5, bases=0), FIND_FIX_FINISH, UNSHADED)
    assert "8.9.4 no march" in decides(b, "warlords")
    b = in_force(stretched(text.format("2g 1b"), 5, bases=0), FIND_FIX_FINISH, UNSHADED)
    assert turn(b, "warlords") == moved("konduz", "balkh")


def test_8_9_1_two_underground_at_two_bases() -> None:
    """8.9.1 With Find Fix Finish (7, unshaded) two Bases are to have two Underground Guerrillas, from several
    spaces."""
    text = "balkh: warlords 1g(1a) 2b, coalition 1t\nkonduz: warlords 1g\nsamangan: warlords 1g"
    b = stretched(text, 45, bases=0, played=LAST)
    assert decides(b, "warlords").count("8.9.4 base-without-underground 1>1") == 1
    b = in_force(stretched(text, 45, bases=0, played=LAST), FIND_FIX_FINISH, UNSHADED)
    assert turn(b, "warlords", *dice("11")) == {
        "konduz warlords.guerrilla.u": -1,
        "samangan warlords.guerrilla.u": -1,
        "balkh warlords.guerrilla.u": 2,
        "resources warlords": -1,
    }


@pytest.mark.parametrize("konduz", ["warlords 2g(1a)", "warlords 2g, government 1t"])
def test_8_9_1_as_many_as_may_come_from_each_space(konduz: str) -> None:
    """8.9.1, 8.9.4 With Find Fix Finish (7, unshaded) two are wanted at two Bases. Dice choose Konduz first, where two
    are; but one of them is Active, or has to stay, lest COIN gain Control: the second one comes from Samangan."""
    text = f"balkh: warlords 1g(1a) 2b, coalition 1t\nkonduz: {konduz}\nsamangan: warlords 1g"
    b = in_force(stretched(text, 45, bases=0, played=LAST), FIND_FIX_FINISH, UNSHADED)
    assert turn(b, "warlords", *dice("44")) == {
        "konduz warlords.guerrilla.u": -1,
        "samangan warlords.guerrilla.u": -1,
        "balkh warlords.guerrilla.u": 2,
        "resources warlords": -1,
    }


def test_8_9_4_two_on_each_loc() -> None:
    """8.9.4 Exactly two on each LoC within reach, Active ones first, free."""
    b = stretched("balkh: warlords 5g(2a), coalition 9t", 1, bases=0)
    assert turn(b, "warlords", "loc_kabul_aibak") == {
        "balkh warlords.guerrilla.a": -2,
        "balkh warlords.guerrilla.u": -2,
        "loc_kabul_aibak warlords.guerrilla.a": 2,
        "loc_shibirghan_aibak warlords.guerrilla.u": 2,
    }


def test_8_9_4_exactly_two() -> None:
    """8.9.4 One that stands there is joined by one; a single one goes nowhere where it would be alone."""
    b = stretched("balkh: warlords 1g, coalition 9t\nloc_kabul_aibak: warlords 1g", 0, bases=0)
    b.gain(WARLORDS, 1)
    b.conduct.journal = []
    found = decides(b, "warlords")
    assert "8.9.4 two-on-loc" in " ".join(found)


def test_8_9_4_no_locs_when_rich_or_at_the_end() -> None:
    """8.9.4 With 45 Resources, or in the last Campaign, LoCs are left alone: out of the loop they go to Baghlan."""
    text = "balkh: warlords 2g(2a), coalition 9t"
    to_loc = moved("balkh", "loc_kabul_aibak", 2, cost=0, kind="a")
    away = moved("balkh", "baghlan", 2, kind="a")
    assert does(stretched(text, 44, bases=0), "warlords") == to_loc
    assert does(stretched(text, 45, bases=0), "warlords") == away
    assert does(stretched(text, 9, bases=0, played=LAST), "warlords") == away


def test_8_9_4_no_locs_once_builders_are_paid() -> None:
    """8.9.4 With 45 Resources the bullet of the LoCs is passed over, and does not come back when Builders cost one."""
    b = stretched("samangan: warlords 7g 2b\nfaryab: coalition 1b", 45, bases=2)
    changes = does(b, "warlords")
    assert changes["kabul warlords.guerrilla.u"] == 3
    assert not [key for key in changes if key.startswith("loc_")]


def test_8_9_4_three_to_build() -> None:
    """8.9.4 Three into each populated space with room: the highest Population, then without Coalition pieces."""
    b = stretched("sar_e_pol: warlords 3g, coalition 9t\nfaryab: coalition 1t\nbalkh: coalition 1t", 45, bases=0)
    assert turn(b, "warlords") == moved("sar_e_pol", "balkh", 3)
    assert "8.9.4 highest-population 6>1" in reasons(b)
    b = stretched("badghis: warlords 3g, coalition 7t 2b\nfaryab: coalition 1t\nghowr: coalition 1t", 45, bases=0)
    assert turn(b, "warlords") == moved("badghis", "herat", 3)
    assert "8.9.4 without-coalition 3>1" in reasons(b)


def test_8_9_4_no_builders_in_the_last_campaign() -> None:
    """8.9.4 In the last Campaign no one goes to build, in Badghis: two remove COIN Control of Balkh, which has no room
    for a Base."""
    text = "sar_e_pol: warlords 3g, coalition 9t\nbalkh: coalition 2b"
    assert does(stretched(text, 45, bases=0), "warlords") == moved("sar_e_pol", "badghis", 3)
    assert does(stretched(text, 45, bases=0, played=LAST), "warlords") == moved("sar_e_pol", "balkh", 2)


def test_8_9_4_no_builders_where_three_are() -> None:
    """8.9.4 Three stand in Konduz: three of Badakhshan go to Nuristan, and no dice choose."""
    text = "konduz: warlords 3g, coalition 3t\nbadakhshan: warlords 3g, coalition 7t 2b\nbaghlan: coalition 2b"
    assert turn(stretched(text, 45, bases=0), "warlords") == moved("badakhshan", "nuristan", 3)


def test_8_9_4_three_that_could_build_stay() -> None:
    """8.9.4 Three already stand in Badakhshan, which has room for a Base: of four one is spare. In the last Campaign
    nobody builds, and two go to remove Control."""
    text = "badakhshan: warlords 4g, coalition 9t\nnuristan: warlords 2g, coalition 3t\nbaghlan: coalition 2b"
    assert turn(stretched(text, 45, bases=0), "warlords") == moved("badakhshan", "nuristan", 1)
    text = "badakhshan: warlords 3g, coalition 9t\nnuristan: government 2t"
    assert turn(stretched(text, 45, bases=0, played=LAST), "warlords") == moved("badakhshan", "nuristan", 2)


def test_8_9_4_to_remove_control() -> None:
    """8.9.4 Control of most people goes, a Player's first: COIN Control of Konduz before Taliban Control of Baghlan."""
    text = "balkh: warlords 2g, coalition 9t\nkonduz: government 2t\nbaghlan: taliban 2g(2a)"
    b = stretched(text, 45, bases=0, played=LAST)
    changes = turn(b, "warlords")
    assert changes == moved("balkh", "konduz", 2)
    assert "8.9.4 control-of-player 2>1" in reasons(b)


def test_8_9_4_control_of_most_people() -> None:
    """8.9.4 Konduz of 2 Population rather than Faryab of 1, which Suborn is for."""
    text = "balkh: warlords 2g, coalition 9t\nkonduz: government 2t\nfaryab: government 2t"
    b = stretched(text, 45, bases=0, played=LAST)
    assert turn(b, "warlords") == moved("balkh", "konduz", 2, cost=3) | {"faryab government.troops": -2}
    assert "8.9.4 removes-control 2>1" in reasons(b)


def test_8_9_4_only_if_enough_can_come() -> None:
    """8.9.4 Three Government Troops are too many for two Guerrillas."""
    b = stretched("balkh: warlords 2g, coalition 9t\nkonduz: government 3t", 45, bases=0, played=LAST)
    assert "8.9.4 no march" in decides(b, "warlords")


def test_8_9_4_no_control_created() -> None:
    """8.9.4 Guerrillas stay where their leaving would give COIN or the Taliban Control."""
    text = "balkh: warlords 2g, government 2t\nkonduz: government 1t"
    b = stretched(text, 45, bases=0, played=LAST)
    assert "8.9.4 no march" in decides(b, "warlords")


def test_8_9_4_out_of_the_loop() -> None:
    """8.9.4 With nothing else possible they March to a space where the most people live; the chart says so."""
    b = stretched("samangan: warlords 1g", 45, bases=0, played=LAST)
    assert turn(b, "warlords") == moved("samangan", "kabul")
    assert [
        reason for reason in reasons(b) if reason.startswith("8.9.") and ("march" in reason or "rally" in reason)
    ] == [
        "8.9.3 rally-could-base no",
        "8.9.4 no march",
        "8.9.3 no rally",
        "8.9.4 march",
    ]


def test_8_9_4_else_pass() -> None:
    """8.9.4 Without Guerrillas on the map they Pass."""
    b = stretched("", 45, bases=0, played=LAST)
    assert turn(b, "warlords") == {"resources warlords": 1}
    assert reasons(b)[-1] == "8.2.3 nothing-possible"


# Terror

AHEAD = "".join(f"{name}: S\n" for name in ["kabul", "baghlan", "kandahar", "khowst"])
"""Support that with the Coalition's Available pieces puts a Coalition Player ahead."""


def test_8_9_5_terror_against_a_player() -> None:
    """8.9.5 Up to three spaces, where the most people live first; Opposition of Non-player Taliban is not taken."""
    text = AHEAD + (
        "konduz: warlords 1g, S\nherat: warlords 1g, S\nbalkh: warlords 1g, S\nbamian: warlords 1g, S\n"
        "nuristan: warlords 1g, O"
    )
    b = stretched(text, 9, bases=0)
    changes = turn(b, "warlords", *dice("11", "11"))
    assert {key for key in changes if key.endswith("support")} == {"konduz support", "balkh support", "herat support"}
    assert changes["resources warlords"] == -3


def test_8_9_5_one_more_space() -> None:
    """8.9.5 Then one more space, where most Support or Opposition is removed, no matter whose."""
    text = AHEAD + "konduz: warlords 1g, S\nnuristan: warlords 1g, O\nhelmand: warlords 1g, O\nzabol: warlords 1g"
    b = stretched(text, 9, bases=0)
    changes = turn(b, "warlords")
    assert {key: change for key, change in changes.items() if key.endswith("support")} == {
        "konduz support": -1,
        "nuristan support": 1,
    }
    assert [why for why in reasons(b) if why.startswith("8.9.5 ")] == [
        "8.9.5 terror-costs-player yes",
        "8.9.5 terror",
        "8.9.5 costs-player 3>1",
        "8.9.5 costs-player 2>0",
        "8.9.5 takes-a-level 2>2",
        "8.9.5 highest-population 2>1",
    ]


def test_8_9_5_not_the_last_at_a_base() -> None:
    """8.9.5 The last Underground Guerrilla at a Base is not exposed; with Find Fix Finish the last two at two Bases."""
    text, passes = AHEAD + "konduz: warlords {}, S", {"resources warlords": 1}
    assert does(stretched(text.format("1g 1b"), 9, bases=0), "warlords") == passes
    assert does(stretched(text.format("2g 2b"), 9, bases=0), "warlords") == TERROR
    b = in_force(stretched(text.format("2g 2b"), 9, bases=0), FIND_FIX_FINISH, UNSHADED)
    assert does(b, "warlords") == passes


def test_8_9_5_then_suborn_or_nothing() -> None:
    """8.9.5, 8.9.6 After Terror Suborn alone is tried."""
    b = stretched(AHEAD + "konduz: warlords 1g, S\nsamangan: warlords 1b", 9, bases=0)
    assert decides(b, "warlords")[-1] == "8.9.3.suborn no suborn"


# Attack


def test_8_9_6_attack_against_control_of_a_player() -> None:
    """8.9.6 With four Guerrillas, where two strikes take COIN Control from a Government Player; otherwise, out of the
    loop, they leave for Baghlan."""
    for troops in (5, 6):
        b = stretched(AHEAD + f"balkh: warlords 4g(4a), government {troops}t", 9, bases=0)
        assert turn(b, "warlords", "4") == {"balkh government.troops": -2, "resources warlords": -1}
        assert [why for why in reasons(b) if why[:5] in ("8.9.5", "8.9.6")] == [
            "8.9.5 terror-costs-player no",
            "8.9.6 attack",
            "8.9.6 costs-player 1>1",
        ]
    for band, troops in ((3, 4), (4, 7)):
        b = stretched(AHEAD + f"balkh: warlords {band}g({band}a), government {troops}t", 9, bases=0)
        assert does(b, "warlords") == moved("balkh", "baghlan", band, kind="a")


def test_8_9_6_attack_against_bases_of_a_taliban_player() -> None:
    """8.9.6 A Base of a Taliban Player behind one Guerrilla; behind two it is out of reach."""
    text = AHEAD + "balkh: warlords 4g(4a), taliban 1g 1b"
    b = stretched(text, 9, bases=0, people="coalition+taliban")
    assert turn(b, "warlords", "1") == {
        "balkh taliban.guerrilla.u": -1,
        "balkh taliban.base": -1,
        "resources warlords": -1,
    }
    text = AHEAD + "balkh: warlords 4g(4a), taliban 2g 1b"
    b = stretched(text, 9, bases=0, people="coalition+taliban")
    assert does(b, "warlords") == moved("balkh", "baghlan", kind="a")


def test_8_9_6_highest_population_first() -> None:
    """8.9.6 With one Resource Balkh before Herat."""
    text = AHEAD + "herat: warlords 4g(4a), government 5t\nbalkh: warlords 4g(4a), government 5t"
    assert turn(stretched(text, 1, bases=0), "warlords", "6") == {"resources warlords": -1}


def test_8_9_6_not_where_the_last_would_be_exposed() -> None:
    """8.9.6 An Attack exposes all: not at a Base with Underground Guerrillas."""
    text = AHEAD + "balkh: warlords {} 1b, government 6t"
    b = stretched(text.format("4g(4a)"), 9, bases=0)
    assert turn(b, "warlords", "4") == {"balkh government.troops": -2, "resources warlords": -1}
    b = stretched(text.format("4g(3a)"), 9, bases=0)
    assert does(b, "warlords") == moved("balkh", "baghlan", 3, kind="a")


def test_8_9_5_terror_before_attack() -> None:
    """8.9.5, 8.9.6 Where both could cost a Player, it is Terror."""
    b = stretched(AHEAD + "konduz: warlords 1g, S\nbalkh: warlords 4g(4a), government 5t", 9, bases=0)
    assert turn(b, "warlords") == {
        "konduz warlords.guerrilla.u": -1,
        "konduz warlords.guerrilla.a": 1,
        "konduz support": -1,
        "konduz terror": 1,
        "resources warlords": -1,
    }


def test_8_9_1_the_last_underground_one_stays_at_a_base() -> None:
    """8.9.1, 8.9.4 Konduz keeps its Underground Guerrilla, though an Active one is there too: a Rally flips the
    Active ones."""
    text = "balkh: warlords 1g(1a) 1b, coalition 4t\nkonduz: warlords {} 1b, coalition 1t"
    assert does(stretched(text.format("2g(1a)"), 5, bases=0), "warlords") == {
        **{f"{space} warlords.guerrilla.u": 1 for space in ("balkh", "konduz")},
        **{f"{space} warlords.guerrilla.a": -1 for space in ("balkh", "konduz")},
        "resources warlords": -2,
    }
    assert turn(stretched(text.format("2g"), 5, bases=0), "warlords") == moved("konduz", "balkh")


def test_8_9_4_no_loc_is_stripped_for_another() -> None:
    """8.9.4 Two Guerrillas on a LoC stay where they are wanted, but out of the loop; a third one may go on."""
    text = "loc_kabul_aibak: warlords {}g\nloc_shibirghan_aibak: warlords 1g"
    assert does(stretched(text.format(2), 5, bases=0), "warlords") == moved("loc_kabul_aibak", "kabul", 2)
    b = stretched(text.format(3), 5, bases=0)
    assert moved("loc_kabul_aibak", "loc_shibirghan_aibak", cost=0).items() <= turn(b, "warlords").items()


def test_8_9_4_from_random_sources() -> None:
    """8.9.4 Of several sources dice choose: Konduz or Samangan gives the third Guerrilla for Balkh."""
    full = "coalition 1b, government 1b"
    text = f"balkh: warlords 2g\nkonduz: warlords 1g, {full}\nsamangan: warlords 1g\nbaghlan: {full}"
    for throw, origin in (("44", "konduz"), ("51", "samangan")):
        b = stretched(text, 45, bases=1)
        decides(b, "warlords", *dice(throw))
        assert b.guerrillas(WARLORDS, BALKH) == 3
        assert b.guerrillas(WARLORDS, b.spec.space_index[origin]) == 0
