"""`abyssal study`: play many games and write tables and a page of plots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..kernel.errors import Problem
from ..lab import simulation
from ..lab.study import coverage, study
from ..lab.study.course import Cards
from ..language import Words
from . import common, simulate
from .screen import Screen

if TYPE_CHECKING:
    from ..coin.rules import Rules
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "study",
        help="play many games and write tables and plots",
        description="Let the computer play many games. Write tables, with a row per card and per game, and plots.",
    )
    common.add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=common.positive, default=1000, help="number of games (default: 1000)"
    )
    parser.add_argument("--out", metavar="DIR", type=common.file_name, required=True, help="the folder to write to")
    parser.add_argument(
        "--seats", metavar="F=P,…", default="", help="who plays, as for simulate: govt=search:1s,farc=bot,…"
    )
    parser.add_argument(
        "--format",
        choices=study.FORMATS,
        default="",
        help="format of the tables (default: parquet if pyarrow is installed, otherwise csv)",
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="instead, list what never came up in games with random players and options; resumes DIR/coverage.json",
    )
    common.add_many_games(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = common.playable(args.game)
    if args.coverage:
        return _cover(args, rules)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    options = common.given_options(args)
    seats = common.read_options([seat for seat in args.seats.split(",") if seat])
    rules.check_options(simulation.seat(args.game, seats, options))
    study.choose_format(args.format)
    _try_folder(args.out)
    with simulate.bar(args.games, screen) as progress:
        results = simulation.run(
            args.game, options, args.games, seats, args.seed, args.workers, progress, scheduler=args.scheduler,
            follow=Cards,
        )  # fmt: skip
    found = study.Study(args.game, options, seats, results)
    try:
        files = study.write(found, args.out, words, args.format)
    except OSError as error:
        raise common.cannot_write(args.out, error) from None
    screen.line(words.say("study-done", games=len(found.games), cards=len(found.cards), list=", ".join(files)))
    simulate.complain(found.failed, words)
    return 1 if found.failed else 0


def _cover(args: argparse.Namespace, rules: Rules) -> int:
    """Print what never came up: sides of cards, questions, lines of the journal, boxes and reasons of bots."""
    words, screen = Words(args.lang, rules), Screen(args.plain)
    options = common.given_options(args)
    simulation.refuse_box(options)
    _try_folder(args.out)
    seeds = range(args.seed, args.seed + args.games)
    with simulate.bar(args.games, screen) as progress:
        games, counts = coverage.run(
            args.game, seeds, args.workers, Path(args.out) / "coverage.json", options, progress
        )
    screen.line(words.say("study-coverage", games=games))
    for part, never in coverage.missing(rules, counts).items():
        screen.line(words.say(f"study-coverage-{part}", count=len(never), list=", ".join(never) or "–"))
    return 0


def _try_folder(path: str) -> None:
    """Raise a Problem now if the folder cannot be created or written to later."""
    folder = Path(path)
    if folder.exists() and not folder.is_dir():
        raise Problem("cannot-write", path=path, reason="not a folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise common.cannot_write(path, error) from None
    common.try_writing(str(folder / "index.html"))
