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
