"""Limits on agreements between players."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from ...kernel.decision import is_agreement
from ...kernel.errors import Problem

MAX_AGREEMENTS = 30
AGREEMENT_WINDOW = 100
"""At most 30 of the last 100 choices may be agreements: every copy of a game replays the turn."""


def check_agreements(choices: Sequence[str]) -> None:
    """Refuse choices with too many agreements in a row."""
    last: deque[int] = deque(maxlen=MAX_AGREEMENTS + 1)
    for n, choice in enumerate(choices):
        if is_agreement(choice):
            last.append(n)
            if len(last) > MAX_AGREEMENTS and n - last[0] < AGREEMENT_WINDOW:
                raise Problem("too-many-gifts", most=MAX_AGREEMENTS, among=AGREEMENT_WINDOW)
