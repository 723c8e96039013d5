"""8.8.7 derived independently: the Government's Special Activities."""

from __future__ import annotations

from .afresh import INSURGENTS, LOCS, MAP, Position
from .afresh_cubes import (
    AIMS,
    Outcome,
    above,
    aims,
    assailable,
    barred,
    best,
    builds,
    by_rank,
    civic,
    gain,
    held,
    levels,
    more,
    preferred,
    removals,
    room,
)
from .afresh_turn import Spaces, Turn, fewest, first, most


def flyable(p: Position, s: str) -> bool:
    """27 shaded: none where Guerrillas are."""
    return p.in_force(27) != "shaded" or not p.all_guerrillas(s)


def eradicable(t: Turn) -> Spaces:
    """8.8.7 Where the most Cartels Bases are removed, except in spaces to be Assaulted; smallest Population,
    Opposition."""
    p = t.p
    taken = selected(t) if t.operation == "assault" else []
    fields = [s for s in p.lands if MAP[s]["kind"] == "department" and p.base(s, "cartels")]
    fields = most([s for s in fields if flyable(p, s) and s not in taken], lambda s: p.base(s, "cartels"))
    fields = fewest(fields, p.pop)
    return [s for s in fields if p.level(s) < 0] or fields


def selected(t: Turn) -> Spaces:
    """8.8.3 The spaces that the Assault selects for at most 9 Resources; of equal ones for the last place, all."""
    p, found = t.p, list[str]()
    price = 1 if p.in_force(3) == "unshaded" else 3
    payable = min(9, p.resources("govt")) // price
    count = min(1, payable) if p.in_force(3) == "shaded" else payable
    left = [s for s in assailable(p, t.done) if s not in LOCS]
    while left and len(found) < count:
        reached = [{s: aim(Outcome(p, s)) for s in left} for aim in [*AIMS, removals]]
        best_of = next(aim for aim in reached if any(aim.values()))
        chosen = by_rank(p, most(left, best_of.__getitem__))
        found += chosen
        left = [s for s in left if s not in chosen]
    return found


def strikes(t: Turn) -> tuple[Spaces, str]:
    """8.8.7 Return where an Air Strike goes, and its target if fixed."""
    p = t.p
    if t.operation == "train" or p.in_force(12) == "shaded":
        return [], ""
    open_to_it = [s for s in [*p.lands, *LOCS] if MAP[s]["kind"] != "city" and flyable(p, s)]
    for f in ("auc", "farc"):
        bare = [s for s in open_to_it if p.base(s, f) and not p.guerrillas(s, f)]
        if f in p.players and bare:
            return bare, f
    last = [s for s in open_to_it if p.others(s, "govt") == 1 and not any(p.hidden(s, f) for f in INSURGENTS)]
    roads = most([s for s in last if s in LOCS], lambda s: int(MAP[s]["econ"]))
    found = roads or most([s for s in last if s not in LOCS], p.pop)
    return [s for s in found if any(p.pieces(s, f) for f in p.players if f != "govt")] or found, ""


def spare(t: Turn, s: str) -> int:
    """8.8.7 Troops above those for Control; in the one Train space with the largest shift also above those that Civic
    Action needs."""
    p = t.p
    count = min(p.troops(s), above(p, s))
    places = [place for place in t.done if civic(p, place)] if t.operation == "train" and levels(p) else []
    if most(places, lambda place: gain(p, place, levels(p))) == [s]:
        count = min(count, p.troops(s) - (2 if p.in_force(1) == "shaded" else 1))
    return count


def lifts(t: Turn) -> dict[str, Spaces]:
    """8.8.7 Return the origins and destinations of an Air Lift."""
    p = t.p
    origins = [s for s in p.lands if flyable(p, s) and p.cubes(s) >= 4 and held(p, s) and spare(t, s) > 0]
    origins = most(origins, lambda s: spare(t, s))
    origins = [s for s in origins if not builds(p, s)] or origins
    found = {origin: goals(t, origin) for origin in origins}
    if t.operation == "sweep":
        gaining = {origin: to for origin, to in found.items() if lifts_for_sweep(t, origin)}
        found = gaining or found
    return found if any(found.values()) else {}


def lift_size(p: Position) -> int:
    side = p.in_force(10)
    return 99 if side == "unshaded" else 1 if side == "shaded" else 3


def destinations(t: Turn, origin: str) -> Spaces:
    p = t.p
    return [s for s in p.lands if s != origin and room(p, s) > 0 and flyable(p, s)]


def lifts_for_sweep(t: Turn, origin: str) -> Spaces:
    count = min(lift_size(t.p), spare(t, origin))
    open_to_it = [s for s in destinations(t, origin) if not barred(t.p, s)]
    for which in (1, 0):
        now = aims(t, open_to_it, which)
        then = [s for s in aims(t, open_to_it, which, count, origin) if s not in now]
        if then:
            return best(t.p, then)
    return []


def goals(t: Turn, origin: str) -> Spaces:
    """8.8.7 Return where the Troops go, by the Operation."""
    p = t.p
    count = min(lift_size(p), spare(t, origin))
    lands = destinations(t, origin)
    lonely = [s for s in lands if p.police(s) and not p.troops(s)]
    if t.operation == "sweep":
        return lifts_for_sweep(t, origin) or lonely
    if t.operation == "assault":
        open_to_it = [s for s in lands if not barred(p, s)]
        for aim in AIMS:
            then = {s: aim(Outcome(p, s, count)) for s in open_to_it}
            gaining = [s for s in open_to_it if then[s] > aim(Outcome(p, s))]
            if gaining:
                return by_rank(p, most(gaining, then.__getitem__), count)
        return lonely
    enabled = [s for s in lands if civic(more(p, s, count), s) and not civic(p, s)]
    based = [s for s in lands if builds(p, s) and p.pop(s) and p.cubes(s) < 5 <= p.cubes(s) + count]
    added = [s for s in lands if p.pop(s) and not held(p, s) and held(more(p, s, count), s)]
    return first(most(enabled, lambda s: gain(p, s, 4)), most(based, p.pop), lonely, most(added, p.pop))


def special(t: Turn) -> str:
    """8.8.7 Return the first possible activity."""
    p = t.p
    many = "cartels" in p.players and sum(p.base(s, "cartels") for s in p.lands) >= 8
    if many and eradicable(t):
        return "eradicate"
    if strikes(t)[0]:
        return "air_strike"
    if lifts(t):
        return "air_lift"
    return "eradicate" if eradicable(t) else ""


def special_first(t: Turn) -> str:
    """8.8.7 Return the Special Activity, if it was not checked yet."""
    if t.used or t.memory.get("asked"):
        return ""
    t.memory["asked"] = True
    return special(t)


def eradicate(t: Turn) -> list[str]:
    return eradicable(t)


def eradicate_shift(t: Turn) -> list[str]:
    """8.4.3 The least Support lost, then the least Opposition gained."""
    left = fewest(t.options, lambda s: t.p.pop(s) if t.p.level(s) > 0 else 0)
    return fewest(left, lambda s: t.p.pop(s) if t.p.level(s) <= 0 else 0)


def air_strike(t: Turn) -> list[str]:
    return strikes(t)[0]


def air_strike_target(t: Turn) -> list[str]:
    whose = strikes(t)[1]
    return [whose or next(f for f in preferred(t.p) if f in t.options)]


def air_lift_origin(t: Turn) -> list[str]:
    return [origin for origin, to in lifts(t).items() if to]


def air_lift_destination(t: Turn) -> list[str]:
    return goals(t, t.origin)


def air_lift_count(t: Turn) -> list[str]:
    return [str(min(t.number, spare(t, t.origin)))]
