"""Reasons that bots give, by name. The journal stores their numbers; each language has its own words for them.

Each faction has its own list, and all share that of `frame` (8.1 to 8.5). A name is in one list only.
"""

from __future__ import annotations

from typing import Final

from . import coalition, frame, government, taliban, warlords

RULES = [*frame.RULES, *coalition.RULES, *government.RULES, *taliban.RULES, *warlords.RULES]
"""Rules that a reason can belong to."""

REASONS = [*frame.REASONS, *coalition.REASONS, *government.REASONS, *taliban.REASONS, *warlords.REASONS]

RULE: Final = {rule: place for place, rule in enumerate(RULES)}
REASON: Final = {reason: place for place, reason in enumerate(REASONS)}
