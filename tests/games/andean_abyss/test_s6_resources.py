"""6.2 Control Phase, 6.3 Resources Phase."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    CONTROL_PHASE,
    MARKERS,
    MEXICAN_TRAFFICKERS,
    PASTRANA,
    PHASE,
    PRESIDENT,
    RESOURCES_PHASE,
    SAMPER,
    SHADED,
    SPECIAL_FORCES,
    UNSHADED,
    URIBE,
)
from abyssal.games.andean_abyss.s6_propaganda import control_phase, drug_profits, resources_phase
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.asking import actor, asked
from tests.games.andean_abyss.helpers import FACTIONS, RULES, board, copy, play, question

GOVT_CONTROL, FARC_CONTROL = 1, 2


def control(text: str, **options: Any) -> dict[str, int]:
    """Return what the Control Phase changes."""
    b = board(text, **options)
    b.set(PHASE, CONTROL_PHASE)
    return play(b, control_phase(b))


# 6.2 Control.


@pytest.mark.parametrize(
    ("pieces", "mark"),
    [
        ("govt 2t, farc 1g", GOVT_CONTROL),
        ("govt 1t 1p, farc 1g, auc 1g", 0),
        ("govt 1t 1p 1b, farc 1g, auc 1g", GOVT_CONTROL),
        ("govt 1p", GOVT_CONTROL),
        ("farc 1g", FARC_CONTROL),
        ("farc 1b", FARC_CONTROL),
        ("farc 2g(2a), govt 1t", FARC_CONTROL),
        ("farc 1g 1b, govt 1t, auc 1g", 0),
        ("farc 2g 1b, govt 1t, auc 1g", FARC_CONTROL),
        ("farc 2g, auc 1g, cartels 1b", 0),
        ("auc 3g", 0),
        ("cartels 2g 2b", 0),
        ("auc 2g, govt 1t", 0),
    ],
)
@pytest.mark.parametrize("space", ["cali", "huila"])
def test_6_2_control(space: str, pieces: str, mark: int) -> None:
    """6.2 Govt Control: more Government than Insurgent pieces; FARC Control: more FARC than all other pieces."""
    result = control(f"{space}: {pieces}")
    assert result.get(f"{space} control", 0) == mark


def test_6_2_only_cities_and_departments() -> None:
    """6.2 LoCs have no Control; Departments without Population may."""
    assert control("loc_cali_pasto: govt 3t\nvichada: govt 1t\nguainia: farc 1g") == {
        "vichada control": GOVT_CONTROL,
        "guainia control": FARC_CONTROL,
    }


def test_6_2_foreign_countries_in_play() -> None:
    """6.2, 1.3.5 A foreign country that has come into play is a Department like others."""
    assert control("open panama\npanama: farc 1g") == {"panama control": FARC_CONTROL}


# 6.2 Sabotage.


@pytest.mark.parametrize(
    ("pieces", "sabotaged"),
    [
        ("farc 1g", True),
        ("farc 1g(1a), govt 1p", False),
        ("farc 1g, auc 1g, govt 1p", True),
        ("farc 1g, auc 1g, cartels 1g, govt 1p 1t", True),
        ("cartels 1g, govt 2t", False),
        ("govt 2t", False),
    ],
)
def test_6_2_more_guerrillas_than_cubes(pieces: str, sabotaged: bool) -> None:
    """6.2 Each LoC where all Guerrillas together exceed the cubes is Sabotaged."""
    expected = {"loc_cali_pasto terror": 1} if sabotaged else {}
    assert control(f"loc_cali_pasto: {pieces}") == expected


def test_6_2_next_to_a_farc_controlled_city() -> None:
    """6.2 All LoCs next to a City under FARC Control are Sabotaged, whatever stands there."""
    assert control("cartagena: farc 1g\nloc_cartagena_sincelejo: govt 3t") == {
        "cartagena control": FARC_CONTROL,
        "loc_cartagena_sincelejo terror": 1,
        "loc_cartagena_barranquilla terror": 1,
    }
    # FARC-Controlled Departments and Cities with another majority do not count.
    assert control("huila: farc 3g") == {"huila control": FARC_CONTROL}
    assert control("cartagena: auc 3g") == {}


def test_6_2_not_twice() -> None:
    """6.2 Only unSabotaged LoCs."""
    assert control("loc_cali_pasto: sabotage, farc 2g") == {}


def test_6_2_as_long_as_markers_last() -> None:
    """6.2, 3.3.4 No marker is placed if all are on the map; the LoCs of the highest value come first."""
    b = board("bogota: terror 39\nloc_cali_pasto: farc 1g\nloc_arauca_cucuta: farc 1g")
    assert play(b, control_phase(b)) == {"loc_arauca_cucuta terror": 1}
    assert b.n[MARKERS] == 0


def test_6_2_special_forces() -> None:
    """6.2 7th Special Forces (card 7): unshaded, up to 3 markers go then; shaded, an equal number is enough."""
    b = board("bogota: terror 1\nloc_cali_pasto: farc 1g\ncali: govt 1p")
    b.put_in_force(SPECIAL_FORCES, UNSHADED)
    posed = question(control_phase(copy(b)))
    assert (posed.actor, posed.options) == (FACTIONS["govt"], ["bogota", "loc_cali_pasto", "done"])
    assert play(b, control_phase(b), "bogota", "done") == {
        "cali control": GOVT_CONTROL,
        "loc_cali_pasto terror": 1,
        "bogota terror": -1,
    }
    b = board("loc_cali_pasto: farc 1g, govt 1p\nloc_neiva_pasto: sabotage")
    b.put_in_force(SPECIAL_FORCES, SHADED)
    assert play(b, control_phase(b)) == {"loc_cali_pasto terror": 1}


# 6.3.1 Government Earnings.


def resources(text: str, president: int, *choices: str, aid: int = 9, have: int = 0, **options: Any) -> dict[str, int]:
    """Return what the Resources Phase changes."""
    b = board(text, resources=have, aid=aid, **options)
    b.set(PRESIDENT, president)
    b.set(PHASE, RESOURCES_PHASE)
    return play(b, resources_phase(b), *choices)


def test_6_3_1_all_locs_together() -> None:
    """6.3.1 All LoCs together are worth 30."""
    assert sum(RULES.spec.econ) == 30


@pytest.mark.parametrize(("president", "with_aid"), [(SAMPER, False), (PASTRANA, True), (URIBE, True)])
@pytest.mark.parametrize(
    ("sabotage", "econ"),
    [
        ([], 0),
        (["loc_arauca_cucuta"], 3),
        (["loc_arauca_cucuta", "loc_neiva_bogota", "loc_cali_pasto"], 6),
        (RULES.spec.spaces[27:45], 30),
    ],
)
def test_6_3_1_r15_government_earnings(sabotage: list[str], econ: int, president: int, with_aid: bool) -> None:
    """6.3.1 R15: 30 less the Econ of Sabotaged LoCs, plus Aid unless El Presidente is Samper."""
    text = "\n".join(f"{space}: sabotage" for space in sabotage)
    earned = 30 - econ + (9 if with_aid else 0)
    assert resources(text, president) == ({"resources govt": earned} if earned else {})


def test_6_3_1_terror_does_not_matter() -> None:
    """6.3.1 Only Sabotage counts: Terror in Cities and Departments does not, nor does Control."""
    assert resources("bogota: terror 3, farc 5g", PASTRANA, aid=0) == {"resources govt": 30}


def test_6_3_1_at_most_99() -> None:
    """6.3 Resources rise to a maximum of 99."""
    assert resources("", PASTRANA, aid=29, have=60) == {"resources govt": 39}


# 6.3.2 Insurgent Earnings.


def test_6_3_2_insurgent_earnings() -> None:
    """6.3.2 FARC and AUC gain 1 for each of their Bases, the Cartels 3; Guerrillas bring nothing."""
    text = "huila: farc 2b\nchoco: farc 1b, auc 1b\ncali: auc 1b, cartels 1b\nvichada: cartels 2b, farc 5g, auc 2g"
    assert resources(text, SAMPER) == {
        "resources govt": 30,
        "resources farc": 3,
        "resources auc": 2,
        "resources cartels": 9,
    }


def test_6_3_2_mexican_traffickers() -> None:
    """6.3.2 By Mexican Traffickers (card 67, shaded) the Cartels gain 4 for each Base."""
    b = board("vichada: cartels 2b", resources=0)
    b.put_in_force(MEXICAN_TRAFFICKERS, SHADED)
    assert play(b, resources_phase(b)) == {"resources govt": 30, "resources cartels": 8}


# 6.3.3 Drug Profits.


def test_6_3_3_base_or_resources() -> None:
    """6.3.3 For each Shipment its owner gets an available Base where it lies, or 6 Resources."""
    b = board("huila: farc 1g, shipment farc.u, shipment farc.u", resources=0)
    posed = question(resources_phase(b))
    assert (posed.actor, posed.kind) == (FACTIONS["farc"], "drug-profit")
    assert posed.options == ["base", "resources"]
    result = resources("huila: farc 1g, shipment farc.u, shipment farc.u", SAMPER, "base", "resources")
    assert {name: n for name, n in result.items() if not name.startswith("ship_")} == {
        "huila farc.base": 1,
        "shipments": 2,
        "resources govt": 30,
        "resources farc": 6,
    }


def test_6_3_3_after_the_earnings() -> None:
    """6.3.3 A Base from a Shipment comes after the earnings of 6.3.2 and earns nothing this Round."""
    result = resources("huila: cartels 1g, shipment cartels.u", SAMPER, "base")
    assert result["huila cartels.base"] == 1
    assert "resources cartels" not in result


def test_6_3_3_in_order() -> None:
    """6.3.3 FARC, then AUC, then Cartels: here AUC's Base fills the Department for the Cartels (1.4.2)."""
    text = "huila: cartels 1g 1b, auc 1g, farc 1g, shipment cartels.u, shipment auc.u, shipment farc.u"
    b = board(text, resources=0)
    flow = resources_phase(b)
    actors = [question(flow).actor]
    actors.append(flow.send("resources").actor)
    assert actors == [FACTIONS["farc"], FACTIONS["auc"]]
    result = resources(text, SAMPER, "resources", "base", "resources")
    assert {name: n for name, n in result.items() if not name.startswith("ship_")} == {
        "huila auc.base": 1,
        "shipments": 3,
        "resources govt": 30,
        "resources farc": 6,
        "resources cartels": 9,
    }


@pytest.mark.parametrize(
    "text",
    [
        "loc_cali_pasto: auc 1g, shipment auc.u",
        "huila: farc 1b, cartels 1b, auc 1g, shipment auc.u",
        "huila: auc 1g, shipment auc.u\ncali: auc 2b\nchoco: auc 2b\nnarino: auc 2b",
    ],
)
def test_6_3_3_no_base_possible(text: str) -> None:
    """6.3.3 On a LoC, in a full space or without an available Base it is 6 Resources, and nothing is asked."""
    result = resources(text, SAMPER)
    bases = board(text).bases_on_map(FACTIONS["auc"])
    assert result["resources auc"] == 6 + bases
    assert result["shipments"] == 1
    assert not any(name.endswith("auc.base") for name in result)


def profits(text: str, edition: str = "first") -> Game:
    """Return a game that is asking about Drug Profits."""
    b = board(text, resources=0, edition=edition)
    b.set(PHASE, RESOURCES_PHASE)
    game = Game.at(RULES, b)
    assert asked(game).kind == "drug-profit"
    return game


def wealth(game: Game) -> dict[str, int]:
    """Return the Insurgents' Resources and Bases on the map."""
    b = game.board
    assert isinstance(b, Colombia)
    found = {name: b.resources(faction) for name, faction in FACTIONS.items() if name != "govt"}
    found |= {f"{name} bases": b.bases_on_map(faction) for name, faction in FACTIONS.items() if name != "govt"}
    return {what: count for what, count in found.items() if count}


@pytest.mark.parametrize("answers", [["base", "resources"], ["resources", "resources"]])
def test_6_3_3_handed_to_a_later_faction(answers: list[str]) -> None:
    """6.3.3, 4.5.3 The owner may hand a Shipment on while the question is open: then the new owner profits."""
    game = profits("huila: farc 1g, auc 1g, shipment farc.u")
    assert "hand huila farc.guerrilla.u auc.guerrilla.u" in game.rules.possible_agreements(game.board, FACTIONS["farc"])
    game.choose("hand huila farc.guerrilla.u auc.guerrilla.u")
    assert (actor(game), asked(game).kind) == ("farc", "drug-profit")
    game.choose(answers[0])
    assert wealth(game) == {}
    assert (actor(game), asked(game).kind, asked(game).options) == ("auc", "drug-profit", ["base", "resources"])
    game.choose(answers[1])
    assert wealth(game) == {"auc": 6}
    assert asked(game).kind != "drug-profit"


def test_6_3_3_handed_on_where_no_base_is_possible() -> None:
    """6.3.3, 4.5.3 On a LoC it can only become Resources, but their owner may still change."""
    game = profits("loc_cali_pasto: farc 1g, auc 1g, shipment farc.u")
    assert (actor(game), asked(game).options, asked(game).open) == ("farc", ["resources"], True)
    game.choose("hand loc_cali_pasto farc.guerrilla.u auc.guerrilla.u")
    assert (actor(game), asked(game).options) == ("farc", ["resources"])
    game.choose("resources")
    assert (actor(game), asked(game).options) == ("auc", ["resources"])
    game.choose("resources")
    assert wealth(game) == {"auc": 6}
    assert asked(game).kind != "drug-profit"


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("loc_cali_pasto: farc 2g(1a), shipment farc.u", {}),
        ("loc_cali_pasto: farc 1g, auc 1g, shipment farc.u", {"edition": "second"}),
        ("loc_cali_pasto: farc 1g, auc 1g, shipment farc.u", {"players": "1"}),
        ("loc_cali_pasto: farc 1g, cartels 1g, shipment farc.u", {"players": "2", "nonplayers": "false"}),
        ("loc_cali_pasto: farc 1g\nhuila: auc 1g", {}),
    ],
)
def test_6_3_3_not_asked_if_it_cannot_be_handed_on(text: str, options: dict[str, Any]) -> None:
    """6.3.3 No question with no other faction there, in the second edition, for a Non-player, or within one player's
    factions."""
    b = board(text, resources=0, **options)
    gained = play(b, drug_profits(b, FACTIONS["farc"]))
    assert gained.get("resources farc", 0) == (6 if "shipment" in text else 0)


def test_6_3_3_handed_on_and_the_next_shipment() -> None:
    """6.3.3, 4.5.3 After one Shipment is given away, the question is about the next one."""
    game = profits("huila: farc 1g, auc 1g, shipment farc.u\ncali: farc 1g, shipment farc.u")
    first = asked(game).space
    assert first == RULES.spec.space_index["huila"]
    game.choose("hand huila farc.guerrilla.u auc.guerrilla.u")
    game.choose("base")
    assert (actor(game), asked(game).space) == ("farc", RULES.spec.space_index["cali"])
    game.choose("base")
    assert wealth(game) == {"farc bases": 1}
    assert (actor(game), asked(game).space) == ("auc", first)
    game.choose("base")
    assert wealth(game) == {"farc bases": 1, "auc bases": 1}


def test_6_3_3_one_of_two_handed_on() -> None:
    """6.3.3, 4.5.3 One of two Shipments in a space is given away: the answer is about the other."""
    game = profits("huila: farc 1g, auc 1g, shipment farc.u, shipment farc.u")
    game.choose("hand huila farc.guerrilla.u auc.guerrilla.u")
    game.choose("resources")
    assert wealth(game) == {"farc": 6}
    assert actor(game) == "auc"
    game.choose("base")
    assert wealth(game) == {"farc": 6, "auc bases": 1}


def test_6_3_3_received_while_asked() -> None:
    """6.3.3, 4.5.3 A Shipment received from a later faction counts for the faction that is asked."""
    game = profits("huila: farc 1g, auc 1g, shipment farc.u, shipment auc.u")
    game.choose("hand huila auc.guerrilla.u farc.guerrilla.u")
    game.choose("base")
    assert (actor(game), asked(game).kind) == ("farc", "drug-profit")
    game.choose("resources")
    assert wealth(game) == {"farc": 6, "farc bases": 1}
    assert asked(game).kind != "drug-profit"


def test_6_3_3_handed_to_an_earlier_faction() -> None:
    """4.5.3 All Shipments leave the map in this phase: a faction that gets one after its turn is asked again."""
    game = profits("huila: farc 1g, auc 1g, shipment auc.u")
    assert actor(game) == "auc"
    game.choose("hand huila auc.guerrilla.u farc.guerrilla.u")
    game.choose("resources")
    assert (actor(game), asked(game).kind) == ("farc", "drug-profit")
    game.choose("base")
    assert wealth(game) == {"farc bases": 1}
    assert game.board.n[RULES.spec.at["shipments"]] == 4


def test_6_3_3_within_the_faction() -> None:
    """6.3.3, 4.5.3 Handed to another Guerrilla of the same faction, the Shipment remains to be asked about."""
    game = profits("huila: farc 2g(1a), shipment farc.u")
    game.choose("hand huila farc.guerrilla.u farc.guerrilla.a")
    game.choose("base")
    assert wealth(game) == {"farc bases": 1}
    assert asked(game).kind != "drug-profit"


def test_6_3_3_second_edition_not_to_others() -> None:
    """6.3.3 Second edition (1.5.2): no faction executes in a Propaganda Round, so no Shipment goes to another
    faction."""
    game = profits("huila: farc 2g(1a), auc 1g, shipment farc.u", edition="second")
    with pytest.raises(Problem, match="not-executing"):
        game.choose("hand huila farc.guerrilla.u auc.guerrilla.u")
    game.choose("hand huila farc.guerrilla.u farc.guerrilla.a")
    game.choose("resources")
    assert wealth(game) == {"farc": 6}


def test_6_3_3_all_shipments_go() -> None:
    """6.3.3, 4.5.3 All Shipments leave the map in the Resources Phase."""
    b = board("huila: farc 1g(1a), shipment farc.a\ncali: auc 1g, cartels 1g, shipment auc.u, shipment cartels.u")
    play(b, resources_phase(b), "base", "resources", "resources")
    assert b.n[RULES.spec.at["shipments"]] == 4
