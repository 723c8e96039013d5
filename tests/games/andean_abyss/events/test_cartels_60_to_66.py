"""Events 60 to 66, a test per side and more where a card has edges."""

from __future__ import annotations

import pytest

from abyssal.coin import sequence
from abyssal.games.andean_abyss import names
from tests.games.andean_abyss.events.questions import (
    CHESS,
    FOURTEEN_BASES,
    FULL_CITIES,
    asked,
    event_and_cargo,
    faction,
)
from tests.games.andean_abyss.helpers import FACTIONS, board, event

# 60 The Chess Player


def test_60_the_chess_player_unshaded() -> None:
    """Two Cities, if the first choice is a City."""
    assert asked(board(CHESS), "govt", 60, False, "bogota").options == ["neiva", "pasto"]
    assert event(board(CHESS), "govt", 60, False, "bogota", "pasto") == {
        "bogota cartels.guerrilla.u": -1,
        "bogota cartels.guerrilla.a": -1,
        "bogota cartels.base": -1,
        "pasto cartels.base": -1,
        "resources govt": 6,
    }


def test_60_the_chess_player_department() -> None:
    """Or one Department. LoCs are neither."""
    b = board(CHESS + "\nloc_cali_pasto: cartels 1g")
    assert asked(b, "govt", 60, False).options == ["bogota", "neiva", "pasto", "huila"]
    assert event(board(CHESS), "govt", 60, False, "huila") == {
        "huila cartels.guerrilla.u": -1,
        "huila cartels.base": -2,
        "resources govt": 6,
    }


def test_60_the_chess_player_little() -> None:
    """One City alone, or nothing: the Resources still come, up to 99. A Shipment may be saved once."""
    b = board("bogota: cartels 2g(1a), shipment cartels.u, farc 1g", resources=95)
    assert event_and_cargo(b, "govt", 60, False, "remove") == (
        {"bogota cartels.guerrilla.u": -1, "bogota cartels.guerrilla.a": -1, "shipments": 1, "resources govt": 4},
        [],
    )
    assert event(board(), "govt", 60, False) == {"resources govt": 6}


def test_60_the_chess_player_shaded() -> None:
    """The Cartels choose two Cities and Bribe in any one space without paying."""
    b = board("bogota: govt 3t 1p", resources=0)
    decision = asked(b, "farc", 60, True, "pasto", "neiva")
    assert (faction(decision), decision.kind) == ("cartels", "bribe")
    assert decision.options == ["bogota", "neiva", "pasto", "done"]
    b = board("bogota: govt 3t 1p", resources=0)
    changed = event(b, "farc", 60, True, "pasto", "neiva", "bogota", "govt.troops", "govt.police")
    assert changed == {
        "pasto cartels.base": 1,
        "neiva cartels.base": 1,
        "bogota govt.troops": -1,
        "bogota govt.police": -1,
    }


def test_60_the_chess_player_shaded_limits() -> None:
    """One City with room. The Bribe is optional, and may remove a Base."""
    assert event(board(FULL_CITIES), "cartels", 60, True, "done") == {"sincelejo cartels.base": 1}
    assert event(board(FULL_CITIES), "cartels", 60, True, "cucuta") == {
        "sincelejo cartels.base": 1,
        "cucuta govt.base": -1,
    }


def test_60_the_chess_player_shaded_contraband() -> None:
    """4.5.4: a Shipment that its owner gives up goes where the Cartels want it."""
    b = board("cali: farc 1g, cartels 1g, shipment farc.u\n" + FULL_CITIES.replace("cali: farc 2b\n", ""))
    choices = ["cali", "guerrillas", "remove:farc.guerrilla.u", "remove", "cartels.guerrilla.u", "done"]
    assert event_and_cargo(b, "cartels", 60, True, *choices) == (
        {"cali cartels.base": 1, "sincelejo cartels.base": 1, "cali farc.guerrilla.u": -1},
        ["cali cartels.guerrilla.u"],
    )


# 61 Air Bridge


def test_61_air_bridge_unshaded() -> None:
    """One City of the executing faction's choice, and 6 Resources."""
    assert event(board(CHESS), "govt", 61, False, "bogota") == {
        "bogota cartels.guerrilla.u": -1,
        "bogota cartels.guerrilla.a": -1,
        "bogota cartels.base": -1,
        "resources cartels": -6,
    }


def test_61_air_bridge_unshaded_little() -> None:
    """With no Cartels in Cities the Resources are still lost, down to 0."""
    assert event(board("huila: cartels 2b", resources=5), "govt", 61, False) == {"resources cartels": -5}


def test_61_air_bridge_shaded() -> None:
    """Departments without Cartels pieces and with room, Population or not."""
    text = "huila: cartels 1g\ncesar: farc 1b, auc 1b\nchoco: farc 1b"
    there = asked(board(text), "cartels", 61, True).options
    assert "huila" not in there and "cesar" not in there and "panama" not in there and len(there) == 14 + 1
    assert there[-1] == "take_back"
    assert event(board(text), "cartels", 61, True, "choco", "amazonas", "vichada") == {
        "choco cartels.base": 1,
        "amazonas cartels.base": 1,
        "vichada cartels.base": 1,
    }


def test_61_air_bridge_shaded_foreign() -> None:
    """Countries in play are Departments; a FARC Zone keeps out only the Government; Bases run out."""
    b = board(FOURTEEN_BASES + "\nopen ecuador\nopen panama\nmeta_west: zone")
    there = asked(b, "cartels", 61, True, "done").options
    assert {"ecuador", "panama", "meta_west"} <= set(there)
    assert event(board(FOURTEEN_BASES + "\nopen ecuador"), "cartels", 61, True, "done", "ecuador") == {
        "ecuador cartels.base": 1
    }


# 62 Amazonía


def test_62_amazonia_unshaded() -> None:
    """Any Insurgents' pieces, Bases not last, from several empty Forests, Panamá too; Vichada is no Forest."""
    text = """
        open panama
        amazonas: farc 1g 1b, auc 1g(1a)
        vaupes: cartels 1b
        panama: auc 1b
        vichada: farc 1g
        guaviare: farc 1g
    """
    assert asked(board(text), "govt", 62, False).options == ["amazonas", "vaupes", "panama", "done"]
    assert event(board(text), "govt", 62, False, "amazonas", "farc.base", "panama", "vaupes") == {
        "amazonas farc.base": -1,
        "panama auc.base": -1,
        "vaupes cartels.base": -1,
    }


def test_62_amazonia_unshaded_up_to() -> None:
    """The faction may stop at once or later. The owner decides about a Guerrilla's Shipment."""
    assert event(board("amazonas: farc 2g"), "farc", 62, False, "done") == {}
    b = board("amazonas: farc 1g, cartels 1g(1a), shipment farc.u")
    assert event_and_cargo(b, "govt", 62, False, "amazonas", "farc.guerrilla.u", "cartels.guerrilla.a", "done") == (
        {"amazonas farc.guerrilla.u": -1},
        ["amazonas cartels.guerrilla.a"],
    )


def test_62_amazonia_shaded() -> None:
    """The three get a Base each without a question."""
    assert event(board("vaupes: cartels 1b"), "farc", 62, True) == {
        "guainia cartels.base": 1,
        "vaupes cartels.base": 1,
        "amazonas cartels.base": 1,
    }


def test_62_amazonia_shaded_limits() -> None:
    """A full space gets none; if Bases run short the executing faction says where."""
    b = board("vaupes: farc 2b")
    assert event(b, "farc", 62, True) == {"guainia cartels.base": 1, "amazonas cartels.base": 1}
    assert event(board(FOURTEEN_BASES), "farc", 62, True, "vaupes") == {"vaupes cartels.base": 1}


# 63 Narco-War


def test_63_narco_war_unshaded() -> None:
    """One Guerrilla stays in each space and commits Terror toward Neutral, or Sabotage on a LoC; an Active one will do
    (5.1.1). The Cartels choose which one stays, and are Ineligible on this card and the next."""
    text = """
        cali: cartels 3g(1a) 1b, AS
        huila: cartels 2g(2a), AO
        loc_cali_pasto: cartels 1g
        amazonas: cartels 2g
        cesar: farc 2g
    """
    assert faction(asked(board(text), "govt", 63, False)) == "cartels"
    b = board(text)
    assert event(b, "govt", 63, False, "cartels.guerrilla.u") == {
        "cali cartels.guerrilla.u": -2,
        "cali support": -1,
        "cali terror": 1,
        "huila cartels.guerrilla.a": -1,
        "huila support": 1,
        "huila terror": 1,
        "loc_cali_pasto cartels.guerrilla.u": -1,
        "loc_cali_pasto cartels.guerrilla.a": 1,
        "loc_cali_pasto terror": 1,
        "amazonas cartels.guerrilla.u": -2,
        "amazonas cartels.guerrilla.a": 1,
        "amazonas terror": 1,
        "acted cartels": sequence.OUT,
        "barred cartels": 1,
    }


def test_63_narco_war_active_stays() -> None:
    """The Cartels may keep the Active one; a Shipment of the others finds a new carrier."""
    b = board("cali: cartels 3g(1a), shipment cartels.u, farc 1g")
    assert event_and_cargo(b, "cartels", 63, False, "cartels.guerrilla.a", "cartels.guerrilla.a") == (
        {"cali cartels.guerrilla.u": -2, "cali terror": 1, "acted cartels": sequence.OUT, "barred cartels": 1},
        ["cali cartels.guerrilla.a"],
    )


def test_63_narco_war_shipment_stays_with_its_kind() -> None:
    b = board("cali: cartels 3g, shipment cartels.u")
    assert event_and_cargo(b, "cartels", 63, False) == (
        {
            "cali cartels.guerrilla.u": -3,
            "cali cartels.guerrilla.a": 1,
            "cali terror": 1,
            "acted cartels": sequence.OUT,
            "barred cartels": 1,
        },
        ["cali cartels.guerrilla.a"],
    )


def test_63_narco_war_eligibility() -> None:
    """They sit out the next card and are back on the one after, even if they executed this Event themselves."""
    for who in ("govt", "cartels"):
        b = board()
        event(b, who, 63, False)
        sequence.executed(b, FACTIONS[who], sequence.EVENT)
        assert sequence.next_faction(b, [names.CARTELS]) == -1
        sequence.adjust(b)
        assert b.n[names.ELIGIBLE + names.CARTELS] == 0
        sequence.adjust(b)
        assert b.n[names.ELIGIBLE + names.CARTELS] == 1


def test_63_narco_war_acted_already() -> None:
    """Cartels that have executed on this card are only barred from the next."""
    b = board()
    b.set(names.ACTED + names.CARTELS, sequence.EXECUTED)
    assert event(b, "govt", 63, False) == {"barred cartels": 1}


@pytest.mark.parametrize("acted", [sequence.WAITING, sequence.PASSED])
def test_63_narco_war_drops_who_has_passed_too(acted: int) -> None:
    """Cartels that have Passed on this card drop out like those that still wait. If they stay by Event text, or have
    dropped out before, their place on this card is what it was."""
    b = board()
    b.set(names.ACTED + names.CARTELS, acted)
    event(b, "govt", 63, False)
    assert b.n[names.ACTED + names.CARTELS] == sequence.OUT
    assert b.conduct.journal is not None and ("ineligible", (names.CARTELS,)) in b.conduct.journal
    for kept in (sequence.STAYS, sequence.OUT):
        b = board()
        b.set(names.ACTED + names.CARTELS, kept)
        assert event(b, "govt", 63, False) == {"barred cartels": 1}


# 64 Cocaine Labs

LABS = """
huila: farc 2g(1a), cartels 1b
choco: farc 1g, cartels 2b
cesar: farc 1g
arauca: auc 1g, cartels 1b
"""


def test_64_cocaine_labs_unshaded() -> None:
    """One Shipment for a FARC Guerrilla beside a Cartels Base."""
    assert asked(board(LABS), "farc", 64, False).options == ["huila", "choco", "take_back"]
    assert event_and_cargo(board(LABS), "farc", 64, False, "huila", "farc.guerrilla.u") == (
        {"shipments": -1},
        ["huila farc.guerrilla.u"],
    )


def test_64_cocaine_labs_second_edition() -> None:
    """Two Shipments, in the same space or not."""
    b = board(LABS, edition="second")
    assert event_and_cargo(b, "auc", 64, False, "choco", "choco") == (
        {"shipments": -2},
        ["choco farc.guerrilla.u", "choco farc.guerrilla.u"],
    )


def test_64_cocaine_labs_limits() -> None:
    """There are only 4 Shipments; without a fitting Guerrilla nothing happens."""
    b = board(LABS + "cesar: shipment farc.u, shipment farc.u, shipment farc.u", edition="second")
    assert event_and_cargo(b, "farc", 64, False, "choco") == (
        {"shipments": -1},
        ["cesar farc.guerrilla.u"] * 3 + ["choco farc.guerrilla.u"],
    )
    assert event(b, "farc", 64, False) == {}
    b = board("bogota: farc 1g(1a), cartels 1b")
    assert event_and_cargo(b, "farc", 64, False) == ({"shipments": -1}, ["bogota farc.guerrilla.a"])
    assert event(board("cesar: farc 1g\narauca: auc 1g, cartels 1b", edition="second"), "farc", 64, False) == {}


def test_64_cocaine_labs_shaded() -> None:
    """2 Resources for each Base in a City, 1 in a Department; Guerrillas earn nothing."""
    b = board("cali: cartels 2b 3g\npasto: cartels 1b\nhuila: cartels 2b\namazonas: cartels 1b, farc 1b")
    assert event(b, "cartels", 64, True) == {"resources cartels": 9}
    b = board("cali: cartels 2b", resources=98)
    assert event(b, "cartels", 64, True) == {"resources cartels": 1}


# 65 Poppies

MOUNTAINS = "huila: farc 1g 1b, auc 1g(1a)\ncesar: cartels 1b, auc 1b\nchoco: farc 2g"


def test_65_poppies_unshaded() -> None:
    """First edition: one of four actions in a Mountain. A Base is removed despite Guerrillas."""
    mountains = asked(board(MOUNTAINS), "farc", 65, False).options
    assert mountains == ["antioquia", "huila", "santander", "cesar", "take_back"]
    ways = asked(board(MOUNTAINS), "farc", 65, False, "huila").options
    assert ways == ["place_shipment", "place_base", "remove_base"]
    assert event(board(MOUNTAINS), "govt", 65, False, "huila", "remove_base") == {"huila farc.base": -1}


def test_65_poppies_no_shipment_left() -> None:
    """With all Shipments on the map none can be placed."""
    b = board("cali: farc 1g" + ", shipment farc.u" * 4 + "\nhuila: farc 1g 1b")
    assert asked(b, "govt", 65, False, "huila").options == ["place_base", "remove_base"]


def test_65_poppies_first_edition_deeds() -> None:
    b = board(MOUNTAINS)
    assert event_and_cargo(b, "farc", 65, False, "huila", "place_shipment", "auc.guerrilla.a") == (
        {"shipments": -1},
        ["huila auc.guerrilla.a"],
    )
    assert event_and_cargo(b, "farc", 65, False, "huila", "remove_shipment") == ({"shipments": 1}, [])
    assert event(b, "farc", 65, False, "huila", "place_base", "cartels.base") == {"huila cartels.base": 1}
    assert event(b, "farc", 65, False, "cesar", "auc.base") == {"cesar auc.base": -1}


def test_65_poppies_second_edition() -> None:
    """Both parts, each placed or removed on its own; only in Mountains where both are possible, if there are any."""
    b = board(MOUNTAINS, edition="second")
    assert event_and_cargo(b, "farc", 65, False, "farc.guerrilla.u", "place_base", "farc.base") == (
        {"shipments": -1, "huila farc.base": 1},
        ["huila farc.guerrilla.u"],
    )
    b = board(MOUNTAINS + "\nhuila: shipment farc.u, shipment auc.a", edition="second")
    choices = ["remove_shipment", "auc.guerrilla.a", "remove_base"]
    assert event_and_cargo(b, "govt", 65, False, *choices) == (
        {"shipments": 1, "huila farc.base": -1},
        ["huila farc.guerrilla.u"],
    )


def test_65_poppies_second_edition_half() -> None:
    """Without a Guerrilla in a Mountain only the Base part is left. A Zone does not matter."""
    b = board("cesar: cartels 1b, auc 1b\nhuila: zone", edition="second")
    assert event(b, "auc", 65, False, "huila", "auc.base") == {"huila auc.base": 1}
    assert event(b, "auc", 65, False, "cesar", "cartels.base") == {"cesar cartels.base": -1}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_65_poppies_nothing(edition: str) -> None:
    """No Base to place or remove, no Guerrilla in the Mountains: nothing happens."""
    b = board("choco: farc 1g, shipment farc.u", edition=edition)
    for column in (names.FARC_BASE, names.AUC_BASE, names.CARTELS_BASE):
        b.discard(column, 99)
    assert event(b, "farc", 65, False, "done") == {}


# 66 Tingo María

FORESTS = "choco: cartels 2b 1g\nnarino: cartels 1b, farc 1b\nputumayo: cartels 1b\nhuila: cartels 1b\ncali: cartels 1b"


def test_66_tingo_maria_unshaded() -> None:
    """3 Bases, protected or not, from one or several Forests."""
    assert asked(board(FORESTS), "govt", 66, False).options == ["choco", "narino", "putumayo"]
    assert event(board(FORESTS), "govt", 66, False, "choco", "choco", "narino") == {
        "choco cartels.base": -2,
        "narino cartels.base": -1,
    }


def test_66_tingo_maria_unshaded_few() -> None:
    """Up to 3 are removed without a question, from Panamá too."""
    b = board("open panama\npanama: cartels 1b\nchoco: cartels 2b, farc 1g\nhuila: cartels 2b")
    assert event(b, "govt", 66, False) == {"panama cartels.base": -1, "choco cartels.base": -2}
    assert event(b, "govt", 66, False) == {}


def test_66_tingo_maria_shaded() -> None:
    """Each Forest with a Cartels Base and room gets exactly one more."""
    assert event(board(FORESTS + "\nguainia: cartels 1b"), "farc", 66, True) == {
        "putumayo cartels.base": 1,
        "guainia cartels.base": 1,
    }


def test_66_tingo_maria_shaded_short() -> None:
    """When Bases run short the executing faction chooses where."""
    text = FOURTEEN_BASES.replace("huila: cartels 2b", "guainia: cartels 1b\nvaupes: cartels 1b")
    assert asked(board(text), "farc", 66, True).options == ["guainia", "vaupes"]
    assert event(board(text), "farc", 66, True, "vaupes") == {"vaupes cartels.base": 1}
