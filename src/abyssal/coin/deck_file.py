"""Deck files: the facts of printed cards as their owner knows them (docs/notation.md).

A game holds the facts that it needs, and the owner's wording for its table, as one line of JSON: the value of its
option `deck`.
"""

from __future__ import annotations

import json
import re
from itertools import permutations
from typing import Any, Final

from ..kernel.errors import Problem
from ..kernel.json_text import parse
from ..kernel.values import flag_at, name_at, names_at, object_at, text_at, unknown
from .cards import Cards
from .spec import Spec

FORMAT: Final = 1
FILE_KEYS: Final = ["format", "game", "cards"]
SHEET_KEY: Final = "sheet"
SHEET: Final = 0
"""Number under which a deck holds the printed Non-player sheet. No card has it."""
SHEET_FACTS: Final = ["random_spaces", "walk"]
FACTS: Final = ["order", "dual", "capability", "momentum", "halo"]
"""What is printed on a card beside its title and texts."""
INSTRUCTIONS: Final = ["execute", "never", "none"]
"""What the printed sheet may tell a Faction to do with an Event."""
GAME_KEYS: Final = [*FACTS, "would", "instructions"]
"""Keys of a card that a game needs for its rules."""
TEXT: Final = "text"
HELD_KEYS: Final = [*GAME_KEYS, TEXT]
"""Keys of a card that a game holds. The owner's wording is only shown at its table."""
CARD_KEYS: Final = [*GAME_KEYS, "checked", TEXT]
SIDES: Final = ["unshaded", "shaded"]
TEXT_SIDES: Final = [*SIDES, "event"]
MAX_TEXT: Final = 2_000
"""Characters of an owner's wording of one side."""

Facts = dict[str, Any]
Deck = dict[int, Facts]
"""Facts by card."""

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


def read(text: str, spec: Spec) -> Deck:
    """Read a deck file. A problem names the line and the field."""
    try:
        data = parse(text)
        return _read_file(data, spec)
    except Problem as problem:
        raise located(text, problem) from None


def game_named(text: str) -> str:
    """Return the game that a deck file names; empty if it names none. A problem names the line."""
    try:
        data = parse(text)
    except Problem as problem:
        raise located(text, problem) from None
    named = data.get("game") if isinstance(data, dict) else None
    return named if isinstance(named, str) else ""


def _read_file(data: Any, spec: Spec) -> Deck:
    facts = object_at(data, "deck", [*FILE_KEYS, SHEET_KEY])
    for key in FILE_KEYS:
        if key not in facts:
            raise Problem("missing-key", key=key, where="deck")
    if facts["format"] != FORMAT or isinstance(facts["format"], bool):
        raise Problem("other-format", found=facts["format"], known=FORMAT, where="format")
    if text_at(facts["game"], "game") != spec.game:
        raise Problem("other-game", found=facts["game"], known=spec.game, where="game")
    found = _read_cards(facts["cards"], spec, CARD_KEYS, "cards")
    if SHEET_KEY in facts:
        found[SHEET] = _read_sheet(facts[SHEET_KEY], spec)
    return found


def _read_sheet(data: Any, spec: Spec) -> Facts:
    """Check the printed sheet for random spaces. Cells that it does not name are as we assume."""
    facts = object_at(data, SHEET_KEY, SHEET_FACTS)
    lands, where = [spec.spaces[s] for s in spec.lands], f"{SHEET_KEY}/random_spaces"
    cells = object_at(facts.get("random_spaces", {}), where, list(spec.random_table))
    for cell, space in cells.items():
        name_at(space, "space", lands, f"{where}/{cell}")
    if "walk" in facts:
        walk = names_at(facts["walk"], "space", lands, f"{SHEET_KEY}/walk")
        if len(walk) != len(spec.random_walk):
            raise Problem("bad-walk", count=len(spec.random_walk), where=f"{SHEET_KEY}/walk")
    if not spec.random_walk:
        _check_once({**spec.random_table, **cells}, cells, where)
    return facts


def _check_once(table: dict[str, str], cells: dict[str, str], where: str) -> None:
    """Refuse a sheet whose cells are the walk unless each space has one of them."""
    for cell, space in cells.items():
        twice = [other for other, name in table.items() if name == space and other != cell]
        if twice:
            raise Problem("cell-twice", space=space, other=twice[0], where=f"{where}/{cell}")


def _read_cards(data: Any, spec: Spec, keys: list[str], root: str) -> Deck:
    found: Deck = {}
    for name, facts in object_at(data, root).items():
        where = f"{root}/{name}" if root else name
        if name not in spec.card_names or int(name) not in spec.events:
            raise unknown("card", name, where)
        found[int(name)] = _read_card(object_at(facts, where, keys), spec, where)
    return found


def _read_card(facts: Facts, spec: Spec, where: str) -> Facts:
    """Check the facts of one card. All facts may be missing, but the order names every faction."""
    if "order" in facts:
        order = names_at(facts["order"], "faction", spec.factions, f"{where}/order")
        if len(order) != len(spec.factions):
            raise Problem("bad-faction-order", count=len(spec.factions), where=f"{where}/order")
    for key in ("dual", "checked"):
        if key in facts:
            flag_at(facts[key], f"{where}/{key}")
    if facts.get("capability") is not None:
        name_at(facts["capability"], "faction", spec.capability_owners, f"{where}/capability")
        if facts.get("dual") is False:
            raise Problem("one-text-capability", where=f"{where}/capability")
    if "momentum" in facts:
        names_at(facts["momentum"], "side", SIDES, f"{where}/momentum")
    if "halo" in facts:
        names_at(facts["halo"], "faction", spec.factions, f"{where}/halo")
    for faction, told in object_at(facts.get("instructions", {}), f"{where}/instructions", spec.factions).items():
        name_at(told, "instruction", INSTRUCTIONS, f"{where}/instructions/{faction}")
    for side, text in object_at(facts.get("text", {}), f"{where}/text", [*TEXT_SIDES, *spec.factions]).items():
        if len(text_at(text, f"{where}/text/{side}")) > MAX_TEXT:
            raise Problem("long-text", most=MAX_TEXT, where=f"{where}/text/{side}")
    for faction, answers in object_at(facts.get("would", {}), f"{where}/would", spec.factions).items():
        for condition, answer in object_at(answers, f"{where}/would/{faction}").items():
            if condition not in spec.conditions:
                raise unknown("condition", condition, f"{where}/would/{faction}")
            flag_at(answer, f"{where}/would/{faction}/{condition}")
    return facts


def located(text: str, problem: Problem) -> Problem:
    """Return a problem of a deck file with its line."""
    where = str(problem.facts.get("where", ""))
    if problem.id == "named-twice" and where == "JSON":
        where = str(problem.facts.get("name", ""))
    found = lines(text)
    key = str(problem.facts.get("name", "")) if problem.id == "unknown-name" else ""
    line = found.get(f"{where}/{key}") or found.get(key) or found.get(where) or _twice(text, where) or 1
    return Problem("in-deck", line=line, reason=problem.id, details=problem.facts)


def _twice(text: str, key: str) -> int:
    """Return the line where a key comes up for the second time, or 0."""
    places = [m.start() for m in re.finditer(re.escape(json.dumps(key, ensure_ascii=False)) + r"\s*:", text)]
    return text.count("\n", 0, places[1]) + 1 if len(places) > 1 else 0


def lines(text: str) -> dict[str, int]:
    """Return the line of each field of a JSON text, by its path: `cards/4/order`."""
    found: dict[str, int] = {}
    path: list[str] = []
    key, line, last = "", 1, 0
    for match in _TOKEN.finditer(text):
        line += text.count("\n", last, match.start())
        last, token = match.start(), match[0]
        if token == "{":
            path.append(key)
            key = ""
        elif token == "}":
            if path:
                path.pop()
        elif token.startswith('"') and text[match.end() :].lstrip().startswith(":"):
            key = token[1:-1]
            found["/".join([*path[1:], key])] = line
    return found


def game_text(deck: Deck) -> str:
    """Return what a game holds: one line of JSON, the cards in order, without the signs that begin a comment in a
    record."""
    held = {str(card): {key: deck[card][key] for key in HELD_KEYS if key in deck[card]} for card in cards_of(deck)}
    if deck.get(SHEET):
        held[SHEET_KEY] = deck[SHEET]
    text = json.dumps({card: facts for card, facts in held.items() if facts}, separators=(",", ":"), sort_keys=False)
    return text.replace(";", "\\u003b").replace("#", "\\u0023")


def cards_of(deck: Deck) -> list[int]:
    """Return the cards of a deck, in order."""
    return sorted(card for card in deck if card != SHEET)


def read_game_text(text: str, spec: Spec) -> Deck:
    """Read the facts that a game holds."""
    data = parse(text)
    sheet = data.pop(SHEET_KEY, None) if isinstance(data, dict) else None
    found = _read_cards(data, spec, HELD_KEYS, "deck")
    if sheet is not None:
        found[SHEET] = _read_sheet(sheet, spec)
    return found


def read_told(data: Any, spec: Spec) -> Deck:
    """Read what a position says about cards: all facts, or whose Capability a removed card is."""
    found = _read_cards(data, spec, FACTS, "cards")
    for card, facts in found.items():
        for key in FACTS if list(facts) != ["capability"] else []:
            if key not in facts:
                raise Problem("missing-key", key=key, where=f"cards/{card}")
    return found


def dump(deck: Deck, game: str) -> str:
    """Return a deck file, with one line for each card."""
    held = {card: {key: deck[card][key] for key in CARD_KEYS if key in deck[card]} for card in cards_of(deck)}
    cards = [f'  "{card}": {json.dumps(facts, ensure_ascii=False)}' for card, facts in held.items()]
    sheet = f',\n "{SHEET_KEY}": {json.dumps(deck[SHEET])}' if deck.get(SHEET) else ""
    return (
        "{\n" + f' "format": {FORMAT},\n "game": {json.dumps(game)},\n "cards": {{\n' + ",\n".join(cards)
        + f"\n }}{sheet}\n}}\n"
    )  # fmt: skip


def ours(spec: Spec, cards: Cards) -> Deck:
    """Return our own facts as a deck. Halos are not known."""
    found: Deck = {}
    for card in spec.events:
        word, owner = cards.momentum_word(card), cards.capability_of(card)
        found[card] = {
            "order": [spec.factions[f] for f in cards.order[card]],
            "dual": cards.dual[card],
            "capability": spec.factions[owner] if owner >= 0 else None,
            "momentum": SIDES if word == "both" else [word] if word in SIDES else [],
        }
    return found


def checked(deck: Deck, card: int, spec: Spec, cards: Cards) -> Facts:
    """Return the facts of a card as checked against the printed one. What the deck does not say is as we assume."""
    return {**ours(spec, cards)[card], **deck.get(card, {}), "checked": True}


def merge(deck: Deck, other: Deck) -> int:
    """Add the facts of another deck. Facts that are checked stay as they are. Return how many cards have changed."""
    changed = 0
    for card, facts in other.items():
        mine = deck.get(card, {})
        new = mine if mine.get("checked") else {**mine, **facts}
        new = {**new, **_joined(mine, facts)}
        if new != mine:
            deck[card] = new
            changed += 1
    return changed


def _joined(mine: Facts, facts: Facts) -> Facts:
    """Return the facts that are lists of answers: those of both, the other's where both have one."""
    found: Facts = {}
    for key in ("instructions", "random_spaces"):
        if key in facts:
            found[key] = {**mine.get(key, {}), **facts[key]}
    if "would" in facts:
        would = mine.get("would", {})
        found["would"] = {**would, **{f: {**would.get(f, {}), **told} for f, told in facts["would"].items()}}
    return found


def shared(deck: Deck) -> Deck:
    """Return a deck without its owner's wording, for others."""
    return {card: {key: value for key, value in facts.items() if key != TEXT} for card, facts in deck.items()}


def note_told(deck: Deck, card: int, faction: str, reason: str, choice: str) -> None:
    """Add an answer of the people at the table to a deck: what an Event would do, or (without a reason) what the
    printed sheet tells a Faction to do."""
    facts = deck[card] = dict(deck.get(card, {}))
    if reason:
        facts["would"] = {**facts.get("would", {})}
        facts["would"][faction] = {**facts["would"].get(faction, {}), reason: choice == "yes"}
    else:
        facts["instructions"] = {**facts.get("instructions", {}), faction: choice}


def differences(one: Deck, other: Deck) -> list[tuple[int, str, Any, Any]]:
    """Return where two decks disagree: card, key, and what each says (None: nothing)."""
    found: list[tuple[int, str, Any, Any]] = []
    for card in sorted({*one, *other}):
        mine, theirs = one.get(card, {}), other.get(card, {})
        for key in SHEET_FACTS if card == SHEET else FACTS:
            if mine.get(key) != theirs.get(key) or (key in mine) != (key in theirs):
                found.append((card, key, mine.get(key), theirs.get(key)))
    return found


ORDERS: Final = [list(order) for order in permutations(range(4))]
"""The possible orders of four factions, numbered for a position."""
