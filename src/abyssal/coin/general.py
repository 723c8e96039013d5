"""Shared parts of Operations: selecting spaces, paying, and interruptions.

Special Activities "before, during or after" an Operation and taking back one's own pieces are added here to every
question of an Operation, so that no Operation has to handle them itself.
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
    """Ask a question of an Operation. A Special Activity or a removal may come first; then the question is asked
    again."""
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
    """Ask for one more space for the Operation; NOWHERE when the faction is done. Interruptions may come first, as in
    `ask`.

    The faction cannot be done while the Operation, possibly after a Special Activity, could still take place in a first
    space, nor before it has taken place in every space where a Special Activity requires it (`Operation.owed`).
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
    """Return the Operations that a faction could execute now."""
    found = []
    op = Operation(who, "", free, limited, special)
    for name in b.procedures.menu(b, who):
        op.name = name
        if (without is None or name not in without) and b.procedures.possible(b, op):
            found.append(name)
    return found


def may_interrupt(b: CoinBoard, op: Operation) -> bool:
    """Return True if a Special Activity could be used now."""
    return op.special and not op.used and bool(b.procedures.specials(b, op))


def take_back(b: CoinBoard, who: int, kinds: list[int] | None = None) -> Flow[None]:
    """Let a faction remove one of its own pieces (of these kinds, if given) to Available."""
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
    """Return True if an Operation has taken place, or still could in at least 1 space after this act."""
    find = op.candidates
    if op.spaces or find is None:
        return True
    return b.trial(act, lambda: bool(find(b, op)))


def finish(b: CoinBoard, op: Operation) -> Flow[None]:
    """Offer a last chance for the Special Activity, immediately after the Operation."""
    if may_interrupt(b, op):
        yield from ask(b, op, "after-operation", b.procedures.cites.special, lambda: [DONE])


def affords(b: CoinBoard, op: Operation, cost: int) -> bool:
    """Return True if the faction can pay for one more space."""
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
    """Return how many of the pieces here did not come in by this Operation: no piece moves twice."""
    count = b.n[column + s]
    if count and op.reached >> s & 1:
        count -= op.arrived.get(column + s, 0)
    return count if count > 0 else 0


def has_fresh(b: CoinBoard, op: Operation, s: int) -> bool:
    """Return True if any Guerrilla here has not marched yet."""
    under, active = b.spec.underground[op.who] + s, b.spec.active[op.who] + s
    if not op.reached >> s & 1:
        return b.n[under] + b.n[active] > 0
    return b.n[under] + b.n[active] > op.arrived.get(under, 0) + op.arrived.get(active, 0)


def fresh(b: CoinBoard, op: Operation, s: int) -> tuple[int, int]:
    """Return how many Underground and Active Guerrillas here have not marched yet. Guerrillas that came in and were
    turned over since have marched too."""
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
