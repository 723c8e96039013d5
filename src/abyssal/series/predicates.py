"""Conditions on spaces, joined with `&`, `|` and `~`, for events and for the non-player factions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..kernel.board import Board
from ..kernel.spec import CITY, LOC, RURAL

Test = Callable[[Board, int], bool]


class Where:
    """A condition that a space of a position meets or not: it passes every one of its tests."""

    def __init__(self, *tests: Test) -> None:
        self.tests = list(tests)

    def __call__(self, b: Board, s: int) -> bool:
        for test in self.tests:
            if not test(b, s):
                return False
        return True

    def __and__(self, other: Where) -> Where:
        return Where(*self.tests, *other.tests)

    def __or__(self, other: Where) -> Where:
        mine, theirs = self.test, other.test
        return Where(lambda b, s: mine(b, s) or theirs(b, s))

    def __invert__(self) -> Where:
        mine = self.test
        return Where(lambda b, s: not mine(b, s))

    @property
    def test(self) -> Test:
        """The condition as a single test."""
        return self.tests[0] if len(self.tests) == 1 else self

    def spaces(self, b: Board) -> list[int]:
        """The spaces in play that meet it."""
        found = b.spaces_with(b.OPEN)
        for test in self.tests:
            found = [s for s in found if test(b, s)]
        return found


city = Where(lambda b, s: b.spec.kind[s] == CITY)
rural = Where(lambda b, s: b.spec.kind[s] == RURAL)
loc = Where(lambda b, s: b.spec.kind[s] == LOC)
populated = Where(lambda b, s: b.n[b.POP + s] > 0)
support = Where(lambda b, s: b.n[b.SUPPORT + s] > 0)
opposition = Where(lambda b, s: b.n[b.SUPPORT + s] < 0)
marked = Where(lambda b, s: b.n[b.TERROR + s] > 0)
"""Has Terror, or for a LoC Sabotage."""


def is_(*spaces: int) -> Where:
    return Where(lambda b, s: s in spaces)


def among(spaces: Iterable[int]) -> Where:
    chosen = set(spaces)
    return Where(lambda b, s: s in chosen)


def next_to(*spaces: int) -> Where:
    return Where(lambda b, s: any(x in b.spec.adjacent[s] for x in spaces))


def touching(condition: Where) -> Where:
    """Adjacent to a space in play that meets the condition."""
    test = condition.test
    return Where(lambda b, s: any(b.n[b.OPEN + x] and test(b, x) for x in b.spec.adjacent[s]))


def bordering(country: str) -> Where:
    return Where(lambda b, s: country in b.spec.borders[s])


def terrain(*kinds: str) -> Where:
    return Where(lambda b, s: b.spec.terrain[s] in kinds)


def has(*columns: int) -> Where:
    """At least one piece of one of these kinds."""
    if len(columns) == 1:
        return at_least(1, columns[0])
    return Where(lambda b, s: any(b.n[column + s] for column in columns))


def pieces_of(faction: int) -> Where:
    return Where(lambda b, s: b.count(faction, s) > 0)


def room_for(column: int) -> Where:
    """Stacking lets one more such piece in."""
    return Where(lambda b, s: b.room(column, s) > 0)


def can_shift(steps: int) -> Where:
    """Population that can still move in that direction."""
    step = 1 if steps > 0 else -1
    return Where(lambda b, s: b.has_level(s) and abs(b.n[b.SUPPORT + s] + step) <= b.spec.levels)


def at_least(count: int, column: int) -> Where:
    return Where(lambda b, s: b.n[column + s] >= count)


def econ(value: int) -> Where:
    return Where(lambda b, s: b.spec.econ[s] == value)


def level(*levels: int) -> Where:
    """At one of these levels of Support (above 0) or Opposition, with Population."""
    return populated & Where(lambda b, s: b.n[b.SUPPORT + s] in levels)


def placeable(column: int) -> Where:
    """One more such piece is available and may enter."""
    return Where(lambda b, s: b.available(column) > 0 and b.room(column, s) > 0)


def replaceable(by: int) -> Where:
    """Stacking lets the substitute in. Where none is available, pieces are removed instead, so that it does not
    matter."""
    return Where(lambda b, s: b.available(by) == 0 or b.room(by, s) > 0)


def best(b: Board, spaces: list[int], *parts: Where) -> list[int]:
    """As much of the text as can be carried out: the spaces where most parts of it apply."""
    if not spaces:
        return []
    scores = [sum([1 for part in parts if part(b, s)]) for s in spaces]
    top = max(scores)
    return [s for s, score in zip(spaces, scores, strict=True) if score == top]
