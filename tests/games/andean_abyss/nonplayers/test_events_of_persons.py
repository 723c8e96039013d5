"""8.1.2, 8.4 Answers of Non-players when the Government executes an Event that asks them."""

from __future__ import annotations

from abyssal.games.andean_abyss.names import CALI

from .bots import dice, event, solo


def test_card_20_unshaded_shipments_go_along() -> None:
    """8.1.2 The Government drives 1 of 2 FARC Guerrillas from Cali to Huila: FARC sends its Shipment with it."""
    b = solo("cali: farc 2g, shipment farc.u")
    found = event(b, "govt", 20, False, "cali", "huila", "1", "done")
    assert found == {"cali farc.guerrilla.u": -1, "huila farc.guerrilla.u": 1, "ship_at 0": 11}


def test_card_20_shaded() -> None:
    """8.7.2, 8.4 FARC Marches by its own rule, whichever faction executes the Event, and hides the Guerrilla in
    Bogotá."""
    b = solo("amazonas: farc 2g 1b\nvaupes: govt 1t\nbogota: farc 1g(1a)")
    assert event(b, "govt", 20, True) == {
        "amazonas farc.guerrilla.u": -1,
        "putumayo farc.guerrilla.u": 1,
        "bogota farc.guerrilla.u": 1,
        "bogota farc.guerrilla.a": -1,
    }


def test_card_26_unshaded() -> None:
    """8.4.4, 8.1.2 The Cartels Attack FARC in both spaces in turn, Underground Guerrillas first."""
    b = solo("cali: cartels 2g(2a), farc 3g(2a), govt 1t\nhuila: cartels 1g(1a), farc 1g")
    assert event(b, "govt", 26, False, "2", "6") == {"cali farc.guerrilla.u": -1, "cali farc.guerrilla.a": -1}


def test_card_29_shaded() -> None:
    """8.4.3, 8.7.3 The Government names FARC, which Ambushes where the dice lead, in Huila, AUC first."""
    b = solo("cali: farc 1g, govt 3t\nhuila: farc 1g, auc 3g\npasto: auc 1g, farc 1g")
    assert event(b, "govt", 29, True, "farc", *dice("636")) == {
        "huila auc.guerrilla.u": -3,
        "huila farc.guerrilla.u": 2,
    }


def test_card_34_shaded() -> None:
    """8.4.3 The Government names AUC, which places its pieces where the dice say."""
    found = event(solo(), "govt", 34, True, "auc", *dice("362"))
    assert found == {"vichada auc.guerrilla.u": 2, "vichada auc.base": 1}


def test_card_37_shaded() -> None:
    """8.4.4 AUC Marches by 8.6.2 to the FARC Base and Ambushes by 8.6.3."""
    b = solo("pasto: auc 1g\nnarino: farc 1b\nhuila: farc 1g")
    assert event(b, "govt", 37, True) == {
        "pasto auc.guerrilla.u": -1,
        "narino auc.guerrilla.u": 1,
        "narino auc.guerrilla.a": 1,
        "narino farc.base": -1,
    }


def test_card_46() -> None:
    """8.4.4, 8.1.2 The Government names the Cartels: in Huila (2), with the Active Guerrilla, Police before Troops; and
    Passive Opposition while Support is not the smaller total."""
    b = solo("huila: cartels 2g(1a), govt 2t 1p\npasto: cartels 1g, govt 2t\ncali: farc 1g, govt 2t")
    assert event(b, "govt", 46, False, "cartels") == {
        "huila terror": 2,
        "huila govt.police": -1,
        "huila govt.troops": -1,
        "huila support": -1,
    }


def test_card_47_shaded() -> None:
    """8.4.3 AUC chooses which Guerrillas hide: the 2 in Medellín, by dice."""
    found = event(solo("medellin: auc 2g(2a)"), "govt", 47, True, *dice("131"))
    assert found["medellin auc.guerrilla.u"] == 2


def test_card_53() -> None:
    """8.4.3, 8.4.4 The Government names AUC: 2 from a random Department, Active ones first, to another one."""
    b = solo("cesar: auc 1g\nhuila: auc 3g(2a)\ncali: farc 1g\narauca: farc 1g")
    found = event(b, "govt", 53, False, "auc", *dice("636", "666"))
    assert found == {"huila auc.guerrilla.a": -2, "choco auc.guerrilla.u": 2}


def test_card_58_shaded() -> None:
    """8.4.2 The Cartels move as many Police as they may: all 2 of Medellín to Huila."""
    found = event(solo("medellin: govt 2p"), "govt", 58, True, *dice("636"))
    assert found == {"medellin govt.police": -2, "huila govt.police": 2}


def test_card_59_shaded() -> None:
    """8.4.2 The Cartels move 3 Guerrillas, as they may, to a random space."""
    found = event(solo("cali: cartels 4g"), "govt", 59, True, *dice("636"))
    assert found == {"cali cartels.guerrilla.u": -3, "huila cartels.guerrilla.u": 3}


def test_card_60_shaded() -> None:
    """8.4.3, 8.5.3 The Cartels say where their Bases come and Bribe by their own priorities."""
    b = solo("huila: cartels 1g, farc 2g\npasto: cartels 1g, auc 2g")
    assert event(b, "govt", 60, True, *dice("111", "131")) == {
        "cali cartels.base": 1,
        "medellin cartels.base": 1,
        "huila farc.guerrilla.u": -2,
    }


def test_card_63() -> None:
    """8.1.2 Of the Cartels' own Guerrillas Active ones go first: the Underground one stays for Terror."""
    b = solo("cali: cartels 3g(2a), PS")
    assert event(b, "govt", 63, False) == {
        "cali cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.a": -1,
        "cali terror": 1,
        "cali support": -1,
        "acted cartels": 4,
        "barred cartels": 1,
    }


def test_card_63_shipment() -> None:
    """8.1.2 The Shipment of one that goes passes to the one that stays."""
    b = solo("cali: cartels 3g(2a), farc 1g, shipment cartels.a")
    event(b, "govt", 63, False)
    assert b.extra_words(CALI) == ["shipment cartels.a"]


def test_card_70_shaded() -> None:
    """8.4.4 The Government names FARC, which uses its Active Guerrilla."""
    b = solo("guaviare: farc 2g(1a)\nchoco: auc 1g")
    assert event(b, "govt", 70, True, "farc") == {"guaviare terror": 1, "guaviare support": -1, "resources farc": 3}
