"""What strangers ask for waits in a line of its own, costs its address processor time, and delays no player."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import count

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from abyssal.kernel.errors import Problem, TooOften
from abyssal.server.client import Client, Refused
from abyssal.server.http.limits import Limits
from abyssal.server.net.connections import Door
from abyssal.server.net.counting import SETS, WAYS, Counts, shared_file
from abyssal.server.net.line import Line
from abyssal.server.net.queue import THREADS_EACH, Queue
from abyssal.server.net.turns import Turns
from tests.server.conftest import Running, Start
from tests.server.games import play_on, run_apart, solo, train
from tests.server.test_refusals import raw
from tests.waiting import PATIENCE, wait_until


class Time:
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self.now = 600.0

    def __call__(self) -> float:
        return self.now


# Counting.


def test_counts_of_a_minute() -> None:
    """No more than the limit in any minute, and as much again in the next but one."""
    time = Time()
    counts = Counts(clock=time)
    assert [counts.add("key", 1, 3, 60) for _ in range(5)] == [True, True, True, False, False]
    assert counts.add("other", 1, 3, 60)
    time.now += 59
    assert not counts.add("key", 1, 3, 60)
    time.now += 31
    # Half a minute into the next one, half of the last minute's still counts.
    assert counts.level("key", 60) == 1.5
    assert [counts.add("key", 1, 3, 60) for _ in range(3)] == [True, False, False]
    time.now += 120
    assert counts.level("key", 60) == 0
    assert [counts.add("key", 1, 3, 60) for _ in range(4)] == [True, True, True, False]


def test_processes_count_together() -> None:
    with shared_file() as file:
        one, two = (Counts(file, index, process=index + 100) for index in range(2))
        assert [counts.add("tables", 1, 3, 60) for counts in (one, two, one, two)] == [True, True, True, False]
        assert [counts.hold("address", 3) for counts in (one, two, one, two)] == [True, True, True, False]
        two.release("address")
        assert two.hold("address", 3)
        # A process that was killed held two. The one that takes its place holds none.
        again = Counts(file, 0, process=102)
        assert [again.hold("address", 3) for _ in range(3)] == [True, True, False]
        for counts in (one, two, again):
            counts.close()


def test_connections_of_an_address_are_counted_over_all_processes() -> None:
    with shared_file() as file:
        doors = [Door(each=4, local=False, counts=Counts(file, index, process=index + 100)) for index in range(2)]
        keys = [door.enter(object(), "203.0.113.9") for door in doors * 4]  # type: ignore[arg-type]
        assert keys == ["203.0.113.9"] * 4 + [None] * 4
        doors[0].leave(object(), "203.0.113.9")  # type: ignore[arg-type]
        assert doors[1].enter(object(), "203.0.113.9")  # type: ignore[arg-type]
        assert doors[1].enter(object(), "203.0.113.10")  # type: ignore[arg-type]


def test_the_key_used_longest_ago_is_forgotten() -> None:
    """However many keys there are, one that is in use keeps its count."""
    time = Time()
    counts = Counts(clock=time)
    for n in range(2 * SETS * WAYS):
        if n % 1000 == 0:
            time.now += 1
            counts.add("mine", 1, 1000, 3600)
        counts.add(f"other {n}", 1, 1, 3600)
    assert counts.level("mine", 3600) == 66


def test_tables_of_an_address_are_counted_over_all_processes(start: Start) -> None:
    with shared_file() as file:
        limits = Limits(tables=3, spare_local=False)
        bases = [start(limits=limits, counts=Counts(file, index, process=index + 100)).base for index in range(2)]
        for base in (*bases, bases[0]):
            solo(base)
        for base in bases:
            with pytest.raises(Refused) as found:
                solo(base)
            assert (found.value.status, found.value.error) == (429, "too-often")


# Turns.


def test_addresses_take_turns() -> None:
    turns: Turns[int] = Turns(each=2)
    for n in range(5):
        turns.add("crowd", n)
    turns.add("one", 10)
    turns.add("", 20)
    assert [turns.take() for _ in range(4)] == [("crowd", 0), ("one", 10), ("", 20), ("crowd", 1)]
    assert turns.take() is None
    turns.done("crowd")
    assert turns.take() == ("crowd", 2)
    assert turns.waiting("crowd") == len(turns) == 2


def test_an_address_has_a_few_threads_at_most() -> None:
    """While they are all busy, another address finds a free one."""

    async def run() -> None:
        queue, gate = Queue(threads=THREADS_EACH + 1, name="test"), threading.Event()
        crowd = [asyncio.ensure_future(queue.run(lambda: gate.wait(PATIENCE), "crowd")) for _ in range(20)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(queue.run(lambda: "here", "one"), PATIENCE) == "here"
        assert not any(one.done() for one in crowd)
        gate.set()
        assert all(await asyncio.gather(*crowd))
        queue.close()

    run_apart(run())


# The line.


def busy_second(clock: Time) -> None:
    clock.now += 1


def test_an_address_pays_for_its_jobs_in_processor_time() -> None:
    """It is charged what they took, also if they fail. When it has spent its share, what still waits is refused."""

    async def run() -> None:
        clock, spent = Time(), 0.0

        def check(address: str) -> None:
            if spent >= 3:
                raise TooOften

        def charge(address: str, seconds: float) -> None:
            nonlocal spent
            assert address == "crowd"
            spent += seconds

        def fail() -> None:
            busy_second(clock)
            raise Problem("bad-record")

        line = Line(lambda: ThreadPoolExecutor(1), check, charge, clock=clock)
        jobs = [fail] + [lambda: busy_second(clock)] * 5
        outcomes = await asyncio.gather(*(line.run("crowd", job) for job in jobs), return_exceptions=True)
        told = [outcome.id if isinstance(outcome, Problem) else outcome for outcome in outcomes]
        assert told == ["bad-record", None, None, "too-often", "too-often", "too-often"]
        assert spent == 3
        with pytest.raises(TooOften):
            await line.run("crowd", busy_second, clock)
        await line.close()

    run_apart(run())


@contextmanager
def stuck(running: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables from records take for ever to make."""
    gate, errands = threading.Event(), running.app.state.services.errands
    create = errands.create

    def slow(*about: object) -> object:
        assert gate.wait(PATIENCE), "nothing else could be done meanwhile"
        return create(*about)

    monkeypatch.setattr(errands, "create", slow)
    try:
        yield
    finally:
        gate.set()


def test_a_choice_is_answered_while_the_line_is_full(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address sends as many records as it may. Those that find no room are refused at once, and players choose."""
    running = start(limits=Limits(spare_local=False))
    client = train(running.base)
    text, line = client.record(), running.app.state.services.line
    line.each = 40
    refused = threading.Event()

    def send() -> None:
        try:
            Client.create(running.base, record=text)
        except Refused as refusal:
            assert refusal.status == 429
            refused.set()

    threads = [threading.Thread(target=send) for _ in range(45)]
    with stuck(running, monkeypatch):
        for thread in threads:
            thread.start()
        wait_until(lambda: len(line) == 41)
        assert refused.wait(PATIENCE)
        assert client.choose("train")["rev"] == 1
        assert client.look()["rev"] == 1
        assert solo(running.base).look()["rev"] == 0
        assert len(line) == 41, "all of them still wait"
    for thread in threads:
        thread.join(PATIENCE)


def test_an_address_without_processor_time_may_still_choose(start: Start) -> None:
    """What it asks for besides is refused until the minute is over; other addresses notice nothing."""
    running = start(limits=Limits(processor_seconds=5), proxies=["127.0.0.1"])
    client = train(running.base)
    ticks = count(0, 10)
    running.app.state.services.line._clock = lambda: float(next(ticks))
    body = {"at": 0}
    path = f"/api/tables/{client.table}/branch"
    crowd, other = ({"X-Forwarded-For": address} for address in ("198.51.100.1", "198.51.100.2"))
    assert client.call(path, body, crowd)["table"]
    with pytest.raises(Refused) as found:
        client.call(path, body, crowd)
    assert (found.value.status, found.value.error) == (429, "too-often")
    with pytest.raises(Refused):
        client.call(f"/api/tables/{client.table}", None, crowd)
    choice = {"rev": 0, "request": "r", "choice": "train"}
    tokens = {"Authorization": "Bearer " + " ".join(client.tokens.values())}
    assert client.call(f"/api/tables/{client.table}/choices", choice, {**crowd, **tokens})["rev"] == 1
    assert client.call(path, body, other)["table"]


@pytest.mark.slow
def test_errands_of_a_process_and_of_a_thread_are_the_same(start: Start) -> None:
    here, apart = start(), start(apart=True)
    client = train(here.base)
    play_on(client, 6)
    other = Client(apart.base, client.table, client.tokens)
    assert other.look(at=3) == client.look(at=3)
    assert other.story(0, 5) == client.story(0, 5)
    new = Client.create(apart.base, record=client.record())
    assert new.look()["position"] == client.look()["position"]
    branch = other.call(f"/api/tables/{client.table}/branch", {"at": 2})
    assert Client(apart.base, branch["table"], branch["tokens"]).look()["length"] >= 2
    with pytest.raises(Refused) as found:
        Client.create(apart.base, record="nonsense")
    assert (found.value.status, found.value.error) == (400, "bad-record")


def test_behind_a_proxy_an_address_has_so_many_live_connections(start: Start) -> None:
    """The proxy may connect as often as it likes. The addresses that it names may not, over all processes."""
    with shared_file() as file:
        limits = Limits(connections=3)
        bases = [
            start(limits=limits, proxies=["127.0.0.1"], counts=Counts(file, index, process=index + 100)).base
            for index in range(2)
        ]
        table = solo(bases[0]).table

        @contextmanager
        def live(base: str, address: str) -> Iterator[None]:
            url = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
            with connect(url, additional_headers={"X-Forwarded-For": address}, proxy=None) as socket:
                socket.send('{"tokens": []}')
                socket.recv()
                yield

        with ExitStack() as stack:
            for base in (*bases, bases[0]):
                stack.enter_context(live(base, "198.51.100.1"))
            for base in bases:
                with pytest.raises(InvalidStatus), live(base, "198.51.100.1"):
                    pass
                assert raw(base, "GET", "/healthz", X_Forwarded_For="198.51.100.1")[0] == 429
            with live(bases[1], "198.51.100.2"):
                pass
        wait_until(lambda: raw(bases[1], "GET", "/healthz", X_Forwarded_For="198.51.100.1")[0] == 200)
