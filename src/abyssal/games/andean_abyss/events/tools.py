"""Conditions on spaces that this game's Events use."""

from __future__ import annotations

from typing import Final

from ....coin import predicates as p
from ....coin.predicates import Where
from ..names import ACTIVE, AUC, BASE, CARTELS, FARC, FOREST, GOVT, MOUNTAIN, POLICE, TROOPS, UNDERGROUND

RULE: Final = "5.1"

city = p.city
department = p.rural
loc = p.loc
pipeline = Where(lambda b, s: bool(b.spec.facts[s].get("pipeline")))
coastal = Where(lambda b, s: b.spec.is_coastal(s))
forest = p.terrain(FOREST)
mountain = p.terrain(MOUNTAIN)
cubes = p.has(TROOPS, POLICE)
guerrillas = p.has(*UNDERGROUND[1:], *ACTIVE[1:])
sabotaged = p.loc & p.marked
unsabotaged = p.loc & ~p.marked
insurgent_pieces = p.pieces_of(FARC) | p.pieces_of(AUC) | p.pieces_of(CARTELS)


def guerrillas_of(faction: int) -> Where:
    return p.has(UNDERGROUND[faction], ACTIVE[faction])


def columns_of(*factions: int) -> list[int]:
    """Return all kinds of pieces of these factions."""
    found: list[int] = []
    for faction in factions:
        found += [TROOPS, POLICE] if faction == GOVT else [UNDERGROUND[faction], ACTIVE[faction]]
        found.append(BASE[faction])
    return found
