"""What an event changes, without what follows from it by itself."""

from __future__ import annotations

from abyssal.games.distant_plain.afghanistan import Afghanistan
from tests.games.distant_plain.helpers import event

FOLLOWS = ("control", "coin_population", "uncontrolled")
"""1.7, 1.9 Control and the totals of it: the board recomputes them from the pieces after every effect of a test."""


def outcome(b: Afghanistan, who: str, card: int, shaded: bool, *choices: str) -> dict[str, int]:
    """Execute one side of a card with these choices; everything that changed but for Control, which pieces settle."""
    changed = event(b, who, card, shaded, *choices)
    return {name: by for name, by in changed.items() if name.split(" ")[-1] not in FOLLOWS}
