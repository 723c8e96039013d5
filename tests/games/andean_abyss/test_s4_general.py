"""4.1 Special Activities in general: when, how many, with which Operations."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import CARD, FIRST_DID, MADRID_DONORS, MISIL, PHASE, SHADED, TURN
from abyssal.games.andean_abyss.operations import menu
from abyssal.kernel import sequence
from abyssal.kernel.decision import Decision
from abyssal.kernel.game import Game
from tests.games.andean_abyss.asking import asked, asks
from tests.helpers import FACTIONS, RULES, board, operation

SPECIAL = ["air_lift", "air_strike", "eradicate", "ambush", "extort", "kidnap", "assassinate"]
SPECIAL += ["cultivate", "process", "bribe"]


def offered(decision: Decision) -> list[str]:
    """The Special Activities among the options."""
    return [option for option in decision.options if option in SPECIAL]


def others(decision: Decision) -> list[str]:
    """The options that are neither Special Activities nor taking back pieces."""
    return [option for option in decision.options if option not in SPECIAL and option != "take_back"]


def operations(b: Colombia, who: str) -> list[str]:
    """The Operations, with Special Activities, that a faction could choose."""
    return menu(b, FACTIONS[who], limited=False, special=True)


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
    # Extorted already: the Attack in the next space is not to be chosen any more, it just takes place.
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


# The Special Activity first: to earn the cost, to make the Operation possible; never instead of it.


def test_4_1_r10_extort_to_pay_for_the_operation() -> None:
    """4.1 R10: FARC with 0 Resources Extorts and pays for its Rally out of the gain."""
    b = board("meta_west: farc 2g", resources={"farc": 0})
    assert "rally" in operations(b, "farc")
    question = asks(b, "farc", "rally")
    assert others(question) == []
    assert offered(question) == ["extort"]
    b = board("meta_west: farc 2g", resources={"farc": 0})
    assert operation(b, "farc", "rally", "extort", "vichada", "place", "done") == {
        **{"meta_west farc.guerrilla.u": -1, "meta_west farc.guerrilla.a": 1},
        "vichada farc.guerrilla.u": 1,
    }


def test_4_1_r10_kidnap_to_pay_for_terror() -> None:
    """4.1 R10: FARC with 0 Resources Kidnaps and pays for the Terror there out of the ransom."""
    b = board("cali: farc 1g, govt 1t", resources={"govt": 9})
    assert operations(b, "farc") == ["march", "terror"]
    question = asks(b, "farc", "terror")
    assert question.options == ["kidnap"]
    b = board("cali: farc 1g, govt 1t", resources={"govt": 9})
    assert operation(b, "farc", "terror", "kidnap", "4", "cali", "done") == {
        "cali farc.guerrilla.u": -1,
        "cali farc.guerrilla.a": 1,
        "cali terror": 1,
        "cali support": -1,
        "resources govt": -4,
        "resources farc": 3,
    }


def test_4_1_process_to_pay_for_the_operation() -> None:
    """4.1 Cartels without Resources sell a Base first; placing Shipments would leave the Rally unpaid."""
    position = "meta_west: cartels 1g 1b\nhuila: cartels 1b"
    b = board(position, resources={})
    assert operations(b, "cartels") == ["rally", "march"]
    # Of the two ways to Process only the one that pays is left; with Resources both are.
    assert asks(b, "cartels", "rally", "process").options == ["huila", "meta_west"]
    assert asks(board(position), "cartels", "rally", "process").options == ["bases", "shipments"]
    b = board(position, resources={})
    assert operation(b, "cartels", "rally", "process", "huila", "done", "cali", "place", "done") == {
        "huila cartels.base": -1,
        "cali cartels.guerrilla.u": 1,
        "resources cartels": 2,
    }


def test_4_1_poor_without_means() -> None:
    """4.1 Without Resources and without a way to earn them, only what is free can be executed."""
    b = board("meta_west: farc 1g, auc 1g\ncali: farc 1g, govt 2p", resources={})
    # A March onto a LoC costs nothing; Terror in Cali could not be paid: the Government has nothing to pay a ransom.
    assert operations(b, "farc") == ["march"]
    assert operations(board("arauca: cartels 1g", resources={}), "cartels") == ["march"]


def test_4_1_extort_leaves_a_guerrilla_for_terror() -> None:
    """4.1 The Operation must take place in at least 1 space: Extort must not Activate what Terror needs (3.3.4)."""
    assert offered(asks(board("meta_west: farc 1g"), "farc", "terror")) == []
    assert offered(asks(board("meta_west: farc 1g"), "farc", "rally")) == ["extort"]
    two = "meta_west: farc 1g\nhuila: farc 1g"
    assert operation(board(two), "farc", "terror", "extort", "huila", "meta_west", "done") == {
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
        "meta_west farc.guerrilla.u": -1,
        "meta_west farc.guerrilla.a": 1,
        "meta_west terror": 1,
        "meta_west support": -1,
    }
    # With Terror behind it, it may Activate the last one.
    assert offered(asks(board(two), "farc", "terror", "huila")) == ["extort"]
    assert operations(board("meta_west: farc 1g", resources={}), "farc") == ["rally", "march"]


def test_4_1_bribe_leaves_the_cost_of_the_operation() -> None:
    """4.1 Cartels with 3 Resources cannot spend them on a Bribe before the Operation that they must pay for."""
    position = "cali: cartels 1g, govt 2p"
    poor, rich = {"cartels": 3}, {"cartels": 4}
    assert offered(asks(board(position, resources=poor), "cartels", "rally")) == []
    assert offered(asks(board(position, resources=rich), "cartels", "rally")) == ["bribe"]
    assert offered(asks(board(position, resources=rich), "cartels", "rally", "cali")) == ["bribe"]
    # A March onto a LoC is free (3.3.2).
    assert offered(asks(board(position, resources=poor), "cartels", "march")) == ["bribe"]
    # With 6 Resources a second Bribe would leave nothing for the Attack.
    b = board(position + "\npasto: govt 1p", resources={"cartels": 6})
    assert asks(b, "cartels", "attack", "bribe", "pasto").kind == "attack-space"
    b = board(position + "\npasto: govt 1p", resources={"cartels": 7})
    assert asks(b, "cartels", "attack", "bribe", "pasto").kind == "bribe"


def test_4_1_bribe_leaves_an_enemy_to_attack() -> None:
    """4.1 A Bribe before an Attack may not remove the only enemy, nor the only Guerrilla, of its only space."""
    b = board("cali: cartels 1g, govt 1p")
    question = asks(b, "cartels", "attack", "bribe")
    # What is left is to turn the Guerrilla over, which is not asked.
    assert (question.kind, question.options) == ("attack-space", ["cali"])
    assert operation(b, "cartels", "attack", "bribe", "cali", "6", "done") == {
        "cali cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.a": 1,
        "resources cartels": -4,
    }
    question = asks(board("cali: cartels 1g, govt 2p"), "cartels", "attack", "bribe")
    assert question.options == ["cubes", "guerrillas"]
    # Once the Attack has been executed in a space, all is allowed.
    b = board("cali: cartels 1g, govt 1p")
    assert asks(b, "cartels", "attack", "cali", "6", "bribe").options == ["cubes", "guerrillas"]


def test_4_1_bribe_and_the_last_resource() -> None:
    """4.1 With 4 Resources a Bribe leaves the 1 that the Attack costs: all that leaves an Attack is open to it."""
    position, rich = "cali: cartels 2g, govt 3p, farc 2g", {"cartels": 4}
    deeds = [deed + piece for piece in ("farc.guerrilla.u", "cartels.guerrilla.u") for deed in ("remove:", "flip:")]
    question = asks(board(position, resources=rich), "cartels", "attack", "bribe", "guerrillas")
    assert (question.kind, question.options) == ("bribe-guerrilla", deeds)
    choices = ["bribe", "cubes", "govt.police", "cali", "6", "done"]
    assert operation(board(position, resources=rich), "cartels", "attack", *choices) == {
        "cali govt.police": -2,
        "cali cartels.guerrilla.u": -2,
        "cali cartels.guerrilla.a": 2,
        "resources cartels": -4,
    }
    position = "cali: cartels 1g, govt 1b 1p"
    choices = ["bribe", "base", "cali", "6", "done"]
    assert operation(board(position, resources=rich), "cartels", "attack", *choices) == {
        "cali govt.base": -1,
        "cali cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.a": 1,
        "resources cartels": -4,
    }


def test_4_1_bribe_hides_a_guerrilla_for_terror() -> None:
    """4.1 Cartels whose Guerrillas are all Active may turn one over by a Bribe and then execute Terror with it."""
    position = "cali: cartels 1g(1a)\npasto: farc 1g"
    assert operations(board(position), "cartels") == ["rally", "march", "terror"]
    assert operations(board(position, resources={"cartels": 3}), "cartels") == ["rally", "march"]
    question = asks(board(position), "cartels", "terror")
    assert question.options == ["bribe"]
    # Where and how is not asked: only this helps. Then there may be more Bribes.
    assert operation(board(position), "cartels", "terror", "bribe", "done", "cali", "done") == {
        "cali terror": 1,
        "resources cartels": -4,
    }


def test_4_1_air_lift_before_an_assault() -> None:
    """3.2.4, 4.1, 4.2.1 Troops may be Air Lifted first, to where they then Assault or anywhere else."""
    position = "bogota: govt 3t\nhuila: farc 2g(2a)\nguaviare: farc 1g"
    assert operations(board(position), "govt") == ["train", "patrol", "sweep", "assault"]
    assert operations(board(position, resources={"govt": 2}), "govt") == []
    assert asks(board(position), "govt", "assault").options == ["bogota", "air_lift", "air_strike", "take_back"]
    question = asks(board(position), "govt", "assault", "air_lift")
    assert question.kind == "air-lift-destination"
    assert question.options == [space for space in RULES.spec.spaces[:45] if space != "bogota"]
    assert asks(board(position), "govt", "assault", "air_lift", "huila").options == ["1", "2", "3"]
    assert operation(board(position), "govt", "assault", "air_lift", "huila", "2", "huila", "done") == {
        "bogota govt.troops": -2,
        "huila govt.troops": 2,
        "huila farc.guerrilla.a": -1,
        "resources govt": -3,
    }
    assert menu(board(position), FACTIONS["govt"], limited=True, special=False) == [
        "train", "patrol", "sweep", "assault",
    ]  # fmt: skip


def donors(text: str) -> Colombia:
    """Madrid Donors (17, shaded): no Assault in Departments."""
    b = board(text)
    b.put_in_force(MADRID_DONORS, SHADED)
    return b


def test_4_1_air_lift_leaves_the_assault_possible() -> None:
    """4.1 Under Madrid Donors the last Troops of Cities and LoCs are not lifted to a Department before an Assault."""
    text = "cali: govt 2t, farc 1g(1a)\nhuila: govt 1t"
    assert asks(donors(text), "govt", "assault").options == ["cali", "air_lift", "take_back"]
    question = asks(donors(text), "govt", "assault", "air_lift", "cali")
    assert {"huila", "bogota", "loc_cali_pasto"} <= set(question.options)
    assert asks(donors(text), "govt", "assault", "air_lift", "cali", "bogota").options == ["1", "2"]
    changed = operation(donors(text), "govt", "assault", "air_lift", "cali", "huila", "cali", "done")
    assert changed == {
        "cali govt.troops": -1,
        "huila govt.troops": 1,
        "cali farc.guerrilla.a": -1,
        "resources govt": -3,
    }


@pytest.mark.parametrize(
    ("text", "departments"),
    [
        ("cali: govt 1t", False),
        ("loc_cali_pasto: govt 1t", False),
        ("cali: govt 1t 1p", True),
        ("cali: govt 1t\nbogota: govt 1p", True),
        ("cali: govt 1t\nloc_cali_pasto: govt 1t", True),
        ("cali: govt 1t\nhuila: govt 1p", False),
    ],
)
def test_4_1_where_the_last_troops_may_go(text: str, departments: bool) -> None:
    """4.1 Only where an Assault could follow, unless other cubes can make it."""
    choices = ["air_lift", text.split(":")[0]] if text.count("govt 1t") > 1 else ["air_lift"]
    found = asks(donors(text), "govt", "assault", *choices).options
    assert ("huila" in found, "choco" in found) == (departments, departments)
    assert "medellin" in found and "loc_neiva_bogota" in found


def test_4_1_air_lift_from_a_department_for_the_assault() -> None:
    """4.1 Troops of Departments may go anywhere; once the Assault has begun, all may."""
    text = "cali: govt 1t\nhuila: govt 1t"
    assert "choco" in asks(donors(text), "govt", "assault", "air_lift", "huila").options
    assert "choco" not in asks(donors(text), "govt", "assault", "air_lift", "cali").options
    assert "choco" in asks(donors(text), "govt", "assault", "cali", "air_lift", "cali").options
    assert "choco" in asks(donors(text), "govt", "patrol", "air_lift", "cali").options


def test_4_1_no_air_lift_with_nowhere_to_go() -> None:
    """4.1 With Misil Antiaéreo (27, shaded) and Guerrillas in all other Cities and on LoCs nobody is lifted."""
    spec = RULES.spec
    elsewhere = [spec.spaces[s] for s in [*spec.cities, *spec.locs] if spec.spaces[s] != "cali"]
    text = "cali: govt 1t\n" + "\n".join(f"{name}: farc 1g" for name in elsewhere[:30])
    text += "".join(f"\n{name}: auc 1g" for name in elsewhere[30:])
    b = donors(text)
    b.put_in_force(MISIL, SHADED)
    assert "air_lift" not in asks(b, "govt", "assault").options
    assert "air_lift" in asks(b, "govt", "train").options


def test_4_1_assault_only_with_cubes() -> None:
    """3.2.4 Assault needs a space with cubes; an Air Lift that could only start from none does not help."""
    assert operations(board("huila: farc 2g(2a)\ncali: govt 1b"), "govt") == ["train", "patrol", "sweep"]


@pytest.mark.parametrize(
    ("position", "script", "result"),
    [
        (
            "choco: govt 1t, farc 1g(1a)", "air_lift cali cali done",
            {"choco govt.troops": -1, "cali govt.troops": 1},
        ),
        ("choco: govt 1t, farc 1g(1a)", "air_strike choco done", {"choco farc.guerrilla.a": -1}),
        (
            "choco: govt 1t, cartels 1b, AO\ncali: farc 1g", "eradicate antioquia choco done",
            {"choco cartels.base": -1, "antioquia support": -1, "aid": 4},
        ),
    ],
)  # fmt: skip
def test_4_1_nothing_left_for_the_assault(position: str, script: str, result: dict[str, int]) -> None:
    """3.2.4, 4.1 What comes first may leave nothing to remove: the Assault takes place, and is paid, all the same."""
    assert asks(board(position), "govt", "assault").options[:2] == ["choco", "air_lift"]
    # In at least 1 space it must take place.
    first = script.split()[:-2]
    assert others(asks(board(position), "govt", "assault", *first)) == [script.split()[-2]]
    assert operation(board(position), "govt", "assault", *script.split()) == {**result, "resources govt": -3}


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
