"""8.2 No dice where a text or a box takes all candidates; dice where markers or pieces are too few for all."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import AUC_U, CARTELS_BASE, MARKERS

from .bots import dice, event, solo, turn
from .test_cartels import FIELDS, GONE, bases, terror
from .test_farc import stretched

PIPELINES = ["loc_arauca_cucuta", "loc_ayacucho_sincelejo", "loc_cucuta_ayacucho"]
"""The three of Econ 3."""


def sabotage(*spaces: str) -> dict[str, int]:
    return {f"{s} terror": 1 for s in spaces}


def test_card_4_all_three_pipelines() -> None:
    """8.2, 8.3 The three pipelines worth 3 are all Sabotaged."""
    assert event(solo(), "farc", 4, True) == sabotage(*PIPELINES)


def test_card_4_two_markers_for_three_pipelines() -> None:
    """8.2, 8.3 With 2 markers left the dice say which: at Cúcuta there are two, and a lot decides."""
    b = solo("pasto: terror 38")
    assert b.n[MARKERS] == 2
    found = event(b, "farc", 4, True, *dice("321"), PIPELINES[0], *dice("321"))
    assert found == sabotage(PIPELINES[0], PIPELINES[2])


def test_card_31_all_of_three() -> None:
    """8.2 Three spaces in Passive Opposition, three that turn Active."""
    found = event(solo("pasto: PO\nibague: PO\nhuila: PO"), "farc", 31, True)
    assert found == {"pasto support": -1, "ibague support": -1, "huila support": -1}


def taken_in(*spaces: str) -> dict[str, int]:
    return {f"{s} {piece}": n for s in spaces for piece, n in (("govt.police", -1), ("auc.guerrilla.u", 1))}


def test_card_39_all_of_three() -> None:
    """8.2 Police stand in three Departments, and there is a Guerrilla for each."""
    b = solo("huila: govt 1p\narauca: govt 1p\ncesar: govt 1p")
    assert event(b, "auc", 39, True) == taken_in("huila", "arauca", "cesar")


def test_card_39_two_guerrillas_for_three() -> None:
    """8.2, 8.1.2 With 2 Guerrillas the dice say who gets them; the third Police just goes."""
    b = solo("huila: govt 1p\narauca: govt 1p\ncesar: govt 1p\nloc_cali_pasto: auc 16g")
    assert b.available(AUC_U) == 2
    found = event(b, "auc", 39, True, *dice("636", "321"))
    assert found == taken_in("huila", "cesar") | {"arauca govt.police": -1}


def test_card_48_both_cities() -> None:
    """8.2, 8.4.3 The two Cities with the same change are the two that shift."""
    b = solo("cali: PS\nmedellin: AS\npasto: PS")
    assert event(b, "auc", 48, True) == {"cali support": -1, "medellin support": -1}


def test_card_51_all_of_three() -> None:
    """8.2, 8.3 The one worth 3 and both worth 2 by the FARC Guerrillas; the one worth 1 is spared."""
    b = solo("arauca: farc 1g\nloc_bogota_san_jose: farc 1g\nloc_neiva_bogota: farc 1g")
    found = event(b, "auc", 51, True)
    assert found == sabotage("loc_arauca_cucuta", "loc_neiva_bogota", "loc_yopal_bogota")


def test_card_57_both_cities() -> None:
    """8.2, 8.4.4 Police stand in two Cities, and there is a Base for each."""
    found = event(solo("bogota: govt 1p\nmedellin: govt 1p\nhuila: govt 1p"), "cartels", 57, True)
    assert found == {
        f"{s} {piece}": n for s in ("bogota", "medellin") for piece, n in (("govt.police", -1), ("cartels.base", 1))
    }


def test_card_57_one_base_for_two_cities() -> None:
    """8.2 With one Base left the dice say where it goes; the other City gets a Guerrilla."""
    b = solo("bogota: govt 1p\nmedellin: govt 1p" + bases("huila", "cesar", "arauca", "choco", text="cartels 2b"))
    b.discard(CARTELS_BASE, b.available(CARTELS_BASE) - 1)
    assert event(b, "cartels", 57, True, *dice("131")) == {
        "medellin govt.police": -1,
        "medellin cartels.base": 1,
        "bogota govt.police": -1,
        "bogota cartels.guerrilla.u": 1,
    }


CAMPS = FIELDS + GONE + bases("cali", "medellin", "pasto", text="cartels 1g")


def test_8_5_3_terror_in_all_of_three() -> None:
    """8.5.3, 8.2 Three Neutral spaces, three Terrors."""
    expected = terror("cali") | terror("medellin") | terror("pasto") | {"resources cartels": -3}
    assert turn(solo(CAMPS), "cartels") == expected


@pytest.mark.parametrize("markers", [0, 2])
def test_8_5_3_dice_for_want_of_markers(markers: int) -> None:
    """8.5.3, 8.2 With 2 markers the dice say where they go; with none it does not matter."""
    b = solo(CAMPS + f"\nhuila: terror {40 - markers}")
    found = turn(b, "cartels", *(dice("111", "131") if markers else []))
    marked = {key for key in found if key.endswith("terror")}
    assert marked == ({"cali terror", "medellin terror"} if markers else set())
    assert found["resources cartels"] == -3


def test_8_7_4_kidnap_on_all_of_three() -> None:
    """8.7.4.kidnap, 8.2 Three LoCs are the three spaces: no dice but those of the ransoms."""
    locs = ["loc_neiva_bogota", "loc_cali_pasto", "loc_ibague_cali"]
    text = "\n".join(f"{s}: farc 1g" for s in locs)
    b = stretched(text, {"govt": 30, "farc": 10})
    found = turn(b, "farc", "1", "2", "3")
    assert found["resources farc"] == 6
    assert {key for key in found if key.endswith("terror")} == {f"{s} terror" for s in locs}


def test_8_7_4_kidnap_three_of_four() -> None:
    """8.7.4.kidnap, 8.2 Of four LoCs of the same Econ the dice choose, at Cali by lot."""
    locs = ["loc_cali_buenaventura", "loc_cali_pasto", "loc_ibague_cali", "loc_medellin_ibague"]
    text = "\n".join(f"{s}: farc 1g" for s in locs)
    b = stretched(text, {"govt": 30, "farc": 10})
    found = turn(
        b, "farc", *dice("111"), "loc_cali_pasto", "1", *dice("111"), "loc_ibague_cali", "1", *dice("131"), "1"
    )
    assert found["resources farc"] == 3
