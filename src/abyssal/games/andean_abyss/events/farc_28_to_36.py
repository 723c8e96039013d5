"""Events 28 to 36: the second half of the cards with FARC first."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import (
    choose_faction,
    choose_piece,
    choose_space,
    choose_spaces,
    make_available,
    place_pieces,
    replace,
)
from ....coin.operation import Operation
from ....coin.predicates import Where, level, replaceable
from ....coin.sequence import stay_eligible
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..combat import removable, strength
from ..farc_zones import place_zone
from ..names import (
    ACTIVE_OPPOSITION,
    AUC,
    BASE,
    CARTELS,
    CARTELS_BASE,
    CUCUTA,
    ECUADOR,
    FARC,
    FARC_BASE,
    FARC_U,
    GOVT,
    GOVT_BASE,
    INSURGENTS,
    MARKERS,
    MOUNTAIN,
    NEUTRAL,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    POLICE,
    RESOURCES,
    TROOPS,
    UNDERGROUND,
    ZONE,
)
from ..s3_operations.assault import assault_space
from ..s4_special.ambush import ambush
from ..shipments import kill
from .farc_19_to_27 import fits, place_farc_base
from .registry import event
from .tools import city, columns_of, department, guerrillas_of, insurgent_pieces, unsabotaged

empty = ~(p.pieces_of(GOVT) | insurgent_pieces)


@event(28)
def hugo_chavez(b: Colombia, who: int) -> Flow[None]:
    """Up to 3 Insurgent pieces are removed from a space next to Venezuela."""
    yield from clear_border(b, who, "venezuela")


def clear_border(b: Colombia, who: int, country: str) -> Flow[None]:
    """Remove up to 3 Insurgent pieces of any kinds from a space on a country's border."""
    s = yield from choose_space(b, who, "event-remove", p.bordering(country) & insurgent_pieces)
    if s >= 0:
        yield from remove_up_to(b, who, s, 3, columns_of(*INSURGENTS))


def remove_up_to(b: Colombia, who: int, s: int, count: int, columns: list[int]) -> Flow[None]:
    """Remove up to `count` pieces of these kinds from a space."""
    for _ in range(count):
        column = yield from choose_piece(b, who, "event-remove-piece", columns, s, optional=True)
        if column < 0:
            return
        yield from kill(b, column, s, 1)


@event(28, shaded=True)
def hugo_chavez_shaded(b: Colombia, who: int) -> Flow[None]:
    """A Department next to Venezuela receives a FARC Base. Empty LoCs at Cúcuta are Sabotaged."""
    yield from place_farc_base(b, who, department & p.bordering("venezuela"))
    there = unsabotaged & p.next_to(CUCUTA) & empty
    roads = there.spaces(b)
    if b.n[MARKERS] < len(roads):
        roads = yield from choose_spaces(b, who, "event-sabotage", b.n[MARKERS], there)
    for s in roads:
        b.terror(s)


@event(29)
def kill_zone(b: Colombia, who: int) -> Flow[None]:
    """In one space the Government Activates all FARC Guerrillas and Assaults free."""
    shot = Where(lambda _, s: in_sights(b, s))
    s = yield from choose_space(b, GOVT, "event-space", p.has(FARC_U) | shot, guerrillas_of(FARC), shot)
    if s >= 0:
        b.log("select", s)
        b.activate(FARC, s, 99)
        yield from assault_space(b, Operation(GOVT, "assault", free=True, event=True), s)


def in_sights(b: Colombia, s: int) -> bool:
    """Return True if an Assault could remove something here once all FARC Guerrillas are Active."""
    if not strength(b, s, b.n[TROOPS + s], b.n[POLICE + s]):
        return False
    return b.count(FARC, s) > 0 or removable(b, AUC, s) >= 0 or removable(b, CARTELS, s) >= 0


@event(29, shaded=True)
def kill_zone_shaded(b: Colombia, who: int) -> Flow[None]:
    """FARC or AUC Ambushes twice in one space, free, with any Guerrilla and without Activating one."""
    faction = yield from choose_faction(b, who, [f for f in (FARC, AUC) if meeting(b, f).spaces(b)])
    if faction < 0:
        return
    twice = Where(lambda _, s: outlast_ambush(b, faction, s))
    s = yield from choose_space(b, faction, "event-space", meeting(b, faction), twice)
    for _ in range(2):
        if b.guerrillas(faction, s) and b.enemies(faction, s):
            b.log("ambush", faction, s)
            yield from ambush(b, faction, s, activate=False)


def meeting(b: Colombia, faction: int) -> Where:
    """Match spaces with a Guerrilla of the faction, Active or not, and an enemy piece."""
    return Where(lambda _, s: b.guerrillas(faction, s) > 0 and b.enemies(faction, s) > 0)


def outlast_ambush(b: Colombia, faction: int, s: int) -> bool:
    """Return True if enemies remain for a second Ambush: there are 3 or more, or 2 of different factions and the first
    Ambush spares one."""
    foes = [f for f in range(4) if f != faction and b.count(f, s)]
    return len(foes) > 1 or b.enemies(faction, s) > 2


@event(30)
def peace_commission(b: Colombia, who: int) -> Flow[None]:
    """A FARC Zone is removed; second edition: with a FARC Base there."""
    second = b.options.second_edition
    zone = Where(lambda b, s: b.n[ZONE + s] > 0)
    s = yield from choose_space(b, who, "event-space", zone, *([p.has(FARC_BASE)] if second else []))
    if s >= 0:
        b.set_zone(s, 0)
        if second:
            b.remove(FARC_BASE, s)


@event(30, shaded=True)
def peace_commission_shaded(b: Colombia, who: int) -> Flow[None]:
    """The Government places a FARC Zone; second edition: with a FARC Base."""
    yield from grant_zone(b)


def grant_zone(b: Colombia, terrain: str = "") -> Flow[int]:
    """6.4.4 Place a FARC Zone where the Government chooses; second edition: with a FARC Base."""
    s = yield from place_zone(b, terrain)
    if s >= 0 and b.options.second_edition:
        yield from make_available(b, p.is_(s), {FARC_BASE: 1})
        b.place(FARC_BASE, s)
    return s


@event(31)
def betancourt(b: Colombia, who: int) -> Flow[None]:
    """Two Cities and a Department shift 1 level toward Active Support."""
    chosen = yield from choose_spaces(b, who, "event-shift", 2, city & p.can_shift(1))
    chosen += yield from choose_spaces(b, who, "event-shift", 1, department & p.can_shift(1))
    for s in chosen:
        b.shift(s, 1)


@event(31, shaded=True)
def betancourt_shaded(b: Colombia, who: int) -> Flow[None]:
    """Three spaces move from Passive to Active Opposition."""
    for s in (yield from choose_spaces(b, who, "event-shift", 3, level(PASSIVE_OPPOSITION))):
        b.set_support(s, ACTIVE_OPPOSITION)


@event(32)
def secuestrados(b: Colombia, who: int) -> Flow[None]:
    """Two spaces at Neutral or Passive Opposition move to Passive Support."""
    for s in (yield from choose_spaces(b, who, "event-shift", 2, level(NEUTRAL, PASSIVE_OPPOSITION))):
        b.set_support(s, PASSIVE_SUPPORT)


@event(32, shaded=True)
def secuestrados_shaded(b: Colombia, who: int) -> None:
    """FARC gains 12 Resources."""
    b.gain(FARC, 12)


@event(33)
def sucumbios(b: Colombia, who: int) -> Flow[None]:
    """Up to 3 Insurgent pieces are removed from a space next to Ecuador."""
    yield from clear_border(b, who, "ecuador")


@event(33, shaded=True)
def sucumbios_shaded(b: Colombia, who: int) -> Flow[None]:
    """Ecuador comes into play, with 2 pieces of the executing faction (see 1.4.2)."""
    b.open_space(ECUADOR)
    own = [TROOPS, POLICE, GOVT_BASE] if who == GOVT else [UNDERGROUND[who], BASE[who]]
    yield from make_available(b, p.is_(ECUADOR), dict.fromkeys(own, 2))
    yield from place_pieces(b, who, ECUADOR, own, 2)


@event(34)
def airdropped_aks(b: Colombia, who: int) -> Flow[None]:
    """An Insurgent faction loses 5 Resources."""
    faction = yield from choose_faction(b, who, [f for f in INSURGENTS if b.n[RESOURCES + f]])
    if faction >= 0:
        b.gain(faction, -5)


@event(34, shaded=True)
def airdropped_aks_shaded(b: Colombia, who: int) -> Flow[None]:
    """An Insurgent faction places 2 Guerrillas and a Base in a Department without Population."""
    barren = department & ~p.populated
    drops = [{BASE[f]: 1, UNDERGROUND[f]: 2} for f in INSURGENTS]
    if who in INSURGENTS:
        yield from make_available(b, barren, drops[INSURGENTS.index(who)])
    ready = [f for f, drop in zip(INSURGENTS, drops, strict=True) if (barren & fits(drop, 1)).spaces(b)]
    faction = yield from choose_faction(b, who, ready)
    if faction < 0:
        return
    drop = drops[INSURGENTS.index(faction)]
    s = yield from choose_space(b, faction, "event-place", barren & fits(drop, 1), fits(drop, 2), fits(drop, 3))
    for column, count in drop.items():
        b.place(column, s, count)


@event(35)
def crop_substitution(b: Colombia, who: int) -> Flow[None]:
    """All Cartels Bases in one Department become Police; Aid +3."""
    grown = department & p.has(CARTELS_BASE)
    yield from make_available(b, grown, {POLICE: max((b.n[CARTELS_BASE + s] for s in grown.spaces(b)), default=0)})
    s = yield from choose_space(b, who, "event-replace", grown, replaceable(POLICE))
    if s >= 0:
        for _ in range(b.n[CARTELS_BASE + s]):
            yield from replace(b, CARTELS_BASE, s, POLICE)
    b.add_aid(3)


@event(35, shaded=True)
def crop_substitution_shaded(b: Colombia, who: int) -> Flow[None]:
    """A Department with a Cartels Base shifts 2 levels toward Active Opposition."""
    where = department & p.has(CARTELS_BASE) & p.can_shift(-1)
    s = yield from choose_space(b, who, "event-shift", where, ~level(PASSIVE_OPPOSITION))
    if s >= 0:
        b.shift(s, -2)


@event(36)
def zona_de_convivencia(b: Colombia, who: int) -> Flow[None]:
    """A FARC Zone in the Mountains brings Support to 2 spaces next to it. The executing faction stays Eligible.

    First edition: Neutral spaces move to Passive Support. Second edition: any spaces shift 1 level.
    """
    zone = yield from grant_zone(b, MOUNTAIN)
    if zone >= 0:
        ready = p.can_shift(1) if b.options.second_edition else level(NEUTRAL)
        for s in (yield from choose_spaces(b, who, "event-shift", 2, p.next_to(zone) & ready)):
            b.shift(s, 1)
    stay_eligible(b, who)
