"""8.8.5 Non-player Government: Patrol."""

from __future__ import annotations

from ......coin.general import movable
from ......coin.moving import sources
from ......coin.operation import Operation
from ......coin.spec import LOC
from ......kernel.decision import DONE, Decision, Flow
from ....colombia import Colombia
from ....combat import assault_targets
from ....names import EFFECT, GOVT, INSURGENTS, METEORO, POLICE, POP, RESOURCES, SHADED, TROOPS, UNDERGROUND
from ....s3_operations.patrol import COST
from ...box import Box
from ...mind import Mind
from ...random_spaces import random_loc, random_space
from .outlook import above_control, watch
from .specials import special_activity

Move = tuple[int, int, int]
"""One moving cube: origin, destination and kind."""


class Patrol(Box):
    """8.8.5 Move cubes to LoCs with Guerrillas and to Cities, Police to LoCs of Econ 3, then Assault and use a Special
    Activity."""

    def possible(self, m: Mind) -> bool:
        b, op = m.b, Operation(GOVT, "patrol", special=True)
        if b.n[RESOURCES + GOVT] < COST:
            return False
        if threatened(b, op) or weak_cities(b, op) or unpoliced(b, op):
            return True
        assaults = b.n[EFFECT + METEORO] != SHADED
        return any(b.cubes(s) and (hidden(b, s) or (assaults and assault_targets(b, op, s))) for s in b.spec.locs)

    def special(self, m: Mind, op: Operation) -> str:
        return special_activity(m, op)


def hidden(b: Colombia, s: int) -> bool:
    return any(b.n[UNDERGROUND[f] + s] for f in INSURGENTS)


def is_called_for(b: Colombia) -> bool:
    """8.8.5 Return True if a LoC has an Underground Guerrilla, or more Guerrillas than cubes."""
    return any(hidden(b, s) or b.all_guerrillas(s) > b.cubes(s) for s in b.spec.locs)


def short_of(b: Colombia, s: int) -> int:
    """8.8.5 Return how many cubes a LoC with Guerrillas lacks."""
    guerrillas = b.all_guerrillas(s)
    return max(0, guerrillas + watch(b) - b.cubes(s)) if guerrillas else 0


def may_leave(b: Colombia, op: Operation, column: int, s: int) -> int:
    """8.8.5 Return how many cubes of a kind may still leave. The last of a kind stays in a City or Department, as do
    the cubes a LoC needs against Guerrillas and the only Police of a LoC of Econ 3."""
    count = movable(b, op, column, s)
    if b.spec.kind[s] != LOC:
        return max(0, min(count, b.n[column + s] - 1))
    if b.all_guerrillas(s):
        count = min(count, b.cubes(s) - b.all_guerrillas(s) - watch(b))
    if column == POLICE and b.spec.econ[s] == 3:
        count = min(count, b.n[POLICE + s] - 1)
    return max(0, count)


def cubes_to_spare(b: Colombia, op: Operation, s: int) -> int:
    """8.8.5 Return how many cubes of both kinds together may still leave. A LoC keeps enough against Guerrillas."""
    count = may_leave(b, op, POLICE, s) + may_leave(b, op, TROOPS, s)
    guerrillas = b.all_guerrillas(s) if b.spec.kind[s] == LOC else 0
    return min(count, max(0, b.cubes(s) - guerrillas - watch(b))) if guerrillas else count


def supply(b: Colombia, op: Operation, goal: int) -> int:
    """8.8.5 Return how many cubes could reach a LoC."""
    able = sources(b, goal)
    return sum(cubes_to_spare(b, op, s) for s in range(b.size) if able[s])


def police_in_reach(b: Colombia, op: Operation, goal: int) -> bool:
    """8.8.5 Return True if a Police could reach a LoC."""
    able = sources(b, goal)
    return any(able[s] and may_leave(b, op, POLICE, s) for s in range(b.size))


def threatened(b: Colombia, op: Operation) -> list[int]:
    """8.8.5 Return the LoCs where arriving cubes could match the Guerrillas."""
    return [s for s in b.spec.locs if short_of(b, s) and short_of(b, s) <= supply(b, op, s)]


def unpoliced(b: Colombia, op: Operation) -> list[int]:
    """8.8.5 Return the LoCs of Econ 3 without Police that one could reach."""
    return [s for s in b.spec.locs if b.spec.econ[s] == 3 and not b.n[POLICE + s] and police_in_reach(b, op, s)]


# 8.8.5 Cities


def missing(b: Colombia, s: int) -> tuple[int, int, int]:
    """8.8.5 Return what a City lacks for Government Control and 3 cubes of both kinds: cubes in total, Police,
    Troops."""
    police, troops = int(not b.n[POLICE + s]), int(not b.n[TROOPS + s])
    cubes = max(3 - b.cubes(s), -above_control(b, s), police + troops, 0)
    return cubes, police, troops


def can_give(b: Colombia, op: Operation, column: int, s: int) -> int:
    """8.8.5 Return how many cubes of a kind a space may give to Cities."""
    return min(may_leave(b, op, column, s), _most_given(b, s))


def weak_cities(b: Colombia, op: Operation) -> list[int]:
    """8.8.5 Return the Cities that could be brought to Government Control and 3 cubes of both kinds."""
    found = []
    for s in b.spec.cities:
        cubes, police, troops = missing(b, s)
        if not cubes:
            continue
        able = sources(b, s)
        givers = [x for x in range(b.size) if able[x]]
        polices = sum(can_give(b, op, POLICE, x) for x in givers)
        trooped = sum(can_give(b, op, TROOPS, x) for x in givers)
        both = sum(min(_most_given(b, x), can_give(b, op, POLICE, x) + can_give(b, op, TROOPS, x)) for x in givers)
        if police <= polices and troops <= trooped and cubes <= both:
            found.append(s)
    return found


def _most_given(b: Colombia, s: int) -> int:
    """8.8.5 Return how many cubes a space with Government Control may give: those beyond Control, while it has 4
    cubes."""
    if b.spec.kind[s] == LOC or b.control(s) != GOVT:
        return 0
    return max(0, min(above_control(b, s), b.cubes(s) - 3))


# The next cube to move


def next_move(m: Mind, op: Operation) -> Flow[list[Move]]:
    """8.8.5 Return the next cube to move, by the three steps; an empty list when finished."""
    b = m.b
    m.goals = [s for s in m.goals if (short_of(b, s) if b.spec.kind[s] == LOC else missing(b, s)[0])]
    if not m.goals:
        locs = m.must("loc-short-of-cubes", threatened(b, op), lambda s: True)
        if locs:
            m.goals = [(yield from random_loc(m, locs))]
    if not m.goals:
        cities = m.must("city-short-of-cubes", weak_cities(b, op), lambda s: True)
        if cities:
            cities = m.fewest("fewest-cubes-short", cities, lambda s: missing(b, s)[0])
            cities = m.most("highest-population", cities, lambda s: b.n[POP + s])
            m.goals = [(yield from random_space(m, cities))]
    if m.goals:
        move = yield from _cube_to(m, op, m.goals[0])
        if move:
            return move
        m.goals = []
    locs = m.must("police-to-dear-loc", unpoliced(b, op), lambda s: True)
    if not locs:
        return []
    goal = yield from random_loc(m, locs)
    return (yield from _from_most_cubes(m, op, goal, POLICE))


def _cube_to(m: Mind, op: Operation, goal: int) -> Flow[list[Move]]:
    """8.8.5 Choose Police before Troops: to a LoC from the space with the most cubes, to a City from where the most can
    be spared."""
    b = m.b
    if b.spec.kind[goal] == LOC:
        police = yield from _from_most_cubes(m, op, goal, POLICE)
        return police or (yield from _from_most_cubes(m, op, goal, TROOPS))
    cubes, no_police, no_troops = missing(b, goal)
    kinds = [POLICE] if no_police else [TROOPS] if no_troops and cubes == 1 else [POLICE, TROOPS]
    able = sources(b, goal)
    for column in kinds:
        givers = [s for s in range(b.size) if able[s] and can_give(b, op, column, s)]
        if column == POLICE and no_troops:  # the Troops that the City needs must still be able to come
            barracks = [s for s in range(b.size) if able[s] and can_give(b, op, TROOPS, s)]
            givers = [s for s in givers if barracks != [s] or _most_given(b, s) > 1]
        if givers:
            givers = m.most("most-above-control", givers, lambda s: above_control(b, s))
            return [((yield from random_space(m, givers)), goal, column)]
    return []


def _from_most_cubes(m: Mind, op: Operation, goal: int, column: int) -> Flow[list[Move]]:
    """8.8.5 Take a cube from the space with the most cubes that can reach a LoC."""
    b = m.b
    able = sources(b, goal)
    origins = [s for s in range(b.size) if able[s] and may_leave(b, op, column, s)]
    if not origins:
        return []
    origins = m.most("most-cubes", origins, b.cubes)
    return [((yield from random_space(m, origins)), goal, column)]


def patrol_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.8.5 Return the origin of the next cube."""
    op = m.operation()
    if m.begin(op):
        m.goals = []
    m.rule = "8.8.5"
    move = yield from next_move(m, op)
    if not move or m.b.spec.spaces[move[0][0]] not in d.options:
        return DONE
    m.move = move[0]
    return m.b.spec.spaces[m.move[0]]


def patrol_destination(m: Mind, d: Decision) -> str:
    """8.8.5 Return its destination."""
    name = m.b.spec.spaces[m.move[1]]
    return name if name in d.options else d.options[0]


def patrol_count(m: Mind, d: Decision) -> str:
    """8.8.5 Move one cube at a time."""
    wanted = "1" if d.piece == m.move[2] else "0"
    return wanted if wanted in d.options else d.options[0]


def activate_space(m: Mind, d: Decision) -> str:
    """8.8.5, 8.8.6 Activate in all spaces, one after the other."""
    return d.options[0]


def after_operation(m: Mind, d: Decision) -> str:
    """8.8.7 Use the Special Activity after a Patrol."""
    op = m.operation()
    if op.name != "patrol" or m.finished:
        return DONE
    m.finished = True
    special = special_activity(m, op)
    return special if special in d.options else DONE
