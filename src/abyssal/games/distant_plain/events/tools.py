"""Conditions and steps that the Events of this game are built from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....coin import predicates as p
from ....coin.events import choose_count, choose_piece, choose_placed, choose_space, make_available, replace
from ....coin.operation import Operation
from ....coin.predicates import Where, placeable
from ....kernel.decision import DONE, Decision, Flow
from ..afghanistan import Afghanistan
from ..names import (
    ACTIVE,
    BASE,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN_CONTROL,
    CONTROL,
    CUBES,
    GOVERNMENT,
    GOVERNMENT_BASE,
    GOVERNMENT_CUBES,
    GUERRILLA_COLUMNS,
    KABUL,
    MOUNTAIN,
    PAKISTAN,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_CONTROL,
    TALIBAN_U,
    UNDERGROUND,
    WARLORDS,
)

RULE: Final = "5.1"

TALIBAN_GUERRILLAS: Final = [TALIBAN_U, TALIBAN_A]

kabul = p.is_(KABUL)
pakistan = p.is_(*PAKISTAN)
province = p.rural & ~pakistan
"""An Afghan Province."""
afghan = kabul | province
"""Kabul or an Afghan Province."""
loc = p.loc
pashtun = Where(lambda b, s: bool(b.spec.facts[s].get("pashtun")))
mountain = p.terrain(MOUNTAIN)
coin_control = Where(lambda b, s: b.n[CONTROL + s] == COIN_CONTROL)
taliban_control = Where(lambda b, s: b.n[CONTROL + s] == TALIBAN_CONTROL)
coalition_pieces = p.pieces_of(COALITION)
government_pieces = p.pieces_of(GOVERNMENT)
taliban_pieces = p.pieces_of(TALIBAN)
warlords_pieces = p.pieces_of(WARLORDS)
coin_bases = p.has(COALITION_BASE, GOVERNMENT_BASE)
cubes = p.has(*CUBES)
government_cubes = p.has(*GOVERNMENT_CUBES)
guerrillas = p.has(*GUERRILLA_COLUMNS)
sabotaged = p.loc & p.marked
unsabotaged = p.loc & ~p.marked


def replaceable(by: int) -> Where:
    """1.4.2, 5.1.1 Spaces where pieces can be replaced: "replace" never affects Taliban in Pakistan, not even as
    removal."""
    return p.replaceable(by) & ~pakistan


def guerrillas_of(faction: int) -> Where:
    return p.has(UNDERGROUND[faction], ACTIVE[faction])


def columns_of(*factions: int) -> list[int]:
    """All kinds of pieces of these factions, Bases last."""
    found: list[int] = []
    for faction in factions:
        if faction == COALITION:
            found.append(COALITION_TROOPS)
        elif faction == GOVERNMENT:
            found += GOVERNMENT_CUBES
        else:
            found += [UNDERGROUND[faction], ACTIVE[faction]]
        found.append(BASE[faction])
    return found


def choose_up_to(
    b: Afghanistan, who: int, kind: str, count: int, where: Where, act: Callable[[int], None] | None = None
) -> Flow[list[int]]:
    """Choose up to `count` different spaces one by one. Carry out `act` on each before the next is chosen."""
    chosen: list[int] = []
    while len(chosen) < count:
        s = yield from choose_space(b, who, kind, where & ~p.among(chosen), optional=True, number=count - len(chosen))
        if s < 0:
            break
        chosen.append(s)
        if act is not None:
            act(s)
    return chosen


def shift_up_to(b: Afghanistan, who: int, count: int, where: Where, steps: int) -> Flow[None]:
    """Shift up to `count` of the spaces that can still be shifted."""

    def turn(s: int) -> None:
        b.shift(s, steps)

    yield from choose_up_to(b, who, "event-shift", count, where & p.can_shift(steps), turn)


def place_up_to(b: Afghanistan, who: int, count: int, columns: list[int], where: Where) -> Flow[int]:
    """Place up to `count` pieces of these kinds, split among the spaces as `who` likes. Return how many were placed."""
    yield from make_available(b, where, dict.fromkeys(columns, count))
    only = columns[0] if len(columns) == 1 else -1
    fitting = placeable(columns[0])
    for column in columns[1:]:
        fitting = fitting | placeable(column)
    placed = 0
    while placed < count:
        s = yield from choose_space(
            b, who, "event-place", where & fitting, optional=True, piece=only, number=count - placed
        )
        if s < 0:
            break
        column = yield from choose_placed(b, who, s, columns)
        placed += b.place(column, s)
    return placed


def place_some(b: Afghanistan, who: int, s: int, column: int, count: int) -> Flow[int]:
    """Place up to `count` pieces of one kind in one space. Return how many were placed."""
    yield from make_available(b, p.is_(s), {column: count})
    most = min(count, b.available(column), b.room(column, s))
    chosen = yield from choose_count(b, who, 0, most, space=s, piece=column)
    return b.place(column, s, chosen)


def remove_some(b: Afghanistan, who: int, s: int, count: int, columns: list[int]) -> Flow[int]:
    """Remove up to `count` pieces of these kinds from one space, one by one. Return how many were removed."""
    removed = 0
    while removed < count:
        column = yield from choose_piece(b, who, "event-remove-piece", columns, s, optional=True)
        if column < 0:
            break
        removed += b.remove(column, s)
    return removed


def replace_up_to(b: Afghanistan, who: int, count: int, columns: list[int], by: int, where: Where) -> Flow[int]:
    """Replace up to `count` pieces of these kinds, split among the spaces as `who` likes. Return how many were
    replaced."""
    replaced = 0
    while replaced < count:
        present = where & p.has(*columns) & ~pakistan
        yield from make_available(b, present, {by: 1})
        s = yield from choose_space(
            b, who, "event-replace", present & replaceable(by), optional=True, number=count - replaced
        )
        if s < 0:
            break
        column = yield from choose_piece(b, who, "event-replace-piece", columns, s)
        yield from replace(b, column, s, by)
        replaced += 1
    return replaced


def remove_one_each(b: Afghanistan, who: int, count: int, columns: list[int], where: Where) -> Flow[None]:
    """Remove 1 piece of these kinds in each of up to `count` spaces."""
    chosen: list[int] = []
    only = columns[0] if len(columns) == 1 else -1
    while len(chosen) < count:
        here = where & p.has(*columns) & ~p.among(chosen)
        s = yield from choose_space(b, who, "event-remove", here, optional=True, piece=only, number=count - len(chosen))
        if s < 0:
            return
        chosen.append(s)
        column = yield from choose_piece(b, who, "event-remove-piece", columns, s)
        b.remove(column, s)


def granted(b: Afghanistan, op: Operation, action: Flow[None]) -> Flow[None]:
    """3.1.2, 5.5 Run an Operation that an Event grants. Its faction counts as executing meanwhile, no matter who plays
    the Event."""
    b.operation = op
    yield from action
    b.operation = None


def choose_action(b: Afghanistan, who: int, names: list[str]) -> Flow[str]:
    """5.5 Ask a faction which of these Operations or Special Activities it carries out. Return an empty string for
    none."""
    if not names:
        return ""
    choice = yield Decision(who, "event-action", RULE, [*names, DONE], open=True)
    return "" if choice == DONE else choice
