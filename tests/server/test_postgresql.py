"""Several server processes on one PostgreSQL."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text

from abyssal.server.client import Client, Refused
from abyssal.server.store.store import Store
from tests.server.games import duel, play_on, solo, train
from tests.server.postgresql import postgresql
from tests.server.test_serve import serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgresql() as found:
        yield found


@pytest.fixture(scope="module")
def servers(url: str) -> Iterator[tuple[str, str]]:
    """Two processes that start at once on an empty database."""
    with serving("--db", url) as (_, one), serving("--db", url) as (_, two):
        yield one.rstrip("/"), two.rstrip("/")


def test_both_processes_show_every_change(servers: tuple[str, str]) -> None:
    one, two = servers
    govt, farc = duel(one)
    farc = Client(two, farc.table, farc.tokens)
    with govt.live() as here, farc.live() as there:
        assert here.next()["state"]["rev"] == 0
        assert there.next()["state"]["rev"] == 0
        for n in range(1, 6):
            if govt.look()["over"]:
                break
            client = govt if govt.state["decision"]["mine"] else farc
            client.look()
            play_on(client, 1, seed=n)
            for live in (here, there):
                while live.next()["state"]["rev"] != n:
                    pass
        farc.say("hola")
        while not here.next()["state"]["chat"]:
            pass
        online = [faction["online"] for faction in govt.look()["factions"]]
        assert online == [True, True, False, False]


def test_two_processes_cannot_both_answer(servers: tuple[str, str]) -> None:
    one, two = servers
    for _ in range(5):
        client = train(one)
        tabs = [Client(base, client.table, client.tokens) for base in (one, two, one, two)]

        def press(tab: Client) -> int:
            try:
                tab.choose("train", rev=0)
            except Refused as refused:
                return refused.status
            return 200

        with ThreadPoolExecutor(4) as pool:
            assert sorted(pool.map(press, tabs)) == [200, 409, 409, 409]
        assert [tab.look()["length"] for tab in tabs] == [1] * 4


def test_one_process_is_killed(url: str, servers: tuple[str, str]) -> None:
    """What it acknowledged is there; the other goes on."""
    _, two = servers
    with serving("--db", url) as (process, base):
        clients = [solo(base.rstrip("/")) for _ in range(3)]
        for n in range(8):
            for client in clients:
                play_on(client, 1, seed=n)
        process.send_signal(signal.SIGKILL)
        process.wait()
    for client in clients:
        again = Client(two, client.table, client.tokens)
        found = again.look()
        assert (found["rev"], found["position"]) == (client.state["rev"], client.state["position"])
        play_on(again, 2)


def test_the_schema_is_made_once(url: str, servers: tuple[str, str]) -> None:
    store = Store(url)
    with store.database.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM abyssal_schema")).scalar() == 1
    store.close()
