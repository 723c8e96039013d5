"""3.2.2 Patrol."""

from __future__ import annotations

from tests.games.andean_abyss.asking import asks, plain
from tests.helpers import RULES, board, operation

ROADS = {RULES.spec.spaces[s] for s in [*RULES.spec.locs, *RULES.spec.cities]}


def test_3_2_2_costs_3_in_all() -> None:
    """3.2.2 Three Resources in total, however many spaces are involved; even if nobody moves."""
    b = board("bogota: govt 2t\ncali: govt 1p")
    assert operation(b, "govt", "patrol", "done", special=False) == {"resources govt": -3}
    choices = ["bogota", "loc_neiva_bogota", "1", "bogota", "neiva", "cali", "pasto", "done"]
    assert operation(b, "govt", "patrol", *choices, special=False) == {
        "bogota govt.troops": -2,
        "loc_neiva_bogota govt.troops": 1,
        "neiva govt.troops": 1,
        "cali govt.police": -1,
        "pasto govt.police": 1,
        "resources govt": -3,
    }


def test_3_2_2_over_locs_and_cities() -> None:
    """3.2.2 Cubes go on from LoC or City to LoC or City as far as they like, never into Departments."""
    b = board("meta_west: govt 1t 1p\nvaupes: govt 1t")
    assert plain(asks(b, "govt", "patrol").options) == {"meta_west", "done"}
    assert set(asks(b, "govt", "patrol", "meta_west").options) == ROADS
    choices = ["meta_west", "cartagena", "1", "0", "done"]
    assert operation(b, "govt", "patrol", *choices, special=False) == {
        "meta_west govt.troops": -1,
        "cartagena govt.troops": 1,
        "resources govt": -3,
    }


def test_3_2_2_guerrillas_stop_cubes() -> None:
    """3.2.2 A cube that enters a space with a Guerrilla goes no further; one that leaves such a space may."""
    text = "neiva: govt 1t, farc 1g\nloc_neiva_bogota: auc 1g(1a)\nloc_neiva_pasto: cartels 1g"
    b = board(text)
    assert set(asks(b, "govt", "patrol", "neiva").options) == {"loc_neiva_bogota", "loc_neiva_pasto"}
    b = board("neiva: govt 1t, farc 1g\nloc_neiva_bogota: auc 1g\npasto: farc 1g(1a)")
    assert set(asks(b, "govt", "patrol", "neiva").options) == {"loc_neiva_bogota", "loc_neiva_pasto", "pasto"}


def test_3_2_2_bases_do_not_stop_cubes() -> None:
    """3.2.2 Only Guerrillas stop cubes, Bases do not."""
    b = board("bogota: govt 1t\nneiva: farc 1b")
    assert set(asks(b, "govt", "patrol", "bogota").options) == ROADS - {"bogota"}


def test_3_2_2_no_cube_moves_twice() -> None:
    """3.2.2 Cubes that have moved stay where they stopped; the others there may still go."""
    b = board("bogota: govt 1t\nneiva: govt 1t")
    assert plain(asks(b, "govt", "patrol", "bogota", "neiva").options) == {"neiva", "done"}
    assert plain(asks(b, "govt", "patrol", "bogota", "neiva", "neiva", "pasto").options) == {"done"}


def test_3_2_2_activates_on_every_loc() -> None:
    """3.2.2 On each LoC, moved to or not, 1 Guerrilla for each cube is Activated; not in Cities."""
    text = "loc_neiva_bogota: govt 1t 1p, farc 3g\nloc_cali_pasto: govt 1p, auc 1g, cartels 1g\nneiva: govt 3t, farc 1g"
    b = board(text)
    choices = asks(b, "govt", "patrol", "done", "farc", special=False)
    assert (choices.kind, choices.options) == ("activate", ["auc", "cartels", "done"])
    assert operation(b, "govt", "patrol", "done", "farc", "cartels", "done", special=False) == {
        "loc_neiva_bogota farc.guerrilla.u": -2,
        "loc_neiva_bogota farc.guerrilla.a": 2,
        "loc_cali_pasto cartels.guerrilla.u": -1,
        "loc_cali_pasto cartels.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_3_2_2_factions_may_be_ignored() -> None:
    """3.2.2 Factions may be ignored (3.1); of one that is targeted as many as possible are Activated (1.4.1)."""
    b = board("loc_neiva_bogota: govt 3p, farc 2g, auc 2g")
    assert operation(b, "govt", "patrol", "done", "auc", "done", "done", special=False) == {
        "loc_neiva_bogota auc.guerrilla.u": -2,
        "loc_neiva_bogota auc.guerrilla.a": 2,
        "resources govt": -3,
    }


def test_3_2_2_limited_patrol_activates_everywhere() -> None:
    """3.2.2 A Limited Patrol too Activates on every LoC (said by the second edition)."""
    b = board("loc_neiva_bogota: govt 1t, farc 1g\nloc_cali_pasto: govt 1p, auc 1g")
    choices = ["loc_neiva_bogota", "loc_cali_pasto", "done", "auc", "done"]
    assert operation(b, "govt", "patrol", *choices, special=False, limited=True) == {
        "loc_neiva_bogota govt.troops": -1,
        "loc_cali_pasto govt.troops": 1,
        "loc_cali_pasto auc.guerrilla.u": -1,
        "loc_cali_pasto auc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_3_2_2_assault_on_one_loc() -> None:
    """3.2.2 Then, if desired, an Assault on 1 LoC at no added cost, by Troops and Police (3.2.4)."""
    text = "loc_neiva_bogota: govt 1t 1p, farc 3g(3a)\nloc_cali_pasto: govt 1p, auc 1g\nneiva: govt 3t, farc 1g(1a)"
    b = board(text, resources=3)
    where = asks(b, "govt", "patrol", "done", "auc", special=False)
    assert (where.kind, where.options) == ("patrol-assault", ["loc_neiva_bogota", "loc_cali_pasto", "done"])
    assert operation(b, "govt", "patrol", "done", "auc", "loc_neiva_bogota", special=False) == {
        "loc_neiva_bogota farc.guerrilla.a": -2,
        "loc_cali_pasto auc.guerrilla.u": -1,
        "loc_cali_pasto auc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_3_2_2_assault_is_optional() -> None:
    """3.2.2 Nobody has to Assault."""
    b = board("loc_neiva_bogota: govt 1t, farc 1g(1a)")
    assert operation(b, "govt", "patrol", "done", "done", special=False) == {"resources govt": -3}


def test_3_2_2_needs_its_resources() -> None:
    """3.2.2 Without 3 Resources there is no Patrol, unless it is free (3.1.2)."""
    b = board("bogota: govt 1t\nloc_neiva_bogota: govt 1t, farc 1g(1a)", resources=0)
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", special=False, free=True) == {
        "loc_neiva_bogota farc.guerrilla.a": -1
    }
