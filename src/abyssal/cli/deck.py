"""`abyssal deck`: keep the facts of your printed cards."""

from __future__ import annotations

import argparse
import difflib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import rules_index
from ..coin.card_facts import KINDS
from ..coin.deck_file import FACTS, MAX_TEXT, SIDES, Deck, Facts, differences, dump, read
from ..coin.game import Game
from ..coin.rules import Rules
from ..games import GAMES, home
from ..kernel.decision import Decision
from ..kernel.errors import Problem
from ..kernel.json_text import parse
from ..language import Words
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
        if name == "edit":
            _add_facts(action)
        common.add_language(action)
        common.add_plain(action)
        action.set_defaults(run=run)


def _add_facts(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="GAME", help=f"the game of a new file: {' or '.join(GAMES)}")
    parser.add_argument("--order", metavar="F,F,F,F", help="the Factions from left to right")
    parser.add_argument("--sides", choices=["one", "two"], help="one text, or an unshaded and a shaded one")
    parser.add_argument("--capability", metavar="F", help="the Faction whose Capability it is, or none")
    parser.add_argument("--momentum", metavar="SIDE,…", help="the sides that are Momentum (unshaded, shaded), or none")
    parser.add_argument("--halo", metavar="F,…", help="the Factions with a halo around their symbol, or none")
    parser.add_argument("--text", metavar="SIDE=TEXT", action="append", default=[], help="your own wording of a side")
    parser.add_argument("--checked", action="store_true", help="the facts are checked against your printed card")


def load(path: str, rules: Rules | None = None) -> tuple[Rules, Deck]:
    """Read a deck file with the rules of its game."""
    text = common.read_text(path)
    try:
        if rules is None:
            data = parse(text)
            named = data.get("game") if isinstance(data, dict) else None
            rules = common.playable(named) if isinstance(named, str) else common.playable(GAMES[0])
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
    for card in sorted(deck) if args.card is None else [args.card]:
        if card not in deck:
            raise Problem("no-such-card", card=card, path=args.file)
        _show_card(words, screen, card, deck[card])
    screen.line(words.say("deck-count", count=len(deck), checked=sum(1 for f in deck.values() if f.get("checked"))))
    return 0


def _show_card(words: Words, screen: Screen, card: int, facts: Facts) -> None:
    checked = " ✓" if facts.get("checked") else ""
    screen.line(words.card(card) + checked, "bold")
    for key in FACTS:
        if key in facts:
            screen.line(f"  {words.say('deck-' + key)}: {_value(words, key, facts[key])}")
    for side, text in facts.get("text", {}).items():
        screen.line(f"  {words.say('choice-' + side) if words.has('choice-' + side) else side}: {text}")


def _value(words: Words, key: str, value: Any) -> str:
    """Put the value of a fact into words."""
    index = words.spec.faction_index
    if value is None or value == []:
        return words.say("choice-none")
    if key == "dual":
        return words.say("choice-two" if value else "choice-one")
    names = value if isinstance(value, list) else [value]
    return " · ".join(words.faction(index[name]) if name in index else words.say("term-" + name) for name in names)


def edit(args: argparse.Namespace) -> int:
    if Path(args.file).exists():
        rules, deck = load(args.file)
    elif args.game is None:
        raise Problem("deck-needs-game", path=args.file)
    else:
        rules, deck = common.playable(args.game), {}
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
    if args.checked:
        facts["checked"] = True
    deck[args.card] = facts
    save(args.file, rules, deck)
    _show_card(Words(args.lang, rules), Screen(args.plain), args.card, facts)
    return 0


def import_(args: argparse.Namespace) -> int:
    """Add the facts of another file. Cards that are checked stay as they are."""
    rules, deck = load(args.file) if Path(args.file).exists() else (None, {})
    text = common.read_text(args.other)
    if '"cards"' in text and text.lstrip().startswith("{") and '"choices"' not in text:
        rules, other = load(args.other, rules)
    else:
        game = common.read_record(args.other).replay(common.playable)
        if rules is not None and rules.spec.game != game.rules.spec.game:
            raise Problem("other-game", found=game.rules.spec.game, known=rules.spec.game)
        rules = game.rules
        other = game.board.told_facts()
    added = 0
    for card, facts in other.items():
        mine = deck.get(card, {})
        if not mine.get("checked") and {**mine, **facts} != mine:
            deck[card] = {**mine, **facts}
            added += 1
    save(args.file, rules, deck)
    Screen(args.plain).line(Words(args.lang, rules).say("deck-imported", count=added))
    return 0


def export(args: argparse.Namespace) -> int:
    rules, deck = load(args.file)
    save(args.other, rules, {card: {k: v for k, v in facts.items() if k != "text"} for card, facts in deck.items()})
    Screen(args.plain).line(Words(args.lang, rules).say("deck-exported", count=len(deck), path=args.other))
    return 0


def ours(rules: Rules) -> Deck:
    """Return our own facts as a deck. Halos are not known."""
    names, cards = rules.spec.factions, rules.lexicon().cards
    found: Deck = {}
    for card in rules.spec.events:
        word, owner = cards.momentum_word(card), cards.owner[card]
        found[card] = {
            "order": [names[f] for f in cards.order[card]],
            "dual": cards.dual[card],
            "capability": names[owner] if owner >= 0 else None,
            "momentum": SIDES if word == "both" else [word] if word in SIDES else [],
        }
    return found


def compare(args: argparse.Namespace) -> int:
    """Show the differences. Return 1 if there are any."""
    rules, deck = load(args.file)
    other = ours(rules) if args.other is None else load(args.other, rules)[1]
    words, screen = Words(args.lang, rules), Screen(args.plain)
    found = [
        (card, key, mine, theirs)
        for card, key, mine, theirs in differences(deck, other)
        if card in deck and (args.other is not None or key in deck[card]) and (key != "halo" or args.other is not None)
    ]
    for card, key, mine, theirs in found:
        screen.line(
            words.say(
                "deck-differs",
                card=words.card(card),
                key=words.say("deck-" + key),
                mine=_value(words, key, mine),
                theirs=_value(words, key, theirs),
            )
        )
    if not found:
        screen.line(words.say("deck-same"))
    return int(bool(found))


def contribute(args: argparse.Namespace) -> int:
    """Print a patch of our data for the checked facts. Own wording is not part of it: it stays with its owner."""
    rules, deck = load(args.file)
    words, screen = Words(args.lang, rules), Screen(args.plain)
    folder = f"src/abyssal/games/{rules.spec.game.replace('-', '_')}/data/cards.json"
    source = home(rules.spec.game) / "data" / "cards.json"
    before = source.read_text(encoding="utf-8").splitlines(keepends=True)
    checked = {card: facts for card, facts in deck.items() if facts.get("checked")}
    after = [_patched(line, checked) for line in before]
    for line in difflib.unified_diff(before, after, f"a/{folder}", f"b/{folder}"):
        print(line, end="")
    if not checked:
        screen.line(words.say("deck-none-checked"))
        return 0
    for card, facts in sorted(checked.items()):
        if facts.get("text") or facts.get("dual") != rules.lexicon().cards.dual[card]:
            screen.line("# " + words.say("deck-code", card=words.card(card)))
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
        before = json.dumps(self.deck)
        if decision.kind == "would":
            condition = game.rules.lexicon().lists["reason"][decision.number].removeprefix("why-")
            self._would(decision, condition, choice == "yes")
        elif decision.kind == "sheet-instruction" and choice != NONE:
            self._would(decision, "never-executed" if choice == "never" else "instructed", True)
        elif decision.kind.startswith(KINDS):
            for card, facts in game.board.told_facts().items():
                self.deck[card] = {**self.deck.get(card, {}), **facts}
        if json.dumps(self.deck) != before:
            save(self.path, self.rules, self.deck)

    def _would(self, decision: Decision, condition: str, answer: bool) -> None:
        facts = self.deck.setdefault(decision.card, {})
        name = self.rules.spec.factions[decision.faction]
        facts.setdefault("would", {}).setdefault(name, {})[condition] = answer
