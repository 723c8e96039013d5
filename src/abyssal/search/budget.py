"""The budget of a computer player for one turn: seconds, or a number of rollouts."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..kernel.errors import Problem

SEARCH = "search"
STRENGTHS = {"quick": "0.3s", "steady": "1s", "strong": "4s"}
"""The budget of each strength."""
DEFAULT = "steady"
SHORTEST = 0.001
LONGEST = 600.0
MOST = 1_000_000

_FORM = re.compile(r"(\d+(?:\.\d+)?)(s|r)")


@dataclass(frozen=True)
class Budget:
    """The budget for one turn: seconds, or rollouts (then `seconds` is 0)."""

    seconds: float = 0.0
    rollouts: int = 0

    def share(self, part: float) -> Budget:
        """Return a part of this budget."""
        return Budget(self.seconds * part, max(1, round(self.rollouts * part)) if self.rollouts else 0)

    def without(self, spent: Budget) -> Budget:
        """Return what is left after some of it was spent."""
        return Budget(max(0.0, self.seconds - spent.seconds), max(0, self.rollouts - spent.rollouts))

    def text(self) -> str:
        return f"{self.rollouts}r" if self.rollouts else f"{self.seconds:g}s"


def read_budget(kind: str) -> Budget:
    """Return the budget that a kind of player names: `search`, `search:strong`, `search:1s` or `search:2000r`."""
    name, colon, text = kind.partition(":")
    form = _FORM.fullmatch(STRENGTHS.get(text if colon else DEFAULT, text))
    if name != SEARCH or form is None:
        raise _unknown(kind)
    number = float(form[1])
    if form[2] == "s" and SHORTEST <= number <= LONGEST:
        return Budget(seconds=number)
    if form[2] == "r" and number.is_integer() and 0 < number <= MOST:
        return Budget(rollouts=int(number))
    raise _unknown(kind)


def _unknown(kind: str) -> Problem:
    known = ", ".join([*STRENGTHS, f"{SHORTEST:g}s … {LONGEST:.0f}s", f"1r … {MOST}r"])
    return Problem("unknown-value", option=SEARCH, value=kind.partition(":")[2], known=known)


def is_search(kind: str) -> bool:
    return kind == SEARCH or kind.startswith(SEARCH + ":")
