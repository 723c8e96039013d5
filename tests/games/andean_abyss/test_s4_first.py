"""4.1 The Special Activity first: to earn the cost, to make the Operation possible; never instead of it."""

from __future__ import annotations

import pytest

from abyssal.coin.general import menu
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import MADRID_DONORS, MISIL, SHADED
from tests.games.andean_abyss.asking import asks, offered, operations, others
from tests.games.andean_abyss.helpers import FACTIONS, RULES, board, operation


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
    # A March onto a LoC costs nothing. Terror in Cali could not be paid for: the Government has no ransom.
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
    # After the Terror it may Activate the last one.
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
    # Only flipping the Guerrilla is left, so it is not asked.
    assert (question.kind, question.options) == ("attack-space", ["cali"])
    assert operation(b, "cartels", "attack", "bribe", "cali", "6", "done") == {
        "cali cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.a": 1,
        "resources cartels": -4,
    }
    question = asks(board("cali: cartels 1g, govt 2p"), "cartels", "attack", "bribe")
    assert question.options == ["cubes", "guerrillas"]
    # Once the Attack has been executed in a space, everything is allowed.
    b = board("cali: cartels 1g, govt 1p")
    assert asks(b, "cartels", "attack", "cali", "6", "bribe").options == ["cubes", "guerrillas"]


def test_4_1_bribe_and_the_last_resource() -> None:
    """4.1 With 4 Resources a Bribe leaves the 1 that the Attack costs: any Bribe that leaves an Attack possible is
    allowed."""
    position, rich = "cali: cartels 2g, govt 3p, farc 2g", {"cartels": 4}
    deeds = [deed + piece for piece in ("farc.guerrilla.u", "cartels.guerrilla.u") for deed in ("remove:", "flip:")]
    question = asks(board(position, resources=rich), "cartels", "attack", "bribe", "guerrillas")
    assert (question.kind, question.options) == ("bribe-guerrilla", deeds)
    choices = ["bribe", "cubes", "cali", "6", "done"]
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
    # Space and way are not asked: only this helps. More Bribes may follow.
    assert operation(board(position), "cartels", "terror", "bribe", "done", "cali", "done") == {
        "cali terror": 1,
        "resources cartels": -4,
    }


def test_4_1_bribe_before_a_free_march() -> None:
    """4.1, 3.3.2 With 3 Resources the Cartels may Bribe anywhere if they can then March onto a LoC, else nowhere."""
    poor = {"cartels": 3}
    question = asks(board("cali: cartels 1g\npasto: govt 1p", resources=poor), "cartels", "march", "bribe")
    assert question.options == ["cali", "pasto"]
    assert offered(asks(board("vaupes: cartels 1g\npasto: govt 1p", resources=poor), "cartels", "march")) == []


def test_4_1_bribe_hides_a_guerrilla_on_a_loc() -> None:
    """4.1, 3.3.4 Terror on a LoC is free: 3 Resources are enough to Bribe for it. One of two may be turned over."""
    assert operations(board("loc_cali_pasto: cartels 1g(1a)", resources={"cartels": 3}), "cartels") == [
        "rally",
        "march",
        "terror",
    ]
    question = asks(board("cali: cartels 2g"), "cartels", "terror", "bribe")
    assert question.options == ["remove:cartels.guerrilla.u", "flip:cartels.guerrilla.u"]


def test_4_1_only_what_one_may_use_oneself() -> None:
    """4.1, 2.3.5 Extort pays for no Limited Operation, and Kidnap pays for none of AUC's."""
    b = board("meta_west: farc 1g", resources={})
    assert menu(b, FACTIONS["farc"], limited=True, special=False) == ["march"]
    assert menu(b, FACTIONS["farc"], limited=False, special=True) == ["rally", "march"]
    b = board("cali: farc 2g\nhuila: auc 1g, govt 2t", resources={"govt": 5})
    assert operations(b, "farc") == ["rally", "march", "terror"]
    assert operations(b, "auc") == ["march"]


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
    """4.1 Only to where an Assault could follow, unless other cubes can make it."""
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


def test_4_1_air_lift_makes_the_assault_possible() -> None:
    """4.1 Under Madrid Donors Troops of Departments Assault where an Air Lift takes them; no other activity comes
    first."""
    text = "santander: govt 3t\nhuila: farc 1g(1a)\ncali: auc 2g(2a)\nputumayo: cartels 1b"
    assert "assault" in menu(donors(text), FACTIONS["govt"], limited=False, special=True)
    assert "assault" not in menu(donors(text), FACTIONS["govt"], limited=True, special=False)
    assert "assault" not in menu(donors("santander: govt 3p"), FACTIONS["govt"], limited=False, special=True)
    assert asks(donors(text), "govt", "assault").options == ["air_lift", "take_back"]
    assert "huila" not in asks(donors(text), "govt", "assault", "air_lift").options
    assert operation(donors(text), "govt", "assault", "air_lift", "cali", "2", "cali", "done") == {
        "santander govt.troops": -2,
        "cali govt.troops": 2,
        "cali auc.guerrilla.a": -2,
        "resources govt": -3,
    }


def test_4_1_no_air_lift_with_nowhere_to_go() -> None:
    """4.1 With Misil Antiaéreo (27, shaded) and Guerrillas in all other Cities and on LoCs there is no Air Lift."""
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
    """3.2.4, 4.1 A Special Activity first may leave nothing to remove: the Assault still takes place and is paid
    for."""
    assert asks(board(position), "govt", "assault").options[:2] == ["choco", "air_lift"]
    # It must take place in at least 1 space.
    first = script.split()[:-2]
    assert others(asks(board(position), "govt", "assault", *first)) == [script.split()[-2]]
    assert operation(board(position), "govt", "assault", *script.split()) == {**result, "resources govt": -3}
