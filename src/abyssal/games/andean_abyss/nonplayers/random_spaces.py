"""8.2, 8.3 Random spaces. Every die roll is a decision of chance."""

from __future__ import annotations

from ....coin.bots.lots import first_along, from_sheet, lot
from ....coin.bots.random_spaces import draw_next, draw_space, richest_locs
from ....coin.spec import CITY, LOC
from ....kernel.decision import Flow, roll
from .mind import Mind


def random_space(m: Mind, spaces: list[int]) -> Flow[int]:
    """8.2, 8.3 Return one of these at random, Cities and Departments before LoCs; NOWHERE if there is none."""
    return draw_space(m, spaces, random_land, random_loc, _log_lands_first)


def _log_lands_first(m: Mind, spaces: list[int]) -> None:
    """8.2 Log that Cities and Departments came before LoCs."""
    rule, m.rule = m.rule, "8.2"
    m.must("land-before-loc", spaces, lambda s: m.b.spec.kind[s] != LOC)
    m.rule = rule


def each_space(m: Mind, spaces: list[int], enough: bool) -> Flow[int]:
    """Return the next of spaces that are all wanted. Roll dice only if there is not enough for all of them."""
    return draw_next(m, spaces, enough, random_space)


def random_land(m: Mind, lands: list[int]) -> Flow[int]:
    """8.2 Roll for the column (red), the trio (yellow) and the space (green), then go down the columns to the first
    candidate."""
    if len(lands) == 1:
        return lands[0]
    if m.b.seats.printed_dice:
        return (yield from from_sheet(m, lands, "8.2"))
    ring = m.sheet.ring
    start = yield from _throw(m)
    return first_along(m, ring, start, lands)


def _throw(m: Mind) -> Flow[int]:
    """8.2 Roll three dice and return the starting point in the ring."""
    m.log_pending()
    red = yield from roll("8.2", "red-die")
    yellow = yield from roll("8.2", "yellow-die")
    green = yield from roll("8.2", "green-die")
    m.b.log("bot-dice", red, yellow, green)
    return m.sheet.boxes[9 * ((red - 1) // 2) + 3 * ((yellow - 1) // 2) + (green - 1) // 2]


def random_loc(m: Mind, locs: list[int]) -> Flow[int]:
    """8.3 Pick by the highest Econ, then next to a random City, then at random."""
    found = highest_econ(m, locs)
    if len(found) > 1 and m.b.seats.printed_dice:
        return (yield from from_sheet(m, found, "8.3"))
    if len(found) > 1:
        start = yield from _throw(m)
        found = _next_to_first_city(m, found, start)
    return (yield from lot(m, found, "8.3"))


def highest_econ(m: Mind, locs: list[int]) -> list[int]:
    """8.3 Return the LoCs with the highest Econ."""
    return richest_locs(m, locs, "8.3")


def _next_to_first_city(m: Mind, locs: list[int], start: int) -> list[int]:
    """8.3 Return the candidates at the first City, from `start` on, that touches one."""
    spec, ring = m.b.spec, m.sheet.ring
    for step in range(len(ring)):
        s = ring[(start + step) % len(ring)]
        if spec.kind[s] == CITY:
            touching = [x for x in locs if x in spec.adjacent[s]]
            if touching:
                cities = [c for c in spec.cities if any(x in spec.adjacent[c] for x in locs)]
                m.b.log("bot-random", s, len(cities))
                return touching
    return locs
