"""Andean Abyss, one module or package per section of its rulebook."""
