"""8.6.3 Non-player AUC: Attack, Ambush."""

from __future__ import annotations

import pytest

from abyssal.coin.sequence import OPERATION, OPERATION_AND_SPECIAL
from abyssal.games.andean_abyss.names import AUC_A, CARTELS_A, FARC_A, FIRST_DID, S

from .bots import dice, reasons, solo, turn


def away(count: int) -> str:
    """Return AUC Guerrillas that are on the map but useless, so that few are Available and AUC does not Rally."""
    return f"loc_cartagena_barranquilla: auc {count}g({count}a)\n"


def ambushed(space: str, **removed: int) -> dict[str, int]:
    """Return the changes of an Ambush in one space: a Guerrilla Activated, one placed, these pieces removed:
    `farc_base=1`."""
    losses = {f"{space} {piece.replace('_', '.')}": -count for piece, count in removed.items()}
    return {f"{space} auc.guerrilla.a": 1, "resources auc": -1, **losses}


def test_8_6_3_no_underground_guerrilla_at_a_farc_base() -> None:
    """8.6.3 It Attacks if only Active Guerrillas are at FARC Bases and Underground ones at other FARC pieces."""
    b = solo(away(10) + "arauca: auc 3g(3a), farc 1b, PO\ncesar: auc 1g, farc 1g")
    assert turn(b, "auc", "3") == {**ambushed("cesar", farc_guerrilla_u=1), "arauca farc.base": -1, "resources auc": -2}
    assert reasons(b)[3:6] == ["8.6.2 bases-unwatched no", "8.6.4 underground-at-farc-base no", "8.6.3 attack"]


def test_8_6_3_cartels_without_shipments_are_no_target() -> None:
    """8.6.3 It Attacks the Government, on a LoC here, but not where it meets only Cartels without a Shipment."""
    b = solo(away(13) + "arauca: auc 2g, cartels 1g 1b, PO\nloc_cali_pasto: auc 1g, govt 1p")
    assert turn(b, "auc") == ambushed("loc_cali_pasto", govt_police=1)
    assert "8.6.3 target-present 2>1" in reasons(b)


def test_8_6_3_a_shipment_then_farc_then_the_government() -> None:
    """8.6.3 The Guerrilla with the Shipment goes before FARC, FARC before the Government."""
    b = solo(away(13) + "cesar: auc 3g(3a), farc 1b, govt 1p, cartels 1g, PO, shipment cartels.u")
    assert turn(b, "auc", "2") == {
        "cesar cartels.guerrilla.u": -1,
        "cesar farc.base": -1,
        "ship_by 0": -2,
        "resources auc": -1,
    }
    assert reasons(b)[-3:] == [
        "8.6.3 target-shipment",
        "8.1.2 shipment-to-non-player",
        "8.6.3 target-farc",
    ]


def test_8_6_3_follows_the_shipment() -> None:
    """8.6.3 The Cartels hand the Shipment on, so its new holder is the second to go; then AUC has it."""
    b = solo(away(13) + "cesar: auc 1g, govt 2p, cartels 2g(1a), shipment cartels.u")
    expected = ambushed("cesar", cartels_guerrilla_u=1, cartels_guerrilla_a=1)
    assert turn(b, "auc") == {**expected, "ship_by 0": -2}


def test_8_6_3_the_second_piece_of_the_cartels() -> None:
    """8.6.3, 1.4.1 With the Shipment taken and nobody else there the Cartels, once targeted, lose a second piece."""
    b = solo(away(13) + "cesar: auc 1g, cartels 1g 1b, shipment cartels.u")
    assert turn(b, "auc") == {**ambushed("cesar", cartels_guerrilla_u=1, cartels_base=1), "ship_by 0": -2}


def test_8_6_3_one_strike_left() -> None:
    """8.6.3 The first strike took FARC's Shipment; the second could not take that of 2 Cartels Guerrillas, so it
    goes to the Government."""
    position = "cesar: PO, auc 3g(3a), farc 1g(1a), cartels 2g(2a), govt 2p, shipment farc.a, shipment cartels.a"
    b = solo(away(13) + position, players="3", insurgents="farc+cartels")
    assert turn(b, "auc", "3", "remove") == {
        "cesar farc.guerrilla.a": -1,
        "cesar govt.police": -1,
        "ship_by 0": AUC_A // S - FARC_A // S,
        "resources auc": -1,
    }
    assert reasons(b)[-2:] == ["8.6.3 target-shipment", "8.6.3 target-government"]


def test_8_6_3_a_person_hands_shipments_on_as_it_likes() -> None:
    """8.6.3 The Cartels, a player, might give up the Shipment although Underground FARC Guerrillas are there: AUC could
    take it, so it is targeted."""
    position = "cesar: PO, auc 3g(3a), farc 2g, cartels 1g(1a), shipment cartels.a"
    b = solo(away(13) + position, players="2", insurgents="cartels")
    assert turn(b, "auc", "3", "remove") == {
        "cesar cartels.guerrilla.a": -1,
        "cesar farc.guerrilla.u": -1,
        "ship_by 0": AUC_A // S - CARTELS_A // S,
        "resources auc": -1,
    }
    assert reasons(b)[-2:] == ["8.6.3 target-shipment", "8.6.3 target-farc"]


@pytest.mark.parametrize(
    ("enemies", "removed"),
    [
        ("farc 1g(1a), govt 2p", {"farc_guerrilla_a": 1, "govt_police": 1}),
        ("farc 3g(2a)", {"farc_guerrilla_u": 1, "farc_guerrilla_a": 1}),
        ("govt 2t 1p 1b", {"govt_police": 1, "govt_troops": 1}),
        ("govt 1t 1b", {"govt_troops": 1, "govt_base": 1}),
        ("farc 1g, cartels 1g 1b", {"farc_guerrilla_u": 1}),
    ],
)
def test_8_6_3_who_is_removed(enemies: str, removed: dict[str, int]) -> None:
    """8.6.3, 8.1.2, 3.3.3 FARC, then the Government, no Cartels; Police before Troops, Underground before Active
    Guerrillas, Bases only when nobody is left to defend them."""
    b = solo(away(13) + f"cesar: auc 1g, {enemies}")
    assert turn(b, "auc") == ambushed("cesar", **removed)


def test_8_6_3_bases_last() -> None:
    """8.6.3, 3.3.3 The Guerrilla that defends a FARC Base goes before it, and both before the Government."""
    b = solo(away(13) + "cesar: auc 3g(3a), farc 1g 1b, govt 1p, PO")
    assert turn(b, "auc", "3") == {"cesar farc.guerrilla.u": -1, "cesar farc.base": -1, "resources auc": -1}


def test_8_6_3_underground_or_three() -> None:
    """8.6.3 It Attacks with 1 Underground or 3 Active Guerrillas, not with 2 Active ones."""
    b = solo(away(11) + "arauca: auc 2g(2a), farc 1g, PO\ncesar: auc 1g, farc 1g\nmeta_east: auc 3g(3a), farc 1g, PO")
    expected = {**ambushed("cesar", farc_guerrilla_u=1), "meta_east farc.guerrilla.u": -1, "resources auc": -2}
    assert turn(b, "auc", "3") == expected
    assert "8.6.3 underground-or-three 3>2" in reasons(b)


def test_8_6_3_most_guerrillas_first() -> None:
    """8.6.3 Where there are most AUC Guerrillas, in 3 spaces of 4; the Ambush is in one of these."""
    b = solo(
        away(3) + "arauca: auc 1g, farc 1g\ncesar: auc 2g, farc 1g, PO\n"
        "choco: auc 4g(4a), farc 1g, PO\nmeta_east: auc 3g(3a), farc 1g, PO"
    )
    expected = {**ambushed("cesar", farc_guerrilla_u=1), "choco farc.guerrilla.u": -1, "resources auc": -3}
    assert turn(b, "auc", "4", "6") == expected


def test_8_6_3_a_random_space() -> None:
    """8.6.3, 8.2 With equal numbers of Guerrillas and 1 Resource the dice lead to the second space."""
    b = solo(away(13) + "arauca: auc 1g, farc 1g\ncesar: auc 1g, farc 1g", 1)
    assert turn(b, "auc", *dice("313")) == ambushed("cesar", farc_guerrilla_u=1)


def test_8_6_3_ambush_only_where_it_can_pay() -> None:
    """8.6.3.ambush With 1 Resource it Attacks where it has 2 Guerrillas; the Ambush cannot be elsewhere."""
    b = solo(away(13) + "arauca: auc 1g, farc 1g\ncesar: auc 2g(1a), farc 1g, PO", 1)
    assert turn(b, "auc") == ambushed("cesar", farc_guerrilla_u=1)


def test_8_6_3_ambush_with_the_fewest_guerrillas() -> None:
    """8.6.3.ambush Of two Attack spaces the one with fewer Guerrillas; in the other, all are Activated and fail."""
    b = solo(away(13) + "arauca: auc 2g, farc 1g, PO\ncesar: auc 1g, farc 1g")
    assert turn(b, "auc", "3") == {
        **ambushed("cesar", farc_guerrilla_u=1),
        "arauca auc.guerrilla.u": -2,
        "arauca auc.guerrilla.a": 2,
        "resources auc": -2,
    }
    assert b.n[FIRST_DID] == OPERATION_AND_SPECIAL


def test_8_6_3_ambush_needs_an_underground_guerrilla() -> None:
    """8.6.3.ambush With the fewest among the spaces that have an Underground Guerrilla."""
    b = solo(away(10) + "arauca: auc 4g(3a), farc 1g, PO\ncesar: auc 3g(3a), farc 1g, PO")
    assert turn(b, "auc", "6") == {**ambushed("arauca", farc_guerrilla_u=1), "resources auc": -2}


@pytest.mark.parametrize(
    ("first", "second", "removed"),
    [
        ("farc 1g", "cartels 1g, shipment cartels.u", {"cartels_guerrilla_u": 1}),
        ("govt 1p", "farc 1g", {"farc_guerrilla_u": 1}),
    ],
)
def test_8_6_3_ambush_by_target(first: str, second: str, removed: dict[str, int]) -> None:
    """8.6.3.ambush With equal numbers where it takes a Shipment, then where it strikes FARC, then the Government."""
    b = solo(away(13) + f"arauca: auc 1g, {first}\ncesar: auc 1g, {second}")
    found = turn(b, "auc", *dice("331"), "6")
    assert found.pop("ship_by 0", -2) == -2
    assert found == {
        **ambushed("cesar", **removed),
        "arauca auc.guerrilla.u": -1,
        "arauca auc.guerrilla.a": 1,
        "resources auc": -2,
    }


def test_8_6_3_ambush_in_a_random_space() -> None:
    """8.6.3.ambush, 8.2 If all else is equal, dice decide."""
    b = solo(away(13) + "arauca: auc 1g, farc 1g\ncesar: auc 1g, farc 1g")
    assert turn(b, "auc", *dice("331", "313"), "6") == {
        **ambushed("cesar", farc_guerrilla_u=1),
        "arauca auc.guerrilla.u": -1,
        "arauca auc.guerrilla.a": 1,
        "resources auc": -2,
    }


def test_8_6_3_no_ambush() -> None:
    """8.6.3.ambush Without an Underground Guerrilla in an Attack space there is no Special Activity."""
    b = solo(away(13) + "arauca: auc 3g(3a), farc 1g, PO\ncesar: auc 1g")
    assert turn(b, "auc", "4") == {"resources auc": -1}
    assert b.n[FIRST_DID] == OPERATION
