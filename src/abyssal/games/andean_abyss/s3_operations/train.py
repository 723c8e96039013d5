"""3.2.1 Train."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, ask, enter, finish, select
from ....coin.operation import Operation
from ....coin.spec import CITY
from ....coin.verbs import pick_number, pick_space
from ....kernel.decision import DONE, Flow
from ..civic_action import civic_action, civic_spaces
from ..colombia import Colombia
from ..names import BASES_POOL, GOVT, GOVT_BASE, POLICE, POLICE_POOL, TROOPS, TROOPS_POOL, ZONE

COST: Final = 3


def candidates(b: Colombia, op: Operation) -> list[int]:
    """3.2.1 Return all Departments and Cities except FARC Zones, which Government pieces may not enter."""
    if not affords(b, op, COST):
        return []
    n = b.n
    return [s for s in op.selectable_of(b.lands_in_play()) if not n[ZONE + s]]


def can_train(b: Colombia, op: Operation) -> bool:
    return affords(b, op, COST) if op.only is None else bool(candidates(b, op))


def train(b: Colombia, op: Operation) -> Flow[None]:
    """3.2.1 Place cubes in Cities and at Bases, then build a Base or Support in one of the selected spaces."""
    while (s := (yield from select(b, op, "train-space", "3.2.1", candidates))) >= 0:
        enter(b, op, s, COST)
        if b.spec.kind[s] == CITY or b.n[GOVT_BASE + s]:
            yield from _recruit(b, s)
    if op.spaces:
        yield from _build(b, op)
    yield from finish(b, op)


def _recruit(b: Colombia, s: int) -> Flow[None]:
    """Place up to 6 cubes in any mix."""
    most = min(6, b.n[TROOPS_POOL], b.room(TROOPS, s))
    troops = yield from pick_number(b, GOVT, "train-cubes", "3.2.1", 0, most, space=s, piece=TROOPS)
    b.place(TROOPS, s, troops)
    most = min(6 - troops, b.n[POLICE_POOL], b.room(POLICE, s))
    police = yield from pick_number(b, GOVT, "train-cubes", "3.2.1", 0, most, space=s, piece=POLICE)
    b.place(POLICE, s, police)


def _sites(b: Colombia, op: Operation) -> list[int]:
    if not b.n[BASES_POOL[GOVT]]:
        return []
    return [s for s in op.spaces if b.cubes(s) >= 3 and b.room_after_trade(s)]


def _build(b: Colombia, op: Operation) -> Flow[None]:
    """In at most 1 selected space, replace 3 cubes with a Base or conduct Civic Action. Civic Action is paid for even
    if the Training is free."""

    def options() -> list[str]:
        found = ["base"] if _sites(b, op) else []
        if civic_spaces(b, op.spaces, phase=False):
            found.append("civic_action")
        return [*found, DONE]

    if len(options()) == 1:
        return
    choice = yield from ask(b, op, "train-build", "3.2.1", options)
    if choice == "base":
        s = yield from pick_space(b, GOVT, "train-base", "3.2.1", _sites(b, op))
        low = max(0, 3 - b.n[POLICE + s])
        high = min(3, b.n[TROOPS + s])
        troops = yield from pick_number(b, GOVT, "train-trade", "3.2.1", low, high, space=s, piece=TROOPS)
        b.remove(TROOPS, s, troops)
        b.remove(POLICE, s, 3 - troops)
        b.place(GOVT_BASE, s)
    elif choice == "civic_action":
        s = yield from pick_space(b, GOVT, "civic-action", "3.2.1", civic_spaces(b, op.spaces, phase=False))
        yield from civic_action(b, s)
