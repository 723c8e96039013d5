"""How the table came from one moment of its game to another: scene by scene, each with all that lies open then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...coin.board import Board
from ...coin.game import Game
from ...language import Words
from ..protocol import shapes
from . import state as views
from .log import log, words_for
from .viewer import Viewer

HEADINGS = ("card", "round", "phase", "operation", "special", "event", "pass")
"""Lines that begin something."""
KEPT = ("card", "event", "pass")
"""Those that are told even if nothing comes of them."""
UNTOLD = ("table", "game", "rev", "length", "undo", "decision", "made", "log", "people", "chat", "rematch")
"""What a scene does not tell: it is the same all the time, or is told at the end."""


class Recorder:
    """Keeps the position at each line of the journal (`board.conduct.audit`)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.first = len(game.journal)
        self.positions: dict[int, tuple[list[int], int]] = {}

    def look(self, b: Board) -> None:
        self.positions[len(self.game.journal) - 1] = (b.saved(), self.game.length)


def story(now: views.Now, game: Game, tape: Sequence[str], viewer: Viewer) -> shapes.Story:
    """What these choices lead to from where the game stands. Plays them."""
    recorder = Recorder(game)
    game.board.conduct.audit = recorder.look
    try:
        for choice in tape:
            game.play(choice)
    finally:
        game.board.conduct.audit = None
    words = words_for(viewer.language, game.rules.spec.game)
    lines = log(words, game.journal, recorder.first)["lines"]
    scenes: list[shapes.Scene] = []
    before: dict[str, Any] = {}
    for deed in deeds([line for line in lines if not line["reason"]]):
        last = deed[-1]["n"]
        numbers, length = recorder.positions[last]
        board = game.board.twin()
        board.load(numbers)
        moment = views.Moment(game.rules, board, game.journal[: last + 1], length, False)
        state: dict[str, Any] = {**views.on_the_way(now, moment, viewer)}
        state = {name: value for name, value in state.items() if name not in UNTOLD} | {"told": last + 1}
        changed = {name: value for name, value in state.items() if before.get(name, ...) != value}
        before = state
        rest = deed[1:] if deed[0]["kind"] in HEADINGS else deed
        scenes.append(
            {
                "title": deed[0]["text"] if rest is not deed else "",
                "text": " · ".join(line["text"] for line in rest),
                "faction": deed[0]["actor"] or deed[0]["faction"] or deed[-1]["faction"],
                "places": list(dict.fromkeys(space for line in rest for space in line["spaces"])),
                "card": _event_text(words, game, deed[0]),
                "changed": changed,
            }
        )
    return {"scenes": scenes}


def deeds(lines: Sequence[shapes.LogLine]) -> list[list[shapes.LogLine]]:
    """The lines of each scene: a heading with what follows it in one place, or what follows in another. A heading that
    nothing follows is left out, unless it is a deed by itself."""
    found: list[list[shapes.LogLine]] = []
    heading: shapes.LogLine | None = None
    place = ""
    for line in lines:
        here = _place(line)
        if line["kind"] in HEADINGS:
            if found and len(found[-1]) == 1 and _is_idle(found[-1][0]):
                found.pop()
            heading, place = line, ""
            found.append([line])
        elif not found or (here and place and here != place):
            found.append([heading, line] if heading is not None else [line])
            place = here
        else:
            found[-1].append(line)
            place = here or place
    return found


def _is_idle(line: shapes.LogLine) -> bool:
    return line["kind"] in HEADINGS and line["kind"] not in KEPT


def _place(line: shapes.LogLine) -> str:
    change = line["change"]
    if change is not None:
        return change["to"] or change["from"]
    return line["spaces"][0] if line["spaces"] else ""


def _event_text(words: Words, game: Game, line: shapes.LogLine) -> str:
    """The text of the Event that a line begins; empty if it begins none."""
    if line["kind"] != "event":
        return ""
    _, card, side = game.journal[line["n"]][1]
    return words.card_text(card, bool(side), game.rules.variant(game.board))
