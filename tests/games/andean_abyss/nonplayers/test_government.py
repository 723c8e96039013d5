"""8.8.1 to 8.8.3 Non-player Government: Pass, the chart, Assault."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import (
    EFFECT,
    MADRID_DONORS,
    OSPINA,
    QUEUE,
    SENADO,
    SHADED,
    TAPIAS,
    UNSHADED,
)

from .bots import reasons, removed
from .cubes import NEVER, act, garrison, held, part, selected, steps

QUIET = "bogota: govt 3t 3p"
"""Nothing to Assault, to Train with, to Patrol or to Sweep."""
DEAR_POLICE = "\nloc_arauca_cucuta: govt 1p\nloc_cucuta_ayacucho: govt 1p\nloc_ayacucho_sincelejo: govt 1p"
"""The LoCs worth 3 have their Police."""


# 8.8.1


@pytest.mark.parametrize(("card", "following", "passes"), [(NEVER, 9, True), (9, 13, False), (NEVER, 21, False)])
def test_8_8_1_pass_for_a_capability(card: int, following: int, passes: bool) -> None:
    """8.8.1 With a Capability next and none now it Passes; with one now it takes that; without one next it does not."""
    b = garrison(QUIET)
    b.set(QUEUE, following)
    found = act(b, card=card)
    assert ("8.8.1 capability-next yes" in reasons(b)) == passes
    assert (found == {"resources govt": 3}) == passes or card == NEVER
    if card == 9:
        assert found == {"effect 9": UNSHADED}


def test_8_8_1_pass_comes_before_the_event() -> None:
    """8.8.1 Even with an Event it would want."""
    b = garrison(QUIET)
    b.set(QUEUE, 9)
    assert act(b, card=12) == {"resources govt": 3}


# 8.8.3 The question


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        pytest.param("cali: govt 3t, farc 4g(4a)", "no", id="3 Guerrillas"),
        pytest.param("cali: govt 3t, farc 3g(3a)\npasto: govt 1t, auc 1g(1a)", "yes", id="4 in two spaces"),
        pytest.param("cali: govt 2t 2p, farc 2g(2a), cartels 2g(2a)", "yes", id="4 of two factions"),
        pytest.param("cali: govt 4t, farc 4g(3a)", "no", id="one is Underground"),
        pytest.param("huila: govt 4t, farc 4g(4a)", "no", id="half in Mountains"),
        pytest.param("vichada: govt 4t, farc 4g(4a)", "yes", id="elsewhere in full"),
        pytest.param("loc_cali_pasto: govt 4p, farc 4g(4a)", "no", id="not on LoCs"),
    ],
)
def test_8_8_3_four_guerrillas(text: str, answer: str) -> None:
    """8.8.3 Assaults alone, with the cubes that are there, would remove 4 Guerrillas in the spaces of the box."""
    b = garrison(text)
    act(b)
    assert steps(b, "8.8.3 assault-four")[0] == f"8.8.3 assault-four-guerrillas {answer}"


@pytest.mark.parametrize(("player", "answer"), [("farc", "yes"), ("auc", "no")])
def test_8_8_3_players_base(player: str, answer: str) -> None:
    """8.8.3 A Base counts if its faction is a player."""
    b = garrison("cali: govt 2t, farc 1g(1a) 1b", player=player)
    act(b)
    assert steps(b, "8.8.3 assault-player-base")[0] == f"8.8.3 assault-player-base {answer}"


@pytest.mark.parametrize(("text", "answer"), [("farc 1g(1a)", "yes"), ("farc 1g(1a), auc 1g", "no")])
def test_8_8_3_shipment(text: str, answer: str) -> None:
    """8.8.3, 4.5.3 A Shipment is removed only if no Guerrilla is left to hand it to."""
    b = garrison(f"cali: govt 3t, {text}, shipment farc.a")
    act(b)
    assert steps(b, "8.8.3 assault-shipment")[0] == f"8.8.3 assault-shipment {answer}"


def test_8_8_3_three_spaces_for_nine_resources() -> None:
    """8.8.3 Nine Resources are 3 spaces: a fourth Guerrilla elsewhere does not count."""
    four = "\n".join(f"{s}: govt 1p, farc 1g(1a)" for s in ("cali", "pasto", "ibague", "neiva"))
    b = garrison(four)
    act(b)
    assert steps(b, "8.8.3 assault-four")[0].endswith("no")
    b = garrison(four)
    b.put_in_force(TAPIAS, UNSHADED)
    act(b)
    assert steps(b, "8.8.3 assault-four")[0].endswith("yes")


def test_8_8_3_tapias_shaded() -> None:
    """8.8.3 With Tapias shaded just one space."""
    b = garrison("cali: govt 3t, farc 3g(3a)\npasto: govt 2t, auc 2g(2a)")
    b.put_in_force(TAPIAS, SHADED)
    act(b)
    assert steps(b, "8.8.3 assault-four")[0].endswith("no")


# 8.8.3 The box


def test_8_8_3_order_of_the_aims() -> None:
    """8.8.3 Most Bases; then Control added; then Shipments; at 9 Resources it ends."""
    b = garrison(
        """
        cali: govt 4t, auc 2g(2a) 2b, farc 9g(9a)
        pasto: govt 2t, auc 3g(3a)
        neiva: govt 3t, farc 1g(1a), shipment farc.a
        ibague: govt 3t, cartels 1g(1a)
        """
    )
    found = act(b)
    assert selected(b) == ["cali", "pasto", "neiva"]
    assert part(found, "cali") == {"cali auc.guerrilla.a": -2, "cali auc.base": -2}
    assert part(found, "pasto") == {"pasto auc.guerrilla.a": -2}
    assert "8.8.3 nine-spent" in reasons(b)


def test_8_8_3_control_of_the_most_population() -> None:
    """8.8.3 Control is added in the space of the highest Population first."""
    b = garrison("pasto: govt 4t, auc 5g(5a)\nmedellin: govt 4t, auc 5g(5a)", 3)
    act(b)
    assert selected(b) == ["medellin"]


def test_8_8_3_highest_population() -> None:
    """8.8.3 Of two spaces that lose a Base the one with the highest Population, though the dice would lead to Pasto."""
    b = garrison("pasto: govt 2t, auc 1g(1a) 1b\nmedellin: govt 2t, auc 1g(1a) 1b", 3, player="auc")
    act(b, die="3")
    assert selected(b) == ["medellin"]


def test_8_8_3_last_piece_then_most_pieces() -> None:
    """8.8.3 The last piece goes before a space where more do; then where the most go."""
    b = garrison("pasto: govt 3t, auc 1g(1a)\nmedellin: govt 9t, auc 4g(3a), farc 1g\nneiva: govt 8t, farc 3g(1a)", 9)
    act(b)
    assert selected(b) == ["pasto", "medellin", "neiva"]


def test_8_8_3_players_pieces_first() -> None:
    """8.8.3 Inside an aim the highest Population, then a player's pieces, then FARC, AUC, Cartels."""
    text = "pasto: govt 3t, auc 1g(1a)\nneiva: govt 3t, farc 1g(1a)\nbogota: govt 9t, cartels 4g(3a), auc 1g(1a)"
    b = garrison(text, 6, player="auc")
    act(b)
    assert selected(b)[0] == "pasto"
    b = garrison(text, 6, player="farc")
    act(b)
    assert selected(b)[0] == "neiva"


def test_8_8_3_players_pieces_that_go() -> None:
    """8.8.3 A player's pieces count where the Assault would remove them, not where it takes a Base instead."""
    text = "pasto: govt 1p, farc 5g(5a), cartels 1b\nneiva: govt 1p, cartels 1b\nbogota: govt 4t, auc 5g(4a), AS"
    b = garrison(text, 3, player="farc")
    act(b, die="6")
    assert selected(b) == ["neiva"], "as the dice say, though FARC is in Pasto"


def test_8_8_3_the_last_hit_takes_the_base() -> None:
    """8.8.3, 3.2.4 Hits aimed at a Base continue with the rest, although a player's piece is there."""
    b = garrison("cali: govt 2t, farc 1g(1a), cartels 1g(1a) 1b\nbogota: govt 4t, auc 5g(4a), AS", 3, player="farc")
    found = act(b)
    assert selected(b) == ["cali"]
    assert part(found, "cali") == {"cali cartels.guerrilla.a": -1, "cali cartels.base": -1}


def test_8_8_3_in_a_space() -> None:
    """8.8.3, 3.2.4 In a space players' pieces go before Non-players', unless another order removes more Bases."""
    b = garrison("cali: govt 4t, farc 3g(3a), auc 3g(3a)", player="auc")
    assert part(act(b), "cali") == {"cali auc.guerrilla.a": -3, "cali farc.guerrilla.a": -1}
    b = garrison("cali: govt 4t, farc 3g(3a), auc 4g(4a)\npasto: govt 2t, cartels 1b, farc 3g(3a)", player="farc")
    found = act(b)
    assert found["pasto cartels.base"] == -1


def test_8_8_3_roads_only_with_tapias() -> None:
    """8.8.3 LoCs too with Tapias unshaded, after the others, highest Econ first."""
    text = "cali: govt 4t, farc 4g(4a)\nloc_cali_pasto: govt 1p, auc 2g(2a)\nloc_neiva_bogota: govt 1p, auc 2g(2a)"
    b = garrison(text, 9)
    act(b)
    assert selected(b) == ["cali"]
    b = garrison(text, 2)
    b.put_in_force(TAPIAS, UNSHADED)
    act(b)
    assert selected(b) == ["cali", "loc_neiva_bogota"]


def test_8_8_3_effects_in_force() -> None:
    """8.8.3, 5.4 Departments that Madrid Donors bars, and a faction that the Senate shields, are skipped."""
    text = "cesar: govt 5t, farc 5g(5a)\ncali: govt 2t, auc 4g(4a)"
    b = garrison(text)
    b.put_in_force(MADRID_DONORS, SHADED)
    act(b)
    assert "cesar" not in selected(b)
    b = garrison(text)
    b.put_in_force(SENADO, SHADED)
    b.set(b.spec.at["protected"], 2)
    act(b)
    assert b.n[EFFECT + SENADO] == SHADED and "farc.guerrilla.a" not in removed(b)


# The chart goes round


def test_8_8_cannot_pay() -> None:
    """8.1.1.not_possible, 8.8.3 With 2 Resources no box can be paid for: Pass, and 3 Resources more."""
    b = garrison("cali: govt 4t, farc 4g(4a)", 2)
    assert act(b) == {"resources govt": 3}
    assert reasons(b)[-1] == "8.1.1.not_possible no-operation"


def test_8_8_a_cheap_sweep_can_be_paid() -> None:
    """8.1.1.not_possible With Ospina & Mora unshaded a Sweep costs 1: the arrows lead there from Train."""
    b = garrison("cali: govt 4t, farc 4g(4a)\npasto: govt 3t, auc 1g", 1, troops=10)
    b.put_in_force(OSPINA, UNSHADED)
    assert act(b)["resources govt"] == -1
    assert steps(b, "8.1.1.not_possible", "8.8.6 sweep") == [
        "8.1.1.not_possible train",
        "8.1.1.not_possible patrol",
        "8.8.6 sweep",
    ]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        pytest.param("govt 2t, farc 1g(1a) 1b", "yes", id="just enough"),
        pytest.param("govt 1t, farc 1g(1a) 1b", "no", id="the Guerrilla goes first"),
        pytest.param("govt 9t, farc 2g(1a) 1b", "no", id="behind an Underground one"),
    ],
)
def test_8_8_3_a_players_base_in_reach(text: str, answer: str) -> None:
    """8.8.3, 3.2.4 Bases go last: after all Active Guerrillas of their faction, and behind none that is Underground."""
    b = garrison(f"cali: {text}")
    act(b)
    assert steps(b, "8.8.3 assault-player-base")[0] == f"8.8.3 assault-player-base {answer}"


@pytest.mark.parametrize(("cubes", "answer"), [("2t", "yes"), ("1t", "no")])
def test_8_8_3_a_shipment_in_reach(cubes: str, answer: str) -> None:
    """8.8.3, 4.5.3 A Shipment is removed only with the last Guerrilla of the space."""
    b = garrison(f"cali: govt {cubes}, farc 1g(1a), auc 1g(1a), shipment farc.a", player="cartels")
    act(b)
    assert steps(b, "8.8.3 assault-shipment")[0] == f"8.8.3 assault-shipment {answer}"


def test_8_8_3_a_shielded_guerrilla_keeps_the_shipment() -> None:
    """8.8.3, 5.4 Where the Senate shields a Guerrilla it is there to take the Shipment."""
    b = garrison("cali: govt 3t, farc 1g(1a), auc 1g(1a), shipment farc.a", player="cartels")
    b.put_in_force(SENADO, SHADED)
    b.set(b.spec.at["protected"], 3)
    act(b)
    assert steps(b, "8.8.3 assault-shipment")[0] == "8.8.3 assault-shipment no"


def test_8_8_3_barred_departments_do_not_count() -> None:
    """8.8.3, 5.4 Where Madrid Donors bars Assaults 4 Guerrillas are no reason for one."""
    b = garrison("vichada: govt 4t, farc 4g(4a)")
    b.put_in_force(MADRID_DONORS, SHADED)
    act(b)
    assert steps(b, "8.8.3 assault-four")[0] == "8.8.3 assault-four-guerrillas no"


def test_8_8_3_bases_behind_underground_guerrillas_stay() -> None:
    """8.8.3, 3.2.4 A Base that an Underground Guerrilla guards does not go: Pasto loses one, Cali, larger, none."""
    text = "cali: govt 4t, auc 2g(1a) 1b\npasto: govt 2t, auc 1g(1a) 1b\nbogota: govt 3t, farc 3g(3a)"
    b = garrison(text, 3, player="auc")
    act(b)
    assert selected(b) == ["pasto"]


def test_8_8_3_equal_numbers_are_no_control() -> None:
    """8.8.3, 1.8 Medellín, larger, would only come level: Control is added in Pasto."""
    b = garrison("medellin: govt 2t, auc 3g(1a), farc 1g(1a)\npasto: govt 3t, auc 5g(4a)", 6)
    act(b)
    assert selected(b) == ["pasto", "medellin"]


def test_8_8_nothing_to_do() -> None:
    """8.1.1.not_possible With nothing to do in any box it goes through all of them and Passes, whatever its
    Resources."""
    b = garrison(held(text="govt 2t 1p, AS") + "\nhuila: farc 3g\nvichada: govt 1p, farc 1g(1a)" + DEAR_POLICE)
    assert act(b) == {"resources govt": 3}
    assert steps(b, "8.1.1.not_possible") == [
        "8.1.1.not_possible sweep",
        "8.1.1.not_possible assault",
        "8.1.1.not_possible train",
        "8.1.1.not_possible no-operation",
    ]


def test_8_8_cannot_pay_with_tapias_shaded() -> None:
    """8.1.1.not_possible The one space that Tapias shaded leaves has its price, too."""
    b = garrison("cali: govt 4t, farc 4g(4a)", 2)
    b.put_in_force(TAPIAS, SHADED)
    assert act(b) == {"resources govt": 3}
