"""3.2.3 Sweep."""

from __future__ import annotations

from abyssal.games.andean_abyss.names import ARAUCA, CESAR
from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import RULES, board, operation

LANDS = {RULES.spec.spaces[s] for s in RULES.spec.lands} - {"ecuador", "panama"}


def test_3_2_3_select_cities_and_departments() -> None:
    """3.2.3 Any Cities or Departments, no LoCs, no FARC Zones; 3 Resources each."""
    b = board("meta_west: zone, farc 1g\nbogota: govt 1t", resources=7)
    assert plain(asks(b, "govt", "sweep").options) == LANDS - {"meta_west"}
    assert operation(b, "govt", "sweep", "cali", "pasto", "done", special=False) == {"resources govt": -6}
    assert plain(asks(b, "govt", "sweep", special=False, free=True).options) == LANDS - {"meta_west"}
    assert plain(asks(b, "govt", "sweep").options) == {"done"}


def test_3_2_3_into_cesar() -> None:
    """3.2.3 Troops enter Cesar from next to it, or over one of the LoCs that meet at Ayacucho (R8)."""
    b = board("\n".join(f"{name}: govt 1t" for name in LANDS - {"cesar"}))
    near = {"santa_marta", "atlantico", "antioquia", "santander"}
    over_a_loc = {"cucuta", "bucaramanga", "sincelejo"}
    assert plain(asks(b, "govt", "sweep", "cesar").options) == near | over_a_loc | {"done"}


def test_3_2_3_from_locs_and_over_locs_into_cesar() -> None:
    """3.2.3 All 4 LoCs around Ayacucho are adjacent to Cesar; further LoCs are not within reach (R8)."""
    locs = [name for name in RULES.spec.spaces if name.startswith("loc_")]
    b = board("\n".join(f"{name}: govt 1t" for name in locs))
    assert plain(asks(b, "govt", "sweep", "cesar").options) == {
        "loc_cucuta_ayacucho",
        "loc_ayacucho_sincelejo",
        "loc_bucaramanga_ayacucho",
        "loc_ayacucho_barranquilla",
        "done",
    }


def test_3_2_3_guerrillas_close_a_loc() -> None:
    """3.2.3 A LoC with a Guerrilla cannot be passed, but Troops on it may leave it (R8)."""
    b = board("cucuta: govt 1t\nbucaramanga: govt 1t\nloc_cucuta_ayacucho: govt 1t, farc 1g")
    assert plain(asks(b, "govt", "sweep", "cesar").options) == {"bucaramanga", "loc_cucuta_ayacucho", "done"}


def test_3_2_3_only_one_loc() -> None:
    """3.2.3 Over one LoC, not along several, and not through Cities or Departments."""
    b = board("bogota: govt 2t\nmedellin: govt 2t\nhuila: govt 2t")
    assert asks(b, "govt", "sweep", "cesar").kind == "sweep-space"
    assert plain(asks(b, "govt", "sweep", "santander").options) == {"bogota", "huila", "done"}


def test_3_2_3_any_number_of_troops_and_no_police() -> None:
    """3.2.3 Any Troops desired move in; Police stay."""
    b = board("bogota: govt 3t 2p\nmeta_east: farc 2g")
    counts = asks(b, "govt", "sweep", "meta_east", "bogota")
    assert (counts.kind, counts.options) == ("move-count", ["1", "2", "3"])
    assert operation(b, "govt", "sweep", "meta_east", "bogota", "1", "done", "done", "farc", special=False) == {
        "bogota govt.troops": -1,
        "meta_east govt.troops": 1,
        "meta_east farc.guerrilla.u": -1,
        "meta_east farc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_3_2_3_moves_are_simultaneous() -> None:
    """3.2.3 Troops that came in by this Sweep do not move on; those that stood there may move out."""
    b = board("bogota: govt 2t\nmeta_east: govt 1t")
    first = ["meta_east", "bogota", "2"]
    assert plain(asks(b, "govt", "sweep", *first, "arauca").options) == {"meta_east", "done"}
    assert operation(b, "govt", "sweep", *first, "arauca", "meta_east", "done", special=False) == {
        "bogota govt.troops": -2,
        "meta_east govt.troops": 1,
        "arauca govt.troops": 1,
        "resources govt": -6,
    }


def test_3_2_3_no_troops_move_twice_after_an_air_lift() -> None:
    """3.2.3 Troops that have moved and are then Air Lifted (4.2.1) do not move again by this Sweep."""
    b = board("bogota: govt 1t")
    lifted = ["meta_east", "bogota", "air_lift", "arauca", "santander"]
    assert asks(b, "govt", "sweep", *lifted).kind == "sweep-space"
    b = board("bogota: govt 1t\nmeta_east: govt 1t")
    both = ["meta_east", "bogota", "air_lift", "arauca", "2", "santander"]
    assert plain(asks(b, "govt", "sweep", *both).options) == {"arauca", "done"}
    assert operation(b, "govt", "sweep", *both, "arauca", "done") == {
        "bogota govt.troops": -1,
        "meta_east govt.troops": -1,
        "arauca govt.troops": 1,
        "santander govt.troops": 1,
        "resources govt": -6,
    }


def test_3_2_3_unmoved_troops_move_after_an_air_lift() -> None:
    """3.2.3 Troops that have not moved may still move, whether they were Air Lifted or not."""
    b = board("bogota: govt 1t\nmeta_east: govt 2t")
    lifted = ["meta_east", "bogota", "air_lift", "arauca", "1", "santander"]
    assert plain(asks(b, "govt", "sweep", *lifted).options) == {"arauca", "meta_east", "done"}
    assert operation(b, "govt", "sweep", *lifted, "arauca", "meta_east", "done") == {
        "bogota govt.troops": -1,
        "meta_east govt.troops": -1,
        "santander govt.troops": 2,
        "resources govt": -6,
    }


def test_3_2_3_order_of_activation() -> None:
    """3.2.3 The Government chooses the order of the spaces (3.1), each of them once, and may skip some."""
    b = board("arauca: govt 1p, farc 2g\ncesar: govt 1p, auc 2g\ncali: govt 1p", resources=20)
    swept = ["arauca", "cesar", "cali", "done"]
    where = asks(b, "govt", "sweep", *swept, special=False)
    assert (where.kind, where.rule) == ("activate-space", "3.2.3")
    assert where.options == ["arauca", "cesar", "done", "take_back"]
    first = asks(b, "govt", "sweep", *swept, "cesar", special=False)
    assert (first.kind, first.space, first.options) == ("activate", CESAR, ["auc", "done"])
    second = asks(b, "govt", "sweep", *swept, "cesar", "auc", special=False)
    assert (second.kind, second.space, second.options) == ("activate", ARAUCA, ["farc", "done"])
    assert operation(b, "govt", "sweep", *swept, "done", special=False) == {"resources govt": -9}


def test_3_2_3_air_lift_between_activations() -> None:
    """3.2.3 Troops Activate in one space, are Air Lifted (4.1), and Activate in another."""
    b = board("arauca: govt 3t, farc 3g\ncesar: govt 1p, farc 4g")
    swept = ["arauca", "cesar", "done", "arauca", "farc"]
    between = asks(b, "govt", "sweep", *swept)
    assert (between.kind, plain(between.options)) == ("activate-space", {"cesar", "done"})
    assert {"air_lift", "air_strike", "take_back"} < set(between.options)
    assert operation(b, "govt", "sweep", *swept, "air_lift", "cesar", "3", "cesar", "farc") == {
        "arauca govt.troops": -3,
        "cesar govt.troops": 3,
        "arauca farc.guerrilla.u": -3,
        "arauca farc.guerrilla.a": 3,
        "cesar farc.guerrilla.u": -4,
        "cesar farc.guerrilla.a": 4,
        "resources govt": -6,
    }


def test_3_2_3_special_activity_before_activation() -> None:
    """3.2.3 Even in 1 space a Special Activity may come between moving and Activating; not if one was used before."""
    b = board("arauca: govt 1t, farc 3g\ncali: govt 2t")
    assert asks(b, "govt", "sweep", "arauca", "done").kind == "activate-space"
    lifted = ["arauca", "done", "air_lift", "cali", "arauca", "2"]
    assert asks(b, "govt", "sweep", *lifted).options == ["arauca", "done", "take_back"]
    assert operation(b, "govt", "sweep", *lifted, "arauca", "farc")["arauca farc.guerrilla.a"] == 3
    b = board("arauca: govt 1t, farc 3g\ncali: govt 2t")
    before = ["air_lift", "cali", "arauca", "2", "arauca", "done"]
    assert asks(b, "govt", "sweep", *before).kind == "activate"


def test_3_2_3_activates_one_for_each_cube() -> None:
    """3.2.3 Outside Forest 1 Guerrilla for each cube, Police and Troops, moved or not."""
    b = board("arauca: govt 1t 2p, farc 2g, auc 2g")
    ask = asks(b, "govt", "sweep", "arauca", "done", special=False)
    assert (ask.kind, ask.options) == ("activate", ["farc", "auc", "done"])
    assert operation(b, "govt", "sweep", "arauca", "done", "farc", "2", "auc", special=False) == {
        "arauca farc.guerrilla.u": -2,
        "arauca farc.guerrilla.a": 2,
        "arauca auc.guerrilla.u": -1,
        "arauca auc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_1_4_1_activation_is_split_between_three_factions() -> None:
    """1.4.1, 3.1 Activation is carried out in full against the targeted Factions together: of two Guerrillas of each
    Faction three are found, in any mix. Once a Faction is spared one, the others have to make up for it."""
    text = "arauca: govt 3t, farc 2g, auc 2g, cartels 2g"

    def found(*choices: str) -> list[int]:
        changes = operation(board(text), "govt", "sweep", "arauca", "done", *choices, special=False)
        return [changes.get(f"arauca {who}.guerrilla.a", 0) for who in ("farc", "auc", "cartels")]

    assert found("farc", "1", "auc", "1") == [1, 1, 1]
    assert found("farc", "1", "auc", "2") == [1, 2, 0]
    assert found("farc", "2", "cartels") == [2, 0, 1]
    assert found("farc", "2", "done") == [2, 0, 0]
    asked = asks(board(text), "govt", "sweep", "arauca", "done", "farc", "1", special=False)
    assert (asked.kind, asked.options) == ("activate", ["auc", "cartels"])


def test_3_2_3_one_for_two_in_forest() -> None:
    """3.2.3 In Forest only 1 Guerrilla for every 2 cubes, rounded down."""
    b = board("choco: govt 3t 2p, farc 4g")
    assert operation(b, "govt", "sweep", "choco", "done", "farc", special=False) == {
        "choco farc.guerrilla.u": -2,
        "choco farc.guerrilla.a": 2,
        "resources govt": -3,
    }
    b = board("choco: govt 1t, farc 1g")
    assert operation(b, "govt", "sweep", "choco", "done", special=False) == {"resources govt": -3}


def test_3_2_3_in_mountains_and_cities_one_for_each() -> None:
    """3.2.3 Mountains and Cities do not count as Forest."""
    b = board("huila: govt 1p, farc 1g\ncali: govt 1p, cartels 1g")
    assert operation(b, "govt", "sweep", "huila", "cali", "done", "huila", "farc", "cartels", special=False) == {
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
        "cali cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.a": 1,
        "resources govt": -6,
    }


def test_3_2_3_factions_may_be_ignored() -> None:
    """3.2.3 A faction may be ignored (3.1); as many Guerrillas as possible of a targeted one are Activated (1.4.1)."""
    b = board("arauca: govt 3t, farc 2g, auc 2g")
    assert operation(b, "govt", "sweep", "arauca", "done", "auc", "2", "done", special=False) == {
        "arauca auc.guerrilla.u": -2,
        "arauca auc.guerrilla.a": 2,
        "resources govt": -3,
    }
    assert operation(b, "govt", "sweep", "arauca", "done", "done", special=False) == {"resources govt": -3}


def test_3_2_3_only_in_selected_spaces() -> None:
    """3.2.3 Guerrillas elsewhere stay as they are, also on LoCs that were crossed."""
    b = board("cucuta: govt 4t, auc 1g\ncesar: farc 1g\nantioquia: govt 2t, farc 1g")
    assert operation(b, "govt", "sweep", "cesar", "cucuta", "3", "done", "done", "farc", special=False) == {
        "cucuta govt.troops": -3,
        "cesar govt.troops": 3,
        "cesar farc.guerrilla.u": -1,
        "cesar farc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_3_2_3_troops_lifted_to_where_nobody_watches() -> None:
    """3.2.3, 4.1 After one space is done, Troops may be Air Lifted to a selected one and find a Guerrilla."""
    b = board("bogota: govt 3t\nhuila: govt 2t, farc 1g\npasto: farc 1g")
    sweep = ["huila", "done", "pasto", "done", "done", "huila", "farc"]
    assert asks(b, "govt", "sweep", *sweep).options == ["done", "air_lift", "air_strike", "take_back"]
    assert operation(b, "govt", "sweep", *sweep, "air_lift", "bogota", "pasto", "1", "pasto", "farc") == {
        "bogota govt.troops": -1,
        "pasto govt.troops": 1,
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
        "pasto farc.guerrilla.u": -1,
        "pasto farc.guerrilla.a": 1,
        "resources govt": -6,
    }
