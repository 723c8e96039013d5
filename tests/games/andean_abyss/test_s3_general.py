"""3.1 Operations in general, 3.1.2 free Operations."""

from __future__ import annotations

import pytest

from abyssal.coin.general import menu
from abyssal.games.andean_abyss.names import CHOCO, FARC, GOVT, NARINO
from tests.games.andean_abyss.asking import answer, asks, deal, eligible, plain
from tests.games.andean_abyss.helpers import FACTIONS, board, operation

FULL = "choco: govt 2t, farc 1g, auc 2g(1a), cartels 1g\nbogota: govt 1p"


@pytest.mark.parametrize(
    ("who", "names"),
    [
        ("govt", ["train", "patrol", "sweep", "assault"]),
        ("farc", ["rally", "march", "attack", "terror"]),
        ("auc", ["rally", "march", "attack", "terror"]),
        ("cartels", ["rally", "march", "attack", "terror"]),
    ],
)
def test_3_1_four_operations_each(who: str, names: list[str]) -> None:
    """3.1 Each faction chooses one of its 4 Operations (3.2, 3.3)."""
    assert menu(board(FULL), FACTIONS[who], False, False) == names


def test_3_2_the_governments() -> None:
    """3.2 Train, Patrol and Sweep are open to a Government with 3 Resources, Assault where it has cubes."""
    assert menu(board("bogota: govt 1b, farc 1g(1a)"), GOVT, False, False) == ["train", "patrol", "sweep"]
    assert menu(board("bogota: govt 1t"), GOVT, False, False) == ["train", "patrol", "sweep", "assault"]
    assert menu(board("choco: govt 1p"), GOVT, True, False) == ["train", "patrol", "sweep", "assault"]
    assert menu(board(FULL), GOVT, False, False) == ["train", "patrol", "sweep", "assault"]


def test_3_3_the_insurgents() -> None:
    """3.3 March needs Guerrillas, Attack an enemy with them, Terror an Underground one."""
    assert menu(board("huila: farc 1b"), FARC, False, False) == ["rally"]
    assert menu(board("huila: farc 1g(1a) 1b"), FARC, False, False) == ["rally", "march"]
    assert menu(board("huila: farc 1g(1a), govt 1b"), FARC, False, False) == ["rally", "march", "attack"]
    assert menu(board("huila: farc 1g"), FARC, False, False) == ["rally", "march", "terror"]


def test_3_1_must_be_paid() -> None:
    """3.1 The faction must have the Resources; Aid does not pay for Operations."""
    poor = board(FULL, resources=2, aid=29)
    assert menu(poor, GOVT, False, False) == []
    broke = board(FULL, resources=0, aid=29)
    assert menu(broke, FARC, False, False) == ["march"]
    assert plain(asks(broke, "farc", "march").options) == {
        "loc_medellin_sincelejo",
        "loc_medellin_ibague",
        "loc_ibague_cali",
        "loc_cali_buenaventura",
    }


def test_3_1_paid_space_by_space() -> None:
    """3.1 Each space is paid for when it is selected, so Resources gained in between pay for more (4.1)."""
    b = board("huila: farc 2g\nchoco: farc 2g", resources=1)
    choices = ["huila", "place", "extort", "huila", "choco", "narino", "place", "choco", "place", "done"]
    assert plain(asks(b, "farc", "rally", *choices[:2]).options) == {"done"}
    assert operation(b, "farc", "rally", *choices) == {
        "huila farc.guerrilla.a": 1,
        "choco farc.guerrilla.a": 1,
        "narino farc.guerrilla.u": 1,
        "resources farc": -1,
    }


def test_3_1_a_space_is_selected_once() -> None:
    """3.1 No space is selected twice for one Operation."""
    b = board(FULL, resources=30)
    assert "cali" not in asks(b, "cartels", "rally", "cali", "place").options
    assert "cali" not in asks(b, "govt", "train", "cali", "0", "0").options
    assert "cali" not in asks(b, "govt", "sweep", "cali").options


def test_3_1_order_is_the_executing_factions() -> None:
    """3.1 The spaces are resolved in the order they are selected."""
    b = board("choco: cartels 2g\nhuila: cartels 1b")
    choices = ["choco", "base", "cali", "place", "huila", "gather", "cali", "done"]
    assert operation(b, "cartels", "rally", *choices, special=False) == {
        "choco cartels.guerrilla.u": -2,
        "choco cartels.base": 1,
        "huila cartels.guerrilla.u": 1,
        "resources cartels": -3,
    }


@pytest.mark.parametrize("who", ["farc", "auc", "cartels"])
def test_3_1_at_least_one_space(who: str) -> None:
    """3.1 An Operation takes place in at least 1 space: DONE is not offered before."""
    b = board(f"choco: {who} 2g, govt 1p")
    for name in ("rally", "march", "attack", "terror"):
        assert "done" not in asks(b, who, name).options
    assert "done" not in asks(b, "govt", "sweep").options
    assert "done" not in asks(b, "govt", "train").options


def test_3_1_not_even_to_keep_others_from_the_event() -> None:
    """3.1 A faction that needs a Special Activity to pay for an Operation (4.1) must take one before it is done."""
    b = board("huila: farc 2g 1b\nchoco: farc 1g", resources=0)
    assert "rally" in menu(b, FARC, False, True)
    assert set(asks(b, "farc", "rally").options) == {"extort", "take_back"}


def test_3_1_2_free() -> None:
    """3.1.2 A free Operation costs no Resources; what else it requires still applies."""
    b = board("choco: farc 1g, AS\nhuila: farc 1g(1a), PS\nnarino: farc 1b", resources=0)
    assert "choco" not in asks(b, "farc", "rally", free=True).options
    assert plain(asks(b, "farc", "terror", free=True).options) == {"choco"}
    assert operation(b, "farc", "terror", "choco", "done", special=False, free=True) == {
        "choco farc.guerrilla.u": -1,
        "choco farc.guerrilla.a": 1,
        "choco terror": 1,
        "choco support": -1,
    }
    assert operation(b, "farc", "rally", "narino", "place", "2", "done", special=False, free=True) == {
        "narino farc.guerrilla.u": 2
    }


@pytest.mark.parametrize(
    ("who", "name", "choices"),
    [
        ("govt", "train", ["cali", "6", "done", "done"]),
        ("govt", "patrol", ["done"]),
        ("govt", "sweep", ["cali", "done", "done"]),
        ("govt", "assault", ["choco", "done"]),
        ("farc", "march", ["narino", "choco", "done"]),
        ("farc", "attack", ["choco", "6", "done"]),
        ("cartels", "rally", ["cali", "place", "done"]),
        ("auc", "terror", ["choco", "done"]),
    ],
)
def test_3_1_2_every_operation_can_be_free(who: str, name: str, choices: list[str]) -> None:
    """3.1.2 Free, each Operation is possible without Resources and leaves them alone."""
    b = board(FULL, resources=0)
    changed = operation(b, who, name, *choices, special=False, free=True)
    assert not [key for key in changed if key.startswith("resources")]


def test_3_1_2_free_by_anothers_event_stays_eligible() -> None:
    """3.1.2 AUC's free Terror by an Event that FARC plays (47) costs nothing and leaves AUC Eligible (2.3.7)."""
    game = deal(board("bogota: govt 1t\nhuila: farc 1g\ncucuta: PS"), 47, 1, 2)
    answer(game, "pass")
    changed = answer(game, "shaded")
    assert (changed["cucuta terror"], changed["cucuta support"], changed["aid"]) == (1, -1, -3)
    assert "resources auc" not in changed
    answer(game, "pass", "pass")
    assert eligible(game) == ["govt", "auc", "cartels"]


def test_3_1_2_free_terror_needs_its_guerrilla() -> None:
    """3.1.2 Requirements still apply: a free Terror needs an Underground Guerrilla (5.5)."""
    b = board("choco: auc 2g(2a)\nnarino: auc 1g")
    assert plain(asks(b, "auc", "terror", free=True, event=True, only=[CHOCO, NARINO]).options) == {"narino"}


@pytest.mark.parametrize(("limited", "special"), [(False, True), (True, False)])
def test_3_1_assault_need_not_remove_anybody(limited: bool, special: bool) -> None:
    """3.1 Assault is offered with cubes anywhere (3.2.4), even if no enemy is or comes within reach."""
    assert "assault" in menu(board("bogota: govt 3t\nchoco: farc 2g(2a)"), GOVT, limited, special)
    assert "assault" in menu(board("bogota: govt 3t\nchoco: farc 2g"), GOVT, limited, special)
    assert "assault" not in menu(board("choco: govt 1b, farc 2g(2a)"), GOVT, limited, special)


@pytest.mark.parametrize(
    ("who", "name", "choices", "expected"),
    [
        ("govt", "train", ["bogota", "0", "1", "done", "done"], {"bogota govt.police": 1}),
        ("govt", "sweep", ["bogota", "done", "farc"], {"bogota farc.guerrilla.u": -1, "bogota farc.guerrilla.a": 1}),
        ("govt", "assault", ["bogota", "done"], {"bogota auc.guerrilla.a": -2}),
        ("cartels", "rally", ["bogota", "place", "done"], {"bogota cartels.guerrilla.u": 1}),
        (
            "cartels",
            "march",
            ["bogota", "meta_west", "done"],
            {"meta_west cartels.guerrilla.u": -1, "bogota cartels.guerrilla.u": 1},
        ),
        ("auc", "attack", ["bogota", "2", "farc.guerrilla.u", "govt.troops", "done"], {"bogota govt.troops": -1}),
        ("farc", "terror", ["bogota", "done"], {"bogota terror": 1, "bogota support": -1}),
    ],
)
def test_3_1_any_space_may_be_selected(who: str, name: str, choices: list[str], expected: dict[str, int]) -> None:
    """3.1 The spaces are the faction's choice. Bogotá, space number 0, is like any other."""
    b = board("bogota: govt 3t, farc 1g, auc 2g(2a)\nmeta_west: cartels 1g")
    changed = operation(b, who, name, *choices, special=False)
    assert expected.items() <= changed.items()
    assert changed[f"resources {who}"] == (-3 if who == "govt" else -1)


def test_3_1_patrol_from_and_to_bogota() -> None:
    """3.1 The same for a Patrol."""
    b = board("neiva: govt 2p")
    assert operation(b, "govt", "patrol", "neiva", "bogota", "2", "done", special=False) == {
        "neiva govt.police": -2,
        "bogota govt.police": 2,
        "resources govt": -3,
    }
