"""3.3.4 Terror."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import BOGOTA, MARKERS
from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import board, operation

FLIP = {"choco farc.guerrilla.u": -1, "choco farc.guerrilla.a": 1}


def test_3_3_4_select_spaces() -> None:
    """3.3.4 Spaces with an Underground Guerrilla of the faction, LoCs too."""
    b = board("choco: farc 1g\nhuila: farc 2g(2a), auc 1g\nloc_cali_pasto: farc 1g\ncali: farc 1b")
    assert plain(asks(b, "farc", "terror").options) == {"choco", "loc_cali_pasto"}


def test_3_3_4_cost() -> None:
    """3.3.4 One Resource for a City or Department, none for a LoC."""
    b = board("choco: farc 1g\nnarino: farc 1g\nloc_cali_pasto: farc 1g", resources=1)
    assert plain(asks(b, "farc", "terror", "choco").options) == {"loc_cali_pasto", "done"}
    assert operation(b, "farc", "terror", "choco", "loc_cali_pasto", "done", special=False) == {
        **FLIP,
        "choco terror": 1,
        "choco support": -1,
        "loc_cali_pasto farc.guerrilla.u": -1,
        "loc_cali_pasto farc.guerrilla.a": 1,
        "loc_cali_pasto terror": 1,
        "resources farc": -1,
    }


@pytest.mark.parametrize(
    ("who", "level", "shift"),
    [
        ("auc", "AS", -1),
        ("auc", "PS", -1),
        ("auc", "", 0),
        ("auc", "PO", 1),
        ("auc", "AO", 1),
        ("cartels", "AS", -1),
        ("cartels", "AO", 1),
        ("cartels", "", 0),
        ("farc", "AS", -1),
        ("farc", "PS", -1),
        ("farc", "", -1),
        ("farc", "PO", -1),
        ("farc", "AO", 0),
    ],
)
def test_3_3_4_shift(who: str, level: str, shift: int) -> None:
    """3.3.4 A Terror marker and a shift toward Neutral, by FARC toward Active Opposition; 1 Guerrilla is Activated."""
    b = board(f"choco: {who} 2g" + (f", {level}" if level else ""), aid=0)
    expected = {
        f"choco {who}.guerrilla.u": -1,
        f"choco {who}.guerrilla.a": 1,
        "choco terror": 1,
        f"resources {who}": -1,
    }
    if shift:
        expected["choco support"] = shift
    assert operation(b, who, "terror", "choco", "done", special=False) == expected


def test_3_3_4_without_population() -> None:
    """3.3.4 A Department without Population gets its marker and stays Neutral (1.6.2)."""
    b = board("vaupes: farc 1g")
    assert operation(b, "farc", "terror", "vaupes", "done", special=False) == {
        "vaupes farc.guerrilla.u": -1,
        "vaupes farc.guerrilla.a": 1,
        "vaupes terror": 1,
        "resources farc": -1,
    }


def test_3_3_4_markers_add_up() -> None:
    """3.3.4 Terror markers add up in a space; a LoC has one Sabotage marker at most."""
    b = board("choco: farc 1g, AO, terror 2\nloc_cali_pasto: farc 1g, sabotage")
    assert operation(b, "farc", "terror", "choco", "loc_cali_pasto", "done", special=False) == {
        **FLIP,
        "choco terror": 1,
        "loc_cali_pasto farc.guerrilla.u": -1,
        "loc_cali_pasto farc.guerrilla.a": 1,
        "resources farc": -1,
    }


def test_3_3_4_once_in_a_space() -> None:
    """3.3.4 A space is selected once (3.1), even with more Underground Guerrillas."""
    b = board("choco: farc 3g\nnarino: farc 1g")
    assert plain(asks(b, "farc", "terror", "choco").options) == {"narino", "done"}


def test_3_3_4_forty_markers() -> None:
    """3.3.4 With all 40 markers on the map no further one is placed; the rest of the Terror happens (R22)."""
    b = board("choco: farc 1g, PO\nloc_cali_pasto: farc 1g")
    assert b.terror(BOGOTA, 99) == 40
    assert operation(b, "farc", "terror", "choco", "loc_cali_pasto", "done", special=False) == {
        **FLIP,
        "choco support": -1,
        "loc_cali_pasto farc.guerrilla.u": -1,
        "loc_cali_pasto farc.guerrilla.a": 1,
        "resources farc": -1,
    }
    assert b.n[MARKERS] == 0


def test_3_3_4_last_marker() -> None:
    """3.3.4 Terror and Sabotage share the 40 markers."""
    b = board("choco: farc 1g, PO\nloc_cali_pasto: farc 1g")
    b.terror(BOGOTA, 39)
    changed = operation(b, "farc", "terror", "loc_cali_pasto", "choco", "done", special=False)
    assert changed["loc_cali_pasto terror"] == 1
    assert "choco terror" not in changed


@pytest.mark.parametrize(
    ("aid", "spaces", "left"),
    [(9, 1, 6), (9, 2, 4), (9, 3, 4), (2, 1, 0), (2, 2, 0), (4, 2, 0), (0, 2, 0)],
)
def test_3_3_4_aid_cut(aid: int, spaces: int, left: int) -> None:
    """3.3.4.aid_cut AUC Terror costs 3 Aid in 1 space, 5 in 2 or more, down to 0, which does not stop it (R23)."""
    where = ["choco", "narino", "loc_cali_pasto"][:spaces]
    b = board("\n".join(f"{name}: auc 1g" for name in where), aid=aid)
    changed = operation(b, "auc", "terror", *where, "done", special=False)
    assert changed.get("aid", 0) == left - aid
    assert [changed[f"{name} terror"] for name in where] == [1] * spaces


def test_3_3_4_aid_cut_on_locs() -> None:
    """3.3.4.aid_cut Terror on LoCs counts as well."""
    b = board("loc_cali_pasto: auc 1g")
    assert operation(b, "auc", "terror", "loc_cali_pasto", "done", special=False) == {
        "loc_cali_pasto auc.guerrilla.u": -1,
        "loc_cali_pasto auc.guerrilla.a": 1,
        "loc_cali_pasto terror": 1,
        "aid": -3,
    }


@pytest.mark.parametrize("who", ["farc", "cartels"])
def test_3_3_4_aid_cut_by_auc_only(who: str) -> None:
    """3.3.4.aid_cut Terror of the others leaves Aid alone."""
    b = board(f"choco: {who} 1g")
    assert "aid" not in operation(b, who, "terror", "choco", "done", special=False)


def test_3_3_4_aid_cut_by_event() -> None:
    """3.3.4.aid_cut Also if the Terror is free by an Event."""
    b = board("choco: auc 1g, AS")
    assert operation(b, "auc", "terror", "choco", "done", special=False, free=True, event=True) == {
        "choco auc.guerrilla.u": -1,
        "choco auc.guerrilla.a": 1,
        "choco terror": 1,
        "choco support": -1,
        "aid": -3,
    }
