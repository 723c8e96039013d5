"""`abyssal show`: show a position as text or as a picture."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..coin.game import Game
from ..games import rules_for
from ..kernel.decision import CHANCE
from ..kernel.errors import Problem
from ..kernel.record import Record
from ..language import Words
from . import common
from .display import Display
from .picture import picture
from .screen import Screen

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "show", help="show a position", description="Show the position in a record or position file as text."
    )
    parser.add_argument("record", metavar="RECORD", help="a record or a position file")
    parser.add_argument(
        "--position",
        metavar="OUT",
        type=common.file_name,
        help="also write the position at the last checkpoint to a file",
    )
    parser.add_argument("--svg", metavar="OUT", type=common.file_name, help="also draw the map as an SVG file")
    parser.add_argument("--at", metavar="N", type=int, help="show the position after N choices (default: all)")
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = read(args.record, args.at)
    words, screen = Words(args.lang, game.rules), Screen(args.plain)
    display = Display(screen, words, game)
    screen.line(words.say("term-position-after", count=game.length), "bold")
    display.card()
    display.map()
    display.available()
    decision = game.decision
    if decision is None:
        display.ranking()
    elif decision.actor != CHANCE:
        faction, question = words.faction(decision.actor), words.prompt(decision)
        screen.line(words.say("term-question", faction=faction, question=question, rule=decision.rule))
    if args.position:
        common.write_position(game, args.position)
    if args.svg:
        common.write_text(args.svg, picture(game, words))
    return 0


def read(path: str, at: int | None) -> Game:
    """Read a record, replayed up to choice `at`, or a position."""
    found = common.read_game(path)
    if not isinstance(found, Record):
        if at:
            raise Problem("no-such-choice", number=at, last=0)
        return found
    if at is not None and not 0 <= at <= len(found.choices):
        raise Problem("no-such-choice", number=at, last=len(found.choices))
    return found.replay(rules_for, upto=at)
