"""The story from one moment of a game to another, scene by scene, each with the state at that time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...coin.board import Board
from ...coin.game import Game
from ...language import Words
from ..protocol import shapes
from . import companion
from . import state as views
from .furniture import card_printed
from .log import log, words_for
from .viewer import Viewer

HEADINGS = ("card", "round", "phase", "operation", "special", "event", "pass")
"""Lines that begin a scene."""
LONE_HEADINGS = ("card", "event", "pass")
"""Headings that get a scene even when nothing follows them."""
LEFT_OUT = ("table", "game", "rev", "length", "undo", "decision", "made", "log", "people", "chat", "rematch")
"""Parts of a state that scenes leave out: they do not change, or are of interest only at the end."""


class Recorder:
    """Keeps the position at each line of the journal. `note` is called after every line."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.first = len(game.journal)
        self.positions: dict[int, tuple[list[int], int]] = {}

    def note(self, b: Board) -> None:
        self.positions[len(self.game.journal) - 1] = (b.saved(), self.game.length)

    def play(self, choice: str) -> None:
        """Play a choice. A change by hand replays its turn from the start, so only the position after it is kept."""
        game, told = self.game, len(self.game.journal)
        corrects = game.rules.is_correction(choice)
        game.board.conduct.heard = None if corrects else self.note
        try:
            game.play(choice)
        finally:
            game.board.conduct.heard = None
        if corrects:
            here = game.board.saved(), game.length
            self.positions.update(dict.fromkeys(range(told, len(game.journal)), here))


def tell_story(now: views.Now, game: Game, tape: Sequence[str], viewer: Viewer) -> shapes.Story:
    """Play these choices and return what happens."""
    recorder, start = Recorder(game), game.board.n[:]
    for choice in tape:
        recorder.play(choice)
    words = words_for(viewer.language, game.rules.spec.game)
    lines = log(words, game.journal, recorder.first)["lines"]
    scenes: list[shapes.Scene] = []
    before: dict[str, Any] = {}
    for group in group_lines([line for line in lines if not line["reason"]]):
        last = group[-1]["n"]
        numbers, length = recorder.positions[last]
        board = game.board.twin()
        board.load(numbers)
        moment = views.Moment(game.rules, board, game.journal[: last + 1], length, False)
        state: dict[str, Any] = {**views.state_between(now, moment, viewer)}
        state = {name: value for name, value in state.items() if name not in LEFT_OUT} | {"told": last + 1}
        changed = {name: value for name, value in state.items() if before.get(name, ...) != value}
        before = state
        headed = group[0]["kind"] in HEADINGS
        rest = group[1:] if headed else group
        scenes.append(
            {
                "kind": group[0]["kind"] if headed else "",
                "title": group[0]["text"] if headed else "",
                "text": " · ".join(line["text"] for line in rest),
                "faction": group[0]["actor"] or group[0]["faction"] or group[-1]["faction"],
                "places": _places(rest),
                "card": _event_text(words, game, group[0]),
                "actions": [
                    {"text": " · ".join(line["text"] for line in action), "places": _places(action)}
                    for action in group_actions(rest)
                ],
                "dice": [line["die"] for line in rest if "die" in line],
                "changed": changed,
            }
        )
    moves = companion.moves(words, game.board, start, game.journal[recorder.first :])
    return {"scenes": scenes, "moves": moves, "to": game.length}


def group_lines(lines: Sequence[shapes.LogLine]) -> list[list[shapes.LogLine]]:
    """Group lines into scenes: a heading with all that follows it.

    A heading that nothing follows is left out, unless it is one of `LONE_HEADINGS`.
    """
    found: list[list[shapes.LogLine]] = []
    for line in lines:
        if line["kind"] in HEADINGS:
            if found and len(found[-1]) == 1 and _is_idle(found[-1][0]):
                found.pop()
            found.append([line])
        elif found:
            found[-1].append(line)
        else:
            found.append([line])
    return found


def group_actions(lines: Sequence[shapes.LogLine]) -> list[list[shapes.LogLine]]:
    """Group the lines of a scene into actions: what happens in one space, then what happens in the next."""
    found: list[list[shapes.LogLine]] = []
    place = ""
    for line in lines:
        here = _place(line)
        if not found or (here and place and here != place):
            found.append([line])
            place = here
        else:
            found[-1].append(line)
            place = here or place
    return found


def _places(lines: Sequence[shapes.LogLine]) -> list[str]:
    return list(dict.fromkeys(space for line in lines for space in line["spaces"]))


def _is_idle(line: shapes.LogLine) -> bool:
    return line["kind"] in HEADINGS and line["kind"] not in LONE_HEADINGS


def _place(line: shapes.LogLine) -> str:
    change = line["change"]
    if change is not None:
        return change["to"] or change["from"]
    return line["spaces"][0] if line["spaces"] else ""


def _event_text(words: Words, game: Game, line: shapes.LogLine) -> str:
    """Return the text of the Event that a line begins, or an empty string."""
    if line["kind"] != "event":
        return ""
    _, card, side = game.journal[line["n"]][1]
    sides = card_printed(words, game.rules.variant(game.board), card, game.board)["sides"]
    return sides[-1 if side else 0]["text"]
