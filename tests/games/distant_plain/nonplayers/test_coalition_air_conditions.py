"""8.6.3 Non-player Coalition: each condition of its Air Lift and Air Strike on a position in which it decides."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import (
    PARTNERING_POLICY,
    PREDATORS,
    SANDSTORMS,
    SHADED,
    STRATEGIC_RELEASE,
    UNSHADED,
)
from tests.games.distant_plain.nonplayers.bots import decides, does, event, in_force
from tests.games.distant_plain.nonplayers.test_coalition import EVERYONE, found, stretched
from tests.games.distant_plain.nonplayers.test_coalition_priorities import always_does
from tests.games.distant_plain.nonplayers.test_coalition_sweep_conditions import moved

IN_KABUL = "kabul: coalition 1t, taliban 1g, S\n"
"""A space to Sweep before the Special Activity."""


def lifted(*flights: tuple[str, str, int]) -> dict[str, int]:
    """Changes from this many Government Troops that fly from one space to another."""
    return moved(*flights, who="government")


# Air Lift of Government Troops


def test_8_6_3_air_lift_to_the_coalition_in_danger() -> None:
    """8.6.3.air_lift To where Coalition and Taliban are: from anywhere if no Coalition Base has too many; not to Kabul
    without Coalition pieces, nor to the road where the Assault has just removed the Taliban."""
    b = stretched("nimruz: coalition 1t, taliban 1g\nloc_toraghondi_farah: government 1t", 0)
    assert does(b, "coalition") == lifted(("loc_toraghondi_farah", "nimruz", 1)) | found("nimruz")
    b = stretched("herat: coalition 1b, government 3t 1p\nkabul: taliban 1g", 3)
    civic = {"herat support": 1, "resources government": -3}
    assert does(b, "coalition") == lifted(("herat", "nimruz", 1)) | civic
    b = stretched("oruzgan: government 1t\nloc_kandahar_spin_boldak: coalition 1t, taliban 1g(1a)", 0)
    assert does(b, "coalition") == {"loc_kandahar_spin_boldak taliban.guerrilla.a": -1}


def test_8_6_3_air_lift_of_the_first_two_not_of_the_last_two() -> None:
    """8.6.3.air_lift The last two Government Troops stay with Coalition pieces, in Oruzgan; the only one of Helmand
    flies."""
    danger = "nimruz: coalition 1t, taliban 1g\n"
    b = stretched(danger + "oruzgan: coalition 1t, government 2t\nhelmand: government 1t", 0)
    assert does(b, "coalition") == lifted(("helmand", "nimruz", 1)) | found("nimruz")


def test_8_6_3_air_lift_from_crowded_bases_first() -> None:
    """8.6.3.air_lift From the Coalition Base in Baghlan rather than from Nimruz, from where two could come."""
    text = "baghlan: coalition 1b, government 3t\nnimruz: government 2t\npaktika: coalition 1t, taliban 1g"
    always_does(stretched(text, 0), lifted(("baghlan", "paktika", 1)) | found("paktika"))


def test_8_6_3_air_lift_of_three_at_most() -> None:
    """8.6.3.air_lift, 4.2.2 Five Government Troops are too many at the Base in Kabul; three fly."""
    b = stretched("kabul: coalition 1t 1b, government 6t", 3)
    changes = {"kabul support": 1, "resources government": -3}
    assert does(b, "coalition") == lifted(("kabul", "nimruz", 3)) | changes


def test_8_6_3_no_air_lift_of_the_government_under_partnering_policy() -> None:
    """8.6.3.air_lift With Partnering Policy (10, shaded) none leave the Base in Paktika, nor the one in Farah after
    Coalition Troops have flown to find both Guerrillas in Baghlan."""
    b = in_force(stretched("paktika: coalition 1t 1b, government 3t", 3), PARTNERING_POLICY, SHADED)
    assert does(b, "coalition") == {"paktika support": 1, "resources government": -3}
    text = "baghlan: coalition 1t, taliban 2g, S\nherat: coalition 1t\nfarah: coalition 1b, government 5t"
    b = in_force(stretched(text, 0), PARTNERING_POLICY, SHADED)
    assert does(b, "coalition") == moved(("herat", "baghlan", 1)) | found("baghlan", 2)


def test_8_6_3_neither_flies_in_sandstorms() -> None:
    """8.6.3.air_lift, 8.6.3.air_strike After an Assault in Sandstorms (57) the chart finds neither possible, though
    Government Troops could protect Nimruz and a Base could be removed in Herat."""
    text = "kabul: coalition 1t, taliban 1b\nnimruz: coalition 1b, taliban 1b\nherat: warlords 1b\nfarah: government 2t"
    told = decides(in_force(stretched(text, 0), SANDSTORMS, UNSHADED), "coalition")
    neither = ["8.6.3.air_lift no air_lift", "8.6.3.air_strike no air_strike"]
    assert told[-3:] == ["8.6.4 strike-worth-it no", *neither]


def test_8_6_3_air_lift_away_from_bases_not_to_roads() -> None:
    """8.6.3.air_lift After flights from Herat and from the road to Baghlan, the third space of the Air Lift, Herat's
    Government Troops could go only to the road: they stay."""
    road = "loc_kabul_tor_kham"
    b = stretched(
        f"baghlan: coalition 1t, taliban 4g, S\n{road}: coalition 1t\nherat: coalition 1t 1b, government 5t", 0
    )
    flights = moved((road, "baghlan", 1)) | lifted(("herat", "baghlan", 2))
    assert does(b, "coalition") == flights | found("baghlan", 4)


# Air Lift of Coalition Troops


@pytest.mark.parametrize(
    ("text", "flights", "count"),
    [
        ("ghazni: coalition 1t, taliban 2g, S\nnimruz: coalition 1t", [("nimruz", "ghazni", 1)], 2),
        (
            "ghazni: coalition 1b, government 1p, taliban 2g, S\noruzgan: coalition 1t 1b\nnimruz: coalition 1t\n",
            [("nimruz", "ghazni", 1)],
            2,
        ),
        ("ghazni: coalition 1b, government 1p, taliban 2g, S\nnimruz: coalition 2t", [("nimruz", "ghazni", 1)], 2),
        (
            "ghazni: coalition 1t, taliban 5g, S\nnimruz: coalition 1t\nfarah: coalition 1t\nherat: coalition 1t",
            [("nimruz", "ghazni", 1), ("farah", "ghazni", 1)],
            3,
        ),
    ],
)
def test_8_6_3_as_many_fly_as_are_missing(text: str, flights: list[tuple[str, str, int]], count: int) -> None:
    """8.6.3 The last Troops of a space flies, but not at a Coalition Base; Government cubes find too; from two spaces
    at most, and once."""
    assert does(stretched(text, 0), "coalition") == moved(*flights) | found("ghazni", count)


def test_8_6_3_enough_have_flown() -> None:
    """8.6.3 The first flight brings the one that is missing in Konduz, so there is no second one."""
    text = "konduz: coalition 1b, government 1p, taliban 2g, S\noruzgan: coalition 1t\nfarah: coalition 1t"
    changes = does(stretched(text, 0), "coalition")
    assert changes["konduz coalition.troops"] == 1


def test_8_6_3_no_air_lift_from_the_goal_itself() -> None:
    """8.6.3 There are no other Troops than those in Nuristan: no Air Lift, and an Air Strike after the Sweep."""
    b = stretched("nuristan: coalition 1t, taliban 2g, S", 0)
    assert does(b, "coalition") == {"nuristan taliban.guerrilla.u": -1}


def test_8_6_4_troops_fly_from_two_other_spaces() -> None:
    """8.6.4, 4.2.2 To Badakhshan from Sar-e-Pol and from a road, not from Badakhshan itself."""
    text = "badakhshan: coalition 2t, government 1p, warlords 4g(4a), S\nsar_e_pol: coalition 1t\n"
    flights = moved(("sar_e_pol", "badakhshan", 1), ("loc_kabul_tor_kham", "badakhshan", 1))
    always_does(
        stretched(text + "loc_kabul_tor_kham: coalition 1t", 0), flights | {"badakhshan warlords.guerrilla.a": -4}
    )


def test_8_6_4_no_air_lift_with_a_limited_operation() -> None:
    """8.6.4 The Limited Assault by Event (10) has no Special Activity: Kabul is not cleared."""
    b = stretched("kabul: coalition 1t, warlords 2g(2a), S\npaktika: coalition 1t", 0)
    assert event(b, "coalition", 10, False, "done") == {"kabul warlords.guerrilla.a": -1}


# Both


def test_8_6_3_the_air_lift_is_completed() -> None:
    """8.6.3, 8.6.3.air_lift Government Troops protect Faryab and Coalition Troops follow, even if not all can be found;
    so in Khowst, but then not in Konduz, which would be a fourth space. If the Government Troops find all in Khowst,
    Konduz is the third space."""
    b = stretched("faryab: coalition 1t, taliban 4g, S\nbamian: coalition 1t\nzabol: government 1t", 0)
    flights = moved(("bamian", "faryab", 1)) | lifted(("zabol", "faryab", 1))
    assert does(b, "coalition") == flights | found("faryab", 3)
    text = "ghazni: government 3t\nkonduz: coalition 1b, taliban 1b\nnimruz: coalition 1t\n"
    flights = moved(("nimruz", "khowst", 1)) | lifted(("ghazni", "khowst", 2))
    assert does(stretched(text + "khowst: coalition 1t, taliban 4g, S", 0), "coalition") == flights | found("khowst", 4)
    flights = lifted(("ghazni", "khowst", 2), ("ghazni", "konduz", 1))
    assert does(stretched(text + "khowst: coalition 1t, taliban 2g, S", 0), "coalition") == flights | found("khowst", 2)


def test_8_6_3_no_flight_twice() -> None:
    """8.6.3.air_lift, 4.2.2 Coalition Troops flew from Khowst to Zabol, so its Government Troops cannot, or only by way
    of another space."""
    gone = {"zabol taliban.guerrilla.a": -2, "zabol taliban.base": -1}
    b = stretched("zabol: coalition 1t, taliban 2g(2a) 1b\nkhowst: coalition 2t, government 1t", 0)
    assert does(b, "coalition") == moved(("khowst", "zabol", 2)) | gone
    b = stretched("zabol: coalition 3t, taliban 4g(4a) 1b\nkhowst: coalition 3t 1b, government 4t", 0)
    flights = moved(("khowst", "zabol", 2)) | lifted(("khowst", "nimruz", 2), ("nimruz", "zabol", 1))
    assert does(b, "coalition") == flights | {"zabol taliban.guerrilla.a": -4, "zabol taliban.base": -1}


def test_8_6_3_nowhere_to_go_from_a_base() -> None:
    """8.6.3.air_lift The three spaces are Farah, Ghazni and Helmand; the first two have Coalition Troops, so that one
    Government Troops too many stays at the Base in Helmand."""
    text = "farah: coalition 3t\nhelmand: coalition 1b, government 5t\n"
    text += "ghazni: coalition 1t, taliban 1b, warlords 2g(2a), S"
    flights = moved(("farah", "ghazni", 2)) | lifted(("helmand", "ghazni", 2))
    gone = {"ghazni taliban.base": -1, "ghazni warlords.guerrilla.a": -2}
    assert does(stretched(text, 0), "coalition") == flights | gone


def test_5_1_free_air_lift_without_a_purpose() -> None:
    """5.1, 8.6.3.air_lift With MANPADS Scare (26) one Troops flies somewhere even if none is needed, whether its origin
    is the only one or not; that flight counts as made."""
    for troops in (1, 2):
        b = stretched(f"herat: coalition {troops}t")
        assert event(b, "coalition", 26, False) == moved(("herat", "kabul", 1))
        b = stretched(f"farah: government {troops}t")
        assert event(b, "coalition", 26, False) == lifted(("farah", "kabul", 1))
    b = stretched("bamian: coalition 1t\nherat: coalition 1t")
    assert event(b, "coalition", 26, False) == moved(("bamian", "kabul", 1))
    b = stretched("baghlan: coalition 1t, government 1t\nkabul: taliban 1b")
    assert event(b, "coalition", 26, False) == moved(("baghlan", "kabul", 1))


def test_8_6_4_as_many_fly_as_leave_the_assault_possible() -> None:
    """8.6.4, 4.1 Two Troops fly from Kabul to help take the Warlord Base. Three Government Troops are too many at the
    Coalition Base in Balkh, but without the third the Taliban would Control it, and with Strategic Release (11, shaded)
    bar the Assault: two fly."""
    text = "balkh: coalition 1t 1b, government 5t, taliban 10g(10a), warlords 2g(2a) 1b, S\nkabul: coalition 2t"
    b = in_force(stretched(text, 0, "government+warlords"), STRATEGIC_RELEASE, SHADED)
    gone = {"balkh warlords.guerrilla.a": -2, "balkh warlords.base": -1}
    assert does(b, "coalition") == moved(("kabul", "balkh", 2)) | lifted(("balkh", "nimruz", 2)) | gone


@pytest.mark.parametrize("herat", ["coalition 4t, S", "coalition 2t 1b"])
def test_8_6_3_air_lift_of_those_who_may_fly(herat: str) -> None:
    """8.6.3, 8.6.3.air_lift Two are missing in Baghlan, but one may fly: three cubes stay in Herat at Support, or the
    last Troops at its Base."""
    b = stretched(f"baghlan: coalition 1t, taliban 3g, S\nherat: {herat}")
    assert does(b, "coalition") == moved(("herat", "baghlan", 1)) | found("baghlan", 2)


# Air Strike


@pytest.mark.parametrize(
    ("text", "people", "worth_it"),
    [
        ("herat: warlords 1g(1a), S", EVERYONE, True),
        ("herat: warlords 1g(1a), S", "taliban+government", False),
        ("herat: warlords 2g(2a), S", EVERYONE, False),
        ("herat: warlords 1g, taliban 2g(2a), S", EVERYONE, False),
        ("herat: government 1b, warlords 1g(1a)", EVERYONE, True),
        ("herat: warlords 1g(1a)", EVERYONE, False),
        ("herat: warlords 2g(2a) 1b", EVERYONE, False),
        ("waziristan: taliban 1b", EVERYONE, False),
    ],
)
def test_8_6_3_when_an_air_strike_is_worth_it(text: str, people: str, worth_it: bool) -> None:
    """8.6.3 For the last piece of a Player, if it is exposed, at Support or at any Base; not for a Base behind
    Guerrillas, nor in Pakistan without Predators. It then strikes in Nimruz too; otherwise Government Troops fly
    there."""
    danger = "nimruz: coalition 1b, taliban 2g(2a)\nfarah: government 2t\n"
    b = stretched(IN_KABUL.replace("taliban", "warlords") + danger + text, 0, people)
    struck = {"herat warlords.guerrilla.a": -1, "nimruz taliban.guerrilla.a": -1}
    changes = struck if worth_it else lifted(("farah", "nimruz", 2))
    assert does(b, "coalition") == found("kabul", who="warlords") | changes


def test_8_6_4_strikes_first_where_the_assault_needs_it() -> None:
    """8.6.4 In Ghazni at the Taliban, for their Base, before the Base in Balkh, which could be removed at once."""
    b = stretched("ghazni: coalition 2t, taliban 2g(2a) 1b, warlords 1g(1a)\nbalkh: taliban 1b", 0)
    gone = {"ghazni taliban.guerrilla.a": -2, "ghazni taliban.base": -1, "balkh taliban.base": -1}
    assert does(b, "coalition") == gone


def test_8_6_4_whom_other_strikes_hit() -> None:
    """8.6.4, 8.6.3.air_strike In Herat the Warlords, for their Base; in Farah the Taliban's last Guerrilla, as
    always."""
    b = stretched("herat: coalition 1t, warlords 1g(1a) 1b\nfarah: taliban 1g(1a), warlords 2g(2a)", 0)
    gone = {"herat warlords.guerrilla.a": -1, "herat warlords.base": -1, "farah taliban.guerrilla.a": -1}
    assert does(b, "coalition") == gone


@pytest.mark.parametrize(
    ("text", "people", "gone"),
    [
        ("taliban 1g(1a), warlords 1b", "taliban+government", "warlords.base"),
        ("taliban 2g(2a), warlords 1g(1a)", "taliban+government", "warlords.guerrilla.a"),
        ("taliban 1g(1a), warlords 1g(1a)", "taliban+government", "taliban.guerrilla.a"),
        ("taliban 1g(1a), warlords 1g(1a)", "government+warlords", "warlords.guerrilla.a"),
    ],
)
def test_8_6_3_whom_a_strike_hits(text: str, people: str, gone: str) -> None:
    """8.6.3.air_strike In one Province first a Base, then a Faction's last Guerrilla, though it is of the Warlords, who
    come after the Taliban, a Player; then a Player's."""
    b = stretched(IN_KABUL + f"herat: {text}, S", 0, people)
    assert does(b, "coalition") == found("kabul") | {f"herat {gone}": -1}


def test_8_6_1_predators_after_a_strike_in_afghanistan() -> None:
    """8.6.1 The drone is still to come after the Base at Support in Herat: it takes the one in Waziristan."""
    b = stretched(IN_KABUL + "herat: warlords 1b, S\nwaziristan: taliban 2g 1b", 0)
    changes = does(in_force(b, PREDATORS, UNSHADED), "coalition")
    assert changes == found("kabul") | {"herat warlords.base": -1, "waziristan taliban.base": -1}


def test_8_6_1_predators_strike_at_bases() -> None:
    """8.6.1 In Pakistan a Base has to go: the drone is not for the Guerrilla of Waziristan."""
    b = in_force(stretched(IN_KABUL + "waziristan: taliban 1g(1a)", 0), PREDATORS, UNSHADED)
    assert does(b, "coalition") == found("kabul")


def test_8_6_1_predators_strike_at_the_taliban() -> None:
    """8.6.1, 8.6.3.air_strike A Base in Pakistan is the Taliban's: those of a Warlord Player come before it."""
    bases = ["farah", "herat", "nimruz"]
    text = "waziristan: taliban 1b\n" + "".join(f"{s}: warlords 1b\n" for s in bases)
    b = in_force(stretched(IN_KABUL + text, 0, "government+warlords"), PREDATORS, UNSHADED)
    assert does(b, "coalition") == found("kabul") | {f"{s} warlords.base": -1 for s in bases}
