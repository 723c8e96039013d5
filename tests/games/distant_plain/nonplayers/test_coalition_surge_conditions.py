"""8.6.5 Non-player Coalition: each condition of its Surge on a position in which it decides."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import SHADED, US_TALIBAN_TALKS
from tests.games.distant_plain.nonplayers.bots import dice, does, event, in_force
from tests.games.distant_plain.nonplayers.test_coalition import LAST, stretched
from tests.games.distant_plain.nonplayers.test_coalition_priorities import always_does
from tests.games.distant_plain.nonplayers.test_coalition_train_conditions import PASSES

FREE = 21
"""A card by which the Coalition Surges without Train."""


def surging(text: str, resources: int = 0, troops: int = 0, bases: int = 0, played: int = 0) -> Afghanistan:
    """A position for a Surge that adds no Aid."""
    return stretched(text, resources, troops=troops, bases=bases, patronage=6, played=played)


def comes(space: str, troops: int = 0, bases: int = 0) -> dict[str, int]:
    """Changes from this many Coalition pieces that come to a space, or leave it."""
    found = {f"{space} coalition.troops": troops, f"{space} coalition.base": bases}
    return {name: count for name, count in found.items() if count}


# Bases that come


def test_8_6_5_surge_where_bases_come() -> None:
    """8.6.5.surge Not to Sar-e-Pol without Population, not where two Bases are, not without Troops, and never two to
    one space."""
    assert does(surging("sar_e_pol: coalition 1t", bases=1), "coalition") == PASSES
    b = surging("paktika: coalition 1t, government 1b, taliban 1b", bases=1)
    assert does(in_force(b, US_TALIBAN_TALKS, SHADED), "coalition") == PASSES
    assert does(surging("", bases=1), "coalition") == PASSES
    assert does(surging("", troops=1, bases=2), "coalition") == comes("kabul", 1, 1)


def test_8_6_5_surge_of_a_base_to_troops_on_the_map() -> None:
    """8.6.5.surge With no Troops Available a Base comes to those in Kandahar, then with them to Kabul."""
    b = surging("kandahar: coalition 1t", bases=1)
    assert does(b, "coalition") == comes("kabul", 1, 1) | comes("kandahar", -1)


def test_8_6_5_surge_of_a_base_with_one_troops_if_none_is_there() -> None:
    """8.6.5.surge To Kabul a Base, with one Troops only if none is there; beside the one of the die."""
    assert does(surging("", troops=2, bases=1), "coalition") == comes("kabul", 2, 1)
    assert does(surging("kabul: coalition 1t", troops=2, bases=1), "coalition") == comes("kabul", 1, 1)


# Three spaces


def test_8_6_5_surge_in_three_spaces() -> None:
    """8.6.5.surge In the last Campaign Troops go home from three spaces, and a Base goes to one of these: Kabul, with
    fewer Troops, would be the fourth."""
    text = "".join(f"{s}: coalition 2t\n" for s in ["herat", "badghis", "faryab"])
    b = surging(text + "kabul: coalition 1t", bases=1, played=LAST)
    assert does(b, "coalition") == comes("badghis", -2) | comes("faryab", -2) | comes("herat", -1, 1)


def test_8_6_5_surge_of_bases_in_the_spaces_that_troops_left() -> None:
    """8.6.5.surge After Troops went home from two spaces, to Kabul and one of these; from three, to one of these."""
    b = surging("herat: coalition 1t\nkhowst: coalition 1t", bases=2, played=LAST)
    assert does(b, "coalition") == comes("kabul", 1, 1) | comes("khowst", 0, 1) | comes("herat", -1)
    b = surging("paktika: coalition 1t\nbalkh: coalition 1t\nbadghis: coalition 1t", bases=1, played=LAST)
    assert does(b, "coalition") == comes("paktika", -1) | comes("badghis", -1) | comes("balkh", 0, 1)


def test_8_6_5_surge_moves_a_base_within_three_spaces() -> None:
    """8.6.5.surge Troops go home from Kandahar and Baghlan, so Helmand's Base goes to one of them, not to Kabul."""
    b = surging("kandahar: coalition 1t\nbaghlan: coalition 1t\nhelmand: coalition 1b", played=LAST)
    assert does(b, "coalition") == comes("kandahar", -1) | comes("baghlan", 0, 1) | comes("helmand", 0, -1)


def test_8_6_5_surge_selects_no_needless_space() -> None:
    """8.6.5.surge A Base and the only Troops come to Kabul: neither Balkh nor Badghis, for whose Base no Troops are
    left, is one of the Surge's spaces. Train, which is at random then, is in Badghis."""
    b = surging("balkh: government 1p\nbadghis: coalition 1b, S", troops=1, bases=1)
    assert does(b, "coalition") == comes("kabul", 1, 1)
    selected = [b.spec.spaces[numbers[0]] for id, numbers in b.conduct.journal or [] if id == "select"]
    assert selected == ["kabul", "badghis"]


# Bases that move


def test_8_6_5_surge_moves_no_base_without_room_or_troops() -> None:
    """8.6.5.surge Not from Paktika to Kabul, where two Bases are; not from Nimruz if no Troops can go with it."""
    b = surging("paktika: coalition 1t 1b\nkabul: government 1b, taliban 1b", played=LAST)
    assert does(b, "coalition") == PASSES
    b = stretched("nimruz: coalition 1b", 3, government=1)
    assert does(b, "coalition") == {"nimruz government.troops": 1, "resources government": -3}


def test_8_6_5_surge_moves_a_base_to_troops() -> None:
    """8.6.5.surge To Badakhshan, where Troops are, as none could go to Kabul; with an Available one to Kabul. Where
    Troops are, no other goes along: the one of the die comes to Ghowr, where none is."""
    b = surging("badakhshan: coalition 1t\nzabol: coalition 1b", 3)
    changes = {"badakhshan support": 1, "resources government": -3}
    assert does(b, "coalition") == comes("badakhshan", 0, 1) | comes("zabol", 0, -1) | changes
    b = surging("kandahar: coalition 1b", troops=1, played=LAST)
    assert does(b, "coalition") == comes("kabul", 1, 1) | comes("kandahar", 0, -1)
    b = surging("balkh: coalition 1t\nghowr: coalition 1b", troops=2, bases=1)
    assert does(b, "coalition") == comes("kabul", 1, 1) | comes("balkh", 0, 1) | comes("ghowr", 1, -1)


# Troops


def test_8_6_5_surge_brings_troops_to_its_three_spaces() -> None:
    """8.6.5.surge A Base came to Kabul and one moved from Ghazni to Khowst: the Troops of the die comes to Ghazni, not
    to Nimruz, where as few are."""
    b = surging("ghazni: coalition 1b\nnimruz: government 1p\nkhowst: government 1t", troops=3, bases=1)
    changes = comes("kabul", 1, 1) | comes("khowst", 1, 1) | comes("ghazni", 1, -1)
    assert does(b, "coalition") == changes


def test_8_6_5_surge_takes_no_troops_that_have_to_stay() -> None:
    """8.6.5.surge Support asks for Available Troops, but the one in Baghlan stays with the Base that has come there."""
    b = surging("zabol: coalition 1b\nbaghlan: coalition 1t, S")
    assert event(b, "coalition", FREE, False, "6") == comes("zabol", 0, -1) | comes("baghlan", 0, 1)


def test_8_6_5_surge_moves_troops_only_after_other_pieces() -> None:
    """8.6.5.surge, 5.1 In a free Surge (21) for which there are no Bases to move, or no Troops for them, nothing moves,
    and no die is thrown, whether one space can be chosen or several."""
    for text, troops, bases in (("", 1, 0), ("bamian: government 1p", 0, 0), ("", 0, 1)):
        assert event(surging(text, troops=troops, bases=bases), "coalition", FREE, False) == {}


def test_8_6_5_surge_protects_bases() -> None:
    """8.6.5.surge If pieces have moved, one Available Troops comes to each Base without any, in the last Campaign too;
    in a fourth space none does, and no dice are thrown for it."""
    text = "badghis: coalition 1b, S"
    for played in (0, LAST):
        b = surging(text, troops=2, bases=1, played=played)
        assert does(b, "coalition") == comes("kabul", 1, 1) | comes("badghis", 1)
    text += "\nherat: coalition 1b, S\nbalkh: government 1p\nkonduz: government 1p"
    changes = comes("kabul", 1, 1) | comes("balkh", 1, 1) | comes("konduz", 1, 1)
    assert event(surging(text, troops=5, bases=3, played=LAST), "coalition", FREE, False, *dice("52")) == changes


def test_8_6_5_surge_protects_bases_without_support_first() -> None:
    """8.6.5.surge The last Available Troops comes to the Base in Kabul rather than to the one at Support; none to the
    Base in Badakhshan, which has one."""
    text = "kabul: coalition 1b\nbadghis: coalition 1b, S\nbadakhshan: coalition 1t 1b, S\nbalkh: government 1p"
    b = surging(text, troops=2, bases=1, played=LAST)
    always_does(b, comes("balkh", 1, 1) | comes("kabul", 1))
