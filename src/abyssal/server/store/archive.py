"""The record of a table in the database, without a server."""

from __future__ import annotations

from ...kernel import record
from ...kernel.errors import Problem
from ...kernel.record.played import Record
from ...table.play.table import Table, kept
from .store import Store


def record_text(store: Store, id: str) -> str:
    """The record; of a table that cannot be played any more, what can be saved of it."""
    saved = store.load(id)
    if saved is None:
        raise Problem("no-table", table=id)
    try:
        return shown(record.record(Table(saved).game, []))
    except Problem as problem:
        if problem.id not in ("broken-table", "other-table"):
            raise
        return shown(kept(saved))


def shown(found: Record) -> str:
    """The record without what lies hidden from the players at the table."""
    if found.position is not None and isinstance(found.position.get("deck"), dict):
        found.position["deck"].pop("order", None)
    return found.text()
