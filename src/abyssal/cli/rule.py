"""`abyssal rule`: find the code and tests of a rule or card."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from .. import rules_index
from ..games import GAMES
from ..kernel.errors import Problem
from ..language import Words
from ..rules_index import RuleEntry
from . import common
from .screen import Screen

if TYPE_CHECKING:
    from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "rule", help="find a rule", description="Show what a rule is about, the code that implements it, and its tests."
    )
    parser.add_argument("rule", metavar="RULE", help="a rule (3.3.2), a section (3) or a card (card-25, 25u, 25s)")
    parser.add_argument("--game", metavar="GAME", default=GAMES[0], help=f"{' or '.join(GAMES)} (default: {GAMES[0]})")
    common.add_language(parser)
    common.add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = common.playable(args.game)
    entries = rules_index.find(args.game, args.rule)
    if not entries:
        raise Problem("unknown-rule", rule=args.rule)
    for entry in entries:
        describe(entry, Words(args.lang, rules), Screen(args.plain))
    return 0


def describe(entry: RuleEntry, words: Words, screen: Screen, short: bool = False) -> None:
    """Show title and note and, unless `short`, the places in code and tests."""
    screen.line(f"{entry.id} {entry.title_in(words.language)}", "bold")
    if entry.kind == "card":
        _, card, *side = entry.id.split("-")
        screen.line("  " + words.card_text(int(card), bool(side), "first"))
    else:
        screen.line("  " + entry.note_in(words.language))
    if short:
        return
    for id, places in (("rule-code", entry.code), ("rule-tests", entry.tests)):
        screen.line(f"  {words.say(id)}" + ("" if places else " " + words.say("rule-nowhere")))
        for place in places:
            screen.line(f"    {place}")
