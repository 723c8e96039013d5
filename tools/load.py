"""How the server bears many tables at once: `python tools/load.py [--tables 200] [--seconds 30] [--pause 3]`.

Starts a server of its own on a fresh SQLite file, puts up tables of one person against Non-players, connects a live
watcher to each, and lets every person choose at random after a pause of so many seconds on average. Prints the times
from a choice to its answer in milliseconds, and the memory that a table takes.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError

from abyssal.cli.serve import listen
from abyssal.server.client import Client

SEATS = {"govt": "person", "farc": "nonplayer", "auc": "nonplayer", "cartels": "nonplayer"}


def serve(folder: str) -> tuple["subprocess.Popen[bytes]", str]:
    """A server, once it answers."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    listener.close()
    command = [sys.executable, "-m", "abyssal", "serve", "--db", f"sqlite:///{folder}/load.db", "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    while True:
        try:
            Client(base).call("/healthz")
            return process, base
        except URLError:
            time.sleep(0.05)


def memory_kb(process: "subprocess.Popen[bytes]") -> int:
    """Resident memory of the server."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def person(
    client: Client, seed: int, pause: float, seconds: float, ready: threading.Barrier, times: list[float]
) -> None:
    """Takes a seat; when all are there thinks, chooses, thinks."""
    random = Random(seed)
    with client.live() as table:
        table.next()
        ready.wait()
        end = time.monotonic() + seconds
        time.sleep(random.random() * pause)
        while time.monotonic() < end and not client.state["over"]:
            choice = random.choice([option["choice"] for option in client.state["decision"]["options"]])
            begin = time.perf_counter()
            client.choose(choice)
            times.append((time.perf_counter() - begin) * 1000)
            time.sleep(random.expovariate(1 / pause))


def measure(tables: int, seconds: float, pause: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        process, base = serve(folder)
        try:
            Client.create(base, game="andean-abyss", seats=SEATS)
            before = memory_kb(process)
            clients = [Client.create(base, game="andean-abyss", seats=SEATS) for _ in range(tables)]
            idle = (memory_kb(process) - before) / tables
            times: list[float] = []
            ready = threading.Barrier(tables)
            threads = [
                threading.Thread(target=person, args=(client, seed, pause, seconds, ready, times))
                for seed, client in enumerate(clients)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            process.terminate()
            process.wait()
    times.sort()
    return {
        "tables": tables,
        "choices": len(times),
        "choices_per_s": round(len(times) / seconds, 1),
        "answer_ms_median": round(times[len(times) // 2], 1),
        "answer_ms_p99": round(times[len(times) * 99 // 100], 1),
        "kb_per_idle_table": round(idle, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=3)
    args = parser.parse_args()
    print(json.dumps(measure(args.tables, args.seconds, args.pause), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
