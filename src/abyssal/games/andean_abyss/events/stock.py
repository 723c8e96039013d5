"""1.4.1 How many pieces of a kind a side of a card places at most.

A player faction may take back its own pieces while it executes an Event. It is asked before the Event if it has fewer
of its pieces Available than the Event could place: otherwise taking back could not change anything. (Operations that an
Event grants ask for themselves.)
"""

from __future__ import annotations

from typing import Final

from ..colombia import Colombia
from ..names import (
    AUC_BASE,
    AUC_U,
    BASE,
    CARTELS,
    CARTELS_BASE,
    CARTELS_U,
    FARC,
    FARC_BASE,
    FARC_U,
    GOVT,
    GOVT_BASE,
    POLICE,
    TROOPS,
    UNDERGROUND,
)

PLACES: Final[dict[tuple[int, bool], dict[int, int]]] = {
    (5, False): {POLICE: 6},
    (14, False): {TROOPS: 3, GOVT_BASE: 1},
    (21, True): {FARC_BASE: 1},
    (25, True): {FARC_U: 3, FARC_BASE: 2},
    (28, True): {FARC_BASE: 1},
    (29, True): {FARC_U: 2, AUC_U: 2},
    (30, True): {FARC_BASE: 1},
    (34, True): {FARC_U: 2, FARC_BASE: 1, AUC_U: 2, AUC_BASE: 1, CARTELS_U: 2, CARTELS_BASE: 1},
    (35, False): {POLICE: 2},
    (36, False): {FARC_BASE: 1},
    (37, True): {AUC_U: 1},
    (39, False): {POLICE: 6},
    (39, True): {AUC_U: 3},
    (40, False): {POLICE: 3},
    (40, True): {AUC_U: 2, AUC_BASE: 2},
    (47, True): {AUC_U: 2},
    (49, True): {AUC_U: 1, AUC_BASE: 1},
    (50, False): {POLICE: 3},
    (50, True): {AUC_U: 2},
    (52, True): {AUC_BASE: 1},
    (54, False): {FARC_U: 2, AUC_U: 2, CARTELS_U: 2},
    (56, True): {CARTELS_BASE: 2},
    (57, False): {POLICE: 3},
    (57, True): {CARTELS_U: 2, CARTELS_BASE: 2},
    (60, True): {CARTELS_BASE: 2},
    (61, True): {CARTELS_BASE: 3},
    (62, True): {CARTELS_BASE: 3},
    (65, False): {FARC_BASE: 1, AUC_BASE: 1, CARTELS_BASE: 1},
    (66, True): {CARTELS_BASE: 10},
    (72, False): {FARC_U: 12, AUC_U: 12},
    (72, True): {CARTELS_U: 12},
}
"""Pieces of certain factions. What depends on who executes the Event, or on the position, is added below."""

SECOND_EDITION: Final = [(30, True), (36, False)]
"""A FARC Base comes with the FARC Zone in the second edition only."""


def runs_short(b: Colombia, who: int, card: int, shaded: bool) -> bool:
    """1.4.1 Whether the faction has fewer of its pieces Available than the Event could place."""
    needs = PLACES.get((card, shaded), {}) | _own(b, who, card, shaded)
    if (card, shaded) in SECOND_EDITION and not b.options.second_edition:
        return False
    return any(
        b.spec.piece_at[column].faction == who and b.available(column) < count for column, count in needs.items()
    )


def _own(b: Colombia, who: int, card: int, shaded: bool) -> dict[int, int]:
    """Pieces of the executing faction: Sucumbíos, Darién (33, 71, shaded), and a Guerrilla by Captured Goods (3.3.3)
    wherever General Offensive or Gramaje (19, 26, unshaded) let it Attack."""
    if (card, shaded) == (33, True):
        kinds = [TROOPS, POLICE] if who == GOVT else [UNDERGROUND[who]]
        return dict.fromkeys([*kinds, BASE[who]], 2)
    if (card, shaded) == (71, True):
        return {BASE[who]: 2}
    if (card, shaded) == (19, False) and who != GOVT:
        return {UNDERGROUND[who]: sum(1 for s in b.in_play() if b.guerrillas(who, s) and b.enemies(who, s))}
    if (card, shaded) == (26, False) and who == CARTELS:
        return {CARTELS_U: sum(1 for s in b.in_play() if b.guerrillas(CARTELS, s) and b.count(FARC, s))}
    return {}
