"""The tutorial and the puzzles, played by their scripts."""

from __future__ import annotations

from collections import Counter

import pytest

from abyssal.games import rules_for
from abyssal.kernel.errors import Problem
from abyssal.table.play import moves
from abyssal.table.play.exercises import LESSON, exercises
from abyssal.table.views import state as views
from abyssal.table.views.help import help_for
from abyssal.table.views.viewer import Viewer
from tests.table.tables import GAMES, Play

PUZZLES = [(game, id) for game in GAMES for id in exercises(game) if id != LESSON]


@pytest.mark.parametrize("on", [False, True], ids=["each", "on"])
@pytest.mark.parametrize("game", GAMES)
def test_the_tutorial_plays_to_its_end(game: str, on: bool) -> None:
    """From the first choice through a Propaganda Round, answering every question or only those with a choice."""
    play, lesson = Play(game=game, lesson=True), exercises(game)[LESSON]
    while (made := len(play.table.own_choices())) < len(lesson.script):
        play.choose(lesson.script[made], on=on)
    assert any(entry[0] == "round" for entry in play.table.game.journal)
    assert not play.table.game.over


@pytest.mark.parametrize("game", GAMES)
def test_the_tutorial_is_the_same_each_time(game: str) -> None:
    """Whatever dice the server brings, up to the second turn."""
    script, found = exercises(game)[LESSON].script, []
    for seed in (1, 2):
        play = Play(seed, game=game, lesson=True)
        while play.table.own_choices() != script[:15]:
            play.choose(script[len(play.table.own_choices())])
        found.append(play.table.game.tape)
    assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_wrong_choices_change_nothing(game: str) -> None:
    play = Play(game=game, lesson=True)
    for choice in ("pass", "sweep"):
        with pytest.raises(Problem, match="not-in-the-lesson"):
            play.choose(choice)
    assert play.table.own_choices() == []
    play.choose("train")
    wrong = "medellin" if game == "andean-abyss" else "khowst"
    with pytest.raises(Problem, match="not-in-the-lesson"):
        play.choose(wrong)
    assert play.table.own_choices() == ["train"]
    state = views.state_at(views.Now.of(play.table), play.table.game, Viewer(play.seats, "en"), None)
    assert state["exercise"] == {
        "id": LESSON, "made": 1, "ahead": exercises(game)[LESSON].script[1:], "reached": False,
    }  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_worded(game: str) -> None:
    for language in ("en", "es", "fr"):
        for step in help_for(game, language)["tutorial"]:
            assert bool(step["goal"]) == bool(step["choices"])
            assert len(step["text"]) < 420, step["title"]


@pytest.mark.parametrize(("game", "id"), PUZZLES)
def test_puzzles_are_solved_by_their_solutions_only(game: str, id: str) -> None:
    """Not at the start and not by passing; with the solution, in the person's first turn."""
    solution = exercises(game)[id].solution
    idle = Play(game=game, puzzle=id)
    assert idle.table.reached is None
    idle.choose("pass")
    assert idle.table.reached is None
    play = Play(game=game, puzzle=id)
    for choice in solution:
        play.choose(choice)
    assert play.table.reached is not None
    play.make(moves.plan_undo(play.table, play.seats))
    assert play.table.reached is None


@pytest.mark.parametrize("game", GAMES)
def test_three_puzzles_for_each_faction(game: str) -> None:
    found = help_for(game, "en")["puzzles"]
    assert Counter(one["faction"] for one in found) == dict.fromkeys(rules_for(game).spec.factions, 3)


def test_an_exercise_that_is_none() -> None:
    with pytest.raises(Problem, match="no-exercise"):
        Play(game=GAMES[0], puzzle="nothing")
