"""4.2.1 Surge."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.verbs import choose_one, pick_number, pick_space
from ....kernel.decision import DONE, Flow, roll
from ..afghanistan import Afghanistan
from ..names import BASES_POOL, COALITION, COALITION_BASE, COALITION_TROOPS, COALITION_TROOPS_POOL, KABUL, WARLORDS

SPACES: Final = 3


def surge_spaces(b: Afghanistan) -> list[int]:
    """4.2.1 Kabul, and Provinces of Afghanistan under COIN Control."""
    return [s for s in b.afghan if s == KABUL or b.coin_controls(s)]


def surge(b: Afghanistan, op: Operation) -> Flow[None]:
    """4.2.1 Move Coalition pieces among up to 3 spaces and Available, then optionally roll for Aid and Warlords."""
    chosen: list[int] = []
    while len(chosen) < SPACES:
        spaces = [s for s in surge_spaces(b) if s not in chosen]
        s = yield from pick_space(b, COALITION, "surge-space", "4.2.1", spaces, optional=bool(chosen))
        if s < 0:
            break
        chosen.append(s)
        b.log("select", s)
    yield from _deploy(b, chosen, COALITION_TROOPS, COALITION_TROOPS_POOL)
    yield from _deploy(b, chosen, COALITION_BASE, BASES_POOL[COALITION])
    if (yield from choose_one(b, COALITION, "surge-roll", "4.2.1", ["roll", DONE])) == "roll":
        yield from _donors(b)


def _deploy(b: Afghanistan, spaces: list[int], column: int, pool: int) -> Flow[None]:
    """Ask how many pieces of a kind each of the spaces is to hold; the rest are Available. Pieces move directly from
    space to space where they can."""
    left = b.n[pool] + sum([b.n[column + s] for s in spaces])
    change: dict[int, int] = {}
    for s in spaces:
        most = min(left, b.n[column + s] + b.room(column, s))
        count = yield from pick_number(b, COALITION, "surge-count", "4.2.1", 0, most, space=s, piece=column)
        left -= count
        change[s] = count - b.n[column + s]
    for origin in spaces:
        for goal in spaces:
            if change[origin] < 0 < change[goal]:
                moved = b.move(column, origin, goal, min(-change[origin], change[goal]))
                change[origin] += moved
                change[goal] -= moved
    for s in spaces:
        if change[s] < 0:
            b.remove(column, s, -change[s])
    for s in spaces:
        if change[s] > 0:
            b.place(column, s, change[s])


def _donors(b: Afghanistan) -> Flow[None]:
    """4.2.1 Roll a die and divide all of it between Aid and Warlord Resources."""
    die = yield from roll("4.2.1", "surge-die")
    b.log("surge-rolled", die)
    aid = yield from pick_number(b, COALITION, "surge-aid", "4.2.1", 0, die)
    b.add_aid(aid)
    if die > aid:
        b.gain(WARLORDS, die - aid)
