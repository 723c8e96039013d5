"""3.2.4 Assault, 3.2.5 Drug Bust."""

from __future__ import annotations

import pytest

from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import board, operation


@pytest.mark.parametrize(
    ("space", "cubes", "hits"),
    [
        ("choco", "2t 3p", 2),
        ("arauca", "2t 3p", 2),
        ("cali", "2t 3p", 5),
        ("loc_cali_pasto", "1t 3p", 4),
        ("huila", "4t 3p", 2),
        ("huila", "5t", 2),
        ("cesar", "2t", 1),
    ],
)
def test_3_2_4_how_many(space: str, cubes: str, hits: int) -> None:
    """3.2.4 A piece for each Troops cube; in City and LoC for each Police too; in Mountain 1 for 2 Troops."""
    b = board(f"{space}: govt {cubes}, farc 9g(9a)")
    assert operation(b, "govt", "assault", space, "done", special=False) == {
        f"{space} farc.guerrilla.a": -hits,
        "resources govt": -3,
    }


@pytest.mark.parametrize(("space", "cubes"), [("choco", "5p"), ("huila", "1t 5p")])
def test_3_2_4_too_weak(space: str, cubes: str) -> None:
    """3.2.4 Police alone remove nothing in Departments, nor does 1 Troops cube in Mountain."""
    b = board(f"{space}: govt {cubes}, farc 2g(2a)")
    assert operation(b, "govt", "assault", space, "done", special=False) == {"resources govt": -3}


@pytest.mark.parametrize("text", ["bogota: govt 3t", "cali: govt 2t 1p, farc 2g 1b", "loc_cali_pasto: govt 1p, auc 1g"])
def test_3_2_4_nothing_to_remove(text: str) -> None:
    """3.2.4 Any spaces may be selected. Where nothing can be removed, the Assault costs its Resources and changes
    nothing."""
    b = board(text)
    space = text.split(":")[0]
    assert plain(asks(b, "govt", "assault", special=False).options) == {space}
    assert asks(b, "govt", "assault", space, special=False).options == ["done", "take_back"]
    assert operation(b, "govt", "assault", space, "done", special=False) == {"resources govt": -3}


def test_3_2_4_cubes_are_needed() -> None:
    """3.2.4 Spaces without cubes are not selected, whatever is exposed there."""
    b = board("choco: farc 2g(2a)\ncali: govt 1b, farc 1g(1a)\nhuila: govt 1p")
    assert asks(b, "govt", "assault", special=False).options == ["huila", "take_back"]


@pytest.mark.parametrize(
    ("first", "then", "expected"),
    [
        (["air_lift", "cali"], "cali", {"choco govt.troops": -1, "cali govt.troops": 1}),
        (["air_strike"], "choco", {"choco cartels.base": -1}),
        (["eradicate", "choco"], "choco", {"choco cartels.base": -1, "choco support": -1, "aid": 4}),
    ],
)
def test_3_2_4_whatever_comes_first(first: list[str], then: str, expected: dict[str, int]) -> None:
    """3.2.4 A Special Activity before may leave nothing to remove (4.1): the Assault takes place anyway."""
    b = board("choco: govt 1t, cartels 1b")
    assert asks(b, "govt", "assault", *first).options == [then]
    assert operation(b, "govt", "assault", *first, then, "done") == {"resources govt": -3, **expected}


def test_3_2_4_select_spaces() -> None:
    """3.2.4 Any spaces, LoCs too, at 3 Resources each."""
    text = "choco: govt 1t, farc 1g(1a)\nloc_cali_pasto: govt 1p, auc 1g(1a)\ncali: govt 1p, cartels 1b"
    b = board(text + "\nnarino: govt 1t, farc 1g\nmeta_west: farc 1g(1a)", resources=8)
    spaces = ["cali", "choco", "narino", "loc_cali_pasto", "take_back"]
    assert asks(b, "govt", "assault", special=False).options == spaces
    after = asks(b, "govt", "assault", "choco", "loc_cali_pasto", special=False)
    assert after.options == ["done", "take_back"]
    assert operation(b, "govt", "assault", "choco", "loc_cali_pasto", "done", special=False) == {
        "choco farc.guerrilla.a": -1,
        "loc_cali_pasto auc.guerrilla.a": -1,
        "resources govt": -6,
    }


def test_3_2_4_only_active_guerrillas() -> None:
    """3.2.4 Underground Guerrillas are not removed."""
    b = board("choco: govt 3t, farc 3g(1a)")
    assert operation(b, "govt", "assault", "choco", "done", special=False) == {
        "choco farc.guerrilla.a": -1,
        "resources govt": -3,
    }


def test_3_2_4_bases_once_the_guerrillas_are_gone() -> None:
    """3.2.4 When the last Guerrilla of the target is gone, the rest of the strength hits its Bases."""
    b = board("choco: govt 4t, farc 1g(1a) 2b")
    assert operation(b, "govt", "assault", "choco", "done", special=False) == {
        "choco farc.guerrilla.a": -1,
        "choco farc.base": -2,
        "resources govt": -3,
    }


def test_3_2_4_bases_last() -> None:
    """3.2.4.bases_last An Underground Guerrilla protects the Bases of its faction, not those of others."""
    b = board("choco: govt 4t, farc 2g(1a) 1b, cartels 1b")
    assert asks(b, "govt", "assault", "choco", special=False).options == ["farc", "cartels"]
    assert operation(b, "govt", "assault", "choco", "farc", "cartels", "done", special=False) == {
        "choco farc.guerrilla.a": -1,
        "choco cartels.base": -1,
        "resources govt": -3,
    }
    hidden = board("choco: govt 4t, farc 1g 1b")
    assert operation(hidden, "govt", "assault", "choco", "done", special=False) == {"resources govt": -3}
    assert hidden.conduct.journal is not None
    assert ("nothing-exposed", (hidden.spec.space_index["choco"],)) in hidden.conduct.journal


def test_3_2_4_faction_by_faction_with_enough_hits() -> None:
    """3.2.4, 1.4.1 Six cubes against three factions with 5 exposed pieces: each targeted faction loses all of them,
    Bases last; Underground Guerrillas protect FARC's Base. The Government is not asked piece by piece."""
    b = board("cali: govt 6t, farc 3g(2a) 1b, auc 1g(1a) 1b, cartels 1g(1a)")
    assert asks(b, "govt", "assault", "cali", special=False).options == ["farc", "auc", "cartels"]
    assert asks(b, "govt", "assault", "cali", "auc", special=False).options == ["farc", "cartels", "done"]
    assert operation(b, "govt", "assault", "cali", "auc", "farc", "done", "done", special=False) == {
        "cali auc.guerrilla.a": -1,
        "cali auc.base": -1,
        "cali farc.guerrilla.a": -2,
        "resources govt": -3,
    }


def test_3_2_4_piece_by_piece_with_too_few_hits() -> None:
    """3.2.4 Four cubes against 5 exposed pieces: the Government spreads the hits, while a targeted faction has any
    left."""
    b = board("cali: govt 4t, farc 2g(2a), auc 3g(3a)")
    choices = ["farc", "auc", "farc"]
    assert asks(b, "govt", "assault", "cali", *choices[:2], special=False).options == ["farc", "auc"]
    assert operation(b, "govt", "assault", "cali", *choices, "done", special=False) == {
        "cali farc.guerrilla.a": -2,
        "cali auc.guerrilla.a": -2,
        "resources govt": -3,
    }


def test_3_2_4_order_of_targets() -> None:
    """3.2.4 The Government chooses the factions piece by piece (3.1)."""
    b = board("cali: govt 2t 2p, farc 1g(1a), auc 2g(2a), cartels 1b")
    choices = ["cali", "cartels", "auc", "farc"]
    assert asks(b, "govt", "assault", *choices, special=False).kind == "assault-space"
    assert operation(b, "govt", "assault", *choices, "done", special=False) == {
        "cali cartels.base": -1,
        "cali auc.guerrilla.a": -2,
        "cali farc.guerrilla.a": -1,
        "resources govt": -3,
    }


def test_3_2_4_air_lift_first() -> None:
    """3.2.4 Troops that are Air Lifted in before may Assault (4.1, 4.2.1)."""
    b = board("bogota: govt 3t\nchoco: farc 2g(2a)\nnarino: govt 1t, farc 1g(1a)")
    choices = ["air_lift", "bogota", "choco", "3", "choco", "done"]
    assert operation(b, "govt", "assault", *choices) == {
        "bogota govt.troops": -3,
        "choco govt.troops": 3,
        "choco farc.guerrilla.a": -2,
        "resources govt": -3,
    }


def test_3_2_5_drug_bust() -> None:
    """3.2.5 Each Shipment removed by Assault adds 6 Aid."""
    b = board("choco: govt 1t, cartels 1g(1a), shipment cartels.a, shipment cartels.a")
    assert operation(b, "govt", "assault", "choco", "done", special=False) == {
        "choco cartels.guerrilla.a": -1,
        "shipments": 2,
        "ship_at 0": -18,
        "ship_by 0": -10,
        "ship_at 1": -18,
        "ship_by 1": -10,
        "aid": 12,
        "resources govt": -3,
    }


def test_3_2_5_drug_bust_up_to_29() -> None:
    """3.2.5 Aid rises to 29 at most."""
    b = board("choco: govt 1t, cartels 1g(1a), shipment cartels.a", aid=26)
    assert operation(b, "govt", "assault", "choco", "done", special=False)["aid"] == 3


def test_3_2_5_no_bust_if_the_owner_hands_it_on() -> None:
    """3.2.5 The owner may hand the Shipment to another Guerrilla there (4.5.3): then it is not removed."""
    b = board("choco: govt 1t, cartels 2g(1a), farc 1g, shipment cartels.a")
    ask = asks(b, "govt", "assault", "choco", special=False)
    assert (ask.actor, ask.kind) == (3, "shipment-carrier")
    assert ask.options == ["farc.guerrilla.u", "cartels.guerrilla.u", "remove"]
    assert operation(b, "govt", "assault", "choco", "farc.guerrilla.u", "done", special=False) == {
        "choco cartels.guerrilla.a": -1,
        "ship_by 0": -7,
        "resources govt": -3,
    }
    b = board("choco: govt 1t, cartels 2g(1a), shipment cartels.a")
    assert operation(b, "govt", "assault", "choco", "remove", "done", special=False)["aid"] == 6


def test_3_2_5_bust_by_patrol() -> None:
    """3.2.5 The Assault of a Patrol makes Drug Busts too (3.2.2)."""
    b = board("loc_cali_pasto: govt 1p, cartels 1g(1a), shipment cartels.a")
    changed = operation(b, "govt", "patrol", "done", "loc_cali_pasto", special=False)
    assert (changed["aid"], changed["shipments"]) == (6, 1)
