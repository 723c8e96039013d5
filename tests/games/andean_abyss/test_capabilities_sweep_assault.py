"""5.3 Capabilities that change Sweep (2, 11) and Assault (3, 9), what they leave alone, and how they combine."""

from __future__ import annotations

import pytest

from abyssal.coin.general import menu
from abyssal.games.andean_abyss.names import (
    DEFENSE_COUNCIL,
    GOVT,
    MOUNTAIN_BATTALIONS,
    OSPINA,
    SHADED,
    TAPIAS,
    UNSHADED,
)
from tests.games.andean_abyss.effects import ask, in_force, spaces
from tests.games.andean_abyss.helpers import board, operation

# 2 Ospina & Mora, 11 National Defense & Security Council: Sweep.


@pytest.mark.parametrize(("side", "cost"), [(0, 3), (UNSHADED, 1), (SHADED, 3)])
def test_02_ospina_unshaded_cost(side: int, cost: int) -> None:
    b = in_force(board(), (OSPINA, side))
    assert operation(b, "govt", "sweep", "huila", "done", special=False) == {"resources govt": -cost}


def test_02_ospina_unshaded_more_spaces_for_the_money() -> None:
    b = board(resources=2)
    assert "sweep" not in menu(b, GOVT, False, False)
    in_force(b, (OSPINA, UNSHADED))
    assert "sweep" in menu(b, GOVT, False, False)
    assert operation(b, "govt", "sweep", "huila", "choco", "done", special=False) == {"resources govt": -2}


def test_02_ospina_shaded_one_space() -> None:
    """One space; Troops may come from several, and a Special Activity may be added."""
    text = "bogota: govt 2t\ncali: govt 2t\nhuila: farc 1g"
    assert len(spaces(ask(board(text), "sweep", "huila", "done"))) > 20
    b = in_force(board(text), (OSPINA, SHADED))
    assert spaces(ask(b, "sweep", "huila", "done")) == []
    b = in_force(board(text), (OSPINA, SHADED))
    moves = ["bogota", "2", "cali", "1", "done", "air_lift", "cali", "medellin", "done", "farc", "air_strike"]
    with pytest.raises(AssertionError, match="air_strike"):
        operation(b, "govt", "sweep", "huila", *moves)
    b = in_force(board(text), (OSPINA, SHADED))
    assert operation(b, "govt", "sweep", "huila", *moves[:-1]) == {
        "resources govt": -3,
        "bogota govt.troops": -2,
        "cali govt.troops": -2,
        "medellin govt.troops": 1,
        "huila govt.troops": 3,
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
    }


def test_02_ospina_shaded_gives_way_to_an_event() -> None:
    """5.1.2 A Sweep granted by the Event being played reaches several spaces."""
    b = in_force(board(), (OSPINA, SHADED))
    assert len(spaces(ask(b, "sweep", "huila", event=True))) > 20


def test_11_council_unshaded_police_ride_along() -> None:
    """One Police per space, from an adjacent space or over a LoC without Guerrillas, with or without Troops."""
    text = "bogota: govt 1t 2p\nmeta_west: govt 3p\nloc_neiva_bogota: farc 1g\npasto: govt 1p"
    assert ask(board(text), "sweep", "neiva").kind == "sweep-space", "no Troops can come, so nobody asks"
    assert spaces(ask(board(text), "sweep", "huila")) == ["bogota"]
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert spaces(ask(b, "sweep", "neiva")) == ["pasto", "meta_west"], "not from bogota past the Guerrilla"
    choices = ["neiva", "meta_west", "huila", "bogota", "1", "1", "done"]
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert operation(b, "govt", "sweep", *choices, special=False) == {
        "resources govt": -6,
        "meta_west govt.police": -1,
        "neiva govt.police": 1,
        "bogota govt.troops": -1,
        "bogota govt.police": -1,
        "huila govt.troops": 1,
        "huila govt.police": 1,
    }


def test_11_council_unshaded_one_police_a_space() -> None:
    """After the first Police only Troops can still come in."""
    text = "bogota: govt 2t 2p\ncali: govt 1p"
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert spaces(ask(b, "sweep", "huila")) == ["bogota", "cali"]
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert spaces(ask(b, "sweep", "huila", "cali")) == ["bogota"]
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert operation(b, "govt", "sweep", "huila", "cali", "bogota", "1", "done", "done", special=False) == {
        "resources govt": -3,
        "cali govt.police": -1,
        "bogota govt.troops": -1,
        "huila govt.police": 1,
        "huila govt.troops": 1,
    }


@pytest.mark.parametrize(
    ("pieces", "space", "none", "shaded"),
    [
        ("3t 2p", "huila", 5, 3),
        ("1t 4p", "huila", 5, 4),
        ("3t 2p", "choco", 2, 1),
        ("1t 1p", "choco", 1, 0),
        ("0t 3p", "bogota", 3, 3),
    ],
)
def test_11_council_shaded_one_kind_of_cube(pieces: str, space: str, none: int, shaded: int) -> None:
    """The larger of Troops and Police counts in each space, halved in Forest."""
    for side, found in ((0, none), (SHADED, shaded)):
        b = in_force(board(f"{space}: govt {pieces}, farc 6g"), (DEFENSE_COUNCIL, side))
        choices = [space, "done", "farc"] if found else [space, "done"]
        expected = {f"{space} farc.guerrilla.u": -found, f"{space} farc.guerrilla.a": found} if found else {}
        assert operation(b, "govt", "sweep", *choices, special=False) == {"resources govt": -3, **expected}


def test_11_council_shaded_counts_each_space_by_itself() -> None:
    b = in_force(board("huila: govt 2t 1p, farc 4g\ncesar: govt 1t 2p, auc 4g"), (DEFENSE_COUNCIL, SHADED))
    choices = ["huila", "cesar", "done", "cesar", "auc", "farc"]
    assert operation(b, "govt", "sweep", *choices, special=False) == {
        "resources govt": -6,
        "huila farc.guerrilla.u": -2,
        "huila farc.guerrilla.a": 2,
        "cesar auc.guerrilla.u": -2,
        "cesar auc.guerrilla.a": 2,
    }


def test_11_council_shaded_leaves_patrol_alone() -> None:
    b = in_force(board("loc_neiva_bogota: govt 1t 1p, farc 3g"), (DEFENSE_COUNCIL, SHADED))
    assert operation(b, "govt", "patrol", "done", "farc", "done", special=False) == {
        "resources govt": -3,
        "loc_neiva_bogota farc.guerrilla.u": -2,
        "loc_neiva_bogota farc.guerrilla.a": 2,
    }


@pytest.mark.parametrize(("price", "cost", "many"), [(UNSHADED, 1, True), (SHADED, 3, False)])
def test_02_and_11_combine(price: int, cost: int, many: bool) -> None:
    """Cost or number of spaces is independent of riding Police and of counting only one kind of cube."""
    text = "bogota: govt 1p\nhuila: govt 2t 1p, farc 5g"
    b = in_force(board(text), (OSPINA, price), (DEFENSE_COUNCIL, UNSHADED))
    assert bool(spaces(ask(b, "sweep", "huila", "bogota"))) == many
    b = in_force(board(text), (OSPINA, price), (DEFENSE_COUNCIL, UNSHADED))
    assert operation(b, "govt", "sweep", "huila", "bogota", "done", "farc", special=False) == {
        "resources govt": -cost,
        "bogota govt.police": -1,
        "huila govt.police": 1,
        "huila farc.guerrilla.u": -4,
        "huila farc.guerrilla.a": 4,
    }
    b = in_force(board(text), (OSPINA, price), (DEFENSE_COUNCIL, SHADED))
    assert operation(b, "govt", "sweep", "huila", "done", "farc", special=False) == {
        "resources govt": -cost,
        "huila farc.guerrilla.u": -2,
        "huila farc.guerrilla.a": 2,
    }


# 3 Tapias, 9 High Mountain Battalions: Assault.


@pytest.mark.parametrize(("side", "cost"), [(0, 3), (UNSHADED, 1), (SHADED, 3)])
def test_03_tapias_unshaded_cost(side: int, cost: int) -> None:
    b = in_force(board("choco: govt 1t, farc 1g(1a)"), (TAPIAS, side))
    assert operation(b, "govt", "assault", "choco", "done", special=False) == {
        "resources govt": -cost,
        "choco farc.guerrilla.a": -1,
    }


def test_03_tapias_shaded_one_space_in_vain() -> None:
    """3.2.4 A space where nothing can be removed also uses up the one space."""
    b = in_force(board("choco: govt 1t, farc 1g\ncali: govt 1p, auc 1g(1a)"), (TAPIAS, SHADED))
    assert spaces(ask(b, "assault")) == ["cali", "choco"]
    assert operation(b, "govt", "assault", "choco", "done", special=False) == {"resources govt": -3}


def test_03_tapias_unshaded_more_for_the_money() -> None:
    b = board("choco: govt 1t, farc 1g(1a)\nnarino: govt 1t, farc 1g(1a)", resources=2)
    assert "assault" not in menu(b, GOVT, False, False)
    assert "assault" in menu(in_force(b, (TAPIAS, UNSHADED)), GOVT, False, False)
    assert operation(b, "govt", "assault", "choco", "narino", "done", special=False) == {
        "resources govt": -2,
        "choco farc.guerrilla.a": -1,
        "narino farc.guerrilla.a": -1,
    }


def test_03_tapias_shaded_one_space() -> None:
    """One space, with a Special Activity if wanted. An Event being played reaches further (5.1.2)."""
    text = "choco: govt 1t, farc 1g(1a)\ncali: govt 1p, auc 1g(1a)\nhuila: farc 1g(1a)"
    assert spaces(ask(board(text), "assault", "choco")) == ["cali"]
    assert spaces(ask(in_force(board(text), (TAPIAS, SHADED)), "assault", "choco")) == []
    assert spaces(ask(in_force(board(text), (TAPIAS, SHADED)), "assault", "choco", event=True)) == ["cali"]
    b = in_force(board(text), (TAPIAS, SHADED))
    assert operation(b, "govt", "assault", "choco", "air_strike", "done") == {
        "resources govt": -3,
        "choco farc.guerrilla.a": -1,
        "huila farc.guerrilla.a": -1,
    }


@pytest.mark.parametrize("side", [0, UNSHADED, SHADED])
def test_03_tapias_leaves_patrol_alone(side: int) -> None:
    """The Assault that ends a Patrol is not an Assault Operation: neither cost nor number of spaces changes."""
    b = in_force(board("loc_neiva_bogota: govt 1t, farc 1g(1a)"), (TAPIAS, side))
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", special=False) == {
        "resources govt": -3,
        "loc_neiva_bogota farc.guerrilla.a": -1,
    }


@pytest.mark.parametrize(
    ("troops", "police", "none", "unshaded", "shaded"),
    [(4, 2, 2, 6, 1), (7, 0, 3, 7, 1), (8, 0, 4, 8, 2), (3, 1, 1, 4, 0), (1, 1, 0, 2, 0)],
)
def test_09_battalions(troops: int, police: int, none: int, unshaded: int, shaded: int) -> None:
    """Half the Troops, every cube, or a quarter of the Troops, rounded down. Nothing changes elsewhere."""
    for side, removed in ((0, none), (UNSHADED, unshaded), (SHADED, shaded)):
        b = in_force(board(f"huila: govt {troops}t {police}p, farc 9g(9a)"), (MOUNTAIN_BATTALIONS, side))
        assert "assault" in menu(b, GOVT, False, False), "any space may be selected, also in vain"
        expected = {"huila farc.guerrilla.a": -removed} if removed else {}
        assert operation(b, "govt", "assault", "huila", "done", special=False) == {"resources govt": -3, **expected}
        for space, usual in (("choco", troops), ("bogota", troops + police)):
            b = in_force(board(f"{space}: govt {troops}t {police}p, farc 9g(9a)"), (MOUNTAIN_BATTALIONS, side))
            assert operation(b, "govt", "assault", space, "done", special=False) == {
                "resources govt": -3,
                f"{space} farc.guerrilla.a": -usual,
            }


def test_09_battalions_unshaded_police_alone() -> None:
    """Police alone remove nothing in Mountains, except with this card. Bases still go last."""
    text = "huila: govt 2p, farc 1g(1a) 1b, auc 1g 1b"
    assert operation(board(text), "govt", "assault", "huila", "done", special=False) == {"resources govt": -3}
    b = in_force(board(text), (MOUNTAIN_BATTALIONS, UNSHADED))
    assert operation(b, "govt", "assault", "huila", "done", special=False) == {
        "resources govt": -3,
        "huila farc.guerrilla.a": -1,
        "huila farc.base": -1,
    }


@pytest.mark.parametrize(("side", "removed"), [(0, 2), (UNSHADED, 5), (SHADED, 1)])
def test_09_battalions_and_free_assaults(side: int, removed: int) -> None:
    """An Event's free Assault uses the Mountain rate too."""
    b = in_force(board("huila: govt 4t 1p, farc 9g(9a)"), (MOUNTAIN_BATTALIONS, side))
    assert operation(b, "govt", "assault", "huila", "done", special=False, free=True, event=True) == {
        "huila farc.guerrilla.a": -removed
    }


def test_09_battalions_leave_sweep_alone() -> None:
    b = in_force(board("huila: govt 2t 1p, farc 9g"), (MOUNTAIN_BATTALIONS, SHADED))
    assert operation(b, "govt", "sweep", "huila", "done", "farc", special=False) == {
        "resources govt": -3,
        "huila farc.guerrilla.u": -3,
        "huila farc.guerrilla.a": 3,
    }


@pytest.mark.parametrize(("tapias", "cost"), [(UNSHADED, 1), (SHADED, 3)])
@pytest.mark.parametrize(("rate", "removed"), [(UNSHADED, 5), (SHADED, 1)])
def test_03_and_09_combine(tapias: int, cost: int, rate: int, removed: int) -> None:
    """Cost or number of spaces is independent of the Mountain rate."""
    text = "huila: govt 4t 1p, farc 9g(9a)\nchoco: govt 1t, auc 1g(1a)"
    b = in_force(board(text), (TAPIAS, tapias), (MOUNTAIN_BATTALIONS, rate))
    assert spaces(ask(b, "assault", "huila")) == (["choco"] if tapias == UNSHADED else [])
    b = in_force(board(text), (TAPIAS, tapias), (MOUNTAIN_BATTALIONS, rate))
    assert operation(b, "govt", "assault", "huila", "done", special=False) == {
        "resources govt": -cost,
        "huila farc.guerrilla.a": -removed,
    }
