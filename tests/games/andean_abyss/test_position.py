"""Positions as data: what may be left out, and what is refused and why."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abyssal.coin.game import Game
from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss import position as position_module
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.helpers import RULES


def read(**data: Any) -> Colombia:
    return RULES.from_position(json.loads(json.dumps(data)))


def position(b: Colombia) -> dict[str, Any]:
    return RULES.to_position(b)


def test_nothing_said() -> None:
    """An empty map before the first card, all factions Eligible, the deck as at set-up."""
    assert position(read()) == {
        "format": 1,
        "game": "andean-abyss",
        "options": RULES.check_options({}),
        "phase": "new_card",
        "next": [],
        "played": [],
        "deck": {"packets": [[15, 1], [15, 1], [15, 1], [15, 1]], "set_aside": 12},
        "eligible": ["govt", "farc", "auc", "cartels"],
        "president": "samper",
        "aid": 0,
        "resources": {"govt": 0, "farc": 0, "auc": 0, "cartels": 0},
        "spaces": {},
    }


def test_set_up_in_words() -> None:
    words = position(RULES.new_board(RULES.check_options({"scenario": "quick"})))
    assert words["phase"] == "setup"
    assert words["president"] == "pastrana"
    assert words["spaces"]["meta_west"] == {
        "farc.guerrilla.u": 6,
        "farc.base": 1,
        "cartels.base": 1,
        "support": "AO",
        "zone": True,
    }
    assert words["deck"] == {"packets": [[6, 0], [6, 1], [6, 0], [6, 1]], "set_aside": 48}


def test_a_space_as_text_or_object() -> None:
    text = "farc 2g(1a) 1b, cartels 1b, AO, terror 1, zone, shipment farc.a"
    facts = {
        "farc.guerrilla.u": 1, "farc.guerrilla.a": 1, "farc.base": 1, "cartels.base": 1,
        "support": "AO", "terror": 1, "zone": True,
    }  # fmt: skip
    shipments = [{"space": "meta_west", "carrier": "farc.guerrilla.a"}]
    short = read(spaces={"meta_west": text})
    long = read(spaces={"meta_west": facts}, shipments=shipments)
    assert short.snapshot() == long.snapshot()
    assert position(short)["spaces"] == {"meta_west": facts}
    assert position(short)["shipments"] == shipments


EVERYTHING: dict[str, Any] = {
    "format": 1,
    "game": "andean-abyss",
    "options": RULES.check_options({"edition": "second", "players": "3"}),
    "phase": "turn",
    "card": 25,
    "next": [31],
    "played": [10, 42, 73, 60],
    "deck": {"packets": [[0, 0], [9, 1], [15, 1], [0, 1]], "set_aside": 43, "order": [1, 74, 2]},
    "eligible": ["govt", "farc", "auc"],
    "acted": {"govt": "stays", "auc": "passed", "cartels": "out"},
    "barred": ["cartels"],
    "first": "govt",
    "first_did": "operation_and_special",
    "president": "uribe",
    "aid": 29,
    "resources": {"govt": 99, "farc": 0, "auc": 1, "cartels": 40},
    "capabilities": {"10": "shaded"},
    "momentum": {"42": "shaded"},
    "protected": "auc",
    "foreign": ["ecuador", "panama"],
    "spaces": {
        "bogota": {"govt.troops": 1, "govt.police": 2, "pop": 7, "support": "PS", "terror": 2},
        "loc_cali_pasto": {"auc.guerrilla.u": 1, "sabotage": True},
        "ecuador": {"cartels.guerrilla.u": 1, "cartels.base": 1},
    },
    "shipments": [None, {"space": "ecuador", "carrier": "cartels.guerrilla.u"}],
    "out_of_play": {"farc.base": 2, "farc.guerrilla": 3},
}
"""A position that uses every part of the format."""


def test_everything_at_once() -> None:
    b = read(**EVERYTHING)
    assert position(b) == EVERYTHING
    assert b.available(names.FARC_BASE) == 7
    assert b.n[names.ROUNDS] == 1 and b.n[names.PROPAGANDA_PLAYED] == 1


# Derived facts.


def test_the_phase_follows_from_the_card() -> None:
    assert position(read(card=5))["phase"] == "turn"
    assert position(read(card="propaganda"))["phase"] == "victory"
    assert position(read(next=[5]))["phase"] == "new_card"


@pytest.mark.parametrize("phase", names.PHASES[names.VICTORY_PHASE : names.OVER])
def test_a_game_can_begin_at_any_propaganda_phase(phase: str) -> None:
    """The Propaganda card is implied."""
    b = read(phase=phase, spaces={"bogota": "govt 1t 1p"}, resources={"govt": 10})
    assert position(b)["card"] == 73
    game = Game.at(RULES, b)
    assert game.decision is not None


def test_a_game_can_begin_at_any_turn() -> None:
    game = Game.at(RULES, read(card=25, first="farc", first_did="event", resources={"auc": 3}))
    assert game.decision is not None and game.decision.actor == names.AUC
    assert game.decision.options == ["rally", "pass"]
    game = Game.at(RULES, read(card=25, acted={"farc": "passed", "auc": "passed", "govt": "out"}))
    assert game.decision is not None and game.decision.actor == names.CARTELS
    game = Game.at(RULES, read(card=25, eligible=["govt"]))
    assert game.decision is not None and game.decision.actor == names.GOVT
    game = Game.at(RULES, read(next=[25]))
    assert game.decision is not None and game.decision.kind == "draw", "the card after it is turned up"
    game.choose("26")
    assert game.decision.actor == names.FARC


def test_named_cards_have_left_the_deck() -> None:
    """Events and Propaganda cards come from the topmost packets that hold them. Cards with lasting effects have been
    played."""
    b = read(card=25, next=[31], played=["propaganda", 1], capabilities={"9": "unshaded"})
    words = position(b)
    assert words["deck"] == {"packets": [[11, 0], [15, 1], [15, 1], [15, 1]], "set_aside": 12}
    assert words["played"] == [9, 73, 1]


def test_cards_set_aside_follow_from_the_packets() -> None:
    assert position(read(deck={"packets": [[3, 4]]}))["deck"] == {"packets": [[3, 4]], "set_aside": 69}


def test_who_is_first_has_executed() -> None:
    words = position(read(card=25, first="farc", first_did="event", second="auc"))
    assert words["acted"] == {"farc": "executed", "auc": "executed"}


def test_control_marks() -> None:
    """6.2 If left out after the Control Phase, the markers follow current Control; before that there are none."""
    spaces = {"bogota": "govt 2p", "huila": "farc 1b", "choco": "farc 1g, auc 1g"}
    assert position(read(phase="agitation", spaces=spaces))["control"] == {"bogota": "govt", "huila": "farc"}
    assert position(read(phase="agitation", spaces=spaces, control={"choco": "farc"}))["control"] == {"choco": "farc"}
    assert position(read(phase="agitation", spaces=spaces, control={}))["control"] == {}
    assert "control" not in position(read(phase="control", spaces=spaces))
    assert "control" not in position(read(card=25, spaces=spaces))


def test_rounds_follow_from_the_cards_played() -> None:
    """6.0 A Propaganda card right after another starts no Round."""
    b = read(played=[1, "propaganda", "propaganda", 2, "propaganda"])
    assert (b.n[names.ROUNDS], b.n[names.PROPAGANDA_PLAYED], b.n[names.AFTER_ROUND]) == (2, 3, 1)
    b = read(played=[1, "propaganda"], card=2)
    assert (b.n[names.ROUNDS], b.n[names.PROPAGANDA_PLAYED], b.n[names.AFTER_ROUND]) == (1, 1, 0)
    b = read(played=[1], phase="redeploy")
    assert (b.n[names.ROUNDS], b.n[names.PROPAGANDA_PLAYED], b.n[names.AFTER_ROUND]) == (0, 1, 0)


def test_a_loose_shipment_shows_but_cannot_be_begun_with() -> None:
    b = read(spaces={"cali": "farc 1g, auc 1g, shipment farc.u"})
    b.remove(names.FARC_U, names.CALI)
    words = position(b)
    assert words["shipments"] == [{"space": "cali", "carrier": "farc.guerrilla.u", "loose": True}]
    with pytest.raises(Problem, match="loose-shipment"):
        RULES.from_position(words)


# Impossible positions.

PROBLEMS: list[tuple[dict[str, Any], str, dict[str, object]]] = [
    ({"format": 2}, "other-format", {"found": "2", "known": 1}),
    ({"format": True}, "other-format", {"found": "true", "known": 1}),
    ({"format": 1.0}, "other-format", {"found": "1.0", "known": 1}),
    ({"game": "chess"}, "other-game", {"found": "chess", "known": "andean-abyss"}),
    ({"colour": 1}, "unknown-name", {"kind": "key", "name": "colour", "where": "position"}),
    ({"options": {"color": "red"}}, "unknown-option", {"option": "color"}),
    ({"options": {"edition": "third"}}, "unknown-value", {"option": "edition", "value": "third"}),
    ({"options": {"edition": 2}}, "wrong-type", {"expected": "text", "found": "2", "where": "options/edition"}),
    ({"options": []}, "wrong-type", {"expected": "object", "where": "options"}),
    # Phase and cards.
    ({"phase": "lunch"}, "unknown-name", {"kind": "phase", "name": "lunch", "where": "phase"}),
    ({"phase": 2}, "wrong-type", {"expected": "text", "where": "phase"}),
    ({"phase": "turn"}, "missing-key", {"key": "card", "where": "position"}),
    ({"phase": "turn", "card": 73}, "wrong-card", {"card": 73, "phase": "turn", "where": "card"}),
    ({"phase": "redeploy", "card": 3}, "wrong-card", {"card": 3, "phase": "redeploy", "where": "card"}),
    ({"phase": "new_card", "card": 3}, "out-of-phase", {"key": "card", "phase": "new_card"}),
    ({"acted": {"farc": "passed"}}, "out-of-phase", {"key": "acted", "phase": "new_card"}),
    ({"phase": "control", "second": "farc"}, "out-of-phase", {"key": "second", "phase": "control"}),
    ({"completed": True}, "out-of-phase", {"key": "completed", "phase": "new_card"}),
    ({"card": 77}, "unknown-name", {"kind": "card", "name": "77", "where": "card"}),
    ({"card": 0}, "unknown-name", {"kind": "card", "name": "0", "where": "card"}),
    ({"card": "25"}, "wrong-type", {"expected": "card", "found": '"25"', "where": "card"}),
    ({"card": True}, "wrong-type", {"expected": "card", "where": "card"}),
    ({"played": [25], "next": [25]}, "card-twice", {"card": 25, "where": "next"}),
    ({"played": [25], "card": 25}, "card-twice", {"card": 25, "where": "card"}),
    ({"played": 25}, "wrong-type", {"expected": "list", "where": "played"}),
    ({"played": ["propaganda"] * 5}, "too-many", {"what": "propaganda", "where": "played"}),
    ({"next": [1, 2, 3, 4, 5]}, "too-many", {"what": "cards", "where": "next"}),
    # The deck.
    ({"deck": {"cards": 5}}, "unknown-name", {"kind": "key", "name": "cards", "where": "deck"}),
    ({"deck": {"packets": [[73, 0]]}}, "bad-packets", {"what": "events", "packets": 73, "cards": 72}),
    ({"deck": {"packets": [[40, 0], [32, 0]]}, "next": [4]}, "bad-packets", {"packets": 72, "cards": 71}),
    ({"deck": {"packets": [[0, 5]]}}, "bad-packets", {"what": "propaganda", "packets": 5, "cards": 4}),
    ({"deck": {"set_aside": 11}}, "bad-packets", {"what": "set_aside", "where": "deck/set_aside"}),
    ({"deck": {"packets": [[1]]}}, "wrong-type", {"expected": "pair", "where": "deck/packets/1"}),
    ({"deck": {"packets": [[1, -1]]}}, "out-of-range", {"value": -1, "where": "deck/packets/1"}),
    ({"deck": {"packets": [[1, 0]] * 9}}, "too-many", {"what": "packets", "where": "deck/packets"}),
    ({"options": {"scenario": "quick"}, "played": ["propaganda"] * 3}, "bad-packets", {"what": "propaganda"}),
    ({"deck": {"order": [1, 2, "propaganda", "propaganda"]}}, "bad-order", {"card": 74, "where": "deck/order"}),
    ({"deck": {"order": [1], "packets": []}}, "bad-order", {"card": 1, "where": "deck/order"}),
    ({"deck": {"order": [1]}, "played": [1]}, "card-twice", {"card": 1, "where": "deck/order"}),
    ({"deck": {"order": [7]}, "capabilities": {"7": "shaded"}}, "card-twice", {"card": 7, "where": "deck/order"}),
    # The final Propaganda card must still come.
    ({"deck": {"packets": [], "set_aside": 72}}, "bad-packets",
     {"what": "propaganda", "packets": 0, "cards": 4, "where": "deck/packets"}),
    ({"deck": {"packets": [[3, 0]], "set_aside": 69}}, "bad-packets", {"packets": 0, "cards": 4}),
    ({"deck": {"packets": [[3, 1], [3, 1]]}, "next": [73], "options": {"short": "false"}}, "bad-packets",
     {"packets": 3, "cards": 4}),
    ({"deck": {"packets": [[3, 1]]}, "played": [73, 1], "phase": "redeploy"}, "bad-packets",
     {"packets": 1, "cards": 2}),
    ({"played": [73, 74, 75, 76]}, "bad-packets", {"packets": 4, "cards": 3, "where": "played"}),
    ({"played": [73, 1, 74, 2, 75, 3], "phase": "reset"}, "bad-packets", {"packets": 4, "cards": 3}),
    ({"options": {"short": "true"}, "played": [73, 1, 74, 2, 75]}, "bad-packets", {"packets": 3, "cards": 2}),
    ({"options": {"scenario": "quick"}, "played": [73, 74]}, "bad-packets", {"packets": 2, "cards": 1}),
    ({"options": {"no_reveal": "true"}, "next": [4]}, "too-many", {"what": "cards", "most": 0, "where": "next"}),
    ({"played": [74]}, "bad-order", {"card": 74, "where": "played"}),
    ({"played": [1, 73], "deck": {"order": [75]}}, "bad-order", {"card": 75, "where": "deck/order"}),
    # At set-up nothing has been played.
    ({"phase": "setup", "options": {"piles": "rough"}, "played": [1, 2, 3]}, "out-of-phase",
     {"key": "played", "phase": "setup"}),
    ({"phase": "setup", "played": [1]}, "out-of-phase", {"key": "played", "phase": "setup"}),
    ({"phase": "setup", "next": [1]}, "out-of-phase", {"key": "next", "phase": "setup"}),
    ({"phase": "setup", "capabilities": {"3": "shaded"}}, "out-of-phase", {"key": "capabilities", "phase": "setup"}),
    ({"phase": "setup", "momentum": {"17": "shaded"}}, "out-of-phase", {"key": "momentum", "phase": "setup"}),
    ({"phase": "setup", "deck": {"packets": [[5, 1]] * 4}}, "out-of-phase", {"key": "deck/packets", "phase": "setup"}),
    # The sequence of play.
    ({"eligible": ["eln"]}, "unknown-name", {"kind": "faction", "name": "eln", "where": "eligible"}),
    ({"eligible": ["farc", "farc"]}, "named-twice", {"kind": "faction", "name": "farc", "where": "eligible"}),
    ({"card": 1, "acted": {"farc": "slept"}}, "unknown-name", {"kind": "action", "where": "acted/farc"}),
    ({"card": 1, "first": "farc"}, "missing-key", {"key": "first_did", "where": "position"}),
    ({"card": 1, "first_did": "event"}, "missing-key", {"key": "first", "where": "position"}),
    ({"card": 1, "second": "farc"}, "missing-key", {"key": "first", "where": "second"}),
    ({"card": 1, "first": "farc", "first_did": "event", "acted": {"farc": "passed"}}, "has-executed",
     {"faction": "farc", "action": "passed", "where": "acted/farc"}),
    ({"card": 1, "first": "farc", "first_did": "event", "second": "auc", "acted": {"auc": "waiting"}}, "has-executed",
     {"faction": "auc", "action": "waiting"}),
    # Tracks and effects.
    ({"resources": {"farc": 100}}, "out-of-range", {"value": 100, "low": 0, "high": 99, "where": "resources/farc"}),
    ({"resources": {"farc": "5"}}, "wrong-type", {"expected": "number", "where": "resources/farc"}),
    ({"resources": {"farc": 1.5}}, "wrong-type", {"expected": "number", "where": "resources/farc"}),
    ({"resources": {"eln": 5}}, "unknown-name", {"kind": "faction", "where": "resources"}),
    ({"aid": 30}, "out-of-range", {"value": 30, "high": 29, "where": "aid"}),
    ({"president": "santos"}, "unknown-name", {"kind": "president", "name": "santos", "where": "president"}),
    ({"capabilities": {"4": "shaded"}}, "unknown-name", {"kind": "card", "name": "4", "where": "capabilities"}),
    ({"momentum": {"7": "shaded"}}, "unknown-name", {"kind": "card", "name": "7", "where": "momentum"}),
    ({"capabilities": {"7": "dark"}}, "unknown-name", {"kind": "side", "where": "capabilities/7"}),
    ({"protected": "farc"}, "missing-key", {"key": "42", "where": "momentum"}),
    ({"momentum": {"42": "shaded"}}, "missing-key", {"key": "protected", "where": "momentum/42"}),
    # The map.
    ({"spaces": {"lima": "farc 1g"}}, "unknown-name", {"kind": "space", "name": "lima", "where": "spaces"}),
    ({"spaces": {"cali": ["farc 1g"]}}, "wrong-type", {"expected": "object", "where": "spaces/cali"}),
    ({"spaces": {"cali": "eln 1g"}}, "unknown-name", {"kind": "word", "name": "eln 1g"}),
    ({"spaces": {"cali": "farc 1t"}}, "unknown-name", {"kind": "pieces", "name": "1t"}),
    ({"spaces": {"cali": "farc " + "9" * 5000 + "g"}}, "unknown-name", {"kind": "pieces"}),
    ({"spaces": {"cali": "farc 2g(" + "9" * 5000 + "a)"}}, "unknown-name", {"kind": "pieces"}),
    ({"spaces": {"cali": "terror " + "9" * 5000}}, "unknown-name", {"kind": "word"}),
    ({"spaces": {"cali": {"farc.troops": 1}}}, "unknown-name", {"kind": "key", "name": "farc.troops"}),
    ({"spaces": {"cali": {"farc.base": "1"}}}, "wrong-type", {"where": "spaces/cali/farc.base"}),
    ({"spaces": {"cali": {"farc.base": -1}}}, "out-of-range", {"where": "spaces/cali/farc.base"}),
    ({"spaces": {"cali": "farc 31g"}}, "too-many", {"what": "farc 31g", "most": 30, "where": "cali: farc 31g"}),
    ({"spaces": {"cali": "farc 20g", "huila": {"farc.guerrilla.a": 11}}}, "too-many",
     {"what": "farc.guerrilla.a", "most": 10, "where": "spaces/huila/farc.guerrilla.a"}),
    ({"spaces": {"cali": "AS, PS"}}, "named-twice", {"name": "level", "where": "cali: AS, PS"}),
    ({"spaces": {"cali": "farc 1g, auc 1g, farc 1b"}}, "named-twice", {"name": "farc"}),
    ({"spaces": {"cali": "farc 1g 1g"}}, "named-twice", {"name": "1g", "where": "cali: farc 1g 1g"}),
    ({"spaces": {"loc_cali_pasto": {"pop": 3}}}, "unknown-name", {"kind": "key", "name": "pop"}),
    ({"spaces": {"cali": "terror 1, terror 1"}}, "named-twice", {"name": "terror"}),
    ({"spaces": {"huila": "zone, zone"}}, "named-twice", {"name": "zone", "where": "spaces/huila"}),
    ({"spaces": {"huila": "farc"}}, "no-pieces", {"faction": "farc", "where": "huila: farc"}),
    ({"spaces": {"loc_cali_pasto": "farc 1b"}}, "no-room", {"what": "farc 1b", "why": "loc"}),
    ({"spaces": {"loc_cali_pasto": {"auc.base": 1}}}, "no-room", {"where": "spaces/loc_cali_pasto/auc.base"}),
    ({"spaces": {"cali": "farc 2b, auc 1b"}}, "no-room", {"what": "auc 1b", "why": "bases"}),
    ({"spaces": {"cali": {"cartels.base": 3}}}, "no-room", {"what": "cartels.base"}),
    ({"spaces": {"huila": "govt 1t, zone"}}, "govt-in-zone", {"space": "huila", "where": "spaces/huila"}),
    ({"spaces": {"huila": {"zone": True, "govt.base": 1}}}, "govt-in-zone", {"where": "spaces/huila/zone"}),
    ({"spaces": {"cali": "zone"}}, "no-zone", {"space": "cali"}),
    ({"spaces": {"huila": {"zone": 1}}}, "wrong-type", {"expected": "true-or-false"}),
    ({"spaces": {"loc_cali_pasto": {"terror": 1}}}, "unknown-name", {"kind": "key", "name": "terror"}),
    ({"spaces": {"cali": {"terror": 41}}}, "out-of-range", {"value": 41}),
    ({"spaces": {"cali": {"terror": 40}, "huila": {"terror": 1}}}, "too-many", {"what": "markers"}),
    ({"spaces": {"vaupes": "AO"}}, "no-level", {"space": "vaupes", "where": "vaupes: AO"}),
    ({"spaces": {"loc_cali_pasto": {"support": "AS"}}}, "no-level", {"space": "loc_cali_pasto"}),
    ({"spaces": {"cali": {"support": "N"}}}, "unknown-name", {"kind": "level", "name": "N"}),
    ({"spaces": {"ecuador": "farc 1g"}}, "not-in-play", {"space": "ecuador", "where": "spaces/ecuador"}),
    ({"foreign": ["ecuador"], "spaces": {"ecuador": "farc 3g"}}, "no-room", {"what": "farc 3g", "why": "ecuador"}),
    ({"foreign": ["peru"]}, "unknown-name", {"kind": "country", "name": "peru", "where": "foreign"}),
    ({"phase": "agitation", "control": {"cali": "auc"}}, "no-control",
     {"space": "cali", "faction": "auc", "where": "control/cali"}),
    ({"phase": "agitation", "control": {"loc_cali_pasto": "govt"}}, "no-control", {"space": "loc_cali_pasto"}),
    ({"control": {"cali": "govt"}}, "out-of-phase", {"key": "control", "phase": "new_card"}),
    ({"phase": "control", "control": {}}, "out-of-phase", {"key": "control", "phase": "control"}),
    ({"card": 25, "control": {}}, "out-of-phase", {"key": "control", "phase": "turn"}),
    ({"out_of_play": {"farc.base": 10}}, "out-of-range", {"value": 10, "where": "out_of_play/farc.base"}),
    ({"out_of_play": {"farc.base": 9}, "spaces": {"cali": "farc 1b"}}, "too-many", {"what": "farc.base"}),
    ({"out_of_play": {"farc.guerrilla.u": 1}}, "unknown-name", {"kind": "piece", "where": "out_of_play"}),
    # Shipments.
    ({"spaces": {"cali": "farc 1g, shipment farc.a"}}, "no-carrier",
     {"space": "cali", "carrier": "farc.guerrilla.a", "where": "spaces/cali"}),
    ({"spaces": {"cali": "farc 1b, shipment farc.b"}}, "unknown-name", {"kind": "piece"}),
    ({"shipments": [{"space": "cali", "carrier": "auc.guerrilla.u"}]}, "no-carrier", {"where": "shipments/1"}),
    ({"shipments": [{"space": "cali"}]}, "missing-key", {"key": "carrier", "where": "shipments/1"}),
    ({"shipments": [{"space": "cali", "carrier": "auc.base"}]}, "unknown-name", {"kind": "piece"}),
    ({"spaces": {"cali": "farc 1g" + ", shipment farc.u" * 5}}, "too-many", {"what": "shipments"}),
    ({"spaces": {"cali": "farc 1g"}, "shipments": [{"space": "cali", "carrier": "farc.guerrilla.u", "loose": ""}]},
     "wrong-type", {"expected": "true-or-false", "found": '""', "where": "shipments/1/loose"}),
    ({"shipments": [None] * 5}, "too-many", {"what": "shipments", "most": 4, "where": "shipments"}),
]  # fmt: skip


@pytest.mark.parametrize(("data", "id", "facts"), PROBLEMS, ids=[f"{i} {p[1]}" for i, p in enumerate(PROBLEMS)])
def test_what_cannot_be_is_refused(data: dict[str, Any], id: str, facts: dict[str, object]) -> None:
    """The problem says what is wrong and where."""
    with pytest.raises(Problem) as caught:
        read(**data)
    assert caught.value.id == id
    assert {**caught.value.facts, **facts} == caught.value.facts


WORDS = [
    "farc", "bogota", "ecuador", "farc.base", "farc.guerrilla.u", "farc.guerrilla", "support", "terror", "sabotage",
    "pop", "zone", "shipment", "AO", "42", "7", "shaded", "event", "passed", "packets", "order", "set_aside", "space",
    "carrier", "propaganda", "turn", "over", "farc 1g, AO", "govt 1t, zone",
    "cartels 1g(1a), shipment cartels.a", "samper",
]  # fmt: skip


@pytest.mark.parametrize("data", [None, [], "x", 5])
def test_a_position_is_an_object(data: Any) -> None:
    with pytest.raises(Problem, match="wrong-type"):
        RULES.from_position(data)


values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 120) | st.floats() | st.sampled_from(WORDS) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@given(st.sampled_from(position_module.KEYS), values)
def test_anything_else_is_a_position_or_a_problem(key: str, value: Any) -> None:
    """Any value in any place is either refused with a message or makes a board that survives a round trip."""
    data = {**EVERYTHING, key: value}
    try:
        b = RULES.from_position(data)
    except Problem:
        return
    assert RULES.from_position(position(b)).snapshot() == b.snapshot()


@given(st.sampled_from(sorted(EVERYTHING["spaces"])), st.sampled_from(WORDS), values)
def test_any_space_is_a_space_or_a_problem(space: str, word: str, value: Any) -> None:
    facts: dict[str, Any] = EVERYTHING["spaces"][space]
    for changed in (value, {**facts, word: value}):
        try:
            b = RULES.from_position({**EVERYTHING, "spaces": {**EVERYTHING["spaces"], space: changed}})
        except Problem:
            continue
        b.check()
