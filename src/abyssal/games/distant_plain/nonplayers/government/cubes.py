"""Shared by the Government's boxes (8.7): Control to win and keep, and cubes that may leave."""

from __future__ import annotations

from .....coin.general import movable
from .....coin.operation import Operation
from .....coin.spec import LOC
from ...afghanistan import Afghanistan
from ...names import AID, GOVERNMENT_BASE, POP, TROOPS, WARLORDS
from ..mind import Mind

POOR = 2
"""8.7.3, 8.7.5 Aid at or below which the Government Eradicates."""


def needed(b: Afghanistan, s: int) -> int:
    """1.7 Number of additional cubes that give COIN Control; 0 or less where it exists."""
    return b.pieces(s) - 2 * b.coin(s) + 1


def to_win(b: Afghanistan) -> list[int]:
    """8.7.3.transport, 8.7.6 Populated spaces without COIN Base or COIN Control. Troops never go to those in
    Pakistan."""
    return [s for s in b.spec.lands if b.n[POP + s] and not b.coin_bases(s) and not b.coin_controls(s)]


def to_spare(b: Afghanistan, s: int) -> int:
    """8.7.3.transport, 8.7.4, 8.7.6 Number of cubes that may leave without losing COIN Control. LoCs have no Control to
    lose."""
    if not b.coin_controls(s):
        return b.government_cubes(s)
    return -needed(b, s)


def spare_troops(b: Afghanistan, op: Operation, s: int) -> int:
    """8.7.3.transport, 8.7.6 Number of Troops that may leave: not the last one on a LoC or at a Government Base."""
    troops = movable(b, op, TROOPS, s)
    if not troops:
        return 0
    last = 1 if b.spec.kind[s] == LOC or b.n[GOVERNMENT_BASE + s] else 0
    return min(troops, b.n[TROOPS + s] - last, to_spare(b, s))


def first_activity(m: Mind, after_assault: bool = False) -> str:
    """8.7.3, 8.7.5 Eradicate with little Aid or against a Warlords Player; otherwise Govern."""
    poor = m.b.n[AID] <= POOR or m.is_player(WARLORDS)
    if m.asks("poor-or-against-warlords", poor):
        return "eradicate-assault" if after_assault else "eradicate"
    return "govern"
