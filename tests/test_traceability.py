"""Rules, code and tests point at each other in all directions; every side of every card has its function and test."""

from __future__ import annotations

import ast
import re

import pytest

from abyssal import rules_index
from abyssal.games.andean_abyss.events import EVENTS
from abyssal.rules_index import RuleEntry, card_id, index

GAME = "andean-abyss"
ENTRIES = index(GAME)


@pytest.mark.parametrize("entry", [e for e in ENTRIES.values() if e.kind in ("rule", "card")], ids=lambda e: e.id)
def test_every_rule_has_code_and_a_test(entry: RuleEntry) -> None:
    """From the rules to the code and the tests."""
    assert entry.code, f"no docstring begins with {entry.id} ({entry.title})"
    assert entry.tests, f"no test cites {entry.id} ({entry.title})"


def _citations(folder: str) -> list[tuple[str, str]]:
    root = rules_index.checkout()
    assert root is not None
    found = []
    for path in sorted((root / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                for id in rules_index.cited(ast.get_docstring(node) or "", ENTRIES):
                    found.append((id, f"{path.name}:{getattr(node, 'name', 'module')}"))
    return found


@pytest.mark.parametrize("folder", ["src/abyssal/games/andean_abyss", "tests/games/andean_abyss"])
def test_every_citation_names_a_rule(folder: str) -> None:
    """From code and tests back to the rules: nobody cites a number that does not exist."""
    citations = _citations(folder)
    assert len(citations) > 20
    assert [(id, where) for id, where in citations if id not in ENTRIES] == []


def test_every_event_belongs_to_a_card_side() -> None:
    """From the functions to the cards: 72 cards, 64 of them with two sides."""
    assert len(EVENTS) == 72 + 64
    assert {card_id(card, shaded) for card, shaded in EVENTS} == {e.id for e in ENTRIES.values() if e.kind == "card"}


@pytest.mark.parametrize("folder", ["src/abyssal/kernel", "src/abyssal/series"])
def test_shared_code_cites_no_rule(folder: str) -> None:
    """Numbers differ from book to book, so neither docstrings nor comments of shared code carry them."""
    root = rules_index.checkout()
    assert root is not None
    number = re.compile(r"\b\d\.\d+(\.\d+)?\b")
    found = [
        f"{path.name}:{line}"
        for path in sorted((root / folder).rglob("*.py"))
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if number.search(text) and not re.search(r"= 0\.\d", text)
    ]
    assert found == []
