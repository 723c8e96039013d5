"""No process outlives the server: its workers end with it, however it ends."""

from __future__ import annotations

import os
import signal
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from abyssal.server.client import Client
from tests.server.games import GAME
from tests.server.postgresql import postgresql
from tests.server.test_serve import serving
from tests.waiting import PATIENCE, wait_until

SEATS = {"govt": "person", "farc": "quick", "auc": "nonplayer", "cartels": "nonplayer"}


def descendants(pid: int) -> set[int]:
    """Return the children of a process, their children, and so on."""
    found: set[int] = set()
    for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, tasks.read_text().split()):
            found |= {child} | descendants(child)
    return found


def runs(pid: int) -> bool:
    """Whether a process runs. One that has ended may still wait for its parent to notice."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("processes", [1, 2])
def test_all_workers_end_with_the_server(processes: int, number: signal.Signals, tmp_path: Path) -> None:
    """After a hint and a move at a table with a computer player, workers for hints and for moves are running."""
    with ExitStack() as stack:
        url = stack.enter_context(postgresql()) if processes > 1 else f"sqlite:///{tmp_path / 'test.db'}"
        process, base = stack.enter_context(serving("--db", url, "--processes", str(processes)))
        host = Client.create(base, game=GAME, seats=SEATS, options={"scenario": "quick"})
        wait_until(lambda: bool(host.look()["decision"]["mine"]), "the computer player does not move")
        assert host.call(host._at("hint"), {})["hints"]
        host.choose(host.look()["decision"]["options"][0]["choice"])
        # The server processes, one worker for hints and two for moves.
        expected = 3 + (processes if processes > 1 else 0)
        wait_until(lambda: len(descendants(process.pid)) >= expected, "not all processes have started")
        helpers = descendants(process.pid)
        process.send_signal(number)
        process.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while (left := {helper for helper in helpers if runs(helper)}) and time.monotonic() < deadline:
            time.sleep(0.05)
        for helper in left:
            # They would keep the pipes of this test open.
            os.kill(helper, signal.SIGKILL)
        assert not left, f"{len(left)} of {len(helpers)} processes outlive the server"
