"""A position and its conduct: the numbers of a game, and how it is being played at the moment."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

NOT_SAID: Final = -1_000_000
"""Stands for an argument that a line of the journal does not have."""

Entry = tuple[str, tuple[int, ...]]
"""A line of the journal: message id and arguments (numbers; `abyssal.language.journal` says what each one means)."""


SEASONED: Final = -2
"""Among the factions in `Conduct.led`: lead them as seasoned players would, where a game knows how."""


class Conduct:
    """How a game is being played: its journal, its observers, and who answers for whom. None of it is position."""

    __slots__ = ("answers", "audit", "heard", "journal", "known", "led", "musing", "script", "scripted", "unasked")

    def __init__(self) -> None:
        self.journal: list[Entry] | None = None
        """Every effect so far, or None if nobody reads it."""
        self.audit: Callable[[Any], None] | None = None
        """Called after every effect, to check the position."""
        self.heard: Callable[[Any], None] | None = None
        """Called after every line of the journal, for observers."""
        self.unasked = 0
        """Questions that bots answered."""
        self.led: list[int] = []
        """Factions that bots lead in their players' stead (see `Game.led_by_rules`)."""
        self.musing = -1
        """The bot deciding right now, or -1. Dice rolled meanwhile belong to its decision."""
        self.answers: list[str] | None = None
        """Collects the bots' answers for the factions in `led`, if wanted."""
        self.known: list[str] = []
        """Recorded answers to replay, next one last. A question that does not look here is asked as usual."""
        self.script: list[str] = []
        """Answers that a faction of `led` gives before its bot takes over."""
        self.scripted = -1
        """The faction that follows the script."""


class Position:
    """The numbers of one position. Only effects write them, through `set` and `add`; each effect logs what it did."""

    __slots__ = ("_trail", "conduct", "n", "order")

    def __init__(self) -> None:
        self.n: list[int] = []
        """The numbers; a position has none before it is set up or loaded."""
        self.order: list[int] = []
        """Outcomes of chance that are settled already, next one first; chance decides the others."""
        self.conduct = Conduct()
        self._trail: list[int] | None = None
        """In a trial: each number written, and what it was before."""

    def length(self) -> int:
        """How many numbers a position has."""
        return len(self.n)

    def twin(self) -> Position:
        """An empty position of the same game and options."""
        raise NotImplementedError

    def forget_derived(self) -> None:
        """Another position was loaded: forget what was derived from the old one."""

    def saved(self) -> list[int]:
        """The whole position as numbers, for a copy that stays in memory."""
        return self.n + self.order if self.order else self.n[:]

    def load(self, numbers: list[int]) -> None:
        """Take over a position that `saved` returned."""
        length = self.length()
        self.n = numbers[:length]
        self.order = numbers[length:] if len(numbers) > length else []
        self.forget_derived()

    def snapshot(self) -> bytes:
        """The whole position in a few hundred bytes."""
        return bytes(array("b", self.n)) + bytes(self.order)

    def restore(self, data: bytes) -> None:
        """Take over a position that `snapshot` returned."""
        self.load(array("b", data).tolist())

    def log(self, id: str, a: int = NOT_SAID, b: int = NOT_SAID, c: int = NOT_SAID, d: int = NOT_SAID) -> None:
        """Add a line with up to four numbers to the journal, if there is one."""
        conduct = self.conduct
        if conduct.journal is not None:
            conduct.journal.append((id, tuple([number for number in (a, b, c, d) if number != NOT_SAID])))
            if conduct.heard is not None:
                conduct.heard(self)
        if conduct.audit is not None:
            conduct.audit(self)

    def set(self, at: int, value: int) -> None:
        """Write one number. All effects write by this and `add`, so that a trial can be taken back."""
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
        """Try an act out silently, return what `test` says after it, and take it back.

        The list `n` stays the same object, since callers may hold on to it. Answers of bots during a trial do not
        count: they are not collected, take nothing from a script, and leave `musing` as it was.
        """
        conduct = self.conduct
        outer, order, journal, audit = self._trail, self.order, conduct.journal, conduct.audit
        answers, script, musing = conduct.answers, conduct.script, conduct.musing
        trail: list[int] = []
        self._trail, self.order, conduct.journal, conduct.audit = trail, order[:], None, None
        conduct.answers, conduct.script = None, []
        try:
            act()
            return test()
        finally:
            self.rewind()
            self._trail, self.order, conduct.journal, conduct.audit = outer, order, journal, audit
            conduct.answers, conduct.script, conduct.musing = answers, script, musing

    def rewind(self) -> None:
        """In a trial: put back everything written since it began."""
        trail = self._trail
        if trail is None:
            raise AssertionError("nothing is tried out")
        self._trail = None
        while trail:
            before = trail.pop()
            self.set(trail.pop(), before)
        self._trail = trail

    def written(self) -> int:
        """In a trial: the length of the trail."""
        trail = self._trail
        return 0 if trail is None else len(trail)

    def changes(self, begin: int = 0) -> dict[int, int]:
        """In a trial: the numbers that differ from when the trail had this length, with their values now."""
        n, trail = self.n, self._trail or []
        before: dict[int, int] = {}
        for i in range(len(trail) - 2, begin - 2, -2):
            before[trail[i]] = trail[i + 1]
        return {at: n[at] for at in before if n[at] != before[at]}

    def check(self) -> None:
        """Check all invariants."""

    def check_since(self, before: list[int]) -> None:
        """Check all invariants of a position that came from a sound one."""
        self.check()

    def broken(self, what: str, where: int) -> None:
        """Report a broken invariant: a mistake in the program, never the player's."""
        raise AssertionError(f"invariant {what} broken at {where}")


class Auditor:
    """Checks the invariants after every effect (`b.conduct.audit = Auditor().look`), as far as the effect touched them.

    It compares the numbers with those at its last look, so it also notices what was written without an effect. The
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
