"""`abyssal deck`: keep the facts of your printed cards."""

from __future__ import annotations

import argparse
import difflib
import json
from pathlib import Path
from typing import TYPE_CHECKING

from .. import rules_index
from ..coin.deck_file import (
    FACTS,
    MAX_TEXT,
    SHEET,
    Deck,
    Facts,
    cards_of,
    checked,
    dump,
    game_named,
    merge,
    note_told,
    read,
    shared,
)
from ..coin.game import Game
from ..coin.rules import Rules
from ..games import GAMES, home
from ..kernel.decision import Decision
from ..kernel.errors import Problem
from ..language import Words
from ..table.views.decks import differences, facts_of, note_answer, value_text
from . import common
from .screen import Screen

if TYPE_CHECKING:
    from .common import Commands

NONE = "none"


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "deck",
        help="keep the facts of your printed cards",
        description="Keep the facts of your printed cards in a file.",
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True, parser_class=common.Parser)
    for name, run, text, others in (
        ("show", show, "show what a deck file says", ["card"]),
        ("edit", edit, "change what a deck file says about a card", ["card"]),
        ("sheet", sheet, "show or enter the printed sheet for random spaces", []),
        ("import", import_, "add the facts of another deck file, or those told in a saved game", ["other"]),
        ("export", export, "write the facts without your own wording, to share them", ["other"]),
        ("compare", compare, "list where a deck file differs from another, or from ours", ["other"]),
        ("contribute", contribute, "print checked facts as a patch of our data, with the code to change", []),
    ):
        action = actions.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        action.add_argument("file", metavar="FILE", type=common.file_name, help="the deck file")
        optional = name in ("show", "compare")
        for other in others:
            kind = int if other == "card" else common.file_name
            about = "the number of a card" if other == "card" else "the other file"
            action.add_argument(other, metavar=other.upper(), type=kind, nargs="?" if optional else None, help=about)
        if name in ("edit", "sheet"):
            action.add_argument("--game", metavar="GAME", help=f"the game of a new file: {' or '.join(GAMES)}")
        if name == "edit":
            _add_facts(action)
        if name == "sheet":
            action.add_argument(
                "--cell", metavar="CELL=SPACE", action="append", default=[], help="the space in a cell: 2.3=kabul"
            )
            action.add_argument("--walk", metavar="SPACE,…", help="all spaces in the order in which the arrows lead on")
        common.add_language(action)
        common.add_plain(action)
        action.set_defaults(run=run)


def _add_facts(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--order", metavar="F,F,F,F", help="the Factions from left to right")
    parser.add_argument("--sides", choices=["one", "two"], help="one text, or an unshaded and a shaded one")
    parser.add_argument("--capability", metavar="F", help="the Faction whose Capability it is, or none")
    parser.add_argument("--momentum", metavar="SIDE,…", help="the sides that are Momentum (unshaded, shaded), or none")
    parser.add_argument("--halo", metavar="F,…", help="the Factions with a halo around their symbol, or none")
    parser.add_argument(
        "--text", metavar="SIDE=TEXT", action="append", default=[],
        help="your own wording of a side, or of the sheet's instruction for a Faction",
    )  # fmt: skip
    parser.add_argument(
        "--instruction", metavar="F=WHAT", action="append", default=[],
        help="what the printed sheet tells a Faction to do: execute, never or none",
    )  # fmt: skip
    parser.add_argument(
        "--would", metavar="F:CONDITION=yes", action="append", default=[],
        help="what the Event would do for a Non-player, as a bot has asked: yes or no",
    )  # fmt: skip
    parser.add_argument("--checked", action="store_true", help="the facts are checked against your printed card")


def load(path: str, rules: Rules | None = None) -> tuple[Rules, Deck]:
    """Read a deck file with the rules of its game."""
    text = common.read_text(path)
    try:
        if rules is None:
            rules = common.playable(game_named(text) or GAMES[0])
        return rules, read(text, rules.spec)
    except Problem as problem:
        raise common.in_file(path, problem) from None


def save(path: str, rules: Rules, deck: Deck) -> None:
    """Write a deck file, after checking it once more."""
    text = dump(deck, rules.spec.game)
    read(text, rules.spec)
    common.write_text(path, text)


def show(args: argparse.Namespace) -> int:
    rules, deck = load(args.file)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    for card in cards_of(deck) if args.card is None else [args.card]:
        if card not in cards_of(deck):
            raise Problem("no-such-card", card=card, path=args.file)
        _show_card(words, screen, card, deck[card])
    if args.card is None:
        _show_sheet(words, screen, deck.get(SHEET, {}))
    checked = sum(1 for facts in deck.values() if facts.get("checked"))
    screen.line(words.say("deck-count", count=len(cards_of(deck)), checked=checked))
    return 0


def _show_sheet(words: Words, screen: Screen, facts: Facts) -> None:
    if facts:
        screen.line(words.say("deck-sheet"), "bold")
    for key, value in facts.items():
        _show_line(words, screen, words.say("deck-" + key.replace("_", "-")), value_text(words, key, value))


def _show_card(words: Words, screen: Screen, card: int, facts: Facts) -> None:
    checked = " ✓" if facts.get("checked") else ""
    screen.line(words.card(card) + checked, "bold")
    for key in FACTS:
        if key in facts:
            _show_line(words, screen, words.say("deck-" + key), value_text(words, key, facts[key]))
    for faction, told in facts.get("instructions", {}).items():
        name = words.faction(words.spec.faction_index[faction])
        _show_line(words, screen, words.say("deck-instructions"), f"{name} · {words.say('deck-instruction-' + told)}")
    for faction, answers in facts.get("would", {}).items():
        name = words.faction(words.spec.faction_index[faction])
        for reason, yes in answers.items():
            answer = words.say("choice-yes" if yes else "choice-no")
            screen.line("  " + words.say("deck-would", faction=name, reason=words.say("why-" + reason), answer=answer))
    for side, text in facts.get("text", {}).items():
        _show_line(words, screen, _side_name(words, side), text)


def _side_name(words: Words, side: str) -> str:
    """Name what an owner's wording is about: a side of the card, or the sheet's instruction for a Faction."""
    index = words.spec.faction_index
    return words.faction(index[side]) if side in index else words.say("term-" + side)


def _show_line(words: Words, screen: Screen, key: str, value: str) -> None:
    screen.line("  " + words.say("deck-line", key=key, value=value))


def _begun(args: argparse.Namespace) -> tuple[Rules, Deck]:
    """Read the deck file, or begin a new one."""
    if Path(args.file).exists():
        rules, deck = load(args.file)
        if args.game not in (None, rules.spec.game):
            raise Problem("other-game", found=rules.spec.game, known=args.game)
        return rules, deck
    if args.game is None:
        raise Problem("deck-needs-game", path=args.file)
    return common.playable(args.game), {}


def edit(args: argparse.Namespace) -> int:
    rules, deck = _begun(args)
    if args.card not in rules.spec.events:
        raise Problem("no-such-card", card=args.card, path=args.file)
    facts = dict(deck.get(args.card, {}))
    if args.order:
        facts["order"] = args.order.split(",")
    if args.sides:
        facts["dual"] = args.sides == "two"
    if args.capability:
        facts["capability"] = None if args.capability == NONE else args.capability
    for key in ("momentum", "halo"):
        if given := getattr(args, key):
            facts[key] = [] if given == NONE else given.split(",")
    for side, text in common.read_options(args.text).items():
        facts["text"] = {**facts.get("text", {}), side: text[: MAX_TEXT + 1]}
    deck[args.card] = facts
    for faction, told in common.read_options(args.instruction).items():
        note_told(deck, args.card, faction, "", told)
    for condition, answer in common.read_options(args.would).items():
        faction, _, reason = condition.partition(":")
        if answer not in ("yes", "no") or not reason:
            raise Problem("unknown-value", option="--would", value=f"{condition}={answer}", known="F:CONDITION=yes|no")
        note_told(deck, args.card, faction, reason, answer)
    if args.checked:
        deck[args.card] = checked(deck, args.card, rules.spec, rules.lexicon().cards)
    facts = deck[args.card]
    save(args.file, rules, deck)
    _show_card(Words(args.lang, rules), Screen(args.plain), args.card, facts)
    return 0


def sheet(args: argparse.Namespace) -> int:
    """Enter what the printed sheet for random spaces says."""
    rules, deck = _begun(args)
    facts = dict(deck.get(SHEET, {}))
    if args.cell:
        facts["random_spaces"] = {**facts.get("random_spaces", {}), **common.read_options(args.cell)}
    if args.walk:
        facts["walk"] = args.walk.split(",")
    if facts:
        deck[SHEET] = facts
    save(args.file, rules, deck)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    spec = rules.spec
    for cell, name in {**spec.random_table, **facts.get("random_spaces", {})}.items():
        mark = " ✓" if cell in facts.get("random_spaces", {}) else ""
        screen.line(f"  {cell}: {words.space(spec.space_index[name])} ({name}){mark}")
    walk = facts.get("walk", spec.random_walk)
    if walk:
        screen.line(f"  {words.say('deck-walk')}: {','.join(walk)}" + (" ✓" if "walk" in facts else ""))
    return 0


def import_(args: argparse.Namespace) -> int:
    """Add the facts of another file. Cards that are checked stay as they are."""
    rules, deck = load(args.file) if Path(args.file).exists() else (None, {})
    text = common.read_text(args.other)
    if text.lstrip().startswith("{") and '"choices"' not in text:
        rules, other = load(args.other, rules)
    else:
        game = common.read_record(args.other).replay(common.playable)
        if rules is not None and rules.spec.game != game.rules.spec.game:
            raise Problem("other-game", found=game.rules.spec.game, known=rules.spec.game)
        rules, other = game.rules, facts_of(game)
    added = merge(deck, other)
    save(args.file, rules, deck)
    Screen(args.plain).line(Words(args.lang, rules).say("deck-imported", count=added))
    return 0


def export(args: argparse.Namespace) -> int:
    rules, deck = load(args.file)
    save(args.other, rules, shared(deck))
    Screen(args.plain).line(Words(args.lang, rules).say("deck-exported", count=len(deck), path=args.other))
    return 0


def compare(args: argparse.Namespace) -> int:
    """Show the differences. Return 1 if there are any."""
    rules, deck = load(args.file)
    other = None if args.other is None else load(args.other, rules)[1]
    words, screen = Words(args.lang, rules), Screen(args.plain)
    found = differences(words, rules, deck, other)
    for one in found:
        screen.line(
            words.say(
                "deck-differs", card=one["title"], key=one["label"], mine=one["mine_text"], theirs=one["theirs_text"]
            )
        )
    if not found:
        screen.line(words.say("deck-same"))
    return int(bool(found))


def contribute(args: argparse.Namespace) -> int:
    """Print a patch of our data for the checked facts, and as comments the code that may have to change and what the
    owner says about the texts, marked as own words."""
    rules, deck = load(args.file)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    folder = f"src/abyssal/games/{rules.spec.game.replace('-', '_')}/data/cards.json"
    source = home(rules.spec.game) / "data" / "cards.json"
    before = source.read_text(encoding="utf-8").splitlines(keepends=True)
    sure = {card: facts for card, facts in deck.items() if facts.get("checked")}
    after = [_patched(line, sure) for line in before]
    for line in difflib.unified_diff(before, after, f"a/{folder}", f"b/{folder}"):
        print(line, end="")
    if not sure:
        screen.line(words.say("deck-none-checked"))
        return 0
    cards = rules.lexicon().cards
    for card, facts in sorted(sure.items()):
        if facts.get("text") or facts.get("dual", cards.dual[card]) != cards.dual[card]:
            screen.line("# " + words.say("deck-code", card=words.card(card)))
            for side, text in facts.get("text", {}).items():
                own = words.say("deck-own", side=_side_name(words, side), text=" ".join(text.split()))
                screen.line(f"#   {own}")
            for entry in rules_index.find(rules.spec.game, f"card-{card}"):
                for place in [*entry.code, *entry.tests]:
                    screen.line(f"#   {place}")
    return 0


def _patched(line: str, checked: Deck) -> str:
    """Return a line of `cards.json` with the checked facts of its card."""
    text = line.strip().removesuffix(",")
    if not text.startswith('{"number"'):
        return line
    card = json.loads(text)
    facts = {key: value for key, value in checked.get(card["number"], {}).items() if key in FACTS and key in card}
    if not facts:
        return line
    if isinstance(card["capability"], bool):
        facts = {key: value if key == "order" else bool(value) for key, value in facts.items()}
    card.update(facts)
    for key in ("order", "dual"):
        if key in facts and f"{key}_source" in card:
            card[f"{key}_source"] = "owner"
    return line.replace(text, json.dumps(card, ensure_ascii=False))


class DeckKeeper:
    """Adds to a deck file what people tell about their cards during a game."""

    def __init__(self, path: str, rules: Rules) -> None:
        self.path = path
        self.rules = rules
        self.deck: Deck = load(path, rules)[1] if Path(path).exists() else {}

    def keep(self, game: Game, decision: Decision, choice: str) -> None:
        """Note an answer about a card, once it was given."""
        before = dump(self.deck, self.rules.spec.game)
        note_answer(self.deck, game, decision, choice)
        if dump(self.deck, self.rules.spec.game) != before:
            save(self.path, self.rules, self.deck)
