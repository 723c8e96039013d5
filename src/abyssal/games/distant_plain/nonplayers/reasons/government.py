"""8.7 What reasons the Government gives, beside those it shares with others."""

from __future__ import annotations

RULES = [
    "8.7.3",
    "8.7.3.eradicate",
    "8.7.3.transport",
    "8.7.4",
    "8.7.4.govern",
    "8.7.5",
    "8.7.6",
    "8.7.7",
]

REASONS = [
    "assault-gains",
    "assault-removes",
    "at-government-base",
    "at-opposition",
    "convoy-for-a-base",
    "fewest-government-cubes",
    "finds-guerrillas",
    "finds-most",
    "for-patronage",
    "for-refugees",
    "gives-control",
    "kabul-or-base",
    "locs-in-danger",
    "most-police",
    "most-removed",
    "most-troops-to-spare",
    "non-pashtun",
    "off-the-locs",
    "police-wanted",
    "poor-or-against-warlords",
    "removes-opposition",
    "sweep-for-control",
    "takes-base",
    "ten-troops-available",
    "three-cubes-for-a-base",
    "to-kabul",
    "to-locs",
    "to-support",
    "train-and-govern",
    "train-could-base",
    "without-terror",
]
