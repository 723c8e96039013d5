"""`abyssal replay`: replay a record."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..games import rules_for
from ..language import Words
from . import common
from .display import Display
from .screen import Screen

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay", help="replay a record", description="Replay a record and print its journal, or verify it."
    )
    parser.add_argument("record", metavar="RECORD", help="a record file")
    parser.add_argument("--check", action="store_true", help="only verify it: choices, actors, board and result")
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = common.read_record(args.record)
    words, screen = Words(args.lang, rules_for(found.game)), Screen(args.plain)
    game = found.replay(rules_for, journal=not args.check, audit=args.check)
    if args.check:
        found.check_closed()
        screen.line(words.say("term-checked", count=len(found.choices), finished=int(game.over)))
        return 0
    for entry in game.journal:
        if entry[0] == "card":
            screen.line(f"\n{words.entry(entry)}", "bold")
        else:
            screen.line("  " + words.entry(entry))
    if game.over:
        screen.line()
        Display(screen, words, game).ranking()
    return 0
