"""`abyssal train`: fit the weights with which computer players judge positions, to games that they play."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from ..kernel.errors import Problem
from ..lab.training.training import Round, train
from ..lab.training.valuing import learn
from ..language import Words
from ..search import weights
from ..search.seats import KINDS, is_kind
from . import common
from .screen import Screen
from .simulate import bar

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "train",
        help="fit the weights of computer players",
        description="Play games, fit the weights with which computer players judge positions, and repeat.",
    )
    common.add_game(parser)
    parser.add_argument("--rounds", metavar="N", type=common.positive, default=1, help="number of rounds (default: 1)")
    parser.add_argument("--games", metavar="N", type=common.positive, default=50, help="games per round (default: 50)")
    parser.add_argument(
        "--player", metavar="P", default="search:40r", help="the player in all seats (default: search:40r)"
    )
    parser.add_argument(
        "--value",
        metavar="F",
        default="",
        help="learn the value of positions for this Faction, alone against bots, instead",
    )
    parser.add_argument(
        "--start", metavar="FILE", type=common.file_name, help="initial weights (default: the shipped ones)"
    )
    parser.add_argument(
        "--out", metavar="FILE", type=common.file_name, required=True, help="file to write the weights to"
    )
    common.add_many_games(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = common.playable(args.game)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    if not is_kind(args.player, args.game):
        raise Problem("unknown-value", option="--player", value=args.player, known=", ".join(KINDS))
    if "@" in args.player:
        raise Problem("weights-of-player")
    if args.value and args.value not in rules.spec.factions:
        raise Problem("unknown-value", option="--value", value=args.value, known=", ".join(rules.spec.factions))
    common.try_writing(args.out)
    data = weights.read(args.start, args.game) if args.start else weights.shipped(args.game)

    def tell(result: Round) -> None:
        facts = {"games": result.games, "samples": result.samples}
        screen.line(words.say("train-round", **facts, before=f"{result.before:.3f}", after=f"{result.after:.3f}"))

    def tell_value(games: int, foretold: float) -> None:
        screen.line(words.say("train-value-round", games=games, foretold=f"{foretold:.2f}"))

    options = common.given_options(args)
    effort = (args.rounds, args.games, args.seed, args.workers, args.scheduler)
    with bar(args.rounds * args.games, screen) as progress:
        if args.value:
            data = learn(args.game, data, options, args.value, args.player, *effort, progress, tell_value)
        else:
            data = train(args.game, data, options, args.player, *effort, progress, tell)
    common.write_text(args.out, text_of(data))
    return 0


def text_of(data: dict[str, Any]) -> str:
    """Format weights as in the shipped file: one line per faction, or per stage of a learned value."""
    parts = []
    for key, value in data.items():
        if isinstance(value, dict) and value:
            rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items())
            rows = rows.replace("[[", "[\n   [").replace("], [", "],\n   [").replace("]]", "]\n  ]")
            parts.append(f" {json.dumps(key)}: {{\n{rows}\n }}")
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"
