"""Load-test the server with many tables: `python tools/load.py [--tables 400] [--seconds 25] [--pause 3]`.

Starts a server on a fresh database, opens tables of one person against Non-players, and connects a live spectator to
each. Each person then chooses at random, after a pause of `--pause` seconds on average (0: at once). Meanwhile somebody
loads the page for the first time every `--visit` seconds: all its files, words and pictures. After a short warm-up it
prints the time from a choice to its answer in milliseconds, the server's CPU time per choice, and the memory per table.

A busy host distorts the times. It makes CPU time longer too, but then also that of the yardstick, which is always the
same computation: compare the two. `could_carry_per_s` is how many choices per second the server could answer if each of
its processes had a core to itself, computed from the CPU time of the busiest process. Use it to compare one process
with several when clients and database share the cores.

`--processes N` runs several server processes on a temporary PostgreSQL, `--postgresql` runs one. `--soak MINUTES` mixes
everything that people do (join, choose, undo, replay, leave) with the same pauses, and prints how much the server's
memory has grown since the first fifth. `--report` makes all measurements of docs/benchmarks.md in less than ten minutes
and prints them as its table.

Except for `--report`, it prints whether each goal was met, exits with 1 if one was missed, and writes the figures to
the file of `--output`.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from abyssal.bundle import build
from abyssal.cli.serve import listen
from abyssal.server.client import Client

ROOT = Path(__file__).resolve().parent.parent
SEATS = {"govt": "person", "farc": "nonplayer", "auc": "nonplayer", "cartels": "nonplayer"}
TICKS = os.sysconf("SC_CLK_TCK")
QUIET = 6.5
"""The yardstick on an idle core, in milliseconds."""
TRIES = 10
"""Attempts per request before giving up."""
WARM = 8.0
"""Seconds of play before the measurement starts."""
VISIT = 5.0
"""Seconds between two first loads of the page."""


@dataclass(frozen=True)
class Goal:
    """The most that one of the figures may be."""

    figure: str
    most: float
    words: str


SOAK_GOALS = [Goal("grown_percent", 5, "memory growth since the first fifth, in percent")]


def load_goals(engine: str, processes: int) -> list[Goal]:
    """Return the goals of a load test."""
    longest = Goal("answer_ms_p99", 100 if processes == 1 else 500, "99th percentile of an answer, in ms")
    if processes > 1:
        return [longest]
    most = 1.2 if engine == "compiled" else 2.0
    return [Goal("cpu_ms_if_quiet", most, "processor time per choice on an idle core, in ms"), longest]


def tell(goal: Goal, found: float) -> int:
    """Print whether a goal was met. Return the exit status."""
    met = found <= goal.most
    print(f"Goal {'met' if met else 'MISSED'}: {goal.words}: {found:g} (at most {goal.most:g})")
    return 0 if met else 1


def judge(found: dict[str, Any], goals: list[Goal], output: Path | None) -> int:
    """Print the figures and whether each goal was met. Return the exit status."""
    met = {goal.figure: found[goal.figure] <= goal.most for goal in goals}
    whole = json.dumps({**found, "goals": met}, indent=1)
    print(whole)
    status = max([tell(goal, found[goal.figure]) for goal in goals])
    if output is not None:
        output.write_text(f"{whole}\n", encoding="utf-8")
    return status


class Option(msgspec.Struct):
    choice: str


class Decision(msgspec.Struct):
    options: list[Option]
    undoable: int


class State(msgspec.Struct):
    """The part of a table's state that a random player needs."""

    rev: int
    length: int
    over: bool
    decision: Decision | None


@contextmanager
def database(folder: str, shared: bool) -> Iterator[str]:
    """Yield the URL of a SQLite database, or of a temporary PostgreSQL for several processes."""
    if not shared:
        yield f"sqlite:///{folder}/load.db"
        return
    sys.path.insert(0, str(ROOT))
    from tests.server.postgresql import postgresql

    with postgresql() as url:
        yield url


@contextmanager
def serve(url: str, processes: int, plain: bool, *more: str) -> Iterator[tuple["subprocess.Popen[str]", str, str]]:
    """Start a server, wait until it answers, and yield its process, its address and its engine."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    listener.close()
    command = [sys.executable, "-m", "abyssal", "serve", "--db", url, "--port", str(port)]
    command += ["--processes", str(processes), *more]
    environment = {**os.environ, **({"ABYSSAL_ENGINE": "plain"} if plain else {})}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    base = f"http://127.0.0.1:{port}"
    try:
        assert process.stdout is not None
        process.stdout.readline()
        engine = process.stdout.readline()
        while True:
            try:
                Client(base).call("/healthz")
                break
            except URLError:
                time.sleep(0.1)
        yield process, base, "compiled" if "compiled" in engine else "plain"
    finally:
        process.terminate()
        process.wait()


def family(pid: int) -> list[int]:
    """List a process and all its descendants."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


def cpu_seconds(pid: int) -> dict[int, float]:
    """Return the CPU seconds so far of a process and of each of its descendants."""
    found = {}
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        found[one] = (int(fields[11]) + int(fields[12])) / TICKS
    return found


def spent(before: dict[int, float], after: dict[int, float]) -> dict[int, float]:
    """Return the CPU seconds that each process used between the two measurements."""
    return {pid: seconds - before.get(pid, 0.0) for pid, seconds in after.items()}


def memory_kb(pid: int, alone: bool = False) -> int:
    """Return the total resident memory of a process and its descendants, or of the process alone."""
    pids = [pid] if alone else family(pid)
    return sum(int(Path(f"/proc/{one}/status").read_text().split("VmRSS:")[1].split()[0]) for one in pids)


def memory_each(pid: int) -> list[float]:
    """Return the resident memory of a process and of each of its descendants, in MB."""
    return [round(memory_kb(one, alone=True) / 1024, 1) for one in family(pid)]


def yardstick() -> float:
    """Measure the CPU time of a fixed computation, in milliseconds."""
    begun, total = time.thread_time(), 0
    for i in range(200_000):
        total += i
    return (time.thread_time() - begun) * 1000


class Busy(Exception):
    """The server asked to retry in a moment."""


class Person:
    """One person at one table, over one persistent connection."""

    def __init__(self, client: Client, seed: int, address: str = "") -> None:
        self.client = client
        self.address = address
        """The address to come from, for a server that takes this machine for a proxy."""
        self.random = Random(seed)
        self.state = msgspec.convert(client.state, State)
        self.host, self.port = client.base.removeprefix("http://").split(":")
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, what: str, body: Any = None) -> State:
        """Send a request over the open connection.

        Reconnect if the server has closed an idle connection, and retry if its disk is too busy. Both are safe: the
        server carries out a repeated request only once.
        """
        for _ in range(TRIES):
            try:
                if self._line is None:
                    self._line = await asyncio.open_connection(self.host, int(self.port))
                return await self._asked(what, body)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.leave()
            except Busy:
                await asyncio.sleep(2)
        raise ConnectionError("the server no longer answers")

    async def _asked(self, what: str, body: Any) -> State:
        assert self._line is not None
        reader, writer = self._line
        sent = b"" if body is None else msgspec.json.encode(body)
        head = [
            f"{'GET' if body is None else 'POST'} /api/tables/{self.client.table}{what} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Authorization: Bearer {' '.join(self.client.tokens.values())}",
            "Content-Type: application/json",
            f"Content-Length: {len(sent)}",
            *([f"X-Forwarded-For: {self.address}"] if self.address else []),
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + sent)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        text = await reader.readexactly(int(answer.split("content-length: ")[1].split("\r\n")[0]))
        said = answer.split("\r\n")[0]
        if " 503 " in said:
            raise Busy
        if " 200 " not in said:
            raise RuntimeError(text.decode())
        return msgspec.json.decode(text, type=State)

    async def change(self, what: str, **about: object) -> None:
        body = {"rev": self.state.rev, "request": f"{self.random.getrandbits(64):x}", **about}
        self.state = await self.ask(what, body)

    async def choose(self) -> None:
        if self.state.decision is not None:
            choice = self.random.choice(self.state.decision.options).choice
            await self.change("/choices", choice=choice)

    @property
    def live(self) -> str:
        return f"ws://{self.host}:{self.port}/api/tables/{self.client.table}/live"

    async def watch(self, ready: asyncio.Event | None = None) -> None:
        """Read and discard live messages."""
        async with connect(self.live, proxy=None, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"tokens": list(self.client.tokens.values()), "lang": "en"}))
            async for _ in socket:
                if ready is not None:
                    ready.set()

    def leave(self) -> None:
        if self._line is not None:
            self._line[1].close()
            self._line = None


WEB = ROOT / "src" / "abyssal" / "web"
GAME_PARTS = [f"/api/games/andean-abyss/{part}?lang=en" for part in ("geometry", "aid")]
FIRST_LOAD = [
    "/",
    *re.findall(r'(?:href|src)="(/web/[^"]+)"', build(WEB).page),
    *("/api/games?lang=en", "/api/words?lang=en", "/api/words?lang=en&game=andean-abyss", *GAME_PARTS),
]
"""What a browser asks for when it opens the page for the first time."""


async def visit(host: str, port: int) -> None:
    """Load the page as a browser does: over six connections."""
    paths = iter(FIRST_LOAD)

    async def load() -> None:
        reader, writer = await asyncio.open_connection(host, port)
        for path in paths:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAccept-Encoding: gzip\r\n\r\n".encode())
            answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            if " 200 " not in answer.split("\r\n")[0]:
                raise RuntimeError(f"{path}: {answer.split(chr(13))[0]}")
            await reader.readexactly(int(answer.split("content-length: ")[1].split("\r\n")[0]))
        writer.close()

    await asyncio.gather(*(load() for _ in range(6)))


@dataclass
class Played:
    """Measurements of a period of play."""

    times: list[float]
    """Milliseconds from each choice to its answer, shortest first."""
    seconds: float
    cpu: dict[int, float]
    """CPU seconds of each server process."""
    yardstick: float

    def report(self) -> dict[str, Any]:
        count, whole = len(self.times), sum(self.cpu.values())
        return {
            "choices": count,
            "choices_per_s": round(count / self.seconds, 1),
            "cpu_ms_per_choice": round(whole / count * 1000, 2),
            "yardstick_ms": round(self.yardstick, 1),
            "cpu_ms_if_quiet": round(whole / count * 1000 * QUIET / self.yardstick, 2),
            "could_carry_per_s": round(count / max(self.cpu.values()) * self.yardstick / QUIET),
            "answer_ms_median": round(self.times[count // 2], 1),
            "answer_ms_p99": round(self.times[count * 99 // 100], 1),
        }


async def play(people: list[Person], warm: float, seconds: float, pause: float, pid: int, every: float = 0.0) -> Played:
    """Let all people pause and choose in turn, and measure the answers."""
    times: list[float] = []
    yards: list[float] = []
    ready = [asyncio.Event() for _ in people]
    tasks = [asyncio.create_task(one.watch(there)) for one, there in zip(people, ready, strict=True)]
    await asyncio.gather(*(there.wait() for there in ready))

    async def person(one: Person) -> None:
        await asyncio.sleep(one.random.random() * pause)
        while not one.state.over:
            begun = time.perf_counter()
            await one.choose()
            times.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(one.random.expovariate(1 / pause) if pause else 0)

    async def measuring() -> None:
        while True:
            yards.append(yardstick())
            await asyncio.sleep(1)

    async def visiting() -> None:
        while True:
            await visit(people[0].host, int(people[0].port))
            await asyncio.sleep(every)

    tasks += [asyncio.create_task(person(one)) for one in people]
    if every:
        tasks.append(asyncio.create_task(visiting()))
    await asyncio.sleep(warm)
    tasks.append(asyncio.create_task(measuring()))
    times.clear()
    before, begun = cpu_seconds(pid), time.monotonic()
    await asyncio.sleep(seconds)
    found = Played(sorted(times), time.monotonic() - begun, spent(before, cpu_seconds(pid)), statistics.median(yards))
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            print(f"one person dropped out: {outcome!r}", file=sys.stderr)
    return found


def measure(
    tables: int,
    seconds: float,
    pause: float,
    processes: int = 1,
    plain: bool = False,
    shared: bool = False,
    visit: float = VISIT,
) -> dict[str, Any]:
    shared = shared or processes > 1
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(database(folder, shared))
        process, base, engine = stack.enter_context(serve(url, processes, plain))
        for _ in range(5 * processes):
            Client.create(base, game="andean-abyss", seats=SEATS)
        before = memory_kb(process.pid)
        clients = [Client.create(base, game="andean-abyss", seats=SEATS) for _ in range(tables)]
        idle = (memory_kb(process.pid) - before) / tables
        people = [Person(client, seed) for seed, client in enumerate(clients)]
        played = asyncio.run(play(people, min(WARM, seconds), seconds, pause, process.pid, visit))
    return {
        "engine": engine,
        "database": "PostgreSQL" if shared else "SQLite",
        "processes": processes,
        "tables": tables,
        **played.report(),
        "kb_per_idle_table": round(idle, 1),
        "load_average": round(os.getloadavg()[0], 1),
    }


def report(seconds: float, pause: float, sizes: list[int]) -> None:
    """Print the table of docs/benchmarks.md."""
    most = sizes[-1]
    runs: list[dict[str, Any]] = [
        *({"tables": tables} for tables in sizes),
        *({"tables": tables, "processes": 2} for tables in sizes),
        {"tables": most, "shared": True},
        {"tables": sizes[0], "plain": True},
        {"tables": most, "pause": 0.0, "shared": True},
        {"tables": most, "pause": 0.0, "processes": 2},
    ]
    columns = {
        "engine": "engine", "database": "database", "processes": "processes", "tables": "tables",
        "choices_per_s": "choices per second", "answer_ms_median": "median", "answer_ms_p99": "99th percentile",
        "cpu_ms_per_choice": "CPU per choice", "yardstick_ms": "yardstick",
        "could_carry_per_s": "could carry per second", "kb_per_idle_table": "KB per idle table",
    }  # fmt: skip
    print("| pause | " + " | ".join(columns.values()) + " |")
    print("|---" * (len(columns) + 1) + "|", flush=True)
    for run in runs:
        found = measure(**{"seconds": seconds, "pause": pause, **run})
        told = [f"{run.get('pause', pause):g} s", *(str(found[name]) for name in columns)]
        print(f"| {' | '.join(told)} |", flush=True)


async def mixed(base: str, end: float, seed: int, pause: float) -> int:
    """Simulate a person who joins, plays, undoes, looks at earlier moments and leaves. Return the number of actions."""
    random, done = Random(seed), 0
    client = await asyncio.to_thread(Client.create, base, game="andean-abyss", seats=SEATS)
    while time.monotonic() < end:
        person = Person(client, random.randrange(1 << 30))
        person.state = await person.ask("")
        watcher = asyncio.create_task(person.watch())
        for _ in range(random.randrange(5, 40)):
            action = random.random()
            if action < 0.15 and person.state.decision is not None and person.state.decision.undoable:
                await person.change("/undo")
            elif action < 0.3:
                await person.ask(f"?at={random.randrange(person.state.length + 1)}")
            elif not person.state.over:
                await person.choose()
            done += 1
            await asyncio.sleep(random.expovariate(1 / pause))
        watcher.cancel()
        with suppress(asyncio.CancelledError, OSError, TimeoutError, WebSocketException):
            await watcher
        person.leave()
        if person.state.over or random.random() < 0.2:
            client = await asyncio.to_thread(Client.create, base, game="andean-abyss", seats=SEATS)
    return done


async def soaked(base: str, pid: int, minutes: float, people: int, pause: float) -> dict[str, Any]:
    begun = time.monotonic()
    end = begun + minutes * 60
    crowd = [asyncio.create_task(mixed(base, end, seed, pause)) for seed in range(people)]
    megabytes: list[float] = []
    for fifth in range(1, 6):
        await asyncio.sleep(begun + minutes * 12 * fifth - time.monotonic())
        megabytes.append(round(memory_kb(pid) / 1024, 1))
    done = sum(await asyncio.gather(*crowd))
    return {
        "minutes": minutes,
        "actions": done,
        "mb_after_each_fifth": megabytes,
        "grown_percent": round((megabytes[-1] / megabytes[0] - 1) * 100, 1),
    }


def soak(minutes: float, people: int, pause: float, plain: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, serve(f"sqlite:///{folder}/load.db", 1, plain) as (process, base, _):
        return asyncio.run(soaked(base, process.pid, minutes, people, pause))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=25)
    parser.add_argument("--pause", type=float, default=3)
    parser.add_argument("--visit", type=float, default=VISIT, help="seconds between two loads of the page, 0: none")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="run one process on PostgreSQL")
    parser.add_argument("--report", action="store_true", help="all measurements, with up to --tables tables")
    parser.add_argument("--plain", action="store_true", help="use the plain engine even if a compiled one is installed")
    parser.add_argument("--soak", metavar="MINUTES", type=float, help="simulate mixed use and report memory growth")
    parser.add_argument("--output", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    if args.report:
        report(args.seconds, args.pause, [args.tables // 8, args.tables // 4, args.tables // 2, args.tables])
        return 0
    if args.soak:
        return judge(soak(args.soak, args.tables, args.pause, args.plain), SOAK_GOALS, args.output)
    found = measure(args.tables, args.seconds, args.pause, args.processes, args.plain, args.postgresql, args.visit)
    return judge(found, load_goals(found["engine"], args.processes), args.output)


if __name__ == "__main__":
    sys.exit(main())
