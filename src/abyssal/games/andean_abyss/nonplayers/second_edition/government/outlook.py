"""8.8 Facts behind the Non-player Government's choices: targets, spare Troops, and the results of an Assault."""

from __future__ import annotations

from itertools import permutations

from ......coin.operation import Operation
from ......coin.spec import LOC
from ....colombia import Colombia
from ....combat import assault_cost, assault_targets, barred, exposed_pieces, strength, unprotected
from ....names import (
    ACTIVE,
    BASE,
    EFFECT,
    GOVT,
    INSURGENTS,
    POLICE,
    POP,
    RESOURCES,
    SHADED,
    SPECIAL_FORCES,
    SUPPORT,
    TAPIAS,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
)
from ...mind import Mind


def preferred(b: Colombia) -> list[int]:
    """8.8.3 Return players before Non-players, each in the order FARC, AUC, Cartels."""
    return [f for f in INSURGENTS if b.is_player(f)] + [f for f in INSURGENTS if not b.is_player(f)]


def above_control(b: Colombia, s: int) -> int:
    """8.8.6, 8.8.7 Count the Government pieces beyond those that Government Control needs."""
    return b.government(s) - b.insurgents(s) - 1


def watch(b: Colombia) -> int:
    """6.2 Return how many more cubes than Guerrillas keep a LoC safe: 1 with 7th Special Forces shaded, otherwise 0."""
    return 1 if b.n[EFFECT + SPECIAL_FORCES] == SHADED else 0


def spare_troops(b: Colombia, s: int) -> int:
    """8.8.6 Return how many Troops may leave. Government Control stays, as do 3 cubes at Support and as many cubes as
    Guerrillas on LoCs."""
    troops = b.n[TROOPS + s]
    if b.spec.kind[s] == LOC:
        guerrillas = b.all_guerrillas(s)
        return min(troops, b.cubes(s) - guerrillas - watch(b)) if guerrillas else troops
    if b.control(s) == GOVT:
        troops = min(troops, above_control(b, s))
    if b.n[SUPPORT + s] > 0:
        troops = min(troops, b.cubes(s) - 3)
    return max(0, troops)


# 8.8.3 Results of an Assault in a space, including `extra` Troops.


def hits(b: Colombia, s: int, extra: int = 0) -> int:
    """3.2.4 Return how many pieces the cubes there could remove."""
    return strength(b, s, b.n[TROOPS + s] + extra, b.n[POLICE + s])


def bases_gone(b: Colombia, s: int, order: list[int], left: int) -> int:
    """3.2.4 Return how many Bases `left` hits would remove if the factions are hit in this order."""
    gone, n = 0, b.n
    for f in order:
        active = min(left, n[ACTIVE[f] + s])
        left -= active
        if active == n[ACTIVE[f] + s] and not n[UNDERGROUND[f] + s]:
            bases = min(left, n[BASE[f] + s])
            left -= bases
            gone += bases
    return gone


def best_order(b: Colombia, op: Operation, s: int, left: int) -> list[int]:
    """8.8.3 Return the order of factions in which `left` hits remove the most Bases; the preferred order among
    equals."""
    victims = [f for f in preferred(b) if f in unprotected(b, op)]
    if not any(b.n[BASE[f] + s] for f in victims):
        return victims
    found = [list(order) for order in permutations(victims)]
    return max(found, key=lambda order: bases_gone(b, s, order, left))


def most_bases(b: Colombia, op: Operation, s: int, extra: int = 0) -> int:
    """8.8.3 Return the most Bases that the Assault could remove."""
    left = hits(b, s, extra)
    return bases_gone(b, s, best_order(b, op, s, left), left)


def pieces_gone(b: Colombia, op: Operation, s: int, extra: int = 0) -> int:
    """8.8.3 Return how many Insurgent pieces the Assault would remove."""
    return min(hits(b, s, extra), sum(exposed_pieces(b, f, s) for f in unprotected(b, op)))


def guerrillas_gone(b: Colombia, op: Operation, s: int) -> int:
    """8.8.3 Return the most Guerrillas that the Assault could remove."""
    return min(hits(b, s), sum(b.n[ACTIVE[f] + s] for f in unprotected(b, op)))


def control_added(b: Colombia, op: Operation, s: int, extra: int = 0) -> int:
    """8.8.3 Return the Population plus 1 of a space that would come under Government Control, otherwise 0."""
    gone = pieces_gone(b, op, s, extra)
    if not gone or b.spec.kind[s] == LOC or b.control(s) == GOVT:
        return 0
    return b.n[POP + s] + 1 if b.government(s) + extra > b.insurgents(s) - gone else 0


def shipments_gone(b: Colombia, op: Operation, s: int, extra: int = 0) -> int:
    """8.8.3, 4.5.3 Return how many Shipments the Assault would remove: all if no Guerrilla is left to take them,
    otherwise none."""
    held = sum(len(b.shipments_of(f, s)) for f in INSURGENTS)
    if not held or any(b.n[UNDERGROUND[f] + s] for f in INSURGENTS):
        return 0
    exposed = sum(b.n[ACTIVE[f] + s] for f in unprotected(b, op))
    return held if exposed == b.all_guerrillas(s) and hits(b, s, extra) >= exposed else 0


def last_gone(b: Colombia, op: Operation, s: int, extra: int = 0) -> int:
    """8.8.3 Return 1 if the space would lose its last Insurgent piece, otherwise 0."""
    pieces = b.insurgents(s)
    return 1 if pieces and pieces_gone(b, op, s, extra) == pieces else 0


def player_base_gone(b: Colombia, op: Operation, s: int) -> bool:
    """8.8.3 Return True if the Assault could remove a player's Base."""
    n = b.n
    return any(
        b.is_player(f) and n[BASE[f] + s] and not n[UNDERGROUND[f] + s] and hits(b, s) > n[ACTIVE[f] + s]
        for f in unprotected(b, op)
    )


def assault_spaces(b: Colombia, op: Operation) -> list[int]:
    """8.8.3 Return the spaces where an Assault removes something: Cities and Departments, and LoCs with Tapias (3)
    unshaded."""
    roads = b.n[EFFECT + TAPIAS] == UNSHADED
    return [
        s
        for s in b.spaces_with_either(TROOPS)
        if (roads or b.spec.kind[s] != LOC) and not barred(b, op, s) and assault_targets(b, op, s)
    ]


def selected_spaces(b: Colombia, op: Operation) -> list[int]:
    """8.8.3, 8.8.7 Return the Cities and Departments that the Assault is about to select, best first, as many as it can
    pay for. Where equal spaces compete for the last place, all of them are returned."""
    lands = [s for s in assault_spaces(b, op) if b.spec.kind[s] != LOC]
    ranks = {s: _rank(b, op, s) for s in lands}
    lands.sort(key=lambda s: ranks[s], reverse=True)
    most = assault_budget(b)
    if not most or len(lands) <= most:
        return lands if most else []
    return [s for s in lands if ranks[s] >= ranks[lands[most - 1]]]


def _rank(b: Colombia, op: Operation, s: int) -> tuple[int, int, int, int]:
    """8.8.3 Rate a space for Assault: the first aim it reaches and how far, its Population, and whose pieces go."""
    order = preferred(b)
    whose = -min(order.index(f) for f in struck(b, op, s))
    for step, aim in enumerate((most_bases, control_added, shipments_gone, last_gone)):
        reached = aim(b, op, s)
        if reached:
            return -step, reached, b.n[POP + s], whose
    return -4, pieces_gone(b, op, s), b.n[POP + s], whose


def by_rank(m: Mind, op: Operation, spaces: list[int], extra: int = 0) -> list[int]:
    """8.8.3 Keep the highest Population, then where players' pieces are removed before Non-players', then FARC, AUC,
    Cartels."""
    b = m.b
    spaces = m.most("highest-population", spaces, lambda s: b.n[POP + s])
    if len(spaces) < 2:
        return spaces
    order = preferred(b)
    return m.fewest("players-first", spaces, lambda s: min(order.index(f) for f in struck(b, op, s, extra)))


def struck(b: Colombia, op: Operation, s: int, extra: int = 0) -> list[int]:
    """8.8.3 Return the factions that an Assault would remove pieces from, in the order it hits them."""
    left, found = hits(b, s, extra), []
    for f in best_order(b, op, s, left):
        exposed = exposed_pieces(b, f, s)
        if left and exposed:
            found.append(f)
        left -= min(left, exposed)
    return found or INSURGENTS


def assault_budget(b: Colombia) -> int:
    """8.8.3 Return the most spaces the Assault can pay for, with at most 9 Resources; only one with Tapias (3)
    shaded."""
    most = min(9, b.n[RESOURCES + GOVT]) // assault_cost(b)
    return min(1, most) if b.n[EFFECT + TAPIAS] == SHADED else most
