"""8.6.2 Non-player AUC: March; 8.1.1 its fallback from an impossible Operation."""

from __future__ import annotations

import pytest

from .bots import dice, reasons, solo, turn

AWAY = "loc_cartagena_barranquilla: auc 13g(13a)\n"
"""Few Guerrillas are Available, and those on the map cannot help: no Rally."""


def marched(origin: str, goal: str, count: int = 1) -> dict[str, int]:
    """Return the changes when Underground Guerrillas March from here to there for 1 Resource."""
    return {f"{origin} auc.guerrilla.u": -count, f"{goal} auc.guerrilla.u": count, "resources auc": -1}


def test_8_6_2_fewer_than_half_of_the_farc_bases() -> None:
    """8.6.2 It Marches: 1 of 3 spaces with FARC Bases has an AUC Guerrilla (an AUC Base there does not count)."""
    b = solo(
        AWAY + "arauca: farc 1b, auc 1g(1a)\nputumayo: farc 1b, auc 1b\nhuila: farc 1b\n"
        "antioquia: auc 1g\ncesar: auc 1g, govt 1p"
    )
    assert turn(b, "auc") == marched("antioquia", "huila")
    assert reasons(b)[3:5] == ["8.6.2 bases-unwatched yes", "8.6.2 march"]


def test_8_6_2_comes_before_terror() -> None:
    """8.6 The March is asked for before Terror: an Underground Guerrilla at one FARC Base of three does not matter."""
    b = solo(AWAY + "arauca: farc 1b, auc 1g\nputumayo: farc 1b\nhuila: farc 1b\ncesar: auc 1g(1a)\nantioquia: auc 1g")
    assert turn(b, "auc") == marched("antioquia", "huila")
    assert reasons(b)[1:5] == [
        "8.6.1 six-available no",
        "8.6.1 could-place-base no",
        "8.6.2 bases-unwatched yes",
        "8.6.2 march",
    ]


@pytest.mark.parametrize("farc", ["arauca: farc 1b, auc 1g(1a)\nhuila: farc 2b", "huila: farc 1g"])
def test_8_6_2_half_of_the_farc_bases_or_none_at_all(farc: str) -> None:
    """8.6.2 No March if AUC Guerrillas are in 1 of 2 spaces with FARC Bases, however many Bases, or if there are no
    FARC Bases: it Attacks in Cesar."""
    b = solo(AWAY + "antioquia: auc 1g\ncesar: auc 1g, govt 1p\n" + farc)
    assert turn(b, "auc") == {"cesar auc.guerrilla.a": 1, "cesar govt.police": -1, "resources auc": -1}
    assert reasons(b)[3] == "8.6.2 bases-unwatched no"


def test_8_6_2_to_a_farc_piece() -> None:
    """8.6.2 No FARC Base is within reach: it goes where a FARC piece is, not to one of the empty spaces around."""
    b = solo(AWAY + "antioquia: auc 1g\nhuila: govt 1t\nchoco: farc 1g\narauca: farc 1b")
    assert turn(b, "auc") == marched("antioquia", "choco")


def test_8_6_2_to_a_farc_base_first() -> None:
    """8.6.2 To a FARC Base rather than to a FARC Guerrilla, even if noticed there."""
    b = solo(AWAY + "antioquia: auc 1g\nhuila: farc 1g\nchoco: farc 1b, govt 3t, PS")
    assert turn(b, "auc") == {"antioquia auc.guerrilla.u": -1, "choco auc.guerrilla.a": 1, "resources auc": -1}


def test_8_6_2_not_where_auc_guerrillas_are() -> None:
    """8.6.2 The FARC Base with an AUC Guerrilla is passed over for a FARC Guerrilla."""
    b = solo(AWAY + "antioquia: auc 1g\nhuila: farc 1g\nchoco: farc 1b, auc 1g(1a)\narauca: farc 1b\nguaviare: farc 1b")
    assert turn(b, "auc") == marched("antioquia", "huila")


def test_8_6_2_not_onto_a_loc() -> None:
    """8.6.2, 8.1.1 A FARC Guerrilla on a LoC is no destination: as it cannot March it Rallies."""
    b = solo(AWAY + "antioquia: auc 1g, govt 1p\nloc_medellin_ibague: farc 1g\narauca: farc 1b", 1)
    assert turn(b, "auc") == {"arauca auc.guerrilla.u": 1, "resources auc": -1}
    assert reasons(b)[3:6] == ["8.6.2 bases-unwatched yes", "8.1.1.not_possible march", "8.6.1 rally"]


def test_8_6_2_somebody_must_march() -> None:
    """8.6.2 The only Guerrilla next to one FARC Base must stay at its own Base: AUC goes to a FARC Guerrilla
    elsewhere."""
    b = solo(AWAY + "antioquia: auc 1g 1b, govt 2t\nchoco: farc 1b\nputumayo: auc 1g\nmeta_west: farc 1g")
    assert turn(b, "auc") == marched("putumayo", "meta_west")
    assert "8.6.2 somebody-marches 2>1" in reasons(b)


def test_8_6_2_nobody_can_march() -> None:
    """8.6.2, 8.1.1 The only Guerrilla next to FARC must stay at its own Base: AUC Rallies."""
    b = solo(AWAY + "antioquia: auc 1g 1b, govt 5t\nchoco: farc 1b, PO", 1)
    assert turn(b, "auc") == {"antioquia auc.guerrilla.u": 3, "resources auc": -1}


@pytest.mark.parametrize("watched", ["farc 1b, govt 2t 1p, PS", "farc 3g 1b, PO"])
def test_8_6_2_where_it_stays_underground(watched: str) -> None:
    """8.6.2 Of two FARC Bases the one where cubes or FARC Guerrillas do not notice the March."""
    b = solo(AWAY + f"antioquia: auc 1g\nhuila: {watched}\nchoco: farc 1b, PO")
    assert turn(b, "auc") == marched("antioquia", "choco")


def test_8_6_2_active_guerrillas_cannot_stay_underground() -> None:
    """8.6.2 Of two FARC Bases the one that Underground Guerrillas reach."""
    b = solo(AWAY + "antioquia: auc 1g(1a)\nchoco: farc 1b\nputumayo: auc 1g\nguaviare: farc 1b")
    assert turn(b, "auc") == marched("putumayo", "guaviare")


def test_8_6_2_a_random_destination() -> None:
    """8.6.2, 8.2 Equal destinations: the dice decide. It Marches into one space only."""
    b = solo(AWAY + "antioquia: auc 2g, govt 2t, PO\nhuila: farc 2b\nchoco: farc 2b")
    assert turn(b, "auc", *dice("655")) == marched("antioquia", "choco", 2)


def test_8_6_2_all_adjacent_guerrillas() -> None:
    """8.6.2 Guerrillas come from all sides, also from LoCs; 1 stays with an AUC Base or any FARC piece, none with
    others."""
    b = solo(
        "loc_cartagena_barranquilla: auc 10g(10a)\nchoco: farc 2b, cartels 2g\nantioquia: auc 2g 1b, govt 2t, PO\n"
        "huila: auc 2g, farc 1g, PO\nmedellin: auc 1g, govt 1p, cartels 1b\nloc_ibague_cali: auc 1g"
    )
    assert turn(b, "auc") == {
        "antioquia auc.guerrilla.u": -1,
        "huila auc.guerrilla.u": -1,
        "medellin auc.guerrilla.u": -1,
        "loc_ibague_cali auc.guerrilla.u": -1,
        "choco auc.guerrilla.u": 4,
        "resources auc": -1,
    }


@pytest.mark.parametrize("eyes", ["farc 1b, govt 1t 1p, PS", "farc 2g 1b, PS", "farc 1g 1b, govt 1p, AO"])
def test_8_6_2_only_as_many_as_stay_underground(eyes: str) -> None:
    """8.6.2, 8.1.2 With two cubes or FARC Guerrillas at Support or Opposition only 1 of a group goes, Underground."""
    b = solo(AWAY + f"antioquia: auc 3g(1a), govt 3t, PO\nchoco: {eyes}")
    assert turn(b, "auc") == marched("antioquia", "choco")


def test_8_6_2_noticed_in_any_case() -> None:
    """8.6.2, 8.1.2 Where any group would be noticed the Active Guerrilla goes and the Underground one stays behind."""
    b = solo(AWAY + "antioquia: auc 2g(1a) 1b, govt 3t, PO\nchoco: farc 3g 1b, PS")
    assert turn(b, "auc") == {"antioquia auc.guerrilla.a": -1, "choco auc.guerrilla.a": 1, "resources auc": -1}


def test_8_6_2_then_extort() -> None:
    """8.6.2, 8.6.1.extort After the March it Extorts wherever it can, here where it came from and elsewhere."""
    b = solo(AWAY + "antioquia: auc 2g 1b, PO\nchoco: farc 1b\ncesar: auc 1g")
    assert turn(b, "auc") == {
        "antioquia auc.guerrilla.u": -2,
        "antioquia auc.guerrilla.a": 1,
        "choco auc.guerrilla.u": 1,
        "cesar auc.guerrilla.u": -1,
        "cesar auc.guerrilla.a": 1,
        "resources auc": 1,
    }


def test_8_6_2_instead_of_an_impossible_attack() -> None:
    """8.1.1.not_possible No Attack possible, as there are only Cartels beside it: it Marches although there is no FARC
    Base, and Extorts."""
    b = solo(AWAY + "antioquia: auc 1g\nhuila: farc 1g\ncesar: auc 2g, cartels 1g, PO")
    assert turn(b, "auc") == {
        "antioquia auc.guerrilla.u": -1,
        "huila auc.guerrilla.u": 1,
        "cesar auc.guerrilla.u": -1,
        "cesar auc.guerrilla.a": 1,
    }
    assert reasons(b)[4:7] == ["8.6.4 underground-at-farc-base no", "8.1.1.not_possible attack", "8.6.2 march"]


def test_8_6_1_instead_of_an_impossible_march() -> None:
    """8.1.1.not_possible Neither Attack nor March possible: it Rallies with fewer than 6 Available, as they last."""
    b = solo("loc_cartagena_barranquilla: auc 15g(15a)\nantioquia: auc 2b, govt 5t", 9)
    assert turn(b, "auc") == {"antioquia auc.guerrilla.u": 3, "resources auc": -1}
    assert reasons(b)[5:8] == ["8.1.1.not_possible attack", "8.1.1.not_possible march", "8.6.1 rally"]


def test_8_6_1_hiding_is_a_rally_too() -> None:
    """8.1.1.not_possible With no Guerrillas Available a Rally is possible if a Guerrilla can hide."""
    b = solo("loc_cartagena_barranquilla: auc 17g(17a)\nmedellin: auc 1g(1a) 1b, govt 2t")
    assert turn(b, "auc") == {"medellin auc.guerrilla.u": 1, "medellin auc.guerrilla.a": -1, "resources auc": -1}


def test_8_6_1_instead_of_an_impossible_rally() -> None:
    """8.1.1.not_possible Nothing is possible except to gather Guerrillas: AUC Passes, for 1 Resource."""
    b = solo("loc_cartagena_barranquilla: auc 18g(18a)\nantioquia: auc 1b, govt 1t")
    assert turn(b, "auc") == {"resources auc": 1}
    assert reasons(b)[-1] == "8.1.1.not_possible rally-impossible"
