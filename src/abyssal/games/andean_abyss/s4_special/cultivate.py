"""4.5.1 Cultivate."""

from __future__ import annotations

from ....coin.operation import Operation
from ....coin.spec import RURAL
from ....coin.verbs import choose_one, pick_space
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import BASES_POOL, CARTELS, CARTELS_BASE, OPEN, POLICE, POP, S


def soil(b: Colombia, s: int) -> bool:
    """4.5.1 Return True if the space has Population, more Cartels Guerrillas than Police, and room for a Base."""
    n = b.n
    return bool(n[OPEN + s] and n[POP + s] and b.guerrillas(CARTELS, s) > n[POLICE + s] and b.room(CARTELS_BASE, s) > 0)


def new_field(b: Colombia, s: int) -> bool:
    """4.5.1 Return True for a Department where a Cartels Rally could add a new Base."""
    return b.spec.kind[s] == RURAL and b.n[BASES_POOL[CARTELS]] > 0 and soil(b, s)


def ways(b: Colombia, op: Operation, s: int) -> list[str]:
    """Return the possible ways: relocate a Base from elsewhere, or place one in a Department selected for Rally."""
    found = []
    if op.name == "rally" and s in op.spaces and new_field(b, s):
        found.append("place")
    if b.bases_on_map(CARTELS) > b.n[CARTELS_BASE + s]:
        found.append("relocate")
    return found


def cultivate_spaces(b: Colombia, op: Operation) -> list[int]:
    return [s for s in b.camps(CARTELS) if soil(b, s) and ways(b, op, s)]


def can_cultivate(b: Colombia, op: Operation) -> bool:
    return bool(cultivate_spaces(b, op))


def cultivate(b: Colombia, op: Operation) -> Flow[None]:
    """4.5.1 Relocate 1 Cartels Base to the space, or place one in a Department where the Cartels Rally."""
    s = yield from pick_space(b, CARTELS, "cultivate", "4.5.1", cultivate_spaces(b, op))
    if s < 0:
        return
    if (yield from choose_one(b, CARTELS, "cultivate-how", "4.5.1", ways(b, op, s), space=s)) == "place":
        b.place(CARTELS_BASE, s)
        return
    there = [x for x in range(S) if x != s and b.n[CARTELS_BASE + x]]
    origin = yield from pick_space(b, CARTELS, "cultivate-origin", "4.5.1", there, origin=s)
    b.move(CARTELS_BASE, origin, s, 1)
