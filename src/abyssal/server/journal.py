"""Lines of the journal for the page: their words, and what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..games import rules_for
from ..kernel.board import Entry
from ..kernel.spec import Spec
from ..language import Words
from ..language.journal import is_reason
from .shapes import Change, Log, LogLine

SHOWN = 80
MOST = 2000
"""How many lines are told at once."""


@lru_cache(maxsize=16)
def words_for(language: str, game: str) -> Words:
    return Words(language, rules_for(game) if game else None)


@lru_cache(maxsize=20_000)
def _line(language: str, game: str, entry: Entry) -> LogLine:
    words = words_for(language, game)
    id, numbers = entry
    spec = words.spec
    faction, card = -1, None
    spaces: list[str] = []
    for (_, kind), number in zip(words.lexicon.journal.get(id, ()), numbers, strict=False):
        if kind == "faction" and faction < 0:
            faction = number
        elif kind == "piece" and faction < 0:
            faction = spec.piece_at[number].faction
        elif kind == "space":
            spaces.append(spec.spaces[number])
        elif kind == "card":
            card = number
    return {
        "n": 0,
        "text": words.entry(entry),
        "kind": id,
        "reason": is_reason(id),
        "faction": spec.factions[faction] if 0 <= faction < len(spec.factions) else "",
        "spaces": spaces,
        "card": card,
        "change": _change(spec, entry),
    }


def _change(spec: Spec, entry: Entry) -> Change | None:
    """What a line tells of pieces on the map; the kernel's own lines, whatever the game."""
    id, numbers = entry
    if id not in ("place", "remove", "move", "turn"):
        return None
    piece = becomes = spec.piece_at[numbers[1]]
    first, last = spec.spaces[numbers[2]], spec.spaces[numbers[-1]]
    if id == "turn":
        piece = next(other for other in spec.pieces if other.pool == becomes.pool and other is not becomes)
    return {
        "count": numbers[0],
        "piece": piece.name,
        "from": "" if id == "place" else first,
        "to": "" if id == "remove" else last,
        "becomes": becomes.name,
    }


def log(words: Words, journal: Sequence[Entry], start: int) -> Log:
    """The lines from one on."""
    start = max(0, min(start, len(journal)))
    game = words.spec.game
    lines = [
        {**_line(words.language, game, entry), "n": start + i} for i, entry in enumerate(journal[start : start + MOST])
    ]
    return {"from": start, "count": len(journal), "lines": lines}  # type: ignore[typeddict-item]
