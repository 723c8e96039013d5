"""Events 19 to 27: the first half of the cards with FARC first (the rest are in `farc_28_to_36`)."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.board import Board
from ....coin.events import (
    choose_how,
    choose_space,
    free_operation,
    make_available,
    place_pieces,
    remove_all,
    remove_pieces,
)
from ....coin.general import enter, movable, special
from ....coin.operation import Operation
from ....coin.predicates import Where, at_least, level, placeable
from ....coin.sequence import bar
from ....coin.verbs import pick_number, pick_space
from ....kernel.decision import Flow
from .. import s4_special
from ..colombia import Colombia
from ..combat import assault_targets
from ..names import (
    ACTIVE_SUPPORT,
    ALFONSO_CANO,
    ANTIOQUIA,
    CARTELS,
    CARTELS_BASE,
    FARC,
    FARC_A,
    FARC_BASE,
    FARC_U,
    GOVT,
    INSURGENTS,
    MISIL,
    NEUTRAL,
    SHADED,
    TROOPS,
    UNDERGROUND,
)
from ..s3_operations.assault import assault_space
from ..s3_operations.attack import attack_space
from ..s3_operations.sweep import eyes, sweep_space
from ..s3_operations.terror import aid_cut, terror_space
from ..shipments import laden, take_along
from .registry import event
from .tools import RULE, city, columns_of, department, guerrillas, guerrillas_of, mountain


def fits(wanted: dict[int, int], count: int) -> Where:
    """1.4.1, 1.4.2 Match spaces where `count` of the wanted pieces of one Insurgent faction could be placed.

    `wanted` maps columns to numbers of pieces. Where a faction's pieces are limited, the limit applies to Guerrillas
    and Bases together.
    """
    hidden = next(column for column in wanted if column in UNDERGROUND)

    def test(b: Board, s: int) -> bool:
        total = 0
        for column, most in wanted.items():
            total += min(most, b.available(column), b.room(column, s))
        return min(total, b.room(hidden, s)) >= count

    return Where(test)


@event(19)
def general_offensive(b: Colombia, who: int) -> Flow[None]:
    """The executing faction acts once in each space where it can: Sweep in place or Assault, or else Attack or
    Terror."""
    op = Operation(who, "assault" if who == GOVT else "attack", free=True, event=True)
    terrorized = 0
    promising = Where(lambda _, s: op.selectable(s) and bool(offensives(b, op, s)))
    while True:
        s = yield from choose_space(b, who, "event-space", promising)
        if s < 0:
            return
        enter(b, op, s)
        how = yield from choose_how(b, who, offensives(b, op, s), s)
        if how == "sweep":
            yield from sweep_space(b, op, s)
        elif how == "assault":
            yield from assault_space(b, op, s)
        elif how == "attack":
            yield from attack_space(b, who, s)
        else:
            b.activate(who, s)
            terror_space(b, who, s)
            terrorized += 1
            aid_cut(b, who, terrorized)


def offensives(b: Colombia, op: Operation, s: int) -> list[str]:
    """Return the options of General Offensive (19) in a space."""
    who, found = op.who, []
    if who == GOVT:
        if eyes(b, s) and any(b.n[UNDERGROUND[f] + s] for f in INSURGENTS):
            found.append("sweep")
        if assault_targets(b, op, s):
            found.append("assault")
        return found
    if b.guerrillas(who, s) and b.enemies(who, s):
        found.append("attack")
    if b.n[UNDERGROUND[who] + s]:
        found.append("terror")
    return found


@event(20)
def mono_jojoy(b: Colombia, who: int) -> Flow[None]:
    """The Government moves up to 6 FARC Guerrillas by one space each."""
    moves = Operation(GOVT, "march", free=True, event=True)
    left = 6
    driven = Where(lambda _, s: drivable(b, moves, s) > 0 and bool(refuges(b, s)))
    while left:
        origin = yield from choose_space(b, GOVT, "event-origin", driven, optional=True, faction=FARC, number=left)
        if origin < 0:
            return
        goal = yield from pick_space(b, GOVT, "event-destination", RULE, refuges(b, origin), origin=origin)
        room = min(left, b.room(FARC_U, goal))
        hidden, active = movable(b, moves, FARC_U, origin), movable(b, moves, FARC_A, origin)
        first = yield from pick_number(
            b, GOVT, "event-count", RULE, 0 if active else 1, min(hidden, room), space=goal, origin=origin, piece=FARC_U
        )
        second = yield from pick_number(
            b, GOVT, "event-count", RULE, 0 if first else 1, min(active, room - first), space=goal, origin=origin,
            piece=FARC_A,
        )  # fmt: skip
        cargo = laden(b, FARC, origin, first, second)
        moves.arrive(FARC_U, goal, b.move(FARC_U, origin, goal, first))
        moves.arrive(FARC_A, goal, b.move(FARC_A, origin, goal, second))
        yield from take_along(b, FARC, origin, goal, RULE, cargo)
        left -= first + second


def drivable(b: Colombia, moves: Operation, s: int) -> int:
    """Count the FARC Guerrillas here that Mono Jojoy (20) has not moved yet."""
    return movable(b, moves, FARC_U, s) + movable(b, moves, FARC_A, s)


def refuges(b: Colombia, origin: int) -> list[int]:
    """Return the spaces that FARC Guerrillas could move to from here (1.3.6, 1.4.2)."""
    return [s for s in b.spec.adjacent[origin] if b.room(FARC_U, s)]


@event(20, shaded=True)
def mono_jojoy_shaded(b: Colombia, who: int) -> Flow[None]:
    """FARC Marches free. Then up to 3 of its Guerrillas anywhere turn Underground."""
    yield from free_operation(b, FARC, "march")
    for _ in range(3):
        s = yield from choose_space(b, FARC, "event-hide", p.has(FARC_A), optional=True)
        if s < 0:
            return
        b.hide(FARC, s)


@event(21)
def raul_reyes(b: Colombia, who: int) -> Flow[None]:
    """FARC loses 6 Resources and a Base."""
    b.gain(FARC, -6)
    s = yield from choose_space(b, who, "event-remove", p.has(FARC_BASE), piece=FARC_BASE)
    if s >= 0:
        b.remove(FARC_BASE, s)


@event(21, shaded=True)
def raul_reyes_shaded(b: Colombia, who: int) -> Flow[None]:
    """FARC gains 6 Resources and a Base in any City or Department."""
    b.gain(FARC, 6)
    yield from place_farc_base(b, who, city | department)


def place_farc_base(b: Colombia, who: int, where: Where) -> Flow[None]:
    """Place a FARC Base in a space that meets the condition."""
    yield from make_available(b, where, {FARC_BASE: 1})
    s = yield from choose_space(b, who, "event-place", where & placeable(FARC_BASE), piece=FARC_BASE)
    if s >= 0:
        b.place(FARC_BASE, s)


@event(22)
def alfonso_cano(b: Colombia, who: int) -> Flow[None]:
    """One space with Opposition turns Neutral."""
    s = yield from choose_space(b, who, "event-shift", p.opposition)
    if s >= 0:
        b.set_support(s, NEUTRAL)


@event(22, shaded=True)
def alfonso_cano_shaded(b: Colombia, who: int) -> None:
    """FARC may Agitate in 3 more spaces with its pieces (see 6.4.2)."""
    b.put_in_force(ALFONSO_CANO, SHADED)


@event(23)
def dod_contractors(b: Colombia, who: int) -> Flow[None]:
    """In one Department all Guerrillas turn Active and all Cartels Bases are removed."""
    where = department & (p.has(*UNDERGROUND[1:]) | p.has(CARTELS_BASE))
    s = yield from choose_space(b, who, "event-space", where, guerrillas, p.has(CARTELS_BASE))
    if s >= 0:
        for faction in INSURGENTS:
            b.activate(faction, s, 99)
        b.remove(CARTELS_BASE, s, 2)


@event(23, shaded=True)
def dod_contractors_shaded(b: Colombia, who: int) -> Flow[None]:
    """The Government removes 3 Troops. It and FARC are Ineligible through the next card."""
    yield from remove_pieces(b, GOVT, 3, [TROOPS], p.has(TROOPS))
    bar(b, GOVT)
    bar(b, FARC)


@event(24)
def operacion_jaque(b: Colombia, who: int) -> Flow[None]:
    """One City moves to Active Support, and FARC is Ineligible through the next card."""
    s = yield from choose_space(b, who, "event-shift", city & ~level(ACTIVE_SUPPORT))
    if s >= 0:
        b.set_support(s, ACTIVE_SUPPORT)
    bar(b, FARC)


@event(24, shaded=True)
def operacion_jaque_shaded(b: Colombia, who: int) -> Flow[None]:
    """Two Troops are removed from a space with FARC pieces, and a City with Support turns Neutral."""
    s = yield from choose_space(b, who, "event-remove", p.has(TROOPS) & p.pieces_of(FARC), at_least(2, TROOPS))
    if s >= 0:
        b.remove(TROOPS, s, 2)
    s = yield from choose_space(b, who, "event-shift", city & p.support)
    if s >= 0:
        b.set_support(s, NEUTRAL)


@event(25)
def eln(b: Colombia, who: int) -> Flow[None]:
    """One Mountain Department loses all its FARC pieces."""
    s = yield from choose_space(b, who, "event-remove", mountain & p.pieces_of(FARC))
    if s >= 0:
        yield from remove_all(b, s, columns_of(FARC))


@event(25, shaded=True)
def eln_shaded(b: Colombia, who: int) -> Flow[None]:
    """Antioquia or a Department next to it receives 3 FARC pieces."""
    near = department & (p.is_(ANTIOQUIA) | p.next_to(ANTIOQUIA))
    wanted = {FARC_BASE: 2, FARC_U: 3}
    yield from make_available(b, near, wanted)
    s = yield from choose_space(b, who, "event-place", near & fits(wanted, 1), fits(wanted, 2), fits(wanted, 3))
    if s >= 0:
        yield from place_pieces(b, who, s, [FARC_BASE, FARC_U], 3)


@event(26)
def gramaje(b: Colombia, who: int) -> Flow[None]:
    """The Cartels Attack free wherever their Guerrillas meet FARC, and hit only FARC."""
    done: list[int] = []
    while True:
        meeting = guerrillas_of(CARTELS) & p.pieces_of(FARC) & ~p.among(done)
        s = yield from choose_space(b, CARTELS, "event-space", meeting)
        if s < 0:
            return
        done.append(s)
        b.log("select", s)
        yield from attack_space(b, CARTELS, s, [FARC])


@event(26, shaded=True)
def gramaje_shaded(b: Colombia, who: int) -> None:
    """The Cartels pay FARC 3 Resources (second edition: 6) for each space where its Guerrillas guard their Bases."""
    guarded = len((p.has(CARTELS_BASE) & guerrillas_of(FARC)).spaces(b))
    b.transfer(CARTELS, FARC, guarded * (6 if b.options.second_edition else 3))


@event(27)
def misil_antiaereo(b: Colombia, who: int) -> Flow[None]:
    """The Government executes 3 free Special Activities, the same or different ones."""
    op = Operation(GOVT, "sweep", free=True, event=True)
    for _ in range(3):
        name = yield from choose_how(b, GOVT, s4_special.possible(b, op))
        if not name:
            return
        yield from special(b, op, name)


@event(27, shaded=True)
def misil_antiaereo_shaded(b: Colombia, who: int) -> None:
    """Momentum: the Government has no Special Activities in spaces with Guerrillas (see 4.2)."""
    b.put_in_force(MISIL, SHADED)
