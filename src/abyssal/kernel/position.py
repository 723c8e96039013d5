"""A position and its conduct: the numbers of a game, and how it is being played now."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

NOT_SAID: Final = -1_000_000
"""Marks an argument that a journal line does not have."""

Entry = tuple[str, tuple[int, ...]]
"""A journal line: message id and arguments. The arguments are numbers; the game's lexicon says what each one means."""


SEASONED: Final = -2
"""Added to the factions in `Conduct.bot_played`: play them as a strong player would, if the game can."""


class Conduct:
    """How a game is being played: its journal, its observers, and who answers for whom. None of this is part of the
    position."""

    __slots__ = (
        "answers",
        "audit",
        "bot_played",
        "deciding",
        "heard",
        "journal",
        "known",
        "script",
        "scripted",
        "unasked",
    )

    def __init__(self) -> None:
        self.journal: list[Entry] | None = None
        """Every effect so far, or None if no journal is kept."""
        self.audit: Callable[[Any], None] | None = None
        """Called after every effect, to check the position."""
        self.heard: Callable[[Any], None] | None = None
        """Called after every journal line, for observers."""
        self.unasked = 0
        """Number of questions that bots answered."""
        self.bot_played: list[int] = []
        """Factions that bots play for their players (see `Game.let_bots_play`)."""
        self.deciding = -1
        """The bot deciding right now, or -1. Dice rolled meanwhile belong to its decision."""
        self.answers: list[str] | None = None
        """Collects the bots' answers for the factions in `bot_played`, if wanted."""
        self.known: list[str] = []
        """Recorded answers to replay, next one last. Questions that do not look here are asked as usual."""
        self.script: list[str] = []
        """Answers that a faction in `bot_played` gives before its bot takes over."""
        self.scripted = -1
        """The faction that follows the script."""


class Position:
    """The numbers of one position. Only effects write them, through `set` and `add`; each effect logs what it did."""

    __slots__ = ("_trail", "conduct", "n", "order")

    def __init__(self) -> None:
        self.n: list[int] = []
        """The numbers; a position has none before it is set up or loaded."""
        self.order: list[int] = []
        """Outcomes of chance that are already fixed, next one first; the others are still random."""
        self.conduct = Conduct()
        self._trail: list[int] | None = None
        """During a trial: each index written, followed by its old value."""

    def length(self) -> int:
        """Return how many numbers a position has."""
        return len(self.n)

    def twin(self) -> Position:
        """Return an empty position of the same game and options."""
        raise NotImplementedError

    def forget_derived(self) -> None:
        """Forget everything derived from the old position: another one was loaded."""

    def saved(self) -> list[int]:
        """Return the whole position as numbers, for a copy in memory."""
        return self.n + self.order if self.order else self.n[:]

    def load(self, numbers: list[int]) -> None:
        """Load a position that `saved` returned."""
        length = self.length()
        self.n = numbers[:length]
        self.order = numbers[length:] if len(numbers) > length else []
        self.forget_derived()

    def snapshot(self) -> bytes:
        """Return the whole position, with one byte for each number."""
        return bytes(array("b", self.n)) + bytes(self.order)

    def restore(self, data: bytes) -> None:
        """Load a position that `snapshot` returned."""
        self.load(array("b", data).tolist())

    def log(self, id: str, a: int = NOT_SAID, b: int = NOT_SAID, c: int = NOT_SAID, d: int = NOT_SAID) -> None:
        """Add a line with up to four numbers to the journal, if there is one. Inform the observers."""
        conduct = self.conduct
        if conduct.journal is not None:
            conduct.journal.append((id, tuple([number for number in (a, b, c, d) if number != NOT_SAID])))
            if conduct.heard is not None:
                conduct.heard(self)
        if conduct.audit is not None:
            conduct.audit(self)

    def set(self, at: int, value: int) -> None:
        """Write one number. All effects write through this and `add`, so that a trial can be undone."""
        before = self.n[at]
        if value == before:
            return
        if self._trail is not None:
            self._trail.append(at)
            self._trail.append(before)
        self.n[at] = value

    def add(self, at: int, amount: int) -> None:
        """Add to one number."""
        self.set(at, self.n[at] + amount)

    def trial(self, act: Callable[[], object], test: Callable[[], bool]) -> bool:
        """Try an act silently, return the result of `test` after it, and undo the act.

        The list `n` stays the same object, since callers may hold on to it. Bots' answers during a trial do not count:
        they are not collected, take nothing from a script, and leave `deciding` as it was.
        """
        conduct = self.conduct
        outer, order, journal, audit = self._trail, self.order, conduct.journal, conduct.audit
        answers, script, deciding = conduct.answers, conduct.script, conduct.deciding
        trail: list[int] = []
        self._trail, self.order, conduct.journal, conduct.audit = trail, order[:], None, None
        conduct.answers, conduct.script = None, []
        try:
            act()
            return test()
        finally:
            self.rewind()
            self._trail, self.order, conduct.journal, conduct.audit = outer, order, journal, audit
            conduct.answers, conduct.script, conduct.deciding = answers, script, deciding

    def rewind(self) -> None:
        """During a trial: undo everything written since it began."""
        trail = self._trail
        if trail is None:
            raise AssertionError("nothing is tried out")
        self._trail = None
        while trail:
            before = trail.pop()
            self.set(trail.pop(), before)
        self._trail = trail

    def written(self) -> int:
        """During a trial: return the length of the trail."""
        trail = self._trail
        return 0 if trail is None else len(trail)

    def changes(self, begin: int = 0) -> dict[int, int]:
        """During a trial: return the numbers that changed since the trail had this length, with their values now."""
        n, trail = self.n, self._trail or []
        before: dict[int, int] = {}
        for i in range(len(trail) - 2, begin - 2, -2):
            before[trail[i]] = trail[i + 1]
        return {at: n[at] for at in before if n[at] != before[at]}

    def check(self) -> None:
        """Check all invariants."""

    def check_since(self, before: list[int]) -> None:
        """Check all invariants of a position that was derived from a valid one."""
        self.check()

    def broken(self, what: str, where: int) -> None:
        """Report a broken invariant: a bug in the program, never a player's mistake."""
        raise AssertionError(f"invariant {what} broken at {where}")


class Auditor:
    """Checks the invariants after every effect (`b.conduct.audit = Auditor().look`), as far as the effect touched them.

    It compares the numbers with those of its last check, so it also notices numbers written without an effect. The
    driver adds a full check at each checkpoint.
    """

    def __init__(self) -> None:
        self._before: list[int] = []

    def look(self, b: Position) -> None:
        before = self._before
        if before == b.n:
            return
        self._before = b.n[:]
        if before:
            b.check_since(before)
        else:
            b.check()
