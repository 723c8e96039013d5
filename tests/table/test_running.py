"""The turn so far, as its player sees it grow, and the answer that is offered first."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel.errors import Problem
from abyssal.language import LANGUAGES
from abyssal.table.play import moves
from abyssal.table.protocol import shapes
from abyssal.table.views.done import further
from abyssal.table.views.log import words_for
from abyssal.table.views.questions import default, describe_option, question, question_for
from abyssal.table.views.viewer import Viewer
from tests.server.games import begun_at
from tests.table.tables import Play

POSITION: dict[str, Any] = {
    "card": 5,
    "next": [35],
    "resources": {"govt": 30, "farc": 20, "auc": 20, "cartels": 20},
    "spaces": {"bogota": "govt 6t 6p, PS", "cali": "govt 1p", "huila": "farc 2g, auc 2g"},
}


def at(*choices: str, **changed: Any) -> Play:
    play = Play(record=begun_at({**POSITION, **changed}))
    for choice in choices:
        play.choose(choice)
    return play


def shown(play: Play, language: str = "en") -> shapes.DecisionView:
    found = question_for(play.table, words_for(language, play.table.rules.spec.game), Viewer(play.seats, language))
    assert found is not None
    return found


def test_the_turn_so_far() -> None:
    """Each choice with the moment before it; moves read as one part. Then the cost, and what is still possible."""
    play = at("sweep")
    play.table.choose(play.seats, ["huila", "bogota"], True, None, {"govt.troops": 4})
    turn = shown(play)["turn"]
    assert turn is not None
    assert turn["title"] == "Sweep"
    assert [(part["text"], part["to"]) for part in turn["parts"]] == [("Sweep", 0), ("4 Troops → Huila", 1)]
    assert (turn["resources"], turn["possible"]) == ("−3 Resources, 27 left", "Air Lift still possible")
    for language in LANGUAGES:
        assert shown(play, language)["turn"] is not None


def test_a_turn_with_a_gift() -> None:
    """A gift is legal only while its giver executes, in the replay of the turn too."""
    play = Play(record=begun_at(POSITION, edition="second"))
    for choice in ("train", "give govt farc 2", "cali"):
        play.choose(choice)
    turn = shown(play)["turn"]
    assert turn is not None
    assert [part["to"] for part in turn["parts"]] == [0, 1, 2]
    assert [turn["parts"][n]["text"] for n in (0, 2)] == ["Train", "Cali"]


def test_where_the_pawns_stand() -> None:
    """The spaces of the Operation, in order, for everyone; none before or after it."""
    play = at()
    shown_to = []
    for choice in ("train", "cali", "6", "bogota", "2"):
        play.choose(choice)
        shown_to.append((shown(play)["chosen"], question(play.table.game, words_for("fr", "andean-abyss"))))
    assert [chosen for chosen, _ in shown_to] == [[], ["cali"], ["cali"], ["cali", "bogota"], ["cali", "bogota"]]
    assert [asked and asked["chosen"] for _, asked in shown_to] == [chosen for chosen, _ in shown_to]
    assert shown(at())["chosen"] == []
    march = at("sweep")
    march.table.choose(march.seats, ["huila", "bogota"], True, None, {"govt.troops": 4})
    assert shown(march)["chosen"] == ["huila"]


def test_undo_to_a_part() -> None:
    play = at("train", "cali", "6", "bogota", "2")
    before = play.table.game.tape
    turn = shown(play)["turn"]
    assert turn is not None
    second = turn["parts"][1]
    assert second["text"] == "Cali"
    with pytest.raises(Problem, match="nothing-to-undo"):
        moves.plan_undo(play.table, play.seats, len(before))
    play.make(moves.plan_undo(play.table, play.seats, second["to"]))
    assert play.table.game.tape == before[: second["to"]] == ["train"]


def test_special_activities_stand_apart() -> None:
    decision = at("sweep").table.game.decision
    assert decision is not None
    words = words_for("en", "andean-abyss")
    found = {option: describe_option(words, decision, option) for option in ("air_lift", "huila", "take_back")}
    assert [one["special"] for one in found.values()] == [True, False, False]
    assert [one["always"] for one in found.values()] == [False, False, True]


def test_what_done_leads_to_says_what_it_asks() -> None:
    """A bare name of a Faction would not say that the Operation ends with it."""
    play = at("sweep", "huila", "bogota", "2", "done")
    found = further(play.table, Viewer(play.seats, "en"))
    asked = {one["choice"]: one["prompt"] for one in found["combined"]}
    assert asked["farc"] == "Activate Guerrillas in Huila: of which Faction?"


def test_done_leads_to_a_space_or_to_a_special_activity() -> None:
    """Where the end of the turn stands for *Done*: what the server Activates by itself, Air Strike may hit."""
    play = at("sweep", "santander", spaces={"bogota": "govt 6t 6p, PS", "santander": "govt 3t, farc 2g"})
    found = further(play.table, Viewer(play.seats, "en"))
    assert found["finish"] == ["done", "done", "done"]
    assert found["left"] == [
        {"prompt": "Sweep: choose a space", "choices": ["done"], "special": False},
        {"prompt": "Operation done. Add a Special Activity?", "choices": ["done", "done"], "special": True},
    ]
    play.table.choose(play.seats, ["done", "done"], True, None, None)
    asked = play.table.game.decision
    assert asked is not None and asked.kind == "after-operation" and "air_strike" in asked.options


@pytest.mark.parametrize(
    ("choices", "expected"),
    [((), ""), (("train", "cali", "6"), "done"), (("train", "cali"), "6"), (("sweep", "huila"), "done")],
)
def test_the_answer_that_is_offered_first(choices: tuple[str, ...], expected: str) -> None:
    """The first question of a card has none: Enter must not be *Pass*."""
    decision = at(*choices).table.game.decision
    assert decision is not None
    assert default(decision) == expected


COLOMBIA: dict[str, Any] = {"card": 25, "next": [35], "resources": {"farc": 20}}
AFGHANISTAN: dict[str, Any] = {"card": 31, "next": [51], "resources": {"taliban": 20}}


@pytest.mark.parametrize(
    ("name", "position", "space", "options"),
    [
        ("andean-abyss", {**COLOMBIA, "spaces": {"huila": "farc 4g 1b"}}, "huila", ["place", "base", "gather"]),
        (
            "distant-plain",
            {**AFGHANISTAN, "spaces": {"paktika": "taliban 4g(2a) 1b", "kabul": "government 2t"}},
            "paktika",
            ["place", "base", "hide", "done"],
        ),
    ],
)
def test_the_default_is_never_to_waste_what_was_paid_for(
    name: str, position: dict[str, Any], space: str, options: list[str]
) -> None:
    """Rally in a space: in A Distant Plain it could place and flip nothing."""
    rules = rules_for(name)
    game = Game.at(rules, rules.from_position(position))
    for choice in ("rally", space):
        game.choose(choice)
    assert game.decision is not None and game.decision.kind == "rally-how"
    assert list(game.decision.own()) == options and default(game.decision) == "place"
