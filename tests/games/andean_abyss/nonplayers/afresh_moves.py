"""8.8.5, 8.8.6 derived independently: Patrol and Sweep, cube by cube."""

from __future__ import annotations

from .afresh import LOCS, MAP, Position
from .afresh_cubes import (
    POLICE,
    TROOPS,
    above,
    aims,
    best,
    close,
    held,
    needs,
    preferred,
    spare_troops,
    sweepable,
    unmoved,
    watch,
)
from .afresh_specials import special_first
from .afresh_turn import DONE, Spaces, Turn, fewest, most


def reach(p: Position, origin: str) -> set[str]:
    """3.2.2 Over LoCs and Cities, as far as Guerrillas."""
    seen, edge = {origin}, [origin]
    while edge:
        here = edge.pop()
        for s in p.near(here):
            if s not in seen and (s in LOCS or MAP[s]["kind"] == "city"):
                seen.add(s)
                if not p.all_guerrillas(s):
                    edge.append(s)
    return seen - {origin}


def short_of(p: Position, s: str) -> int:
    """Return the cubes that a LoC with Guerrillas lacks."""
    there = p.all_guerrillas(s)
    return max(0, there + watch(p) - p.cubes(s)) if there else 0


def may_go(t: Turn, s: str, kind: str) -> int:
    """8.8.5 Never the last of a kind from a City or Department; none that its own LoC needs."""
    p, count = t.p, unmoved(t, s, kind)
    if s not in LOCS:
        return max(0, min(count, p.count(s, kind) - 1))
    if p.all_guerrillas(s):
        count = min(count, p.cubes(s) - p.all_guerrillas(s) - watch(p))
    if kind == POLICE and MAP[s]["econ"] == 3:
        count = min(count, p.police(s) - 1)
    return max(0, count)


def cubes_to_go(t: Turn, s: str) -> int:
    count = may_go(t, s, POLICE) + may_go(t, s, TROOPS)
    there = t.p.all_guerrillas(s) if s in LOCS else 0
    return min(count, max(0, t.p.cubes(s) - there - watch(t.p))) if there else count


def able(t: Turn, goal: str) -> Spaces:
    return [s for s in [*t.p.lands, *LOCS] if t.p.cubes(s) and goal in reach(t.p, s)]


def lacks(p: Position, s: str) -> tuple[int, bool, bool]:
    """8.8.5 Return what a City lacks for Control and 3 cubes of both kinds."""
    kinds = (not p.police(s)) + (not p.troops(s))
    return max(0, 3 - p.cubes(s), -above(p, s), kinds), not p.police(s), not p.troops(s)


def spares(p: Position, s: str) -> int:
    """8.8.5 Return what a space with 4 cubes and Control may give, one after the other."""
    return max(0, min(above(p, s), p.cubes(s) - 3)) if held(p, s) else 0


def gives(t: Turn, s: str, kind: str) -> int:
    return min(may_go(t, s, kind), spares(t.p, s))


def weak_cities(t: Turn) -> Spaces:
    p, found = t.p, []
    for s in [s for s in p.lands if MAP[s]["kind"] == "city"]:
        cubes, police, troops = lacks(p, s)
        if not cubes:
            continue
        givers = able(t, s)
        both = sum(min(spares(p, x), gives(t, x, POLICE) + gives(t, x, TROOPS)) for x in givers)
        kinds = [(police, POLICE), (troops, TROOPS)]
        if cubes <= both and all(lacking <= sum(gives(t, x, kind) for x in givers) for lacking, kind in kinds):
            found.append(s)
    fewest_short = fewest(found, lambda s: lacks(p, s)[0])
    return most(fewest_short, p.pop)


Move = tuple[str, str, str]


def moves(t: Turn) -> list[Move]:
    """8.8.5 Return all moves of one cube that may come next: origin, destination, kind."""
    p, memory = t.p, t.memory
    goal = memory.get("goal", "")
    if goal and not (short_of(p, goal) if goal in LOCS else lacks(p, goal)[0]):
        goal = ""
    goals = [goal] if goal else []
    if not goals:
        locs = [s for s in LOCS if 0 < short_of(p, s) <= sum(cubes_to_go(t, x) for x in able(t, s))]
        goals = most(locs, lambda s: int(MAP[s]["econ"])) or weak_cities(t)
    found = [move for goal in goals for move in cubes_for(t, goal)]
    if found:
        return found
    dear = [s for s in LOCS if MAP[s]["econ"] == 3 and not p.police(s)]
    return [move for s in dear for move in from_most(t, s, POLICE)]


def from_most(t: Turn, goal: str, kind: str) -> list[Move]:
    origins = most([s for s in able(t, goal) if may_go(t, s, kind)], t.p.cubes)
    return [(s, goal, kind) for s in origins]


def cubes_for(t: Turn, goal: str) -> list[Move]:
    if goal in LOCS:
        return from_most(t, goal, POLICE) or from_most(t, goal, TROOPS)
    cubes, police, troops = lacks(t.p, goal)
    for kind in [POLICE] if police else [TROOPS] if troops and cubes == 1 else [POLICE, TROOPS]:
        givers = [s for s in able(t, goal) if gives(t, s, kind)]
        if kind == POLICE and troops:
            barracks = [s for s in able(t, goal) if gives(t, s, TROOPS)]
            givers = [s for s in givers if barracks != [s] or spares(t.p, s) > 1]
        if givers:
            return [(s, goal, kind) for s in most(givers, lambda s: above(t.p, s))]
    return []


def patrol_origin(t: Turn) -> list[str]:
    found = moves(t)
    t.memory["moves"] = found
    return [origin for origin, _, _ in found] or [DONE]


def patrol_destination(t: Turn) -> list[str]:
    return [goal for origin, goal, _ in t.memory["moves"] if origin == t.origin]


def patrol_count(t: Turn) -> list[str]:
    t.memory["goal"] = t.space
    kinds = {kind for origin, goal, kind in t.memory["moves"] if (origin, goal) == (t.origin, t.space)}
    return ["1" if t.piece in kinds else "0"]


def activate(t: Turn) -> list[str]:
    return [next(f for f in [*preferred(t.p), DONE] if f in t.options)]


def activate_count(t: Turn) -> list[str]:
    return t.options[-1:]


def sweep(t: Turn) -> list[str]:
    """8.8.6 The Special Activity; then where all can be Activated, where Control can be added; for 12 Resources."""
    p = t.p
    name = special_first(t)
    if name:
        return [name]
    price = 1 if p.in_force(2) == "unshaded" else 3
    if t.paid + price > 12 or p.resources("govt") < price or (t.done and p.in_force(2) == "shaded"):
        return [DONE]
    return best(p, aims(t, sweepable(t), 1) or aims(t, sweepable(t), 0)) or [DONE]


def to_come(t: Turn) -> int:
    """8.8.6 No more Troops than needed: for Control, to Activate all, or 1 to join Police alone."""
    control, short, coming = needs(t, t.space)
    wanted = max([n for n in (control, short) if 0 < n <= coming], default=0)
    if not wanted and coming and t.p.police(t.space) and not t.p.troops(t.space):
        return 1
    return wanted


def sweep_origin(t: Turn) -> list[str] | None:
    """8.8.6 From where the most can be spared, until all that are needed have arrived."""
    memory, here = t.memory, t.p.troops(t.space)
    if memory.get("sweeping") != t.space:
        memory["sweeping"], memory["wanted"], memory["from"] = t.space, here + to_come(t), []
        memory["rider"] = t.p.in_force(11) == "unshaded" and not t.p.police(t.space)
    if memory["rider"]:
        return None  # the Police that rides along may come from a space that sends no Troops
    if here == memory["wanted"]:
        return [DONE]
    origins = [s for s in close(t.p, t.space) if s not in memory["from"] and spare_troops(t, s)]
    found = most(origins, lambda s: spare_troops(t, s))
    memory["from"] += found if len(found) == 1 else []
    return found


def sweep_count(t: Turn) -> list[str] | None:
    if t.piece != TROOPS or t.memory["rider"]:
        return None
    t.memory["from"].append(t.origin)
    return [str(min(t.memory["wanted"] - t.p.troops(t.space), spare_troops(t, t.origin)))]
