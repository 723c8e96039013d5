"""The game of the tutorial."""

from __future__ import annotations

import json
from importlib.resources import files

from ... import __version__
from ...games import rules_for
from ...kernel.record.played import Record
from ..views.catalogue import complete_options


def begin_lesson(game: str) -> Record:
    """Return the beginning of the tutorial's game: one person against Non-players. `data/lesson.json` sets the top
    cards of the deck so that a Propaganda Round comes soon."""
    rules = rules_for(game)
    path = files("abyssal") / "games" / game.replace("-", "_") / "data" / "lesson.json"
    about = json.loads(path.read_text(encoding="utf-8"))
    seats = {name: "person" if name == about["person"] else "nonplayer" for name in rules.spec.factions}
    options = complete_options(game, {}, seats)
    position = rules.to_position(rules.new_board(options))
    position["deck"]["order"] = about["order"]
    return Record(game, __version__, options, position, [])
