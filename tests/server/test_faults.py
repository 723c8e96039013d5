"""The server dies in the middle of everything: what it has acknowledged is there again, and no game is broken."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from urllib.error import URLError

import pytest

from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.server.client import Client, Refused
from tests.engine import KILLS
from tests.server.games import options, solo
from tests.server.postgresql import postgresql
from tests.waiting import PATIENCE, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.soak]

TABLES, THREADS, CHOICES = 50, 8, 30
BROKEN = (URLError, ConnectionError, TimeoutError, OSError)


class Serving:
    """`abyssal serve` as a process of its own."""

    def __init__(self, url: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = url
        self.base = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "abyssal", "serve", "--db", self.url, "--port", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_until(self._answers, "the server did not answer")
        except BaseException:
            self.kill()
            raise

    def _answers(self) -> bool:
        try:
            Client(self.base).call("/healthz")
            return True
        except BROKEN:
            assert self.process.poll() is None, "the server did not start"
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Player:
    """Plays one table at random, and knows what was acknowledged and what was sent last."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.random = Random(seed)
        self.acknowledged: list[str] = []
        self.sent: tuple[str, int, str] | None = None

    def play(self) -> None:
        """One choice; what is sent but not acknowledged is kept."""
        if self.client.state["over"]:
            return
        choice = self.random.choice(options(self.client.state))
        self.sent = (choice, self.client.state["rev"], f"{self.random.getrandbits(64):x}")
        self.resend()

    def resend(self) -> None:
        if self.sent is not None:
            choice, rev, request = self.sent
            self.client.choose(choice, rev=rev, request=request)
            self.acknowledged.append(choice)
            self.sent = None

    def check(self) -> None:
        """Send again what was not acknowledged; then the record has every choice once, in order, and replays."""
        self.resend()
        found = record.read(self.client.record())
        made = iter([choice for actor, choice in found.choices if actor == "govt"])
        # The server adds choices that leave no alternative, and counts only those it was sent.
        assert all(choice in made for choice in self.acknowledged)
        assert self.client.look()["rev"] == len(self.acknowledged)
        assert found.replay(rules_for, check=False).length == self.client.look()["length"]


def play_until(players: list[Player], stop: threading.Event) -> None:
    """Round after round, until the server is gone or it is time to stop."""
    while not stop.is_set():
        for player in players:
            try:
                player.play()
            except BROKEN:
                return
            except Refused as refused:
                raise AssertionError(refused.message) from refused


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def storm(players: list[Player], strike: Callable[[], None]) -> list[threading.Thread]:
    """All play at once; after some choices disaster strikes in the middle of it."""
    stop, enough = threading.Event(), acknowledged(players) + CHOICES
    threads = [
        threading.Thread(target=play_until, args=(players[i::THREADS], stop), daemon=True) for i in range(THREADS)
    ]
    for thread in threads:
        thread.start()
    while acknowledged(players) < enough and any(thread.is_alive() for thread in threads):
        time.sleep(0.005)
    strike()
    stop.set()
    return threads


def test_killed_again_and_again(tmp_path: Path) -> None:
    """`kill -9` in the middle of 50 games, again and again, on SQLite."""
    serving = Serving(f"sqlite:///{tmp_path / 'faults.db'}")
    players = [Player(solo(serving.base), seed) for seed in range(TABLES)]
    for _ in range(KILLS):
        threads = storm(players, serving.kill)
        serving.start()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        for player in players:
            player.resend()
    for player in players:
        player.check()
    assert acknowledged(players) >= CHOICES * KILLS
    serving.kill()


def test_one_of_two_killed_on_postgresql() -> None:
    """Two processes on one PostgreSQL; killed in turn; the people of the one go on at the other."""
    with postgresql() as url:
        servers = [Serving(url), Serving(url)]
        players = [Player(solo(servers[seed % 2].base), seed) for seed in range(TABLES)]
        for _ in range(KILLS):
            victim, other = servers
            threads = storm(players, victim.kill)
            for thread in threads:
                thread.join(PATIENCE)
                assert not thread.is_alive()
            for player in players:
                player.client.base = other.base
                player.resend()
            victim.start()
            servers.reverse()
            for seed, player in enumerate(players):
                player.client.base = servers[seed % 2].base
        for player in players:
            player.check()
        assert acknowledged(players) >= CHOICES * KILLS
        for server in servers:
            server.kill()
