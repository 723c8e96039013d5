"""8.7.7 Non-player Government in Propaganda Rounds: each condition on a position that turns on it."""

from __future__ import annotations

import pytest

from tests.games.distant_plain.nonplayers.bots import dice, phase
from tests.games.distant_plain.nonplayers.test_government import stretched


@pytest.mark.parametrize(("base", "supported"), [("", True), (", coalition 1b", False)])
def test_8_7_7_no_support_at_coalition_bases(base: str, supported: bool) -> None:
    """8.7.7 Support at a Government Base, but not where there is a Coalition Base too."""
    b = stretched(f"herat: government 2t 1p 1b{base}", 9)
    changes = {"herat support": 1, "resources government": -3}
    assert phase(b, "civic_action_government") == (changes if supported else {})


@pytest.mark.parametrize(("space", "level"), [("herat", ", S"), ("farah", "")])
def test_8_7_7_no_terror_removed_where_nothing_shifts(space: str, level: str) -> None:
    """8.7.7 Terror stays where no shift can follow: at Support, and where nobody lives."""
    b = stretched(f"{space}: government 2t 1p 1b, terror 1{level}", 9)
    assert phase(b, "civic_action_government") == {}


def test_8_7_7_civic_action_to_support_at_once() -> None:
    """8.7.7 For 6 of 9 Resources one of two spaces comes from Opposition to Support, by dice Herat; not both to
    Neutral."""
    pieces = "government 2t 1p 1b, O"
    b = stretched(f"herat: {pieces}\nfaryab: {pieces}", 9)
    assert phase(b, "civic_action_government", *dice("14")) == {"herat support": 2, "resources government": -6}


@pytest.mark.parametrize(
    ("name", "pieces", "spare"),
    [
        pytest.param("balkh", "government 4p, taliban 2g", 3, id="the Taliban will leave"),
        pytest.param("kabul", "government 4p, taliban 2g", 1, id="the Taliban of Kabul stay"),
        pytest.param("balkh", "government 5p, taliban 1g 1b", 2, id="the Taliban at a Base stay"),
        pytest.param("balkh", "government 4p, warlords 2g", 1, id="the Warlords stay"),
        pytest.param("balkh", "government 3p, warlords 5g", 2, id="no COIN Control to keep"),
        pytest.param("farah", "government 3p, warlords 2g", 2, id="no Population to keep"),
        pytest.param("loc_kabul_aibak", "government 3p", 2, id="a LoC of 1 Econ keeps one"),
        pytest.param("loc_kandahar_spin_boldak", "government 2p", 0, id="a LoC of 3 Econ keeps two"),
    ],
)
def test_8_7_7_police_to_spare(name: str, pieces: str, spare: int) -> None:
    """8.7.7 How many Police leave for the LoCs: not the last, nor those that keep COIN Control when the Taliban have
    Redeployed. First two go to Tor Kham, then one to the next LoC by Econ."""
    found = phase(stretched(f"{name}: {pieces}"), "redeploy_police")
    changes = {f"{name} government.police": -spare, "loc_kabul_tor_kham government.police": min(spare, 2)}
    third = {"loc_kandahar_spin_boldak government.police": 1} if spare == 3 else {}
    assert found == (changes | third if spare else {})


def test_8_7_7_no_police_for_what_nobody_lives_in() -> None:
    """8.7.7 When the Troops have left Farah, two Police more would keep COIN Control of it, but nobody lives there:
    they go to a LoC."""
    b = stretched("farah: government 2t 1p, warlords 2g\nkabul: government 3p")
    phase(b, "redeploy_troops")
    assert phase(b, "redeploy_police") == {"kabul government.police": -2, "loc_kabul_tor_kham government.police": 2}


def test_8_7_7_police_hold_the_most_people() -> None:
    """8.7.7 When the Troops have left, two Police of Kabul keep COIN Control of Balkh with 2 Population, not one
    of them that of Herat with 1."""
    b = stretched("balkh: government 2t 1p, warlords 2g\nherat: government 2t 1p, warlords 1g\nkabul: government 1t 3p")
    phase(b, "redeploy_troops")
    assert phase(b, "redeploy_police") == {"balkh government.police": 2, "kabul government.police": -2}


def test_8_7_7_police_hold_as_many_spaces_as_they_can() -> None:
    """8.7.7 Of three spaces of 1 Population two Police keep COIN Control of Faryab and Herat, which need one each, not
    of Badghis, which needs both."""
    text = "badghis: government 2t 1p, warlords 2g\nfaryab: government 2t 1p, warlords 1g\n"
    b = stretched(text + "herat: government 2t 1p, warlords 1g\nkabul: government 1t 3p")
    phase(b, "redeploy_troops")
    assert phase(b, "redeploy_police") == {
        "faryab government.police": 1,
        "herat government.police": 1,
        "kabul government.police": -2,
    }


def test_8_7_7_roads_that_lack_police_spare_none() -> None:
    """8.7.7 One Police of Kabul keeps COIN Control of Balkh, though Tor Kham lacks one of its two."""
    text = "balkh: government 2t 1p, warlords 1g\nkabul: government 1t 2p\nloc_kabul_tor_kham: government 1p"
    b = stretched(text)
    phase(b, "redeploy_troops")
    assert phase(b, "redeploy_police") == {"balkh government.police": 1, "kabul government.police": -1}


@pytest.mark.parametrize(("throw", "held"), [("14", "herat"), ("16", "badghis")])
@pytest.mark.parametrize("count", [1, 2])
def test_8_7_7_which_space_police_hold_is_random(throw: str, held: str, count: int) -> None:
    """8.7.7, 8.4 Badghis and Herat with 1 Population need as many Police, and there are enough for one of them: dice
    decide, once."""
    short = "".join(f"{name}: government {count + 1}t 1p, warlords {count}g\n" for name in ["badghis", "herat"])
    b = stretched(f"{short}kabul: government 1t {count + 1}p")
    phase(b, "redeploy_troops")
    changes = {f"{held} government.police": count, "kabul government.police": -count}
    assert phase(b, "redeploy_police", *dice(throw)) == changes


def test_8_7_7_two_spaces_of_three_at_random() -> None:
    """8.7.7, 8.4 Two Police for three such spaces: dice choose Herat, then Faryab, and that stands when the first has
    come."""
    short = "".join(f"{name}: government 2t 1p, warlords 1g\n" for name in ["badghis", "faryab", "herat"])
    b = stretched(f"{short}kabul: government 1t 3p")
    phase(b, "redeploy_troops")
    assert phase(b, "redeploy_police", *dice("14", "54")) == {
        "herat government.police": 1,
        "faryab government.police": 1,
        "kabul government.police": -2,
    }


def test_8_7_7_three_small_spaces_are_more_people_than_a_large_one() -> None:
    """8.7.7 Three Police could keep COIN Control of Balkh with 2 Population, which needs all of them, or of three
    spaces of 1 Population, which need one each: as much Population as possible."""
    text = "balkh: government 3t 1p, warlords 3g\nbadghis: government 2t 1p, warlords 1g\n"
    text += "faryab: government 2t 1p, warlords 1g\nherat: government 2t 1p, warlords 1g\n"
    b = stretched(text + "kabul: government 1t 4p")
    phase(b, "redeploy_troops")
    assert phase(b, "redeploy_police") == {
        "badghis government.police": 1,
        "faryab government.police": 1,
        "herat government.police": 1,
        "kabul government.police": -3,
    }
