"""Events 37 to 45, a test per side and for each ruling."""

from __future__ import annotations

from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss.s3_operations import possible
from tests.games.andean_abyss.events.questions import in_brief
from tests.games.andean_abyss.helpers import board, event, operation


def test_37_former_military_unshaded() -> None:
    """A Sweep or an Assault against FARC alone in every space. AUC Guerrillas count as Troops and stay as they are."""
    b = board(
        """
        meta_east: govt 1t, farc 4g(1a), auc 1g, cartels 1g(1a)
        arauca: auc 2g(1a), farc 1b
        cesar: govt 1t 3p, farc 2g(2a), auc 2g
        bogota: govt 1t 1p, farc 1g
        loc_yopal_bogota: govt 1p, farc 3g(2a), auc 1g
        """
    )
    assert in_brief(b, "farc", 37, False)[:2] == ("govt", "event-space")
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
    assert in_brief(b, "farc", 37, False) == ("govt", "event-how", ["sweep", "assault"])


def test_37_assault_takes_as_many_as_it_can_and_bases_last() -> None:
    b = board("meta_east: govt 1t 5p, farc 2g(2a) 1b, auc 2g")
    assert event(b, "govt", 37, False) == {"meta_east farc.guerrilla.a": -2, "meta_east farc.base": -1}


def test_37_terrain() -> None:
    """In Forest a Sweep finds 1 per 2; in Mountains an Assault removes 1 per 2; a single one does nothing there."""
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
    """R12 (5.1.2): FARC has played Senado & Cámara; this Event still hits it."""
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
    """3.2.5: the Shipment brings Aid if its owner does not hand it on."""
    b = board("arauca: govt 1t, farc 1g(1a), auc 1g, shipment farc.a")
    assert event(b, "govt", 37, False, "remove") == {
        "arauca farc.guerrilla.a": -1,
        "shipments": 1,
        "ship_at 0": -(names.ARAUCA + 1),
        "ship_by 0": -(names.FARC_A // names.S),
        "aid": 6,
    }


def test_37_former_military_shaded() -> None:
    """AUC Marches free, then Ambushes at a destination without a die roll."""
    b = board("antioquia: auc 3g\ncesar: farc 1g 1b\nhuila: auc 1g, farc 1g", resources=0)
    choices = ["cesar", "antioquia", "2", "santander", "huila", "done", "done"]
    assert in_brief(b, "govt", 37, True)[:2] == ("auc", "march-space")
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
    """The March Activates as usual (3.3.2), and then no Guerrilla is left to Ambush (5.5)."""
    b = board("antioquia: auc 2g\ncesar: govt 2t, PS\nhuila: auc 1g, farc 1g")
    assert event(b, "auc", 37, True, "cesar", "antioquia", "2", "done") == {
        "antioquia auc.guerrilla.u": -2,
        "cesar auc.guerrilla.a": 2,
    }


def test_37_shaded_choice_of_the_ambush() -> None:
    b = board("antioquia: auc 2g\ncesar: govt 1p\natlantico: farc 1g(1a)")
    march = ["cesar", "antioquia", "1", "atlantico", "antioquia", "done"]
    assert in_brief(b, "farc", 37, True, *march) == ("auc", "event-space", ["atlantico", "cesar"])


def test_37_shaded_without_auc() -> None:
    assert event(board("huila: farc 3g"), "auc", 37, True) == {}


def test_38_national_coordination_center_unshaded() -> None:
    """Either cubes or Support are enough. Only Active ones are removed, and the executing faction may stop."""
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
    assert in_brief(board(text), "farc", 38, False) == ("farc", "event-remove", options)
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
    first = in_brief(b, "auc", 39, False)[2]
    assert not {"meta_west", "ecuador", "bogota", "loc_cali_pasto"} & set(first)
    assert len(first) == 15
    assert "huila" not in in_brief(board(), "auc", 39, False, "huila")[2]
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
    assert in_brief(board(text), "auc", 39, True, "huila") == (
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
    assert in_brief(b, "auc", 39, True)[2] == ["huila", "done"]


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
    """All cubes of a Department with AUC pieces go to Cities, as the executing faction chooses. AUC enters 2 Cities."""
    b = board("huila: govt 3t 1p 1b, auc 1b\ncesar: govt 1t\narauca: auc 1g\nsantander: govt 1t, auc 1g\ncali: farc 2b")
    assert in_brief(b, "farc", 40, True) == ("farc", "event-origin", ["huila", "santander"])
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
    actor, kind, options = in_brief(board(), "cartels", 40, True, "cali", "auc.base")
    assert (actor, kind) == ("cartels", "event-place")
    assert len(options) == 10
    assert "cali" not in options


def test_40_shaded_parts_are_independent() -> None:
    """5.1.3: without cubes next to AUC pieces the placement still happens; with one piece left, in one City."""
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
    options = in_brief(b, "auc", 42, False)[2]
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
    """Sweep and Assault, also that of a Patrol, spare only the faction that executed it. Patrol still finds it."""
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
    """Only markers and Bases: no shift, no Aid. Bases are removed despite their Guerrillas, and spaces with one come
    first."""
    b = board("huila: govt 1t, farc 2g 2b, AO\nsantander: govt 2t, farc 1b, AS\ncesar: govt 1t\narauca: farc 1b")
    assert in_brief(b, "auc", 43, False) == ("auc", "event-space", ["huila", "santander"])
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
    options = in_brief(board(text), "auc", 44, False)[2]
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
    assert in_brief(b, "auc", 44, True)[2] == ["bogota", "cali"]
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
