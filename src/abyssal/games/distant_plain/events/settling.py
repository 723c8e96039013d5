"""Steps beyond those of `tools` that several of the Events 37 to 72 share."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import choose_piece, choose_space, make_available, replace
from ....coin.predicates import Where, placeable
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import MARKERS, WARLORDS, WARLORDS_BASE, WARLORDS_U
from .tools import place_up_to, replaceable

markers_left = Where(lambda b, s: b.n[MARKERS] > 0)
"""3.3.4 Some Terror and Sabotage markers are not on the map."""


def replace_some(b: Afghanistan, who: int, s: int, count: int, columns: list[int], by: int) -> Flow[int]:
    """Replace up to `count` pieces of these kinds in one space. Return how many were replaced."""
    replaced = 0
    while replaced < count and (p.is_(s) & p.has(*columns) & replaceable(by)).spaces(b):
        yield from make_available(b, p.is_(s), {by: 1})
        column = yield from choose_piece(b, who, "event-replace-piece", columns, s, optional=True)
        if column < 0:
            break
        yield from replace(b, column, s, by)
        replaced += 1
    return replaced


def warlords_settle(b: Afghanistan, where: Where) -> Flow[None]:
    """The Warlords place a Base and up to 3 Guerrillas."""
    yield from make_available(b, where, {WARLORDS_BASE: 1})
    s = yield from choose_space(b, WARLORDS, "event-place", where & placeable(WARLORDS_BASE), piece=WARLORDS_BASE)
    if s >= 0:
        b.place(WARLORDS_BASE, s)
    yield from place_up_to(b, WARLORDS, 3, [WARLORDS_U], where)
