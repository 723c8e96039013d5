"""Lines of the journal for the page: their words, and what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ..games import rules_for
from ..kernel.board import Entry
from ..kernel.spec import Spec
from ..language import Words
from ..language.journal import is_reason
from .shapes import Change, Log, LogLine

SHOWN = 80
MOST = 2000
"""How many lines are told at once."""


_DEEDS = {"operation", "special", "side"}
"""A line with one of these tells that a faction begins an Operation, a Special Activity or an Event."""
_NEW_CHAPTERS = ("card", "round")


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
        "actor": "",
        "faction": spec.factions[faction] if 0 <= faction < len(spec.factions) else "",
        "spaces": spaces,
        "card": card,
        "change": _change(spec, entry),
    }


@lru_cache(maxsize=20_000)
def _acting(game: str, entry: Entry) -> int | None:
    """Whose deeds begin with a line: a faction's, none's (-1), or still those of the faction before (None)."""
    words = words_for("en", game)
    id, numbers = entry
    arguments = words.lexicon.journal.get(id, ())
    kinds = [kind for _, kind in arguments]
    if "phase" in kinds:
        return words.lexicon.phase_factions[numbers[kinds.index("phase")]]
    if id in _NEW_CHAPTERS:
        return -1
    if "faction" in kinds and (id == "pass" or is_reason(id) or not _DEEDS.isdisjoint(kinds)):
        return numbers[kinds.index("faction")]
    return None


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
    actor = _actor_before(words, journal, start)
    lines: list[LogLine] = []
    for n, entry in enumerate(journal[start : start + MOST], start):
        acting = _acting(game, entry)
        actor = actor if acting is None else acting
        name = words.spec.factions[actor] if actor >= 0 else ""
        lines.append({**_line(words.language, game, entry), "n": n, "actor": name})
    return {"from": start, "count": len(journal), "lines": lines}


@lru_cache(maxsize=20_000)
def _line_json(language: str, game: str, entry: Entry, actor: str) -> bytes:
    """A line as JSON but for its number, which comes first."""
    line = {name: value for name, value in _line(language, game, entry).items() if name != "n"}
    line["actor"] = actor
    return msgspec.json.encode(line)[1:]


def log_json(words: Words, journal: Sequence[Entry], start: int) -> bytes:
    """The same as `log`, put together of lines that are JSON already: most of them were shown before."""
    start = max(0, min(start, len(journal)))
    language, game, factions = words.language, words.spec.game, words.spec.factions
    actor = _actor_before(words, journal, start)
    lines: list[bytes] = []
    for n, entry in enumerate(journal[start : start + MOST], start):
        acting = _acting(game, entry)
        actor = actor if acting is None else acting
        lines.append(b'{"n":%d,' % n + _line_json(language, game, entry, factions[actor] if actor >= 0 else ""))
    return b'{"from":%d,"count":%d,"lines":[%b]}' % (start, len(journal), b",".join(lines))


def _actor_before(words: Words, journal: Sequence[Entry], start: int) -> int:
    """Which faction was acting when a line was written; -1: none."""
    for n in range(start - 1, -1, -1):
        acting = _acting(words.spec.game, journal[n])
        if acting is not None:
            return acting
    return -1
