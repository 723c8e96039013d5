"""8.6.2, 8.7.2, 8.8.2, 8.9.2 The conditions in each faction's Event box: what it wants from an Event."""

from __future__ import annotations

from typing import Final

from ....coin.bots import with_bots
from ....kernel.decision import CHANCE
from ..afghanistan import Afghanistan
from ..names import (
    AID,
    AVAILABLE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN_POPULATION,
    FACTIONS,
    GOVERNMENT,
    GOVERNMENT_BASE,
    HARD,
    ISLAMABAD,
    PATRONAGE,
    POLICE,
    POP,
    RESOURCES,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
    TROOPS,
    UNCONTROLLED,
    WARLORDS,
    WARLORDS_A,
    WARLORDS_BASE,
    WARLORDS_U,
    S,
)
from .effect import Stage, could
from .mind import Mind

FREE_ACTIONS: Final = "government-actions"
"""8.7.2 Met by any side that grants free actions, if it can be carried out at all."""

WISHES: Final = {
    COALITION: ["support-up", "opposition-down", "taliban-bases", "coalition-pieces", "islamabad-shifts"],
    GOVERNMENT: [
        "patronage-up", "government-resources-up", "aid-up", "coin-control-up", "government-pieces",
        FREE_ACTIONS, "islamabad-shifts",
    ],
    TALIBAN: [
        "support-down", "opposition-up", "opposition-down", "taliban-resources", "taliban-bases", "coalition-removed",
        "islamabad-shifts",
    ],
    WARLORDS: ["uncontrolled-up", "warlords-resources-up", "warlords-on-locs", "warlords-bases"],
}  # fmt: skip
"""8.6.2, 8.7.2, 8.8.2, 8.9.2 Conditions in the order of the boxes."""

RULES: Final = {COALITION: "8.6.2", GOVERNMENT: "8.7.2", TALIBAN: "8.8.2", WARLORDS: "8.9.2"}
EITHER_SIDE: Final = [COALITION, TALIBAN]
"""8.6.2, 8.8.2 Factions that ask what either side of a card could do. The others ask only about their own."""

_SHIFTS: Final = {
    "support-up": (1, 1),
    "support-down": (1, -1),
    "opposition-up": (-1, 1),
    "opposition-down": (-1, -1),
}
"""Conditions about levels: which side of Neutral, and whether its total rises or falls."""
_RISES: Final = {
    "patronage-up": PATRONAGE,
    "government-resources-up": RESOURCES + GOVERNMENT,
    "aid-up": AID,
    "coin-control-up": COIN_POPULATION,
    "uncontrolled-up": UNCONTROLLED,
    "warlords-resources-up": RESOURCES + WARLORDS,
}


def on_map(n: list[int], *columns: int) -> int:
    """Return the number of pieces of these kinds on the map."""
    return sum([sum(n[column : column + S]) for column in columns])


def came_true(b: Afghanistan, start: list[int], wish: str) -> bool:
    """Return True if a condition has come true since the position `start`."""
    n = b.n
    if wish in _RISES:
        return n[_RISES[wish]] > start[_RISES[wish]]
    if wish in _SHIFTS:
        side, way = _SHIFTS[wish]
        return _shifted(b, start, side) * way > 0
    if wish == "islamabad-shifts":
        return n[ISLAMABAD] != start[ISLAMABAD] or n[HARD] != start[HARD]
    if wish == "taliban-resources":
        return n[RESOURCES + TALIBAN] != start[RESOURCES + TALIBAN]
    if wish == "taliban-bases":
        return n[TALIBAN_BASE : TALIBAN_BASE + S] != start[TALIBAN_BASE : TALIBAN_BASE + S]
    if wish == "warlords-bases":
        return on_map(n, WARLORDS_BASE) > on_map(start, WARLORDS_BASE)
    if wish == "warlords-on-locs":
        locs = b.spec.locs
        return sum([n[c + s] - start[c + s] for c in (WARLORDS_U, WARLORDS_A) for s in locs]) > 0
    if wish == "government-pieces":
        kinds = (TROOPS, POLICE, GOVERNMENT_BASE)
        return on_map(n, *kinds) > on_map(start, *kinds)
    if wish == "coalition-pieces":
        return _coalition(n) != _coalition(start)
    if wish == "coalition-removed":
        return _within_reach(n) < _within_reach(start)
    return False


def _shifted(b: Afghanistan, start: list[int], side: int) -> int:
    """8.6.2, 8.8.2 Return by how much shifts of levels changed Support (1) or Opposition (-1), counted with the
    Population at `start`: a +1 Pop marker shifts nothing."""
    n, total = b.n, TOTAL_SUPPORT if side > 0 else TOTAL_OPPOSITION
    if n[POP : POP + S] == start[POP : POP + S]:
        return n[total] - start[total]
    return sum([start[POP + s] * ((n[SUPPORT + s] == side) - (start[SUPPORT + s] == side)) for s in b.spec.lands])


def _coalition(n: list[int]) -> list[int]:
    """Coalition pieces on the map, and those Available, by kind."""
    return [on_map(n, COALITION_TROOPS), on_map(n, COALITION_BASE), n[AVAILABLE], n[AVAILABLE + 1]]


def _within_reach(n: list[int]) -> int:
    """Total of Coalition pieces on the map or Available."""
    return on_map(n, COALITION_TROOPS, COALITION_BASE) + n[AVAILABLE] + n[AVAILABLE + 1]


def wished_for(m: Mind) -> list[str]:
    """8.6.2, 8.7.2 Return the conditions of the Event box. The COIN Factions shift Islamabad only if the Taliban are a
    Player."""
    wishes = WISHES[m.who]
    if m.who in (COALITION, GOVERNMENT) and not m.is_player(TALIBAN):
        return [wish for wish in wishes if wish != "islamabad-shifts"]
    return wishes


def granted(m: Mind, card: int, shaded: bool) -> str:
    """Return a condition that the granted free actions could meet, according to the sheet, or an empty string."""
    effects = m.sheet.granted.get((card, shaded), [])
    for wish in wished_for(m):
        if wish in effects:
            return wish
    return ""


def could_meet(m: Mind, card: int, shaded: bool) -> str:
    """Return the first condition found that this side of a card could meet, or an empty string."""
    if (card, shaded) in m.sheet.granted:
        return granted(m, card, shaded)
    b, effects = m.b, m.sheet.effects.get((card, shaded), [])
    wishes = [wish for wish in wished_for(m) if wish in effects]
    met = ""
    if not wishes:
        return met

    def test(start: list[int]) -> bool:
        nonlocal met
        if not b.changes():
            return False
        for wish in wishes:
            if wish == FREE_ACTIONS or came_true(b, start, wish):
                met = wish
                return True
        return False

    return met if could(b, m.who, card, shaded, test) else ""


def could_use(m: Mind, card: int, shaded: bool) -> bool:
    """8.1.ineffective, 8.3.5 Return True if the side could change something without lowering the faction's own victory
    total."""
    b, who = m.b, m.who
    if (card, shaded) in m.sheet.granted:
        return not lowers_own(m, card, shaded)
    margin = b.procedures.margin(b, who)

    def test(start: list[int]) -> bool:
        return bool(b.changes() and b.procedures.margin(b, who) >= margin)

    return could(b, who, card, shaded, test, whole=True)


def lowers_own(m: Mind, card: int, shaded: bool) -> bool:
    """8.3.5 Return True if free actions, carried out by the flow charts (8.3.4) with low dice, would lower the
    faction's own victory total. The rehearsal ends where a player is asked."""
    b, who = m.b, m.who
    stage = Stage(b)
    stage.opens(who, card, shaded)
    minds = [m.twin(faction, stage) for faction in range(len(FACTIONS))]
    margin, operation, executing = b.procedures.margin(b, who), b.operation, b.executing
    levels, unasked = b.levels_before, b.conduct.unasked

    def rehearse() -> None:
        b.executing, b.operation = who, None
        flow = with_bots(b, b.procedures.event(b, who, card, shaded), lambda: minds, stage.tell)
        try:
            decision = next(flow)
            while decision.actor == CHANCE:
                decision = flow.send(decision.options[0])
        except StopIteration:
            pass

    lower = b.trial(rehearse, lambda: bool(b.procedures.margin(b, who) < margin))
    b.operation, b.executing = operation, executing
    b.levels_before, b.conduct.unasked = levels, unasked
    return lower
