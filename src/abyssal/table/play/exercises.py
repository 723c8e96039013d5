"""Exercises: the tutorial of a game, played by a script, and puzzles with a goal.

A game's `data/lesson.json` has both. The start of a table names its exercise, so that a table loaded from the database
knows it again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from ... import __version__
from ...coin.coin_board import CoinBoard as Board
from ...games import home, rules_for
from ...kernel.decision import Decision
from ...kernel.errors import Problem
from ...kernel.game import Game, Policy, chance
from ...kernel.record.played import Record
from ..views.catalogue import complete_options

LESSON = "lesson"
"""The id of the tutorial. Every other id is a puzzle's."""


@dataclass(frozen=True)
class Step:
    """A step of the tutorial: its message, the choices it asks for, and what the page points at."""

    id: str
    choices: tuple[str, ...]
    light: tuple[str, ...]


@dataclass(frozen=True)
class Exercise:
    """The tutorial, or a puzzle."""

    id: str
    person: str
    seed: int
    steps: tuple[Step, ...] = ()
    goal: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] = field(default_factory=dict)
    solution: tuple[str, ...] = ()

    @property
    def script(self) -> list[str]:
        """All choices that the tutorial asks for; none for a puzzle."""
        return [choice for step in self.steps for choice in step.choices]

    def dice(self) -> Policy:
        """Return dice that depend on the seed and the number of choices made, so that the same choices always lead to
        the same game."""

        def roll(game: Game[Any, Any], decision: Decision) -> str:
            return chance(Random(f"{self.seed} {game.length}"))(game, decision)

        return roll

    def check(self, made: Sequence[str], choices: Sequence[str]) -> None:
        """Refuse choices that the tutorial does not ask for now. `made` are those that the person has made."""
        ahead = self.script[len(made) :]
        if ahead and (choices[0] != ahead[0] or not _in_order(choices, ahead)):
            raise Problem("not-in-the-lesson", step=self.step_at(len(made)).id)

    def follows(self, made: Sequence[str]) -> bool:
        """Return True if the choices that the person has made are those of the tutorial so far."""
        script = self.script
        return not script or list(made[: len(script)]) == script[: len(made)]

    def step_at(self, made: int) -> Step:
        """Return the step that asks for the next choice, after `made` of them."""
        for step in self.steps:
            made -= len(step.choices)
            if made < 0:
                return step
        return self.steps[-1]


def _in_order(some: Sequence[str], ahead: Sequence[str]) -> bool:
    """Return True if some choices are among those ahead, in the same order."""
    rest = iter(ahead)
    return all(choice in rest for choice in some)


@cache
def exercises(game: str) -> dict[str, Exercise]:
    """Return the exercises of a game by id, the tutorial first. A game without a file has none."""
    path = home(game) / "data" / "lesson.json"
    if not path.is_file():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    steps = tuple(
        Step(step["id"], tuple(step.get("choices", ())), tuple(step.get("light", ()))) for step in data["steps"]
    )
    found = [Exercise(LESSON, data["person"], data["seed"], steps, position={"deck": {"order": data["order"]}})]
    found += [
        Exercise(
            puzzle["id"], puzzle["person"], puzzle.get("seed", 1), goal=puzzle["goal"], position=puzzle["position"],
            solution=tuple(puzzle["solution"]),
        )
        for puzzle in data.get("puzzles", ())
    ]  # fmt: skip
    return {exercise.id: exercise for exercise in found}


def exercise_of(game: str, id: str) -> Exercise:
    """Return an exercise. Refuse an id that the game does not have."""
    found = exercises(game).get(id)
    if found is None:
        raise Problem("no-exercise", exercise=id)
    return found


def begin_exercise(game: str, id: str) -> Record:
    """Return the beginning of an exercise: one person against Non-players, with the cards or the position of the
    exercise."""
    rules, exercise = rules_for(game), exercise_of(game, id)
    seats = {name: "person" if name == exercise.person else "nonplayer" for name in rules.spec.factions}
    alone = exercise.position.get("options", {})
    options = complete_options(game, alone, seats)
    if id == LESSON:
        position = rules.to_position(rules.new_board(options))
        position["deck"]["order"] = exercise.position["deck"]["order"]
    else:
        position = rules.to_position(rules.from_position({**exercise.position, "options": options}))
    return Record(game, __version__, options, position, [])


def is_reached(exercise: Exercise, board: Board) -> bool:
    """Return True if the goal of a puzzle is reached in a position. All conditions must hold."""
    return bool(exercise.goal) and all(
        _holds(board, exercise.person, kind, wanted) for kind, wanted in exercise.goal.items()
    )


def _holds(board: Board, person: str, kind: str, wanted: Any) -> bool:
    rules = rules_for(board.spec.game)
    spec = rules.spec
    faction = spec.faction_index[person]
    position = rules.to_position(board)
    if kind == "control":
        shown = {spec.spaces[s]: side for s, side in rules.control_shown(board).items()}
        return all(shown.get(space, "") == side for space, side in wanted.items())
    if kind == "pieces":
        spaces = position["spaces"]
        return all(_count(spaces.get(space, {}), piece) >= count for space, piece, count in wanted)
    if kind == "without":
        spaces = position["spaces"]
        return all(_count(spaces.get(space, {}), piece) == 0 for space, piece in wanted)
    if kind == "level":
        return all(position["spaces"].get(space, {}).get("support", "N") == level for space, level in wanted.items())
    if kind == "resources":
        return bool(position["resources"].get(person, 0) >= wanted)
    if kind == "margin":
        return bool(rules.margin(board, faction) >= wanted)
    raise ValueError(f"unknown goal {kind}")


def _count(facts: dict[str, Any], piece: str) -> int:
    """Return how many pieces of a kind are in a space. Without a side, `farc.guerrilla` counts both."""
    return sum(number for name, number in facts.items() if name == piece or name.startswith(piece + "."))
