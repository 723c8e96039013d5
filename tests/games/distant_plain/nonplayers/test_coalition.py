"""8.6.3, 8.6.4 Non-player Coalition: the questions of its chart, Sweep and Assault."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    BASES_POOL,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COALITION_TROOPS_POOL,
    FIND_FIX_FINISH,
    PARTNERING_POLICY,
    POLICE,
    POLICE_POOL,
    PROPAGANDA_PLAYED,
    REAPERS,
    SANDSTORMS,
    SHADED,
    TROOPS,
    TROOPS_POOL,
    UNSHADED,
)
from tests.games.distant_plain.nonplayers.bots import decides, does, in_force, reasons, solo

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
    """Return a position with exactly these Coalition and Government pieces Available."""
    b = solo(text, {"government": resources}, people, patronage=patronage)
    b.discard(COALITION_TROOPS, b.n[COALITION_TROOPS_POOL] - troops)
    b.discard(COALITION_BASE, b.n[BASES_POOL[COALITION]] - bases)
    b.discard(TROOPS, b.n[TROOPS_POOL] - government)
    b.discard(POLICE, b.n[POLICE_POOL] - police)
    b.set(PROPAGANDA_PLAYED, played)
    b.conduct.journal = []
    return b


def found(space: str, count: int = 1, who: str = "taliban") -> dict[str, int]:
    """Changes from a Sweep that finds this many Guerrillas."""
    return {f"{space} {who}.guerrilla.u": -count, f"{space} {who}.guerrilla.a": count}


# The questions


TRAINS = {"resources government": 3, "patronage": -3}
"""Changes from a Train in Kabul against the Patronage of a Government Player."""


def chooses(text: str, people: str = EVERYONE) -> Afghanistan:
    """Return a position where a Train is possible too, so that the Coalition's action shows how it answers its
    questions."""
    return stretched(text, 0, people, patronage=11)


def test_8_6_3_sweep_for_hidden_enemies() -> None:
    """8.6.3 Underground Taliban at Support, or an Underground Guerrilla of a Player at a Coalition Base: a Sweep finds
    what an Air Strike then removes. Otherwise Train, with a Surge of Herat's Troops and Base to Kabul, or Assault."""
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
    at Support, even if the box then starts with a Base that alone would not call for it. Otherwise it Trains."""
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
    """8.6.4 With Find Fix Finish (7, unshaded) the last Underground Guerrilla at Support, or in front of a Player's
    Base, can be removed too."""
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


def test_8_6_4_strike_at_whose_base_is_to_go() -> None:
    """8.6.4 The Air Strike hits the Warlord Guerrilla, so that the Assault takes the Warlord Base, though Taliban of a
    Player are there too."""
    b = stretched("herat: coalition 1t, taliban 1g(1a), warlords 1g(1a) 1b", 0, people=EVERYONE)
    assert does(b, "coalition") == {"herat warlords.guerrilla.a": -1, "herat warlords.base": -1}


def test_8_6_4_in_place_after_a_strike_that_does_it_all() -> None:
    """8.6.4 An Air Strike with Reapers (3, unshaded) removes both Guerrillas at Support and leaves nothing to Assault
    there. But pieces were removed in the first bullet, so the Coalition Assaults everywhere in place."""
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


def test_8_6_3_air_lift_by_its_own_list_first() -> None:
    """8.6.3, 8.6.3.air_lift "Use Air Lift ① per the Air Lift priorities below, otherwise ② enough random Coalition
    Troops": the two Government Troops that the list sends to Balkh find the second Guerrilla, so nobody comes from
    Helmand. Against four, one Coalition Troops has to follow them, not three."""
    text = "balkh: coalition 1t, taliban {}g, S\nkandahar: government 3t\nhelmand: coalition {}t"
    flown = {"kandahar government.troops": -2, "balkh government.troops": 2}
    assert does(stretched(text.format(2, 2)), "coalition") == found("balkh", 2) | flown
    followed = {"helmand coalition.troops": -1, "balkh coalition.troops": 1}
    assert does(stretched(text.format(4, 5)), "coalition") == found("balkh", 4) | flown | followed


def test_8_6_3_air_lift_for_a_sweep_by_its_list_alone() -> None:
    """8.6.3 The list helps a Sweep though no Coalition Troops can fly: at Support three cubes stay in Herat."""
    text = "balkh: coalition 1t, taliban 2g, S\nkandahar: government 3t\nherat: coalition 3t, S"
    flown = {"kandahar government.troops": -2, "balkh government.troops": 2}
    assert does(stretched(text), "coalition") == found("balkh", 2) | flown


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
    """8.6.3 With Partnering Policy (10, shaded) Government cubes do not find: an Air Lift brings Coalition Troops for
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
    """8.6.4 After removing pieces, Assault everywhere in place, against the Warlords too."""
    b = stretched("herat: coalition 1t, taliban 1b\nbalkh: coalition 1t, warlords 1g(1a)")
    assert does(b, "coalition") == {"herat taliban.base": -1, "balkh warlords.guerrilla.a": -1}
