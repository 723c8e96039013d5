"""What Government Capabilities (5.3) and Insurgent Momentum (5.4) change in the Operations of section 3."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    AUC,
    DEFENSE_COUNCIL,
    FARC,
    FIRST_DIVISION,
    MADRID_DONORS,
    METEORO,
    MOUNTAIN_BATTALIONS,
    OSPINA,
    PLAN_COLOMBIA,
    PROTECTED,
    SENADO,
    SHADED,
    TAPIAS,
    UNSHADED,
)
from tests.games.andean_abyss.asking import asks, plain
from tests.helpers import RULES, board, operation

CITIES = {RULES.spec.spaces[s] for s in RULES.spec.cities}
LOCS = {RULES.spec.spaces[s] for s in RULES.spec.locs}


def under(text: str, card: int, side: int, resources: int = 10) -> Colombia:
    b = board(text, resources)
    b.put_in_force(card, side)
    return b


def test_3_2_1_first_division_shaded() -> None:
    """3.2.1 1st Division shaded: Civic Action of a Train needs 2 Troops and 2 Police; unshaded helps only in 6.4.1."""
    train = ["huila", "done"]
    for cubes, side, possible in [
        ("2t 2p", SHADED, True),
        ("3t 1p", SHADED, False),
        ("1t 3p", SHADED, False),
        ("3t", UNSHADED, False),
    ]:
        b = under(f"huila: govt {cubes}", FIRST_DIVISION, side)
        assert ("civic_action" in asks(b, "govt", "train", *train).options) is possible


def test_3_2_3_ospina_unshaded() -> None:
    """3.2.3 Ospina & Mora unshaded: a Sweep costs 1 Resource a space."""
    b = under("", OSPINA, UNSHADED, resources=2)
    assert operation(b, "govt", "sweep", "cali", "pasto", "done", special=False) == {"resources govt": -2}


def test_3_2_3_ospina_shaded() -> None:
    """3.2.3 Ospina & Mora shaded: a Sweep selects 1 space; a Special Activity may still be added."""
    b = under("bogota: govt 3t", OSPINA, SHADED)
    after = asks(b, "govt", "sweep", "cali")
    assert plain(after.options) == {"done"}
    assert "air_lift" in after.options


def test_3_2_3_defense_council_unshaded() -> None:
    """3.2.3 National Defense & Security Council unshaded: 1 Police a space may move in with the Troops or alone."""
    b = under("bogota: govt 2t 2p\nneiva: govt 1p\nmeta_west: farc 3g", DEFENSE_COUNCIL, UNSHADED)
    choices = ["meta_west", "bogota", "2", "1"]
    assert asks(b, "govt", "sweep", *choices).kind == "sweep-space"
    assert operation(b, "govt", "sweep", *choices, "done", "farc", special=False) == {
        "bogota govt.troops": -2,
        "bogota govt.police": -1,
        "meta_west govt.troops": 2,
        "meta_west govt.police": 1,
        "meta_west farc.guerrilla.u": -1,
        "meta_west farc.guerrilla.a": 1,
        "resources govt": -3,
    }
    alone = under("neiva: govt 2p", DEFENSE_COUNCIL, UNSHADED)
    assert operation(alone, "govt", "sweep", "huila", "neiva", "done", special=False) == {
        "neiva govt.police": -1,
        "huila govt.police": 1,
        "resources govt": -3,
    }


def test_3_2_3_defense_council_shaded() -> None:
    """3.2.3 National Defense & Security Council shaded: Troops only or Police only count, whichever are more."""
    b = under("arauca: govt 1t 2p, farc 3g\nchoco: govt 3t 2p, farc 3g", DEFENSE_COUNCIL, SHADED)
    choices = ["arauca", "choco", "done", "arauca", "farc", "farc"]
    assert operation(b, "govt", "sweep", *choices, special=False) == {
        "arauca farc.guerrilla.u": -2,
        "arauca farc.guerrilla.a": 2,
        "choco farc.guerrilla.u": -1,
        "choco farc.guerrilla.a": 1,
        "resources govt": -6,
    }


def test_3_2_4_tapias() -> None:
    """3.2.4 Tapias: an Assault costs 1 Resource a space (unshaded), or selects 1 space only (shaded)."""
    text = "choco: govt 1t, farc 1g(1a)\nnarino: govt 1t, farc 1g(1a)"
    b = under(text, TAPIAS, UNSHADED, resources=2)
    assert operation(b, "govt", "assault", "choco", "narino", "done", special=False) == {
        "choco farc.guerrilla.a": -1,
        "narino farc.guerrilla.a": -1,
        "resources govt": -2,
    }
    b = under(text, TAPIAS, SHADED)
    assert asks(b, "govt", "assault", "choco", special=False).options == ["done", "take_back"]


def test_3_2_2_tapias_leaves_patrol_alone() -> None:
    """3.2.2 Tapias shaded does not concern the Assault of a Patrol."""
    b = under("loc_cali_pasto: govt 1p, farc 1g(1a)", TAPIAS, SHADED)
    assert operation(b, "govt", "patrol", "done", "loc_cali_pasto", special=False) == {
        "loc_cali_pasto farc.guerrilla.a": -1,
        "resources govt": -3,
    }


@pytest.mark.parametrize(
    ("side", "cubes", "hits"),
    [(UNSHADED, "2t 1p", 3), (SHADED, "4t 3p", 1), (SHADED, "8t", 2)],
)
def test_3_2_4_mountain_battalions(side: int, cubes: str, hits: int) -> None:
    """3.2.4 High Mountain Battalions: each cube removes a piece in Mountain (unshaded), or 4 Troops do (shaded)."""
    b = under(f"huila: govt {cubes}, farc 9g(9a)", MOUNTAIN_BATTALIONS, side)
    assert operation(b, "govt", "assault", "huila", "done", special=False) == {
        "huila farc.guerrilla.a": -hits,
        "resources govt": -3,
    }


def test_3_2_4_mountain_battalions_shaded_needs_four() -> None:
    """3.2.4 High Mountain Battalions shaded: 3 Troops remove nobody in Mountain."""
    b = under("huila: govt 3t, farc 1g(1a)", MOUNTAIN_BATTALIONS, SHADED)
    assert operation(b, "govt", "assault", "huila", "done", special=False) == {"resources govt": -3}


def test_3_2_2_plan_colombia() -> None:
    """3.2.2 Plan Colombia shaded: a Patrol Activates nobody, but still moves and Assaults those Active already."""
    b = under("loc_cali_pasto: govt 2p, farc 2g(1a)", PLAN_COLOMBIA, SHADED)
    assert operation(b, "govt", "patrol", "done", "loc_cali_pasto", special=False) == {
        "loc_cali_pasto farc.guerrilla.a": -1,
        "resources govt": -3,
    }


def test_3_2_2_plan_meteoro() -> None:
    """3.2.2 Plan Meteoro: the Patrol Assaults on every LoC (unshaded; Limited only at the destination), or on none."""
    text = "loc_cali_pasto: govt 1p, farc 1g(1a)\nloc_neiva_pasto: govt 1p, farc 1g(1a)"
    b = under(text, METEORO, UNSHADED)
    assert operation(b, "govt", "patrol", "done", "loc_cali_pasto", "loc_neiva_pasto", special=False) == {
        "loc_cali_pasto farc.guerrilla.a": -1,
        "loc_neiva_pasto farc.guerrilla.a": -1,
        "resources govt": -3,
    }
    b = under(text, METEORO, UNSHADED)
    assert operation(b, "govt", "patrol", "done", "loc_cali_pasto", special=False, limited=True) == {
        "loc_cali_pasto farc.guerrilla.a": -1,
        "resources govt": -3,
    }
    b = under(text, METEORO, SHADED)
    assert operation(b, "govt", "patrol", "done", special=False) == {"resources govt": -3}


def test_3_2_3_madrid_donors() -> None:
    """3.2.3 Madrid Donors shaded: no Sweep in Departments."""
    b = under("", MADRID_DONORS, SHADED)
    assert plain(asks(b, "govt", "sweep").options) == CITIES


def test_3_2_4_madrid_donors() -> None:
    """3.2.4 Madrid Donors shaded: no Assault in Departments, Cities and LoCs are not concerned."""
    text = "choco: govt 1t, farc 1g(1a)\nhuila: govt 1p\ncali: govt 1t, farc 1g(1a)\nloc_cali_pasto: govt 1p"
    b = under(text, MADRID_DONORS, SHADED)
    assert plain(asks(b, "govt", "assault", special=False).options) == {"cali", "loc_cali_pasto"}


def test_3_2_senado_protects_from_sweep_and_assault() -> None:
    """3.2 Senado & Cámara shaded: who executed it is safe from Sweep and Assault, not from Patrol."""
    b = under("arauca: govt 4t, farc 1g, auc 2g(1a)\nloc_cali_pasto: govt 1p, auc 1g", SENADO, SHADED)
    b.set(PROTECTED, AUC + 1)
    assert asks(b, "govt", "sweep", "arauca", "done", special=False).options == ["farc", "done"]
    assert asks(b, "govt", "patrol", "done", special=False).options == ["auc", "done"]
    assert operation(b, "govt", "assault", "arauca", "done", special=False) == {"resources govt": -3}
    b.set(PROTECTED, FARC + 1)
    assert operation(b, "govt", "assault", "arauca", "done", special=False)["arauca auc.guerrilla.a"] == -1


@pytest.mark.parametrize(
    ("card", "name", "space"),
    [(MADRID_DONORS, "assault", "arauca"), (SENADO, "assault", "arauca"), (MADRID_DONORS, "sweep", "arauca")],
)
def test_3_2_the_event_being_played_prevails(card: int, name: str, space: str) -> None:
    """3.2 An Operation granted by the Event being played is not held up by effects in force (5.1.2)."""
    b = under("arauca: govt 4t, auc 2g(1a)", card, SHADED)
    b.set(PROTECTED, AUC + 1)
    assert space in asks(b, "govt", name, free=True, event=True).options
