"""`abyssal bench`: measure the engine."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from ..games import GAMES
from ..lab import bench
from ..lab.bench import GAME, SPREAD, Numbers
from . import common
from .screen import Screen, table

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure the engine", description="Measure the engine's speed and size.")
    parser.add_argument("--game", metavar="GAME", default=GAME, help=f"{' or '.join(GAMES)} (default: {GAME})")
    parser.add_argument(
        "--repeat", metavar="N", type=common.positive, default=5, help="number of measurements (default: 5)"
    )
    parser.add_argument("--profile", action="store_true", help="show each module's share of the time instead")
    parser.add_argument(
        "--json",
        metavar="FILE",
        nargs="?",
        const="-",
        type=common.file_name,
        help="also write the numbers to FILE; without FILE, print only JSON",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    common.playable(args.game)
    if args.json not in (None, "-"):
        common.try_writing(args.json)
    if args.profile:
        numbers = bench.profile(args.game)
        rows = [[name, f"{share} %"] for name, share in numbers.items()]
    else:
        numbers = bench.run(args.game, args.repeat)
        rows = [[name, str(value), _spread(numbers, name)] for name, value in numbers.items() if _is_value(name)]
    text = json.dumps(numbers, indent=1)
    if args.json == "-":
        print(text)
        return 0
    for line in table(rows):
        Screen(plain=True).line(line)
    if args.json:
        common.write_text(args.json, text + "\n")
    return 0


def _is_value(name: str) -> bool:
    return not name.endswith(SPREAD)


def _spread(numbers: Numbers, name: str) -> str:
    """Format the lowest and highest value, if there were several measurements."""
    spread = numbers.get(name + SPREAD)
    return f"({spread[0]} to {spread[1]})" if isinstance(spread, list) else ""
