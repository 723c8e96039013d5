"""Earlier moments of games: the state after any choice, and the story from one moment to another."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from ...coin.game import Game
from ...kernel.errors import Problem
from .. import encoding
from ..protocol.shapes import Made
from ..views import state as views
from ..views.log import words_for
from ..views.story import tell_story
from ..views.viewer import Viewer
from .table import Table, begin

MAX_MOMENTS_CACHED = 200
MAX_BYTES_CACHED = 64 * 1024 * 1024
"""Total size of cached moments and stories."""
MAX_STORY_CHOICES = 200
"""Choices that one answer tells about. Clients ask for the rest in further requests."""
MAX_GAMES_CACHED = 20
"""Games kept at the last moment that was viewed: the next one is mostly a little later."""


@dataclass(frozen=True)
class Snapshot:
    """What a replay needs of a table. Taken under the table's lock, used without it."""

    now: views.Now
    start: str
    tape: list[str]

    @classmethod
    def of(cls, table: Table) -> Snapshot:
        return cls(views.Now.of(table), table.start, table.game.tape)


class Replay:
    """Renders earlier moments on copies of games, and caches both.

    `guard` protects the caches. With a lock, all methods may be called from any thread. Rendered moments take at most
    `most_bytes`.
    """

    def __init__(self, guard: AbstractContextManager[Any] | None = None, most_bytes: int = MAX_BYTES_CACHED) -> None:
        self._guard = guard or nullcontext()
        self.most_bytes = most_bytes
        self.bytes_cached = 0
        self._moments: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._games: OrderedDict[str, tuple[list[str], Game]] = OrderedDict()

    def render_moment(self, snapshot: Snapshot, viewer: Viewer, at: int) -> bytes:
        """Render the state after the first `at` choices."""
        now, tape = snapshot.now, snapshot.tape[:at]
        if at > len(snapshot.tape):
            raise Problem("no-such-choice", number=at, last=len(snapshot.tape))
        key = (now.table, now.rev, now.news, at, tuple(viewer.seats), viewer.language, viewer.presence)
        with self._guard:
            found = self._moments.get(key)
        if found is None:
            game, made = self.play_to(snapshot, viewer, tape)
            found = encoding.encode(views.state_at(now, game, viewer, made))
            self._cache(key, found, tape, game)
        return found

    def render_story(self, snapshot: Snapshot, viewer: Viewer, since: int, to: int) -> bytes:
        """Render what happened from one moment to a later one, scene by scene: at most `MAX_STORY_CHOICES` choices."""
        now, tape = snapshot.now, snapshot.tape
        if not since <= to <= len(tape):
            raise Problem("no-such-choice", number=max(since, to), last=len(tape))
        to = min(to, since + MAX_STORY_CHOICES)
        key = (now.table, now.rev, since, to, tuple(viewer.seats), viewer.language, viewer.presence, "story")
        with self._guard:
            found = self._moments.get(key)
        if found is None:
            done, game = self._take_game(snapshot, tape[:since])
            for choice in tape[len(done) : since]:
                game.play(choice)
            found = encoding.encode(tell_story(now, game, tape[since:to], viewer))
            self._cache(key, found, tape[:to], game)
        return found

    def play_to(self, snapshot: Snapshot, viewer: Viewer, tape: list[str]) -> tuple[Game, Made | None]:
        """Return the game after these choices, and the last of them in words, as far as the viewer may know."""
        done, game = self._take_game(snapshot, tape[:-1])
        rules = game.rules
        words = words_for(viewer.language, rules.spec.game)
        factions = [rules.spec.faction_index[seat] for seat in viewer.seats]
        made = None
        for n in range(len(done), len(tape)):
            if n == len(tape) - 1 and game.decision is not None:
                made = views.describe_choice(words, game.decision, game.as_seen_by(tape[n], factions))
            game.play(tape[n])
        return game, made

    def _take_game(self, snapshot: Snapshot, tape: Sequence[str]) -> tuple[list[str], Game]:
        """Return a game that has made some of these choices, or none. It leaves the cache, so the caller owns it."""
        with self._guard:
            done, game = self._games.pop(snapshot.now.table, ([], None))
        if game is None or tape[: len(done)] != done:
            return [], begin(snapshot.start)
        return done, game

    def _cache(self, key: tuple[object, ...], rendered: bytes, tape: list[str], game: Game) -> None:
        with self._guard:
            # Another thread may have rendered the same.
            self.bytes_cached += len(rendered) - len(self._moments.pop(key, b""))
            self._moments[key] = rendered
            self._games[str(key[0])] = (tape, game)
            while len(self._moments) > MAX_MOMENTS_CACHED or self.bytes_cached > self.most_bytes:
                self.bytes_cached -= len(self._moments.popitem(last=False)[1])
            while len(self._games) > MAX_GAMES_CACHED:
                self._games.popitem(last=False)
