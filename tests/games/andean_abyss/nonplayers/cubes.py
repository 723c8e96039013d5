"""Positions of the second edition with a Non-player Government."""

from __future__ import annotations

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import BASES_POOL, GOVT, GOVT_BASE, POLICE, POLICE_POOL, TROOPS, TROOPS_POOL
from tests.games.andean_abyss.helpers import RULES

from .bots import fate, reasons
from .bots import solo as position

NEVER = 20
"""A card whose Event the Government never executes."""


def garrison(
    text: str = "",
    resources: int | dict[str, int] = 20,
    troops: int = 0,
    police: int = 0,
    bases: int = 0,
    player: str = "farc",
    **options: str,
) -> Colombia:
    """Return a position with one player and exactly this many Government pieces Available; the others are out of
    play."""
    b = position(text, resources, edition="second", insurgents=player, **options)
    b.discard(TROOPS, b.n[TROOPS_POOL] - troops)
    b.discard(POLICE, b.n[POLICE_POOL] - police)
    b.discard(GOVT_BASE, b.n[BASES_POOL[GOVT]] - bases)
    b.conduct.journal = []
    return b


CITIES = [RULES.spec.spaces[s] for s in RULES.spec.cities]


def held(*others: str, text: str = "govt 1t 1p, AS") -> str:
    """Return all Cities except these, firmly held by the Government: nothing to do there."""
    return "".join(f"\n{city}: {text}" for city in CITIES if city not in others)


def act(b: Colombia, die: str = "1", card: int = NEVER, second: bool = False) -> dict[str, int]:
    """Play the Government's turn with all dice showing the same."""
    return fate(b, "govt", die, card, second)


def steps(b: Colombia, *starts: str) -> list[str]:
    """Return the logged reasons that begin with this."""
    return [reason for reason in reasons(b) if reason.startswith(starts)]


def selected(b: Colombia) -> list[str]:
    """Return the spaces in the order of selection."""
    return [b.spec.spaces[numbers[0]] for id, numbers in b.conduct.journal or [] if id == "select"]


def part(found: dict[str, int], *spaces: str) -> dict[str, int]:
    """Return what changed in these spaces."""
    return {key: change for key, change in found.items() if key.split()[0] in spaces}
