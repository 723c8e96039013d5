"""3.2.3 Sweep."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, ask, enter, finish, movable, pay, select
from ....coin.moving import activate_guerrillas, activate_in_turn, within_one_loc
from ....coin.operation import Operation
from ....coin.spec import LOC
from ....coin.verbs import pick_number
from ....kernel.decision import DONE, Decision, Flow
from ..afghanistan import Afghanistan
from ..capabilities import scout, slip_away
from ..combat import may_use_government
from ..moving import Convoys, note_entry, pay_dues
from ..names import (
    COALITION,
    COALITION_TROOPS,
    CUBES,
    GOVERNMENT,
    INSURGENTS,
    ISR,
    NATO,
    SHADED,
    TROOPS,
)

COST: Final = 3
NATO_SPACES: Final = 2


def candidates(b: Afghanistan, op: Operation) -> list[int]:
    """3.2.3 Kabul or Provinces of Afghanistan; with NATO (17, shaded) at most 2 for the Coalition."""
    if op.who == GOVERNMENT and not affords(b, op, COST):
        return []
    if op.who == COALITION and b.in_force(NATO) == SHADED and len(op.spaces) >= NATO_SPACES:
        return []
    return op.selectable_of(b.afghan)


def can_sweep(b: Afghanistan, op: Operation) -> bool:
    """A Sweep needs only Resources; the Coalition's starts free of charge."""
    return op.who == COALITION or affords(b, op, COST) if op.only is None else bool(candidates(b, op))


def sweep(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.2.3 Move Troops into the selected spaces, then Activate Guerrillas there."""
    roads: list[int] = []
    convoys = Convoys(b, op, op.convoys)
    op.origins = origins_of
    while (s := (yield from select(b, op, "sweep-space", "3.2.3", candidates))) >= 0:
        enter(b, op, s, COST if op.who == GOVERNMENT else 0)
        yield from _move_in(b, op, s, roads, convoys)
    yield from convoys.explode(b)
    if op.who == GOVERNMENT:
        pay_dues(b, roads)
    yield from activate_in_turn(b, op, op.spaces, lambda s: eyes(b, op, s), "3.2.3", INSURGENTS)
    yield from scout(b, op)
    yield from slip_away(b, op)
    yield from finish(b, op)


def routes(b: Afghanistan, origin: int, goal: int) -> list[int]:
    """3.2.3 Routes into a selected space: straight from an adjacent one (the goal itself), or over one adjacent LoC
    without Sabotage."""
    around = b.spec.adjacent[origin]
    found = [goal] if goal in around else []
    return found + [
        x
        for x in b.spec.adjacent[goal]
        if b.spec.kind[x] == LOC and x != origin and x in around and not b.blocks_way(x)
    ]


def origins_of(b: Afghanistan, op: Operation, goal: int) -> list[int]:
    """3.2.3 Return the spaces from which Troops could move into this one."""
    column = COALITION_TROOPS if op.who == COALITION else TROOPS
    return [s for s in within_one_loc(b, goal) if b.n[column + s] and movable(b, op, column, s)]


def _move_in(b: Afghanistan, op: Operation, goal: int, roads: list[int], convoys: Convoys) -> Flow[None]:
    """Move Troops into a space. Moves are simultaneous: Troops that came in by this Sweep do not move on."""
    column = COALITION_TROOPS if op.who == COALITION else TROOPS
    paid = False
    near = within_one_loc(b, goal)  # No Special Activity that can come in between adds or removes Sabotage.

    def origins() -> list[str]:
        found = [b.spec.spaces[s] for s in near if b.n[column + s] and movable(b, op, column, s)]
        found.append(DONE)
        return found

    while len(origins()) > 1:
        choice = yield from ask(b, op, "sweep-origin", "3.2.3", origins, space=goal)
        if choice == DONE:
            return
        origin = b.spec.space_index[choice]
        road = yield from _route(b, op, origin, goal, convoys)
        most = movable(b, op, column, origin)
        count = yield from pick_number(
            b, op.who, "move-count", "3.2.3", 1, most, space=goal, origin=origin, piece=column
        )
        allies = 0
        if op.who == COALITION and may_use_government(b) and (paid or affords(b, op, COST)):
            most = min(count, movable(b, op, TROOPS, origin))
            allies = yield from pick_number(
                b, op.who, "move-count", "3.2.3", 0, most, space=goal, origin=origin, piece=TROOPS
            )
            if allies and not paid:
                pay(b, op, COST)
                paid = True
        if road != goal and road not in roads:
            roads.append(road)
        for kind, moving in ((column, count), (TROOPS, allies)):
            if moving:
                op.arrive(kind, goal, b.move(kind, origin, goal, moving))
                note_entry(b, op, kind, origin, goal, moving)
                convoys.pass_by([road] if road != goal else [], kind, goal, moving)


def _route(b: Afghanistan, op: Operation, origin: int, goal: int, convoys: Convoys) -> Flow[int]:
    """Choose a group's route. Ask only if Guerrillas on a LoC make a difference: for the Government's dues, or for
    Roadside IEDs (23)."""
    ways = routes(b, origin, goal)
    matters = op.who == GOVERNMENT or convoys.watched
    if len(ways) == 1 or not (matters and any(x != goal and b.all_guerrillas(x) for x in ways)):
        return ways[0]
    names = [b.spec.spaces[x] for x in ways]
    if ways[0] == goal:
        names[0] = "direct"
    choice = yield Decision(op.who, "sweep-route", "3.2.3", names, space=goal, origin=origin)
    return goal if choice == "direct" else b.spec.space_index[choice]


def sweep_space(b: Afghanistan, op: Operation, s: int) -> Flow[None]:
    """3.2.3 Activate Guerrillas in one space."""
    yield from activate_guerrillas(b, op.who, s, eyes(b, op, s), "3.2.3", INSURGENTS)


def eyes(b: Afghanistan, op: Operation, s: int) -> int:
    """3.2.3 Number of Guerrillas a Sweep finds: the Government 1 for each of its cubes; the Coalition, if it has a
    piece there, 1 for each cube of either faction. With ISR (1, shaded) cubes that came in this turn do not count."""
    if op.who == GOVERNMENT:
        return b.government_cubes(s)
    if not b.count(COALITION, s):
        return 0
    columns = CUBES if may_use_government(b) else [COALITION_TROOPS]
    found = sum([b.n[column + s] for column in columns])
    if b.in_force(ISR) == SHADED:
        found -= sum([min(b.n[column + s], op.entered.get(column + s, 0)) for column in columns])
    return found
