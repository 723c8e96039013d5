"""Events 55 to 59, a test per side and more where a card has edges."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss import names
from tests.games.andean_abyss.events.questions import (
    EDITIONS,
    FOURTEEN_BASES,
    FULL_CITIES,
    asked,
    event_and_cargo,
    faction,
)
from tests.games.andean_abyss.helpers import board, event

# 55 DEA Agents

TRAFFIC = """
cali: cartels 4g(1a) 1b
meta_west: farc 2g, shipment farc.u
huila: cartels 3g, farc 1g, shipment cartels.u
"""


def test_55_dea_agents_unshaded() -> None:
    """One Shipment of any owner, and 5 Cartels Guerrillas as the executing faction chooses; no Aid."""
    b = board(TRAFFIC)
    where = ["cali", "cartels.guerrilla.u", "cali", "cartels.guerrilla.a", "huila", "huila", "huila"]
    changed = event_and_cargo(b, "govt", 55, False, "meta_west", *where, "farc.guerrilla.u")
    assert changed == (
        {
            "shipments": 1,
            "cali cartels.guerrilla.u": -1,
            "cali cartels.guerrilla.a": -1,
            "huila cartels.guerrilla.u": -3,
        },
        ["huila farc.guerrilla.u"],
    )


def test_55_dea_agents_second_edition() -> None:
    """Two Shipments and Aid +3, which stops at 29."""
    b = board(TRAFFIC, aid=28, edition="second")
    where = [
        "cali",
        "cartels.guerrilla.u",
        "cali",
        "cartels.guerrilla.u",
        "cali",
        "cartels.guerrilla.a",
        "huila",
        "huila",
    ]
    changed = event_and_cargo(b, "govt", 55, False, "huila", *where)
    assert changed == (
        {
            "shipments": 2,
            "aid": 1,
            "cali cartels.guerrilla.u": -2,
            "cali cartels.guerrilla.a": -1,
            "huila cartels.guerrilla.u": -2,
        },
        [],
    )


def test_55_dea_agents_carriers() -> None:
    """Where several kinds of Guerrillas hold Shipments, the executing faction chooses one."""
    b = board("bogota: auc 1g, farc 1g(1a), shipment auc.u, shipment farc.a")
    assert event_and_cargo(b, "govt", 55, False, "farc.guerrilla.a") == ({"shipments": 1}, ["bogota auc.guerrilla.u"])
    b = board("huila: auc 1g, shipment auc.u, shipment auc.u, shipment auc.u", edition="second")
    assert event_and_cargo(b, "govt", 55, False) == ({"shipments": 2, "aid": 3}, ["huila auc.guerrilla.u"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_55_dea_agents_few(edition: str) -> None:
    """Fewer than 5 Guerrillas are all removed without a question; the Cartels may hand their Shipment to AUC."""
    b = board("cali: cartels 1g, auc 1g, shipment cartels.u\nhuila: cartels 2g(1a) 1b", edition=edition)
    changed, cargo = event_and_cargo(b, "farc", 55, False)
    assert changed == {
        "shipments": 1,
        "cali cartels.guerrilla.u": -1,
        "huila cartels.guerrilla.u": -1,
        "huila cartels.guerrilla.a": -1,
    } | ({"aid": 3} if edition == "second" else {})
    assert cargo == []


def test_55_dea_agents_nothing() -> None:
    assert event(board("huila: farc 1g"), "govt", 55, False) == {}


def test_55_dea_agents_shaded() -> None:
    """Three spaces with Cartels pieces, Base or Guerrilla, shift by 1."""
    b = board("cali: cartels 1b, AS\nhuila: cartels 1g, PO\ncesar: cartels 1g(1a)\nchoco: cartels 1g\narauca: farc 1g")
    assert event(b, "farc", 55, True, "cesar", "cali", "huila") == {
        "cali support": -1,
        "huila support": -1,
        "cesar support": -1,
    }


def test_55_dea_agents_shaded_limits() -> None:
    """Active Opposition, LoCs and empty country cannot shift; what is left does."""
    b = board("cali: cartels 1b, AO\nloc_cali_pasto: cartels 1g\namazonas: cartels 1b\nhuila: cartels 1b, PS")
    assert event(b, "farc", 55, True) == {"huila support": -1}


# 56 Drogas La Rebaja


@pytest.mark.parametrize(("edition", "amount"), [("first", 9), ("second", 15)])
def test_56_drogas_la_rebaja_unshaded(edition: str, amount: int) -> None:
    b = board(resources={"cartels": 40, "govt": 10}, edition=edition)
    assert event(b, "govt", 56, False) == {"resources cartels": -amount, "resources govt": amount}


@pytest.mark.parametrize("edition", EDITIONS)
def test_56_drogas_la_rebaja_limits(edition: str) -> None:
    """No more than the Cartels have, no more than the Government can hold."""
    b = board(resources={"cartels": 4}, edition=edition)
    assert event(b, "govt", 56, False) == {"resources cartels": -4, "resources govt": 4}
    b = board(resources={"cartels": 40, "govt": 97}, edition=edition)
    assert event(b, "govt", 56, False) == {"resources cartels": -2, "resources govt": 2}


def test_56_drogas_la_rebaja_shaded() -> None:
    """Pieces in Cities count, Bases too, but not those placed afterwards; two different Cities."""
    b = board("cali: cartels 2g(1a) 1b\nhuila: cartels 2g 1b")
    decision = asked(b, "cartels", 56, True, "cali")
    assert "cali" not in decision.options and len(decision.options) == 10 + 1
    assert decision.options[-1] == "take_back"
    b = board("cali: cartels 2g(1a) 1b\nhuila: cartels 2g 1b")
    assert event(b, "cartels", 56, True, "cali", "medellin") == {
        "resources cartels": 6,
        "cali cartels.base": 1,
        "medellin cartels.base": 1,
    }


def test_56_drogas_la_rebaja_shaded_limits() -> None:
    """One City with room, then one Base Available: one is placed. Resources stop at 99."""
    b = board(FULL_CITIES, resources={"cartels": 95})
    assert event(b, "cartels", 56, True) == {"resources cartels": 4, "sincelejo cartels.base": 1}
    assert event(board(FOURTEEN_BASES), "cartels", 56, True, "done", "cali") == {"cali cartels.base": 1}


# 57 Op Millennium


def test_57_op_millennium_unshaded() -> None:
    """Any Cartels pieces, also a protected Base, become Police, also on LoCs; the owner may save a Shipment."""
    b = board("cali: cartels 1g 1b, farc 1g(1a), shipment cartels.u\nloc_cali_pasto: cartels 1g(1a)\nhuila: cartels 1b")
    choices = ["cali", "cartels.base", "loc_cali_pasto", "cali", "farc.guerrilla.a"]
    assert event_and_cargo(b, "govt", 57, False, *choices) == (
        {
            "cali cartels.base": -1,
            "cali cartels.guerrilla.u": -1,
            "cali govt.police": 2,
            "loc_cali_pasto cartels.guerrilla.a": -1,
            "loc_cali_pasto govt.police": 1,
        },
        ["cali farc.guerrilla.a"],
    )


def test_57_op_millennium_up_to() -> None:
    """Up to 3: none at all, or a stop after one."""
    assert event(board("cali: cartels 3g"), "cartels", 57, False, "done") == {}
    assert event(board("bogota: cartels 3g"), "cartels", 57, False, "bogota", "done") == {
        "bogota cartels.guerrilla.u": -1,
        "bogota govt.police": 1,
    }


def test_57_op_millennium_zone() -> None:
    """A FARC Zone admits no Police: while some are Available, nothing is replaced there (1.4.2, 5.1.1)."""
    text = "huila: cartels 1b\nmeta_west: zone, cartels 2b"
    assert asked(board(text), "govt", 57, False).options == ["huila", "done"]
    assert event(board(text), "govt", 57, False, "huila") == {"huila cartels.base": -1, "huila govt.police": 1}
    assert event(board("meta_west: zone, cartels 2b 1g"), "govt", 57, False) == {}


def test_57_op_millennium_ecuador() -> None:
    """Ecuador holds 2 pieces of the Government: then no Police may enter."""
    text = "open ecuador\necuador: govt 1t 1p, cartels 1g\ncali: cartels 1g"
    assert asked(board(text), "govt", 57, False).options == ["cali", "done", "take_back"]
    text = "open ecuador\necuador: govt 1t, cartels 2g"
    assert event(board(text), "govt", 57, False, "ecuador") == {
        "ecuador cartels.guerrilla.u": -1,
        "ecuador govt.police": 1,
    }


def test_57_op_millennium_the_last_police() -> None:
    """When the last Police have been placed, pieces are just removed, in a FARC Zone too."""
    b = board("vichada: govt 29p\nhuila: cartels 1b\nmeta_west: zone, cartels 2b 1g")
    choices = ["huila", "meta_west", "cartels.base", "meta_west", "cartels.guerrilla.u"]
    assert event(b, "govt", 57, False, *choices) == {
        "huila cartels.base": -1,
        "huila govt.police": 1,
        "meta_west cartels.base": -1,
        "meta_west cartels.guerrilla.u": -1,
    }


def test_57_op_millennium_no_police() -> None:
    """Without Available Police the pieces are just removed (5.1.1)."""
    b = board("vichada: govt 30p\ncali: cartels 2g")
    assert event(b, "govt", 57, False, "done", "cali", "done", "cali") == {"cali cartels.guerrilla.u": -2}


def test_57_op_millennium_shaded() -> None:
    """Two different spaces; Base or Guerrilla where both fit, on a LoC only a Guerrilla."""
    b = board("bogota: govt 3p 2t\nloc_cali_pasto: govt 1p")
    assert event(b, "farc", 57, True, "bogota", "cartels.base") == {
        "bogota govt.police": -1,
        "bogota cartels.base": 1,
        "loc_cali_pasto govt.police": -1,
        "loc_cali_pasto cartels.guerrilla.u": 1,
    }


def test_57_op_millennium_shaded_ecuador() -> None:
    """Ecuador holds 2 pieces of a faction: nothing is replaced there while pieces are Available (1.4.2, 5.1.1)."""
    assert event(board("open ecuador\necuador: govt 1p, cartels 2g"), "cartels", 57, True) == {}
    b = board("open ecuador\necuador: govt 2p, cartels 1g 1b\ncali: govt 1p, farc 2b\npasto: govt 1p, farc 2b")
    assert event(b, "cartels", 57, True, "pasto") == {
        "pasto govt.police": -1,
        "pasto cartels.guerrilla.u": 1,
        "cali govt.police": -1,
        "cali cartels.guerrilla.u": 1,
    }


def test_57_op_millennium_shaded_nothing_available() -> None:
    """With no Cartels piece left the Police are removed."""
    b = board(FOURTEEN_BASES + "\nguainia: cartels 1b 12g\ncali: govt 2p")
    assert event(b, "cartels", 57, True, "done") == {"cali govt.police": -1}


# 58 General Serrano


def test_58_general_serrano_unshaded() -> None:
    """All Guerrillas are removed, Bases stay. The Cartels decide about a Shipment once, and only where others are."""
    b = board(
        "cali: cartels 3g(2a) 1b, shipment cartels.u, auc 1g\nhuila: cartels 2g, shipment cartels.u",
        resources={"cartels": 4},
    )
    assert asked(b, "govt", 58, False).options == ["auc.guerrilla.u", "remove"]
    b = board(
        "cali: cartels 3g(2a) 1b, shipment cartels.u, auc 1g\nhuila: cartels 2g, shipment cartels.u",
        resources={"cartels": 4},
    )
    assert event_and_cargo(b, "govt", 58, False, "auc.guerrilla.u") == (
        {
            "resources cartels": -4,
            "cali cartels.guerrilla.u": -1,
            "cali cartels.guerrilla.a": -2,
            "huila cartels.guerrilla.u": -2,
            "shipments": 1,
        },
        ["cali auc.guerrilla.u"],
    )


def test_58_general_serrano_resources() -> None:
    assert event(board(), "farc", 58, False) == {"resources cartels": -6}


def test_58_general_serrano_shaded() -> None:
    """The Cartels decide, whichever faction executes: up to 4 Police from and to anywhere except FARC Zones."""
    text = "bogota: govt 5p 2t\nloc_cali_pasto: govt 1p\nmeta_west: zone"
    assert faction(asked(board(text), "farc", 58, True)) == "cartels"
    there = asked(board(text), "farc", 58, True, "bogota").options
    assert "meta_west" not in there and "bogota" not in there and len(there) == 43
    assert asked(board(text), "farc", 58, True, "bogota", "cali").options == ["1", "2", "3", "4"]
    assert event(board(text), "farc", 58, True, "bogota", "amazonas", "3", "loc_cali_pasto", "cali") == {
        "bogota govt.police": -3,
        "amazonas govt.police": 3,
        "loc_cali_pasto govt.police": -1,
        "cali govt.police": 1,
    }


def test_58_general_serrano_shaded_up_to() -> None:
    """They may stop; Ecuador takes no more than 2 Government pieces."""
    assert event(board("bogota: govt 5p"), "cartels", 58, True, "done") == {}
    b = board("open ecuador\necuador: govt 1t\nbogota: govt 5p")
    assert event(b, "cartels", 58, True, "bogota", "ecuador", "done") == {
        "bogota govt.police": -1,
        "ecuador govt.police": 1,
    }


# 59 Salcedo


def test_59_salcedo_unshaded() -> None:
    """Assault by terrain: all cubes in Cities and on LoCs, Troops elsewhere, half of them in Mountains."""
    b = board("""
        cali: govt 1t 1p, cartels 2g 1b, farc 1g(1a)
        loc_cali_pasto: govt 1p, cartels 2g
        huila: govt 3t 4p, cartels 1g 1b
        choco: govt 2t 2p, cartels 1g 1b
        cesar: cartels 2g(1a)
        pasto: govt 1p, farc 1g(1a)
    """)
    assert event(b, "govt", 59, False) == {
        "cali cartels.guerrilla.u": -2,
        "loc_cali_pasto cartels.guerrilla.u": -2,
        "loc_cali_pasto cartels.guerrilla.a": 1,
        "huila cartels.guerrilla.u": -1,
        "choco cartels.guerrilla.u": -1,
        "choco cartels.base": -1,
        "cesar cartels.guerrilla.u": -1,
        "cesar cartels.guerrilla.a": 1,
    }


def test_59_salcedo_drug_bust() -> None:
    """3.2.5: a Shipment that an Assault removes brings 6 Aid; the Cartels may hand it to FARC instead."""
    text = "cali: govt 2t, cartels 1g, shipment cartels.u\nhuila: govt 4t, farc 1g, cartels 1g, shipment cartels.u"
    assert event_and_cargo(board(text, aid=9), "cartels", 59, False, "farc.guerrilla.u") == (
        {"cali cartels.guerrilla.u": -1, "huila cartels.guerrilla.u": -1, "shipments": 1, "aid": 6},
        ["huila farc.guerrilla.u"],
    )
    assert event_and_cargo(board(text, aid=20), "cartels", 59, False, "remove") == (
        {"cali cartels.guerrilla.u": -1, "huila cartels.guerrilla.u": -1, "shipments": 2, "aid": 9},
        [],
    )


@pytest.mark.parametrize(("card", "protected"), [(names.MADRID_DONORS, -1), (names.SENADO, 3), (names.TAPIAS, -1)])
def test_59_salcedo_prevails(card: int, protected: int) -> None:
    """5.1.2: Madrid Donors, Senado & Cámara and Tapias, shaded, do not prevent it."""
    b = board("arauca: govt 1t, cartels 1g\nmeta_east: govt 1t, cartels 1b")
    b.put_in_force(card, names.SHADED)
    b.set(names.PROTECTED, protected + 1)
    assert event(b, "govt", 59, False) == {"arauca cartels.guerrilla.u": -1, "meta_east cartels.base": -1}


def test_59_salcedo_mountain_battalions() -> None:
    """The Capability (card 9) sets the Mountain's rate."""
    b = board("huila: govt 1t 1p, cartels 2g")
    b.put_in_force(names.MOUNTAIN_BATTALIONS, names.UNSHADED)
    assert event(b, "govt", 59, False) == {"huila cartels.guerrilla.u": -2}


def test_59_salcedo_shaded() -> None:
    """All hide; the Cartels move 3, which stay hidden, and choose whether a Shipment goes along."""
    b = board("cali: cartels 3g(3a), shipment cartels.a\nhuila: cartels 1g(1a)\ncesar: farc 1g(1a)")
    choices = ["cali", "amazonas", "2", "1", "huila", "loc_cali_pasto"]
    assert event_and_cargo(b, "farc", 59, True, *choices) == (
        {
            "cali cartels.guerrilla.a": -3,
            "cali cartels.guerrilla.u": 1,
            "amazonas cartels.guerrilla.u": 2,
            "huila cartels.guerrilla.a": -1,
            "loc_cali_pasto cartels.guerrilla.u": 1,
        },
        ["amazonas cartels.guerrilla.u"],
    )


def test_59_salcedo_shaded_up_to() -> None:
    """The Cartels may stop at any point; nothing happens without Guerrillas."""
    b = board("bogota: cartels 1g")
    assert event(b, "farc", 59, True, "bogota", "cali", "done") == {
        "bogota cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.u": 1,
    }
    b = board("cali: cartels 3g(1a)")
    assert event(b, "farc", 59, True, "done") == {"cali cartels.guerrilla.a": -1, "cali cartels.guerrilla.u": 1}
    assert event(board("cali: cartels 1b"), "farc", 59, True) == {}


def test_59_salcedo_shaded_ecuador() -> None:
    """No more than 2 Cartels pieces in Ecuador."""
    b = board("open ecuador\necuador: cartels 1b\ncali: cartels 3g")
    assert event(b, "cartels", 59, True, "cali", "ecuador", "done") == {
        "cali cartels.guerrilla.u": -1,
        "ecuador cartels.guerrilla.u": 1,
    }
