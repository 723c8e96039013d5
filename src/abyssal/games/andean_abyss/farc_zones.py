"""6.4.4 FARC Zones, and the destinations of Redeploying cubes (6.5)."""

from __future__ import annotations

from ...coin.spec import CITY, LOC, RURAL
from ...coin.verbs import pick_number, pick_space
from ...kernel.decision import Flow
from .colombia import Colombia
from .names import BOGOTA, FARC, GOVT, GOVT_BASE, OPEN, POLICE, TROOPS, ZONE, S


def goals_of(b: Colombia, column: int, controlled: list[bool]) -> list[int]:
    """6.5.1, 6.5.2, 6.5.3 Return where cubes may Redeploy: Troops to Government-Controlled Cities and Bases, Police to
    LoCs and Government-Controlled spaces.

    Does not check for room. Bogotá as the last resort for Troops that must move is up to the caller.
    """
    kind = b.spec.kind
    if column == TROOPS:
        return [s for s in range(S) if controlled[s] and (kind[s] == CITY or b.n[GOVT_BASE + s])]
    return [s for s in range(S) if controlled[s] or kind[s] == LOC]


def zone_candidates(b: Colombia, terrain: str = "") -> list[int]:
    """6.4.4 Return the Departments with the most FARC pieces, out of those that are no Zone yet and have the terrain
    that an Event asks for."""
    spec = b.spec
    found = [
        s
        for s in range(S)
        if spec.kind[s] == RURAL and b.n[OPEN + s] and not b.n[ZONE + s] and (not terrain or spec.terrain[s] == terrain)
    ]
    most = max((b.count(FARC, s) for s in found), default=0)
    return [s for s in found if b.count(FARC, s) == most]


def place_zone(b: Colombia, terrain: str = "") -> Flow[int]:
    """6.4.4 Place a FARC Zone where the Government chooses. Its cubes there Redeploy and its Bases there are
    removed."""
    s = yield from pick_space(b, GOVT, "farc-zone", "6.4.4", zone_candidates(b, terrain))
    if s < 0:
        return -1
    controlled = [b.n[OPEN + x] > 0 and b.spec.kind[x] != LOC and b.control(x) == GOVT for x in range(S)]
    controlled[s] = False
    b.remove(GOVT_BASE, s, 2)
    yield from evict(b, TROOPS, s, controlled, "6.4.4")
    yield from evict(b, POLICE, s, controlled, "6.4.4")
    b.set_zone(s, 1)
    return s


def evict(b: Colombia, column: int, s: int, controlled: list[bool], rule: str) -> Flow[None]:
    """6.4.4, 6.5.1 Move all cubes of a kind out of a space, where the Government chooses, or to Bogotá if nothing else
    is open."""
    while b.n[column + s]:
        room = [x for x in goals_of(b, column, controlled) if x != s and b.room(column, x)] or [BOGOTA]
        goal = yield from pick_space(b, GOVT, "redeploy-destination", rule, room, origin=s, piece=column)
        most = min(b.n[column + s], b.room(column, goal))
        low = most if len(room) == 1 else 1
        count = yield from pick_number(b, GOVT, "move-count", rule, low, most, space=goal, origin=s, piece=column)
        b.move(column, s, goal, count)
