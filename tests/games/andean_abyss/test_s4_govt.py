"""4.2 Special Activities of the Government."""

from __future__ import annotations

import pytest

from tests.games.andean_abyss.asking import asks
from tests.games.andean_abyss.helpers import RULES, board, operation

SPACES = RULES.spec.spaces
COUNTRY = SPACES[:45]


# 4.2.1 Air Lift.


def test_4_2_1_air_lift() -> None:
    """4.2.1 Air Lift moves Troops from 1 space to another, at no cost."""
    b = board("bogota: govt 5t 2p\nsantander: govt 1t")
    result = operation(b, "govt", "train", "air_lift", "bogota", "vichada", "3", "cucuta", "0", "0", "done")
    assert result == {"bogota govt.troops": -3, "vichada govt.troops": 3, "resources govt": -3}


def test_4_2_1_where_and_how_many() -> None:
    """4.2.1 Up to 3 Troops, no Police; from any space to any other space, LoCs too, but no FARC Zone."""
    b = board("bogota: govt 5t\nloc_cali_pasto: govt 1t\ncali: govt 4p\nmeta_west: farc 3g, zone")
    assert asks(b, "govt", "sweep", "air_lift").options == ["bogota", "loc_cali_pasto"]
    there = [s for s in COUNTRY if s not in ("bogota", "meta_west")]
    assert asks(b, "govt", "sweep", "air_lift", "bogota").options == there
    assert asks(b, "govt", "sweep", "air_lift", "bogota", "cali").options == ["1", "2", "3"]
    # A single cube flies without a question.
    assert asks(b, "govt", "sweep", "air_lift", "loc_cali_pasto", "cali").kind == "sweep-space"


def test_4_2_1_no_troops() -> None:
    """4.2.1 Without Troops on the map there is nothing to lift."""
    assert "air_lift" not in asks(board("bogota: govt 5p"), "govt", "sweep").options


def test_4_2_1_lifted_troops_take_part() -> None:
    """4.2.1 Troops lifted first take part in the Operation: here they Sweep on into the next Department."""
    b = board("bogota: govt 3t\nmeta_west: farc 1g")
    result = operation(b, "govt", "sweep", "air_lift", "neiva", "3", "meta_west", "neiva", "3", "done", "farc")
    assert result == {
        "bogota govt.troops": -3,
        "meta_west govt.troops": 3,
        "meta_west farc.guerrilla.u": -1,
        "meta_west farc.guerrilla.a": 1,
        "resources govt": -3,
    }


def test_4_2_1_to_bogota() -> None:
    """4.2.1 To a City too."""
    b = board("cali: govt 2t\nvichada: govt 1t")
    result = operation(b, "govt", "train", "air_lift", "cali", "bogota", "1", "cucuta", "0", "0", "done")
    assert result == {"cali govt.troops": -1, "bogota govt.troops": 1, "resources govt": -3}


# 4.2.2 Air Strike.


def test_4_2_2_air_strike() -> None:
    """4.2.2 An Air Strike removes 1 Active Guerrilla."""
    b = board("huila: farc 2g(1a), auc 1g")
    assert operation(b, "govt", "sweep", "air_strike", "cucuta", "done") == {
        "huila farc.guerrilla.a": -1,
        "resources govt": -3,
    }


def test_4_2_2_where() -> None:
    """4.2.2 In a Department (FARC Zone or not) or on a LoC, never in a City; cubes are not needed."""
    b = board(
        "cali: farc 2g(2a)\nhuila: farc 1g(1a)\nmeta_west: farc 1g(1a), zone\nloc_cali_pasto: auc 1g(1a)\n"
        "choco: farc 3g 1b\nnarino: farc 1b\nvichada: cartels 1b, auc 1g\ncesar: govt 1t"
    )
    there = ["huila", "meta_west", "narino", "vichada", "loc_cali_pasto"]
    assert asks(b, "govt", "patrol", "air_strike").options == there


def test_4_2_2_base_only_without_guerrillas() -> None:
    """4.2.2 A Base goes only if its faction has no Guerrillas there, Active or Underground."""
    b = board("narino: farc 1g 1b, auc 1g(1a) 1b")
    assert operation(b, "govt", "sweep", "air_strike", "cucuta", "done") == {
        "narino auc.guerrilla.a": -1,
        "resources govt": -3,
    }
    assert "air_strike" not in asks(board("narino: farc 1g 1b"), "govt", "sweep").options
    b = board("narino: farc 2b, auc 3g")
    assert operation(b, "govt", "sweep", "air_strike", "cucuta", "done") == {
        "narino farc.base": -1,
        "resources govt": -3,
    }


def test_4_2_2_whom() -> None:
    """4.2.2 The Government chooses the targeted faction; a single piece goes."""
    b = board("narino: farc 2g(2a), auc 1b, cartels 1g 1b")
    question = asks(b, "govt", "sweep", "air_strike")
    assert (question.kind, question.options) == ("air-strike-target", ["farc", "auc"])
    assert operation(b, "govt", "sweep", "air_strike", "auc", "cucuta", "done") == {
        "narino auc.base": -1,
        "resources govt": -3,
    }


def test_4_2_2_shipment_is_no_drug_bust() -> None:
    """4.2.2 A Shipment lost by an Air Strike brings no Aid: Drug Bust is for Assaults (3.2.5)."""
    b = board("narino: farc 1g(1a), shipment farc.a")
    assert operation(b, "govt", "sweep", "air_strike", "cucuta", "done") == {
        "narino farc.guerrilla.a": -1,
        "shipments": 1,
        "ship_at 0": -22,
        "ship_by 0": -4,
        "resources govt": -3,
    }


# 4.2.3 Eradicate.


def test_4_2_3_eradicate() -> None:
    """4.2.3 Aid +4, all Cartels Bases there are removed despite Guerrillas, and a Department shifts toward
    Opposition."""
    b = board("meta_west: cartels 2g 2b, farc 1g")
    result = operation(b, "govt", "train", "eradicate", "meta_west", "cucuta", "0", "0", "done")
    assert result == {"aid": 4, "meta_west cartels.base": -2, "meta_west support": -1, "resources govt": -3}


def test_4_2_3_where() -> None:
    """4.2.3 One Department with any Cartels pieces, even just Guerrillas; no City or LoC; FARC Zones too."""
    b = board(
        "cali: cartels 1g 1b\nloc_cali_pasto: cartels 1g\nhuila: cartels 1b\nvichada: cartels 1g\n"
        "choco: farc 1b\nmeta_west: farc 1g, cartels 1b, zone"
    )
    assert asks(b, "govt", "sweep", "eradicate").options == ["huila", "meta_west", "vichada"]
    assert "eradicate" not in asks(board("cali: cartels 1g 1b"), "govt", "sweep").options


def test_4_2_3_guerrillas_stay() -> None:
    """4.2.3 Cartels Guerrillas without Bases are enough for the Aid, and stay."""
    b = board("vichada: cartels 1g\narauca: AO\nmeta_east: AO\nguaviare: PO")
    # All but Guaviare are at Active Opposition or have no Population, so the shift is not asked.
    assert operation(b, "govt", "sweep", "eradicate", "cucuta", "done") == {
        "aid": 4,
        "guaviare support": -1,
        "resources govt": -3,
    }


def test_4_2_3_that_or_an_adjacent_department() -> None:
    """4.2.3 The Government shifts that or an adjacent Department: no City, no LoC, none without Population."""
    b = board("putumayo: cartels 1b, AO\nhuila: PS\nguaviare: AO\nneiva: AS\namazonas: farc 1g")
    question = asks(b, "govt", "sweep", "eradicate")
    assert (question.kind, question.options) == ("eradicate-shift", ["huila", "meta_west"])
    assert operation(b, "govt", "sweep", "eradicate", "huila", "cucuta", "done") == {
        "aid": 4,
        "putumayo cartels.base": -1,
        "huila support": -1,
        "resources govt": -3,
    }


def test_4_2_3_farc_guerrilla_if_no_shift_is_possible() -> None:
    """4.2.3 If no Department there can shift, a FARC Guerrilla is placed in that Department."""
    b = board("amazonas: cartels 1b\nputumayo: AO")
    assert operation(b, "govt", "sweep", "eradicate", "cucuta", "done") == {
        "aid": 4,
        "amazonas cartels.base": -1,
        "amazonas farc.guerrilla.u": 1,
        "resources govt": -3,
    }


def test_4_2_3_no_farc_guerrilla_available() -> None:
    """4.2.3 The FARC Guerrilla must be available (1.4.1)."""
    b = board("amazonas: cartels 1b\nputumayo: AO, farc 30g")
    assert operation(b, "govt", "sweep", "eradicate", "cucuta", "done") == {
        "aid": 4,
        "amazonas cartels.base": -1,
        "resources govt": -3,
    }


@pytest.mark.parametrize(("aid", "gain"), [(24, 4), (25, 4), (27, 2), (29, 0)])
def test_4_2_3_aid_at_most_29(aid: int, gain: int) -> None:
    """4.2.3 Aid rises to a maximum of 29."""
    b = board("amazonas: cartels 1g\nputumayo: AO, farc 30g", aid=aid)
    expected = {"resources govt": -3, **({"aid": gain} if gain else {})}
    assert operation(b, "govt", "sweep", "eradicate", "cucuta", "done") == expected
