"""7.0 Victory."""

from __future__ import annotations

from typing import Final

from ...coin import victory
from .afghanistan import Afghanistan
from .names import (
    COALITION,
    DECEPTION_SHOWN,
    GOVERNMENT,
    HIDDEN_AGENDA,
    PROPAGANDA_PLAYED,
    RESOURCES,
    TALIBAN,
    WARLORDS,
)

SUPPORT_GOAL: Final = 30
CONTROL_GOAL: Final = 35
OPPOSITION_GOAL: Final = 20
UNCONTROLLED_GOAL: Final = 15
RESOURCES_GOAL: Final = 40
"""7.2 Numbers to exceed with Support + Available, COIN Control + Patronage, Opposition + Bases, Uncontrolled
Population, and the Warlords' Resources."""

TIES: Final = [WARLORDS, GOVERNMENT, TALIBAN, COALITION]
"""7.1 Order of ties: the Warlords first, then the Government, then the Taliban (Non-players before all)."""

TIES_BESIDE_NONPLAYERS: Final = [WARLORDS, TALIBAN, GOVERNMENT, COALITION]
"""8.5 Order of ties in games with Non-players, who come before all players."""


def ties(b: Afghanistan) -> list[int]:
    """7.1, 8.5 Order in which tied factions rank."""
    return TIES_BESIDE_NONPLAYERS if b.options.nonplayers else TIES


def margin(b: Afghanistan, faction: int) -> int:
    """7.3, 7.3.option How far a faction is beyond its goal (above 0) or short of it, plus the Hidden Agendas its player
    has shown."""
    agendas = b.n[DECEPTION_SHOWN + 3 * b.options.leaders[faction] + HIDDEN_AGENDA]
    return agendas + _beyond_goal(b, faction)


def _beyond_goal(b: Afghanistan, faction: int) -> int:
    """7.2, 7.3 The margin on the map and the tracks."""
    if faction == COALITION:
        return b.support_and_available() - SUPPORT_GOAL
    if faction == TALIBAN:
        return b.opposition_and_bases() - OPPOSITION_GOAL
    if faction == GOVERNMENT:
        return b.coin_control_and_patronage() - CONTROL_GOAL
    return min(b.uncontrolled() - UNCONTROLLED_GOAL, b.n[RESOURCES + WARLORDS] - RESOURCES_GOAL)


def passing(b: Afghanistan, played: int = -1) -> list[int]:
    """6.1, 8.5 Factions that end the game at the victory check. In games with Non-players only they can, and not at the
    first Propaganda card. `played`: how many Propaganda cards there have been at the check; -1: as many as now."""
    if not b.options.nonplayers:
        return victory.passing(b, [COALITION, TALIBAN, GOVERNMENT, WARLORDS])
    if (b.n[PROPAGANDA_PLAYED] if played < 0 else played) < 2:
        return []
    return victory.passing(b, [f for f in TIES_BESIDE_NONPLAYERS if not b.options.is_player[f]])
