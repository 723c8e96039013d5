"""3.3.2 March."""

from __future__ import annotations

from ....coin.general import affords, ask, enter, fresh, has_fresh, select
from ....coin.operation import Operation
from ....coin.spec import LOC
from ....coin.verbs import pick_number
from ....kernel.decision import DONE, Flow
from ..colombia import Colombia
from ..names import ACTIVE, AUC, ECUADOR, FARC, OPEN, SUPPORT, UNDERGROUND
from ..shipments import laden, take_along


def price(b: Colombia, s: int) -> int:
    """3.3.2 Entering a City or Department costs 1 Resource, a LoC nothing."""
    return 0 if b.spec.kind[s] == LOC else 1


def ready(b: Colombia, op: Operation, spaces: list[int]) -> list[int]:
    """Return the spaces with Guerrillas that have not marched yet."""
    n, under, active, reached = b.n, UNDERGROUND[op.who], ACTIVE[op.who], op.reached
    return [s for s in spaces if (n[under + s] or n[active + s]) and (not reached >> s & 1 or has_fresh(b, op, s))]


def candidates(b: Colombia, op: Operation) -> list[int]:
    """3.3.2 Return the spaces next to Guerrillas that could march in."""
    near = b.spec.beside(ready(b, op, b.camps(op.who)), b.spaces_with(OPEN)) if op.reached else b.beside_camps(op.who)
    spaces = op.selectable_of(near)
    if not affords(b, op, 1):
        spaces = [s for s in spaces if b.spec.kind[s] == LOC]
    if not spaces or spaces[-1] < ECUADOR:
        return spaces
    # Only a foreign country can be full (1.3.5, 1.4.2).
    return [s for s in spaces if s < ECUADOR or b.room(UNDERGROUND[op.who], s)]


def can_march(b: Colombia, op: Operation) -> bool:
    if op.only is None and affords(b, op, 1):
        return bool(b.camps(op.who))  # Every space borders Colombia, and only a foreign country can be full.
    return bool(candidates(b, op))


def march(b: Colombia, op: Operation) -> Flow[None]:
    """3.3.2 Move Guerrillas into adjacent spaces, one group from each origin to each destination."""
    while (s := (yield from select(b, op, "march-space", "3.3.2", candidates))) >= 0:
        enter(b, op, s, price(b, s))
        yield from _groups(b, op, s)


def _groups(b: Colombia, op: Operation, goal: int) -> Flow[None]:
    came: list[int] = []

    def origins() -> list[str]:
        found = [b.spec.spaces[s] for s in _origins(b, op, goal, came)]
        return [*found, DONE] if came or not found else found

    while _origins(b, op, goal, came):
        choice = yield from ask(b, op, "march-origin", "3.3.2", origins, space=goal)
        if choice == DONE:
            return
        origin = b.spec.space_index[choice]
        came.append(origin)
        yield from _march_group(b, op, origin, goal)


def _origins(b: Colombia, op: Operation, goal: int, came: list[int]) -> list[int]:
    """3.3.2 Return the spaces from which another group could march to `goal`. Each origin sends one group."""
    if goal >= ECUADOR and not b.room(UNDERGROUND[op.who], goal):
        return []
    return [s for s in ready(b, op, b.spec.adjacent[goal]) if s not in came]


def _march_group(b: Colombia, op: Operation, origin: int, goal: int) -> Flow[None]:
    """3.3.2 Move one group: ask how many Guerrillas leave, then check whether they arrive Active."""
    who = op.who
    under, active = UNDERGROUND[who], ACTIVE[who]
    room = b.room(under, goal)
    hidden, seen = fresh(b, op, origin)
    hidden = min(hidden, room)
    first = yield from pick_number(
        b, who, "move-count", "3.3.2", 0 if seen else 1, hidden, space=goal, origin=origin, piece=under, faction=who
    )
    second = yield from pick_number(
        b, who, "move-count", "3.3.2", 0 if first else 1, min(seen, room - first), space=goal, origin=origin,
        piece=active, faction=who,
    )  # fmt: skip
    noticed = activates(b, who, first + second, goal)
    cargo = laden(b, who, origin, first, second)
    moved = b.move(under, origin, goal, first, active if noticed else under)
    op.arrive(active if noticed else under, goal, moved)
    op.arrive(active, goal, b.move(active, origin, goal, second))
    yield from take_along(b, who, origin, goal, "3.3.2", cargo)


def activates(b: Colombia, who: int, group: int, goal: int) -> bool:
    """3.3.2 Return True if the group turns Active: on LoCs and where there is Support (for AUC also Opposition), if
    Guerrillas plus cubes exceed 3.

    FARC Guerrillas count as cubes against AUC.
    """
    level = b.n[SUPPORT + goal]
    if b.spec.kind[goal] != LOC and level <= 0 and not (who == AUC and level < 0):
        return False
    eyes = b.cubes(goal) + (b.guerrillas(FARC, goal) if who == AUC else 0)
    return group + eyes > 3
