"""4.5.3 Suborn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....coin.general import possible_after
from ....coin.operation import Operation
from ....coin.verbs import choose_one, pick_number, pick_piece, pick_where
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    ACTIVE,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    LOCAL_TRUCE,
    POLICE,
    RESOURCES,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_U,
    TROOPS,
    WARLORDS,
    WARLORDS_A,
)

COST: Final = 2
SPACES: Final = 3
CUBES: Final = 3


def ways(b: Afghanistan, s: int) -> list[str]:
    """4.5.3 Ways to Suborn here."""
    n = b.n
    found = []
    if n[TROOPS + s] or n[POLICE + s]:
        found.append("cubes")
    if n[GOVERNMENT_BASE + s]:
        found.append("base")
    if n[TALIBAN_U + s] or n[TALIBAN_A + s]:
        found.append("guerrilla")
    if (n[TALIBAN_A + s] or n[WARLORDS_A + s]) and not b.hunted(s):
        found.append("hide")
    return found


def _try(b: Afghanistan, s: int, way: str, cost: int) -> None:
    """Carry out a way as far as possible, on a trial board."""
    b.gain(WARLORDS, -cost)
    if way == "cubes":
        police = b.remove(POLICE, s, CUBES)
        b.remove(TROOPS, s, CUBES - police)
    elif way == "base":
        b.remove(GOVERNMENT_BASE, s)
    elif way == "guerrilla":
        b.remove(TALIBAN_A if b.n[TALIBAN_A + s] else TALIBAN_U, s)
    else:
        b.hide(WARLORDS, s, 99)


def leaves_enough(b: Afghanistan, op: Operation | None, cost: int) -> bool:
    """4.1 Return True if the price leaves enough for an Operation still to come."""
    return op is None or _possible_after(b, op, lambda: b.gain(WARLORDS, -cost))


def open_ways(b: Afghanistan, op: Operation | None, s: int, cost: int, enough: bool) -> list[str]:
    """4.1 Ways that leave an Operation still to come possible and affordable. Only an Attack needs enemies. Other
    Operations need only the Resources left, or Terror the hidden Guerrillas, or Rally the room for a Base."""
    found = ways(b, s)
    if not found or op is None or not op.is_to_come():
        return found
    if op.name == "attack" and b.guerrillas(WARLORDS, s):
        return [way for way in found if _leaves_possible(b, op, s, way, cost)]
    if enough:
        return found
    helpful = "base" if op.name == "rally" else "hide"
    return [helpful] if helpful in found and _leaves_possible(b, op, s, helpful, cost) else []


def _leaves_possible(b: Afghanistan, op: Operation, s: int, way: str, cost: int) -> bool:
    return _possible_after(b, op, lambda: _try(b, s, way, cost))


def _possible_after(b: Afghanistan, op: Operation, act: Callable[[], object]) -> bool:
    """4.1 Return True if the Operation is possible after this step of a Suborn, which rules out any other Special
    Activity."""
    used, op.used = op.used, "suborn"
    found = possible_after(b, op, act)
    op.used = used
    return found


def price(op: Operation) -> int:
    """4.5.3 Two Resources per space; nothing if an Event grants it (5.5)."""
    return 0 if op.free else COST


def can_suborn(b: Afghanistan, op: Operation) -> bool:
    cost = price(op)
    if (b.in_force(LOCAL_TRUCE) and not op.event) or b.n[RESOURCES + WARLORDS] < cost:
        return False
    enough = leaves_enough(b, op, cost)
    for s in b.spec.everywhere:
        if open_ways(b, op, s, cost, enough):
            return True
    return False


def can_hide(b: Afghanistan, op: Operation) -> bool:
    """4.1 Return True if Suborn could turn a Warlord Guerrilla Underground so that a Terror becomes possible."""
    if b.in_force(LOCAL_TRUCE) or b.n[RESOURCES + WARLORDS] < COST:
        return False
    if op.candidates is None:
        return False
    return any(_leaves_possible(b, op, s, "hide", COST) for s in b.spaces_with(WARLORDS_A))


def can_make_room(b: Afghanistan, op: Operation) -> bool:
    """4.1 Return True if Suborn could remove a Government Base so that a Rally can place a Base there (3.3.1)."""
    if b.in_force(LOCAL_TRUCE) or b.n[RESOURCES + WARLORDS] < COST:
        return False
    if op.candidates is None:
        return False
    return any(_leaves_possible(b, op, s, "base", COST) for s in b.spaces_with(GOVERNMENT_BASE))


def suborn(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.5.3 Suborn in up to 3 spaces, for 2 Resources each."""
    done: list[int] = []
    cost, enough = price(op), False

    def wanted(s: int) -> bool:
        return s not in done and bool(open_ways(b, op, s, cost, enough))

    while len(done) < SPACES and b.n[RESOURCES + WARLORDS] >= cost:
        enough = leaves_enough(b, op, cost)
        s = yield from pick_where(b, WARLORDS, "suborn", "4.5.3", wanted, optional=bool(done))
        if s < 0:
            return
        done.append(s)
        b.log("select", s)
        if cost:
            b.gain(WARLORDS, -cost)
        yield from suborn_space(b, s, op)


def suborn_space(b: Afghanistan, s: int, op: Operation | None = None) -> Flow[None]:
    """4.5.3 Remove up to 3 Government cubes (as many as there are, 1.4.1), a Government Base or a Taliban Guerrilla; or
    flip any Guerrillas Underground."""
    how = yield from choose_one(
        b, WARLORDS, "suborn-how", "4.5.3", open_ways(b, op, s, 0, leaves_enough(b, op, 0)), space=s
    )
    if how == "cubes":
        for left in range(CUBES, 0, -1):
            cubes = [column for column in GOVERNMENT_CUBES if b.n[column + s]]
            column = yield from pick_piece(b, WARLORDS, "suborn-cube", "4.5.3", cubes, space=s, number=left)
            if column < 0:
                return
            b.remove(column, s)
    elif how == "base":
        b.remove(GOVERNMENT_BASE, s)
    elif how == "guerrilla":
        columns = [column for column in (TALIBAN_U, TALIBAN_A) if b.n[column + s]]
        b.remove((yield from pick_piece(b, WARLORDS, "suborn-guerrilla", "4.5.3", columns, space=s)), s)
    elif how == "hide":
        yield from _hide(b, s, op)


def _hide(b: Afghanistan, s: int, op: Operation | None) -> Flow[None]:
    """4.5.3 Ask how many Guerrillas of each faction go Underground, at least 1 in total. If the Operation depends on
    it, at least 1 is the Warlords' own (4.1)."""
    needed = op is not None and op.is_to_come() and not op.possible_now(b)
    hidden = 0
    for faction in (WARLORDS, TALIBAN):
        own = faction == WARLORDS
        low = 1 if (needed and own) or (not hidden and (not own or not b.n[TALIBAN_A + s])) else 0
        count = yield from pick_number(
            b, WARLORDS, "suborn-hide", "4.5.3", low, b.n[ACTIVE[faction] + s], space=s, piece=ACTIVE[faction],
            faction=faction,
        )  # fmt: skip
        hidden += b.hide(faction, s, count)
