"""The reasons that Non-players give, by name: the journal keeps their numbers, the languages word them.

Each faction has its own list, beside that of the frame (8.1 to 8.5); a name stands in one list only.
"""

from __future__ import annotations

from typing import Final

from . import coalition, frame, government, taliban, warlords

RULES = [*frame.RULES, *coalition.RULES, *government.RULES, *taliban.RULES, *warlords.RULES]
"""The rules that a reason can belong to."""

REASONS = [*frame.REASONS, *coalition.REASONS, *government.REASONS, *taliban.REASONS, *warlords.REASONS]

RULE: Final = {rule: place for place, rule in enumerate(RULES)}
REASON: Final = {reason: place for place, reason in enumerate(REASONS)}
