"""8.7.3 Non-player FARC: Attack and Ambush."""

from __future__ import annotations

import pytest

from abyssal.coin import sequence
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import CARTELS_A, CARTELS_U, FARC, FARC_A, FARC_U, FIRST_DID, S

from .bots import dice, removed, turn
from .test_farc import stretched, trail


def rich(text: str, farc: int = 9) -> Colombia:
    """Return a position where FARC, with nothing Available, has 1 Resource more than the Government and 3 pieces at
    Support."""
    return stretched(f"bogota: farc 2g(2a) 1b, AS\n{text}", resources={"farc": farc, "govt": farc - 1})


def ambush(space: str) -> dict[str, int]:
    """Return the changes of an Ambush, except its victims."""
    return {f"{space} farc.guerrilla.u": -1, f"{space} farc.guerrilla.a": 1}


@pytest.mark.parametrize(("govt", "operation"), [(4, "8.7.3 attack"), (5, "8.7.4 terror"), (6, "8.7.4 terror")])
def test_8_7_3_more_resources_than_the_government(govt: int, operation: str) -> None:
    """8.7.3 Attack only with more Resources than the Government; with as many Terror."""
    b = stretched("cesar: farc 1g, auc 1g, AS", resources={"farc": 5, "govt": govt})
    turn(b, "farc")
    assert trail(b)[4] == operation


@pytest.mark.parametrize("space", ["cesar", "cali", "loc_cali_pasto", "vaupes"])
def test_8_7_3_three_guerrillas(space: str) -> None:
    """8.7.3 3 Guerrillas Attack an enemy anywhere, Active as they are."""
    b = rich(f"{space}: farc 3g(3a), cartels 1g\nhuila: farc 2g(2a), auc 1g")
    assert turn(b, "farc", "3") == {f"{space} cartels.guerrilla.u": -1, "resources farc": -1}
    assert b.n[FIRST_DID] == sequence.OPERATION


def test_8_7_3_all_such_spaces() -> None:
    """8.7.3 It Attacks in all of them, and only where there is an enemy."""
    text = "\n".join(f"{s}: farc 3g(3a), auc 1g" for s in ["cesar", "cali", "vaupes", "loc_cali_pasto"])
    b = rich(text + "\nhuila: farc 3g(3a)")
    assert turn(b, "farc", "6", "6", "3", "6") == {"vaupes auc.guerrilla.u": -1, "resources farc": -4}


def test_8_7_3_one_more_for_an_ambush() -> None:
    """8.7.3 1 more City or Department with an Underground Guerrilla, at random; a LoC waits."""
    text = (
        "cesar: farc 1g, auc 1g\nhuila: farc 1g, auc 1g\nloc_cali_pasto: farc 1g, auc 1g\nvaupes: farc 2g(2a), auc 1g"
    )
    b = rich(text)
    assert turn(b, "farc", *dice("645")) == ambush("huila") | {"huila auc.guerrilla.u": -1, "resources farc": -1}


def test_8_7_3_one_more_on_a_loc() -> None:
    """8.7.3 If no City or Department will do, a LoC."""
    b = rich("loc_cali_pasto: farc 1g, auc 1g\nvaupes: farc 2g(2a), auc 1g\nhuila: farc 2g")
    assert turn(b, "farc") == ambush("loc_cali_pasto") | {"loc_cali_pasto auc.guerrilla.u": -1, "resources farc": -1}


# Whom it targets


@pytest.mark.parametrize(
    ("enemies", "victims"),
    [
        ("govt 1p 1t, cartels 1g, auc 1g(1a)", ["auc.guerrilla.a", "govt.police"]),
        ("govt 1b, cartels 2g", ["govt.base", "cartels.guerrilla.u"]),
        ("govt 1p 1t 1b", ["govt.police", "govt.troops"]),
        ("auc 2g(1a) 1b, govt 1t", ["auc.guerrilla.u", "auc.guerrilla.a"]),
        ("auc 1g 1b, govt 1t", ["auc.guerrilla.u", "auc.base"]),
        ("cartels 2g(1a) 1b", ["cartels.guerrilla.u", "cartels.guerrilla.a"]),
    ],
)
def test_8_7_3_targets(enemies: str, victims: list[str]) -> None:
    """8.7.3, 8.1.2 AUC, then the Government, then the Cartels, each in the order of removal."""
    b = rich(f"cesar: farc 3g(3a), {enemies}")
    assert turn(b, "farc", "3") == {f"cesar {piece}": -1 for piece in victims} | {"resources farc": -1}


def test_8_7_3_a_shipment_first() -> None:
    """8.7.3 The Guerrilla with a Shipment goes first, and FARC has the Shipment; then AUC."""
    b = rich("cesar: farc 3g(3a), auc 1g(1a) 2b, govt 1p, cartels 1g(1a), shipment cartels.a")
    assert turn(b, "farc", "3") == {
        "cesar cartels.guerrilla.a": -1,
        "cesar auc.guerrilla.a": -1,
        "ship_by 0": FARC_A // S - CARTELS_A // S,
        "resources farc": -1,
    }
    assert removed(b) == ["cartels.guerrilla.a", "auc.guerrilla.a"]
    assert "8.7.3 target-shipment" in trail(b)


@pytest.mark.parametrize(
    ("position", "die", "victims"),
    [
        pytest.param(
            "farc 3g(3a), auc 2g(2a)", ["3"], ["cartels.guerrilla.u", "auc.guerrilla.a"], id="FARC before AUC"
        ),
        pytest.param(
            "farc 3g(3a), auc 2g(1a)", ["3"], ["auc.guerrilla.u", "cartels.guerrilla.u"], id="AUC Underground"
        ),
        pytest.param("farc 2g, auc 2g", [], ["cartels.guerrilla.u", "auc.guerrilla.u"], id="one still Underground"),
        pytest.param("farc 1g, auc 2g", [], ["auc.guerrilla.u", "auc.guerrilla.u"], id="none still Underground"),
    ],
)
def test_8_7_3_who_is_handed_the_shipment(position: str, die: list[str], victims: list[str]) -> None:
    """8.7.3, 8.1.2 The Cartels hand their Shipment to Underground Guerrillas of FARC, then of AUC, then to Active ones:
    FARC targets it if it would be the first of these after its Attack (all are Active) or Ambush (one is)."""
    b = rich(f"cesar: {position}, cartels 1g, shipment cartels.u")
    turn(b, "farc", *die)
    assert removed(b) == victims
    cesar = b.spec.space_index["cesar"]
    assert bool(b.shipments_of(FARC, cesar)) == ("cartels.guerrilla.u" in victims)


# Paying


def test_8_7_3_resources_run_out() -> None:
    """8.7.3 With Resources for 2 of 3 spaces with 3 Guerrillas the dice choose, and there is none for one more."""
    text = "\n".join(f"{s}: farc 3g(3a), auc 1g" for s in ["cesar", "cali", "vaupes"])
    b = rich(text + "\nhuila: farc 1g, auc 1g", farc=2)
    assert turn(b, "farc", *dice("455", "311"), "3", "3") == {
        "vaupes auc.guerrilla.u": -1,
        "cesar auc.guerrilla.u": -1,
        "resources farc": -2,
    }


def test_8_7_3_ambush_where_it_can_pay() -> None:
    """8.7.3 Without Resources for one more space the Ambush is in the space it can pay for."""
    b = rich("cesar: farc 3g, auc 2g\nhuila: farc 1g, auc 2g", farc=1)
    assert turn(b, "farc") == ambush("cesar") | {"cesar auc.guerrilla.u": -2, "resources farc": -1}


# Ambush

MISSED = {"cesar farc.guerrilla.u": -3, "cesar farc.guerrilla.a": 3, "resources farc": -2}
"""Changes of a failed Attack by 3 Underground Guerrillas in Cesar, and the price of that and of another."""


def test_8_7_3_ambush_with_the_fewest() -> None:
    """8.7.3.ambush Ambush where FARC has the fewest Guerrillas, Active ones included, one of them Underground."""
    b = rich("cesar: farc 5g(1a), cartels 2b\nhuila: farc 4g(3a), cartels 2b\nvaupes: farc 3g(3a), cartels 2b")
    assert turn(b, "farc", "6", "6") == ambush("huila") | {
        "cesar farc.guerrilla.u": -4,
        "cesar farc.guerrilla.a": 4,
        "huila cartels.base": -2,
        "resources farc": -3,
    }


def test_8_7_3_the_one_more_is_ambushed() -> None:
    """8.7.3.ambush The one more space has the fewest Guerrillas; a new one is placed as if a 1 had been rolled."""
    b = stretched(
        "bogota: farc 2g(2a) 1b, AS\ncesar: farc 3g, auc 2g\nhuila: farc 1g, auc 2g",
        resources={"farc": 9, "govt": 8},
        guerrillas=1,
    )
    assert turn(b, "farc", "6") == {
        "cesar farc.guerrilla.u": -3,
        "cesar farc.guerrilla.a": 3,
        "huila farc.guerrilla.a": 1,
        "huila auc.guerrilla.u": -2,
        "resources farc": -2,
    }


@pytest.mark.parametrize(
    ("first", "second", "victims"),
    [
        (
            "auc 2g",
            "cartels 1g, govt 1t, shipment cartels.u",
            {"huila cartels.guerrilla.u": -1, "huila govt.troops": -1, "ship_by 0": FARC_U // S - CARTELS_U // S},
        ),
        (
            "auc 2g",
            "cartels 2g, auc 1g, shipment cartels.u",
            {"huila cartels.guerrilla.u": -2, "ship_by 0": FARC_U // S - CARTELS_U // S},
        ),
        ("govt 2t", "auc 1g, cartels 1g", {"huila auc.guerrilla.u": -1, "huila cartels.guerrilla.u": -1}),
        ("cartels 2g", "govt 1t, cartels 1g", {"huila govt.troops": -1, "huila cartels.guerrilla.u": -1}),
    ],
)
def test_8_7_3_ambush_tied(first: str, second: str, victims: dict[str, int]) -> None:
    """8.7.3.ambush Among equal numbers where a Shipment is the target, then AUC, the Government, the Cartels."""
    b = rich(f"cesar: farc 3g, {first}\nhuila: farc 3g, {second}")
    assert turn(b, "farc", "6") == ambush("huila") | MISSED | victims


def test_8_7_3_ambush_at_random() -> None:
    """8.7.3.ambush If all else is equal, dice decide."""
    b = rich("cesar: farc 3g, auc 2g\nhuila: farc 3g, auc 2g")
    assert turn(b, "farc", *dice("645"), "6") == ambush("huila") | MISSED | {"huila auc.guerrilla.u": -2}


def test_8_7_3_ambush_tied_by_what_is_left_underground() -> None:
    """8.7.3.ambush, 8.1.2 The Ambush Activates FARC's last Underground Guerrilla, so AUC would be handed the Shipment
    in Huila: both spaces are targets for AUC, and the dice choose."""
    b = rich("cesar: farc 3g(2a), auc 1g\nhuila: farc 3g(2a), auc 1g, cartels 1g, shipment cartels.u")
    turn(b, "farc", *dice("411"), "6")
    assert ("bot-random", (b.spec.space_index["cesar"], 2)) in (b.conduct.journal or [])
    assert removed(b) == ["auc.guerrilla.u"]


def test_8_7_3_a_shipment_out_of_reach_is_no_target() -> None:
    """8.7.3 Two strikes take no Shipment from 3 Guerrillas: AUC, first in the list, is struck."""
    b = stretched("cesar: farc 3g, PS, auc 2g, cartels 3g, shipment cartels.u", {"farc": 9, "govt": 1})
    assert turn(b, "farc")["cesar auc.guerrilla.u"] == -2
    b = stretched("cesar: farc 3g, PS, cartels 2g, shipment cartels.u, govt 2p", {"farc": 9, "govt": 1})
    assert turn(b, "farc")["cesar cartels.guerrilla.u"] == -2
