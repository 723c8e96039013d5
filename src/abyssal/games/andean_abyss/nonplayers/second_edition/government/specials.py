"""8.8.7 Special Activity of the Non-player Government."""

from __future__ import annotations

from collections.abc import Callable

from ......coin.operation import Operation
from ......coin.spec import LOC, RURAL
from ......kernel.decision import NOWHERE, Decision, Flow
from ....colombia import Colombia
from ....combat import barred
from ....names import (
    AUC,
    BASE,
    BASES_POOL,
    CARTELS,
    CARTELS_BASE,
    FARC,
    GOVT,
    GOVT_BASE,
    INSURGENTS,
    OPEN,
    POLICE,
    POP,
    SUPPORT,
    TROOPS,
)
from ....s4_special.air_lift import can_air_lift, is_destination, is_origin, limit
from ....s4_special.air_strike import can_air_strike, is_target
from ....s4_special.eradicate import fields as eradicable
from ...mind import Mind
from ...random_spaces import random_space
from .civic import civic_spaces, could_build_support, needed_cubes, shift_gain
from .outlook import (
    above_control,
    by_rank,
    control_added,
    last_gone,
    most_bases,
    preferred,
    selected_spaces,
    shipments_gone,
)
from .sweeping import best_sweeps, can_activate, can_control

MANY_BASES = 8

Aim = Callable[[Colombia, Operation, int, int], int]
"""A function that rates an Assault in a space with this many additional Troops."""


def special_activity(m: Mind, op: Operation) -> str:
    """8.8.7 Return the first possible activity and remember its targets; "" if there is none.

    The order is Eradicate (against a Cartels player with 8 Bases), Air Strike, Air Lift, Eradicate.
    """
    b = m.b
    m.rule = "8.8.7"
    m.aims = []
    cartels = b.is_player(CARTELS) and b.bases_on_map(CARTELS) >= MANY_BASES
    if m.asks("cartels-player-eight", cartels) and _eradicate(m, op):
        return "eradicate"
    if op.name != "train" and settle_strike(m, op):
        return "air_strike"
    if _air_lift(m, op):
        return "air_lift"
    if _eradicate(m, op):
        return "eradicate"
    m.says("no-special")
    return ""


# Eradicate


def _eradicate(m: Mind, op: Operation) -> bool:
    """8.8.7 Aim where Eradicate removes the most Cartels Bases, except in spaces that the Assault is about to select;
    then the smallest Population, then Opposition."""
    b = m.b
    taken = selected_spaces(b, op) if op.name == "assault" else []
    fields = [s for s in eradicable(b, op) if b.n[CARTELS_BASE + s] and s not in taken]
    fields = m.most("most-cartels-bases", fields, lambda s: b.n[CARTELS_BASE + s])
    fields = m.fewest("smallest-population", fields, lambda s: b.n[POP + s])
    if len(fields) > 1:
        fields = m.prefer("at-opposition", fields, lambda s: b.n[SUPPORT + s] < 0)
    m.aims = fields
    return bool(fields)


def eradicate(m: Mind, d: Decision) -> Flow[str]:
    """8.8.7 Eradicate in a planned space."""
    m.rule = "8.8.7"
    spaces = m.offered(d, m.aims) or m.offered(d, m.b.spec.lands)
    return m.b.spec.spaces[(yield from random_space(m, spaces))]


def eradicate_shift(m: Mind, d: Decision) -> Flow[str]:
    """8.4.3 Choose the smallest shift: the least Total Support lost, then the least Opposition gained."""
    b, index = m.b, m.b.spec.space_index
    m.rule = "8.4.3"
    spaces = [index[name] for name in d.options]
    spaces = m.fewest("least-support-lost", spaces, lambda s: b.n[POP + s] if b.n[SUPPORT + s] > 0 else 0)
    spaces = m.fewest("least-opposition-gained", spaces, lambda s: b.n[POP + s] if b.n[SUPPORT + s] <= 0 else 0)
    return b.spec.spaces[(yield from random_space(m, spaces))]


# Air Strike


def settle_strike(m: Mind, op: Operation) -> bool:
    """8.8.7 Aim at a player's AUC Base, a player's FARC Base, or the last Insurgent piece of a space: first on the LoC
    of the highest Econ, then in the Department of the highest Population.

    An Assault then takes what the Air Strike leaves.
    """
    b = m.b
    if not can_air_strike(b, op):
        return False
    targets = [s for s in range(b.size) if is_target(b, op, s)]
    if b.is_player(AUC):
        spaces = m.must("player-auc-base", targets, lambda s: _bare_base(b, AUC, s))
        if spaces:
            return _aim_at(m, spaces, AUC)
    if b.is_player(FARC):
        spaces = m.must("player-farc-base", targets, lambda s: _bare_base(b, FARC, s))
        if spaces:
            return _aim_at(m, spaces, FARC)
    last = [s for s in targets if b.insurgents(s) == 1]
    roads = m.must("last-on-loc", last, lambda s: b.spec.kind[s] == LOC)
    if roads:
        roads = m.most("highest-econ", roads, lambda s: b.spec.econ[s])
        return _aim_at(m, _players_first(m, roads), -1)
    lands = m.must("last-in-department", last, lambda s: b.spec.kind[s] == RURAL)
    lands = m.most("highest-population", lands, lambda s: b.n[POP + s])
    return bool(lands) and _aim_at(m, _players_first(m, lands), -1)


def _bare_base(b: Colombia, faction: int, s: int) -> bool:
    """4.2.2 Return True if a faction has a Base here and no Guerrillas."""
    return b.n[BASE[faction] + s] > 0 and not b.guerrillas(faction, s)


def _players_first(m: Mind, spaces: list[int]) -> list[int]:
    b = m.b
    if len(spaces) < 2:
        return spaces
    return m.prefer("players-first", spaces, lambda s: any(b.is_player(f) and b.count(f, s) for f in INSURGENTS))


def _aim_at(m: Mind, spaces: list[int], faction: int) -> bool:
    m.aims = spaces
    m.victim = faction
    return True


def air_strike(m: Mind, d: Decision) -> Flow[str]:
    """8.8.7 Strike a planned space; in an Event, by the same order."""
    m.rule = "8.8.7"
    if m.b.operation is None:
        m.victim = -1
        settle_strike(m, Operation(GOVT, "sweep", free=True, event=True))
    spaces = m.offered(d, m.aims) or m.offered(d, list(range(m.b.size)))
    return m.b.spec.spaces[(yield from random_space(m, spaces))]


def air_strike_target(m: Mind, d: Decision) -> str:
    """8.8.7 Hit the planned faction, otherwise players before Non-players, FARC, AUC, Cartels."""
    names = m.b.spec.factions
    if m.victim >= 0 and names[m.victim] in d.options:
        return names[m.victim]
    return next(names[f] for f in preferred(m.b) if names[f] in d.options)


# Air Lift


def _air_lift(m: Mind, op: Operation) -> bool:
    """8.8.7 Plan an Air Lift from where the most Troops can be spared to where they serve an aim, with as many as may
    go."""
    b = m.b
    if not can_air_lift(b, op):
        return False
    origins = [s for s in b.spec.lands if is_origin(b, op, s)]
    origins = m.limit("four-cubes-and-control", origins, lambda s: b.cubes(s) >= 4 and b.control(s) == GOVT)
    origins = m.must("troops-to-spare", origins, lambda s: spare(b, op, s) > 0)
    origins = m.most("most-troops-to-spare", origins, lambda s: spare(b, op, s))
    if len(origins) > 1:
        origins = m.prefer("no-base-to-build", origins, lambda s: not could_build(b, s))
    if op.name == "sweep" and len(origins) > 1:
        origins = [s for s in origins if _sweeps_gained(b, op, *_flight(b, op, s))] or origins
    if not origins:
        return False
    origin = origins[0]
    goals = _goals(m, op, origin)
    if not goals:
        return False
    m.aims = [s for s in origins if s not in goals] or [origin]
    m.goals = goals
    m.move = (origin, NOWHERE, 0)
    return True


def _flight(b: Colombia, op: Operation, origin: int) -> tuple[list[int], int, int]:
    """8.8.7 Return where Troops could go to serve the Operation, their origin, and how many."""
    lands = [s for s in b.spec.lands if is_destination(b, op, origin, s) and not barred(b, op, s)]
    return lands, origin, min(limit(b), spare(b, op, origin))


def spare(b: Colombia, op: Operation | None, s: int) -> int:
    """8.8.7 Count the Troops beyond those that Government Control needs and, in the Train space where Civic Action is
    to follow, those that it needs."""
    most = min(b.n[TROOPS + s], above_control(b, s))
    if op is not None and op.name == "train" and civic_spaces(b, op.spaces) == [s]:
        most = min(most, b.n[TROOPS + s] - needed_cubes(b))
    return most


def could_build(b: Colombia, s: int) -> bool:
    """8.8.7 Return True if the Government would build a Base here: a Department with room and none of its own, and one
    Available."""
    return b.spec.kind[s] == RURAL and not b.n[GOVT_BASE + s] and b.room_after_trade(s) and b.n[BASES_POOL[GOVT]] > 0


def could_become_site(b: Colombia, s: int, count: int) -> bool:
    """8.8.7, 8.8.4 Return True if `count` Troops would let a Train build a Base here: Population, and 5 cubes with
    them."""
    return b.n[POP + s] > 0 and could_build(b, s) and b.cubes(s) < 5 <= b.cubes(s) + count


def _goals(m: Mind, op: Operation, origin: int) -> list[int]:
    """8.8.7 Return the destinations, by the accompanying Operation."""
    b = m.b
    allowed, _, count = _flight(b, op, origin)
    lands = [s for s in b.spec.lands if is_destination(b, op, origin, s)]
    if op.name == "assault":
        return _for_assault(m, op, allowed, count) or _alone(m, lands)
    if op.name == "sweep":
        return _for_sweep(m, op, allowed, origin, count) or _alone(m, lands)
    goals = m.must(
        "enable-civic-action", lands, lambda s: could_build_support(b, s, count) and not could_build_support(b, s, 0)
    )
    if goals:
        return m.most("largest-shift", goals, lambda s: shift_gain(b, s))
    goals = m.must("enable-base", lands, lambda s: could_become_site(b, s, count))
    if goals:
        return m.most("highest-population", goals, lambda s: b.n[POP + s])
    goals = _alone(m, lands)
    if goals:
        return goals
    goals = m.must("control-added", lands, lambda s: b.n[POP + s] > 0 and _gains_control(b, s, count))
    return m.most("highest-population", goals, lambda s: b.n[POP + s])


def _gains_control(b: Colombia, s: int, count: int) -> bool:
    return bool(b.n[OPEN + s]) and b.control(s) != GOVT and above_control(b, s) + count >= 0


def _alone(m: Mind, lands: list[int]) -> list[int]:
    """8.8.7 Keep the spaces with Police but no Troops."""
    b = m.b
    return m.must("police-alone", lands, lambda s: b.n[POLICE + s] > 0 and not b.n[TROOPS + s])


def _for_assault(m: Mind, op: Operation, lands: list[int], count: int) -> list[int]:
    """8.8.7 Return the Assault's best spaces that lack cubes: Troops would let it remove a Base, add Control, remove a
    Shipment, or remove the last piece."""
    goals = (
        _short_for(m, op, "lift-for-base", lands, count, most_bases)
        or _short_for(m, op, "lift-for-control", lands, count, control_added)
        or _short_for(m, op, "lift-for-shipment", lands, count, shipments_gone)
        or _short_for(m, op, "lift-for-last-piece", lands, count, last_gone)
    )
    return by_rank(m, op, goals, count)


def _short_for(m: Mind, op: Operation, reason: str, lands: list[int], count: int, aim: Aim) -> list[int]:
    """Return the spaces where `count` more Troops improve an aim, and of these the best."""
    b = m.b
    reached = {s: aim(b, op, s, count) for s in lands}
    gains = [s for s in lands if reached[s] > aim(b, op, s, 0)]
    top = max((reached[s] for s in gains), default=0)
    return m.must(reason, lands, lambda s: s in gains and reached[s] == top)


def _for_sweep(m: Mind, op: Operation, lands: list[int], origin: int, count: int) -> list[int]:
    """8.8.7 Return the Sweep's best spaces that lack cubes: Troops would let it Activate all Guerrillas or, if nowhere,
    add Control."""
    found = _sweeps_gained(m.b, op, lands, origin, count)
    goals = m.must("lift-for-sweep", lands, lambda s: s in found)
    return best_sweeps(m, goals) if goals else goals


def _sweeps_gained(b: Colombia, op: Operation, lands: list[int], origin: int, count: int) -> list[int]:
    """8.8.7 Return where Troops from this origin would let a Sweep Activate all Guerrillas or, if nowhere, add
    Control."""
    found = [s for s in lands if can_activate(b, op, s, origin, count) and not can_activate(b, op, s)]
    if found:
        return found
    return [s for s in lands if can_control(b, op, s, origin, count) and not can_control(b, op, s)]


def air_lift_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.8.7 Return the origin."""
    m.rule = "8.8.7"
    spaces = m.offered(d, m.aims) or m.offered(d, list(range(m.b.size)))
    return m.b.spec.spaces[(yield from random_space(m, spaces))]


def air_lift_destination(m: Mind, d: Decision) -> Flow[str]:
    """8.8.7 Return the destination. If the dice chose another origin than the planned one, compute the destinations
    again."""
    m.rule = "8.8.7"
    op = m.b.operation
    if op is not None and op.special and d.origin != m.move[0]:
        m.goals = _goals(m, op, d.origin) or m.goals
    spaces = m.offered(d, m.goals)
    if not spaces:
        index = m.b.spec.space_index
        spaces = [index[name] for name in d.options]
    return m.b.spec.spaces[(yield from random_space(m, spaces))]


def lift_count(m: Mind, d: Decision) -> str:
    """8.8.7 Lift as many as may leave without losing Government Control at the origin."""
    return str(max(1, min(d.number, spare(m.b, m.b.operation, d.origin))))
