"""4.5, 4.5.1 Cultivate, 4.5.2 Process, 4.5.4 Bribe. (4.5.3 Shipments have a file of their own.)"""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import SHIPMENTS
from tests.games.andean_abyss.asking import asks
from tests.games.andean_abyss.helpers import FACTIONS, board, operation

# 4.5.1 Cultivate.


def test_4_5_1_relocate_a_base() -> None:
    """4.5.1 A Cartels Base, wherever it is, moves to a populated space in which Guerrillas outnumber Police."""
    b = board("cali: cartels 1g\nvichada: cartels 2b\nputumayo: cartels 1b")
    script = ["cultivate", "vichada", "loc_cali_pasto", "cali", "done"]
    assert operation(b, "cartels", "march", *script) == {
        "vichada cartels.base": -1,
        "cali cartels.base": 1,
        "cali cartels.guerrilla.u": -1,
        "loc_cali_pasto cartels.guerrilla.u": 1,
    }


def test_4_5_1_destinations() -> None:
    """4.5.1 A Department or City with Population above 0, more Cartels Guerrillas than Police, and room for a Base."""
    b = board(
        "bogota: cartels 2g, govt 2p\ncali: cartels 2g, govt 1p 5t\npasto: cartels 1g, farc 1b, auc 1b\n"
        "vichada: cartels 2g\nhuila: cartels 1g(1a), AS\nloc_cali_pasto: cartels 1g\nnarino: cartels 1b\n"
        "choco: cartels 1g 1b, farc 2g"
    )
    assert asks(b, "cartels", "march", "cultivate").options == ["cali", "huila", "choco"]
    # To Chocó only the Base from elsewhere can come, so the origin is not asked.
    assert asks(b, "cartels", "march", "cultivate", "choco").kind == "march-space"
    assert asks(b, "cartels", "march", "cultivate", "cali").options == ["choco", "narino"]


def test_4_5_1_place_a_base_where_they_rally() -> None:
    """4.5.1 In a Department selected for Rally the Base may be placed instead, whether or not a Guerrilla came."""
    b = board("huila: cartels 1g")
    script = ["huila", "place", "cultivate", "done"]
    assert operation(b, "cartels", "rally", *script) == {
        "huila cartels.guerrilla.u": 1,
        "huila cartels.base": 1,
        "resources cartels": -1,
    }
    # While the Rally there is under way: the new Base then counts for what it places (3.3.1).
    assert operation(board("huila: cartels 1g"), "cartels", "rally", "huila", "cultivate", "place", "3", "done") == {
        "huila cartels.guerrilla.u": 3,
        "huila cartels.base": 1,
        "resources cartels": -1,
    }


def test_4_5_1_place_or_relocate() -> None:
    """4.5.1 There it is the Cartels' choice; elsewhere, and in Cities, they can only relocate."""
    b = board("huila: cartels 1g\ncali: cartels 1g\nnarino: cartels 1g 1b")
    assert asks(b, "cartels", "rally", "huila", "cultivate", "huila").options == ["place", "relocate"]
    # Nariño's own Base cannot be relocated to Nariño.
    assert asks(b, "cartels", "rally", "huila", "cultivate").options == ["cali", "huila"]
    question = asks(b, "cartels", "rally", "cali", "place", "narino", "place", "2", "cultivate")
    assert question.options == ["cali", "huila", "narino"]
    # In Nariño its own Base cannot be relocated, so a Base is placed without a question.
    script = ["cali", "place", "narino", "place", "2", "cultivate", "narino", "done"]
    assert operation(b, "cartels", "rally", *script) == {
        "cali cartels.guerrilla.u": 1,
        "narino cartels.guerrilla.u": 2,
        "narino cartels.base": 1,
        "resources cartels": -2,
    }


def test_4_5_1_rally_only_to_cultivate() -> None:
    """4.5.1, 3.3.1 With no Guerrilla Available the Cartels may select a Department just to Cultivate there, without
    placing any; not in a City, nor without a Special Activity, nor where they could place one."""
    text = "loc_cali_pasto: cartels 9g\nhuila: cartels 1g\ncali: cartels 1g\nputumayo: cartels 1g, govt 1p"
    b = board(text)
    assert asks(b, "cartels", "rally", "huila").options == ["place", "done", "cultivate", "bribe", "take_back"]
    assert asks(b, "cartels", "rally", "huila", "cultivate").options == ["place", "gather", "take_back"]
    script = ["huila", "done", "cultivate", "done"]
    assert operation(board(text), "cartels", "rally", *script) == {"huila cartels.base": 1, "resources cartels": -1}
    for space in ("cali", "putumayo"):
        assert "done" not in asks(board(text), "cartels", "rally", space).options
    assert "done" not in asks(board(text), "cartels", "rally", "huila", special=False).options
    assert "done" not in asks(board("huila: cartels 1g"), "cartels", "rally", "huila").options


def test_4_5_1_nothing_to_cultivate() -> None:
    """4.5.1 Without a Base on the map and without a Rally in a Department there is nothing to Cultivate."""
    assert "cultivate" not in asks(board("cali: cartels 1g\nhuila: cartels 1g"), "cartels", "march").options
    assert "cultivate" not in asks(board("cali: cartels 1g"), "cartels", "rally", "cali").options
    # All 15 Bases on the map: only relocation is left.
    text = "\n".join(
        f"{s}: cartels 2b" for s in ("arauca", "cesar", "choco", "guaviare", "narino", "vichada", "amazonas")
    )
    b = board(text + "\nputumayo: cartels 1b\nhuila: cartels 1g")
    assert asks(b, "cartels", "rally", "huila", "cultivate").kind == "cultivate-origin"


# 4.5.2 Process.


def test_4_5_2_sell_bases() -> None:
    """4.5.2 Remove any Cartels Bases, +3 Resources for each."""
    b = board("huila: cartels 2b\ncali: cartels 1g 1b\nnarino: cartels 1b")
    question = asks(b, "cartels", "rally", "process", "bases", "huila")
    assert question.options == ["cali", "huila", "narino", "done"]
    script = ["process", "bases", "huila", "huila", "cali", "done", "pasto", "place", "done"]
    assert operation(b, "cartels", "rally", *script) == {
        "huila cartels.base": -2,
        "cali cartels.base": -1,
        "pasto cartels.guerrilla.u": 1,
        "resources cartels": 8,
    }


def test_4_5_2_ship_drugs() -> None:
    """4.5.2 The other way to Process: 1 or 2 Shipments for Guerrillas of any faction at Cartels Bases."""
    b = board("huila: cartels 1b, farc 1g, auc 1g(1a)\ncali: cartels 1g 1b\nnarino: cartels 1b\npasto: cartels 1g")
    assert asks(b, "cartels", "rally", "process", "shipments").options == ["cali", "huila"]
    question = asks(b, "cartels", "rally", "process", "shipments", "huila")
    assert (question.actor, question.options) == (FACTIONS["cartels"], ["farc.guerrilla.u", "auc.guerrilla.a"])
    question = asks(b, "cartels", "rally", "process", "shipments", "huila", "farc.guerrilla.u")
    assert question.options == ["cali", "huila", "done"]
    script = ["process", "shipments", "huila", "farc.guerrilla.u", "cali", "ibague", "place", "done"]
    assert operation(b, "cartels", "rally", *script) == {
        "shipments": -2,
        "ship_at 0": 13,
        "ship_by 0": 3,
        "ship_at 1": 2,
        "ship_by 1": 9,
        "ibague cartels.guerrilla.u": 1,
        "resources cartels": -1,
    }


def test_4_5_2_either_or() -> None:
    """4.5.2 Either Bases or Shipments; without a Guerrilla at a Base, or without markers, Shipments are no choice."""
    assert asks(board("huila: cartels 1g 1b"), "cartels", "march", "process").options == ["bases", "shipments"]
    assert asks(board("huila: cartels 1b\ncali: cartels 1g"), "cartels", "march", "process").kind == "march-space"
    full = "huila: cartels 1g 1b" + ", shipment cartels.u" * 4
    assert asks(board(full), "cartels", "march", "process").kind == "march-space"
    assert "process" not in asks(board("huila: cartels 1g, farc 2b"), "cartels", "march").options


def test_4_5_2_four_shipments_in_all() -> None:
    """4.5.2, 4.5.3 The 4 markers are a limit: with 3 on the map only 1 can be placed."""
    b = board("huila: cartels 1g 1b" + ", shipment cartels.u" * 3)
    question = asks(b, "cartels", "march", "process", "shipments")
    assert question.kind == "march-space"
    operation(b, "cartels", "rally", "process", "shipments", "ibague", "place", "done")
    assert b.n[SHIPMENTS] == 0
    assert len(b.shipments_of(FACTIONS["cartels"])) == 4


def test_4_5_2_in_bogota() -> None:
    """4.5.2 Cities with a Base are as good as Departments."""
    b = board("bogota: cartels 1g 2b\ncali: cartels 1g 1b", resources=0)
    assert operation(
        b, "cartels", "march", "process", "bases", "bogota", "bogota", "done", "loc_cali_pasto", "cali", "done"
    ) == {
        "bogota cartels.base": -2,
        "cali cartels.guerrilla.u": -1,
        "loc_cali_pasto cartels.guerrilla.u": 1,
        "resources cartels": 6,
    }
    b = board("bogota: cartels 1g 1b\ncali: cartels 1g 1b")
    script = ["process", "shipments", "bogota", "bogota", "loc_cali_pasto", "cali", "done"]
    result = operation(b, "cartels", "march", *script)
    assert (result["ship_at 0"], result["ship_at 1"]) == (1, 1)


# 4.5.4 Bribe.


def test_4_5_4_bribe() -> None:
    """4.5.4 In each of up to 3 spaces, for 3 Resources, up to 2 cubes, up to 2 Guerrillas or a Base are removed."""
    b = board("cali: govt 2t 2p\nhuila: farc 1g 2b\nnarino: auc 1g, farc 1g\npasto: cartels 1g, govt 1p")
    script = ["pasto", "6", "bribe", "cali", "govt.troops", "govt.police"]
    script += ["huila", "base", "narino", "remove:auc.guerrilla.u", "remove:farc.guerrilla.u", "done"]
    assert operation(b, "cartels", "attack", *script) == {
        "pasto cartels.guerrilla.u": -1,
        "pasto cartels.guerrilla.a": 1,
        "cali govt.troops": -1,
        "cali govt.police": -1,
        "huila farc.base": -1,
        "narino auc.guerrilla.u": -1,
        "narino farc.guerrilla.u": -1,
        "resources cartels": -10,
    }


def test_4_5_4_where() -> None:
    """4.5.4 In any spaces with pieces, where the Cartels are or not; each once, at most 3."""
    b = board(
        "cali: govt 1t\nhuila: farc 1g\nvichada: cartels 1b\nloc_cali_pasto: govt 1p\npasto: auc 1g", resources=20
    )
    question = asks(b, "cartels", "rally", "neiva", "place", "bribe")
    assert question.options == ["cali", "neiva", "pasto", "huila", "vichada", "loc_cali_pasto"]
    question = asks(b, "cartels", "rally", "neiva", "place", "bribe", "cali")
    assert question.options == ["neiva", "pasto", "huila", "vichada", "loc_cali_pasto", "done"]
    script = ["neiva", "place", "bribe", "cali", "vichada", "loc_cali_pasto"]
    assert asks(b, "cartels", "rally", *script).kind == "rally-space"


@pytest.mark.parametrize(("resources", "more"), [(4, False), (7, True)])
def test_4_5_4_three_resources_each(resources: int, more: bool) -> None:
    """4.5.4 Each space costs 3 Resources; without them there is no further Bribe."""
    b = board("cali: govt 1t\npasto: govt 1p", resources={"cartels": resources})
    question = asks(b, "cartels", "rally", "neiva", "place", "bribe", "cali")
    assert question.kind == ("bribe" if more else "rally-space")
    assert "bribe" not in asks(board("cali: govt 1t", resources={"cartels": 3}), "cartels", "rally", "neiva").options


def test_4_5_4_one_kind_a_space() -> None:
    """4.5.4 Cubes, Guerrillas or a Base: one of these per space. Guards do not protect Bases."""
    b = board("cali: govt 1t 1p 1b, farc 1g 1b")
    assert asks(b, "cartels", "rally", "neiva", "place", "bribe", "cali").options == ["cubes", "guerrillas", "base"]
    question = asks(b, "cartels", "rally", "neiva", "place", "bribe", "cali", "base")
    assert question.options == ["govt.base", "farc.base"]
    question = asks(b, "cartels", "rally", "neiva", "place", "bribe", "cali", "cubes")
    assert question.options == ["govt.troops", "govt.police"]
    question = asks(b, "cartels", "rally", "neiva", "place", "bribe", "cali", "cubes", "govt.police")
    assert (question.kind, question.options) == ("bribe", ["neiva", "done"])


def test_4_5_4_remove_or_flip() -> None:
    """4.5.4 Each of up to 2 Guerrillas, the Cartels' own too, may be removed or turned over."""
    b = board("cali: farc 1g, cartels 1g(1a)")
    before = ["neiva", "place", "bribe", "cali"]
    assert asks(b, "cartels", "rally", *before).options == [
        "remove:farc.guerrilla.u",
        "flip:farc.guerrilla.u",
        "remove:cartels.guerrilla.a",
        "flip:cartels.guerrilla.a",
    ]
    # The Guerrilla just turned over is not turned back.
    assert asks(b, "cartels", "rally", *before, "flip:farc.guerrilla.u").options == [
        "remove:farc.guerrilla.a",
        "remove:cartels.guerrilla.a",
        "flip:cartels.guerrilla.a",
        "done",
    ]
    script = [*before, "flip:farc.guerrilla.u", "flip:cartels.guerrilla.a", "done", "done"]
    assert operation(b, "cartels", "rally", *script) == {
        "neiva cartels.guerrilla.u": 1,
        "cali farc.guerrilla.u": -1,
        "cali farc.guerrilla.a": 1,
        "cali cartels.guerrilla.a": -1,
        "cali cartels.guerrilla.u": 1,
        "resources cartels": -4,
    }


def test_4_5_4_removal_to_the_full() -> None:
    """4.5.4, 1.4.1 Once an enemy is targeted, 2 cubes are removed or 2 Guerrillas removed or flipped, if there are that
    many. The second may be of another faction."""
    b = board("cali: farc 3g, auc 1g\npasto: govt 3p")
    before = ["neiva", "place", "bribe", "cali", "remove:farc.guerrilla.u"]
    assert asks(b, "cartels", "rally", *before).options == [
        "remove:farc.guerrilla.u",
        "flip:farc.guerrilla.u",
        "remove:auc.guerrilla.u",
        "flip:auc.guerrilla.u",
    ]
    assert operation(b, "cartels", "rally", *before, "remove:farc.guerrilla.u", "pasto", "done", "done") == {
        "neiva cartels.guerrilla.u": 1,
        "cali farc.guerrilla.u": -2,
        "pasto govt.police": -2,
        "resources cartels": -7,
    }


@pytest.mark.parametrize(
    "deeds",
    [
        ["remove:farc.guerrilla.u", "flip:farc.guerrilla.u"],
        ["flip:farc.guerrilla.u", "remove:farc.guerrilla.u"],
    ],
)
def test_4_5_4_remove_and_flip_in_any_order(deeds: list[str]) -> None:
    """4.5.4 Of 2 Guerrillas one is removed and one flipped. The result is the same whichever comes first."""
    b = board("cali: farc 3g, cartels 1g")
    assert operation(b, "cartels", "rally", "neiva", "place", "bribe", "cali", *deeds, "done", "done") == {
        "neiva cartels.guerrilla.u": 1,
        "cali farc.guerrilla.u": -2,
        "cali farc.guerrilla.a": 1,
        "resources cartels": -4,
    }


def test_4_5_4_nobody_else_need_be_targeted() -> None:
    """4.5.4, 1.4.1 After the only Guerrilla of its faction, or after their own, the Cartels choose the second
    freely."""
    before = ["neiva", "place", "bribe", "cali"]
    b = board("cali: farc 1g, auc 1g")
    options = ["remove:auc.guerrilla.u", "flip:auc.guerrilla.u", "done"]
    assert asks(b, "cartels", "rally", *before, "remove:farc.guerrilla.u").options == options
    b = board("cali: cartels 2g")
    options = ["remove:cartels.guerrilla.u", "flip:cartels.guerrilla.u", "done"]
    assert asks(b, "cartels", "rally", *before, "remove:cartels.guerrilla.u").options == options


def test_4_5_4_another_of_the_same_side() -> None:
    """4.5.4 The Guerrilla flipped first stays flipped, but another of the same kind may be flipped too."""
    b = board("cali: farc 2g(1a)")
    question = asks(b, "cartels", "rally", "neiva", "place", "bribe", "cali", "flip:farc.guerrilla.u")
    assert question.options == ["remove:farc.guerrilla.a", "flip:farc.guerrilla.a", "done"]
    b = board("cali: farc 1g")
    question = asks(b, "cartels", "rally", "neiva", "place", "bribe", "cali", "flip:farc.guerrilla.u")
    assert question.options == ["remove:farc.guerrilla.a", "done"]


def test_4_5_4_contraband() -> None:
    """4.5.4 The Cartels may transfer a Shipment that a Bribe removes to any Guerrilla in the space."""
    b = board("cali: farc 1g, auc 1g, cartels 1g(1a), shipment farc.u")
    before = ["neiva", "place", "bribe", "cali", "remove:farc.guerrilla.u"]
    question = asks(b, "cartels", "rally", *before)
    assert (question.actor, question.rule) == (FACTIONS["farc"], "4.5.3")
    question = asks(b, "cartels", "rally", *before, "remove")
    assert (question.actor, question.rule) == (FACTIONS["cartels"], "4.5.4")
    assert question.options == ["auc.guerrilla.u", "cartels.guerrilla.a", "remove"]
    script = [*before, "remove", "cartels.guerrilla.a", "done", "done", "done"]
    assert operation(b, "cartels", "rally", *script) == {
        "neiva cartels.guerrilla.u": 1,
        "cali farc.guerrilla.u": -1,
        "ship_by 0": 7,
        "resources cartels": -4,
    }


def test_4_5_4_contraband_declined() -> None:
    """4.5.4 They may decline: then the Shipment is removed, and the Government gets no Aid for it."""
    b = board("cali: farc 1g, auc 1g, shipment farc.u")
    script = ["neiva", "place", "bribe", "cali", "remove:farc.guerrilla.u", "remove", "remove", "done", "done", "done"]
    assert operation(b, "cartels", "rally", *script) == {
        "neiva cartels.guerrilla.u": 1,
        "cali farc.guerrilla.u": -1,
        "shipments": 1,
        "ship_at 0": -2,
        "ship_by 0": -3,
        "resources cartels": -4,
    }


def test_4_5_4_the_owner_keeps_a_shipment() -> None:
    """4.5.4 What the owner hands to another Guerrilla is not removed: the Cartels have no say in it."""
    b = board("cali: farc 1g, auc 1g, cartels 1g, shipment farc.u")
    script = ["neiva", "place", "bribe", "cali", "remove:farc.guerrilla.u", "auc.guerrilla.u"]
    assert asks(b, "cartels", "rally", *script).kind == "bribe-guerrilla"
    assert operation(b, "cartels", "rally", *script, "done", "done", "done") == {
        "neiva cartels.guerrilla.u": 1,
        "cali farc.guerrilla.u": -1,
        "ship_by 0": 3,
        "resources cartels": -4,
    }


def test_4_5_4_turns_one_at_a_time() -> None:
    """4.5.4 One Guerrilla is turned over, and another only if wanted."""
    script = ["neiva", "place", "bribe", "cali", "flip:farc.guerrilla.u"]
    turned = {"neiva cartels.guerrilla.u": 1, "resources cartels": -4}
    assert operation(board("cali: farc 3g"), "cartels", "rally", *script, "done", "done", "done") == {
        **turned,
        "cali farc.guerrilla.u": -1,
        "cali farc.guerrilla.a": 1,
    }
    script += ["flip:farc.guerrilla.u", "done", "done"]
    assert operation(board("cali: farc 3g"), "cartels", "rally", *script) == {
        **turned,
        "cali farc.guerrilla.u": -2,
        "cali farc.guerrilla.a": 2,
    }


def test_4_5_4_in_bogota() -> None:
    """4.5.4 Bogotá is a space like any other."""
    b = board("bogota: govt 1t\ncali: govt 1t")
    assert operation(b, "cartels", "rally", "neiva", "place", "bribe", "bogota", "done", "done") == {
        "neiva cartels.guerrilla.u": 1,
        "bogota govt.troops": -1,
        "resources cartels": -4,
    }
