"""8.7.1 Non-player FARC: its flow chart, Rally and Extort."""

from __future__ import annotations

import pytest

from abyssal.coin import sequence
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import BASES_POOL, FARC, FARC_BASE, FARC_U, FIRST_DID, GUERRILLAS_POOL
from abyssal.games.andean_abyss.names import PROPAGANDA_PLAYED as PLAYED

from .bots import dice, endings, reasons, solo, turn


def stretched(
    text: str,
    resources: int | dict[str, int] = 10,
    guerrillas: int = 0,
    bases: int = 0,
    played: int = 3,
    **options: str,
) -> Colombia:
    """Return a position in which FARC has exactly this many pieces Available (the others are out of play) and this many
    Propaganda cards were played. By default the next one is final, so no Guerrilla Marches onto LoCs."""
    b = solo(text, resources, **options)
    b.discard(FARC_U, b.n[GUERRILLAS_POOL[FARC]] - guerrillas)
    b.discard(FARC_BASE, b.n[BASES_POOL[FARC]] - bases)
    b.set(PLAYED, played)
    b.conduct.journal = []
    return b


def trail(b: Colombia) -> list[str]:
    """Return the reasons logged since the first question of FARC's flow chart."""
    found = reasons(b)
    return found[next(i for i, reason in enumerate(found) if reason.startswith("8.7")) :]


def test_8_7_1_no_one_more_space_with_nobody_to_place() -> None:
    """8.7.1 After hiding in Putumayo no Guerrilla can be placed anywhere: the log does not mention one more space."""
    b = stretched("putumayo: farc 1g(1a) 1b, govt 1t\nhuila: farc 1g(1a) 1b", 3)
    assert turn(b, "farc") == {"putumayo farc.guerrilla.u": 1, "putumayo farc.guerrilla.a": -1, "resources farc": -1}
    assert trail(b)[-4:] == [
        "8.7.1 two-for-a-base 2>0",
        "8.7.1 hide-at-base 2>1",
        "8.7.1 hide-at-base 1>0",
        "8.7.1 could-place 1>0",
    ]
    assert endings(b) == ["8.7.1 none-available", "8.7.1 no-special"]


# Conditions


def test_8_7_1_nine_available() -> None:
    """8.7.1 With 9 Guerrillas Available FARC Rallies."""
    b = stretched("amazonas: farc 1g", guerrillas=9)
    assert turn(b, "farc", *dice("531")) == {"meta_west farc.guerrilla.u": 1, "resources farc": -1}
    assert trail(b)[:2] == ["8.7.1 nine-available yes", "8.7.1 rally"]


def test_8_7_1_eight_are_too_few() -> None:
    """8.7.1 With 8 Guerrillas Available and no Base to place it goes on to the next question."""
    b = stretched("amazonas: farc 1g", guerrillas=8)
    assert turn(b, "farc") == {"amazonas farc.guerrilla.u": -1, "putumayo farc.guerrilla.u": 1, "resources farc": -1}
    assert trail(b)[:3] == ["8.7.1 nine-available no", "8.7.1 could-place-base no", "8.7.2 threat-in-place no"]


def test_8_7_1_could_place_a_base() -> None:
    """8.7.1 With fewer Available it Rallies if that could place a Base."""
    b = stretched("putumayo: farc 2g", resources=1, bases=1)
    assert turn(b, "farc") == {"putumayo farc.guerrilla.u": -2, "putumayo farc.base": 1, "resources farc": -1}
    assert trail(b)[:3] == ["8.7.1 nine-available no", "8.7.1 could-place-base yes", "8.7.1 rally"]


@pytest.mark.parametrize(
    ("text", "bases"),
    [
        ("putumayo: farc 2g", 0),
        ("putumayo: farc 1g", 1),
        ("putumayo: farc 2g, shipment farc.u", 1),
        ("putumayo: farc 2g, govt 1b, cartels 1b", 1),
        ("putumayo: farc 2g(2a), PS", 1),
        ("loc_neiva_pasto: farc 2g(2a)", 1),
    ],
)
def test_8_7_1_no_base_to_place(text: str, bases: int) -> None:
    """8.7.1 No Base Available, too few Guerrillas without Shipments, no room, Support, a LoC: no Rally for a Base."""
    b = stretched(text, bases=bases)
    turn(b, "farc")
    assert trail(b)[1] == "8.7.1 could-place-base no"


# Where it Rallies

RALLY = """
arauca: farc 1g(1a) 1b, govt 1p, AO
choco: farc 1b, govt 3p, AO
narino: farc 2g(1a), auc 3g, AO
"""
FIRST = {"narino farc.guerrilla.u": -1, "narino farc.guerrilla.a": -1, "narino farc.base": 1}
SECOND = {"arauca farc.guerrilla.u": 1, "arauca farc.guerrilla.a": -1}
THIRD = {"choco farc.guerrilla.u": 2}
FOURTH = {"huila farc.guerrilla.u": 1}


@pytest.mark.parametrize(
    ("resources", "throws", "expected"),
    [
        (1, [], FIRST),
        (2, [], FIRST | SECOND),
        (3, [], FIRST | SECOND | THIRD),
        (4, ["645"], FIRST | SECOND | THIRD | FOURTH),
        (9, ["645"], FIRST | SECOND | THIRD | FOURTH),
    ],
)
def test_8_7_1_order(resources: int, throws: list[str], expected: dict[str, int]) -> None:
    """8.7.1 A Base for 2 Guerrillas, then hiding, then Guerrillas at Bases, then in one more space, no matter how many
    are left, while Resources last."""
    b = solo(RALLY, resources={"farc": resources})
    assert turn(b, "farc", *dice(*throws)) == expected | {"resources farc": -min(resources, 4)}


@pytest.mark.parametrize(
    "text",
    ["arauca: farc 1g(1a) 1b", "arauca: farc 1g 1b, govt 1t", "arauca: farc 1g(1a) 1b, govt 1b"],
)
def test_8_7_1_nothing_to_hide(text: str) -> None:
    """8.7.1 Without a cube, or without Active Guerrillas, it places Guerrillas at its Base."""
    b = solo(text + ", AO, auc 4g", resources={"farc": 1})
    assert turn(b, "farc") == {"arauca farc.guerrilla.u": 2, "resources farc": -1}


def test_8_7_1_hides_only_at_a_base() -> None:
    """8.7.1 Active Guerrillas without a Base are not hidden."""
    b = solo("arauca: farc 1g(1a), govt 1t\nchoco: farc 1b, govt 3p", resources={"farc": 1})
    assert turn(b, "farc") == THIRD | {"resources farc": -1}


def test_8_7_1_guerrillas_with_shipments_stay() -> None:
    """8.7.1 A third Guerrilla with a Shipment does not hinder the Base; it is not one of those replaced."""
    b = solo("arauca: farc 3g, shipment farc.u, AO", resources={"farc": 1})
    assert turn(b, "farc") == {"arauca farc.guerrilla.u": -2, "arauca farc.base": 1, "resources farc": -1}


def test_8_7_1_one_base_left() -> None:
    """8.7.1 Where Bases do not suffice the dice choose; the other space then counts as any other."""
    b = stretched("choco: farc 2g, auc 3g, AO\nputumayo: farc 2g, AO", resources=2, bases=1)
    assert turn(b, "farc", *dice("613", "666")) == {
        "putumayo farc.guerrilla.u": -2,
        "putumayo farc.base": 1,
        "choco farc.guerrilla.u": 1,
        "resources farc": -2,
    }


def test_8_7_1_at_random_among_equals() -> None:
    """8.7.1 With Resources for one of three Bases the table decides."""
    b = solo("arauca: farc 1b, auc 3g\nchoco: farc 1b, auc 3g\nhuila: farc 1b, auc 4g", resources={"farc": 1})
    assert turn(b, "farc", *dice("646")) == {"huila farc.guerrilla.u": 3, "resources farc": -1}


def test_8_7_1_no_limit_of_spaces() -> None:
    """8.7.1 Only Resources limit the number of spaces."""
    spaces = ["arauca", "cesar", "choco", "meta_west", "putumayo"]
    b = solo("\n".join(f"{s}: farc 1b, govt 3t" for s in spaces), resources={"farc": 5})
    assert turn(b, "farc") == {f"{s} farc.guerrilla.u": 2 for s in spaces} | {"resources farc": -5}


def test_8_7_1_not_at_support() -> None:
    """8.7.1 A Base at Support gets nothing, and the one more space is without Support."""
    b = solo("choco: farc 1b, PS\ncali: PS\nibague: AS", resources={"farc": 9})
    assert turn(b, "farc", *dice("111")) == {"antioquia farc.guerrilla.u": 1, "resources farc": -1}


def test_8_7_1_one_more_space_if_possible() -> None:
    """8.7.1 No one more space when the last Guerrillas have gone to a Base."""
    b = stretched("huila: farc 2g, AO\nchoco: farc 1b, govt 3t, AO", bases=1)
    assert turn(b, "farc") == {
        "huila farc.guerrilla.u": -2,
        "huila farc.base": 1,
        "choco farc.guerrilla.u": 2,
        "resources farc": -2,
    }


# Extort

EXTORT = """
amazonas: farc 3g
choco: farc 1b, govt 3t
guainia: farc 2g, auc 2g
vaupes: farc 1g
vichada: farc 2g(1a)
"""


def test_8_7_1_extort() -> None:
    """8.7.1.extort Where FARC outnumbers all others and has 2 Underground Guerrillas, not with 1 of them; once each."""
    b = stretched(EXTORT, resources=1, guerrillas=9)
    assert turn(b, "farc") == {
        "choco farc.guerrilla.u": 2,
        "amazonas farc.guerrilla.u": -1,
        "amazonas farc.guerrilla.a": 1,
    }


def test_8_7_1_extort_on_one_loc() -> None:
    """8.7.1.extort And on 1 LoC with an Underground Guerrilla: the lowest Econ, then at random."""
    roads = ["loc_neiva_bogota", "loc_bogota_san_jose", "loc_cali_pasto", "loc_pasto_tumaco"]
    text = EXTORT + "\n".join(f"{road}: farc 1g" for road in roads)
    b = stretched(text + "\nloc_cartagena_barranquilla: farc 1g, auc 1g", resources=1, guerrillas=9)
    assert turn(b, "farc", *dice("511"), "loc_pasto_tumaco") == {
        "choco farc.guerrilla.u": 2,
        "amazonas farc.guerrilla.u": -1,
        "amazonas farc.guerrilla.a": 1,
        "loc_pasto_tumaco farc.guerrilla.u": -1,
        "loc_pasto_tumaco farc.guerrilla.a": 1,
        "resources farc": 1,
    }


def test_8_7_1_extort_on_a_loc_with_two() -> None:
    """8.7.1.extort A LoC with 2 Underground Guerrillas is one of the spaces; the 1 LoC comes on top of it."""
    b = solo(
        "choco: farc 1b, govt 3t\nloc_neiva_bogota: farc 2g\nloc_cali_pasto: farc 1g\nloc_yopal_bogota: farc 1g",
        resources={"farc": 1},
    )
    assert turn(b, "farc") == {
        "choco farc.guerrilla.u": 2,
        "loc_neiva_bogota farc.guerrilla.u": -1,
        "loc_neiva_bogota farc.guerrilla.a": 1,
        "loc_cali_pasto farc.guerrilla.u": -1,
        "loc_cali_pasto farc.guerrilla.a": 1,
        "resources farc": 1,
    }


def test_8_7_1_nothing_to_extort() -> None:
    """8.7.1.extort A single Underground Guerrilla in a Department is not enough: no Special Activity."""
    b = solo("choco: farc 1b, govt 3t\nvaupes: farc 1g", resources={"farc": 1})
    assert turn(b, "farc") == {"choco farc.guerrilla.u": 2, "resources farc": -1}
    assert b.n[FIRST_DID] == sequence.OPERATION


# Impossible Operations


def test_8_7_not_possible_up_to_a_pass() -> None:
    """8.1.1.not_possible, 8.7 From Terror up to Attack, March and Rally, box by box; then Pass."""
    b = stretched("cesar: farc 3g(3a), AS")
    assert turn(b, "farc") == {"resources farc": 1}
    assert trail(b)[3:] == [
        "8.7.3 richer-than-government no",
        "8.1.1.not_possible terror",
        "8.1.1.not_possible attack",
        "8.1.1.not_possible march",
        "8.1.1.not_possible rally-impossible",
    ]
    assert endings(b) == ["8.1.1.not_possible none-available", "8.1.1.not_possible no-base-available"]


def test_8_7_terror_not_possible() -> None:
    """8.1.1.not_possible, 8.7.4 Without Underground Guerrillas it Attacks, although it is not the richer one."""
    b = stretched("cesar: farc 3g(3a), auc 1g, AS")
    assert turn(b, "farc", "3") == {"cesar auc.guerrilla.u": -1, "resources farc": -1}


def test_8_7_terror_pointless_where_nothing_can_shift() -> None:
    """8.1.1.not_possible, 8.7.4 Underground Guerrillas only on a Sabotaged LoC with as many Police and at Active
    Opposition: no Terror."""
    b = stretched("loc_cali_pasto: farc 1g, govt 1p, sabotage\nmeta_west: farc 1g, AO")
    assert turn(b, "farc") == {
        "loc_cali_pasto farc.guerrilla.a": 1,
        "loc_cali_pasto farc.guerrilla.u": -1,
        "loc_cali_pasto govt.police": -1,
        "resources farc": -1,
    }


def test_8_7_attack_not_possible() -> None:
    """8.1.1.not_possible, 8.7.3 2 Active Guerrillas cannot Attack by the chart: it Marches, threat or no threat."""
    b = stretched("cesar: farc 2g(2a) 1b, auc 1g, AS\namazonas: farc 1g", resources={"farc": 3, "govt": 2})
    assert turn(b, "farc") == {"amazonas farc.guerrilla.u": -1, "putumayo farc.guerrilla.u": 1, "resources farc": -1}


def test_8_7_march_not_possible() -> None:
    """8.1.1.not_possible, 8.7.2 No Guerrilla may leave: FARC Rallies with fewer than 9 Available and no Base to
    place."""
    b = stretched("putumayo: farc 1g, PO", guerrillas=1)
    assert turn(b, "farc", *dice("645")) == {"huila farc.guerrilla.u": 1, "resources farc": -1}


def test_8_7_1_no_word_after_the_one_more_space() -> None:
    """8.7.1 Once it is taken, FARC looks for no other."""
    b = solo("huila: farc 1b, govt 9t", resources={"farc": 9})
    turn(b, "farc", *dice("636"))
    assert reasons(b)[-1] == "8.7.1 one-more-space"


def test_8_7_3_no_word_of_an_ambush_that_cannot_be_paid_for() -> None:
    """8.7.3 With 1 Resource FARC Attacks in Bogotá; the log does not mention Nariño, where it could Ambush."""
    b = stretched("bogota: farc 3g(3a), auc 1g, AS\nnarino: farc 1g, auc 1g", {"farc": 1})
    assert turn(b, "farc", "1") == {"bogota auc.guerrilla.u": -1, "resources farc": -1}
    assert not [reason for reason in reasons(b) if "could-ambush" in reason]
