"""Andean Abyss, section by section of its rulebook."""
