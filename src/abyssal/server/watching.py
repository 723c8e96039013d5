"""Looking at tables without standing before those who play: what was shown already, and earlier moments."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from ..kernel.errors import Problem
from ..kernel.game import Game
from . import views
from .journal import words_for
from .shapes import Made
from .table import Table, begin
from .tables import Tables
from .views import Presence, Viewer

MOMENTS = 200
"""So many states of earlier moments are kept ready."""
GAMES = 20
"""So many games are kept at the moment that was looked at last: the next one is mostly a little later."""


class Watching:
    """Earlier moments of games, on copies. All methods may be called from any thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._moments: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._games: OrderedDict[str, tuple[list[str], Game]] = OrderedDict()
        self._guard = threading.Lock()

    def ready(self, id: str, tokens: Sequence[str], language: str, presence: Presence) -> bytes | None:
        """A table as it was shown before, if it has not changed since; without waiting for those who play there."""
        table = self.tables.peek(id)
        if table is None or table.unsaved:
            return None
        try:
            seats = table.holders(tokens)
        except Problem:
            # They may be the secrets of a seat that was given a new one meanwhile.
            return None
        found = table.shown.get((tuple(seats), language, presence))
        at = table.shown_at
        return found if found is not None and at == self.tables.store.head(id) else None

    def moment(self, id: str, tokens: Sequence[str], language: str, presence: Presence, at: int) -> bytes:
        """The state after so many choices."""
        with self.tables.open(id) as table:
            seats = table.holders(tokens)
            chat = list(self.tables.chat(table)) if seats else []
            viewer = Viewer(seats, language, presence, chat, self.tables.webhooks)
            now = views.Now.of(table)
            tape = table.game.tape
        if at > len(tape):
            raise Problem("no-such-choice", number=at, last=len(tape))
        key = (id, now.rev, now.news, at, tuple(seats), language, presence)
        with self._guard:
            found = self._moments.get(key)
        if found is None:
            game, made = self._earlier(table, viewer, tape[:at])
            found = msgspec.json.encode(views.earlier(now, game, viewer, made))
            with self._guard:
                self._moments[key] = found
                self._games[id] = (tape[:at], game)
                while len(self._moments) > MOMENTS:
                    self._moments.popitem(last=False)
                while len(self._games) > GAMES:
                    self._games.popitem(last=False)
        return found

    def _earlier(self, table: Table, viewer: Viewer, tape: list[str]) -> tuple[Game, Made | None]:
        """The game after these choices, and the last of them in words, as far as the viewer may know: a copy that this
        thread has for itself."""
        with self._guard:
            done, game = self._games.pop(table.id, ([], None))
        # A game that is taken out here belongs to this thread until it is put back.
        if game is None or len(done) >= len(tape) or tape[: len(done)] != done:
            done, game = [], begin(table.start)
        words = words_for(viewer.language, table.rules.spec.game)
        factions = [table.rules.spec.faction_index[seat] for seat in viewer.seats]
        made = None
        for n in range(len(done), len(tape)):
            if n == len(tape) - 1 and game.decision is not None:
                made = views.made_in_words(words, game.decision, game.told(tape[n], factions))
            game.play(tape[n])
        return game, made
