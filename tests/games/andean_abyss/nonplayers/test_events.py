"""8.4 Non-player Events: what applies to all of them, and the sheets behind them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from abyssal.games import andean_abyss
from abyssal.games.andean_abyss.names import GOVT
from abyssal.games.andean_abyss.nonplayers import ANSWERS, FIRST
from abyssal.games.andean_abyss.nonplayers.events import GUERRILLAS, LEVELS, PREFERENCES, WAYS
from abyssal.games.andean_abyss.nonplayers.second_edition import SECOND
from abyssal.language.bundles import message_files
from tests.games.andean_abyss.helpers import RULES

from .bots import dice, event, reasons, solo, turn

SHEETS = json.loads((Path(andean_abyss.__file__).parent / "data" / "nonplayer.json").read_text(encoding="utf-8"))

CHANCE = "remove-card attack-die die draw event-die green-die kidnap-die lot piles red-die yellow-die"
GOVERNMENT = (
    "activate activate-count activate-space after-operation air-lift-destination air-lift-origin air-strike "
    "air-strike-target assault-space assault-target before-round civic-action civic-steps discord eradicate "
    "eradicate-shift farc-zone patrol-assault patrol-destination patrol-origin redeploy-destination redeploy-origin "
    "special-forces sweep-origin sweep-space train-base train-build train-cubes train-space train-trade"
)
PERSONS = "before-placing deploy deploy-count event-activate event-activate-piece ship ship-from ship-operation "
PERSONS += "take-back-piece take-back-space"


def test_8_1_1_every_question_has_an_answer() -> None:
    """8.1.1 Each kind of question is for chance, for the Government, for players only, or has an answer. Those about
    the printed game are for people."""
    kinds = set()
    for path in [path for path in message_files("en", "andean-abyss") if path.name != "box.ftl"]:
        kinds |= set(re.findall(r"^prompt-([a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    answered = set(ANSWERS).union(*FIRST.answers)
    assert kinds - answered == set(f"{CHANCE} {GOVERNMENT} {PERSONS}".split(" "))
    assert answered <= kinds


def test_8_8_every_question_to_the_government_has_an_answer() -> None:
    """8.8 In the second edition the Government's questions have answers too, except Insurgent Discord."""
    asked = set(GOVERNMENT.split(" ")) - {"discord"} | {kind for kind in ANSWERS if kind.startswith("event-")}
    assert asked - SECOND.answers[GOVT].keys() == set()


def test_8_4_4_sheets_speak_of_what_there_is() -> None:
    """8.4.4 Cards have their titles, questions are those that Non-players get, words are explained and understood."""
    plain = {"attack", "terror", "remove", "replace", "place_base", "place_shipment"}
    used: set[str] = set()
    for number, facts in SHEETS["instructions"].items():
        assert facts["title"] == RULES.cards.title[int(number)]
        assert facts["source"] in ("playbook", "ours")
        for kind in facts.keys() - {"title", "source", "never", "note"}:
            known = {
                "event-count": {"one"},
                "event-faction": {"with_effect"},
                "event-how": {*WAYS, *plain},
                "event-carrier": {"carrier"},
                "event-move-piece": set(GUERRILLAS),
                "event-stays": set(GUERRILLAS),
                "event-terror": set(GUERRILLAS),
            }.get(kind, set(PREFERENCES))
            assert kind in ANSWERS
            assert set(facts[kind]) <= known
            used |= set(facts[kind]) - plain
    assert used == SHEETS["words"].keys()
    for shift in SHEETS["shifts"].values():
        assert shift in range(-2, 3) or shift == "passive" or shift in LEVELS


def test_8_2_sheets_hold_each_space_once() -> None:
    """8.2 All Cities and Departments are in the table; the two foreign ones share boxes."""
    assert sorted(RULES.sheet.ring) == RULES.spec.lands
    assert len(RULES.sheet.boxes) == 27


def test_8_4_1_dual_use() -> None:
    """8.4.1 AUC executes the shaded text of card 44, although the other one would have an effect too."""
    assert turn(solo("pasto: PS"), "auc", card=44) == {"pasto support": -1, "resources govt": -3}


def test_8_4_2_as_many_as_possible() -> None:
    """8.4.2 Card 71 lets the Cartels place 1 or 2 Bases in Panamá: they place 2."""
    assert event(solo(), "cartels", 71, True) == {"panama cartels.base": 2, "panama open": 1}


def test_8_4_3_spaces_at_random() -> None:
    """8.4.3 Troops are in two Departments: the dice say where card 43 puts its Terror."""
    assert event(solo("huila: govt 1t\narauca: govt 1t"), "auc", 43, True, *dice("421")) == {
        "arauca terror": 2,
        "aid": -9,
    }


def test_8_4_3_greatest_change_counts_support() -> None:
    """8.4.3 By card 15 Bucaramanga (2) would leave Passive Support for Passive Opposition: 4; Medellín (3) only enters
    Opposition: 3."""
    b = solo("bucaramanga: PS\nmedellin:\n" + _settled("bucaramanga", "medellin"))
    assert event(b, "cartels", 15, True) == {"bucaramanga support": -2}
    assert reasons(b) == ["8.4.3 greatest-change 2>1"]


def test_8_4_3_greatest_change_counts_opposition() -> None:
    """8.4.3 Here it is 8 that Bogotá adds to Opposition against 6 in Medellín."""
    assert event(solo("medellin: PS\n" + _settled("medellin", "bogota")), "cartels", 15, True) == {"bogota support": -1}


def test_8_4_3_equal_change_at_random() -> None:
    """8.4.3, 8.2 Cali and Medellín are equal: the dice decide."""
    b = solo(_settled("medellin", "cali"))
    assert event(b, "cartels", 15, True, *dice("131")) == {"medellin support": -1}


def _settled(*others: str) -> str:
    """Return all Cities except these, at Active Support."""
    return "\n".join(f"{RULES.spec.spaces[s]}: AS" for s in RULES.spec.cities if RULES.spec.spaces[s] not in others)


def test_8_2_as_much_as_possible_in_the_space_reached() -> None:
    """8.2 FARC removes 2 Police by card 50, as AUC has no Guerrilla to replace them. The dice lead to Medellín, and
    both are removed there without another roll."""
    b = solo("bogota: govt 2p\nmedellin: govt 2p\nloc_cali_pasto: auc 18g")
    assert event(b, "farc", 50, True, *dice("131")) == {"medellin govt.police": -2}


def test_8_2_then_roll_again() -> None:
    """8.2 With a single Police in Medellín the second one is rolled for again."""
    b = solo("bogota: govt 2p\nmedellin: govt 1p\ncali: govt 1p\nloc_cali_pasto: auc 18g")
    assert event(b, "farc", 50, True, *dice("131", "441")) == {"medellin govt.police": -1, "bogota govt.police": -1}


@pytest.mark.parametrize(("who", "card"), [("cartels", 63), ("cartels", 69)])
def test_8_4_4_never_executed(who: str, card: int) -> None:
    """8.4.4 The Cartels are leftmost and the Event has an effect, and they still Rally."""
    b = solo("bogota: cartels 2g", {"cartels": 1})
    assert turn(b, who, card=card) == {
        "bogota cartels.base": 1,
        "bogota cartels.guerrilla.u": -2,
        "resources cartels": -1,
    }
    assert reasons(b)[1] == ("8.4.4 never-executed" if card == 63 else "8.4.4 never-by-us")
