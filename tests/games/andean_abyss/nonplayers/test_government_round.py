"""8.8.9 Non-player Government: Sabotage Phase, Redeploy, FARC Zones; 8.9 victory with one player."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss import s6_propaganda, s7_victory
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    AFTER_ROUND,
    PHASE,
    REDEPLOY_PHASE,
    SPECIAL_FORCES,
    TOTAL_SUPPORT,
    UNSHADED,
)
from abyssal.kernel.decision import CHANCE
from tests.games.andean_abyss.helpers import RULES, copy, play

from .bots import led, reasons, solo
from .cubes import garrison, held


def redeploy(b: Colombia, die: str = "1") -> dict[str, int]:
    """Run the Redeploy Phase with all dice showing the same."""
    b.set(PHASE, REDEPLOY_PHASE)
    thrown: list[str] = []
    while True:
        twin = copy(b)
        flow = led(twin, s6_propaganda.redeploy_phase(twin))
        try:
            decision = next(flow)
            for choice in thrown:
                decision = flow.send(choice)
        except StopIteration:
            found = play(b, led(b, s6_propaganda.redeploy_phase(b)), *thrown)
            return {key: change for key, change in found.items() if " govt." in key}
        assert decision.actor == CHANCE
        thrown.append(die if die in decision.options else decision.options[0])


def test_8_8_9_troops_go_home() -> None:
    """8.8.9 Troops on LoCs and in Departments without a Base go; with no other need all to Bogotá."""
    b = garrison("huila: govt 3t\nloc_cali_pasto: govt 2t\nantioquia: govt 3t 1b" + held(text="govt 2t 1p"))
    assert redeploy(b) == {"huila govt.troops": -3, "loc_cali_pasto govt.troops": -2, "bogota govt.troops": 5}
    assert reasons(b)[-1] == "8.8.9 troops-to-bogota"


DEAR = "\nloc_arauca_cucuta: govt 1p\nloc_cucuta_ayacucho: govt 1p\nloc_ayacucho_sincelejo: govt 1p"
"""The LoCs worth 3 have their Police."""


def test_8_8_9_police_keep_control() -> None:
    """8.8.9 Where Troops leave, Police come to keep Control of a Department with Population, from where the most
    are."""
    b = garrison("huila: govt 3t 1p, farc 2g\nmedellin: govt 1t 5p" + DEAR + held("medellin", text="govt 2t 1p"))
    found = redeploy(b)
    assert found == {
        "huila govt.troops": -3,
        "huila govt.police": 2,
        "medellin govt.police": -2,
        "bogota govt.troops": 3,
    }


def test_8_8_9_police_equal_guerrillas() -> None:
    """8.8.9 Police as many as the Guerrillas of Cartels or AUC, whichever are more."""
    text = "cali: govt 9t 1p, auc 2g, cartels 3g\nmedellin: govt 2t 6p" + DEAR
    b = garrison(text + held("medellin", "cali", text="govt 2t 1p"))
    assert redeploy(b) == {"cali govt.police": 2, "medellin govt.police": -2}


def test_8_8_9_police_everywhere_then_the_dear_locs() -> None:
    """8.8.9 One Police to each space with Population and none, then onto each LoC worth 3."""
    b = garrison("cali: govt 3t\nmedellin: govt 2t 6p" + held("medellin", "cali", text="govt 2t 1p"))
    found = redeploy(b)
    assert found["cali govt.police"] == 1 and found["medellin govt.police"] == -4
    dear = ("loc_arauca_cucuta", "loc_cucuta_ayacucho", "loc_ayacucho_sincelejo")
    assert [found[f"{s} govt.police"] for s in dear] == [1, 1, 1]


def test_8_8_9_three_cubes_at_support() -> None:
    """8.8.9 Support Departments without a Base are brought to 3 cubes, even if Control needs fewer."""
    b = garrison("santander: govt 1p, AS\nmedellin: govt 2t 6p" + DEAR + held("medellin", text="govt 2t 1p"))
    found = redeploy(b)
    assert found == {"santander govt.police": 2, "medellin govt.police": -2}


def test_8_8_9_never_the_last_police() -> None:
    """8.8.9 The last Police of a City or Department stays."""
    b = garrison("cali: govt 3t" + held("cali", text="govt 2t 1p"))
    assert redeploy(b) == {}


def test_8_8_9_troops_to_bases_then_cities() -> None:
    """8.8.9 Troops set aside give Bases, then Cities of the highest Population, Control and 3 cubes; then 1 beside
    lonely
    Police; the rest to Bogotá."""
    text = "vichada: govt 6t 1p\nantioquia: govt 1p 1b\nmedellin: govt 1t 1p\npasto: govt 3p"
    b = garrison(text + DEAR + held("medellin", "pasto", text="govt 2t 1p"))
    assert redeploy(b) == {
        "vichada govt.troops": -6,
        "antioquia govt.troops": 2,
        "medellin govt.troops": 1,
        "pasto govt.troops": 1,
        "bogota govt.troops": 2,
    }


def test_8_8_9_lonely_police_by_population() -> None:
    """8.8.9 A single Troops goes beside the lonely Police of the highest Population, whatever the dice."""
    for die in ("1", "3", "5"):
        lonely = "\nmedellin: govt 3p\nneiva: govt 3p\npasto: govt 3p"
        b = garrison("vichada: govt 1t" + lonely + DEAR + held("medellin", "neiva", "pasto", text="govt 2t 1p"))
        assert redeploy(b, die) == {"vichada govt.troops": -1, "medellin govt.troops": 1}


def test_8_8_9_troops_to_several_bases() -> None:
    """8.8.9 Two Bases that lack 1 cube each get it before the City of Pasto, which lacks 1 too."""
    text = "vichada: govt 2t\nantioquia: govt 2p 1b\nhuila: govt 2p 1b\npasto: govt 2p"
    b = garrison(text + DEAR + held("pasto", text="govt 2t 1p"))
    assert redeploy(b) == {"vichada govt.troops": -2, "antioquia govt.troops": 1, "huila govt.troops": 1}
    assert "8.8.9 troops-to-bases 2>2" in reasons(b)


def test_8_8_9_troops_planned_for_a_city_come_one_by_one() -> None:
    """8.8.9 What a City is short of comes from several spaces, though each of them has a single Troops."""
    alone = "vichada: govt 1t\namazonas: govt 1t\nloc_cali_pasto: govt 1t\nneiva: govt 1p"
    b = garrison(alone + DEAR + held("neiva", text="govt 2t 1p"))
    assert redeploy(b) == {
        "vichada govt.troops": -1,
        "amazonas govt.troops": -1,
        "loc_cali_pasto govt.troops": -1,
        "neiva govt.troops": 2,
        "bogota govt.troops": 1,
    }


def test_8_8_9_if_bogota_is_not_the_governments() -> None:
    """8.8.9, 6.5 Without Control of Bogotá the rest goes to a random City with Control."""
    b = garrison("vichada: govt 2t\nbogota: farc 1g" + held("bogota", text="govt 2t 1p"))
    assert redeploy(b) == {"vichada govt.troops": -2, "cali govt.troops": 2}


@pytest.mark.parametrize("die", ["1", "3", "5"])
def test_8_8_9_the_larger_city_first(die: str) -> None:
    """8.8.9 Two Troops bring one City to 3 cubes: that of the highest Population, whatever the dice."""
    text = "vichada: govt 2t\nmedellin: govt 1p\npasto: govt 1p" + DEAR + held("medellin", "pasto", text="govt 2t 1p")
    assert redeploy(garrison(text), die) == {"vichada govt.troops": -2, "medellin govt.troops": 2}


def test_8_8_9_bases_before_larger_cities() -> None:
    """8.8.9 A Base in a Department comes before a City of a higher Population."""
    text = "vichada: govt 2t\nmedellin: govt 1p\narauca: govt 1p 1b" + DEAR + held("medellin", text="govt 2t 1p")
    assert redeploy(garrison(text)) == {"vichada govt.troops": -2, "arauca govt.troops": 2}


@pytest.mark.parametrize("die", ["1", "3", "5"])
def test_8_8_9_the_larger_department_first(die: str) -> None:
    """8.8.9 One Police keeps Control of one Department: that of the highest Population, whatever the dice."""
    text = "santander: govt 2t 1p, farc 1g\narauca: govt 2t 1p, farc 1g\nmedellin: govt 1t 2p"
    found = redeploy(garrison(text + held("medellin", text="govt 2t 1p")), die)
    assert found["santander govt.police"] == 1 and "arauca govt.police" not in found


@pytest.mark.parametrize("there", ["cali: govt 1t 1p, AS", "antioquia: govt 1t 1p 1b, AS"])
def test_8_8_9_three_police_at_support_in_departments_without_base(there: str) -> None:
    """8.8.9 Neither Cities nor Departments with a Base are brought to 3 cubes by Police."""
    text = there + "\nmedellin: govt 2t 6p" + DEAR + held("medellin", "cali", text="govt 2t 1p")
    assert redeploy(garrison(text)) == {}


def test_8_8_9_three_cubes_at_support_as_far_as_possible() -> None:
    """8.8.9 Santander lacks 2 cubes. Medellín can spare only 1 Police, which goes."""
    b = garrison("santander: govt 1p, AS\nmedellin: govt 3t 2p" + DEAR + held("medellin", text="govt 2t 1p"))
    assert redeploy(b) == {"santander govt.police": 1, "medellin govt.police": -1}


def test_8_8_9_a_part_is_not_taken_from_spaces_in_need() -> None:
    """8.8.9 Santander and Arauca both lack cubes at Support, and there are no other Police: none move.
    The same holds for Police that are to equal Guerrillas, who do not leave for a LoC later either."""
    text = "santander: govt 1p, AS\narauca: govt 2p, AS"
    assert redeploy(garrison(text + DEAR + held(text="govt 2t 1p"))) == {}
    text = "medellin: govt 3t 1p, auc 5g\ncali: govt 3t 2p, auc 3g"
    assert redeploy(garrison(text + held("medellin", "cali", text="govt 2t 1p"))) == {}


def test_8_8_9_control_is_kept_or_not() -> None:
    """8.8.9 Huila would need 4 more Police to stay under Control, and only 2 can come. They go to Cali, which has none,
    and onto a LoC of Econ 3."""
    text = "huila: govt 4t 1p, farc 4g\nmedellin: govt 3t 3p\ncali: govt 3t"
    assert redeploy(garrison(text + held("medellin", "cali", text="govt 2t 1p"))) == {
        "huila govt.troops": -4,
        "medellin govt.police": -2,
        "cali govt.police": 1,
        "loc_ayacucho_sincelejo govt.police": 1,
        "bogota govt.troops": 4,
    }


def test_8_8_9_troops_to_cities_as_far_as_possible() -> None:
    """8.8.9 Medellín lacks 2 cubes, Pasto 1. The only Troops set aside goes to the City of the higher Population."""
    text = "vichada: govt 1t\nmedellin: govt 1p\npasto: govt 1t 1p" + DEAR
    b = garrison(text + held("medellin", "pasto", text="govt 2t 1p"))
    assert redeploy(b) == {"vichada govt.troops": -1, "medellin govt.troops": 1}


def test_8_8_9_no_troops_for_control_out_of_reach() -> None:
    """8.8.9 A Base in Antioquia has 3 cubes and would need 4 more for Control. The 2 Troops set aside go to Pasto."""
    text = "vichada: govt 2t\nantioquia: govt 3p 1b, farc 7g\npasto: govt 1p" + DEAR
    b = garrison(text + held("pasto", text="govt 2t 1p"))
    assert redeploy(b) == {"vichada govt.troops": -2, "pasto govt.troops": 2}


# The Sabotage Phase


def sabotage(text: str, resources: int = 20) -> dict[str, int]:
    b = garrison(text, resources)
    b.put_in_force(SPECIAL_FORCES, UNSHADED)
    return {
        key: change for key, change in play(b, led(b, s6_propaganda.control_phase(b))).items() if key.endswith("terror")
    }


def test_8_8_9_special_forces() -> None:
    """8.8.9 Sabotage off the LoCs worth 3; Terror in the way of Civic Action; Sabotage off other LoCs, dearest
    first."""
    dear = "loc_arauca_cucuta: sabotage"
    other = "\nloc_neiva_bogota: sabotage\nloc_cali_pasto: sabotage"
    city = "\ncali: govt 2t 1p, terror 1\nhuila: terror 1"
    assert sabotage(dear + other + city) == {
        "loc_arauca_cucuta terror": -1,
        "cali terror": -1,
        "loc_neiva_bogota terror": -1,
    }
    assert sabotage("huila: terror 1") == {}
    assert sabotage("cali: govt 2t 1p, terror 3\nloc_neiva_bogota: sabotage") == {"cali terror": -3}
    assert sabotage("cali: govt 2t 1p, terror 4\nloc_neiva_bogota: sabotage") == {"loc_neiva_bogota terror": -1}


def test_8_8_9_special_forces_by_civic_action() -> None:
    """8.8.9, 8.8.8 Terror goes where Civic Action would come first without it, even if that takes more markers."""
    reduced = "cali: govt 2t 1p, PO, terror 2\nmedellin: govt 2t 1p, terror 1\npasto: govt 2t 1p, terror 1"
    assert sabotage(reduced) == {"cali terror": -2, "medellin terror": -1}


@pytest.mark.parametrize(
    ("text", "first"),
    [
        pytest.param("medellin: govt 2t 1p, PS, terror 2\npasto: govt 2t 1p, terror 2", "pasto", id="Passive Support"),
        pytest.param("medellin: govt 2t 1p, terror 2\npasto: govt 2t 1p, AO, terror 2", "pasto", id="Opposition"),
        pytest.param("medellin: govt 2t 1p, terror 2\npasto: govt 2t 1p, terror 2", "medellin", id="Population"),
    ],
)
def test_8_8_9_special_forces_and_the_order_of_civic_action(text: str, first: str) -> None:
    """8.8.9, 8.8.8 With two markers left: to Passive Support before Active, the most Opposition, the most Support."""
    assert sabotage("loc_arauca_cucuta: sabotage\n" + text) == {"loc_arauca_cucuta terror": -1, f"{first} terror": -2}


@pytest.mark.parametrize("more", ["cali", "medellin"])
def test_8_8_9_special_forces_where_the_fewest_markers_do(more: str) -> None:
    """8.8.9 Of two Cities of equal Population the one with less Terror."""
    less = "medellin" if more == "cali" else "cali"
    text = f"{more}: govt 2t 1p, terror 3\n{less}: govt 2t 1p, terror 1"
    assert sabotage(text) == {f"{less} terror": -1}


# FARC Zones


def test_6_4_4_the_zone_that_costs_least() -> None:
    """8.4.3, 6.4.4 Of the Departments tied for FARC pieces the one with the fewest Government pieces, then the lowest
    Population; its cubes go as in Redeploy."""
    text = "huila: farc 1g, govt 1p\nchoco: farc 1g, govt 1t\nsantander: farc 1g, govt 1t 1p"
    b = garrison(text + held(text="govt 2t 1p"))
    found = play(b, led(b, s6_propaganda.election(b)))
    assert found == {"choco govt.troops": -1, "bogota govt.troops": 1, "choco zone": 1, "president": 1}
    b = garrison("huila: farc 1g, govt 1p\nchoco: farc 1g, govt 2t" + held(text="govt 2t 1p"))
    found = play(b, led(b, s6_propaganda.election(b)))
    assert found == {"huila govt.police": -1, "choco govt.police": 1, "huila zone": 1, "president": 1}


def test_6_4_4_cubes_leave_a_zone_by_the_steps_of_redeploy() -> None:
    """6.4.4, 8.8.9 Troops to a Base, then a City that is short of 3 cubes, then Bogotá; Police to where there are none,
    in the largest Population."""
    text = "choco: farc 9g, govt 4t 1p\narauca: govt 1t 1p 1b\nmedellin: govt 1t 1p\npasto: govt 3t\ncali: govt 3t"
    b = garrison(text + held("medellin", "pasto", "cali", text="govt 2t 1p"))
    found = play(b, led(b, s6_propaganda.election(b)))
    assert found == {
        "choco govt.troops": -4,
        "choco govt.police": -1,
        "arauca govt.troops": 1,
        "medellin govt.troops": 1,
        "bogota govt.troops": 2,
        "cali govt.police": 1,
        "choco zone": 1,
        "president": 1,
    }


@pytest.mark.parametrize(
    ("text", "to"),
    [
        pytest.param("arauca: govt 1t 1p 1b\nmedellin: govt 1t 1p\npasto: govt 2t 1p", "arauca", id="a Base"),
        pytest.param("pasto: govt 1t 1p\nmedellin: govt 1t 1p", "medellin", id="the highest Population"),
        pytest.param("pasto: govt 2t 1p\nmedellin: govt 2t 1p", "bogota", id="nowhere short"),
    ],
)
def test_6_4_4_where_a_single_troops_goes(text: str, to: str) -> None:
    """6.4.4, 8.8.9 To a Base before a larger City, to the larger City, else to Bogotá."""
    b = garrison("choco: farc 9g, govt 1t\n" + text + held("medellin", "pasto", text="govt 2t 1p"))
    found = play(b, led(b, s6_propaganda.election(b)))
    assert found == {"choco govt.troops": -1, f"{to} govt.troops": 1, "choco zone": 1, "president": 1}


# 8.9


@pytest.mark.parametrize(
    ("more", "lead", "degree"),
    [
        ("", 0, "lone-failure"),
        ("neiva: PO", 1, "stalemate"),
        ("neiva: PO\npasto: AO", 3, "stalemate"),
        ("neiva: AO\npasto: AO", 4, "lone-progress"),
        ("medellin: AO\npasto: AO", 8, "lone-progress"),
        ("medellin: AO\npasto: AO\nneiva: PO", 9, "lone-triumph"),
    ],
)
def test_8_9_degrees_for_any_player(more: str, lead: int, degree: str) -> None:
    """8.9 The same degrees whichever faction is the one player: FARC, against AUC at 0 as the best of the Non-players,
    including the Government."""
    b = garrison("bogota: AO\ncali: AO\ncartagena: AO\ncucuta: PO\n" + more, player="farc")
    b.set(AFTER_ROUND, 1)
    assert (s7_victory.lead(b), s7_victory.degree(b)) == (lead, degree)


def test_8_9_the_player_never_wins_by_a_check() -> None:
    """8.9, 6.1 A Non-player Government past its goal ends the game, the player's faction does not."""
    b = garrison("bogota: AO\ncali: AO\nmedellin: AO", player="farc")
    assert s7_victory.margin(b, 1) > 0 and s7_victory.passing(b) == []
    b = garrison(held(text="AS") + "\nantioquia: AS\nsantander: AS\nhuila: AS\nchoco: AS", player="farc")
    assert s7_victory.passing(b) == [0]
    assert RULES.winner(b) == -1


def test_8_9_the_rulebooks_example() -> None:
    """8.9 Support 61, 1 AUC Base to 2 of FARC: +1 against -1 is a Stalemate."""
    text = held(text="AS") + "\nantioquia: AS\nsantander: AS\nchoco: AS\narauca: PS, auc 1b\nvaupes: farc 2b"
    b = solo(text, edition="second")
    b.set(AFTER_ROUND, 1)
    assert b.n[TOTAL_SUPPORT] == 61
    assert (s7_victory.lead(b), s7_victory.degree(b)) == (2, "stalemate")
