"""4.5.1 Cultivate."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.spec import RURAL
from ....coin.verbs import pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import BASES_POOL, POLICE, POP, WARLORDS, WARLORDS_BASE


def new_field(b: Afghanistan, s: int) -> bool:
    """4.5.1 A Province with Population, more Warlord Guerrillas than Police, and room for a Base."""
    if b.spec.kind[s] != RURAL or not b.n[BASES_POOL[WARLORDS]] or not b.n[POP + s]:
        return False
    return b.guerrillas(WARLORDS, s) > b.n[POLICE + s] and b.room(WARLORDS_BASE, s) > 0


def cultivate_spaces(b: Afghanistan, op: Operation) -> list[int]:
    """4.5.1 Spaces selected for Rally, or destinations of March."""
    return [s for s in op.spaces if new_field(b, s)]


def can_cultivate(b: Afghanistan, op: Operation) -> bool:
    return bool(cultivate_spaces(b, op))


def cultivate(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.5.1 Place 1 Warlord Base."""
    s = yield from pick_space(b, WARLORDS, "cultivate", "4.5.1", cultivate_spaces(b, op))
    if s >= 0:
        b.place(WARLORDS_BASE, s)
