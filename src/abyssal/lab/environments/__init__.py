"""The games for learning programs: numbered choices, observations, batches of positions, PettingZoo, OpenSpiel.

What needs an optional dependency says so when it is missing (docs/research.md).
"""
