"""Positions of A Distant Plain as JSON: round trips, defaults, and errors with their reasons."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games.distant_plain import names
from abyssal.games.distant_plain import position as position_module
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from abyssal.language import LANGUAGES, Words
from tests.games.distant_plain.helpers import RULES


def read(**data: Any) -> Afghanistan:
    return RULES.from_position(json.loads(json.dumps(data)))


def position(b: Afghanistan) -> dict[str, Any]:
    return RULES.to_position(b)


def test_nothing_said() -> None:
    """An empty map before the first card, everybody Eligible, the deck as at set-up, Islamabad at Backing."""
    assert position(read()) == {
        "format": 1,
        "game": "distant-plain",
        "options": RULES.check_options({}),
        "phase": "new_card",
        "next": [],
        "played": [],
        "deck": {"packets": [[12, 1]] * 5, "set_aside": 12},
        "eligible": ["coalition", "taliban", "government", "warlords"],
        "aid": 0,
        "patronage": 0,
        "resources": {"taliban": 0, "government": 0, "warlords": 0},
        "islamabad": "backing",
        "spaces": {},
    }


EVERYTHING: dict[str, Any] = {
    "format": 1,
    "game": "distant-plain",
    "options": RULES.check_options(
        {"scenario": "short", "players": "3", "sudden_propaganda": "true", "deception": "true"}
    ),
    "phase": "turn",
    "card": 13,
    "next": [28],
    "played": [23, 45, 73, 60],
    "deck": {"packets": [[0, 0], [10, 1], [12, 1], [12, 1]], "set_aside": 30, "order": [44]},
    "removed": [1, 5, 36],
    "eligible": ["coalition", "taliban", "warlords"],
    "acted": {"coalition": "stays", "taliban": "passed", "warlords": "out"},
    "barred": ["warlords"],
    "first": "coalition",
    "first_did": "operation_and_special",
    "aid": 21,
    "patronage": 40,
    "resources": {"taliban": 75, "government": 0, "warlords": 12},
    "islamabad": "hostility",
    "hard": True,
    "capabilities": {"1": "unshaded", "23": "shaded"},
    "momentum": {"45": "unshaded"},
    "elders": "warlords",
    "spaces": {
        "kabul": {"coalition.troops": 2, "coalition.base": 1, "government.police": 3, "support": "S", "terror": 2},
        "farah": {"warlords.guerrilla.a": 1, "warlords.base": 1, "support": "O", "returnee": True},
        "waziristan": {"taliban.guerrilla.a": 3, "taliban.base": 2},
        "loc_kabul_tor_kham": {"government.troops": 1, "taliban.guerrilla.u": 1, "sabotage": True},
    },
    "casualties": {"coalition.troops": 2, "coalition.base": 1},
    "out_of_play": {"coalition.troops": 3, "taliban.base": 1},
    "deception": {
        "coalition": ["hidden_asset", "?hidden_agenda"],
        "taliban": ["?", "?"],
        "government": ["hidden_agenda", "hidden_agenda"],
    },
}
"""A position that uses every part of the format except those of Propaganda Rounds."""


def test_everything_at_once() -> None:
    b = read(**EVERYTHING)
    assert position(b) == EVERYTHING
    assert (b.n[names.ROUNDS], b.n[names.PROPAGANDA_PLAYED], b.n[names.RETURNEES]) == (1, 1, 5)
    assert (b.available(names.COALITION_TROOPS), b.available(names.TALIBAN_BASE)) == (20 - 2 - 2 - 3, 12 - 2 - 1)
    assert set(EVERYTHING) | {"control", "completed", "second", "awaiting", "cards"} == set(position_module.KEYS)


def test_8_1_awaiting_a_capability() -> None:
    """8.1.capability Non-players that Passed for the next card are remembered; players do not wait."""
    options = {"people": "coalition+government"}
    b = read(options=options, awaiting=["taliban"])
    assert (b.awaits(names.TALIBAN), b.awaits(names.WARLORDS)) == (True, False)
    assert position(b)["awaiting"] == ["taliban"]
    with pytest.raises(Problem, match="player-awaits"):
        read(options=options, awaiting=["coalition"])


def test_control_while_it_waits() -> None:
    """6.5 In the Redeploy Phase Control may differ from the pieces; it is written then, and read."""
    said = {"spaces": {"herat": {"government.troops": 2}}, "control": {"kandahar": "taliban", "balkh": "coin"}}
    b = read(phase="redeploy_police", **said)
    assert {name: position(b)[name] for name in said} == said
    assert (b.coin_control_and_patronage(), b.uncontrolled()) == (2, 25 - 4)
    assert position(read(phase="redeploy_police", spaces={"herat": "government 2t"}))["control"] == {"herat": "coin"}


def test_a_space_as_text_or_object() -> None:
    text = "taliban 2g(1a) 1b, government 1t 1p, O, terror 1, returnee"
    facts = {
        "government.troops": 1, "government.police": 1, "taliban.guerrilla.u": 1, "taliban.guerrilla.a": 1,
        "taliban.base": 1, "support": "O", "terror": 1, "returnee": True,
    }  # fmt: skip
    assert read(spaces={"farah": text}).snapshot() == read(spaces={"farah": facts}).snapshot()
    assert position(read(spaces={"farah": text}))["spaces"] == {"farah": facts}


@pytest.mark.parametrize("phase", names.PHASES[names.VICTORY_PHASE : names.OVER])
def test_a_game_can_begin_at_any_propaganda_phase(phase: str) -> None:
    """6.0 The Propaganda card is understood."""
    b = read(phase=phase, spaces={"kabul": "coalition 1t, government 1p"}, resources={"government": 10})
    assert position(b)["card"] == 73
    assert Game.at(RULES, b).decision is not None


def test_a_game_can_begin_at_any_turn() -> None:
    """2.3.4 With what the 1st Eligible has left open."""
    game = Game.at(RULES, read(card=23, first="taliban", first_did="event", resources={"government": 3}))
    assert game.decision is not None and game.decision.actor == names.COALITION
    assert game.decision.options == ["train", "patrol", "sweep", "pass"]


@pytest.mark.parametrize(
    "options",
    [{"scenario": "short"}, {"players": "2", "sudden_propaganda": "true"}, {"scenario": "short", "deception": "true"}],
)
def test_there_and_back_in_a_random_game(options: dict[str, str]) -> None:
    """A position written at a checkpoint is complete, including removed Capabilities in force."""
    random = Random(5)
    game = Game.new(RULES, options)
    player, dice = RandomPlayer(random), chance(random)
    phases = set()
    for _ in range(400):
        if (d := game.decision) is None:
            break
        game.play((dice if d.actor == CHANCE else player)(game, d))
        said = game.position()
        phases.add(said["phase"])
        assert position(read(**said)) == said
    assert {"setup", "turn"} <= phases


def test_a_removed_capability_was_not_played() -> None:
    """setup.deck It is in force, but among the removed Events, and stays there."""
    said = position(read(removed=[1], capabilities={"1": "unshaded"}, deck={"packets": [[12, 1]] * 5}))
    assert (said["removed"], said["played"], said["capabilities"]) == ([1], [], {"1": "unshaded"})


REFUSED = [
    ({"spaces": {"bogota": "taliban 1g"}}, "spaces: unknown space “bogota”."),
    ({"spaces": {"kabul": "farc 1g"}}, "kabul: farc 1g: unknown word “farc 1g”."),
    ({"resources": {"coalition": 5}}, "resources/coalition: coalition has no Resources of its own."),
    ({"resources": {"taliban": 76}}, "resources/taliban: 76 is not between 0 and 75."),
    ({"aid": -1}, "aid: -1 is not between 0 and 75."),
    ({"patronage": 41}, "patronage: 41 is not between 0 and 40."),
    ({"islamabad": "neutral"}, "islamabad: unknown posture of Islamabad “neutral”."),
    ({"hard": 1}, "hard: expected true or false, found 1."),
    (
        {"spaces": {"waziristan": {"government.troops": 1}}},
        "spaces/waziristan/government.troops: no room (government.troops): only Taliban pieces in Pakistan.",
    ),
    (
        {"spaces": {"waziristan": "warlords 1g"}},
        "waziristan: warlords 1g: no room (warlords 1g): only Taliban pieces in Pakistan.",
    ),
    (
        {"spaces": {"kabul": "taliban 2b, warlords 1b"}},
        "kabul: taliban 2b, warlords 1b: no room (warlords 1b): at most 2 Bases in a space.",
    ),
    (
        {"spaces": {"loc_kabul_aibak": "taliban 1b"}},
        "loc_kabul_aibak: taliban 1b: no room (taliban 1b): no Bases on a LoC.",
    ),
    (
        {"spaces": {name: {"taliban.base": 2 if i else 1} for i, name in enumerate(RULES.spec.spaces[:7])}},
        "spaces/farah/taliban.base: too many (taliban.base), 1 at most.",
    ),
    ({"spaces": {"waziristan": {"support": "S"}}}, "spaces/waziristan/support: waziristan cannot have this level."),
    ({"spaces": {"zabol": "O"}}, "zabol: O: zabol cannot have this level."),
    ({"spaces": {"kabul": {"support": "AS"}}}, "spaces/kabul/support: unknown level “AS”."),
    (
        {"spaces": {"waziristan": {"returnee": True}}},
        "spaces/waziristan/returnee: no +1 Pop marker can be in waziristan.",
    ),
    (
        {"spaces": {"loc_kabul_aibak": "returnee"}},
        "spaces/loc_kabul_aibak/returnee: no +1 Pop marker can be in loc_kabul_aibak.",
    ),
    ({"spaces": {"kabul": "returnee 1"}}, "spaces/kabul/returnee: expected true or false, found \"1\"."),
    ({"removed": [44], "played": [44]}, "played: card 44 appears twice."),
    (
        {"casualties": {"taliban.base": 1}},
        "casualties/taliban.base: only Coalition pieces can be Casualties, not taliban.base.",
    ),
    ({"casualties": {"coalition.troops": 21}}, "casualties/coalition.troops: 21 is not between 0 and 20."),
    (
        {"casualties": {"coalition.base": 4}, "out_of_play": {"coalition.base": 3}},
        "out_of_play/coalition.base: too many (coalition.base), 2 at most.",
    ),
    ({"control": {"kabul": "coin"}}, "“control” does not fit the phase “new_card”."),
    (
        {"phase": "control", "control": {"loc_kabul_aibak": "coin"}},
        "control/loc_kabul_aibak: coin cannot Control loc_kabul_aibak.",
    ),
    ({"phase": "control", "control": {"kabul": "farc"}}, "control/kabul: unknown side of a card “farc”."),
    ({"momentum": {"45": "unshaded"}}, "momentum/45: “elders” is missing."),
    ({"elders": "taliban"}, "momentum: “45” is missing."),
    ({"removed": [73]}, "removed: card 73 does not fit the phase “setup”."),
    ({"president": "samper"}, "position: unknown entry “president”."),
    ({"game": "andean-abyss"}, "This belongs to andean-abyss, not to distant-plain."),
    ({"options": {"scenario": "quick"}}, "Option “scenario” cannot be “quick”. Possible: main, short, extended."),
    ({"card": 79}, "card: unknown card “79”."),
]  # fmt: skip


@pytest.mark.parametrize(("data", "text"), REFUSED, ids=[text for _, text in REFUSED])
def test_refused_with_the_place(data: dict[str, Any], text: str) -> None:
    with pytest.raises(Problem) as refused:
        read(**data)
    assert Words("en", strict=True).problem(refused.value) == text
    for language in LANGUAGES:
        assert Words(language, strict=True).problem(refused.value)


def test_hostility_allows_no_underground_guerrillas_in_pakistan() -> None:
    """6.6.1 Guerrillas that a position puts there Underground are Active."""
    b = read(islamabad="hostility", spaces={"waziristan": "taliban 2g"})
    assert position(b)["spaces"] == {"waziristan": {"taliban.guerrilla.a": 2}}


def test_a_record_of_the_other_game() -> None:
    """It is refused, and nothing is played."""
    found = record.read("format: 1\ngame: andean-abyss\nversion: 0.1.0\n---\nchance 25\n")
    with pytest.raises(Problem) as refused:
        found.replay(RULES)
    assert Words("en", strict=True).problem(refused.value) == (
        "Line 2: This belongs to andean-abyss, not to distant-plain."
    )
