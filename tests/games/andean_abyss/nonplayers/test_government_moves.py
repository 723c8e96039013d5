"""8.8.5, 8.8.6 Non-player Government: Patrol and Sweep."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import (
    DEFENSE_COUNCIL,
    METEORO,
    OSPINA,
    PLAN_COLOMBIA,
    SHADED,
    SPECIAL_FORCES,
    UNSHADED,
)
from abyssal.games.andean_abyss.nonplayers.second_edition.government.outlook import spare_troops

from .bots import reasons
from .cubes import act, garrison, held, part, selected, steps

# 8.8.5


@pytest.mark.parametrize(
    ("loc", "answer"),
    [("govt 3p, farc 1g", "yes"), ("farc 1g(1a)", "yes"), ("govt 1p, farc 1g(1a)", "no"), ("govt 1p", "no")],
)
def test_8_8_5_question(loc: str, answer: str) -> None:
    """8.8.5 A LoC with an Underground Guerrilla, or with more Guerrillas than cubes."""
    b = garrison(f"bogota: govt 1t 1p\nloc_cali_pasto: {loc}", 20)
    act(b)
    assert steps(b, "8.8.5 locs-threatened")[0] == f"8.8.5 locs-threatened {answer}"


def test_8_8_5_to_equal_the_guerrillas() -> None:
    """8.8.5 Police before Troops, from the space with the most cubes in reach, never the last of a kind."""
    b = garrison("pasto: govt 2t 2p\ncali: govt 4t 3p\nloc_cali_pasto: farc 3g", 20)
    found = act(b)
    assert part(found, "loc_cali_pasto")["loc_cali_pasto govt.police"] == 3
    told = [step.split()[1] for step in steps(b, "8.8.5 loc-short", "8.8.5 city-short", "8.8.5 police-to")]
    assert told == ["loc-short-of-cubes"]
    assert found["cali govt.police"] == -2 and found["pasto govt.police"] == -1


def test_8_8_5_from_the_most_cubes() -> None:
    """8.8.5 Cali has the most cubes, though the dice would lead to Pasto."""
    b = garrison("pasto: govt 2t 2p\ncali: govt 4t 3p\nloc_cali_pasto: farc 1g" + held("pasto", "cali"), 20)
    act(b, die="3")
    first = next(numbers for id, numbers in b.conduct.journal or [] if id == "move")
    index = b.spec.space_index
    assert first[2:] == (index["cali"], index["loc_cali_pasto"])
    assert steps(b, "8.8.5 most-cubes")[0] == "8.8.5 most-cubes 2>1"


def test_8_8_5_cities_from_where_the_most_can_be_spared() -> None:
    """8.8.5 For a City the cube comes from where the most are above what Control needs."""
    text = "pasto: govt 4t 4p\ncali: govt 5t 5p\nibague: govt 1t 1p\nloc_neiva_bogota: govt 1p, farc 1g"
    b = garrison(text + held("pasto", "cali", "ibague", text="govt 2t 1p"), 20)
    act(b, die="3")
    index = b.spec.space_index
    came = [numbers[2] for id, numbers in b.conduct.journal or [] if id == "move" and numbers[3] == index["ibague"]]
    assert came == [index["cali"]]


def test_8_8_5_troops_when_no_police_may_go() -> None:
    """8.8.5 With a single Police in the City Troops go."""
    b = garrison("cali: govt 3t 1p\nloc_cali_pasto: farc 1g", 20)
    found = act(b)
    assert found["loc_cali_pasto govt.troops"] == 1 and "cali govt.police" not in found


def test_8_8_5_one_more_with_special_forces_shaded() -> None:
    """8.8.5 With 7th Special Forces shaded 1 cube more than Guerrillas."""
    b = garrison("cali: govt 1t 5p\nloc_cali_pasto: farc 1g", 20)
    b.put_in_force(SPECIAL_FORCES, SHADED)
    assert act(b)["loc_cali_pasto govt.police"] == 2


def test_8_8_5_highest_econ_first() -> None:
    """8.8.5, 8.3 With cubes for one LoC only that of the highest Econ is met."""
    b = garrison("bogota: govt 1t 2p\nloc_bogota_san_jose: farc 1g\nloc_neiva_bogota: farc 1g", 20)
    found = act(b)
    assert found["loc_neiva_bogota govt.police"] == 1 and "loc_bogota_san_jose govt.police" not in found


def test_8_8_5_not_halfway() -> None:
    """8.8.5 Where the cubes in reach cannot equal the Guerrillas none go."""
    b = garrison("cali: govt 1t 2p\nloc_cali_pasto: farc 3g\nloc_cali_buenaventura: farc 1g", 20)
    found = act(b)
    assert "loc_cali_pasto govt.police" not in found and found["loc_cali_buenaventura govt.police"] == 1


def test_8_8_5_cubes_stay_where_a_loc_needs_them() -> None:
    """8.8.5 Cubes that face Guerrillas on their own LoC stay."""
    b = garrison("loc_cali_buenaventura: govt 1p, auc 1g\nloc_cali_pasto: farc 1g", 20)
    found = act(b)
    assert "loc_cali_buenaventura govt.police" not in found


def test_8_8_5_cities() -> None:
    """8.8.5 Then Cities to Government Control and 3 cubes of both kinds, from spaces with 4 cubes and Control."""
    b = garrison("cali: govt 5t 5p\npasto: govt 1t\nloc_neiva_bogota: govt 1p, farc 1g", 20)
    found = act(b)
    assert part(found, "pasto") == {"pasto govt.police": 2}
    assert "8.8.5 city-short-of-cubes" in " ".join(reasons(b))


@pytest.mark.parametrize(
    ("givers", "came"),
    [
        ("cali: govt 5t 5p\nmedellin: govt 2t 1p", [("govt.police", "cali"), ("govt.troops", "cali")]),
        ("cali: govt 2t 2p\nmedellin: govt 1t 3p", [("govt.police", "medellin"), ("govt.troops", "cali")]),
    ],
)
def test_8_8_5_police_before_troops_to_cities(givers: str, came: list[tuple[str, str]]) -> None:
    """8.8.5 Police come first to a City that lacks Troops too, and not from the one space that can give the Troops."""
    quiet = "\nloc_neiva_bogota: govt 1p, farc 1g" + held("pasto", "cali", "medellin", text="govt 2t 1p")
    b = garrison(givers + "\npasto: govt 1p" + quiet, 20)
    act(b)
    names, pasto = b.spec.spaces, b.spec.space_index["pasto"]
    moves = [numbers for id, numbers in b.conduct.journal or [] if id == "move" and numbers[3] == pasto]
    assert [(b.spec.piece_at[column].name, names[origin]) for _, column, origin, _ in moves] == came


def test_8_8_5_a_department_gives_as_long_as_it_has_four_cubes() -> None:
    """8.8.5 A Department of 4 cubes gives a City 1 of them: a City that needs more is not begun."""
    quiet = "\nloc_neiva_bogota: govt 1p, farc 1g" + held("pasto", text="govt 2t 1p")
    b = garrison("narino: govt 2t 2p\npasto: govt 1t" + quiet, 20)
    assert part(act(b), "pasto") == {}


def test_8_8_5_a_loc_spares_each_cube_once() -> None:
    """8.8.5 Beside Guerrillas a LoC can spare either its Police or its Troops: too few for a LoC that needs two."""
    b = garrison("loc_cali_buenaventura: govt 1t 1p, auc 1g(1a)\nloc_cali_pasto: farc 2g", 20)
    assert part(act(b), "loc_cali_pasto") == {}


def test_8_8_5_police_to_the_dearest_locs() -> None:
    """8.8.5 Then 1 Police to each LoC worth 3 without Police."""
    b = garrison("cucuta: govt 3t 3p\nloc_neiva_bogota: govt 1p, farc 1g" + held("cucuta", text="govt 2t 1p"), 20)
    found = act(b)
    dear = ("loc_arauca_cucuta", "loc_cucuta_ayacucho", "loc_ayacucho_sincelejo")
    assert sorted(found.get(f"{s} govt.police", 0) for s in dear) == [0, 1, 1]
    assert found["cucuta govt.police"] == -2
    assert [step.split()[1] for step in steps(b, "8.8.5 police-to")] == ["police-to-dear-loc"] * 2


def test_8_8_5_activates_and_assaults() -> None:
    """8.8.5 Activation on all LoCs; then an Assault where it takes the most pieces off a LoC."""
    text = "loc_cali_pasto: govt 2p, farc 2g\nloc_neiva_bogota: govt 1p, farc 1g"
    b = garrison(text, 20)
    b.put_in_force(PLAN_COLOMBIA, UNSHADED)
    found = act(b)
    assert part(found, "loc_cali_pasto") == {"loc_cali_pasto farc.guerrilla.u": -2}
    assert "loc_neiva_bogota farc.guerrilla.u" in found
    b = garrison(text, 20)
    b.put_in_force(METEORO, SHADED)
    assert act(b)["loc_cali_pasto farc.guerrilla.a"] == 2
    b = garrison(text + "\nloc_ibague_cali: govt 2p, auc 2g", 20)
    b.put_in_force(METEORO, UNSHADED)
    found = act(b)
    assert found["loc_cali_pasto farc.guerrilla.u"] == -2 and found["loc_ibague_cali auc.guerrilla.u"] == -2
    assert "loc_cali_pasto farc.guerrilla.a" not in found


def test_8_8_5_activates_as_many_of_the_first_faction() -> None:
    """8.8.5, 8.1.1 If not all can be Activated, both of FARC are, not one of FARC and one of AUC."""
    b = garrison("loc_cali_pasto: govt 2p, farc 2g, auc 2g", 20)
    b.put_in_force(METEORO, SHADED)
    found = act(b)
    assert (found["loc_cali_pasto farc.guerrilla.u"], found.get("loc_cali_pasto auc.guerrilla.u")) == (-2, None)


def test_8_8_5_special_activity_after() -> None:
    """8.8.5, 8.8.7 The Special Activity comes last: an Air Strike on the Guerrilla that the Assault left Active."""
    b = garrison("loc_cali_pasto: govt 2p, farc 2g\nloc_neiva_bogota: govt 1p, farc 1g", 20)
    found = act(b)
    assert "loc_neiva_bogota farc.guerrilla.a" not in found and found["loc_neiva_bogota farc.guerrilla.u"] == -1
    told = [id for id, _ in b.conduct.journal or []]
    assert told.index("special") > told.index("remove")


def test_8_8_5_the_only_police_of_a_dear_loc_stays() -> None:
    """8.8.5 The Police of a LoC worth 3 does not leave it for a Guerrilla elsewhere; the Troops there do."""
    b = garrison("loc_arauca_cucuta: govt 1p\nloc_cucuta_ayacucho: farc 1g", 20)
    assert "loc_arauca_cucuta govt.police" not in act(b)
    b = garrison("loc_arauca_cucuta: govt 1t 1p\nloc_cucuta_ayacucho: farc 1g", 20)
    assert act(b)["loc_arauca_cucuta govt.troops"] == -1


DEAR = "\nloc_arauca_cucuta: govt 1p\nloc_cucuta_ayacucho: govt 1p\nloc_ayacucho_sincelejo: govt 1p"
"""The LoCs worth 3 have their Police."""
FIRM = "govt 2t 1p, AS"
ROUND = ["8.1.1.not_possible sweep", "8.1.1.not_possible assault", "8.1.1.not_possible train"]


def test_8_8_5_locs_give_nothing_to_cities() -> None:
    """8.8.5 The cubes for Cities come from spaces with Control, which LoCs have not."""
    text = "loc_cali_pasto: govt 2t 4p\npasto: govt 1t, AS\nloc_neiva_bogota: govt 1p, farc 1g"
    assert part(act(garrison(text + DEAR + held("pasto", text=FIRM), 20)), "pasto") == {}


def test_8_8_5_the_larger_of_two_weak_cities() -> None:
    """8.8.5 Of two Cities that are a cube short the one of the highest Population gets it, whatever the dice."""
    text = "cali: govt 2t 2p\npasto: govt 1t 1p\nibague: govt 1t 1p\nloc_neiva_bogota: govt 1p, farc 1g"
    found = act(garrison(text + DEAR + held("cali", "pasto", "ibague", text=FIRM), 20), die="3")
    assert found["ibague govt.police"] == 1 and part(found, "pasto") == {}


@pytest.mark.parametrize(
    ("text", "left_out", "moved"),
    [
        pytest.param("\ncucuta: govt 4p, AS" + DEAR[:-39], "cucuta", "loc_ayacucho_sincelejo", id="a dear LoC"),
        pytest.param("\npasto: govt 1t 1p, AS\ncali: govt 4p, AS" + DEAR, "pasto cali", "pasto", id="a City"),
    ],
)
def test_8_8_5_possible_for_each_step_alone(text: str, left_out: str, moved: str) -> None:
    """8.1.1.not_possible, 8.8.5 The arrows lead to Patrol also where just a City, or a LoC worth 3, wants a Police."""
    b = garrison(text + held(*left_out.split(), text=FIRM), 3)
    found = act(b)
    assert steps(b, "8.1.1.not_possible") == ROUND
    assert found[f"{moved} govt.police"] == 1 and found["resources govt"] == -3


@pytest.mark.parametrize(("side", "change"), [(0, -3), (SHADED, 3)])
def test_8_8_5_possible_for_its_assault_alone(side: int, change: int) -> None:
    """8.1.1.not_possible, 8.8.5 A Guerrilla that as many cubes watch is taken off by the Assault of a Patrol, if Plan
    Meteoro lets it."""
    b = garrison("loc_cali_pasto: govt 1p, farc 1g(1a)" + DEAR + held(text=FIRM), 3)
    if side:
        b.put_in_force(METEORO, side)
    assert act(b)["resources govt"] == change


# 8.8.6


def test_8_8_6_from_where_the_most_can_be_spared() -> None:
    """8.8.6 The Troops come from Chocó, which can spare the most, whatever the dice."""
    for die in ("1", "3", "5"):
        found = act(garrison("medellin: govt 2t, farc 3g(3a)\nantioquia: govt 2t\nchoco: govt 3t", 3), die=die)
        assert found["medellin govt.troops"] == 2 == -found["choco govt.troops"]


def test_8_8_6_where_all_can_be_activated() -> None:
    """8.8.6 Where all Guerrillas can be Activated, before where only Control can be added."""
    b = garrison("cali: govt 2t, farc 2g\nmedellin: govt 2t, farc 3g(3a)\nantioquia: govt 4t", 3)
    act(b)
    assert selected(b) == ["cali"]


def test_8_8_6_control_can_be_added() -> None:
    """8.8.6 Else where the Troops that can come add Government Control; no more come than needed."""
    b = garrison("medellin: govt 2t, farc 3g(3a)\nantioquia: govt 6t", 3)
    found = act(b)
    assert selected(b) == ["medellin"] and found["medellin govt.troops"] == 2


def test_8_8_6_forests_take_two_cubes_each() -> None:
    """8.8.6, 3.2.3 In a Forest 2 cubes for each Guerrilla: 3 Troops more come, then both are Activated."""
    b = garrison("choco: govt 3t, farc 2g\nmedellin: govt 9t", 3, police=0)
    found = act(b)
    assert found["choco govt.troops"] == 1 and found["choco farc.guerrilla.a"] == 2


def test_8_8_6_no_more_than_there_is_room_for() -> None:
    """8.8.6, 1.4.2 Ecuador holds 2 pieces of a faction: enough to Activate both Guerrillas, too few for Control."""
    b = garrison("open ecuador\necuador: auc 2g\nnarino: govt 9t" + held(), 3)
    found = act(b)
    assert selected(b) == ["ecuador"]
    assert part(found, "ecuador") == {
        "ecuador govt.troops": 2,
        "ecuador auc.guerrilla.u": -2,
        "ecuador auc.guerrilla.a": 2,
    }


def test_8_8_6_order_of_spaces() -> None:
    """8.8.6 Cities before Departments; at Support, then where cubes are; the highest Population."""
    b = garrison("cesar: govt 3t, farc 1g\npasto: govt 3t, farc 1g", 3)
    act(b)
    assert selected(b) == ["pasto"]
    b = garrison("medellin: govt 3t, farc 1g\npasto: govt 3t, farc 1g, PS", 3)
    act(b)
    assert selected(b) == ["pasto"]
    b = garrison("medellin: govt 3t, farc 1g\npasto: govt 3t, farc 1g", 3)
    act(b, die="3")
    assert selected(b) == ["medellin"]


def test_8_8_6_moves_keep_control_and_support() -> None:
    """8.8.6 No Troops leave where Control would be lost, nor from Support with 3 cubes."""
    b = garrison(
        "antioquia: govt 2t, auc 1g(1a)\nchoco: govt 3t, PS\nhuila: govt 2t 3p, PS\nloc_cali_pasto: govt 3t, farc 1g"
    )
    spare = {s: spare_troops(b, b.spec.space_index[s]) for s in ("antioquia", "choco", "huila", "loc_cali_pasto")}
    assert spare == {"antioquia": 0, "choco": 0, "huila": 2, "loc_cali_pasto": 2}
    b.put_in_force(SPECIAL_FORCES, SHADED)
    assert spare_troops(b, b.spec.space_index["loc_cali_pasto"]) == 1


def test_8_8_6_troops_beside_lonely_police() -> None:
    """8.8.6 One Troops joins Police without Troops, although they could Activate all by themselves."""
    b = garrison("medellin: govt 3p, farc 1g\nantioquia: govt 3t", 3)
    found = act(b)
    assert found["medellin govt.troops"] == 1
    assert "8.8.6 troops-beside-police" in reasons(b)


def test_8_8_6_no_more_troops_than_needed() -> None:
    """8.8.6 As many as Control takes, more than Activating would; none where nothing is needed."""
    assert act(garrison("medellin: govt 1p, farc 3g\nantioquia: govt 9t", 3))["medellin govt.troops"] == 3
    assert "medellin govt.troops" not in act(garrison("medellin: govt 1t 3p, farc 1g\nantioquia: govt 3t", 3))


@pytest.mark.parametrize(
    ("text", "came"),
    [
        pytest.param("medellin: govt 2t 1p, farc 2g\nantioquia: govt 2p", {}, id="Police are there"),
        pytest.param("medellin: govt 2t, farc 2g\nantioquia: govt 1t 1p", {}, id="the last one stays"),
        pytest.param("medellin: govt 2t, farc 2g\nantioquia: govt 3p, PS", {}, id="3 cubes stay at Support"),
        pytest.param(
            "medellin: govt 2t, farc 2g\nantioquia: govt 2p, auc 9g", {"antioquia": -1}, id="no Control to lose"
        ),
        pytest.param("medellin: govt 2t, farc 2g\nantioquia: govt 2p\nchoco: govt 3p", {"choco": -1}, id="most Police"),
    ],
)
def test_8_8_6_which_police_comes_along(text: str, came: dict[str, int]) -> None:
    """8.8.6 By card 11 one from where the most Police are, if the limits of the Sweep let it go."""
    b = garrison(text, 3)
    b.put_in_force(DEFENSE_COUNCIL, UNSHADED)
    found = act(b)
    left = {key.split()[0]: n for key, n in found.items() if key.endswith("govt.police") and n < 0}
    assert selected(b) == ["medellin"] and left == came


def test_8_8_6_defense_council() -> None:
    """8.8.6 With card 11 unshaded 1 Police comes to a Sweep space that has none."""
    b = garrison("medellin: govt 2t, farc 2g\nantioquia: govt 2p", 3)
    b.put_in_force(DEFENSE_COUNCIL, UNSHADED)
    assert act(b)["medellin govt.police"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "medellin: govt 2t, farc 2g\nloc_medellin_ibague: govt 2p, auc 2g(2a)",
        "medellin: govt 1t, farc 2g\nantioquia: govt 1t 2p, auc 1g",
    ],
)
def test_8_8_6_the_police_that_comes_along_is_not_needed_elsewhere(text: str) -> None:
    """8.8.6 By card 11 no Police leaves a LoC below its Guerrillas, nor a space whose Control the Troops have used."""
    b = garrison(text, 3)
    b.put_in_force(DEFENSE_COUNCIL, UNSHADED)
    found = act(b)
    assert "medellin farc.guerrilla.a" in found
    assert not [key for key in found if key.endswith("govt.police")]


def test_8_8_6_twelve_resources() -> None:
    """8.8.6 Four spaces for 12 Resources; one with Ospina & Mora shaded."""
    text = "\n".join(f"{s}: govt 2t, farc 1g" for s in ("cali", "pasto", "neiva", "ibague", "medellin"))
    b = garrison(text, 30)
    b.put_in_force(PLAN_COLOMBIA, SHADED)
    act(b)
    assert len(selected(b)) == 4 and "8.8.6 twelve-spent" in reasons(b)
    b = garrison(text, 30)
    b.put_in_force(OSPINA, SHADED)
    act(b)
    assert len(selected(b)) == 1
