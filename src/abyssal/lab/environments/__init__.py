"""The games for machine learning: numbered choices, observations, batches of positions, PettingZoo, OpenSpiel.

Modules with an optional dependency say so if it is missing (docs/research.md).
"""
