"""Help for players: the aid of each faction, rule summaries, the steps of the tutorial, the puzzles.

A game's `data/aid.json` lists what is shown and in which order. The texts are messages of the game. The summary of rule
3.3.1 is the message `rule-text-3-3-1`; without that message, the note in the rules index serves.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from ...games import home, rules_for
from ...language import Words
from ...rules_index import RuleEntry, listed
from ..play.exercises import LESSON, Exercise, Step, exercises
from ..protocol import shapes

Shape = dict[str, Any]


@cache
def help_for(game: str, language: str) -> Shape:
    """Return everything the page explains about a game, in one language. Cached: do not change it."""
    words = Words(language, rules_for(game), strict=True)
    rules = listed(game)
    plan, found = _plan(game), exercises(game)
    return {
        "factions": [_faction(words, rules, faction) for faction in plan["factions"]],
        "rules": [
            {
                "id": rule.id,
                "number": number(rule.id),
                "chapter": _chapter(rules, rule).title_in(language),
                "title": rule.title_in(language),
                "text": _summary(words, rule),
            }
            for rule in rules.values()
            if rule.kind == "rule" or words.has(_message(rule.id))
        ],
        "tutorial": [_step(words, step) for step in found[LESSON].steps] if found else [],
        "puzzles": [_puzzle(words, puzzle) for puzzle in found.values() if puzzle.goal],
    }


def _plan(game: str) -> Shape:
    """Return ids and their order. A game without a file has rule summaries only."""
    path = home(game) / "data" / "aid.json"
    plan: Shape = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {"factions": []}
    return plan


def _faction(words: Words, rules: dict[str, RuleEntry], faction: Shape) -> Shape:
    """Return the sheet of a faction. Items about a rule that the index does not list yet are left out."""
    return {
        "id": faction["id"],
        "title": words.say("faction-" + faction["id"]),
        "goal": words.say(faction["goal"]),
        "sections": [
            {
                "title": words.say(section["title"]),
                "items": [
                    _item(words, rules[item["rule"]], item) for item in section["items"] if item["rule"] in rules
                ],
            }
            for section in faction["sections"]
            if any(item["rule"] in rules for item in section["items"])
        ],
    }


def _item(words: Words, rule: RuleEntry, item: Shape) -> Shape:
    """Return an item and its rule. The rule's title and summary serve where the item has none."""
    return {
        "title": words.say(item["title"]) if "title" in item else rule.title_in(words.language),
        "text": words.say(item["text"]) if "text" in item else _summary(words, rule),
        "rule": number(rule.id),
    }


def _step(words: Words, step: Step) -> shapes.TutorialStep:
    return {
        "title": words.say(f"{step.id}-title"),
        "text": words.say(step.id),
        "goal": words.say(f"{step.id}-goal") if step.choices else "",
        "choices": len(step.choices),
        "light": list(step.light),
    }


def _puzzle(words: Words, puzzle: Exercise) -> shapes.Puzzle:
    return {
        "id": puzzle.id,
        "faction": puzzle.person,
        "title": words.say(f"puzzle-{puzzle.id}-title"),
        "text": words.say(f"puzzle-{puzzle.id}"),
    }


def number(rule: str) -> str:
    """Return the printed number of a rule. A named part has the number of its rule; the set-up has none."""
    return ".".join(part for part in rule.split(".") if part.isdecimal())


def _chapter(rules: dict[str, RuleEntry], rule: RuleEntry) -> RuleEntry:
    """Return the chapter of a rule. The set-up is its own chapter."""
    first = rule.id.split(".")[0]
    return rules[f"{first}.0"] if first.isdecimal() else rules[first]


def _summary(words: Words, rule: RuleEntry) -> str:
    id = _message(rule.id)
    return words.say(id) if words.has(id) else rule.note_in(words.language)


def _message(rule: str) -> str:
    return "rule-text-" + rule.replace(".", "-").replace("_", "-")
