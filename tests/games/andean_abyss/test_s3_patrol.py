"""3.2.2 Patrol."""

from __future__ import annotations

from abyssal.games.andean_abyss.names import LOC_NEIVA_PASTO, METEORO, UNSHADED
from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import RULES, board, operation

ROADS = {RULES.spec.spaces[s] for s in [*RULES.spec.locs, *RULES.spec.cities]}


def test_3_2_2_costs_3_in_all() -> None:
    """3.2.2 Three Resources in total, however many spaces are involved, even if no cube moves."""
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
    """3.2.2 Cubes move any distance along LoCs and Cities, never into Departments."""
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
    """3.2.2 A cube that enters a space with a Guerrilla must stop; one that starts there may move on."""
    text = "neiva: govt 1t, farc 1g\nloc_neiva_bogota: auc 1g(1a)\nloc_neiva_pasto: cartels 1g"
    b = board(text)
    assert set(asks(b, "govt", "patrol", "neiva").options) == {"loc_neiva_bogota", "loc_neiva_pasto"}
    b = board("neiva: govt 1t, farc 1g\nloc_neiva_bogota: auc 1g\npasto: farc 1g(1a)")
    assert set(asks(b, "govt", "patrol", "neiva").options) == {"loc_neiva_bogota", "loc_neiva_pasto", "pasto"}


def test_3_2_2_the_only_way_is_not_asked() -> None:
    """3.2.2 If the only adjacent space holds Guerrillas, the cubes stop there; otherwise they may move on."""
    b = board("guaviare: govt 2t 1p\nloc_bogota_san_jose: farc 1g")
    assert operation(b, "govt", "patrol", "guaviare", "2", "1", "done", "farc", "done", special=False) == {
        "guaviare govt.troops": -2,
        "guaviare govt.police": -1,
        "loc_bogota_san_jose govt.troops": 2,
        "loc_bogota_san_jose govt.police": 1,
        "loc_bogota_san_jose farc.guerrilla.u": -1,
        "loc_bogota_san_jose farc.guerrilla.a": 1,
        "resources govt": -3,
    }
    b = board("guaviare: govt 1t\nbogota: farc 1g")
    question = asks(b, "govt", "patrol", "guaviare")
    assert (question.kind, question.options) == ("patrol-destination", ["bogota", "loc_bogota_san_jose"])


def test_3_2_2_bases_do_not_stop_cubes() -> None:
    """3.2.2 Only Guerrillas stop cubes, Bases do not."""
    b = board("bogota: govt 1t\nneiva: farc 1b")
    assert set(asks(b, "govt", "patrol", "bogota").options) == ROADS - {"bogota"}


def test_3_2_2_no_cube_moves_twice() -> None:
    """3.2.2 Cubes that have moved stay where they stopped; the others there may still go."""
    b = board("bogota: govt 1t\nneiva: govt 1t")
    assert plain(asks(b, "govt", "patrol", "bogota", "neiva").options) == {"neiva", "done"}
    assert plain(asks(b, "govt", "patrol", "bogota", "neiva", "neiva", "pasto").options) == {"done"}


def test_3_2_2_no_cube_moves_twice_after_an_air_lift() -> None:
    """3.2.2 Troops that have moved and are then Air Lifted (4.2.1) do not move again by this Patrol."""
    b = board("bogota: govt 1t")
    assert asks(b, "govt", "patrol", "bogota", "neiva", "air_lift", "cali").options == ["done", "take_back"]
    b = board("bogota: govt 1t\nneiva: govt 1t")
    both = ["bogota", "neiva", "air_lift", "cali", "2"]
    assert plain(asks(b, "govt", "patrol", *both).options) == {"cali", "done"}
    assert operation(b, "govt", "patrol", *both, "cali", "pasto", "done") == {
        "bogota govt.troops": -1,
        "neiva govt.troops": -1,
        "cali govt.troops": 1,
        "pasto govt.troops": 1,
        "resources govt": -3,
    }


def test_3_2_2_unmoved_troops_move_after_an_air_lift() -> None:
    """3.2.2 Troops that have not moved may still move, whether they were Air Lifted or not."""
    b = board("bogota: govt 1t\nneiva: govt 2t")
    lifted = ["bogota", "neiva", "air_lift", "cali", "1"]
    assert plain(asks(b, "govt", "patrol", *lifted).options) == {"cali", "neiva", "done"}
    assert operation(b, "govt", "patrol", *lifted, "cali", "ibague", "neiva", "pasto", "done") == {
        "bogota govt.troops": -1,
        "neiva govt.troops": -1,
        "ibague govt.troops": 1,
        "pasto govt.troops": 1,
        "resources govt": -3,
    }


def test_3_2_2_order_of_activation() -> None:
    """3.2.2 The Government chooses the order of the LoCs (3.1), each of them once, and may skip some."""
    b = board("loc_neiva_bogota: govt 1p, farc 2g\nloc_cali_pasto: govt 1p, auc 2g\nloc_neiva_pasto: govt 1p, farc 1g")
    last = asks(b, "govt", "patrol", "done", "loc_neiva_pasto", special=False)
    assert (last.kind, last.space, last.options) == ("activate", LOC_NEIVA_PASTO, ["farc", "done"])
    left = asks(b, "govt", "patrol", "done", "loc_neiva_pasto", "farc", special=False)
    assert left.options == ["loc_neiva_bogota", "loc_cali_pasto", "done", "take_back"]
    assert operation(b, "govt", "patrol", "done", "loc_neiva_pasto", "farc", "done", "done", special=False) == {
        "loc_neiva_pasto farc.guerrilla.u": -1,
        "loc_neiva_pasto farc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_3_2_2_air_lift_between_activations() -> None:
    """3.2.2 Troops Activate on one LoC, are Air Lifted (4.1), and Activate and Assault on another."""
    b = board("loc_neiva_bogota: govt 3t, farc 3g\nloc_cali_pasto: govt 1p, auc 4g")
    choices = ["done", "loc_neiva_bogota", "farc", "air_lift", "loc_cali_pasto", "3"]
    assert asks(b, "govt", "patrol", *choices).options == ["loc_cali_pasto", "done", "take_back"]
    assert operation(b, "govt", "patrol", *choices, "loc_cali_pasto", "auc", "loc_cali_pasto") == {
        "loc_neiva_bogota govt.troops": -3,
        "loc_cali_pasto govt.troops": 3,
        "loc_neiva_bogota farc.guerrilla.u": -3,
        "loc_neiva_bogota farc.guerrilla.a": 3,
        "loc_cali_pasto auc.guerrilla.u": -4,
        "resources govt": -3,
    }


def test_3_2_2_air_strike_between_activations() -> None:
    """3.2.2 A Guerrilla that was Activated may be struck (4.2.2) before others are."""
    b = board("loc_neiva_bogota: govt 1p, farc 1g\nloc_cali_pasto: govt 1p, auc 1g")
    first = ["done", "loc_cali_pasto", "auc"]
    assert asks(b, "govt", "patrol", *first).options == ["loc_neiva_bogota", "done", "air_strike", "take_back"]
    assert operation(b, "govt", "patrol", *first, "air_strike", "loc_neiva_bogota", "farc", "loc_neiva_bogota") == {
        "loc_neiva_bogota farc.guerrilla.u": -1,
        "loc_cali_pasto auc.guerrilla.u": -1,
        "resources govt": -3,
    }


def test_3_2_2_special_activity_before_the_assault() -> None:
    """3.2.2 Troops Activate on one LoC and are then Air Lifted to strengthen the Assault on another (4.1)."""
    b = board("loc_neiva_bogota: govt 3t, farc 1g\nloc_cali_pasto: govt 1p, auc 4g(4a)")
    found = ["done", "loc_neiva_bogota", "farc"]
    where = asks(b, "govt", "patrol", *found)
    assert where.kind == "patrol-assault"
    assert where.options == ["loc_neiva_bogota", "loc_cali_pasto", "done", "air_lift", "air_strike", "take_back"]
    assert operation(b, "govt", "patrol", *found, "air_lift", "loc_cali_pasto", "3", "loc_cali_pasto") == {
        "loc_neiva_bogota govt.troops": -3,
        "loc_cali_pasto govt.troops": 3,
        "loc_neiva_bogota farc.guerrilla.u": -1,
        "loc_neiva_bogota farc.guerrilla.a": 1,
        "loc_cali_pasto auc.guerrilla.a": -4,
        "resources govt": -3,
    }


def test_3_2_2_an_air_lift_makes_the_assault_possible() -> None:
    """3.2.2 Troops that Activated on one LoC are Air Lifted to another, where no cube could Assault before (4.1)."""
    b = board("loc_neiva_bogota: govt 3t, farc 4g(1a)\nloc_cali_pasto: auc 4g(4a)")
    lifted = ["done", "loc_neiva_bogota", "farc", "air_lift", "loc_cali_pasto", "3"]
    assert operation(b, "govt", "patrol", *lifted, "loc_cali_pasto") == {
        "loc_neiva_bogota govt.troops": -3,
        "loc_cali_pasto govt.troops": 3,
        "loc_neiva_bogota farc.guerrilla.u": -3,
        "loc_neiva_bogota farc.guerrilla.a": 3,
        "loc_cali_pasto auc.guerrilla.a": -3,
        "resources govt": -3,
    }
    b = board("cali: govt 3t\nloc_cali_pasto: auc 4g(4a)")
    assert asks(b, "govt", "patrol", "done").kind == "patrol-assault"
    assert operation(b, "govt", "patrol", "done", special=False) == {"resources govt": -3}
    assert asks(board("cali: govt 3t\nloc_cali_pasto: auc 4g"), "govt", "patrol", "done").kind == "after-operation"
    assert asks(board("cali: govt 3p\nloc_cali_pasto: auc 4g(4a)"), "govt", "patrol", "done").kind == "after-operation"


def test_3_2_2_no_air_lift_to_where_the_assault_was() -> None:
    """3.2.2 With Plan Meteoro (13) every LoC is Assaulted once; one that was Assaulted is not offered again."""
    b = board("loc_cali_pasto: govt 1t, auc 2g(2a)\nbogota: govt 3t")
    b.put_in_force(METEORO, UNSHADED)
    assert asks(b, "govt", "patrol", "done", "loc_cali_pasto").kind == "after-operation"


def test_3_2_2_taking_back_before_the_assault() -> None:
    """3.2.2 Cubes may be taken back before the Assault (1.4.1); without any there is none."""
    b = board("loc_cali_pasto: govt 1p, auc 1g(1a)")
    assert asks(b, "govt", "patrol", "done", "take_back", special=False).options == ["done"]
    assert operation(b, "govt", "patrol", "done", "take_back", "done", special=False) == {
        "loc_cali_pasto govt.police": -1,
        "resources govt": -3,
    }


def test_3_2_2_activates_on_every_loc() -> None:
    """3.2.2 On each LoC, moved to or not, 1 Guerrilla for each cube is Activated; not in Cities."""
    text = "loc_neiva_bogota: govt 1t 1p, farc 3g\nloc_cali_pasto: govt 1p, auc 1g, cartels 1g\nneiva: govt 3t, farc 1g"
    b = board(text)
    where = asks(b, "govt", "patrol", "done", special=False)
    assert (where.kind, where.options) == (
        "activate-space",
        ["loc_neiva_bogota", "loc_cali_pasto", "done", "take_back"],
    )
    choices = asks(b, "govt", "patrol", "done", "loc_neiva_bogota", "farc", special=False)
    assert (choices.kind, choices.options) == ("activate", ["auc", "cartels", "done"])
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", "farc", "cartels", "done", special=False) == {
        "loc_neiva_bogota farc.guerrilla.u": -2,
        "loc_neiva_bogota farc.guerrilla.a": 2,
        "loc_cali_pasto cartels.guerrilla.u": -1,
        "loc_cali_pasto cartels.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_3_2_2_factions_may_be_ignored() -> None:
    """3.2.2 Factions may be ignored (3.1); as many Guerrillas as possible of a targeted one are Activated (1.4.1)."""
    b = board("loc_neiva_bogota: govt 3p, farc 2g, auc 2g")
    assert operation(b, "govt", "patrol", "done", "auc", "2", "done", "done", special=False) == {
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
    assert (where.kind, where.options) == (
        "patrol-assault",
        ["loc_neiva_bogota", "loc_cali_pasto", "done", "take_back"],
    )
    assert operation(b, "govt", "patrol", "done", "auc", "loc_neiva_bogota", special=False) == {
        "loc_neiva_bogota farc.guerrilla.a": -2,
        "loc_cali_pasto auc.guerrilla.u": -1,
        "loc_cali_pasto auc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_3_2_2_assault_is_optional() -> None:
    """3.2.2 The Assault is optional."""
    b = board("loc_neiva_bogota: govt 1t, farc 1g(1a)")
    assert operation(b, "govt", "patrol", "done", "done", special=False) == {"resources govt": -3}


def test_3_2_2_needs_its_resources() -> None:
    """3.2.2 Without 3 Resources there is no Patrol, unless it is free (3.1.2)."""
    b = board("bogota: govt 1t\nloc_neiva_bogota: govt 1t, farc 1g(1a)", resources=0)
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", special=False, free=True) == {
        "loc_neiva_bogota farc.guerrilla.a": -1
    }
