"""8.6.4 Non-player Coalition: each condition of its Assault on a position in which it decides."""

from __future__ import annotations

from abyssal.games.distant_plain.names import FIND_FIX_FINISH, PARTNERING_POLICY, SANDSTORMS, SHADED, UNSHADED
from tests.games.distant_plain.nonplayers.bots import does, event, in_force
from tests.games.distant_plain.nonplayers.test_coalition import EVERYONE, TRAINS, chooses, stretched
from tests.games.distant_plain.nonplayers.test_coalition_priorities import always_does

PAID = {"resources government": -3}


def lost(space: str, **pieces: int) -> dict[str, int]:
    """Changes in a space that loses this many Active Guerrillas (`taliban`) or Bases (`taliban_base`) of a faction."""
    return {
        f"{space} {name.removesuffix('_base')}.{'base' if name.endswith('_base') else 'guerrilla.a'}": -count
        for name, count in pieces.items()
    }


def test_8_6_4_pieces_of_players_and_taliban() -> None:
    """8.6.4 At Support the Taliban's even if they are a Non-player, the Warlords' only if they are a Player; otherwise
    it Trains."""
    b = stretched("badakhshan: coalition 1b\nherat: coalition 1t, taliban 1b, S", 3, "government+warlords")
    assert does(b, "coalition") == lost("herat", taliban_base=1)
    text = "faryab: coalition 1t, warlords 1g(1a), S"
    b = stretched(text, 0, "government+warlords", patronage=11)
    assert does(b, "coalition") == lost("faryab", warlords=1)
    b = stretched(text, 0, "government", patronage=11)
    assert does(b, "coalition") == TRAINS


def test_8_6_4_the_question_counts_help() -> None:
    """8.6.4 The Government counts if it can be paid for and Partnering Policy (10, shaded) lets it take part. An Air
    Lift does not count, only an Air Strike. Otherwise it Trains."""
    text = "herat: coalition 1t, government 2t, taliban 2g(2a) 1b"
    helped = lost("herat", taliban=2, taliban_base=1) | PAID
    for resources, side, changes in ((3, 0, helped), (2, 0, TRAINS), (3, SHADED, TRAINS)):
        b = in_force(stretched(text, resources, patronage=11), PARTNERING_POLICY, side)
        assert does(b, "coalition") == changes, (resources, side)
    b = stretched("badghis: coalition 2t\nherat: coalition 1t, taliban 2g(2a) 1b", 3, patronage=11)
    assert does(b, "coalition") == TRAINS


def test_8_6_4_no_strike_at_the_hidden_helps() -> None:
    """8.6.4, 4.2.3 With Find Fix Finish (7, unshaded) one Troops removes the hidden Taliban Guerrilla but not the Base
    too. An Air Strike in Herat could hit only the Warlords and does not help, so it Trains. A second Troops does help,
    also by Air Lift."""
    text = "herat: coalition {}t, taliban 1g 1b, warlords 1g(1a)"
    b = in_force(chooses(text.format(1)), FIND_FIX_FINISH, UNSHADED)
    assert does(b, "coalition") == TRAINS
    b = in_force(chooses(text.format(2)), FIND_FIX_FINISH, UNSHADED)
    gone = {"herat taliban.guerrilla.u": -1, "herat taliban.base": -1}
    assert does(b, "coalition") == gone | {"herat warlords.guerrilla.a": -1}
    text = (
        "herat: coalition 1t, taliban 1g 1b, warlords 1g(1a)\nbalkh: coalition 1t 1b, warlords 1b\nkabul: coalition 1t"
    )
    b = in_force(stretched(text, 0), FIND_FIX_FINISH, UNSHADED)
    flown = {"kabul coalition.troops": -1, "herat coalition.troops": 1}
    always_does(b, flown | gone | {"balkh warlords.base": -1})


def test_8_6_4_the_government_helps_in_one_space() -> None:
    """8.6.4 Of two Support spaces that it could clear the Government takes part in one; in the other an Air Strike
    helps, even if there are Bases to strike elsewhere, or nothing in Sandstorms."""
    text = "".join(f"{s}: coalition 1t, government 3t, taliban 2g(2a), S\n" for s in ["balkh", "herat"])
    bases = "".join(f"{s}: warlords 1b\n" for s in ["farah", "nimruz", "zabol"])
    changes = does(stretched(text + bases, 6), "coalition")
    cleared = lost("balkh", taliban=2) | lost("herat", taliban=2) | PAID
    assert {name: n for name, n in changes.items() if not name.endswith("base")} == cleared
    changes = does(in_force(stretched(text, 6), SANDSTORMS, UNSHADED), "coalition")
    assert sorted(changes.values()) == [-3, -2, -1]


def test_8_6_4_no_help_for_other_pieces() -> None:
    """8.6.4 The Government does not take part where the Troops take the Base themselves, nor for a Guerrilla at no
    Support; nor does an Air Lift come for it."""
    b = stretched("kabul: coalition 1t, government 1t, taliban 1b, warlords 1g(1a)", 3)
    assert does(b, "coalition") == lost("kabul", taliban_base=1)
    b = in_force(stretched("baghlan: coalition 1t, government 1t, taliban 2b", 3), SANDSTORMS, UNSHADED)
    assert does(b, "coalition") == lost("baghlan", taliban_base=1)
    b = stretched("kabul: coalition 1t, taliban 1g(1a), warlords 1b\nfarah: coalition 1t", 0)
    assert does(b, "coalition") == lost("kabul", warlords_base=1)


def test_8_6_4_when_an_air_strike_can_help() -> None:
    """8.6.4 Once, not in Kabul, and not with a Limited Operation by Event (10)."""
    b = stretched("ghazni: coalition 1t, warlords 1g(1a) 2b, S", 0)
    assert does(b, "coalition") == lost("ghazni", warlords=1, warlords_base=1)
    for text in ("kabul: coalition 1t, taliban 1g(1a) 1b", "kabul: coalition 1t, taliban 2g(2a), S"):
        assert does(stretched(text, 0), "coalition") == lost("kabul", taliban=1)
    b = stretched("nimruz: coalition 1t, taliban 1g(1a) 1b", 0)
    assert event(b, "coalition", 10, False, "done") == lost("nimruz", taliban=1)


def test_8_6_4_the_strike_is_for_the_base_that_needs_it() -> None:
    """8.6.4 The Troops could take the Taliban Base. The Air Strike hits the Warlord Guerrilla, so that they can take
    the Base of the Warlords, a Player, instead."""
    b = stretched("herat: coalition 1t, taliban 1b, warlords 1g(1a) 1b", 0, "government+warlords")
    assert does(b, "coalition") == lost("herat", warlords=1, warlords_base=1)


def test_8_6_4_whose_pieces_go() -> None:
    """8.6.4 Those of a Player, unless the Troops alone take another's Base; with the Government all of both."""
    b = stretched("paktika: coalition 1t, taliban 1g(1a), warlords 1g(1a) 1b", 0, "taliban")
    assert does(b, "coalition") == lost("paktika", taliban=1, warlords=1)
    b = stretched("faryab: coalition 1t, government 1t, taliban 1g(1a), warlords 1b, S", 3, EVERYONE)
    assert does(b, "coalition") == lost("faryab", taliban=1, warlords_base=1) | PAID
