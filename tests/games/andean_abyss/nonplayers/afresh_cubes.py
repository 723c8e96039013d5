"""8.8 derived independently: what the Government's cubes could do in a space."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from .afresh import INSURGENTS, LOCS, MAP, Position, hits
from .afresh_turn import Spaces, Turn, fewest, first, most

Kinds = dict[str, int]
TROOPS, POLICE = "govt.troops", "govt.police"
NEEDS = 15
"""8.8.8 Resources that Civic Action leaves."""


def preferred(p: Position) -> Spaces:
    """8.8.3 Return players before Non-players, each in the order FARC, AUC, Cartels."""
    return sorted(INSURGENTS, key=lambda f: f not in p.players)


def above(p: Position, s: str) -> int:
    """Pieces beyond those that Government Control needs."""
    return p.pieces(s, "govt") - p.others(s, "govt") - 1


def held(p: Position, s: str) -> bool:
    return s not in LOCS and p.controls(s, "govt")


def watch(p: Position) -> int:
    return 1 if p.in_force(7) == "shaded" else 0


def room(p: Position, s: str) -> int:
    """1.4.2, 6.4.4 Ecuador holds 2 pieces, FARC Zones none."""
    return 0 if p.zone(s) else 2 - p.pieces(s, "govt") if s == "ecuador" else 99


def victims(p: Position) -> Spaces:
    """42 shaded shields a faction from Sweep and Assault."""
    shielded = p.words.get("protected", "") if p.in_force(42) == "shaded" else ""
    return [f for f in preferred(p) if f != shielded]


def barred(p: Position, s: str) -> bool:
    """17 shaded: no Sweep or Assault in Departments."""
    return MAP[s]["kind"] == "department" and p.in_force(17) == "shaded"


class Outcome:
    """The result of an Assault in a space, with this many additional Troops."""

    def __init__(self, p: Position, s: str, extra: int = 0) -> None:
        left = hits(more(p, s, extra), s)
        exposed = {f: [p.active(s, f), 0 if p.hidden(s, f) else p.base(s, f)] for f in victims(p)}
        orders = [self._fall(exposed, order, left) for order in permutations(victims(p))]
        self.bases, self.order, self.struck = max(orders, key=lambda found: found[0])
        """The most Bases removed, the order of factions for that (the preferred one first), and the factions that lose
        pieces."""
        everything = sum(map(sum, exposed.values()))
        self.gone = min(left, everything)
        others = p.others(s, "govt")
        added = s not in LOCS and not held(p, s) and self.gone > 0
        self.control = p.pop(s) + 1 if added and p.pieces(s, "govt") + extra > others - self.gone else 0
        guerrillas = sum(active for active, _ in exposed.values())
        emptied = guerrillas == p.all_guerrillas(s) and left >= guerrillas
        self.shipments = len(p.shipments(s)) if emptied else 0
        self.last = int(others > 0 and self.gone == others)

    @staticmethod
    def _fall(exposed: dict[str, list[int]], order: tuple[str, ...], left: int) -> tuple[int, tuple[str, ...], Spaces]:
        bases, struck = 0, []
        for f in order:
            active, base = exposed[f]
            gone = min(left, active + base)
            if gone:
                struck.append(f)
            bases += max(0, gone - active)
            left -= gone
        return bases, order, struck


def more(p: Position, s: str, troops: int, police: int = 0) -> Position:
    """Return the position with this many additional cubes in a space."""
    spaces = dict(p.words["spaces"])
    there = dict(spaces.get(s, {}))
    there[TROOPS] = p.troops(s) + troops
    there[POLICE] = p.police(s) + police
    spaces[s] = there
    return Position(p.words | {"spaces": spaces}, p.players)


def assailable(p: Position, done: Spaces) -> Spaces:
    """8.8.3 Return where an Assault would remove anything: not on LoCs, except with card 3 unshaded."""
    roads = LOCS if p.in_force(3) == "unshaded" else []
    return [s for s in [*p.lands, *roads] if s not in done and not barred(p, s) and Outcome(p, s).gone]


def by_rank(p: Position, spaces: Spaces, extra: int = 0) -> Spaces:
    """8.8.3 The highest Population, then whose pieces are removed."""
    order = preferred(p)
    spaces = most(spaces, p.pop)
    return fewest(spaces, lambda s: min((order.index(f) for f in Outcome(p, s, extra).struck), default=9))


def removals(found: Outcome) -> int:
    return found.gone


AIMS: list[Callable[[Outcome], int]] = [
    lambda found: found.bases,
    lambda found: found.control,
    lambda found: found.shipments,
    lambda found: found.last,
]


def civic(p: Position, s: str) -> bool:
    """3.2.1, 6.4.1 Return True if Civic Action could shift a space without Terror."""
    needed = 2 if p.in_force(1) == "shaded" else 1
    garrison = p.troops(s) >= needed and p.police(s) >= needed and held(p, s)
    return bool(garrison and p.pop(s) and not p.terror(s) and p.level(s) < 2)


def levels(p: Position, final: bool = False) -> int:
    return max(0, p.resources("govt") - (0 if final else NEEDS)) // 3


def gain(p: Position, s: str, steps: int) -> int:
    return p.pop(s) * min(steps, 2 - p.level(s))


def builds(p: Position, s: str) -> bool:
    """Return True if a Government Base could be built: a Department with room and without one."""
    here = MAP[s]["kind"] == "department" and not p.base(s, "govt") and p.bases(s) < 2
    return here and p.available("govt.base") > 0


def unmoved(t: Turn, s: str, kind: str) -> int:
    return t.p.count(s, kind) - t.arrived.get((s, kind), 0)


def spare_troops(t: Turn, s: str) -> int:
    """8.8.6 No Control lost, 3 cubes left at Support, LoCs guarded; no cube moves twice."""
    p, count = t.p, unmoved(t, s, TROOPS)
    if s in LOCS:
        there = p.all_guerrillas(s)
        return max(0, min(count, p.cubes(s) - there - watch(p))) if there else count
    if held(p, s):
        count = min(count, above(p, s))
    if p.level(s) > 0:
        count = min(count, p.cubes(s) - 3)
    return max(0, count)


def close(p: Position, goal: str) -> Spaces:
    """3.2.3 Adjacent spaces, or with one LoC without Guerrillas in between."""
    found = set(p.near(goal))
    for s in p.near(goal):
        if s in LOCS and not p.all_guerrillas(s):
            found |= set(p.near(s))
    return sorted(found - {goal})


def finds(p: Position, s: str) -> int:
    """3.2.3 Return how many Guerrillas a Sweep Activates."""
    troops, police = p.troops(s), p.police(s)
    cubes = max(troops, police) if p.in_force(11) == "shaded" else troops + police
    return 0 if s == "panama" else cubes // 2 if MAP[s].get("terrain") == "forest" else cubes


def needs(t: Turn, s: str, lifted: int = 0, origin: str = "") -> tuple[int, int, int]:
    """8.8.6 Return the Troops needed for Control and to Activate all (-1: not an aim), and how many can come."""
    p = more(t.p, s, lifted)
    coming = sum(max(0, spare_troops(t, x) - (lifted if x == origin else 0)) for x in close(t.p, s))
    coming = min(coming, room(p, s))
    control = -1 if held(t.p, s) else max(0, -above(p, s))
    hidden = sum(p.hidden(s, f) for f in INSURGENTS)
    open_to_it = hidden == sum(p.hidden(s, f) for f in victims(p)) > 0 and s != "panama"
    short = next(n for n in range(99) if finds(more(p, s, n), s) >= hidden) if open_to_it else -1
    return control, short, coming


def sweepable(t: Turn) -> Spaces:
    p = t.p
    return [s for s in p.lands if s not in t.done and not p.zone(s) and not barred(p, s)]


def best(p: Position, spaces: Spaces) -> Spaces:
    """8.8.6 Cities; Support, then cubes; Population."""
    spaces = [s for s in spaces if MAP[s]["kind"] == "city"] or spaces
    spaces = first([s for s in spaces if p.level(s) > 0], [s for s in spaces if p.cubes(s)], spaces)
    return most(spaces, p.pop)


def aims(t: Turn, spaces: Spaces, which: int, lifted: int = 0, origin: str = "") -> Spaces:
    """Where all can be Activated (1) or Control added (0)."""
    found = []
    for s in spaces:
        short = needs(t, s, lifted, origin)
        if short[which] == 0 or 0 < short[which] <= short[2]:
            found.append(s)
    return found


def short(p: Position, s: str) -> int:
    """8.8.9 What a space lacks for Control and 3 cubes."""
    return max(0, 3 - p.cubes(s), -above(p, s))
