"""4.3.2 Transport."""

from __future__ import annotations

from typing import Final

from ....coin.general import possible_after
from ....coin.operation import Operation
from ....coin.spec import LOC, RURAL
from ....coin.verbs import pick_space
from ....kernel.decision import DONE, Decision, Flow
from ..afghanistan import Afghanistan
from ..moving import Convoys, may_strand, pay_dues, pick_among
from ..names import GOVERNMENT, RESOURCES, TROOPS

OPERATION_COST: Final = 3


class Column:
    """Troops on the move: their origin, and the spaces entered since."""

    def __init__(self, op: Operation, origin: int, count: int, entered: list[int]) -> None:
        self.op = op
        self.origin = origin
        self.count = count
        self.entered = entered
        self.reserve = OPERATION_COST if op.is_to_come() and not op.free else 0
        """4.1 Resources that the Operation still to come needs."""

    @property
    def here(self) -> int:
        return self.entered[-1] if self.entered else self.origin

    def steps(self, b: Afghanistan) -> list[int]:
        """4.3.2 Spaces the Troops could enter next: along LoCs and through Kabul, and into one adjacent destination at
        the end. They go no further than Sabotage, and only as far as dues leave enough for the Operation."""
        kind, here = b.spec.kind, self.here
        if self.entered and (kind[here] == RURAL or b.blocks_way(here)):
            return []
        found = [s for s in b.spec.adjacent[here] if self._is_free(b, s)]
        return [s for s in found if self._leads_well(b, s)] if may_strand(b, self.op) else found

    def ends_well(self, b: Afghanistan) -> bool:
        """4.1 Return True if an Assault still to come could take place if the Troops stayed here."""
        if not may_strand(b, self.op):
            return True
        return possible_after(b, self.op, lambda: b.move(TROOPS, self.origin, self.here, self.count))

    def _leads_well(self, b: Afghanistan, s: int) -> bool:
        further = Column(self.op, self.origin, self.count, [*self.entered, s])
        return further.ends_well(b) or bool(further.steps(b))

    def _is_free(self, b: Afghanistan, s: int) -> bool:
        if b.pakistan[s] or s == self.origin or s in self.entered:
            return False
        if not self.reserve:
            return True
        dues = sum([1 for x in [*self.entered, s] if b.all_guerrillas(x)])
        return b.n[RESOURCES + GOVERNMENT] - dues >= self.reserve


def counts(b: Afghanistan, op: Operation, s: int) -> list[int]:
    """Numbers of Troops that could leave here and arrive somewhere."""
    if may_strand(b, op):
        return [count for count in range(1, b.n[TROOPS + s] + 1) if Column(op, s, count, []).steps(b)]
    return list(range(1, b.n[TROOPS + s] + 1)) if b.n[TROOPS + s] and Column(op, s, 1, []).steps(b) else []


def origins(b: Afghanistan, op: Operation) -> list[int]:
    return [s for s in b.spaces_with(TROOPS) if counts(b, op, s)]


def can_transport(b: Afghanistan, op: Operation) -> bool:
    easy = not op.is_to_come() or (op.free and not may_strand(b, op))
    for s in b.spaces_with(TROOPS):
        if easy or counts(b, op, s):
            return True
    return False


def transport(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.3.2 Move Government Troops from 1 space over LoCs and Kabul, then pay dues to the Warlords."""
    origin = yield from pick_space(b, GOVERNMENT, "transport-origin", "4.3.2", origins(b, op))
    if origin < 0:
        return
    numbers = counts(b, op, origin)
    count = yield from pick_among(
        GOVERNMENT, "transport-count", "4.3.2", numbers, space=origin, origin=-1, piece=TROOPS
    )
    column = Column(op, origin, count, [])
    while steps := column.steps(b):
        options = [b.spec.spaces[s] for s in steps]
        if column.entered and column.ends_well(b):
            options.append(DONE)
        choice = yield Decision(GOVERNMENT, "transport-step", "4.3.2", options, origin=column.here)
        if choice == DONE:
            break
        column.entered.append(b.spec.space_index[choice])
    goal = column.here
    op.fly(TROOPS, origin, goal, count, b.n[TROOPS + origin])
    b.move(TROOPS, origin, goal, count)
    convoys = Convoys(b, op, [])
    convoys.pass_by([s for s in column.entered if b.spec.kind[s] == LOC], TROOPS, goal, count)
    yield from convoys.explode(b)
    pay_dues(b, column.entered)
