"""The verbs and conditions that events are written in. All questions of events are of the kinds named here."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import predicates as p
from ....kernel.decision import Flow
from ....kernel.predicates import Where, best
from ....kernel.spec import BASE as BASE_SHAPE
from ....kernel.verbs import choose_one, pick_faction, pick_number, pick_piece, pick_space
from ..colombia import Colombia
from ..names import (
    ACTIVE,
    AUC,
    BASE,
    CARTELS,
    FARC,
    FOREST,
    GOVT,
    MOUNTAIN,
    POLICE,
    TROOPS,
    UNDERGROUND,
)
from ..operation import Operation
from ..operations import execute as execute_operation
from ..operations import possible
from ..shipments import kill, settle

RULE = "5.1"

city = p.city
department = p.rural
loc = p.loc
pipeline = Where(lambda b, s: bool(b.spec.facts[s].get("pipeline")))
coastal = Where(lambda b, s: b.spec.is_coastal(s))
forest = p.terrain(FOREST)
mountain = p.terrain(MOUNTAIN)
cubes = p.has(TROOPS, POLICE)
guerrillas = p.has(*UNDERGROUND[1:], *ACTIVE[1:])
sabotaged = p.loc & p.marked
unsabotaged = p.loc & ~p.marked
insurgent_pieces = p.pieces_of(FARC) | p.pieces_of(AUC) | p.pieces_of(CARTELS)


def guerrillas_of(faction: int) -> Where:
    return p.has(UNDERGROUND[faction], ACTIVE[faction])


def at_least(count: int, column: int) -> Where:
    return Where(lambda b, s: b.n[column + s] >= count)


def econ(value: int) -> Where:
    return Where(lambda b, s: b.spec.econ[s] == value)


def level(*levels: int) -> Where:
    """At one of these levels of Support (above 0) or Opposition, with Population."""
    return p.populated & Where(lambda b, s: b.n[b.SUPPORT + s] in levels)


def available(b: Colombia, column: int) -> int:
    return b.available(column)


def placeable(column: int) -> Where:
    """1.4.1, 1.4.2 One more such piece is available and may enter."""
    return Where(lambda b, s: b.available(column) > 0 and b.room(column, s) > 0)


def replaceable(by: int) -> Where:
    """Stacking lets the substitute in. Where none is available, pieces are removed instead (5.1.1), so that it does not
    matter."""
    return Where(lambda b, s: b.available(by) == 0 or b.room(by, s) > 0)


def choose_space(
    b: Colombia, who: int, kind: str, where: Where, *wishes: Where, optional: bool = False, piece: int = -1
) -> Flow[int]:
    """A space that meets the condition; where possible one where the most of the text applies (5.1.3). -1 if none."""
    spaces = best(b, where.spaces(b), *wishes)
    return (yield from pick_space(b, who, kind, RULE, spaces, optional=optional, piece=piece))


def choose_spaces(
    b: Colombia,
    who: int,
    kind: str,
    count: int,
    where: Where,
    up_to: bool = False,
    act: Callable[[int], None] | None = None,
) -> Flow[list[int]]:
    """So many different spaces, one after the other (fewer if there are not enough, or with `up_to` if wanted).

    `act` is carried out on each as it is chosen, before the next one is.
    """
    chosen: list[int] = []
    while len(chosen) < count:
        s = yield from choose_space(b, who, kind, where & ~p.among(chosen), optional=up_to)
        if s < 0:
            break
        chosen.append(s)
        if act is not None:
            act(s)
    return chosen


def choose_faction(b: Colombia, who: int, factions: list[int]) -> Flow[int]:
    """Which faction an Event is to affect or to act."""
    return (yield from pick_faction(b, who, "event-faction", RULE, factions))


def choose_how(b: Colombia, who: int, options: list[str], space: int = -1) -> Flow[str]:
    """One of several ways the text leaves open."""
    return (yield from choose_one(b, who, "event-how", RULE, options, space=space))


def choose_count(b: Colombia, who: int, low: int, high: int, space: int = -1, piece: int = -1) -> Flow[int]:
    return (yield from pick_number(b, who, "event-count", RULE, low, high, space=space, piece=piece))


def choose_piece(b: Colombia, who: int, kind: str, columns: list[int], s: int, optional: bool = False) -> Flow[int]:
    """One of the kinds of piece (columns) present in a space; -1 if none."""
    present = [column for column in columns if b.n[column + s]]
    return (yield from pick_piece(b, who, kind, RULE, present, optional=optional, space=s))


def columns_of(*factions: int) -> list[int]:
    """All kinds of pieces of these factions."""
    found: list[int] = []
    for faction in factions:
        found += [TROOPS, POLICE] if faction == GOVT else [UNDERGROUND[faction], ACTIVE[faction]]
        found.append(BASE[faction])
    return found


def remove_all(b: Colombia, s: int, columns: list[int]) -> Flow[None]:
    """Remove every piece of these kinds from a space."""
    for column in columns:
        b.remove(column, s, 99)
    yield from settle(b)


def remove_pieces(
    b: Colombia, who: int, count: int, columns: list[int], where: Where, up_to: bool = False, one_space: bool = False
) -> Flow[int]:
    """Remove so many pieces of these kinds from spaces that meet the condition, piece by piece. How many went."""
    removed = 0
    there = where
    while removed < count:
        stop = up_to and (removed > 0 or not one_space)
        s = yield from choose_space(b, who, "event-remove", there & p.has(*columns), optional=stop)
        if s < 0:
            break
        column = yield from choose_piece(b, who, "event-remove-piece", columns, s)
        yield from kill(b, column, s, 1)
        removed += 1
        if one_space:
            there = p.is_(s)
    return removed


def replace(b: Colombia, column: int, s: int, by: int) -> Flow[None]:
    """1.4.1, 5.1.1 Replace one piece; if the new one is not available (or may not enter), the old one just goes.

    Another faction's Guerrilla comes in first, so that a Shipment can be handed to it (4.5.3).
    """
    if b.spec.piece_at[column].faction != b.spec.piece_at[by].faction and b.spec.piece_at[by].shape != BASE_SHAPE:
        b.place(by, s, 1)
        yield from kill(b, column, s, 1)
    else:
        yield from kill(b, column, s, 1)
        b.place(by, s, 1)


def place_pieces(b: Colombia, who: int, s: int, columns: list[int], count: int) -> Flow[int]:
    """Place so many pieces of these kinds (the chooser's mix) in a space, as availability and stacking allow."""
    placed = 0
    while placed < count:
        possible = [column for column in columns if b.available(column) and b.room(column, s)]
        column = yield from pick_piece(b, who, "event-place-piece", RULE, possible, space=s)
        if column < 0:
            break
        placed += b.place(column, s, 1)
    return placed


def free_operation(
    b: Colombia, who: int, name: str, only: list[int] | None = None, limited: bool = False
) -> Flow[Operation]:
    """3.1.2, 5.1.2, 5.5 A free Operation that the Event being played grants; effects in force do not hinder it."""
    op = Operation(who, name, free=True, limited=limited, only=only, event=True)
    if possible(b, op):
        yield from execute_operation(b, op)
    return op
