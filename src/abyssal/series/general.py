"""What all Operations share: selecting spaces, paying, and what may come in between.

Special Activities "before, during or after" an Operation and taking back one's own pieces are added here to every
question of an Operation, so that no Operation has to think of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..kernel.decision import DONE, NOWHERE, Decision, Flow
from .board import CoinBoard
from .operation import Finder, Operation
from .verbs import pick_piece, pick_space

TAKE_BACK: Final = "take_back"


class Question(Decision):
    """A question of an Operation: its own options, and what may be done in between."""

    __slots__ = (
        "b",
        "op",
    )

    def __init__(
        self, b: CoinBoard, op: Operation, kind: str, rule: str, own: Callable[[], list[str]] | None = None,
        space: int = -1, origin: int = -1, number: int = -1,
    ) -> None:  # fmt: skip
        super().__init__(op.who, kind, rule, own, space, origin, -1, -1, number, -1, True)
        self.b = b
        self.op = op

    def make(self) -> list[str]:
        b, op, options = self.b, self.op, self.own()
        if op.special and not op.used:
            options += b.procedures.specials(b, op)
        if may_take_back(b, op.who):
            options.append(TAKE_BACK)
        return options

    def own(self) -> list[str]:
        """The options of the Operation itself."""
        return super().make()


class Selection(Question):
    """The question for one more space of an Operation (of its `candidates`)."""

    __slots__ = ()

    def own(self) -> list[str]:
        b, op, names, find = self.b, self.op, self.b.spec.spaces, self.op.candidates
        found = [] if find is None else [names[s] for s in find(b, op)]
        if op.spaces:
            ends = not op.owed
        else:
            ends = b.procedures.may_forgo(b, op) or (not found and not b.procedures.enables(b, op))
        if ends:
            found.append(DONE)
        return found


def ask(
    b: CoinBoard,
    op: Operation,
    kind: str,
    rule: str,
    options: Callable[[], list[str]],
    space: int = -1,
    origin: int = -1,
    number: Callable[[], int] | None = None,
) -> Flow[str]:
    """A question of an Operation. A Special Activity or a removal may come first; then it is asked again."""
    while True:
        if b.known:
            choice = b.known.pop()
        else:
            choice = yield Question(b, op, kind, rule, options, space, origin, -1 if number is None else number())
        if not _comes_between(b, op, choice):
            return choice
        yield from _interrupt(b, op, choice)


def select(b: CoinBoard, op: Operation, kind: str, rule: str, candidates: Finder) -> Flow[int]:
    """One more space for the Operation, or NOWHERE when the faction is done with it; what may come first, as in `ask`.

    It must have taken place in at least 1 space, if need be with a Special Activity before that makes it possible, and
    wherever that Special Activity promised it.
    """
    op.candidates = candidates
    op.announced = True
    while True:
        choice = b.known.pop() if b.known else (yield Selection(b, op, kind, rule))
        s = b.spec.space_index.get(choice, NOWHERE)
        if s >= 0 or choice == DONE:
            return s
        yield from _interrupt(b, op, choice)


def _comes_between(b: CoinBoard, op: Operation, choice: str) -> bool:
    return choice == TAKE_BACK or (op.special and choice in b.procedures.is_special)


def _interrupt(b: CoinBoard, op: Operation, choice: str) -> Flow[None]:
    if choice == TAKE_BACK:
        yield from take_back(b, op.who)
    else:
        yield from special(b, op, choice)


def special(b: CoinBoard, op: Operation, name: str) -> Flow[None]:
    """Execute a Special Activity."""
    op.used = name
    b.log("special", op.who, b.procedures.special_names.index(name))
    return b.procedures.special(b, op, name)


def execute(b: CoinBoard, op: Operation) -> Flow[None]:
    """Execute an Operation."""
    b.operation = op
    b.log("operation", op.who, b.procedures.operations.index(op.name), int(op.limited), int(op.free))
    return b.procedures.operation(b, op)


def menu(
    b: CoinBoard, who: int, limited: bool, special: bool, free: bool = False, without: list[str] | None = None
) -> list[str]:
    """The Operations a faction could execute now."""
    found = []
    op = Operation(who, "", free=free, limited=limited, special=special)
    for name in b.procedures.menu(b, who):
        op.name = name
        if (without is None or name not in without) and b.procedures.possible(b, op):
            found.append(name)
    return found


def may_interrupt(b: CoinBoard, op: Operation) -> bool:
    """Whether a Special Activity could come now."""
    return op.special and not op.used and bool(b.procedures.specials(b, op))


def may_take_back(b: CoinBoard, who: int) -> bool:
    """Whether a faction may take back a piece. It is a question which one it could spare only with hardly any, or
    where a Special Activity has to find the Resources for its Operation first."""
    if not b.removes_own(who):
        return False
    op = b.operation
    if op is None or (op.spaces and not op.owed):
        return b.has_more_than(who, 0)
    begun = op.unplaced()
    if (not begun or b.purse(who)) and b.has_more_than(who, len(op.owed) + int(begun)):
        return True
    return any(_spare(b, column, s) for column in b.spec.own[who] for s in b.spaces_with(column))


def take_back(b: CoinBoard, who: int, kinds: list[int] | None = None) -> Flow[None]:
    """Remove one of one's own pieces (of these kinds, if only they will do) to Available."""
    own = b.spec.own[who] if kinds is None else kinds
    spaces = sorted({s for column in own for s in b.spaces_with(column) if _spare(b, column, s)})
    s = yield from pick_space(b, who, "take-back-space", b.procedures.cites.take_back, spaces)
    if s < 0:
        return
    columns = [column for column in own if _spare(b, column, s)]
    column = yield from pick_piece(b, who, "take-back-piece", b.procedures.cites.take_back, columns, space=s)
    yield from b.procedures.kill(b, column, s, 1, own=True)
    if b.operation is not None:
        b.operation.leave(b.n, column + s, b.other_side(column) + s)


def _spare(b: CoinBoard, column: int, s: int) -> int:
    """Own pieces that may be taken back: not the last Guerrilla for a Terror that is promised here, nor
    one without which an Operation that has begun could take place nowhere."""
    op, count = b.operation, b.n[column + s]
    if not count or op is None:
        return count
    if s in op.owed and column == b.spec.underground[op.who]:
        return count - 1
    return count if op.survives(b, lambda: b.remove(column, s)) else 0


def possible_after(b: CoinBoard, op: Operation, act: Callable[[], object]) -> bool:
    """Whether an Operation, if it is still to come, could take place in at least 1 space after this act."""
    find = op.candidates
    if op.spaces or find is None:
        return True
    return b.trial(act, lambda: bool(find(b, op)))


def finish(b: CoinBoard, op: Operation) -> Flow[None]:
    """A last chance for the Special Activity, immediately after the Operation."""
    if may_interrupt(b, op):
        yield from ask(b, op, "after-operation", b.procedures.cites.special, lambda: [DONE])


def affords(b: CoinBoard, op: Operation, cost: int) -> bool:
    """Can the faction pay for one more space?"""
    return op.free or b.purse(op.who) >= cost


def pay(b: CoinBoard, op: Operation, cost: int) -> None:
    """Pay Resources, unless the Operation is free."""
    if cost and not op.free:
        b.gain(b.payer(op.who), -cost)
        op.paid += cost


def enter(b: CoinBoard, op: Operation, s: int, cost: int = 0) -> None:
    """Select a space and pay for it."""
    op.take(s)
    if s in op.owed:
        op.owed.remove(s)
    b.log("select", s)
    pay(b, op, cost)


def movable(b: CoinBoard, op: Operation, column: int, s: int) -> int:
    """How many of the pieces here have not come in by this Operation: no piece moves twice."""
    count = b.n[column + s]
    if count and op.reached >> s & 1:
        count -= op.arrived.get(column + s, 0)
    return count if count > 0 else 0


def fresh(b: CoinBoard, op: Operation, s: int) -> tuple[int, int]:
    """How many Underground and Active Guerrillas here have not marched yet. Those that came in and were turned
    over since have marched all the same."""
    hidden, active = b.n[b.spec.underground[op.who] + s], b.n[b.spec.active[op.who] + s]
    if not op.reached >> s & 1:
        return hidden, active
    came_hidden = op.arrived.get(b.spec.underground[op.who] + s, 0)
    came_active = op.arrived.get(b.spec.active[op.who] + s, 0)
    if came_hidden > hidden:
        came_active += came_hidden - hidden
        came_hidden = hidden
    elif came_active > active:
        came_hidden += came_active - active
        came_active = active
    return max(0, hidden - came_hidden), max(0, active - came_active)
