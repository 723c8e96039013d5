"""3.2.1 Train."""

from __future__ import annotations

from abyssal.games.andean_abyss.names import POLICE
from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import RULES, board, operation

LANDS = {RULES.spec.spaces[s] for s in RULES.spec.lands} - {"ecuador", "panama"}


def test_3_2_1_select_departments_and_cities() -> None:
    """3.2.1 Any Departments or Cities, at 3 Resources each; no LoCs, no FARC Zones (3.2)."""
    b = board("meta_west: zone")
    assert plain(asks(b, "govt", "train").options) == LANDS - {"meta_west"}
    assert plain(asks(b, "govt", "train", "cali", "0", "0").options) == LANDS - {"meta_west", "cali"} | {"done"}


def test_3_2_1_every_space_is_paid_for() -> None:
    """3.2.1 As many spaces as the Government can pay 3 Resources for."""
    b = board(resources={"govt": 8})
    assert plain(asks(b, "govt", "train", "cali", "0", "0", "pasto", "0", "0").options) == {"done"}
    assert operation(b, "govt", "train", "cali", "0", "0", "pasto", "0", "0", "done") == {"resources govt": -6}


def test_3_2_1_six_cubes_in_any_mix() -> None:
    """3.2.1 Up to 6 cubes, Troops and Police, in each selected City and each Department with a Government Base."""
    b = board("santander: govt 1b", resources=20)
    first = asks(b, "govt", "train", "cali")
    assert (first.kind, first.options) == ("train-cubes", ["0", "1", "2", "3", "4", "5", "6"])
    assert asks(b, "govt", "train", "cali", "4").options == ["0", "1", "2"]
    choices = ["cali", "4", "2", "santander", "0", "6", "bogota", "1", "0", "done", "done"]
    assert operation(b, "govt", "train", *choices, special=False) == {
        "cali govt.troops": 4,
        "cali govt.police": 2,
        "santander govt.police": 6,
        "bogota govt.troops": 1,
        "resources govt": -9,
    }


def test_3_2_1_six_troops_leave_no_room_for_police() -> None:
    """3.2.1 Six cubes in total."""
    b = board()
    assert operation(b, "govt", "train", "cali", "6", "done", "done", special=False) == {
        "cali govt.troops": 6,
        "resources govt": -3,
    }


def test_3_2_1_no_cubes_in_a_department_without_base() -> None:
    """3.2.1 A Department without Government Base receives no cubes, but may be selected to build there."""
    b = board("huila: govt 2t 2p, auc 2b")
    assert asks(b, "govt", "train", "huila").kind == "train-space"
    assert asks(b, "govt", "train", "huila", "done").options == ["civic_action", "done", "air_lift", "take_back"]


def test_3_2_1_base_for_three_cubes() -> None:
    """3.2.1 In 1 selected space any 3 cubes become a Base."""
    b = board("huila: govt 2t 2p")
    asked = asks(b, "govt", "train", "huila", "done", "base", special=False)
    assert (asked.kind, asked.options) == ("train-trade", ["1", "2"])
    assert operation(b, "govt", "train", "huila", "done", "base", "1", special=False) == {
        "huila govt.troops": -1,
        "huila govt.police": -2,
        "huila govt.base": 1,
        "resources govt": -3,
    }


def test_3_2_1_base_with_cubes_just_placed() -> None:
    """3.2.1 First cubes are placed, then the Base is built, also with them."""
    b = board()
    assert operation(b, "govt", "train", "cali", "3", "3", "done", "base", "3", special=False) == {
        "cali govt.police": 3,
        "cali govt.base": 1,
        "resources govt": -3,
    }


def test_3_2_1_base_within_stacking() -> None:
    """3.2.1 Not a third Base in a space (1.4.2), nor a fourth Government Base."""
    b = board("huila: govt 3t, auc 2b\ncali: govt 3t, cartels 1b")
    choices = ["huila", "cali", "0", "0", "done"]
    assert asks(b, "govt", "train", *choices, special=False).options == ["base", "done", "take_back"]
    assert operation(b, "govt", "train", *choices, "base", special=False) == {
        "cali govt.troops": -3,
        "cali govt.base": 1,
        "resources govt": -6,
    }
    b = board("huila: govt 3t\ncali: govt 1b\nbogota: govt 1b\npasto: govt 1b")
    assert operation(b, "govt", "train", "huila", "done", special=False) == {"resources govt": -3}


def test_3_2_1_base_or_civic_action_in_one_space() -> None:
    """3.2.1 A Base or Civic Action, in at most 1 selected space."""
    b = board("huila: govt 3t 2p\nsantander: govt 4t 2p", resources=20)
    at_end = asks(b, "govt", "train", "huila", "santander", "done", special=False)
    assert at_end.options == ["base", "civic_action", "done", "take_back"]
    which = asks(b, "govt", "train", "huila", "santander", "done", "base", special=False)
    assert (which.kind, which.options) == ("train-base", ["huila", "santander"])
    choices = ["huila", "santander", "done", "civic_action", "santander", "1"]
    assert operation(b, "govt", "train", *choices, special=False) == {"santander support": 1, "resources govt": -9}


def test_3_2_1_neither() -> None:
    """3.2.1 Building is optional."""
    b = board("huila: govt 3t 2p")
    assert operation(b, "govt", "train", "huila", "done", "done", special=False) == {"resources govt": -3}


def test_3_2_1_civic_action_needs_troops_police_and_control() -> None:
    """3.2.1 Civic Action needs Troops, Police and Control in a selected space, and Population (6.4.1)."""
    train = ["huila", "done"]
    for text, possible in [
        ("huila: govt 1t 1p, farc 1g", True),
        ("huila: govt 3t, farc 1g", False),
        ("huila: govt 2p, farc 1g", False),
        ("huila: govt 1t 1p, farc 1g, auc 1g", False),
        ("huila: govt 1t 1p, AS", False),
        ("huila: govt 1t 1p, AS, terror 1", True),
    ]:
        flow = asks(board(text + "\nbogota: govt 1t"), "govt", "train", *train)
        assert ("civic_action" in flow.options) is possible, text
    assert "civic_action" not in asks(board("vichada: govt 1t 1p"), "govt", "train", "vichada", "done").options
    elsewhere = board("huila: govt 1t 1p\ncali: govt 3t")
    assert "civic_action" not in asks(elsewhere, "govt", "train", "cali", "0", "0", "done").options


def test_3_2_1_civic_action_is_paid_for() -> None:
    """3.2.1 Every 3 Resources more remove a Terror marker or, once there is none, shift 1 level (6.4.1)."""
    b = board("huila: govt 1t 1p, PO, terror 1", resources=13)
    steps = asks(b, "govt", "train", "huila", "done", "civic_action")
    assert (steps.kind, steps.options) == ("civic-steps", ["1", "2", "3"])
    assert operation(b, "govt", "train", "huila", "done", "civic_action", "3", special=False) == {
        "huila terror": -1,
        "huila support": 2,
        "resources govt": -12,
    }


def test_3_2_1_civic_action_of_a_free_train() -> None:
    """3.2.1 Civic Action costs Resources even if the Training was free."""
    b = board("huila: govt 1t 1p", resources=7)
    choices = ["huila", "done", "civic_action", "2"]
    assert operation(b, "govt", "train", *choices, special=False, free=True) == {
        "huila support": 2,
        "resources govt": -6,
    }
    poor = board("huila: govt 1t 1p", resources=2)
    assert operation(poor, "govt", "train", "huila", "done", special=False, free=True) == {}


def test_3_2_1_no_more_than_available() -> None:
    """3.2.1 Only Available cubes are placed (1.4.1)."""
    b = board("bogota: govt 25t 27p")
    assert asks(b, "govt", "train", "cali").options == ["0", "1", "2", "3", "4", "5"]
    assert asks(b, "govt", "train", "cali", "1").options == ["0", "1", "2", "3"]
    assert b.available(POLICE) == 3


def test_3_2_1_a_base_for_police_alone() -> None:
    """3.2.1 Any 3 cubes: none of the Troops, if there are Police enough."""
    b = board("bogota: govt 3t 4p")
    train = ["bogota", "0", "0", "done", "base"]
    assert asks(b, "govt", "train", *train).options == ["0", "1", "2", "3"]
    assert operation(b, "govt", "train", *train, "0", "done") == {
        "bogota govt.police": -3,
        "bogota govt.base": 1,
        "resources govt": -3,
    }
