"""Shared rules of the COIN series: procedures that its rulebooks word alike, with hooks for each game."""
