"""8.4 Choices of Non-players in the Events 1 to 36, where the text leaves any."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import MARKERS

from .bots import dice, event, reasons, solo


def test_card_4_dearest_pipelines() -> None:
    """8.4, 8.3, 8.2 Both pipelines worth 3 that are unguarded, without dice. Of those worth 2 that of Medellín."""
    b = solo("loc_arauca_cucuta: govt 1p")
    assert event(b, "farc", 4, True, *dice("131")) == {
        "loc_ayacucho_sincelejo terror": 1,
        "loc_cucuta_ayacucho terror": 1,
        "loc_medellin_sincelejo terror": 1,
    }


def test_card_5_two_levels_for_the_greatest_change() -> None:
    """8.4.3 Antioquia and Santander (2) gain 4 for Opposition; Cúcuta (1) would lose 2 Support."""
    b = solo("cucuta: AS")
    assert event(b, "farc", 5, True, *dice("145")) == {"santander support": -2}
    assert reasons(b) == ["8.4.3 greatest-change 7>2"]


def test_card_6_random_pipeline_and_greatest_change() -> None:
    """8.3, 8.4.3 Two pipelines meet at Cúcuta, a lot is drawn; Antioquia and Santander beside it are worth the most."""
    b = solo()
    assert event(b, "farc", 6, True, *dice("315"), "loc_cucuta_ayacucho", *dice("145")) == {
        "loc_cucuta_ayacucho terror": 1,
        "santander support": -1,
    }
    assert reasons(b) == ["8.3 highest-econ 13>3", "8.4.3 greatest-change 4>2"]


@pytest.mark.parametrize(("card", "change"), [(8, -9), (16, -10)])
def test_cards_8_and_16_losses(card: int, change: int) -> None:
    """8.4 Nothing to choose."""
    assert event(solo(), "auc", card, True) == {"resources govt": change}


def test_card_14_random_department_police_first() -> None:
    """8.4.3, 8.1.2 Of two Departments with Base and cubes the dice say Arauca; Police go before Troops."""
    b = solo("huila: govt 1t 1p 1b\narauca: govt 1t 1p 1b\ncesar: govt 2p")
    assert event(b, "cartels", 14, True, *dice("411")) == {"arauca govt.base": -1, "arauca govt.police": -1}


def test_card_18_a_die() -> None:
    """8.4 Nothing to choose."""
    assert event(solo(), "cartels", 18, True, "3") == {"resources govt": -6, "aid": -3}


TERROR = {"farc.guerrilla.u": -1, "farc.guerrilla.a": 1, "terror": 1}
ATTACK = {"farc.guerrilla.u": -1, "farc.guerrilla.a": 1}


@pytest.mark.parametrize(
    ("space", "pieces", "choices", "found"),
    [
        ("cali", "farc 1g, govt 1p, PO", "", TERROR | {"support": -1}),
        ("cali", "farc 1g, govt 1p, AO", "6", ATTACK),
        ("vaupes", "farc 1g, govt 1p", "6", ATTACK),
        ("loc_cali_pasto", "farc 1g, govt 1p", "", TERROR),
        ("loc_cali_pasto", "farc 1g, govt 1p, sabotage", "6", ATTACK),
    ],
)
def test_card_19_farc_terror_where_it_tells(space: str, pieces: str, choices: str, found: dict[str, int]) -> None:
    """8.4.4 Terror where it shifts Population or Sabotages, elsewhere an Attack."""
    assert event(solo(f"{space}: {pieces}"), "farc", 19, False, *choices) == {
        f"{space} {name}": change for name, change in found.items()
    }


def test_card_19_others_terror_where_it_tells() -> None:
    """8.4.4 AUC's Terror shifts toward Neutral: not where that is reached."""
    flipped = {"cali auc.guerrilla.u": -1, "cali auc.guerrilla.a": 1}
    assert event(solo("cali: auc 1g, govt 1p"), "auc", 19, False, "6") == flipped
    assert event(solo("cali: auc 1g, govt 1p, PO"), "auc", 19, False) == flipped | {
        "cali terror": 1,
        "cali support": 1,
        "aid": -3,
    }


def test_card_19_terror_where_no_attack_is_possible() -> None:
    """8.4.4 No enemy to Attack in one space, no Underground Guerrilla in the other. All spaces in turn, without
    dice."""
    b = solo("cali: farc 1g, AO\nbogota: farc 1g(1a), govt 1t")
    assert event(b, "farc", 19, False, "1") == {
        "bogota govt.troops": -1,
        "bogota farc.guerrilla.u": 1,
        "cali farc.guerrilla.u": -1,
        "cali farc.guerrilla.a": 1,
        "cali terror": 1,
    }


def test_card_19_too_few_markers_for_all() -> None:
    """8.2 The last Terror marker goes where the dice say."""
    b = solo("pasto: terror 39\ncali: farc 1g\nmedellin: farc 1g")
    assert b.n[MARKERS] == 1
    assert event(b, "farc", 19, False, *dice("131"))["medellin terror"] == 1


def test_card_19_markers_for_all() -> None:
    """8.2 With as many markers as spaces no dice are needed."""
    b = solo("pasto: terror 38\ncali: farc 1g\nmedellin: farc 1g")
    assert b.n[MARKERS] == 2
    assert event(b, "farc", 19, False) == {
        f"{space} {what}": by
        for space in ("cali", "medellin")
        for what, by in {"farc.guerrilla.u": -1, "farc.guerrilla.a": 1, "terror": 1, "support": -1}.items()
    }


def test_card_20_march_and_hide() -> None:
    """8.4, 8.7.2, 8.2 FARC Marches free by its own rule: all but one from its Base in Amazonas. Then 3 hide: 2 where
    the dice lead, 1 elsewhere."""
    b = solo("amazonas: farc 3g 1b\nbogota: farc 2g(2a)\ncali: farc 2g(2a)\nvaupes: govt 1t")
    assert event(b, "farc", 20, True, *dice("441")) == {
        "amazonas farc.guerrilla.u": -2,
        "putumayo farc.guerrilla.u": 2,
        "bogota farc.guerrilla.u": 2,
        "bogota farc.guerrilla.a": -2,
        "cali farc.guerrilla.u": 1,
        "cali farc.guerrilla.a": -1,
    }


def test_card_20_march_that_the_rule_has_no_use_for() -> None:
    """5.1, 8.2 No Guerrilla may leave by 8.7.2, but the text says March: all go to a random space."""
    assert event(solo("meta_west: farc 2g"), "farc", 20, True, *dice("636")) == {
        "meta_west farc.guerrilla.u": -2,
        "huila farc.guerrilla.u": 2,
    }


def test_card_20_one_stays_at_the_base() -> None:
    """5.1, 8.7.2 In a March that the rule has no use for, too."""
    assert event(solo("huila: farc 3g 1b"), "farc", 20, True, *dice("636")) == {
        "huila farc.guerrilla.u": -2,
        "pasto farc.guerrilla.u": 2,
    }


def test_card_21_base_with_farc_guerrillas_and_support() -> None:
    """8.4.4 Only there, as long as it fits; by dice among two such spaces."""
    text = "cali: farc 1g, PS\nmedellin: farc 1g, AS\nhuila: farc 1g\npasto: PS\nbogota: farc 1g, govt 2b, AS"
    b = solo(text)
    assert event(b, "farc", 21, True, *dice("131")) == {"medellin farc.base": 1, "resources farc": 6}
    assert reasons(b) == ["8.4.4 farc-at-support 26>2"]


def test_card_21_base_anywhere_else() -> None:
    """8.4.3 Without such a space, at random."""
    assert event(solo("cali: PS"), "farc", 21, True, *dice("636")) == {"huila farc.base": 1, "resources farc": 6}


def test_card_24_troops_and_a_city() -> None:
    """8.4.3 Two of three spaces with FARC have 2 Troops, the dice say Huila; of the Cities Cali changes the most."""
    text = (
        "pasto: govt 2t, farc 1g, PS\nhuila: govt 3t, farc 1g\narauca: govt 1t, farc 1g\ncali: PS\nmeta_east: govt 3t"
    )
    assert event(solo(text), "farc", 24, True, *dice("636")) == {"huila govt.troops": -2, "cali support": -1}


def test_card_25_bases_then_guerrillas() -> None:
    """8.4.3, 8.1.2 The dice say Santander, with room for one Base."""
    b = solo("santander: govt 1b")
    assert event(b, "farc", 25, True, *dice("145")) == {"santander farc.base": 1, "santander farc.guerrilla.u": 2}


def test_card_26_payments() -> None:
    """8.4 Nothing to choose."""
    assert event(solo("cali: cartels 1b, farc 1g"), "farc", 26, True) == {"resources farc": 3, "resources cartels": -3}


def test_card_28_base_at_venezuela() -> None:
    """8.4.3 The dice say Vichada; a LoC with a piece on it is spared."""
    b = solo("loc_arauca_cucuta: govt 1p")
    assert event(b, "farc", 28, True, *dice("436")) == {"vichada farc.base": 1, "loc_cucuta_ayacucho terror": 1}


def test_card_28_too_few_markers() -> None:
    """8.3 One marker for two LoCs of the same value at the same City: a lot."""
    b = solo("pasto: terror 39")
    assert event(b, "farc", 28, True, *dice("436", "315"), "loc_cucuta_ayacucho") == {
        "vichada farc.base": 1,
        "loc_cucuta_ayacucho terror": 1,
    }


KILL_ZONE = "cali: farc 1g, auc 1g, govt 3t\nhuila: farc 1g, auc 3g(3a)"


def test_card_29_own_ambush() -> None:
    """8.4.4, 8.4.3 FARC Ambushes itself, where the dice lead: Huila."""
    assert event(solo(KILL_ZONE), "farc", 29, True, *dice("636")) == {
        "huila auc.guerrilla.a": -3,
        "huila farc.guerrilla.u": 2,
    }


def test_card_29_auc_ambushes_itself() -> None:
    """8.4.4, 8.4.3, 8.6.3 AUC executes it: AUC Ambushes in a random space, FARC first, then the Government."""
    b = solo("cali: farc 1g, auc 1g, govt 3t\nhuila: auc 1g, govt 3t")
    assert event(b, "auc", 29, True, *dice("111")) == {
        "cali farc.guerrilla.u": -1,
        "cali govt.troops": -3,
        "cali auc.guerrilla.u": 2,
    }


def test_card_29_the_cartels_let_a_nonplayer_ambush() -> None:
    """8.4.4 Neither is theirs: the Cartels name FARC, the first Non-player."""
    found = event(solo("cali: farc 1g, auc 1g"), "cartels", 29, True)
    assert found == {"cali auc.guerrilla.u": -1, "cali farc.guerrilla.u": 1}


def test_card_29_the_cartels_prefer_a_nonplayer() -> None:
    """8.4.4 If FARC is a player, AUC is named."""
    b = solo("cali: farc 1g, auc 1g", players="2", nonplayers="true")
    assert event(b, "cartels", 29, True) == {"cali farc.guerrilla.u": -1, "cali auc.guerrilla.u": 1}


def test_card_29_by_lot_among_persons() -> None:
    """8.4.4 If FARC and AUC are both players, a random one is named and chooses the rest."""
    b = solo("cali: farc 1g, auc 1g", players="3", nonplayers="true", insurgents="farc+auc")
    assert event(b, "cartels", 29, True, "auc") == {"cali farc.guerrilla.u": -1, "cali auc.guerrilla.u": 1}


def test_card_31_highest_population() -> None:
    """8.4.3 Three of four: the largest change is where the most people are."""
    b = solo("pasto: PO\nibague: PO\ncali: PO\nhuila: PO\nbogota: PO\nneiva: AO")
    assert event(b, "farc", 31, True, *dice("636")) == {"bogota support": -1, "cali support": -1, "huila support": -1}


@pytest.mark.parametrize("who", ["farc", "auc", "cartels"])
def test_card_34_own_pieces_in_a_random_department(who: str) -> None:
    """8.4.4, 8.4.3 The executing faction places its own pieces, where the dice say: Vichada."""
    assert event(solo(), who, 34, True, *dice("362")) == {f"vichada {who}.guerrilla.u": 2, f"vichada {who}.base": 1}


def test_card_35_greatest_change() -> None:
    """8.4.3 Two levels down from Passive Support in Huila (2) change 4, in Cesar (1) 2."""
    b = solo("cesar: cartels 1b, PS\nhuila: cartels 1b, PS\nantioquia: PS")
    assert event(b, "farc", 35, True) == {"huila support": -2}


def test_card_36_shifts_by_greatest_change() -> None:
    """8.4.3 The Government places the Zone; FARC shifts Bogotá, then Cali: no others there are worth as much."""
    b = solo("huila: farc 1g")
    found = event(b, "farc", 36, False)
    assert found == {"huila zone": 1, "bogota support": 1, "cali support": 1, "acted farc": 3}


def test_card_36_second_edition() -> None:
    """8.4.3 There any shift counts: from Passive Opposition too, but not beyond Active Support."""
    b = solo("huila: farc 1g\nbogota: AS\ncali: PO\nibague: PS", edition="second")
    found = event(b, "farc", 36, False, *dice("113"))
    assert found == {"huila zone": 1, "huila farc.base": 1, "cali support": 1, "ibague support": 1, "acted farc": 3}
