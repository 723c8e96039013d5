"""3.1, 4.1: what all Operations share. Selecting spaces, paying, and what may come in between.

Special Activities "before, during or after" (4.1) and taking back one's own pieces (1.4.1) are added here to every
question of an Operation, so that no Operation has to think of them.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.decision import DONE, NOWHERE, Decision, Flow
from ...kernel.verbs import pick_piece, pick_space
from . import s4_special
from .colombia import Colombia
from .names import ACTIVE, RESOURCES, UNDERGROUND, S
from .operation import Operation
from .s4_special.first import possible_now
from .shipments import kill

TAKE_BACK = "take_back"


def ask(
    b: Colombia,
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
        choice = yield Decision(
            op.who,
            kind,
            rule,
            lambda: interruptions(b, op, options()),
            space=space,
            origin=origin,
            number=-1 if number is None else number(),
            open=True,
        )
        if choice == TAKE_BACK:
            yield from take_back(b, op.who)
        elif op.special and choice in s4_special.BY_NAME:
            yield from s4_special.execute(b, op, choice)
        else:
            return choice


def interruptions(b: Colombia, op: Operation, options: list[str]) -> list[str]:
    """Adds to the options: 4.1 the Special Activities that could come now; 1.4.1 taking back own pieces."""
    if op.special and not op.used:
        options += s4_special.possible(b, op)
    if may_take_back(b, op.who):
        options.append(TAKE_BACK)
    return options


def may_interrupt(b: Colombia, op: Operation) -> bool:
    """4.1 Whether a Special Activity could come now."""
    return op.special and not op.used and bool(s4_special.possible(b, op))


def removes_own(b: Colombia, who: int) -> bool:
    """1.4.1 Taking back own pieces is for player factions that execute; second edition: only in their own turn."""
    return b.options.is_player[who] and not (b.options.second_edition and b.executing != who)


def may_take_back(b: Colombia, who: int) -> bool:
    """1.4.1 Whether a faction may take back a piece. It is a question which one it could spare only with hardly any, or
    where a Special Activity has to find the Resources for its Operation first (4.1)."""
    if not removes_own(b, who):
        return False
    op, own = b.operation, b.spec.own[who]
    begun = op is not None and op.begun()
    if not begun or b.n[RESOURCES + who]:
        needed = 0 if op is None else len(op.owed) + int(begun)
        for column in own:
            for s in range(S):
                needed -= b.n[column + s]
                if needed < 0:
                    return True
    return any(_spare(b, column, s) for column in own for s in range(S))


def take_back(b: Colombia, who: int, kinds: list[int] | None = None) -> Flow[None]:
    """1.4.1 Remove one of one's own pieces (of these kinds, if only they will do) to Available."""
    own = b.spec.own[who] if kinds is None else kinds
    spaces = [s for s in range(S) if any(_spare(b, column, s) for column in own)]
    s = yield from pick_space(b, who, "take-back-space", "1.4.1", spaces)
    if s < 0:
        return
    columns = [column for column in own if _spare(b, column, s)]
    column = yield from pick_piece(b, who, "take-back-piece", "1.4.1", columns, space=s)
    yield from kill(b, column, s, 1, own=True)
    if b.operation is not None:
        b.operation.leave(b.n, column + s, b.other_side(column) + s)


def _spare(b: Colombia, column: int, s: int) -> int:
    """Own pieces that may be taken back: not the last Guerrilla for a Terror that is promised here (4.3.3, 4.4.2), nor
    one without which an Operation that has begun could take place nowhere (3.1)."""
    op, count = b.operation, b.n[column + s]
    if not count or op is None:
        return count
    if s in op.owed and column == UNDERGROUND[op.who]:
        return count - 1
    feasible = op.feasible
    if op.begun() and feasible is not None and feasible() and not b.trial(lambda: b.remove(column, s), feasible):
        return 0
    return count


def select(b: Colombia, op: Operation, kind: str, rule: str, candidates: Callable[[], list[int]]) -> Flow[int]:
    """3.1 One more space for the Operation, or NOWHERE when the faction is done with it.

    It must have taken place in at least 1 space, if need be with a Special Activity before that makes it possible
    (4.1), and wherever that Special Activity promised it (4.3.3, 4.4.2).
    """
    op.candidates = candidates
    if op.feasible is None:
        op.feasible = lambda: possible_now(op) or s4_special.enables(b, op)

    def options() -> list[str]:
        names = b.spec.spaces
        found = [names[s] for s in candidates()]
        if (op.spaces and not op.owed) or (not found and not s4_special.enables(b, op)):
            found.append(DONE)
        return found

    choice = yield from ask(b, op, kind, rule, options)
    return NOWHERE if choice == DONE else b.spec.space_index[choice]


def finish(b: Colombia, op: Operation) -> Flow[None]:
    """4.1 A last chance for the Special Activity, immediately after the Operation."""
    if may_interrupt(b, op):
        yield from ask(b, op, "after-operation", "4.1", lambda: [DONE])


def affords(b: Colombia, op: Operation, cost: int) -> bool:
    """3.1 Can the faction pay for one more space?"""
    return op.free or b.n[RESOURCES + op.who] >= cost


def pay(b: Colombia, op: Operation, cost: int) -> None:
    """3.1 Pay Resources, unless the Operation is free (3.1.2)."""
    if cost and not op.free:
        b.gain(op.who, -cost)
        op.paid += cost


def enter(b: Colombia, op: Operation, s: int, cost: int = 0) -> None:
    """3.1 Select a space and pay for it."""
    op.spaces.append(s)
    if s in op.owed:
        op.owed.remove(s)
    b.log("select", s)
    pay(b, op, cost)


def movable(b: Colombia, op: Operation, column: int, s: int) -> int:
    """How many of the pieces here have not come in by this Operation: no piece moves twice (3.2.3, 3.3.2)."""
    count = b.n[column + s]
    if count and op.arrived:
        count -= op.arrived.get(column + s, 0)
    return count if count > 0 else 0


def fresh(b: Colombia, op: Operation, s: int) -> tuple[int, int]:
    """3.3.2 How many Underground and Active Guerrillas here have not marched yet. Those that came in and were turned
    over since have marched all the same."""
    hidden, active = b.n[UNDERGROUND[op.who] + s], b.n[ACTIVE[op.who] + s]
    if not op.arrived:
        return hidden, active
    came_hidden = op.arrived.get(UNDERGROUND[op.who] + s, 0)
    came_active = op.arrived.get(ACTIVE[op.who] + s, 0)
    if came_hidden > hidden:
        came_active += came_hidden - hidden
        came_hidden = hidden
    elif came_active > active:
        came_hidden += came_active - active
        came_active = active
    return max(0, hidden - came_hidden), max(0, active - came_active)
