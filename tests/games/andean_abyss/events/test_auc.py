"""Events 37 to 54, a test per side and for each ruling."""

from __future__ import annotations

from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import execute
from abyssal.games.andean_abyss.operation import Operation
from abyssal.games.andean_abyss.operations import possible
from tests.helpers import FACTIONS, board, event, operation, question


def asked(b: Colombia, who: str, card: int, shaded: bool, *choices: str) -> tuple[str, str, list[str]]:
    """Who is asked what after these choices, and the options (but for taking back own pieces, 1.4.1)."""
    b.set(names.CARD, card)
    b.executing = FACTIONS[who]
    decision = question(execute(b, FACTIONS[who], card, shaded), *choices)
    options = [option for option in decision.options if option != "take_back"]
    return names.FACTIONS[decision.actor], decision.kind, options


def test_37_former_military_unshaded() -> None:
    """Everywhere a Sweep or an Assault against FARC alone, the AUC counted in and left as they lie."""
    b = board(
        """
        meta_east: govt 1t, farc 4g(1a), auc 1g, cartels 1g(1a)
        arauca: auc 2g(1a), farc 1b
        cesar: govt 1t 3p, farc 2g(2a), auc 2g
        bogota: govt 1t 1p, farc 1g
        loc_yopal_bogota: govt 1p, farc 3g(2a), auc 1g
        """
    )
    assert asked(b, "farc", 37, False)[:2] == ("govt", "event-space")
    assert event(b, "farc", 37, False, "loc_yopal_bogota", "cesar", "meta_east", "sweep", "arauca") == {
        "loc_yopal_bogota farc.guerrilla.a": -2,
        "cesar farc.guerrilla.a": -1,
        "meta_east farc.guerrilla.u": -2,
        "meta_east farc.guerrilla.a": 2,
        "arauca farc.base": -1,
        "bogota farc.guerrilla.u": -1,
        "bogota farc.guerrilla.a": 1,
    }


def test_37_the_government_chooses_how() -> None:
    b = board("meta_east: govt 1t, farc 4g(1a)")
    assert asked(b, "farc", 37, False) == ("govt", "event-how", ["sweep", "assault"])


def test_37_assault_takes_as_many_as_it_can_and_bases_last() -> None:
    b = board("meta_east: govt 1t 5p, farc 2g(2a) 1b, auc 2g")
    assert event(b, "govt", 37, False) == {"meta_east farc.guerrilla.a": -2, "meta_east farc.base": -1}


def test_37_terrain() -> None:
    """In Forest a Sweep finds 1 per 2; in Mountains an Assault takes 1 per 2; one alone does nothing there."""
    b = board("choco: auc 1g, farc 2g\nnarino: govt 1t 1p, auc 1g, farc 2g\nhuila: auc 1g, farc 1g(1a)")
    assert event(b, "govt", 37, False) == {"narino farc.guerrilla.u": -1, "narino farc.guerrilla.a": 1}


def test_37_no_sweep_on_locs_in_zones_or_panama() -> None:
    """3.2.3, 1.3.5. An Assault by the AUC alone is possible there, as long as FARC is Active."""
    b = board(
        """
        open panama
        loc_neiva_bogota: auc 2g, farc 1g
        meta_west: auc 2g, farc 1g, zone
        guaviare: auc 1g, farc 2g(1a), zone
        panama: auc 2g, farc 1g
        """
    )
    assert event(b, "auc", 37, False) == {"guaviare farc.guerrilla.a": -1}


def test_37_prevails_over_senado_and_madrid_donors() -> None:
    """R12 (5.1.2): FARC has played Senado & Cámara; this Event strikes it all the same."""
    b = board("arauca: govt 2t, farc 1g(1a)")
    event(b, "farc", 42, True)
    b.put_in_force(names.MADRID_DONORS, names.SHADED)
    assert not possible(b, Operation(names.GOVT, "assault"))
    assert event(b, "govt", 37, False) == {"arauca farc.guerrilla.a": -1}


def test_37_capabilities() -> None:
    """Cards 9 and 11 change the rates: in Mountains each or every 4th, in a Sweep Troops (and AUC) or Police."""
    text = "huila: govt 2t 1p, auc 2g, farc 9g(9a)"
    b = board(text)
    b.put_in_force(names.MOUNTAIN_BATTALIONS, names.UNSHADED)
    assert event(b, "govt", 37, False) == {"huila farc.guerrilla.a": -5}
    b = board(text)
    b.put_in_force(names.MOUNTAIN_BATTALIONS, names.SHADED)
    assert event(b, "govt", 37, False) == {"huila farc.guerrilla.a": -1}
    b = board("arauca: govt 1t 2p, auc 2g, farc 6g\nchoco: govt 1t 1p, farc 1g")
    b.put_in_force(names.DEFENSE_COUNCIL, names.SHADED)
    assert event(b, "govt", 37, False) == {"arauca farc.guerrilla.u": -3, "arauca farc.guerrilla.a": 3}


def test_37_assault_is_a_drug_bust() -> None:
    """3.2.5: the Shipment its owner does not hand on brings Aid."""
    b = board("arauca: govt 1t, farc 1g(1a), auc 1g, shipment farc.a")
    assert event(b, "govt", 37, False, "remove") == {
        "arauca farc.guerrilla.a": -1,
        "shipments": 1,
        "ship_at 0": -(names.ARAUCA + 1),
        "ship_by 0": -(names.FARC_A // names.S),
        "aid": 6,
    }


def test_37_former_military_shaded() -> None:
    """AUC moves free of charge, then Ambushes at a destination; the die is not rolled."""
    b = board("antioquia: auc 3g\ncesar: farc 1g 1b\nhuila: auc 1g, farc 1g", resources=0)
    choices = ["cesar", "antioquia", "2", "santander", "huila", "done", "done"]
    assert asked(b, "govt", 37, True)[:2] == ("auc", "march-space")
    assert event(b, "govt", 37, True, *choices) == {
        "antioquia auc.guerrilla.u": -2,
        "cesar auc.guerrilla.u": 2,
        "cesar auc.guerrilla.a": 1,
        "cesar farc.guerrilla.u": -1,
        "cesar farc.base": -1,
        "huila auc.guerrilla.u": -1,
        "santander auc.guerrilla.u": 1,
    }


def test_37_shaded_ambush_only_at_a_destination_with_an_underground_guerrilla() -> None:
    """The March Activates as usual (3.3.2), and then nobody is left to lie in wait (5.5)."""
    b = board("antioquia: auc 2g\ncesar: govt 2t, PS\nhuila: auc 1g, farc 1g")
    assert event(b, "auc", 37, True, "cesar", "antioquia", "2", "done") == {
        "antioquia auc.guerrilla.u": -2,
        "cesar auc.guerrilla.a": 2,
    }


def test_37_shaded_choice_of_the_ambush() -> None:
    b = board("antioquia: auc 2g\ncesar: govt 1p\natlantico: farc 1g(1a)")
    march = ["cesar", "antioquia", "1", "atlantico", "antioquia", "done"]
    assert asked(b, "farc", 37, True, *march) == ("auc", "event-space", ["atlantico", "cesar"])


def test_37_shaded_without_auc() -> None:
    assert event(board("huila: farc 3g"), "auc", 37, True) == {}


def test_38_national_coordination_center_unshaded() -> None:
    """Cubes or Support, not both, are enough; only Active ones go; the executing faction may stop."""
    text = """
        bogota: auc 2g(2a), AS
        huila: govt 1p, auc 3g(2a) 1b
        loc_cali_pasto: govt 1t, auc 1g(1a)
        cali: auc 1g(1a), PS
        arauca: auc 1g(1a), PO
        cesar: govt 1t, auc 2g
        """
    removed = {
        "huila auc.guerrilla.a": -2,
        "loc_cali_pasto auc.guerrilla.a": -1,
        "bogota auc.guerrilla.a": -2,
    }
    options = ["bogota", "cali", "huila", "loc_cali_pasto", "done"]
    assert asked(board(text), "farc", 38, False) == ("farc", "event-remove", options)
    assert event(board(text), "farc", 38, False, "huila", "loc_cali_pasto", "bogota") == removed
    assert event(board(text), "farc", 38, False, "cali", "done") == {"cali auc.guerrilla.a": -1}


def test_38_shipment_of_a_removed_guerrilla() -> None:
    """4.5.3: its owner, AUC, hands it to the Guerrilla that stays."""
    b = board("huila: govt 1t, auc 2g(1a), shipment auc.a")
    assert event(b, "govt", 38, False, "huila", "auc.guerrilla.u") == {"huila auc.guerrilla.a": -1, "ship_by 0": -1}


def test_38_national_coordination_center_shaded() -> None:
    b = board("bogota: auc 2g(1a), AS\nhuila: govt 1p, auc 3g(3a), farc 1g(1a)\narauca: auc 1g(1a), PO")
    assert event(b, "auc", 38, True) == {
        "bogota auc.guerrilla.u": 1,
        "bogota auc.guerrilla.a": -1,
        "huila auc.guerrilla.u": 3,
        "huila auc.guerrilla.a": -3,
    }


def test_39_soldados_campesinos_unshaded() -> None:
    """One Police in each of 6 Departments, no two in the same, no City, no FARC Zone, 2 at most in Ecuador."""
    b = board("open ecuador\necuador: govt 2p\nmeta_west: zone")
    first = asked(b, "auc", 39, False)[2]
    assert not {"meta_west", "ecuador", "bogota", "loc_cali_pasto"} & set(first)
    assert len(first) == 15
    assert "huila" not in asked(board(), "auc", 39, False, "huila")[2]
    places = ["huila", "arauca", "choco", "vichada", "narino", "cesar"]
    assert event(b, "auc", 39, False, *places) == {f"{s} govt.police": 1 for s in places}


def test_39_unshaded_as_long_as_police_last() -> None:
    b = board("bogota: govt 28p")
    assert event(b, "govt", 39, False, "huila", "arauca", "done") == {"huila govt.police": 1, "arauca govt.police": 1}


def test_39_soldados_campesinos_shaded() -> None:
    """An Underground AUC Guerrilla for one Police in each of up to 3 Departments."""
    text = "huila: govt 2p\narauca: govt 1p 1t\ncesar: govt 1p\nvichada: govt 1p\nbogota: govt 1p"
    assert event(board(text), "auc", 39, True, "huila", "arauca", "done") == {
        "huila govt.police": -1,
        "huila auc.guerrilla.u": 1,
        "arauca govt.police": -1,
        "arauca auc.guerrilla.u": 1,
    }
    assert asked(board(text), "auc", 39, True, "huila") == (
        "auc",
        "event-replace",
        ["arauca", "cesar", "vichada", "done"],
    )


def test_39_shaded_in_three_departments() -> None:
    b = board("huila: govt 1p\narauca: govt 1p\ncesar: govt 1p\nvichada: govt 1p")
    assert event(b, "govt", 39, True, "huila", "arauca", "vichada") == {
        "huila govt.police": -1,
        "huila auc.guerrilla.u": 1,
        "arauca govt.police": -1,
        "arauca auc.guerrilla.u": 1,
        "vichada govt.police": -1,
        "vichada auc.guerrilla.u": 1,
    }


def test_39_shaded_without_available_guerrillas() -> None:
    """5.1.1: the Police is then removed."""
    b = board("bogota: auc 17g\nhuila: govt 1p\ncesar: govt 1p")
    assert event(b, "auc", 39, True, "huila", "done", "cesar") == {
        "huila govt.police": -1,
        "huila auc.guerrilla.u": 1,
        "cesar govt.police": -1,
    }


def test_39_shaded_in_a_full_ecuador() -> None:
    """Stacking keeps a third AUC piece out, so that nothing can be replaced there."""
    b = board("open ecuador\necuador: govt 1p, auc 2g\nhuila: govt 1p")
    assert asked(b, "auc", 39, True)[2] == ["huila", "done"]


def test_40_demobilization_unshaded() -> None:
    """Three AUC Guerrillas, Underground ones too, become Police."""
    b = board("huila: auc 2g(1a)\nloc_cali_pasto: auc 1g\nmedellin: auc 2g 1b")
    choices = ["huila", "auc.guerrilla.u", "loc_cali_pasto", "huila"]
    assert event(b, "govt", 40, False, *choices) == {
        "huila auc.guerrilla.u": -1,
        "huila auc.guerrilla.a": -1,
        "huila govt.police": 2,
        "loc_cali_pasto auc.guerrilla.u": -1,
        "loc_cali_pasto govt.police": 1,
    }


def test_40_unshaded_without_available_police() -> None:
    """5.1.1: removed rather than replaced, and then also in a FARC Zone, where no Police could come."""
    text = "meta_west: auc 1g, zone\nhuila: auc 1g\n"
    b = board(text + "bogota: govt 29p")
    assert event(b, "govt", 40, False) == {
        "huila auc.guerrilla.u": -1,
        "huila govt.police": 1,
        "meta_west auc.guerrilla.u": -1,
    }
    b = board(text)
    assert event(b, "govt", 40, False) == {"huila auc.guerrilla.u": -1, "huila govt.police": 1}


def test_40_unshaded_shipment() -> None:
    """4.5.3: with nobody to hand it to the Shipment leaves the map; no Aid comes of it."""
    b = board("huila: auc 1g, shipment auc.u")
    assert event(b, "govt", 40, False) == {
        "huila auc.guerrilla.u": -1,
        "huila govt.police": 1,
        "shipments": 1,
        "ship_at 0": -(names.HUILA + 1),
        "ship_by 0": -(names.AUC_U // names.S),
    }


def test_40_demobilization_shaded() -> None:
    """All cubes of a Department with AUC pieces to Cities, as the executing faction likes; AUC into 2 Cities."""
    b = board("huila: govt 3t 1p 1b, auc 1b\ncesar: govt 1t\narauca: auc 1g\nsantander: govt 1t, auc 1g\ncali: farc 2b")
    assert asked(b, "farc", 40, True) == ("farc", "event-origin", ["huila", "santander"])
    choices = ["huila", "pasto", "2", "cali", "bogota", "cali", "bogota", "auc.base"]
    assert event(b, "farc", 40, True, *choices) == {
        "huila govt.troops": -3,
        "huila govt.police": -1,
        "pasto govt.troops": 2,
        "cali govt.troops": 1,
        "bogota govt.police": 1,
        "cali auc.guerrilla.u": 1,
        "bogota auc.base": 1,
    }


def test_40_shaded_two_different_cities() -> None:
    actor, kind, options = asked(board(), "cartels", 40, True, "cali", "auc.base")
    assert (actor, kind) == ("cartels", "event-place")
    assert len(options) == 10
    assert "cali" not in options


def test_40_shaded_parts_are_independent() -> None:
    """5.1.3: without cubes beside AUC pieces the placement still takes place; with one piece left, in one City."""
    b = board("arauca: auc 18g 1b\ncesar: auc 2b")
    b.discard(names.AUC_BASE, 2)
    assert event(b, "auc", 40, True, "done", "neiva", "done") == {"neiva auc.base": 1}


def test_41_mancuso_unshaded() -> None:
    """All AUC pieces of one space, a LoC for instance, and 6 Resources, as far as AUC has them."""
    b = board("huila: auc 3g(1a) 1b, farc 1g\nloc_cali_pasto: auc 1g", resources={"auc": 5, "govt": 5})
    assert event(b, "govt", 41, False, "huila") == {
        "resources auc": -5,
        "huila auc.guerrilla.u": -2,
        "huila auc.guerrilla.a": -1,
        "huila auc.base": -1,
    }
    assert event(b, "govt", 41, False) == {"loc_cali_pasto auc.guerrilla.u": -1}
    b.gain(names.AUC, 9)
    assert event(b, "govt", 41, False) == {"resources auc": -6}


def test_41_unshaded_shipment() -> None:
    """4.5.3: AUC may hand it to the other factions' Guerrillas there."""
    b = board("huila: auc 1g, farc 1g, shipment auc.u")
    assert event(b, "govt", 41, False, "farc.guerrilla.u") == {
        "resources auc": -6,
        "huila auc.guerrilla.u": -1,
        "ship_by 0": (names.FARC_U - names.AUC_U) // names.S,
    }


def test_41_mancuso_shaded() -> None:
    """Spaces, LoCs too, with pieces of both."""
    b = board("huila: auc 1b, cartels 3g\nloc_cali_pasto: auc 1g, cartels 1g\ncesar: auc 1g\ncali: cartels 1b")
    assert event(b, "cartels", 41, True) == {"resources auc": 6}
    b.gain(names.AUC, 81)
    assert event(b, "cartels", 41, True) == {"resources auc": 2}


def test_42_senado_camara_unshaded() -> None:
    """Two Neutral spaces with Population."""
    b = board("bogota: AS\ncali: PO")
    options = asked(b, "auc", 42, False)[2]
    assert {"huila", "medellin"} <= set(options)
    assert not {"bogota", "cali", "vichada", "loc_cali_pasto"} & set(options)
    assert event(b, "auc", 42, False, "huila", "medellin") == {
        "huila support": 1,
        "medellin support": 1,
        "resources govt": 3,
    }


def test_42_unshaded_with_one_neutral_space() -> None:
    """5.1.3: as many as there are, and the Resources."""
    b = board()
    lands = [s for s in b.in_play() if b.spec.pop[s] and s != names.CHOCO]
    for s in lands:
        b.set_support(s, names.PASSIVE_OPPOSITION)
    assert event(b, "auc", 42, False) == {"choco support": 1, "resources govt": 3}


def test_42_senado_camara_shaded() -> None:
    """Sweep and Assault, a Patrol's too, spare the faction that executed it and no other; Patrol still finds it."""
    b = board("bogota: govt 3t, cartels 1g, farc 1g(1a), auc 1g(1a)\nloc_yopal_bogota: govt 2t, cartels 1g")
    assert event(b, "cartels", 42, True) == {"effect 42": names.SHADED, "protected": names.CARTELS + 1}
    assert operation(b, "govt", "sweep", "bogota", "done", "done", special=False) == {"resources govt": -3}
    assert operation(b, "govt", "patrol", "done", "cartels", special=False) == {
        "resources govt": -3,
        "loc_yopal_bogota cartels.guerrilla.u": -1,
        "loc_yopal_bogota cartels.guerrilla.a": 1,
    }
    assert operation(b, "govt", "assault", "bogota", "farc", "auc", "done", special=False) == {
        "resources govt": -3,
        "bogota farc.guerrilla.a": -1,
        "bogota auc.guerrilla.a": -1,
    }


def test_42_shaded_by_the_government_protects_nobody() -> None:
    b = board("bogota: govt 1t, farc 1g(1a)")
    assert event(b, "govt", 42, True) == {"effect 42": names.SHADED, "protected": names.GOVT + 1}
    assert operation(b, "govt", "assault", "bogota", "done", special=False) == {
        "resources govt": -3,
        "bogota farc.guerrilla.a": -1,
    }


def test_43_calima_front_unshaded() -> None:
    """Markers and Bases only: no shift, no Aid. The Bases go despite their Guerrillas, and a Base is sought."""
    b = board("huila: govt 1t, farc 2g 2b, AO\nsantander: govt 2t, farc 1b, AS\ncesar: govt 1t\narauca: farc 1b")
    assert asked(b, "auc", 43, False) == ("auc", "event-space", ["huila", "santander"])
    assert event(b, "auc", 43, False, "huila") == {"huila terror": 2, "huila farc.base": -2}


def test_43_unshaded_without_bases_or_markers() -> None:
    b = board("cesar: govt 1t\nbogota: terror 39")
    assert event(b, "auc", 43, False) == {"cesar terror": 1}
    assert event(board("arauca: govt 1p, farc 1b"), "auc", 43, False) == {}


def test_43_calima_front_shaded() -> None:
    b = board("huila: govt 1t, farc 1b, PO\ncesar: govt 1t", aid=12)
    assert event(b, "farc", 43, True, "cesar") == {"cesar terror": 2, "aid": -9}
    b = board("bogota: govt 1t", aid=5)
    assert event(b, "farc", 43, True) == {"aid": -5}


def test_44_colombia_nueva_unshaded() -> None:
    """A City, from Neutral or from Passive Support; never one in Opposition."""
    text = "bogota: PO\ncali: PS\nmedellin: AS"
    options = asked(board(text), "auc", 44, False)[2]
    assert {"cali", "cucuta"} <= set(options)
    assert not {"bogota", "medellin", "huila"} & set(options)
    assert event(board(text), "auc", 44, False, "cali") == {"cali support": 1, "resources govt": 3}
    assert event(board(text), "auc", 44, False, "cucuta") == {"cucuta support": 2, "resources govt": 3}


def test_44_unshaded_without_a_city() -> None:
    b = board()
    for s in b.spec.cities:
        b.set_support(s, names.PASSIVE_OPPOSITION if s else names.ACTIVE_SUPPORT)
    assert event(b, "auc", 44, False) == {"resources govt": 3}


def test_44_unshaded_resources_stop_at_99() -> None:
    b = board(resources={"govt": 98})
    assert event(b, "auc", 44, False, "cucuta") == {"cucuta support": 2, "resources govt": 1}


def test_44_colombia_nueva_shaded() -> None:
    b = board("bogota: AS\ncali: PS\nhuila: PS\npasto: PO", resources={"govt": 2})
    assert asked(b, "auc", 44, True)[2] == ["bogota", "cali"]
    assert event(b, "auc", 44, True, "bogota") == {"bogota support": -2, "resources govt": -2}
    b = board("huila: PS")
    assert event(b, "auc", 44, True) == {"resources govt": -3}


def test_45_los_derechos_humanos_unshaded() -> None:
    """One level, however many markers; LoCs, spaces without Population and those at Active Support stay."""
    b = board(
        """
        bogota: govt 1t, terror 3, PO
        huila: govt 1p, terror 1
        cali: govt 1p, terror 1, AS
        cesar: terror 1, AO
        arauca: govt 1p, AO
        vichada: govt 1t, terror 1
        loc_cali_pasto: govt 1t, sabotage
        """
    )
    assert event(b, "auc", 45, False) == {"bogota support": 1, "huila support": 1}


def test_45_los_derechos_humanos_shaded() -> None:
    """Each space with AUC pieces, LoCs too, once; then the die."""
    b = board("huila: auc 3g 1b\nloc_cali_pasto: auc 1g\ncesar: auc 1b\ncali: farc 1g")
    assert event(b, "farc", 45, True, "4") == {"aid": -3, "resources govt": -4}
    b = board("huila: auc 1g\ncesar: auc 1g", resources=3, aid=1)
    assert event(b, "farc", 45, True, "6") == {"aid": -1, "resources govt": -3}


def test_46_limpieza() -> None:
    """The named faction acts: Terror with 2 markers, any 2 enemy pieces, then the level it likes."""
    b = board("huila: farc 2g(1a), govt 1t 1b, auc 1b, AS\ncesar: farc 1g, govt 1t\ncali: cartels 1g, AS")
    assert asked(b, "govt", 46, False) == ("govt", "event-faction", ["farc", "cartels"])
    assert asked(b, "govt", 46, False, "farc") == (
        "farc",
        "event-piece",
        ["farc.guerrilla.u", "farc.guerrilla.a"],
    )
    b = board("huila: farc 2g(1a), govt 1t 1b, auc 1b, AS\ncesar: farc 1g, govt 1t\ncali: cartels 1g, AS")
    choices = ["farc", "farc.guerrilla.u", "govt.base", "auc.base", "passive_opposition"]
    assert event(b, "govt", 46, False, *choices) == {
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
        "huila terror": 2,
        "huila govt.base": -1,
        "huila auc.base": -1,
        "huila support": -3,
    }


def test_46_the_named_faction_chooses_the_space() -> None:
    """And, where it can, one with 2 enemy pieces, else with 1 (5.1.3)."""
    text = "huila: farc 1g, govt 1t 1p\ncesar: farc 1g, auc 1g\narauca: farc 1g\nloc_cali_pasto: farc 1g, cartels 3g"
    assert asked(board(text), "govt", 46, False, "farc") == ("farc", "event-space", ["huila", "loc_cali_pasto"])
    b = board("huila: farc 1g, govt 1t\ncesar: farc 1g, auc 1b\narauca: farc 1g")
    assert asked(b, "govt", 46, False) == ("farc", "event-space", ["huila", "cesar"])


def test_46_an_active_guerrilla_will_do() -> None:
    """R11 (5.1.1). AUC Terror costs 3 Aid; the level may also be Passive Support."""
    b = board("huila: auc 1g(1a), farc 1g, AO", resources=0)
    assert event(b, "auc", 46, False, "auc", "passive_support") == {
        "huila terror": 2,
        "huila farc.guerrilla.u": -1,
        "huila support": 3,
        "aid": -3,
    }
    b = board("cali: cartels 2g(1a), AS")
    assert event(b, "cartels", 46, False, "cartels.guerrilla.a", "passive_support") == {
        "cali terror": 2,
        "cali support": -1,
    }


def test_46_on_a_loc() -> None:
    """Sabotage once, and no level."""
    b = board("loc_cali_pasto: cartels 1g, govt 3p, auc 1g")
    assert event(b, "cartels", 46, False, "cartels", "auc.guerrilla.u") == {
        "loc_cali_pasto cartels.guerrilla.u": -1,
        "loc_cali_pasto cartels.guerrilla.a": 1,
        "loc_cali_pasto terror": 1,
        "loc_cali_pasto auc.guerrilla.u": -1,
        "loc_cali_pasto govt.police": -1,
    }


def test_46_shipment_of_a_victim() -> None:
    """4.5.3: no Captured Goods; its owner says where it goes."""
    b = board("vichada: farc 1g, auc 1g, shipment auc.u")
    assert asked(b, "govt", 46, False, "farc") == ("auc", "shipment-carrier", ["farc.guerrilla.a", "remove"])


def test_46_without_guerrillas() -> None:
    assert event(board("huila: farc 1b, govt 2t"), "farc", 46, False) == {}


def test_47_pinto_del_rosario_unshaded() -> None:
    """All AUC Guerrillas Active, then Assault by Police alone: 1 each, in Mountains 1 per 2, Bases last."""
    b = board(
        """
        huila: govt 3p 4t, auc 2g
        arauca: govt 2p, auc 1g 1b, farc 1g(1a)
        bogota: govt 1p 5t, auc 2g
        cesar: govt 1p, auc 1g
        cali: govt 3t, auc 1g
        loc_cali_pasto: auc 1g(1a)
        """
    )
    assert event(b, "farc", 47, False) == {
        "huila auc.guerrilla.u": -2,
        "huila auc.guerrilla.a": 1,
        "arauca auc.guerrilla.u": -1,
        "arauca auc.base": -1,
        "bogota auc.guerrilla.u": -2,
        "bogota auc.guerrilla.a": 1,
        "cesar auc.guerrilla.u": -1,
        "cesar auc.guerrilla.a": 1,
        "cali auc.guerrilla.u": -1,
        "cali auc.guerrilla.a": 1,
    }


def test_47_unshaded_and_effects_in_force() -> None:
    """Card 9 changes the rate; Senado & Cámara and Madrid Donors do not hinder it (5.1.2)."""
    text = "huila: govt 4p, auc 5g(5a)"
    b = board(text)
    event(b, "auc", 42, True)
    b.put_in_force(names.MADRID_DONORS, names.SHADED)
    b.put_in_force(names.MOUNTAIN_BATTALIONS, names.UNSHADED)
    assert event(b, "govt", 47, False) == {"huila auc.guerrilla.a": -4}
    b = board(text)
    b.put_in_force(names.MOUNTAIN_BATTALIONS, names.SHADED)
    assert event(b, "govt", 47, False) == {"huila auc.guerrilla.a": -1}


def test_47_unshaded_drug_bust() -> None:
    b = board("arauca: govt 1p, auc 1g, cartels 1g, shipment auc.u", aid=26)
    assert event(b, "govt", 47, False, "remove") == {
        "arauca auc.guerrilla.u": -1,
        "shipments": 1,
        "ship_at 0": -(names.ARAUCA + 1),
        "ship_by 0": -(names.AUC_U // names.S),
        "aid": 3,
    }


def test_47_pinto_del_rosario_shaded() -> None:
    """Two Guerrillas, free Terror, and AUC hides two, even the one that just acted."""
    b = board("cucuta: AS\nhuila: auc 2g(2a)\ncesar: auc 1g(1a)", resources=0)
    assert asked(b, "farc", 47, True) == ("auc", "event-hide", ["cucuta", "huila", "cesar"])
    b = board("cucuta: AS\nhuila: auc 2g(2a)\ncesar: auc 1g(1a)", resources=0)
    assert event(b, "farc", 47, True, "cucuta", "huila") == {
        "cucuta auc.guerrilla.u": 2,
        "cucuta terror": 1,
        "cucuta support": -1,
        "aid": -3,
        "huila auc.guerrilla.u": 1,
        "huila auc.guerrilla.a": -1,
    }


def test_47_shaded_when_no_guerrilla_is_available() -> None:
    """5.1.3, R13 (5.5): only Active ones in Cúcuta and so no Terror; the rest takes place."""
    b = board("cucuta: auc 3g(3a), PS\nhuila: auc 15g")
    assert event(b, "auc", 47, True, "done") == {"cucuta auc.guerrilla.u": 2, "cucuta auc.guerrilla.a": -2}
    b = board("cucuta: auc 1g, PO\nhuila: auc 17g", aid=1)
    assert event(b, "auc", 47, True, "done") == {"cucuta terror": 1, "cucuta support": 1, "aid": -1}


def test_48_union_sindical_obrera_unshaded() -> None:
    """Opposition of either level ends, or a Base goes despite its Guerrillas, by a pipeline of Econ 3."""
    text = "antioquia: AO, farc 2g 2b\ncesar: PO\nhuila: AO, farc 1b\nsincelejo: farc 1b"
    b = board(text)
    assert asked(b, "auc", 48, False) == ("auc", "event-how", ["neutral", "base"])
    assert asked(b, "auc", 48, False, "neutral")[2] == ["antioquia", "cesar"]
    assert asked(b, "auc", 48, False, "base")[2] == ["sincelejo", "antioquia"]
    assert event(b, "auc", 48, False, "neutral", "antioquia") == {"antioquia support": 2}
    assert event(board(text), "auc", 48, False, "base", "antioquia") == {"antioquia farc.base": -1}


def test_48_unshaded_takes_what_there_is() -> None:
    assert event(board("cucuta: PO"), "auc", 48, False) == {"cucuta support": 1}
    assert event(board("arauca: farc 1b"), "auc", 48, False) == {"arauca farc.base": -1}
    assert event(board("huila: AO, farc 1b"), "auc", 48, False) == {}


def test_48_union_sindical_obrera_shaded() -> None:
    """Two different Cities but Bogotá; those at Active Opposition cannot go further."""
    b = board("bogota: AS\ncali: AO\nmedellin: AS")
    options = asked(b, "farc", 48, True)[2]
    assert len(options) == 9
    assert not {"bogota", "cali", "huila"} & set(options)
    assert event(b, "farc", 48, True, "medellin", "pasto") == {"medellin support": -1, "pasto support": -1}
    assert "medellin" not in asked(b, "farc", 48, True, "medellin")[2]


def test_48_shaded_with_one_city_left() -> None:
    b = board()
    for s in b.spec.cities[2:]:
        b.set_support(s, names.ACTIVE_OPPOSITION)
    assert event(b, "farc", 48, True) == {"cali support": -1}


def test_49_bloques_unshaded() -> None:
    """Out of the game, from the available ones only."""
    b = board("huila: auc 13g")
    assert event(b, "govt", 49, False) == {"out_of_play auc.guerrilla": 3}
    assert event(b, "govt", 49, False) == {"out_of_play auc.guerrilla": 2}
    assert b.available(names.AUC_U) == 0


def test_49_bloques_shaded() -> None:
    """Base and Guerrilla together, Opposition or not, where there is room for the Base."""
    b = board("open ecuador\necuador: auc 1g\nhuila: farc 2b\ncesar: AO")
    options = asked(b, "auc", 49, True)[2]
    assert "cesar" in options
    assert not {"huila", "ecuador", "cali"} & set(options)
    assert event(b, "auc", 49, True, "cesar") == {"cesar auc.base": 1, "cesar auc.guerrilla.u": 1}


def test_49_shaded_without_available_bases() -> None:
    """5.1.3: the Guerrilla alone, also where there is no room for a Base."""
    b = board("open ecuador\necuador: auc 1g\nhuila: farc 2b\ncesar: auc 2b\narauca: auc 2b\nchoco: auc 2b")
    assert {"huila", "ecuador"} <= set(asked(b, "auc", 49, True, "done")[2])
    assert event(b, "auc", 49, True, "done", "huila") == {"huila auc.guerrilla.u": 1}
    assert event(b, "auc", 49, True, "done", "ecuador") == {"ecuador auc.guerrilla.u": 1}


def test_50_carabineros_unshaded() -> None:
    """The Government places up to 3 Police, several in one Department if it likes, none in FARC Zones."""
    b = board("meta_west: zone")
    actor, _, options = asked(b, "farc", 50, False)
    assert actor == "govt"
    assert not {"meta_west", "bogota"} & set(options)
    assert event(b, "farc", 50, False, "huila", "huila", "cesar") == {"huila govt.police": 2, "cesar govt.police": 1}
    assert event(b, "farc", 50, False, "done") == {}
    assert event(board("bogota: govt 29p"), "farc", 50, False, "huila") == {"huila govt.police": 1}


def test_50_carabineros_shaded() -> None:
    """Two Police anywhere are removed, or both replaced."""
    text = "huila: govt 1p 1t\nbogota: govt 2p\nloc_cali_pasto: govt 1p"
    assert event(board(text), "auc", 50, True, "remove", "bogota", "huila") == {
        "bogota govt.police": -1,
        "huila govt.police": -1,
    }
    assert event(board(text), "auc", 50, True, "replace", "bogota", "loc_cali_pasto") == {
        "bogota govt.police": -1,
        "bogota auc.guerrilla.u": 1,
        "loc_cali_pasto govt.police": -1,
        "loc_cali_pasto auc.guerrilla.u": 1,
    }


def test_50_shaded_limits() -> None:
    """The second one just goes when no other Guerrilla is available (5.1.1); a full Ecuador takes none in."""
    b = board("huila: govt 2p\ncesar: auc 17g")
    assert event(b, "auc", 50, True, "replace", "done") == {"huila govt.police": -2, "huila auc.guerrilla.u": 1}
    assert event(board("huila: govt 1p\ncesar: auc 18g"), "auc", 50, True, "done") == {"huila govt.police": -1}
    b = board("open ecuador\necuador: govt 1p, auc 2g\nhuila: govt 1p")
    assert event(b, "auc", 50, True, "replace") == {"huila govt.police": -1, "huila auc.guerrilla.u": 1}
    assert event(board("huila: govt 2t"), "auc", 50, True) == {}


def test_51_pipeline_repairs_unshaded() -> None:
    """All pipelines, no road; the Resources come only if no pipeline was Sabotaged."""
    b = board("loc_arauca_cucuta: sabotage\nloc_ibague_cali: sabotage\nloc_cali_pasto: sabotage\nhuila: terror 1")
    assert event(b, "govt", 51, False) == {"loc_arauca_cucuta terror": -1, "loc_ibague_cali terror": -1}
    assert event(b, "govt", 51, False) == {"resources govt": 12}


def test_51_pipeline_repairs_shaded() -> None:
    """Three pipelines not yet Sabotaged, on or next to which FARC Guerrillas are; roads and Bases do not count."""
    b = board(
        """
        arauca: farc 1g(1a)
        loc_medellin_ibague: farc 1g
        loc_yopal_bogota: sabotage
        narino: farc 1b
        loc_cali_pasto: farc 1g
        """
    )
    assert asked(b, "auc", 51, True) == ("auc", "event-sabotage", ["loc_arauca_cucuta", "loc_medellin_ibague"])
    assert event(b, "auc", 51, True, "loc_medellin_ibague") == {
        "loc_medellin_ibague terror": 1,
        "loc_arauca_cucuta terror": 1,
    }


def test_51_shaded_numbers() -> None:
    """Three and no more, and none when the markers are gone."""
    b = board("huila: farc 1g\nbogota: terror 10")
    assert event(b, "auc", 51, True, "loc_neiva_bogota", "loc_bogota_ibague_bucaramanga") == {
        "loc_neiva_bogota terror": 1,
        "loc_bogota_ibague_bucaramanga terror": 1,
        "loc_ibague_cali terror": 1,
    }
    b = board("huila: farc 1g\nbogota: terror 39")
    assert event(b, "auc", 51, True, "loc_ibague_cali") == {"loc_ibague_cali terror": 1}


def test_52_castano_unshaded() -> None:
    """Two different Cities or Mountain Departments."""
    b = board("bogota: AS\nhuila: AO\ncali: PS")
    options = asked(b, "auc", 52, False)[2]
    assert len(options) == 10 + 4
    assert not {"bogota", "arauca", "choco"} & set(options)
    assert event(b, "auc", 52, False, "huila", "cali") == {"huila support": 1, "cali support": 1}
    assert "huila" not in asked(b, "auc", 52, False, "huila")[2]


def test_52_castano_shaded() -> None:
    """The new Base counts for the income."""
    b = board("huila: auc 1b\ncesar: auc 1g\nloc_cali_pasto: auc 1g\ncali: auc 1g, farc 1b, cartels 1b")
    assert asked(b, "govt", 52, True) == ("govt", "event-place", ["huila", "cesar"])
    assert event(b, "govt", 52, True, "cesar") == {"cesar auc.base": 1, "resources auc": 2}


def test_52_shaded_income_without_a_new_base() -> None:
    """5.1.3: all six are on the map; Ecuador is full."""
    b = board("huila: auc 2b\ncesar: auc 2b\narauca: auc 2b")
    assert event(b, "auc", 52, True) == {"resources auc": 6}
    b = board("open ecuador\necuador: auc 1g 1b")
    assert event(b, "auc", 52, True) == {"resources auc": 1}


def test_53_criminal_air_force() -> None:
    """The named faction moves one or two between two Departments, however far; they arrive Underground."""
    text = "vaupes: farc 3g(2a)\ncesar: cartels 1g(1a), AS\nloc_cali_pasto: auc 1g"
    b = board(text)
    assert asked(b, "auc", 53, False) == ("auc", "event-faction", ["farc", "cartels"])
    assert asked(b, "auc", 53, False, "farc")[:2] == ("farc", "event-destination")
    assert not {"bogota", "vaupes"} & set(asked(b, "auc", 53, False, "farc")[2])
    choices = ["farc", "cesar", "farc.guerrilla.a", "vaupes", "farc.guerrilla.a"]
    assert event(board(text), "auc", 53, False, *choices) == {
        "vaupes farc.guerrilla.a": -2,
        "cesar farc.guerrilla.u": 2,
    }
    assert event(board(text), "auc", 53, False, "farc", "cesar", "farc.guerrilla.u", "done") == {
        "vaupes farc.guerrilla.u": -1,
        "cesar farc.guerrilla.u": 1,
    }
    assert event(board(text), "auc", 53, False, "cartels", "huila") == {
        "cesar cartels.guerrilla.a": -1,
        "huila cartels.guerrilla.u": 1,
    }


def test_53_one_each_way() -> None:
    """The second may come from the other side, but not the one that has just moved."""
    b = board("vaupes: farc 2g(2a)\ncesar: farc 2g(1a)")
    first = ["vaupes", "cesar"]
    assert asked(b, "farc", 53, False, *first, "cesar")[2] == ["farc.guerrilla.u", "farc.guerrilla.a"]
    b = board("vaupes: farc 2g(2a)\ncesar: farc 1g(1a)")
    assert event(b, "farc", 53, False, *first, "cesar") == {
        "vaupes farc.guerrilla.a": -1,
        "vaupes farc.guerrilla.u": 1,
        "cesar farc.guerrilla.a": -1,
        "cesar farc.guerrilla.u": 1,
    }
    b = board("vaupes: farc 1g")
    assert event(b, "farc", 53, False, "cesar") == {"vaupes farc.guerrilla.u": -1, "cesar farc.guerrilla.u": 1}


def test_53_ecuador_holds_two() -> None:
    b = board("open ecuador\necuador: farc 1g\nvaupes: farc 3g")
    assert asked(b, "farc", 53, False, "vaupes", "ecuador")[2] == ["ecuador", "done"]
    b = board("open ecuador\necuador: farc 1g 1b\nvaupes: farc 3g")
    assert "ecuador" not in asked(b, "farc", 53, False, "vaupes")[2]


def test_53_shipments_travel_along() -> None:
    """4.5.3: with the last Guerrilla for certain, else as the owner likes."""
    b = board("vaupes: farc 1g(1a), shipment farc.a")
    assert event(b, "farc", 53, False, "cesar") == {
        "vaupes farc.guerrilla.a": -1,
        "cesar farc.guerrilla.u": 1,
        "ship_at 0": names.CESAR - names.VAUPES,
        "ship_by 0": -1,
    }
    b = board("vaupes: farc 2g, shipment farc.u")
    assert asked(b, "auc", 53, False, "cesar") == ("farc", "shipments-along", ["0", "1"])
    b = board("vaupes: farc 2g, shipment farc.u")
    assert event(b, "auc", 53, False, "cesar", "1", "done") == {
        "vaupes farc.guerrilla.u": -1,
        "cesar farc.guerrilla.u": 1,
        "ship_at 0": names.CESAR - names.VAUPES,
    }


def test_53_without_guerrillas_in_departments() -> None:
    assert event(board("bogota: farc 2g\nhuila: farc 1b"), "farc", 53, False) == {}


def test_54_deserters_defectors() -> None:
    """Up to two Guerrillas, anywhere: removed, or replaced by others' at choice."""
    text = "huila: farc 2g(1a), auc 1g\nbogota: cartels 1g"
    assert event(board(text), "govt", 54, False, "remove", "huila", "farc.guerrilla.u", "done") == {
        "huila farc.guerrilla.u": -1
    }
    assert event(board(text), "govt", 54, False, "remove", "bogota", "huila", "auc.guerrilla.u") == {
        "bogota cartels.guerrilla.u": -1,
        "huila auc.guerrilla.u": -1,
    }
    choices = ["replace", "huila", "farc.guerrilla.a", "cartels", "bogota", "auc"]
    assert event(board(text), "govt", 54, False, *choices) == {
        "huila farc.guerrilla.a": -1,
        "huila cartels.guerrilla.u": 1,
        "bogota cartels.guerrilla.u": -1,
        "bogota auc.guerrilla.u": 1,
    }
    assert event(board(text), "govt", 54, False, "replace", "done") == {}
    assert event(board("huila: farc 1b, govt 1t"), "govt", 54, False) == {}


def test_54_never_its_own_faction() -> None:
    b = board("huila: farc 1g")
    assert asked(b, "farc", 54, False, "replace", "huila") == ("farc", "event-faction", ["auc", "cartels"])


def test_54_availability_and_ecuador() -> None:
    """Without others' available Guerrillas the piece just goes (5.1.1); a full Ecuador takes none in."""
    b = board("huila: farc 1g(1a)\ncesar: auc 18g\ncali: cartels 12g")
    assert event(b, "govt", 54, False, "replace", "huila", "done") == {"huila farc.guerrilla.a": -1}
    b = board("open ecuador\necuador: farc 2g, auc 2g, cartels 2g\nhuila: farc 1g")
    assert asked(b, "govt", 54, False, "replace")[2] == ["huila", "done"]
    b = board("open ecuador\necuador: farc 1g, auc 2g, cartels 1g")
    assert event(b, "govt", 54, False, "replace", "ecuador", "farc.guerrilla.u", "done") == {
        "ecuador farc.guerrilla.u": -1,
        "ecuador cartels.guerrilla.u": 1,
    }


def test_54_shipment() -> None:
    """4.5.3: the owner of the Guerrilla that goes decides."""
    b = board("huila: farc 1g, auc 1g, shipment farc.u")
    assert event(b, "govt", 54, False, "remove", "huila", "farc.guerrilla.u", "auc.guerrilla.u", "done") == {
        "huila farc.guerrilla.u": -1,
        "ship_by 0": (names.AUC_U - names.FARC_U) // names.S,
    }
