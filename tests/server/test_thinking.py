"""Players of the program at a table: they answer in their time, by their own choices, and can be told to hurry."""

from __future__ import annotations

import asyncio
import os
import pickle
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel.errors import Stale, Unavailable
from abyssal.search import STRENGTHS, Budget, read_budget
from abyssal.search.plans import Plan
from abyssal.search.player import FIRST
from abyssal.server.client import Client, Refused
from abyssal.server.net import thinking, workers
from abyssal.server.net.line import Line
from abyssal.server.net.queue import Queue
from abyssal.server.net.thinking import Thinkers
from abyssal.server.net.workers import Workers
from abyssal.server.store import database as stored
from abyssal.server.store.store import Store
from abyssal.server.store.tables import Tables as TablesOfStore
from abyssal.table.play.computer import Task
from abyssal.table.play.moves import plan_choice
from abyssal.table.play.saved import Request
from abyssal.table.protocol.messages import Create
from tests.server.games import GAME, run_apart
from tests.server.postgresql import postgresql
from tests.waiting import until, wait_until

SEATS = {"govt": "person", "farc": "quick", "auc": "nonplayer", "cartels": "nonplayer"}


def asked(client: Client) -> dict[str, Any]:
    """The state when the person is asked again."""

    def answered() -> bool:
        state = client.look()
        return bool(state["over"] or state["decision"]["actor"] == "govt")

    wait_until(answered, "the player of the program does not answer")
    return client.state


@pytest.mark.slow
def test_a_player_of_the_program_plays_its_turns(base: str) -> None:
    """Its seat is nobody's, its choices are on the record, and it goes on by itself."""
    client = Client.create(base, game=GAME, seats=SEATS, options={"scenario": "quick"})
    assert set(client.tokens) == {"govt"}
    state = client.look()
    assert {faction["id"]: (faction["seat"], faction["mind"]) for faction in state["factions"]} == {
        "govt": ("person", ""),
        "farc": ("person", "quick"),
        "auc": ("nonplayer", ""),
        "cartels": ("nonplayer", ""),
    }
    for _ in range(8):
        state = asked(client)
        if "pass" in [option["choice"] for option in state["decision"]["options"]]:
            client.choose("pass")
        else:
            client.choose(state["decision"]["options"][0]["choice"])
    asked(client)
    assert any(line.startswith("farc ") for line in client.call(f"/api/tables/{client.table}/record").splitlines())


@pytest.mark.slow
def test_it_is_told_to_hurry(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would think for minutes, but stops at once; who holds no seat cannot make it."""
    monkeypatch.setitem(STRENGTHS, "strong", "300s")
    client = Client.create(base, game=GAME, seats={**SEATS, "farc": "strong"}, options={"scenario": "quick"})
    with pytest.raises(Refused, match="401"):
        Client(base, client.table).call(f"/api/tables/{client.table}/hurry", {})
    while client.look()["decision"]["actor"] != "farc":
        options = [option["choice"] for option in client.state["decision"]["options"]]
        client.choose("pass" if "pass" in options else options[0])
    assert client.state["decision"]["mine"] is False

    def hurried() -> bool:
        assert client.call(f"/api/tables/{client.table}/hurry", {}) is not None
        return bool(client.look()["decision"]["actor"] != "farc")

    wait_until(hurried, "it goes on thinking")


def test_some_person_has_to_play(base: str) -> None:
    nobody = dict.fromkeys(SEATS, "quick")
    with pytest.raises(Refused, match="person"):
        Client.create(base, game=GAME, seats=nobody)
    with pytest.raises(Refused):
        Client.create(base, game=GAME, seats={"farc": "genius"})


@pytest.mark.slow
def test_a_hint_for_who_is_asked(base: str) -> None:
    """Three turns that can be played, with the margins to expect; only for the seat that is asked."""
    client = Client.create(base, game=GAME, seats={**SEATS, "farc": "nonplayer"}, options={"scenario": "quick"})
    state = asked(client)
    assert state["people"]["aids"] is True
    found = client.call(f"/api/tables/{client.table}/hint", {})
    assert found["rev"] == state["rev"] and 1 <= len(found["hints"]) <= 3
    options = [option["choice"] for option in state["decision"]["options"]]
    for hint in found["hints"]:
        assert hint["choices"][0] in options
        assert len(hint["turn"]) == len([choice for choice in hint["choices"] if choice != "done"])
        assert set(hint["spaces"]) <= set(hint["choices"]) and set(hint["margins"]) == set(SEATS)
        assert 0.0 <= hint["chance"] <= 1.0
    assert client.look()["rev"] == state["rev"], "a hint changes nothing"
    with pytest.raises(Refused, match="401"):
        Client(base, client.table).call(f"/api/tables/{client.table}/hint", {})


@pytest.mark.slow
def test_the_host_switches_hints(base: str) -> None:
    """Off among people unless the host says otherwise; then nobody looks into the game's chances either."""
    host = Client.create(
        base, game=GAME, seats={"govt": "person", "farc": "person", "auc": "nonplayer", "cartels": "nonplayer"}
    )
    govt, farc = host.seat("govt"), host.seat("farc")
    assert govt.look()["people"]["aids"] is False
    for path, body in (("hint", {}), ("chances", None)):
        with pytest.raises(Refused, match="403"):
            govt.call(f"/api/tables/{host.table}/{path}", body)
    with pytest.raises(Refused, match="403"):
        farc.call(f"/api/tables/{host.table}/aids", {"request": "a", "on": True})
    assert govt.call(f"/api/tables/{host.table}/aids", {"request": "a", "on": True})["people"]["aids"] is True
    assert farc.look()["people"]["aids"] is True
    moments = farc.call(f"/api/tables/{host.table}/chances")
    assert moments and all(abs(sum(moment["chances"].values()) - 1) < 0.01 for moment in moments)
    assert govt.call(f"/api/tables/{host.table}/aids", {"request": "b", "on": False})["people"]["aids"] is False


@pytest.mark.slow
@pytest.mark.parametrize("name", ["andean-abyss/quick", "distant-plain/short"])
def test_looking_back_at_a_game_that_is_over(base: str, name: str) -> None:
    """Anybody may, unless the host says otherwise. At the end one has won; large swings are told as turning points, and
    as nothing else."""
    text = (Path(__file__).parents[1] / "golden" / f"{name}.record").read_text(encoding="utf-8")
    client = Client.create(base, record=text)
    moments = Client(base, client.table).call(f"/api/tables/{client.table}/chances")
    assert [moment["at"] for moment in moments] == sorted(moment["at"] for moment in moments)
    assert sorted(moments[-1]["chances"].values()) == [0, 0, 0, 1]
    assert set(moments[0]) == {"at", "card", "title", "chances", "turning"}
    swings = [
        max(abs(now["chances"][faction] - before["chances"][faction]) for faction in now["chances"])
        for before, now in pairwise(moments)
    ]
    turned = [swing for swing, moment in zip(swings, moments[1:], strict=True) if moment["turning"]]
    assert 0 < len(turned) <= 4 and all(swing >= 0.12 - 0.001 for swing in turned)
    host = client.seat(next(iter(client.tokens)))
    host.call(f"/api/tables/{client.table}/aids", {"request": "off", "on": False})
    with pytest.raises(Refused, match="403"):
        host.call(f"/api/tables/{client.table}/chances")


# By themselves, without a server.


def a_task(rev: int = 1) -> Task:
    game = Game.new(rules_for(GAME), {"scenario": "quick"}, journal=False)
    while game.decision is not None and game.decision.actor < 0:
        game.play(game.decision.options[0])
    assert game.decision is not None
    return Task(rev, game.rules.spec.factions[game.decision.actor], game, 0, "quick")


class Tables:
    """Tables that wait for a player of the program once, or as often as what it says comes too late.

    The database does not answer for the first `locked` moves.
    """

    def __init__(self, too_late: int = 0, locked: int = 0) -> None:
        self.too_late = too_late
        self.locked = locked
        self.answered: dict[str, tuple[str, ...]] = {}

    def peek(self, table: str) -> None:
        return None

    def find_task(self, table: str) -> Task | None:
        return None if table in self.answered else a_task()

    def make_computer_choices(self, table: str, rev: int, faction: str, choices: tuple[str, ...]) -> str:
        if self.too_late:
            self.too_late -= 1
            raise Stale
        if self.locked:
            self.locked -= 1
            raise Unavailable
        self.answered[table] = choices
        return "acted"


class Hands:
    """Processes whose jobs end as the test wants them to."""

    def __init__(self, busy: bool = False) -> None:
        self.jobs: list[Future[Any]] = []
        self.flags = [0] * 2 * thinking.MAX_SEARCHES
        self.busy = busy
        """Whether they think for others all the time."""

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        self.jobs.append(Future())
        if thinking._think in (function, *arguments) and not self.busy:
            *_, slot, number = arguments
            self.flags[thinking.MAX_SEARCHES + slot] = number
        return self.jobs[-1]

    def shutdown(self, wait: bool, cancel_futures: bool) -> None:
        for job in self.jobs:
            job.cancel()


def thinkers_with(tables: Tables, hands: Hands | None = None) -> tuple[Thinkers, list[str]]:
    told: list[str] = []
    found = Thinkers(tables, Queue(2, "test"), lambda table, change: told.append(table), Workers())  # type: ignore[arg-type]
    if hands is not None:
        found._pool, found._flags = hands, hands.flags  # type: ignore[assignment]
    return found, told


def test_whose_answer_comes_too_late_is_asked_again() -> None:
    """People came to an agreement while it thought: its table would wait for ever."""

    async def run() -> None:
        hands, tables = Hands(), Tables(too_late=1)
        thinkers, told = thinkers_with(tables, hands)
        thinkers.wake("one")
        for number in (1, 2):
            await until(lambda number=number: len(hands.jobs) == number)  # type: ignore[misc]
            assert told == []
            hands.jobs[-1].set_result((f"choice {number}",))
        await until(lambda: told == ["one"])
        assert tables.answered == {"one": ("choice 2",)}
        await thinkers.close()

    run_apart(run())


def test_a_computer_player_moves_when_the_database_answers_again() -> None:
    """It waits longer after each failure, without a client or a change that wakes it."""

    async def run() -> None:
        hands, tables = Hands(), Tables(locked=7)
        thinkers, told = thinkers_with(tables, hands)
        waits: list[float] = []

        async def sleep(seconds: float) -> None:
            waits.append(seconds)

        thinkers._sleep = sleep
        thinkers.wake("one")
        for number in range(1, 9):
            await until(lambda number=number: len(hands.jobs) == number)  # type: ignore[misc]
            assert told == []
            hands.jobs[-1].set_result(("pass",))
        await until(lambda: told == ["one"])
        assert waits == [1, 2, 4, 8, 16, 16, 16]
        assert tables.answered == {"one": ("pass",)}
        await thinkers.close()

    run_apart(run())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_computer_player_outlasts_a_lock(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program locks the tables while it is the computer player's turn."""
    monkeypatch.setattr(stored, "LOCK_SECONDS", 0.05)
    monkeypatch.setitem(stored._POSTGRESQL["connect_args"], "options", "-c lock_timeout=50")
    with ExitStack() as stack:
        url = stack.enter_context(postgresql()) if database == "postgresql" else f"sqlite:///{tmp_path / 'test.db'}"
        store = Store(url)
        stack.callback(store.close)
        tables = TablesOfStore(store, random=Random(1))
        seats: Any = {**SEATS, "farc": "person", "govt": "quick"}
        made = tables.create(Create(GAME, {"scenario": "quick"}, seats))
        while tables.find_task(made["table"]) is None:
            with tables.open(made["table"]) as table:
                move = plan_choice(table, ["farc"], ["pass"], False, None)
                tables.carry_out(table, move, Request("farc", str(table.rev), ""))

        async def run() -> None:
            hands = Hands()
            told: list[str] = []
            failed = asyncio.Event()
            unlocked = asyncio.Event()

            async def sleep(seconds: float) -> None:
                failed.set()
                await unlocked.wait()

            thinkers = Thinkers(tables, Queue(2, "test"), lambda table, change: told.append(table), Workers(), sleep)
            thinkers._pool, thinkers._flags = hands, hands.flags  # type: ignore[assignment]
            other = create_engine(url)
            with other.connect() as lock:
                if database == "sqlite":
                    lock.exec_driver_sql("BEGIN IMMEDIATE")
                else:
                    lock.exec_driver_sql("LOCK TABLE tables IN EXCLUSIVE MODE")
                thinkers.wake(made["table"])
                await until(lambda: len(hands.jobs) == 1)
                hands.jobs[0].set_result(("pass",))
                await asyncio.wait_for(failed.wait(), 30)
                assert told == []
                lock.rollback()
            other.dispose()
            unlocked.set()
            await until(lambda: len(hands.jobs) == 2)
            hands.jobs[1].set_result(("pass",))
            await until(lambda: told == [made["table"]])
            # It has found out who is asked next, so that no thread uses the database any more.
            await until(lambda: not thinkers._running or len(hands.jobs) == 3)
            await thinkers.close()

        run_apart(run())


def test_more_tables_than_can_be_hurried_wait_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MAX_SEARCHES", 2)

    async def run() -> None:
        hands = Hands()
        thinkers, told = thinkers_with(Tables(), hands)
        names = ["one", "two", "three", "four"]
        for name in names:
            thinkers.wake(name)
        for number in range(4):
            await until(lambda number=number: len(hands.jobs) > number)  # type: ignore[misc]
            assert len(hands.jobs) - number <= 2
            hands.jobs[number].set_result(("pass",))
        await until(lambda: sorted(told) == sorted(names))
        await thinkers.close()

    run_apart(run())


def test_a_process_that_is_lost_costs_no_table_its_answer() -> None:
    """The processes of one that failed are ended; another, whose job had not begun, answers without thinking too."""

    async def run() -> None:
        hands, tables = Hands(), Tables()
        thinkers, told = thinkers_with(tables, hands)
        thinkers.wake("one")
        await until(lambda: len(hands.jobs) == 1)
        thinkers.wake("two")
        await until(lambda: len(hands.jobs) == 2)
        hands.jobs[0].set_exception(OSError("lost"))
        await until(lambda: sorted(told) == ["one", "two"])
        decision = a_task().game.decision
        assert decision is not None
        assert all(choices[0] in decision.options for choices in tables.answered.values())
        await thinkers.close()

    run_apart(run())


def test_a_table_has_its_players_time_and_no_more() -> None:
    """Each answer of a turn has its part of what is left, whenever a process is free for it; a new turn begins anew."""

    async def run() -> None:
        given: list[tuple[float, float]] = []
        hands = Hands()
        submit = hands.submit

        def seen(in_time: object, patience: int, think: object, *asked: Any) -> Future[Any]:
            _, seconds, due, *_ = asked
            given.append((seconds, due - time.monotonic()))
            # A process that hangs ends itself, but not before its table has given it up.
            assert (in_time, think) == (workers.in_time, thinking._think)
            assert patience > seconds + thinking.GRACE_SECONDS
            job = submit(thinking._think, *asked)
            job.set_result(("pass",))
            return job

        hands.submit = seen  # type: ignore[method-assign, assignment]
        thinkers, _ = thinkers_with(Tables(), hands)
        thinkers._slots["one"] = 0
        whole = read_budget("search:quick").seconds
        for turn in (0, 0, 0, 7):
            await thinkers._answer("one", Task(1, "farc", a_task().game, turn, "quick"))
            # As if it had thought for all of that time.
            left = thinkers._left["one"][1].seconds - given[-1][0]
            thinkers._left["one"] = (turn, Budget(max(0.0, left)))
        first = [seconds for seconds, _ in given]
        assert first[0] == first[3] == whole * FIRST
        assert sum(first[:3]) <= whole and first[0] > first[1] > first[2]
        assert all(due <= seconds for seconds, due in given)
        await thinkers.close()

    run_apart(run())


def test_a_table_does_not_wait_while_all_processes_think_for_others() -> None:
    """When its time is over and its search has not begun, the player answers without thinking."""

    async def run() -> None:
        hands, tables = Hands(busy=True), Tables()
        thinkers, told = thinkers_with(tables, hands)
        begin = time.monotonic()
        thinkers.wake("one")
        await until(lambda: told == ["one"])
        assert time.monotonic() - begin >= read_budget("search:quick").seconds * FIRST
        decision = a_task().game.decision
        assert decision is not None and tables.answered["one"][0] in decision.options
        assert [job.cancelled() for job in hands.jobs] == [True] and thinkers._pool is not None
        await thinkers.close()

    run_apart(run())


def test_begun_too_late_it_hardly_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A job that waited for a process until its time was over is given none."""
    budgets: list[float] = []

    def found(game: Game, budget: Budget, *more: Any) -> SimpleNamespace:
        budgets.append(budget.seconds)
        return SimpleNamespace(plans=[Plan(("pass",))])

    monkeypatch.setattr(thinking, "search", found)
    monkeypatch.setattr(thinking, "_hurry", [0] * 2 * thinking.MAX_SEARCHES)
    data = pickle.dumps(a_task().game)
    for due in (-5.0, 60.0):
        thinking._think(data, 1.0, time.monotonic() + due, 1, 0, 1)
    assert budgets == [0.001, 1.0]


def wait_for(path: str) -> str:
    """Something that takes long, done by another process."""
    while not Path(path).exists():
        time.sleep(0.02)
    return path


def fail_once(path: str) -> str:
    """The first process that does this is gone."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return path


def hang_once(path: str) -> str:
    """The first process that does this never comes to an end by itself."""
    if not Path(path).exists():
        Path(path).touch()
        time.sleep(600)
    return path


def advice_line(limit: int | None = None) -> Line:
    """The line for hints, with a process of its own."""
    kept = Workers()
    return Line(lambda: kept.start(1), lambda address: None, lambda address, seconds: None, limit=limit, tries=2)


@pytest.mark.slow
def test_players_do_not_wait_for_hints_and_looks_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three people look back at long games, and a player answers all the same, not because it was taken for lost."""
    monkeypatch.setattr(thinking, "GRACE_SECONDS", 600.0)

    async def run() -> None:
        thinkers, told = thinkers_with(Tables())
        done, line = tmp_path / "done", advice_line()
        looks = [asyncio.ensure_future(line.run("", wait_for, str(done))) for _ in range(3)]
        await asyncio.sleep(0)
        thinkers.wake("one")
        try:
            await until(lambda: told == ["one"])
            assert not any(look.done() for look in looks)
        finally:
            done.touch()
        assert await asyncio.gather(*looks) == [str(done)] * 3
        await line.close()
        await thinkers.close()

    run_apart(run())


@pytest.mark.slow
@pytest.mark.parametrize("lost", [fail_once, hang_once])
def test_a_hint_survives_the_loss_of_its_process(lost: Callable[[str], str], tmp_path: Path) -> None:
    async def run() -> None:
        line, marker = advice_line(limit=2), str(tmp_path / "gone")
        assert await line.run("", lost, marker) == marker
        line.limit = None
        assert await line.run("", len, "ab") == 2
        await line.close()

    run_apart(run())
