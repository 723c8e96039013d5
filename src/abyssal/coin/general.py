"""What all Operations share: selecting spaces, paying, and what may come in between.

Special Activities "before, during or after" an Operation and taking back one's own pieces are added here to every
question of an Operation, so that no Operation has to think of them.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.decision import DONE, NOWHERE, Decision, Flow
from .coin_board import CoinBoard
from .operation import TAKE_BACK, Finder, Operation
from .verbs import pick_piece, pick_space


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
        known = b.conduct.known
        if known:
            choice = known.pop()
        else:
            what = -1 if number is None else number()
            choice = yield Decision(
                op.who, kind, rule, options, space=space, origin=origin, number=what, open=True, asker=op, board=b
            )
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
        known = b.conduct.known
        if known:
            choice = known.pop()
        else:
            choice = yield Decision(op.who, kind, rule, None, open=True, asker=op, board=b)
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
    op = Operation(who, "", free, limited, special)
    for name in b.procedures.menu(b, who):
        op.name = name
        if (without is None or name not in without) and b.procedures.possible(b, op):
            found.append(name)
    return found


def may_interrupt(b: CoinBoard, op: Operation) -> bool:
    """Whether a Special Activity could come now."""
    return op.special and not op.used and bool(b.procedures.specials(b, op))


def take_back(b: CoinBoard, who: int, kinds: list[int] | None = None) -> Flow[None]:
    """Remove one of one's own pieces (of these kinds, if only they will do) to Available."""
    own = b.spec.own[who] if kinds is None else kinds
    spaces = sorted({s for column in own for s in b.spaces_with(column) if b.spare(column, s)})
    s = yield from pick_space(b, who, "take-back-space", b.procedures.cites.take_back, spaces)
    if s < 0:
        return
    columns = [column for column in own if b.spare(column, s)]
    column = yield from pick_piece(b, who, "take-back-piece", b.procedures.cites.take_back, columns, space=s)
    yield from b.procedures.kill(b, column, s, 1, own=True)
    if b.operation is not None:
        b.operation.leave(b.n, column + s, b.other_side(column) + s)


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


def has_fresh(b: CoinBoard, op: Operation, s: int) -> bool:
    """Whether any Guerrilla here has not marched yet."""
    under, active = b.spec.underground[op.who] + s, b.spec.active[op.who] + s
    if not op.reached >> s & 1:
        return b.n[under] + b.n[active] > 0
    return b.n[under] + b.n[active] > op.arrived.get(under, 0) + op.arrived.get(active, 0)


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
