"""3.1, 4.1 Operations and Special Activities in general."""

from __future__ import annotations

from abyssal.coin.general import menu
from tests.games.distant_plain.helpers import FACTIONS, asks, board, operation


def test_3_1_an_announced_operation_takes_place() -> None:
    """3.1 At least 1 space is selected before the faction can be done."""
    b = board("ghazni: taliban 1g, government 1t")
    for who, name in [("taliban", "rally"), ("taliban", "march"), ("taliban", "attack"), ("taliban", "terror")]:
        assert "done" not in asks(b, who, name).options
    for name in ("train", "sweep", "assault"):
        assert "done" not in asks(b, "government", name).options


def test_3_1_each_space_once() -> None:
    """3.1 A given space is selected only once."""
    b = board("ghazni: taliban 3g")
    assert "ghazni" not in asks(b, "taliban", "terror", "ghazni").options


def test_3_1_menus() -> None:
    """3.2, 3.3 Options of each faction with nothing but Resources, and with nothing at all."""
    rich, poor = board(), board(resources=0)
    assert menu(rich, FACTIONS["government"], False, True) == ["train", "patrol", "sweep"]
    assert menu(rich, FACTIONS["coalition"], False, True) == ["train", "patrol", "sweep"]
    assert menu(rich, FACTIONS["taliban"], False, True) == ["rally"]
    assert menu(rich, FACTIONS["warlords"], False, True) == ["rally"]
    assert menu(poor, FACTIONS["government"], False, True) == []
    assert menu(poor, FACTIONS["coalition"], False, True) == ["train", "patrol", "sweep"]
    assert menu(poor, FACTIONS["taliban"], False, True) == []
    assert menu(poor, FACTIONS["warlords"], False, True) == []


def test_4_1_one_special_activity_at_any_one_time() -> None:
    """4.1 Before, during or after the Operation, but only once."""
    b = board("ghazni: taliban 2g\nzabol: taliban 2g")
    assert "extort" in asks(b, "taliban", "rally").options
    assert "extort" in asks(b, "taliban", "rally", "helmand", "place").options
    assert "extort" not in asks(b, "taliban", "rally", "extort", "ghazni", "done").options


def test_4_1_after_the_operation() -> None:
    """4.1 Immediately after its Operation, too."""
    b = board("kabul: government 1t")
    asked = asks(b, "government", "sweep", "kabul", "done")
    assert (asked.kind, asked.options) == ("after-operation", ["done", "transport"])


def test_1_4_1_insurgents_remove_only_while_they_execute() -> None:
    """1.4.1.own_pieces Taliban and Warlord players, while executing, may remove their own pieces, Bases too."""
    b = board("ghazni: taliban 1g 1b\nherat: warlords 1g")
    asked = asks(b, "taliban", "rally", "take_back")
    assert (asked.kind, asked.options) == ("take-back-piece", ["taliban.guerrilla.u", "taliban.base"])
    choices = ["take_back", "taliban.base", "zabol", "place", "done"]
    assert operation(b, "taliban", "rally", *choices, special=False) == {
        "ghazni taliban.base": -1,
        "zabol taliban.guerrilla.u": 1,
        "resources taliban": -1,
        "zabol control": 2,
    }
    b.executing = FACTIONS["coalition"]
    assert not b.removes_own(FACTIONS["taliban"]) and not b.removes_own(FACTIONS["warlords"])


def test_1_7_control_follows_every_move() -> None:
    """1.7 Control is adjusted at once, at both ends of a move, before either is logged."""
    b = board("ghazni: taliban 1g\nbamian: government 1t")
    operation(b, "taliban", "march", "bamian", "ghazni", "done", special=False)
    assert [b.control_side(s) for s in (8, 5)] == ["", ""]
    assert [line for line in b.conduct.journal or [] if line[0] == "control"] == [
        ("control", (8, 0)),
        ("control", (5, 0)),
    ]
