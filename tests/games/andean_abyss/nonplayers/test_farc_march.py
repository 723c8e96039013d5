"""8.7.2 Non-player FARC: March and the Extort that follows it."""

from __future__ import annotations

import pytest

from abyssal.coin.general import execute
from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import ALFONSO_CANO, FARC, LOC_YOPAL_BOGOTA, META_EAST, SHADED
from tests.games.andean_abyss.helpers import RULES, play

from .bots import dice, led, turn
from .test_farc import stretched, trail

WITHDRAWN = ["8.1.1.not_possible march", "8.1.1.not_possible rally-impossible"]


def moved(origin: str, goal: str, count: int = 1, cost: int = 1) -> dict[str, int]:
    """Return the changes when Underground Guerrillas March and stay hidden."""
    found = {f"{origin} farc.guerrilla.u": -count, f"{goal} farc.guerrilla.u": count}
    return found | {"resources farc": -cost} if cost else found


def march_once(b: Colombia, *choices: str) -> dict[str, int]:
    """Run a March that an Event grants into one space only; return what changed."""
    return play(b, led(b, execute(b, Operation(FARC, "march", free=True, limited=True))), *choices)


# The condition


@pytest.mark.parametrize("text", ["cesar: farc 1g, PS", "loc_cali_pasto: farc 1g, govt 1p"])
def test_8_7_2_underground_at_support_or_on_a_loc(text: str) -> None:
    """8.7.2 An Underground Guerrilla at Support or on a LoC: no March, here Terror."""
    b = stretched(text)
    turn(b, "farc")
    assert trail(b)[2:5] == ["8.7.2 threat-in-place yes", "8.7.3 richer-than-government no", "8.7.4 terror"]


@pytest.mark.parametrize("text", ["cesar: farc 3g(3a), PS", "cesar: farc 2g(2a) 1b, AS", "loc_cali_pasto: farc 3g(3a)"])
def test_8_7_2_three_pieces_at_support_or_on_a_loc(text: str) -> None:
    """8.7.2 3 pieces, Bases among them, at Support or on a LoC: the chart goes on to Attack or Terror."""
    b = stretched(text)
    turn(b, "farc")
    assert trail(b)[2:4] == ["8.7.2 threat-in-place yes", "8.7.3 richer-than-government no"]


@pytest.mark.parametrize(
    "text",
    [
        "cesar: farc 2g(2a), PS",
        "loc_cali_pasto: farc 2g(2a), auc 1g",
        "cesar: farc 3g",
        "cesar: farc 3g, PO",
        "cesar: auc 3g, PS",
    ],
)
def test_8_7_2_no_threat_in_place(text: str) -> None:
    """8.7.2 2 Active pieces, pieces elsewhere, or pieces of others: March (here no Guerrilla may)."""
    b = stretched(text)
    assert turn(b, "farc") == {"resources farc": 1}
    assert trail(b)[2:] == ["8.7.2 threat-in-place no", *WITHDRAWN]


# Who may leave


@pytest.mark.parametrize(
    ("origin", "goal"),
    [
        ("cartagena: farc 1g, AO", "atlantico"),
        ("arauca: farc 1g, AO\nmeta_east: AO", "santander"),
        ("amazonas: farc 1g", "putumayo"),
        ("open panama\npanama: farc 1g", "choco"),
    ],
)
def test_8_7_2_origins(origin: str, goal: str) -> None:
    """8.7.2 Guerrillas leave Active Opposition in City or Department, and Departments without Population."""
    b = stretched(origin)
    where = origin.splitlines()[-1 if "open" in origin else 0].split(":")[0]
    assert turn(b, "farc") == moved(where, goal)


def test_8_7_2_from_a_sabotaged_loc() -> None:
    """8.7.2 Guerrillas leave a Sabotaged LoC."""
    b = stretched("loc_pasto_tumaco: farc 1g(1a), sabotage\nnarino: AO")
    assert turn(b, "farc") == {
        "loc_pasto_tumaco farc.guerrilla.a": -1,
        "pasto farc.guerrilla.a": 1,
        "resources farc": -1,
    }


@pytest.mark.parametrize("text", ["cartagena: farc 1g, PO", "cartagena: farc 1g", "loc_pasto_tumaco: farc 1g(1a)"])
def test_8_7_2_no_origin(text: str) -> None:
    """8.7.2 No Guerrilla leaves Passive Opposition, Neutral, or a LoC without Sabotage."""
    b = stretched(text)
    assert turn(b, "farc") == {"resources farc": 1}
    assert trail(b)[3:] == WITHDRAWN


@pytest.mark.parametrize("base", ["farc 2g 1b", "farc 2g, govt 1b", "farc 2g, auc 1b", "farc 2g, cartels 1b"])
def test_8_7_2_one_stays_at_a_base(base: str) -> None:
    """8.7.2 1 Guerrilla stays where any faction has a Base."""
    assert turn(stretched(f"amazonas: {base}"), "farc") == moved("amazonas", "putumayo")


def test_8_7_2_a_lone_guerrilla_stays_at_a_base() -> None:
    """8.7.2 The only Guerrilla at a Base does not March, nor does it make the Operation possible."""
    b = stretched("amazonas: farc 1g, cartels 1b")
    assert turn(b, "farc") == {"resources farc": 1}
    assert trail(b)[3:] == WITHDRAWN


# First, onto LoCs


def test_8_7_2_one_guerrilla_onto_each_loc() -> None:
    """8.7.2 1 Guerrilla onto each LoC, at no cost, the others elsewhere; then Extort on the LoC of lowest Econ."""
    b = stretched("arauca: farc 4g, AO\nmeta_east: AO\nsantander: auc 3g", played=2)
    assert turn(b, "farc") == {
        "arauca farc.guerrilla.u": -4,
        "loc_arauca_cucuta farc.guerrilla.u": 1,
        "loc_yopal_bogota farc.guerrilla.a": 1,
        "santander farc.guerrilla.u": 2,
    }


def test_8_7_2_highest_econ_first() -> None:
    """8.7.2, 8.3 A single Guerrilla takes the LoC of the highest Econ."""
    b = stretched("arauca: farc 1g, AO\nloc_arauca_cucuta: govt 2p", played=0)
    assert turn(b, "farc") == moved("arauca", "loc_arauca_cucuta", cost=0)


def test_8_7_2_locs_at_random() -> None:
    """8.7.2, 8.3 Of equal Econ one next to a random City; LoCs with Sabotage are passed over."""
    text = "choco: farc 1g, AO\nloc_medellin_sincelejo: sabotage\nloc_cali_buenaventura: govt 1p"
    b = stretched(text, played=0)
    assert turn(b, "farc", *dice("662"), "loc_cali_buenaventura") == moved("choco", "loc_cali_buenaventura", cost=0)


@pytest.mark.parametrize("guard", ["farc 1g(1a), govt 1p", "auc 1g", "cartels 1g(1a)"])
def test_8_7_2_loc_with_a_guerrilla(guard: str) -> None:
    """8.7.2 A LoC with a Guerrilla of any faction needs none."""
    b = stretched(f"arauca: farc 1g, AO\nloc_arauca_cucuta: {guard}\nloc_yopal_bogota: govt 2p", played=0)
    assert turn(b, "farc") == moved("arauca", "loc_yopal_bogota", cost=0)


@pytest.mark.parametrize(
    ("played", "short", "road"), [(2, "false", True), (3, "false", False), (1, "true", True), (2, "true", False)]
)
def test_8_7_2_not_before_the_final_propaganda(played: int, short: str, road: bool) -> None:
    """8.7.2, 2.4.1 No Guerrilla goes to LoCs if the next Propaganda card is final: the 4th, or in a short game the
    3rd."""
    text = "cartagena: farc 1g, AO\nloc_cartagena_barranquilla: sabotage\nloc_cartagena_sincelejo: govt 1p"
    b = stretched(text, played=played, short=short)
    goal = "loc_cartagena_sincelejo" if road else "atlantico"
    assert turn(b, "farc") == moved("cartagena", goal, cost=0 if road else 1)


@pytest.mark.parametrize(
    ("first", "second", "cubes", "side", "cargo"),
    [
        ("farc 1g(1a)", "farc 1g", 2, "u", []),
        ("farc 1g", "farc 1g(1a)", 3, "a", []),
        ("farc 1g", "farc 1g, shipment farc.u", 2, "u", [0]),
        ("farc 1g(1a)", "farc 1g(1a), shipment farc.a", 3, "a", [0]),
        ("farc 2g(1a), shipment farc.a", "farc 2g, shipment farc.u", 2, "u", [1]),
    ],
)
def test_8_7_2_who_goes_onto_a_loc(first: str, second: str, cubes: int, side: str, cargo: list[int]) -> None:
    """8.7.2, 8.1.2 An Underground Guerrilla if it stays so, else an Active one; then one that has a Shipment."""
    b = stretched(
        f"arauca: {first}, AO\nmeta_east: {second}, AO\nloc_arauca_cucuta: sabotage\nloc_yopal_bogota: govt {cubes}t",
        played=0,
    )
    assert march_once(b) == {
        f"meta_east farc.guerrilla.{side}": -1,
        f"loc_yopal_bogota farc.guerrilla.{side}": 1,
        **{f"ship_at {i}": LOC_YOPAL_BOGOTA - META_EAST for i in cargo},
    }


def test_8_7_2_origins_at_random() -> None:
    """8.7.2 Equal origins of the one Guerrilla for a LoC: the table decides."""
    b = stretched("huila: farc 1g, AO\nmeta_west: farc 1g, AO", played=0)
    assert march_once(b, *dice("345", "531")) == moved("meta_west", "loc_neiva_bogota", cost=0)


# Then, into up to 3 spaces at Support or Neutral


@pytest.mark.parametrize("level", ["PS", "AS", "terror 1"])
def test_8_7_2_support_or_neutral(level: str) -> None:
    """8.7.2 Spaces at Support or Neutral with Population come before others."""
    b = stretched(f"guaviare: farc 1g, AO\nmeta_east: PO\nmeta_west: AO\nputumayo: {level}")
    assert turn(b, "farc") == moved("guaviare", "putumayo")


def test_8_7_2_where_it_could_not_agitate() -> None:
    """8.7.2 Spaces that FARC Controls are no goal of this step."""
    b = stretched(
        "guaviare: farc 1g, AO\nmeta_east: farc 1b\nmeta_west: farc 2b, cartels 1g\nputumayo: farc 1b, auc 1g"
    )
    assert turn(b, "farc") == moved("guaviare", "putumayo")


def test_8_7_2_where_it_could_not_agitate_with_alfonso_cano() -> None:
    """8.7.2, 22 With Alfonso Cano FARC could Agitate with any piece where the Government has no Control: not there, but
    where that has Control or FARC has no piece."""
    b = stretched(
        "guaviare: farc 1g, AO\nmeta_east: farc 1b, cartels 1g\nmeta_west: farc 1b, auc 1g, PS\nputumayo: auc 1g"
    )
    b.put_in_force(ALFONSO_CANO, SHADED)
    assert turn(b, "farc") == moved("guaviare", "putumayo")


def test_8_7_2_government_control_with_alfonso_cano() -> None:
    """8.7.2, 22 Alfonso Cano does not help where the Government has Control: FARC Marches there."""
    b = stretched("guaviare: farc 1g, AO\nmeta_east: farc 1b\nmeta_west: farc 1b, govt 2p\nputumayo: farc 1b, auc 1g")
    b.put_in_force(ALFONSO_CANO, SHADED)
    assert turn(b, "farc") == moved("guaviare", "meta_west")


def test_8_7_2_first_where_they_stay_underground() -> None:
    """8.7.2 A space where the Guerrilla would be noticed comes after one where it would not."""
    b = stretched("guaviare: farc 1g, AO\nmeta_east: AO\nmeta_west: govt 3t, PS\nputumayo: govt 2t, PS")
    assert turn(b, "farc") == moved("guaviare", "putumayo")


def test_8_7_2_active_ones_do_not_stay_underground() -> None:
    """8.7.2 A goal that only Active Guerrillas could reach comes after one for Underground ones."""
    b = stretched("cartagena: farc 1g(1a), AO\namazonas: farc 1g", resources=1)
    assert turn(b, "farc") == moved("amazonas", "putumayo")


def test_8_7_2_goals_at_random() -> None:
    """8.7.2, 8.2 Equal goals: the table decides."""
    b = stretched("guaviare: farc 1g, AO")
    assert turn(b, "farc", *dice("613")) == moved("guaviare", "putumayo")


ONE_EACH = """
amazonas: farc 1g
cartagena: farc 1g, AO
cucuta: farc 1g, AO
guainia: farc 1g
medellin: farc 1g, AO
choco: AO
"""


@pytest.mark.parametrize(("resources", "goals"), [(2, 2), (9, 4)])
def test_8_7_2_three_spaces_and_one_more(resources: int, goals: int) -> None:
    """8.7.2 Up to 3 spaces by this step and 1 by the last, as long as Resources allow; the fifth group stays."""
    ways = [("medellin", "antioquia"), ("cucuta", "santander"), ("cartagena", "atlantico"), ("amazonas", "putumayo")]
    b = stretched(ONE_EACH, resources={"farc": resources})
    expected: dict[str, int] = {}
    for origin, goal in ways[:goals]:
        expected |= moved(origin, goal)
    throws = dice("111", "131", "311", "612")[: 3 * goals]
    assert turn(b, "farc", *throws) == expected | {"resources farc": -goals}


@pytest.mark.parametrize(
    ("group", "goal", "underground", "active", "noticed"),
    [
        ("farc 4g(2a)", "PS", 2, 1, False),
        ("farc 4g(2a)", "govt 1p, PS", 2, 0, False),
        ("farc 4g", "PS", 3, 0, False),
        ("farc 4g(4a)", "PS", 0, 4, False),
        ("farc 4g(2a)", "govt 4t", 2, 2, False),
        ("farc 2g(1a)", "govt 3t, AS", 1, 1, True),
        ("farc 3g(1a), auc 1b", "govt 3t, AS", 1, 1, True),
        ("farc 3g(2a), auc 1b", "govt 2t", 1, 1, False),
    ],
)
def test_8_7_2_how_many(group: str, goal: str, underground: int, active: int, noticed: bool) -> None:
    """8.7.2, 8.1.2 As many as stay Underground, those first; where they are noticed in any case, Active ones first."""
    b = stretched(f"amazonas: {group}\nputumayo: {goal}, cartels 5g")
    expected = {
        "amazonas farc.guerrilla.u": -underground,
        "amazonas farc.guerrilla.a": -active,
        "putumayo farc.guerrilla.u": 0 if noticed else underground,
        "putumayo farc.guerrilla.a": active + (underground if noticed else 0),
        "resources farc": -1,
    }
    assert turn(b, "farc") == {key: change for key, change in expected.items() if change}


def test_8_7_2_from_all_sides() -> None:
    """8.7.2, 3.3.2 Groups come from every origin next to the goal, and each is counted for itself."""
    b = stretched("amazonas: farc 3g\nvaupes: farc 3g\nguaviare: AO\nputumayo: PS, cartels 7g")
    assert turn(b, "farc") == {
        "amazonas farc.guerrilla.u": -3,
        "vaupes farc.guerrilla.u": -3,
        "putumayo farc.guerrilla.u": 6,
        "resources farc": -1,
    }


# Finally, into 1 more


def test_8_7_2_one_more_next_to_the_most() -> None:
    """8.7.2 Next to the most Guerrillas that could still leave: those that must stay at a Base do not count."""
    b = stretched("amazonas: farc 2g\nputumayo: AO, auc 3g\ncartagena: farc 2g, cartels 2b, AO\natlantico: PO")
    assert turn(b, "farc") == moved("amazonas", "putumayo", 2)


def test_8_7_2_one_more_at_random() -> None:
    """8.7.2 Equal groups: the table decides; the one more space may be at Opposition, but has Population."""
    b = stretched("amazonas: farc 1g\nputumayo: AO\ncartagena: farc 1g, AO\natlantico: PO")
    assert turn(b, "farc", *dice("612")) == moved("amazonas", "putumayo")


def test_8_7_2_one_more_is_the_last() -> None:
    """8.7.2 After it no Guerrilla Marches, not even one that may leave a Base because another has arrived."""
    b = stretched("amazonas: farc 1g\nputumayo: farc 1g, cartels 2b, AO")
    assert turn(b, "farc") == moved("amazonas", "putumayo")


def test_8_7_2_all_three_steps() -> None:
    """8.7.2 From a Base: 1 Guerrilla onto the free LoC, 3 unnoticed to Support, 3 to Opposition as the one more space,
    and 1 stays. Then Extort on the LoC."""
    text = "arauca: farc 8g 1b, AO\nloc_arauca_cucuta: auc 1g\nsantander: cartels 3g, AS\nmeta_east: cartels 4g, PO"
    assert turn(stretched(text, played=1), "farc") == {
        "arauca farc.guerrilla.u": -7,
        "loc_yopal_bogota farc.guerrilla.a": 1,
        "santander farc.guerrilla.u": 3,
        "meta_east farc.guerrilla.u": 3,
        "resources farc": -2 + 1,
    }


def test_8_7_2_extort() -> None:
    """8.7.2, 8.7.1.extort After the March FARC Extorts like after a Rally."""
    assert turn(stretched("amazonas: farc 2g"), "farc") == {
        "amazonas farc.guerrilla.u": -2,
        "putumayo farc.guerrilla.u": 1,
        "putumayo farc.guerrilla.a": 1,
    }


def test_8_7_2_onto_a_guarded_loc_active_ones_first() -> None:
    """8.7.2, 8.1.2 Any Guerrilla is noticed by three Troops, so the Active one of Huila goes, and the log says why."""
    roads = [s for s in RULES.spec.spaces if s.startswith("loc_") and s != "loc_neiva_bogota"]
    text = "loc_neiva_bogota: govt 3t\nmeta_west: farc 1g, AO\nhuila: farc 1g(1a), AO\n"
    b = stretched(text + "\n".join(f"{road}: sabotage" for road in roads), {"farc": 1, "govt": 10}, played=0)
    assert turn(b, "farc", *dice("636")) == {
        "huila farc.guerrilla.a": -1,
        "loc_neiva_bogota farc.guerrilla.a": 1,
        "meta_west farc.guerrilla.u": -1,
        "bogota farc.guerrilla.u": 1,
        "resources farc": -1,
    }
    assert "8.7.2 active-first 2>1" in trail(b)
