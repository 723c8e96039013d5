"""The games that can be played, with their factions and options."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import product

from ...games import GAMES, broken, home, rules_for
from ...kernel.errors import OptionClash, Problem
from ...language import Words
from ...search import STRENGTHS
from ..protocol import shapes
from .log import words_for
from .thumbnail import thumbnail


@cache
def catalogue(language: str) -> list[shapes.GameEntry]:
    """Return all games that can be loaded, with their factions and options."""
    return [_entry(language, game) for game in GAMES if game not in broken()]


def _entry(language: str, game: str) -> shapes.GameEntry:
    rules, words = rules_for(game), words_for(language, game)
    factions: list[shapes.GameFaction] = [
        {
            "id": name,
            "name": words.faction(f),
            "short": words.short(f),
            "wins": words.say(f"wins-{name}"),
            "nonplayer": _options_for(game, [name]) is not None,
            "alone": _options_for(game, [other for other in rules.spec.factions if other != name]),
        }
        for f, name in enumerate(rules.spec.factions)
    ]
    options: list[shapes.GameOption] = [
        {
            "name": name,
            "group": words.say(f"option-group-{words.lexicon.group_of(name)}"),
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
        "about": words.say("game-about"),
        "length": words.say("game-length"),
        "difficulty": words.say("game-difficulty"),
        "map": thumbnail(game),
        "provenance": words.say("game-provenance"),
        "factions": factions,
        "options": options,
        "sharing": _sharing(words),
        "quick": rules.quick or None,
        "learn": (home(game) / "data" / "lesson.json").is_file(),
    }


def _sharing(words: Words) -> list[shapes.Sharing]:
    """Return how players may share all factions by the rules, the most players first."""
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


def complete_options(game: str, options: Mapping[str, str], seats: Mapping[str, str]) -> dict[str, str]:
    """Complete the options of a new table to suit the seats. Refuse what cannot be played."""
    rules = rules_for(game)
    for faction in seats:
        if faction not in rules.spec.factions:
            raise Problem("bad-seat", seat=faction)
    nonplayers = [faction for faction, kind in seats.items() if kind == "nonplayer"]
    if len(seats) == len(rules.spec.factions) and "person" not in seats.values():
        raise Problem("no-person")
    given = dict(options)
    full = rules.check_options(rules.with_nonplayers(given, nonplayers) if nonplayers else given)
    board = rules.new_board(full)
    if not any(rules.is_player(board, f) for f in range(len(rules.spec.factions))):
        raise Problem("no-person")
    if not STRENGTHS.keys().isdisjoint(seats.values()) and board.any_by_hand():
        raise OptionClash("computer-by-hand")
    return full


def clashes(
    game: str, language: str, options: Mapping[str, str], seats: Mapping[str, str]
) -> dict[str, dict[str, str]]:
    """Return, by option, the values that clash with the other options, each with the reason.

    Under `seats` are the factions that cannot be Non-players with these options. A chosen value that the seats exclude
    is listed too.
    """
    words = words_for(language, game)
    not_bots = _cannot_be_bots(game, words, options)
    if any(kind == "nonplayer" and faction in not_bots for faction, kind in seats.items()):
        return {"seats": not_bots}
    options = _playable(game, options, seats)
    not_bots = _cannot_be_bots(game, words, options)
    found: dict[str, dict[str, str]] = {"seats": not_bots} if not_bots else {}
    for name, values in rules_for(game).option_values().items():
        for value in values if name not in words.lexicon.by_seats else ():
            try:
                complete_options(game, {**options, name: value}, seats)
            except Problem as problem:
                found.setdefault(name, {})[value] = _reason(words, problem)
    return found


def _playable(game: str, options: Mapping[str, str], seats: Mapping[str, str]) -> Mapping[str, str]:
    """Return these options, or all but one if only that one clashes. Refuse what still cannot be played."""
    try:
        complete_options(game, options, seats)
        return options
    except Problem as problem:
        for name in options:
            others = {other: value for other, value in options.items() if other != name}
            with suppress(Problem):
                complete_options(game, others, seats)
                return others
        raise problem


def _options_for(game: str, nonplayers: list[str]) -> dict[str, str] | None:
    """Return the fewest options, none or one, with which these factions can be Non-players. None: they never can."""
    rules = rules_for(game)
    single = [{name: value} for name, values in rules.option_values().items() for value in values]
    for options in [dict[str, str](), *single]:
        try:
            rules.check_options(rules.with_nonplayers(options, nonplayers))
            return options
        except Problem:
            continue
    return None


def _cannot_be_bots(game: str, words: Words, options: Mapping[str, str]) -> dict[str, str]:
    """Return the factions that can be Non-players, but not with these options, each with the reason."""
    rules, found = rules_for(game), dict[str, str]()
    given = {name: value for name, value in options.items() if name not in words.lexicon.by_seats}
    for faction in rules.spec.factions:
        try:
            rules.with_nonplayers(given, [faction])
        except Problem as problem:
            if _options_for(game, [faction]) is not None:
                found[faction] = _reason(words, problem)
    return found


def _reason(words: Words, problem: Problem) -> str:
    reason = f"reason-{problem.facts.get('reason', '')}"
    return words.say(reason) if words.has(reason) else words.problem(problem)
