"""Building blocks of Events: how they are registered, and the questions and effects that many of them share.

All questions of Events are of the kinds named here; each cites the rule of the game's own rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..kernel.decision import DONE, NOWHERE, Decision, Flow, given
from . import predicates as p
from .coin_board import CoinBoard
from .general import execute, take_back
from .operation import TAKE_BACK, Operation
from .predicates import Where, best
from .spec import BASE
from .verbs import choose_one, pick_faction, pick_number

B = TypeVar("B", bound=CoinBoard)

Event = Callable[[B, int], "Flow[None] | None"]
"""Carries out one side of a card for the faction that executes it. A plain function if nothing is to be decided."""

Events = dict[tuple[int, bool], Event[B]]
"""Events of a game by card and side (single-sided cards have only the unshaded one)."""


def registrar(events: Events[B]) -> Callable[..., Callable[[Event[B]], Event[B]]]:
    """Return the decorator `@event(number, shaded=…)` that adds a function to these Events."""

    def event(card: int, shaded: bool = False) -> Callable[[Event[B]], Event[B]]:
        def register(function: Event[B]) -> Event[B]:
            events[card, shaded] = function
            return function

        return register

    return event


def carry_out(events: Events[B], b: B, who: int, card: int, shaded: bool) -> Flow[None]:
    """Carry out the text of one side of a card. A text that only a printed card has changes nothing here: people carry
    it out by hand."""
    event = events.get((card, shaded))
    outcome = None if event is None else event(b, who)
    if outcome is not None:
        yield from outcome


def make_available(b: CoinBoard, where: Where, wanted: dict[int, int], actor: int = -1) -> Flow[None]:
    """Let a faction take back pieces before a step that could place `wanted` pieces (column: count) where the condition
    holds.

    Only a player's faction may do so, and only if it has too few of its own pieces Available. It must be executing the
    Event or, as `actor`, an Operation or Special Activity that the Event grants.
    """
    who = b.executing if actor < 0 else actor
    while (column := _lacking(b, who, where, wanted)) >= 0 and b.may_take_back(who):
        options = given([DONE, TAKE_BACK])
        if (
            yield Decision(who, "before-placing", b.procedures.cites.take_back, options, piece=column, open=True)
        ) == DONE:
            return
        yield from take_back(b, who)


def _lacking(b: CoinBoard, who: int, where: Where, wanted: dict[int, int]) -> int:
    """Return a kind of the faction's pieces that is wanted, has room, and has too few Available; or -1."""
    for column, count in wanted.items():
        short = b.spec.piece_at[column].faction == who and b.available(column) < count
        if short and (where & p.room_for(column)).spaces(b):
            return column
    return -1


def ask(
    b: CoinBoard,
    who: int,
    kind: str,
    options: Callable[[], list[str]],
    optional: bool = False,
    space: int = -1,
    piece: int = -1,
    faction: int = -1,
    number: int = -1,
) -> Flow[str]:
    """Ask a question of an Event about spaces or pieces.

    Agreements may be made meanwhile: they do not move pieces. The faction that executes the Event may take back its own
    pieces; the caller then asks again.
    """

    def choices() -> list[str]:
        found = [*options(), DONE] if optional else options()[:]
        if b.executes(who) and b.may_take_back(who):
            found.append(TAKE_BACK)
        return found

    known = b.conduct.known
    if known:
        choice = known.pop()
    else:
        cited = b.procedures.cites.event
        choice = yield Decision(
            who, kind, cited, choices, space=space, piece=piece, faction=faction, number=number, open=True
        )
    if choice == TAKE_BACK:
        yield from take_back(b, who)
    return choice


def choose_space(
    b: CoinBoard,
    who: int,
    kind: str,
    where: Where,
    *wishes: Where,
    optional: bool = False,
    piece: int = -1,
    faction: int = -1,
    number: int = -1,
) -> Flow[int]:
    """Ask for a space that meets the condition, preferably one where most of the text applies. Return -1 if there is
    none."""
    choice = TAKE_BACK
    while choice == TAKE_BACK:
        spaces = best(b, where.spaces(b), *wishes)
        if not spaces:
            return NOWHERE
        if len(spaces) == 1 and not optional:
            return spaces[0]
        names = b.spec.spaces
        options = [names[s] for s in spaces]
        choice = yield from ask(b, who, kind, given(options), optional, piece=piece, faction=faction, number=number)
    return NOWHERE if choice == DONE else b.spec.space_index[choice]


def choose_spaces(
    b: CoinBoard,
    who: int,
    kind: str,
    count: int,
    where: Where,
    act: Callable[[int], None] | None = None,
) -> Flow[list[int]]:
    """Ask for `count` different spaces, one after the other (fewer if there are not enough).

    `act` is carried out on each space before the next one is chosen.
    """
    chosen: list[int] = []
    while len(chosen) < count:
        s = yield from choose_space(b, who, kind, where & ~p.among(chosen))
        if s < 0:
            break
        chosen.append(s)
        if act is not None:
            act(s)
    return chosen


def choose_faction(b: CoinBoard, who: int, factions: list[int]) -> Flow[int]:
    """Ask which faction an Event affects, or which one acts."""
    return (yield from pick_faction(b, who, "event-faction", b.procedures.cites.event, factions))


def choose_how(b: CoinBoard, who: int, options: list[str], space: int = -1) -> Flow[str]:
    """Ask for one of several ways that the text allows."""
    return (yield from choose_one(b, who, "event-how", b.procedures.cites.event, options, space=space))


def choose_count(b: CoinBoard, who: int, low: int, high: int, space: int = -1, piece: int = -1) -> Flow[int]:
    return (
        yield from pick_number(b, who, "event-count", b.procedures.cites.event, low, high, space=space, piece=piece)
    )


def choose_piece(b: CoinBoard, who: int, kind: str, columns: list[int], s: int, optional: bool = False) -> Flow[int]:
    """Ask for one of the kinds of piece (columns) present in a space. Return -1 if there is none."""

    def present() -> list[int]:
        return [column for column in columns if b.n[column + s]]

    return (yield from choose_kind(b, who, kind, s, present, optional))


def choose_placed(b: CoinBoard, who: int, s: int, columns: list[int]) -> Flow[int]:
    """Ask which of these kinds of piece to place in a space, as availability and stacking allow. Return -1 if none can
    be."""

    def fitting() -> list[int]:
        return [column for column in columns if b.available(column) and b.room(column, s)]

    return (yield from choose_kind(b, who, "event-place-piece", s, fitting))


def choose_kind(
    b: CoinBoard, who: int, kind: str, s: int, candidates: Callable[[], list[int]], optional: bool = False
) -> Flow[int]:
    """Ask for one of the kinds of piece (columns) that qualify in a space. Return -1 if there is none."""

    def options() -> list[str]:
        return [b.spec.piece_at[column].name for column in candidates()]

    choice = TAKE_BACK
    while choice == TAKE_BACK:
        found = candidates()
        if not found:
            return -1
        if len(found) == 1 and not optional:
            return found[0]
        choice = yield from ask(b, who, kind, options, optional, space=s)
    return -1 if choice == DONE else b.spec.piece_named[choice].column


def remove_all(b: CoinBoard, s: int, columns: list[int]) -> Flow[None]:
    """Remove every piece of these kinds from a space."""
    for column in columns:
        b.remove(column, s, 99)
    yield from b.procedures.settle(b)


def remove_pieces(
    b: CoinBoard, who: int, count: int, columns: list[int], where: Where, up_to: bool = False
) -> Flow[int]:
    """Remove `count` pieces of these kinds from spaces that meet the condition, piece by piece. Return the number
    removed."""
    removed, only = 0, columns[0] if len(columns) == 1 else -1
    while removed < count:
        s = yield from choose_space(b, who, "event-remove", where & p.has(*columns), optional=up_to, piece=only)
        if s < 0:
            break
        column = yield from choose_piece(b, who, "event-remove-piece", columns, s)
        yield from b.procedures.kill(b, column, s, 1)
        removed += 1
    return removed


def replace(b: CoinBoard, column: int, s: int, by: int) -> Flow[None]:
    """Replace one piece. If the new one is not available (or may not enter), only remove the old one.

    Another faction's Guerrilla is placed first, so that it can receive a Shipment.
    """
    if b.spec.piece_at[column].faction != b.spec.piece_at[by].faction and b.spec.piece_at[by].shape != BASE:
        b.place(by, s, 1)
        yield from b.procedures.kill(b, column, s, 1)
    else:
        yield from b.procedures.kill(b, column, s, 1)
        b.place(by, s, 1)


def place_pieces(b: CoinBoard, who: int, s: int, columns: list[int], count: int) -> Flow[int]:
    """Place `count` pieces of these kinds (the chooser's mix) in a space, as availability and stacking allow."""
    placed = 0
    while placed < count:
        column = yield from choose_placed(b, who, s, columns)
        if column < 0:
            break
        placed += b.place(column, s, 1)
    return placed


def free_operation(b: CoinBoard, who: int, name: str) -> Flow[Operation]:
    """Execute a free Operation that the Event being played grants. Effects in force do not hinder it."""
    op = Operation(who, name, free=True, event=True)
    if b.procedures.possible(b, op):
        yield from execute(b, op)
    return op
