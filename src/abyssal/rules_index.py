"""Index of the rules: each one's title, the code whose docstring begins with its number, and the tests that cite it.

A docstring cites a rule if it begins with rule numbers: `3.3.2 March.`, `4.3.1, 4.4.1 Extort.`, `3.2.4 Assault, 3.2.5
Drug Bust.` A named part of a rule (`3.3.4.aid_cut`) is cited by its id, or by the rule's number followed by the part's
title: `3.3.4 Aid Cut: …`. Shared code cites no numbers: the rules' data file names it, `code =
["coin/general.py:select"]`. Tests cite by docstring or by name (`test_3_3_2_march`). Card sides are found by
`@event(25, shaded=True)`; tests of cards by name (`test_25_eln_shaded`) or by the card they execute.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .games import GAMES, OWN_GAMES, home, rules_for
from .language import LANGUAGES

PACKAGE = Path(__file__).parent

_NUMBER = r"(?:\d+(?:\.\d+)+|setup)(?:\.[a-z_]+)*"
_CITED = re.compile(rf"\(?({_NUMBER})\)?(?=[\s,:;.)(]|$)\.?(?:,?\s+(?:and\s+)?)?")
_NEXT = re.compile(rf"[A-Z][A-Za-z ]*, (?={_NUMBER})")
_CARD_TEST = re.compile(r"test_(\d\d)_")


@dataclass(frozen=True)
class Place:
    """A function, class or module that cites a rule."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name}"


@dataclass
class RuleEntry:
    """One rule, or one side of a card."""

    id: str
    title: str
    kind: str
    """`rule` or `info` as in the rules' data file; `card` for a side of a card."""
    note: str = ""
    translations: dict[str, dict[str, str]] = field(default_factory=dict)
    """Title and note by language, except English. Card titles stay as printed."""
    shared: list[str] = field(default_factory=list)
    """Shared code that implements the rule, as named in the rules' data file: `coin/general.py:select`."""
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)

    def title_in(self, language: str) -> str:
        return self.translations.get(language, {}).get("title", self.title)

    def note_in(self, language: str) -> str:
        return self.translations.get(language, {}).get("note", self.note)


def listed(game: str) -> dict[str, RuleEntry]:
    """Return every rule in a game's data file by its number, without code, tests and cards."""
    listing = home(game) / "data" / "rules.toml"
    entries: dict[str, RuleEntry] = {}
    if listing.is_file():
        for rule in tomllib.loads(listing.read_text(encoding="utf-8"))["rule"]:
            translations = {language: rule[language] for language in LANGUAGES if language in rule}
            entry = RuleEntry(rule["id"], rule["title"], rule["kind"], rule["note"], translations)
            entry.shared = rule.get("code", [])
            entries[entry.id] = entry
    return entries


def with_cards(game: str) -> dict[str, RuleEntry]:
    """Return the same with every side of the game's cards (`card-25`, `card-25-shaded`)."""
    entries = listed(game)
    cards = rules_for(game).lexicon().cards
    for card, title in enumerate(cards.title):
        if card and card not in cards.propaganda:
            for shaded in (False, True) if cards.dual[card] else (False,):
                entries[card_id(card, shaded)] = RuleEntry(card_id(card, shaded), title, "card")
    return entries


@cache
def index(game: str) -> dict[str, RuleEntry]:
    """Return every rule of a game and every side of its cards with the code and the tests that cite them."""
    folder = game.replace("-", "_")
    entries = with_cards(game)
    for entry in entries.values():
        entry.code += [_shared_place(named) for named in entry.shared]
    for path in _sources([Path(str(home(game)))]):
        for node, place in _definitions(path):
            for id in cited(ast.get_docstring(node) or "", entries) + _events(node):
                _add(entries, id, place, tests=False)
    root = checkout()
    names = {id.replace(".", "_"): id for id in entries}
    for path in _sources([root / "tests"] if root else []):
        if not _other_game(path, folder):
            for node, place in _definitions(path):
                for id in _tested(path, node, entries, names):
                    _add(entries, id, place, tests=True)
    return entries


def _shared_place(named: str) -> Place:
    """Return the place of named shared code. A name that does not exist is a mistake in the rules' data file."""
    path, _, name = named.partition(":")
    place = _places(PACKAGE / path).get(name)
    if place is None:
        raise LookupError(f"rules.toml names {named}, which is not there")
    return place


@cache
def _places(path: Path) -> dict[str, Place]:
    """Return the functions and classes of a file by name; of two with one name, the outer or earlier."""
    found: dict[str, Place] = {}
    for node, place in _definitions(path):
        if not isinstance(node, ast.Module):
            found.setdefault(place.name, place)
    return found


def card_id(card: int, shaded: bool) -> str:
    return f"card-{card:02}-shaded" if shaded else f"card-{card:02}"


def find(game: str, wanted: str) -> list[RuleEntry]:
    """Return the entries for `3.3.2`, `3` (a section), `card-25` (both sides), `25u` or `25s`; empty if there is
    none."""
    entries = index(game)
    wanted = wanted.strip().lower().rstrip(".")
    if f"{wanted}.0" in entries:
        wanted += ".0"
    match = re.fullmatch(r"(?:card-)?(\d{1,2})(?:-?(u|unshaded|s|shaded))?", wanted)
    if match:
        sides = [False, True] if not match[2] else [match[2].startswith("s")]
        ids = [card_id(int(match[1]), shaded) for shaded in sides]
        return [entries[id] for id in ids if id in entries]
    return [entries[wanted]] if wanted in entries else []


def checkout() -> Path | None:
    """Return the folder with the project file, or None if the program does not run from a checkout."""
    return next((parent for parent in PACKAGE.parents[:4] if (parent / "pyproject.toml").exists()), None)


def cited(docstring: str, entries: dict[str, RuleEntry]) -> list[str]:
    """Return the rules that a docstring cites at its beginning."""
    found: list[str] = []
    here = 0
    while match := _CITED.match(docstring, here):
        found.append(match[1])
        here = match.end()
        if here == match.end(1):
            break
        if another := _NEXT.match(docstring, here):
            here = another.end()
    rest = docstring[here:].casefold()
    if found:
        number = found[-1]
        for id, entry in entries.items():
            part = id.startswith(number + ".") and not id[len(number) + 1].isdecimal()
            if part and rest.startswith(entry.title.casefold()):
                found.append(id)
    return found


def _add(entries: dict[str, RuleEntry], id: str, place: Place, tests: bool) -> None:
    if id in entries:
        places = entries[id].tests if tests else entries[id].code
        if place not in places:
            places.append(place)


def _sources(folders: list[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.py"))


def _other_game(path: Path, folder: str) -> bool:
    """Return True if a test file cites another game's rulebook.

    A test cites the rulebook of the game that its folder or file is named after, or else that of the first game.
    """
    for game in GAMES:
        name = game.replace("-", "_")
        if name in path.parts or name in path.stem:
            return name != folder
    return folder != OWN_GAMES[0].replace("-", "_")


_Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def _definitions(path: Path) -> Iterator[tuple[_Documented, Place]]:
    """Yield the module itself and every function and class in it."""
    root = checkout() or PACKAGE.parent
    shown = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield tree, Place(shown, 1, path.stem)
    for node in _statements(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield node, Place(shown, node.lineno, node.name)


def _statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield all statements, the outer ones first. Definitions are statements, so expressions need no look."""
    waiting: deque[ast.AST] = deque([tree])
    while waiting:
        node = waiting.popleft()
        if isinstance(node, ast.stmt):
            yield node
        for part in ("body", "handlers", "orelse", "finalbody", "cases"):
            waiting.extend(inner for inner in getattr(node, part, ()) if isinstance(inner, ast.AST))


def _events(node: _Documented) -> list[str]:
    """Return the card sides that a function is registered for."""
    found = []
    for call in node.decorator_list if isinstance(node, ast.FunctionDef) else []:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "event":
            values = [
                arg.value for arg in [*call.args, *(k.value for k in call.keywords)] if isinstance(arg, ast.Constant)
            ]
            found.append(card_id(int(str(values[0])), True in values[1:]))
    return found


def _tested(path: Path, node: _Documented, entries: dict[str, RuleEntry], names: dict[str, str]) -> list[str]:
    """Return the rules and card sides that a test cites; `names` are the ids as names of tests write them."""
    found = cited(ast.get_docstring(node) or "", entries)
    if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
        return found
    words = node.name.removeprefix("test_").split("_")
    for count in range(len(words), 0, -1):
        id = names.get("_".join(words[:count]))
        if id:
            found.append(id)
            break
    match = _CARD_TEST.match(node.name)
    if match and "events" in path.parts:
        sides = [True] if "_shaded" in node.name else [False] if "_unshaded" in node.name else [False, True]
        found += [card_id(int(match[1]), shaded) for shaded in sides]
    return found + [card_id(card, shaded) for card, shaded in _executed(node)]


def _executed(node: ast.FunctionDef) -> list[tuple[int, bool]]:
    """Return the cards a test executes, with their sides: `event(b, "farc", 25, True, …)`."""
    found = []
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "event":
            numbers = [arg.value for arg in call.args[2:4] if isinstance(arg, ast.Constant)]
            if len(numbers) == 2 and isinstance(numbers[0], int):
                found.append((numbers[0], bool(numbers[1])))
    return found
