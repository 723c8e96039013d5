"""Rules, code and tests of every game point at each other in all directions; so do the sides of its cards."""

from __future__ import annotations

import ast
import re
import tokenize
from importlib import import_module

import pytest

from abyssal import rules_index
from abyssal.games import GAMES
from abyssal.rules_index import card_id, index, with_cards

TRACED = [(game, id) for game in GAMES for id, entry in with_cards(game).items() if entry.kind in ("rule", "card")]


@pytest.mark.parametrize(("game", "id"), TRACED)
def test_every_rule_has_code_and_a_test(game: str, id: str) -> None:
    """From the rules to the code and the tests."""
    entry = index(game)[id]
    assert entry.code, f"no docstring begins with {id} ({entry.title})"
    assert entry.tests, f"no test cites {id} ({entry.title})"


def _citations(game: str, folder: str) -> list[tuple[str, str]]:
    root = rules_index.checkout()
    assert root is not None
    found = []
    for path in sorted((root / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                for id in rules_index.cited(ast.get_docstring(node) or "", index(game)):
                    found.append((id, f"{path.name}:{getattr(node, 'name', 'module')}"))
    return found


FOLDERS = [
    (game, f"{place}/{game.replace('-', '_')}") for game in GAMES for place in ("src/abyssal/games", "tests/games")
]


@pytest.mark.parametrize(("game", "folder"), FOLDERS)
def test_every_citation_names_a_rule(game: str, folder: str) -> None:
    """From code and tests back to the rules: nobody cites a number that does not exist."""
    citations = _citations(game, folder)
    assert len(citations) > 20
    assert [(id, where) for id, where in citations if id not in index(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_belongs_to_a_card_side(game: str) -> None:
    """From the functions to the cards: each side of each card has its function, and no function is of another."""
    events = import_module(f"abyssal.games.{game.replace('-', '_')}.events").EVENTS
    sides = [card_id(card, shaded) for card, shaded in events]
    assert sorted(sides) == sorted(id for id, entry in index(game).items() if entry.kind == "card")


def test_the_sides_of_andean_abyss() -> None:
    """72 cards, 64 of them with two sides."""
    assert sum(entry.kind == "card" for entry in index("andean-abyss").values()) == 72 + 64


@pytest.mark.parametrize("folder", ["src/abyssal/kernel", "src/abyssal/coin"])
def test_shared_code_cites_no_rule(folder: str) -> None:
    """Numbers differ from book to book, so neither docstrings nor comments of shared code carry them."""
    root = rules_index.checkout()
    assert root is not None
    number = re.compile(r"\b\d\.\d+(\.\d+)?\b")
    found = []
    for path in sorted((root / folder).rglob("*.py")):
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type in (tokenize.COMMENT, tokenize.STRING) and number.search(token.string):
                    found.append(f"{path.name}:{token.start[0]}")
    assert found == []
