"""3.3.3 Attack."""

from __future__ import annotations

import pytest

from abyssal.coin.notation import changes
from abyssal.games.andean_abyss.names import CARTELS, CHOCO, GOVT
from abyssal.games.andean_abyss.s3_operations.attack import attack_space
from tests.games.andean_abyss.asking import asks
from tests.games.andean_abyss.helpers import board, copy, operation, run


def test_3_3_3_select_spaces() -> None:
    """3.3.3 Spaces with a Guerrilla of the faction and an enemy piece, LoCs too, at 1 Resource each."""
    text = "choco: farc 1g(1a), govt 1p\nhuila: farc 1b, auc 1g\ncali: farc 1g, cartels 1b\narauca: farc 2g"
    b = board(text + "\nloc_cali_pasto: farc 1g, auc 1g", resources=2)
    assert asks(b, "farc", "attack", special=False).options == ["cali", "choco", "loc_cali_pasto", "take_back"]
    choices = ["choco", "2", "loc_cali_pasto", "2"]
    assert asks(b, "farc", "attack", *choices, special=False).options == ["done", "take_back"]
    assert operation(b, "farc", "attack", *choices, "done", special=False) == {
        "loc_cali_pasto farc.guerrilla.u": -1,
        "loc_cali_pasto farc.guerrilla.a": 1,
        "resources farc": -2,
    }


@pytest.mark.parametrize(("die", "hit"), [("2", True), ("3", True), ("4", False), ("6", False)])
def test_3_3_3_roll_against_the_number_of_guerrillas(die: str, hit: bool) -> None:
    """3.3.3 All Guerrillas there are Activated; a roll up to their number, Active before or not, removes 2 pieces."""
    b = board("choco: farc 3g(1a), govt 3p")
    expected = {"choco farc.guerrilla.u": -2, "choco farc.guerrilla.a": 2, "resources farc": -1}
    if hit:
        expected["choco govt.police"] = -2
    assert operation(b, "farc", "attack", "choco", die, "done", special=False) == expected
    assert ("attack-rolled", (int(die), 3, int(hit))) in (b.conduct.journal or [])


def test_3_3_3_the_die_is_chance() -> None:
    """3.3.3 The die is rolled once in each space."""
    ask = asks(board("choco: farc 3g, govt 3p"), "farc", "attack", "choco", special=False)
    assert (ask.actor, ask.kind, ask.options) == (-1, "attack-die", ["1", "2", "3", "4", "5", "6"])


def test_3_3_3_attackers_choice_of_pieces() -> None:
    """3.3.3 The attacker chooses; Underground Guerrillas too, and pieces of different factions."""
    b = board("choco: farc 2g, govt 1t 1p, auc 2g(1a) 1b, cartels 1b")
    ask = asks(b, "farc", "attack", "choco", "2", special=False)
    assert (ask.kind, ask.options) == (
        "attack-target",
        ["govt.troops", "govt.police", "auc.guerrilla.u", "auc.guerrilla.a", "cartels.base"],
    )
    choices = ["choco", "2", "auc.guerrilla.u", "govt.police", "done"]
    assert operation(b, "farc", "attack", *choices, special=False) == {
        "choco farc.guerrilla.u": -2,
        "choco farc.guerrilla.a": 2,
        "choco auc.guerrilla.u": -1,
        "choco govt.police": -1,
        "resources farc": -1,
    }


@pytest.mark.parametrize(
    ("enemies", "exposed"),
    [
        ("govt 1t 1b", ["govt.troops"]),
        ("govt 1p 1b", ["govt.police"]),
        ("govt 1b, auc 1g 1b", ["govt.base", "auc.guerrilla.u"]),
        ("auc 1b, cartels 1b", ["auc.base", "cartels.base"]),
    ],
)
def test_3_3_3_bases_last(enemies: str, exposed: list[str]) -> None:
    """3.3.3 The target's Bases are safe as long as it has a cube or Guerrilla there."""
    b = board(f"choco: farc 2g, {enemies}")
    after = asks(b, "farc", "attack", "choco", "2", special=False)
    if len(exposed) > 1:
        assert after.options == exposed
    else:
        assert after.kind == "attack-space"
        changed = operation(b, "farc", "attack", "choco", "2", "done", special=False)
        assert changed[f"choco {exposed[0]}"] == -1
        assert changed["choco govt.base"] == -1


def test_3_3_3_the_second_piece() -> None:
    """3.3.3 Two pieces if the targeted faction has them (1.4.1); of another faction only if desired."""
    b = board("choco: farc 2g, govt 1p, auc 1g")
    ask = asks(b, "farc", "attack", "choco", "2", "govt.police", special=False)
    assert ask.options == ["auc.guerrilla.u", "done"]
    changed = operation(b, "farc", "attack", "choco", "2", "govt.police", "done", "done", special=False)
    assert changed == {
        "choco farc.guerrilla.u": -2,
        "choco farc.guerrilla.a": 2,
        "choco govt.police": -1,
        "resources farc": -1,
    }
    b = board("choco: farc 2g, govt 2p, auc 1g")
    ask = asks(b, "farc", "attack", "choco", "2", "govt.police", special=False)
    assert ask.options == ["govt.police", "auc.guerrilla.u"]


def test_3_3_3_captured_goods_on_a_1() -> None:
    """3.3.3.captured_goods A roll of 1 also places 1 Available Guerrilla there, Underground (1.4.3)."""
    b = board("choco: cartels 1g, govt 1p")
    assert operation(b, "cartels", "attack", "choco", "1", "done", special=False) == {
        "choco govt.police": -1,
        "choco cartels.guerrilla.a": 1,
        "resources cartels": -1,
    }


SPENT = "choco: cartels 1g(1a), govt 1p\ncali: cartels 11g"
"""All 12 Guerrillas of the Cartels are on the map."""


@pytest.mark.parametrize(
    ("choices", "moved"),
    [
        (["done"], {}),
        (["take_back", "cali"], {"cali cartels.guerrilla.u": -1, "choco cartels.guerrilla.u": 1}),
        (["take_back", "choco"], {"choco cartels.guerrilla.a": -1, "choco cartels.guerrilla.u": 1}),
    ],
)
def test_3_3_3_captured_goods_with_none_available(choices: list[str], moved: dict[str, int]) -> None:
    """3.3.3.captured_goods, 1.4.1 With no Guerrilla Available the attacker may take one back, as in a Rally, even one
    that Attacked, or decline."""
    question = asks(board(SPENT), "cartels", "attack", "choco", "1", special=False)
    assert (question.kind, question.options) == ("before-placing", ["done", "take_back"])
    assert operation(board(SPENT), "cartels", "attack", "choco", "1", *choices, "done", special=False) == {
        "choco govt.police": -1,
        "resources cartels": -1,
        **moved,
    }


def test_3_3_3_captured_goods_by_ambush_with_none_available() -> None:
    """4.3.2, 1.4.1 An Ambush places its Guerrilla as if a 1 had been rolled. A Base does not help."""
    b = board("choco: auc 1g, govt 1p\ncali: auc 17g 1b")
    assert operation(b, "auc", "attack", "choco", "ambush", "take_back", "cali", "done") == {
        "choco govt.police": -1,
        "choco auc.guerrilla.a": 1,
        "cali auc.guerrilla.u": -1,
        "resources auc": -1,
    }


def test_3_3_3_captured_goods_by_who_may_not_take_back() -> None:
    """1.4.1 Player factions only; second edition: in their own turn only."""
    b = board(SPENT, players="3")
    assert operation(b, "cartels", "attack", "choco", "1", "done", special=False) == {
        "choco govt.police": -1,
        "resources cartels": -1,
    }
    b = board(SPENT, edition="second")
    b.executing = GOVT
    before = copy(b)
    assert run(b, attack_space(b, CARTELS, CHOCO), "1") is None
    assert changes(before, b) == {"choco govt.police": -1}


def test_3_3_3_captured_shipment() -> None:
    """3.3.3.captured_goods A Shipment that was removed goes to a Guerrilla of the attacker, whatever the roll."""
    b = board("choco: farc 2g(2a), cartels 1g, shipment cartels.u")
    choices = ["choco", "2", "remove", "done"]
    assert operation(b, "farc", "attack", *choices, special=False) == {
        "choco cartels.guerrilla.u": -1,
        "ship_by 0": -5,
        "resources farc": -1,
    }
    assert b.extra_words(17) == ["shipment farc.a"]


def test_3_3_3_shipment_handed_on() -> None:
    """3.3.3.captured_goods Not if its owner first hands it to another Guerrilla there (4.5.3)."""
    b = board("choco: farc 2g(2a), cartels 1g, auc 1g, shipment cartels.u")
    ask = asks(b, "farc", "attack", "choco", "2", "cartels.guerrilla.u", special=False)
    assert (ask.actor, ask.options) == (3, ["farc.guerrilla.a", "auc.guerrilla.u", "remove"])
    choices = ["choco", "2", "cartels.guerrilla.u", "auc.guerrilla.u", "done", "done"]
    assert operation(b, "farc", "attack", *choices, special=False) == {
        "choco cartels.guerrilla.u": -1,
        "ship_by 0": -3,
        "resources farc": -1,
    }


def test_3_3_3_shipment_under_one_of_several() -> None:
    """3.3.3.captured_goods While the owner has another Guerrilla of the kind there, the Shipment stays with it."""
    b = board("choco: farc 2g(2a), cartels 3g, shipment cartels.u")
    assert operation(b, "farc", "attack", "choco", "2", "done", special=False) == {
        "choco cartels.guerrilla.u": -2,
        "resources farc": -1,
    }


def test_3_3_3_several_spaces() -> None:
    """3.3.3 Each selected space has its own roll, in the order the attacker chooses (3.1)."""
    b = board("choco: auc 2g, farc 2g\nnarino: auc 1g, farc 1b")
    assert operation(b, "auc", "attack", "narino", "2", "choco", "2", "done", special=False) == {
        "narino auc.guerrilla.u": -1,
        "narino auc.guerrilla.a": 1,
        "choco auc.guerrilla.u": -2,
        "choco auc.guerrilla.a": 2,
        "choco farc.guerrilla.u": -2,
        "resources auc": -2,
    }


def test_3_3_3_no_attack_without_guerrillas() -> None:
    """3.3.3, 1.4.1 A faction that takes back the last Guerrilla of a selected space does not Attack there."""
    b = board("cali: farc 1g, govt 1t")
    assert asks(b, "farc", "attack", "cali", "take_back").options == ["done"]
