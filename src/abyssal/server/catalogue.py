"""What can be played, and what belongs to a game rather than to a table: its shapes and its help."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from ..games import GAMES, rules_for
from ..kernel.errors import Problem
from . import shapes
from .journal import words_for


@cache
def catalogue(language: str) -> list[shapes.GameEntry]:
    """The games with their factions and options."""
    return [_entry(language, game) for game in GAMES]


def _entry(language: str, game: str) -> shapes.GameEntry:
    rules, words = rules_for(game), words_for(language, game)
    factions: list[shapes.GameFaction] = [
        {"id": name, "name": words.faction(f), "short": words.short(f), "nonplayer": _can_be_nonplayer(game, name)}
        for f, name in enumerate(rules.spec.factions)
    ]
    options: list[shapes.GameOption] = [
        {
            "name": name,
            "title": words.say(f"option-{name}"),
            "text": words.say(f"option-{name}-about"),
            "seats": name in words.lexicon.by_seats,
            "values": [
                {"value": value, "title": words.say(f"value-{name}-{value.replace('+', '-')}")} for value in values
            ],
        }
        for name, values in rules.option_values().items()
    ]
    return {
        "game": game,
        "title": words.say("game-title"),
        "provenance": words.say("game-provenance"),
        "factions": factions,
        "options": options,
    }


def _can_be_nonplayer(game: str, faction: str) -> bool:
    try:
        rules_for(game).with_nonplayers({}, [faction])
    except Problem:
        return False
    return True


@cache
def geometry(game: str) -> bytes:
    """The map's shapes, as JSON."""
    found = files("abyssal") / "games" / rules_for(game).spec.game.replace("-", "_") / "data" / "geometry.json"
    return found.read_bytes() if found.is_file() else b"{}"


def help_for(game: str, language: str) -> dict[str, Any]:
    """The aid of a game."""
    rules_for(game)
    words_for(language, game)
    try:
        from .aid import aid
    except ImportError:
        return {"factions": [], "rules": [], "tutorial": []}
    found: dict[str, Any] = aid(game, language)
    return found
