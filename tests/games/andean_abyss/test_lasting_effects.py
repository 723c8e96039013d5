"""5.3 Capabilities, 5.4 Momentum: what each of them changes in the Operations and phases, and what it leaves alone."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss import events, s4_special
from abyssal.games.andean_abyss import s6_propaganda as propaganda
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    ALFONSO_CANO,
    BLACKHAWKS,
    CAPABILITIES,
    DEFENSE_COUNCIL,
    EFFECT,
    FARC,
    FIRST_DIVISION,
    GOVT,
    MADRID_DONORS,
    METEORO,
    MEXICAN_TRAFFICKERS,
    MISIL,
    MOMENTUM,
    MOUNTAIN_BATTALIONS,
    OSPINA,
    PLAN_COLOMBIA,
    PRESIDENT,
    PROTECTED,
    SENADO,
    SHADED,
    SPECIAL_FORCES,
    TAPIAS,
    UNSHADED,
    URIBE,
)
from abyssal.games.andean_abyss.operation import Operation
from abyssal.games.andean_abyss.operations import execute, menu
from abyssal.kernel.decision import Decision
from tests.helpers import board, operation, play, question


def in_force(b: Colombia, *effects: tuple[int, int]) -> Colombia:
    for card, side in effects:
        b.put_in_force(card, side)
    return b


def ask(b: Colombia, name: str, *choices: str, special: bool = False, event: bool = False) -> Decision:
    """What an Operation of the Government asks after these choices."""
    op = Operation(GOVT, name, special=special, event=event)
    return question(execute(b, op), *choices)


def spaces(decision: Decision) -> list[str]:
    """The options, but for being done and taking back pieces."""
    return [option for option in decision.options if option not in ("done", "take_back")]


# 1 1st Division: Civic Action.

CIVIC = "bogota: govt 1t\ncali: govt 2p\nmedellin: govt 1t 1p\nibague: govt 2t 2p\nneiva: govt 1t, farc 1g"


def civic(*effects: tuple[int, int]) -> Colombia:
    b = in_force(board(CIVIC, resources=40), *effects)
    propaganda.mark_control(b)
    return b


def test_01_nothing_in_force() -> None:
    """6.4.1 Control, Troops and Police."""
    assert spaces(question(propaganda.civic_action_phase(civic()))) == ["medellin", "ibague"]


def test_01_first_division_unshaded_eases_one_space() -> None:
    """Any cube will do in one space, for as many steps as are wanted; Control is needed as ever."""
    b = civic((FIRST_DIVISION, UNSHADED))
    flow = propaganda.civic_action_phase(b)
    assert spaces(question(flow)) == ["bogota", "cali", "medellin", "ibague"]
    flow.send("medellin")
    assert spaces(flow.send("1")) == ["bogota", "cali", "medellin", "ibague"], "medellin needs no easing"
    flow.send("cali")
    assert spaces(flow.send("1")) == ["cali", "medellin", "ibague"]
    assert b.resources(GOVT) == 40 - 6
    b = civic((FIRST_DIVISION, UNSHADED))
    assert play(b, propaganda.civic_action_phase(b), "bogota", "1", "bogota", "medellin", "2", "done") == {
        "bogota support": 2,
        "medellin support": 2,
        "resources govt": -12,
    }


def test_01_first_division_unshaded_is_new_in_each_support_phase() -> None:
    b = civic((FIRST_DIVISION, UNSHADED))
    assert play(b, propaganda.civic_action_phase(b), "bogota", "1", "done")["bogota support"] == 1
    assert play(b, propaganda.civic_action_phase(b), "cali", "1", "done") == {"cali support": 1, "resources govt": -3}


def test_01_first_division_shaded_demands_more() -> None:
    """Two Troops and two Police."""
    assert spaces(question(propaganda.civic_action_phase(civic((FIRST_DIVISION, SHADED))))) == ["ibague"]


@pytest.mark.parametrize(
    ("side", "space", "offered"),
    [
        (0, "medellin", True),
        (0, "cali", False),
        (UNSHADED, "medellin", True),
        (UNSHADED, "cali", False),
        (SHADED, "medellin", False),
        (SHADED, "ibague", True),
    ],
)
def test_01_first_division_and_train(side: int, space: str, offered: bool) -> None:
    """Train (3.2.1): unshaded does not ease it, shaded makes it harder."""
    b = civic((FIRST_DIVISION, side))
    choices = [space, "0", "0", "done", *(["civic_action", "1"] if offered else [])]
    expected = {"resources govt": -6, f"{space} support": 1} if offered else {"resources govt": -3}
    assert operation(b, "govt", "train", *choices, special=False) == expected


# 2 Ospina & Mora, 11 National Defense & Security Council: Sweep.


@pytest.mark.parametrize(("side", "cost"), [(0, 3), (UNSHADED, 1), (SHADED, 3)])
def test_02_ospina_unshaded_cost(side: int, cost: int) -> None:
    b = in_force(board(), (OSPINA, side))
    assert operation(b, "govt", "sweep", "huila", "done", special=False) == {"resources govt": -cost}


def test_02_ospina_unshaded_more_spaces_for_the_money() -> None:
    b = board(resources=2)
    assert "sweep" not in menu(b, GOVT, False, False)
    in_force(b, (OSPINA, UNSHADED))
    assert "sweep" in menu(b, GOVT, False, False)
    assert operation(b, "govt", "sweep", "huila", "choco", "done", special=False) == {"resources govt": -2}


def test_02_ospina_shaded_one_space() -> None:
    """One space, into which Troops may come from several; a Special Activity may be added."""
    text = "bogota: govt 2t\ncali: govt 2t\nhuila: farc 1g"
    assert len(spaces(ask(board(text), "sweep", "huila", "done"))) > 20
    b = in_force(board(text), (OSPINA, SHADED))
    assert spaces(ask(b, "sweep", "huila", "done")) == []
    b = in_force(board(text), (OSPINA, SHADED))
    moves = ["bogota", "2", "cali", "1", "done", "air_lift", "cali", "medellin", "done", "farc", "air_strike"]
    with pytest.raises(AssertionError, match="air_strike"):
        operation(b, "govt", "sweep", "huila", *moves)
    b = in_force(board(text), (OSPINA, SHADED))
    assert operation(b, "govt", "sweep", "huila", *moves[:-1]) == {
        "resources govt": -3,
        "bogota govt.troops": -2,
        "cali govt.troops": -2,
        "medellin govt.troops": 1,
        "huila govt.troops": 3,
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
    }


def test_02_ospina_shaded_gives_way_to_an_event() -> None:
    """5.1.2 A Sweep granted by the Event being played reaches several spaces."""
    b = in_force(board(), (OSPINA, SHADED))
    assert len(spaces(ask(b, "sweep", "huila", event=True))) > 20


def test_11_council_unshaded_police_ride_along() -> None:
    """One Police for each space, next to it or over a LoC free of Guerrillas, with Troops or without."""
    text = "bogota: govt 1t 2p\nmeta_west: govt 3p\nloc_neiva_bogota: farc 1g\npasto: govt 1p"
    assert ask(board(text), "sweep", "neiva").kind == "sweep-space", "no Troops can come, so nobody asks"
    assert spaces(ask(board(text), "sweep", "huila")) == ["bogota"]
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert spaces(ask(b, "sweep", "neiva")) == ["pasto", "meta_west"], "not from bogota past the Guerrilla"
    choices = ["neiva", "meta_west", "huila", "bogota", "1", "1", "done"]
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert operation(b, "govt", "sweep", *choices, special=False) == {
        "resources govt": -6,
        "meta_west govt.police": -1,
        "neiva govt.police": 1,
        "bogota govt.troops": -1,
        "bogota govt.police": -1,
        "huila govt.troops": 1,
        "huila govt.police": 1,
    }


def test_11_council_unshaded_one_police_a_space() -> None:
    """After the first Police only Troops can still come in."""
    text = "bogota: govt 2t 2p\ncali: govt 1p"
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert spaces(ask(b, "sweep", "huila")) == ["bogota", "cali"]
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert spaces(ask(b, "sweep", "huila", "cali")) == ["bogota"]
    b = in_force(board(text), (DEFENSE_COUNCIL, UNSHADED))
    assert operation(b, "govt", "sweep", "huila", "cali", "bogota", "1", "done", "done", special=False) == {
        "resources govt": -3,
        "cali govt.police": -1,
        "bogota govt.troops": -1,
        "huila govt.police": 1,
        "huila govt.troops": 1,
    }


@pytest.mark.parametrize(
    ("pieces", "space", "none", "shaded"),
    [
        ("3t 2p", "huila", 5, 3),
        ("1t 4p", "huila", 5, 4),
        ("3t 2p", "choco", 2, 1),
        ("1t 1p", "choco", 1, 0),
        ("0t 3p", "bogota", 3, 3),
    ],
)
def test_11_council_shaded_one_kind_of_cube(pieces: str, space: str, none: int, shaded: int) -> None:
    """The larger number of Troops or Police in each space, in Forest halved."""
    for side, found in ((0, none), (SHADED, shaded)):
        b = in_force(board(f"{space}: govt {pieces}, farc 6g"), (DEFENSE_COUNCIL, side))
        choices = [space, "done", "farc"] if found else [space, "done"]
        expected = {f"{space} farc.guerrilla.u": -found, f"{space} farc.guerrilla.a": found} if found else {}
        assert operation(b, "govt", "sweep", *choices, special=False) == {"resources govt": -3, **expected}


def test_11_council_shaded_counts_each_space_by_itself() -> None:
    b = in_force(board("huila: govt 2t 1p, farc 4g\ncesar: govt 1t 2p, auc 4g"), (DEFENSE_COUNCIL, SHADED))
    assert operation(b, "govt", "sweep", "huila", "cesar", "done", "farc", "auc", special=False) == {
        "resources govt": -6,
        "huila farc.guerrilla.u": -2,
        "huila farc.guerrilla.a": 2,
        "cesar auc.guerrilla.u": -2,
        "cesar auc.guerrilla.a": 2,
    }


def test_11_council_shaded_leaves_patrol_alone() -> None:
    b = in_force(board("loc_neiva_bogota: govt 1t 1p, farc 3g"), (DEFENSE_COUNCIL, SHADED))
    assert operation(b, "govt", "patrol", "done", "farc", "done", special=False) == {
        "resources govt": -3,
        "loc_neiva_bogota farc.guerrilla.u": -2,
        "loc_neiva_bogota farc.guerrilla.a": 2,
    }


@pytest.mark.parametrize(("price", "cost", "many"), [(UNSHADED, 1, True), (SHADED, 3, False)])
def test_02_and_11_combine(price: int, cost: int, many: bool) -> None:
    """Cost or number of spaces, and the riding Police or the one kind of cube, are independent."""
    text = "bogota: govt 1p\nhuila: govt 2t 1p, farc 5g"
    b = in_force(board(text), (OSPINA, price), (DEFENSE_COUNCIL, UNSHADED))
    assert bool(spaces(ask(b, "sweep", "huila", "bogota"))) == many
    b = in_force(board(text), (OSPINA, price), (DEFENSE_COUNCIL, UNSHADED))
    assert operation(b, "govt", "sweep", "huila", "bogota", "done", "farc", special=False) == {
        "resources govt": -cost,
        "bogota govt.police": -1,
        "huila govt.police": 1,
        "huila farc.guerrilla.u": -4,
        "huila farc.guerrilla.a": 4,
    }
    b = in_force(board(text), (OSPINA, price), (DEFENSE_COUNCIL, SHADED))
    assert operation(b, "govt", "sweep", "huila", "done", "farc", special=False) == {
        "resources govt": -cost,
        "huila farc.guerrilla.u": -2,
        "huila farc.guerrilla.a": 2,
    }


# 3 Tapias, 9 High Mountain Battalions: Assault.


@pytest.mark.parametrize(("side", "cost"), [(0, 3), (UNSHADED, 1), (SHADED, 3)])
def test_03_tapias_unshaded_cost(side: int, cost: int) -> None:
    b = in_force(board("choco: govt 1t, farc 1g(1a)"), (TAPIAS, side))
    assert operation(b, "govt", "assault", "choco", "done", special=False) == {
        "resources govt": -cost,
        "choco farc.guerrilla.a": -1,
    }


def test_03_tapias_unshaded_more_for_the_money() -> None:
    b = board("choco: govt 1t, farc 1g(1a)", resources=2)
    assert "assault" not in menu(b, GOVT, False, False)
    assert "assault" in menu(in_force(b, (TAPIAS, UNSHADED)), GOVT, False, False)


def test_03_tapias_shaded_one_space() -> None:
    """One space, with a Special Activity if wanted; an Event being played reaches further (5.1.2)."""
    text = "choco: govt 1t, farc 1g(1a)\ncali: govt 1p, auc 1g(1a)\nhuila: farc 1g(1a)"
    assert spaces(ask(board(text), "assault", "choco")) == ["cali"]
    assert spaces(ask(in_force(board(text), (TAPIAS, SHADED)), "assault", "choco")) == []
    assert spaces(ask(in_force(board(text), (TAPIAS, SHADED)), "assault", "choco", event=True)) == ["cali"]
    b = in_force(board(text), (TAPIAS, SHADED))
    assert operation(b, "govt", "assault", "choco", "air_strike", "done") == {
        "resources govt": -3,
        "choco farc.guerrilla.a": -1,
        "huila farc.guerrilla.a": -1,
    }


@pytest.mark.parametrize("side", [0, UNSHADED, SHADED])
def test_03_tapias_leaves_patrol_alone(side: int) -> None:
    """The Assault that ends a Patrol is no Assault Operation: neither cost nor scope changes."""
    b = in_force(board("loc_neiva_bogota: govt 1t, farc 1g(1a)"), (TAPIAS, side))
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", special=False) == {
        "resources govt": -3,
        "loc_neiva_bogota farc.guerrilla.a": -1,
    }


@pytest.mark.parametrize(
    ("troops", "police", "none", "unshaded", "shaded"),
    [(4, 2, 2, 6, 1), (7, 0, 3, 7, 1), (3, 1, 1, 4, 0), (1, 1, 0, 2, 0)],
)
def test_09_battalions(troops: int, police: int, none: int, unshaded: int, shaded: int) -> None:
    """Half the Troops; every cube; a quarter of the Troops: each rounded down. Elsewhere nothing changes."""
    for side, removed in ((0, none), (UNSHADED, unshaded), (SHADED, shaded)):
        b = in_force(board(f"huila: govt {troops}t {police}p, farc 9g(9a)"), (MOUNTAIN_BATTALIONS, side))
        assert ("assault" in menu(b, GOVT, False, False)) == (removed > 0)
        if removed:
            assert operation(b, "govt", "assault", "huila", "done", special=False) == {
                "resources govt": -3,
                "huila farc.guerrilla.a": -removed,
            }
        for space, usual in (("choco", troops), ("bogota", troops + police)):
            b = in_force(board(f"{space}: govt {troops}t {police}p, farc 9g(9a)"), (MOUNTAIN_BATTALIONS, side))
            assert operation(b, "govt", "assault", space, "done", special=False) == {
                "resources govt": -3,
                f"{space} farc.guerrilla.a": -usual,
            }


def test_09_battalions_unshaded_police_alone() -> None:
    """Police alone cannot Assault in Mountains, but then they can; Bases last as ever."""
    text = "huila: govt 2p, farc 1g(1a) 1b, auc 1g 1b"
    assert "assault" not in menu(board(text), GOVT, False, False)
    b = in_force(board(text), (MOUNTAIN_BATTALIONS, UNSHADED))
    assert operation(b, "govt", "assault", "huila", "done", special=False) == {
        "resources govt": -3,
        "huila farc.guerrilla.a": -1,
        "huila farc.base": -1,
    }


@pytest.mark.parametrize(("side", "removed"), [(0, 2), (UNSHADED, 5), (SHADED, 1)])
def test_09_battalions_and_free_assaults(side: int, removed: int) -> None:
    """An Event's free Assault knows the Mountain rate too."""
    b = in_force(board("huila: govt 4t 1p, farc 9g(9a)"), (MOUNTAIN_BATTALIONS, side))
    assert operation(b, "govt", "assault", "huila", "done", special=False, free=True, event=True) == {
        "huila farc.guerrilla.a": -removed
    }


def test_09_battalions_leave_sweep_alone() -> None:
    b = in_force(board("huila: govt 2t 1p, farc 9g"), (MOUNTAIN_BATTALIONS, SHADED))
    assert operation(b, "govt", "sweep", "huila", "done", "farc", special=False) == {
        "resources govt": -3,
        "huila farc.guerrilla.u": -3,
        "huila farc.guerrilla.a": 3,
    }


@pytest.mark.parametrize(("tapias", "cost"), [(UNSHADED, 1), (SHADED, 3)])
@pytest.mark.parametrize(("rate", "removed"), [(UNSHADED, 5), (SHADED, 1)])
def test_03_and_09_combine(tapias: int, cost: int, rate: int, removed: int) -> None:
    """Cost or scope, and the Mountain rate, are independent."""
    text = "huila: govt 4t 1p, farc 9g(9a)\nchoco: govt 1t, auc 1g(1a)"
    b = in_force(board(text), (TAPIAS, tapias), (MOUNTAIN_BATTALIONS, rate))
    assert spaces(ask(b, "assault", "huila")) == (["choco"] if tapias == UNSHADED else [])
    b = in_force(board(text), (TAPIAS, tapias), (MOUNTAIN_BATTALIONS, rate))
    assert operation(b, "govt", "assault", "huila", "done", special=False) == {
        "resources govt": -cost,
        "huila farc.guerrilla.a": -removed,
    }


# 7 7th Special Forces: the Control Phase.

SABOTEURS = """
    loc_neiva_bogota: govt 1p, farc 1g
    loc_yopal_bogota: govt 1t, farc 1g, auc 1g
    loc_cali_pasto: cartels 1g
    loc_neiva_pasto: govt 1p
    huila: terror 2
"""


@pytest.mark.parametrize("edition", ["first", "second"])
def test_07_special_forces_unshaded(edition: str) -> None:
    """After the new Sabotage up to 3 markers of any kind may go."""
    b = board(SABOTEURS, edition=edition)
    changed = play(b, propaganda.control_phase(b))
    assert {key for key in changed if "terror" in key} == {"loc_yopal_bogota terror", "loc_cali_pasto terror"}
    b = in_force(board(SABOTEURS, edition=edition), (SPECIAL_FORCES, UNSHADED))
    changed = play(b, propaganda.control_phase(b), "loc_yopal_bogota", "huila", "huila")
    assert {key: value for key, value in changed.items() if "terror" in key} == {
        "loc_cali_pasto terror": 1,
        "huila terror": -2,
    }


def test_07_special_forces_unshaded_up_to_three() -> None:
    """The Government may stop at any point, and is not asked when there is nothing to remove."""
    b = in_force(board(SABOTEURS), (SPECIAL_FORCES, UNSHADED))
    changed = play(b, propaganda.control_phase(b), "huila", "done")
    assert {key: value for key, value in changed.items() if "terror" in key} == {
        "loc_yopal_bogota terror": 1,
        "loc_cali_pasto terror": 1,
        "huila terror": -1,
    }
    b = in_force(board(), (SPECIAL_FORCES, UNSHADED))
    assert play(b, propaganda.control_phase(b)) == {}
    b = in_force(board("huila: terror 5"), (SPECIAL_FORCES, UNSHADED))
    assert play(b, propaganda.control_phase(b), "huila", "huila", "huila") == {"huila terror": -3}


def test_07_special_forces_unshaded_before_civic_action() -> None:
    """Terror that is gone need not be paid for in 6.4.1 (cards 1 and 7)."""
    b = in_force(board("cali: govt 1t, terror 1", resources=3), (SPECIAL_FORCES, UNSHADED), (FIRST_DIVISION, UNSHADED))
    play(b, propaganda.control_phase(b), "cali")
    assert play(b, propaganda.civic_action_phase(b), "cali", "done") == {"cali support": 1, "resources govt": -3}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_07_special_forces_shaded(edition: str) -> None:
    """As many Guerrillas as cubes are enough, but one at least."""
    b = in_force(board(SABOTEURS, edition=edition), (SPECIAL_FORCES, SHADED))
    changed = play(b, propaganda.control_phase(b))
    assert {key: value for key, value in changed.items() if "terror" in key} == {
        "loc_neiva_bogota terror": 1,
        "loc_yopal_bogota terror": 1,
        "loc_cali_pasto terror": 1,
    }


def test_07_special_forces_shaded_with_a_controlled_city() -> None:
    """LoCs next to a FARC-Controlled City are Sabotaged with or without it, and others with more cubes are not."""
    text = "pasto: farc 1g\nloc_cali_pasto: govt 2t, farc 1g\nloc_neiva_bogota: govt 2t, farc 1g"
    for side in (0, SHADED):
        b = in_force(board(text), (SPECIAL_FORCES, side))
        changed = play(b, propaganda.control_phase(b))
        assert {key for key in changed if "terror" in key} == {
            "loc_cali_pasto terror",
            "loc_neiva_pasto terror",
            "loc_pasto_tumaco terror",
        }


# 10 Blackhawks, 27 Misil Antiaéreo: Air Lift and the other Special Activities.


def lift(b: Colombia) -> Decision:
    """How many Troops an Air Lift from Bogotá to Cali may carry."""
    return ask(b, "train", "air_lift", "cali", special=True)


@pytest.mark.parametrize(("side", "most"), [(0, 3), (UNSHADED, 7)])
def test_10_blackhawks_unshaded(side: int, most: int) -> None:
    """Three Troops, or any number."""
    asked = lift(in_force(board("bogota: govt 7t"), (BLACKHAWKS, side)))
    assert asked.kind == "move-count"
    assert asked.options == [str(i) for i in range(1, most + 1)]


def test_10_blackhawks_shaded() -> None:
    """One Troops cube, so that nobody is asked."""
    b = in_force(board("bogota: govt 7t"), (BLACKHAWKS, SHADED))
    assert operation(b, "govt", "train", "air_lift", "cali", "neiva", "0", "0", "done") == {
        "bogota govt.troops": -1,
        "cali govt.troops": 1,
        "resources govt": -3,
    }


GROUNDED = "bogota: govt 7t\nhuila: govt 2t, farc 1g\ncali: auc 1g(1a)\nchoco: cartels 1b\nnarino: cartels 1g 1b"


def flights(b: Colombia) -> list[str]:
    """Where Air Lift, Air Strike and Eradicate could take place."""
    op = Operation(GOVT, "patrol", special=True)
    found = []
    for name in s4_special.possible(b, op):
        asked = question(s4_special.execute(b, op, name))
        found += [f"{name} {option}" for option in asked.options]
    return found


def test_27_misil_grounds_flights_to_guerrillas() -> None:
    """Air Lift neither from nor to, Air Strike and Eradicate not in, spaces with Guerrillas of any faction."""
    text = GROUNDED + "\nputumayo: farc 1b, auc 1g\nvaupes: auc 1b\nguainia: cartels 1b"
    assert flights(board(text)) == [
        "air_lift bogota", "air_lift huila",
        "air_strike choco", "air_strike putumayo", "air_strike guainia", "air_strike vaupes",
        "eradicate choco", "eradicate narino", "eradicate guainia",
    ]  # fmt: skip
    b = in_force(board(text), (MISIL, SHADED))
    op = Operation(GOVT, "patrol", special=True)
    there = question(s4_special.execute(b, op, "air_lift")).options
    assert "huila" not in there
    assert "cali" not in there
    assert "medellin" in there
    assert question(s4_special.execute(b, op, "air_strike")).options == ["choco", "guainia", "vaupes"]
    assert question(s4_special.execute(b, op, "eradicate")).options == ["choco", "guainia"]


def test_27_misil_may_leave_nothing() -> None:
    """A Special Activity that has nowhere to take place is not offered."""
    text = "huila: govt 2t, farc 1g\nnarino: cartels 1g(1a)"
    op = Operation(GOVT, "patrol", special=True)
    assert s4_special.possible(board(text), op) == ["air_lift", "air_strike", "eradicate"]
    assert s4_special.possible(in_force(board(text), (MISIL, SHADED)), op) == []


def test_27_misil_and_the_anger_of_eradication() -> None:
    """The shift of an Eradication may fall on a Department with Guerrillas."""
    b = in_force(board("choco: cartels 1b, AO\nnarino: farc 1g\nantioquia: AO\nhuila: AO"), (MISIL, SHADED))
    op = Operation(GOVT, "patrol", special=True)
    assert play(b, s4_special.execute(b, op, "eradicate")) == {"aid": 4, "choco cartels.base": -1, "narino support": -1}


@pytest.mark.parametrize(("side", "most"), [(UNSHADED, 7), (SHADED, 1)])
def test_10_and_27_combine(side: int, most: int) -> None:
    """How many fly and where they may not go both apply."""
    b = in_force(board(GROUNDED), (BLACKHAWKS, side), (MISIL, SHADED))
    op = Operation(GOVT, "train", special=True)
    choices = ["medellin", str(most)] if most > 1 else ["medellin"]
    assert "cali" not in question(s4_special.execute(b, op, "air_lift")).options
    assert play(b, s4_special.execute(b, op, "air_lift"), *choices) == {
        "bogota govt.troops": -most,
        "medellin govt.troops": most,
    }


# 12 Plan Colombia, 13 Plan Meteoro: Patrol, and Air Strike.

PATROL = (
    "loc_neiva_bogota: govt 1t, farc 1g\nloc_yopal_bogota: govt 1p, auc 2g(2a)\nloc_cali_pasto: govt 1t, farc 1g(1a)"
)


def test_12_plan_colombia_shaded_patrols_find_nobody() -> None:
    """Cubes still move, and Active Guerrillas may still be Assaulted."""
    found = {"resources govt": -3, "loc_neiva_bogota farc.guerrilla.u": -1, "loc_neiva_bogota farc.guerrilla.a": 1}
    assert operation(board(PATROL), "govt", "patrol", "done", "farc", "done", special=False) == found
    b = in_force(board(PATROL), (PLAN_COLOMBIA, SHADED))
    choices = ["loc_neiva_bogota", "loc_yopal_bogota", "done", "loc_yopal_bogota"]
    assert operation(b, "govt", "patrol", *choices, special=False) == {
        "resources govt": -3,
        "loc_neiva_bogota govt.troops": -1,
        "loc_yopal_bogota govt.troops": 1,
        "loc_yopal_bogota auc.guerrilla.a": -2,
    }


def test_12_plan_colombia_shaded_no_air_strike() -> None:
    """Air Lift and Eradicate go on."""
    text = "bogota: govt 1t, auc 1g(1a)\nhuila: farc 1g(1a), cartels 1b"
    for name in ("patrol", "sweep", "assault"):
        op = Operation(GOVT, name, special=True)
        assert s4_special.possible(board(text), op) == ["air_lift", "air_strike", "eradicate"]
        b = in_force(board(text), (PLAN_COLOMBIA, SHADED))
        assert s4_special.possible(b, op) == ["air_lift", "eradicate"]


def test_12_plan_colombia_shaded_leaves_sweep_alone() -> None:
    b = in_force(board("huila: govt 1t, farc 1g"), (PLAN_COLOMBIA, SHADED))
    assert operation(b, "govt", "sweep", "huila", "done", "farc", special=False) == {
        "resources govt": -3,
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
    }


@pytest.mark.parametrize("ban", [PLAN_COLOMBIA, MISIL])
def test_12_and_27_give_way_to_an_event(ban: int) -> None:
    """5.1.2 Air Strikes granted by the Event being played take place (card 8)."""
    text = "huila: farc 2g(1a)"
    b = in_force(board(text), (ban, SHADED))
    assert s4_special.possible(b, Operation(GOVT, "patrol", special=True)) == []
    assert s4_special.possible(b, Operation(GOVT, "patrol", event=True)) == ["air_strike"]
    assert play(b, events.execute(b, GOVT, 8, False)) == {"huila farc.guerrilla.a": -1}


ACTIVES = "loc_neiva_bogota: govt 1t, farc 2g(2a)\nloc_yopal_bogota: govt 1p, auc 2g(2a)\nloc_cali_pasto: farc 1g(1a)"


def test_13_meteoro_unshaded_every_loc() -> None:
    """One LoC without it; with it each where there are cubes, by itself, and none need be."""
    one = {"resources govt": -3, "loc_neiva_bogota farc.guerrilla.a": -1}
    assert operation(board(ACTIVES), "govt", "patrol", "done", "loc_neiva_bogota", special=False) == one
    b = in_force(board(ACTIVES), (METEORO, UNSHADED))
    choices = ["done", "loc_neiva_bogota", "loc_yopal_bogota"]
    assert operation(b, "govt", "patrol", *choices, special=False) == {**one, "loc_yopal_bogota auc.guerrilla.a": -1}
    b = in_force(board(ACTIVES), (METEORO, UNSHADED))
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", "done", special=False) == one


def test_13_meteoro_unshaded_limited() -> None:
    """As a Limited Operation only on the destination."""
    b = in_force(board(ACTIVES + "\nbogota: govt 1t"), (METEORO, UNSHADED))
    choices = ["bogota", "loc_neiva_bogota", "done", "loc_neiva_bogota"]
    assert operation(b, "govt", "patrol", *choices, special=False, limited=True) == {
        "resources govt": -3,
        "bogota govt.troops": -1,
        "loc_neiva_bogota govt.troops": 1,
        "loc_neiva_bogota farc.guerrilla.a": -2,
    }


def test_13_meteoro_unshaded_limited_without_a_move() -> None:
    """2.3.5 One space all the same."""
    b = in_force(board(ACTIVES), (METEORO, UNSHADED))
    assert operation(b, "govt", "patrol", "done", "loc_yopal_bogota", special=False, limited=True) == {
        "resources govt": -3,
        "loc_yopal_bogota auc.guerrilla.a": -1,
    }


def test_13_meteoro_shaded_none() -> None:
    """No Assault ends the Patrol; Guerrillas are found as ever, and the Assault Operation is not touched."""
    b = in_force(board(ACTIVES + "\nloc_neiva_pasto: govt 1p, farc 1g"), (METEORO, SHADED))
    assert operation(b, "govt", "patrol", "done", "farc", special=False) == {
        "resources govt": -3,
        "loc_neiva_pasto farc.guerrilla.u": -1,
        "loc_neiva_pasto farc.guerrilla.a": 1,
    }
    assert "loc_neiva_bogota" in ask(b, "assault").options


def test_12_and_13_combine() -> None:
    """Nobody is found, but all who are Active already can be Assaulted on every LoC."""
    b = in_force(board(PATROL), (PLAN_COLOMBIA, SHADED), (METEORO, UNSHADED))
    assert operation(b, "govt", "patrol", "done", "loc_yopal_bogota", "loc_cali_pasto", special=False) == {
        "resources govt": -3,
        "loc_yopal_bogota auc.guerrilla.a": -1,
        "loc_cali_pasto farc.guerrilla.a": -1,
    }


# 17 Madrid Donors, 42 Senado & Cámara: Sweep and Assault.

EVERYWHERE = "huila: govt 2t, farc 2g(2a)\nbogota: govt 1t, farc 1g(1a)\nloc_neiva_bogota: govt 1p, auc 1g(1a)"


def test_17_donors_shaded_ban_departments() -> None:
    """Sweep in Cities, Assault in Cities and on LoCs only."""
    b = board(EVERYWHERE)
    assert "huila" in ask(b, "sweep").options
    assert spaces(ask(b, "assault")) == ["bogota", "huila", "loc_neiva_bogota"]
    in_force(b, (MADRID_DONORS, SHADED))
    assert spaces(ask(b, "sweep")) == [b.spec.spaces[s] for s in b.spec.cities]
    assert spaces(ask(b, "assault")) == ["bogota", "loc_neiva_bogota"]


def test_17_donors_shaded_leave_patrol_and_air_strike_alone() -> None:
    b = in_force(board(EVERYWHERE), (MADRID_DONORS, SHADED))
    assert operation(b, "govt", "patrol", "air_strike", "huila", "done", "loc_neiva_bogota") == {
        "resources govt": -3,
        "huila farc.guerrilla.a": -1,
        "loc_neiva_bogota auc.guerrilla.a": -1,
    }


def test_17_donors_shaded_give_way_to_an_event() -> None:
    """5.1.2 Sweep and Assault that the Event being played grants reach Departments."""
    b = in_force(board(EVERYWHERE), (MADRID_DONORS, SHADED))
    assert "huila" in ask(b, "sweep", event=True).options
    assert "huila" in ask(b, "assault", event=True).options


def test_09_unshaded_and_17_shaded_follow_the_ban() -> None:
    """A Mountain Assaulted like a City stays a Department."""
    b = in_force(board(EVERYWHERE), (MOUNTAIN_BATTALIONS, UNSHADED), (MADRID_DONORS, SHADED))
    assert spaces(ask(b, "assault")) == ["bogota", "loc_neiva_bogota"]


MIXED = (
    "bogota: govt 3t, farc 2g(1a) 1b, auc 2g(1a)\nloc_neiva_bogota: govt 1p, farc 1g(1a)\ncali: govt 1t, farc 1g(1a)"
)


def senado(b: Colombia, faction: int = FARC) -> Colombia:
    b.set(PROTECTED, faction + 1)
    return in_force(b, (SENADO, SHADED))


def test_42_senado_shields_from_sweep() -> None:
    """Sweep Activates others only; Patrol and Air Strike know no shield."""
    both = ["auc", "done", "farc"]
    assert sorted(ask(board(MIXED), "sweep", "bogota", "done").options) == both
    b = senado(board(MIXED))
    assert operation(b, "govt", "sweep", "bogota", "done", "auc", special=False) == {
        "resources govt": -3,
        "bogota auc.guerrilla.u": -1,
        "bogota auc.guerrilla.a": 1,
    }


def test_42_senado_shields_from_assault() -> None:
    """Protected pieces stay, others do not; the Assault of a Patrol is one too (3.2.2)."""
    assert spaces(ask(board(MIXED), "assault")) == ["bogota", "cali", "loc_neiva_bogota"]
    b = senado(board(MIXED))
    assert spaces(ask(b, "assault")) == ["bogota"]
    assert operation(b, "govt", "assault", "bogota", "done", special=False) == {
        "resources govt": -3,
        "bogota auc.guerrilla.a": -1,
    }
    b = senado(board(MIXED))
    assert operation(b, "govt", "patrol", "done", special=False) == {"resources govt": -3}
    b = board(MIXED)
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", special=False) == {
        "resources govt": -3,
        "loc_neiva_bogota farc.guerrilla.a": -1,
    }


def test_42_senado_leaves_patrol_and_air_strike_alone() -> None:
    b = senado(board("loc_neiva_bogota: govt 1p, farc 1g\nhuila: farc 1g(1a)"))
    assert operation(b, "govt", "patrol", "air_strike", "done", "farc") == {
        "resources govt": -3,
        "huila farc.guerrilla.a": -1,
        "loc_neiva_bogota farc.guerrilla.u": -1,
        "loc_neiva_bogota farc.guerrilla.a": 1,
    }


def test_42_senado_executed_by_the_government_does_nothing() -> None:
    b = senado(board(MIXED), GOVT)
    assert spaces(ask(b, "assault")) == ["bogota", "cali", "loc_neiva_bogota"]
    assert sorted(ask(b, "sweep", "bogota", "done").options) == ["auc", "done", "farc"]


def test_42_senado_gives_way_to_an_event() -> None:
    """5.1.2 "Former Military" strikes FARC although it has just played "Senado & Cámara"."""
    b = senado(board(MIXED))
    assert spaces(ask(b, "assault", event=True)) == ["bogota", "cali", "loc_neiva_bogota"]
    assert sorted(ask(b, "sweep", "bogota", "done", event=True).options) == ["auc", "done", "farc"]


# 22 Alfonso Cano: Agitation.

CANO = """
    arauca: farc 2g
    huila: farc 1g, auc 1g
    cali: farc 1b, cartels 2g
    pasto: farc 1g, govt 1t
    neiva: farc 1g, govt 2t
    cesar: farc 1g, auc 3g, AO
    choco: auc 1g
    guainia: farc 1g, auc 1g
    ibague: farc 1g, govt 1p
"""


def agitators() -> Colombia:
    b = board(CANO, resources=20)
    propaganda.mark_control(b)
    return b


def test_22_cano_shaded() -> None:
    """FARC Control; with Cano also FARC pieces without Government Control, as far as there is anything to agitate."""
    assert spaces(question(propaganda.agitation_phase(agitators()))) == ["arauca"]
    b = in_force(agitators(), (ALFONSO_CANO, SHADED))
    assert spaces(question(propaganda.agitation_phase(b))) == ["cali", "ibague", "pasto", "huila", "arauca"]


def test_22_cano_shaded_three_spaces() -> None:
    """Three more spaces besides those of FARC Control, each for as many steps as are paid for."""
    b = in_force(agitators(), (ALFONSO_CANO, SHADED))
    flow = propaganda.agitation_phase(b)
    assert "arauca" in question(flow).options
    for space in ("cali", "arauca", "pasto"):
        flow.send(space)
        assert "huila" in flow.send("1").options
    flow.send("huila")
    assert spaces(flow.send("1")) == ["cali", "pasto", "huila", "arauca"]
    b = in_force(agitators(), (ALFONSO_CANO, SHADED))
    b.terror(b.spec.space_index["pasto"])
    assert play(b, propaganda.agitation_phase(b), "pasto", "3", "arauca", "2", "done") == {
        "pasto terror": -1,
        "pasto support": -2,
        "arauca support": -2,
        "resources farc": -5,
    }


@pytest.mark.parametrize(("edition", "offered"), [("first", False), ("second", True)])
def test_22_cano_and_the_marks_of_control(edition: str, offered: bool) -> None:
    """First edition: Control as marked in 6.2, also if pieces come later. Second edition: as it is."""
    b = in_force(board("cali: farc 1g, govt 2t", edition=edition), (ALFONSO_CANO, SHADED))
    propaganda.mark_control(b)
    b.place(b.spec.piece_named["auc.base"].column, b.spec.space_index["cali"])
    assert ("cali" in question(propaganda.agitation_phase(b)).options) == offered


@pytest.mark.parametrize("edition", ["first", "second"])
def test_22_cano_and_the_marks_of_control_in_a_farc_space(edition: str) -> None:
    """A space that Drug Profits take from FARC Control is one of the three extra spaces in the second edition only."""
    b = in_force(board("cali: farc 2g\npasto: farc 1g, auc 1g", edition=edition), (ALFONSO_CANO, SHADED))
    propaganda.mark_control(b)
    b.place(b.spec.piece_named["cartels.base"].column, b.spec.space_index["cali"], 2)
    for space in ("huila", "choco"):
        b.place(b.spec.piece_named["farc.guerrilla.u"].column, b.spec.space_index[space])
        b.place(b.spec.piece_named["auc.guerrilla.u"].column, b.spec.space_index[space])
    flow = propaganda.agitation_phase(b)
    assert "cali" in question(flow).options
    for space in ("cali", "pasto", "huila"):
        flow.send(space)
        asked = flow.send("1")
    assert ("choco" in asked.options) == (edition == "first")


# 67 Mexican Traffickers: earnings.


@pytest.mark.parametrize(("side", "rate"), [(0, 3), (SHADED, 4)])
def test_67_traffickers_shaded(side: int, rate: int) -> None:
    """Four Resources a Base instead of three, for the Cartels only; a Base from Drug Profits comes too late."""
    b = in_force(
        board("choco: cartels 2b\ncesar: farc 1b\nhuila: cartels 1g, shipment cartels.u"), (MEXICAN_TRAFFICKERS, side)
    )
    changed = play(b, propaganda.resources_phase(b), "base")
    assert changed["resources cartels"] == 2 * rate
    assert changed["resources farc"] == 1
    assert changed["huila cartels.base"] == 1


# 5.3, 5.4: how long they last.


def test_momentum_lasts_until_reset_capabilities_for_good() -> None:
    """6.6 Reset ends Momentum, with the shield of Senado & Cámara; Capabilities stay on either side."""
    b = senado(board())
    for card in MOMENTUM:
        b.put_in_force(card, SHADED)
    for i, card in enumerate(CAPABILITIES):
        b.put_in_force(card, UNSHADED if i % 2 else SHADED)
    propaganda.reset_phase(b)
    assert [card for card in range(1, 73) if b.n[EFFECT + card]] == CAPABILITIES
    assert [b.n[EFFECT + card] for card in CAPABILITIES] == [SHADED, UNSHADED] * 4
    assert b.n[PROTECTED] == 0


def test_momentum_works_in_the_round_that_ends_it() -> None:
    """5.4 The Resources and Support Phases come before Reset; the next Round is as usual again."""
    b = in_force(board("choco: cartels 1b"), (MEXICAN_TRAFFICKERS, SHADED))
    b.set(PRESIDENT, URIBE)
    assert play(b, propaganda.resources_phase(b))["resources cartels"] == 4
    propaganda.reset_phase(b)
    assert play(b, propaganda.resources_phase(b))["resources cartels"] == 3


def test_one_side_takes_the_place_of_the_other() -> None:
    """A card is in force on one side only."""
    b = board()
    for side in (UNSHADED, SHADED):
        play(b, events.execute(b, GOVT, TAPIAS, side == SHADED))
        assert b.n[EFFECT + TAPIAS] == side
