"""Work for strangers that takes long: tables from records, branches, earlier moments, stories.

It runs in a worker process of its own, at low priority, so that no player waits for it.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from random import Random, SystemRandom

from ...kernel.game import chance
from ...table.play.creating import Created, branch_from, create_table
from ...table.play.replay import MAX_BYTES_CACHED, Replay, Snapshot
from ...table.play.table import begin
from ...table.protocol.messages import Create
from ...table.views.viewer import Viewer
from ..http import encoding


class Errands:
    """Does the work. Its methods may be called from any thread, or in a worker process.

    Pickling it, or one of its methods, yields the one of the worker: dice, cards and caches are not sent to and fro.
    """

    def __init__(self, random: Random | None = None, most_bytes: int = MAX_BYTES_CACHED) -> None:
        self.random = random or SystemRandom()
        self.dice = chance(self.random)
        self.replay = Replay(threading.Lock(), most_bytes)

    def __reduce__(self) -> tuple[object, ...]:
        return _of_worker, ()

    def create(self, message: Create, now: int) -> Created:
        return create_table(message, self.dice, self.random, now)

    def branch(self, start: str, tape: Sequence[str], at: int, friendly: bool, now: int) -> Created:
        """Make a table that continues a game after its first `at` choices."""
        game = begin(start)
        for choice in tape:
            game.play(choice)
        return self.create(branch_from(game, at, friendly), now)

    def moment(self, snapshot: Snapshot, viewer: Viewer, at: int) -> bytes:
        return self.replay.render_moment(snapshot, viewer, at)

    def story(self, snapshot: Snapshot, viewer: Viewer, since: int, to: int) -> bytes:
        return self.replay.render_story(snapshot, viewer, since, to)


_errands: Errands | None = None
"""Of a worker process."""


def prepare(most_bytes: int) -> None:
    """Prepare a worker process."""
    global _errands
    encoding.install()
    _errands = Errands(most_bytes=most_bytes)


def _of_worker() -> Errands:
    assert _errands is not None
    return _errands
