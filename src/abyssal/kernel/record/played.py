"""A game as it was played, and how to replay it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from ..decision import CHANCE, is_agreement
from ..errors import Problem
from ..game import Game
from ..position import Auditor
from ..rules import GameRules, Rules
from ..values import object_at

FORMAT: Final = 1
TITLE: Final = "# Abyssal record"
RULE: Final = "---"
END: Final = "end"
STOP: Final = "stop"
"""Closes the record of an unfinished game, so that a record that lost its last lines is recognised."""
UNDO: Final = "undo"
NOBODY: Final = "chance"
"""Name of the actor CHANCE."""

SOMEBODY: Final = "?"
"""An actor that was unknown when the record was written. Replay checks the choice but not its actor."""

Lookup = Callable[[str], Rules]


class Record:
    """A game as it was played: its start, and every choice with its actor."""

    def __init__(
        self,
        game: str,
        version: str,
        options: dict[str, str],
        position: dict[str, Any] | None,
        choices: list[tuple[str, str]],
        result: str | None = None,
        lines: list[int] | None = None,
        places: dict[str, int] | None = None,
        stopped: int | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.position = position
        """Position at which the game began, if not at set-up."""
        self.choices = choices
        self.result = result
        """The closing line of a finished game."""
        self.lines = list(range(1, len(choices) + 1)) if lines is None else lines
        """Line of each choice (in a JSON record: its number)."""
        self.places = places or {}
        """Lines of the parts of the header (`game`, `option edition`, `position`) and of the end."""
        self.stopped = stopped
        """Number of choices that the closing line of an unfinished game states, if it has one."""

    @property
    def finished(self) -> bool:
        return self.result is not None

    def check_closed(self) -> None:
        """Refuse a record that was cut off or is still being written: only a complete one has a closing line."""
        if self.result is None and self.stopped is None:
            raise bad(self.lines[-1] + 1 if self.lines else 1, Problem("cut-off"))
        if self.stopped is not None and self.stopped != len(self.choices):
            line = self.places.get(STOP, len(self.choices) + 1)
            raise bad(line, Problem("other-count", found=len(self.choices), expected=self.stopped))

    def begin(self, rules: Rules | Lookup, journal: bool = True) -> Game[Any, Any]:
        """Return the game before its first choice."""
        at = "game"
        try:
            found = self._rules(rules)
            at = "option"
            options = found.check_options(self.options)
            if self.position is None:
                return Game.new(found, options, journal)
            at = "position"
            for name, value in object_at(self.position.get("options", {}), "position/options").items():
                if options.get(name) != value:
                    raise Problem("option-twice", option=name)
            return Game.at(found, found.from_position({**self.position, "options": options}), journal)
        except Problem as problem:
            if at == "option":
                at = f"option {problem.facts.get('option')}"
            raise bad(self.places.get(at, 1), problem) from None

    def replay(
        self,
        rules: Rules | Lookup,
        check: bool = True,
        upto: int | None = None,
        journal: bool = True,
        audit: bool = False,
    ) -> Game[Any, Any]:
        """Return the game after its choices (or the first `upto`). With `check`, choices, actors and end must be right.

        With `audit` the invariants of the board are checked after every effect (see `Auditor`).
        """
        game = self.begin(rules, journal)
        if audit:
            game.board.conduct.audit = Auditor().look
        count = len(self.choices) if upto is None else min(upto, len(self.choices))
        for i in range(count):
            self._repeat(game, i, check)
        if check and count == len(self.choices) and self.result is not None:
            line = self.places.get(END, count + 1)
            if not game.over:
                raise bad(line, Problem("ended-early"))
            result = result_of(game)
            if result != self.result:
                raise bad(line, Problem("other-result", found=self.result, expected=result))
        return game

    def _repeat(self, game: Game[Any, Any], i: int, check: bool) -> None:
        actor, choice = self.choices[i]
        if game.decision is None:
            raise bad(self.lines[i], Problem("goes-on", choice=choice))
        if not check:
            game.play(choice)
            return
        try:
            if not is_agreement(choice):
                self._compare(game, game.decision.actor, actor, choice)
            game.choose(choice)
            self._compare(game, game.actor, actor, choice)
        except Problem as problem:
            raise bad(self.lines[i], problem) from None
        except AssertionError as error:
            raise bad(self.lines[i], Problem("impossible-position", reason=str(error))) from None

    def _compare(self, game: Game[Any, Any], actor: int, found: str, choice: str) -> None:
        if found not in (expected := name_of(game.rules, actor), SOMEBODY):
            raise Problem("other-actor", found=found, expected=expected, choice=choice)

    def _rules(self, rules: Rules | Lookup) -> Rules:
        if not isinstance(rules, GameRules):
            return rules(self.game)
        if rules.game != self.game:
            raise Problem("other-game", found=self.game, known=rules.game)
        return rules

    def text(self) -> str:
        """Return the record as text."""
        lines = [TITLE, f"format: {FORMAT}", f"game: {self.game}", f"version: {self.version}"]
        lines += [f"option {name}={value}" for name, value in self.options.items()]
        if self.position is not None:
            lines.append("position: " + json.dumps(self.position, ensure_ascii=False))
        lines.append(RULE)
        lines += [f"{actor} {choice}" for actor, choice in self.choices]
        if self.result is not None:
            lines.append(f"{END} {self.result}")
        elif self.stopped is not None:
            lines.append(f"{STOP} {self.stopped}")
        return "\n".join(lines) + "\n"

    def data(self) -> dict[str, Any]:
        """Return the record as JSON data."""
        found: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "choices": [[actor, choice] for actor, choice in self.choices],
        }
        if self.position is not None:
            found["position"] = self.position
        if self.result is not None:
            found["result"] = self.result
        elif self.stopped is not None:
            found["stop"] = self.stopped
        return found


def bad(line: int, problem: Problem) -> Problem:
    """Return a problem that says what is wrong at which line: the problem's id as the reason, its facts as details."""
    if problem.id == "bad-record":
        return problem
    return Problem("bad-record", line=line, reason=problem.id, details=problem.facts)


def name_of(rules: Rules, actor: int) -> str:
    return NOBODY if actor == CHANCE else rules.factions[actor]


def result_of(game: Game[Any, Any]) -> str:
    """Return the players from first to last, each with the margin that counts for it: `north 3, south+west -2`."""
    rules, board = game.rules, game.board
    places = []
    for factions in rules.ranking(board):
        names = "+".join(rules.factions[faction] for faction in factions)
        places.append(f"{names} {min(rules.margin(board, faction) for faction in factions)}")
    return ", ".join(places)
