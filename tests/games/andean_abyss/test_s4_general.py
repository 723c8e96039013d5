"""4.1 Special Activities in general: when, how many, with which Operations."""

from __future__ import annotations

import pytest

from abyssal.coin import sequence
from abyssal.coin.game import Game
from abyssal.games.andean_abyss.names import CARD, FIRST_DID, PHASE, TURN
from tests.games.andean_abyss.asking import asked, asks, offered, others
from tests.games.andean_abyss.helpers import RULES, board, operation

# Before, during and after each Operation.

GOVERNMENT = "bogota: govt 3t\nmedellin: govt 1p\npasto: govt 1p, farc 1g\nneiva: govt 1p, auc 1g(1a)"
FARC = "meta_west: farc 3g\ncali: farc 1g, govt 1p\npasto: farc 1g, govt 1p"
LIFTED = {"bogota govt.troops": -2, "medellin govt.troops": 2}
EXTORTED = {"meta_west farc.guerrilla.u": -1, "meta_west farc.guerrilla.a": 1}
TERROR = {"farc.guerrilla.u": -1, "farc.guerrilla.a": 1, "terror": 1, "support": -1}


@pytest.mark.parametrize(
    ("who", "name", "position", "scripts", "result"),
    [
        (
            "govt", "train", GOVERNMENT,
            ["air_lift medellin 2 cucuta 0 1 done", "cucuta 0 1 air_lift medellin 2 done",
             "cucuta 0 1 done air_lift medellin 2 done"],
            {**LIFTED, "cucuta govt.police": 1, "resources govt": -3},
        ),
        (
            "govt", "patrol", GOVERNMENT,
            ["air_lift medellin 2 neiva loc_neiva_pasto done", "neiva loc_neiva_pasto air_lift medellin 2 done",
             "neiva loc_neiva_pasto done air_lift medellin 2 done"],
            {**LIFTED, "neiva govt.police": -1, "loc_neiva_pasto govt.police": 1, "resources govt": -3},
        ),
        (
            "govt", "sweep", GOVERNMENT,
            ["air_lift medellin 2 pasto done farc", "pasto done air_lift medellin 2 pasto farc",
             "pasto done pasto farc air_lift medellin 2 done"],
            {**LIFTED, "pasto farc.guerrilla.u": -1, "pasto farc.guerrilla.a": 1, "resources govt": -3},
        ),
        (
            "govt", "assault", GOVERNMENT + "\ncali: govt 1p, farc 1g(1a)",
            ["air_lift medellin 2 neiva cali done", "neiva air_lift medellin 2 cali done",
             "neiva cali air_lift medellin 2 done"],
            {**LIFTED, "neiva auc.guerrilla.a": -1, "cali farc.guerrilla.a": -1, "resources govt": -6},
        ),
        (
            "farc", "rally", FARC,
            ["extort vichada place done", "vichada extort place done",
             "vichada place extort meta_west done done"],
            {**EXTORTED, "vichada farc.guerrilla.u": 1},
        ),
        (
            "farc", "march", FARC,
            ["extort loc_cali_pasto cali done done", "loc_cali_pasto extort cali done done",
             "loc_cali_pasto cali done extort meta_west done done"],
            {**EXTORTED, "cali farc.guerrilla.u": -1, "loc_cali_pasto farc.guerrilla.u": 1, "resources farc": 1},
        ),
        (
            "farc", "attack", FARC,
            ["extort cali 6 pasto 6 done", "cali attack 6 extort pasto 6 done",
             "cali attack 6 pasto attack 6 extort done"],
            {
                **EXTORTED, "cali farc.guerrilla.u": -1, "cali farc.guerrilla.a": 1,
                "pasto farc.guerrilla.u": -1, "pasto farc.guerrilla.a": 1, "resources farc": -1,
            },
        ),
        (
            "farc", "terror", FARC,
            ["extort cali pasto done", "cali extort pasto done", "cali pasto extort done"],
            {
                **EXTORTED, **{f"cali {what}": change for what, change in TERROR.items()},
                **{f"pasto {what}": change for what, change in TERROR.items()}, "resources farc": -1,
            },
        ),
    ],
)  # fmt: skip
@pytest.mark.parametrize("moment", [0, 1, 2])
def test_4_1_before_during_after(
    moment: int, who: str, name: str, position: str, scripts: list[str], result: dict[str, int]
) -> None:
    """4.1 A Special Activity may open its Operation, interrupt it or close it."""
    assert operation(board(position), who, name, *scripts[moment].split()) == result


@pytest.mark.parametrize("first", ["huila", "pasto"])
def test_4_1_between_two_activations(first: str) -> None:
    """3.1, 4.1 The Government Activates space by space in its own order, and an Air Strike may come in between."""
    b = board("huila: govt 1p, farc 1g\npasto: govt 1p, auc 1g")
    question = asks(b, "govt", "sweep", "huila", "pasto", "done")
    assert (question.kind, question.rule) == ("activate-space", "3.2.3")
    assert others(question) == ["huila", "pasto", "done"]
    assert offered(question) == [], "nobody is exposed yet"
    if first == "huila":
        script = ["huila", "farc", "air_strike", "pasto", "auc"]
    else:
        # Not in a City: only the one in the Mountains can be struck, as soon as it is Active.
        script = ["pasto", "auc", "farc", "air_strike", "done"]
        assert offered(asks(b, "govt", "sweep", "huila", "pasto", "done", "pasto", "auc")) == []
    assert operation(b, "govt", "sweep", "huila", "pasto", "done", *script) == {
        "huila farc.guerrilla.u": -1,
        "pasto auc.guerrilla.u": -1,
        "pasto auc.guerrilla.a": 1,
        "resources govt": -6,
    }


# Only one type, and none with Limited Operations.


def test_4_1_one_type_of_special_activity() -> None:
    """4.1 With an Operation goes 1 type of Special Activity: after one, none is offered any more."""
    b = board("bogota: govt 3t\ncali: govt 1p, cartels 1g(1a)\nmeta_west: cartels 1b\nhuila: farc 1g(1a)")
    assert offered(asks(b, "govt", "sweep")) == ["air_lift", "air_strike", "eradicate"]
    for first in (["air_lift", "cali", "1"], ["air_strike", "huila"], ["eradicate", "meta_west"]):
        b = board("bogota: govt 3t\ncali: govt 1p\nmeta_west: cartels 1b\nhuila: farc 1g(1a)")
        assert offered(asks(b, "govt", "sweep", *first)) == []


def test_4_1_ambush_is_the_one_type() -> None:
    """4.1 An Ambush is the one Special Activity of its Attack: neither another Ambush nor an Extortion follows."""
    position = "meta_west: farc 2g\ncali: farc 2g, govt 3p\npasto: farc 1g, govt 2p"
    question = asks(board(position), "farc", "attack", "cali")
    assert question.options == ["attack", "ambush", "extort", "take_back"]
    assert offered(asks(board(position), "farc", "attack", "cali", "ambush")) == []
    # FARC has Extorted: in the next space it is not asked how to Attack.
    assert asks(board(position), "farc", "attack", "extort", "pasto").kind == "attack-die"


@pytest.mark.parametrize(
    ("who", "name", "choices"),
    [
        ("govt", "train", ["cucuta", "0", "0"]),
        ("govt", "patrol", []),
        ("govt", "sweep", ["cucuta"]),
        ("govt", "assault", ["cali"]),
        ("farc", "rally", ["vichada"]),
        ("farc", "march", ["loc_cali_pasto"]),
        ("farc", "attack", []),
        ("farc", "terror", ["cali"]),
        ("auc", "terror", ["antioquia"]),
        ("cartels", "rally", ["arauca"]),
    ],
)
def test_4_1_none_with_limited_operations(who: str, name: str, choices: list[str]) -> None:
    """4.1 No Special Activity with a Limited Operation (2.3.5); the same questions offer some without the limit."""
    position = (
        "bogota: govt 3t\ncali: farc 3g, govt 2p, auc 1g(1a)\nmeta_west: farc 3g, cartels 1b\n"
        "antioquia: auc 3g\narauca: cartels 2g\nloc_yopal_bogota: farc 1g(1a)"
    )
    for script in ([], choices):
        assert offered(asks(board(position), who, name, *script))
        limited = asks(board(position), who, name, *script, limited=True, special=False)
        assert offered(limited) == []


def test_4_1_second_eligible_may_take_the_event() -> None:
    """4.1 If the 1st Eligible uses a Special Activity, the 2nd Eligible has the option of the Event (2.3.4)."""
    results = {}
    for script in (["rally", "vichada", "place", "done"], ["rally", "extort", "vichada", "place", "done"]):
        b = board("meta_west: farc 2g\nbogota: govt 3t 2p")
        b.set(CARD, 25)
        b.set(PHASE, TURN)
        game = Game.at(RULES, b)
        for choice in script:
            game.choose(choice)
        results[len(script)] = (game.board.n[FIRST_DID], asked(game).options)
    assert results[4] == (sequence.OPERATION, ["rally", "pass"])
    assert results[5] == (sequence.OPERATION_AND_SPECIAL, ["unshaded", "shaded", "rally", "pass"])


# 4.1.1 Accompanying Operations.

CROWD = (
    "bogota: govt 3t\ncali: farc 3g, govt 1p 1t, auc 1g(1a)\nmeta_west: farc 3g, cartels 1b\n"
    "antioquia: auc 3g, govt 1p\narauca: cartels 2g, govt 1t\nloc_yopal_bogota: farc 1g(1a)"
)


@pytest.mark.parametrize(
    ("who", "name", "special"),
    [
        ("govt", "train", ["air_lift", "eradicate"]),
        ("govt", "patrol", ["air_lift", "air_strike", "eradicate"]),
        ("govt", "sweep", ["air_lift", "air_strike", "eradicate"]),
        ("govt", "assault", ["air_lift", "air_strike", "eradicate"]),
        ("farc", "rally", ["extort"]),
        ("farc", "march", ["extort"]),
        ("farc", "attack", ["extort"]),
        ("farc", "terror", ["extort", "kidnap"]),
        ("auc", "rally", ["extort"]),
        ("auc", "march", ["extort"]),
        ("auc", "attack", ["extort"]),
        ("auc", "terror", ["extort", "assassinate"]),
        ("cartels", "rally", ["cultivate", "process", "bribe"]),
        ("cartels", "march", ["cultivate", "process", "bribe"]),
        ("cartels", "attack", ["bribe"]),
        ("cartels", "terror", ["bribe"]),
    ],
)
def test_4_1_1_accompanying_operations(who: str, name: str, special: list[str]) -> None:
    """4.1.1 What may accompany which Operation. (Ambush is chosen where an Attack is resolved, 4.3.2.)"""
    assert offered(asks(board(CROWD), who, name)) == special


def test_4_1_1_ambush_with_attack_only() -> None:
    """4.1.1 FARC and AUC may Ambush in a space selected for Attack; the Cartels have no Ambush."""
    assert "ambush" in asks(board(CROWD), "farc", "attack", "cali").options
    assert "ambush" in asks(board(CROWD), "auc", "attack", "antioquia").options
    assert asks(board(CROWD), "cartels", "attack", "arauca").kind == "attack-die"


def test_4_1_1_anywhere_if_not_specified() -> None:
    """4.1.1 If not otherwise specified, a Special Activity takes place in any valid space, not only the Operation's."""
    b = board(CROWD + "\nputumayo: farc 1g")
    assert asks(b, "farc", "rally", "vichada", "extort").options == ["meta_west", "putumayo"]
    assert asks(b, "govt", "train", "cucuta", "0", "0", "air_lift").options == ["bogota", "cali", "arauca"]


# Which rule asks.


@pytest.mark.parametrize(
    ("who", "name", "script", "rule"),
    [
        ("govt", "sweep", ["air_lift"], "4.2.1"),
        ("govt", "sweep", ["air_lift", "bogota"], "4.2.1"),
        ("govt", "sweep", ["air_lift", "bogota", "neiva"], "4.2.1"),
        ("govt", "sweep", ["air_strike"], "4.2.2"),
        ("govt", "sweep", ["air_strike", "huila"], "4.2.2"),
        ("govt", "sweep", ["eradicate"], "4.2.3"),
        ("govt", "sweep", ["eradicate", "meta_west"], "4.2.3"),
        ("farc", "rally", ["extort"], "4.3.1"),
        ("farc", "attack", ["cali", "ambush"], "4.3.2"),
        ("farc", "terror", ["kidnap"], "4.3.3"),
        ("farc", "terror", ["kidnap", "cali"], "4.3.3"),
        ("farc", "terror", ["kidnap", "cali", "govt"], "4.3.3"),
        ("farc", "terror", ["kidnap", "cali", "govt", "6"], "4.3.3"),
        ("auc", "terror", ["assassinate"], "4.4.2"),
        ("auc", "terror", ["assassinate", "antioquia"], "4.4.2"),
        ("cartels", "rally", ["cultivate"], "4.5.1"),
        ("cartels", "rally", ["cultivate", "narino"], "4.5.1"),
        ("cartels", "rally", ["narino", "cultivate", "narino"], "4.5.1"),
        ("cartels", "rally", ["process"], "4.5.2"),
        ("cartels", "rally", ["process", "bases"], "4.5.2"),
        ("cartels", "rally", ["process", "shipments"], "4.5.2"),
        ("cartels", "rally", ["process", "shipments", "meta_west"], "4.5.2"),
        ("cartels", "rally", ["bribe"], "4.5.4"),
        ("cartels", "rally", ["bribe", "cali"], "4.5.4"),
        ("cartels", "rally", ["bribe", "cali", "cubes"], "4.5.4"),
        ("cartels", "rally", ["bribe", "cali", "guerrillas"], "4.5.4"),
        ("cartels", "rally", ["bribe", "cali", "base"], "4.5.4"),
    ],
)
def test_4_1_questions_name_their_rule(who: str, name: str, script: list[str], rule: str) -> None:
    """4.1 Every question of a Special Activity names the rule that asks it."""
    b = board(
        "bogota: govt 3t\ncali: farc 4g, govt 2t 1p, cartels 1b, auc 1b\nmeta_west: farc 1g, auc 1g, cartels 1b\n"
        "huila: farc 1g(1a), auc 1g(1a)\nantioquia: auc 3g, govt 1p, farc 1g\nnarino: cartels 2g\n"
        "arauca: cartels 1g\nvichada: farc 2g\n"
        "loc_cali_pasto: auc 1g(1a), govt 1t\nchoco: auc 1g, farc 1g\nguainia: farc 1g"
    )
    assert asks(b, who, name, *script).rule == rule
