"""A real server in a thread, on a free port."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn

from abyssal.cli.serve import listen
from abyssal.server.http.app import create_app
from abyssal.server.net.connections import Door
from abyssal.server.net.serving import configure
from abyssal.server.store.store import Store
from tests.waiting import PATIENCE, wait_until

RANDOM = Random()
"""Dice and cards of all servers in this process."""


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest) -> None:
    """The dice and cards of a test are the same in every run."""
    RANDOM.seed(request.node.name)


class Running:
    """A server that runs until it is stopped."""

    def __init__(self, url: str, **about: Any) -> None:
        self.store = Store(url)
        door = Door(**{name: about.pop(name) for name in ("most", "each", "local") if name in about})
        self.app = create_app(self.store, random=RANDOM, **about)
        listener = listen("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{listener.getsockname()[1]}"
        config = configure(self.app, door)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]}, daemon=True)
        self._thread.start()
        wait_until(self._started)

    def _started(self) -> bool:
        assert self._thread.is_alive()
        return self._server.started

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.store.close()


Start = Callable[..., Running]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a file: each puts up its own tables."""
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'test.db'}")
    yield running.base
    running.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers with settings of their own, all on the same database."""
    found: list[Running] = []

    def begin(**about: Any) -> Running:
        found.append(Running(f"sqlite:///{tmp_path / 'test.db'}", **about))
        return found[-1]

    yield begin
    for running in found:
        running.stop()
