"""Looking at tables without standing before those who play: what was shown already, and earlier moments."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from ...coin.game import Game
from ...kernel.errors import Problem
from ...table.play.table import Table, begin
from ...table.protocol.shapes import Made
from ...table.views import state as views
from ...table.views.log import words_for
from ...table.views.story import story
from ...table.views.viewer import Presence, Viewer
from ..store.tables import Tables

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
            chat = list(self.tables.chat(table))
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
            self._keep(key, found, tape[:at], game)
        return found

    def story(self, id: str, tokens: Sequence[str], language: str, presence: Presence, since: int, to: int) -> bytes:
        """What happened from one moment to a later one, scene by scene."""
        with self.tables.open(id) as table:
            viewer = Viewer(table.holders(tokens), language, presence)
            now = views.Now.of(table)
            tape = table.game.tape
        if not since <= to <= len(tape):
            raise Problem("no-such-choice", number=max(since, to), last=len(tape))
        key = (id, now.rev, since, to, tuple(viewer.seats), language, presence, "story")
        with self._guard:
            found = self._moments.get(key)
        if found is None:
            done, game = self._begun(table, tape[:since])
            for choice in tape[len(done) : since]:
                game.play(choice)
            found = msgspec.json.encode(story(now, game, tape[since:to], viewer))
            self._keep(key, found, tape[:to], game)
        return found

    def _keep(self, key: tuple[object, ...], shown: bytes, tape: list[str], game: Game) -> None:
        """What was shown, and the game at that moment, for the next one."""
        with self._guard:
            self._moments[key] = shown
            self._games[str(key[0])] = (tape, game)
            while len(self._moments) > MOMENTS:
                self._moments.popitem(last=False)
            while len(self._games) > GAMES:
                self._games.popitem(last=False)

    def _begun(self, table: Table, tape: list[str]) -> tuple[list[str], Game]:
        """A game that has made some of these choices, or none: a copy that this thread has for itself."""
        with self._guard:
            done, game = self._games.pop(table.id, ([], None))
        if game is None or tape[: len(done)] != done:
            return [], begin(table.start)
        return done, game

    def _earlier(self, table: Table, viewer: Viewer, tape: list[str]) -> tuple[Game, Made | None]:
        """The game after these choices, and the last of them in words, as far as the viewer may know."""
        done, game = self._begun(table, tape[:-1])
        words = words_for(viewer.language, table.rules.spec.game)
        factions = [table.rules.spec.faction_index[seat] for seat in viewer.seats]
        made = None
        for n in range(len(done), len(tape)):
            if n == len(tape) - 1 and game.decision is not None:
                made = views.made_in_words(words, game.decision, game.told(tape[n], factions))
            game.play(tape[n])
        return game, made
