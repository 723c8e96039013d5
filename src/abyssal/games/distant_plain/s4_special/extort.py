"""4.4.1 Extort."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.spec import LOC
from ....coin.verbs import pick_where
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import RESOURCES, TALIBAN, TALIBAN_U, TERROR, WARLORDS, WARLORDS_BASE

TOLL: Final = 2


def dominates(b: Afghanistan, s: int) -> bool:
    """4.4.1 Return True if a space has an Underground Taliban Guerrilla and more Taliban than enemy pieces."""
    return b.n[TALIBAN_U + s] > 0 and b.count(TALIBAN, s) > b.enemies(TALIBAN, s)


def income(b: Afghanistan, s: int) -> int:
    """4.4.1 Resources that Extort brings here: 1, or the Econ of an unSabotaged LoC; at Warlord Bases 2 for each
    Base."""
    bases = b.n[WARLORDS_BASE + s]
    if bases:
        return min(TOLL * bases, b.n[RESOURCES + WARLORDS])
    return b.spec.econ[s] if b.spec.kind[s] == LOC and not b.n[TERROR + s] else 1


def is_open(b: Afghanistan, op: Operation, s: int, broke: bool) -> bool:
    """4.1, 4.4.1 Return True if the Taliban could Extort here. If the Operation still waits for Resources (`broke`),
    the space must bring some. A Guerrilla that is the only one able to carry out Terror may not be used."""
    if not dominates(b, s) or (broke and not income(b, s)):
        return False
    find = op.candidates
    if op.name != "terror" or op.spaces or find is None:
        return True

    def act() -> None:
        b.activate(TALIBAN, s)
        b.gain(TALIBAN, income(b, s))

    return b.trial(act, lambda: bool(find(b, op)))


def is_broke(b: Afghanistan, op: Operation) -> bool:
    """4.1 Return True if the Operation is still to come and lacks Resources."""
    return op.is_to_come() and not op.free and b.n[RESOURCES + TALIBAN] == 0 and not op.possible_now(b)


def can_extort(b: Afghanistan, op: Operation) -> bool:
    broke = is_broke(b, op)
    return any(is_open(b, op, s, broke) for s in b.spaces_with(TALIBAN_U))


def extort(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.4.1 In each selected space Activate 1 Guerrilla and gain its Resources."""
    done: list[int] = []
    broke = False

    def wanted(s: int) -> bool:
        return s not in done and is_open(b, op, s, broke)

    while True:
        broke = is_broke(b, op)
        s = yield from pick_where(b, TALIBAN, "extort", "4.4.1", wanted, bool(done), among=b.spaces_with(TALIBAN_U))
        if s < 0:
            return
        done.append(s)
        b.log("select", s)
        b.activate(TALIBAN, s)
        extort_space(b, s)


def extort_space(b: Afghanistan, s: int) -> None:
    """4.4.1 The Resources of one space."""
    bases = b.n[WARLORDS_BASE + s]
    if bases:
        b.transfer(WARLORDS, TALIBAN, TOLL * bases)
    else:
        b.gain(TALIBAN, income(b, s))
