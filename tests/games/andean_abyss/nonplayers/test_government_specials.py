"""8.8.7 Non-player Government: Special Activities."""

from __future__ import annotations

import pytest

from abyssal.coin.general import execute
from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import BLACKHAWKS, GOVT, MADRID_DONORS, MISIL, PLAN_COLOMBIA, SHADED, UNSHADED
from abyssal.games.andean_abyss.nonplayers.mind import Mind
from abyssal.games.andean_abyss.nonplayers.second_edition import SECOND
from abyssal.games.andean_abyss.nonplayers.second_edition.government.specials import special_activity
from abyssal.games.andean_abyss.s4_special import procedure
from tests.games.andean_abyss.helpers import RULES, play

from .bots import led, reasons
from .cubes import act, garrison, held, selected, steps


def settled(b: Colombia, operation: str, *spaces: str) -> tuple[str, list[str], list[str]]:
    """Return the Special Activity for an Operation in these spaces, its space or origin, and the destinations of
    Troops."""
    m = Mind(b, GOVT, RULES.sheet, SECOND)
    op = Operation(GOVT, operation, special=True)
    for s in spaces:
        op.take(b.spec.space_index[s])
    b.operation = op
    name = special_activity(m, op)
    names = b.spec.spaces
    return name, [names[s] for s in m.aims] if name else [], [names[s] for s in m.goals]


EIGHT = "\n".join(f"{s}: cartels 1b" for s in ("cali", "pasto", "neiva", "bogota", "medellin", "choco"))


def test_8_8_7_eradicate_a_player_with_eight_bases() -> None:
    """8.8.7 Cartels that are a player with 8 Bases are Eradicated first, where the most Bases go."""
    text = EIGHT + "\nhuila: cartels 2b\nloc_cali_pasto: farc 1g(1a)"
    assert settled(garrison(text, player="cartels"), "sweep") == ("eradicate", ["huila"], [])
    assert settled(garrison(text, player="farc"), "sweep")[0] == "air_strike"
    text = text.replace("pasto: cartels 1b\n", "", 1)
    assert settled(garrison(text, player="cartels"), "sweep")[0] == "air_strike"


def test_8_8_7_smallest_population_then_opposition() -> None:
    """8.8.7 Among equals the smallest Population, then Opposition."""
    b = garrison("huila: cartels 1b\nchoco: cartels 1b\narauca: cartels 1b")
    assert settled(b, "train") == ("eradicate", ["arauca", "choco"], [])
    b = garrison("huila: cartels 1b\nchoco: cartels 1b, PO\narauca: cartels 1b")
    assert settled(b, "train") == ("eradicate", ["choco"], [])


def test_8_8_7_eradicate_takes_a_base() -> None:
    """8.8.7 Cartels Guerrillas alone are no reason to Eradicate."""
    assert settled(garrison("huila: cartels 3g"), "train")[0] == ""


def test_8_8_7_not_where_an_assault_is_to_be() -> None:
    """8.8.7 Not in a Department that is about to be Assaulted."""
    b = garrison("vichada: cartels 2b, govt 2t\nhuila: cartels 1b, farc 1g")
    assert settled(b, "assault") == ("eradicate", ["huila"], [])
    assert settled(b, "sweep")[:2] == ("eradicate", ["vichada"])


def test_8_8_7_eradicate_where_the_assault_does_not_come() -> None:
    """8.8.7, 8.8.3 For 9 Resources the Assault selects three Cities, where it removes more. It could remove a Guerrilla
    in Vichada too, but is not about to select it: the 2 Bases there are Eradicated, not the one in Arauca."""
    cities = "".join(f"\n{city}: govt 2t, farc 5g(2a)" for city in ("bogota", "cali", "medellin"))
    vichada = "vichada: govt 1t, auc 2g(1a), cartels 1g 2b\narauca: farc 1g, cartels 1b"
    b = garrison(vichada + cities + held("bogota", "cali", "medellin"), 20)
    assert act(b) == {
        "bogota farc.guerrilla.a": -2,
        "cali farc.guerrilla.a": -2,
        "medellin farc.guerrilla.a": -2,
        "vichada cartels.base": -2,
        "arauca support": -1,
        "aid": 4,
        "resources govt": -9,
    }
    assert selected(b) == ["bogota", "cali", "medellin"]


def test_8_8_7_no_eradicate_where_the_assault_may_come() -> None:
    """8.8.7, 8.8.3 With Resources for one City and one of two equal Departments, both Departments are kept for it."""
    fields = "\nmeta_west: govt 1t, auc 2g(1a), cartels 1g 2b\nguaviare: govt 1t, auc 2g(1a), cartels 1g 2b"
    text = "bogota: govt 4t, farc 6g(4a)\narauca: farc 1g, cartels 1b" + fields + held("bogota")
    assert settled(garrison(text, 3), "assault")[:2] == ("eradicate", ["guaviare", "meta_west"])
    assert settled(garrison(text, 6), "assault")[:2] == ("eradicate", ["arauca"])


def test_8_8_7_air_strike_order() -> None:
    """8.8.7 A player AUC's Base, a player FARC's Base, then the last piece: on the dearest LoC, then in the
    Department of
    the highest Population."""
    text = "choco: auc 1b\nhuila: farc 1b\nloc_cali_pasto: cartels 1g(1a)\nloc_neiva_bogota: cartels 1g(1a)"
    assert settled(garrison(text, player="auc"), "sweep")[:2] == ("air_strike", ["choco"])
    assert settled(garrison(text, player="farc"), "sweep")[:2] == ("air_strike", ["huila"])
    assert settled(garrison(text, player="cartels"), "sweep")[:2] == ("air_strike", ["loc_neiva_bogota"])
    b = garrison("choco: auc 1b\nhuila: farc 1b", player="cartels")
    assert settled(b, "sweep")[1] == ["huila"]
    assert steps(b, "8.8.7 last-in-department") == ["8.8.7 last-in-department 2>2"]


def test_8_8_7_air_strike_players_first() -> None:
    """8.8.7 Among equals a player's piece."""
    b = garrison("loc_cali_pasto: cartels 1g(1a)\nloc_neiva_pasto: farc 1g(1a)", player="farc")
    assert settled(b, "patrol")[1] == ["loc_neiva_pasto"]


@pytest.mark.parametrize("text", ["loc_cali_pasto: farc 1g", "loc_cali_pasto: farc 2g(2a)", "cali: farc 1g(1a)"])
def test_8_8_7_no_air_strike(text: str) -> None:
    """8.8.7, 4.2.2 Not at Underground ones, not at one of several, not in Cities."""
    assert settled(garrison(text), "sweep")[0] == ""


def test_8_8_7_no_air_strike_with_train_or_ban() -> None:
    """8.8.7 Not with Train, nor with Plan Colombia shaded."""
    text = "loc_cali_pasto: farc 1g(1a)"
    assert settled(garrison(text), "train")[0] == ""
    b = garrison(text)
    b.put_in_force(PLAN_COLOMBIA, SHADED)
    assert settled(b, "sweep")[0] == ""


def test_8_8_7_air_strike_takes_the_only_target() -> None:
    """8.8.7 An Air Strike may take the only target of the Assault; then nothing of it is left, and nothing is paid."""
    b = garrison("huila: govt 4t, farc 1b\ncali: govt 1t 1p, AS", player="farc")
    found = act(b)
    assert found == {"huila farc.base": -1}
    assert selected(b) == []
    assert steps(b, "8.8.3 assault", "8.8.7 nothing") == [
        "8.8.3 assault-shipment no",
        "8.8.3 assault-player-base yes",
        "8.8.3 assault",
        "8.8.7 nothing-left",
    ]


def test_8_8_7_the_assault_goes_on_with_what_is_left() -> None:
    """8.8.7 After the Air Strike the Assault takes place where something is left."""
    b = garrison("huila: govt 4t, farc 1b\ncali: govt 1t 1p, auc 1g(1a), AS", player="farc")
    found = act(b)
    assert found["huila farc.base"] == found["cali auc.guerrilla.a"] == -1
    assert found["resources govt"] == -3
    assert selected(b) == ["cali"]


def test_8_8_7_air_lift_origin() -> None:
    """8.8.7 From the space with 4 cubes and Control that has the most Troops above what Control needs."""
    b = garrison("cali: govt 5t, farc 3g(3a)\nmedellin: govt 4t\nbogota: govt 3t\npasto: govt 1p")
    assert settled(b, "train")[1:] == (["medellin"], ["pasto"])
    b = garrison("huila: govt 4t\nmedellin: govt 4t\npasto: govt 1p", bases=1)
    assert settled(b, "train")[1] == ["medellin"]


def test_8_8_7_air_lift_for_assault() -> None:
    """8.8.7 Where Troops let the Assault remove a Base; else add Control; else remove a Shipment, the last piece;
    else to
    Police without Troops."""
    spare = "bogota: govt 9t"
    base = "\npasto: govt 1p, auc 1g(1a) 1b"
    control = "\nneiva: govt 1t, auc 4g(4a)"
    last = "\nibague: govt 1p, auc 9g(9a)"
    lonely = "\ncali: govt 1p"
    found = [
        settled(garrison(text), "assault")[2]
        for text in (
            spare + base + control + lonely,
            spare + control + lonely,
            spare + last + lonely,
        )
    ]
    assert found == [["pasto"], ["neiva"], ["cali", "ibague"]]


def test_8_8_7_no_air_lift_to_a_barred_department() -> None:
    """8.8.7, 5.4 Where Madrid Donors bars the Assault, Troops do not help it."""
    text = "bogota: govt 9t\nhuila: govt 1t, auc 1g(1a) 1b\npasto: govt 1p"
    assert settled(garrison(text), "assault")[2] == ["huila"]
    b = garrison(text)
    b.put_in_force(MADRID_DONORS, SHADED)
    assert settled(b, "assault")[2] == ["pasto"]


def test_8_8_7_air_lift_for_sweep() -> None:
    """8.8.7 Where Troops let the Sweep Activate all or add Control."""
    b = garrison("bogota: govt 4t\ncartagena: govt 1t 1p, farc 4g" + held("bogota", "cartagena"))
    assert settled(b, "sweep")[2] == ["cartagena"]


def test_8_8_7_air_lift_to_the_best_assault() -> None:
    """8.8.7, 8.8.3 Of the spaces short of cubes the best by the Assault's own order: the most Bases, then Population,
    then players', FARC, AUC, Cartels."""
    spare = "bogota: govt 9t"
    b = garrison(spare + "\npasto: govt 1p, auc 1g(1a) 2b\nmedellin: govt 1p, auc 1g(1a) 1b")
    assert settled(b, "assault")[2] == ["pasto"]
    b = garrison(spare + "\ncali: govt 1p, cartels 1g(1a) 1b\nmedellin: govt 1p, auc 1g(1a) 1b")
    assert settled(b, "assault")[2] == ["medellin"]


def test_8_8_7_air_lift_to_the_best_sweep() -> None:
    """8.8.7, 8.8.6 Of the spaces short of cubes the best by the Sweep's own order: Activate all before Control, then
    at Support."""
    spare = "bogota: govt 4t" + held("bogota", "cartagena")
    assert settled(garrison(spare + "\ncartagena: farc 2g(2a)\nvichada: farc 3g"), "sweep")[2] == ["vichada"]
    assert settled(garrison(spare + "\nhuila: farc 3g(3a)\narauca: farc 2g(2a), PS"), "sweep")[2] == ["cartagena"]
    spare = "bogota: govt 4t" + held("bogota")
    assert settled(garrison(spare + "\nantioquia: farc 3g\ncesar: farc 3g, PS"), "sweep")[2] == ["cesar"]


def test_8_8_7_troops_lifted_cannot_sweep_in_as_well() -> None:
    """8.8.7 Troops that fly from a neighbouring space are counted once: the aim is reached from elsewhere or not."""
    text = "bogota: govt 4t\nmeta_east: farc 4g"
    assert "meta_east" not in settled(garrison(text + held("bogota")), "sweep")[2]
    b = garrison(text + "\nmedellin: govt 5t" + held("bogota", "medellin"))
    assert settled(b, "sweep") == ("air_lift", ["medellin"], ["meta_east"])


def test_8_8_7_air_lift_for_train() -> None:
    """8.8.7 To enable Civic Action, the largest shift; to enable a Base; to lonely Police; to add Control."""
    spare = "bogota: govt 9t"
    civic = "\nmedellin: govt 2p\npasto: govt 2p"
    base = "\nhuila: govt 2t 1p"
    control = "\nsantander: farc 1g"
    assert settled(garrison(spare + civic + base, bases=1), "train")[2] == ["medellin"]
    assert settled(garrison(spare + base + control, bases=1), "patrol")[2] == ["huila"]
    assert settled(garrison(spare + control + "\nvichada: govt 1p"), "patrol")[2] == ["vichada"]
    b = garrison(f"{spare}, AS\nantioquia: govt 1t\nhuila: govt 1t" + control + held("bogota"))
    assert settled(b, "patrol")[2] == ["santander"]


def test_8_8_7_a_base_is_enabled_where_people_live() -> None:
    """8.8.7, 8.8.4 Troops in Vichada, without Population, enable no Base: they go to the lonely Police."""
    b = garrison("bogota: govt 9t\nvichada: govt 2t 1p\ncali: govt 1p, terror 1", bases=1)
    assert settled(b, "patrol")[2] == ["cali"]


@pytest.mark.parametrize(("side", "count"), [(0, 3), (UNSHADED, 8), (SHADED, 1)])
def test_8_8_7_air_lift_number(side: int, count: int) -> None:
    """8.8.7 As many as the rules and Blackhawks let, but for the one that Control needs."""
    b = garrison("bogota: govt 9t\nvichada: govt 1p", 9)
    b.put_in_force(BLACKHAWKS, side)
    op = Operation(GOVT, "patrol", special=True)
    found = play(b, led(b, execute(b, op)))
    assert found["vichada govt.troops"] == count and found["bogota govt.troops"] == -count


def test_8_8_7_bans() -> None:
    """8.8.7 Where Misil Antiaéreo bars Special Activities, others are looked for."""
    b = garrison("huila: cartels 2b, farc 1g\nchoco: cartels 1b")
    b.put_in_force(MISIL, SHADED)
    assert settled(b, "train")[:2] == ("eradicate", ["choco"])


def test_8_8_7_eradicate_shift() -> None:
    """8.4.3 The smallest shift: where the least Support is lost, then the least Opposition gained."""
    b = garrison("choco: cartels 1b, AS\nhuila: AS\nnarino: AO\nantioquia: PO", 20)
    found = play(b, led(b, procedure(b, Operation(GOVT, "train", special=True), "eradicate")))
    assert found == {"choco cartels.base": -1, "antioquia support": -1, "aid": 4}
    b = garrison("choco: cartels 1b\nhuila: PO\nnarino: AO\nantioquia: PO", 20)
    found = play(b, led(b, procedure(b, Operation(GOVT, "train", special=True), "eradicate")))
    assert found == {"choco cartels.base": -1, "choco support": -1, "aid": 4}


def test_8_8_7_none() -> None:
    """8.8.7 None of it is possible."""
    b = garrison("bogota: govt 1t 1p")
    assert settled(b, "sweep")[0] == "" and reasons(b)[-1] == "8.8.7 no-special"


def after_patrol(b: Colombia) -> dict[str, int]:
    """Run a Patrol and its Special Activity without dice."""
    return play(b, led(b, execute(b, Operation(GOVT, "patrol", special=True))))


def test_8_8_7_eradicates_where_settled() -> None:
    """8.8.7 It is carried out where the most Bases go."""
    found = after_patrol(garrison("huila: cartels 1g 1b\nchoco: cartels 2b\nnarino: cartels 1g 1b, AO", 9))
    assert found["choco cartels.base"] == -2 and "huila cartels.base" not in found


def test_8_8_7_no_air_strike_at_a_guarded_base() -> None:
    """8.8.7, 4.2.2 A player's Base beside its own Guerrilla is no target, though the Guerrilla is Active."""
    assert settled(garrison("huila: farc 1g(1a) 1b", player="farc"), "sweep")[0] == ""
    assert settled(garrison("huila: auc 1g(1a) 1b", player="auc"), "sweep")[0] == ""


def test_8_8_7_air_strike_where_settled() -> None:
    """8.8.7 A player AUC's Base is struck, no FARC Base nor the Guerrilla beside it, though FARC is a player too."""
    b = garrison("huila: farc 1b\nchoco: auc 1b, farc 1g(1a)", 9)
    b.options.is_player[1:3] = [True, True]
    assert after_patrol(b) == {"choco auc.base": -1, "resources govt": -3}


def test_8_8_7_air_lift_leaves_control_behind() -> None:
    """8.8.7 No Troops leave a space where Control needs all of them."""
    b = garrison("bogota: govt 4t 1p, farc 4g\npasto: govt 1p")
    assert settled(b, "patrol")[0] == ""


def test_8_8_7_dice_choose_among_equal_origins() -> None:
    """8.8.7, 8.2 Two origins with as many Troops to spare."""
    b = garrison("cali: govt 4t\nmedellin: govt 4t\npasto: govt 1p")
    assert settled(b, "train") == ("air_lift", ["cali", "medellin"], ["pasto"])


@pytest.mark.parametrize(
    ("operation", "spaces", "resources", "level", "lifts"),
    [
        pytest.param("train", ["medellin"], 21, "", False, id="Civic Action is to follow"),
        pytest.param("train", [], 21, "", True, id="not Trained there"),
        pytest.param("train", ["medellin"], 17, "", True, id="no Resources for it"),
        pytest.param("train", ["medellin"], 21, ", AS", True, id="Active Support already"),
        pytest.param("patrol", ["medellin"], 21, "", True, id="no Train"),
    ],
)
def test_8_8_7_troops_for_civic_action_stay(
    operation: str, spaces: list[str], resources: int, level: str, lifts: bool
) -> None:
    """8.8.7, 8.8.4 Troops that the Civic Action to follow needs are not lifted from a Train space."""
    b = garrison(f"medellin: govt 1t 4p{level}\npasto: govt 1p", resources)
    assert (settled(b, operation, *spaces)[0] == "air_lift") == lifts


def test_8_8_7_one_civic_action_keeps_its_troops() -> None:
    """8.8.7, 8.8.4 Bogotá, Cali and Medellín are Trained, but only Bogotá gets Civic Action. The other two spare all 3
    of their Troops, which bring Chocó to the 5 cubes that a Base takes."""
    text = "bogota: PS\nchoco: govt 1t 1p, PS" + held("bogota", "cali", "medellin")
    resources = {"govt": 42, "farc": 3, "auc": 3, "cartels": 5}
    b = garrison(text, resources, troops=20, police=20, bases=3)
    assert act(b) == {
        "bogota govt.troops": 3,
        "bogota govt.police": 3,
        "bogota support": 1,
        "cali govt.police": 3,
        "medellin govt.troops": 3,
        "medellin govt.police": 3,
        "choco govt.troops": 3,
        "resources govt": -12,
    }
    assert selected(b) == ["bogota", "cali", "medellin"]


def test_8_8_7_of_two_equal_civic_actions_one_is_enough() -> None:
    """8.8.7, 8.8.8 In Cali and Medellín Civic Action gains the same. All Troops may leave one of them."""
    b = garrison("cali: govt 1t 4p\nmedellin: govt 1t 4p\npasto: govt 1p", 21)
    assert settled(b, "train", "cali") == ("air_lift", ["medellin"], ["pasto"])
    assert settled(b, "train", "cali", "medellin") == ("air_lift", ["cali", "medellin"], ["pasto"])


def test_8_8_7_air_lift_adds_control_where_it_can() -> None:
    """8.8.7 Three Troops add Control in Santander, not in Antioquia where 9 Guerrillas are."""
    text = "bogota: govt 9t, AS\nantioquia: govt 1t, farc 9g\nhuila: govt 1t\nsantander: farc 1g"
    assert settled(garrison(text + held("bogota")), "patrol")[2] == ["santander"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("neiva: govt 1t 1p, auc 5g(4a)", "control"),
        ("vichada: govt 9p, farc 3g(3a) 1b, shipment farc.a", "shipment"),
        ("vichada: govt 9p, farc 3g(3a)", "last-piece"),
    ],
)
def test_8_8_7_air_lift_for_each_aim_of_assault(text: str, reason: str) -> None:
    """8.8.7, 8.8.3 Troops fly where the Assault would then add Control, remove a Shipment, or the last piece."""
    b = garrison("bogota: govt 9t\n" + text, player="auc")
    assert settled(b, "assault")[2] == [text.split(":")[0]]
    assert steps(b, "8.8.7 lift-for")[-1].startswith(f"8.8.7 lift-for-{reason} ")
