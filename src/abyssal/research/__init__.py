"""Abyssal for research: numbered choices and observations, environments, batches of positions, studies of many games.

Nothing here is needed to play. What needs an optional dependency says so when it is missing (docs/research.md).
"""
