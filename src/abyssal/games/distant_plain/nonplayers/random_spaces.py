"""8.4 Random spaces. Chance decides every die roll."""

from __future__ import annotations

from ....coin.bots.lots import first_along, from_sheet, lot
from ....coin.bots.random_spaces import draw_next, draw_space, richest_locs
from ....kernel.decision import Flow, roll
from .mind import Mind


def random_space(m: Mind, spaces: list[int]) -> Flow[int]:
    """8.4, 8.4.1 Return a random one of these spaces, or -1 if there are none. Provinces and Kabul come before LoCs."""
    return draw_space(m, spaces, random_land, random_loc)


def each_space(m: Mind, spaces: list[int], enough: bool) -> Flow[int]:
    """Return the next of these spaces when all are wanted. Roll dice only if there is not enough for all of them."""
    return draw_next(m, spaces, enough, random_space)


def random_land(m: Mind, lands: list[int]) -> Flow[int]:
    """8.4 The green die gives the region and the second die the place. Follow the arrows from there to the first
    candidate."""
    if len(lands) == 1:
        return lands[0]
    if m.b.seats.printed_dice:
        return (yield from from_sheet(m, lands, "8.4"))
    m.log_pending()
    green = yield from roll("8.4", "green-die")
    second = yield from roll("8.4", "second-die")
    m.b.log("bot-dice", green, second)
    return first_along(m, m.sheet.ring, m.sheet.regions[green - 1][second - 1], lands)


def random_loc(m: Mind, locs: list[int]) -> Flow[int]:
    """8.4.1 Random LoCs: the highest Econ, then with equal chances."""
    return lot(m, richest_locs(m, locs, "8.4.1"), "8.4.1")
