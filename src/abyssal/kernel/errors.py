"""Errors as data: a message id and its arguments. They are worded in a language only when shown."""

from __future__ import annotations


class Problem(Exception):
    """A request by a player, a file or a client that cannot be carried out. Nothing was changed."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id, args)
        self.id = id
        self.facts: dict[str, object] = args

    def __str__(self) -> str:
        return " ".join([self.id, *(f"{name}={value!r}" for name, value in self.facts.items())])

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.id, self.facts))


class Astray(Exception):
    """A bot cannot go on from a choice that was made in its place. Only a search makes such choices, and drops them."""


def _rebuild(id: str, facts: dict[str, object]) -> Problem:
    return Problem(id, **facts)


# Problems that callers tell apart. They are defined here because interpreted code cannot subclass a compiled class.


class Unavailable(Problem):
    """The database does not answer right now."""

    def __init__(self) -> None:
        super().__init__("no-database")


class Stale(Problem):
    """The table has moved on since the revision the request names."""

    def __init__(self) -> None:
        super().__init__("old-revision")


class NoTable(Problem):
    """There is no table with this id."""

    def __init__(self, table: str) -> None:
        super().__init__("no-table", table=table)


class UnplayableTable(Problem):
    """A saved table that cannot be replayed here. Its record can still be downloaded."""


class BrokenTable(UnplayableTable):
    """The saved choices cannot be replayed."""

    def __init__(self) -> None:
        super().__init__("broken-table")


class OtherVersion(UnplayableTable):
    """The table was saved by a version of the program whose rules differ."""

    def __init__(self, versions: dict[str, object]) -> None:
        super().__init__("other-table", **versions)


class BadToken(Problem):
    """A token that belongs to no seat of the table."""

    def __init__(self) -> None:
        super().__init__("bad-token")


class NotYourSeat(Problem):
    """The faction belongs to another player."""

    def __init__(self, faction: str) -> None:
        super().__init__("not-your-seat", faction=faction)


class RequestReused(Problem):
    """The request id was used before for something else."""

    def __init__(self) -> None:
        super().__init__("request-reused")


class TooOften(Problem):
    """The client exceeds a rate limit, or too many requests wait."""

    def __init__(self) -> None:
        super().__init__("too-often")


class NoPage(Problem):
    """There is nothing at this address."""

    def __init__(self) -> None:
        super().__init__("no-page")


class IllegalChoice(Problem):
    """The choice is not among the options."""

    def __init__(self, choice: str, expected: str) -> None:
        super().__init__("illegal-choice", choice=choice, expected=expected)


class OptionClash(Problem):
    """Options of a game that cannot be combined."""

    def __init__(self, reason: str) -> None:
        super().__init__("option-clash", reason=reason)
