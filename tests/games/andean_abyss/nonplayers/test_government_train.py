"""8.8.4, 8.8.8 Non-player Government: Train, Civic Action."""

from __future__ import annotations

import pytest

from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss import s6_propaganda
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import FIRST_DIVISION, GOVT, MISIL, PROPAGANDA_PLAYED, SHADED, UNSHADED
from abyssal.games.andean_abyss.nonplayers.second_edition.government.train import (
    changes_control,
    mix,
    own_removal,
    recruiting,
    sites,
)
from tests.games.andean_abyss.helpers import play

from .bots import dice, led, reasons
from .cubes import CITIES, act, garrison, held, part, selected, steps


@pytest.mark.parametrize(("pieces", "answer"), [((9, 0, 0), "no"), ((5, 4, 1), "yes"), ((0, 10, 0), "yes")])
def test_8_8_4_ten_available(pieces: tuple[int, int, int], answer: str) -> None:
    """8.8.4 Ten Government pieces of any kinds available."""
    b = garrison("bogota: govt 1t 1p", 9, *pieces)
    act(b)
    assert steps(b, "8.8.4 ten")[0] == f"8.8.4 ten-government-available {answer}"


@pytest.mark.parametrize(
    ("text", "resources", "answer"),
    [
        ("cali: govt 1t 1p", 21, "yes"),
        ("cali: govt 1t 1p", 20, "no"),
        ("cali: govt 1t 1p, terror 1", 21, "no"),
        ("cali: govt 1t 1p, AS", 21, "no"),
        ("cali: govt 2t", 21, "no"),
        ("cali: govt 1t 1p, farc 2g", 21, "no"),
        ("vichada: govt 1t 1p", 21, "no"),
    ],
)
def test_8_8_4_civic_action_can_be_bought(text: str, resources: int, answer: str) -> None:
    """8.8.4, 8.8.8 Control, Troops and Police, no Terror, Population below Active Support, and 21 Resources."""
    b = garrison(text, resources)
    act(b)
    assert steps(b, "8.8.4 civic-action-now")[0] == f"8.8.4 civic-action-now {answer}"


def test_8_8_4_first_division_shaded() -> None:
    """8.8.4, 6.4.1 With 1st Division shaded 2 Troops and 2 Police are needed."""
    b = garrison("cali: govt 1t 2p", 21)
    b.put_in_force(FIRST_DIVISION, SHADED)
    act(b)
    assert steps(b, "8.8.4 civic-action-now") == ["8.8.4 civic-action-now no"]


def test_8_8_4_three_spaces_of_six_cubes() -> None:
    """8.8.4 In up to 3 spaces 6 cubes each, as long as 6 are available."""
    b = garrison(held(), 30, 12, 10)
    found = act(b)
    assert sum(change for key, change in found.items() if key.endswith(("govt.troops", "govt.police"))) == 18
    assert found["resources govt"] == -9
    assert act(garrison(held(), 30, 10, 7))["resources govt"] == -6
    assert act(garrison(held(), 8, 10, 10))["resources govt"] == -6


def test_8_8_4_six_police_without_troops_available() -> None:
    """8.8.4, 8.1.2 Once the Troops are gone a space gets 6 Police, whatever the space before it got."""
    b = garrison(held(), 30, 4, 14)
    found = act(b)
    assert sorted(change for key, change in found.items() if key.endswith("govt.police")) == [3, 5, 6]


def test_8_8_4_no_more_than_three_spaces() -> None:
    """8.8.4 Cubes for five spaces go to three."""
    found = act(garrison(held(), 30, 15, 15))
    assert found["resources govt"] == -9


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("auc 5g", True),
        ("auc 6g", False),
        ("farc 6g", True),
        ("farc 7g", False),
        ("farc 9g, auc 3g", True),
        ("govt 1t", False),
    ],
)
def test_8_8_4_what_six_cubes_change(text: str, changes: bool) -> None:
    """8.8.4, 1.8 The Government gains Control with more pieces than all others; FARC loses it when it has no more than
    they."""
    b = garrison(f"cali: {text}")
    assert changes_control(b, b.spec.space_index["cali"]) == changes


def test_8_8_4_civic_action_for_the_last_resources() -> None:
    """8.8.4, 8.8.8 With 21 Resources and no cubes to place the space is Trained for one level."""
    assert act(garrison("cali: govt 1t 1p", 21)) == {"cali support": 1, "resources govt": -6}


def test_8_8_4_to_change_control() -> None:
    """8.8.4 First where 6 cubes change Control of the most Population: the Government gains it, or FARC loses it."""
    b = garrison(
        "medellin: farc 5g\ncali: farc 9g, auc 9g\npasto: farc 5g" + held("medellin", "cali", "pasto"), 3, 10, 10
    )
    act(b, die="3")
    assert selected(b) == ["medellin"]
    b = garrison("medellin: farc 13g\ncali: farc 9g, auc 4g" + held("medellin", "cali"), 3, 10, 10)
    act(b)
    assert selected(b) == ["cali"]


def test_8_8_4_police_then_troops_where_there_are_none() -> None:
    """8.8.4 Otherwise to where there are no Police, then no Troops."""
    b = garrison("cali: govt 1p\npasto: govt 1t" + held("cali", "pasto"), 6, 10, 10)
    act(b)
    assert selected(b) == ["pasto", "cali"]
    assert steps(b, "8.8.4 no-police")[0] == "8.8.4 no-police 11>1"


def test_8_8_4_departments_with_a_base() -> None:
    """8.8.4 Departments count only with a Government Base."""
    b = garrison("antioquia: govt 1b, farc 4g\nhuila: farc 4g" + held(), 3, 10, 10)
    act(b)
    assert selected(b) == ["antioquia"]


@pytest.mark.parametrize(
    ("text", "pools", "expected"),
    [
        ("", (9, 9), (3, 3)),
        ("cali: govt 1t", (9, 9), (3, 3)),
        ("cali: govt 2t 4p", (9, 9), (3, 3)),
        ("", (1, 9), (1, 5)),
        ("", (9, 2), (4, 2)),
        ("", (2, 2), (2, 2)),
    ],
)
def test_8_1_2_police_and_troops_in_turn(text: str, pools: tuple[int, int], expected: tuple[int, int]) -> None:
    """8.1.2 In turn as far as available."""
    b = garrison(text, 9, *pools)
    assert mix(b, b.spec.space_index["cali"], 6) == expected


@pytest.mark.parametrize(("text", "first"), [("", (0, 1)), ("cali: govt 1t", (0, 1)), ("cali: govt 1p", (1, 0))])
def test_8_1_2_begins_with_the_fewer(text: str, first: tuple[int, int]) -> None:
    """8.1.2 The first cube is of the kind of which fewer are there, Police if equal."""
    b = garrison(text, 9, 9, 9)
    assert mix(b, b.spec.space_index["cali"], 1) == first


@pytest.mark.parametrize(
    ("cubes", "troops"), [((3, 2), 2), ((2, 3), 1), ((5, 1), 3), ((1, 4), 1), ((0, 5), 0), ((2, 2), 2)]
)
def test_8_1_2_own_cubes_go_in_turn(cubes: tuple[int, int], troops: int) -> None:
    """8.1.2 Of 3 cubes that go, Troops and Police in turn, the more numerous first, the last Police last."""
    assert own_removal(*cubes, 3) == troops


def test_8_8_4_civic_action_in_a_train_space() -> None:
    """8.8.4, 8.8.8 Civic Action in a Train space without Terror, the largest shift; 15 Resources stay."""
    b = garrison("medellin: farc 1g" + held("medellin"), 27, 6, 6)
    found = act(b)
    assert part(found, "medellin")["medellin support"] == 2
    assert found["resources govt"] == -12
    b = garrison("medellin: farc 1g, terror 1" + held("medellin"), 27, 6, 6)
    assert "medellin support" not in act(b)


def test_8_8_4_never_below_fifteen() -> None:
    """8.8.8 With 21 Resources Train takes 3, one level 3; with 20 there is no Civic Action."""
    b = garrison("medellin: farc 1g" + held("medellin"), 21, 5, 5)
    found = act(b)
    assert found["medellin support"] == 1 and found["resources govt"] == -6
    b = garrison("medellin: farc 1g" + held("medellin"), 20, 5, 5)
    b.put_in_force(MISIL, SHADED)  # no Air Lift takes the Troops away
    assert act(b)["resources govt"] == -3


def test_8_8_4_civic_action_in_a_further_space() -> None:
    """8.8.4 Where no Train space allows it 1 further space is Trained, with up to 6 cubes."""
    b = garrison("cali: govt 1t 1p" + held("cali", text="AS"), 40, 11, 11)
    found = act(b)
    assert selected(b)[-1] == "cali" and found["cali support"] == 2
    assert "8.8.4 civic-in-further-space 1>1" in reasons(b)


def test_8_8_4_a_base_without_civic_action() -> None:
    """8.8.4 Without Civic Action 3 cubes become a Base in the populated Department with 5 cubes and none of its own."""
    text = "huila: govt 4t 1p\nantioquia: govt 2t 2p 1b\nvichada: govt 2t 1p\ncesar: govt 2t 2p" + held()
    b = garrison(text, 20, 5, 4, 1)
    found = act(b)
    assert part(found, "huila") == {"huila govt.troops": -3, "huila govt.base": 1}
    assert selected(b)[-1] == "huila"


def test_8_8_4_no_base_with_four_cubes() -> None:
    """8.8.4 Four cubes are too few, and a Government Base there is one too many."""
    b = garrison("huila: govt 3t 1p\nantioquia: govt 4t 4p 1b\ncesar: govt 5t, farc 2b\nchoco: govt 5p", bases=1)
    assert [b.spec.spaces[s] for s in sites(b, Operation(GOVT, "train"))] == ["choco"]


# 8.8.8 Support Phase


def civic(b: Colombia, *choices: str) -> dict[str, int]:
    """Run the Civic Action of a Support Phase."""
    s6_propaganda.mark_control(b)
    return play(b, led(b, s6_propaganda.civic_action_phase(b)), *choices)


def test_8_8_8_to_passive_support_first() -> None:
    """8.8.8 Passive Support wherever possible, then Active Support in the highest Population."""
    b = garrison("cali: govt 1t 1p, PO\npasto: govt 1t 1p\nmedellin: govt 1t 1p, PS", 15 + 12)
    assert civic(b, *dice("131")) == {
        "cali support": 2,
        "pasto support": 1,
        "medellin support": 1,
        "resources govt": -12,
    }


def test_8_8_8_without_terror_first() -> None:
    """8.8.8 Spaces without Terror come before those with it."""
    b = garrison("medellin: govt 1t 1p, terror 1\npasto: govt 1t 1p", 15 + 6)
    assert civic(b) == {"pasto support": 2, "resources govt": -6}


def test_8_8_8_largest_reduction_of_opposition() -> None:
    """8.8.8 Then the largest reduction of Opposition, then the largest increase of Support."""
    b = garrison("medellin: govt 1t 1p\npasto: govt 1t 1p, AO", 15 + 3)
    assert civic(b) == {"pasto support": 1, "resources govt": -3}
    b = garrison("medellin: govt 1t 1p\npasto: govt 1t 1p", 15 + 3)
    assert civic(b) == {"medellin support": 1, "resources govt": -3}


def test_8_8_8_terror_only_for_a_level() -> None:
    """8.8.8 Terror goes only where a level follows."""
    b = garrison("medellin: govt 1t 1p, terror 2", 15 + 6)
    assert civic(b) == {}
    b = garrison("medellin: govt 1t 1p, terror 2", 15 + 9)
    assert civic(b) == {"medellin terror": -2, "medellin support": 1, "resources govt": -9}


def test_8_8_8_final_round_spends_all() -> None:
    """8.8.8 In the final Propaganda Round nothing is kept back."""
    b = garrison("medellin: govt 1t 1p", 6)
    assert civic(b) == {}
    b.set(PROPAGANDA_PLAYED, b.final)
    assert civic(b) == {"medellin support": 2, "resources govt": -6}


def test_8_8_8_first_division_unshaded() -> None:
    """8.8.8 The one space with a single kind of cube is the best by the same order."""
    b = garrison("medellin: govt 1t\npasto: govt 1t", 15 + 6)
    b.put_in_force(FIRST_DIVISION, UNSHADED)
    assert civic(b) == {"medellin support": 2, "resources govt": -6}


def test_8_8_8_active_support_in_the_highest_population() -> None:
    """8.8.8 What is left goes to Active Support, the highest Population first, not where the dice lead."""
    b = garrison("medellin: govt 1t 1p, PS\npasto: govt 1t 1p, PS", 15 + 3)
    assert civic(b) == {"medellin support": 1, "resources govt": -3}


def test_8_8_8_no_terror_removed_at_active_support() -> None:
    """8.8.8 At Active Support no level follows: its Terror stays."""
    b = garrison("medellin: govt 1t 1p, AS, terror 1", 15 + 9)
    assert civic(b) == {}


def test_8_8_4_the_largest_shift_in_train() -> None:
    """8.8.4, 8.8.8 Of two Train spaces the one where Support gains the most, whatever the dice."""
    b = garrison("medellin: farc 1g\npasto: farc 1g" + held("medellin", "pasto"), 30, 6, 6)
    b.put_in_force(MISIL, SHADED)
    found = act(b, die="3")
    assert sorted(selected(b)) == ["medellin", "pasto"]
    assert found["medellin support"] == 2 and "pasto support" not in found


def test_8_8_4_the_largest_shift_in_a_further_space() -> None:
    """8.8.4 With no cubes to place the one space Trained for Civic Action is that of the largest shift."""
    found = act(garrison("medellin: govt 1t 1p\npasto: govt 1t 1p", 24), die="3")
    assert found == {"medellin support": 2, "resources govt": -9}


def test_8_8_4_a_base_alone() -> None:
    """8.8.4, 8.1.1.not_possible When the arrows lead to Train it may be for a Base alone."""
    dear = "\nloc_arauca_cucuta: govt 1p\nloc_cucuta_ayacucho: govt 1p\nloc_ayacucho_sincelejo: govt 1p"
    b = garrison("huila: govt 5p, AS" + dear + held(text="govt 2t 1p, AS"), 20, bases=1)
    assert act(b) == {"huila govt.police": -3, "huila govt.base": 1, "resources govt": -3}
    assert steps(b, "8.1.1.not_possible") == ["8.1.1.not_possible sweep", "8.1.1.not_possible assault"]


def test_8_8_4_where_six_cubes_find_no_room() -> None:
    """8.8.4, 1.4.2 Ecuador, even with a Government Base, has no room for 6 cubes; Vichada no Population for a Base."""
    b = garrison("open ecuador\necuador: govt 1b\nantioquia: govt 1b\nvichada: govt 5p", 9, 9, 9, bases=1)
    op = Operation(GOVT, "train")
    assert [b.spec.spaces[s] for s in recruiting(b, op) if b.spec.spaces[s] not in CITIES] == ["antioquia"]
    assert sites(b, op) == []
