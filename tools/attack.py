"""Attack a server while people play: `python -m tools.attack [--tables 20] [--seconds 20] [--only records]`.

Starts a server that takes this machine for its proxy, so that each person has an address of their own. One more address
after the other does its worst with one endpoint. Prints how long the choices of the people take meanwhile, in
milliseconds, and how the server answered the attacker.

`--soak MINUTES` makes all attacks in turn until the time is over, and prints how much the server's memory has grown
since the first fifth and the longest time of a choice.

Both print whether each goal was met, exit with 1 if one was missed, and write the figures to the file of `--output`.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.game import Game
from abyssal.server.client import Client
from tools.load import SEATS, SOAK_GOALS, Goal, Person, judge, memory_each, play, serve, visit

GOALS = [
    Goal("median_ms", 60, "highest median of a choice under attack, in ms"),
    Goal("p99_ms", 300, "highest 99th percentile of a choice under attack, in ms"),
]
ATTACK_SECONDS = 20.0
"""Length of each attack of a soak."""
FILLING = ("moments", "stories")
"""Attacks that fill the cache of rendered moments. A soak begins with them: how a bounded cache fills is no growth."""
FILLING_SHARE = 0.1
"""Part of a soak that only fills the cache."""
CONNECTIONS = 60
"""Connections of the attacker, each with one request at a time, or `PIPELINED` at once."""
PIPELINED = 16
REFUSED_SECONDS = 0.1
"""How long a connection that was closed waits before it comes back."""
WARM = 2.0


def long_record(choices: int = 1400) -> str:
    """Return the record of a random game with many choices."""
    rules, best = rules_for("andean-abyss"), ""
    length = 0
    for seed in range(200):
        random = Random(seed)
        game: Any = Game.new(rules, {})
        while (decision := game.decision) is not None:
            game.play(random.choice(list(decision.options)))
        if game.length > length:
            best, length = record.dump(game), game.length
        if length >= choices:
            break
    return best


class Attacker:
    """One address. Counts how it is answered."""

    def __init__(self, host: str, port: int, text: str, address: str) -> None:
        self.host = host
        self.port = port
        self.address = address
        self.text = text
        self.statuses: Counter[str] = Counter()
        self.table = ""
        self.length = 0
        self.random = Random(1)

    def request(self, method: str, path: str, body: object = None) -> bytes:
        sent = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"X-Forwarded-For: {self.address}",
            "Content-Type: application/json", f"Content-Length: {len(sent)}",
        ]  # fmt: skip
        return "\r\n".join([*head, "", ""]).encode() + sent

    def next(self, kind: str) -> bytes:
        """Return what to send next."""
        here, at = f"/api/tables/{self.table}", self.random.randrange(max(1, self.length))
        if kind == "records":
            return self.request("POST", "/api/tables", {"record": self.text})
        if kind == "branches":
            return self.request("POST", f"{here}/branch", {"at": at})
        if kind == "stories":
            return self.request("GET", f"{here}/story?from={at}&to={self.length}")
        if kind == "moments":
            return self.request("GET", f"{here}?at={at}")
        if kind == "logs":
            return self.request("GET", f"{here}/log?from=0")
        if kind == "summaries":
            return self.request("GET", f"{here}/summary")
        if kind == "tables":
            return self.request("POST", "/api/tables", {"game": "andean-abyss", "seats": SEATS})
        if kind == "aid":
            return self.request("GET", "/api/games/andean-abyss/aid")
        if kind == "files":
            return self.request("GET", "/web/main.js")
        return self.request("POST", f"{here}/choices", {"rev": 0, "request": "r", "choice": "pass"})

    async def _send(self, kind: str) -> None:
        pipelined = PIPELINED if kind in ("aid", "files") else 1
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 24)
        try:
            while True:
                writer.write(b"".join(self.next(kind) for _ in range(pipelined)))
                for _ in range(pipelined):
                    answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                    status = answer.split(" ")[1]
                    self.statuses[status] += 1
                    await reader.readexactly(int(answer.split("content-length: ")[1].split("\r\n")[0]))
        finally:
            writer.close()

    async def attack(self, kind: str, seconds: float) -> None:
        """Send again and again, hardly waiting when refused."""

        async def again() -> None:
            while True:
                with suppress(asyncio.IncompleteReadError, OSError):
                    await self._send(kind)
                await asyncio.sleep(REFUSED_SECONDS)

        tasks = [asyncio.create_task(again()) for _ in range(CONNECTIONS)]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def attack(base: str, text: str, address: str, kind: str, seconds: float) -> Counter[str]:
    """Attack a server. Runs in a process of its own, so that the people's times do not include its work."""
    host, port = base.removeprefix("http://").rstrip("/").split(":")
    attacker = Attacker(host, int(port), text, address)
    # Made from another address: the attacker has all of its limits left.
    made = Client(base).call("/api/tables", {"record": text}, {"X-Forwarded-For": "192.0.2.1"})
    attacker.table, attacker.length = made["table"], record.load(text).stopped or len(record.load(text).choices)
    asyncio.run(attacker.attack(kind, seconds))
    return attacker.statuses


KINDS = (
    "records", "branches", "stories", "moments", "logs", "summaries", "tables", "aid", "files", "wrong secrets",
)  # fmt: skip


def seated(base: str, people: int, round: int, game: int = 0) -> list[Person]:
    """Return people at tables of their own, each with an address of their own."""
    found = []
    for n in range(people):
        address = {"X-Forwarded-For": f"203.{round}.{n}.{1 + game % 250}"}
        client = Client(base)
        made = client.call("/api/tables", {"game": "andean-abyss", "seats": SEATS}, address)
        client.table, client.tokens = made["table"], made["tokens"]
        client.state = client.call(f"/api/tables/{client.table}", None, address)
        found.append(Person(client, n, address["X-Forwarded-For"]))
    return found


def figures(times: list[float], statuses: Counter[str]) -> dict[str, Any]:
    """Return how long choices took in ms, shortest first, and how the attacker was answered."""
    if not times:
        raise SystemExit("no choice was answered")
    count = len(times)
    return {
        "choices": count,
        "median_ms": round(times[count // 2], 1),
        "p99_ms": round(times[count * 99 // 100], 1),
        "longest_ms": round(times[-1], 1),
        "answers_to_the_attacker": dict(sorted(statuses.items())),
    }


def told(kind: str, found: dict[str, Any]) -> str:
    answers = ", ".join(f"{number} × {status}" for status, number in found["answers_to_the_attacker"].items())
    return f"| {kind} | {found['median_ms']} | {found['p99_ms']} | {found['longest_ms']} | {answers} |"


async def attacked(
    base: str, pid: int, kinds: list[str], tables: int, seconds: float, pause: float, text: str
) -> dict[str, Any]:
    """Make one attack after the other, and print a row for each."""
    found: dict[str, dict[str, Any]] = {}
    print(
        "| attack | median | 99th percentile | longest | answers to the attacker |\n|---|---|---|---|---|", flush=True
    )
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for n, kind in enumerate(kinds):
            people = await asyncio.to_thread(seated, base, tables, n)
            asked = (base, text, f"198.51.100.{n}", kind, seconds + WARM)
            running = loop.run_in_executor(pool, attack, *asked) if kind != "quiet" else None
            played = await play(people, WARM, seconds, pause, pid)
            statuses = await running if running is not None else Counter[str]()
            for person in people:
                person.leave()
            found[kind] = figures(played.times, statuses)
            print(told(kind, found[kind]), flush=True)
    highest = {key: max(row[key] for row in found.values()) for key in ("median_ms", "p99_ms", "longest_ms")}
    return {**highest, "attacks": found}


async def soaked(base: str, pid: int, minutes: float, tables: int, pause: float, text: str) -> dict[str, Any]:
    """Let people play while one address makes all attacks in turn."""
    host, port = base.removeprefix("http://").rstrip("/").split(":")
    times: list[float] = []
    statuses: Counter[str] = Counter()
    loop, pool = asyncio.get_running_loop(), ProcessPoolExecutor(1, get_context("spawn"))

    async def person(seed: int) -> None:
        for game in count():
            one = (await asyncio.to_thread(seated, base, 1, seed, game))[0]
            while not one.state.over:
                begun = time.perf_counter()
                await one.choose()
                times.append((time.perf_counter() - begun) * 1000)
                await asyncio.sleep(one.random.expovariate(1 / pause))
            one.leave()

    async def attacks() -> None:
        for n in count():
            kinds = FILLING if time.monotonic() < begun + minutes * 60 * FILLING_SHARE else KINDS
            asked = (base, text, f"198.51.100.{n % 256}", kinds[n % len(kinds)], ATTACK_SECONDS)
            statuses.update(await loop.run_in_executor(pool, attack, *asked))
            await visit(host, int(port))

    begun = time.monotonic()
    tasks = [asyncio.create_task(person(seed)) for seed in range(tables)]
    tasks.append(asyncio.create_task(attacks()))
    each: list[list[float]] = []
    for fifth in range(1, 6):
        await asyncio.sleep(begun + minutes * 12 * fifth - time.monotonic())
        each.append(memory_each(pid))
    megabytes = [round(sum(processes), 1) for processes in each]
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            print(f"one dropped out: {outcome!r}", file=sys.stderr)
    pool.shutdown(wait=False, cancel_futures=True)
    times.sort()
    return {
        "minutes": minutes,
        **figures(times, statuses),
        "above_1_s": sum(1 for one in times if one > 1000),
        "mb_after_each_fifth": megabytes,
        "mb_of_each_process": each,
        "grown_percent": round((megabytes[-1] / megabytes[0] - 1) * 100, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1)
    parser.add_argument("--plain", action="store_true", help="use the plain engine even if a compiled one is installed")
    parser.add_argument("--only", choices=["quiet", *KINDS], action="append", help="make only this attack (repeatable)")
    parser.add_argument("--record", type=Path, help="the record to send (default: a random game)")
    parser.add_argument(
        "--soak", metavar="MINUTES", type=float, help="make all attacks in turn and report memory growth"
    )
    parser.add_argument("--output", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    text = args.record.read_text(encoding="utf-8") if args.record else long_record()
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(f"sqlite:///{folder}/load.db", 1, args.plain, "--proxy", "127.0.0.1") as (process, base, engine),
    ):
        print(f"engine: {engine}, load average: {os.getloadavg()[0]:.1f}, choices in the record: {text.count(chr(10))}")
        if args.soak:
            found = asyncio.run(soaked(base, process.pid, args.soak, args.tables, args.pause, text))
            goals = [*SOAK_GOALS, Goal("longest_ms", 1000, "longest time of a choice, in ms")]
        else:
            kinds = args.only or ["quiet", *KINDS]
            found = asyncio.run(attacked(base, process.pid, kinds, args.tables, args.seconds, args.pause, text))
            goals = GOALS
        return judge(found, goals, args.output)


if __name__ == "__main__":
    sys.exit(main())
