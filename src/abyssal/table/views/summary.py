"""The summary of a game: its turning points, and what each faction did."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from ...kernel.position import Entry
from ...language import Words
from ..play.table import Table
from ..protocol import shapes
from .log import log, words_for

MAX_TURNING_POINTS = 5
ACTIONS = ("operation", "special", "event")


def summary(table: Table, language: str) -> shapes.Summary:
    words = words_for(language, table.rules.spec.game)
    return {"turning": _turning(table, words), "totals": _totals(words, table.game.journal)}


def _turning(table: Table, words: Words) -> list[shapes.TurningPoint]:
    """Return the cards on which a margin changed most, in order, with the actions on them."""
    factions = words.spec.factions
    entries = [*table.history, (table.game.length, 0, table.margins())]
    found: list[tuple[int, shapes.TurningPoint]] = []
    chapters = _chapters(table.game.journal)
    for k, ((at, card, before), (_, _, after)) in enumerate(itertools.pairwise(entries)):
        f = max(range(len(factions)), key=lambda f: abs(after[f] - before[f]))
        change = after[f] - before[f]
        if change:
            start, end = chapters[k] if k < len(chapters) else (0, 0)
            title = words.lexicon.cards.title[card]
            point: shapes.TurningPoint = {
                "at": at,
                "card": card,
                "title": title,
                "faction": factions[f],
                "change": change,
                "deeds": _actions(words, table.game.journal, start, end),
            }
            found.append((abs(change), point))
    largest = sorted(found, key=lambda one: -one[0])[:MAX_TURNING_POINTS]
    return sorted((point for _, point in largest), key=lambda point: point["at"])


def _chapters(journal: Sequence[Entry]) -> list[tuple[int, int]]:
    """Return the first and last line of each card."""
    starts = [n for n, entry in enumerate(journal) if entry[0] == "card"]
    return list(zip(starts, [*starts[1:], len(journal)], strict=True))


def _actions(words: Words, journal: Sequence[Entry], start: int, end: int) -> list[str]:
    """Return a line for each Operation, Special Activity and Event."""
    return [line["text"] for line in log(words, journal[start:end], 0)["lines"] if line["kind"] in ACTIONS]


def _totals(words: Words, journal: Sequence[Entry]) -> list[shapes.Total]:
    """Count what each faction did."""
    spec = words.spec
    totals: list[shapes.Total] = [
        {"faction": name, "operations": 0, "specials": 0, "events": 0, "passes": 0, "placed": 0, "lost": 0, "spent": 0}
        for name in spec.factions
    ]
    for id, numbers in journal:
        if id == "operation":
            totals[numbers[0]]["operations"] += 1
        elif id == "special":
            totals[numbers[0]]["specials"] += 1
        elif id == "event":
            totals[numbers[0]]["events"] += 1
        elif id == "pass":
            totals[numbers[0]]["passes"] += 1
        elif id == "resources":
            totals[numbers[0]]["spent"] += max(0, -numbers[1])
        elif id == "place":
            totals[spec.piece_at[numbers[1]].faction]["placed"] += numbers[0]
        elif id in ("remove", "off"):
            totals[spec.piece_at[numbers[1]].faction]["lost"] += numbers[0]
    return totals
