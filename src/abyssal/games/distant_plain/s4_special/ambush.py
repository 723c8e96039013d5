"""4.4.3 Ambush."""

from __future__ import annotations

from typing import Final

from ....coin.combat import captured_goods
from ....coin.operation import Operation
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..combat import strike_enemies
from ..names import CAR_BOMBS, SHADED, TALIBAN, TALIBAN_A, TALIBAN_U, UNSHADED

SPACES: Final = 3


def limit(b: Afghanistan) -> int:
    """4.4.3 Up to 3 spaces; with Car Bombs (31, unshaded) 1."""
    return 1 if b.in_force(CAR_BOMBS) == UNSHADED else SPACES


def can_ambush(b: Afghanistan, op: Operation, s: int, done: int) -> bool:
    """4.4.3 The Taliban may Ambush where they Attack and have an Underground Guerrilla; with Car Bombs (31, shaded) an
    Active one is enough."""
    if op.who != TALIBAN or not op.special or op.used not in ("", "ambush") or done >= limit(b):
        return False
    return b.n[TALIBAN_U + s] > 0 or (b.in_force(CAR_BOMBS) == SHADED and b.n[TALIBAN_A + s] > 0)


def ambush(b: Afghanistan, who: int, s: int, victims: list[int] | None = None) -> Flow[None]:
    """4.4.3 An Attack without a die roll: Activate 1 Guerrilla, remove 2 enemy pieces, place a Guerrilla."""
    b.activate(who, s)
    yield from strike_enemies(b, who, s, "4.4.3", victims)
    yield from captured_goods(b, who, s)
