"""7.0 Victory."""

from __future__ import annotations

from typing import Final

from ...coin import victory
from .colombia import Colombia
from .names import AUC, CARTELS, FARC, GOVT, INSURGENTS, RESOURCES, TOTAL_SUPPORT

SUPPORT_GOAL: Final = 60
OPPOSITION_GOAL: Final = 25
BASES_GOAL: Final = 10
RESOURCES_GOAL: Final = 40
"""7.2 Total Support, Opposition + Bases, and the Cartels' Bases and Resources must exceed these."""

TIES: Final = [CARTELS, AUC, FARC, GOVT]
"""7.1 Order that breaks ties. Non-players come before all players."""


def margin(b: Colombia, faction: int) -> int:
    """7.3 Return how far a faction is past its goal (above 0) or short of it."""
    if faction == GOVT:
        return b.n[TOTAL_SUPPORT] - SUPPORT_GOAL
    if faction == FARC:
        return b.opposition_and_bases() - OPPOSITION_GOAL
    if faction == AUC:
        return b.bases_on_map(AUC) - b.bases_on_map(FARC)
    return min(b.bases_on_map(CARTELS) - BASES_GOAL, b.n[RESOURCES + CARTELS] - RESOURCES_GOAL)


def passing(b: Colombia) -> list[int]:
    """6.1 Return the factions whose victory ends the game. In a 1-player game the player's never does (8.8, 8.9)."""
    alone = b.options.players == 1
    return victory.passing(b, [f for f in (GOVT, *INSURGENTS) if not (alone and b.is_player(f))])


DEGREES: Final = ["failure", "stalemate", "progress", "triumph"]
"""8.8 Degrees of success of a solo Government."""
LONE_DEGREES: Final = ["lone-failure", "stalemate", "lone-progress", "lone-triumph"]
"""8.9 Degrees of success of a solo Insurgent faction."""


def lead(b: Colombia) -> int:
    """8.8, 8.9 Return the solo player's margin minus the best margin of the others. Without a solo player, use the
    Government's."""
    alone = b.options.is_player.index(True) if b.options.players == 1 else GOVT
    return margin(b, alone) - max(margin(b, f) for f in (GOVT, *INSURGENTS) if f != alone)


def degree(b: Colombia) -> str:
    """8.8, 8.9 Return the degree of success of a 1-player game that ran to its end, or "" if a Non-player won
    earlier."""
    if b.options.players != 1 or victory.players_lose(b):
        return ""
    ahead = lead(b)
    degrees = DEGREES if b.is_player(GOVT) else LONE_DEGREES
    return degrees[0 if ahead <= 0 else 1 if ahead <= 3 else 2 if ahead <= 8 else 3]
