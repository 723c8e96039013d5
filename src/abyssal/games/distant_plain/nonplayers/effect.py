"""8.1.ineffective, 8.3.1 Find out what an Event could do by trying it on the position itself, which is then
restored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....coin.bots import effect
from ....coin.sequence import EVENT_CHOICES
from ....kernel.decision import Decision
from ..afghanistan import Afghanistan

ENOUGH: Final = 160
"""Ways of carrying out an Event that are tried before the answer is no. Further ways only repeat pieces or spaces of
one kind."""

Test = Callable[[list[int]], bool]


class Stage:
    """8.3 The Event under way in this turn and all answers in it, so that one more can be rehearsed."""

    def __init__(self, b: Afghanistan) -> None:
        self.b = b
        self.event: effect.Rehearsal | None = None

    def opens(self, who: int, card: int, shaded: bool) -> None:
        """Note that an Event begins."""
        self.event = effect.Rehearsal(self.b, who, card, shaded)

    def tell(self, d: Decision, choice: str) -> None:
        """Note the answer to a question."""
        if d.kind in ("turn", "turn-limited"):
            self.event = None
            if choice in EVENT_CHOICES:
                self.opens(d.actor, d.card, choice == "shaded")
        elif self.event is not None:
            self.event.way.append(choice)

    def under_way(self) -> effect.Rehearsal:
        """Return the Event that a question belongs to."""
        if self.event is None:
            raise AssertionError("no Event is under way")
        return self.event

    def after(self, choices: list[str], settle: Callable[[Decision], str], read: Callable[[], None]) -> None:
        """Call `read` on the position as it would be after each of these answers in this Event."""
        levels = self.b.levels_before
        self.under_way().after(self.b, choices, settle, read)
        self.b.levels_before = levels


def could(b: Afghanistan, who: int, card: int, shaded: bool, test: Test, whole: bool = False) -> bool:
    """Return True if a test holds after some way of carrying out one side of a card. With `whole` the Event must be
    complete; otherwise it may stop wherever the player may."""
    levels = b.levels_before
    found = effect.could(b, who, card, shaded, test, [], whole, ENOUGH, lasting=True)
    b.levels_before = levels
    return found
