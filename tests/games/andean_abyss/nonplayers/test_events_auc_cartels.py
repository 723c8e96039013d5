"""8.4 Choices of Non-players in the Events 37 to 72, where the text leaves any."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import (
    AUC,
    AUC_U,
    CARTELS,
    CARTELS_BASE,
    CARTELS_U,
    FARC,
    FARC_U,
    GUERRILLAS_POOL,
    MARKERS,
)

from .bots import dice, event, reasons, solo, turn


def without_ships(found: dict[str, int]) -> dict[str, int]:
    return {name: change for name, change in found.items() if not name.startswith("ship")}


def test_card_37_march_and_ambush() -> None:
    """8.4.4 March by 8.6.2, at the FARC Base rather than next to it, and Ambush there by 8.6.3, FARC first."""
    b = solo("pasto: auc 3g\nnarino: farc 1g 1b, govt 1t\nhuila: farc 1g")
    assert event(b, "auc", 37, True) == {
        "pasto auc.guerrilla.u": -3,
        "narino auc.guerrilla.u": 3,
        "narino auc.guerrilla.a": 1,
        "narino farc.guerrilla.u": -1,
        "narino farc.base": -1,
    }


def test_card_37_march_that_the_rule_has_no_use_for() -> None:
    """5.1, 8.6.2 Without FARC anywhere AUC Marches into a random space, but 1 stays at its Base; with none to spare
    that one goes too."""
    b = solo("antioquia: auc 3g 1b")
    assert event(b, "auc", 37, True, *dice("411")) == {"antioquia auc.guerrilla.u": -2, "atlantico auc.guerrilla.u": 2}
    b = solo("antioquia: auc 1g 1b\nhuila: auc 1g")
    assert event(b, "auc", 37, True, *dice("666")) == {"huila auc.guerrilla.u": -1, "choco auc.guerrilla.u": 1}
    b = solo("antioquia: auc 1g 1b")
    assert event(b, "auc", 37, True, *dice("411")) == {"antioquia auc.guerrilla.u": -1, "atlantico auc.guerrilla.u": 1}


def test_card_39_random_departments() -> None:
    """8.4.3, 8.4.2 Three of four Departments, all that the text allows, by dice."""
    b = solo("huila: govt 1p\narauca: govt 1p\ncesar: govt 1p\nchoco: govt 1p\ncali: govt 1p")
    found = event(b, "auc", 39, True, *dice("666", "636", "321"))
    assert found == {
        f"{s} {piece}": n
        for s in ("choco", "huila", "cesar")
        for piece, n in (("govt.police", -1), ("auc.guerrilla.u", 1))
    }


def test_card_40_cubes_to_one_city_bases_to_two() -> None:
    """8.4.3, 8.2, 8.1.2 From Huila all cubes, Troops and Police, go to the City that the dice say. AUC enters two
    random Cities, with Bases."""
    b = solo("antioquia: auc 1g, govt 1t\nhuila: auc 1g, govt 2t 1p")
    assert event(b, "auc", 40, True, *dice("636", "131", "113", "113")) == {
        "huila govt.troops": -2,
        "huila govt.police": -1,
        "medellin govt.troops": 2,
        "medellin govt.police": 1,
        "ibague auc.base": 1,
        "medellin auc.base": 1,
    }


def test_card_44_greatest_change() -> None:
    """8.4.3 Bogotá in Passive Support (8) changes more than Cali in Active Support (6)."""
    assert event(solo("cali: AS\nbogota: PS"), "auc", 44, True) == {"bogota support": -1, "resources govt": -3}


def test_card_45_a_die() -> None:
    """8.4 Nothing to choose."""
    assert event(solo("cali: auc 1g"), "auc", 45, True, "2") == {"aid": -1, "resources govt": -2}


LIMPIEZA = "cali: {0} 2g(1a), govt 2t, PS\nhuila: {0} 2g(1a), govt 2t"


def test_card_46_farc_sets_opposition() -> None:
    """8.4.4 FARC itself, in Cali, where the change is greatest, with an Active Guerrilla."""
    b = solo(LIMPIEZA.format("farc") + "\nbogota: auc 1g\nmedellin: AO\nibague: AO")
    assert event(b, "farc", 46, False) == {"cali terror": 2, "cali govt.troops": -2, "cali support": -2}
    assert reasons(b) == [
        "8.4.4 instructed-by-us",
        "8.4.4 itself-first",
        "8.4.4 greatest-change 2>1",
    ]


def test_card_46_a_faction_with_which_something_happens() -> None:
    """8.1.ineffective, 8.4.4 Of the other Non-players FARC comes first, but with no markers left its Terror on a LoC
    would do nothing. So AUC acts, which has Police to remove."""
    b = solo("loc_cali_pasto: farc 1g(1a)\nhuila: auc 1g(1a), govt 1p")
    b.terror(b.spec.space_index["bogota"], b.n[MARKERS])
    b.add_aid(-9)
    b.conduct.journal = []
    assert turn(b, "cartels", card=46, second=True) == {"huila govt.police": -1, "huila support": -1}
    assert reasons(b)[2:] == [
        "8.1.ineffective event-has-effect yes",
        "8.1.ineffective only-with-effect",
        "8.4.4 instructed-by-us",
        "8.4.4 non-player-first",
        "8.4.4 instructed-by-us",
    ]


def test_card_46_others_lower_the_larger_total() -> None:
    """8.4.4 AUC sets Passive Support while Opposition is larger: nothing changes in Cali, 2 in Huila; otherwise Passive
    Opposition in Cali."""
    text = LIMPIEZA.format("auc")
    assert event(solo(text + "\nbogota: AO"), "auc", 46, False) == {
        "huila terror": 2,
        "huila govt.troops": -2,
        "huila support": 1,
        "aid": -3,
    }
    assert event(solo(text), "auc", 46, False)["cali support"] == -2


def test_card_46_the_level_for_which_the_space_was_chosen() -> None:
    """8.4.3 Opposition is 4, Support 3: AUC sets Passive Support in Antioquia, though its Terror leaves less of it."""
    b = solo("antioquia: auc 1g, farc 2g, AO\ncali: auc 1g, farc 2g, PS")
    assert event(b, "auc", 46, False) == {
        "antioquia auc.guerrilla.u": -1,
        "antioquia auc.guerrilla.a": 1,
        "antioquia farc.guerrilla.u": -2,
        "antioquia terror": 2,
        "antioquia support": 3,
        "aid": -3,
    }


def test_card_47_two_hide_in_the_space_reached() -> None:
    """8.2 Two AUC Guerrillas hide; the dice lead to Medellín, where both are, and not to Cúcuta."""
    b = solo("medellin: auc 2g(2a)")
    assert event(b, "auc", 47, True, *dice("131")) == {
        "cucuta auc.guerrilla.u": 1,
        "cucuta auc.guerrilla.a": 1,
        "cucuta terror": 1,
        "medellin auc.guerrilla.u": 2,
        "medellin auc.guerrilla.a": -2,
        "aid": -3,
    }


def test_card_48_two_cities() -> None:
    """8.4.3 Of the other Cities Cali and Medellín are the largest, but Medellín cannot shift further."""
    b = solo("medellin: AO")
    assert event(b, "auc", 48, True, *dice("115")) == {"cali support": -1, "bucaramanga support": -1}


def test_card_49_random_department() -> None:
    """8.4.3 Where both a Base and a Guerrilla fit: from Putumayo, which is full, to Guaviare."""
    assert event(solo("putumayo: farc 2b"), "auc", 49, True, *dice("613")) == {
        "guaviare auc.base": 1,
        "guaviare auc.guerrilla.u": 1,
    }


def test_card_50_auc_takes_police_in() -> None:
    """8.4.4, 8.2, 8.1.2 AUC replaces 2 Police where the dice lead, although only one Guerrilla is left for them."""
    b = solo("bogota: govt 2p\nmedellin: govt 2p\nloc_cali_pasto: auc 17g")
    assert event(b, "auc", 50, True, *dice("131")) == {"medellin govt.police": -2, "medellin auc.guerrilla.u": 1}


@pytest.mark.parametrize("who", ["farc", "cartels"])
def test_card_50_others_replace_too(who: str) -> None:
    """8.4.2 Pieces are placed if the text allows it, whichever faction executes the Event."""
    b = solo("cali: govt 2p")
    assert event(b, who, 50, True) == {"cali govt.police": -2, "cali auc.guerrilla.u": 2}
    assert reasons(b)[0] == "8.4.2 place-most"


def test_card_50_auc_without_guerrillas_removes() -> None:
    """8.4.4 AUC has no Guerrilla left, so the Police are just removed."""
    assert event(solo("cali: govt 3p\nloc_cali_pasto: auc 18g"), "auc", 50, True) == {"cali govt.police": -2}


def test_card_51_highest_econ() -> None:
    """8.3 First the one worth 3, then two of the three worth 2: one by lot at Bogotá, one at Medellín."""
    b = solo("arauca: farc 1g\nloc_medellin_sincelejo: farc 1g\nloc_neiva_bogota: farc 1g")
    assert event(b, "auc", 51, True, *dice("315"), "loc_yopal_bogota", *dice("111")) == {
        "loc_arauca_cucuta terror": 1,
        "loc_medellin_sincelejo terror": 1,
        "loc_yopal_bogota terror": 1,
    }


def test_card_52_random_space_with_auc() -> None:
    """8.4.3 The dice say Huila; LoCs and full spaces do not count. AUC then has 1 Base."""
    b = solo("cali: auc 1g\nhuila: auc 1g\npasto: auc 1g, farc 2b\nloc_cali_pasto: auc 1g")
    assert event(b, "auc", 52, True, *dice("636")) == {"huila auc.base": 1, "resources auc": 1}


def test_card_53_active_guerrillas_from_a_random_department() -> None:
    """8.4.3, 8.4.4 From Huila by the dice, first the Active one; both to the Department that the dice say."""
    b = solo("cesar: farc 4g\nhuila: farc 3g(1a), shipment farc.u")
    found = event(b, "farc", 53, False, *dice("636", "666"))
    assert without_ships(found) == {
        "huila farc.guerrilla.a": -1,
        "huila farc.guerrilla.u": -1,
        "choco farc.guerrilla.u": 2,
    }


def test_card_53_nobody_flies_back() -> None:
    """8.4.4 A single Guerrilla flies; that there are others where it lands does not matter."""
    b = solo("cesar: farc 1g\nhuila: farc 1g")
    assert event(b, "farc", 53, False, *dice("636", "323")) == {
        "huila farc.guerrilla.u": -1,
        "cesar farc.guerrilla.u": 1,
    }


def test_card_54_replaces_enemies_by_its_own() -> None:
    """8.4.4, 8.1.2, 8.2 In Huila, where the dice lead, an Underground, then an Active Guerrilla of AUC turn to FARC. In
    Cali there are none but FARC's."""
    b = solo("cali: farc 3g\nhuila: auc 2g(1a), farc 1g\npasto: cartels 1g")
    assert event(b, "farc", 54, False, *dice("636")) == {
        "huila auc.guerrilla.u": -1,
        "huila auc.guerrilla.a": -1,
        "huila farc.guerrilla.u": 2,
    }


def test_card_54_stops_when_its_own_run_out() -> None:
    """8.4.4 With one Guerrilla of FARC available one of AUC is replaced, and no second one by the Cartels."""
    b = solo("huila: auc 3g")
    b.discard(FARC_U, b.n[GUERRILLAS_POOL[FARC]] - 1)
    assert event(b, "farc", 54, False) == {"huila auc.guerrilla.u": -1, "huila farc.guerrilla.u": 1}


def test_card_54_removes_a_second_one_when_nobody_could_take_it_in() -> None:
    """8.1.2 With one Guerrilla of FARC available, and none of the others, one of AUC is replaced and one just goes."""
    b = solo("huila: auc 3g")
    b.discard(FARC_U, b.n[GUERRILLAS_POOL[FARC]] - 1)
    b.discard(AUC_U, b.n[GUERRILLAS_POOL[AUC]])
    b.discard(CARTELS_U, b.n[GUERRILLAS_POOL[CARTELS]])
    assert event(b, "farc", 54, False) == {"huila auc.guerrilla.u": -2, "huila farc.guerrilla.u": 1}


def test_card_54_removes_its_own_active_guerrilla() -> None:
    """8.4.4, 8.1.2 With none but AUC's own on the map one goes, an Active one before an Underground one."""
    b = solo("huila: auc 3g(1a)")
    assert event(b, "auc", 54, False) == {"huila auc.guerrilla.a": -1}
    assert reasons(b)[-1] == "8.1.2 removal-order"


def test_card_54_leaves_its_own_alone() -> None:
    """8.4.4 One enemy Guerrilla is all there is to replace."""
    assert event(solo("huila: auc 1g, farc 3g"), "farc", 54, False) == {
        "huila auc.guerrilla.u": -1,
        "huila farc.guerrilla.u": 1,
    }


def test_card_55_greatest_change() -> None:
    """8.4.3 Three of four spaces with Cartels pieces: the smallest is left out."""
    b = solo("pasto: cartels 1g\nhuila: cartels 1g\ncali: cartels 1g\nbogota: cartels 1g, PS\nmedellin:")
    assert event(b, "cartels", 55, True) == {"bogota support": -1, "cali support": -1, "huila support": -1}


def test_card_56_random_cities() -> None:
    """8.4.3 Two Cities with room: from Cali, which is full, to Ibagué; then Medellín."""
    b = solo("cali: cartels 1g 2b")
    assert event(b, "cartels", 56, True, *dice("111", "131")) == {
        "ibague cartels.base": 1,
        "medellin cartels.base": 1,
        "resources cartels": 6,
    }


def test_card_57_police_in_cities_first() -> None:
    """8.4.4, 8.1.2 One City, then a Department; a Base where one fits, else a Guerrilla."""
    b = solo("cali: govt 2p\nhuila: govt 1p, farc 2b\narauca: govt 1p\nloc_cali_pasto: govt 1p")
    assert event(b, "cartels", 57, True, *dice("636")) == {
        "cali govt.police": -1,
        "cali cartels.base": 1,
        "huila govt.police": -1,
        "huila cartels.guerrilla.u": 1,
    }


def test_card_57_random_city() -> None:
    """8.4.4 Both in Cities, as the dice say."""
    b = solo("cali: govt 1p\nbogota: govt 1p\nmedellin: govt 1p\nhuila: govt 1p")
    found = event(b, "cartels", 57, True, *dice("131", "441"))
    assert found == {
        "medellin govt.police": -1,
        "medellin cartels.base": 1,
        "bogota govt.police": -1,
        "bogota cartels.base": 1,
    }


def test_card_58_four_police() -> None:
    """8.4.2, 8.2 From where the dice say, all 3, to Huila; then another one of Bogotá's to Huila as well."""
    b = solo("bogota: govt 2p\nmedellin: govt 3p\nhuila: govt 1p")
    assert event(b, "cartels", 58, True, *dice("131", "636")) == {
        "medellin govt.police": -3,
        "bogota govt.police": -1,
        "huila govt.police": 4,
    }


def test_card_59_three_guerrillas() -> None:
    """8.4.2, 8.2 All hide; 2 from Cali and 1 from Bogotá go to Huila. Ecuador would hold 2, but is not hit."""
    b = solo("bogota: cartels 2g(2a)\ncali: cartels 2g(1a)")
    assert event(b, "cartels", 59, True, *dice("111", "636")) == {
        "cali cartels.guerrilla.a": -1,
        "cali cartels.guerrilla.u": -1,
        "bogota cartels.guerrilla.a": -2,
        "bogota cartels.guerrilla.u": 1,
        "huila cartels.guerrilla.u": 3,
    }


def test_card_59_where_there_is_little_room() -> None:
    """8.2, 1.4.2 Ecuador takes 2, and what stands there stays; the third one goes where the dice say next."""
    b = solo("open ecuador\ncali: cartels 4g")
    assert event(b, "cartels", 59, True, *dice("663", "636")) == {
        "cali cartels.guerrilla.u": -3,
        "ecuador cartels.guerrilla.u": 2,
        "huila cartels.guerrilla.u": 1,
    }


def test_card_60_bases_and_a_bribe() -> None:
    """8.4.3, 8.5.3 Two random Cities; then the Bribe by the Cartels' own priorities, Police before Troops."""
    b = solo("huila: cartels 1g, govt 2t 1p\npasto: cartels 1g, farc 2g\narauca: govt 5t")
    assert event(b, "cartels", 60, True, *dice("111", "131")) == {
        "cali cartels.base": 1,
        "medellin cartels.base": 1,
        "huila govt.police": -1,
        "huila govt.troops": -1,
    }


def test_card_60_a_bribe_where_no_cartels_are() -> None:
    """8.4, 5.1 Without Bases to place and Cartels beside an enemy, the free Bribe still strikes an enemy."""
    b = solo("arauca: govt 5t")
    b.discard(CARTELS_BASE, 15)
    assert event(b, "cartels", 60, True) == {"arauca govt.troops": -2}


def test_card_61_random_departments() -> None:
    """8.4.3 Three Departments without Cartels pieces: Chocó is taken, on to Antioquia; then Huila and Vichada."""
    b = solo("choco: cartels 1g")
    assert event(b, "cartels", 61, True, *dice("666", "636", "362")) == {
        "antioquia cartels.base": 1,
        "huila cartels.base": 1,
        "vichada cartels.base": 1,
    }


def test_card_62_too_few_bases() -> None:
    """8.4.3 With a single Base left the dice choose one of the three Departments: Vaupés."""
    spaces = ("huila", "cali", "pasto", "neiva", "bogota", "cesar", "choco")
    b = solo("\n".join(f"{s}: cartels 2b" for s in spaces))
    assert b.available(CARTELS_BASE) == 1
    assert event(b, "cartels", 62, True, *dice("365")) == {"vaupes cartels.base": 1}


POPPIES = "cesar: {cesar}\nantioquia: farc 2b\nhuila: farc 1b, auc 1b\nsantander: farc 1b, govt 1b"


def test_card_65_own_base() -> None:
    """8.4.4 In Cesar, the only Mountain with room, the Cartels place a Base rather than a Shipment."""
    assert event(solo(POPPIES.format(cesar="cartels 1g")), "cartels", 65, False) == {"cesar cartels.base": 1}


FULL = "\n".join(
    f"{s}: cartels 2b" for s in ("guaviare", "meta_east", "meta_west", "arauca", "choco", "narino", "cali")
)
FULL += "\npasto: cartels 1b\n"
"""No Bases left to the Cartels. All Mountains are alike then, and the dice have to say Cesar."""


@pytest.mark.parametrize(
    ("cesar", "found"),
    [
        ("cartels 2g(1a), farc 1b", {"shipments": -1, "ship_at 0": 17, "ship_by 0": 9}),
        ("auc 1g, farc 1b, cartels 1b", {"cesar farc.base": -1}),
        ("cartels 1b, farc 1g, shipment farc.u", {"shipments": 1, "ship_at 0": -17, "ship_by 0": -3}),
    ],
)
def test_card_65_without_an_own_base(cesar: str, found: dict[str, int]) -> None:
    """8.4.4, 8.1.2 A Shipment with its own Guerrilla, Underground first; without one an enemy Base is removed; without
    that an enemy Shipment."""
    text = FULL.replace("pasto: cartels 1b\n", "") if "cartels 1b" in cesar else FULL
    assert event(solo(text + f"cesar: {cesar}"), "cartels", 65, False) == found


@pytest.mark.parametrize(
    ("text", "found", "reason"),
    [
        (
            "antioquia: cartels 1g\nhuila: farc 1b",
            {"shipments": -1, "ship_at 0": 12, "ship_by 0": 9},
            "own-shipment 4>1",
        ),
        ("antioquia: auc 1g\nhuila: farc 1b", {"huila farc.base": -1}, "enemy-base 4>1"),
        (
            "antioquia: auc 1g\nhuila: farc 1g, shipment farc.u",
            {"shipments": 1, "ship_at 0": -13, "ship_by 0": -3},
            "enemy-shipment 4>1",
        ),
    ],
)
def test_card_65_where_the_first_way_is_open(text: str, found: dict[str, int], reason: str) -> None:
    """8.4.4 The order of the ways comes before the dice among Mountains."""
    b = solo(text)
    b.discard(CARTELS_BASE, 99)
    b.conduct.journal = []
    assert event(b, "cartels", 65, False) == found
    ways = ["own-base", "own-shipment", "enemy-base", "enemy-shipment"]
    before = ways[: ways.index(reason.split()[0])]
    assert reasons(b)[0] == "8.4.4 instructed-by-us"
    assert reasons(b)[1 : len(before) + 2] == [*(f"8.4.4 {way} 4>0" for way in before), f"8.4.4 {reason}"]


def test_card_65_for_others() -> None:
    """8.4.4 Where only others can gain, one of their Bases is placed, at random."""
    b = solo(FULL + "cesar: farc 1g")
    assert event(b, "cartels", 65, False, *dice("323"), "auc.base") == {"cesar auc.base": 1}


def test_card_65_second_edition_does_both() -> None:
    """8.4.4 A Shipment and a Base of its own."""
    b = solo(POPPIES.format(cesar="cartels 1g, farc 1g"), edition="second")
    found = event(b, "cartels", 65, False)
    assert found == {"cesar cartels.base": 1, "shipments": -1, "ship_at 0": 17, "ship_by 0": 9}


def test_card_65_second_edition_for_others() -> None:
    """8.4.4, 8.1.2 No Guerrilla of the Cartels is there: the Shipment goes to an Underground one first."""
    b = solo(POPPIES.format(cesar="farc 1g(1a), auc 1g"), edition="second")
    found = event(b, "cartels", 65, False)
    assert found == {"cesar cartels.base": 1, "shipments": -1, "ship_at 0": 17, "ship_by 0": 6}


def test_card_70_own_guerrillas_active_first() -> None:
    """8.4.4 AUC executes it with its own, although FARC is there too; Active ones before Underground ones."""
    b = solo("guaviare: auc 2g(1a), farc 1g, PS\nchoco: auc 1g")
    assert event(b, "auc", 70, True) == {
        "guaviare terror": 1,
        "guaviare support": -1,
        "choco terror": 1,
        "choco auc.guerrilla.u": -1,
        "choco auc.guerrilla.a": 1,
        "resources auc": 6,
        "aid": -5,
    }


def test_card_72_one_after_the_other() -> None:
    """8.4.2, 8.4.4 All Available Guerrillas of the Cartels are placed at their Bases, one at each in turn; the dice
    decide when there are too few for all: Huila and Pasto."""
    b = solo("cali: cartels 1b\nhuila: cartels 1b 1g\npasto: cartels 1b")
    assert event(b, "cartels", 72, True, *dice("636", "511")) == {
        "cali cartels.guerrilla.u": 3,
        "huila cartels.guerrilla.u": 4,
        "pasto cartels.guerrilla.u": 4,
    }
    assert "8.4.4 placed-in-turn 3>1" in reasons(b)


def test_card_54_removes_enemies_when_it_has_none_to_replace_them() -> None:
    """8.4.4, 8.1.2 The Cartels have no Guerrilla Available: 2 of AUC are just removed, rather than join a player's
    FARC."""
    b = solo("cali: cartels 12g\nnarino: auc 2g", players="2")
    assert event(b, "cartels", 54, False) == {"narino auc.guerrilla.u": -2}


def test_card_60_bribe_the_government_first() -> None:
    """8.5.3.bribe, 8.2 Spaces with Government pieces tie, whatever else is there: dice decide."""
    fields = "".join(f"\n{space}: cartels 2b" for space in ("huila", "cesar", "arauca", "santander", "antioquia"))
    fields += "\nchoco: cartels 2b\nvichada: cartels 2b\nbogota: cartels 1b"
    b = solo("cali: cartels 1g, govt 1p\npasto: cartels 1g, govt 1p, farc 1g" + fields)
    assert event(b, "cartels", 60, True, *dice("111")) == {"cali govt.police": -1}
