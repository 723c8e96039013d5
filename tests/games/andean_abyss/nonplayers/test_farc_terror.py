"""8.7.4, 8.7.5 Non-player FARC: Terror and Kidnap, Agitation."""

from __future__ import annotations

import pytest

from abyssal.coin import sequence
from abyssal.games.andean_abyss.names import (
    ALFONSO_CANO,
    BOGOTA,
    CARTELS_U,
    FARC_U,
    FIRST_DID,
    GOVT,
    MARKERS,
    SHADED,
    S,
)

from .bots import dice, support_phase, turn
from .test_farc import stretched, trail


def terror(*spaces: str) -> dict[str, int]:
    """Return the changes of Terror in Cities and Departments: a Guerrilla Activated, a shift, a marker and the
    price."""
    found = {"resources farc": -len(spaces)}
    for s in spaces:
        found |= exposed(s) | {f"{s} terror": 1, f"{s} support": -1}
    return found


def exposed(space: str) -> dict[str, int]:
    return {f"{space} farc.guerrilla.u": -1, f"{space} farc.guerrilla.a": 1}


def sabotage(*locs: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for s in locs:
        found |= exposed(s) | {f"{s} terror": 1}
    return found


ROADS = ["loc_cali_pasto", "loc_neiva_bogota", "loc_yopal_bogota", "loc_arauca_cucuta"]


def guarded(*locs: str) -> str:
    """Return FARC Guerrillas on LoCs with as many Police, so that no Kidnap is possible."""
    return "".join(f"{s}: farc 1g, govt 1p\n" for s in locs)


# Where


def test_8_7_4_all_locs() -> None:
    """8.7.4 On all LoCs without Sabotage, at no cost, and not on one that has it."""
    b = stretched(guarded(*ROADS) + "loc_pasto_tumaco: farc 1g, govt 1p, sabotage", resources=1)
    assert turn(b, "farc") == sabotage(*ROADS)
    assert b.n[FIRST_DID] == sequence.OPERATION


def test_8_7_4_no_markers_left() -> None:
    """8.7.4, 3.3.4 Without a marker there is nothing to Sabotage with, and no Kidnap is possible: FARC Ambushes
    instead."""
    b = stretched("loc_cali_pasto: farc 1g, govt 1p", {"farc": 5, "govt": 6})
    b.terror(BOGOTA, b.n[MARKERS])
    b.conduct.journal = []
    assert turn(b, "farc") == exposed("loc_cali_pasto") | {"loc_cali_pasto govt.police": -1, "resources farc": -1}
    assert trail(b)[3:6] == ["8.7.3 richer-than-government no", "8.1.1.not_possible terror", "8.7.3 attack"]


def test_8_7_4_other_populated_spaces() -> None:
    """8.7.4 Everywhere else with Population except at Active Opposition."""
    b = stretched("cesar: farc 1g, AS\nhuila: farc 1g\nnarino: farc 1g, PO\nchoco: farc 1g, AO\nvaupes: farc 1g")
    assert turn(b, "farc") == terror("cesar", "huila", "narino")


def test_8_7_4_resources_run_out() -> None:
    """8.7.4 With too few Resources the dice choose where."""
    b = stretched("cesar: farc 1g, AS\nhuila: farc 1g\nnarino: farc 1g, PO", resources={"farc": 2, "govt": 2})
    assert turn(b, "farc", *dice("663", "641")) == terror("narino", "huila")


def test_8_7_4_locs_before_the_rest() -> None:
    """8.7.4 LoCs come first: with the last Resource spent in a Department they would be left out."""
    b = stretched("cesar: farc 1g, AS\n" + guarded("loc_cali_pasto"), resources=1)
    assert turn(b, "farc") == terror("cesar") | sabotage("loc_cali_pasto")


@pytest.mark.parametrize(
    ("place", "victim"), [("bogota: farc 2g, govt 1p, AO", "govt"), ("vaupes: farc 1g, cartels 1b", "cartels")]
)
def test_8_7_4_where_it_could_kidnap(place: str, victim: str) -> None:
    """8.7.4 Where a Kidnap can take something comes before the rest, though nothing shifts."""
    b = stretched(f"{place}\ncesar: farc 1g, AS", resources={"farc": 1, "govt": 9, "cartels": 9})
    s = place.split(":")[0]
    expected = exposed(s) | {f"{s} terror": 1, f"resources {victim}": -3, "resources farc": -1 + 3}
    assert turn(b, "farc", "3") == expected


def test_8_7_4_sabotaged_loc_for_a_kidnap() -> None:
    """8.7.4 A Sabotaged LoC will do for a Kidnap."""
    b = stretched("loc_pasto_tumaco: farc 1g, sabotage")
    assert turn(b, "farc", "3") == exposed("loc_pasto_tumaco") | {"resources farc": 3, "resources govt": -3}


def test_8_7_4_until_there_are_three() -> None:
    """8.7.4 LoCs count among the 3 spaces for Kidnaps: of two Departments one is chosen at random."""
    text = (
        "loc_neiva_bogota: farc 1g\nloc_cali_pasto: farc 1g\namazonas: farc 1g, cartels 1b\nvaupes: farc 1g, cartels 1b"
    )
    assert turn(stretched(text), "farc", *dice("456"), "2", "3", "4") == sabotage(
        "loc_neiva_bogota", "loc_cali_pasto"
    ) | exposed("vaupes") | {
        "vaupes terror": 1,
        "resources govt": -5,
        "resources cartels": -4,
        "resources farc": -1 + 9,
    }


def test_8_7_4_spaces_for_kidnaps_in_the_order_of_kidnap() -> None:
    """8.7.4 Among spaces for Kidnaps a City comes before a Department."""
    b = stretched("amazonas: farc 1g, cartels 1b\ncali: farc 1g, PS", resources=1)
    b.gain(GOVT, 9)
    assert turn(b, "farc", "2") == terror("cali") | {"resources govt": -2, "resources farc": -1 + 2}


# Kidnap


def test_8_7_4_kidnap_in_three_spaces() -> None:
    """8.7.4.kidnap On LoCs first, then in Cities, equal ones at random; no fourth time."""
    text = "cali: farc 1g, PS\nmedellin: farc 1g, PS\nloc_neiva_bogota: farc 1g\nloc_cali_pasto: farc 1g"
    b = stretched(text)
    found = turn(b, "farc", *dice("111"), "1", "2", *dice("131"), "5")
    assert found == terror("cali", "medellin") | sabotage("loc_neiva_bogota", "loc_cali_pasto") | {
        "resources farc": -2 + 8,
        "resources govt": -8,
    }


def test_8_7_4_kidnap_in_departments_last() -> None:
    """8.7.4.kidnap The City comes before the Department: when 6 is rolled in it, AUC places its Base there."""
    b = stretched("amazonas: farc 1g, cartels 1b\ncali: farc 1g, PS")
    assert turn(b, "farc", "6", "1") == terror("cali") | exposed("amazonas") | {
        "amazonas terror": 1,
        "cali auc.base": 1,
        "resources govt": -6,
        "resources cartels": -1,
        "resources farc": -2 + 7,
    }


def test_8_7_4_a_six_on_a_loc() -> None:
    """8.7.4.kidnap, 8.1.2 Where no Base may be, AUC places a Guerrilla."""
    b = stretched("loc_cali_pasto: farc 1g")
    expected = sabotage("loc_cali_pasto") | {"loc_cali_pasto auc.guerrilla.u": 1}
    assert turn(b, "farc", "6") == expected | {"resources farc": 6, "resources govt": -6}


def test_8_7_4_the_government_in_cities() -> None:
    """8.7.4.kidnap In a City with a Cartels Base the Government is the target."""
    b = stretched("cali: farc 1g, cartels 1b, PS")
    assert turn(b, "farc", "3") == terror("cali") | {"resources govt": -3, "resources farc": -1 + 3}


@pytest.mark.parametrize("enemy", ["cartels 1g", "cartels 1b, govt 1p"])
def test_8_7_4_nobody_to_kidnap(enemy: str) -> None:
    """8.7.4.kidnap No Cartels Base in the Department, or as many Police as Guerrillas: no Special Activity."""
    b = stretched(f"cesar: farc 1g, {enemy}, PS")
    assert turn(b, "farc") == terror("cesar")
    assert b.n[FIRST_DID] == sequence.OPERATION


def test_8_7_4_poor_cartels_are_skipped() -> None:
    """8.7.4.kidnap Cartels without Resources and Shipment are no target, nor a reason for Terror."""
    text = "amazonas: farc 1g, cartels 1b\ncesar: farc 1g, cartels 1b, PS"
    assert turn(stretched(text, resources={"farc": 9, "govt": 9}), "farc") == terror("cesar")


def test_8_7_4_drug_ransom() -> None:
    """8.7.4.kidnap A Shipment of Cartels without Resources is worth it, and takes no die."""
    b = stretched(
        "amazonas: farc 2g, cartels 1g 1b, shipment cartels.u\ncesar: farc 1g, PS", resources={"farc": 9, "govt": 9}
    )
    assert turn(b, "farc") == terror("cesar") | exposed("amazonas") | {
        "amazonas terror": 1,
        "ship_by 0": FARC_U // S - CARTELS_U // S,
        "resources farc": -2,
    }


def test_8_7_4_the_government_runs_out() -> None:
    """8.7.4.kidnap When the first Kidnap has taken all the Government had, the others are skipped."""
    b = stretched("loc_neiva_bogota: farc 1g\nloc_cali_pasto: farc 1g", resources=2)
    assert turn(b, "farc", "5") == sabotage("loc_neiva_bogota", "loc_cali_pasto") | {
        "resources govt": -2,
        "resources farc": 2,
    }


# 8.7.5 Agitation


def test_8_7_5_to_the_maximum() -> None:
    """8.7.5 Everywhere down to Active Opposition, Terror first; a space where nothing can shift keeps its Terror."""
    b = stretched("cesar: farc 1g, PS\nhuila: farc 1g, terror 1\nnarino: farc 1g, AO, terror 1")
    assert support_phase(b, "farc") == {
        "cesar support": -3,
        "huila support": -2,
        "huila terror": -1,
        "resources farc": -6,
    }


@pytest.mark.parametrize(
    ("resources", "expected"), [(2, {}), (3, {"huila terror": -2, "huila support": -1, "resources farc": -3})]
)
def test_8_7_5_terror_goes_only_for_a_shift(resources: int, expected: dict[str, int]) -> None:
    """8.7.5 No Resources for Terror alone."""
    b = stretched("huila: farc 1g, terror 2", resources=resources)
    assert support_phase(b, "farc") == expected


@pytest.mark.parametrize(
    ("text", "throws", "chosen"),
    [
        ("arauca: farc 1g, PS, terror 1\nchoco: farc 1g", [], "choco"),
        ("huila: farc 1g\nchoco: farc 1g, PS", [], "choco"),
        ("arauca: farc 1g\nbogota: farc 1g, PO\ncali: farc 1g, PO", [], "bogota"),
        ("arauca: farc 1g\nchoco: farc 1g\nputumayo: farc 1g", ["613"], "putumayo"),
    ],
)
def test_8_7_5_order(text: str, throws: list[str], chosen: str) -> None:
    """8.7.5 With too few Resources first the least Terror, then Support, then most Population, then at random."""
    b = stretched(text, resources=1)
    assert support_phase(b, "farc", *dice(*throws)) == {f"{chosen} support": -1, "resources farc": -1}


def test_8_7_5_alfonso_cano() -> None:
    """8.7.5, 22 With Alfonso Cano in force the order chooses the 3 more spaces, though Resources suffice."""
    text = (
        "arauca: farc 1g, auc 1g, terror 1\ncesar: farc 1g, auc 1g, PS\nchoco: farc 1g, auc 1g\nhuila: farc 1g, auc 1g"
    )
    b = stretched(text, resources=50)
    b.put_in_force(ALFONSO_CANO, SHADED)
    assert support_phase(b, "farc") == {
        "cesar support": -3,
        "huila support": -2,
        "choco support": -2,
        "resources farc": -7,
    }
