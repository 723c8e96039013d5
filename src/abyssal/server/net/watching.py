"""Views of tables that do not delay the players: cached states, and what earlier moments are made from."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.errors import BadToken
from ...table.play.replay import Snapshot
from ...table.play.saved import Head
from ...table.views.viewer import Presence, Viewer
from ..store.tables import Tables


class Watching:
    """Renders for spectators. All methods may be called from any thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def cached_state(self, id: str, tokens: Sequence[str], language: str, presence: Presence) -> bytes | None:
        """Return a state that was rendered before, if the table has not changed since. Does not lock the table.

        While a change waits for the database, this is the state before it: the one that the database has.
        """
        table = self.tables.peek(id)
        if table is None:
            return None
        try:
            seats = table.seats_of(tokens)
        except BadToken:
            # The seat may have a new token that this process has not read yet.
            return None
        found = table.rendered.get((tuple(seats), language, presence))
        at = Head(*table.rendered_at, table.edits)
        return found if found is not None and at == self.tables.store.head(id) else None

    def snapshot(self, id: str, tokens: Sequence[str], language: str, presence: Presence) -> tuple[Snapshot, Viewer]:
        """Return what an earlier moment of a table is rendered from, and for whom."""
        with self.tables.open(id) as table:
            chat = list(self.tables.chat(table))
            viewer = Viewer(table.seats_of(tokens), language, presence, chat, self.tables.webhooks)
            return Snapshot.of(table), viewer
