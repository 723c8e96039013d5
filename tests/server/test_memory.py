"""What was freed goes back to the system."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyssal.server.http import app
from abyssal.server.net import memory
from tests.server.conftest import Start
from tests.waiting import wait_until

STATUS = Path("/proc/self/statm")


@pytest.mark.skipif(not STATUS.exists() or memory._TRIM is None, reason="only glibc on Linux gives memory back")
def test_gaps_are_given_back() -> None:
    """Of 80 MB every fiftieth piece stays in use, so that the C library keeps all of it."""

    def pages() -> int:
        return int(STATUS.read_text().split()[1])

    pieces = [bytes(40_000) for _ in range(2000)]
    kept = pieces[::50]
    del pieces
    before = pages()
    memory.give_back()
    assert before - pages() > 10_000
    assert len(kept) == 40


def test_the_server_does_it_by_itself(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[bool] = []
    monkeypatch.setattr(app, "GC_SECONDS", 0.05)
    monkeypatch.setattr(memory, "give_back", lambda: done.append(True))
    start()
    wait_until(lambda: len(done) >= 2)
