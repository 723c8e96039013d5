"""`abyssal play`: play in the terminal, line by line."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from ..agents.seats import close, player_for
from ..coin.deck_file import game_text
from ..coin.game import Game
from ..coin.rules import Rules
from ..kernel.errors import OptionClash, Problem
from ..kernel.game import Policy
from ..lab.simulation import BOT, check_seats
from ..language import Words
from . import common, deck
from .deck import DeckKeeper
from .screen import Screen
from .session import Session

if TYPE_CHECKING:
    from .common import Commands

PERSON = "person"
"""What programs are told about a seat that a person plays."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play in the terminal", description="Play a game in the terminal.")
    common.add_game(parser)
    common.add_scenario(parser)
    parser.add_argument(
        "--humans", metavar="F,F", help="the Factions that people play, e.g. govt,farc; the others are bots"
    )
    parser.add_argument(
        "--seats",
        metavar="F=P,…",
        default="",
        help="players of the other seats: farc=search:steady,auc=search:1s (computer players), cartels=bot",
    )
    common.add_options(parser)
    parser.add_argument(
        "--deck",
        metavar="FILE",
        type=common.file_name,
        help="facts of your printed cards; what you enter is added to the file",
    )
    parser.add_argument("--seed", metavar="N", type=int, help="seed of the dice and cards (default: random)")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--load", metavar="FILE", type=common.file_name, help="continue a saved game")
    start.add_argument("--position", metavar="FILE", type=common.file_name, help="start from a position")
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = common.playable(args.game)
    words = Words(args.lang, rules)
    screen = Screen(args.plain)
    kinds = common.read_options([seat for seat in args.seats.split(",") if seat])
    check_seats(rules, kinds)
    game = begin(args, rules, kinds)
    seed = SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    game.redeal(range(len(rules.spec.factions)), Random(seed).shuffle)
    options: dict[str, str] = rules.to_position(game.board)["options"]
    what = [words.say(f"{name}-{options[name]}") for name in words.lexicon.headline]
    screen.line(words.say("term-welcome", game=", ".join([words.say("game-title"), *what]), seed=str(seed)), "bold")
    bots = [words.faction(f) for f in range(len(rules.spec.factions)) if not rules.is_player(game.board, f)]
    if bots:
        screen.line(words.say("term-nonplayers", list=", ".join(bots)))
        notes = [
            f"nonplayers-{rules.variant(game.board)}",
            *(f"note-{name}-{value}" for name, value in options.items()),
        ]
        for note in notes:
            if words.has(note):
                screen.line(words.say(note))
    elif teams := shared(game, words):
        screen.line(words.say("term-players", list="; ".join(teams)))
    players: dict[int, Policy] = {}
    everyone = [kinds.get(name, PERSON) for name in rules.spec.factions]
    for name, kind in kinds.items():
        faction = rules.spec.faction_index[name]
        if rules.is_player(game.board, faction) == (kind == BOT):
            raise OptionClash("seats")
        if kind == BOT:
            continue
        if game.board.any_by_hand():
            raise OptionClash("computer-by-hand")
        players[faction] = player_for(kind, 4 * seed + faction, Random(seed), faction, everyone)
        screen.line(words.say("term-thinker", faction=words.faction(faction), player=kind))
    screen.line(words.say("term-hint"))
    try:
        Session(game, words, screen, seed, players, DeckKeeper(args.deck, rules) if args.deck else None).run()
    finally:
        for player in players.values():
            close(player)
    return 0


def shared(game: Game, words: Words) -> list[str]:
    """1.5 List the factions of each player, if any player has several."""
    factions = range(len(game.rules.spec.factions))
    teams = [[f for f in factions if game.rules.leader(game.board, f) == leader] for leader in factions]
    players = [" + ".join(words.faction(f) for f in team) for team in teams if team]
    return players if len(players) < len(factions) else []


def humans(given: str | None, rules: Rules) -> list[str]:
    """Parse the factions that people play."""
    names = rules.spec.factions if given is None else [name.strip() for name in given.split(",") if name.strip()]
    for name in names:
        if name not in rules.spec.factions:
            raise Problem("unknown-value", option="--humans", value=name, known=", ".join(rules.spec.factions))
    return names


def begin(args: argparse.Namespace, rules: Rules, kinds: dict[str, str]) -> Game:
    """Start a new game, continue a saved one, or start from a position. Computer players take a player's seat."""
    options = common.given_options(args)
    persons = humans(args.humans, rules)
    if args.humans is not None and not kinds.keys().isdisjoint(persons):
        raise OptionClash("humans-and-seats")
    if (options or args.humans is not None) and (args.load or args.position):
        raise Problem("options-fixed")
    if args.load:
        return common.read_record(args.load).replay(rules)
    if args.position:
        return common.position_game(args.position, rules)
    if args.deck and Path(args.deck).exists() and (facts := game_text(deck.load(args.deck, rules)[1])) != "{}":
        options["deck"] = facts
    bots = [name for name in rules.spec.factions if kinds.get(name, "" if name in persons else BOT) == BOT]
    if args.humans is not None or bots:
        options = rules.with_nonplayers(options, bots)
    return Game.new(rules, options)
