"""The log: lines of the journal in words, with what they are about."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import cast

from ...coin.spec import Spec
from ...games import rules_for
from ...kernel.position import Entry
from ...language import Words
from ...language.journal import is_reason
from .. import encoding
from ..protocol.shapes import Change, Log

TAIL_LINES = 80
"""Lines at the end of the log that every state has."""
MAX_LINES = 2000
"""Lines in one answer."""
MAX_LINES_CACHED = 4_000
"""Encoded lines kept for one game in one language: wording a line takes long, and most come up again."""

_DEEDS = {"operation", "special", "side"}
"""Arguments of lines with which a faction begins an Operation, a Special Activity or an Event."""
_NEW_CHAPTERS = ("card", "round")


def _numbered(n: int) -> bytes:
    """Return how the Nth line begins."""
    return b',{"n":%d,' % n


_NUMBERED = [_numbered(n) for n in range(5_000)]
"""Few journals are longer."""


@lru_cache(maxsize=16)
def words_for(language: str, game: str) -> Words:
    return Words(language, rules_for(game) if game else None)


class Lines:
    """Encoded lines of one game in one language. All methods may be called from any thread."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.factions = words.spec.factions
        self._cache: dict[tuple[Entry, int], bytes] = {}
        self._beginners = {
            id: begins
            for id, arguments in words.lexicon.journal.items()
            if (begins := _beginner(id, [kind for _, kind in arguments])) is not None
        }

    def actor(self, entry: Entry, before: int) -> int:
        """Return the faction that acts from this line on, given the one that acted before. -1: none."""
        begins = self._beginners.get(entry[0])
        if begins is None:
            return before
        kind, at = begins
        if kind == "phase":
            return self.words.lexicon.phase_factions[entry[1][at]]
        return entry[1][at] if kind == "faction" else -1

    def actor_before(self, journal: Sequence[Entry], start: int) -> int:
        """Return the faction that was acting before a line. -1: none."""
        for n in range(start - 1, -1, -1):
            if journal[n][0] in self._beginners:
                return self.actor(journal[n], -1)
        return -1

    def json(self, entry: Entry, actor: int) -> bytes:
        """Return an encoded line without its number, which comes first."""
        found = self._cache.get((entry, actor))
        if found is None:
            if len(self._cache) >= MAX_LINES_CACHED:
                # Drop the older half.
                self._cache = dict(list(self._cache.items())[MAX_LINES_CACHED // 2 :])
            line = _line(self.words, entry, self.factions[actor] if actor >= 0 else "")
            found = self._cache[entry, actor] = encoding.encode(line)[1:]
        return found


@lru_cache(maxsize=16)
def _lines(language: str, game: str) -> Lines:
    return Lines(words_for(language, game))


def _beginner(id: str, kinds: list[str]) -> tuple[str, int] | None:
    """Return how a kind of line says whose actions begin: by a phase, by a faction, or that nobody acts. None: the same
    faction goes on."""
    if "phase" in kinds:
        return "phase", kinds.index("phase")
    if id in _NEW_CHAPTERS:
        return "nobody", 0
    if "faction" in kinds and (id == "pass" or is_reason(id) or not _DEEDS.isdisjoint(kinds)):
        return "faction", kinds.index("faction")
    return None


def _line(words: Words, entry: Entry, actor: str) -> dict[str, object]:
    """Return a line without its number."""
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
    line: dict[str, object] = {
        "text": words.entry(entry),
        "kind": id,
        "reason": is_reason(id),
        "actor": actor,
        "faction": spec.factions[faction] if 0 <= faction < len(spec.factions) else "",
        "spaces": spaces,
        "card": card,
        "change": _change(spec, entry),
    }
    if id.endswith("rolled"):
        line["die"] = {"number": numbers[0], "most": numbers[1] if id == "attack-rolled" else 0}
    return line


def _change(spec: Spec, entry: Entry) -> Change | None:
    """Return what a line says about pieces on the map. These kinds of lines are the same in every game."""
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


def log_json(words: Words, journal: Sequence[Entry], start: int) -> bytes:
    """Return the lines from number `start` on, joined from lines that are encoded already."""
    start = max(0, min(start, len(journal)))
    known = _lines(words.language, words.spec.game)
    actor = known.actor_before(journal, start)
    lines: list[bytes] = []
    for entry in journal[start : start + MAX_LINES]:
        actor = known.actor(entry, actor)
        lines.append(known.json(entry, actor))
    return _joined(lines, start, len(journal))


def _joined(lines: Collection[bytes], start: int, count: int) -> bytes:
    end = start + len(lines)
    parts = [b""] * (2 * len(lines))
    parts[::2] = _NUMBERED[start:end] if end <= len(_NUMBERED) else map(_numbered, range(start, end))
    parts[1::2] = lines
    return b'{"from":%d,"count":%d,"lines":[%b]}' % (start, count, b"".join(parts)[1:])


class Tail:
    """The last lines of a growing journal in one language. Each line is encoded once."""

    def __init__(self, language: str, game: str) -> None:
        self._known = _lines(language, game)
        self._lines: deque[bytes] = deque(maxlen=TAIL_LINES)
        self._entries_read = 0
        self._actor = -1

    def json(self, journal: Sequence[Entry]) -> bytes:
        if self._entries_read < len(journal) - TAIL_LINES:
            self._entries_read = len(journal) - TAIL_LINES
            self._actor = self._known.actor_before(journal, self._entries_read)
        for entry in journal[self._entries_read :]:
            self._actor = self._known.actor(entry, self._actor)
            self._lines.append(self._known.json(entry, self._actor))
        self._entries_read = len(journal)
        return _joined(self._lines, self._entries_read - len(self._lines), self._entries_read)


def log(words: Words, journal: Sequence[Entry], start: int) -> Log:
    """Return the lines from number `start` on, as data."""
    return cast(Log, encoding.decode(log_json(words, journal, start)))
