"""Players that think. They know only what their faction's player sees, and answer the same questions as all others.

A search samples whole turns of the faction on copies of the game and adds the turn that the rules for Non-players would
take. It keeps the most promising, plays each on in many worlds up to the next Propaganda Round with all factions led by
those rules, and spends its budget on those that do best (sequential halving, the same worlds for all).
"""

from __future__ import annotations

from .budget import STRENGTHS, Budget, is_search, read_budget
from .player import Finding, SearchPlayer, search

__all__ = ["STRENGTHS", "Budget", "Finding", "SearchPlayer", "is_search", "read_budget", "search"]
