"""8.5.1 Non-player Cartels: Rally and Cultivate. With few pieces on the map the Cartels always Rally.

Resources that run out end a Rally where a test has seen enough (8.1.zero_resources).
"""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import CARTELS, CARTELS_U, GUERRILLAS_POOL

from .bots import dice, reasons, solo, turn

LADDER = """
    medellin: cartels 1g(1a) 1b, govt 1p
    cali: cartels 2g(1a)
    ibague: cartels 1b
"""
"""Something for each of the first three bullets, all in Cities."""
BASE = {"cali cartels.guerrilla.u": -1, "cali cartels.guerrilla.a": -1, "cali cartels.base": 1}
HIDE = {"medellin cartels.guerrilla.a": -1, "medellin cartels.guerrilla.u": 1}
PLACE = {"ibague cartels.guerrilla.u": 3}


@pytest.mark.parametrize(
    "resources, paid, steps",
    [(1, 1, BASE), (2, 2, BASE | HIDE), (3, 3, BASE | HIDE | PLACE), (9, 3, BASE | HIDE | PLACE)],
)
def test_8_5_1_order_and_limit(resources: int, paid: int, steps: dict[str, int]) -> None:
    """8.5.1 A Base for 2 Guerrillas, then hiding, then guards for a Base; 3 spaces leave none for a new Department."""
    b = solo(LADDER, resources)
    assert turn(b, "cartels") == steps | {"resources cartels": -paid}


def test_8_1_zero_resources_ends_the_rally_but_not_cultivate() -> None:
    """8.1.zero_resources With 1 Resource they Rally in one Department of two; Cultivate still follows there."""
    b = solo("putumayo: cartels 3g\nhuila: cartels 3g", 1)
    assert turn(b, "cartels", *dice("513")) == {
        "putumayo cartels.guerrilla.u": -2,
        "putumayo cartels.base": 2,
        "resources cartels": -1,
    }


@pytest.mark.parametrize(
    "cali, changed",
    [
        ("cartels 2g", {"cali cartels.guerrilla.u": -2, "cali cartels.base": 1}),
        ("cartels 2g(2a) 2b, govt 1p", {"cali cartels.guerrilla.a": -2, "cali cartels.guerrilla.u": 2}),
    ],
)
def test_8_5_1_with_no_guerrillas_available(cali: str, changed: dict[str, int]) -> None:
    """8.5.1 A Base for 2 Guerrillas, or hiding without others joining, needs no Available Guerrilla."""
    b = solo(f"cali: {cali}\nloc_cali_pasto: cartels 10g", 1)
    assert turn(b, "cartels") == changed | {"resources cartels": -1}


@pytest.mark.parametrize(
    "cali",
    [
        "cartels 1g",
        "cartels 2g, farc 1b, auc 1b",
        "cartels 2g, shipment cartels.u",
        "cartels 3g(1a), shipment cartels.u, shipment cartels.a",
    ],
)
def test_8_5_1_no_base_for_two_guerrillas(cali: str) -> None:
    """8.5.1 Too few Guerrillas, 2 Bases of any faction, or too few Guerrillas without Shipments: the next bullet."""
    b = solo(f"cali: {cali}\nibague: cartels 1b", 1)
    assert turn(b, "cartels") == PLACE | {"resources cartels": -1}
    assert "8.5.1 two-for-a-base 27>0" in reasons(b)


def test_8_5_1_a_carrier_remains() -> None:
    """8.5.1 Two Guerrillas beside one with a Shipment become a Base; the Shipment stays."""
    b = solo("cali: cartels 3g, shipment cartels.u", 1)
    assert turn(b, "cartels") == {"cali cartels.guerrilla.u": -2, "cali cartels.base": 1, "resources cartels": -1}


def test_8_5_1_several_places_for_a_base() -> None:
    """8.5.1, 8.2 Of several spaces for a Base the dice choose."""
    b = solo("bogota: cartels 2g\ncali: cartels 2g\nneiva: cartels 2g\npasto: cartels 2g", 2)
    assert turn(b, "cartels", *dice("535", "111")) == {
        "pasto cartels.guerrilla.u": -2,
        "pasto cartels.base": 1,
        "cali cartels.guerrilla.u": -2,
        "cali cartels.base": 1,
        "resources cartels": -2,
    }


def test_8_5_1_hide_only_active_guerrillas_with_base_and_cube() -> None:
    """8.5.1 Hide where there are Active Guerrillas, a Cartels Base and a cube; a Government Base is none."""
    b = solo(
        """
        bogota: cartels 1g(1a) 1b, govt 1b
        cali: cartels 1g 1b, govt 1p
        ibague: cartels 1g(1a), govt 1t
        pasto: cartels 3g(2a) 1b, farc 1b, govt 1t
        """,
        1,
    )
    assert turn(b, "cartels") == {
        "pasto cartels.guerrilla.a": -2,
        "pasto cartels.guerrilla.u": 2,
        "resources cartels": -1,
    }


def test_8_5_1_guards_only_for_bases_without_guerrillas() -> None:
    """8.5.1 Guerrillas are placed at a Base that has none: as many as Population and Bases."""
    b = solo("bogota: cartels 1g 1b\nmeta_west: cartels 2b", 1)
    assert turn(b, "cartels") == {"meta_west cartels.guerrilla.u": 3, "resources cartels": -1}


def test_8_5_1_as_many_guards_as_are_available() -> None:
    """8.5.1, 8.1.1 With 2 Guerrillas available only 2 are placed, and none are moved."""
    b = solo("cali: cartels 1b\nloc_cali_pasto: cartels 10g", 1)
    assert turn(b, "cartels") == {"cali cartels.guerrilla.u": 2, "resources cartels": -1}


def test_8_5_1_guards_are_moved_if_none_are_available() -> None:
    """8.5.1 Up to 3 come from random spaces without a Cartels Base and are flipped; those at Bases stay."""
    b = solo(
        """
        cali: cartels 1b
        bogota: cartels 6g 1b, farc 1b
        cucuta: cartels 1g
        neiva: cartels 1g(1a)
        pasto: cartels 1g
        medellin: cartels 1g
        loc_cali_pasto: cartels 2g
        """,
        1,
    )
    assert turn(b, "cartels", *dice("333", "551", "131")) == {
        "neiva cartels.guerrilla.a": -1,
        "pasto cartels.guerrilla.u": -1,
        "medellin cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.u": 3,
        "resources cartels": -1,
    }


def test_8_5_1_active_guards_are_moved_first() -> None:
    """8.5.1 Of one group 3 come, Active ones first as they are flipped; LoCs give some, too."""
    b = solo("cali: cartels 1b\nloc_cali_pasto: cartels 12g(2a)", 1)
    assert turn(b, "cartels") == {
        "loc_cali_pasto cartels.guerrilla.a": -2,
        "loc_cali_pasto cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.u": 3,
        "resources cartels": -1,
    }


def test_8_5_1_guards_go_where_there_is_room() -> None:
    """8.5.1, 1.4.2 Ecuador with 2 Bases can take no Guerrilla; with one it takes 1, an Active one."""
    b = solo("open ecuador\necuador: cartels 2b\ncali: cartels 1b\nloc_cali_pasto: cartels 12g", 1)
    assert turn(b, "cartels") == {
        "loc_cali_pasto cartels.guerrilla.u": -3,
        "cali cartels.guerrilla.u": 3,
        "resources cartels": -1,
    }
    b = solo("open ecuador\necuador: cartels 1b\nloc_cali_pasto: cartels 12g(1a)", 1)
    assert turn(b, "cartels") == {
        "loc_cali_pasto cartels.guerrilla.a": -1,
        "ecuador cartels.guerrilla.u": 1,
        "resources cartels": -1,
    }


@pytest.mark.parametrize(
    "throw, text, found, placed",
    [
        pytest.param("511", "", "putumayo", 1, id="amazonas has no Population"),
        pytest.param("533", "", "huila", 1, id="neiva is a City"),
        pytest.param("531", "meta_west: farc 1b, auc 1b", "huila", 1, id="2 Bases of any faction"),
        pytest.param("513", "putumayo: govt 1p", "guaviare", 1, id="Police not outnumbered"),
        pytest.param("513", "putumayo: govt 1p, farc 1b", "guaviare", 1, id="a Base of others brings none"),
        pytest.param("513", "putumayo: govt 5t", "putumayo", 1, id="Troops do not count"),
        pytest.param("513", "putumayo: govt 1p, cartels 1g(1a)", "putumayo", 1, id="with the Guerrilla there"),
        pytest.param("513", "putumayo: govt 2p, cartels 1g 1b", "putumayo", 2, id="with a Base more are placed"),
        pytest.param(
            "513", "putumayo: govt 2p, cartels 1g 1b\nloc_cali_pasto: cartels 10g", "guaviare", 1, id="only 1 available"
        ),
    ],
)
def test_8_5_1_one_more_department(throw: str, text: str, found: str, placed: int) -> None:
    """8.5.1 At last 1 random Department, and no other, where Cultivate can then place a Base."""
    b = solo(text)
    assert turn(b, "cartels", *dice(throw)) == {
        f"{found} cartels.guerrilla.u": placed,
        f"{found} cartels.base": 1,
        "resources cartels": -1,
    }


def test_8_5_1_one_more_department_comes_last() -> None:
    """8.5.1 The further Department comes after all others, by the dice a third one here."""
    b = solo("cali: cartels 1b\nhuila: cartels 2g")
    assert turn(b, "cartels", *dice("535")) == {
        "huila cartels.guerrilla.u": -2,
        "huila cartels.base": 1,
        "cali cartels.guerrilla.u": 4,
        "narino cartels.guerrilla.u": 1,
        "narino cartels.base": 1,
        "resources cartels": -3,
    }


def test_8_5_1_one_more_department_without_guerrillas_to_place() -> None:
    """8.5.1, 4.5.1 With no Guerrillas Available they still Rally, to Cultivate: none is placed or flipped."""
    for there in ("cartels 1g", "cartels 1g(1a) 1b", "cartels 2g(1a), shipment cartels.u, govt 1p"):
        b = solo(f"putumayo: {there}", 3)
        b.discard(CARTELS_U, b.n[GUERRILLAS_POOL[CARTELS]])
        b.conduct.journal = []
        assert turn(b, "cartels") == {"putumayo cartels.base": 1, "resources cartels": -1}
        assert reasons(b)[-2:] == ["8.5.1 could-cultivate 1>1", "8.5.1.cultivate cultivate-new"]


@pytest.mark.parametrize("there", ["cartels 1g, govt 1p", "cartels 1g, farc 1b, auc 1b"])
def test_8_5_1_no_guerrillas_and_no_department_to_cultivate(there: str) -> None:
    """8.5.1, 8.1.1.not_possible With none available, and Police or Bases in the way of Cultivate, there is no Rally."""
    b = solo(f"putumayo: {there}\ncali: cartels 1g\nvichada: cartels 1g\nloc_neiva_pasto: cartels 9g(9a)", 3)
    assert turn(b, "cartels") == {"resources cartels": 1}


def test_8_5_1_cultivate_a_new_base_where_they_rallied() -> None:
    """8.5.1.cultivate One random Department selected for Rally gets a Base: not a City, nor where Police match."""
    b = solo(
        "cali: cartels 3g\nhuila: cartels 3g, govt 1p\nputumayo: cartels 3g\nbogota: cartels 1g 2b\ncucuta: cartels 1g"
    )
    assert turn(b, "cartels") == {
        "cali cartels.guerrilla.u": -2,
        "cali cartels.base": 1,
        "huila cartels.guerrilla.u": -2,
        "huila cartels.base": 1,
        "putumayo cartels.guerrilla.u": -2,
        "putumayo cartels.base": 2,
        "resources cartels": -3,
    }
    assert reasons(b)[-1] == "8.5.1.cultivate cultivate-new"


def test_8_5_1_cultivate_in_a_random_department() -> None:
    """8.5.1.cultivate, 8.2 Of two Departments that could take a Base the dice choose."""
    b = solo("huila: cartels 3g\nputumayo: cartels 3g", 2)
    assert turn(b, "cartels", *dice("513")) == {
        "huila cartels.guerrilla.u": -2,
        "huila cartels.base": 1,
        "putumayo cartels.guerrilla.u": -2,
        "putumayo cartels.base": 2,
        "resources cartels": -2,
    }


NEAR_MISSES = """
    medellin: cartels 1b
    neiva: cartels 1g, farc 2b
    pasto: cartels 1g, govt 1p
    vaupes: cartels 1g
    cucuta: cartels 1g
    bogota: cartels 1g 2b
"""
RALLY_IN_MEDELLIN = {"medellin cartels.guerrilla.u": 4, "resources cartels": -1}


def test_8_5_1_cultivate_relocates_a_second_base() -> None:
    """8.5.1.cultivate With no Department to place in, one of 2 Bases goes to a populated space with room, without a
    Cartels Base, where Guerrillas exceed Police."""
    b = solo(NEAR_MISSES, 1)
    assert turn(b, "cartels") == RALLY_IN_MEDELLIN | {"bogota cartels.base": -1, "cucuta cartels.base": 1}
    assert reasons(b)[-1] == "8.5.1.cultivate cultivate-relocate"


def test_8_5_1_cultivate_relocates_at_random() -> None:
    """8.5.1.cultivate, 8.2 The dice choose the new space, then one with 2 Cartels Bases: 1 beside another's is none."""
    b = solo(NEAR_MISSES + "huila: cartels 1g\nguainia: cartels 1g 2b\nchoco: cartels 1g 1b, farc 1b", 1)
    assert turn(b, "cartels", *dice("535", "353")) == RALLY_IN_MEDELLIN | {
        "guainia cartels.base": -1,
        "huila cartels.base": 1,
    }


def test_8_5_1_no_cultivate_without_two_bases_in_a_space() -> None:
    """8.5.1.cultivate Single Bases are not relocated: no Special Activity."""
    b = solo("medellin: cartels 1b\ncucuta: cartels 1g", 1)
    assert turn(b, "cartels") == RALLY_IN_MEDELLIN
