"""`abyssal bench`: how fast the engine is."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from . import common
from .screen import Screen, table

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure the engine", description="Measure the engine's speed and size.")
    parser.add_argument(
        "--json",
        metavar="FILE",
        nargs="?",
        const="-",
        type=common.file_name,
        help="also write the numbers to a file; without FILE, print JSON",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from .. import bench

    if args.json not in (None, "-"):
        common.try_writing(args.json)
    numbers = bench.run()
    text = json.dumps(numbers, indent=1)
    if args.json == "-":
        print(text)
        return 0
    for line in table([[name, str(value)] for name, value in numbers.items()]):
        Screen(plain=True).line(line)
    if args.json:
        common.write_text(args.json, text + "\n")
    return 0
