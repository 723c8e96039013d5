"""Events 64 to 72: the second half of the cards with the Cartels first."""

from __future__ import annotations

from typing import Final

from ....coin import predicates as p
from ....coin.events import (
    choose_count,
    choose_faction,
    choose_how,
    choose_piece,
    choose_placed,
    choose_space,
    make_available,
    place_pieces,
    replace,
)
from ....coin.general import enter
from ....coin.general import execute as execute_operation
from ....coin.operation import Operation
from ....coin.predicates import Where
from ....coin.spec import RURAL
from ....coin.verbs import pick_number, pick_space
from ....kernel.decision import DONE, Flow
from ..colombia import Colombia
from ..names import (
    ACTIVE,
    AUC_BASE,
    AUC_U,
    BASE,
    CARTELS,
    CARTELS_A,
    CARTELS_BASE,
    CARTELS_U,
    CHOCO,
    FARC,
    FARC_A,
    FARC_BASE,
    FARC_U,
    GOVT,
    GUERRILLA_COLUMNS,
    INSURGENTS,
    MEXICAN_TRAFFICKERS,
    PANAMA,
    POLICE,
    SHADED,
    SHIPMENTS,
    TROOPS,
    UNDERGROUND,
)
from ..s3_operations import COIN, INSURGENT, OPERATIONS, possible
from ..s3_operations.rally import move_guerrillas
from ..s3_operations.sweep import sweep_space
from ..s3_operations.terror import aid_cut, terror_space
from ..shipments import kill
from .cartels_55_to_63 import bases_for_cartels, fits, holders, remove_number, remove_shipment
from .registry import event
from .tools import RULE, city, coastal, columns_of, department, forest, guerrillas, guerrillas_of, mountain

INSURGENT_BASES: Final = [FARC_BASE, AUC_BASE, CARTELS_BASE]


@event(64)
def cocaine_labs(b: Colombia, who: int) -> Flow[None]:
    """A FARC Guerrilla at a Cartels Base receives a Shipment; second edition: 2 Shipments."""
    for _ in range(min(b.n[SHIPMENTS], 2 if b.options.second_edition else 1)):
        s = yield from choose_space(b, who, "event-place-shipment", p.has(CARTELS_BASE) & guerrillas_of(FARC))
        if s < 0:
            return
        b.place_shipment(s, (yield from choose_piece(b, who, "event-carrier", [FARC_U, FARC_A], s)))


@event(64, shaded=True)
def cocaine_labs_shaded(b: Colombia, who: int) -> None:
    """The Cartels gain 2 Resources for each of their Bases in a City and 1 for each in a Department."""
    bases = sum(b.n[CARTELS_BASE + s] for s in department.spaces(b))
    bases += 2 * sum(b.n[CARTELS_BASE + s] for s in city.spaces(b))
    b.gain(CARTELS, bases)


@event(65)
def poppies(b: Colombia, who: int) -> Flow[None]:
    """In a Mountain, a Shipment or an Insurgent Base is placed or removed; second edition: one of each."""
    cargo = Where(lambda _, s: bool(shipment_ways(b, s)))
    lab = Where(lambda _, s: bool(base_ways(b, s)))
    both = b.options.second_edition
    wishes = [cargo, lab] if both else []
    yield from make_available(b, mountain, {BASE[who]: 1 if who in INSURGENTS else 0})
    s = yield from choose_space(b, who, "event-space", mountain & (cargo | lab), *wishes)
    if s < 0:
        return
    if both:
        yield from poppy(b, who, s, (yield from choose_how(b, who, shipment_ways(b, s), space=s)))
        yield from poppy(b, who, s, (yield from choose_how(b, who, base_ways(b, s), space=s)))
    else:
        yield from poppy(b, who, s, (yield from choose_how(b, who, shipment_ways(b, s) + base_ways(b, s), space=s)))


def shipment_ways(b: Colombia, s: int) -> list[str]:
    """Return what can be done with a Shipment in a space."""
    found = ["place_shipment"] if b.n[SHIPMENTS] and b.all_guerrillas(s) else []
    return [*found, "remove_shipment"] if holders(b, s) else found


def base_ways(b: Colombia, s: int) -> list[str]:
    """Return what can be done with an Insurgent Base in a space."""
    found = ["place_base"] if any(fits(column)(b, s) for column in INSURGENT_BASES) else []
    return [*found, "remove_base"] if any(b.n[column + s] for column in INSURGENT_BASES) else found


def poppy(b: Colombia, who: int, s: int, how: str) -> Flow[None]:
    """Carry out one of these options, or nothing for ""."""
    if how == "place_shipment":
        b.place_shipment(s, (yield from choose_piece(b, who, "event-carrier", GUERRILLA_COLUMNS, s)))
    elif how == "remove_shipment":
        yield from remove_shipment(b, who, p.is_(s))
    elif how == "place_base":
        yield from place_pieces(b, who, s, INSURGENT_BASES, 1)
    elif how == "remove_base":
        b.remove((yield from choose_piece(b, who, "event-remove-piece", INSURGENT_BASES, s)), s)


@event(66)
def tingo_maria(b: Colombia, who: int) -> Flow[None]:
    """Three Cartels Bases in Forests are removed."""
    yield from remove_number(b, who, 3, [CARTELS_BASE], forest)


@event(66, shaded=True)
def tingo_maria_shaded(b: Colombia, who: int) -> Flow[None]:
    """Every Forest with a Cartels Base receives another one."""
    yield from bases_for_cartels(b, who, 99, forest & p.has(CARTELS_BASE))


@event(67)
def mexican_traffickers(b: Colombia, who: int) -> None:
    """The Cartels lose 10 Resources; second edition: 20."""
    b.gain(CARTELS, -20 if b.options.second_edition else -10)


@event(67, shaded=True)
def mexican_traffickers_shaded(b: Colombia, who: int) -> None:
    """Cartels Bases earn 4 Resources each in the next Resources Phase (see 6.3.2)."""
    b.put_in_force(MEXICAN_TRAFFICKERS, SHADED)


@event(68)
def narco_subs(b: Colombia, who: int) -> Flow[None]:
    """Two Cartels pieces or 1 or 2 Shipments on the coast are removed."""
    ways = ["pieces"] if (coastal & p.pieces_of(CARTELS)).spaces(b) else []
    if any(holders(b, s) for s in coastal.spaces(b)):
        ways.append("shipments")
    how = yield from choose_how(b, who, ways)
    if how == "pieces":
        yield from remove_number(b, who, 2, columns_of(CARTELS), coastal)
    elif how == "shipments":
        yield from remove_shipment(b, who, coastal)
        yield from remove_shipment(b, who, coastal, optional=True)


@event(68, shaded=True)
def narco_subs_shaded(b: Colombia, who: int) -> None:
    """The Cartels gain 2 Resources for each of their pieces on the coast."""
    b.gain(CARTELS, 2 * sum(b.count(CARTELS, s) for s in coastal.spaces(b)))


@event(69)
def riverines(b: Colombia, who: int) -> Flow[None]:
    """Cubes or Guerrillas move from one space through 1 to 3 Departments. A free Operation may follow where they
    land."""
    boats = p.has(TROOPS, POLICE) if who == GOVT else guerrillas_of(who)
    there = boats & Where(lambda _, s: bool(downstream(b, who, s)))
    origin = yield from choose_space(b, who, "event-origin", there)
    if origin < 0:
        return
    width = downstream(b, who, origin)
    goal = yield from pick_space(b, who, "event-destination", RULE, sorted(width), origin=origin)
    if who == GOVT:
        yield from move_cubes(b, origin, goal, width[goal])
    else:
        yield from move_guerrillas(b, who, origin, goal, RULE, most=width[goal])
    names = [name for name in (COIN if who == GOVT else INSURGENT) if name not in ("patrol", "march")]
    names = [name for name in names if possible(b, landing(who, name, goal))]
    name = yield from choose_how(b, who, [*names, DONE], space=goal)
    if name == "sweep":
        yield from sweep_ashore(b, landing(who, name, goal), goal)
    elif name != DONE:
        yield from execute_operation(b, landing(who, name, goal))


def landing(who: int, name: str, s: int) -> Operation:
    """Return the free Operation that may follow in the last Department."""
    return Operation(who, name, free=True, limited=True, only=[s], event=True)


def sweep_ashore(b: Colombia, op: Operation, s: int) -> Flow[None]:
    """3.2.3 Sweep with the cubes already there; no others move in."""
    b.operation = op
    b.log("operation", op.who, OPERATIONS.index(op.name), 1, 1)
    enter(b, op, s)
    yield from sweep_space(b, op, s)
    b.operation = None


def downstream(b: Colombia, who: int, origin: int) -> dict[int, int]:
    """Return the Departments at the end of a chain of 1 to 3, with the number of pieces that stacking lets through."""
    column = TROOPS if who == GOVT else UNDERGROUND[who]
    width = {origin: 99}
    for _ in range(3):
        for s, passing in list(width.items()):
            for x in b.spec.adjacent[s]:
                if b.spec.kind[x] == RURAL and (most := min(passing, b.room(column, x))) > width.get(x, 0):
                    width[x] = most
    del width[origin]
    return width


def move_cubes(b: Colombia, origin: int, goal: int, most: int) -> Flow[None]:
    """Move any number of cubes, at least one."""
    troops, police = b.n[TROOPS + origin], b.n[POLICE + origin]
    first = yield from pick_number(
        b, GOVT, "move-count", RULE, 0 if police else 1, min(troops, most), space=goal, origin=origin, piece=TROOPS
    )
    second = yield from pick_number(
        b, GOVT, "move-count", RULE, 0 if first else 1, min(police, most - first), space=goal, origin=origin,
        piece=POLICE,
    )  # fmt: skip
    b.move(TROOPS, origin, goal, first)
    b.move(POLICE, origin, goal, second)


@event(70)
def ayahuasca_tourism(b: Colombia, who: int) -> None:
    """The Government gains 6 Resources for each Forest free of Guerrillas."""
    b.gain(GOVT, 6 * len((forest & ~guerrillas).spaces(b)))


@event(70, shaded=True)
def ayahuasca_tourism_shaded(b: Colombia, who: int) -> Flow[None]:
    """An Insurgent faction commits free Terror with any Guerrilla in each Forest and gains 3 Resources each time."""
    actors = [f for f in INSURGENTS if (forest & guerrillas_of(f)).spaces(b)]
    actor = yield from choose_faction(b, who, actors)
    if actor < 0:
        return
    number = 0
    for s in (forest & guerrillas_of(actor)).spaces(b):
        column = yield from choose_piece(b, actor, "event-terror", [UNDERGROUND[actor], ACTIVE[actor]], s)
        if column < 0:
            continue
        number += 1
        if column == UNDERGROUND[actor]:
            b.activate(actor, s)
        terror_space(b, actor, s)
        aid_cut(b, actor, number)
        b.gain(actor, 3)


@event(71)
def darien(b: Colombia, who: int) -> Flow[None]:
    """A Guerrilla in Chocó is removed, and its faction loses 5 Resources."""
    column = yield from choose_piece(b, who, "event-remove-piece", GUERRILLA_COLUMNS, CHOCO)
    if column >= 0:
        yield from kill(b, column, CHOCO, 1)
        b.gain(b.spec.piece_at[column].faction, -5)


@event(71, shaded=True)
def darien_shaded(b: Colombia, who: int) -> Flow[None]:
    """Panamá comes into play as a Forest (1.3.5); the executing faction places 1 or 2 of its Bases there."""
    b.open_space(PANAMA)
    yield from make_available(b, p.is_(PANAMA), {BASE[who]: 2})
    most = min(b.available(BASE[who]), b.room(BASE[who], PANAMA))
    b.place(BASE[who], PANAMA, (yield from choose_count(b, who, 1, most, space=PANAMA, piece=BASE[who])))


@event(72)
def sicarios(b: Colombia, who: int) -> Flow[None]:
    """In 2 spaces all Cartels Guerrillas become FARC or AUC Guerrillas."""
    short = Where(lambda b, _: not b.available(FARC_U) and not b.available(AUC_U))
    served = guerrillas_of(CARTELS)
    for _ in range(2):
        most = max((b.guerrillas(CARTELS, s) for s in served.spaces(b)), default=0)
        yield from make_available(b, served, {FARC_U: most, AUC_U: most})
        s = yield from choose_space(b, who, "event-replace", served & (short | fits(FARC_U) | fits(AUC_U)))
        if s < 0:
            return
        while b.guerrillas(CARTELS, s):
            column = yield from choose_placed(b, who, s, [FARC_U, AUC_U])
            fired = CARTELS_A if b.n[CARTELS_A + s] else CARTELS_U
            if not b.n[fired + s]:
                break
            if column >= 0:
                yield from replace(b, fired, s, column)
            elif short(b, s):
                yield from kill(b, fired, s, 1)
            else:
                break


@event(72, shaded=True)
def sicarios_shaded(b: Colombia, who: int) -> Flow[None]:
    """All Available Cartels Guerrillas are placed at Cartels Bases."""
    bases = p.has(CARTELS_BASE) & p.room_for(CARTELS_U)
    yield from make_available(b, bases, {CARTELS_U: b.available(CARTELS_U) + b.on_map(CARTELS_U)})
    while b.available(CARTELS_U):
        s = yield from choose_space(b, who, "event-place", bases, piece=CARTELS_U)
        if s < 0:
            return
        most = min(b.available(CARTELS_U), b.room(CARTELS_U, s))
        low = most if len(bases.spaces(b)) == 1 else 1
        count = yield from choose_count(b, who, low, most, space=s, piece=CARTELS_U)
        b.place(CARTELS_U, s, count)
