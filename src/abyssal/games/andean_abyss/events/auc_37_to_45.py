"""Events 37 to 45: the first half of the cards with AUC first (the rest are in `auc_46_to_54`)."""

from __future__ import annotations

from typing import Final

from ....coin import predicates as p
from ....coin.events import (
    choose_count,
    choose_how,
    choose_piece,
    choose_space,
    free_operation,
    make_available,
    place_pieces,
    remove_all,
    replace,
)
from ....coin.predicates import Where, level, placeable, replaceable
from ....coin.verbs import pick_space
from ....kernel.decision import Flow, roll
from ..colombia import Colombia
from ..combat import removable, strength
from ..names import (
    ACTIVE_SUPPORT,
    AUC,
    AUC_A,
    AUC_BASE,
    AUC_U,
    CARTELS,
    FARC,
    FARC_BASE,
    FARC_U,
    GOVT,
    NEUTRAL,
    PASSIVE_SUPPORT,
    POLICE,
    SENADO,
    SHADED,
    TROOPS,
)
from ..s3_operations import assault
from ..s3_operations.sweep import eyes
from ..s4_special.ambush import ambush
from ..shipments import kill
from .registry import event
from .tools import RULE, city, columns_of, cubes, department, guerrillas_of

AUC_GUERRILLAS: Final = [AUC_U, AUC_A]


@event(37)
def former_military(b: Colombia, who: int) -> Flow[None]:
    """The Government may Sweep (without movement) or Assault FARC in every space, with AUC Guerrillas counting as
    Troops."""
    done: list[int] = []
    striking = Where(lambda _, s: bool(_strikes(b, s)))
    while (s := (yield from choose_space(b, GOVT, "event-space", striking & ~p.among(done)))) >= 0:
        done.append(s)
        if (yield from choose_how(b, GOVT, _strikes(b, s), s)) == "sweep":
            b.activate(FARC, s, _eyes(b, s))
        else:
            yield from assault.remove_pieces(b, s, _hits(b, s), [FARC])


def _strikes(b: Colombia, s: int) -> list[str]:
    """3.2.3, 3.2.4 Return the options that would affect FARC in a space."""
    found = []
    if b.n[FARC_U + s] and _eyes(b, s):
        found.append("sweep")
    if removable(b, FARC, s) >= 0 and _hits(b, s):
        found.append("assault")
    return found


def _eyes(b: Colombia, s: int) -> int:
    return eyes(b, s, helpers=b.guerrillas(AUC, s))


def _hits(b: Colombia, s: int) -> int:
    return strength(b, s, b.n[TROOPS + s] + b.guerrillas(AUC, s), b.n[POLICE + s])


@event(37, shaded=True)
def former_military_shaded(b: Colombia, who: int) -> Flow[None]:
    """AUC Marches free, then Ambushes free at one destination."""
    trip = yield from free_operation(b, AUC, "march")
    victims = Where(lambda _, s: b.enemies(AUC, s) > 0)
    landed = p.among(trip.spaces) & p.has(AUC_U) & victims
    s = yield from choose_space(b, AUC, "event-space", landed)
    if s >= 0:
        b.log("ambush", AUC, s)
        yield from ambush(b, AUC, s)


@event(38)
def national_coordination_center(b: Colombia, who: int) -> Flow[None]:
    """Active AUC Guerrillas are removed from up to 3 spaces that have cubes or Support."""
    for _ in range(3):
        s = yield from choose_space(b, who, "event-remove", (cubes | p.support) & p.has(AUC_A), optional=True)
        if s < 0:
            return
        yield from kill(b, AUC_A, s, 99)


@event(38, shaded=True)
def national_coordination_center_shaded(b: Colombia, who: int) -> None:
    """All AUC Guerrillas in spaces with cubes or Support turn Underground."""
    for s in (cubes | p.support).spaces(b):
        b.hide(AUC, s, 99)


@event(39)
def soldados_campesinos(b: Colombia, who: int) -> Flow[None]:
    """Six Departments receive 1 Police each."""
    done: list[int] = []
    while len(done) < 6:
        where = department & ~p.among(done)
        yield from make_available(b, where, {POLICE: 1})
        s = yield from choose_space(b, who, "event-place", where & placeable(POLICE), piece=POLICE)
        if s < 0:
            return
        done.append(s)
        b.place(POLICE, s)


@event(39, shaded=True)
def soldados_campesinos_shaded(b: Colombia, who: int) -> Flow[None]:
    """One Police becomes an AUC Guerrilla in each of up to 3 Departments."""
    done: list[int] = []
    while len(done) < 3:
        where = department & p.has(POLICE) & ~p.among(done)
        yield from make_available(b, where, {AUC_U: 1})
        s = yield from choose_space(b, who, "event-replace", where & replaceable(AUC_U), optional=True)
        if s < 0:
            return
        done.append(s)
        yield from replace(b, POLICE, s, AUC_U)


@event(40)
def demobilization(b: Colombia, who: int) -> Flow[None]:
    """Three AUC Guerrillas become Police."""
    for _ in range(3):
        yield from make_available(b, guerrillas_of(AUC), {POLICE: 1})
        s = yield from choose_space(b, who, "event-replace", guerrillas_of(AUC) & replaceable(POLICE))
        if s < 0:
            return
        column = yield from choose_piece(b, who, "event-replace-piece", AUC_GUERRILLAS, s)
        yield from replace(b, column, s, POLICE)


@event(40, shaded=True)
def demobilization_shaded(b: Colombia, who: int) -> Flow[None]:
    """The cubes of a Department with AUC pieces move to Cities. Then AUC places a piece in each of 2 Cities."""
    origin = yield from choose_space(b, who, "event-origin", department & p.pieces_of(AUC) & cubes)
    if origin >= 0:
        for column in (TROOPS, POLICE):
            yield from _send_to_cities(b, who, column, origin)
    entered: list[int] = []
    open_to_auc = city & (placeable(AUC_BASE) | placeable(AUC_U))
    while len(entered) < 2:
        yield from make_available(b, city & ~p.among(entered), {AUC_BASE: 1, AUC_U: 1})
        s = yield from choose_space(b, who, "event-place", open_to_auc & ~p.among(entered))
        if s < 0:
            return
        entered.append(s)
        yield from place_pieces(b, who, s, [AUC_BASE, AUC_U], 1)


def _send_to_cities(b: Colombia, who: int, column: int, origin: int) -> Flow[None]:
    while b.n[column + origin]:
        s = yield from pick_space(b, who, "event-destination", RULE, b.spec.cities, origin=origin, piece=column)
        count = yield from choose_count(b, who, 1, b.n[column + origin], s, column)
        b.move(column, origin, s, count)


@event(41)
def mancuso(b: Colombia, who: int) -> Flow[None]:
    """AUC loses 6 Resources and all its pieces in one space."""
    b.gain(AUC, -6)
    s = yield from choose_space(b, who, "event-remove", p.pieces_of(AUC))
    if s >= 0:
        yield from remove_all(b, s, columns_of(AUC))


@event(41, shaded=True)
def mancuso_shaded(b: Colombia, who: int) -> None:
    """AUC gains 3 Resources for each space it shares with the Cartels."""
    b.gain(AUC, 3 * len((p.pieces_of(AUC) & p.pieces_of(CARTELS)).spaces(b)))


@event(42)
def senado_camara(b: Colombia, who: int) -> Flow[None]:
    """Two Neutral spaces move to Passive Support, and the Government gains 3 Resources."""
    for _ in range(2):
        s = yield from choose_space(b, who, "event-shift", level(NEUTRAL))
        if s >= 0:
            b.set_support(s, PASSIVE_SUPPORT)
    b.gain(GOVT, 3)


@event(42, shaded=True)
def senado_camara_shaded(b: Colombia, who: int) -> None:
    """Momentum: the executing faction is immune to Sweep and Assault."""
    b.protect(who)
    b.put_in_force(SENADO, SHADED)


@event(43)
def calima_front(b: Colombia, who: int) -> Flow[None]:
    """A Department with Troops gets 2 Terror markers and loses its FARC Bases."""
    s = yield from choose_space(b, who, "event-space", department & p.has(TROOPS), p.has(FARC_BASE))
    if s >= 0:
        b.terror(s, 2)
        b.remove(FARC_BASE, s, 2)


@event(43, shaded=True)
def calima_front_shaded(b: Colombia, who: int) -> Flow[None]:
    """A Department with Troops gets 2 Terror markers, and Aid drops by 9."""
    s = yield from choose_space(b, who, "event-space", department & p.has(TROOPS))
    if s >= 0:
        b.terror(s, 2)
    b.add_aid(-9)


@event(44)
def colombia_nueva(b: Colombia, who: int) -> Flow[None]:
    """A City at Neutral or Passive Support moves to Active Support, and the Government gains 3 Resources."""
    s = yield from choose_space(b, who, "event-shift", city & level(NEUTRAL, PASSIVE_SUPPORT))
    if s >= 0:
        b.set_support(s, ACTIVE_SUPPORT)
    b.gain(GOVT, 3)


@event(44, shaded=True)
def colombia_nueva_shaded(b: Colombia, who: int) -> Flow[None]:
    """A City with Support turns Neutral, and the Government loses 3 Resources."""
    s = yield from choose_space(b, who, "event-shift", city & p.support)
    if s >= 0:
        b.set_support(s, NEUTRAL)
    b.gain(GOVT, -3)


@event(45)
def los_derechos_humanos(b: Colombia, who: int) -> None:
    """Every space with cubes and Terror shifts 1 level toward Active Support."""
    for s in (cubes & p.marked).spaces(b):
        b.shift(s, 1)


@event(45, shaded=True)
def los_derechos_humanos_shaded(b: Colombia, who: int) -> Flow[None]:
    """Aid drops by 1 for each space with AUC pieces, and the Government loses a die roll of Resources."""
    b.add_aid(-len(p.pieces_of(AUC).spaces(b)))
    die = yield from roll(RULE, "event-die", faction=GOVT)
    b.log("rolled", die)
    b.gain(GOVT, -die)
