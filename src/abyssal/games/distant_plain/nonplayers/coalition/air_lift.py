"""8.6.3.air_lift Air Lift of the Non-player Coalition."""

from __future__ import annotations

from .....coin.operation import Operation
from .....coin.spec import LOC
from .....kernel.decision import DONE, Decision, Flow
from ...afghanistan import Afghanistan
from ...combat import may_use_government
from ...names import COALITION, COALITION_BASE, COALITION_TROOPS, NEUTRAL, POP, SUPPORT, TALIBAN, TROOPS, S
from ...s4_special.air import grounded
from ...s4_special.air_lift import GOVERNMENT_LIFT, SPACES
from ..box import Activity, Answer
from ..mind import Mind
from ..random_spaces import random_space
from .troops import PAIR, allies_may_fly, hidden, may_fly


class Flight:
    """Coalition and Government Troops that fly from one space to another."""

    def __init__(self, origin: int, goal: int, own: int, allies: int) -> None:
        self.origin = origin
        self.goal = goal
        self.own = own
        self.allies = allies


def in_need(b: Afghanistan) -> list[int]:
    """8.6.3.air_lift Spaces with Coalition and Taliban pieces and no Government cubes."""
    return [s for s in range(S) if b.count(COALITION, s) and b.count(TALIBAN, s) and not b.government_cubes(s)]


def too_many(b: Afghanistan, s: int) -> int:
    """8.6.3.air_lift Number of Government Troops that must leave a Coalition Base so that Coalition Troops outnumber
    them."""
    if not b.n[COALITION_BASE + s]:
        return 0
    return min(max(0, b.n[TROOPS + s] - b.n[COALITION_TROOPS + s] + 1), allies_may_fly(b, s))


def may_take(b: Afghanistan, s: int) -> bool:
    """8.6.3.air_lift Return True for a space where Government Troops take no Civic Action from the Coalition."""
    return not b.pakistan[s] and b.spec.kind[s] != LOC and not b.n[COALITION_TROOPS + s]


class AirLift(Activity):
    """8.6.3.air_lift Moves Government Troops to protect the Coalition from Ambush, and away from its Bases."""

    def fits(self, m: Mind, op: Operation) -> bool:
        b = m.b
        if grounded(b, op) or not may_use_government(b):
            return False
        if in_need(b) and any(allies_may_fly(b, s) for s in range(S)):
            return True
        return any(too_many(b, s) for s in range(S))


def can_bring(m: Mind, op: Operation, goal: int) -> int:
    """8.6.3, 8.6.4 Number of Coalition Troops that an Air Lift could bring to a space, from two others."""
    b = m.b
    if not op.special or op.used or grounded(b, op):
        return 0
    return sum(sorted([may_fly(b, s) for s in range(S) if s != goal])[-SPACES + 1 :])


def may_bring(m: Mind, op: Operation, goal: int) -> bool:
    """8.6.3 Return True if a Sweep can pause for an Air Lift that brings Troops to a space."""
    if not can_bring(m, op, goal) and not can_protect(m, op, goal):
        return False
    m.notes["lift"] = [goal]
    return True


def can_protect(m: Mind, op: Operation, goal: int) -> bool:
    """8.6.3 Return True if the Air Lift's own list could bring Government Troops to a space."""
    b = m.b
    if not op.special or op.used or grounded(b, op) or not may_use_government(b):
        return False
    return goal in in_need(b) and any(allies_may_fly(b, s) for s in range(S))


def next_flight(m: Mind) -> Flow[Flight | None]:
    """8.6.3, 8.6.3.air_lift Choose the next flight. First come the Troops that an Operation waits for: in a Sweep the
    Government Troops that the list sends there anyway, then Coalition Troops. Then Government Troops fly to spaces in
    need, first from Bases with too many of them; then away from such Bases."""
    b = m.b
    m.rule = "8.6.3.air_lift"
    flown = m.notes.setdefault("flown", [])
    used = sorted({x for flight in flown for x in (flight // S, flight % S)})
    allies = GOVERNMENT_LIFT - m.notes.setdefault("allies", [0])[0]
    listed = may_use_government(b) and allies > 0
    crowded = [s for s in range(S) if too_many(b, s)]

    def free(s: int, other: int) -> bool:
        return len({*used, s, other}) <= SPACES and s * S + other not in flown and s != other

    def protectors(goal: int) -> list[int]:
        return [s for s in crowded if free(s, goal)] or [s for s in range(S) if allies_may_fly(b, s) and free(s, goal)]

    for goal in m.notes.get("lift", []):
        wanted = m.notes.get("wanted", [hidden(b, goal)])[0]
        together = "wanted" not in m.notes and may_use_government(b)
        need = wanted - (b.cubes(goal) if together else b.n[COALITION_TROOPS + goal])
        if need > 0 and together and listed and goal in in_need(b) and (origins := protectors(goal)):
            return (yield from _protect(m, origins, goal))
        origins = [s for s in range(S) if may_fly(b, s) and free(s, goal)]
        if need > 0 and origins:
            m.says("lifts-to-help")
            origin = yield from random_space(m, origins)
            return Flight(origin, goal, min(need, may_fly(b, origin)), 0)
    if not listed:
        return None
    for goal in in_need(b):
        if origins := protectors(goal):
            return (yield from _protect(m, origins, goal))
    goals = {s: [x for x in range(S) if may_take(b, x) and free(s, x)] for s in crowded}
    return (yield from _out_of_bases(m, crowded, goals))


def _protect(m: Mind, origins: list[int], goal: int) -> Flow[Flight]:
    """8.6.3.air_lift Fly up to two Government Troops to a space in need."""
    m.says("protects-coalition")
    origin = yield from random_space(m, origins)
    return Flight(origin, goal, 0, min(PAIR, allies_may_fly(m.b, origin)))


def _out_of_bases(m: Mind, crowded: list[int], goals: dict[int, list[int]]) -> Flow[Flight | None]:
    """8.6.3.air_lift Fly away from Coalition Bases, first without Support, then by highest Population."""
    b = m.b
    found = m.must("outnumbered-at-base", [s for s in crowded if goals[s]], lambda s: True)
    found = m.prefer("without-support", found, lambda s: b.n[SUPPORT + s] <= NEUTRAL)
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    origin = yield from random_space(m, found)
    if origin < 0:
        return None
    goal = yield from random_space(m, goals[origin])
    return Flight(origin, goal, 0, too_many(b, origin))


def air_lift_origin(m: Mind, d: Decision) -> Flow[str]:
    """8.6.3.air_lift Return the origin of the next flight."""
    flight = yield from next_flight(m)
    if flight is None:
        return DONE if DONE in d.options else d.options[0]
    _take_off(m, flight)
    return m.b.spec.spaces[flight.origin]


def _take_off(m: Mind, flight: Flight) -> None:
    m.notes["flight"] = [flight.origin, flight.goal, flight.own, flight.allies]
    m.notes["flown"].append(flight.origin * S + flight.goal)
    m.notes["allies"][0] += flight.allies


def air_lift_destination(m: Mind, d: Decision) -> Flow[str]:
    """8.6.3.air_lift Return the destination. If the origin was not asked for, plan the flight now. A free Air Lift (26)
    without a purpose takes one Troops anywhere."""
    b = m.b
    if m.notes.get("flight", [-1])[0] != d.origin:
        flight = yield from next_flight(m)
        if flight is None:
            own = 1 if b.n[COALITION_TROOPS + d.origin] else 0
            flight = Flight(d.origin, b.spec.space_index[d.options[0]], own, 1 - own)
        _take_off(m, flight)
    return b.spec.spaces[m.notes["flight"][1]]


def move_count(m: Mind, d: Decision) -> str:
    """8.6.3.air_lift As many as planned, unless fewer may still fly (4.2.2) or leave an Assault possible that is still
    to come (4.1)."""
    return str(min(d.number, m.noted("flight")[2 if d.piece == COALITION_TROOPS else 3]))


ANSWERS: dict[str, Answer] = {
    "air-lift-origin": air_lift_origin,
    "air-lift-destination": air_lift_destination,
}
