"""Hints and looks back are worked out by one process: nobody keeps others from them by asking often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from abyssal.kernel.errors import Problem
from abyssal.search.hints import Moment
from abyssal.server.client import Client, Refused
from abyssal.server.http import services
from abyssal.server.http.limits import Limits
from abyssal.server.net import once
from abyssal.server.net.line import Line
from abyssal.server.net.once import Once
from abyssal.table.views import advice
from tests.server.conftest import Running, Start
from tests.server.games import run_apart, train
from tests.server.test_refusals import raw
from tests.server.test_thinking import Hands
from tests.waiting import PATIENCE, settle, until, wait_until

MOMENTS = [Moment(0, 1, ((0.1, 0.2, 0.3, 0.4),)), Moment(7, 35, ((0.4, 0.3, 0.2, 0.1),))]


def chances(client: Client) -> Any:
    """What anybody may ask who knows the table."""
    return client.seat().call(f"/api/tables/{client.table}/chances")


def hint(client: Client) -> Any:
    return client.call(f"/api/tables/{client.table}/hint", {})


def slow(running: Running) -> Hands:
    """The process that works out hints and looks back takes as long as the test wants it to."""
    hands = Hands()
    running.app.state.services.advice._pool = hands
    return hands


def answer(hands: Hands, found: object) -> None:
    """The process has worked out its last job."""
    hands.jobs[-1].set_result((found, 0.0))


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was worked out, each at once."""
    done: list[str] = []

    run = Line.run

    async def work(line: Line, address: str, function: Callable[..., Any], *about: Any, **more: Any) -> Any:
        if function not in (advice.find_chances, advice.find_hints):
            return await run(line, address, function, *about, **more)
        done.append(function.__name__)
        return MOMENTS if function is advice.find_chances else []

    monkeypatch.setattr(Line, "run", work)
    return done


# Once for all.


def test_a_game_is_looked_back_at_once_for_all_who_ask(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who ask meanwhile wait for the same, and those who ask later have it at once, in any language."""
    running = start()
    waiting: list[str] = []
    ask = Once.ask

    async def counted(once: Once[Any], table: str, *about: Any) -> Any:
        waiting.append(table)
        return await ask(once, table, *about)

    monkeypatch.setattr(Once, "ask", counted)
    client, hands = train(running.base), slow(running)
    with ThreadPoolExecutor(5) as pool:
        asked = [pool.submit(chances, client) for _ in range(5)]
        wait_until(lambda: len(waiting) == 5 and len(hands.jobs) > 0)
        count = len(hands.jobs)
        answer(hands, MOMENTS)
        found = [one.result() for one in asked]
    assert count == 1
    assert all(one == found[0] for one in found)
    assert [moment["chances"]["farc"] for moment in found[0]] == [0.2, 0.3]
    spanish = Client(running.base, client.table, client.tokens, lang="es")
    assert [moment["at"] for moment in chances(spanish)] == [0, 7]
    assert len(hands.jobs) == 1


def test_a_game_that_has_gone_on_is_looked_back_at_anew(base: str, jobs: list[str]) -> None:
    """Also when it was taken back, and is as long as before."""
    client = train(base)
    counts = []
    for change in ("", "train", "undo"):
        if change:
            client.undo() if change == "undo" else client.choose(change)
        chances(client)
        chances(client)
        counts.append(len(jobs))
    assert counts == [1, 2, 3]


def test_a_table_has_one_look_back_at_a_time() -> None:
    """Who asks for a later revision waits for the job of the earlier one."""

    async def run() -> None:
        asked: Once[int] = Once()
        gates = [asyncio.Event(), asyncio.Event()]
        begun: list[int] = []

        async def work(rev: int) -> int:
            begun.append(rev)
            await gates[rev].wait()
            return rev

        waiting = [asyncio.ensure_future(asked.ask("one", rev, partial(work, rev))) for rev in (0, 0, 1, 1)]
        await until(lambda: begun == [0])
        await settle()
        assert begun == [0]
        waiting[0].cancel()
        gates[0].set()
        await until(lambda: begun == [0, 1])
        gates[1].set()
        assert await asyncio.gather(*waiting[1:]) == [0, 1, 1]
        assert begun == [0, 1]

    run_apart(run())


def test_few_looks_back_are_kept_and_none_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(once, "MAX_ANSWERS", 2)

    async def run() -> None:
        asked: Once[str] = Once()
        begun: list[str] = []

        async def work(table: str) -> str:
            begun.append(table)
            if begun == ["one"]:
                raise Problem("too-often")
            return table

        async def ask(table: str) -> str:
            return await asked.ask(table, 0, lambda: work(table))

        with pytest.raises(Problem, match="too-often"):
            await ask("one")
        await asyncio.sleep(0)
        for table in ("one", "two", "one", "three", "one", "two"):
            assert await ask(table) == table
        assert begun == ["one", "one", "two", "three", "two"]

    run_apart(run())


# How often.


@pytest.mark.parametrize("ask", [hint, chances])
def test_hints_and_looks_back_have_a_limit_of_their_own(
    start: Start, jobs: list[str], ask: Callable[[Client], Any]
) -> None:
    base = start(limits=Limits(spare_local=False)).base
    client = train(base)
    for _ in range(12):
        ask(client)
    with pytest.raises(Refused) as found:
        ask(client)
    assert (found.value.status, found.value.error) == (429, "too-often")
    assert client.look(at=0)["at"] == 0, "earlier moments are counted apart"


# How many wait.


def test_looks_back_at_many_games_leave_room_for_hints(start: Start) -> None:
    """One too many is refused at once, and tried again later; a hint is taken on all the same."""
    running = start()
    clients = [train(running.base) for _ in range(services.MAX_LOOKS_BACK + 1)]
    hands, last = slow(running), clients[-1]
    line = running.app.state.services.advice
    with ThreadPoolExecutor(len(clients)) as pool:
        try:
            asked = [pool.submit(chances, client) for client in clients[:-1]]
            wait_until(lambda: len(line) == len(asked))
            status, headers, body = raw(running.base, "GET", f"/api/tables/{last.table}/chances")
            assert (status, headers["retry-after"]) == (429, "2") and b"too-often" in body
            asked.append(pool.submit(hint, last))
            wait_until(lambda: len(line) == len(asked))
        finally:
            for n in range(len(asked)):
                wait_until(lambda n=n: len(hands.jobs) == n + 1)  # type: ignore[misc]
                answer(hands, [])
        assert [one.result() for one in asked] == [[]] * services.MAX_LOOKS_BACK + [{"rev": 0, "hints": []}]
        again = pool.submit(chances, last)
        wait_until(lambda: len(hands.jobs) == len(asked) + 1)
        answer(hands, MOMENTS)
        assert len(again.result()) == 2


def test_hints_are_shared_fairly() -> None:
    """One address asks for as many hints as may wait. Another one's hint comes after the one that is being made."""

    async def run() -> None:
        hands, order = Hands(), []
        line = Line(lambda: hands, lambda address: None, lambda address, seconds: None, most=8, each=3)  # type: ignore[arg-type, return-value]

        async def ask(address: str) -> None:
            order.append((address, await line.run(address, len, "ab")))

        crowd = [asyncio.ensure_future(ask("crowd")) for _ in range(4)]
        await until(lambda: len(line) == 4)
        with pytest.raises(Problem, match="too-often"):
            await line.run("crowd", len, "ab")
        honest = asyncio.ensure_future(ask("honest"))
        await until(lambda: len(line) == 5)
        for n in range(5):
            await until(lambda n=n: len(hands.jobs) == n + 1)  # type: ignore[misc]
            answer(hands, n)
        await asyncio.gather(*crowd, honest)
        # The second job of the crowd was next in turn when the honest address came.
        assert order.index(("honest", 2)) == 2
        await line.close()

    run_apart(run())


def test_only_so_many_wait_for_the_one_process() -> None:
    async def run() -> None:
        hands = Hands()
        line = Line(lambda: hands, lambda address: None, lambda address, seconds: None, most=8)  # type: ignore[arg-type, return-value]
        waiting = [asyncio.ensure_future(line.run("", len, "ab")) for _ in range(8)]
        await until(lambda: len(line) == 8)
        with pytest.raises(Problem, match="too-often"):
            await asyncio.wait_for(line.run("", len, "ab"), PATIENCE)
        hands.jobs[0].set_exception(OSError("lost"))
        await asyncio.wait(waiting[:1])
        waiting.append(asyncio.ensure_future(line.run("", len, "ab")))
        for n in range(1, 9):
            await until(lambda n=n: len(hands.jobs) == n + 1)  # type: ignore[misc]
            answer(hands, 2)
        assert await asyncio.gather(*waiting[1:]) == [2] * 8
        with pytest.raises(OSError, match="lost"):
            await waiting[0]
        await line.close()

    run_apart(run())
