"""What the boxes of the Government (8.7) share: Control to establish and to keep, and cubes that may leave."""

from __future__ import annotations

from .....coin.general import movable
from .....coin.operation import Operation
from .....coin.spec import LOC
from ...afghanistan import Afghanistan
from ...names import AID, GOVERNMENT_BASE, POP, TROOPS, WARLORDS
from ..mind import Mind

POOR = 2
"""8.7.3, 8.7.5 With so little Aid the Government Eradicates."""


def needed(b: Afghanistan, s: int) -> int:
    """1.7 How many cubes more give COIN Control; 0 or less where there is Control."""
    return b.pieces(s) - 2 * b.coin(s) + 1


def to_win(b: Afghanistan) -> list[int]:
    """8.7.3.transport, 8.7.6 Populated spaces without COIN Base and COIN Control; no Troops go to those of Pakistan."""
    return [s for s in b.spec.lands if b.n[POP + s] and not b.coin_bases(s) and not b.coin_controls(s)]


def to_spare(b: Afghanistan, s: int) -> int:
    """8.7.3.transport, 8.7.4, 8.7.6 How many cubes may leave without the loss of COIN Control, which is on no LoC."""
    if not b.coin_controls(s):
        return b.government_cubes(s)
    return -needed(b, s)


def spare_troops(b: Afghanistan, op: Operation, s: int) -> int:
    """8.7.3.transport, 8.7.6 Troops that may leave: not the last one of a LoC or Government Base."""
    troops = movable(b, op, TROOPS, s)
    if not troops:
        return 0
    last = 1 if b.spec.kind[s] == LOC or b.n[GOVERNMENT_BASE + s] else 0
    return min(troops, b.n[TROOPS + s] - last, to_spare(b, s))


def first_activity(m: Mind, after_assault: bool = False) -> str:
    """8.7.3, 8.7.5 Eradicate with little Aid or against a Warlords Player; else Govern."""
    poor = m.b.n[AID] <= POOR or m.is_player(WARLORDS)
    if m.asks("poor-or-against-warlords", poor):
        return "eradicate-assault" if after_assault else "eradicate"
    return "govern"
