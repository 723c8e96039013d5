"""2.3.5 Limited Operations of every kind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import board, operation

LIMITED: dict[str, Any] = {"limited": True, "special": False}


def test_2_3_5_train() -> None:
    """2.3.5 A Limited Train is in 1 space, where a Base may be built."""
    b = board("bogota: govt 1t\ncali: govt 1t")
    after_one = asks(b, "govt", "train", "bogota", "2", "0", **LIMITED)
    assert after_one.options == ["done", "take_back"]
    assert operation(b, "govt", "train", "bogota", "2", "0", "done", "base", **LIMITED) == {
        "bogota govt.troops": -1,
        "bogota govt.base": 1,
        "resources govt": -3,
    }


def test_2_3_5_patrol_moves_to_one_destination() -> None:
    """2.3.5 A Limited Patrol takes cubes of several spaces to 1 destination and Assaults only there (3.2.2)."""
    text = "bogota: govt 2t\nneiva: govt 2p\nloc_neiva_bogota: farc 2g\nloc_cali_pasto: govt 1p, auc 1g(1a)"
    b = board(text + "\nloc_arauca_cucuta: govt 1p, farc 1g")
    moved = ["bogota", "loc_neiva_bogota", "2"]
    assert asks(b, "govt", "patrol", *moved, **LIMITED).options == [
        "neiva",
        "loc_arauca_cucuta",
        "loc_cali_pasto",
        "done",
        "take_back",
    ]
    again = [*moved, "neiva", "1", "done", "loc_neiva_bogota", "farc", "farc"]
    assert asks(b, "govt", "patrol", *again, **LIMITED).options == ["loc_neiva_bogota", "done", "take_back"]
    assert operation(b, "govt", "patrol", *again, "loc_neiva_bogota", **LIMITED) == {
        "bogota govt.troops": -2,
        "neiva govt.police": -1,
        "loc_neiva_bogota govt.troops": 2,
        "loc_neiva_bogota govt.police": 1,
        "loc_neiva_bogota farc.guerrilla.u": -2,
        "loc_arauca_cucuta farc.guerrilla.u": -1,
        "loc_arauca_cucuta farc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_2_3_5_patrol_origins() -> None:
    """2.3.5 Once the 1 destination is known, only cubes elsewhere that can reach it may still move."""
    text = "bogota: govt 2t\nloc_neiva_bogota: govt 1p\nneiva: govt 1p\nvaupes: govt 1t\nibague: govt 1t, farc 1g"
    b = board(text + "\nloc_ibague_cali: farc 1g\ncali: govt 1t")
    options = asks(b, "govt", "patrol", "bogota", "loc_neiva_bogota", "1", **LIMITED).options
    assert options == ["bogota", "cali", "ibague", "neiva", "done", "take_back"]
    b = board(text + "\nloc_neiva_pasto: farc 1g\npasto: govt 1t\nloc_cali_pasto: farc 1g\nloc_pasto_tumaco: farc 1g")
    options = asks(b, "govt", "patrol", "bogota", "loc_neiva_bogota", "1", **LIMITED).options
    assert options == ["bogota", "ibague", "neiva", "done", "take_back"]


def test_2_3_5_patrol_to_a_city() -> None:
    """2.3.5 If the 1 destination is a City, the Limited Patrol has no LoC to Assault."""
    b = board("bogota: govt 2t\nloc_neiva_bogota: govt 1p, farc 1g(1a)")
    assert operation(b, "govt", "patrol", "bogota", "ibague", "2", "done", **LIMITED) == {
        "bogota govt.troops": -2,
        "ibague govt.troops": 2,
        "resources govt": -3,
    }


def test_2_3_5_patrol_that_moves_nobody() -> None:
    """2.3.5 A Limited Patrol that moves no cubes may Assault on 1 LoC."""
    b = board("loc_neiva_bogota: govt 1p, farc 1g(1a)\nloc_cali_pasto: govt 1p, auc 1g(1a)")
    where = asks(b, "govt", "patrol", "done", **LIMITED)
    assert where.options == ["loc_neiva_bogota", "loc_cali_pasto", "done", "take_back"]
    assert operation(b, "govt", "patrol", "done", "loc_cali_pasto", **LIMITED) == {
        "loc_cali_pasto auc.guerrilla.a": -1,
        "resources govt": -3,
    }


def test_2_3_5_sweep() -> None:
    """2.3.5 A Limited Sweep takes Troops of several spaces to 1 destination."""
    b = board("bogota: govt 3t\nneiva: govt 2t\nmeta_west: farc 3g")
    choices = ["meta_west", "bogota", "3", "neiva", "1", "done"]
    assert asks(b, "govt", "sweep", *choices, **LIMITED).options == ["done", "take_back"]
    assert operation(b, "govt", "sweep", *choices, "done", "farc", **LIMITED) == {
        "bogota govt.troops": -3,
        "neiva govt.troops": -1,
        "meta_west govt.troops": 4,
        "meta_west farc.guerrilla.u": -2,
        "meta_west farc.guerrilla.a": 2,
        "resources govt": -3,
    }


def test_2_3_5_assault() -> None:
    """2.3.5 A Limited Assault is in 1 space."""
    b = board("choco: govt 1t, farc 1g(1a)\nnarino: govt 1t, farc 1g(1a)")
    assert asks(b, "govt", "assault", "choco", **LIMITED).options == ["done", "take_back"]
    assert operation(b, "govt", "assault", "choco", "done", **LIMITED) == {
        "choco farc.guerrilla.a": -1,
        "resources govt": -3,
    }


def test_2_3_5_rally() -> None:
    """2.3.5 A Limited Rally is in 1 space."""
    b = board("choco: farc 1g")
    assert asks(b, "farc", "rally", "choco", "place", **LIMITED).options == ["done", "take_back"]
    assert operation(b, "farc", "rally", "choco", "place", "done", **LIMITED) == {
        "choco farc.guerrilla.u": 1,
        "resources farc": -1,
    }


def test_2_3_5_march() -> None:
    """2.3.5 A Limited March takes Guerrillas of several spaces to 1 destination."""
    b = board("choco: farc 2g\nnarino: farc 1g")
    choices = ["huila", "choco", "1", "narino"]
    assert asks(b, "farc", "march", *choices, **LIMITED).options == ["done", "take_back"]
    assert operation(b, "farc", "march", *choices, "done", **LIMITED) == {
        "choco farc.guerrilla.u": -1,
        "narino farc.guerrilla.u": -1,
        "huila farc.guerrilla.u": 2,
        "resources farc": -1,
    }


def test_2_3_5_attack() -> None:
    """2.3.5 A Limited Attack is in 1 space and is no Ambush."""
    b = board("choco: farc 3g, govt 2p\nnarino: farc 3g, govt 2p")
    assert asks(b, "farc", "attack", "choco", **LIMITED).kind == "attack-die"
    assert asks(b, "farc", "attack", "choco", "6", **LIMITED).options == ["done", "take_back"]
    assert operation(b, "farc", "attack", "choco", "6", "done", **LIMITED) == {
        "choco farc.guerrilla.u": -3,
        "choco farc.guerrilla.a": 3,
        "resources farc": -1,
    }


def test_2_3_5_terror() -> None:
    """2.3.5 Limited Terror is in 1 space."""
    b = board("choco: auc 1g, AO\nnarino: auc 1g, AO")
    assert asks(b, "auc", "terror", "choco", **LIMITED).options == ["done", "take_back"]
    assert operation(b, "auc", "terror", "choco", "done", **LIMITED) == {
        "choco auc.guerrilla.u": -1,
        "choco auc.guerrilla.a": 1,
        "choco terror": 1,
        "choco support": 1,
        "aid": -3,
        "resources auc": -1,
    }


@pytest.mark.parametrize(
    ("who", "name"),
    [("govt", "train"), ("govt", "patrol"), ("govt", "sweep"), ("govt", "assault")]
    + [(who, name) for who in ("farc", "auc", "cartels") for name in ("rally", "march", "attack", "terror")],
)
def test_2_3_5_no_special_activity(who: str, name: str) -> None:
    """2.3.5 No Special Activity goes with a Limited Operation."""
    text = "bogota: govt 3t 1p, farc 2g(1a), auc 2g(1a)\nchoco: govt 1t, farc 2g(1a) 1b, auc 2g(1a), cartels 3g(1a) 1b"
    b = board(text + "\nhuila: farc 3g 1b\nantioquia: auc 3g 1b\nnarino: cartels 3g 1b")
    full, limited = asks(b, who, name).options, asks(b, who, name, **LIMITED).options
    assert plain(full) == plain(limited)
    assert set(limited) - plain(limited) == {"take_back"}
    assert set(full) - plain(full) > {"take_back"}
