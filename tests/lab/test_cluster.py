"""Many machines: a dask cluster gives the same results as processes, even if it loses a worker on the way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from abyssal.cli import main
from abyssal.kernel.errors import Problem
from abyssal.lab import arena, crew, simulation
from abyssal.lab.arena import Bout, Terms
from abyssal.lab.crew import carry_out
from abyssal.lab.training.training import Round, train
from abyssal.search import SearchPlayer, read_budget
from abyssal.search.weights import shipped
from tests.search.test_search import at_turn
from tests.waiting import wait_until

TERMS = Terms("andean-abyss", {"scenario": "quick", "edition": "second"})
SEATS = ["govt", "farc"]
DATA = shipped("andean-abyss")
ODD = [0.0] * (len(DATA["terms"]) - 1) + [9.0]
"""Weights in which only the last term counts."""


@pytest.mark.slow
def test_a_scheduler_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "SCHEDULER_TIMEOUT_SECONDS", 0.5)
    with pytest.raises(Problem, match="no-scheduler"):
        list(carry_out(len, [("ab",)], scheduler="tcp://127.0.0.1:9"))


def slow_game(terms: Terms, bout: Bout, folder: str) -> Bout:
    """Report which process plays, slowly. No game begins before both processes have one."""
    Path(folder, f"{os.getpid()}.pid").touch()
    wait_until(lambda: len(list(Path(folder).glob("*.pid"))) == 2)
    time.sleep(0.3)
    return arena.play(terms, bout)


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """Start a scheduler and two workers on this machine, without nannies, so that a killed worker is not restarted."""
    quiet = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONWARNINGS": "ignore"}
    file = folder / "scheduler.json"
    command = [sys.executable, "-m", "distributed.cli"]
    begin = ["--scheduler-file", str(file), "--no-dashboard"]
    scheduler = [*command[:2], "distributed.cli.dask_scheduler", *begin, "--host", "127.0.0.1", "--port", "0"]
    worker = [*command[:2], "distributed.cli.dask_worker", *begin, "--no-nanny", "--nthreads", "2"]
    worker += ["--local-directory", str(folder)]
    started = [subprocess.Popen(scheduler, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)]
    try:
        for _ in range(2):
            started.append(subprocess.Popen(worker, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        wait_until(lambda: file.exists() and file.stat().st_size > 0, "there is no scheduler")
        yield str(json.loads(file.read_text())["address"])
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.wait()


@pytest.mark.parametrize("command", ["arena", "simulate", "train", "study"])
def test_commands_hand_on_the_scheduler(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each command hands its games to the cluster."""
    asked: list[str] = []

    def by_cluster(function: object, jobs: object, scheduler: str) -> Iterator[tuple[int, object]]:
        asked.append(scheduler)
        raise Problem("no-scheduler", address=scheduler, reason="test")
        yield 0, None

    monkeypatch.setattr(crew, "_by_cluster", by_cluster)
    more = {"arena": ["chart", "--others", "chart"], "train": ["--player", "chart"], "study": []}.get(command, [])
    more += [] if command in ("arena", "simulate") else ["--out", str(tmp_path / "out")]
    assert main([command, "andean-abyss", *more, "--games", "5", "--scheduler", "tcp://there:1"]) == 2
    assert asked == ["tcp://there:1"] and "tcp://there:1" in capsys.readouterr().err


@pytest.mark.slow
def test_players_of_two_threads_keep_their_own_weights() -> None:
    """A machine of a cluster plays a game in each of its threads, and all of them share the rules of the game."""
    game = at_turn("andean-abyss", 2)
    weights = [DATA, {**DATA, "weights": dict.fromkeys(DATA["weights"], ODD)}] * 2

    def means(weights: dict[str, Any]) -> list[float]:
        player, mine = SearchPlayer(read_budget("search:4r"), 1, weights=weights), game.clone()
        assert mine.decision is not None
        player(mine, mine.decision)
        assert player.finding is not None
        return player.finding.means

    alone = [means(own) for own in weights]
    assert alone[0] != alone[1]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-4)
    try:
        with ThreadPoolExecutor(2) as pool:
            assert list(pool.map(means, weights)) == alone
    finally:
        sys.setswitchinterval(interval)


@pytest.mark.slow
def test_a_cluster_that_loses_a_worker_finds_the_same(tmp_path: Path) -> None:
    """One of two workers is killed in the middle of a game, and the other plays that game too.

    The cluster also simulates and trains, and players with different weights do not interfere with each other in its
    threads.
    """
    (tmp_path / "odd.json").write_text(json.dumps({**DATA, "weights": dict.fromkeys(DATA["weights"], ODD)}))
    players = ["search:1r", f"search:1r@{tmp_path / 'odd.json'}"]
    bouts = [Bout(name, "random", seed) for seed in range(8) for name in SEATS]
    alone = [arena.play(TERMS, bout) for bout in bouts]
    found: dict[int, Bout] = {}
    killed = 0
    with cluster(tmp_path) as address:
        for number, bout in carry_out(slow_game, [(TERMS, b, str(tmp_path)) for b in bouts], scheduler=address):
            found[number] = bout
            pids = sorted(int(path.stem) for path in tmp_path.glob("*.pid"))
            if not killed and len(pids) == 2:
                killed = pids[0]
                os.kill(killed, signal.SIGKILL)
        simulated = simulation.run("andean-abyss", {"scenario": "quick"}, 3, {}, seed=5, scheduler=address)
        rounds: list[Round] = []
        train("andean-abyss", DATA, {"scenario": "quick"}, "random", 1, 5, scheduler=address, each=rounds.append)
        judged = arena.run(TERMS, players, ["farc"], range(2), scheduler=address)
    assert simulated == simulation.run("andean-abyss", {"scenario": "quick"}, 3, {}, seed=5)
    train("andean-abyss", DATA, {"scenario": "quick"}, "random", 1, 5, each=rounds.append)
    assert rounds[0] == rounds[1] and rounds[0].data["weights"] != DATA["weights"]
    assert judged == arena.run(TERMS, players, ["farc"], range(2))
    assert killed
    assert [found[number] for number in range(len(bouts))] == alone
