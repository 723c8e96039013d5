"""The seasoned Government's Special Activity: the most valuable of Eradicate, Air Strike and Air Lift."""

from __future__ import annotations

from .....coin.operation import Operation
from .....coin.spec import LOC
from ...colombia import Colombia
from ...names import (
    ACTIVE,
    AID,
    AUC,
    BASE,
    CARTELS,
    CARTELS_BASE,
    FARC,
    GOVT,
    GUERRILLAS_POOL,
    OPEN,
    POLICE,
    POP,
    PROPAGANDA_PLAYED,
    SUPPORT,
    TROOPS,
    ZONE,
)
from ...s4_special.air_lift import can_air_lift, is_destination, is_origin, limit
from ...s4_special.air_strike import can_air_strike, exposed, is_target
from ...s4_special.eradicate import angers, fields
from ..mind import Mind
from .judging import W, assault_worth, control_worth, denies, threat

ERADICATION = 4
"""4.2.3 Aid gained by Eradicate."""

Lift = tuple[float, int, int, int]
"""An Air Lift: worth, origin, destination, number of Troops."""


class Special:
    """The best Special Activity for an Operation."""

    def __init__(self, b: Colombia, op: Operation) -> None:
        self.name = ""
        self.worth = 0.0
        self.space = -1
        self.victim = -1
        self.move = (-1, -1, 0)
        worth, space = best_field(b, op)
        if worth > self.worth:
            self.name, self.worth, self.space = "eradicate", worth, space
        if op.name != "train":
            worth, space, victim = best_target(b, op)
            if worth > self.worth:
                self.name, self.worth, self.space, self.victim = "air_strike", worth, space, victim
        worth, origin, goal, count = best_lift(b, op)
        if worth > self.worth:
            self.name, self.worth, self.move = "air_lift", worth, (origin, goal, count)


def settle(m: Mind, op: Operation) -> str:
    """Return the Special Activity and remember its targets."""
    found = Special(m.b, op)
    m.aims, m.victim, m.move = [found.space], found.victim, found.move
    return found.name


def best_field(b: Colombia, op: Operation) -> tuple[float, int]:
    """Return the best space to Eradicate and its worth: Aid in all Rounds to come plus removed Cartels Bases, minus the
    loss in Support."""
    n, best = b.n, (0.0, -1)
    aid = W["aid"] * min(ERADICATION, b.spec.max_aid - n[AID]) * max(0, b.final - n[PROPAGANDA_PLAYED])
    for s in fields(b, op):
        angry = [harm(b, x) for x in [s, *b.spec.adjacent[s]] if angers(b, x)]
        cost = min(angry) if angry else 0.3 if n[GUERRILLAS_POOL[FARC]] else 0.0
        worth = aid + W["field"] * n[CARTELS_BASE + s] * threat(b, CARTELS) - cost
        if worth > best[0]:
            best = (worth, s)
    return best


def harm(b: Colombia, s: int) -> float:
    """Return the cost of a shift toward Active Opposition."""
    return b.n[POP + s] * (1.0 if b.n[SUPPORT + s] > 0 else W["opposition"])


def best_target(b: Colombia, op: Operation) -> tuple[float, int, int]:
    """Return the best target of an Air Strike: worth, space, faction."""
    n, best = b.n, (0.0, -1, -1)
    if not can_air_strike(b, op):
        return best
    for s in range(b.size):
        if not is_target(b, op, s):
            continue
        for f in exposed(b, s):
            worth = strike_worth(b, s, f) if n[ACTIVE[f] + s] else bare_base_worth(b, f)
            if f == FARC:
                worth *= threat(b, FARC)
            if worth > best[0]:
                best = (worth, s, f)
    return best


def strike_worth(b: Colombia, s: int, faction: int) -> float:
    """Return the worth of removing a Guerrilla: more if that exposes a Base, tips Control, or frees a LoC."""
    n = b.n
    worth = 0.3 if faction == FARC else 0.2
    if b.guerrillas(faction, s) == 1 and n[BASE[faction] + s]:
        worth += 0.5
    if b.spec.kind[s] == LOC:
        return worth + (0.4 * b.spec.econ[s] if b.all_guerrillas(s) - b.cubes(s) == 1 else 0.0)
    return worth + (0.8 * n[POP + s] if b.government(s) == b.insurgents(s) else 0.0)


def bare_base_worth(b: Colombia, faction: int) -> float:
    """Return the worth of removing a Base. AUC's counts more when AUC is close to its goal."""
    if faction == AUC:
        return 0.5 * W["bare_base"] * (threat(b, AUC) if threat(b, AUC) > 1.6 else 0.5)
    return W["bare_base"] * (1.0 if faction == FARC else 0.5)


def spare(b: Colombia, s: int) -> int:
    """Count the Troops that may leave: not the last in a populated space, nor those that Control needs."""
    troops = b.n[TROOPS + s]
    if b.spec.kind[s] == LOC:
        return troops
    if b.n[POP + s]:
        troops -= 1
    if b.control(s) == GOVT:
        troops = min(troops, b.government(s) - b.insurgents(s) - 1)
    return max(0, troops)


def best_lift(b: Colombia, op: Operation) -> Lift:
    """Return the best lift, from where the most Troops can be spared."""
    n = b.n
    best: Lift = (0.0, -1, -1, 0)
    if not can_air_lift(b, op):
        return best
    origin, most = -1, 0
    for s in range(b.size):
        if n[TROOPS + s] and spare(b, s) > most and is_origin(b, op, s):
            origin, most = s, spare(b, s)
    count = min(limit(b), most)
    if origin < 0 or count <= 0:
        return best
    for s in b.spec.lands:
        if n[OPEN + s] and not n[ZONE + s] and is_destination(b, op, origin, s):
            worth = W["lift"] * lift_worth(b, op, s, count)
            if worth > best[0]:
                best = (worth, origin, s, count)
    return best


def lift_worth(b: Colombia, op: Operation, s: int, count: int) -> float:
    """Return the worth of `count` additional Troops in a space."""
    n, worth = b.n, denies(b, s, count)
    government, insurgents = b.government(s), b.insurgents(s)
    if n[POP + s]:
        if government <= insurgents < government + count:
            worth += control_worth(b, s)
        elif government > insurgents and n[POLICE + s] and not n[TROOPS + s]:
            worth += W["to_civic"] * n[POP + s] * (2 - n[SUPPORT + s])
    if op.name == "assault":
        worth += max(0.0, assault_worth(b, op, s, count) - assault_worth(b, op, s))
    return worth
