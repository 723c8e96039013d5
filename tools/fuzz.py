"""Play many random games of both games, over all options, with the invariants checked after every effect.

    python -m tools.fuzz --games 100000 --into build/fuzz.json

The file counts the games that are done, so an interrupted run goes on where it stopped. A changed engine starts again
from 0. Even numbers are games of the first game, odd ones of the second. With build/fast in PYTHONPATH the compiled
engine plays them. With --box, players use the palette of the printed box and change the position by hand
(`box_games.py`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

import abyssal
from abyssal.games import GAMES
from abyssal.lab import simulation
from abyssal.lab.crew import carry_out
from tools import box_games

BATCH: Final = 20
"""Games between two notes in the file."""
ENGINE: Final = ("kernel", "coin", "games")


@dataclass
class State:
    """How far a run has come."""

    engine: str
    games: int = 0
    decisions: int = 0
    failed: list[str] = field(default_factory=list)


def engine() -> str:
    """Return a digest of the engine's source, to notice a change of the rules."""
    package = Path(abyssal.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(path for part in ENGINE for path in (package / part).rglob("*") if path.suffix != ".pyc"):
        if path.is_file() and not path.name.endswith((".so", ".pyd")):
            digest.update(f"\0{path.relative_to(package).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def play_one(number: int) -> tuple[int, str]:
    """Play one game. Return its decisions, and what failed."""
    name = list(GAMES)[number % len(GAMES)]
    result = simulation.play_game(name, simulation.any_options(name, number), number, audit=True)
    return result.decisions, f"{name} {number}: {result.error} {result.record}" if result.error else ""


def play_batch(numbers: list[int], box: bool = False) -> list[tuple[int, str]]:
    play = box_games.play_one if box else play_one
    return [play(number) for number in numbers]


def load(path: Path) -> State:
    """Return what an earlier run with the same engine did."""
    if path.exists():
        state = State(**json.loads(path.read_text(encoding="utf-8")))
        if state.engine == engine():
            return state
    return State(engine())


def save(state: State, path: Path) -> None:
    whole = path.with_suffix(".new")
    whole.write_text(json.dumps(asdict(state)) + "\n", encoding="utf-8")
    whole.replace(path)


def run(games: int, path: Path, workers: int = 1, seconds: float = 0, box: bool = False) -> State:
    """Play up to `games` in total, or until the time is up; note each round of batches."""
    state, started = load(path), monotonic()
    while state.games < games and not 0 < seconds < monotonic() - started:
        size = min(BATCH * workers, games - state.games)
        numbers = list(range(state.games, state.games + size))
        jobs = [(numbers[i : i + BATCH], box) for i in range(0, size, BATCH)]
        for _, results in carry_out(play_batch, jobs, workers):
            state.decisions += sum(decisions for decisions, _ in results)
            state.failed += [failure for _, failure in results if failure]
        state.games += size
        save(state, path)
    return state


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play random games of both games with all options, and check them.")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="games in total (default: 100000)")
    parser.add_argument("--into", type=Path, default=Path("build/fuzz.json"), metavar="FILE", help="file of the counts")
    parser.add_argument("--box", action="store_true", help="players change the position by hand")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--seconds", type=float, default=0, metavar="S", help="stop after this time")
    args = parser.parse_args(arguments)
    args.into.parent.mkdir(parents=True, exist_ok=True)
    state = run(args.games, args.into, args.workers, args.seconds, args.box)
    print(f"{state.games} games, {state.decisions} decisions, {len(state.failed)} failed")
    for failure in state.failed:
        print(f"  {failure}")
    return 1 if state.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
