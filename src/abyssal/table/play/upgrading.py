"""Tables and records that an older version wrote: where a game can go on when its choices no longer fit the rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ... import __version__
from ...coin.game import Game
from ...kernel.record.played import FORMAT
from .saved import Saved
from .table import REPLAY_ERRORS, begin, sum_choices


@dataclass(frozen=True)
class Continuation:
    """Where a game can go on: after its first `length` choices, from a start of its own."""

    length: int
    start: str
    """The start of the new game, a record without choices."""


def start_at(game: Game) -> str:
    """Return the start of a game that begins at the position of this one, which stands at a checkpoint."""
    return start_of(game.rules.to_position(game.board))


def start_of(position: dict[str, Any]) -> str:
    """Return the start of a game that begins at a position (`Rules.to_position`)."""
    rest = {name: value for name, value in position.items() if name not in ("format", "game", "options")}
    start = {"format": FORMAT, "game": position["game"], "version": __version__, "options": position["options"]}
    return json.dumps({**start, "choices": [], "position": rest})


def find_continuation(saved: Saved, positions: Sequence[tuple[int, str]]) -> Continuation | None:
    """Return where a table that cannot be replayed can go on, or None if nowhere.

    That is the last stored position (after how many choices, and the position) that this version can read. Without
    one, it is the last checkpoint up to which the choices fit. A table whose rows were edited cannot go on: nobody
    knows what was played.
    """
    if saved.checksum and sum_choices(saved.choices) != saved.checksum:
        return None
    for length, text in sorted(positions, reverse=True):
        try:
            start = start_of(json.loads(text))
            begin(start)
        except REPLAY_ERRORS:
            continue
        if length <= len(saved.choices):
            return Continuation(length, start)
    return last_checkpoint(saved.start, [choice for choice, _ in saved.choices])


def last_checkpoint(start: str, choices: Sequence[str]) -> Continuation | None:
    """Return the last checkpoint up to which these choices are legal, or None if the game cannot even begin."""
    try:
        game = begin(json.dumps({**json.loads(start), "version": __version__}))
    except REPLAY_ERRORS:
        return None
    fitting = 0
    for choice in choices:
        try:
            game.choose(choice)
        except REPLAY_ERRORS:
            break
        fitting += 1
    # A choice that failed halfway may have left anything behind: begin again.
    game = begin(json.dumps({**json.loads(start), "version": __version__}))
    for choice in choices[:fitting]:
        game.play(choice)
    found = game.at_checkpoint()
    return Continuation(found.length, start_at(found))
