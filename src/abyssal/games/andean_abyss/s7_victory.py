"""7.0 Victory."""

from __future__ import annotations

from typing import Final

from .colombia import Colombia
from .names import AFTER_ROUND, AUC, CARTELS, FARC, GOVT, INSURGENTS, RESOURCES, TOTAL_SUPPORT

SUPPORT_GOAL: Final = 60
OPPOSITION_GOAL: Final = 25
BASES_GOAL: Final = 10
RESOURCES_GOAL: Final = 40
"""7.2 What Total Support, Opposition + Bases, and the Cartels' Bases and Resources have to exceed."""

TIES = [CARTELS, AUC, FARC, GOVT]
"""7.1 Among equals the Cartels come first, then AUC, then FARC (Non-players before all)."""


def margin(b: Colombia, faction: int) -> int:
    """7.3 How far beyond (above 0) or short of its goal a faction is."""
    if faction == GOVT:
        return b.n[TOTAL_SUPPORT] - SUPPORT_GOAL
    if faction == FARC:
        return b.opposition_and_bases() - OPPOSITION_GOAL
    if faction == AUC:
        return b.bases_on_map(AUC) - b.bases_on_map(FARC)
    return min(b.bases_on_map(CARTELS) - BASES_GOAL, b.n[RESOURCES + CARTELS] - RESOURCES_GOAL)


def qualifies(b: Colombia, faction: int) -> bool:
    """7.2 Whether a faction passes a victory check."""
    return margin(b, faction) > 0


def passing(b: Colombia) -> list[int]:
    """6.1 The factions that end the game by the victory check. With several to a player all must qualify (1.5).

    In a 1-player game the Government never wins during Propaganda Rounds (8.8).
    """
    options = b.options
    if options.shared():
        groups = [[f for f in range(4) if options.leaders[f] == leader] for leader in sorted(set(options.leaders))]
        return [f for group in groups if all(qualifies(b, f) for f in group) for f in group]
    return [f for f in (INSURGENTS if options.players == 1 else range(4)) if qualifies(b, f)]


class Standing:
    """One place of the ranking: the factions of one player, and the margin that counts for them."""

    def __init__(self, factions: list[int], margin: int) -> None:
        self.factions = factions
        self.margin = margin


def ranking(b: Colombia) -> list[Standing]:
    """7.1, 7.3 First to last. A player with several factions ranks by the lowest of their margins (1.5).

    If a Non-player faction passed the victory check, the Non-players come first: all players lose equally.
    """
    options = b.options
    lost = players_lose(b)
    standings = []
    for leader in sorted(set(options.leaders)):
        factions = [f for f in range(4) if options.leaders[f] == leader]
        standings.append(Standing(factions, min(margin(b, f) for f in factions)))

    def place(standing: Standing) -> tuple[int, int, int, int]:
        tie = min(TIES.index(f) for f in standing.factions)
        person = int(any(options.is_player[f] for f in standing.factions))
        return (person if lost else 0, -standing.margin, person, tie)

    standings.sort(key=place)
    return standings


def players_lose(b: Colombia) -> bool:
    """7.1 If a Non-player faction passes a victory check, all players lose equally.

    After the final Propaganda (7.3) nothing is checked any more: margins decide.
    """
    if b.n[AFTER_ROUND]:
        return False
    return any(qualifies(b, f) and not b.options.is_player[f] for f in range(4))


DEGREES = ["failure", "stalemate", "progress", "triumph"]


def lead(b: Colombia) -> int:
    """8.8 By how much the Government's margin exceeds the highest of the others."""
    return margin(b, GOVT) - max(margin(b, f) for f in INSURGENTS)


def degree(b: Colombia) -> str:
    """8.8 The degree of success of a 1-player game that ran to its end; empty if a Non-player won before."""
    if b.options.players != 1 or players_lose(b):
        return ""
    ahead = lead(b)
    return DEGREES[0 if ahead <= 0 else 1 if ahead <= 3 else 2 if ahead <= 8 else 3]
