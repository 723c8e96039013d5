"""Conditions on spaces, joined with `&`, `|` and `~`, for Events and for bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .board import Board
from .spec import CITY, LOC, RURAL

Test = Callable[[Board, int], bool]


class Where:
    """A condition on spaces of a position. This one tests each space; subclasses test all spaces at once."""

    def __init__(self, test: Test) -> None:
        self.test = test

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        """Return the spaces that meet the condition."""
        test = self.test
        return [s for s in spaces if test(b, s)]

    def __call__(self, b: Board, s: int) -> bool:
        return bool(self.of(b, [s]))

    def __and__(self, other: Where) -> Where:
        return Both(self, other)

    def __or__(self, other: Where) -> Where:
        return Either(self, other)

    def __invert__(self) -> Where:
        return Not(self)

    def spaces(self, b: Board) -> list[int]:
        """Return the spaces in play that meet the condition."""
        return self.of(b, b.spaces_with(b.OPEN))


def _unused(b: Board, s: int) -> bool:
    raise NotImplementedError


class Both(Where):
    """Two conditions at once."""

    def __init__(self, one: Where, other: Where) -> None:
        super().__init__(_unused)
        self.one = one
        self.other = other

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        return self.other.of(b, self.one.of(b, spaces))


class Either(Where):
    """One of two conditions, or both."""

    def __init__(self, one: Where, other: Where) -> None:
        super().__init__(_unused)
        self.one = one
        self.other = other

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        met = [False] * b.size
        for s in self.one.of(b, spaces):
            met[s] = True
        for s in self.other.of(b, spaces):
            met[s] = True
        return [s for s in spaces if met[s]]


class Not(Where):
    """The negation of a condition."""

    def __init__(self, condition: Where) -> None:
        super().__init__(_unused)
        self.condition = condition

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        met = [False] * b.size
        for s in self.condition.of(b, spaces):
            met[s] = True
        return [s for s in spaces if not met[s]]


class Touching(Where):
    """Adjacent to a space in play that meets a condition."""

    def __init__(self, condition: Where) -> None:
        super().__init__(_unused)
        self.condition = condition

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        return b.spec.beside(self.condition.spaces(b), spaces)


class OneOf(Where):
    """One of the given spaces."""

    def __init__(self, spaces: Iterable[int]) -> None:
        super().__init__(_unused)
        self.bits = 0
        for s in spaces:
            self.bits |= 1 << s

    def __invert__(self) -> Where:
        others = OneOf([])
        others.bits = ~self.bits
        return others

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        bits = self.bits
        return [s for s in spaces if bits >> s & 1]


class NextTo(Where):
    """Adjacent to one of the given spaces."""

    def __init__(self, chosen: list[int]) -> None:
        super().__init__(_unused)
        self.chosen = chosen

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        return b.spec.beside(self.chosen, spaces)


class OfKind(Where):
    """Cities, rural spaces or LoCs."""

    def __init__(self, kind: int) -> None:
        super().__init__(_unused)
        self.kind = kind

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        kind, kinds = self.kind, b.spec.kind
        return [s for s in spaces if kinds[s] == kind]


class Between(Where):
    """A column's number for the space within a range, both ends included."""

    def __init__(self, column: str, least: int, most: int) -> None:
        super().__init__(_unused)
        self.column = column
        self.least = least
        self.most = most

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        n, column, least, most = b.n, b.spec.at[self.column], self.least, self.most
        return [s for s in spaces if least <= n[column + s] <= most]


class Has(Where):
    """At least `count` pieces of a kind."""

    def __init__(self, column: int, count: int) -> None:
        super().__init__(_unused)
        self.column = column
        self.count = count

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        n, column, count = b.n, self.column, self.count
        return [s for s in spaces if n[column + s] >= count]


class HasAny(Where):
    """A piece of one of several kinds."""

    def __init__(self, columns: tuple[int, ...]) -> None:
        super().__init__(_unused)
        self.columns = columns

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        met = [False] * b.size
        for column in self.columns:
            for s in b.spaces_with(column):
                met[s] = True
        return [s for s in spaces if met[s]]


class RoomFor(Where):
    """Room for one more piece of this kind, by stacking."""

    def __init__(self, column: int) -> None:
        super().__init__(_unused)
        self.column = column

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        column = self.column
        return [s for s in spaces if b.room(column, s)]


class PiecesOf(Where):
    """Any piece of a faction."""

    def __init__(self, faction: int) -> None:
        super().__init__(_unused)
        self.faction = faction

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        faction = self.faction
        return [s for s in spaces if b.count(faction, s)]


class CanShift(Where):
    """Population that can still shift by a step of 1 or -1."""

    def __init__(self, step: int) -> None:
        super().__init__(_unused)
        self.step = step

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        n, SUPPORT, step, levels = b.n, b.SUPPORT, self.step, b.spec.levels
        return [s for s in spaces if -levels <= n[SUPPORT + s] + step <= levels and b.has_level(s)]


class Placeable(Where):
    """One more piece of this kind is Available and may enter."""

    def __init__(self, column: int) -> None:
        super().__init__(_unused)
        self.column = column

    def of(self, b: Board, spaces: list[int]) -> list[int]:
        column = self.column
        return [s for s in spaces if b.room(column, s)] if b.available(column) else []


city = OfKind(CITY)
rural = OfKind(RURAL)
loc = OfKind(LOC)
populated = Between("pop", 1, 99)
support = Between("support", 1, 99)
opposition = Between("support", -99, -1)
marked = Between("terror", 1, 99)
"""Has Terror, or for a LoC Sabotage."""


def is_(*spaces: int) -> Where:
    return OneOf(spaces)


def among(spaces: Iterable[int]) -> Where:
    return OneOf(spaces)


def next_to(*spaces: int) -> Where:
    return NextTo(list(spaces))


def touching(condition: Where) -> Where:
    """Adjacent to a space in play that meets the condition."""
    return Touching(condition)


def bordering(country: str) -> Where:
    return Where(lambda b, s: country in b.spec.borders[s])


def terrain(*kinds: str) -> Where:
    return Where(lambda b, s: b.spec.terrain[s] in kinds)


def has(*columns: int) -> Where:
    """At least one piece of one of these kinds."""
    return at_least(1, columns[0]) if len(columns) == 1 else HasAny(columns)


def pieces_of(faction: int) -> Where:
    return PiecesOf(faction)


def room_for(column: int) -> Where:
    """Room for one more piece of this kind, by stacking."""
    return RoomFor(column)


def can_shift(steps: int) -> Where:
    """Population that can still shift in that direction."""
    return CanShift(1 if steps > 0 else -1)


def at_least(count: int, column: int) -> Where:
    return Has(column, count)


def econ(value: int) -> Where:
    return Where(lambda b, s: b.spec.econ[s] == value)


def level(*levels: int) -> Where:
    """At one of these levels of Support (above 0) or Opposition, with Population."""
    return populated & Where(lambda b, s: b.n[b.SUPPORT + s] in levels)


def placeable(column: int) -> Where:
    """One more piece of this kind is Available and may enter."""
    return Placeable(column)


def replaceable(by: int) -> Where:
    """Room for the substitute, by stacking. If none is Available, the piece is simply removed, so room does not
    matter."""
    return Where(lambda b, s: b.available(by) == 0 or b.room(by, s) > 0)


def best(b: Board, spaces: list[int], *parts: Where) -> list[int]:
    """Return the spaces where the most parts of a text apply, so that as much of it as possible is carried out."""
    if not spaces or not parts:
        return spaces
    scores = [0] * b.size
    for part in parts:
        for s in part.of(b, spaces):
            scores[s] += 1
    top = max([scores[s] for s in spaces])
    return [s for s in spaces if scores[s] == top]
