"""8.2 Random Cities and Departments, 8.3 random LoCs."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import FARC
from abyssal.games.andean_abyss.nonplayers import FIRST
from abyssal.games.andean_abyss.nonplayers.mind import Mind
from abyssal.games.andean_abyss.nonplayers.random_spaces import random_space
from tests.games.andean_abyss.helpers import RULES, run

from .bots import dice, reasons, solo

COLUMNS = [
    ["cali", "ibague", "antioquia", "medellin", "bucaramanga", "santander", "sincelejo", "cartagena", "santa_marta"],
    ["atlantico", "cesar", "cucuta", "arauca", "bogota", "meta_east", "vichada", "guainia", "vaupes"],
    ["amazonas", "putumayo", "guaviare", "meta_west", "neiva", "huila", "pasto", "narino", "choco"],
]
RING = [name for column in COLUMNS for name in column]
CITIES = {name for name in RING if RULES.spec.space_index[name] < RULES.spec.space_index["antioquia"]}
DEPARTMENTS = set(RING) - CITIES


def chosen(spaces: set[str], *throws: str) -> str:
    """Return the space that the dice select. The candidates are in alphabetical order."""
    b = solo("open ecuador\nopen panama")
    index = RULES.spec.space_index
    s = run(b, random_space(Mind(b, FARC, RULES.sheet, FIRST), [index[name] for name in sorted(spaces)]), *throws)
    assert s is not None
    return RULES.spec.spaces[s]


def throw(cell: int) -> list[str]:
    """Return dice for this cell of the ring."""
    return [str(1 + 2 * part) for part in (cell // 9, cell // 3 % 3, cell % 3)]


def test_8_2_the_table() -> None:
    """8.2 Red selects the column, yellow the trio, green the space; two faces of each die count the same."""
    for red in range(1, 7):
        for yellow in range(1, 7):
            for green in range(1, 7):
                cell = COLUMNS[(red + 1) // 2 - 1][3 * ((yellow + 1) // 2 - 1) + (green + 1) // 2 - 1]
                assert chosen(set(RING), str(red), str(yellow), str(green)) == cell


@pytest.mark.parametrize("cell", range(27))
def test_8_2_from_each_cell(cell: int) -> None:
    """8.2 A single candidate needs no dice. Of two, the dice take the one in the cell, otherwise the next one down the
    column, from the foot of a column to the head of the next and from Chocó to Cali."""
    here, after, before = RING[cell], RING[(cell + 1) % 27], RING[cell - 1]
    assert chosen({here}) == here
    assert chosen({before, here}, *throw(cell)) == here
    assert chosen({before, after}, *throw(cell)) == after


@pytest.mark.parametrize(("foreign", "native"), [("ecuador", "narino"), ("panama", "choco")])
def test_8_2_foreign_countries_first(foreign: str, native: str) -> None:
    """8.2 The foreign country comes first in its box, whether the dice hit the box or lead there."""
    cell = RING.index(native)
    assert chosen({foreign, native}, *throw(cell)) == foreign
    assert chosen({foreign, native}, *throw(cell - 1)) == foreign
    assert chosen({native, "cali"}, *throw(cell)) == native
    assert chosen({foreign, "pasto"}, *throw(0)) == "pasto"


@pytest.mark.parametrize(
    ("roll", "spaces", "found"),
    [
        ("131", set(RING), "medellin"),
        ("242", set(RING), "medellin"),
        ("132", set(RING), "medellin bucaramanga santander"),
        ("145", DEPARTMENTS, "santander atlantico"),
        ("233", DEPARTMENTS, "santander"),
        ("121", DEPARTMENTS - {"antioquia", "santander", "atlantico"}, "cesar"),
        ("412", set(RING), "atlantico cesar"),
        ("436", set(RING), "meta_east vichada"),
        ("441", DEPARTMENTS - {"arauca", "meta_east"}, "vichada"),
        ("362", DEPARTMENTS - {"guainia", "vaupes", "amazonas"}, "vichada putumayo"),
        ("612", set(RING), "amazonas"),
        ("613", set(RING), "putumayo guaviare meta_west neiva huila"),
        ("532", set(RING), "meta_west"),
        ("636", {*RING, "ecuador"}, "huila pasto ecuador narino choco cali ibague antioquia medellin"),
        ("645", set(RING), "huila"),
        ("663", CITIES, "cali ibague"),
        ("666", DEPARTMENTS, "choco antioquia"),
    ],
)
def test_8_2_rolls_of_the_playbook(roll: str, spaces: set[str], found: str) -> None:
    """8.2 The rolls of the published example of play and their results, skipping spaces already taken."""
    left = set(spaces)
    for name in found.split(" "):
        assert chosen(left, *dice(roll)) == name
        left.remove(name)


def test_8_2_lands_before_locs() -> None:
    """8.2, 8.3 Our ruling: if both are candidates, Cities and Departments come before LoCs."""
    assert chosen({"loc_arauca_cucuta", "cali"}) == "cali"
    assert chosen({"loc_arauca_cucuta", "cali", "huila"}, *dice("636")) == "huila"
    b = solo()
    m = Mind(b, FARC, RULES.sheet, FIRST)
    index = b.spec.space_index
    run(b, random_space(m, [index["loc_arauca_cucuta"], index["cali"]]))
    assert reasons(b) == ["8.2 land-before-loc 2>1"]


TWO_ECON = {
    "loc_bucaramanga_ayacucho",
    "loc_ayacucho_barranquilla",
    "loc_medellin_sincelejo",
    "loc_neiva_bogota",
    "loc_yopal_bogota",
    "loc_bogota_ibague_bucaramanga",
}


@pytest.mark.parametrize("loc", ["loc_neiva_bogota", "loc_yopal_bogota", "loc_bogota_ibague_bucaramanga"])
def test_8_3_example(loc: str) -> None:
    """8.3 R20: no LoC worth 3, several worth 2 or less; the first City next to one worth 2 is Bogotá (from Cúcuta on);
    a lot says which of the 3 there."""
    lesser = {"loc_bogota_san_jose", "loc_cartagena_sincelejo"}
    assert chosen(TWO_ECON | lesser, *dice("315"), loc) == loc


def test_8_3_highest_econ() -> None:
    """8.3 A single LoC of the highest Econ needs no dice."""
    assert chosen({*TWO_ECON, "loc_arauca_cucuta", "loc_cali_pasto"}) == "loc_arauca_cucuta"


def test_8_3_first_city_with_a_candidate() -> None:
    """8.3 Only Cities count, and only those next to a candidate: from Antioquia on, Medellín, not Bucaramanga."""
    assert chosen(TWO_ECON, *dice("115")) == "loc_medellin_sincelejo"


def test_8_3_lot_among_those_at_the_city() -> None:
    """8.3 At Bucaramanga there are two, and the lot is between those."""
    locs = TWO_ECON - {"loc_medellin_sincelejo"}
    assert chosen(locs, *dice("131"), "loc_bogota_ibague_bucaramanga") == "loc_bogota_ibague_bucaramanga"
    with pytest.raises(AssertionError, match="is not among"):
        chosen(locs, *dice("131"), "loc_neiva_bogota")


def test_8_3_leaves_its_reasons() -> None:
    """8.3 The journal logs the Econ step, if there was one, the dice and the City."""
    b = solo()
    index = RULES.spec.space_index
    locs = [index[name] for name in sorted(TWO_ECON)]
    run(b, random_space(Mind(b, FARC, RULES.sheet, FIRST), locs), *dice("115"))
    assert reasons(b) == []
    b = solo()
    run(b, random_space(Mind(b, FARC, RULES.sheet, FIRST), [*locs, index["loc_cali_pasto"]]), *dice("115"))
    assert reasons(b) == ["8.3 highest-econ 7>6"]
    assert b.conduct.journal is not None
    assert [id for id, _ in b.conduct.journal] == ["bot-narrow", "bot-dice", "bot-random"]
