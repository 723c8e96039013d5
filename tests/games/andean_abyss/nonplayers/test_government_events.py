"""8.8.2, 8.4 Events of the Non-player Government; 8.1 Events of Insurgents beside it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abyssal.coin import sequence
from abyssal.games import andean_abyss
from abyssal.games.andean_abyss.names import (
    AID,
    ALFONSO_CANO,
    AUC,
    AUC_U,
    EFFECT,
    FARC,
    FIRST_DID,
    GUERRILLAS_POOL,
    QUEUE,
    RESOURCES,
    SHADED,
)
from abyssal.games.andean_abyss.nonplayers.event_filter import FILTERS
from abyssal.games.andean_abyss.nonplayers.second_edition.government.events import CONDITIONS, LEVELS
from tests.games.andean_abyss.helpers import FACTIONS, RULES

from .bots import fate, reasons
from .bots import solo as position
from .cubes import act, garrison, held, part, steps

SHEET = json.loads((Path(andean_abyss.__file__).parent / "data" / "nonplayer.json").read_text(encoding="utf-8"))
CARDS = range(1, 73)
NEVER = {20, 36, 46, 53, 63, 64, 69, 72}
"""H 1: Events that the Government never executes."""


def test_8_8_2_the_table_is_whole() -> None:
    """8.8.2, 8.4.4 Every card has a condition, except those it never executes; every word is explained and
    understood."""
    table = SHEET["government"]
    assert "ours" in table["about"]
    assert {int(card) for card in table["executes"]} == set(CARDS) - NEVER
    assert set(table["executes"].values()) == table["words"].keys() == CONDITIONS.keys()
    assert all(shift in (1, 2) or shift in LEVELS for shift in table["shifts"].values())
    assert set(table["targets"].values()) <= set(FACTIONS)
    for card in RULES.cards.capability[1:]:
        assert isinstance(card, bool)
    capabilities = {card for card in CARDS if RULES.cards.capability[card]}
    assert {int(card) for card, word in table["executes"].items() if word == "capability"} == capabilities


@pytest.mark.parametrize(
    ("card", "text", "wanted"),
    [
        pytest.param(12, "", True, id="Aid"),
        pytest.param(6, "loc_cali_pasto: sabotage", True, id="a Department to win over"),
        pytest.param(6, "", False, id="no Sabotage"),
        pytest.param(22, "huila: PO", True, id="Opposition to end"),
        pytest.param(22, "huila: PS", False, id="no Opposition"),
        pytest.param(23, "huila: cartels 1b", True, id="a Cartels Base"),
        pytest.param(23, "huila: cartels 1g", False, id="no Cartels Base"),
        pytest.param(38, "huila: govt 1t, auc 2g(2a)", True, id="2 AUC Guerrillas"),
        pytest.param(38, "huila: govt 1t, auc 1g(1a)", False, id="1 AUC Guerrilla"),
        pytest.param(51, "loc_neiva_bogota: sabotage", True, id="pipelines to repair"),
        pytest.param(30, "huila: zone", True, id="a FARC Zone"),
        pytest.param(30, "", False, id="no FARC Zone"),
        pytest.param(43, "huila: govt 1t, farc 1b", True, id="a FARC Base beside Troops"),
        pytest.param(43, "huila: govt 1t, farc 1b, PS", False, id="Support would suffer"),
        pytest.param(49, "", False, id="AUC is no player"),
        pytest.param(62, "vaupes: farc 1b", True, id="a Base in the Forest"),
        pytest.param(62, "vaupes: farc 1g", False, id="1 Guerrilla in the Forest"),
        pytest.param(62, "vaupes: farc 2g", True, id="2 Guerrillas in the Forest"),
        pytest.param(65, "huila: farc 1g 1b, shipment farc.u", True, id="Base and Shipment"),
        pytest.param(65, "huila: farc 1g 1b", False, id="a Shipment would be placed"),
        pytest.param(65, "huila: farc 1b", True, id="only a Base to remove"),
        pytest.param(65, "huila: farc 1b\nsantander: auc 1g", False, id="another Mountain takes both"),
        pytest.param(19, "cali: govt 4t, farc 4g(4a)", True, id="an offensive worth it"),
        pytest.param(19, "cali: govt 1t, farc 1g(1a)", False, id="an offensive in vain"),
        pytest.param(8, "loc_cali_pasto: farc 1g(1a)", True, id="an Air Strike"),
        pytest.param(8, "", False, id="nothing to strike"),
        pytest.param(26, "cali: cartels 1g, farc 1g", True, id="FARC, a player, could lose"),
        pytest.param(20, "cali: farc 1g", False, id="never"),
        pytest.param(5, "", False, id="5: no Police available"),
        pytest.param(39, "", False, id="39: no Police available"),
        pytest.param(50, "", False, id="50: no Police available"),
        pytest.param(
            16, "huila: govt 1p\nantioquia: govt 1p\ncesar: farc 1g\nsantander: farc 1g", False, id="16: as much"
        ),
        pytest.param(16, "huila: govt 1p\nantioquia: govt 1p\ncesar: auc 1g\nsantander: farc 1g", True, id="16: more"),
        pytest.param(35, "", True, id="35: Aid or Resources"),
        pytest.param(28, "vichada: farc 1g", False, id="28: one piece"),
        pytest.param(28, "vichada: farc 2g", True, id="28: two pieces"),
        pytest.param(48, "santander: PO", True, id="48: Support gains"),
        pytest.param(48, "santander: farc 1b", True, id="48: a Base goes"),
        pytest.param(48, "", False, id="48: nothing"),
        pytest.param(23, "cali: cartels 1b", False, id="23: a Base in a City"),
        pytest.param(43, "cali: govt 1t, farc 1b", False, id="43: a City"),
        pytest.param(43, "huila: govt 1p, farc 1b", False, id="43: no Troops"),
        pytest.param(43, "huila: govt 1t, farc 1g", False, id="43: no Base"),
        pytest.param(65, "huila: farc 1g, shipment farc.u", False, id="65: no Base"),
        pytest.param(8, "huila: farc 3g(3a)", False, id="8: Air Strikes, but none of 8.8.7"),
        pytest.param(8, "huila: farc 1g(1a)", True, id="8: a last piece"),
        pytest.param(19, "cali: govt 2t, farc 3g(2a)", False, id="19: two Guerrillas go"),
        pytest.param(19, "cali: govt 4t, farc 5g(4a)", True, id="19: four Guerrillas go"),
        pytest.param(44, held(text="AS"), False, id="44: only Resources"),
        pytest.param(44, "", True, id="44: a City shifts"),
    ],
)
def test_8_8_2_wants_the_event(card: int, text: str, wanted: bool) -> None:
    """8.8.2 By our table; instead of an Event it does not want it executes an Operation."""
    b = garrison(text, 2)
    act(b, card=card)
    said = [reason for reason in steps(b, "8.8.2") if "government" in reason]
    assert said == [
        "8.8.2 government-never" if card in NEVER else f"8.8.2 government-wants {'yes' if wanted else 'no'}"
    ]


@pytest.mark.parametrize(("card", "wanted"), [(21, True), (41, True), (58, True), (61, True), (62, False)])
def test_8_8_2_to_take_resources(card: int, wanted: bool) -> None:
    """8.8.2 An Event that takes 5 Resources from an Insurgent faction is harm enough, with no piece on the map."""
    b = garrison("", {"govt": 2, "farc": 20, "auc": 20, "cartels": 20})
    act(b, card=card)
    assert (f"8.8.2 government-wants {'yes' if wanted else 'no'}") in reasons(b)


@pytest.mark.parametrize(("player", "available", "wanted"), [("auc", 9, True), ("auc", 0, False), ("farc", 9, False)])
def test_8_8_2_card_49(player: str, available: int, wanted: bool) -> None:
    """8.8.2 Card 49 only if AUC is a player and has Guerrillas available."""
    b = garrison("", 2, player=player)
    b.discard(AUC_U, b.n[GUERRILLAS_POOL[AUC]] - available)
    act(b, card=49)
    assert (f"8.8.2 government-wants {'yes' if wanted else 'no'}") in reasons(b)


@pytest.mark.parametrize("text", ["huila: farc 1b", "huila: farc 1g, shipment farc.u"])
def test_8_8_2_poppies_of_the_first_edition(text: str) -> None:
    """8.8.2 By the first edition's text card 65 takes a Base or a Shipment: either is enough."""
    b = position(text, 2, insurgents="farc", government="second")
    act(b, card=65)
    assert "8.8.2 government-wants yes" in reasons(b)


def test_8_8_2_unshaded_whatever_the_symbols_say() -> None:
    """8.8.2, 8.4.1 Its own symbol and the gray 2 do not matter; it uses the unshaded text."""
    assert RULES.cards.order[70][0] != 0
    b = garrison("", 9)
    assert act(b, card=12)["aid"] > 0
    assert b.n[EFFECT + 12] == 0


def test_8_8_2_only_if_open() -> None:
    """8.8.2 As 2nd Eligible only after an Operation with a Special Activity."""
    b = garrison("", 2)
    assert act(b, card=12, second=True)["aid"] > 0
    b = garrison("", 2)
    b.set(b.spec.at["first"], 2)
    b.set(FIRST_DID, sequence.EVENT)
    act(b, card=12)
    assert "8.8.2 event-open no" in reasons(b) and b.n[AID] == 9


@pytest.mark.parametrize(
    ("card", "text", "expected"),
    [
        pytest.param(31, "bogota: PS\ncali: PS\npasto: PS", {"bogota": 1, "cali": 1}, id="31: the greatest gain"),
        pytest.param(24, "bogota: PS\ncali: AO\npasto: AO", {"bogota": 0, "cali": 4}, id="24: not the largest City"),
    ],
)
def test_8_4_3_shifts(card: int, text: str, expected: dict[str, int]) -> None:
    """8.4.3 Spaces are shifted for the greatest gain of Support over Opposition."""
    others = "\n".join(f"{s}: AS" for s in RULES.spec.spaces[:11] if s not in text)
    found = act(garrison(f"{text}\n{others}", 2), card=card)
    assert {s: found.get(f"{s} support", 0) for s in expected} == expected


@pytest.mark.parametrize("die", ["1", "3", "5"])
def test_8_4_3_the_greatest_gain_whatever_the_dice(die: str) -> None:
    """8.4.3 Card 24: one City goes to Active Support, where the most is gained."""
    others = "\n".join(f"{s}: AS" for s in RULES.spec.spaces[:11] if s not in ("medellin", "pasto", "ibague"))
    found = act(garrison("medellin: PO\npasto: AO\nibague: AO\n" + others, 2), die, card=24)
    assert found == {"medellin support": 3, "barred farc": 1}


@pytest.mark.parametrize(
    ("text", "struck"),
    [
        pytest.param("arauca: farc 2g\nvichada: auc 3g", "arauca", id="a player's pieces"),
        pytest.param("arauca: farc 2g\nvichada: farc 3g", "vichada", id="the most pieces"),
        pytest.param("arauca: farc 9g\nvichada: auc 1g 1b", "vichada", id="Bases before all"),
    ],
)
def test_8_4_3_where_insurgents_are_struck(text: str, struck: str) -> None:
    """8.4.3 The most Bases, then players' pieces, then the most pieces, whatever the dice."""
    for die in ("1", "3", "4"):
        found = act(garrison(text, 2), die, card=28)
        assert {key.split()[0] for key in found} == {struck}


def test_8_4_4_calima_front() -> None:
    """8.4.4 Card 43: of two Departments that lose a FARC Base the one of the lower Population, not one at Support."""
    text = "huila: govt 1t, farc 1b\narauca: govt 1t, farc 1b\nchoco: govt 1t, farc 1b, PS"
    for die in ("1", "3", "5"):
        assert act(garrison(text, 2), die, card=43) == {"arauca terror": 2, "arauca farc.base": -1}


def test_8_4_4_the_player_that_has_five_resources() -> None:
    """8.4.4 Card 34: of two players the one that has 5 to lose, though the other has the better margin."""
    b = garrison("bogota: AO\ncali: AO", {"govt": 2, "farc": 4, "auc": 5, "cartels": 20})
    b.options.is_player[1:3] = [True, True]
    assert act(b, card=34) == {"resources auc": -5}


def test_8_4_3_removes_bases_then_players_pieces() -> None:
    """8.4.3, 8.1.2 The space with the most Bases; there Bases first, then the player's pieces."""
    text = "arauca: farc 6g, auc 3g\nvichada: cartels 1g 1b, farc 2g, auc 2g"
    assert act(garrison(text, 2), card=28) == {"vichada cartels.base": -1, "vichada farc.guerrilla.u": -2}
    assert act(garrison(text, 2, player="auc"), card=28) == {"vichada cartels.base": -1, "vichada auc.guerrilla.u": -2}


def test_8_4_4_police_to_departments() -> None:
    """8.4.4 Cards 39 and 50: Departments without Police, the highest Population first. Card 5: one to each pipeline."""
    b = garrison("antioquia: govt 1p", 2, police=9)
    assert part(act(b, card=50), "antioquia") == {}
    found = act(garrison("", 2, police=9), card=5)
    assert sorted(found.values()) == [1] * 6
    assert found["loc_arauca_cucuta govt.police"] == 1


@pytest.mark.parametrize("die", ["1", "2", "3", "4", "5", "6"])
def test_8_4_4_the_last_police_to_the_largest_department(die: str) -> None:
    """8.4.4 Card 50 with one Police Available: of the Departments without Police one of the highest Population."""
    assert act(garrison("", 2, police=1), die, card=50) in [
        {f"{department} govt.police": 1} for department in ("antioquia", "santander", "huila")
    ]


@pytest.mark.parametrize("die", ["1", "3", "5"])
def test_8_4_4_poppies_with_a_shipment(die: str) -> None:
    """8.4.4 Card 65: Mountains that lose a Base and a Shipment come before those with more Bases."""
    text = "santander: farc 1b, cartels 1g, shipment cartels.u\nhuila: farc 2b 4g"
    found = act(garrison(text, 2), die, card=65)
    assert part(found, "santander", "huila") == {"santander farc.base": -1}
    assert found["shipments"] == 1


def test_8_4_4_poppies_with_a_base_alone() -> None:
    """8.8.2, 8.4.4 Card 65: without a Guerrilla in a Mountain no Shipment can be placed. The Base is removed."""
    assert act(garrison("huila: farc 1b\nantioquia: govt 1b", 2), card=65) == {"huila farc.base": -1}


def test_8_4_4_poppies_with_a_shipment_alone() -> None:
    """8.8.2, 8.4.4 Card 65: in Santander, full of Government Bases, the Shipment goes and no Base comes."""
    found = act(garrison("santander: govt 2b, farc 1g, shipment farc.u", 2), card=65)
    assert found["shipments"] == 1
    assert not [name for name in found if not name.startswith("ship")]


def test_8_4_4_a_base_at_tres_esquinas() -> None:
    """8.4.4 Card 14: the Department of the highest Population with room."""
    found = act(garrison("santander: govt 1b\nantioquia: farc 2b", 2, troops=9, bases=2), card=14)
    assert found == {"huila govt.base": 1, "huila govt.troops": 3}


def test_8_4_4_removes_rather_than_replaces() -> None:
    """8.4.4 Cards 54 and 68: pieces go; Shipments before pieces."""
    assert act(garrison("huila: farc 2g", 2), card=54) == {"huila farc.guerrilla.u": -2}
    found = act(garrison("cali: cartels 1g\nchoco: cartels 1g, shipment cartels.u", 2), card=68)
    assert found["shipments"] == 1 and "choco cartels.guerrilla.u" not in found


def test_8_4_4_kill_zone_where_the_assault_removes_something() -> None:
    """8.4.4 Card 29: not where FARC has the most Bases but no cube stands; where the most Bases, then pieces, go."""
    idle = "huila: farc 1g 2b"
    found = act(garrison(idle + "\nmedellin: govt 3t, farc 2g\ncali: govt 3t, farc 1g, auc 2g", 2), card=29)
    assert found == {"medellin farc.guerrilla.u": -2}
    found = act(garrison(idle + "\nmedellin: govt 3t, farc 3g\ncali: govt 2t, farc 1g 1b", 2), card=29)
    assert found == {"cali farc.guerrilla.u": -1, "cali farc.base": -1}


def test_8_4_4_the_best_player_loses_resources() -> None:
    """8.4.4 Card 34: the player with the best margin."""
    b = garrison("", {"govt": 2, "farc": 9, "auc": 9})
    assert act(b, card=34) == {"resources farc": -5}


def test_8_4_4_union_sindical_obrera() -> None:
    """8.4.4 Card 48: the Opposition if that gains 2, else the FARC Base."""
    assert act(garrison("santander: PO, farc 1b", 2), card=48) == {"santander support": 1}
    assert act(garrison("arauca: PO, farc 1b", 2), card=48) == {"arauca farc.base": -1}


# 8.1 The filter


def test_8_1_filter_table() -> None:
    """8.1.filter The words are explained and understood; no Capability or Momentum against the Government passes."""
    table = SHEET["filter"]
    words = {word for found in table["cards"].values() for word in found}
    assert words == table["words"].keys() == FILTERS.keys()
    lasting = {card for card in CARDS if RULES.cards.capability[card] or RULES.cards.momentum[card]}
    assert {int(card) for card in table["cards"]} & lasting == {22, 67}
    assert not {63, 69} & {int(card) for card in table["cards"]}


@pytest.mark.parametrize(
    ("who", "card", "text", "player", "passes"),
    [
        ("farc", 21, "", "auc", True),
        ("auc", 6, "", "farc", False),
        ("auc", 40, "", "farc", True),
        ("cartels", 56, "", "farc", True),
        ("farc", 8, "", "auc", False),
        ("farc", 22, "", "auc", True),
        ("auc", 43, "huila: govt 1t, PO", "farc", True),
        ("auc", 43, "huila: govt 1t", "farc", False),
        ("farc", 43, "huila: govt 1t, PS", "auc", True),
        ("cartels", 29, "huila: farc 1g, auc 1g", "farc", True),
        ("cartels", 29, "huila: farc 1g, govt 1t", "auc", False),
        ("auc", 23, "", "farc", True),
        ("auc", 23, "", "cartels", False),
        ("auc", 46, "", "farc", False),
        ("auc", 46, "huila: auc 1g", "farc", True),
        ("cartels", 43, "huila: govt 1t, PO", "farc", False),
        ("farc", 43, "huila: govt 1t, PO", "auc", False),
        ("farc", 43, "huila: govt 1t", "auc", False),
        ("auc", 43, "cali: govt 1t, PO", "farc", False),
        ("auc", 43, "huila: govt 1p, PO", "farc", False),
    ],
)
def test_8_1_filter(who: str, card: int, text: str, player: str, passes: bool) -> None:
    """8.1.filter An Insurgent beside a Non-player Government takes an Event for itself, or to harm a player."""
    b = garrison(text, {"cartels": 9}, player=player)
    fate(b, who, card=card, second=RULES.cards.order[card][0] != FACTIONS[who])
    assert steps(b, "8.1.filter")[0] == f"8.1.filter filter-passed {'yes' if passes else 'no'}"


@pytest.mark.parametrize("die", ["1", "3", "5"])
def test_8_1_filter_holds_for_the_space(die: str) -> None:
    """8.1.filter Of several spaces those for which the reason holds, whatever the dice: Terror of AUC in Opposition, an
    Ambush of FARC that the Cartels call for where a player stands."""
    b = garrison("huila: govt 1t, auc 1g\nchoco: govt 1t, PO\narauca: govt 1t", 9, player="farc")
    assert "choco terror" in fate(b, "auc", die, card=43, second=True)
    b = garrison("huila: farc 1g, govt 2t\nchoco: farc 1g, auc 2g\nnarino: farc 1g, govt 2t", 9, player="auc")
    found = fate(b, "cartels", die, card=29, second=True)
    assert found["choco auc.guerrilla.u"] == -2


def test_8_1_filter_only_with_a_non_player_government() -> None:
    """8.1.filter With a Government player the filter does not apply."""
    b = garrison("", 2, player="auc")
    b.options.is_player[0] = True
    fate(b, "farc", card=27)
    assert steps(b, "8.1.filter") == [] and b.n[EFFECT + 27] == SHADED


def test_8_1_filter_momentum_before_propaganda() -> None:
    """8.1.filter, 8.1.ineffective Alfonso Cano counts even before a Propaganda card."""
    b = garrison("", 2, player="auc")
    b.set(QUEUE, 73)
    fate(b, "farc", card=ALFONSO_CANO)
    assert b.n[EFFECT + ALFONSO_CANO] == SHADED
    assert b.n[RESOURCES + FARC] == 2
