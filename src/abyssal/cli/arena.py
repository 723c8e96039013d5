"""`abyssal arena`: compare players in the same seats with the same seeds."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..agents.seats import is_agent
from ..coin.rules import Rules
from ..kernel.errors import OptionClash, Problem
from ..lab import arena
from ..lab.arena import Bout, Terms
from ..lab.simulation import check_kind, seat
from ..language import Words
from ..search.seats import CHART
from . import common
from .screen import Screen, table
from .simulate import bar

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="compare players",
        description="Put each player in the same seats, in games with the same seeds, and compare how often it wins.",
    )
    common.add_game(parser)
    parser.add_argument(
        "players",
        metavar="PLAYER",
        nargs="+",
        help="bot, chart, random, search:strong, search:1s, search:2000r, search:30r@weights.json "
        "(weights from abyssal train), or exec:./my-bot (docs/agents.md)",
    )
    parser.add_argument("--seats", metavar="F,F", default="", help="the seats to compare them in (default: all)")
    parser.add_argument(
        "--others",
        metavar="PLAYER",
        default="bot",
        help="the player in the other seats (default: bot; chart can also play the first edition's Government)",
    )
    parser.add_argument("--games", metavar="N", type=common.positive, default=20, help="games per seat (default: 20)")
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=common.file_name,
        help="keep the results in this file; run again to continue from it",
    )
    common.add_many_games(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = common.playable(args.game)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    seats = list(dict.fromkeys(name for name in args.seats.split(",") if name)) or rules.spec.factions
    for name in seats:
        if name not in rules.spec.factions:
            raise Problem("unknown-value", option="--seats", value=name, known=", ".join(rules.spec.factions))
    players = list(dict.fromkeys(args.players))
    for player in players:
        check_kind("PLAYER", player, args.game)
    check_kind("--others", args.others, args.game)
    terms = Terms(args.game, common.given_options(args), args.others)
    check(rules, terms, players, seats)
    if args.out:
        common.try_writing(args.out)
    path = Path(args.out) if args.out else None
    seeds = range(args.seed, args.seed + args.games)
    with bar(len(players) * len(seats) * args.games, screen) as progress:
        bouts = arena.run(terms, players, seats, seeds, path, args.workers, args.scheduler, progress)
    head = ["seat", "player", "games", "wins", "rate", "margin", "gain", "margin-gain"]
    rows = [[words.say(f"arena-{name}") for name in head]]
    for line in arena.standings(bouts, players, seats):
        faction = words.faction(rules.spec.faction_index[line.seat])
        rate = f"{100 * line.wins / max(1, line.games):.0f} % ({100 * line.low:.0f}–{100 * line.high:.0f})"
        gain = "" if line.gain is None else "{:+.0f} ({:+.0f} … {:+.0f})".format(*(100 * x for x in line.gain))
        margin = f"{line.margin:+.1f}"
        further = "" if line.margin_gain is None else "{:+.1f} ({:+.1f} … {:+.1f})".format(*line.margin_gain)
        row = [faction, line.player, str(line.games), str(line.wins), rate, margin, gain, further]
        rows.append([text.replace("-", "−") if i >= 4 else text for i, text in enumerate(row)])
    for text in table(rows):
        screen.line(text)
    screen.line(words.say("arena-note", first=players[0]))
    for player in players:
        own = [bout for bout in bouts if bout.player == player and not bout.error]
        if is_agent(player):
            counts = {name: str(sum(getattr(bout, name) for bout in own)) for name in ("questions", "taken", "refused")}
            seconds = f"{sum(bout.seconds for bout in own):.1f}"
            screen.line(words.say("arena-agent", player=player, seconds=seconds, **counts))
    failed = [bout for bout in bouts if bout.error]
    for bout in failed:
        faction = words.faction(rules.spec.faction_index[bout.seat])
        facts = {"seed": str(bout.seed), "player": bout.player, "faction": faction, "error": bout.error}
        print(words.say("arena-failed", **facts), file=sys.stderr)
    return 1 if failed else 0


def check(rules: Rules, terms: Terms, players: list[str], seats: list[str]) -> None:
    """Refuse bouts that the options do not allow. The error names the seat and what to change."""
    for name in seats:
        for player in players:
            try:
                _settle(rules, terms, player, name)
            except OptionClash as problem:
                helps = remedies(rules, terms, players, seats)
                if not helps:
                    raise
                facts = {"player": player, "seat": name, "others": terms.others, "reason": problem.facts["reason"]}
                raise Problem("arena-clash", **facts, helps=", ".join(helps)) from None


def remedies(rules: Rules, terms: Terms, players: list[str], seats: list[str]) -> list[str]:
    """List arguments that would make every bout playable: fewer seats, other opponents, or one more option."""
    fitting = [name for name in seats if _can_play(rules, terms, players, [name])]
    found = [f"--seats {','.join(fitting)}"] if fitting else []
    if _can_play(rules, replace(terms, others=CHART), players, seats):
        found.append(f"--others {CHART}")
    for name, values in rules.option_values().items():
        for value in values if name not in terms.options else ():
            if _can_play(rules, replace(terms, options={**terms.options, name: value}), players, seats):
                found.append(f"--option {name}={value}")
    return found


def _can_play(rules: Rules, terms: Terms, players: list[str], seats: list[str]) -> bool:
    try:
        for name in seats:
            for player in players:
                _settle(rules, terms, player, name)
    except Problem:
        return False
    return True


def _settle(rules: Rules, terms: Terms, player: str, name: str) -> None:
    """Refuse a bout that the options do not allow."""
    seats = arena.seats_of(terms, Bout(name, player, 0))
    rules.check_options(seat(terms.game, seats, terms.options))
