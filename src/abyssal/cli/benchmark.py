"""`abyssal benchmark`: let one player play a fixed set of games, and compare the results."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from ..games import rules_for
from ..lab import benchmark
from ..lab.benchmark import TASKS, Score
from ..lab.simulation import check_kind
from ..language import Words
from . import common
from .screen import Screen, table
from .simulate import bar

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "benchmark",
        help="measure a player",
        description="Let one player play a fixed set of short games of both games, against bots and a computer player.",
    )
    parser.add_argument(
        "--agent", metavar="PLAYER", required=True, help="exec:./my-bot (docs/agents.md), random, chart, search:1s"
    )
    parser.add_argument(
        "--seeds",
        metavar="N",
        type=common.positive,
        default=5,
        help="games for each seat of each task (default: 5, so 80 in total)",
    )
    parser.add_argument(
        "--tasks", metavar="T,T", default="", help=f"only these: {', '.join(task.id for task in TASKS)}"
    )
    parser.add_argument("--out", metavar="FILE", type=common.file_name, help="write the results to a file")
    parser.add_argument("--against", metavar="FILE", type=common.file_name, help="compare with the results in a file")
    parser.add_argument(
        "--workers", metavar="W", type=common.positive, default=1, help="number of processes (default: 1)"
    )
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words, screen = Words(args.lang), Screen(args.plain)
    for task in TASKS:
        check_kind("--agent", args.agent, task.game)
    tasks = [id for id in args.tasks.split(",") if id]
    rival, others = benchmark.load(common.read_text(args.against), args.against) if args.against else ("", [])
    if args.out:
        common.try_writing(args.out)
    with bar(len(benchmark.wanted(args.seeds, tasks)), screen) as progress:
        games = benchmark.run(args.agent, args.seeds, tasks, args.workers, progress)
    names = ["task", "seat", "games", "wins", "rate", "margin", "refused", "taken", "time"]
    rows = [[words.say(f"benchmark-{name}") for name in names + (["gain", "margin-gain"] if others else [])]]
    rows += [_row(score, words, bool(others)) for score in benchmark.scores(games, others)]
    for line in table(rows):
        screen.line(line)
    screen.line(words.say("benchmark-note"))
    if others:
        screen.line(words.say("benchmark-against", player=rival))
    if args.out:
        common.write_text(args.out, benchmark.dump(args.agent, games))
    failed = [game for game in games if game.error]
    for game in failed:
        facts = {"task": game.task, "seat": game.seat, "seed": str(game.seed), "error": game.error}
        print(words.say("benchmark-failed", **facts), file=sys.stderr)
    return 1 if failed else 0


def _row(score: Score, words: Words, compared: bool) -> list[str]:
    task = next((task for task in TASKS if task.id == score.task), None)
    name = ""
    if task is not None and score.seat:
        rules = rules_for(task.game)
        name = Words(words.language, rules).faction(rules.spec.faction_index[score.seat])
    reach = "" if score.games < 2 else f" ± {score.reach:.1f}"
    row = [
        score.task or words.say("benchmark-all"),
        name,
        str(score.games),
        str(score.wins),
        f"{100 * score.wins / max(1, score.games):.0f} % ({100 * score.low:.0f}–{100 * score.high:.0f})",
        f"{score.margin:+.1f}{reach}".replace("-", "−"),
        str(score.refused),
        str(score.taken),
        f"{1000 * score.seconds / max(1, score.decisions):.0f} ms",
    ]
    if compared:
        gain = "" if score.gain is None else "{:+.0f} ({:+.0f} … {:+.0f})".format(*(100 * x for x in score.gain))
        further = "" if score.margin_gain is None else "{:+.1f} ({:+.1f} … {:+.1f})".format(*score.margin_gain)
        row += [gain.replace("-", "−"), further.replace("-", "−")]
    return row
