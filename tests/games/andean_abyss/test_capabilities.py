"""5.3 Capabilities: what each changes in Operations and phases, and what it leaves alone."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss import events
from abyssal.games.andean_abyss import s6_propaganda as propaganda
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    BLACKHAWKS,
    EFFECT,
    FIRST_DIVISION,
    GOVT,
    METEORO,
    SHADED,
    SPECIAL_FORCES,
    TAPIAS,
    UNSHADED,
)
from abyssal.kernel.decision import Decision
from tests.games.andean_abyss.effects import ask, in_force, spaces
from tests.games.andean_abyss.helpers import board, operation, play, question

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
    """Any cube will do in one space, for any number of steps. Control is still needed."""
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


@pytest.mark.parametrize(("cubes", "offered"), [("2t 2p", True), ("3t 1p", False), ("1t 3p", False)])
def test_01_first_division_shaded_two_of_each(cubes: str, offered: bool) -> None:
    """3.2.1 Civic Action of a Train needs 2 Troops and 2 Police; more of one do not replace the other."""
    b = in_force(board(f"huila: govt {cubes}"), (FIRST_DIVISION, SHADED))
    assert ("civic_action" in ask(b, "train", "huila", "done").options) is offered


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
    """After the new Sabotage up to 3 markers of any kind may be removed."""
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
    """Removed Terror need not be paid for in 6.4.1 (cards 1 and 7)."""
    b = in_force(board("cali: govt 1t, terror 1", resources=3), (SPECIAL_FORCES, UNSHADED), (FIRST_DIVISION, UNSHADED))
    play(b, propaganda.control_phase(b), "cali")
    assert play(b, propaganda.civic_action_phase(b), "cali", "done") == {"cali support": 1, "resources govt": -3}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_07_special_forces_shaded(edition: str) -> None:
    """As many Guerrillas as cubes are enough, if there is at least one."""
    b = in_force(board(SABOTEURS, edition=edition), (SPECIAL_FORCES, SHADED))
    changed = play(b, propaganda.control_phase(b))
    assert {key: value for key, value in changed.items() if "terror" in key} == {
        "loc_neiva_bogota terror": 1,
        "loc_yopal_bogota terror": 1,
        "loc_cali_pasto terror": 1,
    }


def test_07_special_forces_shaded_with_a_controlled_city() -> None:
    """LoCs next to a FARC-Controlled City are Sabotaged either way; others with more cubes are not."""
    text = "pasto: farc 1g\nloc_cali_pasto: govt 2t, farc 1g\nloc_neiva_bogota: govt 2t, farc 1g"
    for side in (0, SHADED):
        b = in_force(board(text), (SPECIAL_FORCES, side))
        changed = play(b, propaganda.control_phase(b))
        assert {key for key in changed if "terror" in key} == {
            "loc_cali_pasto terror",
            "loc_neiva_pasto terror",
            "loc_pasto_tumaco terror",
        }


# 10 Blackhawks: Air Lift.


def lift(b: Colombia) -> Decision:
    """Return how many Troops an Air Lift from Bogotá to Cali may carry."""
    return ask(b, "train", "air_lift", "cali", special=True)


@pytest.mark.parametrize(("side", "most"), [(0, 3), (UNSHADED, 7)])
def test_10_blackhawks_unshaded(side: int, most: int) -> None:
    """Three Troops, or any number."""
    asked = lift(in_force(board("bogota: govt 7t"), (BLACKHAWKS, side)))
    assert asked.kind == "move-count"
    assert asked.options == [str(i) for i in range(1, most + 1)]


def test_10_blackhawks_shaded() -> None:
    """One Troops cube, so nothing is asked."""
    b = in_force(board("bogota: govt 7t"), (BLACKHAWKS, SHADED))
    assert operation(b, "govt", "train", "air_lift", "cali", "neiva", "0", "0", "done") == {
        "bogota govt.troops": -1,
        "cali govt.troops": 1,
        "resources govt": -3,
    }


# 13 Plan Meteoro: Patrol.

ACTIVES = "loc_neiva_bogota: govt 1t, farc 2g(2a)\nloc_yopal_bogota: govt 1p, auc 2g(2a)\nloc_cali_pasto: farc 1g(1a)"


def test_13_meteoro_unshaded_every_loc() -> None:
    """One LoC without it. With it, any number of LoCs with cubes, one at a time."""
    one = {"resources govt": -3, "loc_neiva_bogota farc.guerrilla.a": -1}
    assert operation(board(ACTIVES), "govt", "patrol", "done", "loc_neiva_bogota", special=False) == one
    b = in_force(board(ACTIVES), (METEORO, UNSHADED))
    choices = ["done", "loc_neiva_bogota", "loc_yopal_bogota"]
    assert operation(b, "govt", "patrol", *choices, special=False) == {**one, "loc_yopal_bogota auc.guerrilla.a": -1}
    b = in_force(board(ACTIVES), (METEORO, UNSHADED))
    assert operation(b, "govt", "patrol", "done", "loc_neiva_bogota", "done", special=False) == one


def test_13_meteoro_unshaded_limited() -> None:
    """A Limited Operation may Assault only at the destination."""
    b = in_force(board(ACTIVES + "\nbogota: govt 1t"), (METEORO, UNSHADED))
    choices = ["bogota", "loc_neiva_bogota", "done", "loc_neiva_bogota"]
    assert operation(b, "govt", "patrol", *choices, special=False, limited=True) == {
        "resources govt": -3,
        "bogota govt.troops": -1,
        "loc_neiva_bogota govt.troops": 1,
        "loc_neiva_bogota farc.guerrilla.a": -2,
    }


def test_13_meteoro_unshaded_limited_without_a_move() -> None:
    """2.3.5 Still only one space."""
    b = in_force(board(ACTIVES), (METEORO, UNSHADED))
    assert operation(b, "govt", "patrol", "done", "loc_yopal_bogota", special=False, limited=True) == {
        "resources govt": -3,
        "loc_yopal_bogota auc.guerrilla.a": -1,
    }


def test_13_meteoro_shaded_none() -> None:
    """No Assault ends the Patrol. Guerrillas are still found, and the Assault Operation is unaffected."""
    b = in_force(board(ACTIVES + "\nloc_neiva_pasto: govt 1p, farc 1g"), (METEORO, SHADED))
    assert operation(b, "govt", "patrol", "done", "farc", special=False) == {
        "resources govt": -3,
        "loc_neiva_pasto farc.guerrilla.u": -1,
        "loc_neiva_pasto farc.guerrilla.a": 1,
    }
    assert "loc_neiva_bogota" in ask(b, "assault").options


# One side at a time.


def test_one_side_takes_the_place_of_the_other() -> None:
    """A card is in force on one side only."""
    b = board()
    for side in (UNSHADED, SHADED):
        play(b, events.execute(b, GOVT, TAPIAS, side == SHADED))
        assert b.n[EFFECT + TAPIAS] == side
