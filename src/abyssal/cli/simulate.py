"""`abyssal simulate`: play many games and show how they ended."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import mean
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..lab import simulation
from ..lab.simulation import Result
from ..language import Words
from ..language.words import signed
from . import common
from .screen import Screen, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "simulate", help="play many games", description="Let the computer play many games and show how they ended."
    )
    common.add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=common.positive, default=100, help="number of games (default: 100)"
    )
    parser.add_argument(
        "--seats", metavar="F=P,…", default="", help="who plays: govt=search:1s,farc=bot,auc=chart,cartels=random"
    )
    parser.add_argument("--any-options", action="store_true", help="draw the other options at random for each game")
    parser.add_argument("--check", action="store_true", help="check the board after every effect (slower)")
    parser.add_argument("--json", metavar="FILE", type=common.file_name, help="also write all results to a file")
    common.add_many_games(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = common.playable(args.game)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    options = common.given_options(args)
    seats = common.read_options([seat for seat in args.seats.split(",") if seat])
    rules.check_options(simulation.seat(args.game, seats, options))
    if args.json:
        common.try_writing(args.json)
    with bar(args.games, screen) as progress:
        results = simulation.run(
            args.game, options, args.games, seats, args.seed, args.workers, progress, "", args.check, args.any_options,
            args.scheduler,
        )  # fmt: skip
    summary(results, rules.spec.factions, words, screen)
    if args.json:
        try:
            simulation.write_json(results, args.json)
        except OSError as error:
            raise common.cannot_write(args.json, error) from None
    failed = [result for result in results if result.error]
    complain(failed, words)
    return 1 if failed else 0


def complain(failed: list[Result], words: Words) -> None:
    """Report which games failed, why, and where their records are."""
    for result in failed:
        facts = {"seed": str(result.seed), "error": result.error, "record": result.record}
        if result.unrecorded:
            facts["reason"] = result.unrecorded
        print(words.say("sim-unrecorded" if result.unrecorded else "sim-failed", **facts), file=sys.stderr)


@contextmanager
def bar(games: int, screen: Screen) -> Iterator[Callable[[int], None]]:
    """Show a progress bar, if the output is a terminal."""
    if screen.console is None:
        yield lambda done: None
        return
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=screen.console) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.update(task, completed=done)


def summary(results: list[Result], factions: list[str], words: Words, screen: Screen) -> None:
    """Show how often each faction won, its margins, and how long the games were."""
    ended = [result for result in results if not result.error]
    if not ended:
        return
    wins = Counter(result.winner for result in ended)
    rows = [[words.say(f"sim-{name}") for name in ("faction", "wins")] + ["%"]]
    rows[0] += [words.say(f"sim-{name}") for name in ("margin", "lowest", "highest")]
    for faction, name in enumerate(factions):
        margins = [result.margins[name] for result in ended]
        numbers = [f"{mean(margins):+.1f}".replace("-", "−"), signed(min(margins)), signed(max(margins))]
        rows.append([words.faction(faction), str(wins[name]), f"{100 * wins[name] / len(ended):.0f}", *numbers])
    for line in table(rows):
        screen.line(line)
    screen.line(
        words.say(
            "sim-games",
            count=len(ended),
            decisions=f"{mean(result.decisions for result in ended):.0f}",
            cards=f"{mean(result.cards for result in ended):.1f}",
            rounds=f"{mean(result.rounds for result in ended):.1f}",
        )
    )
    lost = sum(result.lost for result in ended)
    if lost:
        screen.line(words.say("sim-lost", count=lost))
    degrees = Counter(result.degree for result in ended if result.degree)
    if degrees:
        shown = [f"{words.say('degree-' + degree)}: {games}" for degree, games in degrees.most_common()]
        screen.line(words.say("sim-degrees", list=", ".join(shown)))
    rounds = Counter(result.rounds for result in ended)
    screen.line(words.say("sim-rounds", list=", ".join(f"{count}: {games}" for count, games in sorted(rounds.items()))))
