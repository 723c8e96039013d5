"""3.3.1 Rally."""

from __future__ import annotations

import pytest

from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import RULES, board, operation

LANDS = {RULES.spec.spaces[s] for s in RULES.spec.lands} - {"ecuador", "panama"}
LEVELS = "bogota: AS\ncali: PS\nhuila: PO\nchoco: AO"


@pytest.mark.parametrize(
    ("who", "closed"),
    [("farc", {"bogota", "cali"}), ("auc", {"huila", "choco"}), ("cartels", set())],
)
def test_3_3_1_where(who: str, closed: set[str]) -> None:
    """3.3.1 FARC not where there is Support, AUC not where there is Opposition, the Cartels anywhere but LoCs."""
    assert plain(asks(board(LEVELS), who, "rally").options) == LANDS - closed


def test_3_3_1_one_resource_a_space() -> None:
    """3.3.1 Each space costs 1 Resource."""
    b = board(resources={"cartels": 2})
    choices = ["cali", "place", "pasto", "place"]
    assert plain(asks(b, "cartels", "rally", *choices).options) == {"done"}
    assert operation(b, "cartels", "rally", *choices, "done", special=False) == {
        "cali cartels.guerrilla.u": 1,
        "pasto cartels.guerrilla.u": 1,
        "resources cartels": -2,
    }


def test_3_3_1_one_guerrilla_without_base() -> None:
    """3.3.1 Without a Base of its own the faction places 1 Guerrilla; others' Bases do not help."""
    b = board("huila: farc 1g, auc 2b")
    assert asks(b, "farc", "rally", "huila", special=False).options == ["place", "take_back"]
    assert operation(b, "farc", "rally", "huila", "place", "done", special=False) == {
        "huila farc.guerrilla.u": 1,
        "resources farc": -1,
    }


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("huila: farc 2b", 4),
        ("huila: farc 1b", 3),
        ("choco: farc 1b", 2),
        ("vaupes: farc 1b", 1),
        ("vaupes: farc 2b", 2),
    ],
)
def test_3_3_1_bases_and_population(text: str, most: int) -> None:
    """3.3.1 With Bases up to their number plus the Population."""
    b = board(text)
    space = text.split(":")[0]
    count = [str(most)] if most > 1 else []
    if most > 1:
        ask = asks(b, "farc", "rally", space, "place")
        assert (ask.kind, ask.options) == ("rally-count", [str(i) for i in range(1, most + 1)])
    assert operation(b, "farc", "rally", space, "place", *count, "done", special=False) == {
        f"{space} farc.guerrilla.u": most,
        "resources farc": -1,
    }


def test_3_3_1_no_more_than_available() -> None:
    """3.3.1 Only Available Guerrillas (1.4.1)."""
    b = board("huila: cartels 1b\ncali: cartels 10g")
    assert asks(b, "cartels", "rally", "huila", "place").options == ["1", "2"]


def test_3_3_1_base_for_two_guerrillas() -> None:
    """3.3.1 Two of its Guerrillas there, Underground or Active, become a Base."""
    b = board("huila: farc 4g(2a)")
    ask = asks(b, "farc", "rally", "huila", "base")
    assert (ask.kind, ask.options) == ("rally-trade", ["0", "1", "2"])
    assert operation(b, "farc", "rally", "huila", "base", "1", "done", special=False) == {
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": -1,
        "huila farc.base": 1,
        "resources farc": -1,
    }


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("huila: farc 2g", True),
        ("huila: farc 1g, auc 1g", False),
        ("huila: farc 2g, auc 1b", True),
        ("huila: farc 2g, auc 1b, cartels 1b", False),
        ("huila: farc 2g 2b", False),
    ],
)
def test_3_3_1_base_within_stacking(text: str, possible: bool) -> None:
    """3.3.1 A Base needs 2 of the faction's Guerrillas and room (1.4.2)."""
    assert ("base" in asks(board(text), "farc", "rally", "huila").options) is possible


def test_3_3_1_base_where_a_base_is() -> None:
    """3.3.1 Where there is a Base a second one may be built instead of placing or gathering."""
    b = board("huila: auc 3g(3a) 1b")
    assert asks(b, "auc", "rally", "huila", special=False).options == ["place", "base", "gather", "take_back"]
    assert operation(b, "auc", "rally", "huila", "base", "done", special=False) == {
        "huila auc.guerrilla.a": -2,
        "huila auc.base": 1,
        "resources auc": -1,
    }


def test_3_3_1_gather_and_hide() -> None:
    """3.3.1 At a Base it may instead move in any of its Guerrillas from anywhere and flip all there Underground."""
    b = board("huila: farc 2g(2a) 1b\nvichada: farc 4g(2a)\nloc_cali_pasto: farc 1g(1a)\ncali: auc 1g(1a)")
    where = asks(b, "farc", "rally", "huila", "gather")
    assert plain(where.options) == {"vichada", "loc_cali_pasto", "done"}
    choices = ["huila", "gather", "vichada", "1", "2", "loc_cali_pasto", "done", "done"]
    assert operation(b, "farc", "rally", *choices, special=False) == {
        "vichada farc.guerrilla.u": -1,
        "vichada farc.guerrilla.a": -2,
        "loc_cali_pasto farc.guerrilla.a": -1,
        "huila farc.guerrilla.u": 6,
        "huila farc.guerrilla.a": -2,
        "resources farc": -1,
    }


def test_3_3_1_hide_without_moving() -> None:
    """3.3.1 Guerrillas there flip Underground whether any moved or not."""
    b = board("huila: farc 2g(2a) 1b, auc 1g(1a)\nchoco: farc 1g(1a)")
    assert operation(b, "farc", "rally", "huila", "gather", "done", "done", special=False) == {
        "huila farc.guerrilla.a": -2,
        "huila farc.guerrilla.u": 2,
        "resources farc": -1,
    }


def test_3_3_1_gather_only_at_an_own_base() -> None:
    """3.3.1 Neither without a Base nor at another faction's."""
    b = board("huila: farc 2g(2a), auc 1b\nchoco: farc 1g(1a)")
    assert "gather" not in asks(b, "farc", "rally", "huila").options


def test_3_3_1_gathering_takes_shipments_along() -> None:
    """3.3.1 Shipments move with their Guerrillas (4.5.3): always with the last one, otherwise as the owner chooses."""
    b = board("huila: farc 1b\nchoco: farc 2g, shipment farc.u")
    ask = asks(b, "farc", "rally", "huila", "gather", "choco", "1")
    assert (ask.kind, ask.options) == ("shipments-along", ["0", "1"])
    choices = ["huila", "gather", "choco", "1", "1", "done", "done"]
    assert operation(b, "farc", "rally", *choices, special=False) == {
        "choco farc.guerrilla.u": -1,
        "huila farc.guerrilla.u": 1,
        "ship_at 0": -5,
        "resources farc": -1,
    }
    b = board("huila: farc 1b\nchoco: farc 1g(1a), shipment farc.a")
    assert operation(b, "farc", "rally", "huila", "gather", "choco", "done", special=False) == {
        "choco farc.guerrilla.a": -1,
        "huila farc.guerrilla.u": 1,
        "ship_at 0": -5,
        "ship_by 0": -1,
        "resources farc": -1,
    }


def test_3_3_1_shipment_of_a_replaced_guerrilla() -> None:
    """3.3.1 A Shipment under a Guerrilla that becomes a Base is handed on or removed (4.5.3)."""
    b = board("huila: cartels 2g, farc 1g(1a), shipment cartels.u")
    ask = asks(b, "cartels", "rally", "huila", "base")
    assert (ask.actor, ask.kind, ask.options) == (3, "shipment-carrier", ["farc.guerrilla.a", "remove"])
    assert operation(b, "cartels", "rally", "huila", "base", "remove", "done", special=False) == {
        "huila cartels.guerrilla.u": -2,
        "huila cartels.base": 1,
        "shipments": 1,
        "ship_at 0": -13,
        "ship_by 0": -9,
        "resources cartels": -1,
    }


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("ecuador: farc 1g", ["place"]),
        ("ecuador: farc 2g", ["base"]),
        ("ecuador: farc 1g(1a) 1b", ["gather"]),
        ("ecuador: farc 1b, auc 2g", ["place", "gather"]),
    ],
)
def test_3_3_1_in_ecuador(text: str, ways: list[str]) -> None:
    """3.3.1 In Ecuador within its stacking: no more than 2 pieces of the faction (1.4.2)."""
    b = board(f"open ecuador\n{text}\nchoco: farc 3g(3a)")
    assert asks(b, "farc", "rally", "ecuador", special=False).options == [*ways, "take_back"]
    if ways == ["place", "gather"]:
        assert operation(b, "farc", "rally", "ecuador", "gather", "choco", "done", special=False) == {
            "choco farc.guerrilla.a": -1,
            "ecuador farc.guerrilla.u": 1,
            "resources farc": -1,
        }


def test_3_3_1_how_many_gather() -> None:
    """3.3.1 Any number of each kind, at least 1 from a chosen origin."""
    b = board("huila: auc 1b\nchoco: auc 4g(2a)")
    assert asks(b, "auc", "rally", "huila", "gather", "choco").options == ["0", "1", "2"]
    assert asks(b, "auc", "rally", "huila", "gather", "choco", "0").options == ["1", "2"]
    assert asks(b, "auc", "rally", "huila", "gather", "choco", "1").options == ["0", "1", "2"]


def test_3_3_1_several_spaces_each_its_way() -> None:
    """3.3.1 In each selected space one of the ways, in the order the faction chooses (3.1)."""
    b = board("huila: auc 1b\nantioquia: auc 2g\ncesar: auc 1g(1a)")
    choices = ["antioquia", "base", "huila", "gather", "cesar", "cesar", "place", "done"]
    assert operation(b, "auc", "rally", *choices, special=False) == {
        "antioquia auc.guerrilla.u": -2,
        "antioquia auc.base": 1,
        "cesar auc.guerrilla.a": -1,
        "cesar auc.guerrilla.u": 1,
        "huila auc.guerrilla.u": 1,
        "resources auc": -3,
    }


def test_3_3_1_nobody_to_gather() -> None:
    """3.3.1 A faction with a Base but no Guerrillas on the map can only place them."""
    assert asks(board("huila: farc 1b"), "farc", "rally", "huila").options == ["place", "take_back"]
    b = board("huila: farc 1b\ncali: farc 1g")
    assert asks(b, "farc", "rally", "huila").options == ["place", "gather", "extort", "take_back"]
