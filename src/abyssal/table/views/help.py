"""Help for players: the aid of each faction, rule summaries, the tutorial.

A game's `data/aid.json` says what is shown and in which order; the texts are messages of the game. A rule's summary is
the message `rule-text-3-3-1`; a rule without one shows the note of the rules index, which is short but says as much.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ... import __version__
from ...games import rules_for
from ...kernel.record.played import Record
from ...language import Words
from ...rules_index import RuleEntry, listed
from ..protocol import shapes
from .catalogue import settled

Shape = dict[str, Any]


@cache
def help_for(game: str, language: str) -> shapes.Aid:
    """Everything the page explains about a game, in one language. Made once: not to be changed."""
    words = Words(language, rules_for(game), strict=True)
    rules = listed(game)
    plan = _plan(game)
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
        "tutorial": [_step(words, step) for step in plan["tutorial"]],
    }


def lesson(game: str) -> Record:
    """Where the game of the tutorial begins: one person against Non-players, with the top cards of the deck settled so
    that a Propaganda Round comes soon (`data/lesson.json`)."""
    rules = rules_for(game)
    about = json.loads((_data(game) / "lesson.json").read_text(encoding="utf-8"))
    seats = {name: "person" if name == about["person"] else "nonplayer" for name in rules.spec.factions}
    options = settled(game, {}, seats)
    position = rules.to_position(rules.new_board(options))
    position["deck"]["order"] = about["order"]
    return Record(game, __version__, options, position, [])


def _data(game: str) -> Traversable:
    return files("abyssal") / "games" / game.replace("-", "_") / "data"


def _plan(game: str) -> Shape:
    """Ids and order. A game without a file has rule summaries only."""
    path = _data(game) / "aid.json"
    plan: Shape = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {"factions": [], "tutorial": []}
    return plan


def _faction(words: Words, rules: dict[str, RuleEntry], faction: Shape) -> shapes.AidFaction:
    """The sheet of a faction; what is about a rule that the index does not list yet is left out."""
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


def _item(words: Words, rule: RuleEntry, item: Shape) -> shapes.AidItem:
    """A piece of advice and its rule, whose own title and summary serve where the item has none."""
    return {
        "title": words.say(item["title"]) if "title" in item else rule.title_in(words.language),
        "text": words.say(item["text"]) if "text" in item else _summary(words, rule),
        "rule": number(rule.id),
    }


def _step(words: Words, step: Shape) -> shapes.TutorialStep:
    return {
        "title": words.say(step["id"] + "-title"),
        "text": words.say(step["id"]),
        "wait": step["wait"],
        "light": step["light"],
    }


def number(rule: str) -> str:
    """The printed number of a rule: that of its rule for a named part, empty for the set-up, which has none."""
    return ".".join(part for part in rule.split(".") if part.isdecimal())


def _chapter(rules: dict[str, RuleEntry], rule: RuleEntry) -> RuleEntry:
    """The heading a rule stands under; the set-up is a chapter of its own."""
    first = rule.id.split(".")[0]
    return rules[f"{first}.0"] if first.isdecimal() else rules[first]


def _summary(words: Words, rule: RuleEntry) -> str:
    id = _message(rule.id)
    return words.say(id) if words.has(id) else rule.note_in(words.language)


def _message(rule: str) -> str:
    return "rule-text-" + rule.replace(".", "-").replace("_", "-")
