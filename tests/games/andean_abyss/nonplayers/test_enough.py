"""8.2 Dice are rolled only if not all candidates of a Rally can be taken."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import AUC, AUC_BASE, AUC_U, BASES_POOL, GUERRILLAS_POOL

from .bots import dice, solo, turn

THREE = "huila: farc 1b\narauca: farc 1b\ncesar: farc 1b"


def test_8_2_no_dice_for_all() -> None:
    """8.2 Three FARC Bases, three spaces, 3 Resources."""
    assert turn(solo(THREE, 3), "auc") == {f"{s} auc.guerrilla.u": 1 for s in ("huila", "arauca", "cesar")} | {
        "resources auc": -3
    }


@pytest.mark.parametrize("resources", [1, 2])
def test_8_2_dice_for_want_of_resources(resources: int) -> None:
    throws = dice("636", "411")[: 3 * resources]
    found = turn(solo(THREE, resources), "auc", *throws)
    assert found == {f"{s} auc.guerrilla.u": 1 for s in ("huila", "cesar")[:resources]} | {"resources auc": -resources}


def test_8_2_dice_for_want_of_guerrillas() -> None:
    """8.2 With 2 Guerrillas for three Bases the dice choose Huila and, for the other one, Cesar."""
    b = solo(THREE, 5)
    b.discard(AUC_U, b.n[GUERRILLAS_POOL[AUC]] - 2)
    assert turn(b, "auc", *dice("636", "411")) == {
        "huila auc.guerrilla.u": 1,
        "cesar auc.guerrilla.u": 1,
        "resources auc": -2,
    }


def test_8_2_dice_for_want_of_bases() -> None:
    """8.2 One Base for three pairs of Guerrillas: Huila by dice. The other space is the FARC Base; then AUC Extorts."""
    b = solo("huila: auc 2g\narauca: auc 2g\ncesar: auc 2g\ncali: farc 2b, govt 9t", 2)
    b.discard(AUC_BASE, b.n[BASES_POOL[AUC]] - 1)
    assert turn(b, "auc", *dice("636")) == {
        "huila auc.guerrilla.u": -2,
        "huila auc.base": 1,
        "cali auc.guerrilla.u": 1,
        "arauca auc.guerrilla.u": -1,
        "arauca auc.guerrilla.a": 1,
        "cesar auc.guerrilla.u": -1,
        "cesar auc.guerrilla.a": 1,
    }


def test_8_2_dice_for_the_last_of_three_spaces() -> None:
    """8.6.1, 8.2 A fourth FARC Base: the dice leave Putumayo out."""
    found = turn(solo(THREE + "\nputumayo: farc 1b", 9), "auc", *dice("636", "411", "411"))
    assert found == {f"{s} auc.guerrilla.u": 1 for s in ("huila", "cesar", "arauca")} | {"resources auc": -3}
