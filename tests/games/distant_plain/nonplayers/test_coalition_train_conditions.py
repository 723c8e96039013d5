"""8.6.5 Non-player Coalition: each condition of its Train on a position in which it decides."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import NIGHT_LETTERS, PRTS, SANDSTORMS, SHADED, UNSHADED
from tests.games.distant_plain.nonplayers.bots import does, event, in_force
from tests.games.distant_plain.nonplayers.test_coalition import EVERYONE, LAST, stretched
from tests.games.distant_plain.nonplayers.test_coalition_priorities import always_does
from tests.games.distant_plain.nonplayers.test_coalition_train import OPPOSED

PASSES = {"resources government": 3}
"""2.3.3 What the Government gains when the Coalition Passes: nothing else was possible."""
CUT = {"resources government": 3, "patronage": -3}
STRONG = OPPOSED + "waziristan: taliban 2b\nnorthwest_frontier: taliban 1b\n"
"""18 points of Opposition and Bases."""
AT_HERAT = {"herat support": 1, "resources government": -3}


# Civic Action where it Trains anyway

IN_KABUL = "kabul: coalition 1b, government 4t, taliban 2g(2a), warlords 3g(3a)\n"
"""No COIN Control until cubes are placed at the Coalition Base."""


def test_8_6_5_civic_action_where_cubes_were_placed() -> None:
    """8.6.5, 3.2.1 The last bullet names any space with COIN Control and Coalition pieces: the six Police of the bullet
    before it bring Control of Kabul, so Civic Action follows there. In Sandstorms (57) no Air Lift follows."""
    b = in_force(stretched(IN_KABUL, 19, police=6), SANDSTORMS, UNSHADED)
    assert does(b, "coalition") == {"kabul government.police": 6, "kabul support": 1, "resources government": -6}


def test_8_6_5_civic_action_where_cubes_were_placed_by_shift() -> None:
    """8.6.5 Within the last bullet the greatest shift counts: the 3 Population of Kabul, where it Trains anyway, before
    the 2 of Balkh; with PRTs (18, unshaded) both. It stays in Balkh if the cubes bring no Control."""
    text = IN_KABUL + "balkh: coalition 1t"

    def trains(text: str) -> Afghanistan:
        return in_force(stretched(text, 19, police=6), SANDSTORMS, UNSHADED)

    kabul = {"kabul government.police": 6, "kabul support": 1, "resources government": -6}
    always_does(trains(text), kabul)
    both = kabul | {"balkh support": 1, "resources government": -9}
    always_does(in_force(trains(text), PRTS, UNSHADED), both)
    text = text.replace("3g(3a)", "9g(9a)")
    balkh = {"kabul government.police": 6, "balkh support": 1, "resources government": -6}
    always_does(trains(text), balkh)


# Patronage


def test_8_6_5_cut_of_patronage_needs_no_pieces() -> None:
    """8.6.5 In Kabul even without Coalition pieces or Control; for a Government Player only, otherwise Civic Action."""
    assert does(stretched("", 0, patronage=11), "coalition") == CUT
    assert does(stretched("herat: coalition 1t", 3, "taliban", patronage=11), "coalition") == AT_HERAT


def test_8_6_5_no_cut_of_patronage_where_resources_are_full() -> None:
    """8.6.5, 1.8 At 75 Resources no Patronage can be cut: the next bullets follow, Civic Action in Herat."""
    assert does(stretched("herat: coalition 1t", 75, patronage=11), "coalition") == AT_HERAT


def test_8_6_5_the_cut_takes_the_place_of_civic_action() -> None:
    """8.6.5, 3.2.1 With it no Civic Action in Khowst: its Base gets Police for the Resources; with PRTs (18, unshaded)
    Civic Action too, but no second cut."""
    text = "khowst: coalition 1b"
    changes = does(stretched(text, 3, patronage=11, police=1), "coalition")
    assert changes == {"khowst government.police": 1, "patronage": -3}
    b = in_force(stretched("khowst: coalition 1t", 3, patronage=14), PRTS, UNSHADED)
    assert does(b, "coalition") == {"khowst support": 1, "patronage": -3}


def test_8_6_5_no_civic_action_set_aside_beside_the_cut() -> None:
    """8.6.5, 3.2.1 Nor against strong Taliban: the Resources go to cubes for the Base in Herat."""
    text = STRONG + "badghis: coalition 1t, O\nherat: coalition 1t 1b, S"
    changes = does(stretched(text, 6, patronage=11, police=2), "coalition")
    assert changes == {"herat government.police": 2, "patronage": -3}


# Civic Action against strong Taliban


@pytest.mark.parametrize(
    ("text", "kabul", "people"),
    [
        ("badghis: coalition 1t, O\n", "", "government"),
        ("badghis: coalition 1t, O, terror 2\n", "", EVERYONE),
        ("badghis: coalition 1t, O, warlords 2g\n", "", EVERYONE),
        ("", ", government 1p", EVERYONE),
    ],
)
def test_8_6_5_no_opposition_to_remove(text: str, kabul: str, people: str) -> None:
    """8.6.5 Not against Non-player Taliban, nor where Terror takes all Resources, without COIN Control, or in Kabul
    without Coalition pieces: Civic Action at the Base in Herat instead."""
    text += STRONG.replace("kabul: O", f"kabul: O{kabul}") + "herat: coalition 1t 1b, government 2p"
    changes = does(stretched(text, 9, people), "coalition")
    assert {name: n for name, n in changes.items() if name.endswith("support")} == {"herat support": 1}


def test_8_6_5_nothing_against_strong_taliban_where_no_opposition_is() -> None:
    """8.6.5 Neutral Badghis has no Opposition to remove: Civic Action is at the Base in Herat, whatever the dice."""
    b = stretched(STRONG + "herat: coalition 1t 1b, government 2p\nbadghis: coalition 1t", 6)
    always_does(b, AT_HERAT)


def test_8_6_5_no_civic_action_against_strong_taliban_by_prts() -> None:
    """8.6.5 With PRTs (18, shaded) there is no Civic Action to set Resources aside for: Herat gets Police."""
    b = stretched(STRONG + "badghis: coalition 1t, O\nherat: coalition 1t 1b, S", 3, police=2)
    changes = does(in_force(b, PRTS, SHADED), "coalition")
    assert changes == {"herat government.police": 2, "resources government": -3}


@pytest.mark.parametrize(("patronage", "people"), [(10, EVERYONE), (11, "taliban")])
def test_8_6_5_civic_action_in_kabul_is_no_cut(patronage: int, people: str) -> None:
    """8.6.5 Kabul is chosen for its Opposition, not for Patronage: too little of it, or no Government Player."""
    text = STRONG.replace("kabul: O", "kabul: O, coalition 1t")
    changes = does(stretched(text, 9, people, patronage=patronage), "coalition")
    assert changes == {"kabul support": 2, "resources government": -6}


# Surge in between


def test_8_6_5_surge_after_the_first_two_bullets() -> None:
    """8.6.5 Civic Action against the Opposition in Badghis is chosen before a Base comes to Kabul, where more would be
    removed."""
    b = stretched(STRONG + "badghis: coalition 1t, O", 9, troops=1, bases=1, patronage=6)
    assert does(b, "coalition") == {
        "badghis support": 2,
        "kabul coalition.base": 1,
        "kabul coalition.troops": 1,
        "resources government": -6,
    }


def test_8_6_5_no_surge_that_does_nothing_or_may_not_be() -> None:
    """8.6.5 A Base is Available but no Troops for it: it Passes. A Limited Operation by Event (10) has no Surge, so
    chance decides which Operation to use, to no effect (8.3.4)."""
    assert does(stretched("", 0, bases=1), "coalition") == PASSES
    assert event(stretched("", 0, troops=1, bases=1), "coalition", 10, False, "train", "done") == {}


def test_8_6_5_no_terror_removed_for_nothing() -> None:
    """8.6.5, 8.3.5 Resources for one Terror marker of Kabul's two, but not for a shift: no Train is possible, and it
    Passes."""
    b = stretched("kabul: coalition 1t 1b, government 2p, terror 2", 3)
    assert does(b, "coalition") == PASSES


def test_8_6_5_no_other_civic_action_than_planned() -> None:
    """8.6.5 The Surge of the last Campaign takes the Troops from Badghis, and with them Control: the Civic Action
    planned there is not made in Herat instead, which has got Police."""
    text = STRONG + "badghis: coalition 1t, O\nherat: coalition 1t 1b"
    changes = does(stretched(text, 20, patronage=6, played=LAST, police=2), "coalition")
    assert changes["badghis coalition.troops"] == -1
    assert not [name for name in changes if name.endswith("support")]


# Cubes and Civic Action at Bases


def test_8_6_5_three_spaces() -> None:
    """8.6.5 Kabul for Patronage and two Bases for cubes: Civic Action in Konduz, with PRTs (18, unshaded), would be the
    fourth space."""
    text = "balkh: coalition 9t 1b, S\nherat: coalition 9t 1b, S\nkonduz: coalition 1t"
    b = in_force(stretched(text, 20, patronage=11, government=6, police=6), PRTS, UNSHADED)
    cubes = {"herat government.police": 6, "balkh government.troops": 6}
    assert does(b, "coalition") == cubes | {"resources government": -3, "patronage": -3}


def test_8_6_5_which_bases_need_cubes() -> None:
    """8.6.5 With one Government piece, or with two but no Police; in the same space as Civic Action if Resources
    suffice for both, otherwise not."""
    b = stretched("ghowr: coalition 1b, government 1p", 6, government=1)
    both = {"ghowr government.troops": 1, "ghowr support": 1, "resources government": -6}
    assert does(b, "coalition") == both
    b = stretched("badghis: coalition 1b, government 2t, S", 3, police=1)
    assert does(b, "coalition") == {"badghis government.police": 1, "resources government": -3}
    assert does(stretched("kabul: coalition 1b", 3, police=1), "coalition") == {
        "kabul support": 1,
        "resources government": -3,
    }
    assert does(stretched("kandahar: coalition 1b", 0, government=1), "coalition") == PASSES


def test_8_6_5_room_for_police_under_night_letters() -> None:
    """8.6.5 With Night Letters (29, shaded) four cubes: both Police, then two Troops."""
    b = stretched("balkh: coalition 9t 1b, S", 3, government=6, police=2)
    always_does(
        in_force(b, NIGHT_LETTERS, SHADED),
        {"balkh government.police": 2, "balkh government.troops": 2, "resources government": -3},
    )


def test_8_6_5_civic_action_where_coalition_pieces_are() -> None:
    """8.6.5 Away from Bases too, cubes Available or not: in Herat, not in Kabul, where only Government pieces are."""
    assert does(stretched("kabul: government 1t\nherat: coalition 1t", 3, police=1), "coalition") == AT_HERAT


def test_8_6_5_civic_action_where_it_was_planned_and_as_far() -> None:
    """8.6.5 In Khowst rather than in Ghowr, whose Terror costs too much; two steps at the Base in Bamian though only
    two thirds may be spent in a Round; with PRTs (18, unshaded) one in Herat beside the cut of Patronage."""
    b = stretched("ghowr: coalition 1b, terror 2\nkhowst: coalition 1t", 6, police=1, patronage=6)
    changes = does(b, "coalition")
    assert (changes["khowst support"], changes["resources government"]) == (1, -6)
    b = stretched("bamian: coalition 1b, O", 6)
    assert does(b, "coalition") == {"bamian support": 2, "resources government": -6}
    b = in_force(stretched("herat: coalition 1b, O", 3, patronage=11), PRTS, UNSHADED)
    assert does(b, "coalition") == {"herat support": 1, "patronage": -3}
