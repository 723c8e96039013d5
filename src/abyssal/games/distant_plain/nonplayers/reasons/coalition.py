"""8.6 Reasons that the Coalition gives, beyond those it shares with others."""

from __future__ import annotations

RULES = [
    "8.6.3",
    "8.6.3.air_lift",
    "8.6.3.air_strike",
    "8.6.4",
    "8.6.5",
    "8.6.5.surge",
    "8.6.6",
]

REASONS = [
    "assault-would-remove",
    "at-coalition-base",
    "base-for-people",
    "base-needs-cubes",
    "base-to-support",
    "base-without-support",
    "base-without-troops",
    "cuts-patronage",
    "government-cubes",
    "government-helps",
    "hidden-enemies",
    "in-place",
    "last-guerrilla",
    "lifts-to-help",
    "outnumbered-at-base",
    "protects-coalition",
    "strike-worth-it",
    "support-and-enemies",
    "wants-aid",
    "without-support",
    "without-taliban",
    "without-taliban-base",
]
