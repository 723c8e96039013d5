"""8.6 Non-player Coalition: its chart, Sweep, Assault, Train and what goes with them, Propaganda Rounds."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    BASES_POOL,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COALITION_TROOPS_POOL,
    FIND_FIX_FINISH,
    ISR,
    PARTNERING_POLICY,
    POLICE,
    POLICE_POOL,
    PREDATORS,
    PROPAGANDA_PLAYED,
    PRTS,
    REAPERS,
    SANDSTORMS,
    SHADED,
    TROOPS,
    TROOPS_POOL,
    UNSHADED,
    VILLAGE_STABILITY,
)
from tests.games.distant_plain.nonplayers.bots import (
    decides,
    dice,
    does,
    event,
    in_force,
    phase,
    reasons,
    solo,
    turn,
)

EVERYONE = "taliban+government+warlords"
PIECES = ["troops", "base"]
LAST = 4
"""Propaganda cards played before the last Campaign of the main scenario."""


def stretched(
    text: str,
    resources: int = 9,
    people: str = EVERYONE,
    troops: int = 0,
    bases: int = 0,
    patronage: int = 0,
    played: int = 0,
    government: int = 0,
    police: int = 0,
) -> Afghanistan:
    """A position in which the Coalition and the Government have just so many pieces Available."""
    b = solo(text, {"government": resources}, people, patronage=patronage)
    b.discard(COALITION_TROOPS, b.n[COALITION_TROOPS_POOL] - troops)
    b.discard(COALITION_BASE, b.n[BASES_POOL[COALITION]] - bases)
    b.discard(TROOPS, b.n[TROOPS_POOL] - government)
    b.discard(POLICE, b.n[POLICE_POOL] - police)
    b.set(PROPAGANDA_PLAYED, played)
    b.journal = []
    return b


def found(space: str, count: int = 1, who: str = "taliban") -> dict[str, int]:
    """What a Sweep that finds so many Guerrillas changes."""
    return {f"{space} {who}.guerrilla.u": -count, f"{space} {who}.guerrilla.a": count}


# The questions


TRAINS = {"resources government": 3, "patronage": -3}
"""What a Train in Kabul against the Patronage of a Government Player changes."""


def chooses(text: str, people: str = EVERYONE) -> Afghanistan:
    """A position in which a Train is possible too, so that what the Coalition does tells how it answers its
    questions."""
    return stretched(text, 0, people, patronage=11)


def test_8_6_3_sweep_for_hidden_enemies() -> None:
    """8.6.3 Underground Taliban at Support, or an Underground Guerrilla of a Player at a Coalition Base: a Sweep finds
    what an Air Strike then removes. Else there is Train, by which Troops and Base of Herat come to Kabul in a Surge, or
    Assault."""
    gone = {"herat taliban.guerrilla.u": -1}
    surged = {f"{space} coalition.{piece}": n for space, n in (("kabul", 1), ("herat", -1)) for piece in PIECES}
    for text, people, changes in (
        ("herat: coalition 1t, taliban 1g, S", "government", gone),
        ("herat: coalition 1t, taliban 1g", "government", TRAINS),
        ("herat: coalition 1t, taliban 1g(1a), warlords 1g, S", "government", {"herat taliban.guerrilla.a": -1}),
        ("herat: coalition 1t, warlords 1g, S", "government", TRAINS),
        ("herat: coalition 1t 1b, warlords 1g", "government+warlords", {"herat warlords.guerrilla.u": -1}),
        ("herat: coalition 1t 1b, warlords 1g(1a)", "government+warlords", TRAINS | surged),
        ("herat: coalition 1t, warlords 1g", "government+warlords", TRAINS),
        ("herat: coalition 1t 1b, warlords 1g", "government", TRAINS | surged),
    ):
        assert does(chooses(text, people), "coalition") == changes, (text, people)


def test_8_6_4_assault_for_bases_and_support() -> None:
    """8.6.4 A Player's Base, by Assault alone or with an Air Strike, though not with an Air Lift; or any enemy pieces
    at Support, for which the box then begins with a Base that would be no reason itself. Else it Trains."""
    base, strike = {"herat taliban.base": -1}, {"herat taliban.guerrilla.a": -1}
    behind = "kabul: coalition 1t, taliban 1b\nherat: coalition 1t, warlords 1g(1a)"
    for text, people, changes in (
        ("herat: coalition 1t, taliban 1b", EVERYONE, base),
        ("herat: coalition 1t, taliban 1b", "government", TRAINS),
        ("herat: coalition 1t, taliban 1g(1a) 1b", EVERYONE, base | strike),
        ("herat: coalition 1t, taliban 2g(2a) 1b\nkabul: coalition 2t", EVERYONE, TRAINS),
        (behind + ", S", "government", {"kabul taliban.base": -1, "herat warlords.guerrilla.a": -1}),
        (behind, "government", TRAINS),
        ("kabul: coalition 1t, taliban 1b\nherat: coalition 1t, S", "government", TRAINS),
    ):
        assert does(chooses(text, people), "coalition") == changes, (text, people)


def test_8_6_4_find_fix_finish_finds_one_to_remove() -> None:
    """8.6.4 By Find Fix Finish (7, unshaded) the last Underground Guerrilla at Support, or before a Player's Base, can
    go too."""
    base = {"herat taliban.guerrilla.u": -1, "herat taliban.base": -1}
    for text, side, changes in (
        ("herat: coalition 1t, warlords 1g, S", UNSHADED, {"herat warlords.guerrilla.u": -1}),
        ("herat: coalition 1t, warlords 1g, S", 0, TRAINS),
        ("herat: coalition 2t, taliban 1g 1b", UNSHADED, base),
        ("herat: coalition 2t, taliban 2g 1b", UNSHADED, TRAINS),
        ("herat: coalition 2t, taliban 1g 1b", 0, TRAINS),
    ):
        assert does(in_force(chooses(text), FIND_FIX_FINISH, side), "coalition") == changes, (text, side)


def test_8_6_4_assault_in_place_if_nothing_else_is_possible() -> None:
    """8.6.4 With no Train, Sweep or better Assault the Coalition Assaults everywhere in place."""
    b = stretched("loc_kabul_aibak: coalition 1t, warlords 2g(2a)", 0, people=EVERYONE)
    assert does(b, "coalition") == {"loc_kabul_aibak warlords.guerrilla.a": -1}
    assert "8.6.5 no train" in reasons(b)


# Sweep


def test_8_6_3_sweep_in_place_and_into() -> None:
    """8.6.3 At Support with just enough Troops, in place or from next to it."""
    assert does(stretched("kabul: coalition 1t, taliban 1g, S"), "coalition") == found("kabul")
    b = in_force(stretched("kabul: coalition 3t\nbaghlan: taliban 2g, S"), SANDSTORMS, UNSHADED)
    assert does(b, "coalition") == found("baghlan", 2) | {
        "kabul coalition.troops": -2,
        "baghlan coalition.troops": 2,
    }


def test_8_6_3_government_troops_along() -> None:
    """8.6.3 Government Troops come along, one for each Coalition Troops, where there are fewer than two Government
    cubes: none, or one."""
    b = stretched("kabul: coalition 2t, government 4t\nbaghlan: taliban 2g, S")
    changes = does(b, "coalition")
    assert (changes["baghlan coalition.troops"], changes["baghlan government.troops"]) == (2, 2)
    assert changes["resources government"] == -3
    b = stretched("kabul: coalition 2t, government 4t\nbaghlan: taliban 3g, government 1p, S")
    assert does(b, "coalition") == {
        **{f"kabul {who}.troops": -2 for who in ("coalition", "government")},
        **{f"baghlan {who}.troops": 2 for who in ("coalition", "government")},
        "baghlan taliban.guerrilla.u": -3,
        "baghlan taliban.guerrilla.a": 2,
        "resources government": -3,
    }
    b = stretched("kabul: coalition 2t, government 4t\nbaghlan: taliban 4g, government 2p, S")
    assert "baghlan government.troops" not in does(b, "coalition")


def test_8_6_3_government_troops_that_stay() -> None:
    """8.6.3 With the Coalition's Troops no more Government Troops leave than the rules for cubes that stay allow: three
    at Support outside Pashtun spaces, the Government's last cube at a Coalition Base."""
    b = stretched("konduz: coalition 2t, government 3t, S\nbaghlan: taliban 2g, S")
    changes = does(b, "coalition")
    assert (changes["konduz coalition.troops"], changes.get("konduz government.troops")) == (-2, None)
    b = stretched("kabul: coalition 3t 1b, government 2t\nbaghlan: taliban 3g, S")
    changes = does(b, "coalition")
    assert (changes["kabul coalition.troops"], changes["kabul government.troops"]) == (-2, -1)


def test_8_6_3_strikes_at_whom_they_can_hit() -> None:
    """8.6.3.air_strike Whose pieces could go counts, not whose are there: after Herat at Support the Taliban of Zabol
    come before the Warlords of three Provinces, where Taliban are hidden; of those dice choose Samangan."""
    text = "farah: taliban 1g, warlords 2g(2a)\nzabol: taliban 2g(2a)\nnimruz: warlords 2g(2a), taliban 1g\n"
    text += "samangan: warlords 2g(2a), taliban 1g\nherat: coalition 1t, taliban 1g, S"
    b = in_force(stretched(text, people="government"), ISR, SHADED)
    assert turn(b, "coalition", *dice("51")) == {
        "herat taliban.guerrilla.u": -1,
        "zabol taliban.guerrilla.a": -1,
        "samangan warlords.guerrilla.a": -1,
    }


def test_8_6_3_strikes_at_whose_base_goes() -> None:
    """8.6.3.air_strike Where Bases go it counts whose: that of the Taliban in Zabol before those of the Warlords, where
    each time a last Taliban Guerrilla stands too; of those dice choose two."""
    text = "zabol: taliban 1b\nherat: coalition 1t, taliban 1g, S\n"
    text += "".join(f"{name}: warlords 1b, taliban 1g(1a)\n" for name in ["farah", "nimruz", "samangan"])
    b = in_force(stretched(text, people="government"), ISR, SHADED)
    bases = {"zabol taliban.base": -1, "samangan warlords.base": -1, "nimruz warlords.base": -1}
    assert turn(b, "coalition", *dice("51", "51")) == found("herat") | bases


def test_8_6_4_strike_at_whose_base_is_to_go() -> None:
    """8.6.4 The Air Strike hits the Warlord Guerrilla, so that the Assault takes the Warlord Base, though Taliban of a
    Player are there too."""
    b = stretched("herat: coalition 1t, taliban 1g(1a), warlords 1g(1a) 1b", 0, people=EVERYONE)
    assert does(b, "coalition") == {"herat warlords.guerrilla.a": -1, "herat warlords.base": -1}


def test_8_6_4_in_place_after_a_strike_that_does_it_all() -> None:
    """8.6.4 Where an Air Strike with Reapers (3, unshaded) takes both Guerrillas at Support nothing is left to Assault,
    but pieces went in the first bullet: the Coalition Assaults everywhere in place."""
    text = "herat: coalition 1t, taliban 2g(2a), S\nloc_kabul_aibak: coalition 1t, warlords 1g(1a)"
    b = in_force(stretched(text, 0), REAPERS, UNSHADED)
    assert does(b, "coalition") == {"herat taliban.guerrilla.a": -2, "loc_kabul_aibak warlords.guerrilla.a": -1}


def test_8_6_3_air_lift_to_find_all() -> None:
    """8.6.3 If not all enemies at Support can be found, an Air Lift brings the missing Troops; not in Sandstorms."""
    text = "baghlan: coalition 1t, taliban 3g, S\nherat: coalition 4t"
    b = stretched(text)
    assert does(b, "coalition") == found("baghlan", 3) | {
        "herat coalition.troops": -2,
        "baghlan coalition.troops": 2,
    }
    b = in_force(stretched(text), SANDSTORMS, UNSHADED)
    assert does(b, "coalition") == found("baghlan", 1)


def test_8_6_3_troops_that_stay() -> None:
    """8.6.3 The last Troops at a Coalition Base stay, and the last three cubes of a non-Pashtun space at Support."""
    b = stretched("kabul: coalition 1t 1b\nbaghlan: taliban 1g, S")
    assert "8.6.3 no sweep" in decides(b, "coalition")
    b = stretched("konduz: coalition 2t, government 1p, S\nbaghlan: taliban 1g, S")
    assert "8.6.3 no sweep" in decides(b, "coalition")


def test_8_6_3_everywhere_in_place() -> None:
    """8.6.3 Then in place everywhere else; then one more space with all Troops, at a Coalition Base first."""
    text = "kabul: coalition 1t, taliban 1g, S\nherat: coalition 1t, warlords 1g"
    b = in_force(stretched(text), SANDSTORMS, UNSHADED)
    assert does(b, "coalition") == found("kabul") | found("herat", who="warlords")
    text = "kabul: coalition 3t, taliban 1g, S\nbaghlan: taliban 1g, warlords 1b\nnuristan: taliban 1g"
    b = stretched(text)
    changes = does(b, "coalition")
    assert changes["baghlan coalition.troops"] == 2
    assert "8.6.3 most-bases 2>1" in reasons(b)


def test_8_6_3_what_is_swept_in_place_stays() -> None:
    """8.6.3, 8.2.3 Troops that find Guerrillas in place do not leave for the last bullet's space."""
    text = "kabul: coalition 1t, taliban 1g, S\nkonduz: coalition 1t, warlords 1g\nbaghlan: taliban 1g"
    b = in_force(stretched(text), SANDSTORMS, UNSHADED)
    assert does(b, "coalition") == found("kabul") | found("konduz", who="warlords")


def test_8_6_3_the_last_troops_stay_where_they_are_needed() -> None:
    """8.6.3, 3.2.3 At Support the Government's Troops find the Warlords only beside a Coalition piece: its last Troops
    do not leave Baghlan for Balkh."""
    text = "kabul: coalition 1t 1b, taliban 1g, S\nbaghlan: coalition 1t, government 5t, warlords 2g, S\n"
    b = in_force(stretched(text + "balkh: warlords 2g"), SANDSTORMS, UNSHADED)
    assert does(b, "coalition") == found("kabul") | found("baghlan", 2, "warlords")


def test_8_6_3_air_lift_without_partners() -> None:
    """8.6.3 By Partnering Policy (10, shaded) Government cubes do not find: an Air Lift brings Coalition Troops for
    both Guerrillas at Support, though as many Government Troops are there."""
    text = "baghlan: coalition 1t, government 5t, taliban 2g, S\nherat: coalition 2t 1b"
    b = in_force(stretched(text), PARTNERING_POLICY, SHADED)
    assert does(b, "coalition") == found("baghlan", 2) | {"herat coalition.troops": -1, "baghlan coalition.troops": 1}


def test_8_6_3_strikes_at_what_the_sweep_found() -> None:
    """8.6.3 The Special Activity comes after the Sweep: the last Guerrilla of a Taliban Player at Support, Underground
    until then, is found and struck."""
    b = stretched("herat: coalition 1t, taliban 1g, S", people="taliban+government")
    assert does(b, "coalition") == {"herat taliban.guerrilla.u": -1}
    assert "8.6.3 strike-worth-it yes" in reasons(b)


# Assault


def test_8_6_4_assault_takes_a_base() -> None:
    """8.6.4 Guerrillas, then the Base."""
    b = stretched("herat: coalition 2t 1b, taliban 1g(1a) 1b")
    assert does(b, "coalition") == {"herat taliban.guerrilla.a": -1, "herat taliban.base": -1}


def test_8_6_4_the_government_helps() -> None:
    """8.6.4 Government cubes join in one space, to clear a Support space."""
    b = stretched("balkh: coalition 1t, government 3t, taliban 2g(2a), S")
    assert does(b, "coalition") == {"balkh taliban.guerrilla.a": -2, "resources government": -3}
    assert "8.6.4 government-helps" in reasons(b)


def test_8_6_4_an_air_strike_helps() -> None:
    """8.6.4 One short of a Base, an Air Strike comes first."""
    b = stretched("balkh: coalition 1t, taliban 1g(1a) 1b")
    assert does(b, "coalition") == {"balkh taliban.guerrilla.a": -1, "balkh taliban.base": -1}
    b = in_force(stretched("balkh: coalition 1t, taliban 1g(1a) 1b"), SANDSTORMS, UNSHADED)
    assert "8.6.4 assault-would-remove no" in decides(b, "coalition")


def test_8_6_4_an_air_lift_helps() -> None:
    """8.6.4 More than one short of all enemies at Support, an Air Lift brings the Troops; not if too few could come."""
    text = "balkh: coalition 1t, warlords 3g(3a), S\nherat: coalition {}t"
    b = stretched(text.format(4), people="government+warlords")
    assert does(b, "coalition") == {
        "balkh warlords.guerrilla.a": -3,
        "balkh coalition.troops": 2,
        "herat coalition.troops": -2,
    }
    assert "8.6.3.air_lift lifts-to-help" in reasons(b)
    b = stretched(text.format(1), people="government+warlords")
    changes = does(b, "coalition")
    assert "balkh coalition.troops" not in changes


def test_8_6_4_the_government_helps_after_an_air_lift() -> None:
    """8.6.4 Four Guerrillas and a Base: an Air Lift brings three Troops, and the Government gives the fifth hit."""
    text = "paktika: coalition 1t 1b, government 1t, taliban 4g(4a) 1b\nkabul: coalition 5t 1b, S"
    b = stretched(text, people="taliban")
    changes = does(b, "coalition")
    assert changes["paktika coalition.troops"] == 3
    assert (changes["paktika taliban.guerrilla.a"], changes["paktika taliban.base"]) == (-4, -1)


def test_8_6_4_then_everywhere() -> None:
    """8.6.4 If pieces went, Assault everywhere in place: the Warlords too."""
    b = stretched("herat: coalition 1t, taliban 1b\nbalkh: coalition 1t, warlords 1g(1a)")
    assert does(b, "coalition") == {"herat taliban.base": -1, "balkh warlords.guerrilla.a": -1}


# Air Strike and Air Lift


def test_8_6_3_air_strike_bases_first() -> None:
    """8.6.3.air_strike After a Sweep: Bases first, then Guerrillas at Support, at a Coalition Base, the last one."""
    text = (
        "kabul: coalition 1t, taliban 1g, S\nherat: warlords 1b\nbalkh: taliban 2g(2a), S\nfarah: warlords 1g(1a)\n"
        "nimruz: warlords 2g(2a)"
    )
    b = stretched(text, people="taliban+government")
    assert does(b, "coalition") == found("kabul") | {
        "herat warlords.base": -1,
        "balkh taliban.guerrilla.a": -1,
        "farah warlords.guerrilla.a": -1,
    }
    assert "8.6.3 strike-worth-it yes" in reasons(b)


def test_8_6_1_predators() -> None:
    """8.6.1 By Predators (2, unshaded) a Base in Pakistan is struck, under its Guerrillas."""
    text = "kabul: coalition 1t, taliban 1g, S\nwaziristan: taliban 2g 1b\nherat: warlords 1b"
    b = in_force(stretched(text), PREDATORS, UNSHADED)
    assert does(b, "coalition") == found("kabul") | {"waziristan taliban.base": -1, "herat warlords.base": -1}
    assert does(stretched(text), "coalition") == found("kabul") | {"herat warlords.base": -1}


def test_8_6_1_predators_strike_no_guerrillas_in_pakistan() -> None:
    """8.6.1 The drone takes one Base; in a second space of Pakistan only a Base without Guerrillas is struck, and
    Islamabad stays where it is otherwise."""
    text = "kabul: coalition 1t, taliban 1g, S\nwaziristan: taliban 1g(1a) 1b\nnorthwest_frontier: taliban 2g(2a) 1b"
    b = in_force(stretched(text), PREDATORS, UNSHADED)
    assert does(b, "coalition") == found("kabul") | {"waziristan taliban.base": -1}


def test_8_6_3_air_lift_protects_and_makes_room() -> None:
    """8.6.3.air_lift Two Government Troops to where Coalition and Taliban are alone together, from a Coalition Base
    where they are too many."""
    text = "kabul: coalition 1t, taliban 1g, S\nherat: coalition 1t 1b, government 5t\nfarah: warlords 2g(2a)"
    b = stretched(text, people="government")
    assert does(b, "coalition") == found("kabul") | {
        "herat government.troops": -3,
        "kabul government.troops": 2,
        "nimruz government.troops": 1,
    }
    assert "8.6.3.air_lift protects-coalition" in reasons(b)
    assert "8.6.3.air_lift outnumbered-at-base 1>1" in reasons(b)


def test_8_6_3_air_lift_from_bases_without_support_first() -> None:
    """8.6.3.air_lift Government Troops leave a Coalition Base without Support before one with it, where more live."""
    text = "kabul: coalition 1t, taliban 1g, government 1p, S\nherat: coalition 1t 1b, government 9t, S\n"
    b = stretched(text + "badakhshan: coalition 1t 1b, government 5t", people="government")
    assert does(b, "coalition")["badakhshan government.troops"] == -3


def test_8_6_1_isr() -> None:
    """8.6.1 By ISR (1, unshaded) a Sweep finds up to three more where it finds most: in Pakistan as on a LoC where four
    are, which comes after (8.4)."""
    text = "kabul: coalition 1t, taliban 1g, S\nfarah: warlords 2g\nloc_kabul_aibak: taliban 3g"
    b = in_force(stretched(text, people="government"), ISR, UNSHADED)
    assert does(b, "coalition") == found("kabul") | found("loc_kabul_aibak", 3)
    text = "kabul: coalition 1t, taliban 1g, S\nnorthwest_frontier: taliban 3g\nloc_kabul_aibak: taliban 4g"
    b = in_force(stretched(text, people="government"), ISR, UNSHADED)
    assert does(b, "coalition") == found("kabul") | found("northwest_frontier", 3)


def test_8_6_3_air_strike_before_air_lift() -> None:
    """8.6.3 If a Base could go, it is Air Strike though an Air Lift is possible."""
    text = "kabul: coalition 1t, taliban 1g, S\nherat: coalition 1t 1b, government 5t\nfarah: warlords 1b"
    assert does(stretched(text, people="government"), "coalition") == found("kabul") | {"farah warlords.base": -1}


def test_8_6_3_air_strike_players_first() -> None:
    """8.6.3.air_strike Else the pieces of a Player: the Warlords' before the Taliban's."""
    text = "kabul: coalition 1t, taliban 1g, S\nherat: warlords 1b\n"
    text += "farah: taliban 2g(2a)\nnimruz: taliban 2g(2a)\nsar_e_pol: warlords 2g(2a)"
    b = stretched(text, people="government+warlords")
    changes = does(b, "coalition")
    assert (changes["herat warlords.base"], changes["sar_e_pol warlords.guerrilla.a"]) == (-1, -1)
    assert "8.6.3.air_strike best-target 3>1" in reasons(b)


def test_8_2_patrol_by_event() -> None:
    """8.2 In the Patrol of Contractor Surge (70) no Coalition cubes move; the Assault is where the most goes."""
    text = "loc_kabul_aibak: coalition 2t, warlords 1g(1a)\nloc_kandahar_kabul: coalition 2t, warlords 2g(2a)"
    b = stretched(text)
    assert event(b, "coalition", 70, False) == {"loc_kandahar_kabul warlords.guerrilla.a": -2}


# Train


def test_8_6_5_cut_of_patronage() -> None:
    """8.6.5 With a Government Player's Patronage at 11 or more, 3 of it become Resources."""
    b = stretched("kabul: coalition 1t", patronage=11)
    assert does(b, "coalition") == {"resources government": 3, "patronage": -3}
    assert "cuts-patronage" not in " ".join(decides(stretched("kabul: coalition 1t", patronage=10), "coalition"))
    b = stretched("kabul: coalition 1t", patronage=11, people="taliban")
    assert "cuts-patronage" not in " ".join(decides(b, "coalition"))


OPPOSED = "".join(f"{name}: O\n" for name in ["kandahar", "khowst", "nuristan", "baghlan", "balkh", "konduz", "kabul"])
"""15 points of Opposition."""


def test_8_6_5_civic_action_against_a_taliban_player() -> None:
    """8.6.5 With 18 of Opposition and Bases Civic Action where most Opposition goes, before Coalition Bases."""
    text = OPPOSED + "herat: coalition 1t 1b, government 2p\nbadghis: coalition 1t, O\nwaziristan: taliban 1b"
    b = stretched(text + "\nfarah: taliban 1b", 9)
    assert does(b, "coalition")["badghis support"] == 2
    assert "8.6.5 removes-opposition 1>1" in reasons(b)
    both = OPPOSED.replace("khowst: O", "khowst: O, coalition 2t") + "helmand: coalition 2t, O\nwaziristan: taliban 2b"
    assert does(stretched(both, 9), "coalition")["khowst support"] == 2
    b = stretched(text, 9)
    assert does(b, "coalition")["herat support"] == 1


def test_8_6_5_civic_action_at_a_base() -> None:
    """8.6.5 At a Coalition Base: the greatest shift, then non-Pashtun, then without Taliban."""
    text = "balkh: coalition 2t 1b, government 2p\nherat: coalition 2t 1b, government 2p"
    b = stretched(text + "\nkabul: S, coalition 1b", 4)
    assert does(b, "coalition")["balkh support"] == 1
    assert "8.6.5 greatest-shift 2>1" in reasons(b)
    text = "helmand: coalition 2t 1b, government 2p\nbadakhshan: coalition 2t 1b, government 2p"
    assert does(stretched(text, 4), "coalition")["badakhshan support"] == 1
    text = "badghis: coalition 3t 1b, government 2p, taliban 1g(1a)\nherat: coalition 2t 1b, government 2p"
    b = in_force(stretched(text, 4, people="government"), SANDSTORMS, UNSHADED)
    assert does(b, "coalition")["herat support"] == 1


def test_8_6_1_prts() -> None:
    """8.6.1 By PRTs (18, unshaded) in two spaces; shaded, in none."""
    text = "balkh: coalition 2t 1b, government 2p\nherat: coalition 2t 1b, government 2p"
    changes = does(in_force(stretched(text, 9), PRTS, UNSHADED), "coalition")
    assert (changes["balkh support"], changes["herat support"]) == (1, 1)
    b = in_force(stretched(text, 9), PRTS, SHADED)
    assert not {key for key in does(b, "coalition") if key.endswith("support")}


def test_8_6_5_two_thirds_with_prts() -> None:
    """8.6.5, 8.6.1 Of 12 Resources 8 may be spent: Civic Action in Kabul and cubes for Helmand; the second Civic Action
    of PRTs (18, unshaded), possible once Helmand is Controlled, would be too much."""
    text = "kabul: coalition 3t 1b, government 2t 2p\nhelmand: coalition 3t 1b, taliban 5g(5a)"
    b = in_force(stretched(text, 12, police=6), PRTS, UNSHADED)
    changes = does(b, "coalition")
    assert (changes["kabul support"], changes["helmand government.police"]) == (1, 6)
    assert changes["resources government"] == -6
    assert "helmand support" not in changes


def test_8_6_5_cubes_at_bases() -> None:
    """8.6.5 At a Coalition Base with fewer than two Government pieces or no Police: Police first, then Troops."""
    text = "balkh: coalition 9t 1b, S\nherat: coalition 9t 1b, government 1t 1p, S"
    b = stretched(text, 9, government=6, police=2)
    assert does(b, "coalition") == {
        "balkh government.police": 2,
        "balkh government.troops": 4,
        "resources government": -3,
    }


def test_8_6_1_village_stability() -> None:
    """8.6.1 VSO (12, unshaded): Police where Government cubes are, then where the most people live."""
    text = "kabul: coalition 1t\nherat: coalition 1t, government 1t\nbalkh: coalition 1t, government 1t"
    b = in_force(stretched(text, 0, patronage=11, police=1), VILLAGE_STABILITY, UNSHADED)
    assert does(b, "coalition") == {"balkh government.police": 1, "resources government": 3, "patronage": -3}
    text += "\nfarah: government 1p\nkonduz: government 2p"
    b = in_force(stretched(text, 0, patronage=11), VILLAGE_STABILITY, UNSHADED)
    assert does(b, "coalition")["konduz government.police"] == -1


# Surge


def test_8_6_5_surge_brings_bases() -> None:
    """8.6.5.surge An Available Base goes where the most people live, with a Troops if none is there; Aid follows."""
    b = stretched("kabul: government 1p\nherat: government 1p\nbalkh: government 1p", 0, troops=3, bases=1)
    changes = does(b, "coalition")
    assert changes["kabul coalition.base"] == 1
    assert changes["kabul coalition.troops"] >= 1
    assert changes["aid"] == 1
    assert "8.6.5.surge base-for-people" in " ".join(reasons(b))


def relocating(patronage: int = 0, people: str = EVERYONE) -> Afghanistan:
    """A Train that only places cubes at Herat's Base, from which Surge then moves the Base to Kabul."""
    b = stretched("herat: coalition 1t 1b\nkabul: government 1p", 3, people, patronage=patronage, police=2)
    return in_force(b, PRTS, SHADED)


def test_8_6_5_surge_moves_bases_to_people() -> None:
    """8.6.5.surge A Base without Support moves to where more people live, with a Troops; then Aid."""
    assert does(relocating(), "coalition") == {
        "herat government.police": 2,
        "herat coalition.base": -1,
        "herat coalition.troops": -1,
        "kabul coalition.base": 1,
        "kabul coalition.troops": 1,
        "resources government": -3,
        "aid": 1,
    }


def test_8_6_5_surge_moves_bases_to_support() -> None:
    """8.6.5.surge Balkh at Support rather than Kabul, where more people live."""
    b = stretched("herat: coalition 1t 1b\nkabul: government 1p\nbalkh: government 1p, S", 3, police=2)
    assert does(in_force(b, PRTS, SHADED), "coalition")["balkh coalition.base"] == 1


def test_8_6_5_surge_takes_troops_home_at_the_end() -> None:
    """8.6.5.surge Before the final Propaganda all Troops go home but the last at Bases; Support spaces last."""
    b = stretched("herat: coalition 3t 1b, S\nbalkh: coalition 4t\nkonduz: coalition 2t", 0, played=LAST)
    changes = does(b, "coalition")
    assert changes["balkh coalition.troops"] == -4
    assert changes["konduz coalition.troops"] == -2
    assert changes["herat coalition.troops"] == -2


def test_8_6_5_surge_takes_most_troops_home() -> None:
    """8.6.5.surge Of four spaces the three with the most Troops; of those with as many the one without Support."""
    text = "herat: coalition 5t, S\nbalkh: coalition 3t, S\nkonduz: coalition 1t, S\nbaghlan: coalition 1t"
    changes = does(stretched(text, 0, played=LAST), "coalition")
    assert {key: change for key, change in changes.items() if "troops" in key} == {
        "herat coalition.troops": -5,
        "balkh coalition.troops": -3,
        "baghlan coalition.troops": -1,
    }
    text += "\nbamian: coalition 1t\nghazni: coalition 1t"
    assert does(stretched(text, 0, played=LAST), "coalition")["herat coalition.troops"] == -5


def test_8_6_5_surge_balances_in_a_third_space() -> None:
    """8.6.5.surge Troops for Support go home from a third space, too: Herat has none to spare."""
    text = "herat: coalition 1t 1b\nkabul: government 1p\nbalkh: coalition 2t\nkonduz: S"
    b = in_force(stretched(text, 3, police=2), PRTS, SHADED)
    changes = does(b, "coalition")
    assert (changes["herat coalition.base"], changes["balkh coalition.troops"]) == (-1, -1)


def test_8_3_5_no_free_surge_that_lowers_the_own_total() -> None:
    """8.3.5, 8.3.4 By its chart a free Surge (21) brings Available Bases to the map, which lowers its own total:
    it does not take the Event, but Trains, with Civic Action in Kabul; before the final Propaganda, when Troops go
    home, it does."""
    text = "kabul: government 1p\nbalkh: coalition 4t"
    assert does(stretched(text, troops=3, bases=1), "coalition", card=21) == {
        "kabul coalition.troops": 2,
        "kabul coalition.base": 1,
        "kabul support": 1,
        "resources government": -3,
        "aid": 1,
    }
    assert does(stretched(text, played=LAST), "coalition", card=21) == {"balkh coalition.troops": -4, "aid": 1}


def test_8_6_5_surge_and_aid() -> None:
    """8.6.5.surge No Aid for a Government Player with 6 Patronage or more."""
    assert "aid" not in does(relocating(6), "coalition")
    assert does(relocating(5), "coalition")["aid"] == 1
    assert does(relocating(6, "taliban"), "coalition")["aid"] == 1


# 8.6.6 Propaganda Rounds


def test_8_6_6_civic_action_at_bases() -> None:
    """8.6.6 At Coalition Bases only, without Taliban Base first, then without Taliban; for two thirds."""
    text = (
        "balkh: coalition 3t 1b, government 1p, taliban 1b\nherat: coalition 3t 1b, government 1p, taliban 1g\n"
        "konduz: coalition 3t 1b, government 1p\nbadghis: coalition 3t, government 1p"
    )
    b = stretched(text, 9)
    assert phase(b, "civic_action_coalition") == {
        "konduz support": 1,
        "herat support": 1,
        "resources government": -6,
    }


def test_8_6_6_civic_action_in_the_final_round() -> None:
    """8.6.6 In the final Round everywhere, without limit."""
    text = "konduz: coalition 3t 1b, government 1p\nbadghis: coalition 3t, government 1p"
    b = stretched(text, 6)
    b.set(PROPAGANDA_PLAYED, b.final)
    assert phase(b, "civic_action_coalition", "1", "1") == {
        "konduz support": 1,
        "badghis support": 1,
        "resources government": -6,
    }


def test_8_6_6_redeploy() -> None:
    """8.6.6 From LoCs and from spaces without Support of at most 1 Population: to Control Kabul, to a Base without
    Troops, to a Base without Support; not from Balkh of 2."""
    text = (
        "loc_kabul_aibak: coalition 1t\nfaryab: coalition 2t\nbalkh: coalition 1t\nkabul: taliban 1g, government 1p\n"
        "herat: coalition 1b\nkonduz: coalition 2t 1b"
    )
    b = stretched(text)
    assert phase(b, "redeploy_coalition") == {
        "loc_kabul_aibak coalition.troops": -1,
        "faryab coalition.troops": -2,
        "kabul coalition.troops": 1,
        "herat coalition.troops": 1,
        "konduz coalition.troops": 1,
    }
