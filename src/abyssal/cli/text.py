"""`abyssal text`: a game in plain text, for screen readers and language models."""

from __future__ import annotations

import argparse
from random import Random
from typing import TYPE_CHECKING

from ..coin.game import Game
from ..games import GAMES
from ..kernel.decision import CHANCE
from ..kernel.errors import Problem
from ..kernel.game import chance
from ..language import Words
from ..table.views import text
from . import common
from .show import read

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "text",
        help="describe a game in plain text",
        description="Describe a game to one seat in plain text: a briefing, the board and the question.",
    )
    parser.add_argument("what", metavar="GAME|FILE", help="a game (from its start), a record or a position file")
    parser.add_argument(
        "--look",
        metavar="WORD",
        nargs="+",
        help="look something up instead: rule 3.3.1, card 25, space bogota, history 30, why",
    )
    parser.add_argument("--seat", metavar="F", help="the Faction to describe it to (default: the one that decides)")
    parser.add_argument("--at", metavar="N", type=int, help="describe a record after N choices (default: all)")
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="seed of the first cards (default: 0)")
    common.add_scenario(parser)
    common.add_options(parser)
    common.add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options = common.given_options(args)
    if args.what in GAMES:
        if args.at:
            raise Problem("no-such-choice", number=args.at, last=0)
        game = begin(args.what, options, args.seed)
    elif options:
        raise Problem("options-fixed")
    else:
        game = read(args.what, args.at)
    words, names = Words(args.lang, game.rules), game.rules.spec.factions
    if args.seat is not None and args.seat not in names:
        raise Problem("unknown-value", option="--seat", value=args.seat, known=", ".join(names))
    asked = 0 if game.decision is None or game.decision.actor == CHANCE else game.decision.actor
    seat = asked if args.seat is None else names.index(args.seat)
    if args.look:
        print(text.look_up(game, seat, words, " ".join(args.look)))
    else:
        print(f"{text.briefing(game, seat, words)}\n\n{text.whole(game, seat, words)}")
    return 0


def begin(name: str, options: dict[str, str], seed: int) -> Game:
    """Return a new game at its first question to a player."""
    game, dice = Game.new(common.playable(name), options), chance(Random(seed))
    while game.decision is not None and game.decision.actor == CHANCE:
        game.play(dice(game, game.decision))
    return game
