"""3.2.4 Assault."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, enter, finish, pay, select
from ....coin.operation import Operation
from ....coin.verbs import choose_one, pick_faction, pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..combat import (
    assaultable,
    can_find,
    exposed_here,
    government_strength,
    hits,
    may_use_government,
    removable,
)
from ..names import (
    ACCIDENTAL_GUERRILLAS,
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT,
    INSURGENTS,
    NATO,
    SHADED,
    STRATEGIC_RELEASE,
    TALIBAN,
    TALIBAN_BASE,
    TALIBAN_U,
    TROOPS,
    US_TALIBAN_TALKS,
)

COST: Final = 3
AID_FOR_BASE: Final = 6
NATO_SPACES: Final = 2


def may_assault(b: Afghanistan, op: Operation, s: int) -> bool:
    """3.2.4 Return True if a space has cubes of the faction. US-Taliban Talks (24, shaded) bars Coalition Assaults, and
    Strategic Release (11, shaded) any under Taliban Control, except one that an Event itself grants (5.1.2)."""
    if not (b.n[COALITION_TROOPS + s] if op.who == COALITION else b.government_cubes(s)):
        return False
    if op.event and op.name == "assault":
        return True
    if b.in_force(STRATEGIC_RELEASE) == SHADED and b.taliban_controls(s):
        return False
    return op.who != COALITION or b.in_force(US_TALIBAN_TALKS) != SHADED


def candidates(b: Afghanistan, op: Operation) -> list[int]:
    """3.2.4 Any such spaces; with NATO (17, shaded) at most 2 for the Coalition."""
    if op.who == GOVERNMENT and not affords(b, op, COST):
        return []
    if op.who == COALITION and b.in_force(NATO) == SHADED and len(op.spaces) >= NATO_SPACES:
        return []
    return [s for s in op.selectable_of(spaces_with_cubes(b, op)) if may_assault(b, op, s)]


def spaces_with_cubes(b: Afghanistan, op: Operation) -> list[int]:
    """Spaces with cubes of the faction."""
    return b.spaces_with(COALITION_TROOPS) if op.who == COALITION else b.spaces_with_either(TROOPS)


def can_assault(b: Afghanistan, op: Operation) -> bool:
    if op.who == GOVERNMENT and not affords(b, op, COST):
        return False
    return any(may_assault(b, op, s) for s in op.selectable_of(spaces_with_cubes(b, op)))


def assault(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.2.4 Remove exposed enemies in each selected space."""
    removed = 0
    while (s := (yield from select(b, op, "assault-space", "3.2.4", candidates))) >= 0:
        enter(b, op, s, COST if op.who == GOVERNMENT else 0)
        removed += yield from assault_space(b, op, s, COST)
    if removed and op.who == COALITION and b.in_force(ACCIDENTAL_GUERRILLAS) == SHADED:
        yield from _accidental_guerrilla(b)
        yield from finish(b, op)


def assault_space(b: Afghanistan, op: Operation, s: int, price: int) -> Flow[int]:
    """3.2.4 Assault in one space with the cubes there. Return how many pieces it removed.

    `price` is what the Coalition pays if Government cubes take part.
    """
    found = can_find(b, op, s)
    if found:
        faction = yield from pick_faction(b, op.who, "find-fix-finish", "5.3", found, optional=True, space=s)
        if faction >= 0:
            b.activate(faction, s)
    count, exposed = hits(b, op, s), exposed_here(b, op, s)
    if op.who == COALITION and exposed > count and (yield from _government_joins(b, op, s, price)):
        count += government_strength(b, s)
    if not exposed or not count:
        b.log("nothing-exposed", s)
        return 0
    return (yield from remove_pieces(b, op, s, count))


def _government_joins(b: Afghanistan, op: Operation, s: int, price: int) -> Flow[bool]:
    """3.2.4 The Coalition may pay for Government cubes to cause losses too."""
    if not government_strength(b, s) or not may_use_government(b) or not affords(b, op, price):
        return False
    ways = ["alone", "with_government"]
    if (yield from choose_one(b, op.who, "assault-allies", "3.2.4", ways, space=s)) == "alone":
        return False
    pay(b, op, price)
    return True


def remove_pieces(b: Afghanistan, op: Operation, s: int, count: int) -> Flow[int]:
    """3.2.4, 1.4.1 Full removal: remove as many pieces of the targeted factions as possible, one by one, or faction by
    faction with enough hits for all. The Government gains 6 Aid for each Taliban Base it removes."""
    targeted: list[int] = []
    left = count
    while left > 0:
        exposed = [f for f in INSURGENTS if assaultable(b, op, f, s)]
        enough = left >= sum([assaultable(b, op, f, s) for f in exposed])
        must = any(f in targeted for f in exposed)
        faction = yield from pick_faction(
            b, op.who, "assault-target", "3.2.4", exposed, optional=bool(targeted) and not must, space=s
        )
        if faction < 0:
            break
        targeted.append(faction)
        for _ in range(assaultable(b, op, faction, s) if enough else 1):
            column = removable(b, faction, s)
            b.remove(column, s)
            left -= 1
            if column == TALIBAN_BASE and op.who == GOVERNMENT:
                b.add_aid(AID_FOR_BASE)
    return count - left


def _accidental_guerrilla(b: Afghanistan) -> Flow[None]:
    """Accidental Guerrillas (34, shaded): after a Coalition Assault that removed a piece, 1 Taliban Guerrilla."""
    if not b.available(TALIBAN_U):
        return
    s = yield from pick_space(
        b, TALIBAN, "accidental-guerrillas", "5.3", b.afghan, optional=True, piece=TALIBAN_U, faction=TALIBAN
    )
    if s >= 0:
        b.place(TALIBAN_U, s)
