"""`abyssal agent`: let programs in any language play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from ..agents.player import Agent, start
from ..agents.seats import is_agent, player_for, read_command, shown
from ..coin.game import Game
from ..coin.rules import Rules
from ..kernel import record
from ..kernel.errors import OptionClash, Problem
from ..kernel.game import Policy
from ..kernel.players import play_out
from ..lab.simulation import BOT, by_the_rules, check_kind, seat
from ..language import Words
from ..language.words import printable
from ..search.seats import CHART, RANDOM
from . import common
from .display import Display
from .screen import Screen

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "agent",
        help="let a program play",
        description="Let programs in any language play a game. They read and write JSON lines (docs/agents.md).",
    )
    common.add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="F=P,…",
        required=True,
        help="who plays: farc=exec:./my-bot,auc=exec:5s:./other,cartels=search:1s",
    )
    parser.add_argument(
        "--others",
        metavar="PLAYER",
        help="the player in the other seats (default: bot, or chart if not all of them can be bots)",
    )
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="seed of the dice and cards (default: 0)")
    parser.add_argument("--record", metavar="FILE", type=common.file_name, help="save the game as a record")
    parser.add_argument("--trace", metavar="FILE", type=common.file_name, help="write all messages to a file")
    common.add_scenario(parser)
    common.add_options(parser)
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = common.playable(args.game)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    given = common.read_options([pair for pair in args.seats.split(",") if pair])
    if args.others is not None:
        check_kind("--others", args.others, args.game)
    seats, options = settle(rules, given, args.others, common.given_options(args))
    if args.others is None and CHART in (seats[name] for name in seats.keys() - given.keys()):
        screen.line(words.say("agent-others"))
    for path in (args.record, args.trace):
        if path:
            common.try_writing(path)
    game, kinds, random = Game.new(rules, options), list(seats.values()), Random(args.seed)
    agents: dict[int, Agent] = {}
    with ExitStack() as closing:
        trace = _writer(closing, args.trace) if args.trace else None
        players: list[Policy] = []
        for f, kind in enumerate(kinds):
            if not is_agent(kind):
                players.append(player_for(RANDOM if kind == BOT else kind, 4 * args.seed + f, random, f, kinds))
                continue
            command, seconds = read_command(kind)
            agents[f] = start(
                command, f, [shown(other) for other in kinds], 4 * args.seed + f, seconds,
                _teller(words, f), _prefixed(trace, rules.spec.factions[f]), quiet=False,
            )  # fmt: skip
            closing.callback(agents[f].close)
            players.append(by_the_rules(agents[f]))
        play_out(game, players, random)
    Display(screen, words, game).ranking()
    for f, agent in agents.items():
        counts = {name: str(value) for name, value in agent.counts.data().items()}
        counts["name"] = printable(agent.counts.name) or "–"
        counts["seconds"] = f"{agent.counts.seconds:.1f}"
        screen.line(words.say("agent-counts", seat=words.faction(f), **counts))
    if args.record:
        common.write_text(args.record, record.dump(game))
    return 0


def settle(
    rules: Rules, given: dict[str, str], others: str | None, options: dict[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Return the player of every seat, and the options under which they can sit there."""
    for name in given:
        if name not in rules.spec.factions:
            raise Problem("unknown-value", option="--seats", value=name, known=", ".join(rules.spec.factions))
    for kind in [BOT, CHART] if others is None else [others]:
        seats = {name: given.get(name, kind) for name in rules.spec.factions}
        try:
            return seats, rules.check_options(seat(rules.spec.game, seats, options))
        except OptionClash:
            if kind in (others, CHART):
                raise
    raise AssertionError("no kind of player to try")


def _teller(words: Words, faction: int) -> Callable[[Problem], None]:
    """Return a function that reports problems with a faction's agent."""

    def tell(problem: Problem) -> None:
        text = words.problem(problem)
        print(words.say("agent-trouble", seat=words.faction(faction), text=text), file=sys.stderr)

    return tell


def _writer(closing: ExitStack, path: str) -> Callable[[str], None]:
    """Return a function that writes lines to a file, which is closed when the command ends."""
    try:
        file = Path(path).open("w", encoding="utf-8")  # noqa: SIM115  closed with the agents
    except OSError as error:
        raise common.cannot_write(path, error) from None
    closing.enter_context(file)

    def write(line: str) -> None:
        file.write(line + "\n")
        file.flush()

    return write


def _prefixed(write: Callable[[str], None] | None, seat: str) -> Callable[[str], None] | None:
    """Mark each line with the seat of its agent."""
    return None if write is None else lambda line: write(f"{seat} {line}")
