"""Events 19 to 27, a test per side."""

from __future__ import annotations

import pytest

from abyssal.coin.sequence import EXECUTED, OUT
from abyssal.games.andean_abyss import names
from tests.games.andean_abyss.events.questions import in_brief
from tests.games.andean_abyss.helpers import board, event

EDITIONS = ["first", "second"]


def test_19_general_offensive_unshaded() -> None:
    """The Government acts once wherever it can: no Sweep on a LoC, none by a lone cube in Forest."""
    text = """
        bogota: govt 1t 1p, farc 3g(1a)
        huila: govt 3t, auc 2g(2a)
        choco: govt 1t, farc 1g
        loc_neiva_bogota: govt 2p, cartels 2g(1a)
    """
    assert in_brief(board(text), "govt", 19, False) == ("govt", "event-space", ["bogota", "huila", "loc_neiva_bogota"])
    assert in_brief(board(text), "govt", 19, False, "bogota") == ("govt", "event-how", ["sweep", "assault"])
    b = board(text)
    assert event(b, "govt", 19, False, "huila", "loc_neiva_bogota", "sweep", "farc") == {
        "huila auc.guerrilla.a": -1,
        "loc_neiva_bogota cartels.guerrilla.a": -1,
        "bogota farc.guerrilla.u": -2,
        "bogota farc.guerrilla.a": 2,
    }


def test_19_general_offensive_assault() -> None:
    """The same space may be Assaulted instead, but not both."""
    b = board("bogota: govt 1t 1p, farc 3g(1a)")
    assert event(b, "govt", 19, False, "assault") == {"bogota farc.guerrilla.a": -1}


def test_19_general_offensive_prevails_over_effects() -> None:
    """5.1.2 Madrid Donors, Senado & Cámara and Tapias do not prevent it."""
    b = board("meta_east: govt 1t, farc 1g(1a)\narauca: govt 1t, farc 1g")
    for card in (names.MADRID_DONORS, names.SENADO, names.TAPIAS, names.OSPINA):
        b.put_in_force(card, names.SHADED)
    b.set(names.PROTECTED, names.FARC + 1)
    assert event(b, "govt", 19, False, "meta_east", "farc") == {
        "meta_east farc.guerrilla.a": -1,
        "arauca farc.guerrilla.u": -1,
        "arauca farc.guerrilla.a": 1,
    }


def test_19_general_offensive_not_where_sweep_finds_nobody() -> None:
    """1.3.5 No Sweep finds a Guerrilla in Panamá; Defense Council (11, shaded) counts only one kind of cube."""
    b = board("open panama\npanama: govt 4t, farc 1g\nchoco: govt 1t 1p, farc 1g")
    b.put_in_force(names.DEFENSE_COUNCIL, names.SHADED)
    assert event(b, "govt", 19, False) == {}


def test_19_general_offensive_farc() -> None:
    """FARC Attacks or Terrorizes wherever it can; the Active Guerrilla alone in Chocó can do neither."""
    text = """
        cali: farc 2g, govt 1p, AS
        huila: farc 2g(2a), auc 1g
        loc_cali_pasto: farc 1g
        choco: farc 1g(1a)
    """
    assert in_brief(board(text), "farc", 19, False) == ("farc", "event-space", ["cali", "huila", "loc_cali_pasto"])
    assert in_brief(board(text), "farc", 19, False, "cali") == ("farc", "event-how", ["attack", "terror"])
    b = board(text)
    assert event(b, "farc", 19, False, "huila", "2", "cali", "terror") == {
        "huila auc.guerrilla.u": -1,
        "cali farc.guerrilla.u": -1,
        "cali farc.guerrilla.a": 1,
        "cali support": -1,
        "cali terror": 1,
        "loc_cali_pasto farc.guerrilla.u": -1,
        "loc_cali_pasto farc.guerrilla.a": 1,
        "loc_cali_pasto terror": 1,
    }


@pytest.mark.parametrize(
    ("spaces", "cut"), [(["choco"], 3), (["choco", "arauca"], 5), (["choco", "arauca", "cali"], 5)]
)
def test_19_general_offensive_auc_aid_cut(spaces: list[str], cut: int) -> None:
    """3.3.4 AUC Terror by Event costs Aid once: 3 for one space, 5 for more."""
    b = board("\n".join(f"{s}: auc 1g" for s in spaces), aid=9)
    changed = event(b, "auc", 19, False, *spaces[:-1])
    assert changed.pop("aid") == -cut
    assert changed == {
        f"{s} {what}": by
        for s in spaces
        for what, by in (("auc.guerrilla.u", -1), ("auc.guerrilla.a", 1), ("terror", 1))
    }


def test_19_general_offensive_cartels() -> None:
    """Each Insurgent faction acts with its own Guerrillas; with none in a space it can do nothing there."""
    text = "cali: cartels 1g(1a), auc 1g, farc 1g\nbogota: govt 3p, farc 1g\nhuila: cartels 1g"
    assert in_brief(board(text), "cartels", 19, False) == ("cartels", "event-space", ["cali", "huila"])
    assert event(board(text), "cartels", 19, False, "cali", "1", "auc.guerrilla.u", "farc.guerrilla.u") == {
        "cali auc.guerrilla.u": -1,
        "cali farc.guerrilla.u": -1,
        "cali cartels.guerrilla.u": 1,
        "huila cartels.guerrilla.u": -1,
        "huila cartels.guerrilla.a": 1,
        "huila terror": 1,
    }


def test_19_general_offensive_nothing_to_do() -> None:
    assert event(board("cali: govt 3p"), "cartels", 19, False) == {}


def test_20_mono_jojoy_unshaded() -> None:
    """The Government moves up to 6 FARC Guerrillas, whichever faction executes. None is Activated."""
    text = "meta_west: farc 4g(2a)\nguaviare: farc 3g\nbogota: govt 5p, AS"
    assert in_brief(board(text), "auc", 20, False) == ("govt", "event-origin", ["guaviare", "meta_west", "done"])
    b = board(text)
    assert event(b, "auc", 20, False, "meta_west", "bogota", "2", "2", "guaviare", "vaupes", "2") == {
        "meta_west farc.guerrilla.u": -2,
        "meta_west farc.guerrilla.a": -2,
        "bogota farc.guerrilla.u": 2,
        "bogota farc.guerrilla.a": 2,
        "guaviare farc.guerrilla.u": -2,
        "vaupes farc.guerrilla.u": 2,
    }


def test_20_mono_jojoy_six_of_both_kinds() -> None:
    """Underground and Active Guerrillas together are 6 at most."""
    b = board("huila: farc 8g(4a)")
    assert in_brief(b, "govt", 20, False, "huila", "meta_west", "4") == ("govt", "event-count", ["0", "1", "2"])


def test_20_mono_jojoy_moves_nobody_twice() -> None:
    """The Guerrilla that came to Vaupés stays there; the one that stood there before may go on."""
    assert event(board("amazonas: farc 1g"), "govt", 20, False, "amazonas", "vaupes") == {
        "amazonas farc.guerrilla.u": -1,
        "vaupes farc.guerrilla.u": 1,
    }
    b = board("amazonas: farc 1g\nvaupes: farc 1g")
    assert event(b, "govt", 20, False, "amazonas", "vaupes", "vaupes", "guainia") == {
        "amazonas farc.guerrilla.u": -1,
        "guainia farc.guerrilla.u": 1,
    }


def test_20_mono_jojoy_moves_active_guerrillas_alone() -> None:
    text = "bogota: farc 2g(1a)"
    assert in_brief(board(text), "farc", 20, False, "bogota", "huila") == ("govt", "event-count", ["0", "1"])
    active = in_brief(board("bogota: farc 3g(3a)"), "farc", 20, False, "bogota", "huila")
    assert active == ("govt", "event-count", ["1", "2", "3"])
    assert event(board(text), "govt", 20, False, "bogota", "huila", "0", "done") == {
        "bogota farc.guerrilla.a": -1,
        "huila farc.guerrilla.a": 1,
    }


def test_20_mono_jojoy_may_move_nobody() -> None:
    assert event(board("amazonas: farc 1g"), "govt", 20, False, "done") == {}
    assert event(board("amazonas: auc 1g"), "govt", 20, False) == {}


def test_20_mono_jojoy_ecuador_holds_two() -> None:
    """1.4.2 Only as many go to Ecuador as it holds; while it is closed, none."""
    b = board("open ecuador\npasto: farc 3g\necuador: farc 1g")
    assert event(b, "govt", 20, False, "pasto", "ecuador", "done") == {
        "pasto farc.guerrilla.u": -1,
        "ecuador farc.guerrilla.u": 1,
    }
    closed = in_brief(board("pasto: farc 1g"), "govt", 20, False, "pasto")
    assert closed[1] == "event-destination"
    assert "ecuador" not in closed[2]


def test_20_mono_jojoy_owner_decides_on_shipments() -> None:
    """4.5.3 FARC decides if its Shipment goes along with the moved Guerrilla."""
    text = "huila: farc 2g, shipment farc.u"
    moved = {"huila farc.guerrilla.u": -1, "pasto farc.guerrilla.u": 1}
    assert in_brief(board(text), "govt", 20, False, "huila", "pasto", "1")[:2] == ("farc", "shipments-along")
    assert event(board(text), "govt", 20, False, "huila", "pasto", "1", "0", "done") == moved
    along = {**moved, "ship_at 0": names.PASTO - names.HUILA}
    assert event(board(text), "govt", 20, False, "huila", "pasto", "1", "1", "done") == along


def test_20_mono_jojoy_shaded() -> None:
    """FARC Marches without paying, then up to 3 of its Guerrillas anywhere hide."""
    b = board("meta_west: farc 2g(2a)\nguaviare: farc 1g(1a)\nhuila: farc 1g(1a)", resources=0)
    choices = ("vaupes", "guaviare", "done", "meta_west", "vaupes", "meta_west")
    assert event(b, "cartels", 20, True, *choices) == {
        "guaviare farc.guerrilla.a": -1,
        "vaupes farc.guerrilla.u": 1,
        "meta_west farc.guerrilla.a": -2,
        "meta_west farc.guerrilla.u": 2,
    }


def test_20_mono_jojoy_shaded_march_is_noticed() -> None:
    """3.3.2 It is a March like any other: into Support with 3 cubes the Guerrilla turns Active. Hiding is optional."""
    text = "bogota: govt 3p, AS\nmeta_west: farc 1g"
    assert event(board(text), "farc", 20, True, "bogota", "meta_west", "done", "done") == {
        "meta_west farc.guerrilla.u": -1,
        "bogota farc.guerrilla.a": 1,
    }
    hide = in_brief(board(text), "govt", 20, True, "bogota", "meta_west", "done")
    assert hide == ("farc", "event-hide", ["bogota", "done"])


def test_20_mono_jojoy_shaded_without_guerrillas() -> None:
    assert event(board("meta_west: farc 1b"), "farc", 20, True) == {}


def test_21_raul_reyes_unshaded() -> None:
    """6 Resources and a Base, even one among Guerrillas, chosen by the executing faction."""
    text = "huila: farc 2g 1b\nchoco: farc 1b, auc 1b"
    assert in_brief(board(text), "cartels", 21, False) == ("cartels", "event-remove", ["huila", "choco"])
    assert event(board(text), "cartels", 21, False, "huila") == {"resources farc": -6, "huila farc.base": -1}


def test_21_raul_reyes_unshaded_in_part() -> None:
    """5.1.3 Fewer Resources than 6, and no Base."""
    assert event(board("huila: farc 1g", resources=4), "govt", 21, False) == {"resources farc": -4}


def test_21_raul_reyes_shaded() -> None:
    """6 Resources and a Base in any City or Department with room, also one with Support."""
    text = "cali: auc 1b, cartels 1b\nbogota: AS"
    actor, kind, options = in_brief(board(text), "auc", 21, True)
    assert (actor, kind) == ("auc", "event-place")
    assert len(options) == 26
    assert "bogota" in options and "cali" not in options
    assert not [name for name in options if name.startswith("loc_")]
    assert event(board(text), "farc", 21, True, "bogota") == {"resources farc": 6, "bogota farc.base": 1}


def test_21_raul_reyes_shaded_without_available_base() -> None:
    """5.1.1 All 9 Bases are on the map; Resources stop at 99."""
    text = "huila: farc 2b\nchoco: farc 2b\narauca: farc 2b\ncesar: farc 2b\nvaupes: farc 1b"
    assert event(board(text, resources=97), "farc", 21, True, "done") == {"resources farc": 2}


def test_22_alfonso_cano_unshaded() -> None:
    """Active or Passive Opposition becomes Neutral."""
    text = "huila: AO\ncali: PO\nbogota: AS"
    assert in_brief(board(text), "govt", 22, False) == ("govt", "event-shift", ["cali", "huila"])
    assert event(board(text), "govt", 22, False, "huila") == {"huila support": 2}
    assert event(board("cali: PO"), "govt", 22, False) == {"cali support": 1}
    assert event(board("cali: PS"), "govt", 22, False) == {}


def test_22_alfonso_cano_shaded() -> None:
    assert event(board(), "farc", 22, True) == {"effect 22": names.SHADED}


def test_23_dod_contractors_unshaded() -> None:
    """Only Chocó is a Department with both Guerrillas and Cartels Bases; all factions' Guerrillas turn Active."""
    b = board("""
        choco: farc 2g(1a), auc 1g, cartels 1g 2b, shipment cartels.u
        huila: farc 3g
        guaviare: cartels 1b
        cali: farc 1g, cartels 1b
    """)
    assert event(b, "govt", 23, False) == {
        "choco farc.guerrilla.u": -1,
        "choco farc.guerrilla.a": 1,
        "choco auc.guerrilla.u": -1,
        "choco auc.guerrilla.a": 1,
        "choco cartels.guerrilla.u": -1,
        "choco cartels.guerrilla.a": 1,
        "choco cartels.base": -2,
        "ship_by 0": 1,
    }


def test_23_dod_contractors_unshaded_in_part() -> None:
    """5.1.3 Where no Department has both, either will do. Active Guerrillas count as Activated (1.4.3)."""
    text = "huila: farc 2g\nguaviare: cartels 1b\nchoco: auc 2g(2a)"
    assert in_brief(board(text), "auc", 23, False) == ("auc", "event-space", ["huila", "guaviare"])
    assert event(board(text), "auc", 23, False, "guaviare") == {"guaviare cartels.base": -1}
    both = text + "\nvaupes: cartels 1b, auc 1g(1a)"
    assert event(board(both), "auc", 23, False) == {"vaupes cartels.base": -1}
    assert event(board("choco: auc 2g(2a)"), "auc", 23, False) == {}


def test_23_dod_contractors_shaded() -> None:
    """The Government picks 3 Troops; it and FARC drop out of this card and the next."""
    text = "bogota: govt 2t\ncali: govt 2t 3p"
    assert in_brief(board(text), "auc", 23, True) == ("govt", "event-remove", ["bogota", "cali"])
    assert event(board(text), "auc", 23, True, "cali", "cali") == {
        "cali govt.troops": -2,
        "bogota govt.troops": -1,
        "barred govt": 1,
        "acted govt": OUT,
        "barred farc": 1,
        "acted farc": OUT,
    }


def test_23_dod_contractors_shaded_in_part() -> None:
    """One Troops cube is all there is; FARC, which acted before, keeps its place on this card."""
    b = board("cali: govt 1t 3p")
    b.set(names.ACTED + names.FARC, EXECUTED)
    assert event(b, "cartels", 23, True) == {
        "cali govt.troops": -1,
        "barred govt": 1,
        "acted govt": OUT,
        "barred farc": 1,
    }


def test_24_operacion_jaque_unshaded() -> None:
    """A City jumps to Active Support, even out of Opposition."""
    text = "cali: AO\nbogota: AS"
    actor, kind, options = in_brief(board(text), "govt", 24, False)
    assert (actor, kind, len(options)) == ("govt", "event-shift", 10)
    assert "bogota" not in options
    assert event(board(text), "govt", 24, False, "cali") == {"cali support": 4, "barred farc": 1, "acted farc": OUT}


def test_24_operacion_jaque_unshaded_all_cities_content() -> None:
    b = board()
    for s in b.spec.cities:
        b.set_support(s, names.ACTIVE_SUPPORT)
    assert event(b, "govt", 24, False) == {"barred farc": 1, "acted farc": OUT}


def test_24_operacion_jaque_shaded() -> None:
    """5.1.3 Two Troops beside FARC are there in Huila only, where its Base is enough."""
    b = board("meta_west: govt 1t, farc 1g\nhuila: govt 2t, farc 1b\nchoco: govt 4t, auc 1g\ncali: AS\npasto: PO")
    assert event(b, "farc", 24, True) == {"huila govt.troops": -2, "cali support": -2}


def test_24_operacion_jaque_shaded_parts_are_independent() -> None:
    text = "meta_west: govt 1t 2p, farc 1g\nbogota: govt 1t, farc 1g\ncali: govt 1p, farc 1g"
    assert in_brief(board(text), "auc", 24, True) == ("auc", "event-remove", ["bogota", "meta_west"])
    assert event(board(text), "auc", 24, True, "bogota") == {"bogota govt.troops": -1}
    text = "bogota: PS\npasto: AS\nhuila: AS"
    assert in_brief(board(text), "auc", 24, True) == ("auc", "event-shift", ["bogota", "pasto"])
    assert event(board(text), "auc", 24, True, "bogota") == {"bogota support": -1}


def test_25_eln_unshaded() -> None:
    """All FARC pieces leave one Mountain; other factions and spaces are left alone."""
    text = "huila: farc 3g(1a) 1b, auc 1g, AO\nsantander: farc 1g\nchoco: farc 2g"
    assert in_brief(board(text), "govt", 25, False) == ("govt", "event-remove", ["huila", "santander"])
    assert event(board(text), "govt", 25, False, "huila") == {
        "huila farc.guerrilla.u": -2,
        "huila farc.guerrilla.a": -1,
        "huila farc.base": -1,
    }


def test_25_eln_unshaded_shipment() -> None:
    """4.5.3 FARC hands the Shipment to a Guerrilla that stays; nothing happens without FARC in the Mountains."""
    b = board("huila: farc 1g, auc 1g, shipment farc.u")
    assert event(b, "govt", 25, False, "auc.guerrilla.u") == {"huila farc.guerrilla.u": -1, "ship_by 0": 3}
    assert event(board("choco: farc 2g"), "govt", 25, False) == {}


def test_25_eln_shaded() -> None:
    """Three FARC pieces of any kinds in Antioquia or a Department next to it; one choice for all three."""
    b = board("atlantico: auc 1b\nchoco: farc 1g")
    assert event(b, "farc", 25, True, "atlantico", "farc.base") == {
        "atlantico farc.base": 1,
        "atlantico farc.guerrilla.u": 2,
    }


def test_25_eln_shaded_with_one_guerrilla_left() -> None:
    """5.1.3 Only where 2 Bases fit can 3 pieces be placed, Support or not."""
    text = "vaupes: farc 29g\natlantico: auc 1b\nchoco: cartels 2b\nantioquia: AS"
    assert in_brief(board(text), "auc", 25, True) == (
        "auc",
        "event-place",
        ["antioquia", "huila", "santander", "cesar"],
    )
    assert event(board(text), "auc", 25, True, "antioquia", "farc.guerrilla.u") == {
        "antioquia farc.base": 2,
        "antioquia farc.guerrilla.u": 1,
    }


def test_25_eln_shaded_nothing_available() -> None:
    text = "vaupes: farc 30g 2b\nguainia: farc 2b\nvichada: farc 2b\namazonas: farc 2b\narauca: farc 1b"
    assert event(board(text), "farc", 25, True, "done") == {}


def test_26_gramaje_unshaded() -> None:
    """The Cartels Attack FARC, and only FARC, wherever they meet, in the order they like."""
    text = """
        cali: cartels 2g, farc 2g 1b, govt 1p
        huila: cartels 1g(1a), farc 1b
        choco: cartels 3g, auc 1g
        pasto: cartels 1b, farc 1g
    """
    assert in_brief(board(text), "govt", 26, False) == ("cartels", "event-space", ["cali", "huila"])
    assert event(board(text), "govt", 26, False, "cali", "2", "1") == {
        "cali cartels.guerrilla.u": -2,
        "cali cartels.guerrilla.a": 2,
        "cali farc.guerrilla.u": -2,
        "huila farc.base": -1,
        "huila cartels.guerrilla.u": 1,
    }


def test_26_gramaje_unshaded_failed_attack() -> None:
    """A roll above the number of Guerrillas just Activates them."""
    b = board("cali: cartels 2g, farc 1g, govt 1p")
    assert event(b, "farc", 26, False, "3") == {"cali cartels.guerrilla.u": -2, "cali cartels.guerrilla.a": 2}


@pytest.mark.parametrize(("edition", "each"), [("first", 3), ("second", 6)])
def test_26_gramaje_shaded(edition: str, each: int) -> None:
    """Paid once for each space with Bases and Guerrillas, also Active ones; a FARC Base is not a guard."""
    text = "cali: cartels 2b, farc 1g\nhuila: cartels 1b, farc 2g(2a)\nchoco: cartels 1b, farc 1b\npasto: farc 1g"
    b = board(text, resources=30, edition=edition)
    assert event(b, "auc", 26, True) == {"resources cartels": -2 * each, "resources farc": 2 * each}


def test_26_gramaje_shaded_poor_cartels() -> None:
    b = board("cali: cartels 1b, farc 1g", resources=2)
    assert event(b, "farc", 26, True) == {"resources cartels": -2, "resources farc": 2}
    assert event(board("cali: cartels 1b"), "farc", 26, True) == {}


def test_27_misil_antiaereo_unshaded() -> None:
    """Three Special Activities of the Government's choice; Plan Colombia does not prevent its Air Strike (5.1.2)."""
    text = "bogota: govt 4t\nmeta_west: farc 1g(1a)\nguaviare: cartels 1b"
    b = board(text)
    b.put_in_force(names.PLAN_COLOMBIA, names.SHADED)
    assert in_brief(b, "cartels", 27, False) == ("govt", "event-how", ["air_lift", "air_strike", "eradicate"])
    choices = ("air_strike", "meta_west", "eradicate", "meta_east", "cali", "3")
    assert event(b, "cartels", 27, False, *choices) == {
        "meta_west farc.guerrilla.a": -1,
        "guaviare cartels.base": -1,
        "aid": 4,
        "meta_east support": -1,
        "bogota govt.troops": -3,
        "cali govt.troops": 3,
    }


def test_27_misil_antiaereo_unshaded_repeats() -> None:
    """The same kind three times; it ends when nothing more is possible."""
    b = board("meta_west: farc 4g(4a)")
    assert event(b, "govt", 27, False) == {"meta_west farc.guerrilla.a": -3}
    b = board("meta_west: farc 1g(1a)")
    assert event(b, "govt", 27, False) == {"meta_west farc.guerrilla.a": -1}
    assert event(board("meta_west: farc 1g"), "govt", 27, False) == {}


def test_27_misil_antiaereo_shaded() -> None:
    assert event(board(), "farc", 27, True) == {"effect 27": names.SHADED}


def test_25_eln_shaded_two_rather_than_one() -> None:
    """5.1.3 With 1 Guerrilla and Bases left, Departments with room for a Base come first: two pieces fit there."""
    full = "\n".join(f"{space}: farc 2b" for space in ("choco", "antioquia", "cesar"))
    b = board(full + "\natlantico: auc 2b\nvichada: farc 29g")
    assert in_brief(b, "govt", 25, True)[2] == ["huila", "santander"]
