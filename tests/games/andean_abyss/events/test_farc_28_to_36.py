"""Events 28 to 36, a test per side."""

from __future__ import annotations

import pytest

from abyssal.coin.sequence import STAYS
from abyssal.games.andean_abyss import names
from tests.games.andean_abyss.events.questions import in_brief
from tests.games.andean_abyss.helpers import board, event

EDITIONS = ["first", "second"]


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
    assert in_brief(board(text), "govt", 28, False) == ("govt", "event-remove", ["cucuta", "guainia", "vichada"])
    assert in_brief(board(), "farc", 28, True) == (
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
    """4.5.3 The owner of the Shipment may give it up."""
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
    """3.3.4 With one marker left of 40, the executing faction chooses where it goes."""
    b = board("bogota: terror 39")
    assert event(b, "auc", 28, True, "cesar", "loc_arauca_cucuta") == {
        "cesar farc.base": 1,
        "loc_arauca_cucuta terror": 1,
    }
    assert event(board("bogota: terror 40"), "auc", 28, True, "cesar") == {"cesar farc.base": 1}


def test_29_kill_zone_unshaded() -> None:
    """Where FARC is found and can be Assaulted, here in Chocó only; AUC may be hit on the way."""
    text = "choco: govt 2t, farc 2g, auc 1g(1a)\nvaupes: farc 3g\ncali: govt 4p, auc 1g(1a)"
    assert in_brief(board(text), "auc", 29, False) == ("govt", "assault-target", ["farc", "auc"])
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
    """5.1.3 With no FARC Guerrilla anywhere it is just an Assault; without a target for that, nothing."""
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
    """The Cartels name AUC, which then chooses; no Guerrilla is flipped."""
    text = "cali: farc 1g, auc 1g, govt 2t\npasto: auc 1g, govt 4p"
    assert in_brief(board(text), "cartels", 29, True) == ("cartels", "event-faction", ["farc", "auc"])
    assert in_brief(board(text), "cartels", 29, True, "auc") == ("auc", "event-space", ["cali", "pasto"])
    assert event(board(text), "cartels", 29, True, "auc", "cali", "govt.troops", "govt.troops") == {
        "cali govt.troops": -2,
        "cali farc.guerrilla.u": -1,
        "cali auc.guerrilla.u": 2,
    }


def test_29_kill_zone_shaded_two_ambushes_if_possible() -> None:
    """5.1.3 The space must hold enough for both: 3 enemies, or 2 of different factions."""
    text = "cali: farc 1g, govt 2p\nbogota: farc 1g, govt 3p\nhuila: farc 1g, govt 1p, cartels 1g"
    assert in_brief(board(text), "farc", 29, True) == ("farc", "event-space", ["bogota", "huila"])
    b = board("cali: farc 1g, govt 2p")
    assert event(b, "farc", 29, True) == {"cali govt.police": -2, "cali farc.guerrilla.u": 1}
    assert event(board("cali: farc 1g\nhuila: cartels 1g, auc 1b"), "farc", 29, True) == {}
    b = board("cali: farc 1g, govt 1p\nhuila: auc 2g")
    assert event(b, "govt", 29, True) == {"cali govt.police": -1, "cali farc.guerrilla.u": 1}


def test_30_peace_commission_unshaded() -> None:
    """First edition: any Zone ends, the Bases stay."""
    text = "huila: farc 1b, zone\nchoco: farc 3g, zone"
    assert in_brief(board(text), "auc", 30, False) == ("auc", "event-space", ["huila", "choco"])
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
    """The Government breaks the tie, Redeploys its cubes and loses its Base; the second edition adds a FARC Base."""
    text = """
        huila: farc 2g, govt 2t 1p 1b
        choco: farc 2g
        meta_west: farc 1g
        guaviare: farc 5g, zone
        bogota: govt 1p
    """
    b = board(text, edition=edition)
    assert in_brief(b, "farc", 30, True) == ("govt", "farc-zone", ["huila", "choco"])
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
    """1.4.2 Two Bases are there already, so the second edition's Base is not placed."""
    b = board("huila: farc 2g, auc 1b, cartels 1b", edition="second")
    assert event(b, "farc", 30, True) == {"huila zone": 1}


def test_31_betancourt_unshaded() -> None:
    """Two Cities and a Department, one level each, at any level."""
    text = "bogota: AS\ncali: AO\nhuila: PO\nsantander: AS"
    b = board(text)
    assert event(b, "govt", 31, False, "cali", "pasto", "huila") == {
        "cali support": 1,
        "pasto support": 1,
        "huila support": 1,
    }
    cities = in_brief(board(text), "auc", 31, False, "cali")
    assert cities[:2] == ("auc", "event-shift")
    assert len(cities[2]) == 9
    assert "bogota" not in cities[2] and "cali" not in cities[2]
    departments = in_brief(board(text), "auc", 31, False, "cali", "pasto")[2]
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
    assert in_brief(board(text), "auc", 31, True) == ("auc", "event-shift", ["cali", "pasto", "huila", "choco"])
    assert event(board(text), "auc", 31, True, "cali", "choco", "huila") == {
        "cali support": -1,
        "choco support": -1,
        "huila support": -1,
    }
    assert event(board("cali: PO\narauca: AO"), "farc", 31, True) == {"cali support": -1}


def test_32_secuestrados_unshaded() -> None:
    """Neutral and Passive Opposition turn to Passive Support; Active Opposition and 0 Population do not."""
    text = "cali: PO\nhuila: AO\ncesar: PS\nbogota: AS"
    options = in_brief(board(text), "govt", 32, False)[2]
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
    assert in_brief(board(text), "auc", 33, False) == (
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
    """Ecuador opens, with 2 pieces of the executing faction and no more."""
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
    assert in_brief(b, "govt", 34, False) == ("govt", "event-faction", ["farc", "auc"])
    assert event(b, "govt", 34, False, "farc") == {"resources farc": -5}
    assert event(b, "govt", 34, False, "auc") == {"resources auc": -3}
    assert event(board(resources=0), "farc", 34, False) == {}


def test_34_airdropped_aks_shaded() -> None:
    """The Government names AUC, AUC picks a Department without Population and room for all three."""
    text = "vaupes: farc 1b, cartels 1b\nopen panama\nopen ecuador"
    assert in_brief(board(text), "govt", 34, True) == ("govt", "event-faction", ["farc", "auc", "cartels"])
    assert in_brief(board(text), "govt", 34, True, "auc") == (
        "auc",
        "event-place",
        ["amazonas", "guainia", "vichada", "panama"],
    )
    assert event(board(text), "govt", 34, True, "auc", "panama") == {
        "panama auc.base": 1,
        "panama auc.guerrilla.u": 2,
    }


def test_34_airdropped_aks_shaded_in_part() -> None:
    """5.1.3 Without Bases 2 Guerrillas are placed, also in Ecuador; a faction with nothing Available cannot be
    named."""
    text = "choco: auc 17g 2b\narauca: auc 2b\nhuila: auc 2b\npasto: cartels 12g\ncali: farc 28g"
    bases = "".join(f"\n{s}: cartels 2b" for s in ("neiva", "cesar", "narino", "putumayo", "santander", "meta_east"))
    text += bases + "\nmeta_west: cartels 2b\nguaviare: cartels 1b\nopen ecuador"
    assert in_brief(board(text), "auc", 34, True, "done") == ("auc", "event-faction", ["farc", "auc"])
    assert event(board(text), "farc", 34, True, "auc", "ecuador") == {"ecuador auc.guerrilla.u": 1}
    text = "choco: auc 2b\narauca: auc 2b\nhuila: auc 2b\nopen ecuador\necuador: auc 1g"
    assert in_brief(board(text), "cartels", 34, True, "auc")[2] == ["amazonas", "guainia", "vaupes", "vichada"]
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
    """5.1.1 In a Zone, or when Police run out, the Bases are just removed; Aid stops at 29."""
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
    assert in_brief(board(text), "farc", 36, False) == ("govt", "farc-zone", ["huila", "santander"])
    shifts = in_brief(board(text), "farc", 36, False, "santander")
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
    assert in_brief(b, "auc", 36, False) == ("auc", "event-shift", ["antioquia", "santander", "atlantico"])
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


def test_29_kill_zone_without_farc() -> None:
    """Without FARC Guerrillas it is still an Assault, here of the Cartels."""
    assert event(board("huila: govt 2t, cartels 1g(1a)"), "farc", 29, False) == {"huila cartels.guerrilla.a": -1}
