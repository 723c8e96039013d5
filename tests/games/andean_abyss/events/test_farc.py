"""Events 19 to 36, a test per side."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import execute
from abyssal.kernel.decision import Decision, Flow
from abyssal.kernel.sequence import EXECUTED, OUT, STAYS
from tests.helpers import FACTIONS, board, event, question

EDITIONS = ["first", "second"]


def flow(b: Colombia, who: str, card: int, shaded: bool) -> Flow[None]:
    b.executing = FACTIONS[who]
    return execute(b, FACTIONS[who], card, shaded)


def asked(b: Colombia, who: str, card: int, shaded: bool, *choices: str) -> tuple[str, str, list[str]]:
    """Who is asked after these choices, what, and with which options (but for taking back own pieces, 1.4.1)."""
    decision: Decision = question(flow(b, who, card, shaded), *choices)
    options = [option for option in decision.options if option != "take_back"]
    return names.FACTIONS[decision.actor], decision.kind, options


def test_19_general_offensive_unshaded() -> None:
    """The Government acts once wherever it can: no Sweep on a LoC, none by a lone cube in Forest."""
    text = """
        bogota: govt 1t 1p, farc 3g(1a)
        huila: govt 3t, auc 2g(2a)
        choco: govt 1t, farc 1g
        loc_neiva_bogota: govt 2p, cartels 2g(1a)
    """
    assert asked(board(text), "govt", 19, False) == ("govt", "event-space", ["bogota", "huila", "loc_neiva_bogota"])
    assert asked(board(text), "govt", 19, False, "bogota") == ("govt", "event-how", ["sweep", "assault"])
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
    """5.1.2 Neither Madrid Donors nor Senado & Cámara nor Tapias hinders it."""
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
    """1.3.5 No Sweep finds anybody in Panamá; Defense Council (11, shaded) counts one kind of cube only."""
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
    assert asked(board(text), "farc", 19, False) == ("farc", "event-space", ["cali", "huila", "loc_cali_pasto"])
    assert asked(board(text), "farc", 19, False, "cali") == ("farc", "event-how", ["attack", "terror"])
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
    assert asked(board(text), "cartels", 19, False) == ("cartels", "event-space", ["cali", "huila"])
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
    """The Government moves up to 6 FARC Guerrillas, whoever executes; nobody is Activated by it."""
    text = "meta_west: farc 4g(2a)\nguaviare: farc 3g\nbogota: govt 5p, AS"
    assert asked(board(text), "auc", 20, False) == ("govt", "event-origin", ["guaviare", "meta_west", "done"])
    b = board(text)
    assert event(b, "auc", 20, False, "meta_west", "bogota", "2", "2", "guaviare", "vaupes", "2") == {
        "meta_west farc.guerrilla.u": -2,
        "meta_west farc.guerrilla.a": -2,
        "bogota farc.guerrilla.u": 2,
        "bogota farc.guerrilla.a": 2,
        "guaviare farc.guerrilla.u": -2,
        "vaupes farc.guerrilla.u": 2,
    }


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
    assert asked(board(text), "farc", 20, False, "bogota", "huila") == ("govt", "event-count", ["0", "1"])
    active = asked(board("bogota: farc 3g(3a)"), "farc", 20, False, "bogota", "huila")
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
    closed = asked(board("pasto: farc 1g"), "govt", 20, False, "pasto")
    assert closed[1] == "event-destination"
    assert "ecuador" not in closed[2]


def test_20_mono_jojoy_owner_decides_on_shipments() -> None:
    """4.5.3 FARC says whether its Shipment goes along with the one that is moved."""
    text = "huila: farc 2g, shipment farc.u"
    moved = {"huila farc.guerrilla.u": -1, "pasto farc.guerrilla.u": 1}
    assert asked(board(text), "govt", 20, False, "huila", "pasto", "1")[:2] == ("farc", "shipments-along")
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
    hide = asked(board(text), "govt", 20, True, "bogota", "meta_west", "done")
    assert hide == ("farc", "event-hide", ["bogota", "done"])


def test_20_mono_jojoy_shaded_without_guerrillas() -> None:
    assert event(board("meta_west: farc 1b"), "farc", 20, True) == {}


def test_21_raul_reyes_unshaded() -> None:
    """6 Resources and a Base, even one among Guerrillas, by the choice of whoever executes."""
    text = "huila: farc 2g 1b\nchoco: farc 1b, auc 1b"
    assert asked(board(text), "cartels", 21, False) == ("cartels", "event-remove", ["huila", "choco"])
    assert event(board(text), "cartels", 21, False, "huila") == {"resources farc": -6, "huila farc.base": -1}


def test_21_raul_reyes_unshaded_in_part() -> None:
    """5.1.3 Fewer Resources than 6, and no Base."""
    assert event(board("huila: farc 1g", resources=4), "govt", 21, False) == {"resources farc": -4}


def test_21_raul_reyes_shaded() -> None:
    """6 Resources and a Base in any City or Department with room, also one with Support."""
    text = "cali: auc 1b, cartels 1b\nbogota: AS"
    actor, kind, options = asked(board(text), "auc", 21, True)
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
    assert asked(board(text), "govt", 22, False) == ("govt", "event-shift", ["cali", "huila"])
    assert event(board(text), "govt", 22, False, "huila") == {"huila support": 2}
    assert event(board("cali: PO"), "govt", 22, False) == {"cali support": 1}
    assert event(board("cali: PS"), "govt", 22, False) == {}


def test_22_alfonso_cano_shaded() -> None:
    assert event(board(), "farc", 22, True) == {"effect 22": names.SHADED}


def test_23_dod_contractors_unshaded() -> None:
    """Only Chocó is a Department with both Guerrillas and Cartels Bases; all Factions' Guerrillas turn."""
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
    assert asked(board(text), "auc", 23, False) == ("auc", "event-space", ["huila", "guaviare"])
    assert event(board(text), "auc", 23, False, "guaviare") == {"guaviare cartels.base": -1}
    both = text + "\nvaupes: cartels 1b, auc 1g(1a)"
    assert event(board(both), "auc", 23, False) == {"vaupes cartels.base": -1}
    assert event(board("choco: auc 2g(2a)"), "auc", 23, False) == {}


def test_23_dod_contractors_shaded() -> None:
    """The Government picks 3 Troops; it and FARC drop out of this card and the next."""
    text = "bogota: govt 2t\ncali: govt 2t 3p"
    assert asked(board(text), "auc", 23, True) == ("govt", "event-remove", ["bogota", "cali"])
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
    actor, kind, options = asked(board(text), "govt", 24, False)
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
    assert asked(board(text), "auc", 24, True) == ("auc", "event-remove", ["bogota", "meta_west"])
    assert event(board(text), "auc", 24, True, "bogota") == {"bogota govt.troops": -1}
    text = "bogota: PS\npasto: AS\nhuila: AS"
    assert asked(board(text), "auc", 24, True) == ("auc", "event-shift", ["bogota", "pasto"])
    assert event(board(text), "auc", 24, True, "bogota") == {"bogota support": -1}


def test_25_eln_unshaded() -> None:
    """All FARC pieces leave one Mountain; other factions and spaces are left alone."""
    text = "huila: farc 3g(1a) 1b, auc 1g, AO\nsantander: farc 1g\nchoco: farc 2g"
    assert asked(board(text), "govt", 25, False) == ("govt", "event-remove", ["huila", "santander"])
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
    assert asked(board(text), "auc", 25, True) == (
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
    assert asked(board(text), "govt", 26, False) == ("cartels", "event-space", ["cali", "huila"])
    assert event(board(text), "govt", 26, False, "cali", "2", "1") == {
        "cali cartels.guerrilla.u": -2,
        "cali cartels.guerrilla.a": 2,
        "cali farc.guerrilla.u": -2,
        "huila farc.base": -1,
        "huila cartels.guerrilla.u": 1,
    }


def test_26_gramaje_unshaded_failed_attack() -> None:
    """A roll above the number of Guerrillas only Activates them."""
    b = board("cali: cartels 2g, farc 1g, govt 1p")
    assert event(b, "farc", 26, False, "3") == {"cali cartels.guerrilla.u": -2, "cali cartels.guerrilla.a": 2}


@pytest.mark.parametrize(("edition", "each"), [("first", 3), ("second", 6)])
def test_26_gramaje_shaded(edition: str, each: int) -> None:
    """Paid once for each space with Bases and Guerrillas, also Active ones; a FARC Base is no guard."""
    text = "cali: cartels 2b, farc 1g\nhuila: cartels 1b, farc 2g(2a)\nchoco: cartels 1b, farc 1b\npasto: farc 1g"
    b = board(text, resources=30, edition=edition)
    assert event(b, "auc", 26, True) == {"resources cartels": -2 * each, "resources farc": 2 * each}


def test_26_gramaje_shaded_poor_cartels() -> None:
    b = board("cali: cartels 1b, farc 1g", resources=2)
    assert event(b, "farc", 26, True) == {"resources cartels": -2, "resources farc": 2}
    assert event(board("cali: cartels 1b"), "farc", 26, True) == {}


def test_27_misil_antiaereo_unshaded() -> None:
    """Three Special Activities by the Government's choice; Plan Colombia does not stop its Air Strike (5.1.2)."""
    text = "bogota: govt 4t\nmeta_west: farc 1g(1a)\nguaviare: cartels 1b"
    b = board(text)
    b.put_in_force(names.PLAN_COLOMBIA, names.SHADED)
    assert asked(b, "cartels", 27, False) == ("govt", "event-how", ["air_lift", "air_strike", "eradicate"])
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
    """The same kind three times; it ends when nothing is possible any more."""
    b = board("meta_west: farc 4g(4a)")
    assert event(b, "govt", 27, False) == {"meta_west farc.guerrilla.a": -3}
    b = board("meta_west: farc 1g(1a)")
    assert event(b, "govt", 27, False) == {"meta_west farc.guerrilla.a": -1}
    assert event(board("meta_west: farc 1g"), "govt", 27, False) == {}


def test_27_misil_antiaereo_shaded() -> None:
    assert event(board(), "farc", 27, True) == {"effect 27": names.SHADED}


def test_28_hugo_chavez_unshaded() -> None:
    """Up to 3 Insurgent pieces of any kinds, Bases first if wanted."""
    b = board("arauca: farc 2g(1a) 1b, auc 1b, govt 1t")
    assert event(b, "govt", 28, False, "farc.base", "auc.base", "farc.guerrilla.a") == {
        "arauca farc.base": -1,
        "arauca auc.base": -1,
        "arauca farc.guerrilla.a": -1,
    }


def test_28_hugo_chavez_next_to_venezuela() -> None:
    """1.3.5 Guainía is next to Venezuela, Vaupés is not (R2)."""
    text = "guainia: farc 1g\nvaupes: farc 1g\nvichada: auc 1b\ncucuta: cartels 1g\nsantander: govt 2t"
    assert asked(board(text), "govt", 28, False) == ("govt", "event-remove", ["cucuta", "guainia", "vichada"])
    assert asked(board(), "farc", 28, True) == (
        "farc",
        "event-place",
        ["santander", "arauca", "cesar", "guainia", "vichada"],
    )


def test_28_hugo_chavez_unshaded_may_stop() -> None:
    b = board("arauca: farc 2g 1b")
    assert event(b, "govt", 28, False, "farc.base", "done") == {"arauca farc.base": -1}
    assert event(board("arauca: farc 2g"), "auc", 28, False, "done") == {}
    assert event(board("vaupes: farc 2g"), "auc", 28, False) == {}


def test_28_hugo_chavez_unshaded_shipment() -> None:
    """4.5.3 The owner of the Shipment may let it go."""
    b = board("arauca: cartels 1g, farc 1g, shipment cartels.u")
    changed = event(b, "govt", 28, False, "cartels.guerrilla.u", "remove", "done")
    assert changed == {
        "arauca cartels.guerrilla.u": -1,
        "shipments": 1,
        "ship_at 0": -names.ARAUCA - 1,
        "ship_by 0": -names.CARTELS_U // names.S,
    }


def test_28_hugo_chavez_shaded() -> None:
    """A Base in a Department next to Venezuela, and Sabotage on both LoCs at Cúcuta."""
    b = board("vichada: cartels 1b")
    assert event(b, "farc", 28, True, "vichada") == {
        "vichada farc.base": 1,
        "loc_arauca_cucuta terror": 1,
        "loc_cucuta_ayacucho terror": 1,
    }


def test_28_hugo_chavez_shaded_in_part() -> None:
    """Not where there are pieces or Sabotage; without an available Base the Sabotage remains."""
    bases = "huila: farc 2b\nchoco: farc 2b\narauca: farc 2b\ncesar: farc 2b\nvaupes: farc 1b\n"
    b = board(bases + "loc_arauca_cucuta: govt 1p")
    assert event(b, "farc", 28, True, "done") == {"loc_cucuta_ayacucho terror": 1}
    b = board("loc_arauca_cucuta: farc 1g\nloc_cucuta_ayacucho: sabotage")
    assert event(b, "farc", 28, True, "guainia") == {"guainia farc.base": 1}


def test_28_hugo_chavez_shaded_last_marker() -> None:
    """3.3.4 With one marker left of 40, whoever executes says where it goes."""
    b = board("bogota: terror 39")
    assert event(b, "auc", 28, True, "cesar", "loc_arauca_cucuta") == {
        "cesar farc.base": 1,
        "loc_arauca_cucuta terror": 1,
    }
    assert event(board("bogota: terror 40"), "auc", 28, True, "cesar") == {"cesar farc.base": 1}


def test_29_kill_zone_unshaded() -> None:
    """Where FARC is found and can be Assaulted, here in Chocó only; AUC may be hit on the way."""
    text = "choco: govt 2t, farc 2g, auc 1g(1a)\nvaupes: farc 3g\ncali: govt 4p, auc 1g(1a)"
    assert asked(board(text), "auc", 29, False) == ("govt", "assault-target", ["farc", "auc"])
    assert event(board(text), "auc", 29, False, "farc", "auc") == {
        "choco farc.guerrilla.u": -2,
        "choco farc.guerrilla.a": 1,
        "choco auc.guerrilla.a": -1,
    }


def test_29_kill_zone_unshaded_terrain_and_senado() -> None:
    """One Troops cube in the Mountains removes nothing; Senado & Cámara does not protect FARC (5.1.2)."""
    b = board("huila: govt 1t, farc 2g")
    assert event(b, "govt", 29, False) == {"huila farc.guerrilla.u": -2, "huila farc.guerrilla.a": 2}
    b = board("pasto: govt 2p, farc 1g 1b\nhuila: govt 1t, farc 2g")
    b.put_in_force(names.SENADO, names.SHADED)
    b.set(names.PROTECTED, names.FARC + 1)
    assert event(b, "govt", 29, False) == {"pasto farc.guerrilla.u": -1, "pasto farc.base": -1}


def test_29_kill_zone_unshaded_in_part() -> None:
    """5.1.3 With no FARC Guerrilla anywhere it is an Assault; with neither nothing."""
    b = board("cali: govt 1p, auc 1g(1a)\nhuila: farc 2b")
    assert event(b, "govt", 29, False) == {"cali auc.guerrilla.a": -1}
    assert event(board("cali: govt 1p, auc 1g\nhuila: farc 2b"), "govt", 29, False) == {}
    assert event(board("bogota: farc 1g"), "govt", 29, False) == {
        "bogota farc.guerrilla.u": -1,
        "bogota farc.guerrilla.a": 1,
    }


def test_29_kill_zone_shaded() -> None:
    """5.1.1 (R11) A single Active Guerrilla Ambushes twice and stays Active; Bases go last."""
    b = board("cali: farc 1g(1a), govt 4p 1b")
    assert event(b, "farc", 29, True) == {"cali govt.police": -4, "cali farc.guerrilla.u": 2}


def test_29_kill_zone_shaded_named_by_another() -> None:
    """The Cartels name AUC, which then chooses; nobody turns over."""
    text = "cali: farc 1g, auc 1g, govt 2t\npasto: auc 1g, govt 4p"
    assert asked(board(text), "cartels", 29, True) == ("cartels", "event-faction", ["farc", "auc"])
    assert asked(board(text), "cartels", 29, True, "auc") == ("auc", "event-space", ["cali", "pasto"])
    assert event(board(text), "cartels", 29, True, "auc", "cali", "govt.troops", "govt.troops") == {
        "cali govt.troops": -2,
        "cali farc.guerrilla.u": -1,
        "cali auc.guerrilla.u": 2,
    }


def test_29_kill_zone_shaded_two_ambushes_if_possible() -> None:
    """5.1.3 The space must hold enough for both: 3 enemies, or 2 of different factions."""
    text = "cali: farc 1g, govt 2p\nbogota: farc 1g, govt 3p\nhuila: farc 1g, govt 1p, cartels 1g"
    assert asked(board(text), "farc", 29, True) == ("farc", "event-space", ["bogota", "huila"])
    b = board("cali: farc 1g, govt 2p")
    assert event(b, "farc", 29, True) == {"cali govt.police": -2, "cali farc.guerrilla.u": 1}
    assert event(board("cali: farc 1g\nhuila: cartels 1g, auc 1b"), "farc", 29, True) == {}
    b = board("cali: farc 1g, govt 1p\nhuila: auc 2g")
    assert event(b, "govt", 29, True) == {"cali govt.police": -1, "cali farc.guerrilla.u": 1}


def test_30_peace_commission_unshaded() -> None:
    """First edition: any Zone ends, the Bases stay."""
    text = "huila: farc 1b, zone\nchoco: farc 3g, zone"
    assert asked(board(text), "auc", 30, False) == ("auc", "event-space", ["huila", "choco"])
    assert event(board(text), "auc", 30, False, "huila") == {"huila zone": -1}
    assert event(board("huila: farc 1b"), "govt", 30, False) == {}


def test_30_peace_commission_unshaded_second_edition() -> None:
    """Second edition: the Zone with a Base, and the Base goes too, one of them."""
    text = "huila: farc 2b 3g, zone\nchoco: farc 3g, zone"
    b = board(text, edition="second")
    assert event(b, "auc", 30, False) == {"huila zone": -1, "huila farc.base": -1}
    b = board("choco: farc 3g, zone", edition="second")
    assert event(b, "govt", 30, False) == {"choco zone": -1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_30_peace_commission_shaded(edition: str) -> None:
    """The Government settles the tie, Redeploys its cubes and loses its Base; the second edition adds a FARC Base."""
    text = """
        huila: farc 2g, govt 2t 1p 1b
        choco: farc 2g
        meta_west: farc 1g
        guaviare: farc 5g, zone
        bogota: govt 1p
    """
    b = board(text, edition=edition)
    assert asked(b, "farc", 30, True) == ("govt", "farc-zone", ["huila", "choco"])
    b = board(text, edition=edition)
    expected = {
        "huila zone": 1,
        "huila govt.base": -1,
        "huila govt.troops": -2,
        "bogota govt.troops": 2,
        "huila govt.police": -1,
        "loc_neiva_bogota govt.police": 1,
    }
    if edition == "second":
        expected["huila farc.base"] = 1
    assert event(b, "farc", 30, True, "huila", "loc_neiva_bogota") == expected


def test_30_peace_commission_shaded_no_room_for_base() -> None:
    """1.4.2 Two Bases are there already, so the second edition's Base does not come."""
    b = board("huila: farc 2g, auc 1b, cartels 1b", edition="second")
    assert event(b, "farc", 30, True) == {"huila zone": 1}


def test_31_betancourt_unshaded() -> None:
    """Two Cities and a Department, one level each, whatever it is."""
    text = "bogota: AS\ncali: AO\nhuila: PO\nsantander: AS"
    b = board(text)
    assert event(b, "govt", 31, False, "cali", "pasto", "huila") == {
        "cali support": 1,
        "pasto support": 1,
        "huila support": 1,
    }
    cities = asked(board(text), "auc", 31, False, "cali")
    assert cities[:2] == ("auc", "event-shift")
    assert len(cities[2]) == 9
    assert "bogota" not in cities[2] and "cali" not in cities[2]
    departments = asked(board(text), "auc", 31, False, "cali", "pasto")[2]
    assert len(departments) == 11
    assert "santander" not in departments and "vaupes" not in departments


def test_31_betancourt_unshaded_one_city_left() -> None:
    b = board()
    for s in b.spec.cities:
        b.set_support(s, names.ACTIVE_SUPPORT)
    b.set_support(names.CALI, names.PASSIVE_SUPPORT)
    assert event(b, "govt", 31, False, "arauca") == {"cali support": 1, "arauca support": 1}


def test_31_betancourt_shaded() -> None:
    """Three of four spaces in Passive Opposition; with fewer, all of them."""
    text = "cali: PO\npasto: PO\nhuila: PO\nchoco: PO\narauca: AO\ncesar: PS"
    assert asked(board(text), "auc", 31, True) == ("auc", "event-shift", ["cali", "pasto", "huila", "choco"])
    assert event(board(text), "auc", 31, True, "cali", "choco", "huila") == {
        "cali support": -1,
        "choco support": -1,
        "huila support": -1,
    }
    assert event(board("cali: PO\narauca: AO"), "farc", 31, True) == {"cali support": -1}


def test_32_secuestrados_unshaded() -> None:
    """Neutral and Passive Opposition turn to Passive Support; Active Opposition and 0 Population do not."""
    text = "cali: PO\nhuila: AO\ncesar: PS\nbogota: AS"
    options = asked(board(text), "govt", 32, False)[2]
    assert len(options) == 20
    assert {"huila", "cesar", "bogota", "vaupes", "ecuador"}.isdisjoint(options)
    assert event(board(text), "govt", 32, False, "cali", "pasto") == {"cali support": 2, "pasto support": 1}


def test_32_secuestrados_shaded() -> None:
    assert event(board(), "farc", 32, True) == {"resources farc": 12}
    assert event(board(resources=90), "auc", 32, True) == {"resources farc": 9}


def test_33_sucumbios_unshaded() -> None:
    """Up to 3 Insurgent pieces at the border of Ecuador, which stays closed."""
    text = """
        narino: farc 2g(1a) 1b
        pasto: auc 1g
        putumayo: cartels 1b
        loc_pasto_tumaco: farc 1g
        huila: farc 1g
    """
    assert asked(board(text), "auc", 33, False) == (
        "auc",
        "event-remove",
        ["pasto", "narino", "putumayo", "loc_pasto_tumaco"],
    )
    choices = ("narino", "farc.base", "farc.guerrilla.u", "farc.guerrilla.a")
    assert event(board(text), "auc", 33, False, *choices) == {
        "narino farc.base": -1,
        "narino farc.guerrilla.u": -1,
        "narino farc.guerrilla.a": -1,
    }
    assert event(board(text), "govt", 33, False, "pasto", "done") == {}
    assert event(board("huila: farc 1g"), "govt", 33, False) == {}


def test_33_sucumbios_shaded() -> None:
    """Ecuador opens, with 2 pieces of whoever executes and no more."""
    b = board()
    assert event(b, "farc", 33, True, "farc.base", "farc.guerrilla.u") == {
        "ecuador open": 1,
        "ecuador farc.base": 1,
        "ecuador farc.guerrilla.u": 1,
    }
    assert b.room(names.FARC_U, names.ECUADOR) == 0
    assert b.room(names.AUC_U, names.ECUADOR) == 2
    assert event(board(), "govt", 33, True, "govt.police", "govt.base") == {
        "ecuador open": 1,
        "ecuador govt.police": 1,
        "ecuador govt.base": 1,
    }


def test_33_sucumbios_shaded_as_available() -> None:
    """5.1.1 With all Guerrillas on the map the Cartels place Bases; with nothing available Ecuador just opens."""
    b = board("choco: cartels 12g")
    assert event(b, "cartels", 33, True, "done") == {"ecuador open": 1, "ecuador cartels.base": 2}
    b = board("choco: auc 18g 2b\narauca: auc 2b\nhuila: auc 2b")
    assert event(b, "auc", 33, True, "done") == {"ecuador open": 1}


def test_34_airdropped_aks_unshaded() -> None:
    """5 Resources of one Insurgent faction that has any; fewer if it has fewer."""
    b = board(resources={"govt": 10, "farc": 10, "auc": 3})
    assert asked(b, "govt", 34, False) == ("govt", "event-faction", ["farc", "auc"])
    assert event(b, "govt", 34, False, "farc") == {"resources farc": -5}
    assert event(b, "govt", 34, False, "auc") == {"resources auc": -3}
    assert event(board(resources=0), "farc", 34, False) == {}


def test_34_airdropped_aks_shaded() -> None:
    """The Government names AUC, AUC picks a Department without Population and room for all three."""
    text = "vaupes: farc 1b, cartels 1b\nopen panama\nopen ecuador"
    assert asked(board(text), "govt", 34, True) == ("govt", "event-faction", ["farc", "auc", "cartels"])
    assert asked(board(text), "govt", 34, True, "auc") == (
        "auc",
        "event-place",
        ["amazonas", "guainia", "vichada", "panama"],
    )
    assert event(board(text), "govt", 34, True, "auc", "panama") == {
        "panama auc.base": 1,
        "panama auc.guerrilla.u": 2,
    }


def test_34_airdropped_aks_shaded_in_part() -> None:
    """5.1.3 Without Bases 2 Guerrillas come, also to Ecuador; who has nothing available cannot be named."""
    text = "choco: auc 17g 2b\narauca: auc 2b\nhuila: auc 2b\npasto: cartels 12g\ncali: farc 28g"
    bases = "".join(f"\n{s}: cartels 2b" for s in ("neiva", "cesar", "narino", "putumayo", "santander", "meta_east"))
    text += bases + "\nmeta_west: cartels 2b\nguaviare: cartels 1b\nopen ecuador"
    assert asked(board(text), "auc", 34, True, "done") == ("auc", "event-faction", ["farc", "auc"])
    assert event(board(text), "farc", 34, True, "auc", "ecuador") == {"ecuador auc.guerrilla.u": 1}
    text = "choco: auc 2b\narauca: auc 2b\nhuila: auc 2b\nopen ecuador\necuador: auc 1g"
    assert asked(board(text), "cartels", 34, True, "auc")[2] == ["amazonas", "guainia", "vaupes", "vichada"]
    assert event(board(text), "cartels", 34, True, "auc", "vaupes") == {"vaupes auc.guerrilla.u": 2}


def test_34_airdropped_aks_shaded_in_ecuador() -> None:
    """1.4.2 Where nothing else is left for a Base, Ecuador takes it and one Guerrilla."""
    full = "".join(f"\n{s}: cartels 2b" for s in ("amazonas", "guainia", "vaupes", "vichada"))
    b = board("open ecuador" + full)
    assert event(b, "farc", 34, True, "farc", "ecuador") == {"ecuador farc.base": 1, "ecuador farc.guerrilla.u": 1}


def test_35_crop_substitution_unshaded() -> None:
    """Police for every Cartels Base; the FARC Zone, which no Police may enter, is passed over."""
    b = board("choco: cartels 2b 1g\nhuila: cartels 1b, farc 1g, zone\ncali: cartels 1b")
    assert event(b, "govt", 35, False) == {"choco cartels.base": -2, "choco govt.police": 2, "aid": 3}


def test_35_crop_substitution_unshaded_removes_rather_than_replaces() -> None:
    """5.1.1 In a Zone, or when Police run out, the Bases just go; Aid stops at 29."""
    b = board("huila: cartels 1b, zone", aid=28)
    assert event(b, "govt", 35, False) == {"huila cartels.base": -1, "aid": 1}
    b = board("bogota: govt 29p\nchoco: cartels 2b")
    assert event(b, "auc", 35, False) == {"choco cartels.base": -2, "choco govt.police": 1, "aid": 3}
    b = board("bogota: govt 30p\nchoco: cartels 2b\nhuila: cartels 1b, zone")
    assert event(b, "auc", 35, False, "huila") == {"huila cartels.base": -1, "aid": 3}


def test_35_crop_substitution_unshaded_without_bases() -> None:
    assert event(board("cali: cartels 1b"), "govt", 35, False) == {"aid": 3}


def test_35_crop_substitution_shaded() -> None:
    """5.1.3 A Department where both levels can be shifted, if there is one."""
    text = "choco: cartels 1b, PO\nhuila: cartels 1b, PS\nvaupes: cartels 1b\ncali: cartels 1b, AS\narauca: AS"
    assert event(board(text), "farc", 35, True) == {"huila support": -2}
    assert event(board("choco: cartels 1b, PO\ncesar: cartels 1b, AO"), "farc", 35, True) == {"choco support": -1}
    assert event(board("cesar: cartels 1b, AO\nvaupes: cartels 1b"), "farc", 35, True) == {}


def test_36_zona_de_convivencia_unshaded() -> None:
    """6.4.4 (R14) The Government chooses among the Mountains with the most FARC pieces; then the executing faction
    turns 2 Neutral spaces next to it to Passive Support and stays Eligible."""
    text = """
        huila: farc 2g
        santander: farc 1g 1b
        cesar: farc 1g
        meta_west: farc 5g
        bogota: AS
        arauca: PO
    """
    assert asked(board(text), "farc", 36, False) == ("govt", "farc-zone", ["huila", "santander"])
    shifts = asked(board(text), "farc", 36, False, "santander")
    assert shifts[:2] == ("farc", "event-shift")
    assert shifts[2] == ["bucaramanga", "cucuta", "antioquia", "huila", "atlantico", "cesar", "meta_east"]
    assert event(board(text), "farc", 36, False, "santander", "cucuta", "meta_east") == {
        "santander zone": 1,
        "cucuta support": 1,
        "meta_east support": 1,
        "acted farc": STAYS,
    }


def test_36_zona_de_convivencia_second_edition() -> None:
    """A FARC Base comes with the Zone, and spaces of any level shift by one; cubes and Bases leave first."""
    text = "cesar: farc 1g, govt 1t 2b\nsanta_marta: AS\nantioquia: AO\natlantico: PS\nbogota: govt 1p"
    b = board(text, edition="second")
    assert asked(b, "auc", 36, False) == ("auc", "event-shift", ["antioquia", "santander", "atlantico"])
    b = board(text, edition="second")
    assert event(b, "auc", 36, False, "antioquia", "atlantico") == {
        "cesar zone": 1,
        "cesar govt.base": -2,
        "cesar govt.troops": -1,
        "bogota govt.troops": 1,
        "cesar farc.base": 1,
        "antioquia support": 1,
        "atlantico support": 1,
        "acted auc": STAYS,
    }


def test_36_zona_de_convivencia_in_part() -> None:
    """One Neutral space is all there is around Cesar; with Zones in all Mountains only Eligibility is left."""
    b = board("cesar: farc 1g\nsanta_marta: AS\nantioquia: PS\natlantico: AO")
    assert event(b, "govt", 36, False) == {"cesar zone": 1, "santander support": 1, "acted govt": STAYS}
    b = board("antioquia: zone\nhuila: zone\nsantander: zone\ncesar: zone")
    assert event(b, "cartels", 36, False) == {"acted cartels": STAYS}
