"""Play both games through `abyssal.table` where the server's modules cannot be imported. Run as a program."""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
import zipfile
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

# Fluent (through Babel) and importlib.resources (through zipfile) import `threading` themselves, so they come first.
import fluent.runtime

BARRED = {"starlette", "uvicorn", "sqlalchemy", "msgspec", "asyncio", "threading"}


class Bar:
    """Refuses the import of barred modules, and of the server."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in BARRED or name.startswith("abyssal.server"):
            raise ImportError(f"{name} is barred")
        return None


def bar() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] in BARRED]:
        del sys.modules[name]
    sys.meta_path.insert(0, Bar())


def import_all() -> None:
    """Import `abyssal.table` with all its submodules."""
    import abyssal.table

    for module in pkgutil.walk_packages(abyssal.table.__path__, "abyssal.table."):
        importlib.import_module(module.name)


def play(game: str) -> None:
    """Play two cards and use everything a table offers meanwhile."""
    from abyssal.table.play import archive, creating, moves
    from abyssal.table.play.replay import Replay, Snapshot
    from abyssal.table.play.table import Table
    from abyssal.table.protocol.messages import Choose, Create
    from abyssal.table.protocol.reading import read_message
    from abyssal.table.views import done, questions
    from abyssal.table.views import state as views
    from abyssal.table.views.log import log_json, words_for
    from abyssal.table.views.summary import summary
    from abyssal.table.views.viewer import Viewer
    from tests.table.tables import Play

    one = Play(seed=3, game=game)
    table, viewer = one.table, Viewer(one.seats, "en")
    undone = False
    while len(table.history) < 3:
        assert table.game.decision is not None
        option = one.random.choice(table.game.decision.options)
        assert questions.preview(table, viewer, [option])["then"]
        done.further(table, viewer)
        body = json.dumps({"rev": table.rev, "request": f"r{table.rev}", "choice": option})
        message = read_message(body, Choose)
        one.make(moves.plan_choice(table, viewer.seats, message.listed(), message.on, message.most))
        assert json.loads(views.render_state(table, viewer))["rev"] == table.rev
        if not undone and table.undoable(viewer.seats):
            length = table.game.length
            one.make(moves.plan_undo(table, viewer.seats))
            assert table.game.length < length
            undone = True
    assert undone
    replay, snapshot, length = Replay(), Snapshot.of(table), table.game.length
    assert json.loads(replay.render_moment(snapshot, viewer, length // 2))["at"] == length // 2
    assert json.loads(replay.render_story(snapshot, viewer, 0, length))["scenes"]
    assert json.loads(log_json(words_for("fr", game), table.game.journal, 0))["count"] == len(table.game.journal)
    assert summary(table, "es")["totals"]
    text = archive.public_record(table.game.clone())
    branched = Play(seed=4, record=creating.branch_from(table.game.clone(), length // 2, True).record)
    assert branched.table.game.length >= length // 2
    assert Play(seed=4, record=text).table.game.length >= length
    again = Table(creating.create_rematch(table, one.dice, one.random, now=1))
    assert again.game.decision is not None
    assert creating.create_table(Create(game=game, lesson=True), one.dice, one.random, now=1).tokens


if __name__ == "__main__":
    assert fluent.runtime and zipfile
    bar()
    import_all()
    for name in ("andean-abyss", "distant-plain"):
        play(name)
    assert not BARRED & {name.partition(".")[0] for name in sys.modules}
    print("played")
