"""4.3.2 Transport."""

from __future__ import annotations

from ....kernel.decision import DONE, Decision, Flow
from ....kernel.spec import CITY, LOC, RURAL
from ....series.operation import Operation
from ....series.verbs import pick_number, pick_space
from ..afghanistan import Afghanistan
from ..moving import Convoys, may_strand, pay_dues
from ..names import GOVERNMENT, RESOURCES, TROOPS, S

OPERATION_COST = 3


class Column:
    """Troops on the move: where they set out, and the spaces entered since."""

    def __init__(self, origin: int, reserve: int) -> None:
        self.origin = origin
        self.entered: list[int] = []
        self.reserve = reserve
        """4.1 Resources that an Operation still to come needs."""

    @property
    def here(self) -> int:
        return self.entered[-1] if self.entered else self.origin

    def steps(self, b: Afghanistan) -> list[int]:
        """4.3.2 Where the Troops could go next: onto an adjacent LoC, on along LoCs or through Kabul, into a last
        adjacent destination; no further than Sabotage, and as far as dues leave enough for the Operation."""
        kind, here = b.spec.kind, self.here
        if self.entered and (kind[here] == RURAL or b.blocks_way(here)):
            return []
        if len(self.entered) == 1 and kind[here] == CITY:
            return []
        return [s for s in b.spec.adjacent[here] if self._is_free(b, s)]

    def _is_free(self, b: Afghanistan, s: int) -> bool:
        if b.pakistan[s] or s == self.origin or s in self.entered:
            return False
        dues = sum([1 for x in [*self.entered, s] if b.all_guerrillas(x)])
        return not self.reserve or b.n[RESOURCES + GOVERNMENT] - dues >= self.reserve


def _reserve(op: Operation) -> int:
    return OPERATION_COST if op.is_to_come() and not op.free else 0


def origins(b: Afghanistan, op: Operation) -> list[int]:
    return [s for s in range(S) if b.n[TROOPS + s] and Column(s, _reserve(op)).steps(b)]


def can_transport(b: Afghanistan, op: Operation) -> bool:
    if may_strand(b, op):
        return False
    reserve = _reserve(op)
    for s in range(S):
        if b.n[TROOPS + s] and (not reserve or Column(s, reserve).steps(b)):
            return True
    return False


def transport(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.3.2 Move Government Troops from 1 space over LoCs and Kabul; then dues to the Warlords."""
    origin = yield from pick_space(b, GOVERNMENT, "transport-origin", "4.3.2", origins(b, op))
    if origin < 0:
        return
    count = yield from pick_number(
        b, GOVERNMENT, "transport-count", "4.3.2", 1, b.n[TROOPS + origin], space=origin, piece=TROOPS
    )
    column = Column(origin, _reserve(op))
    while steps := column.steps(b):
        options = [b.spec.spaces[s] for s in steps]
        if column.entered:
            options.append(DONE)
        choice = yield Decision(GOVERNMENT, "transport-step", "4.3.2", options, origin=column.here)
        if choice == DONE:
            break
        column.entered.append(b.spec.space_index[choice])
    goal = column.here
    op.fly(TROOPS, origin, goal, count, b.n[TROOPS + origin])
    b.move(TROOPS, origin, goal, count)
    convoys = Convoys(b)
    convoys.pass_by([s for s in column.entered if b.spec.kind[s] == LOC], TROOPS, goal, count)
    yield from convoys.explode(b)
    pay_dues(b, column.entered)
