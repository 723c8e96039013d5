"""Events 55 to 63: the first half of the cards with the Cartels first, and helpers shared with 64 to 72."""

from __future__ import annotations

from typing import Final

from ....coin import predicates as p
from ....coin.events import (
    choose_count,
    choose_kind,
    choose_piece,
    choose_space,
    choose_spaces,
    make_available,
    place_pieces,
    remove_all,
    remove_pieces,
    replace,
)
from ....coin.predicates import Where, replaceable
from ....coin.sequence import bar
from ....coin.verbs import pick_space
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..combat import strength
from ..names import (
    AMAZONAS,
    CARTELS,
    CARTELS_A,
    CARTELS_BASE,
    CARTELS_U,
    GOVT,
    GUAINIA,
    GUERRILLA_COLUMNS,
    INSURGENTS,
    POLICE,
    TROOPS,
    VAUPES,
    S,
)
from ..s3_operations import assault
from ..s3_operations.rally import move_guerrillas
from ..s3_operations.terror import terror_space
from ..s4_special.bribe import bribe_space
from ..shipments import settle
from .registry import event
from .tools import RULE, city, columns_of, department, forest, guerrillas, guerrillas_of

CARTELS_GUERRILLAS: Final = [CARTELS_U, CARTELS_A]


def fits(column: int) -> Where:
    """Match spaces that such a piece may enter, if one is Available (1.4.1, 1.4.2)."""
    return p.room_for(column) & Where(lambda b, s: b.available(column) > 0)


def remove_number(b: Colombia, who: int, count: int, columns: list[int], where: Where) -> Flow[None]:
    """Remove `count` pieces of these kinds. Ask which only if there are more."""
    spaces = where.spaces(b)
    if sum(b.n[column + s] for column in columns for s in spaces) > count:
        yield from remove_pieces(b, who, count, columns, where)
    else:
        for s in spaces:
            yield from remove_all(b, s, columns)


def remove_shipment(b: Colombia, who: int, where: Where, optional: bool = False) -> Flow[None]:
    """Remove one Shipment of any owner from the map."""
    s = yield from choose_space(
        b, who, "event-remove-shipment", where & Where(lambda _, s: bool(holders(b, s))), optional=optional
    )
    if s >= 0:
        column = yield from choose_kind(b, who, "event-whose-shipment", s, lambda: holders(b, s))
        b.remove_shipment(b.shipments_with(s, column)[0])


def holders(b: Colombia, s: int) -> list[int]:
    """Return the kinds of Guerrillas that hold Shipments in a space."""
    return [column for column in GUERRILLA_COLUMNS if b.shipments_with(s, column)]


def bases_for_cartels(b: Colombia, who: int, count: int, where: Where) -> Flow[None]:
    """Place one Cartels Base in each of `count` spaces. Ask which only if not all spaces can have one."""

    def build(s: int) -> None:
        b.place(CARTELS_BASE, s)

    room = len((where & p.room_for(CARTELS_BASE)).spaces(b))
    yield from make_available(b, where, {CARTELS_BASE: min(count, room)})
    spaces = (where & fits(CARTELS_BASE)).spaces(b)
    if len(spaces) <= min(count, b.available(CARTELS_BASE)):
        for s in spaces:
            build(s)
    else:
        yield from choose_spaces(b, who, "event-place", count, where & fits(CARTELS_BASE), act=build)


def choose_move(b: Colombia, column: int) -> Flow[tuple[int, int]]:
    """Ask for origin and destination of a move of this kind by the Cartels, at any distance; (-1, -1) for no more
    moves."""
    origin = yield from choose_space(b, CARTELS, "event-origin", p.has(column), optional=True, piece=column)
    if origin < 0:
        return -1, -1
    there = (p.room_for(column) & ~p.is_(origin)).spaces(b)
    return origin, (yield from pick_space(b, CARTELS, "event-destination", RULE, there, origin=origin, piece=column))


@event(55)
def dea_agents(b: Colombia, who: int) -> Flow[None]:
    """A Shipment and 5 Cartels Guerrillas are removed. Second edition: 2 Shipments, and Aid +3."""
    for _ in range(2 if b.options.second_edition else 1):
        yield from remove_shipment(b, who, guerrillas)
    yield from remove_number(b, who, 5, CARTELS_GUERRILLAS, guerrillas_of(CARTELS))
    if b.options.second_edition:
        b.add_aid(3)


@event(55, shaded=True)
def dea_agents_shaded(b: Colombia, who: int) -> Flow[None]:
    """Three spaces with Cartels pieces shift 1 level toward Active Opposition."""

    def anger(s: int) -> None:
        b.shift(s, -1)

    yield from choose_spaces(b, who, "event-shift", 3, p.pieces_of(CARTELS) & p.can_shift(-1), act=anger)


@event(56)
def drogas_la_rebaja(b: Colombia, who: int) -> None:
    """The Government takes 9 Resources from the Cartels; second edition: 15."""
    b.transfer(CARTELS, GOVT, 15 if b.options.second_edition else 9)


@event(56, shaded=True)
def drogas_la_rebaja_shaded(b: Colombia, who: int) -> Flow[None]:
    """The Cartels gain 2 Resources per piece in Cities, then place a Base in each of 2 Cities."""
    b.gain(CARTELS, 2 * sum(b.count(CARTELS, s) for s in city.spaces(b)))
    yield from bases_for_cartels(b, who, 2, city)


@event(57)
def op_millennium(b: Colombia, who: int) -> Flow[None]:
    """Up to 3 Cartels pieces become Police."""
    for _ in range(3):
        yield from make_available(b, p.pieces_of(CARTELS), {POLICE: 1})
        s = yield from choose_space(b, who, "event-replace", p.pieces_of(CARTELS) & replaceable(POLICE), optional=True)
        if s < 0:
            return
        column = yield from choose_piece(b, who, "event-replace-piece", columns_of(CARTELS), s)
        yield from replace(b, column, s, POLICE)


@event(57, shaded=True)
def op_millennium_shaded(b: Colombia, who: int) -> Flow[None]:
    """In 2 spaces a Police becomes a Cartels piece."""
    done: list[int] = []
    short = Where(lambda b, _: not b.available(CARTELS_U) and not b.available(CARTELS_BASE))
    for _ in range(2):
        where = p.has(POLICE) & ~p.among(done)
        yield from make_available(b, where, {CARTELS_BASE: 1, CARTELS_U: 1})
        s = yield from choose_space(b, who, "event-replace", where & (short | fits(CARTELS_U) | fits(CARTELS_BASE)))
        if s < 0:
            return
        done.append(s)
        b.remove(POLICE, s)
        yield from place_pieces(b, who, s, [CARTELS_BASE, CARTELS_U], 1)


@event(58)
def general_serrano(b: Colombia, who: int) -> Flow[None]:
    """The Cartels lose 6 Resources and all their Guerrillas."""
    b.gain(CARTELS, -6)
    for s in guerrillas_of(CARTELS).spaces(b):
        yield from remove_all(b, s, CARTELS_GUERRILLAS)


@event(58, shaded=True)
def general_serrano_shaded(b: Colombia, who: int) -> Flow[None]:
    """The Cartels move up to 4 Police to any spaces."""
    left = 4
    while left:
        origin, goal = yield from choose_move(b, POLICE)
        if origin < 0:
            return
        most = min(left, b.n[POLICE + origin], b.room(POLICE, goal))
        count = yield from choose_count(b, CARTELS, 1, most, space=goal, piece=POLICE)
        left -= b.move(POLICE, origin, goal, count)


@event(59)
def salcedo(b: Colombia, who: int) -> Flow[None]:
    """All Cartels Guerrillas turn Active; then the Government Assaults the Cartels in every space."""
    for s in range(S):
        b.activate(CARTELS, s, 99)
    for s in p.pieces_of(CARTELS).spaces(b):
        hits = strength(b, s, b.n[TROOPS + s], b.n[POLICE + s])
        yield from assault.remove_pieces(b, s, hits, [CARTELS])


@event(59, shaded=True)
def salcedo_shaded(b: Colombia, who: int) -> Flow[None]:
    """All Cartels Guerrillas turn Underground. Up to 3 of them move to any spaces."""
    for s in range(S):
        b.hide(CARTELS, s, 99)
    left = 3
    while left:
        origin, goal = yield from choose_move(b, CARTELS_U)
        if origin < 0:
            return
        moved = yield from move_guerrillas(b, CARTELS, origin, goal, RULE, most=left)
        left -= moved


@event(60)
def the_chess_player(b: Colombia, who: int) -> Flow[None]:
    """2 Cities or 1 Department lose all Cartels pieces; the Government gains 6 Resources."""
    s = yield from choose_space(b, who, "event-remove", (city | department) & p.pieces_of(CARTELS))
    if s >= 0:
        yield from remove_all(b, s, columns_of(CARTELS))
        if city(b, s):
            yield from clear_city(b, who)
    b.gain(GOVT, 6)


def clear_city(b: Colombia, who: int) -> Flow[None]:
    """Remove all Cartels pieces from one City."""
    s = yield from choose_space(b, who, "event-remove", city & p.pieces_of(CARTELS))
    if s >= 0:
        yield from remove_all(b, s, columns_of(CARTELS))


@event(60, shaded=True)
def the_chess_player_shaded(b: Colombia, who: int) -> Flow[None]:
    """The Cartels place a Base in each of 2 Cities and Bribe free in one space (4.5.4)."""
    yield from bases_for_cartels(b, CARTELS, 2, city)
    spaces = [s for s in range(S) if b.government(s) or b.insurgents(s)]
    s = yield from pick_space(b, CARTELS, "bribe", "4.5.4", spaces, optional=True)
    if s >= 0:
        yield from bribe_space(b, s)


@event(61)
def air_bridge(b: Colombia, who: int) -> Flow[None]:
    """A City loses all Cartels pieces, and the Cartels 6 Resources."""
    yield from clear_city(b, who)
    b.gain(CARTELS, -6)


@event(61, shaded=True)
def air_bridge_shaded(b: Colombia, who: int) -> Flow[None]:
    """Three Departments without Cartels pieces receive a Cartels Base each."""
    yield from bases_for_cartels(b, who, 3, department & ~p.pieces_of(CARTELS))


@event(62)
def amazonia(b: Colombia, who: int) -> Flow[None]:
    """Up to 3 Insurgent pieces in Forests without Population are removed."""
    yield from remove_pieces(b, who, 3, columns_of(*INSURGENTS), forest & ~p.populated, up_to=True)


@event(62, shaded=True)
def amazonia_shaded(b: Colombia, who: int) -> Flow[None]:
    """Guainía, Vaupés and Amazonas receive a Cartels Base each."""
    yield from bases_for_cartels(b, who, 3, p.is_(GUAINIA, VAUPES, AMAZONAS))


@event(63)
def narco_war(b: Colombia, who: int) -> Flow[None]:
    """The Cartels keep 1 Guerrilla in each space, which commits Terror. They are Ineligible through the next card."""
    for s in guerrillas_of(CARTELS).spaces(b):
        stays = yield from choose_piece(b, CARTELS, "event-stays", CARTELS_GUERRILLAS, s)
        if stays < 0:
            continue
        b.remove(b.other_side(stays), s, 99)
        b.remove(stays, s, b.n[stays + s] - 1)
        yield from settle(b)
    for s in guerrillas_of(CARTELS).spaces(b):
        b.activate(CARTELS, s)
        terror_space(b, CARTELS, s)
    bar(b, CARTELS)
