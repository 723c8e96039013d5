"""Computer players. They know only what their faction's player sees, and answer the same questions as everyone else.

A search samples whole turns of the faction on copies of the game and adds the turns that the faction's chart would
take. It keeps the most promising and plays each of them on in many worlds, with bots for all factions, up to the next
Propaganda Round. Sequential halving spends the budget on the turns that do best; all of them meet the same worlds.
"""

from __future__ import annotations

from .budget import STRENGTHS, Budget, is_search, read_budget
from .player import Finding, SearchPlayer, search

__all__ = ["STRENGTHS", "Budget", "Finding", "SearchPlayer", "is_search", "read_budget", "search"]
