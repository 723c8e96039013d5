"""Lines of the journal for the page: their words, and what they are about."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec

from ...coin.spec import Spec
from ...games import rules_for
from ...kernel.position import Entry
from ...language import Words
from ...language.journal import is_reason
from ..protocol.shapes import Change, Log

SHOWN = 80
MOST = 2000
"""How many lines are told at once."""
REMEMBERED = 4_000
"""How many lines of a game in a language are kept ready: wording one takes long, and most were shown before."""

_DEEDS = {"operation", "special", "side"}
"""A line with one of these tells that a faction begins an Operation, a Special Activity or an Event."""
_NEW_CHAPTERS = ("card", "round")


def _numbered(n: int) -> bytes:
    """How the Nth line begins."""
    return b',{"n":%d,' % n


_NUMBERED = [_numbered(n) for n in range(5_000)]
"""Few journals are longer."""


@lru_cache(maxsize=16)
def words_for(language: str, game: str) -> Words:
    return Words(language, rules_for(game) if game else None)


class Lines:
    """The lines of one game in one language, as JSON. All methods may be called from any thread."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.factions = words.spec.factions
        self._ready: dict[tuple[Entry, int], bytes] = {}
        self._beginners = {
            id: begins
            for id, arguments in words.lexicon.journal.items()
            if (begins := _beginner(id, [kind for _, kind in arguments])) is not None
        }

    def actor(self, entry: Entry, before: int) -> int:
        """Who acts from a line on, if somebody (-1: nobody) did before: some begin somebody's deeds."""
        begins = self._beginners.get(entry[0])
        if begins is None:
            return before
        kind, at = begins
        if kind == "phase":
            return self.words.lexicon.phase_factions[entry[1][at]]
        return entry[1][at] if kind == "faction" else -1

    def actor_before(self, journal: Sequence[Entry], start: int) -> int:
        """Which faction was acting when a line was written; -1: none."""
        for n in range(start - 1, -1, -1):
            if journal[n][0] in self._beginners:
                return self.actor(journal[n], -1)
        return -1

    def json(self, entry: Entry, actor: int) -> bytes:
        """A line but for its number, which comes first."""
        found = self._ready.get((entry, actor))
        if found is None:
            if len(self._ready) >= REMEMBERED:
                # The older half goes.
                self._ready = dict(list(self._ready.items())[REMEMBERED // 2 :])
            line = _line(self.words, entry, self.factions[actor] if actor >= 0 else "")
            found = self._ready[entry, actor] = msgspec.json.encode(line)[1:]
        return found


@lru_cache(maxsize=16)
def _lines(language: str, game: str) -> Lines:
    return Lines(words_for(language, game))


def _beginner(id: str, kinds: list[str]) -> tuple[str, int] | None:
    """How a kind of line tells whose deeds begin: by a phase, by a faction, or that they are nobody's; None: they go
    on."""
    if "phase" in kinds:
        return "phase", kinds.index("phase")
    if id in _NEW_CHAPTERS:
        return "nobody", 0
    if "faction" in kinds and (id == "pass" or is_reason(id) or not _DEEDS.isdisjoint(kinds)):
        return "faction", kinds.index("faction")
    return None


def _line(words: Words, entry: Entry, actor: str) -> dict[str, object]:
    """A line but for its number."""
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
        "text": words.entry(entry),
        "kind": id,
        "reason": is_reason(id),
        "actor": actor,
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


def log_json(words: Words, journal: Sequence[Entry], start: int) -> bytes:
    """The lines from one on, put together of lines that are JSON already."""
    start = max(0, min(start, len(journal)))
    known = _lines(words.language, words.spec.game)
    actor = known.actor_before(journal, start)
    lines: list[bytes] = []
    for entry in journal[start : start + MOST]:
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
    """The last lines of a journal that only grows, in one language: each line is looked up once."""

    def __init__(self, language: str, game: str) -> None:
        self._known = _lines(language, game)
        self._lines: deque[bytes] = deque(maxlen=SHOWN)
        self._heard = 0
        self._actor = -1

    def json(self, journal: Sequence[Entry]) -> bytes:
        if self._heard < len(journal) - SHOWN:
            self._heard = len(journal) - SHOWN
            self._actor = self._known.actor_before(journal, self._heard)
        for entry in journal[self._heard :]:
            self._actor = self._known.actor(entry, self._actor)
            self._lines.append(self._known.json(entry, self._actor))
        self._heard = len(journal)
        return _joined(self._lines, self._heard - len(self._lines), self._heard)


def log(words: Words, journal: Sequence[Entry], start: int) -> Log:
    """The same, to be looked into."""
    return msgspec.json.decode(log_json(words, journal, start), type=Log)
