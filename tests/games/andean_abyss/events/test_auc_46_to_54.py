"""Events 46 to 54, a test per side and for each ruling."""

from __future__ import annotations

from abyssal.games.andean_abyss import names
from tests.games.andean_abyss.events.questions import in_brief
from tests.games.andean_abyss.helpers import board, event


def test_46_limpieza() -> None:
    """The named faction acts: Terror with 2 markers, any 2 enemy pieces, then a level of its choice."""
    b = board("huila: farc 2g(1a), govt 1t 1b, auc 1b, AS\ncesar: farc 1g, govt 1t\ncali: cartels 1g, AS")
    assert in_brief(b, "govt", 46, False) == ("govt", "event-faction", ["farc", "cartels"])
    assert in_brief(b, "govt", 46, False, "farc") == (
        "farc",
        "event-terror",
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
    """A space with 2 enemy pieces if possible, otherwise with 1 (5.1.3)."""
    text = "huila: farc 1g, govt 1t 1p\ncesar: farc 1g, auc 1g\narauca: farc 1g\nloc_cali_pasto: farc 1g, cartels 3g"
    assert in_brief(board(text), "govt", 46, False, "farc") == ("farc", "event-space", ["huila", "loc_cali_pasto"])
    b = board("huila: farc 1g, govt 1t\ncesar: farc 1g, auc 1b\narauca: farc 1g")
    assert in_brief(b, "govt", 46, False) == ("farc", "event-space", ["huila", "cesar"])


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
    """4.5.3: no Captured Goods; the owner decides where it goes."""
    b = board("vichada: farc 1g, auc 1g, shipment auc.u")
    assert in_brief(b, "govt", 46, False, "farc") == ("auc", "shipment-carrier", ["farc.guerrilla.a", "remove"])


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
    """Card 9 changes the rate; Senado & Cámara and Madrid Donors do not prevent it (5.1.2)."""
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
    assert in_brief(b, "farc", 47, True) == ("auc", "event-hide", ["cucuta", "huila", "cesar"])
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
    assert in_brief(b, "auc", 48, False) == ("auc", "event-how", ["neutral", "base"])
    assert in_brief(b, "auc", 48, False, "neutral")[2] == ["antioquia", "cesar"]
    assert in_brief(b, "auc", 48, False, "base")[2] == ["sincelejo", "antioquia"]
    assert event(b, "auc", 48, False, "neutral", "antioquia") == {"antioquia support": 2}
    assert event(board(text), "auc", 48, False, "base", "antioquia") == {"antioquia farc.base": -1}


def test_48_unshaded_takes_what_there_is() -> None:
    assert event(board("cucuta: PO"), "auc", 48, False) == {"cucuta support": 1}
    assert event(board("arauca: farc 1b"), "auc", 48, False) == {"arauca farc.base": -1}
    assert event(board("huila: AO, farc 1b"), "auc", 48, False) == {}


def test_48_union_sindical_obrera_shaded() -> None:
    """Two different Cities but Bogotá; those at Active Opposition cannot go further."""
    b = board("bogota: AS\ncali: AO\nmedellin: AS")
    options = in_brief(b, "farc", 48, True)[2]
    assert len(options) == 9
    assert not {"bogota", "cali", "huila"} & set(options)
    assert event(b, "farc", 48, True, "medellin", "pasto") == {"medellin support": -1, "pasto support": -1}
    assert "medellin" not in in_brief(b, "farc", 48, True, "medellin")[2]


def test_48_shaded_with_one_city_left() -> None:
    b = board()
    for s in b.spec.cities[2:]:
        b.set_support(s, names.ACTIVE_OPPOSITION)
    assert event(b, "farc", 48, True) == {"cali support": -1}


def test_49_bloques_unshaded() -> None:
    """Out of the game, only from the Available ones."""
    b = board("huila: auc 13g")
    assert event(b, "govt", 49, False) == {"out_of_play auc.guerrilla": 3}
    assert event(b, "govt", 49, False) == {"out_of_play auc.guerrilla": 2}
    assert b.available(names.AUC_U) == 0


def test_49_bloques_shaded() -> None:
    """Base and Guerrilla together, Opposition or not, where there is room for the Base."""
    b = board("open ecuador\necuador: auc 1g\nhuila: farc 2b\ncesar: AO")
    options = in_brief(b, "auc", 49, True)[2]
    assert "cesar" in options
    assert not {"huila", "ecuador", "cali"} & set(options)
    assert event(b, "auc", 49, True, "cesar") == {"cesar auc.base": 1, "cesar auc.guerrilla.u": 1}


def test_49_shaded_without_available_bases() -> None:
    """5.1.3: the Guerrilla alone, also where there is no room for a Base."""
    b = board("open ecuador\necuador: auc 1g\nhuila: farc 2b\ncesar: auc 2b\narauca: auc 2b\nchoco: auc 2b")
    assert {"huila", "ecuador"} <= set(in_brief(b, "auc", 49, True, "done")[2])
    assert event(b, "auc", 49, True, "done", "huila") == {"huila auc.guerrilla.u": 1}
    assert event(b, "auc", 49, True, "done", "ecuador") == {"ecuador auc.guerrilla.u": 1}


def test_50_carabineros_unshaded() -> None:
    """The Government places up to 3 Police, several in one Department if it likes, none in FARC Zones."""
    b = board("meta_west: zone")
    actor, _, options = in_brief(b, "farc", 50, False)
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
    """The second one is just removed when no other Guerrilla is Available (5.1.1); a full Ecuador takes none."""
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
    assert in_brief(b, "auc", 51, True) == ("auc", "event-sabotage", ["loc_arauca_cucuta", "loc_medellin_ibague"])
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
    options = in_brief(b, "auc", 52, False)[2]
    assert len(options) == 10 + 4
    assert not {"bogota", "arauca", "choco"} & set(options)
    assert event(b, "auc", 52, False, "huila", "cali") == {"huila support": 1, "cali support": 1}
    assert "huila" not in in_brief(b, "auc", 52, False, "huila")[2]


def test_52_castano_shaded() -> None:
    """The new Base counts for the income."""
    b = board("huila: auc 1b\ncesar: auc 1g\nloc_cali_pasto: auc 1g\ncali: auc 1g, farc 1b, cartels 1b")
    assert in_brief(b, "govt", 52, True) == ("govt", "event-place", ["huila", "cesar"])
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
    assert in_brief(b, "auc", 53, False) == ("auc", "event-faction", ["farc", "cartels"])
    assert in_brief(b, "auc", 53, False, "farc")[:2] == ("farc", "event-destination")
    assert not {"bogota", "vaupes"} & set(in_brief(b, "auc", 53, False, "farc")[2])
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
    assert in_brief(b, "farc", 53, False, *first, "cesar")[2] == ["farc.guerrilla.u", "farc.guerrilla.a"]
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
    assert in_brief(b, "farc", 53, False, "vaupes", "ecuador")[2] == ["ecuador", "done"]
    b = board("open ecuador\necuador: farc 1g 1b\nvaupes: farc 3g")
    assert "ecuador" not in in_brief(b, "farc", 53, False, "vaupes")[2]


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
    assert in_brief(b, "auc", 53, False, "cesar") == ("farc", "shipments-along", ["0", "1"])
    b = board("vaupes: farc 2g, shipment farc.u")
    assert event(b, "auc", 53, False, "cesar", "1", "done") == {
        "vaupes farc.guerrilla.u": -1,
        "cesar farc.guerrilla.u": 1,
        "ship_at 0": names.CESAR - names.VAUPES,
    }


def test_53_without_guerrillas_in_departments() -> None:
    assert event(board("bogota: farc 2g\nhuila: farc 1b"), "farc", 53, False) == {}


def test_54_deserters_defectors() -> None:
    """Up to two Guerrillas anywhere are removed, or replaced by others of the faction's choice."""
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
    assert in_brief(b, "farc", 54, False, "replace", "huila") == ("farc", "event-faction", ["auc", "cartels"])


def test_54_availability_and_ecuador() -> None:
    """Without Available Guerrillas of others the piece is just removed (5.1.1); a full Ecuador takes none."""
    b = board("huila: farc 1g(1a)\ncesar: auc 18g\ncali: cartels 12g")
    assert event(b, "govt", 54, False, "replace", "huila", "done") == {"huila farc.guerrilla.a": -1}
    b = board("open ecuador\necuador: farc 2g, auc 2g, cartels 2g\nhuila: farc 1g")
    assert in_brief(b, "govt", 54, False, "replace")[2] == ["huila", "done"]
    b = board("open ecuador\necuador: farc 1g, auc 2g, cartels 1g")
    assert event(b, "govt", 54, False, "replace", "ecuador", "farc.guerrilla.u", "done") == {
        "ecuador farc.guerrilla.u": -1,
        "ecuador cartels.guerrilla.u": 1,
    }


def test_54_shipment() -> None:
    """4.5.3: the owner of the removed Guerrilla decides."""
    b = board("huila: farc 1g, auc 1g, shipment farc.u")
    assert event(b, "govt", 54, False, "remove", "huila", "farc.guerrilla.u", "auc.guerrilla.u", "done") == {
        "huila farc.guerrilla.u": -1,
        "ship_by 0": (names.AUC_U - names.FARC_U) // names.S,
    }


def test_50_carabineros_shaded_nobody_can_join() -> None:
    """1.4.2 Where AUC can take none, changing sides is not an option."""
    b = board("open ecuador\necuador: govt 2p, auc 2g")
    assert event(b, "govt", 50, True) == {"ecuador govt.police": -2}
