"""What can be played, with which factions and options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product

from ..games import GAMES, rules_for
from ..kernel.errors import Problem
from ..language import Words
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
            "values": [
                {"value": value, "title": words.say(f"value-{name}-{value.replace('+', '-')}")} for value in values
            ],
        }
        for name, values in rules.option_values().items()
        if name not in words.lexicon.by_seats
    ]
    return {
        "game": game,
        "title": words.say("game-title"),
        "provenance": words.say("game-provenance"),
        "factions": factions,
        "options": options,
        "sharing": _sharing(words),
    }


def _sharing(words: Words) -> list[shapes.Sharing]:
    """How many persons may lead all factions among them, and who leads which, as the rules have it."""
    rules, values = rules_for(words.spec.game), rules_for(words.spec.game).option_values()
    names, every = words.lexicon.by_seats, range(len(words.spec.factions))
    found: dict[tuple[int, ...], dict[str, str]] = {}
    for chosen in product(*(values[name] for name in names)):
        options = dict(zip(names, chosen, strict=True))
        try:
            b = rules.new_board(rules.check_options(options))
        except Problem:
            continue
        if all(rules.is_player(b, f) for f in every):
            found.setdefault(tuple(rules.leader(b, f) for f in every), options)
    return [
        {
            "options": options,
            "groups": [[words.spec.factions[f] for f in every if leaders[f] == one] for one in sorted(set(leaders))],
        }
        for leaders, options in sorted(found.items(), key=lambda item: -len(set(item[0])))
    ]


def settled(game: str, options: Mapping[str, str], seats: Mapping[str, str]) -> dict[str, str]:
    """The options of a new table, completed to suit the seats; refuses what cannot be played."""
    rules = rules_for(game)
    for faction in seats:
        if faction not in rules.spec.factions:
            raise Problem("bad-seat", seat=faction)
    nonplayers = [faction for faction, kind in seats.items() if kind == "nonplayer"]
    if len(nonplayers) == len(rules.spec.factions):
        raise Problem("no-person")
    given = dict(options)
    return rules.check_options(rules.with_nonplayers(given, nonplayers) if nonplayers else given)


def clashes(
    game: str, language: str, options: Mapping[str, str], seats: Mapping[str, str]
) -> dict[str, dict[str, str]]:
    """The values that cannot be taken beside the other options, each with the reason, by option."""
    words = words_for(language, game)
    settled(game, options, seats)
    found: dict[str, dict[str, str]] = {}
    for name, values in rules_for(game).option_values().items():
        for value in values if name not in words.lexicon.by_seats else ():
            try:
                settled(game, {**options, name: value}, seats)
            except Problem as problem:
                reason = f"reason-{problem.facts.get('reason', '')}"
                text = words.say(reason) if words.has(reason) else words.problem(problem)
                found.setdefault(name, {})[value] = text
    return found


def _can_be_nonplayer(game: str, faction: str) -> bool:
    try:
        rules_for(game).with_nonplayers({}, [faction])
    except Problem:
        return False
    return True
