"""3.3.2 March."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, ask, enter, fresh, has_fresh, pay, select
from ....coin.operation import Operation
from ....coin.spec import LOC
from ....coin.verbs import pick_number
from ....kernel.decision import DONE, Flow
from ..afghanistan import Afghanistan
from ..names import (
    ACTIVE,
    BACKING,
    ID_CARDS,
    ISLAMABAD,
    KABUL,
    POLICE,
    SANDSTORMS,
    SHADED,
    TALIBAN,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
    S,
)

COST: Final = 1
ALL: Final = (1 << S) - 1
"""All spaces, as a set of bits."""


class Marches:
    """Progress of one March: destinations paid for, and groups that moved."""

    def __init__(self) -> None:
        self.paid = 0
        """Destinations paid for, as a set of bits."""
        self.gone: list[int] = [0] * S
        """Destinations of the groups from each space, as sets of bits. All pieces with the same origin and destination
        move as one group."""

    def destinations(self, b: Afghanistan, op: Operation) -> list[int]:
        """3.3.2 Destinations still possible."""
        return destinations(b, op, self)


def goes_on(b: Afghanistan, op: Operation, s: int) -> bool:
    """3.3.2 Taliban in a Pashtun space may March on. Not in a Limited Operation, which has 1 destination, nor with
    Sandstorms (57)."""
    if op.who != TALIBAN or op.limited or not b.pashtun[s]:
        return False
    return op.event or not b.in_force(SANDSTORMS)


def price(b: Afghanistan, marches: Marches, origin: int, goal: int) -> int:
    """3.3.2 One Resource for each Province or Kabul entered, nothing for LoCs. At Backing or Sponsorship, nothing to or
    from Pakistan (6.6.1)."""
    if b.spec.kind[goal] == LOC or marches.paid >> goal & 1:
        return 0
    return 0 if b.n[ISLAMABAD] >= BACKING and (b.pakistan[origin] or b.pakistan[goal]) else COST


def _free(b: Afghanistan, marches: Marches, origin: int) -> int:
    """Destinations that cost nothing from here (see `price`), as a set of bits."""
    if b.n[ISLAMABAD] < BACKING:
        return b.spec.loc_bits | marches.paid
    return ALL if b.pakistan[origin] else b.spec.loc_bits | marches.paid | b.pakistan_bits


def ready(b: Afghanistan, op: Operation, spaces: list[int]) -> list[int]:
    """Return those of these spaces that have Guerrillas that have not Marched yet or may March on."""
    n, under, active, reached = b.n, UNDERGROUND[op.who], ACTIVE[op.who], op.reached
    return [s for s in spaces if (n[under + s] or n[active + s]) and (not reached >> s & 1 or has_fresh(b, op, s))]


def origins_of(b: Afghanistan, op: Operation, marches: Marches, goal: int) -> list[int]:
    """3.3.2 Spaces from which a group could March into this one."""
    found = [s for s in ready(b, op, b.spec.adjacent[goal]) if not marches.gone[s] >> goal & 1]
    return found if affords(b, op, COST) else [s for s in found if not price(b, marches, s, goal)]


def destinations(b: Afghanistan, op: Operation, marches: Marches, one: bool = False) -> list[int]:
    """3.3.2 Spaces that adjacent Guerrillas could March into (with `one`, only as many as it takes to find some). Only
    groups that March on may enter a destination again."""
    rich, again = affords(b, op, COST), op.who == TALIBAN and not op.limited
    if rich and not op.spaces and op.only is None:
        near = b.beside_camps(op.who)
        return near if op.who == TALIBAN else [s for s in near if not b.pakistan[s]]
    fit = op.selectable_bits()
    if op.who != TALIBAN:
        fit &= ~b.pakistan_bits
    found = 0
    for origin in ready(b, op, b.camps(op.who)):
        goals = fit | op.taken if again and op.has_taken(origin) else fit
        goals &= b.spec.adjacent_bits[origin] & ~marches.gone[origin]
        found |= goals if rich else goals & _free(b, marches, origin)
        if found and one:
            break
    return [s for s in b.spec.everywhere if found >> s & 1]


def candidates(b: Afghanistan, op: Operation) -> list[int]:
    """3.3.2 Destinations that could come first."""
    return destinations(b, op, Marches())


def can_march(b: Afghanistan, op: Operation) -> bool:
    if op.only is None and affords(b, op, COST):
        return bool(b.camps(op.who))  # Every space is adjacent to one in Afghanistan.
    return bool(destinations(b, op, Marches(), one=True))


def march(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.3.2 Move Guerrillas into adjacent spaces, one group from each origin to each destination."""
    marches = Marches()
    while (s := (yield from select(b, op, "march-space", "3.3.2", marches.destinations))) >= 0:
        if not op.has_taken(s):
            enter(b, op, s, _due(b, op, marches, s))
        yield from _groups(b, op, marches, s)


def _due(b: Afghanistan, op: Operation, marches: Marches, goal: int) -> int:
    """3.1 Pay for a destination when it is selected, unless a group could come free."""
    cost = price(b, marches, KABUL, goal)  # The cost from anywhere in Afghanistan.
    if cost and b.n[ISLAMABAD] >= BACKING and any(b.pakistan[s] for s in origins_of(b, op, marches, goal)):
        return 0
    if cost:
        marches.paid |= 1 << goal
    return cost


def _groups(b: Afghanistan, op: Operation, marches: Marches, goal: int) -> Flow[None]:
    """Ask for the groups that March into one destination."""
    came = 0

    def origins() -> list[str]:
        found = [b.spec.spaces[s] for s in origins_of(b, op, marches, goal)]
        return [*found, DONE] if came or not found else found

    while origins_of(b, op, marches, goal):
        choice = yield from ask(b, op, "march-origin", "3.3.2", origins, space=goal)
        if choice == DONE:
            return
        came += 1
        yield from _march_group(b, op, marches, b.spec.space_index[choice], goal)


def _march_group(b: Afghanistan, op: Operation, marches: Marches, origin: int, goal: int) -> Flow[None]:
    """3.3.2 Move a group from one origin to one destination: how many go, and whether they arrive Active."""
    who = op.who
    under, active = UNDERGROUND[who], ACTIVE[who]
    cost = price(b, marches, origin, goal)
    if cost:
        marches.paid |= 1 << goal
        pay(b, op, cost)
    marches.gone[origin] |= 1 << goal
    hidden, seen = fresh(b, op, origin)
    first = yield from pick_number(
        b, who, "move-count", "3.3.2", 0 if seen else 1, hidden, space=goal, origin=origin, piece=under, faction=who
    )
    second = yield from pick_number(
        b, who, "move-count", "3.3.2", 0 if first else 1, seen, space=goal, origin=origin, piece=active, faction=who
    )
    noticed = activates(b, who, first + second, goal)
    moved = b.move(under, origin, goal, first, active if noticed else under)
    also = b.move(active, origin, goal, second)
    if not goes_on(b, op, goal):
        op.arrive(active if noticed or b.hunted(goal) else under, goal, moved)
        op.arrive(active, goal, also)


def activates(b: Afghanistan, who: int, group: int, goal: int) -> bool:
    """3.3.2 Return True if a group is Activated. Taliban are Activated outside Pashtun spaces, Warlords in Pashtun
    spaces and on LoCs, if the group plus enemy Guerrillas there (for Taliban, cubes too) exceeds 3. ID Cards (46): any
    Police Activate Taliban (unshaded), or Police do not count (shaded)."""
    if who == WARLORDS:
        if b.spec.kind[goal] != LOC and not b.pashtun[goal]:
            return False
        return group + b.guerrillas(TALIBAN, goal) > 3
    side = b.in_force(ID_CARDS)
    if side == UNSHADED and b.n[POLICE + goal]:
        return True
    if b.pashtun[goal]:
        return False
    cubes = b.cubes(goal) - (b.n[POLICE + goal] if side == SHADED else 0)
    return group + b.guerrillas(WARLORDS, goal) + cubes > 3
