"""8.6.4 Non-player AUC: Terror, Assassinate."""

from __future__ import annotations

import pytest

from abyssal.coin.sequence import OPERATION, OPERATION_AND_SPECIAL
from abyssal.games.andean_abyss.names import AUC_U, CARTELS_A, FIRST_DID, S

from .bots import dice, reasons, solo, turn

AWAY = "loc_cartagena_barranquilla: auc 13g(13a)\n"
"""Few Guerrillas are Available, and those on the map cannot help: no Rally."""


def terrorized(*spaces: str) -> dict[str, int]:
    """Return the changes of Terror in these spaces: a marker, an Activated Guerrilla, the Resources, and the Aid cut
    (3.3.4)."""
    found = {"resources auc": -len(spaces), "aid": -3 if len(spaces) == 1 else -5}
    for s in spaces:
        found |= {f"{s} auc.guerrilla.u": -1, f"{s} auc.guerrilla.a": 1, f"{s} terror": 1}
    return found


def test_8_6_4_an_underground_guerrilla_at_a_farc_base() -> None:
    """8.6.4 It executes Terror if an Underground Guerrilla is at a FARC Base, and there first; 3 Aid are cut."""
    b = solo(AWAY + "huila: auc 1g, farc 1g\nmeta_east: auc 1g, farc 1b, govt 1p, AS", 1)
    assert turn(b, "auc") == {**terrorized("meta_east"), "meta_east support": -1}
    assert reasons(b)[3:6] == ["8.6.2 bases-unwatched no", "8.6.4 underground-at-farc-base yes", "8.6.4 terror"]


def test_8_6_4_one_farc_base_then_any_farc_piece() -> None:
    """8.6.4 One random space with a FARC Base, then one with any FARC piece, Base or not; 5 Aid are cut."""
    b = solo(
        AWAY + "huila: auc 1g, farc 1b, govt 1p\nmeta_east: auc 1g, farc 1b, govt 1p\n"
        "arauca: auc 1g, farc 1g, govt 1p\ncali: auc 1g, govt 1p",
        2,
    )
    assert turn(b, "auc", *dice("335", "313")) == terrorized("meta_east", "arauca")
    assert [reason for reason in reasons(b) if ">" in reason] == ["8.6.4 farc-base 4>2", "8.6.4 farc-there 3>2"]


def test_8_6_4_then_anywhere() -> None:
    """8.6.4 The third space is any City or Department by the dice, even if another one has FARC pieces."""
    b = solo(
        AWAY + "huila: auc 1g, farc 1b, govt 1p\nmeta_east: auc 1g, farc 1g, govt 1p\n"
        "arauca: auc 1g, farc 1g, govt 1p\ncali: auc 1g, govt 1p\nneiva: auc 1g, govt 1p"
    )
    assert turn(b, "auc", *dice("335", "533")) == terrorized("huila", "meta_east", "neiva")


def test_8_6_4_not_on_locs() -> None:
    """8.6.4 The second space has FARC pieces only on a LoC, so it is another; LoCs are left alone though they cost
    nothing."""
    b = solo(AWAY + "huila: auc 1g, farc 1b, govt 1p\nloc_cali_pasto: auc 1g, farc 1g\ncesar: auc 1g, govt 1p")
    assert turn(b, "auc") == terrorized("huila", "cesar")


def test_8_6_4_assassinate_where_auc_outnumbers_police() -> None:
    """8.6.4.assassinate In each Terror space with more AUC Guerrillas, Active ones too, than Police; not elsewhere."""
    b = solo(
        AWAY.replace("13", "12") + "huila: auc 1g, farc 1b, govt 1p\nmeta_east: auc 2g(1a), farc 1g, govt 1p, PO\n"
        "neiva: auc 1g, govt 3t\narauca: auc 1g(1a), farc 1g\nloc_cali_pasto: auc 1g, govt 1t"
    )
    assert turn(b, "auc") == {
        **terrorized("huila", "meta_east", "neiva"),
        "meta_east support": 1,
        "meta_east farc.guerrilla.u": -1,
        "neiva govt.troops": -1,
    }
    assert b.n[FIRST_DID] == OPERATION_AND_SPECIAL
    # On the LoC it could, but there was no Terror.
    assert reasons(b)[-3:] == [
        "8.6.4.assassinate assassinate-at-terror",
        "8.6.4.assassinate target-farc",
        "8.6.4.assassinate assassinate-at-terror",
    ]


def test_8_6_4_too_many_police_everywhere() -> None:
    """8.6.4.assassinate If Police are as many in all Terror spaces there is no Special Activity."""
    b = solo(AWAY + "huila: auc 1g, farc 1b, govt 1p\ncesar: auc 1g, farc 1g, govt 2p\narauca: auc 1g(1a), farc 1g")
    assert turn(b, "auc") == terrorized("huila", "cesar")
    assert b.n[FIRST_DID] == OPERATION


@pytest.mark.parametrize(
    ("enemies", "removed"),
    [
        ("farc 2g(1a), govt 1b", "farc.guerrilla.u"),
        ("farc 1g(1a), govt 1b", "farc.guerrilla.a"),
        ("govt 1t 1p 1b, cartels 1b", "govt.base"),
        ("govt 1t 1p, cartels 2b", "govt.police"),
        ("govt 1t, cartels 2b", "govt.troops"),
        ("cartels 2g(1a) 1b", "cartels.base"),
        ("cartels 2g(1a)", "cartels.guerrilla.u"),
    ],
)
def test_8_6_4_assassinate_whom(enemies: str, removed: str) -> None:
    """8.6.4.assassinate, 8.1.2 FARC, then the Government, then the Cartels; Bases first."""
    b = solo(AWAY + f"huila: auc 1g, farc 1b, govt 1p\nchoco: auc 2g(1a), {enemies}, PO", 2)
    assert turn(b, "auc") == {**terrorized("huila", "choco"), "choco support": 1, f"choco {removed}": -1}


def test_8_6_4_assassinate_a_defended_base() -> None:
    """8.6.4.assassinate, 4.4.2 A FARC Base goes although Guerrillas defend it."""
    b = solo(AWAY + "huila: auc 1g, farc 2g(1a) 1b, govt 1b", 1)
    assert turn(b, "auc") == {**terrorized("huila"), "huila farc.base": -1}


def test_8_6_4_assassinate_to_take_a_shipment() -> None:
    """8.6.4.assassinate A Guerrilla with a Shipment goes even before a FARC Base."""
    b = solo(AWAY + "huila: auc 1g, farc 1b, cartels 1g(1a), shipment cartels.a", 1)
    assert turn(b, "auc") == {**terrorized("huila"), "huila cartels.guerrilla.a": -1, "ship_by 0": -3}


def test_8_6_4_who_is_handed_the_shipment() -> None:
    """8.6.4.assassinate, 8.1.2 The Cartels would hand their Shipment to an Underground Guerrilla of AUC, which is left
    after the Terror, before an Active one of FARC: so it is taken; with none left FARC would get it."""
    position = AWAY + "huila: auc {}, farc 1g(1a) 1b, cartels 1g(1a) 1b, shipment cartels.a"
    b = solo(position.format("2g"), 1)
    assert turn(b, "auc") == {
        **terrorized("huila"),
        "huila cartels.guerrilla.a": -1,
        "ship_by 0": AUC_U // S - CARTELS_A // S,
    }
    b = solo(position.format("2g(1a)"), 1)
    assert turn(b, "auc") == {**terrorized("huila"), "huila farc.base": -1}


def test_8_6_4_a_shipment_out_of_reach_is_no_target() -> None:
    """8.6.4.assassinate With 2 Cartels Guerrillas one would keep the Shipment: the FARC Base goes instead."""
    b = solo(AWAY + "arauca: farc 1b, auc 1g, cartels 2g, shipment cartels.u")
    assert turn(b, "auc") == terrorized("arauca") | {"arauca farc.base": -1}
    b = solo(AWAY + "arauca: farc 1b, auc 1g, cartels 1g, shipment cartels.u")
    assert turn(b, "auc")["arauca cartels.guerrilla.u"] == -1
