"""8.7.5 Non-player Government: each condition of Train on a position that turns on it."""

from __future__ import annotations

import pytest

from abyssal.coin.operation import Operation
from abyssal.games.distant_plain.names import GOVERNMENT, NIGHT_LETTERS, ROADSIDE_IEDS, SHADED
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.government import CHART
from abyssal.games.distant_plain.nonplayers.government.train import Train
from abyssal.games.distant_plain.nonplayers.mind import Mind
from tests.games.distant_plain.helpers import RULES, run
from tests.games.distant_plain.nonplayers.bots import dice, does, in_force, turn
from tests.games.distant_plain.nonplayers.test_government import ALL_PEOPLE, sent, stretched
from tests.games.distant_plain.nonplayers.test_government_conditions import ERADICATED, TRAINED
from tests.games.distant_plain.nonplayers.test_government_priorities import held_but


def quiet(*names: str) -> str:
    """COIN Control of all populated spaces except these, and Terror in the Provinces of 2 Population: the bullets of
    Train have no use for them."""
    wide = ["baghlan", "balkh", "kandahar", "khowst", "konduz", "nuristan"]
    return held_but(*names) + "".join(f"{name}: terror 1\n" for name in wide if name not in names)


# Bullet 1: a Base


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        pytest.param(
            "balkh: government 3t", {"balkh government.troops": -3, "balkh government.base": 1}, id="three cubes"
        ),
        pytest.param("balkh: government 2t", sent("balkh", "kabul", 1), id="two cubes"),
        pytest.param("kabul: government 3t", sent("kabul", "khowst", 2), id="no Province"),
        pytest.param("farah: government 3t", sent("farah", "kandahar", 2), id="no Population"),
        pytest.param("balkh: government 3t, coalition 1b", sent("balkh", "kabul", 3), id="a COIN Base"),
        pytest.param("balkh: government 3t, warlords 1g 2b", sent("balkh", "kabul", 3), id="no room"),
    ],
)
def test_8_7_5_where_a_base_could_be_built(text: str, changes: dict[str, int]) -> None:
    """8.7.5 A populated Province with three Government cubes, no COIN Base and room for one; otherwise Sweep."""
    b = stretched(text, 3, bases=1)
    assert does(b, "government") == changes | {"resources government": -3}


def test_8_7_5_one_base_and_nothing_for_it() -> None:
    """8.7.5 One Base is built, in Balkh. There is no Train in a second such Province, nor where Civic Action and
    Govern, a convoy or Civic Action alone would follow; it only places cubes. The cubes for the Base are chosen at
    random while there are both kinds."""
    text = quiet("kabul", "balkh", "konduz", "herat") + (
        "kabul: government 1t\nbalkh: government 3t 1p\nkonduz: coalition 2t\nherat: government 3t, O"
    )
    b = stretched(text, 18, ALL_PEOPLE, troops=12, police=3, bases=2)
    changes = turn(b, "government", "troops", "police")
    assert changes == {
        "balkh government.troops": -2,
        "balkh government.police": -1,
        "balkh government.base": 1,
        "kabul government.troops": 4,
        "kabul government.police": 2,
        "resources government": -6,
    }


# Bullet 2: Civic Action and Govern


GOVERNED = TRAINED | {"patronage": 2, "aid": -2, "resources government": -9}
CALMED = TRAINED | {"herat support": 1, "resources government": -9}
"""8.7.5 Without Civic Action elsewhere there is some in Herat, by the last bullet."""


@pytest.mark.parametrize(
    ("balkh", "aid", "people", "changes"),
    [
        ("government 2t", 9, "coalition+taliban", GOVERNED),
        ("government 2t, O", 9, "coalition+taliban", GOVERNED | {"balkh support": 1, "resources government": -12}),
        ("government 2t", 2, ALL_PEOPLE, GOVERNED),
        ("government 2t, terror 1", 9, "coalition+taliban", CALMED),
        ("government 2t", 0, "coalition+taliban", TRAINED | ERADICATED | {"resources government": -9}),
    ],
)
def test_8_7_5_train_to_govern(balkh: str, aid: int, people: str, changes: dict[str, int]) -> None:
    """8.7.5 Civic Action brings Balkh to Support for Govern, even where it would Eradicate otherwise; not with Terror
    there, nor without Aid to divert."""
    text = quiet("kabul", "balkh", "herat") + "kabul: government 1t\nherat: government 4t, warlords 1g 1b, O\n"
    b = stretched(f"{text}balkh: {balkh}", 18, people, troops=12, police=3, aid=aid)
    assert turn(b, "government") == changes


def test_8_7_5_train_to_govern_for_all_resources() -> None:
    """8.7.5 In Balkh without room for a Base 6 Resources just pay for Train and for Civic Action, which Govern then
    trades for Patronage; with 5 nothing is possible."""
    text = "balkh: government 3t, warlords 2b"
    assert turn(stretched(text, 6), "government") == {"resources government": -6, "aid": -2, "patronage": 2}
    assert turn(stretched(text, 5), "government") == {"resources government": 3}


def test_8_7_5_train_governs_where_it_trained() -> None:
    """8.7.5, 8.2 Govern is in Konduz, where Train was for it, and then in one of two spaces of more Population: Balkh
    (with Terror, to which refugees have returned) and Kabul."""
    text = "kabul: government 1t, S\nkonduz: government 2t, S\nbalkh: government 2t, S, terror 1, returnee"
    b = stretched(quiet("kabul", "konduz", "balkh") + text, 18, "coalition+taliban", troops=12, police=3)
    assert turn(b, "government", *dice("31")) == TRAINED | {
        "konduz support": -1,
        "kabul support": -1,
        "aid": -5,
        "patronage": 5,
        "resources government": -6,
    }


# Bullet 3: a convoy


@pytest.mark.parametrize(
    ("text", "resources", "letters", "sent"),
    [
        pytest.param("kabul: government 2t", 6, False, True, id="possible"),
        pytest.param("kabul: government 2t", 6, True, True, id="five of six Troops by Night Letters"),
        pytest.param("kabul: government 1t 1p", 6, True, False, id="the last Troops of five"),
        pytest.param("kabul: government 2t, taliban 1g", 6, True, False, id="COIN Control of Kabul would be lost"),
        pytest.param("kabul: government 2t\nbaghlan: warlords 1g\nnuristan: warlords 1g", 6, False, False, id="dues"),
        pytest.param("kabul: government 2t\nbaghlan: warlords 1g\nnuristan: warlords 1g", 7, False, True, id="paid"),
    ],
)
def test_8_7_5_whether_a_convoy_can_go(text: str, resources: int, letters: bool, sent: bool) -> None:
    """8.7.5 Five Troops leave Kabul, but not the last, nor so that COIN Control is lost, nor for more than there is."""
    text += "".join(f"\n{name}: taliban 2b" for name in ["balkh", "konduz", "kandahar", "khowst"])
    b = stretched(text, resources, "coalition+warlords", troops=12, police=3, bases=1)
    if letters:
        in_force(b, NIGHT_LETTERS, SHADED)
    changes = does(b, "government")
    assert any(name.endswith("government.base") for name in changes) == sent


@pytest.mark.parametrize(
    ("kabul", "available", "sent"),
    [
        pytest.param("government 3t", 3, True, id="six Troops"),
        pytest.param("government 2t", 3, False, id="the last Troops of five"),
        pytest.param("government 5t, taliban 1g(1a)", 3, True, id="five to spare"),
        pytest.param("government 5t, taliban 2g(2a)", 1, False, id="COIN Control of Kabul would be lost"),
    ],
)
def test_8_7_5_a_convoy_of_those_available(kabul: str, available: int, sent: bool) -> None:
    """8.7.5 No more Troops are Trained than are Available: five of them go to Khowst and build there, or all stay in
    Kabul."""
    b = stretched(f"{held_but('kabul')}kabul: {kabul}", 6, troops=available, bases=1, aid=0)
    trained = {"kabul government.troops": available, "resources government": -3}
    built = {"kabul government.troops": available - 5, "khowst government.troops": 2, "khowst government.base": 1}
    assert does(b, "government") == (built | {"resources government": -6} if sent else trained)


def test_8_7_5_a_convoy_that_comes_to_grief() -> None:
    """8.7.5 Roadside IEDs (23) leave two of five Troops on their way from Helmand to Balkh: no Base is built, not in
    Kabul either, nor is there Civic Action instead. With Night Letters (29) four Troops are Trained, too few to set out
    from Kabul."""
    roads = ["loc_farah_kandahar", "loc_kandahar_kabul", "loc_kabul_aibak"]
    text = "helmand: coalition 1b, government 2t\n" + "".join(f"{name}: taliban 1g\n" for name in roads)
    text += "".join(f"{name}: taliban 2b\n" for name in ["baghlan", "konduz", "kandahar", "khowst", "nuristan"])
    b = in_force(stretched(text, 14, "coalition", troops=12, bases=1), NIGHT_LETTERS, SHADED)
    assert does(in_force(b, ROADSIDE_IEDS, SHADED), "government") == {
        "helmand government.troops": -1,
        "balkh government.troops": 2,
        "kabul government.troops": 4,
        "resources government": -12,
        "resources warlords": 3,
    }


def test_8_7_5_one_special_activity() -> None:
    """8.7.5 If a Special Activity has occurred, Train is for cubes, and not for Civic Action and Govern in Balkh."""
    text = quiet("kabul", "balkh") + "kabul: government 1t\nbalkh: government 2t"
    for used, space in (("", "balkh"), ("eradicate", "kabul")):
        b = stretched(text, 18, troops=12, police=3)
        m = Mind(b, GOVERNMENT, RULES.sheet, Stage(b))
        op = Operation(GOVERNMENT, "train", special=True)
        op.used = used
        m.begin(op)
        m.rule = "8.7.5"
        box = CHART.operations.boxes["train"]
        assert isinstance(box, Train)
        assert run(b, box.step(m, op)) == space


# Bullet 4: cubes


@pytest.mark.parametrize(("resources", "spaces"), [(30, 3), (9, 2), (8, 2), (12, 2), (15, 3)])
def test_8_7_5_in_how_many_spaces(resources: int, spaces: int) -> None:
    """8.7.5 In three spaces at most, for two thirds of 9 Resources or more, though cubes could come to four."""
    text = quiet("kabul") + "kabul: government 1t\n"
    text += "".join(f"{name}: coalition 1b\n" for name in ["herat", "badghis", "faryab"])
    b = stretched(text, resources, troops=24, police=24)
    assert does(b, "government")["resources government"] == -3 * spaces


def test_8_7_5_few_troops_many_police() -> None:
    """8.7.5 As many cubes as possible: one Troops, and five Police to make up for the others."""
    b = stretched(quiet(), 3, troops=1, police=9)
    assert turn(b, "government") == {
        "kabul government.troops": 1,
        "kabul government.police": 5,
        "resources government": -3,
    }


# Bullet 5: Civic Action


def test_8_7_5_civic_action_once_cubes_are_placed() -> None:
    """8.7.5 The last cubes have come to Herat, and 3 Resources are left: they pay for Civic Action where it Trains, but
    not for a further space."""
    b = stretched(quiet("kabul", "herat") + "kabul: government 3p\nherat: government 1t 1b, O", 6, troops=4, police=2)
    assert turn(b, "government") == {
        "herat government.troops": 4,
        "herat government.police": 2,
        "herat support": 1,
        "resources government": -6,
    }


def test_8_7_5_civic_action_under_control() -> None:
    """8.7.5 Without cubes to place Civic Action in Herat under COIN Control, not in Balkh with more people."""
    b = stretched(quiet("balkh", "herat") + "herat: government 1p, O\nbalkh: taliban 1g, O", 6)
    assert turn(b, "government") == {"herat support": 1, "resources government": -6}


def test_8_7_5_civic_action_in_one_space() -> None:
    """8.7.5 After Civic Action for Govern in Konduz there is none in Herat, though it is paid for easily."""
    b = stretched(quiet("konduz", "herat") + "herat: government 1p, O\nkonduz: government 1p", 18)
    assert turn(b, "government") == {"patronage": 2, "aid": -2, "resources government": -6}
