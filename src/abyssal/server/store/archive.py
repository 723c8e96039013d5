"""Records of tables in the database, without a running server."""

from __future__ import annotations

from ...kernel.errors import NoTable, UnplayableTable
from ...table.play.archive import public_record, salvage_record
from ...table.play.table import Table
from .store import Store


def record_text(store: Store, id: str) -> str:
    """Return the record of a table, or what can be saved of one that cannot be replayed."""
    saved = store.load(id)
    if saved is None:
        raise NoTable(id)
    try:
        return public_record(Table(saved).game)
    except UnplayableTable:
        return salvage_record(saved)
