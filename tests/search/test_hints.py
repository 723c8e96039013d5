"""Hints and looking back: turns that can be played, what they promise, and where a game has turned."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.coin.rules import CoinRules
from abyssal.coin.spec import FIRST_PHASE
from abyssal.games import GAMES, rules_for
from abyssal.kernel.decision import DONE
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.kernel.record import read
from abyssal.language import LANGUAGES, Words
from abyssal.search import Budget
from abyssal.search.hints import (
    LEAST,
    POINTS,
    SWING,
    WORLDS,
    Hint,
    Moment,
    View,
    _foreseen,
    _positions,
    _reasons,
    _view,
    _worth_showing,
    hints,
    look_back,
    outcome,
    swing,
    turning_points,
)
from abyssal.search.plans import Plan, chart_plan
from abyssal.search.rollouts import Worlds
from abyssal.search.seats import ChartPlayer
from abyssal.table.views.advice import describe_hints, effects, playable
from abyssal.table.views.hint_words import reason_words, spaces_of, turn_sentence, turn_words
from tests.search.test_search import SHORT, at_turn

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_three_turns(name: str) -> None:
    """They begin otherwise, can be played choice by choice, and read well in each language."""
    game = at_turn(name, 2)
    found = hints(game, Budget(0.0, 30), 1)
    assert 2 <= len(found) <= 3 and len({hint.choices for hint in found}) == len(found)
    assert found == hints(game, Budget(0.0, 30), 1)
    for hint in found:
        assert len(hint.margins) == 4 and 0.0 <= hint.chance <= 1.0
        assert set(spaces_of(game, hint)) <= set(game.rules.spec.spaces)
        for language in LANGUAGES:
            words = Words(language, game.rules)
            assert len(turn_words(words, game, hint)) == len([choice for choice in hint.choices if choice != DONE])
            assert turn_sentence(words, game, hint)
            assert all(reason_words(words, reason) for reason in hint.reasons)
    assert any(hint.reasons for hint in found)


def test_a_turn_in_words() -> None:
    """Numbers say what they count; that the turn is done goes without saying."""
    rules = rules_for("andean-abyss")
    game = Game.new(rules, {"players": "1"})
    for card in ("2", "50"):
        game.choose(card)
    hint = Hint(("train", "bogota", "2", "1", "done", "base", "done"), False, 0.5, (), ())
    told = {language: turn_words(Words(language, rules), game, hint) for language in LANGUAGES}
    assert told["en"] == ["Train", "Bogotá", "2 Troops", "1 Police", "Base for 3 cubes"]
    assert told["es"][2:4] == ["2 Tropas", "1 Policía"] and told["fr"][2:4] == ["2 Troupes", "1 cube de Police"]


POSITION: dict[str, Any] = {
    "card": 5,
    "next": [35],
    "resources": {"govt": 30},
    "spaces": {
        "bogota": "govt 6t 6p, PS",
        "cali": "govt 1p",
        "medellin": "govt 3t, auc 1g(1a)",
        "santander": "govt 4t, farc 1g(1a)",
    },
}


def begun() -> Game:
    """The Government to act where an Assault would find pieces in two spaces, and none in a third."""
    rules = rules_for("andean-abyss")
    return Game.at(rules, rules.from_position(POSITION))


def test_a_turn_as_a_sentence() -> None:
    game = begun()
    lifted = Hint(("assault", "medellin", "santander", "air_lift", "bogota", "vichada", "1"), False, 0.5, (), ())
    swept = Hint(("sweep", "huila", "bogota", "6", "done"), False, 0.5, (), ())
    trained = Hint(("train", "cali", "6", "done", "civic_action", "cali"), False, 0.5, (), ())
    told = {
        language: [turn_sentence(Words(language, game.rules), game, hint) for hint in (lifted, swept, trained)]
        for language in LANGUAGES
    }
    assert told["en"] == [
        "Assault in Medellín and Santander, then Air Lift 1 Troop to Vichada",
        "Sweep 6 Troops to Huila",
        "Train in Cali (Civic Action)",
    ]
    assert told["es"][0] == "Asalto en Medellín y Santander, luego Transporte Aéreo: 1 Tropa a Vichada"
    assert told["fr"][0] == "Assaut à Medellín et dans le Santander, puis Transport Aérien : 1 Troupe vers le Vichada"


@pytest.mark.parametrize(
    ("game", "name", "kind", "length", "told"),
    [
        ("andean-abyss", "solo", "redeploy-destination", 4, "Redeploy Phase (2 Troops to Bucaramanga)"),
        ("distant-plain", "main", "sharia", 2, "Support Phase: Sharia (in Kandahar and Ghazni)"),
    ],
)
def test_a_phase_of_a_round_as_a_sentence(game: str, name: str, kind: str, length: int, told: str) -> None:
    """Its questions belong to no Operation."""
    record = read(GOLDEN / game / f"{name}.record")
    rules = rules_for(game)
    table, choices = record.begin(rules, journal=False), [choice for _, choice in record.choices]
    while table.decision is None or table.decision.kind != kind:
        table.choose(choices.pop(0))
    assert turn_sentence(Words("en", rules), table, Hint(tuple(choices[:length]), False, 0.5, (), ())) == told


def test_turns_with_one_outcome_are_one_hint_and_those_in_vain_none() -> None:
    game = begun()
    same = [Plan(("assault", "medellin", "santander", "done")), Plan(("assault", "santander", "medellin", "done"))]
    vain = Plan(("assault", "cali", "done"))
    assert outcome(game, vain.choices) is None
    assert outcome(game, same[0].choices) == outcome(game, same[1].choices)
    assert _worth_showing(game, [vain, *same]) == same[:1]


FIGHTS: list[tuple[str, int, str, str, dict[str, str]]] = [
    ("andean-abyss", 5, "govt", "assault", {"cali": "govt 2t", "medellin": "govt 3t, auc 1g(1a)"}),
    ("andean-abyss", 25, "farc", "attack", {"cali": "farc 2g", "medellin": "farc 2g, govt 1t"}),
    ("distant-plain", 14, "government", "assault", {"kabul": "coalition 2t", "zabol": "coalition 2t, taliban 2g(2a)"}),
    ("distant-plain", 31, "taliban", "attack", {"kabul": "taliban 2g", "zabol": "taliban 2g, government 1t"}),
]
"""For each Operation that fights: who pays, and pieces in a space without enemies and in one with them."""


@pytest.mark.parametrize(("name", "card", "payer", "operation", "spaces"), FIGHTS)
def test_no_hint_attacks_nobody(name: str, card: int, payer: str, operation: str, spaces: dict[str, str]) -> None:
    """An Assault on nobody is legal, but no hint. An Attack on nobody is not even legal."""
    rules = rules_for(name)
    position = {"card": card, "next": [51], "resources": {payer: 20}, "spaces": spaces}
    game = Game.at(rules, rules.from_position(position))
    asked = game.ahead(operation)[1]
    assert asked is not None
    legal = [space for space in spaces if space in asked.options]
    nobody, somebody = spaces
    assert legal == ([nobody, somebody] if operation == "assault" else [somebody])
    shown = _worth_showing(game, [Plan((operation, space)) for space in legal])
    assert [plan.choices for plan in shown] == [(operation, somebody)]


def test_a_hint_is_put_in_up_to_the_end_of_the_turn() -> None:
    """What a turn changes is said for each faction; hints that read the same are shown once."""
    game = begun()
    choices = ("assault", "medellin", "santander", "done")
    assert playable(game, choices) == ["assault", "medellin", "santander"]
    assert effects(game, choices)["govt"]["resources"] == -6
    hints = [Hint(choices, False, 0.5, (), ()), Hint(choices[:3], True, 0.4, (), ())]
    shown = describe_hints(Words("en", game.rules), game, 7, hints)["hints"]
    assert [(hint["text"], hint["chance"]) for hint in shown] == [("Assault in Medellín and Santander", 0.5)]


def government_to_move(seed: int) -> Game:
    """A position of Andean Abyss at the beginning of a turn of the Government, whose chances were learned."""
    for turns in range(6, 20):
        game = at_turn("andean-abyss", seed, turns=turns)
        if game.decision is not None and game.rules.appraisal.values[game.decision.actor]:
            return game
    raise AssertionError("the Government has had no turn")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_is_what_turns_are_ranked_by(seed: int) -> None:
    """What is worth most by the search comes first, also for the Government of Andean Abyss with its learned values."""
    game = government_to_move(seed)
    found = hints(game, Budget(0.0, 30), seed)
    shown = [hint.chance for hint in found]
    assert found and shown == sorted(shown, reverse=True)
    worlds = Worlds(game, seed)
    for hint in found:
        plan = Plan(hint.choices)
        worths = [worlds.worth(plan, number) for number in range(WORLDS)]
        assert hint.chance == pytest.approx(sum(worths) / WORLDS, abs=0.0051)


def test_reasons_are_what_a_turn_moves_beside_the_others() -> None:
    """What is better for who asks and worse for others, the most first; what hardly differs is no reason."""
    game = at_turn("andean-abyss", 2)
    assert game.decision is not None
    who, appraisal = game.decision.actor, game.rules.appraisal
    other = (who + 1) % 4
    own, theirs = (next(i for i, weight in enumerate(appraisal.weights[f]) if weight > 0) for f in (who, other))

    def view(**moved: float) -> View:
        outlooks = [[0.0] * len(appraisal.terms) for _ in range(4)]
        outlooks[who][own] = moved.get("own", 0.0)
        outlooks[other][theirs] = moved.get("theirs", 0.0)
        return View([0.0] * 4, outlooks, 0.5)

    views = [view(own=2.0 / appraisal.weights[who][own], theirs=-6.0 / appraisal.weights[other][theirs]), view()]
    assert [(reason.faction, reason.term, round(reason.gain, 6)) for reason in _reasons(Worlds(game, 5), views, 0)] == [
        (other, appraisal.terms[theirs], -3.0),
        (who, appraisal.terms[own], 1.0),
    ]
    assert _reasons(Worlds(game, 5), views, 1) == () == _reasons(Worlds(game, 5), [view(), view()], 0)


@pytest.mark.parametrize("name", GAMES)
def test_margins_are_those_of_the_next_check(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one world: as its Propaganda Round begins, not as it is when looking ahead has come to its end."""
    monkeypatch.setattr("abyssal.search.hints.WORLDS", 1)
    game = at_turn(name, 2)
    rules, worlds = game.rules, Worlds(game, 5)
    plan = chart_plan(worlds[0], 1, rules.appraisal)
    assert plan is not None and isinstance(rules, CoinRules)
    seen: list[tuple[int, list[int]]] = []
    end = worlds.look(plan, 0, lambda b: seen.append((b.n[rules.PHASE], [rules.margin(b, f) for f in range(4)])))
    checks = [margins for phase, margins in seen if phase == FIRST_PHASE]
    assert checks and checks[0] != [rules.margin(end.board, f) for f in range(4)]
    assert _view(worlds, plan).margins == checks[0]


@pytest.mark.slow
def test_looking_back_ends_with_the_winner() -> None:
    game = Game.new(rules_for("andean-abyss"), SHORT["andean-abyss"], journal=False)
    play_out(game, [RandomPlayer(Random(1))] * 4, Random(1))
    moments = look_back(game, few=1, many=1)
    assert [moment.at for moment in moments] == sorted({moment.at for moment in moments})
    assert moments[-1].at == game.length
    winners = game.rules.ranking(game.board)[0]
    assert [chance > 0 for chance in moments[-1].chances] == [f in winners for f in range(4)]
    assert all(sum(moment.chances) == pytest.approx(1.0) for moment in moments)


def moments_of(*rows: list[float]) -> list[Moment]:
    """Of a game of two: for each moment the first one's chance in each world."""
    return [Moment(i, i, tuple((first, 1 - first) for first in row)) for i, row in enumerate(rows)]


def test_turning_points() -> None:
    """The largest changes, in the order of the game; small ones are none."""
    firsts = [0.5, 0.52, 0.9, 0.88, 0.3, 0.31, 0.5, 0.35, 0.6]
    moments = moments_of(*([first] * LEAST for first in firsts))
    assert turning_points(moments) == [2, 4, 6, 8]
    assert turning_points(moments[:2]) == turning_points([]) == []
    assert moments[2].chances == pytest.approx((0.9, 0.1))


def test_a_swing_is_more_than_luck() -> None:
    """A change counts if it exceeds two standard errors, by how much the worlds disagree about the change."""
    level = [0.3] * 16
    # 0.2 more on average: two standard errors are 2 · 0.38 · √(16 / 15) / √16 = 0.196, or 0.201 with 0.39.
    assert swing(*moments_of(level, [0.88, 0.12] * 8)) == pytest.approx(0.2)
    assert swing(*moments_of(level, [0.89, 0.11] * 8)) == 0.0
    assert swing(*moments_of([0.89, 0.11] * 8, level)) == 0.0
    assert swing(*moments_of(level, [0.4] * 16)) == 0.0, "sure but small"


def test_worlds_are_paired() -> None:
    """Worlds may differ much as long as they agree about the change; few that both moments share tell nothing."""
    spread = [0.0, 0.8] * 6
    later = [chance + 0.2 for chance in spread]
    assert swing(*moments_of(spread, later)) == pytest.approx(0.2)
    assert swing(*moments_of(spread, later[::-1])) == 0.0
    assert swing(*moments_of(spread, later[:LEAST])) == pytest.approx(0.2)
    assert swing(*moments_of(spread, later[: LEAST - 1])) == 0.0


@pytest.mark.slow
def test_what_is_marked_does_not_depend_on_the_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What two seeds mark in a game has changed the chances in many other worlds too, half as much or more."""
    random = Random(4)
    game = Game.new(rules_for("andean-abyss"), SHORT["andean-abyss"], journal=False)
    game.redeal(range(4), random.shuffle)
    play_out(game, [ChartPlayer(4) for _ in range(4)], random)
    marked = [turning_points(look_back(game, seed)) for seed in (0, 1)]
    assert all(1 <= len(points) <= POINTS for points in marked)
    positions = _positions(game)
    monkeypatch.setattr("abyssal.search.hints.SWING", SWING / 2)
    for i in {i for points in marked for i in points}:
        pair = [[_foreseen(positions[j], 77, number) for number in range(40)] for j in (i - 1, i)]
        before, after = (Moment(i, i, tuple(rows)) for rows in pair)
        assert swing(before, after) > 0.0
