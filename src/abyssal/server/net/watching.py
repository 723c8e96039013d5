"""Views of tables that do not delay the players: cached states, and earlier moments."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from ...kernel.errors import BadToken
from ...table.play.replay import MAX_BYTES_CACHED, Replay, Snapshot
from ...table.views.viewer import Presence, Viewer
from ..store.tables import Tables


class Watching:
    """Renders for spectators. All methods may be called from any thread."""

    def __init__(self, tables: Tables, most_bytes: int = MAX_BYTES_CACHED) -> None:
        self.tables = tables
        self.replay = Replay(threading.Lock(), most_bytes)

    def cached_state(self, id: str, tokens: Sequence[str], language: str, presence: Presence) -> bytes | None:
        """Return a state that was rendered before, if the table has not changed since. Does not lock the table."""
        table = self.tables.peek(id)
        if table is None or table.unsaved:
            return None
        try:
            seats = table.seats_of(tokens)
        except BadToken:
            # The seat may have a new token that this process has not read yet.
            return None
        found = table.rendered.get((tuple(seats), language, presence))
        at = table.rendered_at
        return found if found is not None and at == self.tables.store.head(id) else None

    def render_moment(self, id: str, tokens: Sequence[str], language: str, presence: Presence, at: int) -> bytes:
        """Render the state after the first `at` choices."""
        with self.tables.open(id) as table:
            chat = list(self.tables.chat(table))
            viewer = Viewer(table.seats_of(tokens), language, presence, chat, self.tables.webhooks)
            snapshot = Snapshot.of(table)
        return self.replay.render_moment(snapshot, viewer, at)

    def render_story(
        self, id: str, tokens: Sequence[str], language: str, presence: Presence, since: int, to: int
    ) -> bytes:
        """Render what happened from one moment to a later one."""
        with self.tables.open(id) as table:
            viewer = Viewer(table.seats_of(tokens), language, presence)
            snapshot = Snapshot.of(table)
        return self.replay.render_story(snapshot, viewer, since, to)
