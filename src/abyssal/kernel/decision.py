"""The one way to decide: everybody who plays, and chance, answers `Decision`s."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, TypeAlias, TypeVar

CHANCE: Final = -1
"""The actor of dice and card draws."""

DONE: Final = "done"
NOWHERE: Final = -1
"""Stands for a space (or a faction) that nobody chose."""

ANY_CARD: Final = 0

DIE: Final = ["1", "2", "3", "4", "5", "6"]

T = TypeVar("T")


class Decision:
    """A question to one actor. Its options are computed only when somebody looks at them.

    `kind` names the question (and the prompt shown for it), `rule` the rule that asks it. `space`, `origin`, `faction`,
    `piece`, `number` and `card` say what it is about; -1 where it is about none (ANY_CARD: its options are cards).
    While it is `open`, players may also come to terms with each other (1.5.1): its options do not stand on anything
    that such an agreement could change.
    """

    def __init__(
        self,
        actor: int,
        kind: str,
        rule: str,
        options: Callable[[], list[str]],
        space: int = -1,
        origin: int = -1,
        faction: int = -1,
        piece: int = -1,
        number: int = -1,
        card: int = -1,
        weights: Callable[[], list[int]] | None = None,
        open: bool = False,
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
        self._make = options
        self._weights = weights
        self._options: list[str] | None = None

    @property
    def options(self) -> list[str]:
        """The legal choices, by name."""
        known = self._options
        if known is None:
            known = self._make()
            self._options = known
        return known

    @property
    def weights(self) -> list[int] | None:
        """How likely each option is, where chance decides and they are not equally likely."""
        weigh = self._weights
        return None if weigh is None else weigh()

    def forget(self) -> None:
        """Something changed while the question was open: compute the options anew."""
        self._options = None


Flow: TypeAlias = Generator[Decision, str, T]
"""A procedure of the rules: yields decisions, is sent the choices, returns a result."""


def given(options: list[str]) -> Callable[[], list[str]]:
    """Options that are known already, in the form a `Decision` wants."""
    return lambda: options


def nothing() -> Flow[None]:
    """A procedure in which nothing is left to decide."""
    yield from ()


def roll(rule: str, kind: str = "die", space: int = NOWHERE, faction: int = -1) -> Flow[int]:
    """Roll one die."""
    return int((yield Decision(CHANCE, kind, rule, given(DIE), space=space, faction=faction)))
