"""6.4.4 FARC Zones, 6.5 Redeploy Phase."""

from __future__ import annotations

from typing import Any

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.farc_zones import place_zone
from abyssal.games.andean_abyss.names import CONTROL_PHASE, MOUNTAIN, PHASE, REDEPLOY_PHASE, TROOPS
from abyssal.games.andean_abyss.s6_propaganda import control_phase, redeploy_phase
from tests.games.andean_abyss.asking import asks
from tests.games.andean_abyss.helpers import FACTIONS, board, copy, event, play, question, run

LOCS = board().spec.spaces[27:45]


# 6.4.4 FARC Zones.


def test_6_4_4_the_most_farc_pieces() -> None:
    """6.4.4 The Department with the most FARC pieces (Guerrillas and Bases) that is not a Zone already."""
    b = board("huila: farc 2g\nchoco: farc 1g 1b\nmeta_west: farc 2g 2b\ncali: farc 9g\nloc_cali_pasto: farc 9g")
    assert play(b, place_zone(b)) == {"meta_west zone": 1}
    # For the next Zone two Departments tie, and the Government decides.
    asked = question(place_zone(b))
    assert (asked.actor, asked.options) == (FACTIONS["govt"], ["huila", "choco"])
    assert play(b, place_zone(b), "choco") == {"choco zone": 1}


def test_6_4_4_without_any_farc_pieces() -> None:
    """6.4.4 Without FARC in the Departments all of them are equal."""
    b = board("cali: farc 1g")
    assert question(place_zone(b)).options == b.spec.spaces[11:27]


def test_6_4_4_r14_zone_in_the_mountains() -> None:
    """6.4.4 R14: Zona de Convivencia takes a Mountain with the most FARC pieces; the Government breaks ties."""
    text = "huila: farc 2g\nsantander: farc 1g 1b\ncesar: farc 1g\nmeta_west: farc 5g"
    asked = question(place_zone(board(text), MOUNTAIN))
    assert (asked.actor, asked.options) == (FACTIONS["govt"], ["huila", "santander"])
    b = board(text)
    b.executing = FACTIONS["cartels"]
    result = event(b, "cartels", 36, False, "santander", "bogota", "bucaramanga")
    assert result["santander zone"] == 1
    assert "huila zone" not in result


def test_6_4_4_troops_redeploy() -> None:
    """6.4.4 The cubes there Redeploy at once: Troops to Govt-Controlled Cities and Bases, as the Government chooses."""
    b = board(
        "huila: farc 3g, govt 2t\nbogota: govt 1p\ncali: govt 1t, farc 1g\ncesar: govt 1b\nnarino: govt 2t\n"
        "santander: govt 1t 1b, farc 2g"
    )
    asked = question(place_zone(copy(b)))
    assert (asked.kind, asked.options) == ("redeploy-destination", ["bogota", "cesar"])
    assert question(place_zone(copy(b)), "cesar").options == ["1", "2"]
    assert play(b, place_zone(b), "cesar", "1", "bogota") == {
        "huila govt.troops": -2,
        "cesar govt.troops": 1,
        "bogota govt.troops": 1,
        "huila zone": 1,
    }


def test_6_4_4_police_redeploy() -> None:
    """6.4.4 Police go to LoCs or Govt-Controlled spaces, but not to other Zones, nor stay."""
    b = board(
        "huila: farc 4g, govt 2p\nbogota: govt 1p\nnarino: govt 2t\ncali: govt 1t, farc 1g\nmeta_west: farc 1g, zone"
    )
    assert question(place_zone(copy(b))).options == ["bogota", "narino", *LOCS]
    assert play(b, place_zone(b), "loc_cali_pasto", "1", "narino") == {
        "huila govt.police": -2,
        "loc_cali_pasto govt.police": 1,
        "narino govt.police": 1,
        "huila zone": 1,
    }


def test_6_4_4_bogota_if_there_is_no_other() -> None:
    """6.4.4, 6.5.1 Without a Govt-Controlled City or Base the Troops go to Bogotá, whatever its Control."""
    b = board("huila: farc 3g, govt 2t\nbogota: farc 2g\nnarino: govt 2t")
    assert play(b, place_zone(b)) == {"huila govt.troops": -2, "bogota govt.troops": 2, "huila zone": 1}


def test_6_4_4_control_at_that_moment() -> None:
    """6.4.4 Control counts as of the moment the Zone is placed, not as marked in 6.2."""
    b = board("huila: farc 3g, govt 1t\ncali: govt 1p, auc 1g\npasto: govt 1p")
    b.set(PHASE, CONTROL_PHASE)
    run(b, control_phase(b))
    cali, pasto = b.spec.space_index["cali"], b.spec.space_index["pasto"]
    b.remove(b.spec.at["auc.guerrilla.u"], cali)
    b.place(b.spec.at["auc.guerrilla.u"], pasto)
    assert (b.marked_control(cali), b.marked_control(pasto)) == (-1, 0)
    assert play(b, place_zone(b)) == {"huila govt.troops": -1, "cali govt.troops": 1, "huila zone": 1}


def test_6_4_4_bases_are_removed() -> None:
    """6.4.4 Government Bases in the Zone are removed, even where the Government had Control."""
    b = board("huila: farc 3g, govt 6t 2b\nbogota: govt 1p")
    assert play(b, place_zone(b)) == {
        "huila govt.base": -2,
        "huila govt.troops": -6,
        "bogota govt.troops": 6,
        "huila zone": 1,
    }


def test_6_4_4_insurgents_stay() -> None:
    """6.4.4 A FARC Zone has no effect on Insurgents."""
    b = board("huila: farc 3g, auc 2g 1b, cartels 1g")
    assert play(b, place_zone(b)) == {"huila zone": 1}


def test_6_4_4_government_may_not_enter() -> None:
    """6.4.4 Government pieces may not enter, nor be placed in, a FARC Zone; Insurgents may."""
    b = board("meta_west: farc 1g, zone\nbogota: govt 3t\nhuila: farc 1g, auc 1g")
    for name in ("train", "sweep"):
        assert "meta_west" not in asks(b, "govt", name).options
        assert "meta_east" in asks(b, "govt", name).options
    assert "meta_west" not in asks(b, "govt", "train", "air_lift").options
    assert b.place(b.spec.at["govt.troops"], b.spec.space_index["meta_west"]) == 0
    assert "meta_west" in asks(b, "farc", "rally").options
    assert "meta_west" in asks(b, "auc", "march").options


def test_6_4_4_air_strike_and_eradication() -> None:
    """6.4.4 Air Strikes and Eradication reach into FARC Zones."""
    b = board("meta_west: farc 1g(1a), cartels 1b, zone")
    assert play(b, place_zone(b), "huila")["huila zone"] == 1
    question_ = asks(b, "govt", "sweep")
    assert {"air_strike", "eradicate"} <= set(question_.options)


# 6.5 Redeploy.


def redeploying(text: str, **options: Any) -> Colombia:
    """Return a board before the Redeploy Phase, with Control marked by 6.2."""
    b = board(text, **options)
    b.set(PHASE, CONTROL_PHASE)
    run(b, control_phase(b))
    b.set(PHASE, REDEPLOY_PHASE)
    return b


def test_6_5_1_troops_must_leave() -> None:
    """6.5.1 Troops on LoCs or in Departments without a Govt Base must go to Govt-Controlled Cities or Bases."""
    b = redeploying(
        "bogota: govt 1p\nsantander: govt 2t 1b\nhuila: govt 2t\nloc_cali_pasto: govt 1t\ncali: govt 1t, farc 2g\n"
        "narino: govt 1p"
    )
    asked = question(redeploy_phase(copy(b)))
    # Huila is under Govt Control, but neither City nor Base; Cali is a City without Control.
    assert (asked.rule, asked.origin, asked.options) == ("6.5.1", 12, ["bogota", "santander"])
    assert play(b, redeploy_phase(b), "bogota", "1", "santander", "bogota", "done", "done") == {
        "huila govt.troops": -2,
        "bogota govt.troops": 2,
        "santander govt.troops": 1,
        "loc_cali_pasto govt.troops": -1,
    }


def test_6_5_1_troops_in_cities_and_at_bases_may_stay() -> None:
    """6.5.1 Troops in Cities, and in Departments with a Govt Base, need not move, even without Control."""
    b = redeploying("cali: govt 1t, farc 2g\nsantander: govt 1t 1b, farc 3g\nbogota: govt 1t")
    assert play(b, redeploy_phase(b), "done", "done") == {}


def test_6_5_1_police_need_not_move() -> None:
    """6.5.1 Only Troops must leave; Police stay where they are."""
    b = redeploying("huila: govt 1p, farc 3g\nloc_cali_pasto: govt 1p")
    assert play(b, redeploy_phase(b), "done", "done") == {}


def test_6_5_1_bogota_if_there_is_no_other() -> None:
    """6.5.1 If there is no Govt-Controlled City or Base, to Bogotá."""
    b = redeploying("huila: govt 2t\nbogota: farc 1g\ncali: govt 1t, farc 1g\nsantander: govt 1b, farc 1g")
    # The Troops in Cali may not move: Bogotá as a last resort is for those that must move (6.5.2).
    asked = question(redeploy_phase(copy(b)))
    assert (asked.rule, asked.options) == ("6.5.2", ["done"])
    assert play(b, redeploy_phase(b), "done", "done") == {"huila govt.troops": -2, "bogota govt.troops": 2}


def test_6_5_2_other_troops_may_move() -> None:
    """6.5.2 Any other Troops may move to Govt-Controlled Cities or Bases."""
    b = redeploying("bogota: govt 2t\ncali: govt 2t, farc 3g\nsantander: govt 1t 1b\nnarino: govt 1p\npasto: auc 1g")
    asked = question(redeploy_phase(copy(b)))
    assert (asked.rule, asked.options) == ("6.5.2", ["bogota", "cali", "santander", "done"])
    assert question(redeploy_phase(copy(b)), "cali").options == ["bogota", "santander"]
    assert play(b, redeploy_phase(b), "cali", "santander", "2", "bogota", "1", "done", "done") == {
        "cali govt.troops": -2,
        "bogota govt.troops": -1,
        "santander govt.troops": 3,
    }


def test_6_5_2_no_cube_twice() -> None:
    """6.5.2 Troops that came in do not move on; those that were there still may."""
    b = redeploying("bogota: govt 1t\ncali: govt 2t\npasto: govt 1p")
    assert question(redeploy_phase(copy(b)), "cali", "bogota", "2", "bogota").options == ["cali", "pasto"]
    asked = question(redeploy_phase(copy(b)), "cali", "bogota", "2", "bogota", "pasto")
    # One of the 3 Troops in Bogotá moved on, without asking how many; those from Cali stay.
    assert (asked.kind, asked.options) == ("redeploy-origin", ["done"])


def test_6_5_2_nor_one_that_had_to_move() -> None:
    """6.5.1, 6.5.2 Of the Troops in Bogotá only the original one may move on: the 2 from Santander have moved."""
    b = redeploying("bogota: govt 1t 1p\ncali: govt 1p\nsantander: govt 2t")
    asked = question(redeploy_phase(copy(b)), "bogota", "2", "bogota")
    assert (asked.piece, asked.options) == (TROOPS, ["done"])
    assert play(b, redeploy_phase(b), "bogota", "2", "bogota", "done", "done") == {
        "santander govt.troops": -2,
        "bogota govt.troops": 1,
        "cali govt.troops": 1,
    }


def test_6_5_3_police_may_move() -> None:
    """6.5.3 Any Police may move to any LoCs or Govt-Controlled spaces."""
    b = redeploying("bogota: govt 2p\nhuila: govt 1p, farc 2g\nnarino: govt 1p\ncali: govt 1t, farc 1g")
    asked = question(redeploy_phase(copy(b)), "done")
    assert (asked.rule, asked.options) == ("6.5.3", ["bogota", "huila", "narino", "done"])
    assert question(redeploy_phase(copy(b)), "done", "huila").options == ["bogota", "narino", *LOCS]
    assert play(b, redeploy_phase(b), "done", "huila", "narino", "bogota", "loc_cali_pasto", "2", "done") == {
        "huila govt.police": -1,
        "narino govt.police": 1,
        "bogota govt.police": -2,
        "loc_cali_pasto govt.police": 2,
    }


def test_6_5_3_control_stays_as_marked() -> None:
    """6.5, 6.2 Control stays as marked while cubes move: a City emptied of cubes still takes Police."""
    b = redeploying("cali: govt 1t\nbogota: govt 1p")
    asked = question(redeploy_phase(copy(b)), "cali", "done", "bogota")
    assert "cali" in asked.options
    assert play(b, redeploy_phase(b), "cali", "done", "bogota", "cali", "done") == {
        "cali govt.troops": -1,
        "bogota govt.troops": 1,
        "bogota govt.police": -1,
        "cali govt.police": 1,
    }


def test_6_5_no_zone() -> None:
    """6.5, 6.4.4 No cube Redeploys into a FARC Zone, though the marks still show Govt Control there."""
    b = redeploying("huila: govt 3p, farc 2g\nbogota: govt 1p")
    run(b, place_zone(b), "loc_cali_pasto", "3")
    assert b.marked_control(b.spec.space_index["huila"]) == FACTIONS["govt"]
    asked = question(redeploy_phase(b), "done", "bogota")
    assert asked.options == LOCS
