"""8.9.3 Non-player Warlords: the questions of their chart, Rally, Cultivate, Traffic, Suborn."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import COUNTER_NARC, LOCAL_TRUCE, UNSHADED
from tests.games.distant_plain.nonplayers.bots import decides, dice, does, in_force, questions, reasons, turn
from tests.games.distant_plain.nonplayers.bots import stretched as stretched_for

LAST = 4
"""Propaganda cards played before the last Campaign of the main scenario."""


def stretched(
    text: str,
    resources: int | dict[str, int] = 1,
    guerrillas: int = 0,
    bases: int = 1,
    people: str = "coalition+government",
    played: int = 0,
) -> Afghanistan:
    rich = {"warlords": resources} if isinstance(resources, int) else resources
    return stretched_for(text, "warlords", rich, guerrillas, bases, people, played=played)


BUILDER = "\nzabol: warlords 3g(3a), coalition 4t"
"""Guerrillas that a Rally would replace with a Base, where no Traffic is possible."""
BUILT = {"zabol warlords.guerrilla.a": -2, "zabol warlords.base": 1}


# The questions


def test_8_9_3_rally_for_a_base() -> None:
    """8.9.3 Three Guerrillas, a Base Available and room for it: Rally. Otherwise it is March: to a LoC, or out of the
    loop to Kandahar, where they Cultivate."""
    b = stretched("zabol: warlords 3g(1a), coalition 4t")
    assert turn(b, "warlords") == {
        "zabol warlords.guerrilla.a": -1,
        "zabol warlords.guerrilla.u": -1,
        "zabol warlords.base": 1,
        "resources warlords": -1,
    }
    assert questions(b)[1] == "8.9.3 rally-could-base yes"
    to_loc = {"zabol warlords.guerrilla.u": -2, "loc_kandahar_spin_boldak warlords.guerrilla.u": 2}
    assert does(stretched("zabol: warlords 2g"), "warlords") == to_loc
    assert does(stretched("zabol: warlords 3g", bases=0), "warlords") == to_loc
    assert does(stretched("zabol: warlords 3g, coalition 2b"), "warlords") == {
        "zabol warlords.guerrilla.u": -1,
        "kandahar warlords.guerrilla.u": 1,
        "kandahar warlords.base": 1,
        "resources warlords": -1,
    }


TERROR = {
    "konduz warlords.guerrilla.u": -1,
    "konduz warlords.guerrilla.a": 1,
    "konduz support": -1,
    "konduz terror": 1,
    "resources warlords": -1,
}
AWAY = {"konduz warlords.guerrilla.u": -1, "baghlan warlords.guerrilla.u": 1, "resources warlords": -1}
"""Out of the loop the one Guerrilla of Konduz Marches to Baghlan."""


def test_8_9_4_march_unless_a_player_is_ahead() -> None:
    """8.9.4 March if no Player has a positive margin, a Non-player's or one of 0 does not count; otherwise Terror."""
    text = "baghlan: S\nkonduz: warlords 1g, S\n"
    assert does(stretched(text + "helmand: S", bases=0), "warlords") == TERROR
    assert does(stretched(text, bases=0), "warlords") == AWAY
    assert does(stretched(text + "helmand: S", bases=0, people="taliban+government"), "warlords") == AWAY


def test_8_9_5_terror_if_it_costs_a_player() -> None:
    """8.9.5, 8.9.6 Terror at Support costs a Coalition Player; where there is none to take, it is Attack, which has to
    cost a Player too. Before Terror that takes the Opposition of Non-players comes an Attack that does."""
    support = "".join(f"{name}: S\n" for name in ["kabul", "baghlan", "balkh", "khowst"])
    assert does(stretched(support + "konduz: warlords 1g, S", bases=0), "warlords") == TERROR
    assert does(stretched(support + "konduz: warlords 1g\nkandahar: S", bases=0), "warlords") == AWAY
    text = "nuristan: warlords 1g, O\nbalkh: warlords 4g(4a), government 5t"
    b = stretched(support + text, bases=0)
    assert turn(b, "warlords", "4") == {"balkh government.troops": -2, "resources warlords": -1}


# Rally


def test_8_9_3_suborn_to_make_room() -> None:
    """8.9.3 Without room a Government Base is Suborned, though Resources fall below 41, and a Base takes its place."""
    b = stretched("balkh: warlords 3g(3a), government 2b\nzabol: warlords 1g, coalition 4t", 3, guerrillas=1)
    assert turn(b, "warlords") == {
        "balkh government.base": -1,
        "balkh warlords.guerrilla.a": -2,
        "balkh warlords.base": 1,
        "resources warlords": -3,
    }
    assert "8.9.3 base-to-suborn 1>1" in reasons(b)


def test_8_9_3_suborn_to_make_room_and_more() -> None:
    """8.9.3, 8.2 The Suborn then goes on by its own list, as long as 41 Resources are left."""
    text = "balkh: warlords 3g(3a), government 2b\nkonduz: government 1p\nzabol: warlords 1g, coalition 4t"
    b = stretched(text, 50, guerrillas=1)
    changes = turn(b, "warlords")
    assert (changes["balkh warlords.base"], changes["konduz government.police"]) == (1, -1)
    assert "8.9.3.suborn costs-government-player 1>1" in reasons(b)


def test_8_9_3_second_base_cultivate_then_rally() -> None:
    """8.9.3 In one populated space with a single Base and room: Cultivate, if possible at once, then Rally, which
    places more Guerrillas at two Bases."""
    b = stretched("konduz: warlords 1g 1b, coalition 3t" + BUILDER, 2, guerrillas=9, bases=2)
    assert turn(b, "warlords") == BUILT | {
        "konduz warlords.base": 1,
        "konduz warlords.guerrilla.u": 4,
        "resources warlords": -2,
    }
    assert "8.9.3 cultivate-then-rally" in reasons(b)


def test_8_9_3_second_base_rally_then_cultivate() -> None:
    """8.9.3 If Police are in the way, Rally first, then Cultivate."""
    b = stretched("konduz: warlords 1g 1b, coalition 3t, government 2p" + BUILDER, 2, guerrillas=9, bases=2)
    assert turn(b, "warlords") == BUILT | {
        "konduz warlords.base": 1,
        "konduz warlords.guerrilla.u": 3,
        "resources warlords": -2,
    }
    assert "8.9.3 rally-then-cultivate" in reasons(b)


def test_8_9_3_second_base_where_the_most_people_live() -> None:
    """8.9.3 Konduz before Herat; one such space only; not with two Bases, nor without Population."""
    text = (
        "konduz: warlords 1g 1b, coalition 3t\nherat: warlords 1g 1b, coalition 3t\n"
        "balkh: warlords 1g 2b, coalition 3t\nsamangan: warlords 1g 1b, coalition 3t" + BUILDER
    )
    b = stretched(text, 2, guerrillas=9, bases=3)
    assert turn(b, "warlords")["konduz warlords.base"] == 1
    assert "8.9.3 second-base 21>2" in reasons(b)
    assert "8.9.3 highest-population 2>1" in reasons(b)


def test_8_9_3_bases_without_guerrillas() -> None:
    """8.9.3 Bases without Guerrillas: the highest Population, then the most Bases of all Factions."""
    text = (
        "herat: warlords 1b, coalition 3t\nbadghis: warlords 1b, coalition 1t 1b\n"
        "samangan: warlords 1b, coalition 1t 1b\n"
        "balkh: warlords 2b 1g(1a), coalition 4t" + BUILDER
    )
    b = stretched(text, 2, guerrillas=9)
    assert turn(b, "warlords") == BUILT | {"badghis warlords.guerrilla.u": 2, "resources warlords": -2}
    assert "8.9.3 most-bases 2>1" in reasons(b)


def test_8_9_3_all_bases() -> None:
    """8.9.3 Then all Bases, where the most people live first; with none Available they hide there."""
    text = "herat: warlords 2g(2a) 2b, coalition 5t\nbalkh: warlords 2g(2a) 2b, coalition 5t" + BUILDER
    b = stretched(text, 3)
    assert turn(b, "warlords") == BUILT | {
        "balkh warlords.guerrilla.u": 2,
        "herat warlords.guerrilla.u": 2,
        "herat warlords.guerrilla.a": -2,
        "resources warlords": -3,
    }
    assert "8.9.3 at-own-base 2>2" in reasons(b)


def test_8_9_3_guerrillas_without_base() -> None:
    """8.9.3 Then where Guerrillas are without a Base, rather than where most people live."""
    b = stretched("samangan: warlords 1g, coalition 3t" + BUILDER, 2)
    assert turn(b, "warlords") == BUILT | {"samangan warlords.guerrilla.u": 1, "resources warlords": -2}
    assert "8.9.3 guerrillas-without-base 21>1" in reasons(b)


def test_8_9_3_one_space_where_most_people_live() -> None:
    """8.9.3 Finally one space of the highest Population, of three spaces in total."""
    b = stretched("kabul: coalition 5t" + BUILDER, 9)
    assert turn(b, "warlords") == BUILT | {"kabul warlords.guerrilla.u": 1, "resources warlords": -2}


def test_8_9_3_three_spaces() -> None:
    """8.9.3 No more than three spaces."""
    text = "".join(f"{name}: warlords 1g, coalition 3t\n" for name in ["farah", "nimruz", "samangan", "sar_e_pol"])
    b = stretched(text + BUILDER[1:], 9, guerrillas=9)
    changes = turn(b, "warlords", *dice("11", "11"))
    assert changes == BUILT | {
        "nimruz warlords.guerrilla.u": 1,
        "farah warlords.guerrilla.u": 1,
        "resources warlords": -3,
    }


# Special Activities


def test_8_9_3_cultivate_below_43() -> None:
    """8.9.3 With 42 Resources the Warlords Cultivate, with 43 they Suborn."""
    text = "herat: warlords 2g(2a), coalition 5t\nbalkh: government 1p" + BUILDER
    b = stretched(text, 43, bases=2)
    changes = turn(b, "warlords")
    assert changes["herat warlords.base"] == 1
    assert "8.9.3.cultivate cultivate" in reasons(b)
    b = stretched(text, 46, bases=2)
    assert turn(b, "warlords")["balkh government.police"] == -1
    assert "8.9.3.suborn suborn" in reasons(b)


def test_8_9_3_cultivate_at_a_base_first() -> None:
    """8.9.3.cultivate At a Warlord Base, otherwise without one; by highest Population."""
    text = "herat: warlords 2g(2a) 1b, coalition 5t, government 1p\nbalkh: warlords 2g(2a), coalition 5t" + BUILDER
    b = stretched(text, 9, guerrillas=0, bases=2)
    changes = turn(b, "warlords")
    assert changes["herat warlords.base"] == 1


def test_8_9_3_cultivate_at_a_base_just_built() -> None:
    """8.9.3.cultivate At the Base that the Rally itself built in Herat, rather than in Balkh without one, where more
    people live."""
    text = "herat: warlords 3g(3a), coalition 4t\nbalkh: warlords 2g(2a), coalition 4t"
    assert turn(stretched(text, 9, bases=2), "warlords") == {
        "herat warlords.guerrilla.a": -2,
        "herat warlords.base": 2,
        "balkh warlords.guerrilla.u": 1,
        "kabul warlords.guerrilla.u": 1,
        "resources warlords": -3,
    }


def test_8_9_3_cultivate_where_the_most_people_live() -> None:
    """8.9.3.cultivate In Balkh rather than Herat, both without a Base, whichever of them dice chose first for Rally."""
    text = "herat: warlords 2g(2a), coalition 5t\nbalkh: warlords 2g(2a), coalition 5t" + BUILDER
    for throw in ("11", "52"):
        assert turn(stretched(text, 9, bases=2), "warlords", *dice(throw)) == BUILT | {
            "herat warlords.guerrilla.u": 1,
            "balkh warlords.guerrilla.u": 1,
            "balkh warlords.base": 1,
            "resources warlords": -3,
        }


def test_8_9_3_no_cultivate_in_the_last_campaign() -> None:
    """8.9.3.cultivate In the last Campaign, not in the one before, it is Traffic at once."""
    text = "herat: warlords 2g(2a)\nsamangan: warlords 1g(1a) 2b" + BUILDER
    placed = BUILT | {"herat warlords.guerrilla.u": 1, "samangan warlords.guerrilla.u": 2}
    b = stretched(text, 9, guerrillas=4, bases=2, played=LAST - 1)
    assert does(b, "warlords") == placed | {"herat warlords.base": 1, "resources warlords": -3}
    b = stretched(text, 9, guerrillas=4, bases=2, played=LAST)
    assert does(b, "warlords") == placed | {"resources warlords": -1}


def test_8_9_3_rally_once_more_to_cultivate() -> None:
    """8.9.3.cultivate With no space to Cultivate in, one more Rally makes one, where the most people live."""
    text = "".join(f"{name}: warlords 1g, coalition 3t\n" for name in ["farah", "nimruz"])
    b = stretched(text + "herat: government 2p\nkonduz: warlords 1g, government 1p" + BUILDER, 9, guerrillas=9, bases=2)
    found = decides(b, "warlords")
    assert "8.9.3.cultivate cultivate" in found


def test_8_9_3_rally_to_cultivate_where_the_most_people_live() -> None:
    """8.9.3.cultivate The one more Rally is in Konduz, the only Province of 2 Population without Police, and no dice
    choose a smaller one."""
    text = "".join(f"{name}: government 1p\n" for name in ["baghlan", "balkh", "kandahar", "khowst", "nuristan"])
    text += "farah: warlords 1g, coalition 3t\nnimruz: warlords 1g, coalition 3t" + BUILDER
    for throw in ("12", "13"):
        assert turn(stretched(text, 9, guerrillas=9, bases=2), "warlords", *dice(throw)) == BUILT | {
            "farah warlords.guerrilla.u": 1,
            "nimruz warlords.guerrilla.u": 1,
            "konduz warlords.guerrilla.u": 1,
            "konduz warlords.base": 1,
            "resources warlords": -4,
        }


def test_8_9_3_cultivate_below_forty_three_resources() -> None:
    """8.9.3, 8.9.3.cultivate The three Rallies leave 42 Resources of 45: one more Rally, in Konduz, to Cultivate. They
    leave 43 of 46: Suborn, which costs a Government Player Khowst."""
    text = "".join(f"{name}: government 1p\n" for name in ["baghlan", "balkh", "kandahar", "khowst", "nuristan"])
    text += "farah: warlords 1g, coalition 3t\nnimruz: warlords 1g, coalition 3t" + BUILDER
    placed = BUILT | {"farah warlords.guerrilla.u": 1, "nimruz warlords.guerrilla.u": 1}
    b = stretched(text, 45, guerrillas=9, bases=2)
    konduz = {"konduz warlords.guerrilla.u": 1, "konduz warlords.base": 1}
    assert does(b, "warlords") == placed | konduz | {"resources warlords": -4}
    b = stretched(text, 46, guerrillas=9, bases=2)
    assert does(b, "warlords") == placed | {"khowst government.police": -1, "resources warlords": -5}


def test_8_9_3_traffic_at_uncontrolled_bases_first() -> None:
    """8.9.3.traffic Samangan, which no one Controls, comes before Farah, though that is the first on the map."""
    text = "samangan: warlords 1g(1a) 2b\nfarah: warlords 1b, taliban 2g" + BUILDER
    b = stretched(text)
    assert turn(b, "warlords") == BUILT | {"resources warlords": 2, "resources taliban": 1}
    chosen = [b.spec.spaces[numbers[0]] for id, numbers in b.conduct.journal or [] if id == "select"]
    assert chosen == ["zabol", "samangan", "farah"]


def test_8_9_3_traffic_where_it_feeds_no_player() -> None:
    """8.9.3.traffic At uncontrolled Bases, and under Control of Non-players; not where a Player gains by it."""
    text = (
        "samangan: warlords 1g(1a) 2b\nsar_e_pol: warlords 1b, government 2t\nfarah: warlords 1b, taliban 2g" + BUILDER
    )
    assert turn(stretched(text), "warlords") == BUILT | {"resources warlords": 2, "resources taliban": 1}
    b = stretched(text, people="coalition+taliban")
    assert turn(b, "warlords") == BUILT | {"resources warlords": 2, "patronage": 1}


def test_8_9_3_counter_narc() -> None:
    """8.9.3.traffic With Counter-Narc (58) one Base brings nothing: no Traffic."""
    text = "samangan: warlords 1b" + BUILDER
    placed = BUILT | {"samangan warlords.guerrilla.u": 1, "kabul warlords.guerrilla.u": 1}
    assert does(stretched(text, 9), "warlords") == placed | {"resources warlords": -2}
    b = in_force(stretched(text, 9), COUNTER_NARC, UNSHADED)
    assert does(b, "warlords") == placed | {"resources warlords": -3}


def test_8_9_3_local_truce() -> None:
    """8.9.3.traffic, 8.9.3.suborn With Local Truce (59) neither Traffic nor Suborn."""
    text = "samangan: warlords 1b\nbalkh: government 1p" + BUILDER
    b = in_force(stretched(text, 50), LOCAL_TRUCE, UNSHADED)
    placed = {"samangan warlords.guerrilla.u": 1, "kabul warlords.guerrilla.u": 1, "resources warlords": -3}
    assert does(b, "warlords") == BUILT | placed


def test_8_9_3_suborn_whether_or_not_guerrillas_are_available() -> None:
    """8.9.3, 4.1 Suborn makes room in Konduz, and two Guerrillas become a Base there, whether a Guerrilla is Available
    before or not. Those that come free are placed in Balkh and Kabul."""
    for guerrillas in (0, 1):
        b = stretched("konduz: warlords 3g 1b, government 1b\nbalkh: warlords 1g", 20, guerrillas=guerrillas, bases=1)
        assert does(b, "warlords") == {
            "konduz government.base": -1,
            "konduz warlords.guerrilla.u": -2,
            "konduz warlords.base": 1,
            "balkh warlords.guerrilla.u": 1,
            "kabul warlords.guerrilla.u": 1,
            "resources warlords": -5,
        }
