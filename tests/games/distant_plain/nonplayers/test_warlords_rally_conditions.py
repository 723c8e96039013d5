"""8.9.3 Non-player Warlords: each condition of Rally, Cultivate and the Suborn that a Rally begins with, on a position
where it alone decides."""

from __future__ import annotations

import pytest

from abyssal.coin.general import menu
from abyssal.games.distant_plain.names import LOCAL_TRUCE, UNSHADED
from tests.games.distant_plain.helpers import FACTIONS
from tests.games.distant_plain.nonplayers.bots import dice, does, in_force, reasons, turn
from tests.games.distant_plain.nonplayers.test_insurgents_conditions import for_player
from tests.games.distant_plain.nonplayers.test_warlords_rally import BUILDER, BUILT, LAST, stretched

PLAYERS = "taliban+warlords"
FULL = "balkh: warlords 3g(3a), government 2b"
"""Three Guerrillas, and no room for a Base unless a Government Base is Suborned."""
SUBORNED = {"balkh government.base": -1, "balkh warlords.guerrilla.a": -2, "balkh warlords.base": 1}


# Suborn to make room


def test_8_9_3_when_suborn_makes_room() -> None:
    """8.9.3 Suborn makes room for a Base: not of the Coalition's, not with two Guerrillas, not in a Local Truce (59),
    without a Base Available or with Resources for less than both; otherwise one is placed."""
    assert does(stretched(FULL, 3, guerrillas=1), "warlords") == SUBORNED | {"resources warlords": -3}
    for b in (
        stretched(FULL.replace("government", "coalition"), 3, guerrillas=1),
        stretched(FULL.replace("3g(3a)", "2g(2a)"), 3, guerrillas=1),
        in_force(stretched(FULL, 3, guerrillas=1), LOCAL_TRUCE, UNSHADED),
        stretched(FULL, 3, guerrillas=1, bases=0),
        stretched(FULL, 2, guerrillas=1),
    ):
        assert does(b, "warlords") == {"balkh warlords.guerrilla.u": 1, "resources warlords": -1}


CROWDED = "konduz: warlords 3g, government 1b, taliban 1b\n" + "".join(
    f"{name}: warlords 4g 2b\n" for name in ["balkh", "herat", "faryab"]
)
"""All 15 Guerrillas are on the map, Underground, and no Rally is possible until Konduz has room for a Base."""


def test_8_9_3_suborn_makes_the_rally_possible() -> None:
    """8.9.3, 4.1 A Special Activity may come first: with no Guerrilla Available, Suborn makes room and Rally replaces
    two of the three Guerrillas. With Resources left, they are placed again at the Bases of Balkh."""
    base = {"konduz government.base": -1, "konduz warlords.guerrilla.u": -2, "konduz warlords.base": 1}
    assert turn(stretched(CROWDED, 3, bases=9), "warlords") == base | {"resources warlords": -3}
    again = {"balkh warlords.guerrilla.u": 2, "resources warlords": -4}
    assert turn(stretched(CROWDED, 20, bases=9), "warlords") == base | again


def test_8_9_3_suborn_of_the_only_space_that_helps() -> None:
    """8.9.3, 4.1 Only Konduz may come first, so nothing is asked. The next question is about another space."""
    b = stretched(CROWDED + "kabul: government 1t\n", 20, bases=9)
    base = {"konduz government.base": -1, "konduz warlords.guerrilla.u": -2, "konduz warlords.base": 1}
    assert turn(b, "warlords") == base | {"balkh warlords.guerrilla.u": 2, "resources warlords": -4}


def test_4_1_suborn_for_a_rally_that_needs_two_guerrillas() -> None:
    """4.1, 4.5.1 With one Guerrilla beside it the removal of a Government Base makes no Rally possible: Cultivate would
    be a second Special Activity."""
    text = CROWDED.replace("konduz: warlords 3g", "konduz: warlords 1g")
    b = stretched(text, 20, guerrillas=0, bases=9)
    assert "rally" not in menu(b, FACTIONS["warlords"], False, True)
    assert "rally" in menu(stretched(CROWDED, 20, bases=9), FACTIONS["warlords"], False, True)


def test_8_9_3_no_suborn_where_there_is_room() -> None:
    """8.9.3 Beside a single Government Base two Guerrillas are traded for a Base; the other one stays."""
    changes = does(stretched("balkh: warlords 3g(3a), government 1b", 9, guerrillas=1), "warlords")
    assert (changes["balkh warlords.base"], "balkh government.base" in changes) == (1, False)


def test_8_9_3_room_is_made_once() -> None:
    """8.9.3, 4.1 There is one Special Activity: a second such space keeps its Government Base."""
    text = "".join(f"{name}: warlords 3g(3a), government 1b, coalition 1b\n" for name in ["balkh", "konduz"])
    changes = does(stretched(text, 9, guerrillas=1, bases=2), "warlords")
    assert sorted(key for key in changes if key.endswith("government.base")) == ["konduz government.base"]


def test_8_9_3_the_base_comes_where_room_was_made() -> None:
    """8.9.3 With Resources for Suborn and one Rally the Base comes to Balkh, where the Government Base was removed, not
    Police; no dice choose between Balkh and Zabol."""
    b = stretched(FULL + " 1p" + BUILDER, 3, guerrillas=1, bases=2)
    assert turn(b, "warlords") == SUBORNED | {"resources warlords": -3}


def test_8_9_3_no_second_base_after_suborn() -> None:
    """8.9.3 Once Suborn was used there is no Cultivate for a second Base in Konduz: the Base without Guerrillas in
    Herat is next."""
    b = stretched(FULL + "\nkonduz: warlords 1g 1b, coalition 3t\nherat: warlords 1b, coalition 3t", 4, 5, 2)
    assert turn(b, "warlords") == SUBORNED | {"herat warlords.guerrilla.u": 2, "resources warlords": -4}


# A second Base


def test_8_9_3_second_base_needs_room() -> None:
    """8.9.3 Beside a Coalition Base there is no room for a second one in Konduz: it gets Guerrillas as a Base does."""
    b = stretched("konduz: warlords 1g 1b, coalition 3t 1b" + BUILDER, 2, guerrillas=9, bases=2)
    assert does(b, "warlords") == BUILT | {"konduz warlords.guerrilla.u": 3, "resources warlords": -2}


@pytest.mark.parametrize(("police", "placed"), [("", 3), (", government 2p", 2)])
def test_8_9_3_cultivate_in_the_space_of_the_second_base(police: str, placed: int) -> None:
    """8.9.3 Cultivate is for Herat, before its Rally or after it, though the Rally has built a Base in Balkh, where
    more people live and Cultivate is possible all along."""
    text = f"balkh: warlords 3g(3a), coalition 4t\nherat: warlords 1g 1b, coalition 3t{police}"
    assert turn(stretched(text, 2, guerrillas=9, bases=3), "warlords") == {
        "balkh warlords.guerrilla.a": -2,
        "balkh warlords.base": 1,
        "herat warlords.base": 1,
        "herat warlords.guerrilla.u": placed,
        "resources warlords": -2,
    }


def test_8_9_3_a_second_base_though_they_are_rich() -> None:
    """8.9.3 Cultivate follows the Rally in Konduz at once, for a second Base; with 50 Resources Suborn, of Police in
    Herat, would come at the end."""
    text = "konduz: warlords 1g 1b, coalition 3t, government 2p\nherat: government 1p"
    assert turn(stretched(text + BUILDER, 50, guerrillas=9, bases=2), "warlords") == BUILT | {
        "konduz warlords.guerrilla.u": 3,
        "konduz warlords.base": 1,
        "kabul warlords.guerrilla.u": 1,
        "resources warlords": -3,
    }


# One more Rally to Cultivate

KABUL = BUILT | {"kabul warlords.guerrilla.u": 1}


@pytest.mark.parametrize(
    ("resources", "played", "throws", "more"),
    [
        (9, 0, ["45"], {"konduz warlords.guerrilla.u": 1, "konduz warlords.base": 1, "resources warlords": -3}),
        (50, 0, [], {"resources warlords": -2}),
        (9, LAST, [], {"resources warlords": -2}),
    ],
)
def test_8_9_3_one_more_rally_to_cultivate(
    resources: int, played: int, throws: list[str], more: dict[str, int]
) -> None:
    """8.9.3.cultivate With nothing to Cultivate in Zabol and Kabul there is one more Rally; not with 43 Resources, when
    Suborn comes first, nor in the last Campaign."""
    b = stretched("kabul: coalition 5t" + BUILDER, resources, bases=2, played=played)
    assert turn(b, "warlords", *dice(*throws)) == KABUL | more


def test_8_9_3_no_more_rally_once_cultivated() -> None:
    """8.9.3.cultivate Konduz has its second Base, so no fourth space is needed."""
    text = "kabul: coalition 5t\nkonduz: warlords 1g 1b, coalition 3t" + BUILDER
    assert turn(stretched(text, 9, guerrillas=9, bases=3), "warlords") == KABUL | {
        "konduz warlords.base": 1,
        "konduz warlords.guerrilla.u": 4,
        "resources warlords": -3,
    }


def test_8_9_3_no_more_rally_where_cultivate_is_possible() -> None:
    """8.9.3.cultivate Herat, one of the three that Rallied, is enough."""
    text = "kabul: coalition 5t\nherat: warlords 2g(2a), coalition 5t" + BUILDER
    b = stretched(text, 9, bases=2)
    assert turn(b, "warlords") == KABUL | {
        "herat warlords.guerrilla.u": 1,
        "herat warlords.base": 1,
        "resources warlords": -3,
    }
    assert "8.9.3.suborn no suborn" not in reasons(b)  # With less than 43 Resources Cultivate comes first.


def test_8_9_3_one_more_rally_places() -> None:
    """8.9.3.cultivate The fourth space, Konduz, gets a Guerrilla and then a Base by Cultivate, though by Rally three of
    its Guerrillas could be traded for one."""
    names = ["samangan", "nimruz", "farah"]
    text = "".join(f"{name}: warlords 3g(3a), coalition 3t\n" for name in [*names, "konduz"])
    b = stretched(text, 9, bases=5)
    built = {f"{name} warlords.guerrilla.a": -2 for name in names} | {f"{name} warlords.base": 1 for name in names}
    assert turn(b, "warlords", *dice("51", "12", "13", "44")) == built | {
        "konduz warlords.guerrilla.u": 1,
        "konduz warlords.base": 1,
        "resources warlords": -4,
    }


def test_8_9_3_no_rally_for_cultivate_alone() -> None:
    """8.9.3, 8.9.3.cultivate With none Available and none to flip there is no Rally, to which one more could be
    added: it Marches to Baghlan, and Cultivates there."""
    assert does(stretched("balkh: warlords 1g", 5), "warlords") == {
        "balkh warlords.guerrilla.u": -1,
        "baghlan warlords.guerrilla.u": 1,
        "baghlan warlords.base": 1,
        "resources warlords": -1,
    }


# None Available


def test_8_9_3_nothing_to_flip() -> None:
    """8.9.3 When the two that were traded have come to Balkh, no Rally takes place in Samangan, where all are
    Underground: it would trade two of them for a Base."""
    text = "balkh: warlords 2g(2a) 2b, coalition 5t\nsamangan: warlords 2g 1b, coalition 3t" + BUILDER
    b = stretched(text, 3, bases=2)
    assert turn(b, "warlords") == BUILT | {"balkh warlords.guerrilla.u": 2, "resources warlords": -2}


@pytest.mark.parametrize("other", ["farah: warlords 2g, coalition 3t", "herat: warlords 2g, coalition 3t"])
def test_8_9_3_none_available(other: str) -> None:
    """8.9.3 With none Available they flip at the Base. Bullets that place are ignored, both for Bases without
    Guerrillas and for spaces with Guerrillas or Population but no Base."""
    b = stretched("balkh: warlords 1g(1a) 2b, coalition 5t\n" + other, 45, played=LAST)
    assert turn(b, "warlords") == {
        "balkh warlords.guerrilla.u": 1,
        "balkh warlords.guerrilla.a": -1,
        "resources warlords": -1,
    }
    assert "base-without-guerrillas" not in " ".join(reasons(b))


# The Warlords in place of a player


def test_8_9_3_limited_rally_without_suborn_and_cultivate() -> None:
    """8.9.3 A Limited Rally has no Special Activity: no room is made in Balkh, so that Zabol gets its Base; and the
    Base without Guerrillas in Herat comes before a second one in Konduz."""
    b = for_player(stretched(FULL + BUILDER, 9, people=PLAYERS), "warlords", "rally")
    assert turn(b, "warlords", second="coalition") == BUILT | {"resources warlords": -1}
    text = "konduz: warlords 1g 1b, coalition 3t\nherat: warlords 1b, coalition 3t"
    b = for_player(stretched(text, 9, guerrillas=5, people=PLAYERS), "warlords", "rally")
    assert turn(b, "warlords", second="coalition") == {"herat warlords.guerrilla.u": 2, "resources warlords": -1}


def test_8_9_3_no_suborn_where_a_player_has_rallied() -> None:
    """8.9.3 A player has placed a Guerrilla in Balkh: no Base can follow there, so no Government Base is removed."""
    b = stretched(FULL, 9, guerrillas=5, people=PLAYERS)
    assert "balkh government.base" not in does(for_player(b, "warlords", "rally", "balkh", "place"), "warlords")


def test_8_9_3_flips_rather_than_takes_back() -> None:
    """8.9.3, 1.4.1 A player could take Guerrillas back from the map to place them; by the chart those at a Base
    flip."""
    b = stretched("balkh: warlords 2g(2a) 2b, coalition 5t", 9, people=PLAYERS)
    assert turn(for_player(b, "warlords", "rally"), "warlords") == {
        "balkh warlords.guerrilla.u": 2,
        "balkh warlords.guerrilla.a": -2,
        "resources warlords": -1,
    }


def test_8_9_3_suborn_that_a_player_has_begun() -> None:
    """8.9.3.suborn With Resources for no Suborn of its own the chart goes on with a player's: where it removes Control,
    in Balkh, not in Kabul; and once only."""
    b = stretched(
        "kabul: government 1p, coalition 3t\nbalkh: government 1p\nherat: government 1p", 10, 1, people=PLAYERS
    )
    changes = does(for_player(b, "warlords", "rally", "suborn"), "warlords")
    assert {key: change for key, change in changes.items() if "government" in key} == {"balkh government.police": -1}


def test_8_2_suborn_hides_the_own_guerrillas() -> None:
    """8.2, 8.9.3.suborn A player wants Suborn to hide Guerrillas in Balkh: all of the Warlords go Underground, none of
    the Taliban; one more comes by Rally."""
    b = stretched("balkh: warlords 2g(2a), taliban 2g(2a)\nkonduz: government 1p", 3, guerrillas=1, people=PLAYERS)
    assert turn(for_player(b, "warlords", "rally", "suborn", "balkh", "hide"), "warlords") == {
        "balkh warlords.guerrilla.u": 3,
        "balkh warlords.guerrilla.a": -2,
        "resources warlords": -3,
    }
