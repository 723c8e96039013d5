"""`abyssal replay`: replay a record."""

from __future__ import annotations

import argparse
import json
import re
from typing import TYPE_CHECKING

from .. import __version__
from ..games import rules_for
from ..kernel import record
from ..kernel.errors import Problem
from ..language import Words
from ..table.play.upgrading import last_checkpoint
from . import common
from .display import Display
from .screen import Screen

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay", help="replay a record", description="Replay a record and print its log, or verify it."
    )
    parser.add_argument("record", metavar="RECORD", help="a record file")
    parser.add_argument("--check", action="store_true", help="only verify it: choices, actors, board and result")
    parser.add_argument(
        "--from-position", metavar="NEW", type=common.file_name,
        help="write a record that starts at the last position up to which the choices fit the rules of this version",
    )  # fmt: skip
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.from_position:
        return go_on(args)
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


def go_on(args: argparse.Namespace) -> int:
    """Write a record from which a game of an older version can go on."""
    found = record.load(as_this_version(common.read_text(args.record)))
    words, screen = Words(args.lang, common.playable(found.game)), Screen(args.plain)
    start = json.dumps({**found.data(), "choices": []})
    last = last_checkpoint(start, [choice for _, choice in found.choices])
    if last is None:
        # It cannot even begin: this says why.
        found.begin(rules_for)
        raise Problem("not-recordable")
    new = record.load(last.start)
    new.stopped = 0
    common.write_text(args.from_position, new.text())
    fits, count = last.length == len(found.choices), len(found.choices)
    screen.line(words.say("term-from-position", at=last.length, count=count, path=args.from_position, fits=int(fits)))
    return 0


def as_this_version(text: str) -> str:
    """Return a record as if this version had written it. Whether its choices still fit is another question."""
    if not text.lstrip().startswith("{"):
        return re.sub("(?m)^version:.*$", f"version: {__version__}", text, count=1)
    try:
        found = json.loads(text)
    except ValueError:
        return text
    return json.dumps({**found, "version": __version__}) if isinstance(found, dict) and "version" in found else text
