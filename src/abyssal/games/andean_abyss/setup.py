"""2.1, setup Set-up: forces, markers and deck."""

from __future__ import annotations

from typing import Any, Final

from ...coin.deck import Deck
from ...coin.setup import deploy, deploy_openly, set_up_forces
from ...coin.spec import CITY, RURAL
from ...kernel.decision import ANY_CARD, CHANCE, Decision, Flow
from .colombia import Colombia
from .names import (
    AID,
    CARTELS_BASE,
    FARC_BASE,
    NEW_CARD,
    PHASE,
    POP,
    PRESIDENT,
    PRESIDENTS,
    SET_ASIDE,
    SHIPMENTS,
    S,
)


def set_up(b: Colombia, scenario: dict[str, Any]) -> None:
    """setup.standard Place the markers and the forces of all factions that do not deploy openly."""
    b.set(SHIPMENTS, 4)
    b.set(AID, scenario["aid"])
    b.set(PRESIDENT, PRESIDENTS.index(scenario["president"]))
    set_up_forces(b, scenario)
    for space in scenario["zones"]:
        b.set_zone(b.spec.space_index[space], 1)
    b.set(SET_ASIDE, scenario["deck"]["set_aside"])
    Deck(b).stack(piles(b, scenario))


def piles(b: Colombia, scenario: dict[str, Any]) -> list[tuple[int, int]]:
    """setup.deck Return the piles of the deck as (Events, Propaganda). Seeded Propaganda (second edition) mixes the
    Propaganda card into the bottom 5 Events of each pile."""
    found: list[tuple[int, int]] = []
    for events, propaganda in scenario["deck"]["piles"]:
        if b.options.seeded:
            found += [(events - 5, 0), (5, propaganda)]
        else:
            found.append((events, propaganda))
    return found


def finish_set_up(b: Colombia, scenario: dict[str, Any]) -> Flow[None]:
    """2.1 Resolve the set-up decisions of chance and of the players."""
    if b.options.rough_piles:
        deck = Deck(b)

        def sizes() -> list[str]:
            """Keep the current sizes if the order of the deck is fixed: it was made for these piles."""
            return ["-".join(str(events) for events, _ in deck.piles())] if b.order else ROUGH_PILES

        choice = yield Decision(CHANCE, "piles", "setup.deck", sizes, card=ANY_CARD)
        deck.stack([(int(size), 1) for size in choice.split("-")])
    yield from deploy_openly(b, scenario, _deploy)
    b.set(PHASE, NEW_CARD)


ROUGH_PILES: Final = [
    f"{a}-{c}-{d}-{60 - a - c - d}"
    for a in range(13, 18)
    for c in range(13, 18)
    for d in range(13, 18)
    if 13 <= 60 - a - c - d <= 17
]
"""Roughly equal piles of 60 Events: 13 to 17 each."""


def _deploy(b: Colombia, who: int, column: int, count: int, where: str) -> Flow[None]:
    """setup.open Deploy all pieces of one kind."""
    return deploy(b, who, column, count, "setup.open", lambda s: _limit(b, column, s, where))


def _populated_department(b: Colombia, s: int) -> bool:
    return b.spec.kind[s] == RURAL and b.n[POP + s] > 0


def _limit(b: Colombia, column: int, s: int, where: str) -> int:
    """setup.open Return how many more pieces of a kind Open Deployment allows in a space."""
    free = True
    if where == "departments":
        free = b.spec.kind[s] == RURAL
    elif where == "cities_and_departments_without_farc_bases":
        free = b.spec.kind[s] in (CITY, RURAL) and not b.n[FARC_BASE + s]
    elif where == "anywhere_4_bases_in_populated_departments" and column == CARTELS_BASE:
        outside = sum(b.n[CARTELS_BASE + x] for x in range(S) if not _populated_department(b, x))
        return 99 if _populated_department(b, s) else 2 - outside
    return 99 if free else 0
