"""Events 1 to 18, a test per side and more for the limits of a card."""

from __future__ import annotations

import pytest

from abyssal.coin.spec import RURAL
from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import EVENTS, execute
from abyssal.kernel.decision import CHANCE
from tests.games.andean_abyss.events.questions import asked
from tests.games.andean_abyss.helpers import FACTIONS, board, event, question

EVERYTHING = "\n".join(
    f"{space}: sabotage"
    for space in (
        "loc_arauca_cucuta", "loc_cucuta_ayacucho", "loc_ayacucho_sincelejo", "loc_bucaramanga_ayacucho",
        "loc_ayacucho_barranquilla", "loc_medellin_sincelejo", "loc_neiva_bogota", "loc_yopal_bogota",
        "loc_bogota_ibague_bucaramanga", "loc_cartagena_sincelejo", "loc_medellin_ibague", "loc_ibague_cali",
        "loc_cali_buenaventura",
    )
)  # fmt: skip
"""All 13 pipelines Sabotaged."""


def options(b: Colombia, who: str, card: int, shaded: bool, *choices: str) -> list[str]:
    """Return the Event's options after these choices."""
    return question(execute(b, FACTIONS[who], card, shaded), *choices).options


@pytest.mark.parametrize("card", range(1, 19))
def test_both_sides_are_there(card: int) -> None:
    """All 18 cards are dual-use."""
    assert (card, False) in EVENTS
    assert (card, True) in EVENTS


def lasts(card: int, shaded: bool) -> None:
    """Assert that the side comes into force whichever faction executes it, and that nothing else happens."""
    for who in FACTIONS:
        b = board("bogota: govt 2t, farc 1g")
        assert event(b, who, card, shaded) == {f"effect {card}": names.SHADED if shaded else names.UNSHADED}


def test_01_first_division_unshaded() -> None:
    lasts(1, False)


def test_01_first_division_shaded() -> None:
    lasts(1, True)


def test_02_ospina_and_mora_unshaded() -> None:
    lasts(2, False)


def test_02_ospina_and_mora_shaded() -> None:
    lasts(2, True)


def test_03_tapias_unshaded() -> None:
    lasts(3, False)


def test_03_tapias_shaded() -> None:
    lasts(3, True)


def test_04_cano_limon_covenas_unshaded() -> None:
    """Double the value of three pipelines of the executing faction's choice, whatever stands on them."""
    b = board("loc_neiva_bogota: farc 2g", resources=10)
    assert event(b, "govt", 4, False, "loc_arauca_cucuta", "loc_neiva_bogota", "loc_ibague_cali") == {
        "resources govt": 2 * (3 + 2 + 1)
    }


def test_04_unshaded_only_pipelines_that_flow() -> None:
    """Sabotaged pipelines and LoCs without one do not count; no pipeline counts twice."""
    b = board("loc_arauca_cucuta: sabotage")
    first = options(b, "farc", 4, False)
    assert len(first) == 12
    assert "loc_arauca_cucuta" not in first
    assert "loc_cali_pasto" not in first
    assert "loc_cucuta_ayacucho" not in options(b, "farc", 4, False, "loc_cucuta_ayacucho")


def test_04_unshaded_cap_and_lack() -> None:
    """Resources stop at 99; with a single pipeline left only that one pays, with none nothing does."""
    b = board(resources=95)
    lines = ("loc_arauca_cucuta", "loc_cucuta_ayacucho", "loc_ayacucho_sincelejo")
    assert event(b, "govt", 4, False, *lines) == {"resources govt": 4}
    b = board(EVERYTHING.replace("loc_arauca_cucuta: sabotage", ""))
    assert event(b, "govt", 4, False) == {"resources govt": 6}
    assert event(board(EVERYTHING), "govt", 4, False) == {}


def test_04_cano_limon_covenas_shaded() -> None:
    """Highest Econ without cubes first, skipping Sabotaged ones; the faction breaks ties."""
    b = board("loc_arauca_cucuta: govt 1p\nloc_cucuta_ayacucho: sabotage\nloc_ayacucho_sincelejo: farc 1g")
    twos = options(b, "farc", 4, True)
    assert sorted(twos) == [
        "loc_ayacucho_barranquilla",
        "loc_bogota_ibague_bucaramanga",
        "loc_bucaramanga_ayacucho",
        "loc_medellin_sincelejo",
        "loc_neiva_bogota",
        "loc_yopal_bogota",
    ]
    b = board("loc_arauca_cucuta: govt 1p\nloc_cucuta_ayacucho: sabotage\nloc_ayacucho_sincelejo: farc 1g")
    assert event(b, "farc", 4, True, "loc_neiva_bogota", "loc_yopal_bogota") == {
        "loc_ayacucho_sincelejo terror": 1,
        "loc_neiva_bogota terror": 1,
        "loc_yopal_bogota terror": 1,
    }


def test_04_shaded_lack_of_pipelines_and_markers() -> None:
    """With fewer pipelines or markers the Event goes as far as it can."""
    b = board(EVERYTHING.replace("loc_ibague_cali: sabotage", ""))
    assert event(b, "farc", 4, True) == {"loc_ibague_cali terror": 1}
    b = board(EVERYTHING.replace("loc_ibague_cali: sabotage", "loc_ibague_cali: govt 1t"))
    assert event(b, "farc", 4, True) == {}
    b = board("bogota: terror 39\nloc_arauca_cucuta: govt 1t\nloc_cucuta_ayacucho: govt 1t")
    assert event(b, "farc", 4, True) == {"loc_ayacucho_sincelejo terror": 1}
    assert event(board("bogota: terror 40"), "farc", 4, True) == {}


def test_05_occidental_and_ecopetrol_unshaded() -> None:
    """Six Police spread over pipelines; then three Guerrillas on them or next to them, of any factions."""
    b = board("loc_arauca_cucuta: farc 2g\narauca: auc 1g, cartels 1g\nhuila: farc 1g\ncesar: farc 3g(3a)")
    choices = ["loc_arauca_cucuta", "4", "loc_cali_buenaventura", "2"]
    assert options(b, "govt", 5, False, *choices) == ["arauca", "loc_arauca_cucuta"]
    b = board("loc_arauca_cucuta: farc 2g\narauca: auc 1g, cartels 1g\nhuila: farc 1g\ncesar: farc 3g(3a)")
    choices += ["loc_arauca_cucuta", "arauca", "cartels.guerrilla.u", "loc_arauca_cucuta"]
    assert event(b, "govt", 5, False, *choices) == {
        "loc_arauca_cucuta govt.police": 4,
        "loc_cali_buenaventura govt.police": 2,
        "loc_arauca_cucuta farc.guerrilla.u": -2,
        "loc_arauca_cucuta farc.guerrilla.a": 2,
        "arauca cartels.guerrilla.u": -1,
        "arauca cartels.guerrilla.a": 1,
    }


def test_05_unshaded_places() -> None:
    """Police onto pipelines only; each pipeline is named once."""
    b = board()
    first = options(b, "auc", 5, False)
    assert len(first) == 13
    assert "loc_cali_pasto" not in first
    assert "bogota" not in first
    assert "loc_yopal_bogota" not in options(board(), "auc", 5, False, "loc_yopal_bogota", "3")


def test_05_unshaded_lack_of_police_and_guerrillas() -> None:
    """As many Police as are Available, as many Guerrillas as are Underground within reach."""
    b = board("bogota: govt 28p\nloc_neiva_bogota: auc 1g, farc 1g(1a)\nibague: farc 1g")
    assert event(b, "govt", 5, False, "loc_neiva_bogota", "2", "done") == {
        "loc_neiva_bogota govt.police": 2,
        "loc_neiva_bogota auc.guerrilla.u": -1,
        "loc_neiva_bogota auc.guerrilla.a": 1,
    }
    b = board("bogota: govt 29p\nloc_neiva_bogota: auc 1g")
    assert event(b, "govt", 5, False, "loc_yopal_bogota", "done") == {"loc_yopal_bogota govt.police": 1}
    b = board("bogota: govt 30p\nloc_neiva_bogota: auc 1g")
    assert event(b, "govt", 5, False, "done") == {}


def test_05_unshaded_keeps_shipments_with_their_guerrillas() -> None:
    """4.5.3 A Shipment stays under the Guerrilla that turns Active."""
    b = board("loc_neiva_bogota: farc 1g, shipment farc.u")
    event(b, "govt", 5, False, "loc_neiva_bogota", "6")
    assert b.extra_words(names.LOC_NEIVA_BOGOTA) == ["shipment farc.a"]


def test_05_occidental_and_ecopetrol_shaded() -> None:
    """Two levels toward Active Opposition in a space next to a LoC of Econ 3, City or Department."""
    b = board("cucuta: AS\nbogota: AS")
    assert sorted(options(b, "farc", 5, True)) == [
        "antioquia", "arauca", "atlantico", "cesar", "cucuta", "santander", "sincelejo",
    ]  # fmt: skip
    b = board("cucuta: AS\nbogota: AS")
    assert event(b, "farc", 5, True, "cucuta") == {"cucuta support": -2}


def test_05_shaded_one_level_is_better_than_none() -> None:
    """5.1.3 One level only if no space has two left; nothing if all are at Active Opposition."""
    names_ = ["antioquia", "arauca", "atlantico", "cesar", "cucuta", "santander"]
    text = "\n".join(f"{name}: AO" for name in names_)
    assert event(board(text + "\nsincelejo: PO"), "farc", 5, True) == {"sincelejo support": -1}
    assert event(board(text + "\nsincelejo: AO"), "farc", 5, True) == {}
    text = text.replace("cucuta: AO", "")
    assert event(board(text + "\nsincelejo: PO"), "farc", 5, True) == {"cucuta support": -2}


def test_06_oil_spill_unshaded() -> None:
    """Two Departments without Support next to a Sabotaged LoC, pipeline or not, go to Passive Support."""
    text = "loc_neiva_pasto: sabotage\nhuila: AO\nputumayo: PO\npasto: AO\nmeta_west: PO"
    b = board(text + "\nloc_cali_pasto: sabotage\nnarino: PS")
    assert event(b, "govt", 6, False, "huila") == {"huila support": 3, "putumayo support": 2}
    b = board(text + "\nloc_cali_pasto: sabotage")
    assert options(b, "govt", 6, False) == ["huila", "narino", "putumayo"]


def test_06_unshaded_limits() -> None:
    """No Cities, no spaces at Support, no spaces without Population; one Department if there is only one."""
    b = board("loc_pasto_tumaco: sabotage\npasto: AO\nopen ecuador\necuador: farc 1g")
    assert event(b, "govt", 6, False) == {"narino support": 1}
    b = board("loc_pasto_tumaco: sabotage\npasto: AO\nnarino: AS")
    assert event(b, "govt", 6, False) == {}
    assert event(board("narino: AO"), "govt", 6, False) == {}


def test_06_oil_spill_shaded() -> None:
    """A pipeline is Sabotaged and a Department next to that very pipeline turns."""
    b = board("arauca: PS\nsantander: AO\ncucuta: AS")
    assert options(b, "farc", 6, True, "loc_neiva_bogota") == ["huila", "meta_west"]
    b = board("arauca: PS\nsantander: AO\ncucuta: AS")
    assert event(b, "farc", 6, True, "loc_arauca_cucuta") == {"loc_arauca_cucuta terror": 1, "arauca support": -1}


def test_06_shaded_limits() -> None:
    """A pipeline where both parts apply, if there is one; nothing without pipelines to Sabotage; markers may run
    out."""
    b = board("arauca: AO\nsantander: AO\natlantico: AO")
    lines = options(b, "farc", 6, True)
    assert len(lines) == 11
    assert "loc_arauca_cucuta" not in lines
    assert "loc_cartagena_sincelejo" not in lines
    assert "loc_cali_pasto" not in lines
    assert event(board(EVERYTHING), "farc", 6, True) == {}
    b = board(EVERYTHING.replace("loc_arauca_cucuta: sabotage", "") + "\narauca: AO\nsantander: AO")
    assert event(b, "farc", 6, True) == {"loc_arauca_cucuta terror": 1}
    b = board("bogota: terror 40")
    assert event(b, "farc", 6, True, "loc_cali_buenaventura", "choco") == {"choco support": -1}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_07_seventh_special_forces_unshaded(edition: str) -> None:
    """The same in both editions."""
    assert event(board(edition=edition), "govt", 7, False) == {"effect 7": names.UNSHADED}
    lasts(7, False)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_07_seventh_special_forces_shaded(edition: str) -> None:
    """The same in both editions."""
    assert event(board(edition=edition), "farc", 7, True) == {"effect 7": names.SHADED}
    lasts(7, True)


def test_08_fuerza_aerea_colombiana_unshaded() -> None:
    """Three Air Strikes in a row by the Government, in the same space too: the last hits the Base laid bare."""
    b = board("huila: farc 2g(2a) 1b\nloc_neiva_bogota: auc 1g(1a)\nbogota: farc 1g(1a)")
    flow = execute(b, names.AUC, 8, False)
    assert question(flow).actor == names.GOVT
    b = board("huila: farc 2g(2a) 1b\nloc_neiva_bogota: auc 1g(1a)\nbogota: farc 1g(1a)")
    assert event(b, "auc", 8, False, "huila", "huila", "huila") == {"huila farc.guerrilla.a": -2, "huila farc.base": -1}


def test_08_unshaded_targets() -> None:
    """Where several factions are exposed the Government chooses; no Cities, no Underground Guerrillas, no guarded
    Bases; fewer strikes if there is less to hit."""
    b = board("huila: farc 1g 1b, auc 1g(1a), cartels 1b\nbogota: farc 2g(2a)")
    assert event(b, "govt", 8, False, "auc") == {"huila auc.guerrilla.a": -1, "huila cartels.base": -1}
    assert event(board("huila: farc 1g 1b\nbogota: farc 2g(2a)"), "govt", 8, False) == {}


def test_08_unshaded_prevails_over_momentum() -> None:
    """5.1.2 Plan Colombia and Misil Antiaéreo do not prevent the Event being played."""
    b = board("huila: farc 1g(1a), auc 1g")
    b.put_in_force(names.PLAN_COLOMBIA, names.SHADED)
    b.put_in_force(names.MISIL, names.SHADED)
    assert event(b, "govt", 8, False) == {"huila farc.guerrilla.a": -1}


def test_08_unshaded_settles_shipments() -> None:
    """4.5.3 The owner of a Shipment hands it on; an Air Strike is no Drug Bust."""
    b = board("huila: cartels 1g(1a), farc 1g, shipment cartels.a")
    changed = event(b, "govt", 8, False, "farc.guerrilla.u")
    assert changed.pop("huila cartels.guerrilla.a") == -1
    assert set(changed) == {"ship_by 0"}
    assert b.extra_words(names.HUILA) == ["shipment farc.u"]


def test_08_fuerza_aerea_colombiana_shaded() -> None:
    """The Government loses 9, or all it has."""
    assert event(board(resources=10), "farc", 8, True) == {"resources govt": -9}
    assert event(board(resources=4), "farc", 8, True) == {"resources govt": -4}


def test_09_high_mountain_battalions_unshaded() -> None:
    lasts(9, False)


def test_09_high_mountain_battalions_shaded() -> None:
    lasts(9, True)


def test_10_blackhawks_unshaded() -> None:
    lasts(10, False)


def test_10_blackhawks_shaded() -> None:
    lasts(10, True)


def test_11_national_defense_and_security_council_unshaded() -> None:
    lasts(11, False)


def test_11_national_defense_and_security_council_shaded() -> None:
    lasts(11, True)


@pytest.mark.parametrize(("aid", "drawn", "risen"), [(0, 0, 10), (9, 9, 10), (19, 19, 10), (25, 20, 4), (29, 20, 0)])
def test_12_plan_colombia_unshaded(aid: int, drawn: int, risen: int) -> None:
    """Aid, 20 at most, is paid before it rises; it stops at 29. Samper does not prevent it."""
    b = board(aid=aid)
    b.set(names.PRESIDENT, names.SAMPER)
    expected = {"resources govt": drawn, "aid": risen}
    assert event(b, "govt", 12, False) == {key: value for key, value in expected.items() if value}


def test_12_unshaded_resources_stop_at_99() -> None:
    assert event(board(resources=90, aid=15), "govt", 12, False) == {"resources govt": 9, "aid": 10}


def test_12_plan_colombia_shaded() -> None:
    lasts(12, True)


def test_13_plan_meteoro_unshaded() -> None:
    lasts(13, False)


def test_13_plan_meteoro_shaded() -> None:
    lasts(13, True)


def test_14_tres_esquinas_unshaded() -> None:
    """The Government chooses, even if another faction executes the Event."""
    b = board("putumayo: farc 3g 1b")
    assert question(execute(b, names.FARC, 14, False)).actor == names.GOVT
    b = board("putumayo: farc 3g 1b")
    assert event(b, "farc", 14, False, "putumayo") == {"putumayo govt.base": 1, "putumayo govt.troops": 3}


def test_14_unshaded_where_the_whole_garrison_fits() -> None:
    """No FARC Zone, no Department full of Bases, not Ecuador, no City, as long as one Department takes it all."""
    b = board("putumayo: farc 3g, zone\nhuila: farc 2b\nopen ecuador\nopen panama")
    places = options(b, "govt", 14, False)
    assert len(places) == 15
    for space in ("putumayo", "huila", "ecuador", "bogota"):
        assert space not in places
    assert "panama" in places


FULL = "\n".join(
    f"{space}: zone"
    for space in (
        "antioquia", "huila", "santander", "arauca", "atlantico", "cesar", "choco", "guaviare", "meta_east",
        "meta_west", "narino", "putumayo", "amazonas", "guainia", "vaupes",
    )
)  # fmt: skip
"""FARC Zones in all Departments but Vichada."""


def test_14_unshaded_ecuador_holds_two() -> None:
    """Where the Government may enter Ecuador only, it places the Base and one Troops."""
    b = board(FULL + "\nvichada: zone\nopen ecuador")
    assert event(b, "govt", 14, False) == {"ecuador govt.base": 1, "ecuador govt.troops": 1}
    b = board(FULL + "\nvichada: farc 1b, auc 1b\nopen ecuador")
    assert event(b, "govt", 14, False) == {"vichada govt.troops": 3}, "three pieces are more than two"


def test_14_unshaded_lack() -> None:
    """5.1.1, 5.1.3 What is not Available or has no room is left out."""
    b = board(FULL + "\nbogota: govt 2b\ncali: govt 1b")
    assert event(b, "govt", 14, False, "done") == {"vichada govt.troops": 3}
    b = board(FULL + "\nbogota: govt 28t")
    assert event(b, "govt", 14, False, "done") == {"vichada govt.troops": 2, "vichada govt.base": 1}
    b = board(FULL + "\nvichada: farc 1b, auc 1b")
    assert event(b, "govt", 14, False) == {"vichada govt.troops": 3}
    assert event(board(FULL + "\nvichada: zone"), "govt", 14, False) == {}
    assert event(board("bogota: govt 30t 2b\ncali: govt 1b"), "govt", 14, False, "done") == {}


def test_14_tres_esquinas_shaded() -> None:
    """A Base is removed although cubes guard it, and a cube of the executing faction's choice."""
    text = "huila: govt 2t 1p 2b\nbogota: govt 2t 1b\ncali: govt 3p"
    assert event(board(text), "farc", 14, True, "govt.police") == {"huila govt.base": -1, "huila govt.police": -1}
    assert event(board(text), "farc", 14, True, "govt.troops") == {"huila govt.base": -1, "huila govt.troops": -1}


def test_14_shaded_as_much_as_there_is() -> None:
    """A Department with both, if there is one; otherwise a Base or a cube alone; nothing in Cities."""
    b = board("huila: govt 1b\ncesar: govt 1t 1b\nchoco: govt 1p")
    assert event(b, "auc", 14, True) == {"cesar govt.base": -1, "cesar govt.troops": -1}
    assert event(board("huila: govt 1b\nchoco: govt 1p"), "auc", 14, True, "choco") == {"choco govt.police": -1}
    assert event(board("huila: govt 1b\nchoco: govt 1p"), "auc", 14, True, "huila") == {"huila govt.base": -1}
    assert event(board("bogota: govt 1t 1p 1b"), "auc", 14, True) == {}


def test_15_war_tax_unshaded() -> None:
    """Four times a die; Resources stop at 99."""
    decision = question(execute(board(), names.GOVT, 15, False))
    assert (decision.actor, decision.kind) == (CHANCE, "event-die")
    assert event(board(), "govt", 15, False, "1") == {"resources govt": 4}
    assert event(board(), "farc", 15, False, "6") == {"resources govt": 24}
    assert event(board(resources=90), "govt", 15, False, "5") == {"resources govt": 9}


def test_15_war_tax_shaded() -> None:
    """A City at Neutral or Passive Support turns to Passive Opposition."""
    rest = "cali: AS\nmedellin: AS\nbucaramanga: PO\nibague: AO\nsanta_marta: AS\ncartagena: AS\ncucuta: AS\nneiva: AS"
    b = board(rest + "\nbogota: PS\npasto: AS")
    assert options(b, "farc", 15, True) == ["bogota", "sincelejo"]
    b = board(rest + "\nbogota: PS\npasto: AS")
    assert event(b, "farc", 15, True, "bogota") == {"bogota support": -2}
    b = board(rest + "\nbogota: AS\npasto: AS")
    assert event(b, "farc", 15, True) == {"sincelejo support": -1}
    assert event(board(rest + "\nbogota: AS\npasto: AS\nsincelejo: PO"), "farc", 15, True) == {}


def test_16_coffee_prices_unshaded() -> None:
    """Each Mountain pays its strongest faction, Bases included; ties, even at zero, pay the Government."""
    b = board("""
        antioquia: farc 1g 1b, auc 1g, govt 1t
        huila: auc 2g(1a), cartels 2g
        santander: auc 3g, govt 1t 1p
        choco: farc 5g
    """)
    assert event(b, "cartels", 16, False) == {"resources farc": 5, "resources auc": 5, "resources govt": 10}


def test_16_unshaded_government_and_cartels() -> None:
    """The Government counts cubes and Bases together; no faction exceeds 99."""
    b = board(
        "antioquia: govt 1t 1p 1b, farc 2g\nhuila: cartels 2b\nsantander: cartels 1g\ncesar: cartels 1g", resources=90
    )
    assert event(b, "govt", 16, False) == {"resources govt": 5, "resources cartels": 9}


def test_16_coffee_prices_shaded() -> None:
    """The Government loses 10, or all it has."""
    assert event(board(resources=25), "farc", 16, True) == {"resources govt": -10}
    assert event(board(resources=7), "farc", 16, True) == {"resources govt": -7}


@pytest.mark.parametrize(("aid", "drawn", "risen"), [(9, 9, 6), (22, 20, 6), (26, 20, 3)])
def test_17_madrid_donors_unshaded(aid: int, drawn: int, risen: int) -> None:
    """Aid, 20 at most, is paid before it rises by 6 (to 29)."""
    assert event(board(aid=aid), "govt", 17, False) == {"resources govt": drawn, "aid": risen}


def test_17_madrid_donors_shaded() -> None:
    lasts(17, True)


@pytest.mark.parametrize(("aid", "drawn", "risen"), [(5, 5, 20), (9, 9, 20), (9 + 12, 20, 8), (28, 20, 1)])
def test_18_nspd_18_unshaded(aid: int, drawn: int, risen: int) -> None:
    """Aid, 20 at most, is paid before it rises by 20 (to 29)."""
    assert event(board(aid=aid), "govt", 18, False) == {"resources govt": drawn, "aid": risen}


def test_18_nspd_18_shaded() -> None:
    """Six Resources and a die of Aid are lost, neither below 0."""
    assert event(board(aid=9), "farc", 18, True, "4") == {"resources govt": -6, "aid": -4}
    assert event(board(resources=5, aid=2), "farc", 18, True, "6") == {"resources govt": -5, "aid": -2}
    assert event(board(resources=0, aid=0), "farc", 18, True, "6") == {}


def test_08_fuerza_aerea_stops_when_nobody_is_left() -> None:
    """One target, one Air Strike: nothing more is logged."""
    b = board("huila: farc 1g(1a)")
    assert event(b, "govt", 8, False) == {"huila farc.guerrilla.a": -1}
    assert b.conduct.journal is not None
    assert [id for id, _ in b.conduct.journal] == ["special", "remove"]


def test_14_tres_esquinas_two_rather_than_one() -> None:
    """5.1.3 With 1 of the Troops and Bases left, a Department full of Bases, where only 1 piece fits, is no choice."""
    b = board("bogota: govt 29t\ncali: govt 1b\nhuila: auc 2b")
    departments = [b.spec.spaces[s] for s in b.in_play() if b.spec.kind[s] == RURAL]
    assert asked(b, "farc", 14, False).options == [space for space in departments if space != "huila"]
