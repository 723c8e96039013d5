"""The seasoned Government's Train: Civic Action or a Base where it is worth most, and cubes where they are short."""

from __future__ import annotations

from .....coin.operation import Operation
from .....coin.spec import RURAL
from ...civic_action import CIVIC_COST
from ...colombia import Colombia
from ...names import (
    BASES_POOL,
    BOGOTA,
    FARC,
    GOVT,
    GOVT_BASE,
    POLICE,
    POLICE_POOL,
    POP,
    RESOURCES,
    TROOPS,
    TROOPS_POOL,
)
from ...s3_operations.train import COST, candidates
from ...s4_special.air_lift import is_destination, is_origin, limit
from ..second_edition.government.civic import needed_cubes
from ..second_edition.government.train import places_cubes
from .judging import W, affordable_steps, civic_worth, could_persuade, denies, steps_to_active
from .specials import spare

CUBES = 6
LEAST_POPULATION = 2
"""Least Population of a Department in which it builds a Base."""
NO_LIFT = (-1, -1, 0)


class Aim:
    """Purpose of a Train: Civic Action or a Base in a space, with Troops lifted there if necessary."""

    def __init__(self, worth: float, cost: int, space: int, how: str, lift: tuple[int, int, int]) -> None:
        self.worth = worth
        self.cost = cost
        self.space = space
        self.how = how
        self.lift = lift


class Training:
    """The best Train: its spaces, its purpose, its worth and its cost."""

    def __init__(self, b: Colombia, limited: bool, special: bool) -> None:
        self.worth = 0.0
        self.cost = 0
        self.spaces: list[int] = []
        self.aim: Aim | None = None
        if b.n[RESOURCES + GOVT] < COST:
            return
        op = Operation(GOVT, "train", special=special)
        spaces = candidates(b, op)
        self._aim(b, op, spaces, special and not limited)
        self._recruit(b, spaces, 1 if limited else int(W["train_spaces"]))

    def _aim(self, b: Colombia, op: Operation, spaces: list[int], lifts: bool) -> None:
        best: Aim | None = None
        for s in spaces:
            if not b.n[POP + s]:
                continue
            for aim in (civic_aim(b, op, s, lifts), base_aim(b, op, s, lifts)):
                if aim is not None and (best is None or aim.worth > best.worth):
                    best = aim
        if best is not None and best.worth >= W["civic_least"]:
            self.aim = best
            self.worth, self.cost, self.spaces = best.worth, best.cost, [best.space]

    def _recruit(self, b: Colombia, spaces: list[int], most: int) -> None:
        """Add spaces for cubes, while Resources and cubes last."""
        n = b.n
        left = n[RESOURCES + GOVT] - self.cost
        pool = n[TROOPS_POOL] + n[POLICE_POOL]
        kept = int(W["kept"]) if self.aim is not None else 0
        ranked = sorted([(-recruit_worth(b, s), s) for s in spaces if places_cubes(b, s)])
        for worth, s in ranked:
            if s in self.spaces:
                self.worth -= worth
            elif len(self.spaces) < most and left - COST >= kept and pool >= CUBES // 2 and worth < 0.0:
                self.spaces.append(s)
                self.worth -= worth
                self.cost += COST
                left -= COST
                pool -= min(pool, CUBES)


def recruit_worth(b: Colombia, s: int) -> float:
    """Return the worth of cubes in a City or at a Base."""
    n = b.n
    room = min(CUBES, b.room(TROOPS, s), n[TROOPS_POOL] + n[POLICE_POOL])
    if room <= 0:
        return 0.0
    worth = 0.15 * room + denies(b, s, room)
    ahead = b.government(s) - b.insurgents(s)
    if ahead <= 0 < ahead + room:
        worth += 2.0 * n[POP + s]
    elif ahead < 3:
        worth += 0.7 * n[POP + s]
    if n[GOVT_BASE + s]:
        worth += 1.5 + 0.5 * max(0, 4 - b.cubes(s))
    if s == BOGOTA:
        worth += 0.5 if b.cubes(s) > 6 else 1.5
    return W["recruit"] * worth


def mix(b: Colombia, s: int) -> tuple[int, int]:
    """Return the Troops and Police that Train places, keeping the share of Police."""
    n, troops, police = b.n, 0, 0
    for _ in range(min(CUBES, b.room(TROOPS, s))):
        wants_police = n[POLICE + s] + police <= W["police"] * (n[TROOPS + s] + troops)
        if police < n[POLICE_POOL] and (wants_police or troops >= n[TROOPS_POOL]):
            police += 1
        elif troops < n[TROOPS_POOL]:
            troops += 1
    return troops, police


def lift_to(b: Colombia, op: Operation, goal: int) -> tuple[int, int, int]:
    """Return an Air Lift to a space from where the most Troops can be spared."""
    found = NO_LIFT
    for s in b.spec.lands:
        if s != goal and b.n[TROOPS + s] and is_origin(b, op, s) and is_destination(b, op, s, goal):
            count = min(limit(b), spare(b, s), b.room(TROOPS, goal))
            if count > found[2]:
                found = (s, goal, count)
    return found


def civic_aim(b: Colombia, op: Operation, s: int, lifts: bool) -> Aim | None:
    """Return Civic Action here as an aim, if the arriving cubes make it possible."""
    troops, police = mix(b, s) if places_cubes(b, s) else (0, 0)
    lift = NO_LIFT
    if not could_persuade(b, s, troops, police):
        if not lifts or b.n[POLICE + s] + police < needed_cubes(b):
            return None
        lift = lift_to(b, op, s)
        if not lift[2] or not could_persuade(b, s, troops + lift[2], police):
            return None
    steps = affordable_steps(b, W["reserve"], COST)
    worth = civic_worth(b, s, steps)
    if worth <= 0.0:
        return None
    return Aim(worth, COST + CIVIC_COST * min(steps, steps_to_active(b, s)), s, "civic_action", lift)


def base_aim(b: Colombia, op: Operation, s: int, lifts: bool) -> Aim | None:
    """Return a Base here as an aim, if enough cubes remain to hold it."""
    n = b.n
    if not n[BASES_POOL[GOVT]] or b.spec.kind[s] != RURAL or n[GOVT_BASE + s] or n[POP + s] < LEAST_POPULATION:
        return None
    if not b.room_after_trade(s):
        return None
    cubes = b.cubes(s)
    lift = lift_to(b, op, s) if lifts and cubes < 5 else NO_LIFT
    cubes += lift[2]
    foes = b.guerrillas(FARC, s)
    if cubes < 3 or foes > cubes - 1:
        return None
    return Aim(W["base"] * n[POP + s] / 2 - 1.5 * foes + cubes - 3, COST, s, "base", lift)
