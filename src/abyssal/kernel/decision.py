"""Decisions: every player and chance answer the same kind of question."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeAlias, TypeVar

CHANCE: Final = -1
"""The actor of dice and card draws."""

DONE: Final = "done"
NOWHERE: Final = -1
"""Marks a space (or a faction) that was not chosen."""

ANY_CARD: Final = 0

DIE: Final = ["1", "2", "3", "4", "5", "6"]

T = TypeVar("T")


class Asker:
    """A running procedure that asks several questions and allows the same interruptions at each of them."""

    __slots__ = ()

    def choices(self, b: Any) -> list[str]:
        """Return the options for a question that was created without any."""
        raise NotImplementedError

    def between(self, b: Any) -> list[str]:
        """Return the interruptions allowed now on this board."""
        raise NotImplementedError


class Decision:
    """A question to one actor. Its options are computed only when needed.

    `kind` names the question (and the prompt shown for it), `rule` the rule that asks it. `space`, `origin`, `faction`,
    `piece`, `number` and `card` say what it is about, or are -1. `card` is ANY_CARD if the options are cards. While the
    question is `open`, players may also make agreements with each other. Computed options are then computed again
    (`forget`); a ready list must not depend on anything that an agreement could change.

    `options` is a list, or a function that makes one; a subclass may override `make` and `by_odds` instead. If the
    question belongs to an `asker` on a `board`, the asker's interruptions are added.
    """

    __slots__ = (
        "_asker",
        "_board",
        "_known",
        "_make",
        "_options",
        "actor",
        "card",
        "faction",
        "kind",
        "number",
        "open",
        "origin",
        "piece",
        "rule",
        "space",
    )

    def __init__(
        self,
        actor: int,
        kind: str,
        rule: str,
        options: list[str] | Callable[[], list[str]] | None = None,
        *,
        space: int = -1,
        origin: int = -1,
        faction: int = -1,
        piece: int = -1,
        number: int = -1,
        card: int = -1,
        open: bool = False,
        asker: Asker | None = None,
        board: object = None,
    ) -> None:
        self.actor = actor
        self.kind = kind
        self.rule = rule
        self.space = space
        self.origin = origin
        self.faction = faction
        self.piece = piece
        self.number = number
        self.card = card
        self.open = open
        self._asker = asker
        self._board = board
        self._options: list[str] | None = None
        self._make: Callable[[], list[str]] | None = None
        self._known = False
        if isinstance(options, list):
            self._options = options
            self._known = True
        else:
            self._make = options

    @property
    def options(self) -> list[str]:
        """The legal choices, by name."""
        known = self._options
        if known is None:
            known = self.make()
            self._options = known
        return known

    def make(self) -> list[str]:
        """Compute the options."""
        make, asker = self._make, self._asker
        if asker is None:
            if make is None:
                raise AssertionError("a question without options")
            return make()
        options = asker.choices(self._board) if make is None else make()
        return options + asker.between(self._board)

    def own(self) -> list[str]:
        """Return the question's own options, without the interruptions that its asker allows at every question."""
        make, asker = self._make, self._asker
        if asker is None:
            return self.options
        return asker.choices(self._board) if make is None else make()

    def forget(self) -> None:
        """Something changed while the question was open: compute the options again when they are needed."""
        if not self._known:
            self._options = None

    @property
    def weights(self) -> list[int] | None:
        """Odds of each option if chance decides, or None if all are equally likely."""
        return None

    def by_odds(self, x: float) -> str:
        """Return the option that chance picks for a random number x, 0 <= x < 1."""
        options = self.options
        return options[int(x * float(len(options)))]


CHECKPOINT: Final = Decision(CHANCE, "checkpoint", "", [])
"""Yielded in place of a question when a procedure has ended (see `game.course`)."""

Flow: TypeAlias = Generator[Decision, str, T]
"""A procedure of the rules: yields decisions, is sent the choices, returns a result."""


def is_agreement(choice: str) -> bool:
    """Return True for an agreement between players (`give north south 5`): only agreements have several words."""
    return " " in choice


def has_agreement(choices: list[str]) -> bool:
    """Return True if one of these choices is an agreement."""
    return " " in "".join(choices)


def given(options: list[str]) -> Callable[[], list[str]]:
    """Wrap a ready list of options for callers that expect a function."""
    return lambda: options


def nothing() -> Flow[None]:
    """A procedure with nothing to decide."""
    yield from ()


def roll(rule: str, kind: str = "die", space: int = NOWHERE, faction: int = -1) -> Flow[int]:
    """Roll one die."""
    return int((yield Decision(CHANCE, kind, rule, DIE, space=space, faction=faction)))
