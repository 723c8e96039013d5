"""Records of tables, without anything that is hidden from the players."""

from __future__ import annotations

import json

from ... import __version__
from ...coin.game import Game
from ...kernel import record
from ...kernel.hidden import withheld
from ...kernel.record.played import SOMEBODY, Record
from .saved import Saved


def public_record(game: Game) -> str:
    """Return the record of a game as everybody may read it."""
    return record_text(record.record(game, []))


def salvage_record(saved: Saved) -> str:
    """Return what can be saved of a table that cannot be replayed here."""
    return record_text(salvage(saved))


def salvage(saved: Saved) -> Record:
    """Collect what can be saved of a table that cannot be replayed here. Without a replay, nobody knows who made which
    choice."""
    try:
        start = json.loads(saved.start)
    except ValueError:
        start = None
    start = start if isinstance(start, dict) else {}
    options, position = start.get("options"), withheld(start.get("position"))
    choices = [(SOMEBODY, withheld(" ".join(choice.split())) or SOMEBODY) for choice, _ in saved.choices]
    return Record(
        " ".join(saved.game.split()),
        str(start.get("version", __version__)),
        {str(name): str(value) for name, value in options.items()} if isinstance(options, dict) else {},
        position if isinstance(position, dict) else None,
        choices,
        stopped=len(choices),
    )


def record_text(found: Record) -> str:
    """Write a record without the order of the deck."""
    if found.position is not None and isinstance(found.position.get("deck"), dict):
        found.position["deck"].pop("order", None)
    return found.text()
