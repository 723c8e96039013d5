"""8.8.9 Redeploy of the Non-player Government, planned completely before the first cube moves."""

from __future__ import annotations

from ......coin.spec import CITY, LOC, RURAL
from ......kernel.decision import DONE, Decision, Flow
from ....colombia import Colombia
from ....farc_zones import goals_of
from ....names import (
    AUC,
    BOGOTA,
    CARTELS,
    CONTROL,
    GOVT,
    GOVT_BASE,
    OPEN,
    PHASE,
    POLICE,
    POP,
    REDEPLOY_PHASE,
    SUPPORT,
    TROOPS,
    S,
)
from ...mind import Mind
from ...random_spaces import random_loc, random_space


class Redeployment:
    """8.8.9 A plan of where the cubes go. Counts follow the planned moves; legal destinations follow Control before
    them (6.5)."""

    def __init__(self, b: Colombia) -> None:
        self.b = b
        self.controlled = [b.n[CONTROL + s] == GOVT + 1 for s in range(S)]
        self.troops = [b.n[TROOPS + s] for s in range(S)]
        self.police = [b.n[POLICE + s] for s in range(S)]
        self.unmoved = self.police[:]
        """Police that have not moved."""
        self.floor = [0 if b.spec.kind[s] == LOC else min(1, self.police[s]) for s in range(S)]
        """Police that stay: the last one of a City or Department, and those that an earlier step needs."""
        self.aside = 0
        for s in range(S):
            if self.troops[s] and b.spec.kind[s] != CITY and not b.n[GOVT_BASE + s]:
                self.aside += self.troops[s]
                self.troops[s] = 0
        self.police_moves: dict[tuple[int, int], int] = {}
        self.troops_to: dict[int, int] = {}

    def cubes(self, s: int) -> int:
        return self.troops[s] + self.police[s]

    def short_of_control(self, s: int) -> int:
        """Return how many more cubes Government Control takes here."""
        return max(0, self.b.insurgents(s) + 1 - self.cubes(s) - self.b.n[GOVT_BASE + s])

    def may_go(self, column: int) -> list[int]:
        """6.5.1, 6.5.2, 6.5.3 Return where cubes of a kind may go."""
        b = self.b
        return [s for s in goals_of(b, column, self.controlled) if b.n[OPEN + s] and b.room(column, s)]

    def givers(self, goal: int, needy: list[int]) -> list[int]:
        """8.8.9 Return the spaces with the most Police that have not moved and need not stay; none of the `needy`."""
        found = [s for s in range(S) if s != goal and self.spare(s) and s not in needy]
        most = max((self.unmoved[s] for s in found), default=0)
        return [s for s in found if self.unmoved[s] == most]

    def supply(self, goal: int, needy: list[int]) -> int:
        return sum(self.spare(s) for s in range(S) if s != goal and s not in needy)

    def spare(self, s: int) -> int:
        """Return how many Police may leave."""
        return max(0, min(self.unmoved[s], self.police[s] - self.floor[s]))


def plan(m: Mind) -> Flow[Redeployment]:
    """8.8.9 Plan the Police step by step, then the Troops that were set aside."""
    b, p = m.b, Redeployment(m.b)
    m.rule = "8.8.9"
    held = [s for s in b.spec.lands if p.controlled[s] and b.spec.kind[s] == RURAL and not b.n[GOVT_BASE + s]]
    yield from _police(m, p, "police-keep-control", [s for s in held if b.n[POP + s]], 1)
    yield from _police(m, p, "police-match-guerrillas", b.spec.lands, 2)
    yield from _police(m, p, "police-everywhere", [s for s in b.spec.lands if b.n[POP + s]], 3)
    yield from _police(m, p, "police-on-dear-locs", [s for s in b.spec.locs if b.spec.econ[s] == 3], 3)
    support = [s for s in b.spec.lands if b.spec.kind[s] == RURAL and b.n[SUPPORT + s] > 0 and not b.n[GOVT_BASE + s]]
    yield from _police(m, p, "police-at-support", support, 5)
    yield from _troops(m, p)
    return p


def wanted(p: Redeployment, step: int, s: int) -> int:
    """8.8.9 Return how many Police a step wants in a space."""
    b = p.b
    if step == 1:
        return p.police[s] + p.short_of_control(s)
    if step == 2:
        return max(b.guerrillas(CARTELS, s), b.guerrillas(AUC, s))
    if step == 3:
        return 1
    return p.police[s] + max(0, 3 - p.cubes(s))


def _police(m: Mind, p: Redeployment, reason: str, spaces: list[int], step: int) -> Flow[None]:
    """8.8.9 Plan one step of the Police, highest Population first, one Police at a time."""
    b = m.b
    left, allowed = list(spaces), p.may_go(POLICE)
    while left:
        short = [s for s in left if wanted(p, step, s) > p.police[s]]
        open_to_it = [s for s in short if s in allowed and _can_serve(p, step, s, short)]
        for s in left:
            if s not in short or (step != 1 and not open_to_it):
                p.floor[s] = max(p.floor[s], _kept(p, step, s))
        if not open_to_it:
            return
        first = m.most(reason, open_to_it, lambda s: b.n[POP + s])
        goal = yield from random_loc(m, first) if b.spec.kind[first[0]] == LOC else random_space(m, first)
        needy = [] if _can_finish(p, step, goal) else short
        while wanted(p, step, goal) > p.police[goal] and p.givers(goal, needy):
            origin = yield from random_space(m, p.givers(goal, needy))
            p.police[origin] -= 1
            p.unmoved[origin] -= 1
            p.police[goal] += 1
            p.police_moves[origin, goal] = p.police_moves.get((origin, goal), 0) + 1
        p.floor[goal] = max(p.floor[goal], _kept(p, step, goal))
        left.remove(goal)


def _can_finish(p: Redeployment, step: int, s: int) -> bool:
    """Return True if there are enough Police for what a step wants in a space."""
    return p.supply(s, []) >= wanted(p, step, s) - p.police[s]


def _can_serve(p: Redeployment, step: int, s: int, short: list[int]) -> bool:
    """8.8.9 Return True if a step can be finished in a space or, unless it is for Control, be carried out in part. The
    Police for a part do not come from spaces that are short of Police themselves."""
    return _can_finish(p, step, s) or (step != 1 and p.supply(s, short) > 0)


def _kept(p: Redeployment, step: int, s: int) -> int:
    """Return how many Police a space keeps for the purpose of a step."""
    if step in (1, 5):
        spare = p.cubes(s) - 3 if step == 5 else p.cubes(s) + p.b.n[GOVT_BASE + s] - p.b.insurgents(s) - 1
        return max(0, p.police[s] - max(0, spare))
    return min(p.police[s], wanted(p, step, s))


def _troops(m: Mind, p: Redeployment) -> Flow[None]:
    """8.8.9 Place the Troops set aside: at Bases, then in Cities, for Control and 3 cubes; then beside Police; the rest
    in Bogotá."""
    b = m.b
    open_to_it = p.may_go(TROOPS)
    yield from _fill(m, p, "troops-to-bases", [s for s in open_to_it if b.n[GOVT_BASE + s]])
    cities = [s for s in open_to_it if b.spec.kind[s] == CITY and not b.n[GOVT_BASE + s]]
    yield from _fill(m, p, "troops-to-cities", cities)
    lonely = [s for s in open_to_it if p.police[s] and not p.troops[s]]
    while lonely and p.aside:
        first = m.most("highest-population", m.must("police-alone", lonely, lambda s: True), lambda s: b.n[POP + s])
        s = yield from random_space(m, first)
        lonely.remove(s)
        _send(p, s, 1)
    if p.aside:
        m.says("troops-to-bogota")
        home = BOGOTA
        if BOGOTA not in open_to_it:
            cities = [s for s in open_to_it if b.spec.kind[s] == CITY] or open_to_it
            if cities:
                home = yield from random_space(m, cities)
        _send(p, home, p.aside)


def _fill(m: Mind, p: Redeployment, reason: str, spaces: list[int]) -> Flow[None]:
    """8.8.9 Bring these spaces to Government Control and 3 cubes, highest Population first, as far as Troops last."""
    b = m.b
    left = [s for s in spaces if _useful(p, s)]
    while left and p.aside:
        first = m.most(reason, left, lambda s: b.n[POP + s])
        s = yield from random_space(m, first)
        _send(p, s, _useful(p, s))
        left = [other for other in left if other != s and _useful(p, other)]


def _useful(p: Redeployment, s: int) -> int:
    """8.8.9 Return how many of the Troops set aside bring a space closer to 3 cubes, or to Government Control if they
    suffice for it."""
    control = p.short_of_control(s)
    return min(p.aside, max(3 - p.cubes(s), control if control <= p.aside else 0, 0))


def _send(p: Redeployment, s: int, count: int) -> None:
    p.troops[s] += count
    p.aside -= count
    p.troops_to[s] = p.troops_to.get(s, 0) + count


# Answers for Redeploy (6.5) and FARC Zones (6.4.4)


def redeploy_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.8.9 Move only Troops that were set aside, and Police as planned."""
    p = yield from _planned(m)
    if d.piece == TROOPS:
        return DONE
    for origin, goal in list(p.police_moves):
        count = p.police_moves.pop((origin, goal))
        if m.b.spec.spaces[origin] in d.options:
            m.move = (origin, goal, count)
            return m.b.spec.spaces[origin]
    return DONE


def redeploy_destination(m: Mind, d: Decision) -> Flow[str]:
    """8.8.9 Move as planned. Cubes leaving a FARC Zone (6.4.4) follow the same steps."""
    b = m.b
    if b.n[PHASE] != REDEPLOY_PHASE or d.rule == "6.4.4":
        return (yield from _out_of_zone(m, d))
    if d.piece == POLICE:
        name = b.spec.spaces[m.move[1]]
        return name if name in d.options else d.options[0]
    p = yield from _planned(m)
    for s in list(p.troops_to):
        if b.spec.spaces[s] in d.options:
            count = p.troops_to.pop(s)
            moved = min(count, b.n[TROOPS + d.origin], b.room(TROOPS, s))
            if count > moved:  # the rest of the planned Troops come from elsewhere
                p.troops_to[s] = count - moved
            m.move = (d.origin, s, moved)
            return b.spec.spaces[s]
    m.move = (d.origin, BOGOTA, 99)
    return d.options[0]


def redeploy_count(m: Mind, d: Decision) -> str:
    """8.8.9 Return the number planned for this destination."""
    return str(max(1, min(m.move[2], d.number)))


def _planned(m: Mind) -> Flow[Redeployment]:
    if m.redeployment is None:
        m.redeployment = yield from plan(m)
    found = m.redeployment
    assert isinstance(found, Redeployment)
    return found


def _out_of_zone(m: Mind, d: Decision) -> Flow[str]:
    """8.8.9 Move Troops to Bases, then Cities, that lack Control or 3 cubes, otherwise to Bogotá. Move Police to spaces
    without any, otherwise to the highest Population."""
    b, index = m.b, m.b.spec.space_index
    m.rule = "8.8.9"
    spaces = [index[name] for name in d.options]
    m.move = (d.origin, -1, 1)
    if d.piece == TROOPS:
        short = m.must("troops-to-cities", spaces, lambda s: _live_short(b, s) > 0)
        if short:
            short = m.prefer("own-base", short, lambda s: b.n[GOVT_BASE + s] > 0)
            short = m.most("highest-population", short, lambda s: b.n[POP + s])
            s = yield from random_space(m, short)
            m.move = (d.origin, s, _live_short(b, s))
            return b.spec.spaces[s]
        m.move = (d.origin, -1, 99)
        if BOGOTA in spaces:
            m.says("troops-to-bogota")
            return b.spec.spaces[BOGOTA]
        return b.spec.spaces[(yield from random_space(m, spaces))]
    spaces = m.prefer("police-everywhere", spaces, lambda s: b.n[POP + s] > 0 and not b.n[POLICE + s])
    spaces = m.most("highest-population", spaces, lambda s: b.n[POP + s])
    return b.spec.spaces[(yield from random_space(m, spaces))]


def _live_short(b: Colombia, s: int) -> int:
    return max(3 - b.cubes(s), b.insurgents(s) + 1 - b.government(s), 0)


def farc_zone(m: Mind, d: Decision) -> Flow[str]:
    """8.4.3 Choose the least harm: the fewest Government pieces, then the lowest Population."""
    b, index = m.b, m.b.spec.space_index
    m.rule = "8.4.3"
    spaces = [index[name] for name in d.options]
    spaces = m.fewest("fewest-government-pieces", spaces, b.government)
    spaces = m.fewest("smallest-population", spaces, lambda s: b.n[POP + s])
    return b.spec.spaces[(yield from random_space(m, spaces))]
