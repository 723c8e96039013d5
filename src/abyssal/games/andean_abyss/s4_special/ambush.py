"""4.3.2, 4.4.1 Ambush."""

from __future__ import annotations

from ....coin.combat import captured_goods
from ....coin.operation import Operation
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..combat import strike_enemies
from ..names import AUC, FARC, UNDERGROUND


def can_ambush(b: Colombia, op: Operation, s: int) -> bool:
    """4.3.2 Return True if FARC or AUC may Ambush here: the space of an Attack with an Underground Guerrilla."""
    return op.who in (FARC, AUC) and op.special and not op.used and b.n[UNDERGROUND[op.who] + s] > 0


def ambush(b: Colombia, who: int, s: int, activate: bool = True) -> Flow[None]:
    """4.3.2 Attack without a die roll: Activate 1 Guerrilla, remove 2 enemy pieces, place a Guerrilla.

    Card 29 (shaded) lets any Guerrilla Ambush and Activates none.
    """
    if activate:
        b.activate(who, s)
    yield from strike_enemies(b, who, s, "4.3.2")
    yield from captured_goods(b, who, s)
