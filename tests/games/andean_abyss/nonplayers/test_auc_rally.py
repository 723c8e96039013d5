"""8.6.1 Non-player AUC: Rally, Extort, Elite Backing."""

from __future__ import annotations

import pytest

from abyssal.coin.sequence import OPERATION, OPERATION_AND_SPECIAL
from abyssal.games.andean_abyss.names import FIRST_DID

from .bots import dice, reasons, solo, support_phase, turn


def away(count: int) -> str:
    """Return AUC Guerrillas that are on the map but useless: Active, on a LoC far from everything."""
    return f"loc_cartagena_barranquilla: auc {count}g({count}a)\n"


AMBUSH = "cali: govt 1p, auc 1g\n"
AMBUSHED = {"cali govt.police": -1, "cali auc.guerrilla.a": 1, "resources auc": -1}
"""AUC's action in Cali when it does not Rally: the Guerrilla that is Activated is replaced by a new one."""


def test_8_6_1_six_available() -> None:
    """8.6.1 With 6 Guerrillas Available it Rallies, in 3 random spaces and no more; there it Extorts what it paid."""
    b = solo(away(11) + AMBUSH)
    assert turn(b, "auc", *dice("655", "335", "111")) == {
        "choco auc.guerrilla.a": 1,
        "meta_east auc.guerrilla.a": 1,
        "cali auc.guerrilla.a": 1,
    }


def test_8_6_1_five_available_are_not_enough() -> None:
    """8.6.1 With 5 Available and no Base in sight it does not Rally."""
    b = solo(away(12) + AMBUSH)
    assert turn(b, "auc") == AMBUSHED
    assert reasons(b)[1:3] == ["8.6.1 six-available no", "8.6.1 could-place-base no"]


def test_8_6_1_could_place_a_base() -> None:
    """8.6.1 With fewer than 6 Available it Rallies if that places a Base: first there, whatever else there is."""
    b = solo(away(10) + AMBUSH + "huila: auc 2g(1a)\nmedellin: auc 1g(1a) 1b, govt 2t\nputumayo: farc 1b", 1)
    assert turn(b, "auc") == {
        "huila auc.guerrilla.u": -1,
        "huila auc.guerrilla.a": -1,
        "huila auc.base": 1,
        "resources auc": -1,
    }
    assert reasons(b)[1:4] == ["8.6.1 six-available no", "8.6.1 could-place-base yes", "8.6.1 rally"]


@pytest.mark.parametrize(
    "obstacle",
    [
        "huila: auc 2g, shipment auc.u",
        "huila: auc 2g, cartels 2b",
        "huila: auc 2g, PO",
        "huila: auc 1g\ncesar: auc 1g",
        "huila: auc 2g\nantioquia: auc 2b\nchoco: auc 2b\narauca: auc 2b",
    ],
)
def test_8_6_1_could_not_place_a_base(obstacle: str) -> None:
    """8.6.1 No Base without 2 Guerrillas that hold no Shipments, with 2 Bases there, at Opposition, or if all Bases
    are on the map."""
    b = solo(away(10) + AMBUSH + obstacle)
    assert turn(b, "auc") == AMBUSHED


def test_8_6_1_a_third_guerrilla_may_hold_the_shipment() -> None:
    """8.6.1 Two of three Guerrillas become a Base if the Shipment lies with the third."""
    b = solo(away(10) + "huila: auc 3g, govt 3t, shipment auc.u", 1)
    assert turn(b, "auc") == {"huila auc.guerrilla.u": -2, "huila auc.base": 1, "resources auc": -1}


def test_8_6_1_the_last_base_goes_to_a_random_space() -> None:
    """8.6.1, 8.2 Two spaces could have the one Base that is left: the dice lead to the second of them."""
    bases = "antioquia: auc 2b, govt 3t\nchoco: auc 2b\narauca: auc 1b\n"
    b = solo(away(8) + bases + "huila: auc 2g, govt 3t\ncesar: auc 2g, govt 3t", 1)
    assert turn(b, "auc", *dice("313")) == {"cesar auc.guerrilla.u": -2, "cesar auc.base": 1, "resources auc": -1}


def test_8_6_1_every_base_before_anything_else() -> None:
    """8.6.1 All Bases come before the other bullets."""
    b = solo("huila: auc 2g\ncesar: auc 2g\nputumayo: farc 1b", 2)
    assert turn(b, "auc") == {
        "huila auc.guerrilla.u": -2,
        "huila auc.base": 1,
        "cesar auc.guerrilla.u": -2,
        "cesar auc.base": 1,
        "resources auc": -2,
    }


def test_8_6_1_hide_before_placing() -> None:
    """8.6.1 Active Guerrillas at an AUC Base with cubes turn Underground before new ones are placed, and none moves."""
    b = solo("medellin: auc 2g(1a) 2b, govt 4t\nputumayo: farc 1b\ncesar: auc 1g(1a)", 1)
    assert turn(b, "auc") == {"medellin auc.guerrilla.u": 1, "medellin auc.guerrilla.a": -1, "resources auc": -1}


@pytest.mark.parametrize("place", ["auc 1g 1b, govt 2t", "auc 1g(1a), govt 2t", "auc 1g(1a) 1b, farc 2g"])
def test_8_6_1_no_need_to_hide(place: str) -> None:
    """8.6.1 Without Active Guerrillas, an AUC Base or cubes, none hides: the FARC Base is next."""
    b = solo(f"medellin: {place}\nputumayo: farc 1b", 1)
    assert turn(b, "auc") == {"putumayo auc.guerrilla.u": 1, "resources auc": -1}


def test_8_6_1_farc_bases_then_auc_bases() -> None:
    """8.6.1 Guerrillas are placed at all FARC Bases, then at AUC Bases (Population plus Bases)."""
    b = solo("meta_west: farc 1b\nguaviare: farc 1b\nbogota: auc 1b, govt 11t", 3)
    assert turn(b, "auc") == {
        "guaviare auc.guerrilla.u": 1,
        "meta_west auc.guerrilla.u": 1,
        "bogota auc.guerrilla.u": 9,
        "resources auc": -3,
    }
    assert [reason for reason in reasons(b) if "c-base " in reason] == [
        "8.6.1 farc-base 27>2",
        "8.6.1 farc-base 26>1",
        "8.6.1 auc-base 25>1",
    ]


def test_8_6_1_a_farc_base_at_opposition_is_passed_over() -> None:
    """8.6.1 At Opposition no Rally, not even at a FARC Base: next comes an AUC Base, with Population plus Bases."""
    b = solo("putumayo: farc 1b, PO\nantioquia: auc 2b, govt 6t\n", 1)
    assert turn(b, "auc") == {"antioquia auc.guerrilla.u": 4, "resources auc": -1}


def test_8_6_1_random_spaces_without_opposition() -> None:
    """8.6.1 Nor is a random space at Opposition: from Chocó and Cali the dice lead on to Ibagué and Antioquia."""
    b = solo("choco: PO\ncali: AO", 2)
    assert turn(b, "auc", *dice("655", "111")) == {"ibague auc.guerrilla.a": 1, "antioquia auc.guerrilla.a": 1}


def test_8_6_1_extort_wherever_possible() -> None:
    """8.6.1.extort In each space, LoCs too, with an Underground Guerrilla and more AUC than enemy pieces."""
    b = solo(
        "loc_medellin_ibague: auc 1g\nchoco: auc 2g, farc 1g, PO\nhuila: auc 1g 1b, cartels 1g, AO\n"
        "cesar: auc 1g, govt 1p\nmeta_east: auc 1g, farc 1g, cartels 1g\narauca: auc 1g(1a)\nputumayo: farc 1b",
        1,
    )
    assert turn(b, "auc") == {
        "putumayo auc.guerrilla.u": 1,
        "loc_medellin_ibague auc.guerrilla.u": -1,
        "loc_medellin_ibague auc.guerrilla.a": 1,
        "choco auc.guerrilla.u": -1,
        "choco auc.guerrilla.a": 1,
        "huila auc.guerrilla.u": -1,
        "huila auc.guerrilla.a": 1,
        "resources auc": 2,
    }
    assert b.n[FIRST_DID] == OPERATION_AND_SPECIAL


def test_8_6_1_no_extort_possible() -> None:
    """8.6.1.extort Where AUC nowhere outnumbers its enemies there is no Special Activity."""
    b = solo("putumayo: farc 1b\ncesar: auc 1g, govt 1p", 1)
    assert turn(b, "auc") == {"putumayo auc.guerrilla.u": 1, "resources auc": -1}
    assert b.n[FIRST_DID] == OPERATION


def test_8_6_1_elite_backing_places_a_base() -> None:
    """8.6.1.elite_backing A free Base, if possible, before any Guerrillas."""
    b = solo("putumayo: farc 1b, auc 1g\nhuila: auc 2g", 0)
    assert support_phase(b, "auc") == {"huila auc.guerrilla.u": -2, "huila auc.base": 1}


def test_8_6_1_elite_backing_at_a_farc_base() -> None:
    """8.6.1.elite_backing Otherwise Guerrillas, at a FARC Base before an AUC Base."""
    b = solo("putumayo: farc 1b, auc 1g\nantioquia: auc 1b", 0)
    assert support_phase(b, "auc") == {"putumayo auc.guerrilla.u": 1}


def test_8_6_1_elite_backing_anywhere() -> None:
    """8.6.1.elite_backing Without Bases on the map, in a random space."""
    b = solo("choco: govt 1t", 0)
    assert support_phase(b, "auc", *dice("655")) == {"cali auc.guerrilla.u": 1}


@pytest.mark.parametrize(
    "barred",
    ["huila: auc 2g, govt 3t", "huila: auc 2g, farc 3g", "huila: auc 2g, PO", "putumayo: farc 1b", "huila: auc 1g"],
)
def test_8_6_1_elite_backing_where_nobody_controls(barred: str) -> None:
    """8.6.1.elite_backing No Base or Guerrillas at Government or FARC Control or Opposition: here at the AUC Base."""
    b = solo(f"{barred}\nantioquia: auc 1b", 0)
    assert support_phase(b, "auc") == {"antioquia auc.guerrilla.u": 3}


def test_8_6_1_elite_backing_does_not_hide() -> None:
    """8.6.1.elite_backing Without a Base or a Guerrilla to place it does not use its Rally."""
    b = solo(away(17) + "antioquia: auc 1g(1a) 1b, govt 1t", 0)
    assert support_phase(b, "auc") == {}
