"""8.4 Random spaces. Chance decides every die roll."""

from __future__ import annotations

from ....coin.bots.lots import first_along, lot
from ....coin.spec import LOC
from ....kernel.decision import Flow, roll
from .mind import Mind


def random_space(m: Mind, spaces: list[int]) -> Flow[int]:
    """8.4, 8.4.1 Return a random one of these spaces, or -1 if there are none. Provinces and Kabul come before LoCs."""
    if len(spaces) < 2:
        return spaces[0] if spaces else -1
    kind = m.b.spec.kind
    lands = [s for s in spaces if kind[s] != LOC]
    if not lands:
        return (yield from random_loc(m, spaces))
    return (yield from random_land(m, lands))


def each_space(m: Mind, spaces: list[int], enough: bool) -> Flow[int]:
    """Return the next of these spaces when all are wanted. Roll dice only if there is not enough for all of them."""
    if enough and spaces:
        return spaces[0]
    return (yield from random_space(m, spaces))


def random_land(m: Mind, lands: list[int]) -> Flow[int]:
    """8.4 The green die gives the region and the second die the place. Follow the arrows from there to the first
    candidate."""
    if len(lands) == 1:
        return lands[0]
    m.tell()
    green = yield from roll("8.4", "green-die")
    second = yield from roll("8.4", "second-die")
    m.b.log("bot-dice", green, second)
    return first_along(m, m.sheet.ring, m.sheet.regions[green - 1][second - 1], lands)


def random_loc(m: Mind, locs: list[int]) -> Flow[int]:
    """8.4.1 Random LoCs: the highest Econ, then with equal chances."""
    econ, rule = m.b.spec.econ, m.rule
    found = locs
    if any(econ[s] != econ[locs[0]] for s in locs):
        m.rule = "8.4.1"
        found = m.most("highest-econ", locs, lambda s: econ[s])
        m.rule = rule
    return (yield from lot(m, found, "8.4.1"))
