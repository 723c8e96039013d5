"""4.3.3 Eradicate."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.spec import RURAL
from ....coin.verbs import pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import GOVERNMENT, SUPPORT, TALIBAN_U, WARLORDS_BASE
from ..tribal_elders import consult_elders

SPACES: Final = 2
AID: Final = 3


def fields(b: Afghanistan) -> list[int]:
    """4.3.3 Provinces with COIN Control, Government cubes and a Warlord Base."""
    kind = b.spec.kind
    return [
        s for s in b.spaces_with(WARLORDS_BASE) if kind[s] == RURAL and b.coin_controls(s) and b.government_cubes(s)
    ]


def can_eradicate(b: Afghanistan, op: Operation) -> bool:
    return bool(fields(b))


def eradicate(b: Afghanistan, op: Operation, most: int = SPACES) -> Flow[None]:
    """4.3.3 Eradicate in 1 or 2 Provinces."""
    before: dict[int, int] = {}
    while len(before) < most:
        spaces = [s for s in fields(b) if s not in before]
        s = yield from pick_space(b, GOVERNMENT, "eradicate", "4.3.3", spaces, optional=bool(before))
        if s < 0:
            break
        before[s] = b.n[SUPPORT + s]
        b.log("select", s)
        eradicate_space(b, s)
    yield from consult_elders(b, before)


def eradicate_space(b: Afghanistan, s: int) -> None:
    """4.3.3 Aid +3, Patronage +1, and remove a Warlord Base. Shift 1 level toward Opposition; in a Pashtun space place
    a Taliban Guerrilla."""
    b.add_aid(AID)
    b.add_patronage(1)
    b.remove(WARLORDS_BASE, s)
    b.shift(s, -1)
    if b.pashtun[s]:
        b.place(TALIBAN_U, s)
