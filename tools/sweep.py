"""Try every option of every question in random games, and report each that raises, leads nowhere or cannot be undone.

    python -m tools.sweep andean-abyss --games 200 --workers 2 --into build/sweep.jsonl

With `--into`, an interrupted run goes on where it stopped.
"""

import argparse
import sys
from pathlib import Path

from abyssal.games import GAMES
from abyssal.lab import sweep
from abyssal.lab.sweep import Sweep


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Try every option of every question in random games.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=20, metavar="N", help="number of games (default: 20)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="seed of the first game (default: 0)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--into", type=Path, metavar="FILE", help="add results to this file; skip games already in it")
    args = parser.parse_args(arguments)
    found = sweep.run(args.game, range(args.seed, args.seed + args.games), args.workers, args.into, progress=show)
    slips = sum(len(one.slips) for one in found)
    print(
        f"{len(found)} games, {sum(one.questions for one in found)} questions, {sum(one.choices for one in found)} "
        f"choices, {sum(one.undone for one in found)} undone, {slips} slips"
    )
    return 1 if slips else 0


def show(one: Sweep) -> None:
    """Print a game when it is done, with its slips."""
    print(f"{one.game} seed {one.seed}: {one.questions} questions, {one.choices} choices", flush=True)
    for slip in one.slips:
        print(f"  after {slip.length} choices, {slip.kind}: {slip.choice}: {slip.problem}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
