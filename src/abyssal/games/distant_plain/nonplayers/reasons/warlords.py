"""8.9 Reasons that the Warlords give, beyond those they share with the Taliban."""

from __future__ import annotations

RULES = [
    "8.9.3",
    "8.9.3.cultivate",
    "8.9.3.suborn",
    "8.9.3.traffic",
    "8.9.4",
    "8.9.5",
    "8.9.6",
]

REASONS = [
    "above-forty-one",
    "base-to-suborn",
    "control-of-player",
    "costs-government-player",
    "costs-player",
    "cultivate-then-rally",
    "feeds-no-player",
    "forty-three-resources",
    "guerrillas-without-base",
    "last-campaign",
    "most-bases",
    "player-ahead",
    "populated",
    "rally-then-cultivate",
    "rally-to-cultivate",
    "removes-control",
    "second-base",
    "takes-a-level",
    "terror-costs-player",
    "two-on-loc",
    "uncontrolled",
    "without-coalition",
]
